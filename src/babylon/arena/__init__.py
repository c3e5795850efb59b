"""Bots against each other: matches, ratings, self-play, and what thousands of games teach (docs/bots.md)."""
