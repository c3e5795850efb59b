"""Oneself: passkeys, codes, sessions, who sees what; taking all along, and leaving."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response, StreamingResponse

from babylon.server.people.departure import depart
from babylon.server.people.export import exported
from babylon.server.people.identity import Purpose
from babylon.server.routes.people import answered, brought_along, me_of, options, site_for
from babylon.server.routes.visitors import Asking, Signed, Visitor
from babylon.server.store.people_rows import SignedIn
from babylon.server.wire import people as p
from babylon.server.wire import requests as r
from babylon.server.wire.errors import Code, Problem

router = APIRouter(prefix="/me")
Id = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[0-9a-f]+$")]
SESSION_DIGITS = 16  # of a session's hash: enough to tell one's own apart
EXPORT = 10.0  # times as dear as signing in: every game is played again for it
FILE = 'attachment; filename="babylon-{name}.json"'


def _of(visitor: Visitor) -> SignedIn:
    assert visitor.signed_in is not None
    return visitor.signed_in


@router.get("", response_model=p.Me)
async def me(request: Request, asking: Asking) -> Response:
    """Who one is."""
    return answered(asking, await me_of(asking, request))


@router.patch("", response_model=p.Me)
async def change(body: p.ChangePerson, request: Request, signed: Signed) -> Response:
    """Change one's name, or who sees what."""
    service, person = signed.service, _of(signed).person
    if body.name is not None and body.name != person.name:
        signed.limit(service.sign_ins)
        await signed.require_welcome()
        await service.identity.rename(person, body.name)
    await service.identity.show(person.id, body.profile, body.games)
    await service.sessions.changed(person.id)
    return answered(signed, await me_of(await signed.again(), request))


@router.post("/passkeys/options", response_model=p.PasskeyOptions)
async def begin(request: Request, signed: Signed, _body: r.Nothing | None = None) -> Response:
    """Ask for what one more passkey is made with."""
    signed.limit(signed.service.sign_ins)
    identity, person, site = signed.service.identity, _of(signed).person, site_for(signed, request)
    asked = await identity.ask(Purpose.ADD, person.id, person.id)
    return answered(signed, options(asked, site, person.name, await identity.passkeys(person.id)))


@router.post("/passkeys", status_code=201, response_model=p.Me)
async def add_passkey(body: p.NewPasskey, request: Request, signed: Signed) -> Response:
    """Add a passkey."""
    await signed.service.identity.add_passkey(body, _of(signed).person, site_for(signed, request))
    return answered(signed, await me_of(signed, request), 201)


@router.delete("/passkeys/{passkey}", response_model=p.Me)
async def drop_passkey(passkey: Id, request: Request, signed: Signed) -> Response:
    """Take a passkey away; the last one stays."""
    await signed.service.identity.drop_passkey(_of(signed).person.id, passkey)
    return answered(signed, await me_of(signed, request))


@router.post("/codes", response_model=p.Codes)
async def renew_codes(signed: Signed, _body: r.Nothing | None = None) -> Response:
    """Get new recovery codes; the former ones are of no use any more."""
    signed.limit(signed.service.sign_ins)
    codes = await signed.service.identity.renew_codes(_of(signed).person.id)
    return answered(signed, p.Codes(codes=[code.value for code in codes]))


@router.post("/games", response_model=p.SignedInAnswer)
async def bring(request: Request, signed: Signed, _body: r.Nothing | None = None) -> Response:
    """Bring along the games that this browser has played as a guest."""
    guest = signed.service.signer.recognised(request).holder
    brought = 0 if guest is None else await brought_along(signed.service, guest, _of(signed).person.id)
    return answered(signed, p.SignedInAnswer(me=await me_of(signed, request), brought=brought))


@router.get("/sessions", response_model=p.Sessions)
async def sessions(signed: Signed) -> Response:
    """Where one is signed in."""
    here = _of(signed)
    found = [
        p.SessionInfo(
            id=one.id[:SESSION_DIGITS],
            label=one.label,
            created=one.created,
            seen=one.seen,
            here=one.id == here.session.id,
        )
        for one in await signed.service.identity.sessions(here.person.id)
    ]
    return answered(signed, p.Sessions(sessions=found))


@router.delete("/sessions/{session}", status_code=204)
async def sign_out_there(session: Id, signed: Signed) -> Response:
    """Sign out somewhere else."""
    person = _of(signed).person.id
    for one in await signed.service.identity.sessions(person):
        if one.id.startswith(session) and len(session) >= SESSION_DIGITS:
            await signed.service.sessions.end(person, one.id)
    return signed.signed(Response(status_code=204))


@router.delete("/sessions", status_code=204)
async def sign_out_everywhere(request: Request, signed: Signed) -> Response:
    """Sign out everywhere, here too."""
    await signed.service.sessions.end(_of(signed).person.id)
    return _signed_out(signed, request)


@router.post("/sign-out", status_code=204)
async def sign_out(request: Request, asking: Asking, _body: r.Nothing | None = None) -> Response:
    """Sign out here; who is not signed in, stays so."""
    if (found := asking.signed_in) is not None:
        await asking.service.sessions.end(found.person.id, found.session.id)
    return _signed_out(asking, request)


def _signed_out(visitor: Visitor, request: Request) -> Response:
    response = Response(status_code=204)
    for cookie in visitor.service.session_cookies.ended(request):
        response.headers.append("Set-Cookie", cookie)
    return response


@router.get("/export", response_model=dict[str, object])
async def export(signed: Signed, request: Request) -> Response:
    """All that is stored about oneself, as one file."""
    signed.limit(signed.service.sign_ins, price=EXPORT)
    person = _of(signed).person
    told = (await me_of(signed, request)).person
    assert told is not None
    listed = await signed.service.identity.sessions(person.id)
    text = exported(signed.service.tables, told, listed)
    headers = {"Content-Disposition": FILE.format(name=person.id), "Cache-Control": "no-store"}
    return signed.signed(StreamingResponse(text, media_type="application/json", headers=headers))


@router.post("/delete", status_code=204)
async def delete(body: p.Farewell, request: Request, signed: Signed) -> Response:
    """Leave for good; others keep their games."""
    person = _of(signed).person
    if body.name != person.name:
        raise Problem(Code.BAD_REQUEST, fields=[{"path": "name", "problem": "must be your own name"}])
    await signed.service.learn_bots()
    service = signed.service
    await depart(service.decisions, service.tournaments, service.sessions, person)
    return _signed_out(signed, request)
