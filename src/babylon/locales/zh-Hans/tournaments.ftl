### 比赛：发起、参加、等待、排名、各房间对比。

tournaments-title = 比赛
tournaments-how = 发起一项比赛，让大家通过链接加入。所有房间用同样的采石场，技高者胜。
tournaments-mine = 你的比赛
tournaments-listed = 人人可参加的比赛
tournaments-new = 新比赛
tournaments-name = 比赛名称
tournaments-usual-name = 俱乐部之夜
tournaments-format-label = 赛制
tournaments-rounds = 比赛轮数
tournaments-lasts = 持续时间（分钟）
tournaments-teams = 队伍
tournaments-team = 队伍
tournaments-fill = 补足人数的机器人
tournaments-fill-none = 无：有人轮空
tournaments-duplicate = 每轮所有房间用同样的采石场
tournaments-duplicate-short = 同样的采石场
tournaments-duplicate-how = 每人与拿到同样板块、坐同样座位的人相比。所有房间结束之前，谁也看不到别的房间。
tournaments-late = 开始后仍可加入
tournaments-list-it = 列入公开列表
tournaments-call = 发起比赛
tournaments-join = 参加
tournaments-join-do = 加入
tournaments-leave = 退出
tournaments-remove = 移除
tournaments-remove-who = 移除 { $name }
tournaments-invite = 用链接或二维码邀请
tournaments-your-table = 你的房间已备好
tournaments-your-table-how = 请前往房间并表示准备好了。未按时到场者判负。
tournaments-to-table = 前往房间
tournaments-organiser = 你是主办者
tournaments-start = 开始
tournaments-pause = 暂停
tournaments-resume = 继续
tournaments-close = 结束
tournaments-close-sure = 确定结束？
tournaments-bots = 机器人
tournaments-how-many = 数量
tournaments-add-bots = 添加
tournaments-standings = 排名
tournaments-rank = 名次
tournaments-score = 得分
tournaments-games = 局数
tournaments-swing = 高于平均
tournaments-opponents = 对手
tournaments-margin = 分差
tournaments-points = 分数
tournaments-score-duplicate = 得分：采石场和座位都相同的人中，你的分差胜过了多大比例。分差：比同房间其他玩家多得的分数。高于平均：你的分差比同一座位所有人的平均分差高出多少。
tournaments-score-plain = 得分：同房间的对手中，你胜过了多大比例。对手：你遇到过的对手的成绩，用于区分得分相同的人。
tournaments-csv = 保存为 CSV
tournaments-round = 第 { $round } 轮
tournaments-pairing = 第 { $round } 批房间
tournaments-round-of = 第 { $round } / { $count } 轮
tournaments-seat = 玩家
tournaments-table = 房间
tournaments-absent = 缺席
tournaments-ended = 已结束
tournaments-playing = 进行中
tournaments-replay-of = { $number } 号房间回放
tournaments-table-of = { $number } 号房间
tournaments-byes = 轮空：{ $names }
tournaments-sealed = 所有房间结束后才显示各房间的情况。
tournaments-compare = 各房间在这座采石场的表现
tournaments-compare-how = 每个回合后的分数。选择数字可跳到那一刻；每个座位的最高分以粗体显示。
tournaments-compare-pad = 终局各项得分
tournaments-why-round = 第 { $round } 轮：座位 { $seat } 分差 { $margin }，该座位平均为 { $mean }。得分：{ $score }。
tournaments-why-alone = 第 { $round } 轮：得分 { $score }。
tournaments-why-best = 拉开差距最大的是第 { $round } 轮。
tournaments-in-seat = 座位 { $seat }
tournaments-format = { $format ->
    [round-robin] 循环赛
    [knock-out] 淘汰赛
    [arena] 竞技场
   *[swiss] 瑞士制
 }
tournaments-format-how = { $format ->
    [round-robin] 人人互相对战。
    [knock-out] 每个房间的前一半进入下一轮。
    [arena] 在规定时间内，谁空闲就安排谁进入下一个房间。
   *[swiss] 每轮由成绩相近者对战，没有人被淘汰。
 }
tournaments-status = { $status ->
    [running] 进行中
    [paused] 已暂停
    [over] 已结束
    [closed] 已取消
   *[open] 报名中
 }
tournaments-wait = { $status ->
    [running] 你已参加。下一个房间安排好后会显示在这里。
   *[open] 你已参加。主办者开始后，你的房间会显示在这里。
 }
tournaments-entrants = { $count } 人参加
tournaments-minutes = 每人 { $count } 分钟
tournaments-days = 每回合 { $count } 天
tournaments-team-of = { $count ->
    [1] 个人赛
   *[other] { $count } 人一队
 }
