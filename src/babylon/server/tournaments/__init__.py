"""Tournaments: a state made of events, decisions that answer with new ones, and what a step leads to next."""
