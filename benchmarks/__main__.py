"""All benchmarks, one after another."""

from benchmarks import core

core.main()
