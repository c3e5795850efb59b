"""The score pad of a garden, filled in by the rules."""

from babylon.pieces.score import ScoreSheet
from babylon.rules import scoring
from babylon.rules.board import BRIDGE, FOUNTAIN, STAIRWAY, count
from babylon.rules.standing import places
from babylon.rules.state import GameState, GardenState


def score_sheet(game: GameState, garden: GardenState) -> ScoreSheet:
    """Every line of the pad."""
    fountain_points, fountains = scoring.tally(game, garden, FOUNTAIN)
    bridge_points, bridges = scoring.tally(game, garden, BRIDGE)
    stairway_points, stairways = scoring.tally(game, garden, STAIRWAY)
    return ScoreSheet(
        statues=scoring.statue_points(garden),
        fountains=fountain_points,
        bridges=bridge_points,
        stairways=stairway_points,
        diversity=scoring.set_points(count(garden.statues), fountains, bridges, stairways),
        flowers=scoring.flower_points(game, garden),
        belvederes=scoring.belvedere_points(garden),
        highest=scoring.height_points(game, garden.top),
        open_notches=scoring.open_notches(game, garden),
    )


def winners(sheets: tuple[ScoreSheet, ...]) -> tuple[int, ...]:
    """The seats that win."""
    standing = places([sheet.result for sheet in sheets])
    return tuple(seat for seat, place in enumerate(standing) if place == 1)
