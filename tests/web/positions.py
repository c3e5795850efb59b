"""Positions of games of all sorts with the server's answers about them, for the page to answer the same: JSON.

`python -m tests.web.positions FIRST COUNT` prints some positions of so many games (`tests.properties.varied_games`).
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from unittest import mock

from babylon.game.as_json import edition_json, tiles_json
from babylon.game.public_game import PublicGame
from babylon.pieces.deal import Deal
from babylon.pieces.kinds import Phase
from babylon.server.explanations import previews
from babylon.server.wire.drafts import Draft, PlaceQuestion, PointsRequest, WhyRequest
from tests.properties.tables import some_move
from tests.properties.varied_games import game_of
from tests.server.explanations.recorded_answers import CALL, empty_table, moves_to_ask, public

ASKED = {Phase.REMOVE: 0.1, Phase.DIG: 0.06, Phase.BUILD: 0.06}  # of all positions


def deal_json(deal: Deal) -> dict[str, object]:
    """A deal with holes, as the page's kernel takes it."""
    return {
        "edition": edition_json(deal.edition),
        "tiles": tiles_json(deal.tiles),
        "box": list(deal.tiles.tokens),
        "seats": list(deal.seats),
        "quarry": [list(stack) for stack in deal.quarry],
        "tokens": list(deal.tokens),
    }


def answers(before: PublicGame, moves: list[str], rng: Random) -> dict[str, object]:
    """A draft, and all that the server says of it."""
    table = replace(empty_table(before.players), game=before)
    draft = before.copy()
    for move in moves:
        draft.play(move)
    asked = list(moves_to_ask(draft, rng))
    with mock.patch.object(previews, "require_turn"):
        preview = previews.preview(table, CALL, Draft(seat=before.seat, moves=moves), None)
        del preview["seq"]  # it is the table's, not the game's
        return {
            "deal": deal_json(before.dealing),
            "played": [str(move) for move in before.moves],
            "seat": before.seat,
            "moves": moves,
            "preview": preview,
            "points": [
                previews.points(table, CALL, PointsRequest(seat=seat, moves=moves if seat == before.seat else []), "en")
                for seat in range(before.players)
            ],
            "why": [
                {
                    "move": move.model_dump(mode="json") if isinstance(move, PlaceQuestion) else move,
                    "answer": previews.why(table, CALL, WhyRequest(seat=before.seat, moves=moves, move=move), "en"),
                }
                for move in asked
            ],
        }


def positions(number: int) -> Iterator[dict[str, object]]:
    """Some positions of a game; its last one, too."""
    rng = Random(number)
    game = game_of(number, rng)
    turn: list[str] = []
    while not game.is_over:
        if rng.random() < ASKED[game.phase]:
            start = game.copy()
            start.undo(len(turn))
            yield answers(public(start), turn, rng)
        seat, move = game.seat, some_move(game, rng)
        game.play(move)
        turn = [*turn, str(move)] if game.phase is Phase.BUILD and game.seat == seat else []
    yield answers(public(game), [], rng)


def main(first: int, count: int) -> None:
    """Print them."""
    found = [position for number in range(first, first + count) for position in positions(number)]
    print(json.dumps(found))  # noqa: T201


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
