"""Moves and points in words."""

import pytest

from babylon import Category, Discarded, Game, Point, Space, parse_move
from babylon.render import move_sentence, point_sentence
from babylon.words import LANGUAGES
from tests.drawing.garden import draw
from tests.render.samples import EVERYTHING, played

MOVES = {
    "xB3": "Remove the Clay tile on B3",
    "B3": "Dig the tile on B3",
    "dc4/1>2-ne": "Place the dug tile at c4 on level 1, turned around, north-east corner open",
    "sc4/2>0": "Place the stored tile at c4 on level 2, as printed, all corners supported",
    "S:c4": "Build a statue on c4",
    "F:c4-d4": "Build a fountain on c4 and d4",
    "B:c4-e4": "Build a bridge from c4 to e4",
    "T:c4-d4": "Build a stairway on c4 and d4",
    "F:c4*-d4": "Build a fountain on c4 and d4; the round token gives c4 its symbol",
    "=d": "End the turn and store the dug tile",
    "=s": "End the turn and keep the stored tile",
    "=-": "End the turn",
}
ENDS = {
    ("=d", Discarded.STORED): "End the turn, store the dug tile and discard the stored one",
    ("=s", Discarded.DUG): "End the turn, keep the stored tile and discard the dug one",
    ("=-", Discarded.DUG): "End the turn and discard the dug tile",
    ("=-", Discarded.STORED): "End the turn and discard the stored tile",
    ("=-", Discarded.BOTH): "End the turn and discard both tiles",
}


@pytest.mark.parametrize(("token", "sentence"), MOVES.items())
def test_a_move_is_said_in_plain_words(token: str, sentence: str) -> None:
    assert move_sentence(parse_move(token)) == sentence


@pytest.mark.parametrize("token", MOVES)
def test_a_move_is_said_differently_in_every_language(token: str) -> None:
    assert len({move_sentence(parse_move(token), lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(("token", "discarded", "sentence"), [(*end, ENDS[end]) for end in ENDS])
def test_the_end_of_a_turn_says_what_is_discarded(token: str, discarded: Discarded, sentence: str) -> None:
    assert move_sentence(parse_move(token), discarded=discarded) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_of_a_turn_has_a_sentence_of_its_own(lang: str) -> None:
    kept = [(token, Discarded.NONE) for token in ("=d", "=s", "=-")]
    said = {move_sentence(parse_move(token), lang, discarded=gone) for token, gone in (*kept, *ENDS)}
    assert len(said) == len(kept) + len(ENDS)


def test_polish_inflects() -> None:
    assert move_sentence(parse_move("F:c4-d4"), "pl") == "Umieść Fontannę na polach c4 i d4"


def points(game: Game) -> list[str]:
    return [f"{point.points} {point_sentence(point)}" for point in game.points()[0]]


def test_each_point_is_explained() -> None:
    game = draw("""
         2  o S o T T o
         1  o o o o o o
        L1  a b c d e f
        S:b2
    """)
    assert points(game) == ["1 Statue on b2, level 1", "2 Highest tile, at a1, level 1"]


def test_a_statue_that_bears_says_so() -> None:
    game = draw("""
         2  o o
         1  o S
        L1  a b
        S:b1
         2  o o
         1  o o
        L2  b c
    """)
    assert points(game)[0] == "0 Statue on b1, level 1: supports the tile at b1 on level 2"


def test_an_item_that_is_hidden_says_by_what() -> None:
    game = draw("""
         2  o o
         1  o ^
        L1  a b
         2  o o
         1  ^ o
        L2  b c
    """)
    assert points(game)[0] == "0 Belvedere on b1, level 1: completely hidden by the tile at b1 on level 2"


BRIDGES = {
    "en": "Bridge between a2 and c2, level 1",
    "pl": "Most na polach a2 i c2 (poziom 1)",
    "ja": "a2 と c2 を繋ぐ橋コマ（1階）",
    "zh-Hans": "连接 a2 和 c2 的小桥（1 阶）",
    "zh-Hant": "連接 a2 和 c2 的橋樑，第 1 層",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ends_of_a_bridge_are_named_as_the_language_does(lang: str) -> None:
    point = Point(Category.BRIDGES, "bridge", (Space(0, 1), Space(2, 1)), (1, 1), 3)
    assert point_sentence(point, lang) == BRIDGES[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_point_of_a_game_can_be_said(lang: str) -> None:
    for seat in played(EVERYTHING).points():
        assert all(point_sentence(point, lang) for point in seat)
