import json

import pytest

from babylon.server.store.health import Health, Part
from babylon.server.wire.faults import Fault, Unavailable


def written(capfd: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capfd.readouterr().err.splitlines()]


def test_a_fault_is_written_down_once_and_once_when_it_is_over(capfd: pytest.CaptureFixture[str]) -> None:
    health = Health()
    for _ in range(100):
        health.failed(Part.WRITING, Fault.AWAY, OSError("postgresql://babylon:canary@host"))
        health.failed(Part.READING, Fault.AWAY)
    health.failed(Part.WRITING, Fault.STARTING)
    health.failed(Part.READING, Fault.AWAY)
    health.works(Part.READING)
    assert health.fault is Fault.STARTING
    health.works(Part.WRITING)
    health.works(Part.WRITING)
    assert health.fault is None
    first, second, last = written(capfd)
    assert (first["event"], first["fault"], first["part"], first["error"]) == (
        "database-fault",
        "away",
        "writing",
        "OSError",
    )
    assert second["fault"] == "starting"
    assert (last["event"], last["faults"]) == ("database-works-again", ["away", "starting"])


def test_who_needs_a_part_that_fails_is_refused_at_once() -> None:
    health = Health()
    health.require(Part.WRITING)
    health.failed(Part.WRITING, Fault.DISK_FULL)
    health.require(Part.READING)
    with pytest.raises(Unavailable) as refused:
        health.require(Part.WRITING)
    assert refused.value.fault is Fault.DISK_FULL


def test_late_news_keep_no_request_from_being_answered() -> None:
    health = Health()
    health.failed(Part.NEWS, Fault.AWAY)
    assert health.fault is None
    assert health.of(Part.NEWS) is Fault.AWAY
