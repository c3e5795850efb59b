"""One process of a server, as its parent knows it."""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from babylon.server.supervision.channel import Channel, Handed, Packet, Word, in_a_file, pair, text_of

MODULE = "babylon.server.supervision"
FIGURES_SECONDS = 2.0


class Child:
    """A process from its start to its end."""

    def __init__(
        self,
        number: int,
        on_left: Callable[[str], None],
        on_elsewhere: Callable[[int, Handed], None],
        on_ask: Callable[["Child"], None],
    ) -> None:
        self.number = number
        self.load = 0  # connections
        self._open: Counter[str] = Counter()  # by the names they are counted under
        self._on_left, self._on_elsewhere, self._on_ask = on_left, on_elsewhere, on_ask
        self._ready, self._gone = asyncio.Event(), asyncio.Event()
        self._figures: asyncio.Future[str] | None = None
        self._status = 0

    async def start(self, settings: str) -> None:
        """Begin; it hears by itself what it serves."""
        ours, theirs = pair()
        with theirs:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", MODULE, str(theirs.fileno()), str(self.number)),
                pass_fds=[theirs.fileno()],
                # What a terminal sends to all is for the parent, which tells the others.
                process_group=0,
            )
        self._channel = Channel(ours, self._heard, lambda: None)
        self._channel.tell(Packet(Word.SETTINGS, settings))
        self._waiting = asyncio.create_task(self._wait())

    @property
    def pid(self) -> int:
        """Its number among all processes of the machine."""
        return self._process.pid

    async def is_ready(self) -> bool:
        """Wait until it serves; False when it has ended instead."""
        ready, gone = asyncio.create_task(self._ready.wait()), asyncio.create_task(self._gone.wait())
        await asyncio.wait({ready, gone}, return_when=asyncio.FIRST_COMPLETED)
        for one in (ready, gone):
            one.cancel()
        return self._ready.is_set() and not self._gone.is_set()

    async def gone(self) -> int:
        """Its status, once it has ended."""
        await self._gone.wait()
        return self._status

    def give(self, file: int, handed: Handed) -> None:
        """A connection to serve."""
        self.load += 1
        self._open[handed.name] += 1
        self._channel.tell(Packet(Word.CONNECTION, str(handed), file))

    def refuse(self, file: int, limit: str) -> None:
        """A connection to refuse, and by which limit."""
        self._channel.tell(Packet(Word.REFUSED, limit, file))

    def tell(self, word: Word) -> None:
        """Say something that needs no more words."""
        self._channel.tell(Packet(word))

    async def leave(self, seconds: float) -> None:
        """Have it go, and end it when it takes too long."""
        self.tell(Word.LEAVE)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.gone()
                return
        with suppress(ProcessLookupError):
            self._process.kill()
        await self.gone()

    async def figures(self) -> str:
        """How it is doing; nothing when it does not say so in time."""
        if self._figures is None:
            self._figures = asyncio.get_running_loop().create_future()
            self.tell(Word.ASK)
        try:
            async with asyncio.timeout(FIGURES_SECONDS):
                return await asyncio.shield(self._figures)
        except TimeoutError:
            return ""

    def show(self, figures: str) -> None:
        """Tell it the figures of all."""
        self._channel.tell(Packet(Word.FIGURES, file=in_a_file(figures.encode())))

    def _heard(self, packet: Packet) -> None:
        match packet.word:
            case Word.READY:
                self._ready.set()
            case Word.LEFT:
                self._lost(packet.text)
                self._on_left(packet.text)
            case Word.ELSEWHERE if packet.file is not None:
                handed = Handed.of(packet.text)
                self._lost(handed.name)
                self._on_elsewhere(packet.file, handed)
            case Word.ASK:
                self._on_ask(self)
            case Word.FIGURES if packet.file is not None:
                text = text_of(packet.file).decode()
                if self._figures is not None and not self._figures.done():
                    self._figures.set_result(text)
                self._figures = None
            case _ if packet.file is not None:
                os.close(packet.file)

    def _lost(self, name: str) -> None:
        self.load -= 1
        self._open[name] -= 1

    async def _wait(self) -> None:
        self._status = await self._process.wait()
        self._channel.close()
        for name in self._open.elements():
            self._on_left(name)
        self._open.clear()
        self._gone.set()
