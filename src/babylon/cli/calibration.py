"""What `babylon calibrate` answers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from babylon.arena.calibration import ROUNDS, Line, Look, Share, groups
from babylon.arena.plots import Spot, against
from babylon.cli.console import Console
from babylon.cli.text_tables import table_of

if TYPE_CHECKING:
    from rich.table import Table

COLUMNS = ("round", "net", "straight", "features", "more", "limit", "missed")


def lines_table(console: Console, found: Sequence[Line]) -> "Table":
    """What is found out about each round."""
    rows = [
        (
            str(one.round),
            *(_share(share) for share in (one.net, one.straight, one.features, one.more, one.limit)),
            f"{one.missed:.1f}",
        )
        for one in found
    ]
    return table_of([console.say(f"calibrate-{column}") for column in COLUMNS], rows)


def calibration_plot(console: Console, found: Sequence[Sequence[Look]]) -> str:
    """Predicted margins against outcomes, as SVG."""
    series = {
        console.say("calibrate-after", round=number): [
            Spot(group.predicted, group.margin, group.error) for group in groups([looks[place] for looks in found])
        ]
        for place, number in enumerate(ROUNDS)
    }
    return against(console.say("calibrate-title"), series)


def _share(share: Share) -> str:
    return f"{share.value:.2f} ± {share.error:.2f}"
