import pytest

from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.tasks import BY_NAME, LADDER, SIZES, TASKS, Kind, Size, chosen
from babylon.arena.contestants import contestant
from babylon.bots import NAMES


def test_every_bot_of_the_ladder_is_to_be_beaten_at_two_three_and_four() -> None:
    beaten = {(contestant(task.opponent).name, task.players) for task in TASKS if task.kind is Kind.BEAT}
    ladder = [contestant(name).name for name in LADDER]
    assert beaten == {(name, players) for name in ladder for players in (2, 3, 4)}
    assert ladder == list(NAMES)


def test_an_opponent_that_searches_does_so_by_tries_and_not_by_the_clock() -> None:
    for name in LADDER:
        bot = contestant(name).bot()
        assert getattr(bot, "tries", 1) is not None


@pytest.mark.parametrize("size", SIZES.values())
def test_every_deal_is_played_from_every_seat(size: Size) -> None:
    for task in TASKS:
        if task.kind in (Kind.BEAT, Kind.EXPLOIT):
            assert size.questions(task) % task.players == 0


def test_tasks_are_chosen_by_name_and_by_pattern() -> None:
    assert [task.name for task in chosen(["beat-mason-*", "solve-puzzles"])] == [
        "beat-mason-2",
        "beat-mason-3",
        "beat-mason-4",
        "solve-puzzles",
    ]
    assert chosen([]) == TASKS


def test_a_task_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(BenchmarkProblem, match=r"No task is called “beat-everybody”. There are beat-apprentice-2, "):
        chosen(["beat-everybody"])


def test_the_small_size_asks_what_the_documents_say() -> None:
    asked = {
        name: SIZES["small"].questions(BY_NAME[name]) for name in ("beat-mason-2", "beat-mason-4", "exploit-mason")
    }
    assert asked == {"beat-mason-2": 4, "beat-mason-4": 4, "exploit-mason": 8}
