"""Which language is spoken."""

import pytest
from fluent.runtime.errors import FluentReferenceError

from babylon.words import language, matched, say


@pytest.mark.parametrize(
    ("tag", "lang"),
    [
        ("en", "en"),
        ("en_GB.UTF-8", "en"),
        ("pl", "pl"),
        ("pl_PL.UTF-8", "pl"),
        ("ja_JP.eucJP@cjk", "ja"),
        ("zh-Hans", "zh-Hans"),
        ("zh_CN.GB18030", "zh-Hans"),
        ("zh_SG", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("zh-Hant", "zh-Hant"),
        ("zh_TW.Big5", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-MO", "zh-Hant"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("de_DE", None),
        ("", None),
    ],
)
def test_a_tag_asks_for_one_of_our_languages(tag: str, lang: str | None) -> None:
    assert matched(tag) == lang


def test_what_is_asked_for_comes_first() -> None:
    assert language("ja", {"BABYLON_LANG": "pl", "LANG": "zh_CN"}) == "ja"


def test_the_environment_comes_before_the_locale() -> None:
    assert language(None, {"BABYLON_LANG": "pl", "LANG": "zh_CN"}) == "pl"


def test_the_locale_comes_last() -> None:
    assert language(None, {"LANG": "zh_TW.UTF-8"}) == "zh-Hant"


def test_the_strongest_variable_of_the_locale_decides() -> None:
    assert language(None, {"LC_ALL": "ja_JP", "LC_MESSAGES": "pl_PL", "LANG": "zh_CN"}) == "ja"
    assert language(None, {"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "zh_CN"}) == "pl"


def test_english_is_spoken_where_nothing_is_known() -> None:
    assert language(None, {}) == "en"
    assert language(None, {"LANG": "de_DE.UTF-8"}) == "en"


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, "0 pojedynczych Filarów"),
        (1, "1 pojedynczy Filar"),
        (2, "2 pojedyncze Filary"),
        (4, "4 pojedyncze Filary"),
        (5, "5 pojedynczych Filarów"),
        (12, "12 pojedynczych Filarów"),
        (22, "22 pojedyncze Filary"),
    ],
)
def test_polish_counts_in_three_ways(count: int, words: str) -> None:
    assert say("pillars-single", "pl", count=count) == words


def test_english_counts_in_two_ways() -> None:
    assert say("points", "en", count=1) == "1 point"
    assert say("points", "en", count=2) == "2 points"


def test_a_detail_that_is_missing_is_an_error() -> None:
    with pytest.raises(FluentReferenceError):
        say("points", "en")


@pytest.mark.parametrize("lang", ["pl", "ja"])
def test_no_corner_at_all_is_not_counted(lang: str) -> None:
    assert "0" not in say("refusal-too-few-supports", lang, supported=0)
    assert "2" in say("refusal-too-few-supports", lang, supported=2)


def test_polish_counts_one_day_apart() -> None:
    assert "1 dzień temu" in say("prune-would", "pl", days=1, count=3)
    assert "90 dni temu" in say("prune-would", "pl", days=90, count=3)
