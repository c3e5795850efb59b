import asyncio
from pathlib import Path

from tests.server.database_size import sizes
from tests.server.plain_bots import Plain

GAMES = 6


def test_a_finished_game_for_two_takes_little_room(tmp_path: Path) -> None:
    with_answers, without = asyncio.run(sizes(tmp_path, GAMES, Plain()))
    assert sum(without.values()) < 10_000
    # Most of them go with the end.
    assert sum(with_answers.values()) < 10_000
