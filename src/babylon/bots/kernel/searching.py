"""Search: each of the best turns is played on in the same possible worlds, by the same chance.

A world is made up once and tried with every choice, so that luck is the same for all of them and only the difference
between the turns remains. The worse half of the choices is given up again and again (sequential halving).
"""

from babylon.bots.kernel.chance import below
from babylon.bots.kernel.desk import (
    CHOICES,
    DIGS,
    HORIZON,
    PAIRS,
    PRIOR,
    REAL,
    ROOM,
    START,
    TURN_NUMBERS,
    WIDTH,
    Desk,
)
from babylon.bots.kernel.playing import margin, outlook, play_on
from babylon.bots.kernel.sketch import best
from babylon.bots.kernel.whole_turns import STACK, whole_turns, write_turn
from babylon.bots.kernel.worlds import make_up
from babylon.compiled import Pool, copy
from babylon.rules.turn import OVER, REMOVING, apply, stack_actions

WORLD, PLAYED = 4, 5  # the made-up world, and the state that is played on; three to try out on follow it
STATES = 9  # how many a search needs
AT, PLAYING, LEFT = 0, 1, 2  # where a search stands: in the order, whether that choice is played on, turns to go
GONE = -1e9
LUCK = 1 << 20


def choose_removals(games: Pool, desk: Desk) -> int:
    """Writes down every removal of the setup as a choice; how many."""
    found = stack_actions(games[REAL], desk.moves)
    for i in range(found):
        desk.choices[TURN_NUMBERS * i + STACK] = desk.moves[i]
        desk.choice_value[i] = 0.0
    return found


def choose_turns(games: Pool, desk: Desk) -> int:
    """Writes down the best whole turns as choices, the best one first; how many."""
    how = desk.settings
    found = whole_turns(games, desk, REAL, how[DIGS], how[ROOM], how[WIDTH], how[PAIRS])
    chosen = min(found, how[CHOICES])
    for choice in range(chosen):
        number = best(desk.turn_value, START, found)
        for i in range(TURN_NUMBERS):
            desk.choices[TURN_NUMBERS * choice + i] = desk.turns[TURN_NUMBERS * number + i]
        desk.choice_value[choice] = desk.turn_value[number]
        desk.turn_value[number] = GONE
    return chosen


def begin(games: Pool, desk: Desk) -> int:
    """Finds what there is to choose from; how many choices."""
    found = choose_removals(games, desk) if games[REAL].phase == REMOVING else choose_turns(games, desk)
    for choice in range(found):
        desk.order[choice] = choice
        desk.tries[choice] = 0
        desk.total[choice] = 0.0
        desk.squares[choice] = 0.0
    desk.cursor[AT] = 0
    desk.cursor[PLAYING] = 0
    return found


def make_world(games: Pool, desk: Desk) -> None:
    """Makes up a world, and the chance by which it is played on."""
    copy(games, WORLD, REAL)
    make_up(games[WORLD], desk.world_stream, desk.moves)
    desk.luck[0] = 1 + below(desk.world_stream, LUCK) * LUCK + below(desk.world_stream, LUCK)


def play_choice(games: Pool, desk: Desk, choice: int) -> None:
    """Plays a choice in the made-up world."""
    copy(games, PLAYED, WORLD)
    desk.stream[0] = desk.luck[0]
    if games[PLAYED].phase == REMOVING:
        apply(games[PLAYED], desk.choices[TURN_NUMBERS * choice + STACK])
    else:
        write_turn(games, desk, desk.choices, PLAYED, choice)


def note_choice(games: Pool, desk: Desk, choice: int) -> None:
    """Notes what came of a choice."""
    ahead = margin(games, desk, PLAYED, games[REAL].seat)
    desk.tries[choice] += 1
    desk.total[choice] += ahead
    desk.squares[choice] += ahead * ahead


def search_on(games: Pool, desk: Desk, alive: int, budget: int) -> int:
    """Plays the first `alive` choices of the order on, turn by turn, until a budget of turns is spent.

    Goes on where it stopped the last time. Stops early when a world has been tried with all of them; 1 then, else 0.
    """
    cursor = desk.cursor
    while budget > 0:
        if cursor[PLAYING] == 0:
            if cursor[AT] == 0:
                make_world(games, desk)
            play_choice(games, desk, desk.order[cursor[AT]])
            cursor[PLAYING] = 1
            cursor[LEFT] = desk.settings[HORIZON]
        played = play_on(games, desk, PLAYED, min(budget, cursor[LEFT]))
        budget -= played
        cursor[LEFT] -= played
        if cursor[LEFT] == 0 or games[PLAYED].phase == OVER:
            note_choice(games, desk, desk.order[cursor[AT]])
            cursor[PLAYING] = 0
            cursor[AT] = (cursor[AT] + 1) % alive
            if cursor[AT] == 0:
                return 1
    return 0


def look_ahead(games: Pool, desk: Desk, length: int) -> None:
    """Makes up a world, plays the first `length` moves that lie ready, then on, and notes how far each seat gets."""
    make_world(games, desk)
    copy(games, PLAYED, WORLD)
    desk.stream[0] = desk.luck[0]
    for i in range(length):
        apply(games[PLAYED], desk.ahead[i])
    play_on(games, desk, PLAYED, desk.settings[HORIZON])
    for seat in range(games[PLAYED].players):
        desk.seat_total[seat] += outlook(games, desk, PLAYED, seat)
    ahead = margin(games, desk, PLAYED, games[REAL].seat)
    desk.total[0] += ahead
    desk.squares[0] += ahead * ahead


def sort_choices(desk: Desk, alive: int) -> None:
    """Puts the first `alive` choices in order, the best one first."""
    for i in range(1, alive):
        choice = desk.order[i]
        j = i
        while j > 0 and trust(desk, desk.order[j - 1]) < trust(desk, choice):
            desk.order[j] = desk.order[j - 1]
            j -= 1
        desk.order[j] = choice


def trust(desk: Desk, choice: int) -> float:
    """What a choice brought on average, and what was thought of it beforehand as if that had been tried a few times.

    The clock may cut the last world short, so that the first choices were tried once more than the others; those never
    tried at all stay behind, as they were.
    """
    tries = desk.tries[choice]
    if tries == 0:
        return GONE
    thought = desk.choice_value[choice] - desk.choice_value[0]
    return (desk.total[choice] + desk.settings[PRIOR] * thought) / tries
