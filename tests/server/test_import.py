"""What is put into a store is believed only after a strict look, and refused with its place and reason."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any

import pytest

from babylon.cli.input_files import MOST_BYTES
from babylon.game import Game
from babylon.server.maintenance.transfer import game_in
from babylon.server.maintenance.whole_games import NotAGame, whole_text
from babylon.server.store.rows import GameRow, Secrets, StoredEvent, StoredGame
from babylon.words import LANGUAGES, say
from tests.cli.command_line import call
from tests.server.plain_bots import Plain
from tests.server.tables.stories import OFFERS, dealt

if TYPE_CHECKING:
    from pathlib import Path


def a_record(players: int = 3, **notes: str) -> str:
    """A finished game that no server has seen."""
    game, rng = Game.deal(players, "en", seed=4), random.Random(4)
    while not game.is_over:
        for move in Plain().turn(game.view(game.seat), 0.0, rng):
            game.play(move)
    game.notes.update(notes)
    return str(game.record())


def whole_body() -> dict[str, Any]:
    """A whole game as it is exported."""
    table = dealt().table
    row = GameRow(table.state.id, 1, "lobby", "open", table.state.rules, 1.0, None)
    settings = table.state.settings.model_dump(mode="json")
    seats = [{"flower": seat.flower, "bot": None} for seat in table.state.seats]
    created = {"settings": settings, "seats": seats, "commitment": "", "rules": table.state.rules}
    event = StoredEvent(1, 1.0, "created", json.dumps(created))
    body: dict[str, Any] = json.loads(whole_text(StoredGame(row, (event,), Secrets(), {})))
    return body


def refusal_of(text: str) -> NotAGame:
    with pytest.raises(NotAGame) as refused:
        game_in(text, OFFERS)
    return refused.value


def test_a_whole_game_is_read_as_it_was_written() -> None:
    assert game_in(json.dumps(whole_body()), OFFERS).row.id == "abcdefghijkl"


@pytest.mark.parametrize("text", ["", "{}", '{"format": "other"}', '{"format": "babylon-game-1"}', "{" + "9" * 5000])
def test_what_is_no_exported_game_is_refused(text: str) -> None:
    assert refusal_of(text).sentence("pl") != refusal_of(text).sentence("ja")


def test_json_that_breaks_off_is_refused_with_its_line() -> None:
    assert refusal_of('{\n "format":\n').sentence() == "line 3, column 1 is not JSON."


def test_json_that_is_nested_too_deeply_is_refused_with_its_line() -> None:
    assert "line 2" in refusal_of('{"row": "[[[",\n "events": ' + "[" * 200_000).sentence()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("row.seq", "1"),
        ("row.id", "../../etc/pass"),
        ("row.created", float("nan")),
        ("events.0.body", 5),
        ("events.0.seq", True),
        ("events", []),
        ("secrets.deal", None),
        ("holders", ["host"]),
    ],
)
def test_a_field_that_no_game_has_is_named(field: str, value: object) -> None:
    body = whole_body()
    body["secrets"]["deal"] = ""
    good = json.dumps(body, indent=1)
    inside: Any = body
    *path, last = [int(part) if part.isdecimal() else part for part in field.split(".")]
    for part in path:
        inside = inside[part]
    inside[last] = value
    text = json.dumps(body, indent=1)
    refusal = refusal_of(text)
    assert (refusal.code, refusal.details["field"]) == ("bad-field", field)
    pairs = enumerate(zip(good.splitlines(), text.splitlines(), strict=False), 1)
    assert refusal.details["line"] == next(number for number, (right, wrong) in pairs if right != wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_field_that_no_game_has_is_told_with_its_line_in_every_language(lang: str) -> None:
    body = whole_body()
    body["row"]["seq"] = "1"
    text = json.dumps(body, indent=1)
    line = next(number for number, one in enumerate(text.splitlines(), 1) if '"seq"' in one)
    assert {"row.seq", str(line)} <= {*re.findall(r"[a-z.]+|\d+", refusal_of(text).sentence(lang))}


def test_a_number_that_is_far_too_long_is_refused_with_its_line() -> None:
    text = '{"row": "' + "7" * 5000 + '",\n "events": [' + "9" * 5000 + "]}"
    assert refusal_of(text).details["line"] == 2


@pytest.mark.parametrize(
    ("kind", "event", "field"),
    [
        ("dealt", {"first": 0, "flowers": [], "quarry": [], "tokens": 10**12}, "events.1.body.tokens"),
        ("seat-ready", {"seat": "0", "ready": True, "entropy": ""}, "events.1.body.seat"),
        ("dreamt", {}, "events.1.kind"),
        ("closed", [], "events.1.body"),
    ],
)
def test_an_event_that_is_none_is_refused_with_its_line(kind: str, event: object, field: str) -> None:
    body = whole_body()
    body["row"]["seq"] = 2
    body["events"].append({"seq": 2, "at": 1.0, "kind": kind, "body": json.dumps(event)})
    text = json.dumps(body, indent=1)
    refusal = refusal_of(text)
    name = field.split(".")[2]
    line = [number for number, one in enumerate(text.splitlines(), 1) if f'"{name}":' in one][1]
    assert (refusal.details["field"], refusal.details["line"]) == (field, line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_does_not_verify_is_told_in_every_language(lang: str, tmp_path: Path) -> None:
    body = whole_body()
    body["row"]["access"] = "private"
    (tmp_path / "game.json").write_text(json.dumps(body), "utf-8")
    answer = call(
        "import", "--lang", lang, "--database", f"sqlite:///{tmp_path}/babylon.db", str(tmp_path / "game.json")
    )
    assert say("verify-row", lang) in answer.err


@pytest.mark.parametrize(
    ("kind", "event"),
    [
        ("dealt", {"first": 0, "flowers": [], "quarry": [], "tokens": 1}),
        ("seat-ready", {"seat": 9, "ready": True, "entropy": "zz"}),
        ("turn", {"seat": 0, "moves": [], "bot": None, "revealed": None, "token": None, "remaining": None}),
    ],
)
def test_a_log_that_makes_no_sense_is_refused(kind: str, event: dict[str, object]) -> None:
    body = whole_body()
    body["row"]["seq"] = 2
    body["events"].append({"seq": 2, "at": 1.0, "kind": kind, "body": json.dumps(event)})
    assert refusal_of(json.dumps(body)).code == "unverified"


@pytest.mark.parametrize("entropy", ["aa,bb,cc", "aa,bb,cc 9", "ab" * 256 + ",,", "xx,,", "aa,bb"])
def test_a_seed_that_is_false_is_refused_with_its_line(entropy: str) -> None:
    text = a_record(Seed=f"babylon-fair-1 abcdefghijkl {'00' * 32} {entropy}")
    line = next(number for number, one in enumerate(text.splitlines(), 1) if one.startswith("[Seed"))
    assert f"Line {line}, " in refusal_of(text).sentence()
    assert "Seed" in refusal_of(text).sentence()


def test_a_record_that_is_far_too_long_is_refused() -> None:
    assert refusal_of(a_record() + "{" + "x" * 600_000 + "}").code == "long-record"


def test_when_one_file_is_refused_none_is_put_in(tmp_path: Path) -> None:
    good, bad, large = tmp_path / "good.bgn", tmp_path / "bad.json", tmp_path / "large.json"
    good.write_text(a_record(), "utf-8")
    bad.write_text("{", "utf-8")
    with large.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    database = f"sqlite:///{tmp_path}/babylon.db"
    for wrong, words in ((bad, "line 1, column 2 is not JSON"), (large, "too large")):
        answer = call("import", "--database", database, str(good), str(wrong))
        assert answer.code == 2
        assert str(wrong) in answer.err.replace("\n", "")
        assert words in answer.err.replace("\n", " ")
        assert json.loads(call("verify", "--database", database, "--json").out)["games"] == 0
    assert call("import", "--database", database, str(good)).out.strip() == "Games put in: 1 of 1"
