"""A game as JSON, for clients that draw it."""

import json

from babylon import Game
from babylon.game.as_json import game_json
from tests.drawing.garden import draw
from tests.drawing.table import idle_round, table
from tests.drawing.verdict import after


def test_the_table_is_described() -> None:
    game = table(["extra-double", "extra-single"])
    idle_round(game)
    shown = game.view(0).as_json()
    assert {name: shown[name] for name in ("players", "seats", "phase", "seat", "round", "rounds", "winners")} == {
        "players": 4,
        "seats": ["white", "pink", "blue", "yellow"],
        "phase": "dig",
        "seat": 0,
        "round": 2,
        "rounds": 11,
        "winners": None,
    }
    assert (shown["token"], shown["tokens_seen"], shown["tokens_left"]) == ("extra-double", ["extra-double"], 9)


def test_how_many_single_pillars_are_stored_is_told() -> None:
    assert table().view(0).as_json()["stored_singles"] == 6


def test_the_edition_is_described() -> None:
    assert Game.deal(edition="ja").view().as_json()["edition"] == {
        "name": "ja",
        "highest": "double",
        "overlap": "beneath",
        "gap": "open",
        "belvederes": "required",
        "supply": [148, 60, 38, 15, 15, 15, 38],
    }


def test_the_quarry_shows_sixteen_stacks() -> None:
    game = Game.deal(players=4, seed=7)
    quarry = game.view().as_json()["quarry"]
    assert isinstance(quarry, list)
    assert len(quarry) == 16
    assert quarry[0] == {"stack": "A1", "height": 3, "tile": "c06"}


def test_all_faces_are_public() -> None:
    tiles = Game.deal(players=4, seed=7).view().as_json()["tiles"]
    assert isinstance(tiles, dict)
    assert len(tiles) == 52
    assert tiles["c01"] == {"face": ["statue", None, "fountain", None], "flower": "white", "material": "clay"}


def test_a_garden_shows_its_tiles_and_items() -> None:
    game = after(draw(dug=".S.T", singles=9), "dc4/1>2-ne", "S:c4")
    garden = json.loads(json.dumps(game_json(game)))["gardens"][0]
    assert garden["tiles"] == [
        {
            "tile": "g15",
            "position": "c4",
            "level": 1,
            "turns": 2,
            "open": "ne",
            "corners": [None, "stairway", None, "statue"],
            "flower": "white",
            "supports": ["single", "open", "single", "single"],
            "visible": True,
            "fresh": True,
        }
    ]
    belvedere, statue = garden["items"]
    assert belvedere["kind"] == "belvedere"
    assert statue == {
        "kind": "statue",
        "spaces": ["c4"],
        "levels": [1],
        "visible": True,
        "bears": False,
        "hidden_by": None,
        "fresh": True,
    }
    assert (garden["singles"], garden["doubles"], garden["stored"], garden["dug"]) == (6, 0, None, None)
    assert len(garden["surface"]) == 64
    assert garden["score"]["total"] == 4


def test_the_picture_is_plain_json() -> None:
    shown = Game.deal(players=3, seed=7).view(1).as_json()
    assert json.loads(json.dumps(shown)) == shown
