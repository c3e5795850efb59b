"""What the game says to a move."""

from babylon import Game

LEGAL = "legal"


def verdict(game: Game, token: str) -> str:
    """`legal`, or the code of the rule that the move breaks; the list of legal moves has to agree."""
    reason = game.why_not(token)
    assert (token in tokens(game)) == (reason is None), f"why_not and legal_moves disagree on {token}"
    return reason.code.value if reason else LEGAL


def tokens(game: Game) -> list[str]:
    """All legal moves as text."""
    return [str(move) for move in game.legal_moves()]


def after(game: Game, *moves: str) -> Game:
    """The game after these moves; the one given stays as it is."""
    later = game.copy()
    for move in moves:
        assert verdict(later, move) == LEGAL, f"{move}: {verdict(later, move)}"
        later.play(move)
    return later
