"""`python -m tests.record.page_cases`: records good and bad, and what Python finds in them, for the page's reader."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path

from babylon import BadRecord, Game
from babylon.questions.digest import garden_digest, table_digest
from babylon.record import read

GOLDEN = Path(__file__).parents[1] / "golden"
MUTATIONS = 400


def digest(game: Game) -> str:
    return f"{table_digest(game.state, [garden_digest(garden) for garden in game.state.gardens]):08x}"


def digests(text: str) -> list[str]:
    """The digest after every whole turn."""
    record = read(text)
    game = Game(record.deal)
    found = []
    for move in record.moves:
        game.play(str(move))
        if str(move).startswith(("x", "=")):
            found.append(digest(game))
    return found


def broken(text: str, rng: random.Random) -> str:
    """The record with one word lost, doubled, changed or moved."""
    words = re.split(r"(\s+)", text)
    index = rng.randrange(0, len(words), 2)
    match rng.randrange(5):
        case 0:
            words[index] = ""
        case 1:
            words[index] += f" {words[index]}"
        case 2:
            words[index] = words[rng.randrange(0, len(words), 2)]
        case 3:
            words[index] = words[index][:-1]
        case _:
            words[index] = rng.choice(["{", "}", "x", '"', "?", "b99/g01/c01", "=z", "[Odd", "c9", "none", "8"])
    return "".join(words)


def finding(text: str) -> dict[str, object]:
    """What Python says of a text."""
    try:
        Game.from_record(text)
    except BadRecord as error:
        return {"text": text, "found": [error.code, error.line, error.column], "sentence": error.sentence("en")}
    return {"text": text, "found": None, "sentence": None}


def main() -> None:
    texts = [path.read_text("utf-8") for path in sorted(GOLDEN.glob("*.bgn"))]
    rng = random.Random(17)
    mutated = [broken(rng.choice(texts), rng) for _ in range(MUTATIONS)]
    good = [{"text": text, "digests": digests(text)} for text in texts]
    json.dump({"good": good, "bad": [finding(text) for text in mutated]}, sys.stdout)


if __name__ == "__main__":
    main()
