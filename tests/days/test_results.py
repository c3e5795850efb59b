"""A day's result counts when the day's own game was played, by the rules and by the day's bot, to its end."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import TYPE_CHECKING

import pytest

from babylon.days import day_key
from babylon.days.forms import PLAYER, bot_turn, day_game, rival
from babylon.days.kinds import Fault, Form, Medal, Result
from babylon.days.ladder import bars, climbers, medal_for
from babylon.days.results import judged
from babylon.game import Game
from babylon.pieces.errors import BadRecord

if TYPE_CHECKING:
    from babylon.bots.state_bot import StateBot

KEY, OTHER = (day_key(date(2026, 11, number)) for number in (18, 19))


@cache
def played(form: Form, medal: Medal = Medal.SILVER, key: bytes = KEY, turns: int = 99) -> Game:
    """A day's game, played by the bot of a medal for so many turns."""
    game, mine, other = day_game(key), climbers()[medal], rival(form)
    for _ in range(turns):
        if game.is_over:
            break
        bot: StateBot = mine if game.seat == PLAYER else other
        for move in bot_turn(bot, game, key):
            game.play(move)
    return game


def verdict(text: str, form: Form) -> object:
    """What comes of a record on the first day."""
    *_, found = judged(text, KEY, form)
    return found


@pytest.mark.parametrize("form", Form)
def test_a_days_game_is_worth_its_points_and_its_medal(form: Form) -> None:
    game = played(form)
    points, other = (sheet.total for sheet in game.scores())
    medal = medal_for(points, bars(KEY, form))
    assert medal is Medal.SILVER
    assert verdict(str(game), form) == Result(points, other, medal, " ".join(map(str, game.moves)))


def test_who_reaches_no_bot_has_no_medal() -> None:
    game, other = day_game(KEY), rival(Form.SOLO)
    while not game.is_over:
        # The quarry's own way: to take a tile and to build nothing.
        for move in bot_turn(other, game, KEY):
            game.play(move)
    found = verdict(str(game), Form.SOLO)
    assert isinstance(found, Result)
    assert (found.points, found.medal) == (0, None)


def test_it_gives_way_after_every_turn_of_the_bots_that_have_to_be_reached() -> None:
    key = day_key(date(2026, 1, 1))
    game = played(Form.SOLO, key=key)
    assert len(list(judged(str(game), key, Form.SOLO))) > len(climbers()) * 30
    assert len(list(judged(str(game), key, Form.SOLO))) < 5  # by now they are known


def test_another_days_deal_is_refused() -> None:
    assert verdict(str(played(Form.SOLO, key=OTHER)), Form.SOLO) is Fault.OTHER_DEAL


def test_a_game_that_is_not_over_is_refused() -> None:
    assert verdict(str(played(Form.DUEL, turns=20)), Form.DUEL) is Fault.UNFINISHED


@pytest.mark.parametrize("form", Form)
def test_a_rival_that_is_helped_is_refused(form: Form) -> None:
    (other,) = set(Form) - {form}
    assert verdict(str(played(other)), form) is Fault.OTHER_RIVAL


def test_a_rivals_last_turn_is_looked_at_too() -> None:
    game = played(Form.DUEL).copy()
    moves = [str(move) for move in game.moves]
    last = max(number for number, move in enumerate(moves[:-1]) if move.startswith("=")) + 1
    again = Game(game.dealing)
    for move in [*moves[: last + 1], "=-"]:
        again.play(move)
    assert len(moves) > last + 2, "the gardener builds something in its last turn"
    assert verdict(str(again), Form.DUEL) is Fault.OTHER_RIVAL


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("C2 ", "A4 "), "illegal"),
        (("[Babylon", "[Nineveh"), "no-format"),
        (('Result "81', 'Result "99'), "wrong-result"),
    ],
)
def test_what_is_no_game_by_the_rules_is_refused_with_its_place(change: tuple[str, str], code: str) -> None:
    found = verdict(str(played(Form.SOLO)).replace(*change, 1), Form.SOLO)
    assert isinstance(found, BadRecord)
    assert found.code == code
    assert found.line > 0
