"""A game is judged by the rules it was begun with."""

import json
from dataclasses import replace

import pytest

from babylon.game import Game
from babylon.pieces.deal import Deal
from babylon.pieces.edition import EDITIONS
from babylon.server.store.rows import StoredEvent
from babylon.server.tables import rule_versions
from babylon.server.tables.live_table import event_of
from babylon.server.tables.public_game import PublicGame
from babylon.server.wire.errors import Problem
from tests.server.tables.stories import dealt


class SquaredGame(PublicGame):
    """Rules of tomorrow: the highest point is worth more."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(replace(deal, edition=EDITIONS["en"]))


def test_a_game_goes_on_with_the_rules_it_was_begun_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rule_versions.REFEREES, "tomorrow", SquaredGame)
    old = dealt()
    monkeypatch.setattr("babylon.server.tables.lobby.CURRENT", "tomorrow")
    new = dealt()
    assert old.table.state.rules == rule_versions.CURRENT
    assert old.table.playing.edition.name == "revised"
    assert new.table.playing.edition.name == "en"
    old.plays("ada")
    assert type(old.table.playing) is PublicGame


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
