"""People: how they come in, what they are told about themselves, and what others see of them."""

from typing import Annotated

from pydantic import AfterValidator, Field

from babylon.server.wire.base import AudienceWord, Instant, Name, Wire, one_line
from babylon.server.wire.ratings import PoolRating

PERSON_LENGTH = 16
LABEL_LENGTH = 40
CREDENTIAL_LENGTH = 1400
SIGNED_LENGTH = 16_384

Bytes = Annotated[
    str, Field(min_length=1, max_length=SIGNED_LENGTH, pattern=r"^[A-Za-z0-9_-]+$", description="Bytes as base64url.")
]
Credential = Annotated[
    str,
    Field(
        min_length=1,
        max_length=CREDENTIAL_LENGTH,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="The passkey's id as base64url.",
    ),
]
Label = Annotated[
    str,
    Field(
        min_length=1, max_length=LABEL_LENGTH, examples=["Firefox on Linux"], description="What the browser is called."
    ),
    AfterValidator(one_line),
]
PersonId = Annotated[str, Field(description="A person's id.", pattern=r"^[a-z2-7]{16}$", examples=["abcdefgh234567ab"])]


class NewName(Wire):
    """The name that someone wants to have here."""

    name: Name


class PasskeyOptions(Wire):
    """What a browser needs to make a passkey; the challenge can be answered once, and soon."""

    challenge: str
    domain: Annotated[str, Field(description="The relying party's id.")]
    site: Annotated[str, Field(description="What the browser calls it.")]
    user: Annotated[str, Field(description="The person's id as bytes in base64url.")]
    name: str
    algorithms: list[int]
    known: Annotated[list[str], Field(description="Passkeys that the person has: no second one on the same device.")]
    milliseconds: int


class SignInOptions(Wire):
    """What a browser needs to ask for a passkey of this server."""

    challenge: str
    domain: str
    milliseconds: int


class NewPasskey(Wire):
    """A passkey that a browser has made."""

    id: Credential
    client_data: Bytes
    attestation: Bytes
    label: Label


class BecomePerson(NewPasskey):
    """A passkey, and the name that was asked for."""

    name: Name


class SignIn(Wire):
    """A passkey's answer; where `bring`, the games that were played here as a guest come along."""

    id: Credential
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user: Bytes | None = None
    label: Label
    bring: Annotated[bool, Field(description="Whether the guest's games come along.")] = True


class SignInByCode(Wire):
    """A recovery code, which is used up by it."""

    code: Annotated[str, Field(min_length=1, max_length=60, description="As it was shown once.")]
    label: Label
    bring: Annotated[bool, Field(description="Whether the guest's games come along.")] = True


class ChangePerson(Wire):
    """What a person wants to change about themselves; null: nothing."""

    name: Name | None = None
    profile: Annotated[AudienceWord | None, Field(description="Who may see it.")] = None
    games: Annotated[AudienceWord | None, Field(description="Who may see the list of them.")] = None


class Farewell(Wire):
    """One's own name, to be sure."""

    name: Name


class PasskeyInfo(Wire):
    """A passkey, without its key."""

    id: str
    label: str
    created: Instant
    used: Instant | None


class SessionInfo(Wire):
    """A browser where someone is signed in."""

    id: str
    label: str
    created: Instant
    seen: Instant
    here: bool


class PersonInfo(Wire):
    """A person, as they see themselves."""

    id: str
    name: str
    created: Instant
    profile: AudienceWord
    games: AudienceWord
    passkeys: list[PasskeyInfo]
    codes_left: int


class Me(Wire):
    """Who the caller is: a person, a guest or nobody yet."""

    person: PersonInfo | None
    guest_games: Annotated[int, Field(description="Games with a seat of the guest that this browser is without it.")]
    passkeys: Annotated[bool, Field(description="Whether there can be passkeys at the address the caller came by.")]
    address: Annotated[str | None, Field(description="The address where there can be passkeys.")]


class SignedInAnswer(Wire):
    """Who one is now, and how many games came along."""

    me: Annotated[Me, Field(description="Who one is now.")]
    brought: Annotated[int, Field(description="Games that came along.")]


class Codes(Wire):
    """Recovery codes, told this once."""

    codes: list[str]


class NewPerson(SignedInAnswer):
    """A new person, with their recovery codes, told this once."""

    codes: list[str]


class Sessions(Wire):
    """Where someone is signed in."""

    sessions: list[SessionInfo]


class Tally(Wire):
    """Games that count, how many were won, and the mean of the points."""

    games: Annotated[int, Field(description="How many.")]
    wins: Annotated[int, Field(description="How many of them.")]
    points: Annotated[float, Field(description="The mean.")]


class LineTally(Wire):
    """The points of one line of the pad: mean and best."""

    line: str
    mean: float
    best: int


class EditionTally(Tally):
    """Games of one edition."""

    edition: str


class PlayersTally(Tally):
    """Games of so many players."""

    players: int


class OpponentTally(Wire):
    """Games against someone: a person, a guest of that name, or a bot."""

    name: str | None
    person: str | None
    bot: str | None
    games: int
    wins: int


class Statistics(Wire):
    """What comes of all games that count: ended, not practice, with one seat of the person."""

    all: Tally
    best: int
    lines: list[LineTally]
    players: list[PlayersTally]
    editions: list[EditionTally]
    opponents: list[OpponentTally]
    missing: Annotated[int, Field(description="Games that are yet to be counted; asked again there are fewer.")]


class Blocked(Wire):
    """Someone whom a person wants nothing to do with."""

    id: Annotated[str, Field(description="The person's id.")]
    name: Annotated[str, Field(description="What they are called.")]


class BlockedPeople(Wire):
    """All of them, the latest first."""

    people: list[Blocked]


class NewVacation(Wire):
    """For how many days from now one is away."""

    days: Annotated[int, Field(ge=1, le=365, description="How many.")]


class VacationInfo(Wire):
    """Until when one is on vacation (null: one is here), and how many of a year's days are left."""

    until: Annotated[Instant | None, Field(description="Null: here.")]
    left: Annotated[int, Field(description="Days of this year.")]
    allowed: Annotated[int, Field(description="Days of a year.")]


class Profile(Wire):
    """A person as others see them."""

    id: Annotated[str, Field(description="The person's id.")]
    name: Annotated[str, Field(description="What they are called.")]
    created: Annotated[Instant, Field(description="When they came.")]
    you: Annotated[bool, Field(description="Whether that is the caller.")]
    statistics: Annotated[Statistics, Field(description="What comes of their games.")]
    games: Annotated[bool, Field(description="Whether the list of games may be seen.")]
    ratings: Annotated[list[PoolRating], Field(description="One for each kind of game.")]
