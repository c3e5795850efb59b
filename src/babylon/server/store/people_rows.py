"""What the store has on people, as values."""

import hashlib
from dataclasses import dataclass, field


def hidden(text: str | bytes) -> str:
    """What is kept of something that lets people in: long and random, it can't be found by trying."""
    return hashlib.sha256(text if isinstance(text, bytes) else text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Token:
    """Something that lets its bearer in. A repr shows nothing, and the store gets only its hash."""

    value: str = field(repr=False)

    @property
    def hash(self) -> str:
        """What is stored of it."""
        return hidden(self.value)


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person: their id is a holder at tables; `profile` and `games` say who sees them."""

    id: str
    name: str
    created: float
    profile: str
    games: str


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """A passkey of someone, with what its answers are checked by."""

    id: str
    person: str
    credential: bytes
    public_key: bytes = field(repr=False)
    sign_count: int
    label: str
    created: float
    used: float | None = None


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A browser where someone is signed in."""

    id: str = field(repr=False)
    person: str
    label: str
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A session, and whose it is."""

    session: SessionRow
    person: PersonRow


@dataclass(frozen=True, slots=True)
class ChallengeRow:
    """What a passkey was asked to sign: for what, by whom, and as which person."""

    id: str
    purpose: str
    holder: str
    person: str
    expires: float


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that someone has seats in: its stored outcome is there once it was worked out."""

    id: str
    outcome: str | None
    holders: dict[int, str]
