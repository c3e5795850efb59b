"""A result as a file: who was asked what, every answer, and the figures. `docs/benchmark.md` describes it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from babylon.arena.benchmark.entries import Entry, as_json, read_entry
from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.questions import Terms
from babylon.arena.benchmark.scores import figures
from babylon.arena.benchmark.tasks import BY_NAME, SIZES, SUITE, Task
from babylon.arena.intervals import Interval
from babylon.wasm.rules_name import rules_name

FORMAT = "babylon-benchmark"
VERSION = 1
_HEAD = {
    "format": str,
    "version": int,
    "suite": int,
    "rules": str,
    "package": str,
    "agent": str,
    "size": str,
    "seed": int,
}


@dataclass(frozen=True, slots=True)
class TaskResult:
    """A task, what was answered, and the figures that the answers are said to come to."""

    task: Task
    entries: tuple[Entry, ...]
    figures: Mapping[str, Interval]


@dataclass(frozen=True, slots=True)
class Result:
    """All that an agent has reached."""

    agent: str
    terms: Terms
    tasks: tuple[TaskResult, ...]
    package: str

    def task(self, name: str) -> TaskResult | None:
        """The result of a task, if the agent took part in it."""
        return next((one for one in self.tasks if one.task.name == name), None)


def result_of(agent: str, terms: Terms, answers: Mapping[Task, Sequence[Entry]]) -> Result:
    """The result of these answers."""
    tasks = tuple(TaskResult(task, tuple(entries), figures(task, entries)) for task, entries in answers.items())
    return Result(agent, terms, tasks, version("babylon-game"))


def written(result: Result) -> str:
    """The text of a file: a line for every entry, so that people can read it and tools compare it."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "suite": SUITE,
        "rules": rules_name(),
        "package": result.package,
        "agent": result.agent,
        "size": result.terms.size,
        "seed": result.terms.seed,
    }
    lines = [f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in head.items()]
    tasks = ",\n".join(_task(one) for one in result.tasks)
    return "{\n" + "\n".join(lines) + f'\n "tasks": [\n{tasks}\n ]\n}}\n'


def _task(result: TaskResult) -> str:
    told = {name: [one.value, one.low, one.high] for name, one in result.figures.items()}
    entries = ",\n".join("   " + json.dumps(as_json(entry)) for entry in result.entries)
    head = f'  {{"task": {json.dumps(result.task.name)}, "figures": {json.dumps(told)}, "entries": ['
    return f"{head}\n{entries}\n  ]}}"


def read_result(text: str) -> Result:
    """The result in a text, or a refusal that says what is wrong with it."""
    try:
        told = json.loads(text)
    except ValueError as error:
        raise BenchmarkProblem("no-json", reason=error) from error
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise BenchmarkProblem("no-result")
    for name, kind in _HEAD.items():
        if type(told.get(name)) is not kind:
            raise BenchmarkProblem("bad-head", name=name)
    for name, wanted in (("version", VERSION), ("suite", SUITE), ("rules", rules_name())):
        if told[name] != wanted:
            raise BenchmarkProblem("other-head", name=name, told=told[name], wanted=wanted, package=told["package"])
    if told["size"] not in SIZES:
        raise BenchmarkProblem("bad-head", name="size")
    terms = Terms(told["size"], told["seed"])
    return Result(told["agent"], terms, tuple(_tasks(told.get("tasks"))), told["package"])


def _tasks(told: object) -> "list[TaskResult]":
    if not isinstance(told, list) or not told:
        raise BenchmarkProblem("bad-head", name="tasks")
    found: list[TaskResult] = []
    for one in told:
        if not isinstance(one, dict) or one.get("task") not in BY_NAME or not isinstance(one.get("entries"), list):
            raise BenchmarkProblem("bad-task", place=len(found) + 1)
        task = BY_NAME[one["task"]]
        if any(task == other.task for other in found):
            raise BenchmarkProblem("double-task", task=task.name)
        entries = tuple(read_entry(task, entry, place) for place, entry in enumerate(one["entries"]))
        found.append(TaskResult(task, entries, _figures(task, one.get("figures"))))
    return found


def _figures(task: Task, told: Any) -> dict[str, Interval]:  # noqa: ANN401 - whatever a file may hold
    try:
        return {str(name): Interval(*map(float, numbers)) for name, numbers in told.items()}
    except (AttributeError, TypeError, ValueError) as error:
        raise BenchmarkProblem("bad-figures", task=task.name) from error
