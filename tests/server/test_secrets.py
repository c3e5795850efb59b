"""Two games that differ only in what is hidden answer the same bytes to everyone, everywhere."""

from __future__ import annotations

import asyncio
import contextlib
import io
import itertools
import json
import pickle
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias
from unittest import mock

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon.client import Client
from babylon.game import Game
from babylon.pieces.deal import Deal
from babylon.pieces.deal import dealt as really_dealt
from babylon.server.config import Config
from babylon.server.workers.fair_queue import Thought
from babylon.server.workers.pool import Pool
from babylon.server.workers.worker import Job, turn
from tests.server.inside import frames, inside
from tests.server.plain_bots import Plain
from tests.server.players import any_turn
from tests.server.processes import server
from tests.server.work import Work

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence
    from pathlib import Path

    from fastapi import FastAPI

    from babylon.server.workers.accounts import Share
    from babylon.server.workers.fair_queue import Lane

MANY = 10_000
NOW = "now"  # in place of where the table stands
PLAN = ["xA2"]  # for whoever is not to play
Question: TypeAlias = tuple[str, str, dict[str, Any] | None]
QUESTIONS: tuple[Question, ...] = (
    ("GET", "", None),
    ("GET", "/events?after=0", None),
    ("GET", "/record", None),
    ("GET", "/links", None),
    ("POST", "/points", {"seat": 0}),
    ("POST", "/points", {"seat": 1}),
    ("POST", "/preview", {"seat": 0}),
    ("POST", "/preview", {"seat": 1}),
    ("POST", "/hint", {"seat": 0}),
    ("POST", "/hint", {"seat": 1, "bot": "plain"}),
    ("POST", "/why", {"seat": 0, "move": "A1"}),
    ("POST", "/why", {"seat": 1, "move": "=d"}),
    ("POST", "/chat", {"seat": 0, "phrase": "hello"}),
    ("POST", "/chat", {"text": "\u0142"}),
    ("POST", "/seats/1/ready", {}),
    ("POST", "/rematch", {"seat": 0}),
    ("POST", "/undo", {"seat": 5}),
    ("PUT", "/seats/0/plan", {"seq": NOW, "moves": PLAN}),
    ("PUT", "/seats/1/plan", {"seq": NOW, "moves": PLAN}),
    ("GET", "/seats/0/plan", None),
    ("GET", "/seats/1/plan", None),
    ("DELETE", "/seats/0/plan", None),
    ("DELETE", "/seats/1/plan", None),
    ("POST", "/pause", {"seat": 0, "days": 1}),
    ("POST", "/pause/answer", {"seat": 1, "seq": NOW, "agree": False}),
    ("POST", "/resume", {"seat": 1}),
    ("GET", "/review", None),
    ("POST", "/review", {"depth": "quick"}),
    ("GET", "/api/v1/games", None),
    ("GET", "/api/v1/games?over=true", None),
    ("GET", "/api/v1/tables?mine=true", None),
    ("GET", "/api/v1/tables", None),
)


def with_other_hidden_things(deal: Deal, height: list[int], revealed: int, rng: random.Random) -> Deal:
    """The same deal, but what nobody has seen yet is shuffled: tiles within their layer, and the tokens to come."""
    quarry = [list(stack) for stack in deal.quarry]
    for layer in (0, 1):
        hidden = [number for number in range(16) if height[number] > layer + 1]
        tiles = [quarry[number][layer] for number in hidden]
        rng.shuffle(tiles)
        for number, tile in zip(hidden, tiles, strict=True):
            quarry[number][layer] = tile
    to_come = list(deal.tokens[revealed:])
    rng.shuffle(to_come)
    stacks = tuple((stack[0], stack[1], stack[2]) for stack in quarry)
    return replace(deal, quarry=stacks, tokens=(*deal.tokens[:revealed], *to_come))


def some_turns(deal: Deal, count: int, rng: random.Random) -> tuple[list[list[str]], Game]:
    """Legal turns of a game, and where they lead."""
    game, turns = Game(deal), []
    for _ in range(count):
        moves = Plain().turn(game.view(), 0.0, rng)
        for move in moves:
            game.play(move)
        turns.append([str(move) for move in moves])
    return turns, game


@contextlib.contextmanager
def nothing_left_to_chance(deal: Deal) -> Iterator[None]:
    """The same secrets, cookies and instants every time; the deal is the one we choose."""
    counter = itertools.count()
    with (
        mock.patch("babylon.server.tables.lobby.dealt", return_value=deal),
        mock.patch("babylon.server.tables.fair_deal.secrets.token_hex", lambda n: f"{next(counter):0{2 * n}x}"),
        mock.patch("babylon.server.store.store.randomness.token_hex", return_value="ab" * 32),
        mock.patch("babylon.server.guard.cookies.secrets.token_bytes", lambda n: bytes([next(counter)]) * n),
        mock.patch("babylon.server.process.clock.time.time", return_value=1_790_000_000.0),
        mock.patch("babylon.server.runtime.decisions.now", return_value=1_790_000_000.0),
        mock.patch("babylon.server.runtime.subscription.now", return_value=1_790_000_000.0),
        mock.patch("babylon.server.runtime.housekeeping.now", return_value=1_790_000_000.0),
        mock.patch("babylon.server.runtime.scheduler.now", return_value=1_790_000_000.0),
        mock.patch("babylon.server.guard.middleware.time.perf_counter", return_value=0.0),
        mock.patch("babylon.server.explanations.hints.secrets.randbits", return_value=7),
        mock.patch.object(Pool, "turn", thought_here),
    ):
        yield


async def thought_here(_pool: Pool, job: Job, _share: Share, _lane: Lane) -> Thought:
    """What a worker would answer to what it is sent."""
    return Thought(turn(Plain(), pickle.loads(_pickled(job))))


async def everything_said(folder: Path, deal: Deal, turns: list[list[str]], work: Work | None = None) -> list[object]:
    """All answers, frames, log lines and metrics of a table that plays these turns, for holders and strangers."""
    # What becomes of a plan is looked into when it has been answered: it is counted sooner or later.
    questions = [one for one in QUESTIONS if work is None or one[0] != "PUT"]
    config = Config(
        database=f"sqlite:///{folder}/{id(deal)}.db",
        bots="tests.server.plain_bots",
        workers=0,
        requests_per_minute=0,
        day_result_days=0,  # else old results are looked for at some moment, and that is counted as work
    )
    log = io.StringIO()
    with nothing_left_to_chance(deal), contextlib.redirect_stderr(log):
        async with inside(config) as (client, app):
            app.state.service.tables.offers.bots = ("plain",)
            if work is not None:
                client.event_hooks["response"] = [noted(work)]
            body: dict[str, object] = {"players": 2, "access": "open", "sit": {"seats": [0, 1], "name": "Ada"}}
            made = await client.post("/api/v1/tables", json=body, headers={"Idempotency-Key": "one"})
            base = f"/api/v1/tables/{made.json()['table']['id']}"
            ready = [await client.post(f"{base}/seats/{seat}/ready", json={"entropy": "aa"}) for seat in (0, 1)]
            said: list[object] = [made.text, *(answer.text for answer in ready)]
            leave = asyncio.Event()
            jars: tuple[dict[str, str], ...] = (dict(client.cookies), {})
            listening = [asyncio.create_task(live(app, f"{base}/socket?wire=2", jar, leave)) for jar in jars]
            while app.state.service.hub.count() < len(jars):  # noqa: ASYNC110 - nobody tells when they have come
                await asyncio.sleep(0.001)
            said += await asked(client, app, base, questions)
            said += [await took_turn(client, base, number, moves) for number, moves in enumerate(turns)]
            said += await asked(client, app, base, questions)
            leave.set()
            said += [frame for heard in listening for frame in await heard]
            said += await sent_to_bots(app, base.rpartition("/")[2])
            said.append((await client.get("/metrics")).text)
    return [*said, *({**json.loads(line), "at": ""} for line in log.getvalue().splitlines())]


async def took_turn(client: httpx.AsyncClient, base: str, number: int, moves: list[str]) -> str:
    """What is answered to a turn."""
    seq = (await client.get(base)).json()["table"]["seq"]
    body = {"seat": number % 2, "seq": seq, "moves": moves}
    answer = await client.post(f"{base}/turns", json=body, headers={"Idempotency-Key": f"t{number}"})
    assert answer.status_code == 200, answer.text
    return answer.text


def noted(work: Work) -> Callable[[httpx.Response], Awaitable[None]]:
    async def note(_answer: httpx.Response) -> None:
        work.note()

    return note


async def live(app: FastAPI, path: str, cookies: dict[str, str], leave: asyncio.Event) -> list[object]:
    """What someone hears while it happens; who else comes and goes is heard sooner or later."""
    heard = await frames(app, path, _cookie(cookies), MANY, leave)
    told = [{**one, "now": 0, "present": None} for one in heard if one["kind"] != "presence"]
    last = max(number for number, one in enumerate(told) if one["kind"] == "events")
    return [*told[:last]]


def _cookie(cookies: dict[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


async def sent_to_bots(app: FastAPI, table: str) -> list[object]:
    """What the processes of bots would be sent for each seat, byte by byte."""
    game = (await app.state.service.tables.table(table)).playing
    return [_pickled(Job("plain", game.view(seat), 2.0, 7)) for seat in (0, 1)]


def _pickled(job: Job) -> bytes:
    """As it goes through the pipe, but spelled out: equal objects may or may not be the same one."""
    text = io.BytesIO()
    pickler = pickle.Pickler(text)
    pickler.fast = True
    pickler.dump(job)
    return text.getvalue()


async def asked(client: httpx.AsyncClient, app: FastAPI, base: str, questions: Sequence[Question]) -> list[object]:
    """Every question by who holds the seats, and by nobody."""
    said: list[Any] = []
    mine = dict(client.cookies)
    for jar in (mine, {}):
        client.cookies = httpx.Cookies(jar)
        seq = (await client.get(base)).json()["table"]["seq"]
        for method, path, body in questions:
            given = body and {name: seq if value == NOW else value for name, value in body.items()}
            where = path if path.startswith("/api/") else base + path
            answer = await client.request(method, where, json=given)
            said.append((method, path, answer.status_code, answer.text, sorted(answer.headers.items())))
        hints = {answer[2] for answer in said[-len(questions) :] if answer[1] == "/hint"}
        assert hints == ({200, 409} if jar else {401})
        # One of the seats is not to play, and plans, as long as there is a tile where it would.
        plans = {answer[2] for answer in said[-len(questions) :] if answer[0] == "PUT"}
        assert plans in ([{200, 409}, {409, 422}, {409}, set()] if jar else [{401}, set()])
        heard = await frames(app, f"{base}/socket?after=0&wire=2", _cookie(jar), 2)
        said += [{**one, "now": 0} for one in heard]
    client.cookies = httpx.Cookies(mine)
    return said


@given(st.integers(0, 2**32), st.integers(0, 14))
@settings(max_examples=4)
def test_what_is_hidden_changes_no_byte_that_leaves_the_server(
    tmp_path_factory: Any,  # noqa: ANN401 - a session fixture, so that hypothesis may repeat the test
    seed: int,
    count: int,
) -> None:
    rng = random.Random(seed)
    first = Game.deal(players=2, seed=seed).dealing
    turns, reached = some_turns(first, count, rng)
    second = with_other_hidden_things(first, reached.state.height, reached.state.round, rng)
    folder = tmp_path_factory.mktemp("secrets")
    assert asyncio.run(everything_said(folder, first, turns)) == asyncio.run(everything_said(folder, second, turns))


def test_the_comparison_would_notice_a_tile_that_shows(tmp_path: Path) -> None:
    first = really_dealt(b"a" * 32, *_of(Game.deal(players=2, seed=1).dealing))
    tops = list(first.quarry)
    tops[0], tops[1] = (*tops[0][:2], tops[1][2]), (*tops[1][:2], tops[0][2])
    second = replace(first, quarry=tuple(tops))
    assert asyncio.run(everything_said(tmp_path, first, [])) != asyncio.run(everything_said(tmp_path, second, []))


def test_what_is_hidden_costs_no_call_more_or_less(tmp_path_factory: pytest.TempPathFactory) -> None:
    rng = random.Random(3)
    first = Game.deal(players=2, seed=3).dealing
    turns, reached = some_turns(first, 5, rng)
    second = with_other_hidden_things(first, reached.state.height, reached.state.round, rng)
    other = Game.deal(players=2, seed=4).dealing

    def work(deal: Deal, played: list[list[str]]) -> list[int]:
        with Work() as counted:
            asyncio.run(everything_said(tmp_path_factory.mktemp("work"), deal, played, counted))
        return counted.done

    for deal in (first, second):
        work(deal, turns)  # what is worked out once for all tables is worked out now
    assert work(first, turns) == work(second, turns)
    assert work(first, []) != work(other, [])


def _of(deal: Deal) -> tuple[Any, Any, Any]:
    return deal.edition, deal.tiles, deal.seats


@pytest.mark.services
def test_a_planted_canary_is_never_seen_on_any_wire_nor_in_the_log(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log") as house, Client(house.url) as client:
        heard: list[str] = []
        client._http.event_hooks["response"] = [
            lambda answer: heard.append(str(answer.headers) + answer.read().decode())
        ]
        table = client.create(2, access="open", sit={"seats": [0, 1], "name": "Ada"})
        with sqlite3.connect(tmp_path / "babylon.db") as database:
            kept = dict(database.execute("SELECT name, value FROM secret"))
        for seat in (0, 1):
            table.ready(seat)
        rng = random.Random(1)
        for _ in range(12):
            state = table.look()
            assert state["turn"] is not None
            table.preview(state["turn"]["seat"], [])
            table.commit(state["turn"]["seat"], state["seq"], any_turn(table.record(), rng))
        table.events(0)
        table.links()
        with closing(table.follow(0)) as messages:
            heard += [json.dumps(next(messages)) for _ in range(3)]
    everything = "\n".join(heard) + (tmp_path / "log").read_text()
    assert len(kept) == 2
    assert not [name for name, value in kept.items() if value in everything]
