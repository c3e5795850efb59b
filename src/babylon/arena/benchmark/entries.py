"""What a result file has for each question: a line that suffices to ask it again and to judge the answer."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeAlias, TypeGuard

from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.tasks import Kind, Task


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game: its deal, the agent's seat, every move as in a record, the points of every seat."""

    number: int
    deal: int
    seat: int
    moves: str
    points: tuple[int, ...]
    notches: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PredictedMargin:
    """How far ahead the seat to move was said to end, and how far it did."""

    number: int
    answer: float
    margin: int


@dataclass(frozen=True, slots=True)
class TriedPuzzle:
    """The turn that was played in a puzzle (its game and turn in the package's file), and whether that solves it."""

    number: int
    puzzle: str
    turn: str
    solved: bool


Entry: TypeAlias = PlayedGame | PredictedMargin | TriedPuzzle
_OF_KIND: dict[Kind, type[PlayedGame] | type[PredictedMargin] | type[TriedPuzzle]] = {
    Kind.BEAT: PlayedGame,
    Kind.EXPLOIT: PlayedGame,
    Kind.PREDICT: PredictedMargin,
    Kind.SOLVE: TriedPuzzle,
}


def as_json(entry: Entry) -> dict[str, object]:
    """The entry for the file."""
    return asdict(entry)


def read_entry(task: Task, told: object, place: int) -> Entry:
    """The entry that a task has at a place of its list, or a refusal that names it."""
    kind = _OF_KIND[task.kind]
    names = [field.name for field in fields(kind)]
    if not _has(told, names) or not all(_CHECKS[name](told[name]) for name in names):
        raise BenchmarkProblem("bad-entry", task=task.name, number=place)
    facts: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    return kind(**facts)


def _has(told: object, names: list[str]) -> TypeGuard[dict[str, Any]]:
    return isinstance(told, dict) and set(told) == set(names)


def _is_whole(value: object) -> bool:
    return type(value) is int


def _is_number(value: object) -> bool:
    return type(value) in (int, float)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_claim(value: object) -> bool:
    return isinstance(value, bool)


def _are_whole(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_whole, value))


_CHECKS: dict[str, Callable[[object], bool]] = {
    "number": _is_whole,
    "deal": _is_whole,
    "seat": _is_whole,
    "moves": _is_text,
    "points": _are_whole,
    "notches": _are_whole,
    "answer": _is_number,
    "margin": _is_whole,
    "puzzle": _is_text,
    "turn": _is_text,
    "solved": _is_claim,
}
