"""The games by which the page proves that it folds what a server tells."""

from tests.server.tables import told_games


def test_the_games_that_the_page_folds_are_told_as_the_server_tells_them() -> None:
    assert told_games.FILE.read_text("utf-8") == told_games.text(), "run `python -m tests.server.tables.told_games`"
