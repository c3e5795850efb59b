"""Whether a result is what it says: every question is there, every game replays, every figure follows."""

from collections.abc import Iterator, Sequence

from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.questions import Terms, checking, spread
from babylon.arena.benchmark.result_file import Result, TaskResult
from babylon.arena.benchmark.scores import figures
from babylon.arena.benchmark.tasks import Task


def of_tasks(result: Result, tasks: Sequence[Task]) -> list[TaskResult]:
    """The parts of a result that are to be verified."""
    return [one for one in result.tasks if one.task in tasks]


def problems_at_sight(terms: Terms, result: TaskResult) -> BenchmarkProblem | None:
    """What is missing or double in a task, or counted wrongly, as far as the file alone can tell."""
    numbers = [entry.number for entry in result.entries]
    wanted = list(range(terms.questions(result.task)))
    if numbers != wanted:
        missing = next((number for number in wanted if number not in numbers), None)
        if missing is not None:
            return BenchmarkProblem("missing-entry", task=result.task.name, number=missing, wanted=len(wanted))
        return BenchmarkProblem("extra-entry", task=result.task.name, told=len(numbers), wanted=len(wanted))
    for name, counted in figures(result.task, result.entries).items():
        told = result.figures.get(name)
        if told != counted:
            value = "–" if told is None else f"{told.value} ({told.low} – {told.high})"
            shown = f"{counted.value} ({counted.low} – {counted.high})"
            return BenchmarkProblem("wrong-figure", task=result.task.name, name=name, told=value, counted=shown)
    return None


def problems(result: Result, tasks: Sequence[Task], workers: int = 1) -> Iterator[BenchmarkProblem | None]:
    """What is wrong with each entry of these tasks, in their order; None for one that is as it says.

    A task with too few or too many entries, or with other figures than they come to, is one problem more at the
    beginning.
    """
    parts = of_tasks(result, tasks)
    found = (problems_at_sight(result.terms, part) for part in parts)
    yield from (problem for problem in found if problem)
    for part in parts:
        # An entry whose number is none of the suite's has no question to ask again.
        known = [entry for entry in part.entries if 0 <= entry.number < result.terms.questions(part.task)]
        yield from spread(checking(result.terms), [(part.task, entry) for entry in known], workers)
