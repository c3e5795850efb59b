"""What a client is told of the moves it may offer."""

import random

import pytest

from babylon.game import Game
from babylon.game.public_game import PublicGame
from babylon.pieces.edition import EDITIONS, Belvederes, Supply
from babylon.server.explanations.legal_moves import legal_json
from babylon.server.wire.json_text import JsonObject
from tests.server.plain_bots import Plain


def first_places(choice: Belvederes, belvederes: int) -> list[JsonObject]:
    """The legal placements of the first turn that could leave a corner open, with so many belvederes in the box."""
    supply = Supply(148, 60, belvederes, 15, 15, 15, 38)
    edition = EDITIONS["revised"].mixed(belvederes=choice, supply=supply)
    game, rng = Game.deal(2, edition, seed=3), random.Random(3)
    while True:
        for move in Plain().turn(game.view(game.seat), 0.0, rng):
            game.play(move)
            if game.phase == "build" and any(place["open"] for place in _places(game)):
                return _places(game)
            if game.is_over:
                return []


def _places(game: Game) -> list[JsonObject]:
    public = PublicGame(game.dealing)
    for move in game.moves:
        public.play(move)
    return [move for move in legal_json(public, None) if move["kind"] == "place"]


@pytest.mark.parametrize(
    ("choice", "belvederes", "promised"),
    [(Belvederes.REQUIRED, 1, True), (Belvederes.WHILE_THEY_LAST, 1, True), (Belvederes.WHILE_THEY_LAST, 0, False)],
)
def test_a_belvedere_is_promised_only_while_there_is_one(choice: Belvederes, belvederes: int, promised: bool) -> None:
    places = first_places(choice, belvederes)
    assert any(place["open"] for place in places)
    for place in places:
        assert place["belvedere"] is (promised and place["open"] is not None)
        gain = place["gain"]
        assert isinstance(gain, dict)
        assert gain.get("belvederes", 0) == int(place["belvedere"])


def test_without_a_belvedere_no_corner_stays_open_where_one_is_required() -> None:
    assert first_places(Belvederes.REQUIRED, 0) == []
