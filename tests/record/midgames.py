"""`python -m tests.record.midgames`: games taken up in the middle, good and bad, and what Python finds in them."""

from __future__ import annotations

import json
import random
import re
import sys

from babylon import Game
from babylon.game.taken_up import taken_up
from babylon.pieces.edition import EDITIONS
from babylon.pieces.kinds import Phase
from babylon.record import Record
from tests.record.page_cases import digest, digests, finding

GAMES = 9
MUTATIONS = 400
TILES = [f"{material}{number:02}" for material in "cgb" for number in (1, 5, 9, 16)] + ["white", "pink", "blue"]
PIECES = ["S:c4", "F:c4-d4", "B:a1-c1", "T:e5-e6", "c03:a1/1>0", "g07:d4/2>1-ne", "b11:e1/1>3-sw!", "yellow:g7/1>0"]
ODD = [*TILES, *PIECES, *"?-0123456789", "17", "none", "extra-single", "White", "S:c4*", "c3:a1/1>0", "c03:a1/01>0"]


HEAD = """[Babylon "2"]
[Edition "revised"]
[Tiles "standard"]
[Seats "white pink"]
[Quarry "{quarry}"]
[Tokens "{tokens}"]
[Heights "{heights}"]
[Round "{round}"]
[Turn "{turn}"]
[Garden "{white}"]
[Garden "{pink}"]
"""
# The third round: two turns each, and the setup, have taken ten Clay tiles.
PLAIN = {
    "quarry": " ".join(["?/?/?"] * 16),
    "tokens": " ".join(["none", "extra-single", *"?" * 12]),
    "heights": "2 " * 10 + "3 3 3 3 3 3",
    "round": "3",
    "turn": "white",
    "white": "white 2 - white:c3/1>0 c01:e3/1>0-ne S:c3",
    "pink": "pink 0 pink",
}
NAMED = " ".join([f"?/?/c{number:02}" for number in range(7, 17)] + ["?/?/?"] * 6)
# What can't be so: the code, and what is changed.
REFUSED = {
    "header-missing": {"left_out": "Heights"},
    "wrong-count": {"heights": "2 " * 10 + "3 3 3 3 3"},
    "bad-number": {"heights": "4 " + "2 " * 9 + "3 3 3 3 3 3"},
    "unknown-value": {"turn": "blue"},
    "bad-round": {"round": "0"},
    "bad-garden": {"white": "white 2"},
    "bad-piece": {"white": "white 2 - S:c3*"},
    "garden-missing": {"left_out": 'Garden "pink'},
    "value-twice": {"pink": "white 0 -"},
    "no-such-tile": {"white": "white 0 pink"},
    "tile-elsewhere": {"pink": "pink 0 c01"},
    "too-many-tokens": {"tokens": " ".join(["none", "none", "none", *"?" * 11])},
    "token-unknown": {"tokens": " ".join(["none", *"?" * 13])},
    "wrong-quarry": {"round": "2"},
    "clay-not-removed": {"heights": "0 0 0 2 " + "3 " * 12, "white": "white 0 -"},
    "too-few-dug": {"pink": "pink 0 g01"},
    "never-dug": {"quarry": NAMED},
    "too-many-tiles": {"white": "white 0 c04 c01:c3/1>0 c02:e3/1>0"},
    "too-many-singles": {"white": "white 6 -", "supply": "5 60 38 15 15 15 38"},
    "cannot-stand": {"white": "white 2 - white:c3/2>0"},
}


def midgame_text(**changes: str) -> str:
    """The record of a game in its third round, with these changes."""
    supply, left_out = changes.pop("supply", None), changes.pop("left_out", None)
    text = HEAD.format(**(PLAIN | changes))
    if left_out:
        text = "".join(line for line in text.splitlines(keepends=True) if f"[{left_out}" not in line)
    return text.replace("[Tiles", f'[Supply "{supply}"]\n[Tiles') if supply else text


def built_game(players: int, edition: str, seed: int) -> Game:
    """A game whose players like to build."""
    rng, game = random.Random(seed), Game.deal(players=players, edition=edition, seed=seed)
    until = rng.randrange(players, game.rounds * players)
    turns = 0
    while turns < until or game.phase is not Phase.DIG:
        moves = game.legal_moves()
        building = [move for move in moves if str(move)[0] in "ds" or ":" in str(move)]
        before = game.seat
        game.play(rng.choice(building if building and rng.random() < 0.8 else moves))
        turns += game.phase is Phase.DIG and game.seat != before
    return game


def games() -> list[Game]:
    return [built_game(2 + number % 3, list(EDITIONS)[number % len(EDITIONS)], number) for number in range(GAMES)]


def hidden(game: Game) -> str:
    """The record of the position as everybody sees it."""
    return str(Record.of(game.view().deal, ()))


def played_on(game: Game, seed: int) -> str:
    """The record of a game taken up here and played on for a few turns."""
    rng, after = random.Random(seed), Game(taken_up(game))
    for _ in range(30):
        if after.is_over:
            break
        after.play(rng.choice(after.legal_moves()))
    return str(after.record())


def unsaid(text: str) -> str:
    """The record without the tiles that were dug."""
    heights = [int(word) for word in (re.search(r'\[Heights "(.*)"\]', text) or [""])[1].split()]
    stacks = (re.search(r'\[Quarry "(.*)"\]', text) or [""])[1].split()
    kept = [
        "/".join(one if at < high else "?" for at, one in enumerate(stack.split("/")))
        for stack, high in zip(stacks, heights, strict=True)
    ]
    return text.replace(" ".join(stacks), " ".join(kept))


def broken(text: str, rng: random.Random) -> str:
    """The record with a word of its position lost, doubled or changed."""
    begin = rng.choice(["[Heights", "[Round", "[Turn", "[Garden", "[Garden", "[Garden", "[Quarry", "[Tokens"])
    lines = text.splitlines()
    line = rng.choice([number for number, one in enumerate(lines) if one.startswith(begin)])
    if rng.random() < 0.05:
        return "\n".join(lines[:line] + lines[line + 1 :])
    words = re.split(r'([ "])', lines[line])
    at = rng.choice([number for number, word in enumerate(words) if number > 1 and word not in {"", " ", '"', "]"}])
    match rng.randrange(4):
        case 0:
            words[at] = ""
        case 1:
            words[at] += f" {words[at]}"
        case 2:
            words[at] = rng.choice(words)
        case _:
            words[at] = rng.choice(ODD)
    lines[line] = "".join(words)
    return "\n".join(lines)


def main() -> None:
    rng = random.Random(19)
    played = games()
    texts = [str(Record.of(taken_up(game), ())) for game in played]
    texts += [hidden(Game(taken_up(game))) for game in played] + [unsaid(text) for text in texts]
    on = [played_on(game, number) for number, game in enumerate(played)]
    good = [
        {"text": text, "begins": digest(Game.from_record(text.partition("\n\n")[0])), "digests": digests(text)}
        for text in [*texts, *on]
    ]
    refused = [finding(midgame_text(**changes)) for changes in REFUSED.values()]
    bad = refused + [finding(broken(rng.choice(texts), rng)) for _ in range(MUTATIONS)]
    json.dump({"good": good, "bad": bad}, sys.stdout)


if __name__ == "__main__":
    main()
