"""Bots against each other: matches, ratings, training, puzzles, and what thousands of games teach (docs/arena.md)."""
