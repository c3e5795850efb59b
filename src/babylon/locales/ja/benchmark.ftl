### エージェントの評価：`babylon benchmark`、`babylon verify-benchmark`、`babylon leaderboard`

help-benchmark =
    決められた課題でエージェントを評価します。2人・3人・4人で各ボットに勝つ、特定のボットの弱点を突く、得点差を予測する、パズルを解く。

    babylon benchmark mybots:Masterpiece --out masterpiece.json
help-benchmark-agent = ボット：名前、名前@秒数、名前#試行数。自作のものは モジュール:ファクトリー
help-benchmark-out = 検証に必要なものをすべて含む結果の書き込み先
help-benchmark-size = 問題の量：check、small、full
help-benchmark-task = この名前、または beat-*-2 のような形の課題だけ。何度でも指定できる
help-benchmark-name = 結果に書くエージェントの名前。省略時はここで指定したまま
help-benchmark-seed = 初期配置と相手の偶然を決める数。同じ数の結果同士を比べられる
help-benchmark-workers = 同時に動くプロセスの数。0 なら1コアに1つ

help-verify-benchmark =
    結果のゲームをすべて再生し、相手の手番をもう一度考えさせ、すべての数値を計算し直します。

    babylon verify-benchmark masterpiece.json
help-verify-benchmark-file = babylon benchmark が書いた結果
help-verify-benchmark-task = この名前、または beat-*-2 のような形の課題だけ。何度でも指定できる
help-verify-benchmark-workers = 同時に動くプロセスの数。0 なら1コアに1つ

help-leaderboard =
    エージェントの評価結果を比べます。どの結果も先に検証します。

    babylon leaderboard results/*.json --page leaderboard.md
help-leaderboard-files = 量とシードが同じ結果
help-leaderboard-page = 順位表を Markdown のページとして書く
help-leaderboard-trust = 先に検証しない

benchmark-asking = 出題中
benchmark-asking-again = 検証中
benchmark-left-out = { $agent } には「margin」というメソッドがないので、{ $task } を省きます。
benchmark-title = { $agent }（量 { $size }、シード { $seed }）
benchmark-agent = エージェント
benchmark-task = 課題
benchmark-questions = 問題数
benchmark-score = 成績（95%）
benchmark-margin = 得点差（95%）
benchmark-explained = beat：エージェントが上位になった他の席の割合（同点は半分）。exploit：得点差。predict：予測の外れ（VP）。小さいほど良い。solve：解けたパズルの割合。
benchmark-verified = { $problems ->
    [0] { $entries }件の答えとすべての数値がファイルのとおりです。
   *[other] { $entries }件の答えに{ $problems }件の問題があります。
    }

leaderboard-title = 順位表
leaderboard-intro = 課題集{ $suite }、量 { $size }、シード { $seed }：各ボットと2人・3人・4人で{ $two }・{ $three }・{ $four }ゲーム、弱点を突く課題が{ $exploit }ゲーム、予測が{ $positions }局面、パズルが{ $puzzles }問。かっこと ± は95%区間です。*上位* は全ボットに対してエージェントが上位になった他の席の割合で、50% が互角です。エージェント名から結果のファイルを開けます。`babylon verify-benchmark` で再生できます。
leaderboard-ahead = 上位（{ $players }人）
leaderboard-exploit = 弱点を突く（VP）
leaderboard-predict = 予測の外れ
leaderboard-solve = パズル
leaderboard-package = バージョン
leaderboard-tasks = 課題ごとの成績

benchmark-unknown-task = 「{ $text }」という課題はありません。課題は { $known } です。* は何にでも当てはまります。
benchmark-nothing-to-ask = { $agent } はこれらの課題に参加できません。予測には「margin」というメソッドが必要です。
benchmark-other-terms = { $agent } の結果は量かシードが違います。同じ量とシードの結果だけを比べてください。
benchmark-no-json = JSON ではありません：{ $reason }
benchmark-no-result = babylon benchmark の結果ではありません。
benchmark-bad-head = 結果の先頭に「{ $name }」がないか、正しい値ではありません。
benchmark-other-head = 結果の { $name } は { $told } ですが、ここでは { $wanted } です。結果を書いた babylon-game { $package } で検証してください。
benchmark-bad-task = 結果の{ $place }番目の課題は課題集にないか、答えがありません。
benchmark-double-task = { $task } が結果に2回あります。
benchmark-bad-figures = { $task } の数値が数値ではありません。
benchmark-bad-entry = { $task }：答え{ $number }がこの課題の答えの形ではありません。
benchmark-missing-entry = { $task }：{ $number }番がありません。問題は0番から{ $wanted }問です。
benchmark-extra-entry = { $task }：問題は{ $wanted }問なのに答えが{ $told }件あるか、順番どおりではありません。
benchmark-wrong-figure = { $task }：{ $name } は { $told } とありますが、答えから計算すると { $counted } です。
benchmark-wrong-deal = { $task }、ゲーム{ $game }：初期配置が{ $told }番ですが、正しくは{ $wanted }番です。
benchmark-wrong-seat = { $task }、ゲーム{ $game }：エージェントの席が{ $told }番ですが、正しくは{ $wanted }番です。
benchmark-game-refused = { $task }、ゲーム{ $game }：{ $reason }
benchmark-game-cut = { $task }、ゲーム{ $game }：{ $turn }番目の手番が終わる前に手が途切れています。
benchmark-other-move = { $task }、ゲーム{ $game }、手番{ $turn }：ファイルには { $told } とありますが、実際の手は { $wanted } です。
benchmark-moves-after-end = { $task }、ゲーム{ $game }：ゲームの終了後に { $told } があります。
benchmark-wrong-points = { $task }、ゲーム{ $game }：得点は { $told } とありますが、計算すると { $counted } になるか、見えているくぼみの数が違います。
benchmark-wrong-margin = { $task }、局面{ $number }：得点差は { $told } とありますが、実際は { $counted } でした。
benchmark-other-puzzle = { $task }、{ $number }番：パズルが { $told } ですが、正しくは { $wanted } です。
benchmark-puzzle-refused = { $task }、{ $number }番、パズル{ $puzzle }：{ $reason }
benchmark-puzzle-solved = { $task }、{ $number }番：パズル{ $puzzle }は解けなかったとありますが、この手番で解けています。
benchmark-puzzle-unsolved = { $task }、{ $number }番：パズル{ $puzzle }は解けたとありますが、この手番では解けません。
