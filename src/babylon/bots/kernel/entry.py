"""Where compiled code is entered: one function for all tasks, so that all they share is compiled once."""

from babylon.bots.kernel.desk import REAL, TURN_NUMBERS, Desk
from babylon.bots.kernel.playing import quick_turn
from babylon.bots.kernel.promise import note_features, note_stored
from babylon.bots.kernel.searching import begin, look_ahead, search_on, sort_choices
from babylon.bots.kernel.whole_turns import STACK, write_turn
from babylon.bots.kernel.worlds import hide
from babylon.compiled import Pool
from babylon.rules.scoring import score
from babylon.rules.turn import OVER, REMOVING, apply

HIDE, QUICK_TURN, QUICK_GAME, BEGIN, SEARCH, RANK, TAKE, FORESEE, NOTE = range(9)


def think(games: Pool, desks: list[Desk], log: list[int], task: int, a: int, b: int) -> int:
    """Does a task on the real state at the first desk. States come in a pool, desks in a list."""
    if task == SEARCH:
        return search_on(games, desks[0], a, b)
    if task == QUICK_TURN:
        return quick_turn(games, desks[0], REAL)
    if task == QUICK_GAME:
        return quick_game(games, desks, log)
    if task == FORESEE:
        for _ in range(b):
            look_ahead(games, desks[0], a)
        return 0
    return small_task(games, desks[0], task, a)


def small_task(games: Pool, desk: Desk, task: int, a: int) -> int:
    """Does a task that is no game of its own."""
    if task == HIDE:
        hide(games[REAL])
    elif task == BEGIN:
        return begin(games, desk)
    elif task == RANK:
        sort_choices(desk, a)
    elif task == TAKE:
        return take_choice(games, desk, a)
    elif task == NOTE:
        return note_garden(games, desk, a)
    return 0


def quick_game(games: Pool, desks: list[Desk], log: list[int]) -> int:
    """Plays the real state to its end, each seat at its own desk, and writes all moves down; how many."""
    length = 0
    while games[REAL].phase != OVER:
        desk = desks[games[REAL].seat]
        for i in range(quick_turn(games, desk, REAL)):
            log[length] = desk.turn[i]
            length += 1
    return length


def take_choice(games: Pool, desk: Desk, choice: int) -> int:
    """Plays a choice on the real state and writes its moves on the desk; how many."""
    if games[REAL].phase == REMOVING:
        desk.turn[0] = desk.choices[TURN_NUMBERS * choice + STACK]
        apply(games[REAL], desk.turn[0])
        return 1
    return write_turn(games, desk, desk.choices, REAL, choice)


def note_garden(games: Pool, desk: Desk, seat: int) -> int:
    """Writes what a seat's garden promises on the desk; its points now."""
    game = games[REAL]
    garden = game.gardens[seat]
    note_features(game, garden, desk.features)
    note_stored(game, garden, garden.stored, desk.features)
    return score(game, garden)
