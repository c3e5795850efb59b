"""The strengths against their neighbours: whether each is a step above the one below, for every number of players."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from babylon.arena.fixtures import Plan
from babylon.arena.matches import Result
from babylon.arena.ratings import Duel, duel
from babylon.arena.tournament import Tournament
from babylon.bots import LEVELS
from babylon.pieces.errors import BadNotation
from babylon.rules.setup import TOKENS_IN_PLAY

TOP_SECONDS = 0.1  # of the highest strength, the only one that watches the clock
BEGIN, END = "<!-- levels: written by babylon arena -->\n", "<!-- levels: end -->\n"
HEAD = (
    "| players | strength | against | games | comes in ahead (95 %) | margin in points | mean points |",
    "|---:|---|---|---:|---:|---:|---:|",
)

Watch = Callable[[Iterable[Result], int], Iterable[Result]]


@dataclass(frozen=True, slots=True)
class Climb:
    """How many games each match has, of which edition, by which chance, on how many cores."""

    games: int
    edition: str = "revised"
    seed: int = 0
    workers: int = 1


@dataclass(frozen=True, slots=True)
class Step:
    """How a strength fared against the one below."""

    players: int
    duel: Duel
    points: float
    points_below: float


def contestants() -> tuple[str, ...]:
    """The strengths from the lowest on, as the arena names them."""
    return (*LEVELS[:-1], f"{LEVELS[-1]}@{TOP_SECONDS:g}")


def steps(climb: Climb, watch: Watch) -> Iterator[Step]:
    """Play every match of neighbours, and tell how each came out; `watch` sees the games go by."""
    for players in TOKENS_IN_PLAY:
        for below, level in pairwise(contestants()):
            tournament = Tournament(Plan((level, below), climb.games, players, climb.edition, climb.seed))
            for _ in watch(tournament.run(workers=climb.workers), len(tournament.fixtures)):
                pass
            found = duel(level, below, tournament.results)
            assert found is not None
            yield Step(players, found, *(_points(name, tournament.results) for name in (level, below)))


def _points(name: str, results: list[Result]) -> float:
    points = [points for one in results for points, seat in zip(one.points, one.seats, strict=True) if seat == name]
    return sum(points) / len(points)


def table_text(found: Iterable[Step]) -> str:
    """The steps as a table of a page."""
    return "\n".join((*HEAD, *map(_row, found))) + "\n"


def _row(step: Step) -> str:
    share, margin = step.duel.share, step.duel.margin
    return (
        f"| {step.players} | `{step.duel.name}` | `{step.duel.other}` | {step.duel.games} "
        f"| {share.value:.1%} ({100 * share.low:.1f} – {100 * share.high:.1f}) "
        f"| {margin.value:+.1f} ± {margin.high - margin.value:.1f} | {step.points:.1f} : {step.points_below:.1f} |"
    ).replace("%", " %", 1)


def put_into(page: str, table: str) -> str:
    """A page with the table between its two marks; refused when it has no such place."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadNotation("no-place-for-levels", begin=BEGIN.strip(), end=END.strip())
    return f"{before}{begin}\n{table}\n{end}{after}"
