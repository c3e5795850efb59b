"""What operators do with a store, on both kinds of database."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import delete, update

from babylon.game import Game
from babylon.pieces.tile import parse_tiles, tiles
from babylon.record import read
from babylon.server.config import Config
from babylon.server.maintenance.backup import NotEmpty, copy
from babylon.server.maintenance.doctor import examined
from babylon.server.maintenance.transfer import exported, imported
from babylon.server.maintenance.verification import verified
from babylon.server.maintenance.whole_games import NotAGame
from babylon.server.runtime.decisions import Decisions, Wanted
from babylon.server.runtime.listeners import Hub
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store import schema
from babylon.server.store.engines import open_engine
from babylon.server.store.store import Store
from babylon.server.tables import lobby
from babylon.server.tables.turns import bot_turn
from babylon.server.wire.settings import NewTable
from babylon.words import LANGUAGES, say
from tests.cli.command_line import call
from tests.server.plain_bots import Plain
from tests.server.tables.stories import OFFERS
from tests.server.test_import import a_record

if TYPE_CHECKING:
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
    return [str(finding.problem) for finding in verdict.findings]


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_verifying_finds_is_told_in_every_language(lang: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/babylon.db"
    some_games(database)
    engine = open_engine(database, writing=True)
    with engine.begin() as connection:
        connection.execute(delete(schema.event).where(schema.event.c.game == "bbbbbbbbbbbb", schema.event.c.seq == 4))
    engine.dispose()
    answer = call("verify", "--lang", lang, "--database", database)
    assert (answer.code, answer.out.splitlines()[0]) == (
        1,
        say("label-text", lang, label="bbbbbbbbbbbb", text=say("verify-gaps", lang)),
    )
    found = json.loads(call("verify", "--database", database, "--json").out)["findings"]
    assert [(one["game"], one["code"]) for one in found] == [("bbbbbbbbbbbb", "gaps")]


def test_the_doctor_looks_at_everything(database: str) -> None:
    checks = {check.code: check for check in examined(Config(database=database, bots="tests.server.plain_bots"))}
    assert checks["database"].well
    assert checks["bots"].seen == "plain, slow, stubborn, lost, dead"
    broken = {check.code: check for check in examined(Config(database="sqlite:////nowhere/x.db", bots="nothing"))}
    assert not broken["disk"].well
    assert not broken["bots"].well


@pytest.mark.parametrize(
    ("settings", "well"),
    [
        ({}, True),
        ({"public_url": "https://play.babylon.example"}, True),
        ({"public_url": "https://play.babylon.example", "passkey_domain": "babylon.example"}, True),
        ({"public_url": "https://play.babylon.example", "passkey_domain": "other.example"}, False),
        ({"public_url": "http://play.babylon.example"}, False),
        ({"public_url": "https://203.0.113.7"}, False),
        ({"public_url": "http://localhost:8000"}, True),
    ],
    ids=str,
)
def test_the_doctor_says_whether_there_can_be_passkeys(tmp_path: Path, settings: dict[str, str], well: bool) -> None:
    config = Config.model_validate({"database": f"sqlite:///{tmp_path}/x.db", **settings})
    checks = {check.code: check for check in examined(config)}
    assert checks["passkeys"].well is well
    assert checks["passkeys"].seen.startswith(settings.get("public_url", "http://localhost:8000"))


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
