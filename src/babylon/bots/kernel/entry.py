"""Where compiled code is entered: states come in a pool, a desk in a list of its own."""

from babylon.bots.kernel.desk import REAL, TURN_NUMBERS, Desk
from babylon.bots.kernel.playing import write_quick_turn
from babylon.bots.kernel.searching import begin, search_on, sort_choices
from babylon.bots.kernel.whole_turns import STACK, write_turn
from babylon.bots.kernel.worlds import hide
from babylon.compiled import Pool
from babylon.rules.turn import REMOVING, apply


def hide_unseen(games: Pool) -> None:
    """Takes out of the real state what nobody has seen."""
    hide(games[REAL])


def take_quick_turn(games: Pool, desks: list[Desk]) -> int:
    """Plays a turn without search on the real state and writes its moves on the desk; how many."""
    return write_quick_turn(games, desks[0], REAL)


def begin_search(games: Pool, desks: list[Desk]) -> int:
    """Finds the choices there are; how many."""
    return begin(games, desks[0])


def search(games: Pool, desks: list[Desk], alive: int, budget: int) -> int:
    """Searches on for a budget of turns; 1 when a world has been tried with every choice that is alive, else 0."""
    return search_on(games, desks[0], alive, budget)


def rank(desks: list[Desk], alive: int) -> None:
    """Puts the best choice first."""
    sort_choices(desks[0], alive)


def take_choice(games: Pool, desks: list[Desk], choice: int) -> int:
    """Plays a choice on the real state and writes its moves on the desk; how many."""
    desk = desks[0]
    if games[REAL].phase == REMOVING:
        desk.turn[0] = desk.choices[TURN_NUMBERS * choice + STACK]
        apply(games[REAL], desk.turn[0])
        return 1
    return write_turn(games, desk, desk.choices, REAL, choice)
