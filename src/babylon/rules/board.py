"""Spaces, positions and how they are counted (RULES §1).

Space i = 8 * row + column, so a1 is 0 and h8 is 63; a tile's position is its south-west space. A board is 64 bits, one
a space. Boards are only shifted right, and masked after it, so that a signed or unsigned 64-bit number and Python's
own integers all agree; single bits come from `BIT`, never from a shift to the left.
"""

ALL = (1 << 64) - 1
COLS_AG = 0x7F7F7F7F7F7F7F7F  # spaces with an eastern neighbour
COLS_AF = 0x3F3F3F3F3F3F3F3F  # spaces with another two to the east
ROWS_17 = (1 << 56) - 1  # spaces with a northern neighbour
ROWS_16 = (1 << 48) - 1  # spaces with another two to the north
POSITIONS = COLS_AG & ROWS_17

# The kinds of items; the first four are also the symbols.
STATUE, FOUNTAIN, BRIDGE, STAIRWAY, BELVEDERE = 0, 1, 2, 3, 4

EAST, NORTH = 1, 8  # from a space to its neighbour
NO_CORNER, NW, NE, SE, SW = 0, 1, 2, 3, 4
OFFSET = (0, 8, 9, 1, 0)  # from a tile's position to its corner

SPACES = 64
BIT = tuple(1 << space for space in range(SPACES))
TILE = tuple((0x303 << space) & ALL for space in range(64))  # the four spaces of a tile at this position
CROSS = tuple((0xFF << (space & 56)) | (0x0101010101010101 << (space & 7)) for space in range(64))  # row and column
POSITION_NUMBER = tuple(7 * (space >> 3) + (space & 7) for space in range(64))
POSITION = tuple(8 * (number // 7) + number % 7 for number in range(49))

NO_SYMBOL = -1  # a blank corner
# A face keeps four bits a symbol: nw ne se sw from the lowest. SPREAD[turns][bits]: those spaces of a tile at a1.
SPREAD = tuple(
    tuple(sum(1 << OFFSET[1 + (corner + turns) % 4] for corner in range(4) if bits >> corner & 1) for bits in range(16))
    for turns in range(4)
)


def count(board: int) -> int:
    """How many spaces."""
    return board.bit_count()


def first(board: int) -> int:
    """The lowest space; the board must not be empty."""
    return (board & -board).bit_length() - 1


def rest(board: int) -> int:
    """All spaces but the lowest."""
    return board & (board - 1)


def whole_tiles(board: int) -> int:
    """The positions whose four spaces all lie in `board`."""
    return board & (board >> 1) & (board >> 8) & (board >> 9) & POSITIONS


def face_of(nw: int, ne: int, se: int, sw: int) -> int:
    """The face with these symbols, or NO_SYMBOL, on its corners."""
    return corner_face(nw, BIT[0]) + corner_face(ne, BIT[1]) + corner_face(se, BIT[2]) + corner_face(sw, BIT[3])


def corner_face(symbol: int, bit: int) -> int:
    """What one corner adds to a face."""
    return 0 if symbol == NO_SYMBOL else bit * BIT[4 * symbol]


def symbol_spaces(face: int, turns: int, symbol: int, position: int) -> int:
    """The spaces that show `symbol` when a tile with this face lies at `position`, turned so often."""
    return SPREAD[turns][(face >> 4 * symbol) & 15] << position
