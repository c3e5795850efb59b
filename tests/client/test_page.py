"""The page about the client, and its types."""

from pathlib import Path

import pytest

from babylon.client import Client, RemoteTable, new_tables
from babylon.server.wire import settings

PAGE = (Path(__file__).parents[2] / "docs/client.md").read_text("utf-8")


@pytest.mark.parametrize("kind", [Client, RemoteTable])
def test_every_method_is_described(kind: type) -> None:
    public = [name for name in vars(kind) if not name.startswith("_")]
    assert [name for name in public if f"`{name}(" not in PAGE and f"`{name}`" not in PAGE] == []


@pytest.mark.parametrize("name", ["NewSeat", "NewTable", "Sit"])
def test_what_a_table_may_be_told_is_what_the_server_takes(name: str) -> None:
    mine, servers = getattr(new_tables, name).__annotations__, getattr(settings, name).model_fields
    assert {*mine} == {*servers} - {"players"}
