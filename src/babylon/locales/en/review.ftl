### A finished game looked at again: mistakes, luck, what would have been better.

review-title = Review of the game
review-how = After every turn the game is played on to its end in many possible worlds, on this device. So luck can be told from skill.
review-where = Where
review-where-device = On this device
review-where-server = On this server
review-how-server = After every turn the bots of this server play the game on to its end in many possible worlds. So luck can be told from skill. You can close the page meanwhile and come back later.
review-ahead =
    { $count ->
        [one] { $count } other review comes first
       *[other] { $count } other reviews come first
    }
review-server-gone = The server could not finish the review.
review-instead = The review is made on this device instead.
review-depth = How thoroughly
review-depth-quick = Quick (less than a minute)
review-depth-deep = Thorough (a few minutes)
review-start = Start the review
review-again = Look more closely
review-progress = { $done } of { $all } turns looked at
review-failed = The review could not be finished on this device. Start it again.
review-former = This game was played by former rules, which can't be reviewed any more.
review-curve = Expected lead
review-curve-two = Above the middle { $first } is expected to win, below it { $second }. The band shows the doubt (95%).
review-curve-many = How far each player is expected to end ahead of the average of the others. The bands show the doubt (95%).
review-seats = Skill and luck
review-skill = Given away: { $points } points (± { $error }) compared with the best turns found.
review-luck-good = Luck: the tiles and tokens that came up brought { $points } points (± { $error }).
review-luck-bad = Bad luck: the tiles and tokens that came up cost { $points } points (± { $error }).
review-luck-even = Luck: no clear effect ({ $points } ± { $error } points).
review-luck-parts = Tiles: { $tiles }, round tokens: { $tokens }.
review-mistakes = Largest mistakes
review-whose = Whose turns
review-everybody = All players
review-no-mistakes = No turn was surely a mistake.
review-mistake = Turn { $turn }, { $name }: { $points } points given away (± { $error })
review-figures = All turns in numbers
review-turn = Turn
review-player = Player
review-lead = Lead
review-cost = Given away
review-luck = Luck
review-before = Before turn { $turn }.
review-shown = What is shown
review-played = Played
review-better = Better
review-more = { $what }: worth { $points } more.
review-at-once = At once: { $points } points instead of { $other }.
review-lines = By the end: { $lines }.
review-denied = The others would have been denied { $points } points.
review-solve = Solve as a puzzle
review-back = To the review
review-leave = To the replay
review-picture = Share a picture
review-points = { $points } points
