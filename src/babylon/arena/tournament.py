"""A tournament from its plan to its last game, here or on a cluster, at once or in several sittings."""

from collections.abc import Generator, Iterator
from pathlib import Path

from babylon.arena.contestants import contestant
from babylon.arena.fixtures import Fixture, Plan
from babylon.arena.matches import Result
from babylon.arena.results import Results
from babylon.pieces.errors import BadNotation

LOCAL, RAY = "local", "ray"


def place_of(text: str) -> tuple[str, str | None]:
    """Where to play: `local`, `ray` (started for it), or `ray://address` and `ray:auto` (one that runs)."""
    if text in (LOCAL, RAY):
        return text, None
    if text.startswith("ray://"):
        return RAY, text
    if text == "ray:auto":
        return RAY, "auto"
    raise BadNotation("bad-place", text=text)


class Tournament:
    """All games of a plan; those that lie in the directory already are not played again."""

    def __init__(self, plan: Plan, directory: Path | None = None) -> None:
        for name in plan.contestants:
            contestant(name)
        self.plan = plan
        self.fixtures = plan.fixtures()
        self._kept = Results(directory, plan) if directory else None
        self._results = self._kept.read() if self._kept else []

    @property
    def results(self) -> list[Result]:
        """The games that were played, in the order of their numbers, whoever was ready first."""
        return sorted(self._results, key=lambda result: result.number)

    @property
    def waiting(self) -> list[Fixture]:
        """The games still to be played."""
        done = {result.number for result in self._results}
        return [fixture for fixture in self.fixtures if fixture.number not in done]

    def run(self, place: str = LOCAL, workers: int = 1) -> Generator[Result]:
        """Play what is waiting; each result is kept before it is handed out."""
        where, address = place_of(place)
        for result in self._played(where, address, workers):
            self._results.append(result)
            if self._kept:
                self._kept.add(result)
            yield result

    def _played(self, where: str, address: str | None, workers: int) -> Iterator[Result]:
        # Imported here: neither way needs what the other one does.
        if where == RAY:
            from babylon.arena.cluster import on_ray  # noqa: PLC0415

            return on_ray(self.waiting, self.plan.edition, address, workers)
        from babylon.arena.local import on_this_machine  # noqa: PLC0415

        return on_this_machine(self.waiting, self.plan.edition, workers)
