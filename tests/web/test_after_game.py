"""Someone loses a game, sees what it cost, tries the better turn, solves a puzzle about it and shares a link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.after_game import LANGUAGE, Story, seen
from tests.web.test_accessibility import findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room


def test_after_a_lost_game_on_a_phone_in_japanese(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True, language=LANGUAGE)
    barriers: dict[str, list[str]] = {}
    story = Story(room, lambda name: barriers.update({name: findings(room)}))
    story.lose()
    first, second = story.review()
    assert first["cost"]["value"] >= second["cost"]["value"] > second["cost"]["error"]
    story.compare(second, 1)
    story.back()
    story.compare(first, 0)
    story.solve(first)
    link = story.share()
    assert {name: found for name, found in barriers.items() if found} == {}

    fresh = visit(390, 844, touch=True, flat=True, language=LANGUAGE)
    fresh.page.goto(link)
    room.page.keyboard.press("Escape")
    assert seen(fresh) == seen(room)
    assert link.endswith(f"&turn={first['turn'] - 1}")
