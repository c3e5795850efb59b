"""Scores worked out by hand."""

from babylon.schedules.scores import AVERAGE, AVERAGE_PLUS, TableResult, deal_scores, table_scores

A = TableResult((0, 1), (100, 90), (1, 2))
B = TableResult((2, 3), (120, 120), (1, 1))
C = TableResult((4, 5), (80, 90), (2, 1))


def test_a_duplicate_deal_compares_margins_in_the_same_seat() -> None:
    found = deal_scores([A, B, C])
    assert [[one.score for one in table] for table in found] == [[1.0, 0.0], [0.5, 0.5], [0.0, 1.0]]
    assert [[one.margin for one in table] for table in found] == [[10, -10], [0, 0], [-10, 10]]
    assert [[one.swing for one in table] for table in found] == [[10, -10], [0, 0], [-10, 10]]


def test_equal_margins_share_and_the_swing_is_over_the_mean() -> None:
    found = deal_scores([A, TableResult((2, 3), (95, 85), (1, 2)), TableResult((4, 5), (70, 90), (2, 1))])
    assert [table[0].score for table in found] == [0.75, 0.75, 0.0]
    assert [table[0].swing for table in found] == [10.0, 10.0, -20.0]


def test_at_three_the_margin_is_over_the_mean_of_the_others() -> None:
    one, other = TableResult((0, 1, 2), (90, 60, 30), (1, 2, 3)), TableResult((3, 4, 5), (60, 60, 60), (1, 1, 1))
    first, second = deal_scores([one, other])
    assert [part.margin for part in first] == [45, 0, -45]
    assert [part.score for part in first] == [1.0, 0.5, 0.0]
    assert [part.score for part in second] == [0.0, 0.5, 1.0]


def test_tables_of_another_size_are_no_comparison() -> None:
    small = TableResult((0, 1), (50, 40), (1, 2))
    big = TableResult((2, 3, 4), (50, 40, 30), (1, 2, 3))
    assert [part.score for table in deal_scores([small, big]) for part in table] == [AVERAGE] * 5


def test_who_gave_up_has_nothing_and_is_no_measure_for_others() -> None:
    given_up = TableResult((0, 1), (10, 20), (2, 1), out=frozenset({0}))
    found = deal_scores([given_up, A, B])
    assert [part.score for part in found[0]] == [0.0, AVERAGE_PLUS]
    assert [part.score for part in found[1]] == [1.0, 0.0]


def test_who_did_not_come_has_nothing_and_who_came_is_not_to_blame() -> None:
    unplayed = TableResult((0, 1), absent=frozenset({1}))
    assert [part.score for part in table_scores(unplayed)] == [1.0, 0.0]
    assert [part.score for part in deal_scores([unplayed])[0]] == [AVERAGE_PLUS, 0.0]


def test_places_are_worth_the_share_of_the_opponents_left_behind() -> None:
    four = TableResult((0, 1, 2, 3), (90, 70, 70, 10), (1, 2, 2, 4))
    assert [round(part.score, 3) for part in table_scores(four)] == [1.0, 0.5, 0.5, 0.0]
    out = TableResult((0, 1, 2), (90, 70, 60), (1, 2, 3), out=frozenset({0}))
    assert [part.score for part in table_scores(out)] == [0.0, 1.0, 0.5]
