"""Recovery codes: ways in for who has no passkey at hand, each for once."""

import secrets

from babylon.server.store.people_rows import Token

COUNT = 10
GROUPS, GROUP = 4, 5
# Without letters and digits that look like others.
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"


def new_codes() -> list[Token]:
    """Codes to write down: 98 bits each, so nobody finds one by trying, and a plain hash keeps it."""
    return [Token("-".join(_group() for _ in range(GROUPS))) for _ in range(COUNT)]


def typed(text: str) -> Token:
    """A code as someone has typed it: small or large, with or without the dashes."""
    plain = "".join(letter for letter in text.upper() if letter.isalnum())
    return Token("-".join(plain[start : start + GROUP] for start in range(0, len(plain), GROUP)))


def _group() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(GROUP))
