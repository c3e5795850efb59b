"""Words lead to the sections that have them, in every language."""

import pytest

from babylon import EDITIONS
from babylon.handbook.search import folded, found
from babylon.handbook.texts import Handbook

# What someone with the box would type, and the section that settles it.
QUESTIONS = [
    ("en", "overlap", "overlap"),
    ("en", "Hidden statue", "ruling-3"),
    ("en", "under a bridge", "under-bridges"),
    ("pl", "zakryty posag", "ruling-3"),
    ("pl", "pod mostem", "under-bridges"),
    ("pl", "ŻETONY", "tokens"),
    ("ja", "完全な重なり", "overlap"),
    ("ja", "隠れた彫像", "ruling-3"),
    ("ja", "橋の下", "under-bridges"),
    ("zh-Hans", "完全重合", "overlap"),
    ("zh-Hans", "小桥下方", "under-bridges"),
    ("zh-Hant", "雕像 幾分", "ruling-3"),
    ("zh-Hant", "橋樑下方", "under-bridges"),
]


def ids(lang: str, words: str) -> list[str]:
    return [section.id for section in found(Handbook(lang, EDITIONS["ja"]), words)]


@pytest.mark.parametrize(("lang", "words", "section"), QUESTIONS)
def test_a_question_finds_its_section_first(lang: str, words: str, section: str) -> None:
    assert ids(lang, words)[0] == section


def test_all_words_must_be_there() -> None:
    assert ids("en", "bridge pyramid") == []


def test_nothing_is_found_for_no_words() -> None:
    assert ids("en", "  ") == []


def test_tokens_points_and_words_of_the_glossary_are_found() -> None:
    assert "tokens" in ids("en", "double flower")
    assert "scoring" in ids("en", "sum of its two levels")
    assert "glossary" in ids("en", "notch hollow")


def test_accents_and_capitals_do_not_matter_but_kana_do() -> None:
    assert folded("ŻÓŁĆ Fontanna") == "zolc fontanna"
    assert folded("ば") != folded("は")
