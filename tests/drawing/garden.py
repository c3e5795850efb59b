"""Games with a drawn garden, built by the rules tile by tile."""

from collections.abc import Mapping, Sequence
from dataclasses import fields

from babylon import EDITIONS, Belvederes, Deal, Edition, Flower, Game, Place, Source, Supply, Tile, TileSet, Token
from babylon.game.why_not import why_not
from babylon.handbook.drawing import DrawnTile, NewTurn, Step, face_of, steps
from babylon.pieces.deal import dealt, seed_key
from babylon.pieces.kinds import TOKENS
from babylon.pieces.move import Move
from babylon.pieces.tile import IDS, Face
from babylon.rules.state import GameState, copied
from babylon.rules.turn import BUILDING, NOTHING

SUPPLY = [field.name for field in fields(Supply)]
DUG, STORED = 30, 31  # the tiles in hand; drawn tiles have lower numbers
PLENTY = 99
BLANK = (None, None, None, None)


def draw(
    text: str = "",
    *,
    edition: str | Edition = "revised",
    token: str = "none",
    singles: int = 20,
    doubles: int = 0,
    left: Mapping[str, int] | None = None,
    dug: str | None = "....",
    stored: str | None = None,
    flowers: Sequence[str] = (),
) -> Game:
    """A game of two in which the first seat, with the drawn garden, has dug and may build.

    `left` says how much of a piece the supply still has, `dug` and `stored` are faces, `flowers` those of the
    drawn tiles.
    """
    plan = list(steps(text))
    edition = EDITIONS[edition] if isinstance(edition, str) else edition
    if any(isinstance(step, DrawnTile) and not step.belvedere_left for step in plan):
        edition = edition.mixed(belvederes=Belvederes.WHILE_THEY_LAST)
    drawn = [step.face for step in plan if isinstance(step, DrawnTile)]
    faces = dict(enumerate(drawn)) | {DUG: face_of(dug or "...."), STORED: face_of(stored or "....")}
    game = Game(_deal(edition, faces, flowers))
    _build(game, plan)
    state = arranged(game)
    state.token = TOKENS.index(Token(token))
    state.dug = NOTHING if dug is None else DUG
    garden = state.gardens[0]
    garden.stored = NOTHING if stored is None else STORED
    garden.singles, garden.doubles = singles, doubles
    for name, count in (left or {}).items():
        state.supply[SUPPLY.index(name)] = count
    return game


def _deal(edition: Edition, faces: Mapping[int, Face], flowers: Sequence[str]) -> Deal:
    tiles = {}
    for number, name in enumerate(IDS):
        flower = Flower(flowers[number]) if number < len(flowers) else Flower.WHITE
        tiles[name] = Tile(name, flower, faces.get(number, BLANK))
    return dealt(seed_key(0), edition, TileSet("drawn", tiles), (Flower.WHITE, Flower.PINK))


def _build(game: Game, plan: Sequence[Step]) -> None:
    number = 0
    for step in plan:
        match step:
            case NewTurn():
                next_turn(game)
            case DrawnTile():
                _hand_out(game, number, belvedere_left=step.belvedere_left)
                _play(game, Place(Source.DUG, step.position, step.level, 0, step.open_corner))
                number += 1
            case _:
                _play(game, step)


def arranged(game: Game) -> GameState:
    """The game's state after a change by hand, to be changed."""
    state = copied(game.state)
    state.phase = BUILDING
    game._states = (state,)
    return state


def next_turn(game: Game) -> None:
    """Make what was built a matter of earlier turns."""
    state = arranged(game)
    state.round += 1
    garden = state.gardens[0]
    garden.fresh, garden.old_tiles, garden.old_items = 0, garden.tiles, garden.items
    state.star_used = 0


def _hand_out(game: Game, number: int, *, belvedere_left: bool) -> None:
    state = arranged(game)
    state.dug = number
    state.gardens[0].singles = PLENTY
    state.supply = [PLENTY if name != "belvederes" or belvedere_left else 0 for name in SUPPLY]


def _play(game: Game, move: Move) -> None:
    refusal = why_not(game.state, move)
    assert refusal is None, f"the drawing breaks a rule: {move} is {refusal.code}"
    game.play(move)
