"""All benchmarks, one after another."""

from benchmarks import core, performance

core.main()
performance.main()
