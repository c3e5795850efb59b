"""How contestants are named."""

import pytest

from babylon import BadNotation
from babylon.arena.contestants import Contestant, contestant
from babylon.bots import Bot
from babylon.bots.apprentice import Apprentice


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("mason", Contestant("mason")),
        ("architect@1.5", Contestant("architect", seconds=1.5)),
        ("architect@2", Contestant("architect", seconds=2.0)),
        ("architect#400", Contestant("architect", tries=400)),
        ("my.bots:Rival", Contestant("my.bots:Rival")),
        ("my.bots:Rival@0.2", Contestant("my.bots:Rival", seconds=0.2)),
    ],
)
def test_a_contestant_is_a_bot_and_its_limit(text: str, meant: Contestant) -> None:
    assert contestant(text) == meant
    assert str(meant) == text


@pytest.mark.parametrize(
    "text", ["", "@1", "#5", "mason@", "mason@fast", "mason#1.5", "mason@1#5", "mason@-1", "mason#0"]
)
def test_what_names_no_contestant_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        contestant(text)
    assert refused.value.code == "bad-contestant"


@pytest.mark.parametrize(
    ("text", "code"),
    [("nobody", "unknown-bot"), ("nowhere:Bot", "bad-bot"), ("apprentice#5", "no-tries"), ("mason#5", "no-tries")],
)
def test_a_bot_that_can_not_play_so_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as refused:
        contestant(text).bot()
    assert refused.value.code == code


def test_a_bot_of_ones_own_plays_as_module_and_class() -> None:
    assert isinstance(contestant("babylon.bots.apprentice:Apprentice").bot(), Apprentice)


def limits(bot: Bot) -> tuple[float, int | None]:
    return getattr(bot, "seconds", 0.0), getattr(bot, "tries", None)


def test_a_bot_thinks_as_long_as_its_contestant_may() -> None:
    usual = contestant("architect").bot()
    assert contestant("architect").patience(usual) == limits(usual)[0]
    patient = contestant("architect@2.5")
    assert limits(patient.bot()) == (2.5, None)
    assert patient.patience(patient.bot()) == 2.5


def test_a_bot_that_counts_its_tries_does_not_watch_the_clock() -> None:
    assert limits(contestant("architect#40").bot())[1] == 40
