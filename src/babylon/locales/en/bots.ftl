bot-name-apprentice = Apprentice
bot-name-mason = Mason
bot-name-gardener = Gardener
bot-name-architect = Architect
bot-name-nebuchadnezzar = Nebuchadnezzar
bot-name-semiramis = Semiramis
bot-name-level-1 = Strength 1
bot-name-level-2 = Strength 2
bot-name-level-3 = Strength 3
bot-name-level-4 = Strength 4
bot-name-level-5 = Strength 5
bot-name-level-6 = Strength 6
bot-name-level-7 = Strength 7
bot-name-level-8 = Strength 8
bot-name-quarry = The quarry
bot-apprentice = Read the rules this morning: looks at a few tiles and a few positions, and takes what scores at once.
bot-mason = Builds solidly and without much thought: knows which tile fits where, but not what comes next turn.
bot-gardener = Tries every way to play its turn and takes the one that leaves the finest garden.
bot-architect = Plans ahead: plays on in its head many times over before it lays a single stone.
bot-nebuchadnezzar = Built the real thing: thinks longest, watches what you need, and takes it from you.
bot-semiramis = The queen for whom the gardens were built: has seen a hundred thousand of them grow, and knows what yours will become.
bot-level-1 = Notices hardly any of its turns: right for a first game, for children too.
bot-level-2 = Overlooks most turns, yet never throws anything away.
bot-level-3 = Builds well what it notices, and overlooks a good deal.
bot-level-4 = Sees about every third turn; a strong tile can slip its notice.
bot-level-5 = Overlooks nothing on its turn, but does not think of the next one.
bot-level-6 = Plays a few good turns on in its head before it decides.
bot-level-7 = Compares many turns and knows what gardens grow into.
bot-level-8 = The strongest there is: thinks as long as it may.
notation-unknown-bot = There is no bot called “{ $text }”. Choose one of { $known }, or name your own as module:Class.
notation-bad-bot = “{ $text }” can't be loaded: there is no such module, or nothing of that name in it.
notation-bot-needs-numpy = “{ $text }” needs NumPy: pip install 'babylon-game[fast]'
notation-bad-net = This is no file of a net: its weights are missing, or are not whole numbers. Train one with babylon train-net.
notation-net-of-other-shape = This net has parts of other sizes than { $layers }. Train one with babylon train-net.
notation-net-was-changed = The numbers of this net are not those that were trained: its digest does not match. Take the file as it was written.
notation-net-of-other-rules = This net was trained for other rules ({ $rules }, present: { $present }). Train one with babylon train-net.
notation-no-place-for-levels = This page has no place for the table of strengths: write “{ $begin }” and “{ $end }” where it shall stand.
notation-bad-contestant = “{ $text }” does not name a bot: write a name, name@seconds or name#tries, such as architect@0.5.
notation-no-tries = { $text } does not search, so it has no number of tries: leave out what follows #.
notation-other-plan = { $text } holds another tournament: choose another folder, or the same bots, games, players, edition and seed.
notation-bad-place = “{ $text }” is not a place to play: use local, ray, ray:auto or ray://address.
notation-no-cluster = No Ray cluster answers at { $text }: start one with ray start --head, or play with --on ray.
notation-bot-move = { $text } played { $move }, which is not legal: { $reason }
notation-bot-turn = { $text } answered “{ $moves }”, which is not one whole turn: it must end with the end of the turn, and only there; in the setup it is one removal.
help-arena =
    Let bots play each other and rate them; every deal is played once from each seat.

    babylon arena gardener mason --games 200
    babylon arena nebuchadnezzar@1 architect --games 200 --save match
help-arena-bots = Bots: a name, name@seconds, name#tries, or module:Class for your own
help-arena-games = How many games at least; every deal is played in full
help-arena-seed = The same number gives the same deals and the same chance
help-arena-workers = Processes that play at the same time; 0 for one a core
help-arena-on = Where to play: local, ray (started for it), ray:auto or ray://address
help-arena-save = Keep the games here; the same call goes on where it stopped
help-arena-parquet = Write every position, move and outcome into this Parquet file
help-arena-ladder = Let each of the eight strengths play the one below, for two, three and four players
help-arena-write = Put the table of strengths into this page, between its two marks
arena-playing = Playing
arena-exported = { $rows } rows written to { $file }
arena-bot = Bot
arena-against = Against
arena-rating = Rating (95 %)
arena-seats = Seats
arena-games = Games
arena-wins = Wins
arena-points = VP
arena-seconds = Seconds a turn
arena-slowest = Slowest
arena-share = Comes in ahead (95 %)
arena-margin = Margin (95 %)
arena-explained = Ratings are OpenSkill's: everybody begins at 25. A tie is half a win. ± is half a 95 % interval.
help-hint =
    Say which turns are best now, what lead they give, and what they score.

    babylon hint game.bgn --seconds 3
help-hint-seconds = How long to think
help-hint-tries = Tries to find the best turns, instead of seconds: then the answer can be repeated exactly
help-hint-worlds = Possible worlds in which the turns that are shown are compared
help-hint-most = How many turns to show
help-hint-seed = The same number makes up the same worlds
hint-for = Seat { $seat }, round { $round }. The margin is the expected lead over the best other seat at the end; ± is half its 95 % interval.
hint-over = The game is over: there is no turn to advise on.
hint-turn = Turn
hint-margin = Margin
hint-gain = At once
hint-gains = Of which
hint-round = Round
hint-seat = Seat
hint-seat-number = Seat { $seat }
hint-points = VP
hint-cost = Given away
hint-denied = Denied
hint-by-line = By the end
hint-luck = Luck
hint-tile-luck = Tiles
hint-token-luck = Round tokens
hint-played = Played
hint-better = Better
hint-expected = Expected points after each turn
hint-mistakes = The largest mistakes
hint-mistakes-explained = Denied: the part of it that the better turn would have kept from the others. By the end: what that turn would have brought, by the lines of the score pad.
hint-analysis = Analysis of a game
hint-looking = Looking at the turns
hint-explained = Given away: how far the turns stayed behind the best ones found. Luck: what the revealed tiles and tokens changed, in all and each by itself. Both in points of the lead; ± is half a 95 % interval.
hint-no-mistakes = No turn was surely a mistake.
help-analyse =
    Look at the turns of a game: what was best, what was a mistake, what was luck.

    babylon analyse game.bgn --html game.html
help-analyse-tries = Tries to find the best turn
help-analyse-worlds = Possible worlds in which two turns are compared
help-analyse-most = How many mistakes to show
help-analyse-seed = The same number makes up the same worlds
help-analyse-svg = Write the plot into this file
help-analyse-html = Write a page with the plot and the tables into this file
cli-nothing-to-analyse = { $file } holds no whole turn to look at.
help-explain =
    Say what a position will still bring: what Semiramis' net expects each line of the score pad to gain, and what it counts on for that.

    babylon explain game.bgn --ply 60
explain-round = Round { $round }: what the pads say now, and what the net expects them to gain until the end.
explain-counts-on = { $seat } counts on: { $parts }
explain-part =
    { $what ->
        [stored] the stored tile
        [pillars] the stored pillars
        [statue] { $count ->
            [one] the statue symbol on { $spaces } (level { $level })
           *[other] the statue symbols on { $spaces } (level { $level })
        }
        [fountain] { $count ->
            [one] the fountain symbol on { $spaces } (level { $level })
           *[other] the fountain symbols on { $spaces } (level { $level })
        }
        [bridge] { $count ->
            [one] the bridge symbol on { $spaces } (level { $level })
           *[other] the bridge symbols on { $spaces } (level { $level })
        }
       *[stairway] { $count ->
            [one] the stairway symbol on { $spaces } (level { $level })
           *[other] the stairway symbols on { $spaces } (level { $level })
        }
    }
explain-parts = Each part is worth what the net expects more than of the same garden without it. Parts count on each other, so their points do not add up to what is to come.
help-calibrate =
    Let the net play itself, and hold the margins that it predicts after rounds 3, 6, 9 and 12 against those that come.

    babylon calibrate --games 1000 --svg calibration.svg
help-calibrate-games = Games to play
help-calibrate-seed = The same number gives the same games
help-calibrate-svg = Write the plot into this file
calibrate-round = Round
calibrate-net = Net
calibrate-features = Features
calibrate-more = Net above features
calibrate-limit = Luck's limit
calibrate-missed = Error
calibrate-straight = Put right
calibrate-title = The margin that came, by the margin that the net predicted
calibrate-after = After round { $round }
calibrate-explained = Net, features: which share of the variance of final margins the net, and 21 features refitted to half of the games, predict of the other half. Luck's limit: the share that is decided by then. Error: by how many points the net is off (root of the mean square). Put right: the net when its bias and slope in the other half are taken out. ± is half a 95 % interval.
help-best-garden =
    Check how many points the rules allow a garden in fifteen rounds: a game that reached so many is played again, and a bound that no garden exceeds is added up.

    babylon best-garden
    babylon best-garden found.bgn --search --seed 2
help-best-garden-file = A game to check in place of the best one known, or where --search writes what it finds
help-best-garden-search = Look for a good garden: the deal and the other seat help
help-best-garden-seed = The same number finds the same garden
help-best-garden-width = Lines of play that the search keeps after each round
best-garden-reached = The first seat has { $points } points, its highest tile is on level { $level }: every move was legal.
best-garden-bound = No deal and no help give a garden more than { $points } points, whatever height up to { $levels } it has; higher ones do not stand.
cli-no-best-garden = { $file } is no finished game for two by the revised edition.
help-study =
    Play thousands of games and report what they teach about Babylon: a page with plots, and Markdown.

    babylon study docs/study --games 2000
help-study-folder = Where to write the report
help-study-bot = Who plays: a bot as for `babylon arena`
help-study-games = Games for each edition and each number of players
help-study-seed = The same number gives the same games
help-study-workers = Processes that play at the same time; 0 for one a core
study-done = The report lies in { $folder }.
help-train =
    Learn from self-play what the bots value a garden by, and write the weights.

    babylon train weights
help-train-folder = Where to write the weights
help-train-lessons = Lessons of games, each fitted by least squares
help-train-generations = Generations of changes that are tried on whole games
help-train-games = Games in a lesson; a quarter of it for each change
help-train-seed = The same number gives the same games
train-lesson = Lesson { $number }: { $points } points a garden, { $missed } points of error
train-generation = { $set }, generation { $number }: { $points } points a garden
help-train-net =
    Train the net that values gardens, generation after generation: a new one is kept if it beats the one before. The command goes on where it stopped.

    babylon train-net school
help-train-net-folder = Where the net is kept, and the diary of its generations
help-train-net-generations = Generations in all, with those that are there already
help-train-net-games = Games a generation learns from
help-train-net-seed = The same number gives the same games
train-net-kept = Generation { $number }: { $points } points a garden, { $missed } points of error; won { $share } % of { $games } games and is kept
train-net-not-kept = Generation { $number }: { $points } points a garden, { $missed } points of error; won { $share } % of { $games } games and is not kept
