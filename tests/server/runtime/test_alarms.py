"""One timer wakes all who wait in a loop, each when it is time."""

import asyncio
from collections.abc import Callable

import pytest
import uvloop

from babylon.server.runtime.alarms import TOGETHER, Alarm, alarms_of

SOON = 0.15


def looked_at(looks: list[float], *, until: float | None = None) -> Alarm:
    """An alarm that notes when it looks, and once looks again `until` then."""
    loop = asyncio.get_running_loop()

    def look(now: float) -> float | None:
        looks.append(now)
        return until if len(looks) == 1 else None

    return alarms_of(loop).set(loop.time() + SOON, look)


@pytest.mark.parametrize("factory", [uvloop.new_event_loop, asyncio.new_event_loop], ids=["uvloop", "Python"])
def test_each_looks_when_it_is_time_and_again_when_it_says_so(factory: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def story() -> None:
        loop, once, twice = asyncio.get_running_loop(), list[float](), list[float]()
        began = loop.time()
        looked_at(twice, until=began + 3 * SOON)
        looked_at(once)
        await asyncio.sleep(5 * SOON)
        assert (len(once), len(twice)) == (1, 2)
        assert [one - began >= wait * 0.99 for one, wait in zip(twice, (SOON, 3 * SOON), strict=True)] == [True, True]
        assert twice[1] - twice[0] >= TOGETHER

    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(story())


def test_who_comes_later_may_be_woken_up_sooner() -> None:
    async def story() -> None:
        loop, late, soon = asyncio.get_running_loop(), list[float](), list[float]()
        alarm = alarms_of(loop).set(loop.time() + 60, late.append)
        looked_at(soon)
        await asyncio.sleep(2 * SOON)
        assert (len(soon), late) == (1, [])
        alarm.cancel()

    asyncio.run(story())


def test_nothing_is_held_on_to_for_who_has_left() -> None:
    async def story() -> None:
        looks: list[float] = []
        alarm = looked_at(looks)
        alarm.cancel()
        assert (alarm.look, alarm.cancelled()) == (None, True)
        await asyncio.sleep(2 * SOON)
        assert not looks

    asyncio.run(story())
