"""Every question of a run: asked of an agent, or asked again of a result; here, or in several processes."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from typing import TypeVar

from babylon.arena.benchmark import games, positions, puzzles
from babylon.arena.benchmark.agents import Agent, agent_of
from babylon.arena.benchmark.entries import Entry, PlayedGame, PredictedMargin, TriedPuzzle
from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.tasks import SIZES, Kind, Task
from babylon.arena.local import follow_parent

Asked = TypeVar("Asked")
Answered = TypeVar("Answered")


@dataclass(frozen=True, slots=True)
class Terms:
    """How much is asked, and by which chance."""

    size: str
    seed: int

    def questions(self, task: Task) -> int:
        """How many questions a task asks."""
        return SIZES[self.size].questions(task)


def asked(terms: Terms, spelling: str, question: tuple[Task, int]) -> Entry:
    """Ask the agent of this process one question of a task."""
    task, number = question
    return _asked(terms, _agent(spelling), task, number)


def _asked(terms: Terms, agent: Agent, task: Task, number: int) -> Entry:
    match task.kind:
        case Kind.BEAT | Kind.EXPLOIT:
            return games.played(task, number, terms.seed, agent)
        case Kind.PREDICT:
            return positions.predicted(number, terms.seed, agent)
        case Kind.SOLVE:
            return puzzles.tried(number, terms.questions(task), terms.seed, agent)


def asked_again(terms: Terms, question: tuple[Task, Entry]) -> BenchmarkProblem | None:
    """What is wrong with an entry, if anything."""
    task, entry = question
    try:
        match entry:
            case PlayedGame():
                games.replayed(task, entry, terms.seed)
            case PredictedMargin():
                positions.asked_again(task, entry, terms.seed)
            case TriedPuzzle():
                puzzles.judged_again(task, entry, terms.questions(task))
    except BenchmarkProblem as problem:
        return problem
    return None


def spread(work: Callable[[Asked], Answered], questions: Sequence[Asked], workers: int) -> Iterator[Answered]:
    """The answers in the order of the questions, from so many processes."""
    if workers == 1:
        yield from map(work, questions)
        return
    processes = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=follow_parent)
    try:
        yield from processes.map(work, questions, chunksize=2)
    finally:
        # Whoever stops early does not wait for what nobody has begun.
        processes.shutdown(cancel_futures=True)


def asking(terms: Terms, spelling: str) -> Callable[[tuple[Task, int]], Entry]:
    """What asks the agent, also in another process."""
    return partial(asked, terms, spelling)


def checking(terms: Terms) -> Callable[[tuple[Task, Entry]], BenchmarkProblem | None]:
    """What asks again, also in another process."""
    return partial(asked_again, terms)


@cache
def _agent(spelling: str) -> Agent:
    return agent_of(spelling)
