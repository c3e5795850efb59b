"""Who meets whom."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from babylon.schedules import arena, knock_out, round_robin
from babylon.schedules.entrants import Entrant, rested, sizes
from babylon.schedules.groups import groups
from babylon.schedules.meetings import every_table, mirrored, rotations
from babylon.schedules.seating import seated
from babylon.schedules.swiss import pairs

Pairing = Callable[[list[Entrant]], list[tuple[int, ...]]]


class Season:
    """Rounds of players who win as they like."""

    def __init__(self, players: int, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.points = dict.fromkeys(range(players), 0.0)
        self.met: dict[int, Counter[int]] = {number: Counter() for number in range(players)}
        self.seats: dict[int, list[int]] = {number: [0] * 4 for number in range(players)}

    def entrants(self) -> list[Entrant]:
        found = [Entrant(one, self.points[one], self.met[one], tuple(self.seats[one])) for one in self.points]
        self.rng.shuffle(found)
        return found

    def play(self, tables: list[tuple[int, ...]]) -> None:
        for table in tables:
            for place, number in enumerate(self.rng.sample(table, len(table))):
                self.points[number] += 1 - place / (len(table) - 1)
            for seat, number in enumerate(table):
                self.seats[number][seat] += 1
                self.met[number].update(other for other in table if other != number)

    @property
    def most_meetings(self) -> int:
        return max(max(one.values(), default=0) for one in self.met.values())


def swiss(entrants: list[Entrant]) -> list[tuple[int, ...]]:
    return [tuple(pair) for pair in pairs(entrants)]


@pytest.mark.parametrize("players", [8, 16, 50])
def test_a_swiss_has_no_rematches_even_seats_and_near_points(players: int) -> None:
    season = Season(players)
    for _ in range(5):
        entrants = season.entrants()
        tables = swiss(entrants)
        assert sorted(number for table in tables for number in table) == list(range(players))
        apart = [abs(season.points[one] - season.points[other]) for one, other in tables]
        assert sum(apart) / len(apart) <= 0.5 if players > 8 else True
        season.play(tables)
    assert season.most_meetings == 1
    assert max(abs(seats[0] - seats[1]) for seats in season.seats.values()) <= 3


def test_when_all_have_met_they_meet_again() -> None:
    season = Season(4)
    for _ in range(4):
        season.play(swiss(season.entrants()))
    assert season.most_meetings == 2


@pytest.mark.parametrize(("players", "most"), [(12, 3), (16, 4), (10, 4), (7, 3), (5, 4)])
def test_groups_seat_everybody_and_bring_few_together_twice(players: int, most: int) -> None:
    season = Season(players)
    for _ in range(3):
        tables = groups(season.entrants(), most)
        assert sorted(number for table in tables for number in table) == list(range(players))
        assert {len(table) for table in tables} <= {most, most - 1, most - 2} - {1}
        season.play(tables)
    if players >= 12:
        assert season.most_meetings == 1


def test_tables_are_as_few_and_as_even_as_can_be() -> None:
    assert [sizes(count, 4) for count in (2, 4, 5, 9, 10, 1)] == [[2], [4], [3, 2], [3, 3, 3], [4, 3, 3], []]
    assert sizes(7, 2) == [2, 2, 2]


def test_of_those_who_rested_least_often_the_last_sits_out() -> None:
    assert rested([Entrant(0, 3), Entrant(1, 0, byes=1), Entrant(2, 1), Entrant(3, 1)]).number == 3


def test_who_began_less_often_begins() -> None:
    assert seated([Entrant(0, seats=(2, 0, 0, 0)), Entrant(1, seats=(1, 1, 0, 0))]) == (1, 0)


@pytest.mark.parametrize("players", range(2, 13))
def test_in_a_round_robin_all_meet_once(players: int) -> None:
    met: Counter[frozenset[int]] = Counter()
    began: Counter[int] = Counter()
    alone = []
    for number in range(round_robin.round_count(players)):
        tables, out = round_robin.round_of(range(players), number)
        alone += [] if out is None else [out]
        met.update(frozenset(pair) for pair in tables)
        began.update(pair[0] for pair in tables)
        assert len({one for pair in tables for one in pair}) == players - players % 2
    assert met == Counter(map(frozenset, combinations(range(players), 2)))
    assert sorted(alone) == (list(range(players)) if players % 2 else [])
    assert max(began.values()) - min(began[one] for one in range(players)) <= 2


def test_best_seeds_rest_until_a_power_of_two_is_left() -> None:
    assert knock_out.tables(range(6), 2) == ([(2, 5), (3, 4)], [0, 1])
    assert knock_out.tables(range(4), 2) == ([(0, 3), (1, 2)], [])
    assert knock_out.tables(range(8), 4) == ([(0, 3, 4, 7), (1, 2, 5, 6)], [])
    assert knock_out.tables([5], 2) == ([], [5])
    assert [knock_out.surviving(players) for players in (2, 3, 4)] == [1, 1, 2]


def test_in_an_arena_nobody_meets_the_same_again_at_once() -> None:
    both = [Entrant(0, met={1: 1}), Entrant(1, met={0: 1})]
    assert arena.tables(both, 2) == []
    assert sorted(map(sorted, arena.tables([*both, Entrant(2), Entrant(3)], 2))) in ([[0, 2], [1, 3]], [[0, 3], [1, 2]])
    assert arena.tables([Entrant(0)], 2) == []


def test_tables_of_the_arena_and_boards_of_teams() -> None:
    assert every_table("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert rotations(("a", "b")) == [("a", "b"), ("b", "a")]
    assert rotations(("a", "a")) == [("a", "a")]
    assert mirrored("ab", "xy") == [("a", "x"), ("y", "b")]
