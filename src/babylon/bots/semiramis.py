"""Semiramis: knows what a garden will become, from a hundred thousand that she has seen grow."""

from dataclasses import replace

from babylon.bots.kernel_bots import Manner, SearchBot
from babylon.bots.search import Settings

ROUNDS = 2  # to play on: the net tells more of a garden than a long try does, and so there are many short ones
CAREFUL = Settings(
    choices=32, digs=16, room=4, width=6, pairs=3, quick_digs=12, quick_width=4, quick_pairs=1, prior=4, net=1, exact=1
)
# At a table of four, as Nebuchadnezzar's: more tries, played on lightly.
BRISK = replace(CAREFUL, choices=40, quick_digs=3, quick_width=3)
MOST_FOR_CARE = 3  # players


def manner(players: int) -> Manner:
    """How to think at a table of so many."""
    careful = players <= MOST_FOR_CARE
    settings = replace(CAREFUL if careful else BRISK, horizon=ROUNDS * players)
    return Manner(settings, "learned" if careful else "quick")


class Semiramis(SearchBot):
    """Search with a net, up to three seconds."""

    def __init__(self, tries: int | None = None, threads: int = 1) -> None:
        super().__init__(manner, seconds=3.0, tries=tries, threads=threads)
