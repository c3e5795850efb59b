"""What the net makes of a position: what each line of every pad will still gain, and what it counts on for that.

A part of a garden is worth what the net expects of the garden more than of the same one without it: without the tile in
the slot, without the pillars, with blank corners in place of symbols. Two parts may count on each other, so what they
are worth does not add up to what is to come. What a turn promises is the outlook after it less the one before.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from babylon.bots.engines import engine
from babylon.bots.kernel import explanation
from babylon.bots.kernel.worlds import hide
from babylon.bots.net_files import net_for
from babylon.bots.runner import KernelRunner
from babylon.pieces.kinds import Symbol
from babylon.pieces.score import CATEGORIES, Category
from babylon.pieces.spaces import Space
from babylon.rules.board import BIT, SPACES
from babylon.rules.decorating import item_spaces
from babylon.rules.state import LEVELS, GameState, copied
from babylon.rules.tokens import TOKENS, UNKNOWN_TOKEN, Token
from babylon.rules.turn import apply

LEAST = 0.05  # points: what is worth less would be told as 0.0


@dataclass(frozen=True, slots=True)
class Part:
    """Something in a garden, and what the net counts on it for.

    The stored tile and the pillars are no symbol and lie on no space.
    """

    what: str  # "stored", "pillars" or the symbol
    level: int  # that the symbols are on, or 0
    spaces: tuple[Space, ...]
    worth: float

    def as_json(self) -> dict[str, object]:
        """The part for programs."""
        spaces = [str(space) for space in self.spaces]
        return {"what": self.what, "level": self.level, "spaces": spaces, "worth": self.worth}


@dataclass(frozen=True, slots=True)
class Outlook:
    """A seat's pad now, what the net expects its lines to gain, and the parts that it counts on most."""

    now: dict[Category, int]
    to_come: dict[Category, float]
    parts: tuple[Part, ...]

    @property
    def points(self) -> float:
        """The points in the end, as the net sees it."""
        return sum(self.now.values()) + sum(self.to_come.values())

    def as_json(self) -> dict[str, object]:
        """The outlook for programs."""
        return {
            "points": self.points,
            "now": {line.value: points for line, points in self.now.items()},
            "to_come": {line.value: points for line, points in self.to_come.items()},
            "parts": [part.as_json() for part in self.parts],
        }


def outlooks(state: GameState) -> list[Outlook]:
    """The outlook of every seat. What nobody has seen of the state is not looked at."""
    runner = KernelRunner(engine(), state.players)
    for name, row in net_for(state).rows():
        runner.write(name, row)
    runner.lay(state)
    return [_outlook(runner, state, seat) for seat in range(state.players)]


def promise(state: GameState, actions: Sequence[int]) -> dict[Category, float]:
    """What a turn changes in the end for the seat to move, line by line, as the net sees it.

    What it expected before was a turn as one usually has: a line below zero is one that the turn gives up for others.
    """
    seat, after = state.seat, copied(state)
    hide(after)
    for action in actions:
        apply(after, action)
    if after.token == UNKNOWN_TOKEN:  # a quarry in which nobody can dig is none that the net knows
        after.token = TOKENS.index(Token.NONE)
    before, then = outlooks(state)[seat], outlooks(after)[seat]
    return {line: then.now[line] + then.to_come[line] - before.now[line] - before.to_come[line] for line in CATEGORIES}


def _outlook(runner: KernelRunner, state: GameState, seat: int) -> Outlook:
    left = runner.explain(seat)
    now, to_come = runner.row("lines"), list(runner.row("net_gains"))
    parts: list[Part] = []
    for number, what, level, spaces in _parts(state, seat) if left else ():
        runner.explain(seat, number)
        worth = sum(to_come) - sum(runner.row("net_gains"))
        parts.append(Part(what, level, spaces, worth))
    return Outlook(
        {line: int(points) for line, points in zip(CATEGORIES, now, strict=True)},
        dict(zip(CATEGORIES, to_come, strict=True)),
        tuple(sorted((part for part in parts if abs(part.worth) >= LEAST), key=lambda part: -part.worth)),
    )


def _parts(state: GameState, seat: int) -> Iterator[tuple[int, str, int, tuple[Space, ...]]]:
    """What there is to take away: its number for the kernel, what it is, its level and its spaces."""
    garden = state.gardens[seat]
    if garden.stored >= 0:
        yield explanation.STORED_TILE, "stored", 0, ()
    if garden.singles:
        yield explanation.PILLARS, "pillars", 0, ()
    free = item_spaces(state, garden)
    for kind, symbol in enumerate(Symbol):
        for level in range(1, garden.top + 1):
            board = garden.symbols[kind] & garden.surface[level] & free
            spaces = tuple(Space.at(number) for number in range(SPACES) if board & BIT[number])
            if spaces:
                yield explanation.SYMBOLS + LEVELS * kind + level, symbol.value, level, spaces
