"""Plain Python, machine code and WebAssembly give the same rows, number by number; `agreement` compares more games."""

from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from babylon import EDITIONS, Token
from babylon.compiled import buffers, machine_code, pool
from babylon.compiled.row_memory import rows
from babylon.questions import over_pools
from babylon.questions.legal_moves import MoveRow
from babylon.rules.turn import MOST_MOVES
from tests.properties.varied_games import game_of
from tests.questions.agreement import GAMES, compare
from tests.questions.askers import Compiled, Wasm

SOME = range(0, GAMES, 11)
# These reach all that can be told; to watch the others, too, would take longer than to compare them.
WATCHED = {0, 77, 121}
COMPARED = [pytest.param(number, marks=[] if number in WATCHED else pytest.mark.unmeasured) for number in SOME]
QUESTIONS = [name for name in vars(over_pools) if name.endswith(("_row", "_rows")) or name.startswith("refuse_")]


@pytest.mark.parametrize("number", COMPARED)
def test_plain_compiled_and_webassembly_questions_agree(number: int) -> None:
    seen = compare(number, Compiled(), Wasm())
    assert seen[MoveRow.__name__] > 20
    assert len(seen) > 15  # kinds of rows and of refusals


class Miscounting(Compiled):
    """Wrong by one point in one row."""

    def moves(self) -> list[MoveRow]:
        told = super().moves()
        told[-1].gain[0] += 1
        return told


def test_a_number_that_differs_is_noticed() -> None:
    with pytest.raises(AssertionError):
        compare(0, Miscounting())


def test_the_games_are_of_every_sort() -> None:
    games = [game_of(number, Random(number)) for number in SOME]
    assert {game.edition.name.partition("+")[0] for game in games} >= set(EDITIONS)
    assert {game.players for game in games} == {2, 3, 4}
    assert {token for game in games for token in game.dealing.tokens} == set(Token)
    assert min(game.supply.statues for game in games) < 4
    assert max(game.supply.statues for game in games) > 99


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_can_be_asked_from_anywhere(name: str) -> None:
    """Whoever runs compiled code elsewhere hands over arrays and numbers and gets a number, or nothing."""
    compiled: Any = machine_code(getattr(over_pools, name))
    arguments = {"pool": pool(2, 1), "out": buffers()[0], "scratch": buffers()[1]}
    hints = get_type_hints(getattr(over_pools, name))
    answer = hints.pop("return")
    given = [
        arguments.get(one) if one in arguments else 0 if kind is int else room(kind) for one, kind in hints.items()
    ]
    compiled(*given)
    returned = {str(one.return_type) for one in compiled.nopython_signatures}
    assert returned == ({"int64"} if answer is int else {"none"})


def room(kind: object) -> list[object]:
    """Rows of the type that a question asks for."""
    return rows(get_args(kind)[0], MOST_MOVES)
