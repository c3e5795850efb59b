"""What `babylon benchmark` and `verify-benchmark` answer, and how they read a result."""

from typing import TYPE_CHECKING

from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.result_file import Result, TaskResult, read_result
from babylon.arena.benchmark.scores import SCORE
from babylon.arena.benchmark.tasks import Kind
from babylon.arena.intervals import Interval
from babylon.cli.console import Console
from babylon.cli.input_files import text_of
from babylon.cli.problems import CliProblem
from babylon.cli.text_tables import table_of

if TYPE_CHECKING:
    from rich.table import Table

NONE = "–"


def result_in(file: str) -> Result:
    """The result in a file."""
    try:
        return read_result(text_of(file))
    except BenchmarkProblem as problem:
        raise CliProblem("in-file", file=file, reason=problem) from problem


def result_json(result: Result) -> dict[str, object]:
    """The answer for programs."""
    return {
        "agent": result.agent,
        "size": result.terms.size,
        "seed": result.terms.seed,
        "package": result.package,
        "tasks": [
            {
                "task": one.task.name,
                "questions": len(one.entries),
                "figures": {name: [each.value, each.low, each.high] for name, each in one.figures.items()},
            }
            for one in result.tasks
        ],
    }


def result_table(console: Console, result: Result) -> "Table":
    """The answer for people."""
    rows = [(one.task.name, str(len(one.entries)), figure_text(one), _margin(one)) for one in result.tasks]
    columns = ("task", "questions", "score", "margin")
    title = console.say("benchmark-title", agent=result.agent, size=result.terms.size, seed=str(result.terms.seed))
    return table_of([console.say(f"benchmark-{column}") for column in columns], rows, words=[0], title=title)


def figure_text(result: TaskResult) -> str:
    """The figure that a task is scored by: a share, a margin, or how far answers are off."""
    figure = result.figures[SCORE[result.task.kind]]
    return percent(figure) if result.task.kind in (Kind.BEAT, Kind.SOLVE) else points(figure, result.task.kind)


def percent(figure: Interval) -> str:
    """A share with its interval."""
    return f"{100 * figure.value:.0f} % ({100 * figure.low:.0f} – {100 * figure.high:.0f})"


def points(figure: Interval, kind: Kind) -> str:
    """Points in the middle of their interval."""
    sign = "" if kind is Kind.PREDICT else "+"
    return f"{figure.value:{sign}.1f} ± {figure.high - figure.value:.1f}"


def _margin(result: TaskResult) -> str:
    return points(result.figures["margin"], result.task.kind) if result.task.kind is Kind.BEAT else NONE
