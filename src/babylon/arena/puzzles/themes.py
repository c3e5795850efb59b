"""What a puzzle is about: the rules that its turn uses, and what it does to the rival."""

from collections.abc import Sequence

from babylon.arena.turn_comparison import Prospect
from babylon.game import Game
from babylon.game.move_rows import moves_in
from babylon.pieces.kinds import SUPPORTS, Source, Support
from babylon.pieces.move import Decorate, Move, Place

THEMES = (
    "statue", "fountain", "bridge", "stairway", "belvedere", "change-symbol", "fill-blank", "storage", "denial",
    "patience", "levels", "double-pillars", "bearer", "last-round",
)  # fmt: skip
DENIAL = 1.0  # points that a rival is left without
SHARE = 1 / 3  # … and so much of the margin


def themes_of(game: Game, solution: Sequence[Move], best: Prospect, other: Prospect, gain: int) -> tuple[str, ...]:
    """The themes of a turn, in the order of THEMES; `other` is the best other turn, which brings `gain` at once."""
    after = game.copy()
    found: set[str] = set()
    for move in solution:
        found |= _of_move(after, move)
        after.play(move)
    if game.round == game.rounds:
        found.add("last-round")
    if _is_denial(game.seat, best, other):
        found.add("denial")
    if gain_of(game, solution) < gain:
        found.add("patience")
    return tuple(theme for theme in THEMES if theme in found)


def gain_of(game: Game, moves: Sequence[Move]) -> int:
    """The points that a turn brings at once."""
    after = game.copy()
    for move in moves:
        after.play(move)
    return after.scores()[game.seat].total - game.scores()[game.seat].total


def _of_move(game: Game, move: Move) -> set[str]:
    if isinstance(move, Decorate):
        return {str(move.symbol)} | ({str(game.token)} if move.star else set())
    return _of_placement(game, move) if isinstance(move, Place) else set()


def _of_placement(game: Game, move: Place) -> set[str]:
    row = next(row for row in game.move_rows() if move in moves_in(row))
    supports = [SUPPORTS[support] for support in row.supports]
    claims = {
        "belvedere": move.open_corner is not None,
        "storage": move.source is Source.STORED,
        "levels": move.level > max((tile.level for tile in game.garden(game.seat).tiles), default=0),
        "double-pillars": Support.DOUBLE in supports,
        "bearer": Support.STATUE in supports,
    }
    return {theme for theme, holds in claims.items() if holds}


def _is_denial(seat: int, best: Prospect, other: Prospect) -> bool:
    """Whether a good part of the margin is what the rivals are left without."""
    margin = best.margin.value - other.margin.value
    rivals = [theirs for number, theirs in enumerate(best.points) if number != seat]
    others = [theirs for number, theirs in enumerate(other.points) if number != seat]
    denied = max(others) - max(rivals)
    return denied >= DENIAL and denied >= SHARE * margin
