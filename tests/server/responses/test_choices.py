"""Who asks for what is not on offer reads what is, in their language."""

import pytest

from babylon.pieces.edition import EDITIONS
from babylon.server.responses.problems import problem_json
from babylon.server.tables.offers import Offers, edition_of
from babylon.server.wire.errors import Problem
from babylon.server.wire.settings import EditionChoice
from babylon.words import LANGUAGES

OFFERS = Offers(bots=("apprentice", "mason"))


def sentence(problem: Problem, lang: str) -> str:
    told = problem_json(problem, lang)["error"]
    assert isinstance(told, dict)
    return str(told["sentence"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_choice_names_all_that_could_be_chosen(lang: str) -> None:
    with pytest.raises(Problem) as bot:
        OFFERS.bot("nobody")
    with pytest.raises(Problem) as tiles:
        OFFERS.tiles("fancy")
    with pytest.raises(Problem) as edition:
        edition_of(EditionChoice(name="fr"))
    refused = ((bot, OFFERS.bots), (tiles, OFFERS.tile_sets), (edition, EDITIONS))
    missing = [name for caught, names in refused for name in names if name not in sentence(caught.value, lang)]
    assert missing == []
