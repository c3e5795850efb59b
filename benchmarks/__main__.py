"""All benchmarks, one after another."""

from benchmarks import core, performance, serving

core.main()
performance.main()
serving.main()
