"""The score pad of a garden, filled in by the rules."""

from babylon.pieces.score import ScoreSheet
from babylon.rules import scoring
from babylon.rules.board import BRIDGE, FOUNTAIN, STAIRWAY
from babylon.rules.state import GameState, GardenState


def score_sheet(game: GameState, garden: GardenState) -> ScoreSheet:
    """Every line of the pad."""
    return ScoreSheet(
        statues=scoring.statue_points(garden),
        fountains=scoring.kind_points(garden, FOUNTAIN),
        bridges=scoring.kind_points(garden, BRIDGE),
        stairways=scoring.kind_points(garden, STAIRWAY),
        diversity=scoring.diversity_points(garden),
        flowers=scoring.flower_points(game, garden),
        belvederes=scoring.belvedere_points(garden),
        highest=scoring.highest_points(game, garden),
        open_notches=scoring.open_notches(garden),
    )


def winners(sheets: tuple[ScoreSheet, ...]) -> tuple[int, ...]:
    """The seats that win: most points, then fewest open notches, then together (RULES §7)."""
    ranks = [(sheet.total, -sheet.open_notches) for sheet in sheets]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
