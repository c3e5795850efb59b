"""What the time for a turn becomes while clocks stand still."""

from babylon.server.tables.stopped_clocks import cut, deadline_after, stopped_until, with_span


def test_time_that_a_clock_stands_still_is_added() -> None:
    assert deadline_after(100.0, 50.0, [(120.0, 130.0)]) == 160.0


def test_only_what_is_left_of_the_turn_counts() -> None:
    assert deadline_after(100.0, 50.0, [(90.0, 130.0)]) == 180.0
    assert deadline_after(100.0, 50.0, [(10.0, 100.0)]) == 150.0
    assert deadline_after(100.0, 50.0, [(150.0, 500.0)]) == 150.0


def test_where_spans_overlap_time_counts_once() -> None:
    assert deadline_after(100.0, 50.0, [(110.0, 130.0), (120.0, 140.0)]) == 180.0
    assert deadline_after(100.0, 50.0, [(110.0, 140.0), (120.0, 130.0)]) == 180.0


def test_a_second_stop_may_begin_in_the_time_that_a_first_has_added() -> None:
    assert deadline_after(100.0, 50.0, [(110.0, 160.0), (180.0, 190.0)]) == 210.0


def test_a_stop_that_ends_early_gives_no_more_than_it_has_lasted() -> None:
    assert cut(((100.0, 200.0), (150.0, 300.0)), 120.0) == ((100.0, 120.0),)


def test_what_was_over_before_the_turn_is_forgotten() -> None:
    assert with_span(((10.0, 20.0), (30.0, 60.0)), 70.0, 80.0, since=50.0) == ((30.0, 60.0), (70.0, 80.0))
    assert stopped_until(()) is None
