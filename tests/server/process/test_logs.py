import sys

import pytest

from babylon.server.process.logs import Log


class FullDisk:
    def write(self, _text: str) -> int:
        raise OSError(28, "No space left on device")


def test_a_log_that_can_not_be_written_fails_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", FullDisk())
    Log().warning("something")
