"""Bots in processes of their own, so that no search ever holds up a table."""
