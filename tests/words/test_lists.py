"""Lists, labels and asides as each language writes them."""

import re
from pathlib import Path

import pytest

import babylon
from babylon import BadNotation, edition
from babylon.words import LANGUAGES, Listing, beside, listed, say, together

PACKAGE = Path(babylon.__file__).parent
LISTS = {"en": "a, b, c", "pl": "a, b, c", "ja": "a、b、c", "zh-Hans": "a、b、c", "zh-Hant": "a、b、c"}
PAIRS = {"en": "Ada and Bo", "pl": "Ada i Bo", "ja": "Ada と Bo", "zh-Hans": "Ada 和 Bo", "zh-Hant": "Ada 和 Bo"}
LABELS = {"en": "a: b", "pl": "a: b", "ja": "a：b", "zh-Hans": "a：b", "zh-Hant": "a：b"}
ASIDES = {"en": "a (b)", "pl": "a (b)", "ja": "a（b）", "zh-Hans": "a（b）", "zh-Hant": "a（b）"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_lists_in_its_own_way(lang: str) -> None:
    assert listed("abc", lang) == LISTS[lang]
    assert together(("Ada", "Bo"), lang) == PAIRS[lang]
    assert say("label-text", lang, label="a", text="b") == LABELS[lang]
    assert say("with-aside", lang, text="a", aside="b") == ASIDES[lang]


def test_only_the_last_of_many_is_joined_by_a_word() -> None:
    assert together(("Ada", "Bo", "Cleo"), "pl") == "Ada, Bo i Cleo"


def test_a_list_of_one_is_that_one() -> None:
    assert listed(["a"], "en") == together(["a"], "en") == beside(["a"], "en") == "a"


def test_an_empty_list_says_nothing() -> None:
    assert listed([], "en") == beside([], "en") == ""


def test_things_of_different_kinds_stand_beside_each_other() -> None:
    assert beside(("a", "b"), "en") == "a · b"
    assert beside(("a", "b"), "ja") == "a・b"


def test_an_error_lists_what_is_known_in_the_language_it_is_told_in() -> None:
    with pytest.raises(BadNotation) as caught:
        edition("klingon")
    assert "revised, en, pl" in caught.value.sentence("en")
    assert "revised、en、pl" in caught.value.sentence("ja")
    assert Listing(("a", "b")).sentence() == "a, b"


# The names in a record's header are joined as its format says, whatever the language.
RECORDS = {"record_headers.py"}


@pytest.mark.parametrize("part", ["render", "cli", "pieces", "record", "bots"])
def test_no_words_are_glued_together_in_code(part: str) -> None:
    glue = re.compile(r"""["'](, | · |: )["']\.join""")
    sources = (path for path in (PACKAGE / part).rglob("*.py") if path.name not in RECORDS)
    assert [path.name for path in sources if glue.search(path.read_text("utf-8"))] == []
