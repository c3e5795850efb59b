"""One file for each command; see babylon.cli."""
