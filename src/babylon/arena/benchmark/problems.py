"""What is wrong with a result file, or with what was asked of the suite."""

from babylon.pieces.errors import BabylonError


class BenchmarkProblem(BabylonError):
    """A benchmark that can't be run, or a result that is not what it says; its words are `benchmark-<code>`."""

    kind = "benchmark"

    def __reduce__(self) -> "tuple[object, ...]":
        # Errors travel between processes, and details are no arguments by place.
        return _made, (self.code, self.details)


def _made(code: str, details: dict[str, object]) -> BenchmarkProblem:
    return BenchmarkProblem(code, **details)
