"""What a turn has prepared for a later one."""

from babylon import Game
from babylon.game.prospects import prospects, prospects_in
from babylon.pieces.kinds import Flower, Symbol
from babylon.pieces.prospects import Prospects
from babylon.questions.over_pools import prospect_row
from babylon.questions.prospects import ProspectRow
from babylon.rules.state import copied
from tests.drawing.garden import arranged, draw


def prepared(game: Game) -> Prospects:
    return prospects(game.state, 0)


def waiting(game: Game) -> dict[str, tuple[str, int]]:
    """Space and level of each item that lacks a second symbol."""
    return {str(one.symbol): (str(one.space), one.level) for one in prepared(game).waiting}


def test_a_symbol_waits_for_a_second_one_beside_it() -> None:
    game = draw("""
         2  o F
         1  o o
        L1  a b
    """)
    assert waiting(game) == {"fountain": ("b2", 1)}


def test_a_state_of_a_pool_has_prepared_the_same() -> None:
    game = draw("""
         2  o F
         1  o o
        L1  a b
    """)
    row = ProspectRow()
    prospect_row([copied(game.state), game.state], 1, 0, 0, [row])
    assert prospects_in(row) == prepared(game)
    assert prepared(game).waiting


def test_a_stairway_leads_up_to_the_tile_that_is_to_come() -> None:
    game = draw("""
         2  o o o T
         1  o o o o
        L1  a b c d
    """)
    assert waiting(game) == {"stairway": ("d2", 2)}


def test_a_bridge_needs_a_lower_space_between() -> None:
    flat = draw("""
         2  B o
         1  o o
        L1  c d
    """)
    assert waiting(flat) == {"bridge": ("c2", 1)}


def test_of_several_symbols_the_highest_is_told() -> None:
    game = draw("""
         4  . . . .
         3  . . . .
         2  o o o F
         1  o o o o
        L1  a b c d
         2  . F o .
         1  . o o .
        L2  a b c d
    """)
    assert waiting(game)["fountain"] == ("b2", 2)


def test_a_symbol_of_an_earlier_turn_is_no_news() -> None:
    game = draw("""
         2  o F
         1  o o
        L1  a b
        ---
    """)
    assert prepared(game) == Prospects((), None, None, None, None)


def test_a_symbol_that_is_used_waits_for_nothing() -> None:
    game = draw("""
         2  o F F o
         1  o o o o
        L1  a b c d
        F:b2-c2
    """)
    assert waiting(game) == {}


def test_what_the_supply_lacks_can_not_be_completed() -> None:
    text = """
         2  o F
         1  o o
        L1  a b
    """
    assert waiting(draw(text, left={"fountains": 0})) == {}


def test_where_no_further_tile_can_stand_nothing_is_completed() -> None:
    # Neither is a belvedere left for an open corner, nor is there a space beside the tile for the next one.
    game = draw("""
         2  o F
         1  o o
        L1  a b
    """)
    state = arranged(game)
    garden = state.gardens[0]
    garden.occupied = (1 << 64) - 1 & ~garden.surface[1]
    assert waiting(game) == {}


def test_pillars_in_hand_make_no_difference() -> None:
    text = """
         2  o F
         1  o o
        L1  a b
    """
    assert waiting(draw(text, singles=0)) == waiting(draw(text))


def test_the_first_tile_of_a_level_opens_the_next_one() -> None:
    game = draw("""
         2  o o o o
         1  o o o o
        L1  a b c d
        ---
         2  . o o .
         1  . o o .
        L2  a b c d
    """)
    assert prepared(game).opened == 3
    assert (
        prepared(
            draw("""
         2  o o
         1  o o
        L1  a b
        ---
         2  . . o o
         1  . . o o
        L1  a b c d
    """)
        ).opened
        is None
    )


def test_a_statue_opens_its_lines_for_others() -> None:
    first = draw("""
         2  S o
         1  o o
        L1  a b
        S:a2
    """)
    assert str(prepared(first).statue) == "a2"
    second = draw("""
         2  S o o o
         1  o o o o
        L1  a b c d
        S:a2
        ---
         2  . . . . S o
         1  . . . . o o
        L1  a b c d e f
        S:e2
    """)
    assert str(prepared(second).statue) == "e2"


def test_a_statue_whose_row_and_column_have_others_opens_nothing() -> None:
    game = draw("""
         4  S o S o
         3  o o o o
         2  S o . .
         1  o o . .
        L1  a b c d
        S:a4 S:c4 S:a2
        ---
         2  . . S o
         1  . . o o
        L1  a b c d
        S:c2
    """)
    assert prepared(game).statue is None


def test_without_belvederes_every_corner_needs_a_support() -> None:
    text = """
         2  o F
         1  o o
        L1  a b
    """
    assert waiting(draw(text, left={"belvederes": 0})) == {"fountain": ("b2", 1)}


def test_what_nobody_sees_counts_for_no_set() -> None:
    text = """
         2  S o o o
         1  o o o o
        L1  a b c d
        S:a2
        ---
         2  . o o .
         1  . o o .
        L2  a b c d
    """
    game = draw(text, flowers=("white", "pink", "blue"))
    assert prepared(game).flower is Flower.YELLOW
    garden = arranged(game).gardens[0]
    # As if other tiles lay over the first tile and its statue.
    garden.surface[3] |= garden.surface[1] & 0x0303
    garden.surface[1] &= ~0x0303
    assert prepared(game).flower is None


def test_a_set_of_flowers_lacks_only_one() -> None:
    game = draw(
        """
         2  o o o o
         1  o o o o
        L1  a b c d
        ---
         2  . . . . o o
         1  . . . . o o
        L1  a b c d e f
        """,
        flowers=("white", "pink", "blue"),
    )
    assert prepared(game).flower is Flower.YELLOW
    again = draw(
        """
         2  o o o o o o
         1  o o o o o o
        L1  a b c d e f
        ---
         2  . . . . . . o o
         1  . . . . . . o o
        L1  a b c d e f g h
        """,
        flowers=("white", "pink", "blue", "blue"),
    )
    assert prepared(again).flower is None


def test_a_set_of_decorations_lacks_only_one() -> None:
    game = draw("""
         2  S F F o
         1  o T o o
        L1  a b c d
        F:b2-c2
        S:a2
        ---
         2  . . . . B o
         1  . . . . o o
        L1  a b c d e f
    """)
    state = arranged(game)
    assert prepared(game).item is None
    assert state.gardens[0].items == 2
    with_stairway = draw("""
         2  S F F T o o
         1  o o o o o o
        L1  a b c d e f
        F:b2-c2
        S:a2
        ---
         3  . . . . o o
         2  . . . . T o
        L2  a b c d e f
        T:d2-e2
    """)
    assert prepared(with_stairway).item is Symbol.BRIDGE


def test_after_the_last_round_nothing_is_prepared() -> None:
    game = draw("""
         2  o F
         1  o o
        L1  a b
    """)
    state = arranged(game)
    state.round = state.token_count
    assert prepared(game) == Prospects((), None, None, None, None)


def test_asking_changes_nothing() -> None:
    game = draw("""
         2  o F
         1  o o
        L1  a b
    """)
    before = arranged(game)
    copy = game.copy()
    prepared(game)
    assert game.state is before
    assert copy.state == before
