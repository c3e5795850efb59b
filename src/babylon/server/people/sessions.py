"""Who is signed in where, as this process knows it: read once, kept for a while, let go of at once when it ends."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from babylon.server.process.clock import DAY, now
from babylon.server.store import people
from babylon.server.store.people_rows import PersonRow, SessionRow, SignedIn, Token
from babylon.server.store.store import Store
from babylon.server.wire.faults import DatabaseFault, Unavailable

KEPT = 20_000
KEPT_SECONDS = 60.0
MOST_SESSIONS = 50  # of one person
SEEN_SECONDS = 3600.0
YEAR_SECONDS = 365 * DAY
NOTICE = "@"  # to other processes: someone's sessions have changed


class SessionCache:
    """The sessions that this process has seen, and the connections that end with each."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[SignedIn, float]] = OrderedDict()
        self._open: dict[str, tuple[str, set[Callable[[], None]]]] = {}
        self._looking: set[asyncio.Task[None]] = set()

    async def of(self, token: Token) -> SignedIn | None:
        """The session of a token; None when it has ended."""
        name = token.hash
        known = self._known.get(name)
        if known is not None and time.monotonic() - known[1] < KEPT_SECONDS:
            return known[0]
        try:
            return await self._read(name)
        except Unavailable:
            # A database that is away keeps nobody from what is known here.
            if known is None:
                raise
            return known[0]

    async def named(self, session: str) -> SignedIn | None:
        """The session of that hash as it is stored now."""
        return await self._read(session)

    async def begin(self, person: PersonRow, label: str) -> Token:
        """Sign a person in; what their browser shows from now on."""
        token, moment = Token(secrets.token_urlsafe(32)), now()
        session = SessionRow(token.hash, person.id, label, moment, moment)
        if await self._store.change(lambda connection: people.add_session(connection, session, MOST_SESSIONS)):
            await self.changed(person.id)
        return token

    async def end(self, person: str, session: str | None = None) -> None:
        """Sign a person out of one session, or of all, and close what is open by them."""
        await self._store.change(lambda connection: people.drop_sessions(connection, person, session))
        await self.changed(person)

    async def changed(self, person: str) -> None:
        """Forget here and in the other processes what is known of a person's sessions."""
        await self.look_again(person)
        if self._store.has_notifications:
            await self._store.notify(f"{NOTICE}{person}")

    def heard(self, notice: str) -> None:
        """Look again at the sessions of someone about whom another process has told."""
        task = asyncio.get_running_loop().create_task(self.look_again(notice.removeprefix(NOTICE)))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def look_again(self, person: str) -> None:
        """Forget a person's sessions, and close the connections of those that have ended."""
        for name in [name for name, (found, _) in self._known.items() if found.person.id == person]:
            del self._known[name]
        for name in [name for name, (whose, _) in self._open.items() if whose == person]:
            if await self._read(name) is None:
                for close in tuple(self._open.get(name, ("", set()))[1]):
                    close()

    @contextmanager
    def open(self, session: SessionRow | None, close: Callable[[], None]) -> Iterator[None]:
        """A connection that is closed when its session ends; a guest's has none."""
        if session is None:
            yield
            return
        closers = self._open.setdefault(session.id, (session.person, set()))[1]
        closers.add(close)
        try:
            yield
        finally:
            closers.discard(close)
            if not closers:
                self._open.pop(session.id, None)

    async def _read(self, name: str) -> SignedIn | None:
        found = await self._store.ask(lambda connection: people.signed_in(connection, name))
        if found is None or now() - found.session.seen > YEAR_SECONDS:
            self._known.pop(name, None)
            return None
        if now() - found.session.seen > SEEN_SECONDS:
            await self._note_seen(name)
        self._known[name] = (found, time.monotonic())
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def _note_seen(self, name: str) -> None:
        moment = now()
        try:
            await self._store.change(lambda connection: people.note_seen(connection, name, moment))
        except DatabaseFault:
            # It is written the next time.
            return
