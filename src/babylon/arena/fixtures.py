"""Which games a tournament has: every table of contestants, each deal once for every rotation of the seats."""

from collections.abc import Iterator
from dataclasses import dataclass

from babylon.schedules.meetings import every_table, rotations


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: its number, its deal and who sits where."""

    number: int
    deal: int
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament, described so that it can be played, stopped and gone on with anywhere."""

    contestants: tuple[str, ...]
    games: int
    players: int = 2
    edition: str = "revised"
    seed: int = 0

    def fixtures(self) -> list[Fixture]:
        """All games: at least as many as wished, and every deal played out in full.

        The tables take turns, so that a tournament that is stopped early has seen them all alike.
        """
        tables = self.tables()
        found: list[Fixture] = []
        deal = 0
        while len(found) < self.games:
            for table in tables:
                found.extend(self._mirrored(table, deal, len(found)))
            deal += 1
        return found

    def tables(self) -> list[tuple[str, ...]]:
        """Who meets whom: everybody everybody else, or when they are too few for a table all of them more than once."""
        return every_table(self.contestants, self.players)

    def _mirrored(self, table: tuple[str, ...], deal: int, first: int) -> Iterator[Fixture]:
        for number, seats in enumerate(rotations(table), start=first):
            yield Fixture(number, self.seed * 1_000_003 + deal, seats)
