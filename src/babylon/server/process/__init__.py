"""The process that serves: its log, its figures, its memory, its ports and connections."""
