"""A garden of the printed game, typed in by its owner to be scored (docs/cli.md describes the form).

One thing a line, from the bottom up: `c4/2 pink` is a tile at c4 on level 2 with a pink flower; on `c4/2 pink -ne` a
belvedere stands on its open north-eastern corner, with `~ne` that corner is open without one. `S:c4`, `F:c4-d4`,
`B:c4-e4`, `T:c4-d4` are decorations as in a record.
"""

import re
from dataclasses import dataclass

from babylon.cli.problems import CliProblem
from babylon.game.action_numbers import action_of
from babylon.game.refusal_details import details_of
from babylon.game.score_sheets import score_sheet
from babylon.game.setup import laid_out
from babylon.pieces.deal import dealt, flowers_for, seed_key
from babylon.pieces.edition import EDITIONS, Edition
from babylon.pieces.errors import BabylonError, IllegalMove, Reason
from babylon.pieces.kinds import FLOWERS, SYMBOLS, Source
from babylon.pieces.move import Decorate, Place, parse_move
from babylon.pieces.score import ScoreSheet
from babylon.pieces.spaces import SPACES, Corner
from babylon.pieces.tile import tiles
from babylon.rules.decorating import decorate
from babylon.rules.placing import place
from babylon.rules.refusal_codes import Refusal
from babylon.rules.state import TILES, GameState
from babylon.rules.supply import BELVEDERES
from babylon.rules.turn import BUILDING
from babylon.rules.why_not import why_not_lie_there
from babylon.rules.why_not_decorate import why_not_stand_there
from babylon.words import Listing

BOOKS = tuple(name for name in EDITIONS if name != "revised")
_TILE = re.compile(r"([a-h][1-8])/([1-9]\d?)\s+(\w+)(?:\s+([-~])(nw|ne|se|sw))?")
_BARE = "~"  # marks an open corner without a belvedere
_PLENTY = 99
# Rules on which the books differ: what one book forbids may stand in another's garden.
_EDITIONS_DIFFER = (Refusal.COMPLETE_OVERLAP, Refusal.NO_BELVEDERE, Refusal.GAP_OCCUPIED, Refusal.UNDER_BRIDGE)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the form: a tile with its flower, whose open corner may have no belvedere, or a decoration."""

    number: int
    move: Place | Decorate
    flower: int = 0
    bare: bool = False


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
        position, level, flower, mark, corner = found.groups()
        if flower not in FLOWERS:
            raise CliProblem("bad-flower", value=flower, known=Listing(FLOWERS))
        move = Place(Source.DUG, SPACES[position], int(level), 0, Corner(corner) if corner else None)
        return Line(number, move, FLOWERS.index(flower), bare=mark == _BARE)
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
        _hand_out(state, line)
        refusal = _refusal(state, line.move)
        if refusal in _EDITIONS_DIFFER:
            forbidden = forbidden or line.number
        elif refusal is not None:
            reason = Reason(refusal, details_of(state, line.move, refusal))
            raise CliProblem("garden-line", line=line.number, reason=IllegalMove(reason))
        _build(state, line)
    return Verdict(score_sheet(state, state.gardens[0]), forbidden)


def _hand_out(state: GameState, line: Line) -> None:
    """Give the builder all the pieces that the line needs; nobody knows any more what they cost."""
    state.gardens[0].singles, state.supply = _PLENTY, [_PLENTY] * len(state.supply)
    if line.bare:
        state.supply[BELVEDERES] = 0


def _refusal(state: GameState, move: Place | Decorate) -> Refusal | None:
    garden = state.gardens[0]
    if isinstance(move, Place):
        return why_not_lie_there(state, garden, move.position.index, move.level, move.corner_number)
    return why_not_stand_there(state, garden, SYMBOLS.index(move.symbol), move.spaces[0].index, move.spaces[-1].index)


def _build(state: GameState, line: Line) -> None:
    garden, move = state.gardens[0], line.move
    if isinstance(move, Decorate):
        decorate(state, garden, action_of(state, move))
        return
    state.flower[garden.tiles] = line.flower
    place(state, garden, garden.tiles, move.position.index, move.level, move.corner_number, 0)
