"""What follows from a date, as docs/deals.md says."""

import hashlib
import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from babylon.days import bot_seeds, commitment_of, day_key
from babylon.days.forms import day_deal
from babylon.pieces.kinds import Flower

PAGE = (Path(__file__).parents[2] / "docs" / "deals.md").read_text("utf-8")
DAYS = re.findall(r"^\| (\d{4}-\d\d-\d\d) \| `(\w{64})` \| `(\w{64})` \|$", PAGE, re.MULTILINE)
SEEDS = re.findall(r"^\| (\d{4}-\d\d-\d\d) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)


def test_the_page_has_vectors() -> None:
    assert [day for day, _, _ in DAYS] == ["2026-11-18", "2028-02-29"]
    assert len(SEEDS) == 4


@pytest.mark.parametrize(("day", "key", "commitment"), DAYS)
def test_a_date_gives_the_key_of_the_page(day: str, key: str, commitment: str) -> None:
    assert day_key(date.fromisoformat(day)).hex() == key
    assert hashlib.sha256(b"babylon day " + day.encode("ascii")).hexdigest() == key
    assert commitment_of(date.fromisoformat(day), bytes.fromhex(key)) == commitment
    assert hashlib.sha256(f"babylon day {day} ".encode("ascii") + bytes.fromhex(key)).hexdigest() == commitment


@pytest.mark.parametrize(("day", "turn", "stream", "worlds"), SEEDS)
def test_a_bot_has_the_chance_of_the_page(day: str, turn: str, stream: str, worlds: str) -> None:
    key, word = day_key(date.fromisoformat(day)), 2 * int(turn)
    assert bot_seeds(key, int(turn)) == (int(stream), int(worlds))
    block = hashlib.sha256(key + b"bots" + (word // 4).to_bytes(8, "big")).digest()
    assert int.from_bytes(block[8 * (word % 4) :][:8], "big") // 4 == int(stream)


def test_the_deal_of_the_page_is_that_of_the_day() -> None:
    deal = day_deal(day_key(date(2026, 11, 18)))
    assert f"`{'/'.join(map(str, deal.quarry[0]))}` in A1" in PAGE
    assert f"`{deal.tokens[0]}` is its first round token" in PAGE
    assert deal.seats == (Flower.WHITE, Flower.PINK)


def test_every_day_has_a_deal_of_its_own() -> None:
    days = [date(2026, 1, 1) + timedelta(number) for number in range(366)]
    assert len({day_deal(day_key(day)).quarry for day in days}) == 366


def test_a_commitment_holds_for_its_day_only() -> None:
    key = day_key(date(2026, 11, 18))
    assert commitment_of(date(2026, 11, 18), key) != commitment_of(date(2026, 11, 19), key)
