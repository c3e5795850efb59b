"""A turn is one transaction: drafted freely, judged as a whole, and written as one event."""

from babylon.game.public_game import PublicGame
from babylon.pieces.errors import BadNotation, IllegalMove, Reason
from babylon.pieces.kinds import Token
from babylon.pieces.move import Dig, EndTurn, Move, Remove, ends_turn
from babylon.server.tables import roles
from babylon.server.tables.game_end import over
from babylon.server.tables.live_table import Call, Decision, LiveTable, known_move, known_text, revealed_by
from babylon.server.tables.stand_ins import handed_back
from babylon.server.wire import events as e
from babylon.server.wire.drafts import Draft, TurnRequest
from babylon.server.wire.enums import EndReason, Status
from babylon.server.wire.errors import Code, Problem


def parsed(tokens: list[str]) -> list[Move]:
    """The moves of a draft."""
    moves = []
    for token in tokens:
        try:
            moves.append(known_move(token))
        except BadNotation:
            raise Problem(Code.BAD_NOTATION, token=token) from None
    return moves


def _texts(tokens: list[str]) -> list[str]:
    """Tokens that are moves, as a log has them."""
    return [known_text(token) for token in tokens]


def drafted(game: PublicGame, moves: list[Move]) -> PublicGame:
    """A copy of the game with the moves played, or the first rule they break."""
    draft = game.copy()
    for index, move in enumerate(moves):
        if is_whole(moves[:index]):
            raise Problem(Code.TURN_UNFINISHED)
        try:
            draft.play(move)
        except IllegalMove as error:
            raise _illegal(index, move, error.reason) from None
    return draft


def _illegal(index: int, move: Move, reason: Reason) -> Problem:
    return Problem(Code.ILLEGAL_MOVE, index=index, token=str(move), reason=reason)


def is_whole(moves: list[Move]) -> bool:
    """Whether the moves are a whole turn; a setup removal is one by itself."""
    return bool(moves) and ends_turn(moves[-1])


def require_turn(table: LiveTable, call: Call, request: Draft | TurnRequest) -> None:
    """Refuse a draft that is not the caller's to make, or was made for a game that has moved on."""
    roles.require_seat(table.state, table.you(call.holder), request.seat)
    _require_its_turn(table, request)


def _require_its_turn(table: LiveTable, request: Draft | TurnRequest) -> None:
    roles.require_status(table.state, Status.PLAYING)
    if request.seq is not None and not table.state.game_seq <= request.seq <= table.state.seq:
        raise Problem(Code.STALE, seq=table.state.seq, after=request.seq)
    if table.state.to_play != request.seat:
        raise Problem(Code.NOT_YOUR_TURN, seat=table.state.to_play)


def commit(table: LiveTable, call: Call, request: TurnRequest) -> Decision:
    """A whole turn: a person's, who comes back if a bot stands in, or a bot's that the host's browser sends."""
    if request.bot is not None:
        return device_turn(table, call, request)
    require_turn(table, call, request)
    seat = table.state.seats[request.seat]
    if seat.out is not None:
        raise Problem(Code.NOT_YOUR_TURN, seat=request.seat)
    turn = whole_turn(table, call, parsed(request.moves), None, texts=_texts(request.moves))
    back = handed_back(table.state, request.seat)
    return turn.with_events((*back, *turn.events)) if back else turn


def device_turn(table: LiveTable, call: Call, request: TurnRequest) -> Decision:
    """A bot's whole turn that the host's browser has thought out: judged like any other, and marked."""
    roles.require_existing_seat(table.state, request.seat)
    roles.require_host(table.you(call.holder))
    _require_its_turn(table, request)
    if not table.state.is_for_device or table.state.seats[request.seat].bot != request.bot:
        raise Problem(Code.NOT_YOUR_SEAT)
    return whole_turn(table, call, parsed(request.moves), request.bot, device=True)


def bot_turn(table: LiveTable, call: Call, *, seq: int, bot: str, moves: list[str], hurried: bool = False) -> Decision:
    """A bot's whole turn, asked for when the game stood at `seq`; nothing when it is late."""
    if table.state.status is not Status.PLAYING or table.state.game_seq != seq:
        return Decision()
    if table.state.seats[table.state.to_play].player != bot:
        return Decision()
    return whole_turn(table, call, parsed(moves), bot, hurried=hurried)


def whole_turn(
    table: LiveTable,
    call: Call,
    moves: list[Move],
    bot: str | None,
    *,
    texts: list[str] | None = None,
    hurried: bool = False,
    device: bool = False,
) -> Decision:
    """What a whole turn writes into the log, or the first rule it breaks; who has the moves' `texts` need not ask.

    Each move is judged and played once: the last one is played only when it is known what the turn reveals.
    """
    draft = _before_its_end(table.playing, moves)
    seat = table.state.to_play
    turn = e.Turn(
        seq=table.state.seq + 1,
        at=call.now,
        seat=seat,
        moves=texts or [str(move) for move in moves],
        discarded=draft.discarded_by(moves[-1]),
        bot=bot,
        revealed=_revealed(table, moves[0]),
        token=_token(table, draft, moves[-1]),
        remaining=table.state.remaining_after(seat, call.now),
        hurried=hurried,
        device=device,
    )
    draft.end_turn(moves[-1], *revealed_by(turn), is_legal=True)
    return Decision((turn, over(table, draft, EndReason.PLAYED)) if draft.is_over else (turn,), game=draft)


def _before_its_end(game: PublicGame, moves: list[Move]) -> PublicGame:
    """The game before the last move of a whole turn, which is legal; or the first rule that the turn breaks."""
    if is_whole(moves) and not any(map(ends_turn, moves[:-1])):
        try:
            draft = game.on_turn(moves[:-1])
            if draft.why_not(moves[-1]) is None:
                return draft
        except IllegalMove:
            pass  # which it is, and where, is told below
    drafted(game, moves)
    raise Problem(Code.TURN_UNFINISHED)


def _revealed(table: LiveTable, first: Move) -> e.Revealed:
    """The tile beneath the one that was dug or removed; here and below a turn asks what is hidden, nowhere else."""
    assert isinstance(first, Dig | Remove)
    height = table.playing.state.height[first.stack.index]
    beneath = table.deal.quarry[first.stack.index][height - 2] if height > 1 else None
    return e.Revealed(stack=str(first.stack), tile=beneath)


def _token(table: LiveTable, draft: PublicGame, last: Move) -> Token | None:
    """The token of the round that begins after the turn, if one does."""
    if not isinstance(last, EndTurn) or not draft.reveals_token:
        return None
    token = table.deal.tokens[draft.state.round]
    assert token is not None
    return token
