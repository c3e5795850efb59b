### The words of the page: lobby, table, panels, keys.

## The lobby
web-title = Babylon: the hanging gardens
web-welcome = Dig stone from the quarry, raise terraces on pillars, and adorn them with fountains, statues, bridges and stairways. The finest garden wins.
web-name = Your name
web-guest = Guest
web-play-now = Play now
web-play-now-how = One click: you against one bot, with hints and undo.
web-new-table = New table…
web-my-tables = Your tables
web-open-tables = Open tables
web-table-status =
    { $status ->
        [lobby] waiting for players
        [playing] being played
       *[over] finished
    }
web-players = Players
web-seat-number = Seat { $number }
web-me = Me
web-a-person = A person with a link
web-clock = Clock
web-clock-choice =
    { $clock ->
        [none] No clock
        [fast] 10 minutes each, plus 20 s a turn
        [slow] 30 minutes each, plus 60 s a turn
       *[days] 3 days a turn
    }
web-access = Who may join
web-access-choice =
    { $access ->
        [open] Anyone, listed in the lobby
        [link] Anyone with a link
       *[private] Players only, no spectators
    }
web-allow-undo = Turns can be undone if all agree
web-allow-hints = Hints from a bot
web-cancel = Cancel
web-create = Create the table
web-language = Language

## Before the deal
web-waiting-room = The table is being set up
web-waiting-how = Invite your friends by a link. The game begins when every seat is ready.
web-open-seat = Open seat
web-bot = Bot
web-bot-choice = Who plays this seat
web-ready = Ready
web-not-ready = Not ready yet
web-i-am-ready = I am ready
web-wait = I am not ready
web-sit = Sit down
web-invite = Invite
web-invite-watcher = Invite a spectator
web-invited = You are invited to a table
web-no-table = This table does not exist, or it is not yours to see.
web-qr = QR code of the link
web-link = Link
web-copy = Copy the link
web-copied = Copied

## Around the table
web-table-title = The table
web-seats = Seats
web-visit = Look at this garden
web-time-left = { $time } left
web-plan = Plan view
web-settings = Settings
web-to-lobby = To the lobby
web-round = Round
web-side = Score, log and chat
web-score = Score
web-log = Log
web-chat = Chat
web-panels = Panels
web-tab-garden = Garden
web-tab-quarry = Quarry
web-tab-score = Score
web-tab-others = Others
web-category-statues = Statues
web-category-fountains = Fountains
web-category-bridges = Bridges
web-category-stairways = Stairways
web-category-belvederes = Belvederes
web-category-diversity = Diversity
web-category-flowers = Flowers
web-category-highest = Highest point
web-explain-points =
    { $points ->
        [one] { $points } point: where from?
       *[other] { $points } points: where from?
    }
web-no-points = No points here yet.
web-hand = Your tiles and pillars
web-pillars = { $singles } single · { $doubles } double
web-pillars-kept = only { $kept } can be stored
web-holdings = Pillars and storage
web-row-pillars = Pillars
web-row-stored = Storage
web-supply = Left in the supply
web-decorations = Decorative items you can build
web-spot = +{ $points } { $item } on level { $level }
web-keep = Keep in storage
web-keep-choice =
    { $keep ->
        [dug] dug tile
        [stored] stored tile
       *[none] nothing (discard)
    }
web-undo = Undo
web-redo = Redo
web-hint = Hint
web-confirm = Confirm
web-place = Place
web-turn = Turn the tile (R)
web-lower = Lower level (−)
web-higher = Higher level (+)
web-next-corner = Leave another corner open (O)
web-ghost =
    { $pillars ->
        [one] Level { $level } · { $pillars } pillar
       *[other] Level { $level } · { $pillars } pillars
    }
web-cut-group = Hide higher levels
web-cut = Show up to level { $level }

## What the table waits for
web-connecting = Connecting…
web-offline = The server can't be reached; trying again.
web-thinking = { $name } is thinking…
web-hint-asked = Looking for a good turn…
web-waiting = Waiting for { $name }.
web-your-removal = Your turn: choose a Clay tile to remove from the quarry before round 1.
web-your-dig = Your turn: dig a tile from the quarry.
web-your-place =
    { $source ->
        [dug] Click a gold ring to place the dug tile, or press Confirm to store it.
       *[stored] Click a gold ring to place the stored tile, or press Confirm to end your turn.
    }
web-your-decorations =
    { $count ->
        [one] You can build { $count } decorative item: click its ring, or press Confirm.
       *[other] You can build { $count } decorative items: click a ring, or press Confirm.
    }
web-your-end = Press Confirm to end your turn.
web-press-confirm = Press Confirm to play this.
web-place-keys = R turns, + − level, O corner
web-undo-asked = { $name } asks to undo the last turn.
web-agree = Agree
web-refuse = Refuse
web-replaced = A bot plays for you.
web-return = Return to my seat

## What digging pays
web-income-edge =
    { $because ->
        [edge] +{ $count } for the edge of the quarry
        [bottom] +{ $count } for the bottom of the quarry
        [same] +{ $count } for tiles on the same level
       *[lower] +{ $count } for tiles on a lower level
    }
web-income-other =
    { $kind ->
        [flower] +{ $singles } for your flower
        [supply] −{ $singles }: the supply is short
       *[token]
            { $token ->
                [fewer-pillars] −{ $singles } for the round token
               *[other] +{ $singles } for the round token
            }
    }
web-income-total =
    { $count ->
        [one] { $count } single pillar
       *[other] { $count } single pillars
    }

## Log and chat
web-host = Host
web-log-empty = Nothing has happened yet.
web-log-dealt = The quarry is set up.
web-log-token = New round token: { $token }
web-log-claimed = { $name } sits down.
web-log-undone =
    { $count ->
        [one] { $count } turn is undone.
       *[other] { $count } turns are undone.
    }
web-log-over = The game is over.
web-log-closed = The table is closed.
web-log-rematch = A rematch is set up.
web-log-out =
    { $reason ->
        [time] { $name } has run out of time.
       *[resigned] { $name } resigns.
    }
web-log-taken-over = A bot plays for { $name }.
web-log-handed-back = { $name } plays again.
web-log-undo-proposed = { $name } asks to undo a turn.
web-log-undo-refused = { $name } refuses to undo the turn.
web-log-seat-left = { $name } leaves the table.
web-chat-empty = Nobody has said anything yet.
web-chat-field = Write to the table
web-send = Send

## Keyboard and screen reader
web-grids = Quarry and garden as grids
web-grid-keys = Arrows move, Enter plays, R turns, + − level, O corner, N next decorative item, U undo, Ctrl+Enter confirms. Q goes to the quarry, G to the garden.
web-cell = { $space }, level { $level }
web-cell-symbol = { $symbol } symbol
web-cell-free = empty
web-cell-place = a tile may be placed here
web-cell-spots =
    { $count ->
        [one] { $count } decorative item possible
       *[other] { $count } decorative items possible
    }
web-unknown-tile = unknown tile
web-stack-empty = { $stack }, empty
web-stack-remove = may be removed

## Settings
web-setting-animate = Animations
web-setting-sound = Sound
web-setting-largeChips = Large level numbers
web-setting-plainTiles = Plain tiles without vines
web-setting-flat = Flat plan instead of 3D
web-setting-quality = Picture quality
web-quality =
    { $value ->
        [high] High
        [low] Low
       *[auto] Automatic
    }
web-setting-theme = Panels
web-theme =
    { $value ->
        [light] Light
        [dark] Dark
       *[auto] Same as the system
    }
web-ask-undo = Ask to undo the last turn
web-bot-plays = Let a bot play for me
web-resign = Resign
web-resign-sure = Really resign?
web-keys = Keys: Q quarry, G garden, P plan, 0 table, 1 quarry, 2 your garden, 3 all gardens, D dug tile, S stored tile, I decorative items, R turn, + − level, O corner, U undo, H hint, Ctrl+Enter confirm. Drag to move the view, with the right button to turn it.
web-close = Close

## The end
web-final = Final scores
web-reveal-all = Show all at once
web-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-tie-broken = A tie in points: the winner has the fewest visible notches ({ $notches }).
web-tie-shared = A tie in points and in visible notches: the victory is shared.
web-ended =
    { $reason ->
        [time] The game ended because time ran out.
       *[resigned] The game ended because a player resigned.
    }
web-rematch = Rematch
web-record = Save the record
web-picture = Save a picture
web-look-around = Look around

## Who begins, and by which rules

web-first = First player
web-first-choice =
    { $first ->
        [lot] Drawn by lot
       *[seat] Seat 1
    }
web-first-lot = The first player is drawn by lot when everyone is ready.
web-choose-flower = Your flower
web-edition =
    { $mixed ->
        [yes] Rules: { $edition } edition, with changes
       *[no] Rules: { $edition } edition
    }
web-mix = Change single rules
web-about-highest = What your highest tile scores at the end of the game.
web-about-overlap = Whether a tile may lie exactly above another.
web-about-gap = What becomes of the space that a bridge spans.
web-about-belvederes = What a tile with an open corner asks for.
web-about-supply = How many pieces of each kind are in the game.
