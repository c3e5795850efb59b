### The command line: help pages, questions and answers, and what was wrong with the input.

## Frame of the help pages

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = (default: { $value })
help-required = (required)

help-option-help = Show this page
help-option-lang = Language: en, pl, ja, zh-Hans or zh-Hant; else BABYLON_LANG, else your locale
help-option-version = Show the version
help-option-file = A game record, such as game.bgn; - reads the standard input
help-option-json = Answer in JSON, for programs
help-option-ply = Look at the game after this many moves instead of at its end
help-option-seat = Only this seat; the first player is 1
help-option-players = How many play: 2, 3 or 4
help-option-edition = revised, en, pl, ja, zh-Hans or zh-Hant; `babylon editions` says how they differ
help-option-seed = The same number gives the same deal; a random deal by default
help-option-tiles = The tile set: standard, or the path of a file of your own
help-option-names = The players' names, such as "Ada, Bo"

## Help pages

help-babylon =
    Babylon, the board game: play it, keep records of games, ask the rules.

    Begin with a game at this terminal:

    babylon play

    Each command has a page of its own, such as

    babylon score --help

help-new =
    Deal a game and write its record.

    The record is plain text, which every other command reads. A table may also mix the editions' choices.

    babylon new --players 3 --edition ja --out game.bgn
    babylon new --seed 7 --highest square

help-new-flowers = The boards in seat order, such as "pink white"
help-new-highest = What the highest tile scores: double or square
help-new-overlap = Complete overlap: never, one-level or beneath
help-new-gap = The space under a bridge: empty, open or covered
help-new-belvederes = An open corner: required or while-they-last
help-new-lot = Draw lots for who begins
help-new-supply = Seven numbers: single pillars, double pillars, belvederes, stairways, fountains, bridges, statues
help-new-out = Write to this file instead of to the terminal

help-play =
    Play a game at this terminal, with others at the same keyboard or against bots.

    You choose from numbered lines, or type a move as records write it. Type ? for help while you play. With a file the game is kept there after every turn, and goes on where it stopped.

    babylon play
    babylon play game.bgn --players 3
    babylon play --bot gardener

help-play-file = Keep the game here; if the file exists, go on with it
help-play-bot = A bot for the next seat, from the second on; 1=gardener names the seat; repeat for more

help-show =
    Show a table: quarry, gardens and scores.

    babylon show game.bgn
    babylon show game.bgn --ply 40 --seat 2
    babylon show game.bgn --svg table.svg --view plan

help-show-svg = Draw it into this SVG file instead
help-show-view = How to draw: iso (in space) or plan (from above)

help-legal =
    List every move that the rules allow now.

    babylon legal game.bgn --words

help-legal-words = Say in words what each move does

help-why =
    Say whether a move is legal, and if not, which rule it breaks.

    The exit code is 0 for a legal move and 1 for one that is not.

    babylon why game.bgn "sc4/2>0"

help-why-move = The move as records write it, such as B2, dc4/1>2-ne, S:c4 or =s

help-score =
    Score a game, or gardens of the printed game that you type in.

    A garden is a text with one thing a line, from the bottom up, and is scored by all five rulebooks. A tile is its position, its level and its flower, -ne if a belvedere stands on its open corner, ~ne if that corner is open without one; decorative items are written as in a record. It is quicker to count what is seen from above, level by level. A line “garden Ada” before each garden scores several, and says who wins.

    babylon score game.bgn --points
    babylon score garden.txt

    A garden of two tiles, a belvedere and a statue:

    babylon score - << END
    c4/1 pink
    d5/2 white -ne
    S:d5
    END

    Two gardens, counted:

    babylon score - << END
    garden Ada
    statues 3 2
    stairways 1
    flowers 2 3 1 2
    highest 3
    garden Bo
    fountains 1 1
    highest 2
    END

help-score-file = A game record or gardens; - reads the standard input
help-score-points = Say where each point comes from
help-score-edition = By which edition the pads of several gardens are filled in

help-replay =
    Show a game turn by turn, in words and pictures.

    babylon replay game.bgn --delay 2

help-replay-delay = Wait this many seconds after each turn

help-check =
    Check that a record or a tile set is right; if not, say where it is wrong.

    babylon check game.bgn
    babylon check mine.tiles

help-check-file = A game record or a tile set; - reads the standard input

help-completion =
    Print what a shell reads to complete commands and options.

    babylon completion bash >> ~/.bashrc
    babylon completion fish > ~/.config/fish/completions/babylon.fish

help-completion-shell = The shell: bash, zsh or fish

help-editions =
    Show how the printed rulebooks differ, and where they say so.

    babylon editions

help-rules =
    Read the rules, for each edition and with drawings.

    Without a section you see which there are; “all” shows them all. A token, a line of the score pad or a refusal names its section, too.

    babylon rules
    babylon rules bridges --edition ja
    babylon rules --search "hidden statue"

help-rules-section = Such as dig, overlap, ruling-3, token-fill-blank or refusal-not-fresh; all shows everything
help-rules-search = Show the section that has these words, and name the others

help-perft =
    Count the sequences of this many moves: a fingerprint of the rules, for programmers.

    babylon perft 2 --players 4 --seed 7

help-perft-depth = How many moves deep
help-perft-file = Count from the end of this game record; without it, from a new deal
help-perft-seed = The same number gives the same deal

## Calls that don't fit

usage-missing = { $parameter } is missing: see { $command } --help
usage-bad-value = The value of { $parameter } can't be used: see { $command } --help
usage-not-whole = The value of { $parameter } can't be used: it takes a whole number, see { $command } --help
usage-not-number = The value of { $parameter } can't be used: it takes a number, see { $command } --help
usage-too-small = The value of { $parameter } can't be used: it takes a number from { $least } on, see { $command } --help
usage-no-such-option = There is no option { $option }: see { $command } --help
usage-no-value = { $option } needs a value: see { $command } --help
usage-too-many = There are too many arguments, or quotes are missing: see { $command } --help
usage-no-such-command = There is no command “{ $name }”: try { $known }, or see { $command } --help

## Bad input

cli-unknown-language = There is no language “{ $value }”: choose one of { $known }.
cli-no-rule = There is no section “{ $value }” in the rules: choose one of { $known }.
cli-no-file = There is no file { $file }: check its name.
cli-not-text = { $file } is not text: name a record, a tile set or a garden.
cli-unreadable = { $file } can't be read ({ $reason }): name another file.
cli-unwritable = { $file } can't be written ({ $reason }): name another file.
cli-in-file = { $file }: { $reason }
cli-bad-ply = The game has no move { $value }: choose from 0 to { $most }.
cli-bad-seat = There is no seat { $value }: choose from 1 to { $most }.
cli-bad-choice = { $option } can't be “{ $value }”: choose from { $known }.
cli-arena-who = Name the bots that shall play, or choose { $option } to let each strength play the one below, but not both.
cli-bad-supply = “{ $value }” is not a supply: write seven numbers up to 999, such as "148 60 38 15 15 15 38".
cli-bad-flower = There is no flower “{ $value }”: choose one of { $known }.
cli-flower-twice = { $value } is there twice: every seat needs a flower of its own.
cli-flower-count =
    { $count ->
        [one] { $count } flower for { $players } players: name one for each.
       *[other] { $count } flowers for { $players } players: name one for each.
    }
cli-name-count = “{ $value }” does not name { $players } players: write that many names with commas between.
cli-garden-line = Line { $line }: { $reason }
cli-garden-form = “{ $value }” is neither a tile nor a decorative item nor a count: write c4/2 pink, c4/2 pink -ne, S:c4, F:c4-d4, B:c4-e4, T:c4-d4, or for example statues 3 2.
cli-garden-tiles = No garden has more than { $most } tiles: leave some out.
cli-garden-count = { $count } gardens are too many: { $most } can play.
cli-garden-mixed = A garden is either counted or put together piece by piece: write a line “garden” with a name before the next one.
cli-bad-count = “{ $value }” is nothing to count: choose one of { $known }.
cli-too-many-counts = Too many numbers after “{ $value }”: { $most } at most.
cli-bot-seat = No seat for the bot “{ $value }”: write its name, or seat=name with a seat from 1 to { $most }.
cli-bot-illegal = The bot { $name } played { $move }, which is not legal: { $reason }
cli-needs-extra = This command needs a part that is not installed ({ $module }): pip install 'babylon-game[{ $extra }]'

## Answers

cli-legal = { $move } is legal.
cli-refused = { $move } is not legal. { $sentence } (rules, section { $section })
cli-good-tiles =
    { $count ->
        [one] All is well: tile set { $name } with { $count } tile.
       *[other] All is well: tile set { $name } with { $count } tiles.
    }
cli-good-record = All is well: a game in round { $round } of { $rounds } after { $moves } moves, { $scores }.
cli-good-record-over = All is well: a finished game of { $moves } moves, { $scores }.
cli-good-variations =
    { $count ->
        [one] { $count } more turn in variations is legal, too.
       *[other] { $count } more turns in variations are legal, too.
    }
cli-line = line { $line }
cli-not-allowed = Not allowed here
cli-star-forbidden = * This rulebook would not have allowed the garden to be built like that.
cli-count-notches = { $names } are tied: count the visible notches.
cli-by-notches = { $winners } (fewest visible notches)
cli-pieces-order = The pieces, in this order: { $pieces }.
cli-gained = { $change } points

## A game at the terminal

cli-welcome = Choose by number or type a move; ? for help, h for a hint, u to undo, q to stop.
cli-legend = capital: built
cli-help =
    12      choose line 12
    B2      or any other move as records write it: dc4/1>0  S:c4  =s
    u       undo the last move
    b       back to the previous question (or just Enter)
    w MOVE  why is this move not legal?
    h       which turns are best now? (h 10: think for ten seconds)
    s       scores, and where your points come from
    t       the whole table with all gardens
    save FILE  keep the game in a file
    q       stop
    Faces are shown as two rows from the north: ✻ st/.f has a statue in the north-west and a fountain in the south-east.
cli-ask-remove = Which Clay tile do you remove?
cli-ask-dig = Which tile do you dig? (+ pillars you receive)
cli-ask-build = What do you do?
cli-ask-where = Where does it go? (south-west space / level, pillars; or type c4/1)
cli-ask-corner = How is it supported?
cli-ask-turned = How is it turned? (north row / south row)
cli-place-dug = Place the dug tile
cli-place-stored = Place the stored tile
cli-corner =
    { $corner ->
        [nw] north-west corner open, with a belvedere
        [ne] north-east corner open, with a belvedere
        [se] south-east corner open, with a belvedere
        [sw] south-west corner open, with a belvedere
       *[none] all four corners
    }
cli-turned =
    { $turns ->
        [0] as printed
        [1] turned right
        [2] turned around
       *[3] turned left
    }
cli-no-such-number = There is no line { $value }: choose from 1 to { $most }.
cli-nothing-to-undo = There is nothing to undo.
cli-save-where = Name a file: save game.bgn
cli-hint-how = Type h for a hint, or h 10 to think for ten seconds, 99 at most.
cli-kept = The game is kept in { $file }: babylon play { $file } goes on with it.
cli-not-kept = The game was not kept: name a file next time, babylon play game.bgn
cli-bot-thinks = { $name } is thinking…
cli-bot-played = { $name }: { $moves }
cli-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }

help-puzzles =
    Find puzzles in games between bots, or prove them again.

    A puzzle is a position in which one turn is clearly the best. The search goes on where the file ends.

    babylon puzzles found.jsonl --wanted 500
help-puzzles-file = The file of puzzles, a line for every game
help-puzzles-wanted = Puzzles that the file shall have in all
help-puzzles-first = Number of the first game to look at; from 100000 on it is the first five rounds that are looked at, not the last ones
help-puzzles-prove = Prove the puzzles of the file again, and ask the bots once more
help-puzzles-keep = Where to write those that were proved again
help-puzzles-seed = The chance by which to prove
puzzles-mining = Puzzles
puzzles-mined = { $file } has { $puzzles } puzzles.
puzzles-proving = Proved
puzzles-not-proved = Not clearly the best turn any more: game { $number }, turn { $turn }.
puzzles-proved = { $holds } of { $puzzles } puzzles hold. Nebuchadnezzar finds { $king } %, the mason { $mason } %.
cli-puzzles-none = The file has no puzzles: look for some first.
