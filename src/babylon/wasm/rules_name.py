"""What the rules are called: a hash of all that decides a game. A game is judged by the rules it was begun with."""

import ast
import hashlib
import io
import json
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babylon.game.as_json import edition_json, tiles_json
from babylon.pieces.edition import EDITIONS
from babylon.pieces.tile import tiles

RULES = Path(__file__).parents[1] / "rules"
TILE_SETS = ("standard",)
LAYOUT = (tokenize.COMMENT, tokenize.NL)


@cache
def rules_name() -> str:
    """The name of the rules as they are: of their text, the books' choices and the tiles of the package."""
    whole = hashlib.sha256()
    for source in sorted(RULES.glob("*.py")):
        whole.update("\n".join(_words(source.read_text("utf-8"))).encode())
    data = [edition_json(one) for one in EDITIONS.values()], [tiles_json(tiles(name)) for name in TILE_SETS]
    whole.update(json.dumps(data).encode())
    return whole.hexdigest()[:16]


def _words(text: str) -> Iterator[str]:
    """What Python reads of a text: neither comments nor docstrings, which change no game."""
    silent = _docstrings(text)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in LAYOUT and token.start not in silent:
            yield tokenize.tok_name[token.type] if not token.string.strip() else token.string


def _docstrings(text: str) -> set[tuple[int, int]]:
    """Where texts stand that nobody uses."""
    lone = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr))
    return {(one.lineno, one.col_offset) for one in lone if isinstance(one, ast.Constant)}
