"""Tables in memory and who listens to them: caches that any process may lose at any moment."""
