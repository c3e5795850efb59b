"""A bot of this machine at a table of another: it claims a seat and plays until the game is over."""

import random
import secrets
from collections.abc import Callable
from contextlib import closing

from babylon.bots import Bot
from babylon.client.client import Client
from babylon.client.errors import Refused
from babylon.client.followed import Followed
from babylon.client.links import SeatLink
from babylon.client.shapes import Result
from babylon.client.table import RemoteTable

# The game has moved on since the bot was asked; the next state tells how.
OUTRUN = {"stale", "not-your-turn", "wrong-status", "illegal-move"}


class NoSeat(Exception):
    """All seats are taken, or the table is not open."""


def play_at_table(
    link: SeatLink, bot: Bot, *, name: str, program: str, seconds: float, said: Callable[[list[str]], None]
) -> Result:
    """Play a whole game, telling `said` every turn that was played; return how the game ended."""
    with Client(link.url, tries=60) as client:
        table = client.table(link.table)
        seat = _claimed(table, link, name, program)
        table.ready(seat)
        return _played(table, seat, bot, seconds, said)


def _claimed(table: RemoteTable, link: SeatLink, name: str, program: str) -> int:
    for seat in _open_seats(table) if link.seat is None else [link.seat]:
        try:
            table.claim(seat, name, link.key, program)
        except Refused as refused:
            if refused.code != "seat-taken":
                raise
        else:
            return seat
    raise NoSeat


def _open_seats(table: RemoteTable) -> list[int]:
    return [one["seat"] for one in table.look()["seats"] if one["kind"] == "open" and not one["by_link"]]


def _played(table: RemoteTable, seat: int, bot: Bot, seconds: float, said: Callable[[list[str]], None]) -> Result:
    known = Followed()
    with closing(table.follow(known=known)) as messages:
        for message in messages:
            if known.you is not None and known.you["removed"]:
                # Refused, in the server's own words.
                table.claim(seat, "bot")
            if message["kind"] not in {"hello", "events"}:
                continue
            if known.table["result"] is not None:
                return known.table["result"]
            _turn(table, known, bot, seconds, said)
    raise AssertionError("a table is followed until its end")


def _turn(table: RemoteTable, known: Followed, bot: Bot, seconds: float, said: Callable[[list[str]], None]) -> None:
    """Play, if it is the turn of a seat that is the bot's: a lot may have numbered the seats anew."""
    game, turn = known.game, known.table["turn"]
    if game is None or game.is_over or turn is None or known.you is None or turn["seat"] not in known.you["seats"]:
        return
    rng = random.Random(secrets.randbits(63))
    moves = [str(move) for move in bot.turn(game.view(game.seat), seconds, rng)]
    try:
        table.commit(game.seat, known.table["seq"], moves)
    except Refused as refused:
        if refused.code not in OUTRUN:
            raise
    else:
        said(moves)
