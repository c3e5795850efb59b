"""Who is away from a table, as all processes of a server know it together.

Someone may be connected to another process than the one that is asked to replace them. Each answers for itself, in
seconds rather than instants, so that their clocks need not agree.
"""

import asyncio
import secrets

from babylon.server.runtime.listeners import Hub
from babylon.server.store.store import Store
from babylon.server.wire.faults import Unavailable

QUESTION, ANSWER, SIGHT = "?", "!", "~"
HERE = "here"
ELSEWHERE = "elsewhere"
ANSWER_SECONDS = 0.5


class RollCall:
    """Asks the other processes by the notifications of their common database, and answers them."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store, self._hub = store, hub
        self._answers: dict[str, list[str]] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def away(self, table: str, holder: str) -> float | None:
        """For how many seconds a holder has been away; None: they are connected, or nobody can be asked just now."""
        if not self._store.has_notifications:
            return self._hub.away(table, holder)
        answers = await self._asked(QUESTION, table, holder)
        # This process answers too, by the same way: when not even that arrives, nothing is known of the others.
        return None if not answers or HERE in answers else min(map(float, answers))

    async def looking(self, table: str, holder: str) -> bool:
        """Whether a holder has a table before their eyes, at whatever process; not so while nobody can be asked."""
        if self._hub.looking(table, holder) or not self._store.has_notifications:
            return self._hub.looking(table, holder)
        return HERE in await self._asked(SIGHT, table, holder)

    async def _asked(self, question: str, table: str, holder: str) -> list[str]:
        number = secrets.token_hex(8)
        answers = self._answers[number] = []
        try:
            await self._store.notify(f"{question} {number} {table} {holder}")
            await asyncio.sleep(ANSWER_SECONDS)
        finally:
            del self._answers[number]
        return answers

    def is_meant(self, notice: str) -> bool:
        """Whether a notice is a question or an answer rather than the id of a table."""
        return notice.startswith((QUESTION, ANSWER, SIGHT))

    def heard(self, notice: str) -> None:
        """Answer a question, or take an answer to one of this process."""
        kind, number, *rest = notice.split(" ")
        if kind != ANSWER:
            table, holder = rest
            task = asyncio.get_running_loop().create_task(self._answered(number, self._known(kind, table, holder)))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif number in self._answers:
            self._answers[number] += rest

    def _known(self, kind: str, table: str, holder: str) -> str:
        """What this process knows of someone."""
        if kind == SIGHT:
            return HERE if self._hub.looking(table, holder) else ELSEWHERE
        away = self._hub.away(table, holder)
        return HERE if away is None else str(away)

    async def _answered(self, number: str, answer: str) -> None:
        try:
            await self._store.notify(f"{ANSWER} {number} {answer}")
        except Unavailable:
            # Whoever asked does not hear from this database either.
            return
