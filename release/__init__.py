"""Releases: `python -m release VERSION` tries one in a copy of the tree, `--really` makes it here."""
