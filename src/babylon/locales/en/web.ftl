### The words of the page: lobby, table, panels, keys.

## The lobby
web-title = Babylon: the hanging gardens
web-title-turn = ● Your turn – Babylon
web-welcome = Dig stone from the quarry, raise terraces on pillars, and adorn them with fountains, statues, bridges and stairways. The finest garden wins.
web-name = Your name
web-guest = Guest
web-play-now = Play now
web-play-now-how = At once: you against one bot, with hints and undo.
web-new-table = New table…
web-device-tables = Tables on this device
web-delete = Delete
web-delete-sure = Really delete?
web-server-away = The server can't be reached. You can play on this device meanwhile.
web-device-refused = This browser does not let the page store games; this happens in some private windows. Allow it to store data, or use another window.
web-my-tables = Your tables
web-open-tables = Open tables
web-more-tables = Show more tables
web-table-status =
    { $status ->
        [lobby] waiting for players
        [playing] being played
       *[over] finished
    }
web-players = Players
web-cancel = Cancel
web-language = Language

## Before the deal
web-open-seat = Open seat
web-bot = Bot
web-copy = Copy the link
web-copied = Copied

## Around the table
web-table-title = The table
web-seats = Seats
web-visit = Look at this garden
web-practice = Practice
web-practice-how = A practice game: turns were undone without anyone else's consent, so it counts nowhere.
web-host-bots = Bots on a device
web-host-bots-how = The bots think in the browser of the table's host, so this game counts nowhere.
web-played-by = { $bot } plays
web-absent = away
web-watching =
    { $count ->
        [0] You are watching
        [one] You are watching
       *[other] You are watching ({ $count } in all)
    }
web-time-left = { $time } left
web-on-vacation = Away until { $date }
web-my-turn = Your turn
web-plan = Plan view
web-rules = The rules
web-rule = See the rule
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
web-undo-turn = Undo turn…
web-redo = Redo
web-hint = Hint
web-confirm = Confirm
web-ahead = Plan my next turn
web-ahead-ready = Keep this turn as a plan?
web-ahead-keep = Keep as a plan
web-ahead-changed = Someone has dug { $stack }.
web-ahead-broken = A rule forbids it now.
web-ends =
    { $keep ->
        [dug]
            { $discarded ->
                [stored]
                    { $start ->
                        [yes] Store the dug tile, discard the starting tile and end the turn
                       *[no] Store the dug tile, discard the stored one and end the turn
                    }
               *[none] Store the dug tile and end the turn
            }
        [stored]
            { $discarded ->
                [dug] Discard the dug tile and end the turn
               *[none] Keep the stored tile and end the turn
            }
       *[none]
            { $discarded ->
                [dug] Discard the dug tile and end the turn
                [stored]
                    { $start ->
                        [yes] Discard the starting tile and end the turn
                       *[no] Discard the stored tile and end the turn
                    }
                [both]
                    { $start ->
                        [yes] Discard the dug tile and the starting tile and end the turn
                       *[no] Discard both tiles and end the turn
                    }
               *[none] End the turn
            }
    }
web-place = Place
web-build = Build
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
web-thinking-for = { $bot } is thinking for { $name }…
web-hint-asked = Looking for a good turn…
web-waiting = Waiting for { $name }.
web-paused-unwatched = The bots wait until someone watches.
web-paused-quota = This game of bots is waiting: its host already has as many others under way as allowed.
web-paused-busy = Many games want the bots' time; { $name } will play in due course.
web-your-removal =
    { $name ->
        [you] Your turn: choose a Clay tile to remove from the quarry before round 1.
       *[other] { $name }’s turn: choose a Clay tile to remove from the quarry before round 1.
    }
web-your-dig =
    { $name ->
        [you] Your turn: dig a tile from the quarry.
       *[other] { $name }’s turn: dig a tile from the quarry.
    }
web-your-place =
    { $device ->
        [touch] Tap a gold ring to place the { $source ->
            [dug] dug
           *[stored] stored
        } tile, or end your turn with Confirm.
        [keys] Choose a marked space and press Enter to place the { $source ->
            [dug] dug
           *[stored] stored
        } tile, or end your turn with Ctrl+Enter.
       *[mouse] Click a gold ring to place the { $source ->
            [dug] dug
           *[stored] stored
        } tile, or end your turn with Confirm.
    }
web-your-decorations =
    You can build { $count ->
        [one] { $count } decorative item
       *[other] { $count } decorative items
    }: { $device ->
        [touch] tap a ring, or tap Confirm.
        [keys] choose with N and press Enter, or Ctrl+Enter to confirm.
       *[mouse] click a ring, or press Confirm.
    }
web-your-end =
    { $device ->
        [touch] Tap Confirm to end your turn.
        [keys] Press Ctrl+Enter to end your turn.
       *[mouse] Click Confirm to end your turn.
    }
web-press-confirm =
    { $device ->
        [touch] Tap Confirm to play this.
        [keys] Press Ctrl+Enter to play this.
       *[mouse] Click Confirm to play this.
    }
web-already-chosen = You have already chosen { $stack }: confirm it, or undo it to choose another.
web-place-keys = R turns, + − level, O corner

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
web-did-dig =
    { $count ->
        [one] { $name } dug { $stack } and gained { $count } pillar
       *[other] { $name } dug { $stack } and gained { $count } pillars
    }
web-line-points = { $line } { $points }
web-turn-points =
    { $count ->
        [one] { $sign }{ $count } point ({ $lines })
       *[other] { $sign }{ $count } points ({ $lines })
    }
web-turns = The last turns
web-step-place = { $name } placed a tile at { $position } on level { $level }
web-sum-dig =
    { $count ->
        [one] { $stack } (+{ $count } pillar)
       *[other] { $stack } (+{ $count } pillars)
    }
web-sum-place = tile on level { $level }
web-sum-points =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
web-skip = Skip

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
web-close = Close

## The end
web-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-tie-broken = A tie in points: the winner has the fewest visible notches ({ $notches }).
web-tie-shared = A tie in points and in visible notches: the victory is shared.
web-record = Save the record
web-picture = Save a picture
web-study = Study board
web-open-record = Replay a record
web-my-games = My games
web-tournaments = Tournaments
web-profile = Profile
web-find = Find a game
web-ratings = Ratings
web-puzzles = Puzzles

## Who begins, and by which rules


## About this edition
web-pad = Score pad for the printed game
web-credits = About this edition

## Learning the game
web-learn = Learn to play
web-day = Deal of the day
web-learn-how = New here? Learn the game by playing it: about ten minutes, step by step.
