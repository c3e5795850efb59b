"""A bot's process is sent a position, and no more than the seat may know."""

import pickle
import random
from dataclasses import replace
from unittest import mock

import pytest

from babylon.bots.suggestions import Alternative, Suggestion
from babylon.game import Game, View
from babylon.game.public_deal import public_deal
from babylon.game.public_game import PublicGame, PublicView
from babylon.rules.quarry import LAYERS
from babylon.rules.state import UNKNOWN
from babylon.server.workers.worker import Job, OtherTurn, answer, turn
from tests.server.plain_bots import Plain
from tests.server.tables.stories import Story, dealt

PEOPLE = ("ada", "bo", "cy")


class Adviser(Plain):
    """Suggests what it plays, and to store the tile instead."""

    def suggestion(self, view: View, seconds: float, rng: random.Random) -> Suggestion:
        moves = tuple(self.turn(view, seconds, rng))
        return Suggestion(moves, Alternative(moves[:1], 1.5, 0.5))


def after(turns: int) -> Story:
    story = dealt(PEOPLE)
    for number in range(turns):
        story.plays(PEOPLE[number % len(PEOPLE)])
    return story


def arrived(view: PublicView) -> Job:
    """A job at the other end of the pipe."""
    job: Job = pickle.loads(pickle.dumps(Job("plain", view, 1.0, 5)))
    return job


@pytest.mark.parametrize("turns", [0, 4, 20])
def test_the_position_is_what_the_moves_lead_to(turns: int) -> None:
    table = after(turns).table
    view = arrived(table.playing.view(table.state.to_play)).view
    replayed = Game(view.deal)
    for move in view.moves:
        replayed.play(move)
    game = view.game()
    assert game.state == replayed.state
    assert (game.moves, game.gardens(), game.scores()) == (replayed.moves, replayed.gardens(), replayed.scores())
    assert str(game) == str(replayed)


@pytest.mark.parametrize("turns", [0, 4, 20])
def test_the_position_holds_nothing_hidden(turns: int) -> None:
    table = after(turns).table
    view = arrived(table.playing.view(table.state.to_play)).view
    state = view.game().state
    assert view.deal == public_deal(table.deal, state) != table.deal
    for stack, height in enumerate(state.height):
        assert set(state.stack[LAYERS * stack : LAYERS * stack + height - 1]) <= {UNKNOWN}
    assert view.game().dealing == view.deal


def test_a_bot_plays_on_without_playing_the_game_again() -> None:
    table = after(12).table
    job = arrived(table.playing.view(table.state.to_play))
    with mock.patch.object(PublicGame, "play", autospec=True, side_effect=PublicGame.play) as played:
        moves = turn(Plain(), job)
    assert played.call_count == len(moves)
    assert moves == [str(move) for move in Plain().turn(table.playing.view(), 1.0, random.Random(5))]


def test_two_games_of_one_view_are_played_apart() -> None:
    view = after(4).table.playing.view(1)
    one, other = view.game(), view.game()
    one.play(one.legal_moves()[0])
    assert other.ply == len(view.moves) == one.ply - 1


def test_a_player_is_told_of_another_turn_too() -> None:
    table = after(4).table
    job = arrived(table.playing.view(table.state.to_play))
    asked = replace(job, advises=True)
    moves = turn(Plain(), job)
    assert answer(Adviser(), job) == (moves, None)
    assert answer(Adviser(), asked) == (moves, OtherTurn(moves[:1], 1.5, 0.5))
    assert answer(Plain(), asked) == (moves, None)
