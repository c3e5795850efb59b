"""What may happen at a table: a state folded from the log, and decisions that answer with new events."""
