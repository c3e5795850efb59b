"""Eight strengths from a first game to the strongest, each of which wins about seven in ten against the one below.

Programs call them `level-1` to `level-8`. The weaker ones think like the gardener and overlook turns, the best one as
easily as any other; they see whatever is left, so they never throw anything away. The stronger ones search, by a number
of tries instead of a clock: they are as strong on a slow machine as on a fast one. Only the highest takes the time that
it is given.
"""

from collections.abc import Callable
from dataclasses import replace

from babylon.bots import architect, semiramis
from babylon.bots.kernel_bots import Manner, QuickBot, SearchBot

SECONDS = 10.0  # for those who count their tries: nobody waits longer, however slow the machine is


class Overlooker(QuickBot):
    """Plays the best of the turns that it notices."""

    def __init__(self, overlook: int) -> None:
        super().__init__("learned", digs=16, width=6, pairs=3, overlook=overlook)


def narrowed(manner: Callable[[int], Manner], choices: int) -> Callable[[int], Manner]:
    """A manner of thinking that compares fewer turns."""

    def narrow(players: int) -> Manner:
        wide = manner(players)
        return replace(wide, settings=replace(wide.settings, choices=choices))

    return narrow


class Level1(Overlooker):
    """Notices one turn in twenty."""

    def __init__(self) -> None:
        super().__init__(948)


class Level2(Overlooker):
    """Notices one turn in twelve."""

    def __init__(self) -> None:
        super().__init__(915)


class Level3(Overlooker):
    """Notices one turn in seven."""

    def __init__(self) -> None:
        super().__init__(850)


class Level4(Overlooker):
    """Notices three turns in eight."""

    def __init__(self) -> None:
        super().__init__(620)


class Level5(Overlooker):
    """Overlooks nothing, and does not think of the next turn."""

    def __init__(self) -> None:
        super().__init__(0)


class Level6(SearchBot):
    """Plays the best turns on a little."""

    def __init__(self) -> None:
        super().__init__(narrowed(architect.manner, 8), seconds=SECONDS, tries=16)


class Level7(SearchBot):
    """Compares many turns and values them by the net."""

    def __init__(self) -> None:
        super().__init__(narrowed(semiramis.manner, 8), seconds=SECONDS, tries=16)


class Level8(semiramis.Semiramis):
    """The strongest: as long as it may."""
