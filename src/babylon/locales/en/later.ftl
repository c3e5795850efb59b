### The words of what is opened now and then: dialogs, the waiting room, the log, the end.

web-where = Where you play
web-where-choice =
    { $where ->
        [device] On this device
       *[online] Online
    }
web-where-how =
    { $where ->
        [device] People at this screen take turns, and bots play in the browser. No internet is needed.
       *[online] Others join from their own devices by a link.
    }
web-seat-number = Seat { $number }
web-me = Me
web-here = A person at this screen
web-a-person = A person with a link
web-level-mine = About as good as me (strength { $level })
web-level-mine-how = Follows your results on this device: stronger after you win, gentler after you lose.
web-levels = Strengths
web-characters = Characters
web-seat-name = Name of player { $number }
web-seat-flower = Flower of player { $number }
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
web-seats-each = Seats one guest may take
web-allow-undo = Turns can be undone if all agree
web-undo-here = Turns can be undone
web-allow-hints = Hints from a bot
web-rated = For ratings
web-rated-how = Everybody needs a name here and a clock runs. There is no undo, no hint and nobody stands in.
web-stand-in = Plays for those who are away
web-create = Create the table
web-waiting-room = The table is being set up
web-waiting-how = Invite your friends by a link. The game begins when every seat is ready.
web-waiting-guest = The game begins when every seat is ready.
web-stand-in-how = When a player has been away for { $seconds } s, the others may let { $bot } play until that player returns.
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
web-share-address = Address
web-share-network = Phones in the same network can open this address.
web-share-here = This address leads only to this computer. For others to come, start the server with --host 0.0.0.0.
web-by-link = Only with a link from the host
web-ahead-more = Plan another, in case
web-ahead-how = Lay out your next turn as usual, then keep it. It is played as soon as it is your turn, if its tile is still there.
web-ahead-stop = Stop planning
web-ahead-list = Your plan ({ $count })
web-ahead-order = The first that can be played is played.
web-ahead-drop = Drop
web-ahead-drop-which = Drop number { $number }
web-ahead-dropped = Your plan was not played.
web-get-up = Get up
web-remove = Remove
web-remove-sure = Really remove?
web-removed = The host has removed you from this table.
web-removed-how = To come back you need a new link from the host.
web-new-links = New links
web-new-links-how = All old links stop working at once.
web-undo-asked =
    { $count ->
        [one] { $name } asks to undo the last turn. What it revealed stays known.
       *[other] { $name } asks to undo the last { $count } turns. What they revealed stays known.
    }
web-undo-waiting = You have asked to undo. Still to answer: { $names }.
web-undo-others = { $name } has asked to undo. Still to answer: { $names }.
web-undo-withdraw = Withdraw
web-ask-pause = Ask for a pause
web-pause-begin = Pause the game
web-pause-days = Length of the pause
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-pause-asked =
    { $count ->
        [one] { $name } asks to pause the game for { $count } day. No clock would run.
       *[other] { $name } asks to pause the game for { $count } days. No clock would run.
    }
web-pause-waiting = You have asked for a pause. Still to answer: { $names }.
web-pause-others = { $name } has asked for a pause. Still to answer: { $names }.
web-paused = The game is paused until { $date }: no clock runs. You may play all the same.
web-resume = End the pause
web-agree = Agree
web-refuse = Refuse
web-replaced = { $bot } plays for you.
web-return = Return to my seat
web-away = { $name } is away. { $bot } may play in { $seconds } s.
web-away-long = { $name } is away. Shall { $bot } play until { $name } returns?
web-call-stand-in = Let { $bot } play
web-log-empty = Nothing has happened yet.
web-log-dealt = The quarry is set up.
web-log-rated = This game counts for ratings.
web-log-token = New round token: { $token }
web-log-claimed = { $name } sits down.
web-log-hurried = { $name } had little time to think, because others were waiting.
web-log-undone =
    { $count ->
        [one] { $count } turn is undone.
       *[other] { $count } turns are undone.
    }
web-log-over = The game is over.
web-log-opened = All tables with this deal have ended: everyone may look at this one now.
web-log-closed = The table is closed.
web-log-rematch = A rematch is set up.
web-log-astray = This page had lost track of the game and has loaded it again from the table. Play on.
web-log-newer = There is a newer version of this page. It loads once you confirm or undo your turn.
web-log-out =
    { $reason ->
        [time] { $name } has run out of time.
       *[resigned] { $name } resigns.
    }
web-log-taken-over =
    { $reason ->
        [asked] { $name } lets { $bot } play.
        [absent] { $name } is away: { $bot } plays.
        [time] The time of { $name } has run out: { $bot } plays.
       *[out] { $bot } plays on for { $name }.
    }
web-log-handed-back = { $name } plays again.
web-log-undo-proposed =
    { $count ->
        [one] { $name } asks to undo { $count } turn. Asked: { $names }.
       *[other] { $name } asks to undo { $count } turns. Asked: { $names }.
    }
web-log-undo-refused = { $name } refuses to undo the turn.
web-log-undo-agreed = { $name } agrees to undo.
web-log-undo-withdrawn = { $name } no longer asks to undo.
web-log-pause-proposed =
    { $count ->
        [one] { $name } asks to pause the game for { $count } day.
       *[other] { $name } asks to pause the game for { $count } days.
    }
web-log-pause-agreed = { $name } agrees to the pause.
web-log-pause-refused = { $name } refuses the pause.
web-log-pause-withdrawn = { $name } no longer asks for a pause.
web-log-paused = The game is paused until { $date }.
web-log-resumed = { $name } ends the pause: the clocks run again.
web-log-away = { $name } is on vacation until { $date }: this clock stands still.
web-log-back = { $name } is back from vacation.
web-log-practice = From now on this is a practice game: it counts nowhere.
web-log-hinted = { $name } has asked a bot for a hint.
web-log-seat-left = { $name } leaves the table.
web-log-seat-removed = The host has removed { $name } from the table.
web-log-links-renewed = The host has made new links; the old ones are no longer valid.
web-chat-empty = Nobody has said anything yet.
web-chat-field = Write to the table
web-send = Send
web-setting-animate = Animations
web-setting-pace = Turns of others
web-pace =
    { $value ->
        [off] At once
        [fast] Step by step, fast
        [slow] Step by step, slowly
       *[normal] Step by step
    }
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
web-quality-measured =
    { $quality ->
        [high] Automatic: high, for here a frame takes { $milliseconds } ms
       *[low] { $tried ->
            [high] Automatic: low, for with shadows a frame would take { $milliseconds } ms here
           *[low] Automatic: low, for here a frame takes { $milliseconds } ms
        }
    }
web-setting-theme = Panels
web-theme =
    { $value ->
        [light] Light
        [dark] Dark
       *[auto] Same as the system
    }
web-ask-undo = Ask to undo my last turn
web-undo-confirmed = There is nothing planned to undo. Your confirmed turn:
web-undo-own =
    { $practice ->
        [yes] Undo my last turn
       *[no] Undo my last turn (makes this a practice game)
    }
web-bot-plays = Let a bot play for me
web-resign = Resign
web-resign-sure = Really resign?
web-keys =
    { $device ->
        [touch] Drag with one finger to move the view; with two fingers you zoom and turn it. Tap to see what a move would do, then tap again or use its button to make it.
       *[other] Keys: Q quarry, G garden, P plan, 0 table, 1 quarry, 2 your garden, 3 all gardens, D dug tile, S stored tile, I decorative items, R turn, + − level, O corner, U undo, H hint, ? the rule, Ctrl+Enter confirm. Drag to move the view, with the right button to turn it.
    }
web-final = Final scores
web-reveal-all = Show all at once
web-ended =
    { $reason ->
        [time] The game ended because time ran out.
       *[resigned] The game ended because a player resigned.
    }
web-rematch = Rematch
web-replay = Replay
web-review = Review
web-look-around = Look around
web-back-to-scores = Back to the scores
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
web-mix = Change individual rules
web-about-highest = What your highest tile scores at the end of the game.
web-about-overlap = Whether a tile may lie exactly above another.
web-about-gap = What becomes of the space that a bridge spans.
web-about-belvederes = What a tile with an open corner asks for.
web-about-supply = How many pieces of each kind are in the game.
web-credits-version = Version { $version }
web-credits-game = Babylon is a board game by Olivier Grégoire, published by Geek Attitude Games. This edition is unofficial: they have not made it, and they neither endorse nor support it. If you enjoy it, buy the box.
web-credits-rules = The rules are those of the five printed rulebooks (English, Polish, Japanese, and Chinese in both scripts), told in our own words. Nothing of their artwork or texts is in here; the tile faces are our own.
web-credits-licence = This program is free under the MIT licence.
web-credits-packages = Other people's work
web-credits-packages-how = This edition is made with the packages below, here in the versions it is tested with. Choose one to read its licence.
web-credits-page = In the page
web-credits-server = In the server
web-credits-missing = The list could not be loaded: load the page again.
web-setting-tips = Tips for beginners

## Before one sits down
web-invited-by = { $name } invites you to play
web-your-seat = Your seat
web-watching-here = You are here as a spectator: no seat is free for you. You will see the game as soon as it begins.
web-terms-seats =
    { $count } players, { $free ->
        [0] no seat free
        [one] { $free } seat free
       *[other] { $free } seats free
    }
web-terms-no-clock = No clock: take your time
web-terms-days =
    { $days ->
        [one] { $days } day for each turn
       *[other] { $days } days for each turn
    }
web-terms-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-terms-seconds = { $seconds } s
web-terms-time = { $time } for each player
web-terms-more-time = { $time } for each player, plus { $increment } s a turn
web-terms-help = Help
web-terms-hints =
    { $allowed ->
        [yes] A bot gives hints to whoever asks
       *[no] No hints
    }
web-terms-undo =
    { $allowed ->
        [yes] Turns can be undone if all agree
       *[no] Confirmed turns can't be undone
    }
web-terms-watch = Spectators
web-terms-watchers =
    { $access ->
        [open] Anyone may watch
        [link] Whoever has the link for spectators may watch
       *[private] Nobody may watch
    }
web-terms-ratings = Ratings
web-terms-rated = The game counts for ratings
web-to-tournament = To the tournament

web-company = Who else is here
web-mute = Mute
web-report = Report …
web-report-how = The hosts of this server see it, with what was last said here. Nobody else is told.
web-report-why = What for
web-report-reason =
    { $reason ->
        [chat] What they write
        [name] Their name
        [play] How they play
       *[other] Something else
    }
web-report-note = In your words
web-report-send = Send
web-reported = Thank you. The hosts will look at it.
web-invite-name = Or invite somebody by the name they have here
web-invite-send = Invite
web-invite-sent = { $name } finds the invitation under “Find a game”.
