"""The mason: digs what catches the eye, places it where it pays most at once, and does not look beyond this turn."""

from babylon.bots.kernel_bots import QuickBot


class Mason(QuickBot):
    """A light policy: one tile, the place that looks best for it, points at once and a few rules of thumb."""

    def __init__(self) -> None:
        super().__init__("mason", digs=1, width=1, pairs=0)
