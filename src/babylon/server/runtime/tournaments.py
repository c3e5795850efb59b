"""The tournaments of a server: read from the store, changed by decisions, kept up with what other processes write."""

import asyncio
import secrets as randomness
import weakref
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from babylon.server.process.clock import now
from babylon.server.runtime.deadline import in_time
from babylon.server.runtime.decisions import KEPT, TRIES, Done, Once
from babylon.server.runtime.table_cache import ID
from babylon.server.store import tournaments
from babylon.server.store.rows import Append, Appended, Repeated, StoredAnswer, StoredEvent, TournamentRow
from babylon.server.store.store import Store
from babylon.server.tables.offers import Offers
from babylon.server.tables.state import MILLISECONDS
from babylon.server.tournaments.as_json import line_text, tournament_json, you_json
from babylon.server.tournaments.csv_text import csv_text
from babylon.server.tournaments.live import (
    LiveTournament,
    TournamentCall,
    TournamentDecision,
    begun,
    changed,
    loaded,
    moved,
    numbered,
)
from babylon.server.tournaments.state import TournamentState
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import dumped

IN_MEMORY = 50
TABLES = 1000
CALLED = 3  # tournaments of one organiser that have not ended
PAUSE = 0.5  # seconds between two looks at what other processes may have written, for who waits

TournamentDecide = Callable[[LiveTournament, TournamentCall], TournamentDecision]


@dataclass(frozen=True, slots=True)
class TournamentLimits:
    """How many tournaments there may be that have not ended, and of one client; and how many may take part in one."""

    tournaments: int
    entrants: int
    of_client: int = 0


class Tournaments:
    """Lets tournaments change: a decision becomes an append, and an append that is on the disk becomes news."""

    def __init__(self, store: Store, offers: Offers, limits: TournamentLimits) -> None:
        self.store, self._offers, self._limits = store, offers, limits
        self._known: OrderedDict[str, LiveTournament] = OrderedDict()
        self._texts: OrderedDict[str, tuple[TournamentState, str]] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self._open: OrderedDict[str, None] = OrderedDict()
        self._bells: dict[str, asyncio.Event] = {}
        self._opening = asyncio.Lock()
        self.on_change: Callable[[str], None] = lambda _name: None

    def call(self, holder: str | None) -> TournamentCall:
        """`holder` asking now."""
        return TournamentCall(holder, round(now(), MILLISECONDS), self._offers, self._limits.entrants)

    async def open(
        self, name: str, holder: str, decide: Callable[[TournamentCall], TournamentDecision], maker: str = ""
    ) -> str:
        """A new tournament, or the one that the same request has made before; its name."""
        async with self._opening:
            if await self.store.ask(lambda connection: tournaments.whole(connection, name)) is not None:
                return name
            await self._require_room(holder, maker)
            call = self.call(holder)
            decision = decide(call)
            secrets = {**decision.secrets, tournaments.MAKER: maker}
            decision = TournamentDecision(numbered(decision.events, 0, call.now), secrets, decision.holders)
            with in_time(self.store.health):
                await self.store.append(_append_of(begun(name, decision), 0, decision, None))
        return name

    async def _require_room(self, holder: str, maker: str) -> None:
        """Refuse one tournament too many: of a person, of all who come from the same place, or of all."""
        if await self.store.ask(lambda connection: tournaments.called_by(connection, holder)) >= CALLED:
            raise Problem(Code.TOO_OFTEN, most=CALLED)
        most = self._limits.of_client
        if most and await self.store.ask(lambda connection: tournaments.made_by(connection, maker)) >= most:
            raise Problem(Code.TOO_OFTEN, most=most)
        if await self.store.ask(tournaments.going_on) >= self._limits.tournaments:
            raise Problem(Code.TOURNAMENTS_FULL, most=self._limits.tournaments)

    async def live(self, name: str) -> LiveTournament:
        """The tournament with all that other processes have written."""
        async with self._lock(name):
            return await self._newest(name)

    async def act(self, name: str, holder: str | None, decide: TournamentDecide, once: Once | None = None) -> Done:
        """What came of a decision: where the tournament stands once it is on the disk."""
        with in_time(self.store.health):
            async with self._lock(name):
                _require_name(name)
                if once is not None and holder is not None and (earlier := await self._earlier(name, holder, once)):
                    return earlier
                for _ in range(TRIES):
                    live, call = await self._newest(name), self.call(holder)
                    decision = decide(live, call)
                    if done := await self._written(live, call, decision, once):
                        return done
        raise Problem(Code.STALE, seq=(await self.live(name)).state.seq)

    async def text(self, name: str, holder: str | None) -> str:
        """The answer about a tournament as JSON; what all see alike is made once."""
        live = await self.live(name)
        shown = await self._made(live.state, _text)
        you = you_json(live, holder)
        if (table := you["table"]) is not None and not await self._is_open(str(table)):
            you["table"] = None
        return f'{{"tournament":{shown},"you":{dumped(you)}}}'

    async def standings(self, name: str) -> str:
        """The standings for spreadsheets."""
        return await self._made((await self.live(name)).state, csv_text)

    async def _made(self, state: TournamentState, make: Callable[[TournamentState], str]) -> str:
        """A text that all see alike, made once however many ask for it at once."""
        key = f"{make.__name__} {state.id}"
        async with self._lock(key):
            known = self._texts.pop(key, None)
            if known is None or known[0] is not state:
                known = (state, await asyncio.to_thread(make, state))
            self._texts[key] = known
        if len(self._texts) > IN_MEMORY:
            self._texts.popitem(last=False)
        return known[1]

    async def _is_open(self, table: str) -> bool:
        """Whether a table that was paired can be gone to already."""
        if table not in self._open:
            if not await self.store.ask(lambda connection: tournaments.statuses(connection, [table])):
                return False
            self._open[table] = None
            if len(self._open) > TABLES:
                self._open.popitem(last=False)
        return True

    async def wait(self, name: str, after: int, seconds: float) -> None:
        """Return when the tournament has got past `after`, or after so many seconds."""
        until = now() + seconds
        while (left := until - now()) > 0 and (await self.live(name)).state.seq <= after:
            bell = self._bells.setdefault(name, asyncio.Event())
            try:
                async with asyncio.timeout(min(left, self._patience)):
                    await bell.wait()
            except TimeoutError:
                continue

    @property
    def _patience(self) -> float:
        """Whoever is told by the database need not look again."""
        return 5.0 if self.store.has_notifications else PAUSE * 4

    def heard(self, name: str) -> bool:
        """Ring for those who wait for a tournament; whether it is one that is known here."""
        if bell := self._bells.pop(name, None):
            bell.set()
        return name in self._known

    async def _newest(self, name: str) -> LiveTournament:
        live = self._known.get(name)
        news = None if live is None else await self.store.news(name, live.state.seq)
        if live is None or news is None or not live.holders.keys() <= news[1].keys():
            # Also when someone has left this server for good: then their name is in no event any more.
            _require_name(name)
            stored = await self.store.ask(lambda connection: tournaments.whole(connection, name))
            if stored is None:
                raise Problem(Code.NO_TOURNAMENT)
            return self._keep(await asyncio.to_thread(loaded, stored))
        events, holders = news
        if not events and holders == live.holders:
            self._known.move_to_end(name)
            return live
        return self._keep(moved(live, events, holders))

    def _keep(self, live: LiveTournament) -> LiveTournament:
        self._known[live.state.id] = live
        self._known.move_to_end(live.state.id)
        if len(self._known) > IN_MEMORY:
            self._known.popitem(last=False)
        return live

    def _lock(self, name: str) -> asyncio.Lock:
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    async def _earlier(self, name: str, holder: str, once: Once) -> Done | None:
        answer = await self.store.answer(name, holder, once.key)
        return None if answer is None else _repeated(answer, once)

    async def _written(
        self, live: LiveTournament, call: TournamentCall, decision: TournamentDecision, once: Once | None
    ) -> Done | None:
        """The answer to an append; None when another process was faster."""
        events = numbered(decision.events, live.state.seq, call.now)
        decision = TournamentDecision(events, decision.secrets, decision.holders)
        new = changed(live, decision)
        body = dumped({"seq": new.state.seq})
        if not events:
            return Done(body)
        answer = None
        if once is not None and call.holder is not None:
            answer = StoredAnswer(call.holder, once.key, once.digest[:KEPT], 200, body, call.now)
        outcome = await self.store.append(_append_of(new, live.state.seq, decision, answer))
        if isinstance(outcome, Repeated) and once is not None:
            return _repeated(outcome.answer, once)
        if not isinstance(outcome, Appended):
            return None
        self._keep(new)
        self.heard(live.state.id)
        self.on_change(live.state.id)
        return Done(body)


def new_name() -> str:
    """A key for a request that has none."""
    return randomness.token_hex(16)


def _text(state: TournamentState) -> str:
    return dumped(tournament_json(state))


def _require_name(name: str) -> None:
    """Refuse what is no tournament's name before a database is asked, which may not even take such letters."""
    if not ID.fullmatch(name):
        raise Problem(Code.NO_TOURNAMENT)


def _repeated(answer: StoredAnswer, once: Once) -> Done:
    if not once.digest.startswith(answer.digest):
        raise Problem(Code.KEY_REUSED)
    return Done(answer.body, repeated=True)


def _append_of(
    live: LiveTournament, expected: int, decision: TournamentDecision, answer: StoredAnswer | None
) -> Append:
    state = live.state
    events = tuple(
        StoredEvent(event.seq, event.at, event.kind, event.model_dump_json(exclude={"seq", "at", "kind"}))
        for event in decision.events
    )
    row = TournamentRow(state.id, state.seq, state.status, state.settings.listed, state.created, line_text(state))
    return Append(expected, events, row, decision.secrets, decision.holders, answer)
