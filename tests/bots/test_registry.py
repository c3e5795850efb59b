import sys
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from babylon import BadNotation
from babylon.bots import LEVELS, NAMES, make, registry, sentence, title
from babylon.bots.apprentice import Apprentice
from babylon.words import LANGUAGES


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(make("apprentice"), Apprentice)


def test_a_bot_of_ones_own_is_named_by_module_and_class() -> None:
    assert isinstance(make("babylon.bots.apprentice:Apprentice"), Apprentice)


def test_an_installed_bot_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("rival", "babylon.bots.apprentice:Apprentice", "babylon.bots")
    monkeypatch.setattr(registry, "entry_points", lambda **wanted: EntryPoints([entry]).select(**wanted))
    assert isinstance(make("rival"), Apprentice)
    with pytest.raises(BadNotation, match="rival"):
        make("nobody")


@pytest.mark.parametrize("name", ["nowhere:Bot", "babylon.bots.apprentice:Nobody"])
def test_a_bot_that_can_not_be_loaded_is_refused(name: str) -> None:
    with pytest.raises(BadNotation, match="loaded"):
        make(name)
    assert "nowhere" not in sys.modules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_a_sentence_in_every_language(lang: str) -> None:
    names = (*NAMES, *LEVELS)
    said = {said(name, lang) for name in names for said in (sentence, title)}
    assert len(said) == 2 * len(names)
