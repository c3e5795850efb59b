"""Results beside each other: the figures of whole groups of tasks, and who comes first."""

import math
from collections.abc import Sequence
from typing import TypeVar

from babylon.arena.benchmark.entries import PlayedGame
from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.result_file import Result
from babylon.arena.benchmark.scores import share_ahead
from babylon.arena.benchmark.tasks import TASKS, Kind
from babylon.arena.intervals import Interval

File = TypeVar("File")


def ranked(results: Sequence[tuple[File, Result]]) -> list[tuple[File, Result]]:
    """The results, the best first: by the share of seats that an agent comes in ahead of, over the whole ladder.

    Only results of one size and one seed can be compared. Who did not play all of the ladder comes last.
    """
    terms = results[0][1].terms
    for _, result in results:
        if result.terms != terms:
            raise BenchmarkProblem("other-terms", agent=result.agent)
    return sorted(results, key=lambda one: -_overall(one[1]))


def _overall(result: Result) -> float:
    played = [result.task(task.name) for task in TASKS if task.kind is Kind.BEAT]
    if None in played:
        return -math.inf
    return math.fsum(one.figures["ahead"].value for one in played if one)


def ahead_at(result: Result, players: int) -> Interval | None:
    """The share of seats it comes in ahead of at tables of so many, of all opponents; None when some are missing."""
    tasks = [task for task in TASKS if task.kind is Kind.BEAT and task.players == players]
    found = [result.task(task.name) for task in tasks]
    if None in found:
        return None
    games = [entry for one in found if one for entry in one.entries if isinstance(entry, PlayedGame)]
    return share_ahead(games)
