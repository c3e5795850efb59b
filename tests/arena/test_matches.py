"""One game between bots: by the rules, blind to what is hidden, and as its record says."""

import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from babylon import BadNotation, EndTurn, Game, IllegalMove, Move, Remove
from babylon.arena.fixtures import Fixture
from babylon.arena.matches import Match, Result, Seat, deal_of, play_fixture, sit_down
from babylon.game.setup import laid_out
from babylon.pieces.deal import Deal
from babylon.rules.turn import OVER
from tests.arena.rivals import Spy

if TYPE_CHECKING:
    from babylon.bots import Bot

RIVALS = "tests.arena.rivals"
Play = Callable[[Match, list[Seat]], None]


def game_of(*seats: str, deal: int = 3, edition: str = "revised") -> Result:
    return play_fixture(Fixture(0, deal, seats), edition, {})


@pytest.mark.parametrize("seats", [("mason", "gardener"), ("apprentice", "mason", "mason"), ("apprentice",) * 4])
def test_a_record_replays_to_the_points_that_were_noted(seats: tuple[str, ...]) -> None:
    result = game_of(*seats)
    game = Game.from_record(result.record)
    assert game.is_over
    assert tuple(sheet.total for sheet in game.scores()) == result.points
    assert tuple(sheet.open_notches for sheet in game.scores()) == result.notches
    assert tuple(seat for seat, rank in enumerate(result.ranks) if rank == 1) == game.winners()
    assert set(result.turns) == {result.turns[0]}


def test_equal_points_and_notches_share_a_rank() -> None:
    result = Result(0, 0, ("a", "b", "c"), (50, 60, 50), (9, 9, 9), (), (), (), "")
    assert result.ranks == (2, 1, 2)
    assert Result(0, 0, ("a", "b"), (50, 50), (9, 8), (), (), (), "").ranks == (2, 1)


def test_the_same_fixture_is_played_the_same_way_whatever_was_played_before() -> None:
    fixture = Fixture(0, 7, ("architect#40", "mason"))
    bots: dict[str, Bot] = {}
    play_fixture(Fixture(1, 8, ("architect#40", "mason")), "revised", bots)
    assert play_fixture(fixture, "revised", bots).record == play_fixture(fixture, "revised", {}).record


def test_a_bot_is_shown_what_its_seat_may_see() -> None:
    Spy.shown.clear()
    whole = Game.from_record(game_of(f"{RIVALS}:Spy", "apprentice").record)
    game = Game(whole.dealing)
    shown = iter(Spy.shown)
    for move in whole.moves:
        if game.seat == 0 and (not game.moves or isinstance(game.moves[-1], EndTurn | Remove)):
            assert next(shown) == game.view(0)
        game.play(move)
    assert list(shown) == []


def other_worlds(deal: Deal) -> Deal:
    """The deal with all that is hidden at the start in another order."""
    basalt, granite, clay = zip(*deal.quarry, strict=True)
    quarry = tuple(zip(basalt[::-1], granite[::-1], clay, strict=True))
    return Deal(deal.edition, deal.tiles, deal.seats, quarry, deal.tokens[:1] + deal.tokens[1:][::-1])


def moves_of(deal: Deal, seats: tuple[str, ...], play: Play) -> list[Move]:
    match = Match(deal, laid_out(deal))
    play(match, sit_down(Fixture(0, 3, seats), {}))
    return match.moves


def quickly(match: Match, seats: list[Seat]) -> None:
    match.play_quickly(seats)


def turn_by_turn(match: Match, seats: list[Seat]) -> None:
    while match.state.phase != OVER:
        match.turn(seats[match.state.seat])


@pytest.mark.parametrize("play", [quickly, turn_by_turn])
@pytest.mark.parametrize("seats", [("mason", "gardener"), ("gardener", "gardener", "mason")])
def test_two_deals_are_played_alike_until_one_sees_the_difference(seats: tuple[str, ...], play: Play) -> None:
    """Also where a whole game is played in the kernel, which has the deal at hand."""
    deal = deal_of(Fixture(0, 3, seats), "revised")
    games = Game(deal), Game(other_worlds(deal))
    for mine, theirs in zip(*(moves_of(game.dealing, seats, play) for game in games), strict=False):
        if mine != theirs:
            break
        for game in games:
            game.play(mine)
    assert games[0].view(games[0].seat) != games[1].view(games[1].seat)


def test_a_move_that_is_not_legal_names_the_bot_the_move_and_the_rule() -> None:
    with pytest.raises(
        BadNotation, match=rf"{RIVALS}:Cheat played =d, which is not legal: .*remove 6 Clay tiles"
    ) as bad:
        game_of(f"{RIVALS}:Cheat", "mason")
    assert bad.value.code == "bot-move"


@pytest.mark.parametrize("bot", ["Greedy", "Lazy"])
def test_a_bot_plays_one_whole_turn_and_no_more(bot: str) -> None:
    with pytest.raises(BadNotation) as bad:
        game_of(f"{RIVALS}:{bot}", "mason")
    assert bad.value.code == "bot-turn"


def test_the_error_of_a_bot_travels_between_processes() -> None:
    with pytest.raises(BadNotation) as bad:
        game_of(f"{RIVALS}:Cheat", "mason")
    again = pickle.loads(pickle.dumps(bad.value))
    assert again.sentence("pl") == bad.value.sentence("pl")
    assert isinstance(again.details["reason"], IllegalMove)
