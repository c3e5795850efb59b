"""The score pad of the printed game: a garden whose pieces were counted, or that is put together again."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from babylon.game.score_sheets import score_sheet, sheet_of
from babylon.game.why_not import reason
from babylon.pieces.edition import Edition
from babylon.pieces.errors import Reason
from babylon.pieces.kinds import FLOWERS, SYMBOLS, Flower, Symbol
from babylon.pieces.move import Decorate, Place
from babylon.pieces.score import ScoreSheet
from babylon.questions.counted_pieces import CountsRow, counted_sheet, place_of
from babylon.questions.finished_garden import BOOKS_DIFFER, FULL, begin_gardens, put_item, put_tile
from babylon.questions.refusals import RefusalRow
from babylon.questions.score_sheet import SheetRow
from babylon.rules.edition_choices import number_of
from babylon.rules.refusal_codes import ALLOWED
from babylon.rules.state import GameState, GardenState


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile of a finished garden: how it lies, its flower, and whether its open corner has no belvedere."""

    place: Place
    flower: Flower
    bare: bool = False


PadPiece: TypeAlias = LaidTile | Decorate


@dataclass(frozen=True, slots=True)
class Counts:
    """Pieces seen from above; decorations by their levels, from 1 on, stairways by the lower one."""

    decorations: dict[Symbol, tuple[int, ...]] = field(default_factory=dict)
    belvederes: int = 0
    flowers: tuple[int, ...] = (0, 0, 0, 0)
    highest: int = 0
    open_notches: int = 0


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """A garden put together under an edition: its score, and the pieces, by number, that break a rule.

    What only this edition forbids is `forbidden`, but stands and scores; what is `impossible` was left out.
    """

    score: ScoreSheet
    forbidden: dict[int, Reason]
    impossible: dict[int, Reason]


def empty_gardens(edition: Edition, players: int) -> GameState:
    """A state with nothing but empty gardens."""
    state = GameState(
        players=players,
        highest=number_of(edition.highest),
        overlap=number_of(edition.overlap),
        gap=number_of(edition.gap),
        belvederes=number_of(edition.belvederes),
        gardens=[GardenState() for _ in range(players)],
    )
    begin_gardens(state)
    return state


def rebuilt(edition: Edition, pieces: Sequence[PadPiece]) -> Rebuilt:
    """The garden of these pieces, from the bottom up."""
    state = empty_gardens(edition, 1)
    forbidden: dict[int, Reason] = {}
    impossible: dict[int, Reason] = {}
    for number, piece in enumerate(pieces):
        code = _put(state, piece)
        assert code != FULL, "no garden has so many pieces"
        if code != ALLOWED:
            move = piece.place if isinstance(piece, LaidTile) else piece
            (forbidden if code in BOOKS_DIFFER else impossible)[number] = reason(state, move, code)
    return Rebuilt(score_sheet(state, state.gardens[0]), forbidden, impossible)


def _put(state: GameState, piece: PadPiece) -> int:
    row = RefusalRow()
    if isinstance(piece, Decorate):
        spaces = piece.spaces
        return put_item(state, 0, SYMBOLS.index(piece.symbol), spaces[0].index, spaces[-1].index, row)
    place, flower = piece.place, FLOWERS.index(piece.flower)
    return put_tile(state, 0, flower, place.position.index, place.level, place.corner_number, piece.bare, row)


def counted_score(edition: Edition, seen: Counts, under_decks: Counts | None = None) -> ScoreSheet:
    """The score of counted pieces; `under_decks` are those among them that only the decks of bridges hide."""
    row = SheetRow()
    counted_sheet(empty_gardens(edition, 0), _counts_row(seen), _counts_row(under_decks or Counts()), row)
    return sheet_of(row)


def _counts_row(counts: Counts) -> CountsRow:
    row = CountsRow(
        belvederes=counts.belvederes,
        flowers=list(counts.flowers),
        highest=counts.highest,
        open_notches=counts.open_notches,
    )
    for symbol, levels in counts.decorations.items():
        for level, number in enumerate(levels, start=1):
            row.items[place_of(SYMBOLS.index(symbol), level)] = number
    return row
