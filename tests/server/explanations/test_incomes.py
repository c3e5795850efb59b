"""Why digging pays what it pays, in the words of the books."""

from typing import TYPE_CHECKING, cast

import pytest

from babylon.server.explanations.incomes import incomes
from babylon.server.wire.drafts import Income
from babylon.server.wire.json_text import dumped
from tests.drawing.quarry import draw_quarry

if TYPE_CHECKING:
    from babylon.game.public_game import PublicGame

QUARRY = """
     4  3 3 3 3
     3  3 2 1 3
     2  3 0 2 3
     1  3 3 3 3
        A B C D
"""


@pytest.mark.parametrize(
    ("stack", "because"),
    [
        ("A1", {"west": "edge", "south": "edge", "north": "same", "east": "same"}),
        ("B1", {"south": "edge", "north": "bottom", "west": "same", "east": "same"}),
        ("C2", {"west": "bottom", "north": "lower"}),
    ],
)
def test_every_side_that_pays_says_what_it_borders(stack: str, because: dict[str, str]) -> None:
    game = cast("PublicGame", draw_quarry(QUARRY))
    found = {one.stack: one for one in (Income.model_validate_json(dumped(told)) for told in incomes(game))}
    assert {str(one.side): str(one.because) for one in found[stack].reasons if one.side} == because
