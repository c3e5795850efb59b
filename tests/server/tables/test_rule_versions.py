"""A game is judged by the rules it was begun with."""

import json
from collections.abc import Iterator

import pytest

from babylon.game import Game
from babylon.game.public_game import PublicGame
from babylon.server.store.rows import StoredEvent
from babylon.server.tables import rule_versions
from babylon.server.tables.live_table import event_of
from babylon.server.wire.errors import Problem
from babylon.wasm.kernels import Kernel, known, present, remember
from babylon.wasm.past_game import PastGame
from tests.server.tables.stories import dealt
from tests.wasm.former_rules import former


@pytest.fixture
def past() -> Iterator[Kernel]:
    """A kernel of former rules that this server knows."""
    kernel = former()
    remember([kernel])
    yield kernel
    known.cache_clear()


def test_a_game_goes_on_with_the_rules_it_was_begun_with(monkeypatch: pytest.MonkeyPatch, past: Kernel) -> None:
    with monkeypatch.context() as then:
        then.setattr("babylon.server.tables.lobby.CURRENT", past.rules)
        old = dealt()
    new = dealt()
    assert (old.table.state.rules, new.table.state.rules) == (past.rules, rule_versions.CURRENT)
    assert present().rules == rule_versions.CURRENT
    for story, kind in ((old, PastGame), (new, PublicGame)):
        while story.table.playing.phase == "remove":
            story.plays(("ada", "bo")[story.table.state.to_play])
        assert type(story.table.playing) is kind
    game = old.table.playing
    by_the_present = PublicGame(game.dealing)
    for move in game.moves:
        by_the_present.play(move)
    assert [row.singles for row in game.income_rows()] == [row.singles + 2 for row in by_the_present.income_rows()]


def test_a_game_of_former_rules_is_played_to_its_end_by_them(monkeypatch: pytest.MonkeyPatch, past: Kernel) -> None:
    monkeypatch.setattr("babylon.server.tables.lobby.CURRENT", past.rules)
    story = dealt()
    while story.table.state.status == "playing":
        story.plays(("ada", "bo")[story.table.state.to_play])
    result, sheets = story.table.state.result, story.table.playing.scores()
    assert result is not None
    assert result.scores == [sheet.total for sheet in sheets]
    gardens = story.table.playing.gardens()
    assert [sheet.highest for sheet in sheets] == [5 * max(tile.level for tile in one.tiles) for one in gardens]


def test_a_game_of_the_first_rules_leaves_corners_open_without_belvederes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon.server.tables.lobby.CURRENT", "1")
    old = dealt()
    assert old.table.playing.edition.belvederes == "while-they-last"
    old.plays("ada")


def test_what_the_first_rules_read_otherwise_is_not_judged_any_more() -> None:
    for name in ("ja", "zh-Hans"):
        with pytest.raises(Problem, match="rules-unknown"):
            rule_versions.referee("1")(Game.deal(edition=name).dealing)


def test_a_log_of_the_first_rules_can_still_be_read() -> None:
    settings = {"players": 2, "edition": {"name": "ja", "gap": "clear"}}
    body = json.dumps({"settings": settings, "seats": [], "commitment": "", "rules": "1"}, separators=(",", ":"))
    event = event_of(StoredEvent(1, 0.0, "created", body))
    assert event.model_dump()["settings"]["edition"]["gap"] == "open"


def test_rules_that_are_gone_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon.server.tables.lobby.CURRENT", "0")
    with pytest.raises(Problem, match="rules-unknown"):
        dealt()
