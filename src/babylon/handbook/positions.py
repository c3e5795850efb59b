"""Positions to show: a garden built from a drawing, or a quarry after some digs, move by move as the rules allow."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from babylon.game import Game
from babylon.game.action_numbers import action_of
from babylon.game.gardens import garden_of
from babylon.game.setup import laid_out
from babylon.game.why_not import why_not
from babylon.handbook.drawing import DrawnTile, NewTurn, Step, face_of, steps
from babylon.pieces.deal import Deal, dealt, seed_key
from babylon.pieces.edition import EDITIONS
from babylon.pieces.garden import Garden
from babylon.pieces.kinds import TOKENS, Flower, Source, Token
from babylon.pieces.move import Move, Place
from babylon.pieces.tile import IDS, Tile, TileSet
from babylon.rules.state import GameState
from babylon.rules.turn import BUILDING, NOTHING, apply

_DUG, _STORED = 30, 31  # the tiles in hand; drawn tiles have lower numbers
_PLENTY = 99
_BLANK = (None, None, None, None)
_BOARDS = (Flower.WHITE, Flower.PINK)
_FLOWERS = (Flower.WHITE, Flower.PINK, Flower.BLUE, Flower.YELLOW)


@dataclass(frozen=True, slots=True)
class Sketch:
    """A garden as `drawing` reads it, the edition it is built in, and what its owner holds."""

    text: str
    edition: str = "revised"
    token: Token = Token.NONE
    singles: int = 0
    doubles: int = 0
    dug: str | None = None
    stored: str | None = None
    storage: bool = field(default=False)  # whether the picture shows what is held


def garden_of_sketch(sketch: Sketch) -> Garden:
    """The garden, each tile and item put up by a legal move."""
    plan = list(steps(sketch.text))
    deal = _deal(sketch, [step for step in plan if isinstance(step, DrawnTile)])
    state = laid_out(deal)
    state.token = TOKENS.index(sketch.token)
    _build(state, plan)
    garden = state.gardens[0]
    state.phase = BUILDING
    state.dug = NOTHING if sketch.dug is None else _DUG
    garden.stored = NOTHING if sketch.stored is None else _STORED
    garden.singles, garden.doubles = sketch.singles, sketch.doubles
    return garden_of(state, deal.tiles, 0)


def _deal(sketch: Sketch, drawn: Sequence[DrawnTile]) -> Deal:
    """A deal whose first tiles are the drawn ones, with the four flowers in turn."""
    faces = {number: tile.face for number, tile in enumerate(drawn)}
    faces |= {_DUG: face_of(sketch.dug or "...."), _STORED: face_of(sketch.stored or "....")}
    tiles = {
        name: Tile(name, _FLOWERS[number % len(_FLOWERS)], faces.get(number, _BLANK)) for number, name in enumerate(IDS)
    }
    return dealt(seed_key(0), EDITIONS[sketch.edition], TileSet("drawn", tiles), _BOARDS)


def _build(state: GameState, plan: Sequence[Step]) -> None:
    number = 0
    for step in plan:
        match step:
            case NewTurn():
                _next_turn(state)
            case DrawnTile():
                _hand_out(state, number)
                _play(state, Place(Source.DUG, step.position, step.level, 0, step.open_corner))
                number += 1
            case _:
                _play(state, step)


def _next_turn(state: GameState) -> None:
    """Make what was built a matter of earlier turns."""
    garden = state.gardens[0]
    garden.fresh, garden.old_tiles, garden.old_items = 0, garden.tiles, garden.items
    state.star_used = 0


def _hand_out(state: GameState, number: int) -> None:
    state.phase, state.dug = BUILDING, number
    state.gardens[0].singles, state.supply = _PLENTY, [_PLENTY] * len(state.supply)


def _play(state: GameState, move: Move) -> None:
    refusal = why_not(state, move)
    assert refusal is None, f"the drawing breaks a rule: {move} is {refusal.code}"
    apply(state, action_of(state, move))


def dug_quarry() -> Game:
    """A table of four after some turns in which everybody only dug: stacks of every height, and an empty one."""
    game = Game.deal(players=4, seed=7)
    for stack in _DIGS:
        game.play(stack)
        game.play("=-")
    return game


_DIGS = ("B2", "B2", "B2", "C2", "C2", "B3", "C3", "A1", "A1", "D4", "C4", "A3")
