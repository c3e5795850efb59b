"""What a listener is woken by and told: one timer wakes it, however often something else does."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from babylon.server.runtime.listeners import Hub, Listener
from babylon.server.runtime.messages import message
from babylon.server.tables.chat import say
from babylon.server.tables.hosting import remove
from babylon.server.wire.enums import Access, Pause
from babylon.server.wire.requests import ChatRequest, RemoveRequest
from babylon.server.wire.table_view import You
from tests.server.tables.stories import NAME, seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from babylon.server.tables.live_table import Decision

NOBODY = You(guest=False, host=False, seats=[], watcher=False, removed=False)
PATIENCE = 0.2


def test_a_wait_begins_anew_after_each_message() -> None:
    async def story() -> None:
        listener, loop = Listener(None, NOBODY), asyncio.get_running_loop()
        for _ in range(3):
            loop.call_later(PATIENCE / 2, listener.offer, message("ping", dict))
            assert len(await listener.next(PATIENCE)) == 1
        began = loop.time()
        assert await listener.next(PATIENCE) == []
        assert loop.time() - began >= PATIENCE * 0.99

    asyncio.run(story())


def test_who_leaves_is_not_held_on_to_by_a_timer() -> None:
    async def story() -> None:
        hub, listener = Hub(), Listener(None, NOBODY)
        hub.join("x", listener)
        await listener.next(PATIENCE)
        waiting = asyncio.create_task(listener.next(60.0))
        await asyncio.sleep(0)
        assert listener.alarm is not None
        alarm = listener.alarm
        hub.leave("x", listener)
        assert alarm.cancelled()
        waiting.cancel()

    asyncio.run(story())


def test_a_timer_that_nobody_waits_for_is_the_last() -> None:
    async def story() -> None:
        listener = Listener(None, NOBODY)
        asyncio.get_running_loop().call_soon(listener.offer, message("ping", dict))
        await listener.next(0.05)
        await asyncio.sleep(0.1)
        assert listener.alarm is None

    asyncio.run(story())


def test_who_was_removed_hears_of_that_and_of_nothing_after_it() -> None:
    story, hub = seated(), Hub()
    private = story.table.state.settings.model_copy(update={"access": Access.PRIVATE})
    story.table = replace(story.table, state=replace(story.table.state, settings=private))
    ada, bo = (Listener(holder, story.table.you(holder)) for holder in ("ada", "bo"))

    def happens(decide: Callable[..., Decision], **details: object) -> None:
        before, decision = story.table, story.does("ada", decide, **details)
        hub.publish(before, story.table, decision.events)

    for listener in (ada, bo):
        hub.join(NAME, listener)
    for listener in (ada, bo):
        listener.waiting.clear()
    happens(remove, seat=1, request=RemoveRequest(seq=story.table.state.seq))
    # Whoever does not read is not gone yet.
    happens(say, request=ChatRequest(seat=0, text="at last"))
    hub.pause(NAME, Pause.BUSY)
    assert [one.kind for one in bo.waiting] == ["you", "events"]
    assert [one.kind for one in ada.waiting] == ["events", "events", "presence"]


class Taking:
    """A connection that takes frames while it can."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.is_slow = False

    def __call__(self, frame: bytes) -> bool:
        if not self.is_slow:
            self.taken.append(frame)
        return not self.is_slow


def test_who_waits_for_nothing_gets_frames_at_once() -> None:
    async def story() -> None:
        take = Taking()
        listener = Listener(None, NOBODY, take)
        listener.offer(message("first", dict))
        assert not take.taken, "nobody has begun to send"
        assert [one.kind for one in await listener.next(PATIENCE)] == ["first"]
        waiting = asyncio.create_task(listener.next(60.0))
        await asyncio.sleep(0)
        one = message("second", dict)
        listener.offer(one)
        await asyncio.sleep(0)
        assert take.taken == [b'\x81\x11{"kind":"second"}'] == [one.frame()]
        assert not waiting.done(), "woken up for nothing"
        waiting.cancel()

    asyncio.run(story())


def test_what_is_not_taken_is_sent_in_order() -> None:
    async def story() -> None:
        take = Taking()
        listener = Listener(None, NOBODY, take)
        waiting = asyncio.create_task(listener.next(60.0))
        await asyncio.sleep(0)
        take.is_slow = True
        listener.offer(message("first", dict))
        take.is_slow = False
        listener.offer(message("second", dict))
        assert [one.kind for one in await waiting] == ["first", "second"]
        assert not take.taken

    asyncio.run(story())


def test_a_wait_begins_anew_after_each_frame() -> None:
    async def story() -> None:
        listener, loop = Listener(None, NOBODY, Taking()), asyncio.get_running_loop()
        began = loop.time()
        loop.call_later(PATIENCE / 2, listener.offer, message("event", dict))
        assert await listener.next(PATIENCE) == []
        assert loop.time() - began >= PATIENCE * 1.49

    asyncio.run(story())


def test_an_answer_goes_in_one_packet_with_what_is_told_beside_it() -> None:
    async def story() -> None:
        take = Taking()
        listener = Listener(None, NOBODY, take)
        waiting = asyncio.create_task(listener.next(60.0))
        await asyncio.sleep(0)
        first, event, answer = (message(kind, dict) for kind in ("first", "event", "answer"))
        listener.is_asking = True
        listener.offer(first)
        await asyncio.sleep(0)
        assert take.taken == [first.frame()], "held back although there is no answer yet"
        listener.offer(event)
        listener.answer(answer)
        await asyncio.sleep(0)
        assert take.taken == [first.frame(), event.frame() + answer.frame()]
        waiting.cancel()

    asyncio.run(story())


def test_an_answer_that_is_not_taken_follows_what_was_held_back() -> None:
    async def story() -> None:
        take = Taking()
        take.is_slow = True
        listener = Listener(None, NOBODY, take)
        waiting = asyncio.create_task(listener.next(60.0))
        await asyncio.sleep(0)
        listener.is_asking = True
        listener.offer(message("event", dict))
        listener.answer(message("answer", dict))
        assert [one.kind for one in await waiting] == ["event", "answer"]

    asyncio.run(story())
