"""The score pad of a garden, filled in by the rules."""

from babylon.pieces.score import ScoreSheet
from babylon.rules import scoring
from babylon.rules.board import BELVEDERE, BRIDGE, FOUNTAIN, STAIRWAY, STATUE
from babylon.rules.standings import ranks
from babylon.rules.state import GameState, GardenState


def score_sheet(game: GameState, garden: GardenState) -> ScoreSheet:
    """Every line of the pad."""
    return ScoreSheet(
        statues=scoring.kind_points(game, garden, STATUE),
        fountains=scoring.kind_points(game, garden, FOUNTAIN),
        bridges=scoring.kind_points(game, garden, BRIDGE),
        stairways=scoring.kind_points(game, garden, STAIRWAY),
        diversity=scoring.set_points(scoring.tally(game, garden)[1]),
        flowers=scoring.set_points(scoring.flowers(game, garden)),
        belvederes=scoring.kind_points(game, garden, BELVEDERE),
        highest=scoring.height_points(game, garden.top),
        open_notches=scoring.open_notches(game, garden),
    )


def winners(sheets: tuple[ScoreSheet, ...]) -> tuple[int, ...]:
    """The seats that win."""
    standing = ranks([sheet.result for sheet in sheets])
    return tuple(seat for seat, place in enumerate(standing) if place == 1)
