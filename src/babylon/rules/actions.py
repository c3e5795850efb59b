"""Every conceivable move has a number, the same for ever (docs/research.md lists them).

| from | moves | number |
|---|---|---|
| 0 | remove | stack |
| 16 | dig | stack |
| 32 | place | 1960 × stored + 40 × position number + 20 × lift + 4 × open corner + quarter turns |
| 3952 | statue | space |
| 4016 | fountain | 7 × row + column for an eastern pair, 56 + space for a northern one |
| 4128 | stairway | as a fountain |
| 4240 | bridge | 6 × row + column to the east, 48 + space to the north |
| 4336 | end | keeping the dug tile, the stored one, none |

A tile lies just above the highest surface beneath it (lift 0) or one level higher (lift 1). Which space of a
decoration needs the round's token follows from the printed symbols, so it has no number of its own.
"""

from babylon.rules.board import BELVEDERE, BRIDGE, FOUNTAIN, STAIRWAY, STATUE

DIG, PLACE, DECORATE, END, ACTIONS = 16, 32, 3952, 4336, 4339
PLACE_STORED = PLACE + 1960
STATUES, FOUNTAINS, STAIRWAYS, BRIDGES = 3952, 4016, 4128, 4240
KEEP_DUG, KEEP_STORED, KEEP_NONE = 4336, 4337, 4338
POSITION_STEP, LIFT_STEP, CORNER_STEP = 40, 20, 4  # what a place's number grows by


def place_number(position_number: int, lift: int, open_corner: int, turns: int) -> int:
    """The number of a placement among those of its tile."""
    return POSITION_STEP * position_number + LIFT_STEP * lift + CORNER_STEP * open_corner + turns


def position_of(number: int) -> int:
    """The position number of such a placement."""
    return number // POSITION_STEP


def lift_of(number: int) -> int:
    """Its lift."""
    return number // LIFT_STEP % 2


def corner_of(number: int) -> int:
    """Its open corner."""
    return number // CORNER_STEP % 5


def turns_of(number: int) -> int:
    """Its quarter turns."""
    return number % CORNER_STEP


def remove_action_of(stack: int) -> int:
    """The number of a removal."""
    return stack


def dig_action_of(stack: int) -> int:
    """The number of digging a stack."""
    return DIG + stack


def end_action_of(keep: int) -> int:
    """The number of ending a turn: 0 keeps the dug tile, 1 the stored one, 2 none."""
    return END + keep


def decorate_action_of(kind: int, a: int, b: int) -> int:
    """The number of a decoration on these spaces, the western or southern one first; of a statue twice the same."""
    if kind == STATUE:
        return STATUES + a
    reach = 2 if kind == BRIDGE else 1
    first = BRIDGES if kind == BRIDGE else FOUNTAINS if kind == FOUNTAIN else STAIRWAYS
    width = 8 - reach
    # The pairs to the north follow those to the east: `width` of them in each of eight rows.
    return first + width * (a >> 3) + (a & 7) if b - a == reach else first + 8 * width + a


def _pairs(kind: int, reach: int) -> list[tuple[int, int, int]]:
    width = 8 - reach
    east = [(kind, 8 * row + col, 8 * row + col + reach) for row in range(8) for col in range(width)]
    north = [(kind, space, space + 8 * reach) for space in range(8 * width)]
    return east + north


_DECORATIONS = (
    [(STATUE, space, space) for space in range(64)] + _pairs(FOUNTAIN, 1) + _pairs(STAIRWAY, 1) + _pairs(BRIDGE, 2)
)
# An item's number is its decoration's less DECORATE; belvederes, which nobody puts up by a move, follow by space.
BELVEDERE_ITEMS = len(_DECORATIONS)
_ITEMS = _DECORATIONS + [(BELVEDERE, space, space) for space in range(64)]
KIND = tuple(kind for kind, _, _ in _ITEMS)
SPACE_A = tuple(a for _, a, _ in _ITEMS)
SPACE_B = tuple(b for _, _, b in _ITEMS)
