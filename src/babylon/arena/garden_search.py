"""Looks for the best garden that the rules allow: what one seat can reach when the deal and the other seat help it.

A beam search over the seat's turns. No rule asks what a tile is before it is dug, so of all tiles that the seat has not
dug any may still lie anywhere in its layer; and of all tokens to come any may come next. The search deals them anew
before each turn, and what it has used in the end is a deal that could have been. The other seat digs, and builds
nothing.
"""

from collections.abc import Sequence
from dataclasses import astuple, dataclass, field, replace
from functools import cache
from importlib.resources import files
from random import Random

from babylon.bots.engines import engine
from babylon.bots.kernel_bots import CHOOSING
from babylon.bots.net_files import net_for
from babylon.bots.runner import KernelRunner
from babylon.bots.search import Settings
from babylon.bots.weight_files import weights_for
from babylon.game import Game
from babylon.game.action_numbers import move_of
from babylon.game.setup import laid_out
from babylon.pieces.deal import Deal, dealt, flowers_for, seed_key
from babylon.pieces.edition import edition
from babylon.pieces.kinds import TOKENS
from babylon.pieces.tile import tiles
from babylon.rules.actions import DIG, KEEP_NONE
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.scoring import score
from babylon.rules.state import GameState, copied
from babylon.rules.turn import OVER, REMOVING, apply

EDITION, PLAYERS, BUILDER = "revised", 2, 0
SETTINGS = Settings(
    choices=48,
    digs=16,
    room=8,
    width=10,
    pairs=5,
    quick_digs=16,
    quick_width=6,
    quick_pairs=3,
    horizon=0,
    net=1,
    exact=1,
)
DEALS, TURNS = 2, 8  # that are tried after each turn: deals of what is open, and the best turns with each
ALIKE = 2  # lines of play that lead to the same garden, at the most
SHAKE = 0.3  # points of chance in the choice of lines: those of one seed are not those of another
CORNERS = ((0, 1, 4, 5, 8, 9), (0, 1, 2, 4, 5, 6), (0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 7))  # where clay is removed
OPENNESS = (0.15, 2.0, 4.0)  # how readily the other seat digs a stack of one, two and three tiles


@dataclass(slots=True)
class Line:
    """A game so far: its state, its moves, and which places of the quarry the builder has dug."""

    state: GameState
    actions: list[int]
    dug: frozenset[int] = field(default_factory=frozenset)


class GardenSearch:
    """Searches for good gardens; the same seed finds the same ones."""

    def __init__(self, seed: int, width: int) -> None:
        self._rng = Random(seed)
        self._width = width
        self._start = laid_out(dealt(seed_key(seed), edition(EDITION), tiles(), flowers_for(PLAYERS)))
        self._runner = KernelRunner(engine(), PLAYERS)
        self._runner.write("settings", astuple(SETTINGS))
        self._runner.write("weights", weights_for(CHOOSING, self._start))
        self._runner.write("choosing", weights_for(CHOOSING, self._start))
        for name, row in net_for(self._start).rows():
            self._runner.write(name, row)

    def best(self) -> Game:
        """The game with the best garden that was found."""
        lines = [self._opened() for _ in range(max(self._width // 2, 1))]
        while lines[0].state.phase != OVER:
            lines = self._next(lines)
        return game_of(max(lines, key=lambda line: points_of(line.state)))

    def _opened(self) -> Line:
        """The game after the removals of the setup."""
        line = Line(copied(self._start), [])
        stacks = self._rng.choice([*CORNERS, self._rng.sample(range(QUARRY), 6)])
        while line.state.phase == REMOVING:
            line.actions.append(stacks[len(line.actions)])
            apply(line.state, line.actions[-1])
        return line

    def _next(self, lines: Sequence[Line]) -> list[Line]:
        """The best lines after another round."""
        tried: list[tuple[float, Line, list[int]]] = []
        for line in lines:
            for _ in range(DEALS):
                tried += self._tries(replace(line, state=self._dealt_anew(line)))
        seen: dict[object, int] = {}
        found: list[Line] = []
        for _, line, actions in sorted(tried, key=lambda one: -one[0]):
            after = self._played(line, actions)
            garden = garden_of(after.state)
            if len(found) < self._width and seen.get(garden, 0) < ALIKE:
                seen[garden] = seen.get(garden, 0) + 1
                found.append(after)
        return found

    def _tries(self, line: Line) -> list[tuple[float, Line, list[int]]]:
        """The builder's best turns, and what the net makes of the gardens that they leave."""
        self._runner.lay(line.state, hidden=False)
        found = self._runner.choose()
        values = self._runner.row("choice_value")[:found]
        best = sorted(range(found), key=lambda choice: -values[choice])[:TURNS]
        return [(values[one] + SHAKE * self._rng.random(), line, self._runner.find(one)[0]) for one in best]

    def _dealt_anew(self, line: Line) -> GameState:
        state = copied(line.state)
        for layer in range(LAYERS):
            places = [place for place in range(layer, LAYERS * QUARRY, LAYERS) if place not in line.dug]
            left = [state.stack[place] for place in places]
            self._rng.shuffle(left)
            for place, tile in zip(places, left, strict=True):
                state.stack[place] = tile
        coming = state.tokens[state.round : state.token_count]
        self._rng.shuffle(coming)
        state.tokens[state.round : state.token_count] = coming
        return state

    def _played(self, line: Line, actions: list[int]) -> Line:
        """The line after the builder's turn and one of the other seat."""
        state = copied(line.state)
        stack = actions[0] - DIG
        dug = line.dug | {LAYERS * stack + state.height[stack] - 1}
        for action in actions:
            apply(state, action)
        stacks = [stack for stack in range(QUARRY) if state.height[stack] > 0]
        (other,) = self._rng.choices(stacks, [OPENNESS[state.height[stack] - 1] for stack in stacks])
        answer = [DIG + other, KEEP_NONE]
        for action in answer:
            apply(state, action)
        return Line(state, [*line.actions, *actions, *answer], dug)


@cache
def record_of_the_package() -> Game:
    """The game with the best garden that this project knows."""
    return Game.from_record((files("babylon") / "data" / "best_garden.bgn").read_text("utf-8"))


def is_as_bounded(game: Game) -> bool:
    """Whether a game is of the kind that the bound is about: for two, from its first move, by the usual rules."""
    deal = game.dealing
    usual = deal.edition == edition(EDITION) and deal.tiles == tiles() and deal.midgame is None
    return usual and deal.players == PLAYERS


def points_of(state: GameState) -> int:
    """What the builder has."""
    return score(state, state.gardens[BUILDER])


def garden_of(state: GameState) -> object:
    """What tells two of the builder's gardens apart."""
    garden = state.gardens[BUILDER]
    return tuple(garden.surface), tuple(garden.symbols), garden.occupied, garden.singles, garden.stored


def game_of(line: Line) -> Game:
    """The game of a line, dealt so that it could be played."""
    faces = list(tiles().values())
    names = [faces[number].id for number in line.state.stack]
    quarry = tuple((names[at], names[at + 1], names[at + 2]) for at in range(0, len(names), LAYERS))
    tokens = tuple(TOKENS[number] for number in line.state.tokens[: line.state.token_count])
    game = Game(Deal(edition(EDITION), tiles(), flowers_for(PLAYERS), quarry, tokens))
    for action in line.actions:
        game.play(move_of(game.state, action))
    return game
