"""What operators do with a store, on both kinds of database."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import delete, update

from babylon.game import Game
from babylon.pieces.tile import parse_tiles, tiles
from babylon.record import read
from babylon.server.config import Config
from babylon.server.maintenance.backup import NotEmpty, copy
from babylon.server.maintenance.doctor import examined
from babylon.server.maintenance.transfer import exported, game_in, imported
from babylon.server.maintenance.verification import verified
from babylon.server.maintenance.whole_games import MOST_BYTES, NotAGame, whole_text
from babylon.server.runtime.decisions import Decisions, Wanted
from babylon.server.runtime.listeners import Hub
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store import schema
from babylon.server.store.engines import open_engine
from babylon.server.store.rows import GameRow, Secrets, StoredEvent, StoredGame
from babylon.server.store.store import Store
from babylon.server.tables import lobby
from babylon.server.tables.turns import bot_turn
from babylon.server.wire.settings import NewTable
from tests.cli.command_line import call
from tests.server.plain_bots import Plain
from tests.server.tables.stories import OFFERS, dealt

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def some_games(database: str, turns: int = 8, first: str = "seat") -> None:
    """Two games in a store: one begun, one that waits."""
    store = Store(database)

    async def fill() -> None:
        decisions = Decisions(TableCache(store, OFFERS, Hub()))
        call = decisions.call("ada")
        for name, body in (
            ("aaaaaaaaaaaa", {"players": 2}),
            ("bbbbbbbbbbbb", {"players": 2, "seats": [{"bot": "plain"}, {"bot": "plain"}], "first": first}),
        ):
            await decisions.open(name, call, lobby.new_table(name, call, NewTable.model_validate(body)))
        await _bots_play(decisions, "bbbbbbbbbbbb", turns)

    asyncio.run(fill())
    store.close()


async def _bots_play(decisions: Decisions, name: str, turns: int) -> None:
    for number in range(turns):
        live = await decisions.tables.table(name)
        moves = [str(move) for move in Plain().turn(live.playing.view(), 0.0, random.Random(number))]
        decide = partial(bot_turn, seq=live.state.game_seq, bot="plain", moves=moves)
        await decisions.act(name, Wanted(None, decide))


def problems(database: str) -> list[str]:
    store = Store(database)
    verdict = asyncio.run(verified(store, OFFERS))
    store.close()
    assert verdict.games == 2
    return [finding.problem for finding in verdict.findings]


def test_a_healthy_store_verifies(database: str) -> None:
    some_games(database)
    assert problems(database) == []


def test_verifying_finds_what_was_tampered_with(database: str) -> None:
    some_games(database)
    engine = open_engine(database, writing=True)
    event = schema.event.c
    with engine.begin() as connection:
        shown = '"revealed":{"stack":"A1","tile":"b01"}'
        body = f'{{"seat":0,"moves":["xA1"],"bot":"plain",{shown},"token":null,"remaining":null}}'
        connection.execute(update(schema.event).where(event.kind == "turn", event.seq == 3).values(body=body))
    assert any("replay" in problem or "other tiles" in problem for problem in problems(database))
    with engine.begin() as connection:
        connection.execute(delete(schema.event).where(event.game == "bbbbbbbbbbbb", event.seq == 4))
    assert any("gaps" in problem for problem in problems(database))
    engine.dispose()


def test_verifying_finds_a_deal_that_was_swapped(database: str) -> None:
    some_games(database, turns=0)
    engine = open_engine(database, writing=True)
    secret = schema.secret.c
    with engine.begin() as connection:
        connection.execute(update(schema.secret).where(secret.name == "fair").values(value="ff" * 32))
    engine.dispose()
    assert problems(database) == [
        "the secret does not open the commitment",
        "the deal does not follow from the secret",
    ]


def test_a_backup_holds_everything_and_needs_an_empty_target(database: str, tmp_path: Path) -> None:
    some_games(database)
    target = f"sqlite:///{tmp_path}/copy.db"
    assert copy(database, target) == 2
    assert problems(target) == []
    with pytest.raises(NotEmpty):
        copy(database, target)


def test_a_database_that_a_server_has_opened_is_not_empty(database: str, tmp_path: Path) -> None:
    some_games(database)
    target = f"sqlite:///{tmp_path}/copy.db"
    opened = Store(target)
    opened.signing_key()
    opened.close()
    with pytest.raises(NotEmpty):
        copy(database, target)


def test_a_backup_can_be_read_by_its_owner_only(database: str, tmp_path: Path) -> None:
    some_games(database)
    copy(database, f"sqlite:///{tmp_path}/copy.db")
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


def test_a_backup_tells_no_password(tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path}/games.db"
    some_games(source)
    nobody = call("backup", "--database", source, "postgresql://ada:secret@127.0.0.1:1/games")
    assert nobody.code == 2
    assert "secret" not in nobody.out + nobody.err


def test_games_move_from_one_store_to_another(database: str, tmp_path: Path) -> None:
    some_games(database)
    source, target = Store(database), Store(f"sqlite:///{tmp_path}/other.db")

    async def move() -> list[bool]:
        files = [text async for _, text in exported(source, OFFERS, whole=True)]
        return [await imported(target, OFFERS, text) for text in (*files, files[0])]

    assert asyncio.run(move()) == [True, True, False]
    source.close()
    target.close()
    assert problems(f"sqlite:///{tmp_path}/other.db") == []


def test_exported_records_of_running_games_hide_what_is_hidden(database: str) -> None:
    some_games(database)
    store = Store(database)

    async def records() -> list[tuple[str, str]]:
        return [one async for one in exported(store, OFFERS, whole=False)]

    ((name, text),) = asyncio.run(records())
    store.close()
    assert name == "bbbbbbbbbbbb.bgn"
    assert "?/?/" in text
    assert read(text).deal.tokens.count(None) > 0


def a_record(players: int = 3, **notes: str) -> str:
    """A finished game that no server has seen."""
    game, rng = Game.deal(players, "en", seed=4), random.Random(4)
    while not game.is_over:
        for move in Plain().turn(game.view(game.seat), 0.0, rng):
            game.play(move)
    game.notes.update(notes)
    return str(game.record())


def test_the_record_of_a_finished_game_becomes_a_table_to_look_at(database: str) -> None:
    store, text = Store(database), a_record(Names="Ada, Bo, Cy")

    async def story() -> None:
        assert await imported(store, OFFERS, text)
        assert not await imported(store, OFFERS, text)
        assert (await verified(store, OFFERS)).findings == ()
        (name,) = await store.all_games()
        live = await TableCache(store, OFFERS, Hub()).table(name)
        assert live.state.status == "over"
        assert [seat.name for seat in live.state.seats] == ["Ada", "Bo", "Cy"]
        ((_, again),) = [one async for one in exported(store, OFFERS, whole=False)]
        assert read(again).deal == read(text).deal
        assert read(again).moves == read(text).moves
        assert read(again).result == read(text).result

    asyncio.run(story())
    store.close()


@pytest.mark.parametrize("first", ["seat", "lot"])
def test_a_record_with_its_proof_comes_back_as_the_table_it_was(database: str, tmp_path: Path, first: str) -> None:
    some_games(database, turns=0, first=first)
    source, target = Store(database), Store(f"sqlite:///{tmp_path}/other.db")

    async def story() -> None:
        decisions = Decisions(TableCache(source, OFFERS, Hub()))
        while (await decisions.tables.table("bbbbbbbbbbbb")).state.status == "playing":
            await _bots_play(decisions, "bbbbbbbbbbbb", 1)
        ((name, text),) = [one async for one in exported(source, OFFERS, whole=False)]
        assert await imported(target, OFFERS, text)
        assert (await verified(target, OFFERS)).findings == ()
        assert f"{(await target.all_games())[0]}.bgn" == name
        assert not await imported(source, OFFERS, text)

    asyncio.run(story())
    source.close()
    target.close()


def test_an_unfinished_record_is_refused(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/babylon.db")
    with pytest.raises(NotAGame, match="not over"):
        asyncio.run(imported(store, OFFERS, str(Game.deal(2, seed=1).record())))
    store.close()


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
    inside: Any = body
    *path, last = [int(part) if part.isdecimal() else part for part in field.split(".")]
    for part in path:
        inside = inside[part]
    inside[last] = value
    refusal = refusal_of(json.dumps(body))
    assert (refusal.code, refusal.details["field"]) == ("bad-field", field)


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


@pytest.fixture
def read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a store of two games, on a disk that can only be read, or says so where none can be mounted."""
    folder = tmp_path / "disk"
    folder.mkdir()
    some_games(f"sqlite:///{folder}/babylon.db")
    is_mounted = is_mounted_read_only(folder)
    if not is_mounted:
        monkeypatch.setattr("babylon.server.store.engines.is_writable", lambda url: str(folder) not in url)
    yield folder
    assert [file.name for file in folder.iterdir()] == ["babylon.db"]
    if is_mounted:
        subprocess.run(["umount", folder], check=True)


def is_mounted_read_only(folder: Path) -> bool:
    for options in (["--bind", str(folder), str(folder)], ["-o", "remount,bind,ro", str(folder)]):
        if subprocess.run(["mount", *options], check=False, capture_output=True).returncode:
            return False
    return True


def test_commands_that_only_read_work_on_a_disk_that_can_only_be_read(read_only: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{read_only}/babylon.db"
    assert json.loads(call("verify", "--database", database, "--json").out) == {"games": 2, "findings": []}
    assert call("export", "--database", database, str(tmp_path / "games")).code == 0
    assert [file.name for file in (tmp_path / "games").iterdir()] == ["bbbbbbbbbbbb.bgn"]
    assert call("backup", "--database", database, str(tmp_path / "copy.db")).code == 0
    assert problems(f"sqlite:///{tmp_path}/copy.db") == []
    assert "✓ Database" in call("doctor", "--database", database).out


def test_the_doctor_looks_at_everything(database: str) -> None:
    checks = {check.code: check for check in examined(Config(database=database, bots="tests.server.plain_bots"))}
    assert checks["database"].well
    assert checks["bots"].seen == "plain, slow, lost, dead"
    broken = {check.code: check for check in examined(Config(database="sqlite:////nowhere/x.db", bots="nothing"))}
    assert not broken["disk"].well
    assert not broken["bots"].well


def test_a_game_goes_on_with_the_tiles_it_was_dealt_from(database: str) -> None:
    faces = "\n".join(str(tile) for tile in tiles("standard").values())
    mirrored = {face: face[:-4] + face[:-5:-1] for face in faces.splitlines()}
    own = parse_tiles("own", "\n".join(mirrored.values()))
    store = Store(database)

    async def story() -> None:
        mine = Decisions(TableCache(store, replace(OFFERS, tile_sets={"own": own}), Hub()))
        call, seats = mine.call("ada"), [{"bot": "plain"}, {"bot": "plain"}]
        body = NewTable.model_validate({"players": 2, "tiles": "own", "seats": seats})
        await mine.open("cccccccccccc", call, lobby.new_table("cccccccccccc", call, body))
        await _bots_play(mine, "cccccccccccc", 6)
        seen = (await mine.tables.table("cccccccccccc")).playing
        later = Decisions(TableCache(store, replace(OFFERS, tile_sets={"own": tiles("standard")}), Hub()))
        again = (await later.tables.table("cccccccccccc")).playing
        assert again.dealing.tiles == own
        assert again.moves == seen.moves
        await _bots_play(later, "cccccccccccc", 2)
        assert (await verified(store, OFFERS)).findings == ()

    asyncio.run(story())
    store.close()
