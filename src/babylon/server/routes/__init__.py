"""Routes: each reads, calls one function, answers."""
