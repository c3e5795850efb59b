### Going through a game that was played.

replay-title = Replay a game
replay-open = Choose a record
replay-open-how = Drop a game record (.bgn) anywhere on the page, or choose one from this device. It is read here; nothing is sent.
replay-no-record = This link holds no game: it may have been cut off. Ask for it again, or open the record itself.
replay-start = The game begins.
replay-turn = Turn
replay-at = Turn { $turn } of { $turns }
replay-at-move = Turn { $turn } of { $turns }, move { $move }
replay-turn-before = One turn back
replay-before = One move back
replay-after = One move on
replay-turn-after = One turn on
replay-play = Play
replay-pause = Pause
replay-line = Points shown
replay-points = Points as a table
replay-rival = The other players
replay-play-on = Play on from here
replay-play-on-how = You take the seat whose turn it is; bots take the others. The tiles and tokens to come are those of this game.
replay-study = Study from here
replay-begin = Begin
replay-share = Share
replay-share-how = A link holds the whole game and opens it at this moment.
replay-review = Review
replay-deal = How this game was dealt
replay-deal-verdict =
    { $verdict ->
        [fair] Deal verified
       *[forged] Deal not as promised
    }
replay-deal-fair = This page has dealt the game once more, from the secret that the server told at the end and from the numbers that the players' devices had added. It comes out the same, so nobody has chosen the tiles, the round tokens or the first player.
replay-deal-noted = This browser had noted the server's promise before the deal, and the secret fits it.
replay-deal-told = Whoever noted the server's promise before the deal can compare it: { $commitment }
replay-deal-not-promised = The secret is not the one that the server had promised before the deal: someone may have chosen what was dealt.
replay-deal-not-followed = Dealt once more from its proof, this game has other tiles, other round tokens or another first player: the record or the deal is forged.
replay-film = Save an animation
replay-filming = Picture { $done } of { $all } is recorded …
replay-film-failed = This browser could not make the picture. Try another browser.
