### My games: those of this device and of this server in one list.

games-search = Search by name
games-none = You have no games yet. Play one: it will be listed here.
games-none-found = No game fits “{ $text }”.
games-going-on = Going on
games-finished = Finished
games-your-turn = Your turn
games-turn-of = { $name } is to play
games-paused = Paused until { $date }
games-away = { $name } is on vacation until { $date }
games-since =
    Since your last look: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
games-gained = { $name } { $points }
games-won = You won
games-shared = You share the victory
games-won-by = { $names } won
games-where =
    { $where ->
        [device] on this device
       *[server] online
    }
games-continue = Continue
games-replay = Replay
games-scores = Scores
games-more = Show older games
games-server-away = The server can't be reached. Your online games are not in the list.
games-deleted = Deleted: { $names }.
games-take-back = Undo
games-restored = The game is back.
games-hide = Hide
games-show-again = Show again
games-hidden = Hidden: { $names }. The game itself stays on the server.
games-hidden-ones = Hidden games ({ $count })
games-file = Take your games along
games-file-how = One file holds all games of this device and your finished online games. Add it on another device: what you have begun here can be played on there. The file also holds the hidden tiles of games that are going on, so do not peek.
games-export = Save all games as a file
games-exporting = { $done } of { $all } games are ready …
games-exported =
    { $count ->
        [one] The file with { $count } game is saved.
       *[other] The file with { $count } games is saved.
    }
games-still-played =
    { $count ->
        [one] { $count } online game that is still going on is not in it: only the server knows its hidden tiles. Save again when it is finished.
       *[other] { $count } online games that are still going on are not in it: only the server knows their hidden tiles. Save again when they are finished.
    }
games-export-failed = The file could not be made because the server can't be reached. Try again when you are online.
games-import = Add games from a file
games-added =
    { $count ->
        [0] No new games.
        [one] { $count } game is added.
       *[other] { $count } games are added.
    }
games-known =
    { $count ->
        [one] { $count } was here already.
       *[other] { $count } were here already.
    }
games-file-fault =
    { $fault ->
        [newer] This file was made by a newer version of this page. Load the page again, then add the file. Nothing was changed.
        [too-long] This file is too large to hold games. Nothing was changed.
        [away] A game in this file began by former rules, which can't be fetched now. Connect to the network, then add the file again. Nothing was changed.
       *[not-ours] This file holds no games. Choose one that was saved on this page, or a game record (.bgn). Nothing was changed.
    }
games-file-broken = Game { $number } in this file is broken. Nothing was changed.
games-file-broken-why = Game { $number } in this file is broken: { $why } Nothing was changed.
games-file-unfinished = It is said to be finished, but its moves do not lead to the end.
games-file-hidden = Some of its tiles are hidden, so it can't be played on. Open its record in the replay instead.
games-file-half-turn = Its last turn is not complete.
games-file-seats = Its players do not match its record.
games-again = Again with the same people
