"""Every refusal can be said in every language, with the names and numbers that it speaks of."""

from random import Random

import pytest

from babylon import Game, IllegalMove, Move, Reason, Refusal
from babylon.game.action_numbers import move_of
from babylon.pieces.move import parse_move
from babylon.rules.actions import ACTIONS
from babylon.words import LANGUAGES, say
from tests.drawing.garden import draw


def said(reason: Reason) -> set[str]:
    """The sentence in all languages; words that are missing would raise."""
    return {reason.in_language(lang) for lang in LANGUAGES}


def conceivable(game: Game, rng: Random) -> list[Move]:
    """Moves of every kind, whether they make sense or not, some with a star or outside the garden."""
    numbers = rng.sample(range(ACTIONS), 60)
    starred = ["S:c3*", "F:c3*-d3", "F:c3-d3*", "B:a1-a4", "F:a1-b2", "sh8/1>0-nw", "da8/1>0", "dc3/9>1", "=d", "=s"]
    return [*(move_of(game.state, number) for number in numbers), *(parse_move(token) for token in starred)]


def played(seed: int) -> list[Game]:
    """Positions from a random game."""
    rng = Random(seed)
    game = Game.deal(players=2 + seed % 3, edition="ja", seed=seed)
    positions = []
    while not game.is_over:
        game.play(rng.choice(game.legal_moves()))
        if rng.random() < 0.1:
            positions.append(game.copy())
    return [*positions, game]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_refused_can_be_said(seed: int) -> None:
    rng = Random(seed)
    codes = set()
    for game in played(seed):
        for move in conceivable(game, rng):
            if reason := game.why_not(move):
                codes.add(reason.code)
                assert len(said(reason)) == len(LANGUAGES)
    assert len(codes) > 12


RAISED = """
     4  S S
     3  S S
     2  o o
     1  o o
    L1  a b
    S:a3
"""
CASES: dict[Refusal, tuple[Game, str]] = {
    Refusal.NOT_IN_LINE: (draw(RAISED), "S:b4"),
    Refusal.STATUE_BEARS: (draw(RAISED), "da2/2>0-nw"),
    Refusal.NO_SUCH_TOKEN: (draw(RAISED), "S:b4*"),
    Refusal.TOKEN_NOT_NEEDED: (draw(RAISED, token="fill-blank"), "S:b3*"),
    Refusal.TOKEN_NOT_HERE: (draw(RAISED, token="change-symbol"), "S:a1*"),
    Refusal.NONE_LEFT: (draw(RAISED, left={"statues": 0}), "S:b3"),
    Refusal.SPACE_OCCUPIED: (draw(RAISED), "S:a3"),
    Refusal.WRONG_SYMBOL: (draw(RAISED), "S:a1"),
    Refusal.COMPLETE_OVERLAP: (draw(RAISED), "da1/2>0"),
    Refusal.NO_DOUBLE_LEFT: (draw(RAISED, left={"doubles": 0}), "db1/2>0"),
    Refusal.TOO_FEW_PILLARS: (draw(RAISED, singles=1), "dc1/1>0"),
    Refusal.CORNER_UNSUPPORTED: (draw("""
         2  o o
         1  o ^
        L1  a b
    """), "db1/2>0"),
    Refusal.SAME_TILE: (draw("""
         2  F F
         1  o o
        L1  a b
    """), "F:a2-b2"),
    Refusal.NOT_FRESH: (draw("""
         2  F F
         1  o o
        L1  a b
        ---
         2  o o
         1  o o
        L1  c d
    """), "F:a2-b2"),
}  # fmt: skip


@pytest.mark.parametrize("code", CASES)
def test_a_drawn_refusal_can_be_said(code: Refusal) -> None:
    game, token = CASES[code]
    reason = game.why_not(token)
    assert reason is not None
    assert reason.code == code
    assert len(said(reason)) == len(LANGUAGES)


def test_the_sentence_names_the_space_in_trouble() -> None:
    reason = draw(RAISED).why_not("S:a1")
    assert reason is not None
    assert reason.sentence == ("A statue needs a visible statue symbol, and a1 has none: choose another space.")


def test_the_sentence_counts_the_pillars() -> None:
    reason = draw(RAISED, singles=1).why_not("dc1/1>0")
    assert reason is not None
    assert reason.sentence.startswith("This needs 4 single pillars (two for each double pillar), but you have 1:")


def test_the_sentence_says_which_corner_to_leave_open() -> None:
    game, token = CASES[Refusal.CORNER_UNSUPPORTED]
    reason = game.why_not(token)
    assert reason is not None
    assert "south-west" in reason.sentence
    assert "-sw" not in reason.sentence


def test_an_error_says_itself_in_a_language() -> None:
    with pytest.raises(IllegalMove) as caught:
        draw(RAISED).play("S:a1")
    assert caught.value.sentence("pl").startswith("Posąg wymaga")


@pytest.mark.parametrize("lang", ["zh-Hans", "zh-Hant"])
def test_chinese_counts_no_corners_as_none(lang: str) -> None:
    assert "0" not in say("refusal-too-few-supports", lang, supported=0)
    assert "2" in say("refusal-too-few-supports", lang, supported=2)
