"""The things on the table as values: spaces, tiles, editions, moves, deals, gardens, scores."""
