"""How guests become people and people come in: challenges, passkeys, codes, names."""

import base64
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from babylon.server.people import passkeys
from babylon.server.people.codes import new_codes, typed
from babylon.server.people.passkeys import MILLISECONDS, Checked, Site
from babylon.server.process.clock import now
from babylon.server.store import people, played_games
from babylon.server.store.people_rows import ChallengeRow, PasskeyRow, PersonRow, SessionRow, Token, hidden
from babylon.server.store.store import Store
from babylon.server.tables.names import NOBODY, apart, forms
from babylon.server.wire.enums import Audience
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.people import BecomePerson, NewPasskey, PasskeyInfo, PersonInfo, SignIn

MOST_PASSKEYS = 20
CHALLENGE_BYTES = 32


class Purpose(StrEnum):
    """What a challenge was given for: no answer to one serves for another."""

    BECOME = "become"
    ADD = "add"
    SIGN_IN = "sign-in"


@dataclass(frozen=True, slots=True)
class Asked:
    """A challenge, and the person whose passkey it asks for."""

    challenge: str
    person: str


def hashed_forms(name: str) -> list[str]:
    """All that nobody else's name may share with this one, as it is stored."""
    return sorted({hidden(form) for form in forms(name)})


async def called(store: Store, name: str, holder: str | None, others: Sequence[str]) -> str:
    """`name`, or when it looks like one of the others or is somebody else's, with the first number that does not."""
    taken = [*others]
    while await _owners(store, shown := apart(name, taken)) - {holder}:
        taken.append(shown)
    return shown


async def _owners(store: Store, name: str) -> set[str]:
    wanted = hashed_forms(name)
    found = await store.ask(lambda connection: people.named(connection, wanted))
    return {*found, *({NOBODY} if name == NOBODY else ())}


class Identity:
    """Decides who someone is."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ask(self, purpose: Purpose, holder: str = "", person: str | None = None) -> Asked:
        """A new challenge; without a `person` it is for one who is not there yet."""
        challenge, moment = secrets.token_bytes(CHALLENGE_BYTES), now()
        whose = _new_person() if person is None else person
        row = ChallengeRow(hidden(challenge), purpose, holder, whose, moment + MILLISECONDS / 1000)
        await self._store.change(lambda connection: people.add_challenge(connection, row, moment))
        return Asked(passkeys.text_of(challenge), whose)

    async def _spent(self, challenge: bytes, purpose: Purpose) -> ChallengeRow:
        moment, name = now(), hidden(challenge)
        row = await self._store.change(lambda connection: people.spend_challenge(connection, name, purpose, moment))
        if row is None:
            raise Problem(Code.PASSKEY_REFUSED)
        return row

    async def require_free(self, name: str, person: str = "") -> None:
        """Refuse a name that looks like another person's."""
        if await _owners(self._store, name) - {person}:
            raise Problem(Code.NAME_TAKEN)

    async def shown_as(self, name: str, person: PersonRow | None, others: Sequence[str] = ()) -> str:
        """What someone is called among others: a person as ever, a guest as they like, but not as a person."""
        if person is None:
            return await called(self._store, name, None, others)
        return await called(self._store, person.name, person.id, others) if others else person.name

    async def become(self, given: BecomePerson, holder: str, site: Site) -> tuple[PersonRow, list[Token]]:
        """A new person, and their recovery codes."""
        challenge = passkeys.challenge_in(given.client_data)
        asked = await self._spent(challenge, Purpose.BECOME)
        if asked.holder != holder:
            raise Problem(Code.PASSKEY_REFUSED)
        checked = passkeys.made(given, challenge, site)
        await self.require_free(given.name)
        person = PersonRow(asked.person, given.name, now(), Audience.EVERYONE, Audience.PLAYERS)
        passkey, codes = _row(checked, person.id, given.label), new_codes()

        def write(connection: Connection) -> None:
            people.add_person(connection, person, hashed_forms(person.name))
            people.add_passkey(connection, passkey)
            people.replace_codes(connection, person.id, _hashes(codes))

        await self._written(write, Code.NAME_TAKEN)
        return person, codes

    async def add_passkey(self, given: NewPasskey, person: PersonRow, site: Site) -> None:
        """One more passkey of a person."""
        challenge = passkeys.challenge_in(given.client_data)
        asked = await self._spent(challenge, Purpose.ADD)
        if asked.person != person.id:
            raise Problem(Code.PASSKEY_REFUSED)
        row = _row(passkeys.made(given, challenge, site), person.id, given.label)
        if len(await self.passkeys(person.id)) >= MOST_PASSKEYS:
            raise Problem(Code.TOO_OFTEN, most=MOST_PASSKEYS)
        await self._written(lambda connection: people.add_passkey(connection, row), Code.PASSKEY_REFUSED)

    async def sign_in(self, given: SignIn, site: Site) -> PersonRow:
        """Whose passkey has answered."""
        challenge = passkeys.challenge_in(given.client_data)
        await self._spent(challenge, Purpose.SIGN_IN)
        name, moment = hidden(passkeys.bytes_of(given.id)), now()
        known = await self._store.ask(lambda connection: people.passkey(connection, name))
        if known is None:
            raise Problem(Code.PASSKEY_REFUSED)
        checked = passkeys.used(given, challenge, site, known)
        await self._store.change(lambda connection: people.note_use(connection, name, checked.sign_count, moment))
        return await self.person(known.person)

    async def sign_in_by_code(self, code: str) -> PersonRow:
        """Whose recovery code that was; nobody can use it again."""
        wanted = typed(code).hash
        owner = await self._store.change(lambda connection: people.spend_code(connection, wanted))
        if owner is None:
            raise Problem(Code.CODE_REFUSED)
        return await self.person(owner)

    async def person(self, name: str) -> PersonRow:
        """The person of that id; refused when there is none."""
        found = await self._store.ask(lambda connection: people.person(connection, name))
        if found is None:
            raise Problem(Code.NO_PERSON)
        return found

    async def told(self, person: PersonRow) -> PersonInfo:
        """A person, as they see themselves."""
        keys = await self.passkeys(person.id)
        left = await self._store.ask(lambda connection: people.codes_left(connection, person.id))
        shown = [PasskeyInfo(id=one.id, label=one.label, created=one.created, used=one.used) for one in keys]
        return PersonInfo(
            id=person.id,
            name=person.name,
            created=person.created,
            profile=Audience(person.profile),
            games=Audience(person.games),
            passkeys=shown,
            codes_left=left,
        )

    async def games_of(self, holder: str) -> int:
        """How many games someone has a seat in."""
        return await self._store.ask(lambda connection: played_games.seated_count(connection, holder))

    async def sessions(self, person: str) -> list[SessionRow]:
        """Where a person is signed in, the newest first."""
        return await self._store.ask(lambda connection: people.sessions(connection, person))

    async def show(self, person: str, profile: Audience | None, games: Audience | None) -> None:
        """Change who sees a person's profile and games; None: nothing."""
        values = {name: str(one) for name, one in (("profile", profile), ("games", games)) if one is not None}
        if values:
            await self._store.change(lambda connection: people.change_person(connection, person, values))

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """All passkeys of a person."""
        return await self._store.ask(lambda connection: people.passkeys(connection, person))

    async def drop_passkey(self, person: str, name: str) -> None:
        """Forget one of several passkeys."""
        if not await self._store.change(lambda connection: people.drop_passkey(connection, person, name)):
            raise Problem(Code.LAST_PASSKEY)

    async def renew_codes(self, person: str) -> list[Token]:
        """New recovery codes; the former ones are of no use any more."""
        codes = new_codes()
        await self._store.change(lambda connection: people.replace_codes(connection, person, _hashes(codes)))
        return codes

    async def rename(self, person: PersonRow, name: str) -> None:
        """Give a person another name, unless someone has one like it."""
        await self.require_free(name, person.id)
        wanted = hashed_forms(name)
        await self._written(
            lambda connection: people.rename_person(connection, person.id, name, wanted), Code.NAME_TAKEN
        )

    async def _written(self, write: Callable[[Connection], None], code: Code) -> None:
        """Change something that someone else may have changed a moment ago."""
        try:
            await self._store.change(write)
        except IntegrityError:
            raise Problem(code) from None


def _hashes(codes: Iterable[Token]) -> list[str]:
    return [code.hash for code in codes]


def _row(checked: Checked, person: str, label: str) -> PasskeyRow:
    name = hidden(checked.credential)
    return PasskeyRow(name, person, checked.credential, checked.public_key, checked.sign_count, label, now())


def _new_person() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()
