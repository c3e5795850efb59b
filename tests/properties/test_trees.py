"""Every tree of turns reads back from its text as itself."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from babylon import Game
from babylon.game.variations import checked_variations
from babylon.pieces.move import Move, ends_turn
from babylon.pieces.spaces import SPACES, STACKS
from babylon.record import Arrow, GardenSpace, Mark, Node, RecordTree, Ring, plain_note, read_tree
from tests.properties.tables import chances, games, some_move

DEEPEST = 4
NOTES = st.text(max_size=20).map(plain_note)


def some_mark(game: Game, rng: Random) -> Mark:
    flower, spaces = rng.choice(game.dealing.seats), rng.sample(list(SPACES.values()), 2)
    start, end = rng.choice(list(STACKS.values())), GardenSpace(flower, spaces[0])
    marks: list[Mark] = [Ring(start), Ring(end), Arrow(start, end), Arrow(end, GardenSpace(flower, spaces[1]))]
    return rng.choice(marks)


def some_turn(game: Game, rng: Random) -> tuple[tuple[Move, ...], Game]:
    """A turn, now and then one that is not finished, and the game after it."""
    after, moves = game.copy(), list[Move]()
    while not moves or not (ends_turn(moves[-1]) or rng.random() < 0.02):
        moves.append(some_move(after, rng))
        after.play(moves[-1])
    return tuple(moves), after


def some_node(game: Game, rng: Random, notes: list[str], moves: tuple[Move, ...] = (), depth: int = 0) -> Node:
    children = {}
    if depth < DEEPEST and not game.is_over and not (moves and not ends_turn(moves[-1])):
        for _ in range(rng.choice([0, 1, 1, 1, 2, 3])):
            turn, after = some_turn(game, rng)
            children[turn] = after
    return Node(
        moves,
        rng.choice(notes) if rng.random() < 0.4 else "",
        tuple(some_mark(game, rng) for _ in range(rng.choice([0, 0, 1, 2]))),
        tuple(some_node(after, rng, notes, turn, depth + 1) for turn, after in children.items()),
    )


@given(games(), chances(), st.lists(NOTES, min_size=1))
def test_a_tree_reads_back_as_itself(game: Game, rng: Random, notes: list[str]) -> None:
    tree = RecordTree(game.dealing, some_node(game, rng, notes))
    text = str(tree)
    again = read_tree(text)
    assert again == tree
    assert str(again) == text
    checked_variations(again)
