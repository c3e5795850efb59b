"""The turn, its moves and the change of rounds (RULES §3.4, §4 and §7)."""

from babylon.rules.actions import (
    DECORATE,
    DIG,
    END,
    KEEP_DUG,
    KEEP_NONE,
    KEEP_STORED,
    PLACE,
    PLACE_STORED,
    corner_of,
    lift_of,
    place_number,
    position_of,
    turns_of,
)
from babylon.rules.board import POSITION, POSITION_NUMBER
from babylon.rules.decorating import decorate, decorations
from babylon.rules.placing import highest_below, place, placements
from babylon.rules.quarry import LAYERS, QUARRY, can_dig, can_remove, dig, remove, top_tile
from babylon.rules.state import UNKNOWN, GameState, GardenState
from babylon.rules.supply import DOUBLES, SINGLES
from babylon.rules.tokens import DOUBLES_GIVEN, SINGLES_GIVEN

REMOVING, DIGGING, BUILDING, OVER = 0, 1, 2, 3
NOTHING = -1  # no tile in the slot, or none dug
STORED_SINGLES = 6
MOST_MOVES = 4400  # room enough for every legal move of a state
MOST_PLACES = 512  # room enough for every legal place


def receive_token(game: GameState, garden: GardenState) -> None:
    """Take the pillars of the round's token, at the start of the turn (ruling 8)."""
    singles = min(SINGLES_GIVEN[game.token], game.supply[SINGLES])
    game.supply[SINGLES] -= singles
    garden.singles += singles
    doubles = min(DOUBLES_GIVEN[game.token], game.supply[DOUBLES])
    game.supply[DOUBLES] -= doubles
    garden.doubles += doubles


def store(game: GameState, garden: GardenState, keep: int) -> None:
    """Keep one tile and up to six singles; all else leaves the garden (RULES §4C)."""
    if keep == KEEP_DUG:
        garden.stored = game.dug
    elif keep == KEEP_NONE:
        garden.stored = NOTHING
    game.dug = NOTHING
    extra = max(garden.singles - STORED_SINGLES, 0)
    garden.singles -= extra
    game.supply[SINGLES] += extra
    game.supply[DOUBLES] += garden.doubles
    garden.doubles = 0
    garden.fresh = 0
    garden.old_tiles = garden.tiles
    garden.old_items = garden.items
    game.star_used = 0


def discarded(game: GameState, garden: GardenState, keep: int) -> int:
    """Which tiles leave the game when a turn ends so: those that are left and not kept (RULES §4C).

    The dug one counts 1, the stored one 2.
    """
    dug = game.dug != NOTHING and keep != KEEP_DUG
    stored = garden.stored != NOTHING and keep != KEEP_STORED
    return int(dug) + 2 * int(stored)


def ends_round(game: GameState) -> bool:
    """Whether the turn in play is the last one of its round."""
    return game.seat == game.players - 1


def reveals_token(game: GameState) -> bool:
    """Whether the end of the turn in play reveals a token."""
    return ends_round(game) and game.round < game.token_count


def end_turn(game: GameState, garden: GardenState, keep: int) -> None:
    """End a turn; after the last seat's the next token is revealed, or without one the game is over (RULES §7)."""
    store(game, garden, keep)
    game.phase = DIGGING
    if reveals_token(game):
        game.token = game.tokens[game.round]
        game.round += 1
    elif ends_round(game):
        game.phase = OVER
        game.seat = 0
        return
    game.seat = (game.seat + 1) % game.players
    receive_token(game, game.gardens[game.seat])


def uncovered_stack(game: GameState) -> int:
    """The stack whose visible tile nobody has seen yet, as after digging, or NOTHING."""
    for stack in range(QUARRY):
        if game.height[stack] > 0 and top_tile(game, stack) == UNKNOWN:
            return stack
    return NOTHING


def uncovered_layer(game: GameState, stack: int) -> int:
    """The layer beneath the tile that this turn takes from a stack, before the turn's last move."""
    # A tile that was dug has left its stack by now; one that is removed has not.
    left = game.height[stack] if game.phase == BUILDING else game.height[stack] - 1
    return left - 1


def reveal_tile(game: GameState, stack: int, tile: int) -> None:
    """Learn the tile of that layer."""
    game.stack[LAYERS * stack + uncovered_layer(game, stack)] = tile


def reveal_token(game: GameState, token: int) -> None:
    """Learn the next round's token, before the last move of the round."""
    game.tokens[game.round] = token


def remove_clay(game: GameState, stack: int) -> None:
    """One removal of the setup: in turn order, as often around as the number of players asks."""
    remove(game, stack)
    game.seat = (game.seat + 1) % game.players
    if game.removals == 0:
        game.phase = DIGGING


def placed_level(garden: GardenState, position: int, code: int) -> int:
    """The level that a placement at this position, with this number among those of its tile, is on."""
    return highest_below(garden, position) + 1 + lift_of(code)


def place_action(game: GameState, garden: GardenState, action: int) -> None:
    """Place the dug or the stored tile as the action's number says."""
    code = action - PLACE
    if action < PLACE_STORED:
        tile = game.dug
        game.dug = NOTHING
    else:
        code = action - PLACE_STORED
        tile = garden.stored
        garden.stored = NOTHING
    position = POSITION[position_of(code)]
    place(game, garden, tile, position, placed_level(garden, position, code), corner_of(code), turns_of(code))


def place_action_of(garden: GardenState, stored: int, position: int, level: int, open_corner: int, turns: int) -> int:
    """The number of a legal placement of the dug or the stored tile."""
    lift = level - 1 - highest_below(garden, position)
    number = place_number(POSITION_NUMBER[position], lift, open_corner, turns)
    return number + (PLACE if stored == 0 else PLACE_STORED)


def apply(game: GameState, action: int) -> None:
    """Play a legal action."""
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
    """Write every tile that can be removed or dug; return how many."""
    found = 0
    removing = game.phase == REMOVING
    first = 0 if removing else DIG
    for stack in range(QUARRY):
        # As with places: each is written and only a legal one counted.
        out[found] = first + stack
        found += can_remove(game, stack) if removing else can_dig(game, stack)
    return found


def place_actions(first: int, places: int, out: list[int], scratch: list[int], found: int) -> int:
    """Write the four rotations of every place; return how many actions there are now."""
    for i in range(places):
        assert 0 <= found < MOST_MOVES
        action = first + 4 * scratch[i]
        for turns in range(4):
            out[found + turns] = action + turns
        found += 4
    return found


def build_actions(game: GameState, garden: GardenState, out: list[int], scratch: list[int]) -> int:
    """Write every decoration, placement and way to end the turn; return how many."""
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
    """Write every legal action into `out`; return how many. `scratch` is working space for MOST_PLACES."""
    if game.phase == BUILDING:
        return build_actions(game, game.gardens[game.seat], out, scratch)
    if game.phase == OVER:
        return 0
    return stack_actions(game, out)
