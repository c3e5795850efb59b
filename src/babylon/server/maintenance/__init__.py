"""What an operator does with a store besides serving it: copies, checks, exports and imports."""
