"""The mason: knows a good place for a tile when it sees one, and does not look beyond this turn."""

from babylon.bots.thinking import QuickBot


class Mason(QuickBot):
    """A light policy: a few tiles, a few places, points at once and a few rules of thumb."""

    def __init__(self) -> None:
        super().__init__("thumb", digs=4, width=2, pairs=1)
