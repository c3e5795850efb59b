import pickle
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from babylon.arena.benchmark.agents import Agent, Student, agent_of
from babylon.arena.benchmark.games import played
from babylon.arena.benchmark.positions import position, predicted
from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.questions import Terms, asked, asking, spread
from babylon.arena.benchmark.runs import Run
from babylon.arena.benchmark.tasks import BY_NAME, chosen
from babylon.bots import make
from babylon.bots.mason import Mason
from tests.arena.benchmark.results import SEER, Scholar, Seer, result

TERMS = Terms("check", 1)


def test_an_agent_that_predicts_nothing_leaves_that_task_out() -> None:
    run = Run("mason", TERMS, chosen(["predict-margin", "solve-puzzles"]))
    assert [task.name for task in run.left_out] == ["predict-margin"]
    assert run.total == 4
    with pytest.raises(BenchmarkProblem, match=r"mason takes part in none of these tasks"):
        Run("mason", TERMS, chosen(["predict-margin"]))


def test_the_same_run_gives_the_same_answers_here_and_in_other_processes() -> None:
    task = BY_NAME["beat-apprentice-2"]
    questions = [(task, 0), (task, 1)]
    there = list(spread(asking(TERMS, "apprentice"), questions, 2))
    assert there == [asked(TERMS, "apprentice", question) for question in questions]


def test_a_deal_is_mirrored_and_another_seed_deals_otherwise() -> None:
    task = BY_NAME["beat-apprentice-2"]
    first, second = result().tasks[0].entries
    assert (first.deal, first.seat, second.deal, second.seat) == (1_000_003, 0, 1_000_003, 1)  # type: ignore[union-attr]
    assert played(task, 0, 2, agent_of("apprentice")).deal == 2_000_006


def test_who_exploits_a_bot_is_shown_it_before() -> None:
    agent = agent_of("tests.arena.benchmark.results:Scholar")
    assert isinstance(agent.bot, Scholar)
    played(BY_NAME["exploit-mason"], 0, 1, agent)
    assert [type(bot) for bot in agent.bot.studied] == [Mason]
    played(BY_NAME["beat-apprentice-2"], 0, 1, agent)
    assert len(agent.bot.studied) == 1


def test_a_position_shows_what_its_seat_may_see_and_how_it_ended() -> None:
    asked_about = [position(number, 1) for number in range(4)]
    plies = [len(one.view.moves) for one in asked_about]
    assert plies == sorted(plies)
    assert plies[0] > 0
    assert all(None in one.view.deal.tokens for one in asked_about)
    assert len({one.margin for one in asked_about}) <= 2  # one for each seat of the same game


def test_a_bot_that_searches_predicts_margins() -> None:
    bot = make("architect")
    bot.tries = 16  # type: ignore[attr-defined]
    shown = position(3, 1)
    answer = bot.margin(shown.view, 1.0, Random(1))  # type: ignore[attr-defined]
    assert answer == bot.margin(shown.view, 1.0, Random(1))  # type: ignore[attr-defined]
    assert abs(answer - shown.margin) < 40
    assert agent_of("architect#16").predicts
    assert agent_of(SEER).predicts
    assert isinstance(agent_of(SEER).bot, Seer)


def test_a_problem_travels_between_processes() -> None:
    problem = BenchmarkProblem("wrong-deal", task="x", game=1, told=2, wanted=3)
    assert str(pickle.loads(pickle.dumps(problem))) == str(problem)


def test_the_agent_of_the_documents_takes_part_in_every_task() -> None:
    page = (Path(__file__).parents[3] / "docs" / "benchmark.md").read_text("utf-8")
    found = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert found
    known: dict[str, Any] = {"__name__": "mybots"}
    exec(compile(found[1], "benchmark.md", "exec"), known)
    agent = Agent("apprentice", known["Masterpiece"](), 1.0)
    entry = predicted(0, 1, agent)
    assert agent.predicts
    assert isinstance(agent.bot, Student)
    assert (entry.number, entry.margin) == (0, position(0, 1).margin)
    assert abs(entry.answer) < 60
