### The deal of the day: one for everybody, alone against the quarry or in a duel.

day-how = One deal a day for everybody: the same tiles and the same round tokens. The first game in each form counts; after it you can practise as often as you like.
day-next = The next deal comes at { $time }.
day-promised = The server promised this deal before the day began: this browser had noted the promise, and it is kept.
day-not-promised = This is not the deal that the server promised before the day began: someone may have chosen it.
day-form-solo = Solo
day-form-duel = Duel
day-solo-ours = Our own way to play, not in the printed rules
day-solo-how = Fifteen rounds alone against the quarry: after each of your turns it loses the tile that would pay you the most pillars, so take what you need in time.
day-solo-rule = Which tile the quarry loses
day-solo-rule-how = Of the visible tiles, it is the one that would pay you the most pillars, whatever the round token. Among equals it is the one with the most symbols, then the first one in the order A1, B1, C1, D1, A2 and so on up to D4. During setup the quarry removes its three Clay tiles in the same way. It builds nothing and has no points.
day-duel-how = Against the bot { $bot }, which makes the same moves for everybody in the same position.
day-medals-how = A medal takes as many points as the bot beside it has reached with this deal.
day-counting = The bots are still playing this deal…
day-no-bars = The bots could not play this deal here. Load the page again to see what a medal takes.
day-medal-bronze = Bronze
day-medal-silver = Silver
day-medal-gold = Gold
day-medal-lapis = Lapis lazuli
day-no-medal = no medal
day-won = won { $mine } : { $theirs }
day-lost = lost { $mine } : { $theirs }
day-play = Play
day-go-on = Go on
day-practise = Practise
day-replay = Replay the game
day-share = Share the result
day-counts = This game counts: there are no hints and no undo.
day-left = You did not play this game to its end.
day-not-played = You did not play.
day-not-finished = Not finished yet
day-table = Results on this server
day-table-none = Nobody has entered a result yet.
day-table-how = The server replays your game before it counts. Others see your name, your points and your medal, but none of your moves.
day-table-enter = Enter my result
day-table-busy = The server is replaying your game…
day-table-own = You are number { $rank } of { $count }.
day-table-away = The server can't be reached, so its results can't be shown.
day-table-again = Try again
day-yesterday = Yesterday's deal
day-history = Your days
day-history-none = Nothing yet. The deals you play are listed here, on this device only.
day-history-all = Show all
day-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
day-longest =
    { $count ->
        [one] Longest streak: { $count } day
       *[other] Longest streak: { $count } days
    }
