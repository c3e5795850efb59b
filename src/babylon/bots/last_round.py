"""The last round of two, exactly: the first seat's best turns by what the other one then does at best.

The other seat's last turn hangs on the first one's by three things alone: which stack it dug, what came to light
beneath, and which pieces it took from the supply. So for each stack the first seat's best turn is found, and the other
seat's best answer to it for each tile that may come to light, every one of them as likely as the others. A turn on the
same stack that scores less could only be better by taking pieces that the answer needs. How much that may bring is
bounded by answers out of a supply from which all was taken that the tiles at hand could use.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from babylon.bots.engines import engine
from babylon.bots.kernel.worlds import hide
from babylon.bots.runner import KernelRunner, quick_settings
from babylon.bots.weight_files import weights_for
from babylon.rules.actions import DIG
from babylon.rules.edition_choices import WHILE_THEY_LAST
from babylon.rules.quarry import LAYERS, QUARRY, can_dig
from babylon.rules.scoring import score
from babylon.rules.state import UNKNOWN, GameState, copied
from babylon.rules.supply import BELVEDERES, DECORATIONS, DOUBLES, SINGLES
from babylon.rules.turn import DIGGING, apply, receive_token

PLAYERS, FIRST, OTHER = 2, 0, 1
TILES_AT_HAND = 2  # of a turn
CORNERS = 4
MOST_INCOME = 8  # single pillars that a turn brings, at the most: four edges, the flower twice, a token


@dataclass(frozen=True, slots=True)
class LastRoundTurn:
    """The best turn that digs a stack, as action numbers: the points it leaves, and those of the best answers.

    No other turn that digs this stack leads by more than `most` on the average of what comes to light.
    """

    stack: int
    actions: tuple[int, ...]
    points: int
    answer: float
    most: float

    @property
    def margin(self) -> float:
        """How far it leads on the average."""
        return self.points - self.answer


def is_last_round(state: GameState) -> bool:
    """Whether the first of two seats is to begin its last turn."""
    last = state.round == state.token_count
    return last and state.players == PLAYERS and (state.seat, state.phase) == (FIRST, DIGGING)


def last_round(state: GameState) -> list[LastRoundTurn]:
    """The best turn of each stack, the best one first. What nobody has seen of the state is not looked at."""
    known = copied(state)
    hide(known)
    play = _Play(known)
    turns = [play.turn(stack) for stack in range(QUARRY) if can_dig(known, stack)]
    return sorted(turns, key=lambda turn: -turn.margin)


def is_proven(turns: list[LastRoundTurn]) -> bool:
    """Whether no turn at all is better on the average than the first of these."""
    return all(turn.most <= turns[0].margin for turn in turns)


class _Play:
    """Best turns of a last round, by the kernel's exhaustive search."""

    def __init__(self, state: GameState) -> None:
        self._state = state
        self._runner = KernelRunner(engine(), PLAYERS)
        self._runner.write("settings", quick_settings(digs=QUARRY, width=6, pairs=3, exact=True))
        self._runner.write("weights", weights_for("learned", state))

    def turn(self, stack: int) -> LastRoundTurn:
        """The best turn that digs a stack."""
        begun = copied(self._state)
        apply(begun, DIG + stack)
        after, actions = self._best(begun)
        points = score(after, after.gardens[FIRST])
        worlds = list(_revealed(after, self._state, stack))
        answer = sum(map(self._answer, worlds)) / len(worlds)
        poorest = [_poorest(world, begun) for world in worlds]
        if all(_is_plenty(world) for world in poorest):
            return LastRoundTurn(stack, (DIG + stack, *actions), points, answer, points - answer)
        # Where a corner may stay open without a belvedere, a turn may be glad that there is none.
        least = -math.inf
        if self._state.belvederes != WHILE_THEY_LAST:
            least = sum(map(self._answer, poorest)) / len(poorest)
        return LastRoundTurn(stack, (DIG + stack, *actions), points, answer, points - least)

    def _best(self, state: GameState) -> tuple[GameState, list[int]]:
        self._runner.lay(state)
        actions, after = self._runner.quick_turn(), copied(state)
        for action in actions:
            apply(after, action)
        return after, actions

    def _answer(self, state: GameState) -> int:
        after, _ = self._best(state)
        return score(after, after.gardens[OTHER])


def _revealed(state: GameState, before: GameState, stack: int) -> Iterator[GameState]:
    """The state with each tile that may have come to light in a stack."""
    left = state.height[stack]
    if left == 0:
        yield state
        return
    layer = left - 1
    material = range(QUARRY * (LAYERS - left), QUARRY * (LAYERS - left + 1))
    seen = {before.stack[LAYERS * other + layer] for other in range(QUARRY)}
    for tile in material:
        if tile not in seen:
            world = copied(state)
            world.stack[LAYERS * stack + layer] = tile
            yield world


def _poorest(world: GameState, begun: GameState) -> GameState:
    """The same with no more in the supply than any turn leaves that goes on from `begun`."""
    poor, other = copied(world), begun.gardens[OTHER]
    poor.supply = list(begun.supply)  # building brings single pillars back, and takes none
    at_hand = [tile for tile in (begun.dug, begun.gardens[FIRST].stored) if 0 <= tile < UNKNOWN]
    taken = {BELVEDERES: len(at_hand), DOUBLES: CORNERS * len(at_hand)}
    for kind, piece in enumerate(DECORATIONS):
        # A decoration stands on a symbol of a tile of this turn; a token gives one more.
        taken[piece] = 1 + sum((begun.face[tile] >> CORNERS * kind & 15).bit_count() for tile in at_hand)
    for piece, most in taken.items():
        poor.supply[piece] = max(poor.supply[piece] - most, 0)
    poor.gardens[OTHER].singles, poor.gardens[OTHER].doubles = other.singles, other.doubles
    receive_token(poor, poor.gardens[OTHER])
    return poor


def _is_plenty(state: GameState) -> bool:
    """Whether a turn can't run short of anything that another one may have taken."""
    needed = {BELVEDERES: TILES_AT_HAND, SINGLES: MOST_INCOME}
    needed |= dict.fromkeys((DOUBLES, *DECORATIONS), CORNERS * TILES_AT_HAND)
    return all(state.supply[piece] >= most for piece, most in needed.items())
