### Going through a game that was played.

replay-title = Replay a game
replay-open = Choose a record
replay-open-how = Drop a game record (.bgn) anywhere on the page, or choose one from this device. It is read here; nothing is sent.
replay-no-record = This link holds no game: it may have been cut off. Ask for it again, or open the record itself.
replay-start = The game begins.
replay-turn = Turn
replay-at = Turn { $turn } of { $turns }
replay-turn-before = One turn back
replay-before = One move back
replay-after = One move on
replay-turn-after = One turn on
replay-play = Play
replay-pause = Pause
replay-line = Points shown
replay-rival = The other players
replay-play-on = Play on from here
replay-play-on-how = You take the seat whose turn it is; bots take the others. The tiles and tokens to come are those of this game.
replay-study = Study from here
replay-begin = Begin
replay-share = Share
replay-share-how = A link holds the whole game and opens it at this moment.
replay-review = Review
