"""Search: each of the best turns is played on in the same possible worlds, by the same chance.

A world is made up once and tried with every choice, so that luck is the same for all of them and only the difference
between the turns remains. The worse half of the choices is given up again and again (sequential halving): a search has
as many stages as that takes, and each has the same share of the tries or of the time. Whoever calls holds the clock.
"""

from babylon.bots.kernel.candidates import best
from babylon.bots.kernel.clock import END, LAST, is_time_over
from babylon.bots.kernel.dig_values import NEVER
from babylon.bots.kernel.ending import POINT
from babylon.bots.kernel.last_turn import LAST_STATE, find_last_turns, is_last_turn, write_listed
from babylon.bots.kernel.net import net_points
from babylon.bots.kernel.rng import below
from babylon.bots.kernel.rollout import expected_points, margin, play_on
from babylon.bots.kernel.whole_turns import FIRST, STACK, whole_turns, write_turn
from babylon.bots.kernel.workspace import (
    CHOICES,
    DIGS,
    EXACT,
    HORIZON,
    NET,
    PAIRS,
    PRIOR,
    QUARRY,
    REAL,
    ROOM,
    START,
    TURN_NUMBERS,
    WIDTH,
    Workspace,
)
from babylon.bots.kernel.worlds import make_up
from babylon.compiled import Pool, copy
from babylon.rules.turn import OVER, REMOVING, apply, ends_round, stack_actions

WORLD, PLAYED = 4, 5  # the made-up world, and the state that is played on; three to try out on follow it
AFTER = 9  # what everybody knows after a turn that is looked at afterwards (review.py)
STATES = LAST_STATE  # those in which a last turn is looked for come after it
# Where a search stands: in the order, whether that choice is played on, turns to go; how many choices are still alive;
# which stage it is, of how many, and in how many worlds they were tried in it.
AT, PLAYING, LEFT, ALIVE, STAGE, STAGES, WORLDS = range(7)
TRIES, WORKERS = 0, 1  # the limit: tries in all, 0 for a search by the clock; how many workers share them
GOES_ON, STAGE_OVER, TIME_OVER = range(3)  # what is said of a search after a step
GONE = -1e9
LUCK = 1 << 20
# In place of the first placement: the choice is written out in full, and its stack is the row (last_turn.py).
LISTED = -2
SLACK = 6  # points that a seat may give up in its last turn for what the others then do, in the opinion of a search


def choose_removals(games: Pool, workspace: Workspace) -> int:
    """Write down every removal of the setup as a choice; return how many."""
    found = stack_actions(games[REAL], workspace.moves)
    for i in range(found):
        workspace.choices[TURN_NUMBERS * i + STACK] = workspace.moves[i]
        workspace.choice_value[i] = 0.0
    return found


def choose_turns(games: Pool, workspace: Workspace) -> int:
    """Write down the best whole turns as choices, the best one first; return how many."""
    how = workspace.settings
    found = whole_turns(games, workspace, REAL, how[DIGS], how[ROOM], how[WIDTH], how[PAIRS])
    if how[NET] != 0:
        value_by_net(games, workspace, found)
    chosen = min(found, how[CHOICES])
    for choice in range(chosen):
        number = best(workspace.turn_value, START, found)
        for i in range(TURN_NUMBERS):
            workspace.choices[TURN_NUMBERS * choice + i] = workspace.turns[TURN_NUMBERS * number + i]
        workspace.choice_value[choice] = workspace.turn_value[number]
        workspace.turn_value[number] = GONE
    return chosen


def value_by_net(games: Pool, workspace: Workspace, found: int) -> None:
    """Value the best turns at first sight by what the net makes of the gardens that they leave; forget the others.

    A net that may choose among all turns finds those that it is most wrong about.
    """
    seat = games[REAL].seat
    chosen = min(found, workspace.settings[CHOICES])
    for choice in range(chosen):
        number = best(workspace.turn_value, START, found)
        workspace.turn_value[number] = GONE
        copy(games, WORLD, REAL)
        write_turn(games, workspace, workspace.turns, WORLD, number)
        workspace.order[choice] = number
        workspace.choice_value[choice] = net_points(games[WORLD], seat, workspace)
    for number in range(found):
        workspace.turn_value[number] = GONE
    for choice in range(chosen):
        workspace.turn_value[workspace.order[choice]] = workspace.choice_value[choice]


def choose_last_turns(games: Pool, workspace: Workspace) -> int:
    """Write down the best last turns of the stacks as choices, the best one first; return how many."""
    find_last_turns(games, workspace, REAL, 0 if ends_round(games[REAL]) else SLACK)
    for chosen in range(workspace.settings[CHOICES]):
        row = best(workspace.listed_value, START, QUARRY)
        if workspace.listed_value[row] == NEVER:
            return chosen
        workspace.choices[TURN_NUMBERS * chosen + STACK] = row
        workspace.choices[TURN_NUMBERS * chosen + FIRST] = LISTED
        workspace.choice_value[chosen] = workspace.listed_value[row] / POINT
        workspace.listed_value[row] = NEVER
    return workspace.settings[CHOICES]


def choose(games: Pool, workspace: Workspace) -> int:
    """Write down what there is to choose from; return how many choices."""
    if games[REAL].phase == REMOVING:
        return choose_removals(games, workspace)
    if workspace.settings[EXACT] != 0 and is_last_turn(games[REAL]):
        return choose_last_turns(games, workspace)
    return choose_turns(games, workspace)


def begin(games: Pool, workspace: Workspace) -> int:
    """Find what there is to choose from; return how many choices."""
    found = choose(games, workspace)
    for choice in range(found):
        workspace.order[choice] = choice
        workspace.tries[choice] = 0
        workspace.total[choice] = 0.0
        workspace.squares[choice] = 0.0
    begin_stages(workspace, found)
    return found


def begin_stages(workspace: Workspace, found: int) -> None:
    """Stand before the first stage, with every choice alive."""
    cursor = workspace.cursor
    cursor[AT], cursor[PLAYING], cursor[ALIVE] = 0, 0, found
    cursor[STAGE], cursor[STAGES], cursor[WORLDS] = 0, 1, 0
    left = (found + 1) // 2
    while left > 1:
        cursor[STAGES] += 1
        left = (left + 1) // 2


def make_world(games: Pool, workspace: Workspace) -> None:
    """Make up a world, and the chance by which it is played on."""
    copy(games, WORLD, REAL)
    make_up(games[WORLD], workspace.world_stream, workspace.moves)
    workspace.luck[0] = 1 + below(workspace.world_stream, LUCK) * LUCK + below(workspace.world_stream, LUCK)


def play_choice(games: Pool, workspace: Workspace, choice: int) -> None:
    """Play a choice in the made-up world."""
    copy(games, PLAYED, WORLD)
    workspace.stream[0] = workspace.luck[0]
    take_choice(games, workspace, PLAYED, choice)


def take_choice(games: Pool, workspace: Workspace, which: int, choice: int) -> int:
    """Play a choice on a state and write its moves into the workspace; return how many."""
    if games[which].phase == REMOVING:
        workspace.turn[0] = workspace.choices[TURN_NUMBERS * choice + STACK]
        apply(games[which], workspace.turn[0])
        return 1
    if workspace.choices[TURN_NUMBERS * choice + FIRST] == LISTED:
        return write_listed(games, workspace, which, workspace.choices[TURN_NUMBERS * choice + STACK])
    return write_turn(games, workspace, workspace.choices, which, choice)


def note_choice(games: Pool, workspace: Workspace, choice: int) -> None:
    """Note what came of a choice."""
    ahead = margin(games, workspace, PLAYED, games[REAL].seat)
    workspace.tries[choice] += 1
    workspace.total[choice] += ahead
    workspace.squares[choice] += ahead * ahead


def search_on(games: Pool, workspace: Workspace, budget: int, now: int) -> int:
    """Play the choices alive on, turn by turn, until a budget of turns is spent; return how the search stands.

    Goes on where it stopped the last time. It is told how many millionths of a second have passed since it began.
    """
    cursor = workspace.cursor
    if is_time_over(workspace.clock, now):
        return TIME_OVER
    while budget > 0:
        if cursor[PLAYING] == 0:
            if cursor[AT] == 0:
                make_world(games, workspace)
            play_choice(games, workspace, workspace.order[cursor[AT]])
            cursor[PLAYING] = 1
            cursor[LEFT] = workspace.settings[HORIZON]
        played = play_on(games, workspace, PLAYED, min(budget, cursor[LEFT]))
        budget -= max(played, 1)  # a choice that ends the game leaves none to play
        cursor[LEFT] -= played
        if cursor[LEFT] == 0 or games[PLAYED].phase == OVER:
            note_choice(games, workspace, workspace.order[cursor[AT]])
            cursor[PLAYING] = 0
            cursor[AT] = (cursor[AT] + 1) % cursor[ALIVE]
            if cursor[AT] == 0:
                cursor[WORLDS] += 1
                if is_settled(games, workspace) or is_stage_over(workspace):
                    return STAGE_OVER
    return GOES_ON


def search_alone(games: Pool, workspace: Workspace, budget: int, now: int) -> int:
    """Search on without other workers, from stage to stage; 1 when the search has come to its end, else 0."""
    stands = search_on(games, workspace, budget, now)
    if stands == GOES_ON:
        return 0
    to_come = end_stage(workspace)
    return 1 if stands == TIME_OVER or to_come == 0 else 0


def is_settled(games: Pool, workspace: Workspace) -> bool:
    """Whether one world says all: the turn ends the game, and what it leaves is what it was thought to leave."""
    return workspace.settings[EXACT] != 0 and is_last_turn(games[REAL]) and ends_round(games[REAL])


def is_stage_over(workspace: Workspace) -> bool:
    """Whether the choices alive had their share of the tries, or of the time."""
    cursor, limit, clock = workspace.cursor, workspace.limit, workspace.clock
    if limit[TRIES] == 0:
        return clock[LAST] * cursor[STAGES] >= clock[END] * (cursor[STAGE] + 1)
    return cursor[WORLDS] >= limit[TRIES] // (cursor[STAGES] * cursor[ALIVE] * limit[WORKERS])


def end_stage(workspace: Workspace) -> int:
    """Put the best choices first and give up the worse half; 1 while there are stages to come, else 0."""
    cursor = workspace.cursor
    # Cut short by the clock before any world was whole, a stage says too little to change the order.
    if cursor[WORLDS] > 0:
        sort_choices(workspace, cursor[ALIVE])
    cursor[AT], cursor[PLAYING], cursor[WORLDS] = 0, 0, 0
    cursor[ALIVE] = (cursor[ALIVE] + 1) // 2
    cursor[STAGE] += 1
    return 1 if cursor[STAGE] < cursor[STAGES] else 0


def play_world(games: Pool, workspace: Workspace, length: int) -> None:
    """Make up a world, play the first `length` moves that lie ready, then on, and note how far each seat gets."""
    make_world(games, workspace)
    play_moves(games, workspace, workspace.ahead, length)
    for seat in range(games[PLAYED].players):
        workspace.seat_total[seat] += expected_points(games, workspace, PLAYED, seat)
    ahead = margin(games, workspace, PLAYED, games[REAL].seat)
    workspace.total[0] += ahead
    workspace.squares[0] += ahead * ahead


def play_moves(games: Pool, workspace: Workspace, moves: list[int], length: int) -> None:
    """Play the first `length` of these moves in the made-up world, then on."""
    copy(games, PLAYED, WORLD)
    workspace.stream[0] = workspace.luck[0]
    for i in range(length):
        apply(games[PLAYED], moves[i])
    play_on(games, workspace, PLAYED, workspace.settings[HORIZON])


def sort_choices(workspace: Workspace, alive: int) -> None:
    """Put the first `alive` choices in order, the best one first."""
    for i in range(1, alive):
        choice = workspace.order[i]
        j = i
        while j > 0 and trust(workspace, workspace.order[j - 1]) < trust(workspace, choice):
            workspace.order[j] = workspace.order[j - 1]
            j -= 1
        workspace.order[j] = choice


def trust(workspace: Workspace, choice: int) -> float:
    """What a choice brought on average, and what was thought of it beforehand as if that had been tried a few times.

    The clock may cut the last world short, so that the first choices were tried once more than the others; those never
    tried at all stay behind, as they were.
    """
    tries = workspace.tries[choice]
    if tries == 0:
        return GONE
    thought = workspace.choice_value[choice] - workspace.choice_value[0]
    return (workspace.total[choice] + workspace.settings[PRIOR] * thought) / tries
