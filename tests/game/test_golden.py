"""Whole games, replayed: two, three and four players in every edition."""

import json
from pathlib import Path

import pytest

from babylon import EDITIONS, BadRecord, Decorate, Game, Symbol
from babylon.record import read
from tests.properties.counting import sheet

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = [f"{edition}-{players}" for edition in EDITIONS for players in (2, 3, 4)]


def text_of(name: str) -> str:
    return (GOLDEN / f"{name}.bgn").read_text("utf-8")


def test_every_stored_game_is_replayed() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.bgn")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_ends_with_the_stored_scores(name: str) -> None:
    stored = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    game = Game.from_record(text_of(name))
    assert game.is_over
    assert [pad.as_json() for pad in game.scores()] == stored["sheets"]
    assert list(game.winners()) == stored["winners"]


@pytest.mark.parametrize("name", GAMES)
def test_the_result_is_what_the_players_scored(name: str) -> None:
    game = Game.from_record(text_of(name))
    result = " ".join(str(pad.total) for pad in game.scores())
    assert read(text_of(name)).notes == {"Result": result}


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_game_is_written_as_it_was(name: str) -> None:
    assert str(Game.from_record(text_of(name)).record()) == text_of(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_second_count_agrees_with_the_stored_game(name: str) -> None:
    game = Game.from_record(text_of(name))
    assert [sheet(garden, game.edition) for garden in game.gardens()] == list(game.scores())


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_decoration_occurs(name: str) -> None:
    decorations = [move for move in Game.from_record(text_of(name)).moves if isinstance(move, Decorate)]
    assert {move.symbol for move in decorations} == set(Symbol)
    assert any(move.star for move in decorations)


def test_a_result_that_was_not_scored_is_refused() -> None:
    text = text_of("revised-2")
    result = read(text).result
    with pytest.raises(BadRecord) as refused:
        Game.from_record(text.replace(f'[Result "{result}"]', '[Result "1 2"]'))
    assert refused.value.code == "wrong-result"
    assert text.splitlines()[refused.value.line - 1].startswith("[Result ")
    assert refused.value.details["result"] == result


def test_a_game_keeps_what_its_record_notes() -> None:
    text = text_of("revised-2").replace("[Result ", '[Names "Ada, Bo"]\n[Result ')
    assert str(Game.from_record(text).copy()) == text
