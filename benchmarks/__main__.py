"""All benchmarks, one after another."""

from benchmarks import core, performance, server_start

core.main()
performance.main()
server_start.main()
