"""What hosts of a server see and do, once they have shown their passkey; all of it is written down."""

from importlib.metadata import version
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from babylon.server.people.server_figures import process_figures, settings, stored_figures
from babylon.server.process.clock import now
from babylon.server.routes.people import answered, site_for
from babylon.server.routes.visitors import Hosting, Signed
from babylon.server.wire import moderation as m
from babylon.server.wire.people import PersonId, SignIn
from babylon.server.workers.accounts import UNSEEN

router = APIRouter(prefix="/host")
LABEL = "host"  # of the answer to a passkey's question; no session begins by it


@router.post("/enter", status_code=204)
async def enter(body: m.ShowPasskey, request: Request, signed: Signed) -> Response:
    """Show one's passkey: the hosts' page is open for an hour."""
    signed.limit(signed.service.sign_ins)
    assert signed.signed_in is not None
    answer = SignIn(**body.model_dump(), label=LABEL)
    shown = await signed.service.identity.sign_in(answer, site_for(signed, request))
    await signed.service.moderation.enter(signed.signed_in, shown)
    return signed.signed(Response(status_code=204))


@router.get("", response_model=m.HostView)
async def overview(hosting: Hosting) -> Response:
    """How the server is doing, and what was chosen for it."""
    signed, service, moment = hosting.signed, hosting.signed.service, now()
    of_all = service.metrics.of_all
    text = (service.figures() if of_all is None else await of_all()).decode()
    view = m.HostView(
        version=version("babylon-game"),
        until=hosting.until,
        hosts=await service.moderation.hosts(),
        open_reports=await service.moderation.count_open(),
        figures=[
            *await service.store.ask(lambda connection: stored_figures(connection, moment)),
            *process_figures(text),
        ],
        settings=settings(service.config),
    )
    return answered(signed, view)


@router.get("/reports", response_model=m.Reports)
async def reports(hosting: Hosting, *, settled: Annotated[bool, Query()] = False) -> Response:
    """What players have reported: what waits, or what is settled."""
    return answered(hosting.signed, await hosting.signed.service.moderation.reports(settled=settled))


@router.post("/reports/{report}", response_model=m.Reports)
async def settle(report: m.RowId, body: m.Settlement, hosting: Hosting) -> Response:
    """Settle a report, with a ban or without."""
    await hosting.signed.service.moderation.settle(hosting.person, report, body)
    return answered(hosting.signed, await hosting.signed.service.moderation.reports(settled=False))


@router.get("/bans", response_model=m.Bans)
async def bans(hosting: Hosting) -> Response:
    """Who is kept out."""
    return answered(hosting.signed, await hosting.signed.service.moderation.bans())


@router.put("/people/{person}/ban", response_model=m.Bans)
async def ban(person: PersonId, body: m.NewBan, hosting: Hosting) -> Response:
    """Keep a person out: they begin nothing here, and play what they have begun to its end."""
    service = hosting.signed.service
    whom = await service.identity.person(person)
    client = service.whereabouts.share(whom.id).client
    await service.moderation.ban(hosting.person, whom, None if client == UNSEEN else client, body)
    return answered(hosting.signed, await service.moderation.bans())


@router.delete("/bans/{ban}", response_model=m.Bans)
async def admit(ban: m.RowId, hosting: Hosting) -> Response:
    """Let somebody in again."""
    await hosting.signed.service.moderation.admit(hosting.person, ban)
    return answered(hosting.signed, await hosting.signed.service.moderation.bans())


@router.put("/people/{person}/name", status_code=204)
async def rename(person: PersonId, body: m.NewNameGiven, hosting: Hosting) -> Response:
    """Give a person another name; at tables where they sit already they keep the old one."""
    service = hosting.signed.service
    whom = await service.identity.person(person)
    await service.identity.rename(whom, body.name)
    await service.sessions.changed(whom.id)
    await service.moderation.renamed(hosting.person, whom.name, body.name)
    return hosting.signed.signed(Response(status_code=204))


@router.get("/acts", response_model=m.Acts)
async def acts(hosting: Hosting) -> Response:
    """What hosts have done, the latest first."""
    return answered(hosting.signed, await hosting.signed.service.moderation.acts())
