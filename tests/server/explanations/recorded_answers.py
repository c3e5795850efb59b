"""What the server says of positions from 200 games, kept as digests.

`python -m tests.server.explanations.recorded_answers` compares all games, with `--record` it writes them down anew.
A game is any edition or mix, two to four players, a usual, scarce or rich supply, tiles as printed or full of few
symbols. Sentences are left out: they may be worded better without any answer being another. What they speak of is kept.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from unittest import mock

from babylon import Corner, Game, Move, Source
from babylon.game.action_numbers import move_of
from babylon.game.public_deal import public_deal
from babylon.game.public_game import PublicGame
from babylon.pieces.kinds import Phase
from babylon.pieces.spaces import SPACES
from babylon.rules.actions import ACTIONS, DECORATE, END, SPACE_A, SPACE_B
from babylon.rules.board import BIT
from babylon.server.explanations import previews
from babylon.server.explanations.previews import preview, why
from babylon.server.tables.live_table import Call, LiveTable
from babylon.server.wire.drafts import Draft, PlaceQuestion, PointsRequest, WhyRequest
from babylon.server.wire.json_text import Json, JsonObject, dumped
from tests.properties.tables import some_move
from tests.properties.test_refusals import odd, unmarked
from tests.properties.varied_games import game_of
from tests.server.tables.stories import OFFERS, dealt

GOLDEN = Path(__file__).parents[2] / "golden" / "answers.txt"
GAMES = 200
ASKED = {Phase.REMOVE: 0.05, Phase.DIG: 0.1, Phase.BUILD: 0.15}  # of all positions
QUESTIONS = 5  # moves of each sort that a position is asked about
DIGEST = 4  # bytes
CALL = Call("ada", 1000.0, OFFERS)


@cache
def empty_table(players: int) -> LiveTable:
    """A table of so many; the games are laid on it."""
    return dealt(("ada", "bo", "cy", "di")[:players]).table


def public(game: Game) -> PublicGame:
    """The game as the server has it."""
    known = PublicGame(public_deal(game.dealing, game.state))
    for move in game.moves:
        known.play(move)
    return known


def moves_to_ask(game: Game, rng: Random) -> Iterator[str | PlaceQuestion]:
    """Moves that make sense, moves that make none, and spaces without a level."""
    for _ in range(QUESTIONS):
        yield str(rng.choice(list(unmarked(move_of(game.state, rng.randrange(ACTIONS))))))
        decoration = rng.choice(decorations_near(game))
        yield str(rng.choice(list(unmarked(move_of(game.state, decoration)))))
        corner = rng.choice([None, None, *Corner])
        space = rng.choice(list(SPACES))
        yield PlaceQuestion(source=rng.choice(list(Source)), space=space, turns=rng.randrange(4), open=corner)
    yield from (str(move) for _, move in zip(range(QUESTIONS), written(odd(game, rng)), strict=False))


def decorations_near(game: Game) -> list[int]:
    """The decorations that touch a tile of this turn, or all while there is none."""
    fresh = game.state.gardens[game.seat].fresh
    items = range(END - DECORATE)
    near = [DECORATE + item for item in items if fresh & (BIT[SPACE_A[item]] | BIT[SPACE_B[item]])]
    return near or [DECORATE + item for item in items]


def written(moves: Iterator[Move]) -> Iterator[Move]:
    """The moves that a client can write down: with a level of their own and their spaces in order."""
    for move in moves:
        level, spaces = getattr(move, "level", 1), getattr(move, "spaces", ())
        star = getattr(move, "star", None)
        if 0 < level < 100 and list(spaces) == sorted(spaces) and (star is None or star in spaces):
            yield move


def unworded(key: str, _: str, **details: object) -> str:
    """A sentence's key and all that it may speak of, in place of its words."""
    return " ".join([key, *(f"{name}={value}" for name, value in sorted(details.items()))])


def refusals(table: LiveTable, draft: PublicGame, moves: list[str], asked: list[str | PlaceQuestion]) -> Json:
    """What is said of each move, and the numbers of its sentence."""
    answers: list[Json] = []
    for move in asked:
        request = WhyRequest(seat=draft.seat, moves=moves, move=move)
        with mock.patch("babylon.pieces.errors.say", unworded):
            answers.append(why(table, CALL, request, "en"))
    return answers


def points(table: LiveTable, seat: int, moves: list[str]) -> Json:
    """Where the points come from; instead of the sentence, what it is made of."""
    with mock.patch("babylon.render.sentences.say", unworded):
        return previews.points(table, CALL, PointsRequest(seat=seat, moves=moves), "en")


def answers_at(before: PublicGame, moves: list[str], rng: Random) -> JsonObject:
    """All that the server says of a draft."""
    table = replace(empty_table(before.players), game=before)
    draft = before.copy()
    for move in moves:
        draft.play(move)
    asked = list(moves_to_ask(draft, rng))
    with mock.patch.object(previews, "require_turn"):
        seen = preview(table, CALL, Draft(seat=before.seat, moves=moves), None)
        view = seen["view"]
        assert isinstance(view, dict)
        return {
            "legal": seen["legal"],
            "income": seen["income"],
            "gardens": view["gardens"],
            "score": [seen["score"], seen["gain"]],
            "points": [points(table, seat, moves if seat == draft.seat else []) for seat in range(draft.players)],
            "why": refusals(table, draft, moves, asked),
        }


def positions(number: int) -> Iterator[tuple[int, JsonObject]]:
    """Some positions of a game by their ply, with all that is said of them."""
    rng = Random(number)
    game = game_of(number, rng)
    turn: list[str] = []
    while not game.is_over:
        if rng.random() < ASKED[game.phase]:
            start = game.copy()
            start.undo(len(turn))
            yield game.ply, answers_at(public(start), turn, rng)
        seat, move = game.seat, some_move(game, rng)
        game.play(move)
        turn = [*turn, str(move)] if game.phase is Phase.BUILD and game.seat == seat else []


def digest(answer: Json) -> str:
    """An answer in a few letters."""
    return hashlib.blake2s(dumped(answer).encode(), digest_size=DIGEST).hexdigest()


def lines_of(number: int) -> list[str]:
    """A game's positions: game, ply, then a digest for each answer."""
    return [
        " ".join([str(number), str(ply), *(digest(answer) for answer in answers.values())])
        for ply, answers in positions(number)
    ]


def stored() -> dict[int, list[str]]:
    """The lines that were written down, by game."""
    games: dict[int, list[str]] = {}
    for line in GOLDEN.read_text("utf-8").splitlines():
        games.setdefault(int(line.partition(" ")[0]), []).append(line)
    return games


def main() -> int:
    """Compare every game with what was written down, or write it down."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--record", action="store_true")
    if parser.parse_args().record:
        GOLDEN.write_text("".join(f"{line}\n" for number in range(GAMES) for line in lines_of(number)), "utf-8")
        return 0
    known = stored()
    differing = [number for number in range(GAMES) if lines_of(number) != known.get(number, [])]
    print(f"{GAMES} games, {sum(map(len, known.values()))} positions; differing: {differing or 'none'}")  # noqa: T201
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
