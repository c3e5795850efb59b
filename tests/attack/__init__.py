"""Attacks on our own server, at full size: `make attack` runs all of them, `python -m tests.attack.NAME` one.

An attack is a module with a `main` that tells its figures (`tests.attack.figures`). It is bounded, and its traffic
stays on this machine. Its short form is a test that calls the same functions with small numbers.
"""
