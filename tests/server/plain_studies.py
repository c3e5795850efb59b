"""Studies that take no thought, for workers to go on with."""

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Count:
    """Counts so far; its steps can be seen."""

    last: int
    seen: list[int] = field(default_factory=list, compare=False)

    def steps(self) -> Iterator[int | None]:
        for number in range(1, self.last):
            self.seen.append(number)
            yield None
        yield self.last


@dataclass(frozen=True)
class Endless:
    """Goes on until its process does not."""

    def steps(self) -> Iterator[int | None]:
        while True:
            yield None


@dataclass(frozen=True)
class Broken:
    """Fails in its worker."""

    def steps(self) -> Iterator[int | None]:
        raise RuntimeError("broken")
