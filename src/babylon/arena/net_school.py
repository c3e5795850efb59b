"""A folder in which a net is trained: the net that was kept last, a diary of the generations, the last examples.

Whoever trains may stop at any time: what a generation has come to is written when it is over, and the next run goes on
from there.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from babylon.arena.least_squares import Lesson
from babylon.arena.net_fit import Examples
from babylon.arena.net_training import Report, generation
from babylon.bots.net_files import Net, read, write

FIFTHS = {2: 3, 3: 1, 4: 1}  # of the games are for so many players: one net serves every table


@dataclass(frozen=True, slots=True)
class School:
    """Where a net is trained, and on which games."""

    folder: Path
    games: int
    edition: str
    seed: int

    @property
    def past(self) -> list[dict[str, Any]]:
        """What came of the generations so far."""
        diary = self.folder / "generations.json"
        return list(json.loads(diary.read_text("utf-8"))) if diary.exists() else []

    @property
    def net(self) -> Net | None:
        """The net that was kept last."""
        kept = self.folder / "net.json"
        return read(kept.read_text("utf-8")) if kept.exists() else None

    def lessons(self, number: int) -> Sequence[Lesson]:
        """The games of a generation."""
        seed = self.seed * 1000 + number
        return [Lesson(self.games * share // 5, seed, self.edition, players) for players, share in FIFTHS.items()]

    def train(self, generations: int) -> Iterator[tuple[int, Report]]:
        """Train until there are so many generations; what comes of each."""
        for number in range(len(self.past) + 1, generations + 1):
            net, report, learnt = generation(self.net, self.lessons(number), number, self._examples())
            if report.kept:
                note = f"babylon train-net --edition {self.edition} --seed {self.seed}: generation {number}"
                (self.folder / "net.json").write_text(write(net, note), "utf-8")
            np.savez(self.folder / "examples.npz", inputs=learnt.inputs, left=learnt.left, gains=learnt.gains)
            diary = [*self.past, {"number": number, **asdict(report)}]
            (self.folder / "generations.json").write_text(json.dumps(diary, indent=2) + "\n", "utf-8")
            yield number, report

    def _examples(self) -> Examples | None:
        """Those of the last generation."""
        kept = self.folder / "examples.npz"
        if not kept.exists():
            return None
        with np.load(kept) as found:
            return Examples(found["inputs"], found["left"], found["gains"])
