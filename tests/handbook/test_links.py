"""Whatever a table shows leads to a section."""

import re

import pytest

from babylon import EDITIONS, Category, ItemKind, Refusal, Token
from babylon.handbook.links import REFUSALS, TERMS, TOPICS
from babylon.handbook.sections import SECTIONS, Table
from babylon.handbook.texts import Handbook
from babylon.rules.supply import PIECES
from babylon.words import LANGUAGES
from tests.words.test_glossary import glossary

# Words of the page rather than of the game, and the materials, which have an entry together.
ELSEWHERE = {"player", "undo", "host", "table", "clay", "granite", "basalt"}
SHOWN = [
    *(f"refusal-{code}" for code in Refusal),
    *(f"token-{token}" for token in Token),
    *(f"pad-{category}" for category in Category),
    *(f"item-{kind}" for kind in ItemKind),
    *(f"piece-{piece}" for piece in PIECES),
    *(f"term-{term}" for term in sorted(glossary("en").keys() - ELSEWHERE)),
]


@pytest.mark.parametrize("topic", SHOWN)
def test_everything_on_the_table_has_a_section(topic: str) -> None:
    assert TOPICS[topic] in SECTIONS


def test_every_refusal_is_thought_of() -> None:
    assert list(REFUSALS) == list(Refusal)


def test_every_word_of_the_glossary_leads_to_a_section_of_rules() -> None:
    assert {SECTIONS[section].table for section in TERMS.values()}.isdisjoint({Table.GLOSSARY})


def test_a_section_is_a_topic_of_its_own() -> None:
    assert {name: TOPICS[name] for name in SECTIONS} == {name: name for name in SECTIONS}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", [Refusal.NOT_SAME_LEVEL, Refusal.NOT_ONE_STEP, Refusal.LEVEL_SKIPPED])
def test_a_refusal_about_levels_leads_to_a_section_that_names_them(code: Refusal, lang: str, edition: str) -> None:
    told = Handbook(lang, EDITIONS[edition]).text(TOPICS[f"refusal-{code}"])
    assert re.search(glossary(lang)["level"].word, str(told.words))
