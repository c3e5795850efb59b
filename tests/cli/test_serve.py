"""How `babylon serve` begins, without a server."""

from pathlib import Path

import pytest

from babylon.server.config import Config
from babylon.server.setting_sources import Sources
from tests.cli.command_line import call


@pytest.mark.parametrize(
    ("words", "terminal", "level"),
    [
        (("--open",), True, "warning"),
        (("--open", "--log-level", "info"), True, "info"),
        (("--open",), False, "info"),
        ((), True, "info"),
    ],
)
def test_a_terminal_on_which_someone_plays_is_not_told_of_requests(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...], level: str, *, terminal: bool
) -> None:
    told: list[tuple[str, str]] = []

    def served(config: Config, sources: Sources, on_ready: object) -> None:  # noqa: ARG001 - as `serve` is called
        told.append((config.log_level, sources.load().log_level))

    monkeypatch.delenv("BABYLON_LOG_LEVEL", raising=False)
    monkeypatch.setattr("babylon.cli.commands.serve._is_read_by_a_person", lambda: terminal)
    monkeypatch.setattr("babylon.server.supervision.serving.serve", served)
    call("serve", "--database", f"sqlite:///{tmp_path}/babylon.db", *words)
    assert told == [(level, level)]
