"""What a suggested turn prepares, in words."""

import pytest

from babylon.pieces.kinds import Flower, Symbol
from babylon.pieces.prospects import Prospects, Waiting
from babylon.pieces.spaces import SPACES
from babylon.render.advice import prospect_sentences

NOTHING = Prospects((), None, None, None, None)
EVERYTHING = Prospects(
    (Waiting(Symbol.FOUNTAIN, SPACES["b2"], 1), Waiting(Symbol.STAIRWAY, SPACES["c3"], 3)),
    3,
    SPACES["h8"],
    Symbol.BRIDGE,
    Flower.YELLOW,
)


def test_nothing_is_said_of_what_is_not_prepared() -> None:
    assert prospect_sentences(NOTHING) == []


def test_everything_that_is_prepared_is_said() -> None:
    assert prospect_sentences(EVERYTHING) == [
        "Next: a second fountain symbol beside b2 makes a fountain on level 1.",
        "Next: a second stairway symbol beside c3 makes a stairway up to level 3.",
        "It opens level 3 for tiles.",
        "Further statues can line up with the one at h8.",
        "Only a bridge is still missing for one more set of four decorative items.",
        "Only a tile with this flower is still missing for one more set of four: yellow flower.",
    ]


@pytest.mark.parametrize("lang", ["pl", "ja", "zh-Hans", "zh-Hant"])
def test_every_language_names_the_spaces_and_the_level(lang: str) -> None:
    said = "\n".join(prospect_sentences(EVERYTHING, lang))
    assert all(name in said for name in ("b2", "c3", "h8", "3"))
    assert "advice-" not in said
