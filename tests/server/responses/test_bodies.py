"""Long answers travel packed to whoever can unpack them, and say the same."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from tests.server.processes import ServerProcess


def raw_preview(
    client: httpx.Client, table: str, seat: int, moves: list[str], encoding: str
) -> tuple[httpx.Headers, bytes]:
    """What comes over the wire."""
    body = {"seat": seat, "moves": moves}
    with client.stream("POST", f"{table}/preview", json=body, headers={"Accept-Encoding": encoding}) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


def test_a_long_preview_is_packed_only_for_those_who_can_unpack_it(house: ServerProcess) -> None:
    with httpx.Client(base_url=f"{house.url}/api/v1/") as client:
        body = {"players": 4, "access": "open", "sit": {"seats": [0, 1, 2, 3], "name": "Ada"}}
        table = f"tables/{client.post('tables', json=body).json()['table']['id']}"
        for seat in range(4):
            client.post(f"{table}/seats/{seat}/ready", json={"ready": True})
        to_play = client.get(table).json()["table"]["turn"]["seat"]
        choices = json.loads(raw_preview(client, table, to_play, [], "identity")[1])["legal"]
        moves = [next(move["token"] for move in choices if move["kind"] == "dig")]
        headers, plain = raw_preview(client, table, to_play, moves, "identity")
        packed_headers, packed = raw_preview(client, table, to_play, moves, "gzip, br")
    assert "content-encoding" not in headers
    assert packed_headers["content-encoding"] == "gzip"
    assert headers["vary"] == packed_headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 4
