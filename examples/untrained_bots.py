"""The gardener and the architect without what they have learnt, to see what that is worth.

babylon arena gardener examples.untrained_bots:Gardener --games 400
babylon arena architect examples.untrained_bots:Architect --games 200
"""

from dataclasses import replace

from babylon.bots.architect import SETTINGS
from babylon.bots.kernel_bots import Manner, QuickBot, SearchBot
from babylon.bots.runner import TO_THE_END

FAR = Manner(replace(SETTINGS, horizon=TO_THE_END, prior=0), "quick")


class Gardener(QuickBot):
    """Values a garden by rules of thumb."""

    def __init__(self) -> None:
        super().__init__("thumb", digs=16, width=6, pairs=3)


class Architect(SearchBot):
    """Plays every try on to the end of the game, and has no first impression."""

    def __init__(self) -> None:
        super().__init__(lambda _players: FAR, seconds=0.2)
