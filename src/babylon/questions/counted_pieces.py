"""The score pad of a garden whose pieces were counted from above, as people do at the end of the printed game."""

from dataclasses import dataclass

from babylon.questions.rows import column, columns
from babylon.questions.score_sheet import DIVERSITY, FLOWERS, HIGHEST, LINE_OF, LINES, MEMBERS, SheetRow
from babylon.rules.board import BELVEDERE, STAIRWAY
from babylon.rules.edition_choices import GAP_COVERED
from babylon.rules.scoring import MOST, ONE_OF, height_points, set_points, worth
from babylon.rules.setup import FLOWER_KINDS
from babylon.rules.state import LEVELS, GameState


@dataclass(slots=True)
class CountsRow:
    """How many pieces are seen from above."""

    items: list[int] = columns(MEMBERS * LEVELS)  # by kind and level (`place_of`); a stairway stands on its lower one
    belvederes: int = column()
    flowers: list[int] = columns(FLOWER_KINDS)  # tiles with this flower
    highest: int = column()  # the level of the highest tile
    open_notches: int = column()


def place_of(kind: int, level: int) -> int:
    """Where the decorations of a kind on a level are counted."""
    return LEVELS * kind + level


def upper_level(kind: int, level: int) -> int:
    """The level of an item's second space."""
    return level + 1 if kind == STAIRWAY else level


def proven_level(counts: CountsRow) -> int:
    """The highest level that something stands on, so that there is a tile."""
    proven = 0
    for kind in range(MEMBERS):
        for level in range(LEVELS):
            if counts.items[place_of(kind, level)] > 0:
                proven = max(proven, upper_level(kind, level))
    return proven


def left(game: GameState, seen: int, under_decks: int) -> int:
    """How many of those seen count: what only a deck hides, too, unless the deck hides as a tile would (RULES §8)."""
    return max(seen - under_decks, 0) if game.gap == GAP_COVERED else seen


def write_decorations(game: GameState, seen: CountsRow, under_decks: CountsRow, lines: list[int]) -> None:
    """Fill in the lines of the decorations, and of their sets."""
    kinds = 0
    for kind in range(MEMBERS):
        total = 0
        for level in range(LEVELS):
            place = place_of(kind, level)
            number = left(game, seen.items[place], under_decks.items[place])
            lines[LINE_OF[kind]] += number * worth(kind, level, upper_level(kind, level))
            total += number
        kinds += ONE_OF[kind] * min(total, MOST)
    lines[DIVERSITY] = set_points(kinds)


def counted_sheet(game: GameState, seen: CountsRow, under_decks: CountsRow, row: SheetRow) -> None:
    """Fill in the whole pad. `under_decks` are those of the pieces seen that only the decks of bridges hide.

    Where something stands there is a tile: a highest tile that was counted too low is put right.
    """
    for line in range(LINES):
        row.lines[line] = 0
    write_decorations(game, seen, under_decks, row.lines)
    flowers = 0
    for flower in range(FLOWER_KINDS):
        flowers += ONE_OF[flower] * min(left(game, seen.flowers[flower], under_decks.flowers[flower]), MOST)
    row.lines[FLOWERS] = set_points(flowers)
    belvederes = left(game, seen.belvederes, under_decks.belvederes)
    row.lines[LINE_OF[BELVEDERE]] = belvederes * worth(BELVEDERE, 0, 0)
    seen.highest = max(seen.highest, proven_level(seen))
    row.lines[HIGHEST] = height_points(game, seen.highest)
    row.open_notches = left(game, seen.open_notches, under_decks.open_notches)
