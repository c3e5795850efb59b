"""`babylon rules`."""

import pytest

from babylon import EDITIONS
from babylon.handbook.links import TOPICS
from babylon.handbook.sections import SECTIONS
from babylon.handbook.texts import Handbook
from babylon.words import LANGUAGES, say
from tests.cli.command_line import call


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_contents_name_every_section(lang: str) -> None:
    lines = call("rules", "--lang", lang).out.splitlines()
    for name in SECTIONS:
        title = Handbook(lang, EDITIONS["revised"]).text(name).title
        assert any(line.split()[-1:] == [name] and title[:12] in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_handbook_can_be_read(lang: str) -> None:
    answer = call("rules", "all", "--lang", lang)
    assert answer.code == 0
    assert "handbook-" not in answer.out
    for name in SECTIONS:
        assert Handbook(lang, EDITIONS["revised"]).text(name).title in answer.out.replace("\n", "")


def test_a_section_has_text_a_drawing_and_its_caption() -> None:
    answer = call("rules", "overlap", "--edition", "ja").out
    assert "tile directly beneath" in answer
    assert "│ 3 ✶  3 ✶│" in answer
    assert "The lowest tile is wholly covered" in answer


def test_an_edition_changes_the_text() -> None:
    assert "152" in call("rules", "box", "--edition", "en").out
    assert "148" in call("rules", "box").out


@pytest.mark.parametrize("topic", ["token-fill-blank", "refusal-level-skipped", "pad-statues", "term-quarry"])
def test_a_topic_opens_its_section(topic: str) -> None:
    title = Handbook("en", EDITIONS["revised"]).text(TOPICS[topic]).title
    assert call("rules", topic).out.startswith(title)


def test_a_search_shows_the_best_section_and_names_the_others() -> None:
    answer = call("rules", "--search", "bridge").out
    assert "“bridge”" in answer
    assert "Under a bridge" in answer
    assert "ruling-15" in answer


def test_a_search_in_vain_says_so() -> None:
    assert call("rules", "--search", "pyramid").out.strip() == say("handbook-found", "en", count=0, words="pyramid")


def test_an_unknown_section_is_refused_with_those_there_are() -> None:
    answer = call("rules", "pyramid")
    assert answer.code == 2
    assert "ruling-15" in answer.err


def test_every_table_of_the_editions_is_there() -> None:
    answer = call("rules", "editions", "--lang", "pl").out
    assert all(say(f"edition-{name}", "pl") in answer for name in EDITIONS)
