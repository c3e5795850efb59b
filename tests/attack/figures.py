"""What an attack has measured, and the bar it must stay below."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value that may be as large as the bar, and no larger."""

    what: str
    value: float
    bar: float
    unit: str = ""

    @property
    def holds(self) -> bool:
        return self.value <= self.bar

    def __str__(self) -> str:
        value, bar = (f"{number:.4g} {self.unit}".strip() for number in (self.value, self.bar))
        return f"{'holds ' if self.holds else 'MISSED'}  {self.what}: {value} (bar: {bar})"


def tell(figures: Iterable[Figure]) -> None:
    """Print a line for each figure, and leave with 1 when one of them has missed its bar."""
    measured = list(figures)
    for figure in measured:
        print(figure, flush=True)  # noqa: T201 - the result
    if not all(figure.holds for figure in measured):
        sys.exit(1)
