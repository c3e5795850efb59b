"""Where every point comes from."""

from babylon import Category, Cover, Point, Space
from tests.drawing.garden import draw

EVERY_KIND = """
     2  o F F o . T o
     1  S o o B . B o
    L1  a b c d e f g
    S:a1 F:b2-c2 B:d1-f1
     4  . . . . . o ^
     3  . . . . . T o
    L2  a b c d e f g
    T:f2-f3
"""


def described(points: tuple[Point, ...]) -> list[tuple[str, str, str, str, int]]:
    return [
        (point.category, point.what, " ".join(map(str, point.spaces)), " ".join(map(str, point.levels)), point.points)
        for point in points
    ]


def test_every_item_set_and_the_highest_tile_is_listed_with_its_points() -> None:
    game = draw(EVERY_KIND, flowers=("white", "pink", "blue", "yellow"))
    assert described(game.points()[0]) == [
        ("statues", "statue", "a1", "1", 1),
        ("fountains", "fountain", "b2 c2", "1 1", 3),
        ("bridges", "bridge", "d1 f1", "1 1", 3),
        ("belvederes", "belvedere", "g4", "2", 1),
        ("stairways", "stairway", "f2 f3", "1 2", 3),
        ("diversity", "set", "a1 b2 d1 f2", "1 1 1 1", 4),
        ("flowers", "set", "a1 c1 f1 f3", "1 1 1 2", 4),
        ("highest", "tile", "f3", "2", 4),
    ]


def test_the_points_add_up_to_every_line_of_the_sheet() -> None:
    game = draw(EVERY_KIND, flowers=("white", "pink", "blue", "yellow"))
    (sheet, _), (points, _) = game.scores(), game.points()
    for category in Category:
        assert sum(point.points for point in points if point.category is category) == sheet.points(category)


def test_what_scores_nothing_is_listed_with_the_tile_that_hides_it() -> None:
    game = draw("""
         2  o S o o
         1  o o o o
        L1  a b c d
        S:b2
         2  . o o .
         1  . o o .
        L2  a b c d
    """)
    statue = game.points()[0][0]
    assert (statue.points, statue.hidden_by) == (0, Cover("c03", Space(1, 0), 2))


def test_an_empty_garden_has_no_points_to_list() -> None:
    assert draw().points() == ((), ())
