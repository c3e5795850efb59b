"""Nebuchadnezzar: the best we can build."""

from babylon.bots.search import Settings
from babylon.bots.thinking import SearchBot

SETTINGS = Settings(
    choices=32, digs=16, room=4, width=6, pairs=3, quick_digs=12, quick_width=4, quick_pairs=1, horizon=14, prior=4
)
PLAYING = "learned"  # turns are played on nearly as the gardener plays: fewer tries, and each tells more


class Nebuchadnezzar(SearchBot):
    """Search, up to three seconds."""

    def __init__(self, tries: int | None = None, threads: int = 1) -> None:
        super().__init__(SETTINGS, PLAYING, seconds=3.0, tries=tries, threads=threads)
