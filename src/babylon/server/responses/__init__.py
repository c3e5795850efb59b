"""Answers: JSON bodies, problems in the caller's language."""
