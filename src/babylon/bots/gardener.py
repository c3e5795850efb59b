"""The gardener: tries every tile and values what is left behind by what it has learnt about gardens."""

from babylon.bots.kernel_bots import QuickBot


class Gardener(QuickBot):
    """Greedy over whole turns."""

    def __init__(self) -> None:
        super().__init__("learned", digs=16, width=6, pairs=3)
