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
        async with in_time(health):
            for step in (1, 2):
                async with in_time(health):
                    await asyncio.sleep(0 if step == 1 else 3600)
                done.append(step)

    with pytest.raises(Unavailable) as late:
        asyncio.run(story())
    assert late.value.fault is (known or Fault.SLOW)
    assert done == [1]
