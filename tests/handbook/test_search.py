"""Words lead to the sections that have them, in every language."""

import pytest

from babylon import EDITIONS
from babylon.handbook.search import folded, found, nearest, searched
from babylon.handbook.sections import SECTIONS
from babylon.handbook.texts import Handbook
from babylon.words import LANGUAGES
from tests.handbook.questions import ASKED

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
# Whole questions, of which no section has every word, or one by chance.
SENTENCES = [
    ("en", "May a bridge cross another?", "bridges"),
    ("en", "what does fill-blank do?", "tokens"),
    ("en", "run out of belvederes", "ruling-7"),
    ("en", "do hidden items score", "seen"),
    ("en", "Do I have to discard the starting tile?", "store"),
    ("en", "something under the bridge", "under-bridges"),
    ("pl", "Ile filarów mogę zachować?", "store"),
    ("ja", "橋は別の橋と交差できますか？", "ruling-9"),
    ("ja", "同点のときは誰が勝つ？", "winning"),
    ("zh-Hans", "平局时谁获胜？", "winning"),
    ("zh-Hant", "被擋住的物件計分嗎？", "ruling-9"),
]


def ids(lang: str, words: str) -> list[str]:
    return [section.id for section in found(Handbook(lang, EDITIONS["ja"]), words)]


@pytest.mark.parametrize(("lang", "words", "section"), QUESTIONS)
def test_a_question_finds_its_section_first(lang: str, words: str, section: str) -> None:
    assert ids(lang, words)[0] == section


@pytest.mark.parametrize(("lang", "words", "section"), SENTENCES)
def test_a_whole_question_leads_near_its_answer(lang: str, words: str, section: str) -> None:
    told, near = searched(Handbook(lang, EDITIONS["revised"]), words)
    assert (told, near[0].id) == ("nearest", section)
    assert len(near) <= 5


@pytest.mark.parametrize("lang", ASKED)
def test_what_people_ask_in_their_own_words_is_settled_by_what_comes_first(lang: str) -> None:
    book = Handbook(lang, EDITIONS["revised"])
    places = {words: settled_at(book, words, sections) for words, sections in ASKED[lang]}
    assert {words: place for words, place in places.items() if place > 3} == {}
    assert sum(place == 1 for place in places.values()) >= 0.9 * len(places)


def settled_at(book: Handbook, words: str, sections: str) -> int:
    """The place of the first section among those found that settles a question."""
    shown = [section.id for section in searched(book, words)[1]]
    return min((shown.index(section) + 1 for section in sections.split() if section in shown), default=99)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_has_words_that_people_ask_by(lang: str) -> None:
    lines = Handbook(lang, EDITIONS["revised"]).say("asked").splitlines()
    assert [line.split(": ", 1)[0] for line in lines] == list(SECTIONS)
    assert all(line.split(": ", 1)[1].strip() for line in lines)


def test_a_question_of_small_words_alone_is_looked_for_all_the_same() -> None:
    assert nearest(Handbook("en", EDITIONS["revised"]), "what if") != []


def test_a_text_that_has_all_words_of_a_question_by_chance_is_no_answer() -> None:
    book = Handbook("en", EDITIONS["revised"])
    assert "glossary" in [section.id for section in found(book, "can I place two tiles in one turn?")]
    told, near = searched(book, "can I place two tiles in one turn?")
    assert (told, [section.id for section in near[:2]]) == ("nearest", ["build", "ruling-5"])


def test_a_few_words_are_looked_for_as_they_are() -> None:
    book = Handbook("en", EDITIONS["revised"])
    assert searched(book, "Hidden statue") == ("found", found(book, "Hidden statue"))
    assert searched(book, "xylophone") == ("found", [])


def test_what_no_section_speaks_of_is_not_found_at_all() -> None:
    assert nearest(Handbook("en", EDITIONS["revised"]), "xylophone?") == []


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
