"""The server says of a position what it said before; `recorded_answers` compares all games."""

import pytest

from tests.server.explanations.recorded_answers import GAMES, lines_of, stored

SOME = range(0, GAMES, 11)  # every edition and number of players, usual and other supplies


def test_every_game_was_written_down() -> None:
    assert sorted(stored()) == list(range(GAMES))


@pytest.mark.parametrize("number", SOME)
def test_an_answer_is_what_it_was(number: int) -> None:
    assert lines_of(number) == stored()[number]
