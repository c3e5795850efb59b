"""People: how a guest becomes one, and what others see of them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from babylon.server.people import profiles
from babylon.server.people.adoption import adopt
from babylon.server.people.identity import Asked, Purpose
from babylon.server.people.passkeys import ALGORITHMS, MILLISECONDS, Site, address_of, site_of, text_of
from babylon.server.routes.games import page_text
from babylon.server.routes.visitors import Asking, Guest, Visitor
from babylon.server.runtime.decisions import Done
from babylon.server.service import Service
from babylon.server.store.people_rows import PasskeyRow, PersonRow
from babylon.server.store.queries import PAGE
from babylon.server.wire import people as p
from babylon.server.wire import table_view as v
from babylon.server.wire.base import Wire
from babylon.server.wire.errors import Code, Problem

router = APIRouter(prefix="/people")
SITE = "Babylon"
GAMES = 50  # that are counted for the price of a request


def answered(visitor: Visitor, body: Wire, status: int = 200) -> Response:
    """An answer of one of the models."""
    return visitor.reply(Done(body.model_dump_json()), status)


def site_for(visitor: Visitor, request: Request) -> Site:
    """Where the caller's passkeys hold; refused where there can be none."""
    site = site_of(visitor.service.config, request.headers.get("host"))
    if site is None:
        raise Problem(Code.PASSKEYS_OFF)
    return site


def options(asked: Asked, site: Site, name: str, known: list[PasskeyRow]) -> p.PasskeyOptions:
    """What a browser needs to make a passkey."""
    return p.PasskeyOptions(
        challenge=asked.challenge,
        domain=site.domain,
        site=SITE,
        user=text_of(asked.person.encode()),
        name=name,
        algorithms=list(ALGORITHMS),
        known=[text_of(one.credential) for one in known],
        milliseconds=MILLISECONDS,
    )


@router.post("/options", response_model=p.PasskeyOptions)
async def begin(body: p.NewName, request: Request, guest: Guest) -> Response:
    """Ask for a name, and for what a passkey is made with."""
    site = _newcomer(guest, request)
    await guest.service.identity.require_free(body.name)
    asked = await guest.service.identity.ask(Purpose.BECOME, guest.holder or "")
    return answered(guest, options(asked, site, body.name, []))


@router.post("", status_code=201, response_model=p.NewPerson)
async def become(body: p.BecomePerson, request: Request, guest: Guest) -> Response:
    """Become a person; the guest's games come along."""
    site, service = _newcomer(guest, request), guest.service
    guest.limit(service.new_people)
    await guest.require_welcome()
    person, codes = await service.identity.become(body, guest.holder or "", site)
    signed, brought = await signed_in(guest, request, person, body.label, bring=True)
    told = p.NewPerson(me=await me_of(signed, request), brought=brought, codes=[code.value for code in codes])
    return answered(signed, told, 201)


def _newcomer(guest: Visitor, request: Request) -> Site:
    """Where someone may become a person; refused when they are one, or try too often."""
    guest.limit(guest.service.sign_ins)
    if guest.person is not None:
        raise Problem(Code.SIGNED_IN)
    return site_for(guest, request)


async def signed_in(
    visitor: Visitor, request: Request, person: PersonRow, label: str, *, bring: bool
) -> tuple[Visitor, int]:
    """The visitor, now a person, and how many games of theirs came along."""
    service = visitor.service
    if visitor.session is not None:
        # A browser is one person at a time.
        await service.sessions.end(visitor.session.person, visitor.session.id)
    token = await service.sessions.begin(person, label)
    guest = service.signer.recognised(request).holder or (None if visitor.person else visitor.holder)
    brought = await brought_along(service, guest, person.id) if bring and guest is not None else 0
    return visitor.as_person(await service.sessions.of(token), service.session_cookies.headers(request, token)), brought


async def brought_along(service: Service, guest: str, person: str) -> int:
    """How many games of a guest came along; what they are told of comes along, too."""
    brought = await adopt(service.decisions, guest, person)
    await service.channels.changed()
    return brought


async def me_of(visitor: Visitor, request: Request) -> p.Me:
    """Who the caller is."""
    service, site = visitor.service, site_of(visitor.service.config, request.headers.get("host"))
    guest = service.signer.recognised(request).holder
    return p.Me(
        person=None if visitor.person is None else await service.identity.told(visitor.person),
        guest_games=0 if guest is None else await service.identity.games_of(guest),
        passkeys=site is not None,
        address=address_of(service.config, request.headers.get("host")),
    )


@router.get("/{person}", response_model=p.Profile)
async def profile(person: p.PersonId, asking: Asking) -> Response:
    """A person as the caller sees them."""
    asking.pay_for_list()
    found = await asking.service.identity.person(person)
    # All of their games are counted anew.
    asking.limit(asking.service.requests, price=await asking.service.identity.games_of(person) / GAMES)
    return answered(asking, await profiles.profile(asking.service.tables, found, asking.holder))


@router.get("/{person}/games", response_model=v.OwnGames)
async def games(
    person: p.PersonId,
    asking: Asking,
    before: Annotated[
        str | None, Query(max_length=16, pattern=r"^[a-z0-9-]*$", description="The last game of the page before.")
    ] = None,
) -> Response:
    """A person's games that the caller may look at, the newest first."""
    asking.pay_for_list()
    found = await asking.service.identity.person(person)
    games = await profiles.shown_games(asking.service.store, found, asking.holder, before)
    return asking.reply(Done(page_text(games[:PAGE], more=len(games) > PAGE)))
