"""A key decides the deal, as docs/deals.md says."""

import hashlib
import re
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from babylon import EDITIONS, BadNotation, Flower, Game, Token, tiles
from babylon.pieces.deal import _below, dealt, drawn_seat, seed_key, words_of
from babylon.pieces.kinds import FLOWERS

PAGE = (Path(__file__).parents[2] / "docs" / "deals.md").read_text("utf-8")
VECTORS = re.findall(r"^\| (\d+) \| `(\w{64})` \| (.+) \|$", PAGE, re.MULTILINE)
LOTS = re.findall(r"^\| (\d+) \| (\d \| \d \| \d) \|$", PAGE, re.MULTILINE)


class Stream:
    """The page's rule, written down a second time."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.read = 0

    def word(self) -> int:
        block, place = divmod(self.read, 4)
        self.read += 1
        digest = hashlib.sha256(self.key + bytes(7) + bytes([block])).digest()
        return int(digest[8 * place : 8 * place + 8].hex(), 16)

    def below(self, limit: int) -> int:
        while True:
            word = self.word()
            if word < 2**64 // limit * limit:
                return word % limit

    def shuffle(self, things: list[str]) -> list[str]:
        for last in reversed(range(1, len(things))):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
        return things


def second_deal(seed: int) -> tuple[list[tuple[str, ...]], list[str]]:
    stream = Stream(hashlib.sha256(b"babylon deal " + str(seed).encode("ascii")).digest())
    layers = [stream.shuffle([f"{letter}{number:02}" for number in range(1, 17)]) for letter in "bgc"]
    effects = ["none", "extra-single", "extra-double", "change-symbol", "fill-blank", "double-flower", "fewer-pillars"]
    return list(zip(*layers, strict=True)), stream.shuffle([effect for effect in effects for _ in range(2)])


def test_the_page_has_vectors() -> None:
    assert [int(seed) for seed, _, _ in VECTORS] == [0, 7, 2026]
    assert [int(seed) for seed, _ in LOTS] == [0, 7, 2026]


@pytest.mark.parametrize(("seed", "key", "words"), VECTORS)
def test_a_seed_gives_the_key_and_the_words_of_the_page(seed: str, key: str, words: str) -> None:
    assert seed_key(int(seed)).hex() == key
    assert " ".join(f"`{word:016x}`" for word in islice(words_of(bytes.fromhex(key)), 5)) == words


def test_seed_7_gives_the_deal_of_the_page() -> None:
    headers = [line for line in str(Game.deal(players=2, seed=7).record()).splitlines() if line[:2] in ("[Q", "[T")]
    assert [line for line in PAGE.splitlines() if line.startswith("[")] == [
        line for line in headers if not line.startswith("[Tiles")
    ]


@pytest.mark.parametrize("seed", [0, 1, 7, 2026, -3, 10**30])
@pytest.mark.parametrize(("players", "count"), [(2, 14), (3, 12), (4, 10)])
def test_a_second_implementation_deals_the_same(seed: int, players: int, count: int) -> None:
    deal = Game.deal(players=players, seed=seed).dealing
    quarry, tokens = second_deal(seed)
    assert list(deal.quarry) == quarry
    assert list(deal.tokens) == tokens[:count]


@pytest.mark.parametrize(("seed", "seats"), LOTS)
def test_the_lot_falls_on_the_seat_of_the_page(seed: str, seats: str) -> None:
    key = seed_key(int(seed))
    drawn = [drawn_seat(key, players) for players in (2, 3, 4)]
    assert drawn == [int(seat) for seat in seats.split(" | ")]
    assert drawn == [Stream(key + b"first player").below(players) for players in (2, 3, 4)]


def test_every_seat_is_drawn_about_as_often() -> None:
    drawn = Counter(drawn_seat(seed_key(seed), 3) for seed in range(3000))
    assert all(900 < drawn[seat] < 1100 for seat in range(3))


def test_a_word_that_would_favour_small_numbers_is_thrown_away() -> None:
    words = iter([2**64 - 1, 5])  # 2**64 - 1 is past the last multiple of three
    assert _below(words, 3) == 2
    assert _below(iter([2**64 - 2, 7]), 3) == (2**64 - 2) % 3


def test_the_edition_and_the_boards_play_no_part() -> None:
    deals = [
        dealt(seed_key(5), edition, tiles("standard"), boards)
        for edition in EDITIONS.values()
        for boards in (FLOWERS[:2], (Flower.BLUE, Flower.PINK))
    ]
    assert len({(deal.quarry, deal.tokens) for deal in deals}) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lot_changes_nothing_but_who_begins(players: int) -> None:
    plain = [Game.deal(players, seed=seed).dealing for seed in range(24)]
    drawn = [Game.deal(players, seed=seed, by_lot=True).dealing for seed in range(24)]
    assert [(deal.quarry, deal.tokens) for deal in drawn] == [(deal.quarry, deal.tokens) for deal in plain]
    around = plain[0].seats
    turned = {around[first:] + around[:first] for first in range(players)}
    assert {deal.seats for deal in drawn} == turned


def test_every_token_comes_at_most_twice() -> None:
    for seed in range(20):
        assert Counter(Game.deal(seed=seed).dealing.tokens) == dict.fromkeys(Token, 2)


def test_boards_may_be_chosen() -> None:
    game = Game.deal(flowers=(Flower.YELLOW, Flower.BLUE, Flower.WHITE), seed=5)
    assert game.players == 3
    assert [garden.flower for garden in game.gardens()] == ["yellow", "blue", "white"]
    assert [garden.stored.id for garden in game.gardens() if garden.stored] == ["yellow", "blue", "white"]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadNotation) as caught:
        Game.deal(players=players)
    assert caught.value.code == "player-count"


@pytest.mark.parametrize("flowers", [(Flower.PINK,), (Flower.PINK, Flower.PINK), (*Flower, Flower.PINK)])
def test_seats_have_different_boards(flowers: tuple[Flower, ...]) -> None:
    with pytest.raises(AssertionError):
        Game.deal(flowers=flowers)
