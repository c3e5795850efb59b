"""A result is verified by playing it again; whatever was changed in it is found, and named."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.result_file import read_result
from babylon.arena.benchmark.tasks import SUITE, TASKS
from babylon.arena.benchmark.verification import problems
from tests.arena.benchmark.results import result, text

BEAT, EXPLOIT, PREDICT, SOLVE = range(4)


def said(told: object) -> list[str]:
    """What is wrong with a file."""
    try:
        return [str(problem) for problem in problems(read_result(json.dumps(told)), TASKS) if problem]
    except BenchmarkProblem as problem:
        return [str(problem)]


def changed(change: Callable[[dict[str, Any]], None]) -> list[str]:
    told = json.loads(text())
    change(told)
    return said(told)


def test_an_honest_result_is_read_back_and_holds() -> None:
    read = read_result(text())
    assert read == result()
    assert not any(problems(read, TASKS))


def test_a_forged_score_is_named_with_what_the_games_come_to() -> None:
    def forge(told: dict[str, Any]) -> None:
        told["tasks"][BEAT]["figures"]["ahead"] = [0.5, 0.1, 0.9]

    (sentence,) = changed(forge)
    assert sentence.startswith("beat-apprentice-2: ahead is said to be 0.5 (0.1 – 0.9), but the entries come to 1.0 (")


def test_forged_points_are_named_with_their_game() -> None:
    def forge(told: dict[str, Any]) -> None:
        told["tasks"][EXPLOIT]["entries"][1]["points"][1] += 9

    figure, points = changed(forge)
    assert figure.startswith("exploit-mason: margin is said to be")
    assert points.startswith("exploit-mason, game 1: the points are said to be")


def test_an_illegal_move_of_the_agent_is_named_with_its_rule() -> None:
    def cheat(told: dict[str, Any]) -> None:
        entry = told["tasks"][BEAT]["entries"][0]
        assert entry["seat"] == 0
        moves = entry["moves"].split()
        moves[0] = moves[1] if moves[1] != moves[0] else moves[2]
        moves[2] = moves[1]
        entry["moves"] = " ".join(moves)

    (sentence,) = changed(cheat)
    assert sentence.startswith("beat-apprentice-2, game 0")


def test_a_turn_that_the_opponent_would_not_play_is_found() -> None:
    def weaken(told: dict[str, Any]) -> None:
        entry = told["tasks"][BEAT]["entries"][0]
        moves = entry["moves"].split()
        entry["moves"] = " ".join([*moves[:-1], "=-" if moves[-1] != "=-" else "=d"])

    (sentence,) = changed(weaken)
    assert sentence.startswith("beat-apprentice-2, game 0, turn ")
    assert " is played there." in sentence


def test_a_wrong_deal_and_a_wrong_seat_are_named() -> None:
    def other_deal(told: dict[str, Any]) -> None:
        told["tasks"][BEAT]["entries"][1]["deal"] += 1

    def other_seat(told: dict[str, Any]) -> None:
        told["tasks"][EXPLOIT]["entries"][1]["seat"] = 0

    assert changed(other_deal) == [
        "beat-apprentice-2, game 1: the deal is number 1000004 and should be 1000003.",
    ]
    assert changed(other_seat)[-1] == "exploit-mason, game 1: the agent sits on seat 1 and should on 2."


def test_a_game_that_is_missing_double_or_cut_off_is_named() -> None:
    def lose(told: dict[str, Any]) -> None:
        del told["tasks"][BEAT]["entries"][1]

    def repeat(told: dict[str, Any]) -> None:
        told["tasks"][BEAT]["entries"].append(told["tasks"][BEAT]["entries"][0])

    def cut(told: dict[str, Any]) -> None:
        entry = told["tasks"][BEAT]["entries"][0]
        entry["moves"] = " ".join(entry["moves"].split()[:20])

    def go_on(told: dict[str, Any]) -> None:
        told["tasks"][BEAT]["entries"][0]["moves"] += " A1"

    assert "beat-apprentice-2: number 1 is missing; 2 were asked, from 0 on." in changed(lose)
    assert changed(repeat)[0].startswith("beat-apprentice-2: there are 3 entries where 2 were asked")
    (short,) = changed(cut)
    assert short.startswith("beat-apprentice-2, game 0")
    assert changed(go_on) == ["beat-apprentice-2, game 0: A1 comes after the end of the game."]


def test_words_that_are_no_moves_are_refused() -> None:
    def scribble(told: dict[str, Any]) -> None:
        told["tasks"][BEAT]["entries"][0]["moves"] = "abracadabra"

    (sentence,) = changed(scribble)
    assert sentence.startswith("beat-apprentice-2, game 0: ")
    assert "abracadabra" in sentence


def test_a_margin_that_was_not_so_is_named() -> None:
    def forge(told: dict[str, Any]) -> None:
        told["tasks"][PREDICT]["entries"][5]["margin"] = 99

    assert any(
        one.startswith("predict-margin, position 5: the margin is said to be 99, but was") for one in changed(forge)
    )


def test_a_changed_answer_to_a_puzzle_is_named() -> None:
    def boast(told: dict[str, Any]) -> None:
        missed = next(one for one in told["tasks"][SOLVE]["entries"] if not one["solved"])
        missed["solved"] = True

    def cheat(told: dict[str, Any]) -> None:
        told["tasks"][SOLVE]["entries"][0]["turn"] = "A1 A1 =d"

    def begin(told: dict[str, Any]) -> None:
        told["tasks"][SOLVE]["entries"][0]["turn"] = ""

    def swap(told: dict[str, Any]) -> None:
        told["tasks"][SOLVE]["entries"][0]["puzzle"] = "1/1"

    assert any("is said to be solved, but this turn does not solve it." in one for one in changed(boast))
    assert changed(cheat)[-1].startswith("solve-puzzles, number 0, puzzle 0/31: ")
    assert changed(begin)[-1].startswith("solve-puzzles, number 0, puzzle 0/31: ")
    assert changed(swap)[-1] == "solve-puzzles, number 0: the puzzle is 1/1 and should be 0/31."


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "else"}, "This is no result of babylon benchmark."),
        ({"seed": "1"}, "“seed” is missing at the top of the result, or is nothing that it could be."),
        ({"size": "huge"}, "“size” is missing at the top of the result, or is nothing that it could be."),
        ({"tasks": []}, "“tasks” is missing at the top of the result, or is nothing that it could be."),
        ({"tasks": [{}]}, "Task 1 of the result is none of the suite, or has no entries."),
        ({"suite": 99}, f"suite is 99 in the result, but {SUITE} here. Verify it with version 0.1.0 of babylon-game"),
        ({"rules": "x"}, "rules is x in the result, but "),
    ],
)
def test_a_file_that_is_something_else_is_refused(change: dict[str, object], sentence: str) -> None:
    (found,) = said({**json.loads(text()), **change})
    assert found.startswith(sentence)


def test_what_is_no_entry_no_figure_or_double_is_refused() -> None:
    def other_entry(told: dict[str, Any]) -> None:
        told["tasks"][BEAT]["entries"][1]["points"] = "many"

    def other_figure(told: dict[str, Any]) -> None:
        told["tasks"][BEAT]["figures"]["ahead"] = "all"

    def twice(told: dict[str, Any]) -> None:
        told["tasks"].append(told["tasks"][BEAT])

    assert changed(other_entry) == [
        "beat-apprentice-2: entry 1 is not what an entry of this task looks like.",
    ]
    assert changed(other_figure) == ["The figures of beat-apprentice-2 are no figures."]
    assert changed(twice) == ["beat-apprentice-2 is in the result twice."]
    assert said([])[0] == "This is no result of babylon benchmark."
    with pytest.raises(BenchmarkProblem, match="This is no JSON: "):
        read_result("{")
