"""Where tables live: an append-only log and, apart from it, what is secret. SQLite or PostgreSQL."""
