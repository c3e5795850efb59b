"""A finished game's record as a log: what its table would have written, had it been played here."""

import base64
import hashlib
from collections.abc import Iterator
from dataclasses import astuple, replace
from datetime import UTC, datetime

from babylon.game import Game
from babylon.pieces.deal import Deal
from babylon.pieces.edition import EDITIONS, Edition
from babylon.pieces.errors import BadRecord
from babylon.pieces.move import Move, ends_turn
from babylon.record import Record, read
from babylon.server.maintenance.deal_check import NoProof, checked
from babylon.server.maintenance.whole_games import NotAGame
from babylon.server.runtime.appends import append_of
from babylon.server.runtime.table_cache import ID
from babylon.server.store.rows import Append
from babylon.server.tables import fair_deal
from babylon.server.tables.live_table import Call, Decision, changed, numbered, opened
from babylon.server.tables.offers import Offers
from babylon.server.tables.rule_versions import CURRENT
from babylon.server.tables.turns import whole_turn
from babylon.server.wire import events as e
from babylon.server.wire.enums import Access, FirstPlayer
from babylon.server.wire.settings import EditionChoice, TableSettings

STRANGER = "?"


def told(text: str, offers: Offers) -> Append:
    """The whole log of the record's game; BabylonError or ValueError when it has none to tell."""
    record = read(text)
    game = Game.from_record(record)
    if not game.is_over:
        raise BadRecord("unfinished", text.count("\n") + 1, 1)
    if record.deal.midgame or None in record.deal.tokens or any(None in stack for stack in record.deal.quarry):
        raise NotAGame("hidden-deal")
    proof = _proof(record)
    name, now = proof.table if proof else _name(text), _day(record)
    decision = _seated(record, proof)
    table = opened(name, decision, now, offers)
    events = list(numbered(decision, 0, now))
    for moves in _turns(record.moves):
        turn = whole_turn(table, Call(None, now, offers), moves, None)
        turn = replace(turn, events=numbered(turn, table.state.seq, now))
        events += turn.events
        table = changed(table, turn, offers)
    return append_of(table, None, tuple(events), decision)


def _seated(record: Record, proof: fair_deal.Proof | None) -> Decision:
    """Everything up to the deal."""
    deal = record.deal
    first = (proof.first if proof else None) or 0
    # Where those who sat in this order before a lot was drawn play now.
    places = [(seat - first) % deal.players for seat in range(deal.players)]
    created = e.Created(
        settings=TableSettings(
            players=deal.players,
            edition=_choice(deal.edition),
            tiles=deal.tiles.name,
            first=FirstPlayer.SEAT if proof is None or proof.first is None else FirstPlayer.LOT,
            access=Access.OPEN,
            undo=False,
        ),
        seats=[e.SeatStart(flower=deal.seats[place], bot=None) for place in places],
        # Without a proof nothing was promised.
        commitment=proof.commitment if proof else "",
        rules=CURRENT,
    )
    names = (*record.names, *[""] * deal.players)
    entropy = proof.entropy if proof else ("",) * deal.players
    events: list[e.Event] = [created]
    for seat in range(deal.players):
        name = names[places[seat]].strip()[:40] or STRANGER
        events.append(e.SeatClaimed(seat=seat, name=name, program=None))
        events.append(e.SeatReady(seat=seat, ready=True, entropy=entropy[seat]))
    events.append(_dealt(deal, first))
    secrets = {"deal": str(Record.of(deal, ())), "fair": proof.secret if proof else "", "links": fair_deal.new_secret()}
    return Decision(tuple(events), secrets)


def _dealt(deal: Deal, first: int) -> e.Dealt:
    clay = [str(stack[2]) for stack in deal.quarry]
    return e.Dealt(first=first, flowers=list(deal.seats), quarry=clay, tokens=len(deal.tokens))


def _turns(moves: tuple[Move, ...]) -> Iterator[list[Move]]:
    turn: list[Move] = []
    for move in moves:
        turn.append(move)
        if ends_turn(move):
            yield turn
            turn = []


def _proof(record: Record) -> fair_deal.Proof | None:
    """The proof that the record gives; a seed of another kind promises nothing, a false one is refused."""
    seed = record.notes.get("Seed", "")
    if not seed.startswith(fair_deal.SCHEME):
        return None
    try:
        is_true = checked(record, None).is_fair
    except NoProof:
        is_true = False
    proof = fair_deal.parse_proof(seed) if is_true else None
    if proof is None or not ID.fullmatch(proof.table):
        raise BadRecord("false-seed", *record.places["Seed"])
    return proof


def _name(text: str) -> str:
    """A table id that the same record always gets."""
    return base64.b32encode(hashlib.sha256(text.encode()).digest()).decode()[:12].lower()


def _day(record: Record) -> float:
    try:
        return datetime.strptime(record.notes.get("Date", ""), "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except ValueError:
        return 0.0


def _choice(edition: Edition) -> EditionChoice:
    """The edition with all that could differ from the one of its name."""
    return EditionChoice(
        name=edition.name if edition.name in EDITIONS else "revised",
        highest=edition.highest,
        overlap=edition.overlap,
        gap=edition.gap,
        belvederes=edition.belvederes,
        supply=list(astuple(edition.supply)),
    )
