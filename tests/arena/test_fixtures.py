"""Which games a tournament has."""

from collections import Counter, defaultdict

import pytest

from babylon.arena.fixtures import Fixture, Plan

BOTS = ("a", "b", "c", "d", "e")


def by_deal(fixtures: list[Fixture]) -> dict[tuple[int, tuple[str, ...]], list[tuple[str, ...]]]:
    """The seats at which each table plays each deal."""
    found: dict[tuple[int, tuple[str, ...]], list[tuple[str, ...]]] = defaultdict(list)
    for fixture in fixtures:
        found[fixture.deal, tuple(sorted(fixture.seats))].append(fixture.seats)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("many", [2, 3, 4, 5])
def test_everybody_at_a_table_plays_each_deal_from_each_seat(players: int, many: int) -> None:
    for seatings in by_deal(Plan(BOTS[:many], games=30, players=players).fixtures()).values():
        sat = [Counter(seats[seat] for seats in seatings) for seat in range(players)]
        assert set(sat[0]) == set(seatings[0])
        assert all(one == sat[0] for one in sat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("games", [1, 2, 7, 100])
def test_there_are_at_least_as_many_games_as_wished_and_no_whole_round_more(games: int, players: int) -> None:
    plan = Plan(BOTS, games, players)
    found = plan.fixtures()
    assert games <= len(found) < games + len(plan.tables()) * players


def test_the_games_are_numbered_from_0_on() -> None:
    assert [fixture.number for fixture in Plan(BOTS, games=50).fixtures()] == list(range(60))


def test_two_of_five_meet_in_ten_pairs_equally_often() -> None:
    met = Counter(frozenset(fixture.seats) for fixture in Plan(BOTS, games=100).fixtures())
    assert len(met) == 10
    assert set(met.values()) == {10}


def test_three_of_four_meet_at_four_tables() -> None:
    assert Plan(BOTS[:4], games=1, players=3).tables() == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]


def test_two_at_a_table_for_three_take_turns_to_sit_twice() -> None:
    assert Plan(("a", "b"), games=1, players=3).tables() == [("a", "a", "b"), ("a", "b", "b")]


def test_one_alone_plays_itself_once_a_deal() -> None:
    found = Plan(("a",), games=3, players=4).fixtures()
    assert [fixture.seats for fixture in found] == [("a",) * 4] * 3
    assert len({fixture.deal for fixture in found}) == 3


def test_another_seed_deals_otherwise() -> None:
    deals = [{fixture.deal for fixture in Plan(BOTS, 1000, seed=seed).fixtures()} for seed in (0, 1, 2)]
    assert not deals[0] & deals[1]
    assert not deals[1] & deals[2]
