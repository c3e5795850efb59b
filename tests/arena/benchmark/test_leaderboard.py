from dataclasses import replace
from pathlib import Path

import pytest

from babylon.arena.benchmark.leaderboard import ahead_at, ranked
from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.questions import Terms
from babylon.arena.benchmark.result_file import read_result
from babylon.arena.benchmark.tasks import LADDER, SIZES, TASKS, Kind, chosen
from babylon.arena.benchmark.verification import problems, problems_at_sight
from babylon.arena.contestants import contestant
from tests.arena.benchmark.results import result

FOLDER = Path(__file__).parents[3] / "docs" / "leaderboard"
FILES = sorted(FOLDER.glob("*.json"))


def test_every_bot_of_the_ladder_has_a_result() -> None:
    assert {file.stem for file in FILES} >= {contestant(name).name for name in LADDER}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_published_result_has_all_entries_and_right_figures(file: Path) -> None:
    published = read_result(file.read_text("utf-8"))
    assert published.terms == Terms("small", 1)
    assert not any(problems_at_sight(published.terms, one) for one in published.tasks)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_published_result_replays(file: Path) -> None:
    """The games against quick bots; `babylon verify-benchmark` replays all."""
    published = read_result(file.read_text("utf-8"))
    assert not any(problems(published, chosen(["beat-mason-2"])))


def test_the_stronger_comes_first_and_who_did_not_play_all_last() -> None:
    found = [(file.stem, read_result(file.read_text("utf-8"))) for file in FILES]
    part = replace(found[0][1], tasks=found[0][1].tasks[:3])
    names = [name for name, _ in ranked([*found, ("part", part)])]
    assert names.index("gardener") < names.index("mason") < names.index("apprentice") < names.index("part")
    assert ahead_at(part, 2) is None


def test_shares_are_of_all_games_at_tables_of_one_size() -> None:
    published = read_result((FOLDER / "gardener.json").read_text("utf-8"))
    beat = [task for task in TASKS if task.kind is Kind.BEAT and task.players == 3]
    share = ahead_at(published, 3)
    assert share
    shares = [one.figures["ahead"].value for task in beat if (one := published.task(task.name))]
    assert share.value == pytest.approx(sum(shares) / len(beat), abs=1e-3)
    assert SIZES["small"].questions(beat[0]) == 3


def test_results_of_different_terms_are_not_compared() -> None:
    other = replace(result(), terms=Terms("small", 1))
    with pytest.raises(BenchmarkProblem, match="The result of seer is of another size or seed"):
        ranked([("a", result()), ("b", other)])
