### The study board: variations, notes, arrows, and what the bots think.

board-title = Study board
board-how = Try out what could have been played: every turn becomes a branch, with notes, arrows, and a bot’s opinion beside it.

## The list

board-edition = Edition
board-fresh = Begin with a fresh deal
board-as-text = Set up the deal as text
board-open = Choose a record
board-paste = A record as text
board-paste-open = Open the text
board-setup-how = A position is a deal and the turns that lead to it. In the text you can change tiles, tokens and seats; a ? is a tile or token that nobody knows.
board-set-up = Set up a position
board-set-up-here = Set up from here
board-list = Studies on this device
board-none = There are none yet. Begin with a fresh deal, or open a record.
board-unnamed = Unnamed study
board-name = Name of the study
board-rename = Rename
board-rename-done = Done
board-no-link = This link holds no study: it may have been cut off. Ask for it again, or open the record itself.
board-missing = This study is no longer on this device.

## The board

board-kept = Saved on this device.
board-not-yet = Not saved yet.
board-keep = Save it
board-not-kept = This browser can’t save it. Share the link or save the record to keep it.
board-share = Share
board-share-how = The link holds everything: the deal, all variations, notes and arrows. Nothing is sent to a server.
board-all = All studies
board-tree = Turns and variations
board-start = The deal
board-back = One turn back
board-forward = One turn on
board-beside = The next variation
board-promote = Make it the main line
board-prune = Delete from here on
board-put-back = Put it back
board-note = Note
board-panel = Tree and notes
board-panel-close = Back to the board
board-over = The game is over here.

## Arrows

board-marks = Arrows and rings
board-draw = Draw on the board
board-draw-how = Drag from one place to another for an arrow, press one place for a ring. The same once more wipes it off.
board-garden = Garden
board-from = From
board-to = To
board-to-how = leave empty for a ring
board-add = Add
board-bad-place = Write a stack such as B3, or a space such as c4.
board-ring = A ring around { $place }
board-arrow = An arrow from { $from } to { $to }
board-place = { $garden } { $space }
board-wipe = Wipe off

## The bot’s view

board-bot = What a bot thinks
board-bot-choice = Bot
board-bot-start = Start
board-bot-stop = Stop
board-bot-thinking = It is thinking …
board-bot-margin = Expected lead at the end: { $margin } ± { $error } points, from { $tries } games tried
board-bot-plain = This bot does not look ahead, so it expects no margin.
board-bot-off = Start it, and it looks at every position that you go to.
board-bot-failed = The bot could not think. Stop it and start it again.
board-bot-play = Play this turn

## Setting up a position

board-set-up-how = Build the gardens by clicking, and say whose turn it is and what the quarry shows. The rules judge every piece; what you leave open is drawn by lot.
board-whose-turn = Whose turn
board-token-now = Token of this round
board-token-of = Round { $round }
board-by-lot = by lot
board-tokens-to-come = Round tokens to come
board-singles = Single pillars kept
board-no-tile = none
board-material = Material
board-free-tiles = Tiles that lie nowhere yet
board-no-free-tiles = All of these tiles are in use.
board-rotate = Turn the tile
board-pick = Choose a tile or a piece, then a space of the garden.
board-quarry-how = The number is how many tiles a stack still has, below it its visible tile. As long as you change nothing here, the quarry follows from the round and the gardens.
board-stack-height = Tiles in stack { $stack }
board-stack-top = Visible tile of stack { $stack }
board-below = What lies below, and the tokens to come
board-below-drawn = drawn by lot
board-below-unknown = unknown
board-lay-anew = Lay the quarry anew
board-can-be = This position can be.
board-set-up-open = Open it as a study
