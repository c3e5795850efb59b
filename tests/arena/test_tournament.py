"""Tournaments: stopped, gone on with, spread over processes, and always the same."""

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from babylon import BadNotation, Game
from babylon.arena.fixtures import Plan
from babylon.arena.matches import Result
from babylon.arena.tournament import Tournament, place_of
from tests import services

PLAN = Plan(("mason", "gardener", "apprentice"), games=12, seed=5)
SEARCH = Plan(("architect#40", "mason", "apprentice"), games=6, seed=2)


def timeless(results: list[Result]) -> list[Result]:
    """The results without what the clock said."""
    return [replace(result, seconds=(), slowest=()) for result in results]


def played(plan: Plan, folder: Path | None = None, place: str = "local", workers: int = 1) -> list[Result]:
    tournament = Tournament(plan, folder)
    assert len(list(tournament.run(place, workers))) == len(tournament.fixtures)
    return timeless(tournament.results)


def test_all_games_of_the_plan_are_played() -> None:
    tournament = Tournament(PLAN)
    assert len(tournament.waiting) == 12
    results = list(tournament.run())
    assert [(one.number, one.deal, one.seats) for one in results] == [
        (one.number, one.deal, one.seats) for one in tournament.fixtures
    ]
    assert tournament.waiting == []


def test_two_workers_find_what_one_finds() -> None:
    assert played(SEARCH, workers=2) == played(SEARCH)


def test_another_seed_is_another_tournament() -> None:
    assert played(replace(PLAN, seed=6)) != played(PLAN)


@pytest.mark.services
def test_ray_finds_what_one_process_finds() -> None:
    """A real cluster of two workers on this machine."""
    services.use("a cluster")
    assert played(SEARCH, place="ray", workers=2) == played(SEARCH)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_stopped_tournament_goes_on_to_the_same_end(tmp_path: Path, workers: int) -> None:
    first = Tournament(PLAN, tmp_path)
    stopped = first.run(workers=workers)
    assert len(list(islice(stopped, 5))) == 5
    stopped.close()
    second = Tournament(PLAN, tmp_path)
    assert timeless(second.results) == timeless(first.results)
    assert len(second.waiting) == 7
    assert len(list(second.run(workers=workers))) == 7
    assert timeless(Tournament(PLAN, tmp_path).results) == timeless(second.results) == played(PLAN)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    before = played(PLAN, tmp_path)
    lines = tmp_path / "results.jsonl"
    lines.write_text(lines.read_text("utf-8")[:-20], "utf-8")
    again = Tournament(PLAN, tmp_path)
    assert [fixture.number for fixture in again.waiting] == [11]
    list(again.run())
    assert timeless(Tournament(PLAN, tmp_path).results) == before


def test_a_game_that_was_kept_twice_counts_once(tmp_path: Path) -> None:
    before = played(PLAN, tmp_path)
    lines = tmp_path / "results.jsonl"
    lines.write_text(2 * lines.read_text("utf-8"), "utf-8")
    assert timeless(Tournament(PLAN, tmp_path).results) == before


@pytest.mark.parametrize(
    "other",
    [
        replace(PLAN, contestants=("mason", "gardener")),
        replace(PLAN, games=14),
        replace(PLAN, players=3),
        replace(PLAN, edition="en"),
        replace(PLAN, seed=6),
    ],
)
def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path, other: Plan) -> None:
    next(Tournament(PLAN, tmp_path).run())
    with pytest.raises(BadNotation, match="holds another tournament") as refused:
        Tournament(other, tmp_path)
    assert refused.value.code == "other-plan"


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("[]", "utf-8")
    with pytest.raises(BadNotation, match="holds another tournament"):
        Tournament(PLAN, tmp_path)


def test_a_mistyped_bot_leaves_no_folder_behind(tmp_path: Path) -> None:
    with pytest.raises(BadNotation, match="nobody"):
        list(Tournament(Plan(("nobody", "mason"), games=2), tmp_path / "new").run())
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("workers", [1, 2])
def test_the_error_of_a_bot_ends_the_tournament(workers: int) -> None:
    with pytest.raises(BadNotation, match="not legal"):
        list(Tournament(Plan(("tests.arena.rivals:Cheat", "mason"), games=8)).run(workers=workers))


def test_games_are_kept_as_records_that_replay_to_their_points(tmp_path: Path) -> None:
    played(PLAN, tmp_path)
    lines = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text("utf-8").splitlines()]
    assert len(lines) == len(list(tmp_path.glob("*.bgn"))) == 12
    for line in lines:
        text = (tmp_path / f"{line['number']:06}.bgn").read_text("utf-8")
        assert [sheet.total for sheet in Game.from_record(text).scores()] == line["points"]
        assert f'[Names "{", ".join(line["seats"])}"]' in text


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("local", ("local", None)),
        ("ray", ("ray", None)),
        ("ray:auto", ("ray", "auto")),
        ("ray://host:10001", ("ray", "ray://host:10001")),
    ],
)
def test_where_to_play(text: str, place: tuple[str, str | None]) -> None:
    assert place_of(text) == place


@pytest.mark.parametrize("text", ["moon", "Ray", "ray:", "http://host"])
def test_nowhere_to_play(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        place_of(text)
    assert refused.value.code == "bad-place"
