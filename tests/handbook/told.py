"""Prints what the handbook says and finds in every language, for editions with all choices: the page must agree."""

import json

from babylon import EDITIONS
from babylon.handbook.links import TERMS
from babylon.handbook.search import found, searched
from babylon.handbook.sections import SECTIONS
from babylon.handbook.texts import Handbook
from babylon.pieces.score import CATEGORIES
from babylon.words import LANGUAGES
from tests.handbook.questions import ASKED
from tests.handbook.test_search import QUESTIONS, SENTENCES

DIFFERENT = ("en", "zh-Hans", "ja")  # between them they make every choice


def told(handbook: Handbook) -> dict[str, object]:
    names = [*SECTIONS, *(f"term-{term}" for term in TERMS), *(f"pad-{category}" for category in CATEGORIES)]
    asked = [words for lang, words, _ in QUESTIONS if lang == handbook.lang]
    near = [words for lang, words, _ in SENTENCES if lang == handbook.lang]
    near += [words for words, _ in ASKED[handbook.lang]]
    return {
        "texts": {name: handbook.text(name).words for name in names},
        "pictures": {name: handbook.pictures(section) for name, section in SECTIONS.items()},
        "found": {words: [section.id for section in found(handbook, words)] for words in asked},
        "near": {words: [section.id for section in searched(handbook, words)[1]] for words in near},
    }


if __name__ == "__main__":
    books = {lang: {name: told(Handbook(lang, EDITIONS[name])) for name in DIFFERENT} for lang in LANGUAGES}
    print(json.dumps(books))  # noqa: T201 - a program that prints
