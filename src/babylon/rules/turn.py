"""The turn, its moves and the change of rounds (RULES §3.4, §4 and §7)."""

from babylon.rules.actions import DECORATE, DIG, END, KEEP_DUG, KEEP_NONE, KEEP_STORED, PLACE, PLACE_STORED
from babylon.rules.board import POSITION
from babylon.rules.decorating import decorate, decorations
from babylon.rules.placing import DOUBLE, SINGLE, highest_below, place, placements
from babylon.rules.quarry import QUARRY, can_dig, can_remove, dig, remove
from babylon.rules.state import GameState, GardenState

REMOVING, DIGGING, BUILDING, OVER = 0, 1, 2, 3
NOTHING = -1  # no tile in the slot, or none dug
STORED_SINGLES = 6
EXTRA_SINGLE, EXTRA_DOUBLE = 1, 2
MOST_MOVES = 4400  # room enough for every legal move of a state
MOST_PLACES = 512  # room enough for every legal place


def receive_token(game: GameState, garden: GardenState) -> None:
    """The pillar of the round's token, at the start of the turn (ruling 8)."""
    if game.token == EXTRA_SINGLE and game.supply[SINGLE] > 0:
        game.supply[SINGLE] -= 1
        garden.singles += 1
    if game.token == EXTRA_DOUBLE and game.supply[DOUBLE] > 0:
        game.supply[DOUBLE] -= 1
        garden.doubles += 1


def store(game: GameState, garden: GardenState, keep: int) -> None:
    """Keeps one tile and up to six singles; all else leaves the garden (RULES §4C)."""
    if keep == KEEP_DUG:
        garden.stored = game.dug
    elif keep == KEEP_NONE:
        garden.stored = NOTHING
    game.dug = NOTHING
    extra = max(garden.singles - STORED_SINGLES, 0)
    garden.singles -= extra
    game.supply[SINGLE] += extra
    game.supply[DOUBLE] += garden.doubles
    garden.doubles = 0
    garden.fresh = 0
    game.star_used = 0


def end_turn(game: GameState, garden: GardenState, keep: int) -> None:
    """Ends a turn; after the last seat's the next token is revealed, or without one the game is over (RULES §7)."""
    store(game, garden, keep)
    game.phase = DIGGING
    game.seat += 1
    if game.seat == game.players:
        game.seat = 0
        if game.round == game.token_count:
            game.phase = OVER
            return
        game.token = game.tokens[game.round]
        game.round += 1
    receive_token(game, game.gardens[game.seat])


def remove_clay(game: GameState, stack: int) -> None:
    """One removal of the setup: in turn order, as often around as the number of players asks."""
    remove(game, stack)
    game.seat = (game.seat + 1) % game.players
    if game.removals == 0:
        game.phase = DIGGING


def place_action(game: GameState, garden: GardenState, action: int) -> None:
    """Places the dug or the stored tile as the action's number says."""
    code = action - PLACE
    if action < PLACE_STORED:
        tile = game.dug
        game.dug = NOTHING
    else:
        code = action - PLACE_STORED
        tile = garden.stored
        garden.stored = NOTHING
    position = POSITION[code // 40]
    level = highest_below(garden, position) + 1 + code // 20 % 2
    place(game, garden, tile, position, level, code // 4 % 5, code % 4)


def apply(game: GameState, action: int) -> None:
    """Plays a legal action."""
    garden = game.gardens[game.seat]
    if action >= END:
        end_turn(game, garden, action)
    elif action >= DECORATE:
        decorate(game, garden, action)
    elif action >= PLACE:
        place_action(game, garden, action)
    elif action >= DIG:
        dig(game, garden, action - DIG)
        game.phase = BUILDING
    else:
        remove_clay(game, action)


def stack_actions(game: GameState, out: list[int]) -> int:
    """Writes every tile that can be removed or dug; how many."""
    found = 0
    for stack in range(QUARRY):
        if game.phase == REMOVING:
            if can_remove(game, stack):
                out[found] = stack
                found += 1
        elif can_dig(game, stack):
            out[found] = DIG + stack
            found += 1
    return found


def place_actions(first: int, places: int, out: list[int], scratch: list[int], found: int) -> int:
    """Writes the four rotations of every place; how many actions there are now."""
    for i in range(places):
        assert 0 <= found < MOST_MOVES
        action = first + 4 * scratch[i]
        for turns in range(4):
            out[found + turns] = action + turns
        found += 4
    return found


def build_actions(game: GameState, garden: GardenState, out: list[int], scratch: list[int]) -> int:
    """Writes every decoration, placement and way to end the turn; how many."""
    found = decorations(game, garden, out)
    if game.dug != NOTHING or garden.stored != NOTHING:
        places = placements(game, garden, scratch)
        if game.dug != NOTHING:
            found = place_actions(PLACE, places, out, scratch, found)
            out[found] = KEEP_DUG
            found += 1
        if garden.stored != NOTHING:
            found = place_actions(PLACE_STORED, places, out, scratch, found)
            out[found] = KEEP_STORED
            found += 1
    out[found] = KEEP_NONE
    return found + 1


def legal(game: GameState, out: list[int], scratch: list[int]) -> int:
    """Writes every legal action into `out`; how many. `scratch` is working space for MOST_PLACES."""
    if game.phase == BUILDING:
        return build_actions(game, game.gardens[game.seat], out, scratch)
    if game.phase == OVER:
        return 0
    return stack_actions(game, out)
