"""`python -m tests.record.page_cases`: records good and bad, and what Python finds in them, for the page's reader."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path

from babylon import BadRecord, Game
from babylon.game.variations import checked_variations
from babylon.pieces.move import Move, ends_turn
from babylon.pieces.spaces import SPACES, STACKS
from babylon.questions.digest import garden_digest, table_digest
from babylon.record import Arrow, GardenSpace, Mark, Node, RecordTree, Ring, read, read_tree

GOLDEN = Path(__file__).parents[1] / "golden"
MUTATIONS = 400
TREES = 12
ODD = ["{", "}", "(", ")", "{[%ring A9]}", "x", '"', "?", "b99/g01/c01", "=z", "[Odd", "c9", "none", "8"]
# Bodies that a change of one word hardly leads to.
BODIES = [
    "A1 =- ({why} A2 =-) (A3 =-) B2 =-",
    "A1 =- (A2 =- (A3 =- B2 =-))",
    "A1 =- B2 (B3 =-)",
    "(A2 =-)",
    "A1 =- ((A2 =-))",
    "A1 =- ({nothing})",
    "A1 =- (\n)",
    "A1 (A2 =-) =-",
    "A1 =-\n(A2 =-)\n(A1 =-)",
    "A1 =- (A2 =- B1 =- (B1 =-))",
    "A1 =- {one\n two [%x]}",
    "A1 =- {a [%ring A1] [%]}",
    "A1 =- {[%arrow A1 A1]}",
    "A1 =- {[%arrow A1  B1]}",
    "A1 =- {[%ring white:c5",
    "A1 =- {[%ring yellow:h8] [%arrow white:a1 D4] fine}",
    "A1 =- (A2 =-\n=-) B2 =-",
    "A1 =- (A2 S:a1 =-) B2 =-",
    "A1 " * 80,
    "A1 " * 81,
    "A1 " * 65_000,
]


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
            words[index] = rng.choice(
                ["{", "}", "(", ")", "{[%ring A9]}", "x", '"', "?", "b99/g01/c01", "=z", "[Odd", "c9", "none", "8"]
            )
    return "".join(words)


def finding(text: str) -> dict[str, object]:
    """What Python says of a text."""
    try:
        Game.from_record(text)
        checked_variations(read_tree(text))
    except BadRecord as error:
        return {"text": text, "found": [error.code, error.line, error.column], "sentence": error.sentence("en")}
    return {"text": text, "found": None, "sentence": None}


def some_turn(game: Game, rng: random.Random) -> tuple[tuple[Move, ...], Game]:
    """A turn, and the game after it."""
    after, moves = game.copy(), list[Move]()
    while not moves or not ends_turn(moves[-1]):
        moves.append(rng.choice(after.legal_moves()))
        after.play(moves[-1])
    return tuple(moves), after


def some_mark(game: Game, rng: random.Random) -> Mark:
    flower, spaces = rng.choice(game.dealing.seats), rng.sample(list(SPACES.values()), 2)
    start, end = rng.choice(list(STACKS.values())), GardenSpace(flower, spaces[0])
    marks: list[Mark] = [Ring(start), Ring(end), Arrow(start, end), Arrow(end, GardenSpace(flower, spaces[1]))]
    return rng.choice(marks)


def some_node(game: Game, rng: random.Random, moves: tuple[Move, ...], depth: int) -> Node:
    """A turn with notes, marks and turns to follow, as deep as told."""
    turns = dict(some_turn(game, rng) for _ in range(rng.choice([1, 1, 2, 3]) if depth else 0))
    return Node(
        moves,
        rng.choice(["", "", "so", "「石」 – 100 % (no) [see]"]),
        tuple(some_mark(game, rng) for _ in range(rng.choice([0, 0, 1, 2]))),
        tuple(some_node(after, rng, turn, depth - 1) for turn, after in turns.items()),
    )


def trees(rng: random.Random) -> list[str]:
    """Records with variations."""
    games = [Game.deal(players=2 + number % 3, seed=number) for number in range(TREES)]
    return [str(RecordTree(game.dealing, some_node(game, rng, (), 5))) for game in games]


def main() -> None:
    texts = [path.read_text("utf-8") for path in sorted(GOLDEN.glob("*.bgn"))]
    rng = random.Random(17)
    mutated = [broken(rng.choice(texts), rng) for _ in range(MUTATIONS)]
    branched = trees(rng)
    mutated += [broken(rng.choice(branched), rng) for _ in range(MUTATIONS // 2)]
    head = str(Game.deal(players=4, seed=7).record()) + "\n"
    mutated += [head + body for body in BODIES]
    good = [{"text": text, "digests": digests(text)} for text in texts]
    json.dump({"good": good, "bad": [finding(text) for text in mutated], "trees": branched}, sys.stdout)


if __name__ == "__main__":
    main()
