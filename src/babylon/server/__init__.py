"""Tables for people and bots over HTTP: a log that never loses a turn, views that never leak a tile."""
