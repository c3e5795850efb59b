"""Puzzles: positions of bots' games in which one turn is clearly the best, mined, proved and graded."""
