"""Work that nobody at a table waits for: it goes on step by step, and rests while turns and hints are thought of."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar

Found_co = TypeVar("Found_co", covariant=True)


class Study(Protocol[Found_co]):
    """A value that travels to a worker, which takes its steps there."""

    def steps(self) -> Iterator[Found_co | None]:
        """Nothing after each step, until what was found out."""
        ...


@dataclass(frozen=True, slots=True)
class Resting:
    """What a worker answers instead: the study lies there, and goes on when it is sent again."""


@dataclass(frozen=True, slots=True)
class Failed:
    """What a worker answers when a study ends in an error: its text may come from anybody, and the worker lives on."""

    error: str


class Desk:
    """The one study that lies in a worker. Another one takes its place: what they share is written over."""

    def __init__(self) -> None:
        self._study: Study[object] | None = None
        self._steps: Iterator[object] = iter(())
        self._is_wanted_elsewhere = threading.Event()

    def rest(self) -> None:
        """Stop after the next step; to be called by another thread."""
        self._is_wanted_elsewhere.set()

    def go_on(self, study: Study[object]) -> object:
        """What is found out, or that it rests, or that it can't be found out."""
        self._is_wanted_elsewhere.clear()
        try:
            return self._gone_on(study)
        except Exception as error:  # noqa: BLE001 - whatever it is, bots and hints need this worker
            self._study = None
            return Failed(repr(error))

    def _gone_on(self, study: Study[object]) -> object:
        if study != self._study:
            self._study, self._steps = study, study.steps()
        for found in self._steps:
            if found is not None:
                self._study = None
                return found
            if self._is_wanted_elsewhere.is_set():
                return Resting()
        raise AssertionError("a study ends with what it has found")
