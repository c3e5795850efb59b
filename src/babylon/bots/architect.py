"""The architect: plays its best turns some turns further, many times over, before it decides."""

from babylon.bots.kernel_bots import Manner, SearchBot
from babylon.bots.search import Settings

SETTINGS = Settings(
    choices=24, digs=16, room=4, width=4, pairs=2, quick_digs=2, quick_width=2, quick_pairs=0, horizon=8, prior=4
)


def manner(_players: int) -> Manner:
    """How to think: the same at every table."""
    return Manner(SETTINGS, "quick")


class Architect(SearchBot):
    """Search, a fifth of a second."""

    def __init__(self, tries: int | None = None, threads: int = 1) -> None:
        super().__init__(manner, seconds=0.2, tries=tries, threads=threads)
