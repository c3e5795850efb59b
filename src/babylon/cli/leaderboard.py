"""What `babylon leaderboard` answers: a table for the terminal, and a page in Markdown."""

from collections.abc import Sequence
from os.path import relpath
from pathlib import Path
from typing import TYPE_CHECKING

from babylon.arena.benchmark.leaderboard import ahead_at
from babylon.arena.benchmark.result_file import Result
from babylon.arena.benchmark.tasks import PLAYERS, SIZES, SUITE, TASKS, Kind
from babylon.cli.benchmark import NONE, figure_text, percent
from babylon.cli.console import Console
from babylon.cli.text_tables import table_of

if TYPE_CHECKING:
    from rich.table import Table

Ranked = Sequence[tuple[str, Result]]


def leaderboard_table(console: Console, results: Ranked) -> "Table":
    """The table for the terminal: intervals below their figures, for it is wide."""
    rows = [[cell.replace(" (", "\n(").replace(" ±", "\n±") for cell in _row(result)] for _, result in results]
    return table_of(_headings(console), rows, words=[0])


def leaderboard_page(console: Console, results: Ranked, page: Path) -> str:
    """The page: all together first, then task by task, each agent with its file."""
    terms, size = results[0][1].terms, SIZES[results[0][1].terms.size]
    asked = {(task.kind, task.players): size.questions(task) for task in TASKS}
    intro = console.say(
        "leaderboard-intro",
        suite=SUITE,
        size=terms.size,
        seed=str(terms.seed),
        two=asked[Kind.BEAT, 2],
        three=asked[Kind.BEAT, 3],
        four=asked[Kind.BEAT, 4],
        exploit=asked[Kind.EXPLOIT, 2],
        positions=asked[Kind.PREDICT, 2],
        puzzles=asked[Kind.SOLVE, 2],
    )
    files = [f"[`{result.agent}`]({_beside(file, page)})" for file, result in results]
    headings = [*_headings(console), console.say("leaderboard-package")]
    rows = [[link, *_row(result)[1:], result.package] for link, (_, result) in zip(files, results, strict=True)]
    return "\n".join(
        [
            f"# {console.say('leaderboard-title')}\n",
            f"{intro}\n",
            *_markdown(headings, rows),
            f"\n## {console.say('leaderboard-tasks')}\n",
            *_markdown([console.say("benchmark-task"), *(result.agent for _, result in results)], _by_task(results)),
            "",
        ]
    )


def _headings(console: Console) -> list[str]:
    tables = [console.say("leaderboard-ahead", players=players) for players in PLAYERS]
    return [
        console.say("benchmark-agent"),
        *tables,
        *(console.say(f"leaderboard-{kind}") for kind in (Kind.EXPLOIT, Kind.PREDICT, Kind.SOLVE)),
    ]


def _row(result: Result) -> list[str]:
    shares = [ahead_at(result, players) for players in PLAYERS]
    others = [task.name for task in TASKS if task.kind is not Kind.BEAT]
    return [result.agent, *(percent(share) if share else NONE for share in shares), *_figures(result, others)]


def _by_task(results: Ranked) -> list[list[str]]:
    return [[f"`{task.name}`", *(_figures(result, [task.name])[0] for _, result in results)] for task in TASKS]


def _figures(result: Result, names: Sequence[str]) -> list[str]:
    found = [result.task(name) for name in names]
    return [figure_text(one) if one else NONE for one in found]


def _markdown(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table, with figures at the right."""
    rule = ["---", *["---:"] * (len(headings) - 1)]
    return ["| " + " | ".join(line) + " |" for line in (headings, rule, *rows)]


def _beside(file: str, page: Path) -> str:
    """Where a file lies as seen from the page."""
    return Path(relpath(Path(file).resolve(), page.resolve().parent)).as_posix()
