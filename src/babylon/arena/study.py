"""What thousands of games teach: points by category, seats, editions, tokens, materials, and what wins."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from babylon.arena.intervals import Interval, average, wilson
from babylon.arena.study_notes import Gain, Observation, Pad
from babylon.pieces.kinds import Material, Token
from babylon.pieces.score import Category
from babylon.ratings.confidence import NINETY_FIVE


@dataclass(slots=True)
class Study:
    """All that was observed; every figure is worked out from it."""

    pads: list[Pad] = field(default_factory=list)
    gains: list[Gain] = field(default_factory=list)
    games: int = 0

    def add(self, game: Observation) -> None:
        """Take a game in. Tokens and materials are compared in the default edition for two only."""
        self.games += 1
        self.pads += game.pads
        if game.pads[0].edition == "revised" and game.pads[0].players == 2:
            self.gains += game.gains

    def of(self, edition: str, players: int) -> list[Pad]:
        """The gardens of one edition and player count."""
        return [pad for pad in self.pads if (pad.edition, pad.players) == (edition, players)]


def by_category(pads: list[Pad]) -> dict[Category, float]:
    """The mean of every line of the pad."""
    return {line: sum(pad.lines[line] for pad in pads) / len(pads) for line in Category}


def mean(pads: Iterable[Pad], what: Callable[[Pad], float]) -> Interval:
    """The mean of a figure. Gardens of one game are not independent, so each game counts as one."""
    games: dict[int, list[float]] = defaultdict(list)
    for pad in pads:
        games[pad.game].append(float(what(pad)))
    return average([sum(values) / len(values) for values in games.values()])


def by_seat(pads: list[Pad]) -> dict[int, tuple[Interval, Interval]]:
    """For every seat the share of wins and the points."""
    sitting = {seat: [pad for pad in pads if pad.seat == seat] for seat in sorted({pad.seat for pad in pads})}
    return {
        seat: (wilson(math.fsum(pad.wins for pad in own), len(own)), mean(own, lambda pad: pad.total))
        for seat, own in sitting.items()
    }


def token_values(gains: list[Gain]) -> dict[Token, Interval]:
    """What a turn gains more under a token than under none, in the same rounds."""
    # The first round has no token: everybody starts alike.
    later = [gain for gain in gains if gain.round > 1]
    plain = [gain for gain in later if gain.token is Token.NONE]
    found = {token: more([gain for gain in later if gain.token is token], plain) for token in Token}
    return {token: value for token, value in found.items() if value and token is not Token.NONE}


def material_values(gains: list[Gain]) -> dict[Material, tuple[Interval, Interval | None]]:
    """What a turn gains in which just one tile is placed, and how much more than with other materials in that round."""
    single = [gain for gain in gains if len(gain.placed) == 1]
    own = {material: [gain for gain in single if gain.placed == (material,)] for material in Material}
    others = {material: [gain for gain in single if gain.placed != (material,)] for material in Material}
    return {
        material: (average([float(gain.points) for gain in turns]), more(turns, others[material]))
        for material, turns in own.items()
        if turns
    }


def more(some: list[Gain], others: list[Gain]) -> Interval | None:
    """How much more turns gain than others of the same rounds; None when no round has enough of both."""
    rounds = {gain.round for gain in some}
    pairs = [(_points(some, number), _points(others, number)) for number in sorted(rounds)]
    pairs = [(mine, theirs) for mine, theirs in pairs if min(len(mine), len(theirs)) > 1]
    if not pairs:
        return None
    total = sum(len(mine) for mine, _ in pairs)
    value = variance = 0.0
    for mine, theirs in pairs:
        weight = len(mine) / total
        value += weight * (_mean(mine) - _mean(theirs))
        variance += weight * weight * (_error(mine) ** 2 + _error(theirs) ** 2)
    half = NINETY_FIVE * math.sqrt(variance)
    return Interval(value, value - half, value + half)


def _points(gains: list[Gain], number: int) -> list[int]:
    return [gain.points for gain in gains if gain.round == number]


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)


def _error(values: list[int]) -> float:
    """The standard error of the mean."""
    mean = _mean(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def winning_categories(pads: Iterable[Pad]) -> dict[Category, Interval]:
    """By how much the winner of a game for two is ahead of the loser in every line of the pad."""
    won = {pad.game: pad for pad in pads if pad.wins == 1.0}
    lost = {pad.game: pad for pad in pads if pad.wins == 0.0}
    if not won:
        return {}
    return {line: average([float(won[g].lines[line] - lost[g].lines[line]) for g in won]) for line in Category}
