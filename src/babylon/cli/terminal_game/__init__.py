"""A game at the terminal: people at one keyboard, and bots."""
