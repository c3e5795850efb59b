"""`babylon best-garden` as people call it."""

import json
from pathlib import Path

import pytest

from babylon import Game
from babylon.arena.garden_bound import bounds
from babylon.words import LANGUAGES, say
from tests.bots.games import played
from tests.cli.command_line import call


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_best_garden_known_is_played_again_and_lies_below_the_bound(lang: str) -> None:
    found = json.loads(call("best-garden", "--json").out)
    assert 122 <= found["reached"] <= found["bound"] == max(bounds().values())
    answer = call("best-garden", "--lang", lang)
    assert answer.code == 0
    assert str(found["reached"]) in answer.out
    assert say("best-garden-bound", lang, points=found["bound"], levels=14) in answer.out


def test_the_document_says_what_the_command_finds() -> None:
    found = json.loads(call("best-garden", "--json").out)
    said = f"the game has {found['reached']} points, the bound is {found['bound']}"
    assert said in (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")


def test_a_search_finds_the_same_garden_again_and_writes_a_record_that_is_checked(tmp_path: Path) -> None:
    files = [tmp_path / "one.bgn", tmp_path / "two.bgn"]
    words = ("--search", "--seed", "4", "--width", "2", "--json")
    searched, again = (json.loads(call("best-garden", str(file), *words).out) for file in files)
    assert searched == again
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")
    assert json.loads(call("best-garden", str(files[0]), "--json").out) == searched
    game = Game.from_record(files[0].read_text("utf-8"))
    assert game.is_over
    assert game.scores()[0].total == searched["reached"] > 80
    assert game.scores()[1].total == 0


@pytest.mark.parametrize("game", [played(2, 20), played(3, 42), played(2, 36, edition="en")])
def test_a_game_that_the_bound_is_not_about_is_refused(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "game.bgn"
    file.write_text(str(game.record()), "utf-8")
    answer = call("best-garden", str(file))
    assert answer.code == 2
    assert say("cli-no-best-garden", file=str(file)) in answer.err
