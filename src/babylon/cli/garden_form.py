"""A garden of the printed game, typed in by its owner to be scored (docs/cli.md describes the form).

One thing a line, from the bottom up: `c4/2 pink` is a tile at c4 on level 2 with a pink flower, `c4/2 pink -ne` leaves
its north-eastern corner open for a belvedere, `S:c4`, `F:c4-d4`, `B:c4-e4`, `T:c4-d4` are decorations as in a record.
"""

import re
from dataclasses import dataclass

from babylon.cli.problems import CliProblem
from babylon.game.details import details_of
from babylon.game.numbers import action_of
from babylon.game.scores import score_sheet
from babylon.game.setup import laid_out
from babylon.pieces.deal import dealt, flowers_for, seed_key
from babylon.pieces.edition import EDITIONS, Edition
from babylon.pieces.errors import BabylonError, IllegalMove, Reason
from babylon.pieces.kinds import FLOWERS, SYMBOLS, Source
from babylon.pieces.move import Decorate, Place, parse_move
from babylon.pieces.score import ScoreSheet
from babylon.pieces.spaces import CORNERS, SPACES, Corner, Space
from babylon.pieces.tile import tiles
from babylon.rules.board import BIT, POSITIONS, first
from babylon.rules.decorating import decorate
from babylon.rules.placing import overlapped, place
from babylon.rules.refusal import Refusal
from babylon.rules.state import TILES, GameState
from babylon.rules.turn import BUILDING
from babylon.rules.why import why_not_held, why_not_room
from babylon.rules.why_decorate import aligned, why_not_kind, why_not_spaces

BOOKS = tuple(name for name in EDITIONS if name != "revised")
_TILE = re.compile(r"([a-h][1-8])/([1-9]\d?)\s+(\w+)(?:\s+-(nw|ne|se|sw))?")
_PLENTY = 99
# Rules on which the books differ: what one book forbids may stand in another's garden.
_EDITIONS_DIFFER = (Refusal.COMPLETE_OVERLAP, Refusal.GAP_OCCUPIED)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the form: a tile with its flower, or a decoration."""

    number: int
    move: Place | Decorate
    flower: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a garden scores under an edition, and the first line that this edition would not have allowed."""

    score: ScoreSheet
    forbidden: int | None


def lines_of(text: str) -> list[Line]:
    """The form, read."""
    lines = []
    for number, raw in enumerate(text.splitlines(), start=1):
        if content := raw.partition("#")[0].strip():
            try:
                lines.append(_line(number, content))
            except BabylonError as error:
                raise CliProblem("garden-line", line=number, reason=error) from error
    if sum(isinstance(line.move, Place) for line in lines) > TILES:
        raise CliProblem("garden-tiles", most=TILES)
    return lines


def _line(number: int, content: str) -> Line:
    if found := _TILE.fullmatch(content):
        position, level, flower, corner = found.groups()
        if flower not in FLOWERS:
            raise CliProblem("bad-flower", value=flower, known=", ".join(FLOWERS))
        move = Place(Source.DUG, SPACES[position], int(level), 0, Corner(corner) if corner else None)
        return Line(number, move, FLOWERS.index(flower))
    if content[1:2] != ":":
        raise CliProblem("garden-form", value=content)
    decoration = parse_move(content)
    assert isinstance(decoration, Decorate)
    return Line(number, decoration)


def verdicts(lines: list[Line]) -> dict[str, Verdict]:
    """What the garden scores by each of the five books."""
    return {name: _verdict(EDITIONS[name], lines) for name in BOOKS}


def _verdict(edition: Edition, lines: list[Line]) -> Verdict:
    state = laid_out(dealt(seed_key(0), edition, tiles(), flowers_for(2)))
    state.phase = BUILDING
    forbidden = None
    for line in lines:
        try:
            refusal = _refusal(state, line.move)
        except CliProblem as error:
            raise CliProblem("garden-line", line=line.number, reason=error) from error
        if refusal in _EDITIONS_DIFFER:
            forbidden = forbidden or line.number
        elif refusal is not None:
            reason = Reason(refusal, details_of(state, line.move, refusal))
            raise CliProblem("garden-line", line=line.number, reason=IllegalMove(reason))
        _build(state, line)
    return Verdict(score_sheet(state, state.gardens[0]), forbidden)


def _refusal(state: GameState, move: Place | Decorate) -> Refusal | None:
    """The rule that a thing breaks by where it stands; what it cost and when it was built nobody knows any more."""
    garden = state.gardens[0]
    if isinstance(move, Place):
        position = move.position.index
        if not POSITIONS & BIT[position]:
            return Refusal.OUTSIDE_GARDEN
        if refusal := why_not_room(garden, position, move.level):
            return refusal
        if overlapped(state, garden, move.level) & BIT[position]:
            return Refusal.COMPLETE_OVERLAP
        return why_not_held(garden, position, move.level, _corner(move))
    kind, a, b = SYMBOLS.index(move.symbol), move.spaces[0].index, move.spaces[-1].index
    if not aligned(kind, a, b):
        return Refusal.NOT_ADJACENT
    if bare := garden.surface[0] & (BIT[a] | BIT[b]):
        raise CliProblem("garden-bare", space=Space.at(first(bare)))
    refusal = why_not_spaces(garden, BIT[a] | BIT[b]) or why_not_kind(state, garden, kind, a, b)
    return None if refusal is Refusal.NOT_IN_LINE else refusal


def _corner(move: Place) -> int:
    return CORNERS.index(move.open_corner) + 1 if move.open_corner else 0


def _build(state: GameState, line: Line) -> None:
    garden, move = state.gardens[0], line.move
    garden.singles, state.supply = _PLENTY, [_PLENTY] * len(state.supply)
    if isinstance(move, Decorate):
        decorate(state, garden, action_of(state, move))
        return
    state.flower[garden.tiles] = line.flower
    place(state, garden, garden.tiles, move.position.index, move.level, _corner(move), 0)
