from collections import Counter

import pytest

from babylon.server.supervision.owners import is_of_another, owner_of, table_in


@pytest.mark.parametrize(
    "line",
    [
        b"GET /t/abcdefgh2345 HTTP/1.1",
        b"GET /t/abcdefgh2345?lang=pl HTTP/1.1",
        b"GET /api/v1/tables/abcdefgh2345 HTTP/1.1",
        b"GET /api/v1/tables/abcdefgh2345/socket?after=7&wire=2 HTTP/1.1",
        b"POST /api/v1/tables/abcdefgh2345/turns HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /games/babylon/t/abcdefgh2345/replay HTTP/1.1",
    ],
)
def test_a_requests_first_line_names_its_table(line: bytes) -> None:
    assert table_in(line) == "abcdefgh2345"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"GET / HTTP/1.1",
        b"GET /api/v1/tables HTTP/1.1",
        b"GET /api/v1/tables?mine=true HTTP/1.1",
        b"GET /t/abcdefgh23456 HTTP/1.1",
        b"GET /t/ABCDEFGH2345 HTTP/1.1",
        b"GET /?next=/t/abcdefgh2345 HTTP/1.1",
        b"GET /x HTTP/1.1\r\nReferer: /t/abcdefgh2345\r\n\r\n",
        b"\x16\x03\x01\x02\x00",
    ],
)
def test_a_request_that_is_about_no_table_names_none(line: bytes) -> None:
    assert table_in(line) is None


def test_tables_are_spread_over_all_processes() -> None:
    letters = "abcdefghijklmnopqrstuvwxyz234567"
    tables = [f"aaaaaaaaa{x}{y}{z}" for x in letters[:8] for y in letters for z in letters[:8]]
    counts = Counter(owner_of(table, 3) for table in tables)
    assert sorted(counts) == [0, 1, 2]
    assert min(counts.values()) > 0.9 * len(tables) / 3


def test_a_table_has_the_same_process_whoever_asks() -> None:
    assert [owner_of("abcdefgh2345", number) for number in (1, 2, 3, 4)] == [0, 1, 0, 3]


def test_a_request_about_anothers_table_is_told_apart() -> None:
    head = b"POST /api/v1/tables/abcdefgh2345/turns HTTP/1.1"
    own = owner_of("abcdefgh2345", 3)
    assert [is_of_another(head, number, 3) for number in range(3)] == [number != own for number in range(3)]
    assert not any(is_of_another(b"GET /api/v1/info", number, 3) for number in range(3))
