"""A run of the suite: an agent, what it is asked, and the result."""

from collections.abc import Iterator, Sequence

from babylon.arena.benchmark.agents import agent_of
from babylon.arena.benchmark.entries import Entry
from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.questions import Terms, asking, spread
from babylon.arena.benchmark.result_file import Result, result_of
from babylon.arena.benchmark.tasks import Kind, Task


class Run:
    """The questions of some tasks for an agent; a task that it can't answer is left out."""

    def __init__(self, spelling: str, terms: Terms, tasks: Sequence[Task]) -> None:
        predicts = agent_of(spelling).predicts
        self.left_out = [task for task in tasks if task.kind is Kind.PREDICT and not predicts]
        self._tasks = [task for task in tasks if task not in self.left_out]
        if not self._tasks:
            raise BenchmarkProblem("nothing-to-ask", agent=spelling)
        self._spelling = spelling
        self._terms = terms
        self._answers: dict[Task, list[Entry]] = {task: [] for task in self._tasks}

    @property
    def total(self) -> int:
        """How many questions there are."""
        return sum(map(self._terms.questions, self._tasks))

    def go(self, workers: int = 1) -> Iterator[Entry]:
        """Ask everything, in order."""
        questions = [(task, number) for task in self._tasks for number in range(self._terms.questions(task))]
        answers = spread(asking(self._terms, self._spelling), questions, workers)
        for (task, _), entry in zip(questions, answers, strict=True):
            self._answers[task].append(entry)
            yield entry

    def result(self, name: str) -> Result:
        """What was reached, under a name."""
        return result_of(name, self._terms, self._answers)
