# The server's words: errors, chat phrases, moves and points.

server-error-bad-request = The request can't be read.
server-error-bad-notation = This is not a move.
server-error-no-guest = You need to be a guest first.
server-error-not-host = Only the host may do this.
server-error-not-your-seat = This seat is not yours.
server-error-wrong-key = The link or code does not fit.
server-error-origin-refused = Another site sent this; it was refused.
server-error-chat-off = The host has switched this chat off.
server-error-no-table = There is no such table.
server-error-no-seat = The table has no such seat.
server-error-not-found = There is nothing here.
server-error-method-refused = That can't be done here.
server-error-stale = The table has moved on.
server-error-seat-taken = The seat is taken.
server-error-not-your-turn = It is another seat's turn.
server-error-wrong-status = The table is not in the right state for this.
server-error-undo-off = This table plays without taking back.
server-error-nothing-to-undo = There are not that many turns to take back.
server-error-no-proposal = Nobody has asked to take turns back.
server-error-not-absent = This player still has time.
server-error-hints-off = This table plays without hints.
server-error-rules-unknown = This game was begun with rules that the server no longer has.
server-error-too-large = The request is too large.
server-error-not-json = The request must be JSON.
server-error-illegal-move = A rule forbids this move.
server-error-turn-unfinished = These moves are not one whole turn.
server-error-key-reused = This key was used for another request.
server-error-unknown-bot = There is no such bot here.
server-error-unknown-edition = There is no such edition.
server-error-unknown-tiles = There is no such tile set.
server-error-too-many = Too many requests; please wait a moment.
server-error-broken = The server made a mistake. Nothing was changed.
server-error-bot-busy = No bot is free right now.
server-error-shutting-down = The server is restarting; please try again.

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-built = Well built!
server-phrase-oops = Oops!
server-phrase-thinking = Let me think…
server-phrase-your-turn = Your turn.
server-phrase-thanks = Thank you!
server-phrase-good-game = Good game!

server-move-remove = Remove the clay tile on { $stack }
server-move-dig = Dig { $stack } for { $singles ->
    [one] one single pillar
   *[other] { $singles } single pillars
 }
server-move-place = Place the { $source ->
    [dug] dug
   *[stored] stored
 } tile { $tile } at { $position }, level { $level }, turned { $turns } × 90°{ $open ->
    [none] {""}
   *[other] , corner { $open } open
 }
server-move-decorate = Put up { $symbol ->
   *[statue] a statue
    [fountain] a fountain
    [bridge] a bridge
    [stairway] a stairway
 } on { $spaces }{ $star ->
    [none] {""}
   *[other] , by the token on { $star }
 }
server-move-end = End the turn, keeping { $keep ->
    [dug] the dug tile
    [stored] the stored tile
   *[none] no tile
 }

server-point = { $what ->
   *[statue] Statue
    [fountain] Fountain
    [bridge] Bridge
    [stairway] Stairway
    [belvedere] Belvedere
    [tile] Highest point
    [set-diversity] Set of four decorative items
    [set-flowers] Set of four flowers
 }, { $spaces }: { $points } VP{ $hidden ->
    [yes] {" "}(under a tile)
   *[no] {""}
 }
