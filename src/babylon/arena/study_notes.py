"""What is looked at in a game of self-play, for the study: every seat's score pad, and what each turn gained."""

from dataclasses import dataclass

from babylon.arena.matches import Result
from babylon.game.action_numbers import action_of
from babylon.game.gardens import tile_of
from babylon.game.score_sheets import score_sheet
from babylon.game.setup import laid_out
from babylon.pieces.kinds import TOKENS, Material, Token
from babylon.pieces.move import EndTurn, Place
from babylon.pieces.score import Category
from babylon.pieces.tile import TileSet
from babylon.record import Record, read
from babylon.rules.scoring import score
from babylon.rules.state import GameState
from babylon.rules.turn import apply


@dataclass(frozen=True, slots=True)
class Pad:
    """A seat at the end of a game."""

    game: int
    seat: int
    players: int
    edition: str
    wins: float  # 1, or a share of it where the win is shared
    total: int
    top: int
    tiles: int
    lines: dict[Category, int]


@dataclass(frozen=True, slots=True)
class Gain:
    """What a turn brought at once, under which token, with which tiles placed."""

    round: int
    token: Token
    points: int
    placed: tuple[Material, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as the study sees it."""

    pads: tuple[Pad, ...]
    gains: tuple[Gain, ...]


def observation_of(result: Result) -> Observation:
    """A game looked at again, from its record."""
    record = read(result.record)
    state = laid_out(record.deal)
    gains = _gains(record, state)
    winners = result.ranks.count(1)
    pads = []
    for seat, garden in enumerate(state.gardens):
        sheet = score_sheet(state, garden)
        pads.append(
            Pad(
                game=result.number,
                seat=seat,
                players=len(state.gardens),
                edition=record.deal.edition.name,
                wins=(result.ranks[seat] == 1) / winners,
                total=sheet.total,
                top=garden.top,
                tiles=garden.tiles,
                lines={line: sheet.points(line) for line in Category},
            )
        )
    return Observation(tuple(pads), tuple(gains))


def _gains(record: Record, state: GameState) -> list[Gain]:
    """Play the record on the state; return what every turn brought."""
    gains: list[Gain] = []
    placed: list[Material] = []
    before = 0
    for move in record.moves:
        garden = state.gardens[state.seat]
        if isinstance(move, Place):
            placed.append(_material(state, move, record.deal.tiles))
        if isinstance(move, EndTurn):
            points = score(state, garden) - before
            gains.append(Gain(state.round + 1, TOKENS[state.token], points, tuple(placed)))
            placed = []
        apply(state, action_of(state, move))
        if isinstance(move, EndTurn):
            before = score(state, state.gardens[state.seat])
    return gains


def _material(state: GameState, move: Place, tiles: TileSet) -> Material:
    stored = state.gardens[state.seat].stored
    tile = tile_of(tiles, state.dug if move.source == "dug" else stored)
    assert tile is not None
    return tile.material
