### Scoring an agent: `babylon benchmark`, `babylon verify-benchmark`, `babylon leaderboard`

help-benchmark =
    Score an agent by the tasks of the suite: beat each of our bots at two, three and four, exploit one, predict margins, solve puzzles.

    babylon benchmark mybots:Masterpiece --out masterpiece.json
help-benchmark-agent = A bot: a name, name@seconds, name#tries, or module:factory for your own
help-benchmark-out = Where to write the result, with all that it takes to verify it
help-benchmark-size = How much is asked: check, small or full
help-benchmark-task = Only tasks of this name, or like beat-*-2; may be given several times
help-benchmark-name = What the agent is called in the result, if not as it was named here
help-benchmark-seed = The chance of the deals and of the bots that play the other seats; results of one seed can be compared
help-benchmark-workers = Processes that work at the same time; 0 for one a core

help-verify-benchmark =
    Replay every game of a result, ask the bots on the other seats for their turns again, and recompute all figures.

    babylon verify-benchmark masterpiece.json
help-verify-benchmark-file = A result that babylon benchmark has written
help-verify-benchmark-task = Only tasks of this name, or like beat-*-2; may be given several times
help-verify-benchmark-workers = Processes that work at the same time; 0 for one a core

help-leaderboard =
    Compare results of the benchmark, each of which is verified first.

    babylon leaderboard results/*.json --page leaderboard.md
help-leaderboard-files = Results of the same size and seed
help-leaderboard-page = Write the leaderboard as a page in Markdown
help-leaderboard-trust = Do not verify the results first

benchmark-asking = Asking
benchmark-asking-again = Asking again
benchmark-left-out = { $agent } has no method “margin”, so { $task } is left out.
benchmark-title = { $agent }, size { $size }, seed { $seed }
benchmark-agent = Agent
benchmark-task = Task
benchmark-questions = Questions
benchmark-score = Score (95 %)
benchmark-margin = Margin (95 %)
benchmark-explained = beat: share of other seats that the agent comes in ahead of, a tie for a half. exploit: points ahead. predict: points that its answers are off; less is better. solve: share of puzzles solved.
benchmark-verified = { $problems ->
    [0] All { $entries } answers and all figures are as the file says.
    [one] 1 problem in { $entries } answers.
   *[other] { $problems } problems in { $entries } answers.
    }

leaderboard-title = Leaderboard
leaderboard-intro = Suite { $suite }, size { $size }, seed { $seed }: { $two }, { $three } and { $four } games against each of our bots at two, three and four, { $exploit } to exploit one, { $positions } positions to predict, { $puzzles } puzzles. Brackets and ± are 95 % intervals. *Ahead* is the share of other seats that an agent comes in ahead of, over all of our bots; 50 % is even. Every agent links to its result, which `babylon verify-benchmark` replays.
leaderboard-ahead = Ahead, { $players } players
leaderboard-exploit = Exploit, points
leaderboard-predict = Prediction off by
leaderboard-solve = Puzzles
leaderboard-package = Version
leaderboard-tasks = Task by task

benchmark-unknown-task = No task is called “{ $text }”. There are { $known }; * stands for anything.
benchmark-nothing-to-ask = { $agent } takes part in none of these tasks: predicting needs a method “margin”.
benchmark-other-terms = The result of { $agent } is of another size or seed: compare only results of the same size and seed.
benchmark-no-json = This is no JSON: { $reason }
benchmark-no-result = This is no result of babylon benchmark.
benchmark-bad-head = “{ $name }” is missing at the top of the result, or is nothing that it could be.
benchmark-other-head = { $name } is { $told } in the result, but { $wanted } here. Verify it with version { $package } of babylon-game, which wrote it.
benchmark-bad-task = Task { $place } of the result is none of the suite, or has no entries.
benchmark-double-task = { $task } is in the result twice.
benchmark-bad-figures = The figures of { $task } are no figures.
benchmark-bad-entry = { $task }: entry { $number } is not what an entry of this task looks like.
benchmark-missing-entry = { $task }: number { $number } is missing; { $wanted } were asked, from 0 on.
benchmark-extra-entry = { $task }: there are { $told } entries where { $wanted } were asked, or they are not in order.
benchmark-wrong-figure = { $task }: { $name } is said to be { $told }, but the entries come to { $counted }.
benchmark-wrong-deal = { $task }, game { $game }: the deal is number { $told } and should be { $wanted }.
benchmark-wrong-seat = { $task }, game { $game }: the agent sits on seat { $told } and should on { $wanted }.
benchmark-game-refused = { $task }, game { $game }: { $reason }
benchmark-game-cut = { $task }, game { $game }: the moves end before turn { $turn } is over.
benchmark-other-move = { $task }, game { $game }, turn { $turn }: the file has { $told }, but { $wanted } is played there.
benchmark-moves-after-end = { $task }, game { $game }: { $told } comes after the end of the game.
benchmark-wrong-points = { $task }, game { $game }: the points are said to be { $told }, but come to { $counted } or to other open notches.
benchmark-wrong-margin = { $task }, position { $number }: the margin is said to be { $told }, but was { $counted }.
benchmark-other-puzzle = { $task }, number { $number }: the puzzle is { $told } and should be { $wanted }.
benchmark-puzzle-refused = { $task }, number { $number }, puzzle { $puzzle }: { $reason }
benchmark-puzzle-solved = { $task }, number { $number }: puzzle { $puzzle } is said to be missed, but this turn solves it.
benchmark-puzzle-unsolved = { $task }, number { $number }: puzzle { $puzzle } is said to be solved, but this turn does not solve it.
