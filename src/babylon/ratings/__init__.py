"""Ratings: how a game changes what is known of its players' strength, and the bots by which all are measured."""
