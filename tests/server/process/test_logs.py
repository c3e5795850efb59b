import json
import logging
import subprocess
import sys

import pytest

from babylon.server.process.logs import LEVELS, Log

# What a library tells, and what asyncio does of a task that nobody has waited for.
LIBRARIES = """
import asyncio, logging
from babylon.server.process.logs import log
log.collect_others()
log.info("serving", port=1)
logging.getLogger("library").info("nobody asked")
logging.getLogger("library").warning("odd: %s", "this")
async def fails(): raise KeyError("lost")
async def main():
    task = asyncio.create_task(fails()); await asyncio.sleep(0); await asyncio.sleep(0)
    del task; import gc; gc.collect()
asyncio.run(main())
"""


class FullDisk:
    def write(self, _text: str) -> int:
        raise OSError(28, "No space left on device")

    def flush(self) -> None:
        raise OSError(28, "No space left on device")


class Hearing(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record)


@pytest.fixture
def own() -> Log:
    return Log("babylon.server.of-a-test")


def test_a_log_that_can_not_be_written_fails_nobody(own: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", FullDisk())
    own.warning("something")


def test_an_event_is_one_line_with_what_belongs_to_it(own: Log, capsys: pytest.CaptureFixture[str]) -> None:
    own.process = 2
    own.warning("slow %s", path="/t/a\nb", answer=b"1")
    (line,) = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert list(told) == ["at", "level", "event", "process", "path", "answer"]
    assert told | {"at": ""} == {
        "at": "",
        "level": "warning",
        "event": "slow %s",
        "process": 2,
        "path": "/t/a\nb",
        "answer": "b'1'",
    }
    assert told["at"].endswith("+00:00")


def test_a_mistake_is_told_with_where_it_was_made(own: Log, capsys: pytest.CaptureFixture[str]) -> None:
    nothing: dict[str, int] = {}
    with pytest.raises(KeyError) as caught:
        nothing["lost"]
    own.error("broken", caught.value, path="/")
    told = json.loads(capsys.readouterr().err)
    assert (told["level"], told["event"], told["path"]) == ("error", "broken", "/")
    assert told["traceback"].endswith("KeyError: 'lost'\n")
    assert "test_logs.py" in told["traceback"]


@pytest.mark.parametrize("level", LEVELS)
def test_only_its_level_and_above_are_written(level: str, own: Log, capsys: pytest.CaptureFixture[str]) -> None:
    own.level = level
    assert own.level == level
    own.info("a")
    own.warning("b")
    own.error("c")
    written = [json.loads(line)["level"] for line in capsys.readouterr().err.splitlines()]
    assert written == [one for one in LEVELS[1:] if own.tells(one)]
    assert own.tells(level)
    assert [one for one in LEVELS if own.tells(one)] == list(LEVELS[LEVELS.index(level) :])


def test_it_is_a_logger_that_takes_other_handlers(own: Log) -> None:
    handler = Hearing()
    logger = logging.getLogger("babylon.server.of-a-test")
    logger.addHandler(handler)
    own.info("serving", port=8000)
    logger.removeHandler(handler)
    (record,) = handler.heard
    assert (record.getMessage(), record.__dict__["fields"]) == ("serving", {"port": 8000})


def test_what_libraries_tell_becomes_lines_too() -> None:
    done = subprocess.run([sys.executable, "-c", LIBRARIES], capture_output=True, text=True, check=True)
    first, odd, lost = map(json.loads, done.stderr.splitlines())
    assert (first["event"], first["port"]) == ("serving", 1)
    assert (odd["event"], odd["level"], odd["logger"]) == ("library", "warning", "library")
    assert odd["message"] == "odd: this"
    assert lost["logger"] == "asyncio"
    assert "KeyError: 'lost'" in lost["traceback"]
