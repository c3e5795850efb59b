"""Results to look at, and bots that take part in all tasks."""

from functools import cache
from random import Random

from babylon import View
from babylon.arena.benchmark.questions import Terms
from babylon.arena.benchmark.result_file import Result, written
from babylon.arena.benchmark.runs import Run
from babylon.arena.benchmark.tasks import chosen
from babylon.bots import Bot
from babylon.bots.apprentice import Apprentice
from babylon.bots.mason import Mason

QUICK = ("beat-apprentice-2", "exploit-mason", "predict-margin", "solve-puzzles")
SEER = "tests.arena.benchmark.results:Seer"


class Seer(Mason):
    """Says that the seat to move will be two and a half points ahead, whatever it sees."""

    def margin(self, view: View, seconds: float, rng: Random) -> float:  # noqa: ARG002 - as the suite asks
        return 2.5


class Scholar(Apprentice):
    """Wants to know whom it plays."""

    def __init__(self) -> None:
        self.studied: list[Bot] = []

    def study(self, opponent: Bot) -> None:
        self.studied.append(opponent)


@cache
def result() -> Result:
    """What the seer reaches in the quick tasks."""
    run = Run(SEER, Terms("check", 1), chosen(QUICK))
    list(run.go())
    return run.result("seer")


@cache
def text() -> str:
    return written(result())
