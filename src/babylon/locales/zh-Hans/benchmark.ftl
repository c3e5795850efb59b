### 为智能体评分：`babylon benchmark`、`babylon verify-benchmark`、`babylon leaderboard`

help-benchmark =
    用固定的任务为智能体评分：在两人、三人和四人局中战胜各级机器人，利用某个机器人的弱点，预测分差，解答谜题。

    babylon benchmark mybots:Masterpiece --out masterpiece.json
help-benchmark-agent = 机器人：名称、名称@秒数、名称#次数；自己的写作 模块:工厂
help-benchmark-out = 把结果写到哪里，其中包含核验所需的一切
help-benchmark-size = 题量：check、small 或 full
help-benchmark-task = 只做这个名称的任务，或 beat-*-2 这类形式；可多次给出
help-benchmark-name = 智能体在结果中的名称；默认与此处所写相同
help-benchmark-seed = 布置和对手的运气；种子相同的结果才能比较
help-benchmark-workers = 同时工作的进程数；0 表示每核一个

help-verify-benchmark =
    重演结果中的每一局，让对手重新思考各自的回合，并重新计算所有数据。

    babylon verify-benchmark masterpiece.json
help-verify-benchmark-file = babylon benchmark 写出的结果
help-verify-benchmark-task = 只核验这个名称的任务，或 beat-*-2 这类形式；可多次给出
help-verify-benchmark-workers = 同时工作的进程数；0 表示每核一个

help-leaderboard =
    比较各个评分结果；每个结果都会先经过核验。

    babylon leaderboard results/*.json --page leaderboard.md
help-leaderboard-files = 题量和种子相同的结果
help-leaderboard-page = 把排行榜写成 Markdown 页面
help-leaderboard-trust = 不先核验结果

benchmark-asking = 提问中
benchmark-asking-again = 核验中
benchmark-left-out = { $agent } 没有“margin”方法，因此略过 { $task }。
benchmark-title = { $agent }，题量 { $size }，种子 { $seed }
benchmark-agent = 智能体
benchmark-task = 任务
benchmark-questions = 题数
benchmark-score = 成绩（95%）
benchmark-margin = 分差（95%）
benchmark-explained = beat：名次领先于其他座位的比例，平手算一半。exploit：领先的分数。predict：预测的误差，越小越好。solve：解出谜题的比例。
benchmark-verified = { $problems ->
    [0] 全部 { $entries } 个回答和所有数据都与文件相符。
   *[other] { $entries } 个回答中有 { $problems } 个问题。
    }

leaderboard-title = 排行榜
leaderboard-intro = 题集 { $suite }，题量 { $size }，种子 { $seed }：与各级机器人在两人、三人、四人局中各 { $two }、{ $three }、{ $four } 局，利用弱点 { $exploit } 局，预测 { $positions } 个局面，谜题 { $puzzles } 道。括号和 ± 是 95% 区间。*领先* 是对各级机器人名次领先于其他座位的比例，50% 为势均力敌。每个智能体都链接到它的结果，可用 `babylon verify-benchmark` 重演。
leaderboard-ahead = 领先（{ $players } 人）
leaderboard-exploit = 利用弱点（分）
leaderboard-predict = 预测误差
leaderboard-solve = 谜题
leaderboard-package = 版本
leaderboard-tasks = 逐项成绩

benchmark-unknown-task = 没有名为“{ $text }”的任务。可用的有：{ $known }；* 代表任意内容。
benchmark-nothing-to-ask = { $agent } 不参加这些任务中的任何一项：预测需要“margin”方法。
benchmark-other-terms = { $agent } 的结果题量或种子不同：请只比较题量和种子相同的结果。
benchmark-no-json = 这不是 JSON：{ $reason }
benchmark-no-result = 这不是 babylon benchmark 的结果。
benchmark-bad-head = 结果开头缺少“{ $name }”，或其值无效。
benchmark-other-head = 结果中的 { $name } 是 { $told }，而这里是 { $wanted }。请用写出它的 babylon-game { $package } 版核验。
benchmark-bad-task = 结果中的第 { $place } 项任务不在题集中，或没有回答。
benchmark-double-task = { $task } 在结果中出现了两次。
benchmark-bad-figures = { $task } 的数据不是数字。
benchmark-bad-entry = { $task }：第 { $number } 个回答不符合这项任务的形式。
benchmark-missing-entry = { $task }：缺少第 { $number } 号；题目从 0 号起共 { $wanted } 道。
benchmark-extra-entry = { $task }：题目共 { $wanted } 道，却有 { $told } 个回答，或次序不对。
benchmark-wrong-figure = { $task }：{ $name } 写作 { $told }，但由回答算出的是 { $counted }。
benchmark-wrong-deal = { $task }，第 { $game } 局：布置的编号是 { $told }，应为 { $wanted }。
benchmark-wrong-seat = { $task }，第 { $game } 局：智能体坐在座位 { $told }，应为座位 { $wanted }。
benchmark-game-refused = { $task }，第 { $game } 局：{ $reason }
benchmark-game-cut = { $task }，第 { $game } 局：第 { $turn } 回合尚未结束，行动就中断了。
benchmark-other-move = { $task }，第 { $game } 局，第 { $turn } 回合：文件中是 { $told }，而那里的行动应是 { $wanted }。
benchmark-moves-after-end = { $task }，第 { $game } 局：游戏结束后还有 { $told }。
benchmark-wrong-points = { $task }，第 { $game } 局：分数写作 { $told }，算出的却是 { $counted }，或所剩空槽数不同。
benchmark-wrong-margin = { $task }，局面 { $number }：分差写作 { $told }，实际为 { $counted }。
benchmark-other-puzzle = { $task }，第 { $number } 号：谜题是 { $told }，应为 { $wanted }。
benchmark-puzzle-refused = { $task }，第 { $number } 号，谜题 { $puzzle }：{ $reason }
benchmark-puzzle-solved = { $task }，第 { $number } 号：谜题 { $puzzle } 写作未解出，但这一回合解出了它。
benchmark-puzzle-unsolved = { $task }，第 { $number } 号：谜题 { $puzzle } 写作已解出，但这一回合没有解出它。
