"""Results as if games had been played."""

from babylon.arena.matches import Result


def result(number: int, *places: tuple[str, int], deal: int = 0) -> Result:
    """A game with these names and points, seat by seat."""
    names, points = tuple(name for name, _ in places), tuple(points for _, points in places)
    nothing = tuple(0 for _ in places)
    return Result(
        number=number,
        deal=deal,
        seats=names,
        points=points,
        notches=nothing,
        turns=tuple(15 for _ in places),
        seconds=tuple(0.3 for _ in places),
        slowest=tuple(0.1 for _ in places),
        record="",
    )


def match(wins: int, losses: int, names: tuple[str, str] = ("strong", "weak")) -> list[Result]:
    """So many games of two that the first one wins by ten points, and so many that the other one wins."""
    points = [(60, 50)] * wins + [(50, 60)] * losses
    return [
        result(number, (names[0], mine), (names[1], theirs)) for number, (mine, theirs) in enumerate(points, start=1)
    ]
