"""Gardens of finished games for the page's own tests: `python -m tests.web.pad_gardens` prints them."""

import json

from babylon import EDITIONS
from babylon.game.score_pad import Counts, LaidTile, PadPiece, rebuilt
from babylon.pieces.kinds import FLOWERS, SYMBOLS
from tests.properties.finished_gardens import counted, finished

GAMES = (0, 35, 49, 182)  # with bridges, hidden items, what only decks hide; two and four players


def pieces_json(pieces: list[PadPiece]) -> list[list[int | str]]:
    """Tiles as flower, position, level and open corner, decorations as symbol and spaces: numbers of the rules."""
    return [
        ["tile", FLOWERS.index(one.flower), one.place.position.index, one.place.level, one.place.corner_number]
        if isinstance(one, LaidTile)
        else ["item", SYMBOLS.index(one.symbol), one.spaces[0].index, one.spaces[-1].index]
        for one in pieces
    ]


def counts_json(counts: Counts) -> dict[str, object]:
    """Counts as the page keeps them."""
    return {
        "items": {symbol.value: list(counts.decorations[symbol]) for symbol in SYMBOLS},
        "belvederes": counts.belvederes,
        "flowers": list(counts.flowers),
        "highest": counts.highest,
        "notches": counts.open_notches,
    }


def gardens_json() -> list[dict[str, object]]:
    """Every garden with what was counted of it, and its score sheet by every edition."""
    found: list[dict[str, object]] = []
    for number in GAMES:
        game, gardens = finished(number)
        for seat, pieces in enumerate(gardens):
            seen, under_decks = counted(game.garden(seat))
            scores = {name: rebuilt(edition, pieces).score for name, edition in EDITIONS.items()}
            found.append(
                {
                    "pieces": pieces_json(pieces),
                    "seen": counts_json(seen),
                    "underDecks": counts_json(under_decks),
                    "scores": {name: score.as_json() for name, score in scores.items()},
                }
            )
    return found


if __name__ == "__main__":
    print(json.dumps(gardens_json()))  # noqa: T201 - the page's tests read it
