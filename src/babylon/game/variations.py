"""Whether the variations of a record are legal."""

from babylon.game.game import Game
from babylon.pieces.errors import BadRecord, IllegalMove
from babylon.record import Node, RecordTree


def checked_variations(tree: RecordTree) -> int:
    """How many turns stand in variations; the first move of the text that is not legal is refused with its place."""
    turns, main = 0, 0
    waiting: list[tuple[Game, tuple[Node, ...], bool]] = [(Game(tree.deal), tree.root.children, True)]
    while waiting:
        before, siblings, is_main = waiting.pop()
        if not siblings:
            continue
        first, *others = siblings
        turns, main = turns + 1, main + is_main
        waiting.append((_after(before, first), first.children, is_main))
        waiting.extend((before, (other,), False) for other in reversed(others))
    return turns - main


def _after(before: Game, node: Node) -> Game:
    """The game when the turn is played."""
    game = before.copy()
    places = node.places or ((0, 0),) * len(node.moves)
    for move, place in zip(node.moves, places, strict=True):
        try:
            game.play(move)
        except IllegalMove as error:
            raise BadRecord("illegal", *place, move=str(move), reason=error) from error
    return game
