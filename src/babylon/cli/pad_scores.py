"""What the gardens of a form score by each of the five books, and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass

from babylon.cli.garden_form import NOTCHES, FormGarden, counts_of
from babylon.cli.problems import CliProblem
from babylon.game.score_pad import counted_score, rebuilt
from babylon.pieces.edition import EDITIONS, Edition
from babylon.pieces.errors import IllegalMove
from babylon.pieces.score import ScoreSheet
from babylon.rules.standings import notches_decide, ranks

BOOKS = tuple(name for name in EDITIONS if name != "revised")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a garden scores under an edition, and the first line that this edition would not have allowed."""

    score: ScoreSheet
    forbidden: int | None
    notches_known: bool = True


@dataclass(frozen=True, slots=True)
class Winners:
    """Who wins, by their numbers; several leaders who still have to count their notches may win."""

    leaders: tuple[int, ...]
    by_notches: bool
    notches_missing: bool


def verdicts(garden: FormGarden) -> dict[str, Verdict]:
    """What a garden scores by each of the five books."""
    return {name: verdict(EDITIONS[name], garden) for name in BOOKS}


def verdict(edition: Edition, garden: FormGarden) -> Verdict:
    """What a garden scores by an edition."""
    if garden.is_counted:
        score = counted_score(edition, counts_of(garden.seen), counts_of(garden.under_decks))
        return Verdict(score, None, notches_known=NOTCHES in garden.seen)
    found = rebuilt(edition, [line.piece for line in garden.lines])
    for number, reason in found.impossible.items():
        raise CliProblem("garden-line", line=garden.lines[number].number, reason=IllegalMove(reason))
    forbidden = min(found.forbidden, default=None)
    return Verdict(found.score, None if forbidden is None else garden.lines[forbidden].number)


def winners(found: Sequence[Verdict]) -> Winners:
    """Who wins with these verdicts of one edition."""
    results = [one.score.result for one in found]
    most = max(points for points, _ in results)
    tied = tuple(number for number, (points, _) in enumerate(results) if points == most)
    if not notches_decide(results):
        return Winners(tied, by_notches=False, notches_missing=False)
    if not all(found[number].notches_known for number in tied):
        return Winners(tied, by_notches=True, notches_missing=True)
    first = tuple(number for number, rank in enumerate(ranks(results)) if rank == 1)
    return Winners(first, by_notches=True, notches_missing=False)
