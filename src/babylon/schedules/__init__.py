"""Who meets whom, in which seat, and what a result is worth: plain functions for tournaments and `babylon.arena`."""
