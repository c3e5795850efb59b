"""The lines of a tree of turns: the main line as in any record, variations below the turn they replace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from babylon.pieces.move import Remove
from babylon.record.writer import round_number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from babylon.record.tree import Node

_INDENT = " " * 4


def tree_lines(root: Node, players: int, before: int) -> Iterator[str]:
    """The lines after the headers; a tree without variations and notes has those of its record.

    So many turns were played before the first one.
    """
    if comment := _comment(root):
        yield comment
    removals: list[str] = []
    turns = before
    siblings = root.children
    while siblings:
        main, *others = siblings
        if isinstance(main.moves[0], Remove):
            removals.append(_turn(main))
            if others or not main.children or not isinstance(main.children[0].moves[0], Remove):
                yield f"0. {' '.join(removals)}"
                removals = []
        else:
            number = round_number(turns, players, is_first=turns == before)
            yield f"{number:<3} {_turn(main)}"
            turns += 1
        for other in others:
            yield from _variation(other, _INDENT)
        siblings = main.children


def _variation(first: Node, indent: str) -> Iterator[str]:
    """The lines of one variation, in its parentheses."""
    lines = [f"{indent}({_turn(first)}"]
    siblings = first.children
    while siblings:
        main, *others = siblings
        lines.append(f"{indent} {_turn(main)}")
        for other in others:
            lines += _variation(other, f"{indent} ")
        siblings = main.children
    lines[-1] += ")"
    yield from lines


def _turn(node: Node) -> str:
    return " ".join([*(str(move) for move in node.moves), *([_comment(node)] if _comment(node) else [])])


def _comment(node: Node) -> str:
    """Marks and words of a turn in braces; empty when there are none."""
    said = " ".join([*(str(mark) for mark in node.marks), *([node.note] if node.note else [])])
    return f"{{{said}}}" if said else ""
