"""The example of the client, at a server of its own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.docs.test_examples import ROOT
from tests.server.processes import server

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.services
def test_the_example_of_the_client_follows_a_table(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "client.md").read_text("utf-8")
    example = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log", bots="babylon.bots") as house:
        # Whoever follows does so for ever; here until the first message.
        ended = example.replace("http://127.0.0.1:8000", house.url).replace("        ...", "        break")
        known: dict[str, object] = {}
        exec(compile(ended, "client.md", "exec"), known)
    assert known["message"]["kind"] == "hello"  # type: ignore[index]
