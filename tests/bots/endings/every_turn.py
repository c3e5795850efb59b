"""The best last turn of a seat by brute force: every legal move after every legal move, and no cleverness.

It knows the rules and nothing of the bots. A table that was met before, by another order of moves, is not gone on
from again. Plain Python and machine code run the same text.
"""

from babylon.compiled import Pool, copy, machine_code, numbers, pool, save
from babylon.compiled.rng import wrapped
from babylon.rules.actions import END
from babylon.rules.scoring import open_notches, score
from babylon.rules.state import LEVELS, GameState, GardenState
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, apply, legal

DEPTH = 16  # moves of a turn, at the most
NOTCHES = 64  # of a board
TABLE = 1 << 22  # tables that are remembered
MIX, MORE, AGAIN = 0x5851F42D4C957F2D, 0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9


def mixed(number: int, more: int) -> int:
    """Two numbers as one, without pattern."""
    number = wrapped(number ^ more, MIX, MORE)
    number = wrapped(number ^ (number >> 29), AGAIN, more & 0xFFFFFFFF)
    return number ^ (number >> 32)


def fingerprint(game: GameState, garden: GardenState) -> int:
    """A number for all that a turn can still change, whatever the order in which it came about."""
    number = mixed(garden.singles + 64 * garden.doubles + 4096 * game.star_used, 64 * game.dug + garden.stored)
    for level in range(LEVELS):
        number = mixed(number, garden.surface[level])
    for board in (garden.occupied, garden.statues, garden.buried, garden.decks, garden.fresh):
        number = mixed(number, board)
    for symbol in range(4):
        number = mixed(number, garden.symbols[symbol])
    parts = 0
    for tile in range(garden.tiles):
        place = 64 * garden.tile_level[tile] + garden.tile_at[tile]
        parts ^= mixed(4 * place + garden.tile_turns[tile], garden.tile[tile])
    for item in range(garden.items):
        levels = 1024 * garden.item_level_a[item] + 32 * garden.item_level_b[item] + garden.item_level_gap[item]
        parts ^= mixed(garden.item[item] + 7, levels)
    return mixed(number, parts) | 1


def worth(game: GameState, garden: GardenState) -> int:
    """Points, and how many notches are hidden, in one number."""
    return NOTCHES * score(game, garden) + NOTCHES - open_notches(game, garden)


def is_known(known: list[int], number: int) -> bool:
    """Whether a table was met before; notes it if not."""
    at = number % TABLE
    while known[at] != 0:
        if known[at] == number:
            return True
        at = (at + 1) % TABLE
    known[at] = number
    return False


def list_moves(game: GameState, depth: int, moves: list[int], listed: list[int], scratch: list[int]) -> int:
    """Write every legal move of a table at this depth behind those before it; return how many."""
    found = legal(game, listed, scratch)
    for i in range(found):
        moves[MOST_MOVES * depth + i] = listed[i]
    return found


def play_every_turn(
    games: Pool, known: list[int], moves: list[int], left: list[int], listed: list[int], scratch: list[int], most: int
) -> int:
    """The most points that the seat to move can have, and how many notches are hidden then, in one number.

    -1 when there are more than so many tables. `known` is empty before.
    """
    seat = games[0].seat
    depth, tables, best = 0, 0, worth(games[0], games[0].gardens[seat])
    left[0] = list_moves(games[0], 0, moves, listed, scratch)
    while depth >= 0:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        action = moves[MOST_MOVES * depth + left[depth]]
        if action >= END:
            continue  # it changes nothing in the garden
        copy(games, depth + 1, depth)
        game = games[depth + 1]
        apply(game, action)
        garden = game.gardens[seat]
        if is_known(known, fingerprint(game, garden)):
            continue
        tables += 1
        if tables > most:
            return -1
        best = max(best, worth(game, garden))
        depth += 1
        left[depth] = list_moves(game, depth, moves, listed, scratch)
    return best


class EveryTurn:
    """Plays every last turn of a table."""

    def __init__(self, players: int, most: int = TABLE // 2) -> None:
        self._games = pool(players, DEPTH + 1)
        self._known, self._moves, self._left = numbers(TABLE), numbers(MOST_MOVES * DEPTH), numbers(DEPTH)
        self._listed, self._scratch = numbers(MOST_MOVES), numbers(MOST_PLACES)
        self._most = most

    def best(self, state: GameState) -> tuple[int, int] | None:
        """The most points, and the fewest notches with them; None when there are too many tables to see them all."""
        for i in range(DEPTH + 1):
            save(self._games, i, state)
        self._known[:] = numbers(TABLE)
        found = machine_code(play_every_turn)(
            self._games, self._known, self._moves, self._left, self._listed, self._scratch, self._most
        )
        return None if found < 0 else (found // NOTCHES, NOTCHES - found % NOTCHES)
