"""Tournaments: the list, new ones, joining, what organisers do, standings."""

from contextlib import nullcontext
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import PlainTextResponse, Response

from babylon.server.routes.events import LARGEST, MOST_WAIT
from babylon.server.routes.visitors import Asking, Guest, KnowsBots
from babylon.server.runtime.decisions import Done
from babylon.server.runtime.tournaments import new_name
from babylon.server.store import tournaments as stored
from babylon.server.tournaments import organiser
from babylon.server.wire import tournaments as w
from babylon.server.wire.requests import Nothing
from babylon.server.wire.table_view import Accepted
from babylon.server.wire.tournament_settings import NewTournament

router = APIRouter(prefix="/tournaments")
CALLING = 5.0  # new tables that a tournament takes as much space as: a promise for each of its deals


@router.get("", response_model=w.TournamentList)
async def tournaments(asking: Asking) -> Response:
    """Tournaments for all, and one's own."""
    asking.pay_for_list()
    store, holder = asking.service.store, asking.holder or ""
    listed = await store.ask(stored.listed)
    mine = await store.ask(lambda connection: stored.mine(connection, holder))
    return asking.reply(Done(f'{{"tournaments":[{",".join(listed)}],"mine":[{",".join(mine)}]}}'))


@router.post("", status_code=201, response_model=w.TournamentAnswer)
async def call_tournament(body: NewTournament, guest: Guest) -> Response:
    """Call a tournament."""
    guest.limit(guest.service.new_tables, price=CALLING)
    await guest.require_welcome()
    if body.fill is not None:
        await guest.service.learn_bots()
    key, holder = guest.once.key if guest.once else new_name(), guest.holder or ""
    name = guest.service.signer.table_id(holder, f"tournament:{key}")
    maker = guest.service.openings.caller(guest.client)
    await guest.service.tournaments.open(name, holder, lambda call: organiser.new_tournament(call, body), maker)
    return guest.reply(Done(await guest.service.tournaments.text(name, holder)), 201)


@router.get("/{tournament}", response_model=w.TournamentAnswer)
async def tournament(
    tournament: str,
    asking: Asking,
    *,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    wait: Annotated[float, Query(ge=0, le=MOST_WAIT)] = 0.0,
) -> Response:
    """A tournament as it is now, or as soon as it has got past `after`."""
    service = asking.service
    if wait:
        await service.tournaments.live(tournament)
        with service.connections.one_more(asking.client, tournament):
            await service.tournaments.wait(tournament, after, wait)
    return asking.reply(Done(await service.tournaments.text(tournament, asking.holder)))


@router.post("/{tournament}/join", response_model=Accepted, dependencies=[KnowsBots])
async def join(tournament: str, body: w.JoinRequest, guest: Guest) -> Response:
    """Take part."""
    guest.limit(guest.service.keys)
    await guest.require_welcome()
    live, bots = await guest.service.tournaments.live(tournament), guest.service.tables.offers.bots
    number = live.entrant(guest.holder)
    others = [*organiser.others_in(live.state, number), *bots]
    request = body.model_copy(update={"name": await guest.shown_as(body.name, others)})
    with nullcontext() if number is not None else guest.service.entries.one_more(guest.client, tournament):
        done = await guest.service.tournaments.act(
            tournament, guest.holder, lambda live, call: organiser.join(live, call, request), guest.once
        )
    return guest.reply(done)


@router.post("/{tournament}/leave", response_model=Accepted)
async def leave(tournament: str, asking: Asking, _body: Nothing | None = None) -> Response:
    """Take part no more."""
    return asking.reply(await asking.service.tournaments.act(tournament, asking.holder, organiser.leave, asking.once))


@router.post("/{tournament}/remove", response_model=Accepted)
async def remove(tournament: str, body: w.RemoveEntrantRequest, asking: Asking) -> Response:
    """Let someone take part no more, as the organiser."""
    done = await asking.service.tournaments.act(
        tournament, asking.holder, lambda live, call: organiser.remove(live, call, body), asking.once
    )
    return asking.reply(done)


@router.post("/{tournament}/bots", response_model=Accepted, dependencies=[KnowsBots])
async def add_bots(tournament: str, body: w.BotsRequest, asking: Asking) -> Response:
    """Let bots take part, as the organiser."""
    done = await asking.service.tournaments.act(
        tournament, asking.holder, lambda live, call: organiser.add_bots(live, call, body), asking.once
    )
    return asking.reply(done)


@router.post("/{tournament}/course", response_model=Accepted, dependencies=[KnowsBots])
async def direct(tournament: str, body: w.OrganiserRequest, asking: Asking) -> Response:
    """Start, pause, go on, or end, as the organiser."""
    done = await asking.service.tournaments.act(
        tournament, asking.holder, lambda live, call: organiser.direct(live, call, body), asking.once
    )
    return asking.reply(done)


@router.get("/{tournament}/standings.csv", response_class=PlainTextResponse)
async def standings(tournament: str, asking: Asking) -> Response:
    """The standings for spreadsheets."""
    text = await asking.service.tournaments.standings(tournament)
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{tournament}.csv"'}
    return asking.signed(PlainTextResponse(text, media_type="text/csv", headers=headers))
