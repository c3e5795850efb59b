"""Gardens of finished games, entered into the score pad: it says what the rules said at the table."""

from collections import Counter
from functools import cache

import pytest

from babylon import EDITIONS, Game
from babylon.game.score_pad import PadPiece, counted_score, rebuilt
from tests.properties.finished_gardens import counted, finished

# Each of the printed editions and mixes, two to four players, ordinary tiles and such as build many bridges.
GAMES = range(0, 200, 7)
game = cache(finished)


@pytest.mark.parametrize("number", GAMES)
def test_a_garden_put_together_again_scores_as_it_did(number: int) -> None:
    ended, gardens = game(number)
    assert [rebuilt(ended.edition, pieces).score for pieces in gardens] == list(ended.scores())


@pytest.mark.parametrize("number", GAMES)
def test_what_one_edition_lets_stand_all_of_them_score(number: int) -> None:
    ended, gardens = game(number)
    for pieces in gardens:
        assert rebuilt(ended.edition, pieces).forbidden.keys() <= bare(pieces)
        assert [rebuilt(edition, pieces).impossible for edition in EDITIONS.values()] == [{}] * len(EDITIONS)


def bare(pieces: list[PadPiece]) -> set[int]:
    """The tiles whose open corner was left without a belvedere, which can't be told from a missing one."""
    return {number for number, piece in enumerate(pieces) if getattr(piece, "bare", False)}


@pytest.mark.parametrize("number", GAMES)
def test_counted_pieces_score_as_the_garden_does_in_every_edition(number: int) -> None:
    ended, gardens = game(number)
    for seat, pieces in enumerate(gardens):
        seen, under_decks = counted(ended.garden(seat))
        for edition in (ended.edition, *EDITIONS.values()):
            assert counted_score(edition, seen, under_decks) == rebuilt(edition, pieces).score


def test_the_gardens_are_of_every_sort() -> None:
    seen = Counter(name for number in GAMES for name in sorts(*game(number)))
    assert {name for name, count in seen.items() if count > 1} >= {
        *EDITIONS,
        "2 players",
        "3 players",
        "4 players",
        "hidden items",
        "under decks",
        "forbidden elsewhere",
        "editions differ",
    }


def sorts(ended: Game, gardens: list[list[PadPiece]]) -> list[str]:
    """What occurs in a game."""
    found = [ended.edition.name.partition("+")[0], f"{ended.players} players"]
    for seat, pieces in enumerate(gardens):
        scored = [rebuilt(edition, pieces) for edition in EDITIONS.values()]
        found += ["hidden items"] * any(not item.visible for item in ended.garden(seat).items)
        found += ["under decks"] * any(counted(ended.garden(seat))[1].flowers)
        found += ["forbidden elsewhere"] * any(one.forbidden for one in scored)
        found += ["editions differ"] * (len({one.score.total for one in scored}) > 2)
    return found
