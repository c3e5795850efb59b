"""Nebuchadnezzar: the same search as the architect's, wider and longer."""

from babylon.bots.kernel_bots import Manner, SearchBot
from babylon.bots.search import Settings

# Turns are played on nearly as the gardener plays them: fewer tries, and each tells more.
CAREFUL = Settings(
    choices=32, digs=16, room=4, width=6, pairs=3, quick_digs=12, quick_width=4, quick_pairs=1, horizon=14, prior=4
)
# At a table of four that did worse than more tries, played on lightly.
BRISK = Settings(
    choices=40, digs=16, room=4, width=6, pairs=3, quick_digs=3, quick_width=3, quick_pairs=1, horizon=12, prior=4
)
MOST_FOR_CARE = 3  # players


def manner(players: int) -> Manner:
    """How to think at a table of so many."""
    return Manner(CAREFUL, "learned") if players <= MOST_FOR_CARE else Manner(BRISK, "quick")


class Nebuchadnezzar(SearchBot):
    """Search, up to three seconds."""

    def __init__(self, tries: int | None = None, threads: int = 1) -> None:
        super().__init__(manner, seconds=3.0, tries=tries, threads=threads)
