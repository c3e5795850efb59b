"""The recipes of `examples`, each run for a minute: `make recipes`."""
