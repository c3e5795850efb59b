"""Questions are worked out one at a time, fairly by what they cost, and never twice for the same position."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING

import pytest

from babylon.server.config import Config
from babylon.server.explanations import previews
from babylon.server.responses.bodies import Packed
from babylon.server.runtime import answers, questions
from babylon.server.runtime.answers import Answers
from babylon.server.runtime.questions import Questions
from babylon.server.tables.turns import drafted
from babylon.server.wire.errors import Problem
from babylon.server.workers.accounts import Share
from tests.server.inside import inside

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    import httpx

    from babylon.game.public_game import PublicGame
    from babylon.pieces.move import Move

GREEDY, STRANGER = Share("203.0.113.66", "eve"), Share("198.51.100.7", "bo")


def busy(seconds: float) -> None:
    """Use so much of the processor."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def code_of(results: Iterable[object]) -> list[str]:
    return [one.code if isinstance(one, Problem) else "answered" for one in results]


def test_one_question_is_worked_out_at_a_time() -> None:
    at_once, most = [0], [0]
    lock = threading.Lock()

    def work() -> None:
        with lock:
            at_once[0] += 1
            most[0] = max(most[0], at_once[0])
        time.sleep(0.01)
        with lock:
            at_once[0] -= 1

    async def story() -> None:
        asked = Questions()
        await asyncio.gather(*(asked.answered(Share(f"client {n}", ""), work) for n in range(6)))

    asyncio.run(story())
    assert most == [1]


def test_whoever_has_used_least_comes_first_however_many_others_wait() -> None:
    order: list[str] = []

    async def story() -> None:
        asked = Questions()

        def work(who: Share) -> Callable[[], None]:
            def told() -> None:
                busy(0.02)
                order.append(who.holder)

            return told

        await asked.answered(GREEDY, work(GREEDY))
        first = [asyncio.create_task(asked.answered(GREEDY, work(GREEDY))) for _ in range(5)]
        await asyncio.sleep(0)
        await asked.answered(STRANGER, work(STRANGER))
        await asyncio.gather(*first)

    asyncio.run(story())
    # One of the other's was being worked out already.
    assert order.index("bo") <= 2


def test_cookies_of_one_client_share_what_it_may_use() -> None:
    async def story() -> list[str]:
        asked = Questions(seconds=0.05)
        told = []
        for number in range(4):
            share = Share(GREEDY.client, f"cookie {number}")
            told += code_of(await asyncio.gather(asked.answered(share, lambda: busy(0.03)), return_exceptions=True))
        told += code_of(await asyncio.gather(asked.answered(STRANGER, lambda: busy(0.03)), return_exceptions=True))
        return told

    assert asyncio.run(story()) == ["answered", "answered", "too-many", "too-many", "answered"]


def test_networks_of_one_site_share_what_some_households_may_use() -> None:
    async def story() -> list[str]:
        asked, told = Questions(seconds=0.01), []
        for number in range(12):
            share = Share(f"2001:db8:0:{number:x}00::/56", f"cookie {number}")
            told += code_of(await asyncio.gather(asked.answered(share, lambda: busy(0.03)), return_exceptions=True))
        told += code_of(await asyncio.gather(asked.answered(STRANGER, lambda: busy(0.03)), return_exceptions=True))
        return told

    *site, stranger = asyncio.run(story())
    assert site.count("answered") < 6
    assert (site[-1], stranger) == ("too-many", "answered")


def test_cheap_questions_are_not_counted_by_their_number() -> None:
    async def story() -> None:
        asked = Questions(seconds=0.5)
        for _ in range(300):
            await asked.answered(STRANGER, lambda: None)

    asyncio.run(story())


def test_only_so_many_of_one_client_wait() -> None:
    async def story() -> list[str]:
        asked = Questions()
        many = [asked.answered(GREEDY, lambda: time.sleep(0.01)) for _ in range(questions.MOST_WAITING + 3)]
        return code_of(await asyncio.gather(*many, return_exceptions=True))

    told = asyncio.run(story())
    assert told.count("too-many") == 2
    assert told.count("answered") == questions.MOST_WAITING + 1


def test_who_would_wait_too_long_is_told_so_and_the_next_one_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "PATIENCE", 0.05)

    ended = threading.Event()

    async def story() -> list[str]:
        asked = Questions()
        long = asyncio.create_task(asked.answered(GREEDY, ended.wait))
        await asyncio.sleep(0)
        told = code_of(await asyncio.gather(asked.answered(STRANGER, lambda: None), return_exceptions=True))
        ended.set()
        await long
        return told + code_of(await asyncio.gather(asked.answered(STRANGER, lambda: None), return_exceptions=True))

    assert asyncio.run(story()) == ["busy", "answered"]


@pytest.mark.parametrize("is_late", [False, True])
def test_who_leaves_while_waiting_keeps_nobody_from_their_answer(*, is_late: bool) -> None:
    ended = threading.Event()

    async def story() -> None:
        asked = Questions()
        first = asyncio.create_task(asked.answered(GREEDY, ended.wait))
        await asyncio.sleep(0)
        gone = asyncio.create_task(asked.answered(STRANGER, lambda: None))
        last = asyncio.create_task(asked.answered(GREEDY, lambda: None))
        await asyncio.sleep(0)
        if is_late:
            ended.set()
            await first
        gone.cancel()
        ended.set()
        await asyncio.gather(first, last)
        await asyncio.gather(gone, return_exceptions=True)
        await asked.answered(STRANGER, lambda: None)

    asyncio.run(asyncio.wait_for(story(), 10))


def test_who_is_gone_when_their_turn_comes_hands_it_on() -> None:
    async def story() -> None:
        asked = Questions()
        asked._is_busy = True
        gone = asyncio.create_task(asked.answered(STRANGER, lambda: None))
        await asyncio.sleep(0)
        asked._next()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        await asked.answered(GREEDY, lambda: None)

    asyncio.run(asyncio.wait_for(story(), 10))


def test_what_goes_wrong_is_charged_and_frees_the_way() -> None:
    def wrong() -> None:
        busy(0.02)
        raise ValueError("wrong")

    async def story() -> tuple[object, object]:
        asked = Questions(seconds=0.01)
        return await asyncio.gather(
            asked.answered(GREEDY, wrong), asked.answered(STRANGER, lambda: 7), return_exceptions=True
        )

    failed, answered = asyncio.run(story())
    assert isinstance(failed, ValueError)
    assert answered == 7


def test_known_answers_make_room_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    one = answers._size(("t", 1, "ada", "what"), Packed(b"x" * 10, {}))
    monkeypatch.setattr(answers, "MOST_BYTES", 5 * one // 2)
    known = Answers()
    for seq in (1, 2, 2, 3):
        known.keep(("t", seq, "ada", "what"), Packed(b"x" * 10, {}))
        known.get(("t", 1, "ada", "what"))
    assert known.get(("t", 2, "ada", "what")) is None
    assert known.get(("t", 1, "ada", "what")) is not None
    assert known.get(("t", 3, "ada", "what")) is not None


async def table_with_game(client: httpx.AsyncClient) -> str:
    body = {"players": 2, "access": "open", "sit": {"seats": [0, 1], "name": "Ada"}, "seats_each": 2}
    made = await client.post("/api/v1/tables", json=body)
    base = f"/api/v1/tables/{made.json()['table']['id']}"
    for seat in (0, 1):
        await client.post(f"{base}/seats/{seat}/ready", json={})
    return base


def test_a_preview_of_the_same_position_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def counted(game: PublicGame, moves: list[Move]) -> PublicGame:
        asked.append(1)
        return drafted(game, moves)

    monkeypatch.setattr(previews, "drafted", counted)

    async def story() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (client, _):
            base = await table_with_game(client)
            first = await client.post(f"{base}/preview", json={"seat": 0})
            again = await client.post(f"{base}/preview", json={"seat": 0})
            assert first.status_code == 200, first.text
            assert (first.content, len(asked)) == (again.content, 1)
            await client.post(f"{base}/preview?words=pl", json={"seat": 0})
            await client.post(f"{base}/preview", json={"seat": 0}, headers={"Accept-Encoding": "identity"})
            assert len(asked) == 3
            await client.post(f"{base}/chat", json={"seat": 0, "text": "Hello"})
            later = await client.post(f"{base}/preview", json={"seat": 0})
            assert len(asked) == 4
            assert later.json()["seq"] == first.json()["seq"] + 1
            # What one was told is not told to another.
            client.cookies.clear()
            stranger = await client.post(f"{base}/preview", json={"seat": 0})
            assert stranger.status_code == 401

    asyncio.run(story())


def test_a_client_that_asks_for_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        config = Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0, question_seconds=0.0001)
        async with inside(config) as (client, _):
            base = await table_with_game(client)
            first = await client.post(f"{base}/preview", json={"seat": 0})
            again = await client.post(f"{base}/preview?words=pl", json={"seat": 0})
            assert (first.status_code, again.status_code) == (200, 429)
            assert int(again.headers["retry-after"]) >= 1

    asyncio.run(story())
