### Tournaments: calling, joining, waiting, standings, what tables made of a deal.

tournaments-title = Tournaments
tournaments-how = Call a tournament and let people join by a link. With the same deals at all tables, the better player wins.
tournaments-mine = Your tournaments
tournaments-listed = Tournaments for everyone
tournaments-new = New tournament
tournaments-name = What it is called
tournaments-usual-name = Club evening
tournaments-format-label = Format
tournaments-rounds = Rounds
tournaments-lasts = Minutes it lasts
tournaments-teams = Teams
tournaments-team = Team
tournaments-fill = Bots that make the number even
tournaments-fill-none = None: someone sits out
tournaments-duplicate = The same deal at all tables of a round
tournaments-duplicate-short = same deals
tournaments-duplicate-how = Everyone is compared with those who had the same tiles in the same seat. Until all have ended, nobody sees another table.
tournaments-late = People may join after the start
tournaments-list-it = Show it in the list for everyone
tournaments-call = Call the tournament
tournaments-join = Take part
tournaments-join-do = Join
tournaments-leave = Leave
tournaments-remove = Remove
tournaments-remove-who = Remove { $name }
tournaments-invite = Invite by link or code
tournaments-your-table = Your table is ready
tournaments-your-table-how = Go there and say that you are ready. Whoever does not come in time loses the game.
tournaments-to-table = Go to the table
tournaments-organiser = You are the organiser
tournaments-start = Start
tournaments-pause = Pause
tournaments-resume = Go on
tournaments-close = End it
tournaments-close-sure = Really end it?
tournaments-bots = Bots
tournaments-how-many = How many
tournaments-add-bots = Add
tournaments-standings = Standings
tournaments-rank = Rank
tournaments-score = Score
tournaments-games = Games
tournaments-swing = Above the mean
tournaments-opponents = Rivals
tournaments-margin = Margin
tournaments-points = Points
tournaments-score-duplicate = Score: the share of those with the same deal and seat whom one's margin beats. Margin: points more than the others at the table. Above the mean: how much better the margin is than the mean of all in that seat.
tournaments-score-plain = Score: the share of the others at the table whom one has left behind. Rivals: how well those whom one has met have done, which decides between equals.
tournaments-csv = Save as CSV
tournaments-round = Round { $round }
tournaments-pairing = Tables { $round }
tournaments-round-of = round { $round } of { $count }
tournaments-seat = Player
tournaments-table = Table
tournaments-absent = did not come
tournaments-ended = ended
tournaments-playing = playing
tournaments-replay-of = Replay of table { $number }
tournaments-table-of = Table { $number }
tournaments-byes = Sat out: { $names }
tournaments-sealed = What the tables have done is shown when all of them have ended.
tournaments-compare = What each table made of this deal
tournaments-compare-how = Points after each turn. A number leads to that moment of the game; the most points of a seat are bold.
tournaments-compare-pad = At the end, by line of the pad
tournaments-why-round = Round { $round }: margin { $margin } in seat { $seat }, where the tables made { $mean } on average. Score: { $score }.
tournaments-why-alone = Round { $round }: score { $score }.
tournaments-why-best = What made the difference most: round { $round }.
tournaments-in-seat = seat { $seat }
tournaments-format = { $format ->
    [round-robin] Round robin
    [knock-out] Knock-out
    [arena] Arena
   *[swiss] Swiss
 }
tournaments-format-how = { $format ->
    [round-robin] Everybody meets everybody.
    [knock-out] Half of each table goes on to the next round.
    [arena] For a time, whoever is free gets the next table.
   *[swiss] In each round those meet who have done about equally well; nobody is out.
 }
tournaments-status = { $status ->
    [running] being played
    [paused] paused
    [over] over
    [closed] called off
   *[open] open for joining
 }
tournaments-wait = { $status ->
    [running] You take part. Your next table appears here as soon as it is paired.
   *[open] You take part. Your table appears here once the organiser starts.
 }
tournaments-entrants = { $count ->
    [one] { $count } takes part
   *[other] { $count } take part
 }
tournaments-minutes = { $count ->
    [one] { $count } minute each
   *[other] { $count } minutes each
 }
tournaments-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
 }
tournaments-team-of = { $count ->
    [1] everyone for themselves
   *[other] teams of { $count }
 }
