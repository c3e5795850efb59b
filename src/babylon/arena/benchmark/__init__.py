"""A fixed set of tasks that scores an agent, and proves the score afterwards (docs/benchmark.md)."""
