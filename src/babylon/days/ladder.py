"""Medals: what the ladder's bots reach on the same deal, in the same form, by the same chance."""

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

from babylon.bots.apprentice import Apprentice
from babylon.bots.architect import Architect
from babylon.bots.gardener import Gardener
from babylon.bots.mason import Mason
from babylon.bots.state_bot import StateBot
from babylon.days.forms import PLAYER, bot_turn, day_game, rival
from babylon.days.kinds import Form, Medal

TRIES: Final = 96  # of the architect for each turn: counted, not timed, so that every machine finds the same one
LADDER: Final = {Medal.BRONZE: "apprentice", Medal.SILVER: "mason", Medal.GOLD: "gardener", Medal.LAPIS: "architect"}


def climbers() -> dict[Medal, StateBot]:
    """Who has to be reached for each medal."""
    return {
        Medal.BRONZE: Apprentice(),
        Medal.SILVER: Mason(),
        Medal.GOLD: Gardener(),
        Medal.LAPIS: Architect(tries=TRIES),
    }


def reached(bot: StateBot, key: bytes, form: Form) -> Iterator[int | None]:
    """The points of a bot that plays a day's deal: nothing after each turn until the last one."""
    game, other = day_game(key), rival(form)
    while not game.is_over:
        for move in bot_turn(bot if game.seat == PLAYER else other, game, key):
            game.play(move)
        yield None
    yield game.scores()[PLAYER].total


def bars_by_turns(key: bytes, form: Form) -> Iterator[dict[Medal, int] | None]:
    """The points that each medal takes, nothing after each turn until all is played.

    A medal takes as many as its bot has reached, and never fewer than a lower medal.
    """
    points = []
    for bot in climbers().values():
        for found in reached(bot, key, form):
            points += [] if found is None else [found]
            yield None
    yield dict(zip(LADDER, accumulate(points, max), strict=True))


def bars(key: bytes, form: Form) -> dict[Medal, int]:
    """The points that each medal takes."""
    *_, needed = bars_by_turns(key, form)
    assert needed is not None
    return needed


def medal_for(points: int, needed: Mapping[Medal, int]) -> Medal | None:
    """The highest medal that so many points are enough for."""
    return next((medal for medal in reversed(Medal) if points >= needed[medal]), None)
