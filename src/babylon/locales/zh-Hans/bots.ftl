bot-name-apprentice = 学徒
bot-name-mason = 石匠
bot-name-gardener = 园丁
bot-name-architect = 建筑师
bot-name-nebuchadnezzar = 尼布甲尼撒
bot-apprentice = 今天早上才读完规则：只看几块板块和几个位置，选马上能得分的。
bot-mason = 建得扎实，但不多想：知道哪块板块适合放哪里，却不考虑下一回合。
bot-gardener = 试遍自己回合的所有走法，选出能留下最美花园的一种。
bot-architect = 善于规划：放下第一块石头之前，已在心中把游戏推演到结束许多次。
bot-nebuchadnezzar = 真正花园的建造者：思考最久，看穿你需要什么，并抢先拿走。
notation-unknown-bot = 没有名为“{ $text }”的机器人。可用的有：{ $known }；自己的机器人请写成“模块:类”。
notation-bad-bot = 无法载入“{ $text }”：没有这个模块，或其中没有这个名字。
notation-bad-contestant = “{ $text }”不是机器人：请写名称、名称@秒数或名称#次数，例如 architect@0.5。
notation-no-tries = { $text } 不做搜索，没有次数可言：请去掉 # 及其后的部分。
notation-other-plan = { $text } 里是另一场比赛：请换一个文件夹，或使用相同的机器人、局数、人数、版本和种子。
notation-bad-place = 无法在“{ $text }”进行：请用 local、ray、ray:auto 或 ray://地址。
notation-no-cluster = { $text } 没有 Ray 集群应答：请用 ray start --head 启动，或用 --on ray 进行。
notation-bot-move = { $text } 的行动 { $move } 不合法：{ $reason }
notation-bot-turn = { $text } 回答的“{ $moves }”不是恰好一个完整回合：必须以且只以回合结束收尾，准备阶段则是一次移除。
help-arena =
    让机器人互相对战并评级；每个牌局从每个座位各玩一次。

    babylon arena gardener mason --games 200
    babylon arena nebuchadnezzar@1 architect --games 200 --save match
help-arena-bots = 机器人：名称、名称@秒数、名称#次数，自己的写 模块:类
help-arena-games = 至少多少局；每个牌局都会完整轮换
help-arena-seed = 相同的数字给出相同的牌局和相同的运气
help-arena-workers = 同时对战的进程数；0 表示每核一个
help-arena-on = 在哪里进行：local、ray（为此启动）、ray:auto 或 ray://地址
help-arena-save = 把对局存在这里；同样的命令会从中断处继续
help-arena-parquet = 把每个局面、行动和结果写入这个 Parquet 文件
arena-playing = 对战中
arena-exported = 已将 { $rows } 行写入 { $file }
arena-bot = 机器人
arena-against = 对手
arena-rating = 等级分 (95 %)
arena-seats = 座次
arena-games = 局数
arena-wins = 胜率
arena-points = 分
arena-seconds = 每回合秒数
arena-slowest = 最慢
arena-share = 名次领先 (95 %)
arena-margin = 分差 (95 %)
arena-explained = 等级分按 OpenSkill 计算，人人从 25 开始。平局算半胜。± 是 95 % 区间的半宽。
help-hint =
    说出现在最好的回合、预期的分差以及马上得到的分数。

    babylon hint game.bgn --seconds 3
help-hint-seconds = 思考多少秒
help-hint-tries = 以寻找最佳回合的次数代替秒数：这样答案可以完全重现
help-hint-worlds = 在多少个设想的世界里比较所显示的回合
help-hint-most = 显示多少个回合
help-hint-seed = 相同的数字设想相同的世界
hint-for = 座位 { $seat }，第 { $round } 轮。分差是终局时预期领先其他最高者的分数；± 是其 95 % 区间的半宽。
hint-over = 游戏已经结束：没有可建议的回合。
hint-turn = 回合
hint-margin = 分差
hint-gain = 马上
hint-gains = 其中
hint-round = 轮
hint-seat = 座位
hint-seat-number = 座位 { $seat }
hint-points = 分
hint-cost = 失去的分
hint-luck = 运气
hint-played = 实际走法
hint-better = 更好的走法
hint-expected = 每回合后的预期得分
hint-mistakes = 最大的失误
hint-analysis = 对局分析
hint-looking = 正在查看各回合
hint-compiling = 正在为本机编译机器人，仅此一次，约一分钟……
hint-explained = 失去的分：比找到的最佳回合差多少。运气：揭示的板块和轮次指示物带来的变化。两者都以分差计；± 是 95 % 区间的半宽。
hint-no-mistakes = 没有哪个回合可以肯定是失误。
help-analyse =
    查看一局游戏的各回合：什么最好，什么是失误，什么是运气。

    babylon analyse game.bgn --html game.html
help-analyse-tries = 寻找最佳回合的次数
help-analyse-worlds = 比较两个回合所用的可能世界数
help-analyse-most = 显示多少个失误
help-analyse-seed = 相同的数字设想相同的世界
help-analyse-svg = 把图写入这个文件
help-analyse-html = 把含图和表的页面写入这个文件
cli-nothing-to-analyse = { $file } 里没有可分析的完整回合。
help-study =
    进行数千局并报告它们揭示的巴比伦规律：含图的页面和 Markdown。

    babylon study docs/study --games 2000
help-study-folder = 报告写到哪里
help-study-bot = 由谁来玩：写法同 `babylon arena`
help-study-games = 每个版本、每种人数的局数
help-study-seed = 相同的数字给出相同的对局
help-study-workers = 同时对战的进程数；0 表示每核一个
study-done = 报告在 { $folder }。
help-train =
    从自我对战中学习机器人评价花园的权重，并写出来。

    babylon train weights
help-train-folder = 权重写到哪里
help-train-lessons = 以最小二乘拟合的课数
help-train-generations = 在整局上试验的变化代数
help-train-games = 每课的局数；每个变化用其四分之一
help-train-seed = 相同的数字给出相同的对局
train-lesson = 第 { $number } 课：每座花园 { $points } 分，误差 { $missed } 分
train-generation = { $set }，第 { $number } 代：每座花园 { $points } 分
