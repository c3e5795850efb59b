"""Plain Python and another way to run the questions give the same rows: python -m tests.questions.agreement.

The command compares machine code and WebAssembly over 200 games.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from babylon import Game
from babylon.game.move_rows import move_rows
from babylon.questions import over_pools
from babylon.questions.garden import GardenRow, ItemRow, TileRow
from babylon.questions.incomes import IncomeRow
from babylon.questions.legal_moves import MoveRow
from babylon.questions.nearest_place import PlaceRow
from babylon.questions.refusals import RefusalRow
from babylon.questions.score_sheet import PointRow, SheetRow, most_points
from babylon.questions.standings import StandingRow
from babylon.rules.board import BELVEDERE, NO_CORNER, SPACES, SW
from babylon.rules.quarry import QUARRY
from babylon.rules.refusal_codes import ALLOWED, refusal
from babylon.rules.state import ITEMS, TILES, copied
from tests.properties.tables import playing
from tests.properties.varied_games import game_of
from tests.questions.askers import Asker, Compiled, Plain, Question, Wasm

GAMES = 200
ASKED = 0.1  # of all positions
ROOM = most_points(ITEMS, TILES)  # enough for every question but for the legal moves


def positions(number: int) -> Iterator[tuple[Game, Random]]:
    """Some positions of a game."""
    rng = Random(number)
    for game in playing(game_of(number, rng), rng):
        if rng.random() < ASKED or game.is_over:
            yield game, rng


def about_the_table(game: Game, rng: Random) -> Iterator[tuple[Question, Any, tuple[int, ...]]]:
    """Every question but for the legal moves and the refusals, with what it is about."""
    yield over_pools.income_rows, IncomeRow, ()
    yield over_pools.standing_rows, StandingRow, ()
    yield over_pools.place_row, PlaceRow, (rng.randrange(SPACES), rng.randint(NO_CORNER, SW))
    for seat in range(game.players):
        yield over_pools.sheet_row, SheetRow, (seat,)
        yield over_pools.point_rows, PointRow, (seat,)
        yield over_pools.garden_row, GardenRow, (seat,)
        yield over_pools.tile_rows, TileRow, (seat,)
        yield over_pools.item_rows, ItemRow, (seat,)


def about_moves(game: Game, rng: Random) -> Iterator[tuple[Question, tuple[int, ...]]]:
    """Moves of every kind, whether they make sense or not."""
    top = game.state.gardens[game.seat].top
    for _ in range(30):
        level = rng.randint(-1, top + 2)
        yield over_pools.refuse_place, (rng.randrange(2), rng.randrange(SPACES), level, rng.randint(NO_CORNER, SW))
        a, last = rng.randrange(SPACES), SPACES - 1
        b = rng.choice([a, *(min(a + step, last) for step in (1, 2, 8, 16)), rng.randrange(SPACES)])
        yield over_pools.refuse_decorate, (rng.randrange(BELVEDERE), a, b, rng.choice([-1, a, b]))
    yield over_pools.refuse_remove, (rng.randrange(QUARRY),)
    yield over_pools.refuse_dig, (rng.randrange(QUARRY),)
    yield over_pools.refuse_keep, (0,)
    yield over_pools.refuse_keep, (1,)
    yield over_pools.refuse_end, ()


def compare(number: int, *askers: Asker) -> Counter[str]:
    """Ask plain Python and each of the others along a game; return how much of what they agreed on."""
    seen: Counter[str] = Counter()
    plain = Plain()
    for game, rng in positions(number):
        # Whatever lies there to try moves on makes no difference.
        for one in (plain, *askers):
            one.lay(game.state, copied(Game.deal(game.players).state))
        told = plain.moves()
        assert told == move_rows(game.state)
        assert all(asker.moves() == told for asker in askers)
        seen[MoveRow.__name__] += len(told)
        for question, row, about in about_the_table(game, rng):
            answer = plain.ask(question, row, ROOM, *about)
            assert all(asker.ask(question, row, ROOM, *about) == answer for asker in askers), question
            seen[row.__name__] += 1 if answer[0] is None else answer[0]
        for question, about in about_moves(game, rng):
            code, explained = plain.ask(question, RefusalRow, 1, *about)
            assert all(asker.ask(question, RefusalRow, 1, *about) == (code, explained) for asker in askers), question
            seen["allowed" if code in (ALLOWED, None) else refusal(code)] += 1
        assert all(asker.state() == game.state for asker in askers)
    return seen


def main() -> None:
    """Compare all games."""
    seen: Counter[str] = Counter()
    askers = Compiled(), Wasm()
    for number in range(GAMES):
        seen += compare(number, *askers)
    print(f"{GAMES} games agree:", *(f"{name} {count}" for name, count in seen.most_common()), sep="\n  ")  # noqa: T201


if __name__ == "__main__":
    main()
