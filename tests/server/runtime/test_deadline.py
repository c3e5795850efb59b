import asyncio

import pytest

from babylon.server.runtime import deadline
from babylon.server.runtime.deadline import in_time
from babylon.server.store.health import Health, Part
from babylon.server.wire.faults import Fault, Unavailable


@pytest.mark.parametrize("known", [None, Fault.DISK_FULL])
def test_two_steps_inside_one_limit_take_no_longer_than_one(
    known: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadline, "ANSWER_SECONDS", 0.2)
    health, done = Health(), []
    if known:
        health.failed(Part.WRITING, known)

    async def story() -> None:
        with in_time(health):
            for step in (1, 2):
                with in_time(health):
                    await asyncio.sleep(0 if step == 1 else 3600)
                done.append(step)

    with pytest.raises(Unavailable) as late:
        asyncio.run(story())
    assert late.value.fault is (known or Fault.SLOW)
    assert done == [1]


def test_each_waits_for_its_own_time_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "ANSWER_SECONDS", 0.2)
    happened: list[str] = []

    async def waits(name: str, seconds: float) -> None:
        try:
            with in_time(Health()):
                await asyncio.sleep(seconds)
                happened.append(f"{name} done")
        except Unavailable:
            happened.append(f"{name} late")

    async def story() -> None:
        first = asyncio.create_task(waits("first", 3600))
        await asyncio.sleep(0.1)
        others = [asyncio.create_task(waits("second", 3600)), asyncio.create_task(waits("third", 0))]
        await first
        assert happened == ["third done", "first late"]
        await asyncio.gather(*others)
        await waits("fourth", 3600)

    asyncio.run(story())
    assert happened == ["third done", "first late", "second late", "fourth late"]


def test_who_is_asked_to_stop_by_another_stops_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "ANSWER_SECONDS", 0.05)

    async def waits() -> None:
        with in_time(Health()):
            await asyncio.sleep(3600)

    async def story() -> None:
        task = asyncio.create_task(waits())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.sleep(0.1)  # the time that it had is over, and nobody is left to be told

    asyncio.run(story())
