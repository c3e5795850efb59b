"""Answers to questions about a draft: what may follow, what it costs and brings, and why."""
