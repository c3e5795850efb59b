"""Games that a browser plays on the kernel by itself, and what plain Python answers about them, both as JSON.

`script()` is all that a page needs. It offers `askKernel(kernel, game)`, `timeKernel(kernel, game, tries)` and
`readMoves(texts)`.
"""

from __future__ import annotations

import subprocess
from base64 import b64encode
from dataclasses import asdict
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from babylon import BadNotation, Game, parse_move
from babylon.game.as_json import edition_json, tiles_json
from babylon.game.move_rows import move_rows
from babylon.pieces.kinds import SYMBOLS, Phase, Source
from babylon.pieces.move import Decorate, Dig, Move, Place, ends_turn
from babylon.pieces.spaces import CORNERS, SPACES, STACKS, Space
from babylon.questions import over_pools
from babylon.questions.digest import public_digest
from babylon.questions.garden import GardenRow, ItemRow, TileRow
from babylon.questions.incomes import IncomeRow
from babylon.questions.nearest_place import PlaceRow
from babylon.questions.refusals import RefusalRow
from babylon.questions.score_sheet import PointRow, SheetRow
from babylon.questions.standings import StandingRow
from babylon.rules.board import NO_CORNER
from babylon.rules.quarry import LAYERS
from babylon.rules.refusal_codes import ALLOWED, refusal
from babylon.rules.state import UNKNOWN, GameState, copied
from tests.properties.tables import playing
from tests.properties.varied_games import game_of
from tests.questions.agreement import ROOM
from tests.questions.askers import Plain, Question

if TYPE_CHECKING:
    from babylon.pieces.deal import Deal

ROOT = Path(__file__).parents[2]
Json = dict[str, Any]


@cache
def script(source: str = "tests/kernel/browser.ts") -> str:
    """What plays and asks, bundled for any browser."""
    command = ["node_modules/.bin/rolldown", source, "--format", "iife"]
    told = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    return told.stdout


@cache
def kernel() -> str:
    """The kernel as base64."""
    return b64encode((ROOT / "src/babylon/wasm/kernel.wasm").read_bytes()).decode()


def game_and_answers(number: int, share: float) -> tuple[Json, list[Json]]:
    """A game with a share of its positions to be asked about, and the answers."""
    rng = Random(number)
    steps: list[Json] = []
    answers: list[Json] = []
    game = game_of(number, rng)
    for _ in playing(game, rng):
        if game.ply:
            asked = questions(game, rng) if rng.random() < share or game.is_over else None
            steps.append(step(game) | {"asked": asked})
            answers += [answered(game, asked)] if asked else []
    return {"deal": deal_json(game.dealing), "steps": steps}, answers


def deal_json(deal: Deal) -> Json:
    """A deal as everybody knows it before the first move."""
    return {
        "edition": edition_json(deal.edition),
        "tiles": tiles_json(deal.tiles),
        "box": deal.tiles.tokens,
        "seats": deal.seats,
        "quarry": [(None, None, clay) for _, _, clay in deal.quarry],
        "tokens": [None for _ in deal.tokens],
    }


def step(game: Game) -> Json:
    """The last move of a game, with what it reveals."""
    move = game.moves[-1]
    if not ends_turn(move):
        return {"move": str(move), "ends": False, "revealed": None, "token": None}
    before = game.copy()
    before.undo()
    taken = next(one.stack for one in reversed(game.moves) if hasattr(one, "stack"))
    height = game.state.height[taken.index]
    token = game.dealing.tokens[before.state.round] if game.state.round > before.state.round else None
    tile = game.dealing.quarry[taken.index][height - 1] if height else None
    return {"move": str(move), "ends": True, "revealed": tile, "token": token}


def questions(game: Game, rng: Random) -> Json:
    """Some spaces, and moves that may be legal or not."""
    level = game.state.gardens[game.seat].top + 1
    spaces = rng.sample(list(SPACES), 4)
    moves = [f"{rng.choice('ds')}{space}/{rng.randint(1, level + 1)}>0" for space in spaces if space[0] != "h"]
    moves = [move for move in moves if move[2] != "8"]
    moves += [f"{move}-{rng.choice(CORNERS)}" for move in moves]
    pairs = [(a, b) for a in SPACES for b in SPACES if SPACES[a] < SPACES[b] and near(SPACES[a], SPACES[b])]
    moves += [f"{rng.choice('FBT')}:{a}-{b}" for a, b in rng.sample(pairs, 20)]
    return {"spaces": spaces, "moves": [*moves, *(f"S:{space}*" for space in spaces), *rng.sample(list(STACKS), 3)]}


def almost_moves(rng: Random, count: int) -> list[str]:
    """Texts that are moves, or nearly."""
    texts = []
    for _ in range(count):
        a, b = rng.choice(list(SPACES)), rng.choice(list(SPACES))
        pair = rng.choice(
            [a, f"{a}-{b}", f"{min(a, b)}-{max(a, b)}", f"{a}*-{b}", f"{min(a, b)}-{max(a, b)}*", f"{a}*"]
        )
        place = f"{rng.choice('ds')}{a}/{rng.choice([0, 1, 7, 16, 99, 100])}>{rng.randrange(5)}"
        text = rng.choice(
            [
                f"{rng.choice('SFBTX')}:{pair}",
                f"{place}{rng.choice(['', '-ne', '-sw', '-n'])}",
                rng.choice(list(STACKS)),
            ]
        )
        cut = rng.randrange(len(text))
        texts.append(rng.choice([text, text, f"{text[:cut]}{rng.choice('x=*-d1 A')}{text[cut + 1 :]}", f"={text[0]}"]))
    return texts


def is_move(text: str) -> bool:
    """Whether Python reads a move in a text."""
    try:
        parse_move(text)
    except BadNotation:
        return False
    return True


def known(game: Game) -> GameState:
    """The state as everybody knows it: what a turn uncovers is shown at its end."""
    state = copied(game.state)
    if game.phase is Phase.BUILD:
        taken = next(one.stack.index for one in reversed(game.moves) if isinstance(one, Dig))
        if state.height[taken]:
            state.stack[LAYERS * taken + state.height[taken] - 1] = UNKNOWN
    return state


def near(a: Space, b: Space) -> bool:
    """Whether two spaces lie side by side, or a third lies between them."""
    return abs(a.col - b.col) + abs(a.row - b.row) <= 2


def answered(game: Game, asked: Json) -> Json:
    """What plain Python answers."""
    plain = Plain()
    plain.lay(game.state, game.state)

    def rows(question: Question, row: type[Any], *about: int, count: int | None = None) -> list[Json]:
        found, filled = plain.ask(question, row, ROOM, *about)
        return [asdict(one) for one in filled[: found if count is None else count]]

    def seat(number: int) -> Json:
        own = game.state.gardens[number]
        return {
            "sheet": rows(over_pools.sheet_row, SheetRow, number, count=1)[0],
            "points": rows(over_pools.point_rows, PointRow, number),
            "garden": rows(over_pools.garden_row, GardenRow, number, count=1)[0],
            "tiles": rows(over_pools.tile_rows, TileRow, number, count=own.tiles),
            "items": rows(over_pools.item_rows, ItemRow, number, count=own.items),
        }

    def refused(text: str) -> Json | None:
        code, (row,) = plain.ask(*_refusal(parse_move(text)))
        return None if code in (ALLOWED, None) else {"code": refusal(code), "row": asdict(row)}

    return {
        "digest": f"{public_digest(known(game), [0] * game.players):08x}",
        "legal": [str(move) for move in game.legal_moves()],
        "moves": [asdict(row) for row in move_rows(game.state)],
        "incomes": rows(over_pools.income_rows, IncomeRow),
        "standings": rows(over_pools.standing_rows, StandingRow, count=game.players),
        "seats": [seat(number) for number in range(game.players)],
        "places": [
            rows(over_pools.place_row, PlaceRow, SPACES[space].index, NO_CORNER, count=1)[0]
            for space in asked["spaces"]
        ],
        "refusals": [refused(move) for move in asked["moves"]],
    }


def _refusal(move: Move) -> tuple[Any, ...]:
    """The question whether a move is refused, as it is put to plain Python."""
    match move:
        case Place(source, position, level):
            about: tuple[int, ...] = (source is Source.STORED, position.index, level, move.corner_number)
            return over_pools.refuse_place, RefusalRow, 1, *about
        case Decorate(symbol, spaces, star):
            about = (SYMBOLS.index(symbol), spaces[0].index, spaces[-1].index, -1 if star is None else star.index)
            return over_pools.refuse_decorate, RefusalRow, 1, *about
        case Dig(stack):
            return over_pools.refuse_dig, RefusalRow, 1, stack.index
    raise AssertionError(move)
