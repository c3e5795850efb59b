"""Proofs in browsers that no other test drives: Debian's Firefox and WebKit, from their packages (see docs/site.md)."""
