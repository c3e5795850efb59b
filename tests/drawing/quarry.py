"""Games with a drawn quarry.

     4  3 3 3 3
     3  3 2 1 3
     2  3 0 2w 3
     1  3 3 3 3
        A B C D

A number is a stack's height, a letter the flower of its top tile (`w p b y`); without a letter it is nobody's.
"""

from babylon import EDITIONS, Deal, Edition, Flower, Game, Tile, TileSet, Token
from babylon.pieces.kinds import TOKENS
from babylon.pieces.spaces import STACKS
from babylon.pieces.tile import IDS, PER_MATERIAL
from babylon.rules.setup import TOKENS_IN_PLAY
from babylon.rules.state import copied
from babylon.rules.turn import DIGGING

_LETTERS = {flower.value[0]: flower for flower in Flower}
NOBODY = Flower.YELLOW


def draw_quarry(
    text: str,
    *,
    token: str = "none",
    edition: str | Edition = "revised",
    singles_left: int | None = None,
    seats: tuple[Flower, ...] = (Flower.WHITE, Flower.PINK),
    turn_of: int = 0,
) -> Game:
    """A game with this quarry in which a seat has to dig."""
    cells = _cells(text)
    flowers = dict.fromkeys(IDS, NOBODY) | {flower.value: flower for flower in Flower}
    for stack, cell in cells.items():
        if len(cell) > 1:
            flowers[_tile(STACKS[stack].index, int(cell[0]))] = _LETTERS[cell[1]]
    tiles = TileSet("drawn", {name: Tile(name, flower, (None, None, None, None)) for name, flower in flowers.items()})
    quarry = tuple((_tile(number, 1), _tile(number, 2), _tile(number, 3)) for number in range(len(STACKS)))
    tokens = (Token.NONE,) * TOKENS_IN_PLAY[len(seats)]
    edition = EDITIONS[edition] if isinstance(edition, str) else edition
    game = Game(Deal(edition, tiles, seats, quarry, tokens))
    state = copied(game.state)
    state.height = [int(cells[str(stack)][0]) for stack in sorted(STACKS.values(), key=lambda one: one.index)]
    state.phase, state.removals, state.seat = DIGGING, 0, turn_of
    state.token = TOKENS.index(Token(token))
    if singles_left is not None:
        state.supply[0] = singles_left
    game._states = (state,)
    return game


def earned(game: Game, stack: str) -> int:
    """The single pillars that digging a stack brings."""
    after = game.copy()
    after.play(stack)
    return after.garden(game.seat).singles - game.garden(game.seat).singles


def _cells(text: str) -> dict[str, str]:
    *rows, columns = (line.split() for line in text.splitlines() if line.strip())
    return {f"{column}{row}": cell for row, *cells in rows for column, cell in zip(columns, cells, strict=True)}


def _tile(stack: int, layer: int) -> str:
    return IDS[stack + PER_MATERIAL * (3 - layer)]
