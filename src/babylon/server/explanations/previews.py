"""The answers to a draft: preview, why, points."""

from babylon.game.public_game import PublicGame
from babylon.pieces.move import Move
from babylon.pieces.spaces import SPACES
from babylon.render import point_sentence
from babylon.server.explanations.gains import gain
from babylon.server.explanations.incomes import incomes
from babylon.server.explanations.legal_moves import legal_json
from babylon.server.tables import roles
from babylon.server.tables.as_json import view_json
from babylon.server.tables.live_table import Call, LiveTable
from babylon.server.tables.turns import drafted, is_whole, parsed, require_turn
from babylon.server.wire.drafts import Draft, PlaceQuestion, PointsRequest, WhyRequest
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import JsonObject


def preview(table: LiveTable, call: Call, request: Draft, words: str | None) -> JsonObject:
    """The game as the draft would leave it, and what may follow."""
    require_turn(table, call, request)
    moves = parsed(request.moves)
    draft = drafted(table.playing, moves)
    before, after = table.playing.scores()[request.seat], draft.scores()[request.seat]
    complete = is_whole(moves)
    score = after.as_json()
    score.pop("open_notches")
    return {
        "seq": table.state.seq,
        "seat": request.seat,
        "moves": [str(move) for move in moves],
        "phase": draft.phase,
        "complete": complete,
        "view": view_json(draft),
        "legal": [] if complete else legal_json(draft, words),
        "score": score,
        "gain": gain(before, after),
        "income": [] if complete else incomes(draft),
    }


def why(table: LiveTable, call: Call, request: WhyRequest, lang: str) -> JsonObject:
    """The rule that a move after the draft would break, or none."""
    require_turn(table, call, request)
    draft = drafted(table.playing, parsed(request.moves))
    reason = draft.why_not(_asked(draft, request.move))
    if reason is None:
        return {"legal": True, "code": None, "section": None, "sentence": None}
    return {
        "legal": False,
        "code": reason.code.value,
        "section": reason.section,
        "sentence": reason.in_language(lang),
    }


def _asked(draft: PublicGame, move: str | PlaceQuestion) -> Move:
    if isinstance(move, PlaceQuestion):
        return draft.nearest_place(move.source, SPACES[move.space], move.turns, move.open)
    return parsed([move])[0]


def points(table: LiveTable, call: Call, request: PointsRequest, lang: str) -> JsonObject:
    """Where each point of a garden comes from; a draft counts for the seat that is making it."""
    roles.require_existing_seat(table.state, request.seat)
    if table.game is None:
        raise Problem(Code.WRONG_STATUS, status=table.state.status)
    game = table.game
    if request.moves:
        require_turn(table, call, Draft(seat=request.seat))
        game = drafted(game, parsed(request.moves))
    lines = [
        {
            "category": point.category,
            "what": point.what,
            "spaces": [str(space) for space in point.spaces],
            "levels": list(point.levels),
            "points": point.points,
            "hidden_by": point.hidden_by.id if point.hidden_by else None,
            "sentence": point_sentence(point, lang),
        }
        for point in game.points()[request.seat]
    ]
    return {"seat": request.seat, "total": game.scores()[request.seat].total, "lines": lines}
