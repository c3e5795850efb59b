"""Many games at once, in kernels: masks of legal actions, moves, random choices, results. Each row is a game."""

from babylon.compiled import Pool
from babylon.compiled.rng import below
from babylon.rules.actions import ACTIONS
from babylon.rules.board import BIT
from babylon.rules.scoring import open_notches, score
from babylon.rules.state import GameState
from babylon.rules.turn import OVER, apply, legal
from babylon.simulate.deals import deal

PACKED_WORDS = (ACTIONS + 63) // 64
FOUND, MASKED = 1, 2  # what is known of a game's position: its legal actions, its mask
LEGAL = -1  # what `first_illegal` says when every action is legal
HALF = 1 << 31  # so finely are weights told apart when one is drawn
ILLEGAL = -1  # what `advance` says when its action was not


def write_mask(game: GameState, mask: list[int], out: list[int], scratch: list[int]) -> int:
    """Mark every legal action of the game with 1, all others with 0; return how many are legal."""
    for action in range(ACTIONS):
        mask[action] = 0
    found = legal(game, out, scratch)
    for number in range(found):
        mask[out[number]] = 1
    return found


def find(
    pool: Pool, first: int, last: int, fresh: list[int], found: list[list[int]], counts: list[int], scratch: list[int]
) -> None:
    """Write every legal action, and how many there are, of each game between `first` and `last` that has changed."""
    for index in range(first, last):
        if fresh[index] == 0:
            counts[index] = legal(pool[index], found[index], scratch)
            fresh[index] = FOUND


def write_masks(
    first: int, last: int, fresh: list[int], found: list[list[int]], counts: list[int], masks: list[list[int]]
) -> None:
    """Mark what was found with 1, all other actions with 0, in each game whose mask is of another position."""
    for index in range(first, last):
        if fresh[index] & MASKED == 0:
            for action in range(ACTIONS):
                masks[index][action] = 0
            for number in range(counts[index]):
                masks[index][found[index][number]] = 1
            fresh[index] |= MASKED


def pack_masks(first: int, last: int, found: list[list[int]], counts: list[int], words: list[list[int]]) -> None:
    """Set the bit of what was found, clear that of every other action: action a is bit a % 64 of word a // 64."""
    for index in range(first, last):
        for word in range(PACKED_WORDS):
            words[index][word] = 0
        for number in range(counts[index]):
            action = found[index][number]
            words[index][action >> 6] |= BIT[action & 63]


def write_mask_of(pool: Pool, index: int, mask: list[int], out: list[int], scratch: list[int]) -> int:
    """Write the mask of one game; return how many actions are legal."""
    return write_mask(pool[index], mask, out, scratch)


def advance(pool: Pool, index: int, action: int, out: list[int], scratch: list[int]) -> int:
    """Play the action in one game: 4 × phase + seat after it, or ILLEGAL with nothing changed."""
    game = pool[index]
    if not is_legal(game, action, out, scratch):
        return ILLEGAL
    apply(game, action)
    return 4 * game.phase + game.seat


def is_legal(game: GameState, action: int, out: list[int], scratch: list[int]) -> bool:
    """Whether the action is one of the game's legal ones."""
    fine = False
    for number in range(legal(game, out, scratch)):
        fine = fine or out[number] == action
    return fine


def first_illegal(
    first: int, last: int, found: list[list[int]], counts: list[int], actions: list[int], chosen: list[int]
) -> int:
    """The first chosen game whose action is not among those found, or LEGAL.

    A game that is over has none and takes any.
    """
    for index in range(first, last):
        hits = 0  # counted to the end rather than left early: the machine compares many at a time
        for number in range(counts[index]):
            hits += 1 if found[index][number] == actions[index] else 0
        if hits == 0 and counts[index] > 0 and chosen[index] != 0:
            return index
    return LEGAL


def step(
    pool: Pool,
    first: int,
    last: int,
    chosen: list[int],
    actions: list[int],
    played: list[list[int]],
    plies: list[int],
    seats: list[int],
    phases: list[int],
    fresh: list[int],
) -> None:
    """Play a legal action in each chosen game that is not over, note it, and write whose turn it is then."""
    for index in range(first, last):
        game = pool[index]
        if chosen[index] != 0 and game.phase != OVER:
            apply(game, actions[index])
            played[index][plies[index]] = actions[index]
            plies[index] += 1
            seats[index] = game.seat
            phases[index] = game.phase
            fresh[index] = 0


def choose(
    first: int, last: int, found: list[list[int]], counts: list[int], actions: list[int], streams: list[int]
) -> None:
    """Draw one of the actions found for every game, each from the game's own stream; -1 where the game is over."""
    for index in range(first, last):
        actions[index] = found[index][below(streams, index, counts[index])] if counts[index] > 0 else -1


def choose_weighted(
    first: int,
    last: int,
    found: list[list[int]],
    counts: list[int],
    actions: list[int],
    streams: list[int],
    weights: list[list[float]],
    tables: list[int],
) -> None:
    """Draw one of the actions found for every game, as likely as its table says; -1 where none weighs anything."""
    for index in range(first, last):
        table = tables[index]
        left = 0.0
        for number in range(counts[index]):
            left += weights[table][found[index][number]]
        left *= below(streams, index, HALF) / HALF
        actions[index] = -1
        for number in range(counts[index]):
            weight = weights[table][found[index][number]]
            if weight > 0.0 and left >= 0.0:
                actions[index] = found[index][number]
                left -= weight


def deal_all(
    pool: Pool, first: int, last: int, template: int, chosen: list[int], streams: list[int], plies: list[int]
) -> None:
    """Deal anew every game that is chosen."""
    for index in range(first, last):
        if chosen[index] != 0:
            deal(pool, index, template, streams, index)
            plies[index] = 0


def write_scores(pool: Pool, first: int, last: int, chosen: list[int], scores: list[list[int]]) -> None:
    """Write every seat's points as if the game ended now, 0 in games that are not chosen."""
    for index in range(first, last):
        game = pool[index]
        for seat in range(game.players):
            scores[index][seat] = score(game, game.gardens[seat]) if chosen[index] != 0 else 0


def write_notches(pool: Pool, first: int, last: int, chosen: list[int], notches: list[list[int]]) -> None:
    """Write how many notches of every seat's board are visible, what breaks ties; 0 in games that are not chosen."""
    for index in range(first, last):
        game = pool[index]
        for seat in range(game.players):
            notches[index][seat] = open_notches(game, game.gardens[seat]) if chosen[index] != 0 else 0
