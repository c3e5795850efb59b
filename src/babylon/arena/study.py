"""What thousands of games teach: points by category, seats, editions, tokens, materials, and what wins."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from babylon.arena.observing import Gain, Observation, Pad
from babylon.arena.ratings import Interval, average
from babylon.pieces.kinds import Material, Token
from babylon.pieces.score import Category


@dataclass(slots=True)
class Study:
    """All that was observed; every figure is worked out from it."""

    pads: list[Pad] = field(default_factory=list)
    gains: list[Gain] = field(default_factory=list)
    games: int = 0

    def add(self, game: Observation) -> None:
        """Takes a game in. Tokens and materials are compared in the default edition for two only."""
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


def mean(pads: list[Pad], what: Callable[[Pad], float]) -> Interval:
    """The mean of a figure, with its interval."""
    return average([float(what(pad)) for pad in pads])


def by_seat(pads: list[Pad]) -> dict[int, tuple[Interval, Interval]]:
    """For every seat the share of wins and the points."""
    seats = sorted({pad.seat for pad in pads})
    sitting = {seat: [pad for pad in pads if pad.seat == seat] for seat in seats}
    return {seat: (mean(own, lambda pad: pad.wins), mean(own, lambda pad: pad.total)) for seat, own in sitting.items()}


def token_values(gains: list[Gain]) -> dict[Token, Interval]:
    """What a turn gains more under a token than under none, in the same rounds."""
    plain: dict[int, list[float]] = defaultdict(list)
    for gain in gains:
        # The first round has no token: everybody starts alike.
        if gain.token is Token.NONE and gain.round > 1:
            plain[gain.round].append(gain.points)
    usual = {number: sum(points) / len(points) for number, points in plain.items()}
    more: dict[Token, list[float]] = defaultdict(list)
    for gain in gains:
        if gain.token is not Token.NONE and gain.round in usual:
            more[gain.token].append(gain.points - usual[gain.round])
    return {token: average(more[token]) for token in Token if more[token]}


def material_values(gains: list[Gain]) -> dict[Material, Interval]:
    """What a turn gains in which just one tile is placed, by what that is made of."""
    found = {material: [float(g.points) for g in gains if g.placed == (material,)] for material in Material}
    return {material: average(points) for material, points in found.items() if points}


def winning_categories(pads: Iterable[Pad]) -> dict[Category, float]:
    """By how much winners of games for two are ahead of losers in every line of the pad."""
    pairs = [pad for pad in pads if pad.players == 2 and pad.wins in (0.0, 1.0)]
    won, lost = [p for p in pairs if p.wins == 1.0], [p for p in pairs if p.wins == 0.0]
    ahead, behind = by_category(won), by_category(lost)
    return {line: ahead[line] - behind[line] for line in Category}
