### 為代理程式評分：`babylon benchmark`、`babylon verify-benchmark`、`babylon leaderboard`

help-benchmark =
    用固定的任務為代理程式評分：在兩人、三人和四人遊戲中戰勝各級機器人，利用某個機器人的弱點，預測分差，解答謎題。

    babylon benchmark mybots:Masterpiece --out masterpiece.json
help-benchmark-agent = 機器人：名稱、名稱@秒數、名稱#次數；自己的寫作 模組:工廠
help-benchmark-out = 把結果寫到哪裡，其中包含驗證所需的一切
help-benchmark-size = 題量：check、small 或 full
help-benchmark-task = 只做這個名稱的任務，或 beat-*-2 這類形式；可多次指定
help-benchmark-name = 代理程式在結果中的名稱；預設與此處所寫相同
help-benchmark-seed = 設置和對手的運氣；種子相同的結果才能比較
help-benchmark-workers = 同時工作的行程數；0 表示每個核心一個

help-verify-benchmark =
    重播結果中的每一場遊戲，讓對手重新思考各自的回合，並重新計算所有數據。

    babylon verify-benchmark masterpiece.json
help-verify-benchmark-file = babylon benchmark 寫出的結果
help-verify-benchmark-task = 只驗證這個名稱的任務，或 beat-*-2 這類形式；可多次指定
help-verify-benchmark-workers = 同時工作的行程數；0 表示每個核心一個

help-leaderboard =
    比較各個評分結果；每個結果都會先經過驗證。

    babylon leaderboard results/*.json --page leaderboard.md
help-leaderboard-files = 題量和種子相同的結果
help-leaderboard-page = 把排行榜寫成 Markdown 頁面
help-leaderboard-trust = 不先驗證結果

benchmark-asking = 提問中
benchmark-asking-again = 驗證中
benchmark-left-out = { $agent } 沒有「margin」方法，因此略過 { $task }。
benchmark-title = { $agent }，題量 { $size }，種子 { $seed }
benchmark-agent = 代理程式
benchmark-task = 任務
benchmark-questions = 題數
benchmark-score = 成績（95%）
benchmark-margin = 分差（95%）
benchmark-explained = beat：名次領先其他座位的比例，平手算一半。exploit：領先的分數。predict：預測的誤差，越小越好。solve：解出謎題的比例。
benchmark-verified = { $problems ->
    [0] 全部 { $entries } 個回答和所有數據都與檔案相符。
   *[other] { $entries } 個回答中有 { $problems } 個問題。
    }

leaderboard-title = 排行榜
leaderboard-intro = 題集 { $suite }，題量 { $size }，種子 { $seed }：與各級機器人在兩人、三人、四人遊戲中各 { $two }、{ $three }、{ $four } 場，利用弱點 { $exploit } 場，預測 { $positions } 個局面，謎題 { $puzzles } 道。括號和 ± 是 95% 區間。*領先* 是對各級機器人名次領先其他座位的比例，50% 為勢均力敵。每個代理程式都連結到它的結果，可用 `babylon verify-benchmark` 重播。
leaderboard-ahead = 領先（{ $players } 人）
leaderboard-exploit = 利用弱點（分）
leaderboard-predict = 預測誤差
leaderboard-solve = 謎題
leaderboard-package = 版本
leaderboard-tasks = 逐項成績

benchmark-unknown-task = 沒有名為「{ $text }」的任務。可用的有 { $known }；* 代表任意內容。
benchmark-nothing-to-ask = { $agent } 不參加這些任務中的任何一項：預測需要「margin」方法。
benchmark-other-terms = { $agent } 的結果題量或種子不同：請只比較題量和種子相同的結果。
benchmark-no-json = 這不是 JSON：{ $reason }
benchmark-no-result = 這不是 babylon benchmark 的結果。
benchmark-bad-head = 結果開頭缺少「{ $name }」，或其值無效。
benchmark-other-head = 結果中的 { $name } 是 { $told }，而這裡是 { $wanted }。請用寫出它的 babylon-game { $package } 版驗證。
benchmark-bad-task = 結果中的第 { $place } 項任務不在題集中，或沒有回答。
benchmark-double-task = { $task } 在結果中出現了兩次。
benchmark-bad-figures = { $task } 的數據不是數字。
benchmark-bad-entry = { $task }：第 { $number } 個回答不符合這項任務的形式。
benchmark-missing-entry = { $task }：缺少第 { $number } 號；題目從 0 號起共 { $wanted } 道。
benchmark-extra-entry = { $task }：題目共 { $wanted } 道，卻有 { $told } 個回答，或次序不對。
benchmark-wrong-figure = { $task }：{ $name } 寫作 { $told }，但由回答算出的是 { $counted }。
benchmark-wrong-deal = { $task }，第 { $game } 場：設置的編號是 { $told }，應為 { $wanted }。
benchmark-wrong-seat = { $task }，第 { $game } 場：代理程式坐在座位 { $told }，應為座位 { $wanted }。
benchmark-game-refused = { $task }，第 { $game } 場：{ $reason }
benchmark-game-cut = { $task }，第 { $game } 場：第 { $turn } 回合尚未結束，行動就中斷了。
benchmark-other-move = { $task }，第 { $game } 場，第 { $turn } 回合：檔案中是 { $told }，而那裡的行動應是 { $wanted }。
benchmark-moves-after-end = { $task }，第 { $game } 場：遊戲結束後還有 { $told }。
benchmark-wrong-points = { $task }，第 { $game } 場：分數寫作 { $told }，算出的卻是 { $counted }，或可見凹槽數不同。
benchmark-wrong-margin = { $task }，局面 { $number }：分差寫作 { $told }，實際為 { $counted }。
benchmark-other-puzzle = { $task }，第 { $number } 號：謎題是 { $told }，應為 { $wanted }。
benchmark-puzzle-refused = { $task }，第 { $number } 號，謎題 { $puzzle }：{ $reason }
benchmark-puzzle-solved = { $task }，第 { $number } 號：謎題 { $puzzle } 寫作未解出，但這一回合解出了它。
benchmark-puzzle-unsolved = { $task }，第 { $number } 號：謎題 { $puzzle } 寫作已解出，但這一回合沒有解出它。
