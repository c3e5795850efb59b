bot-name-apprentice = 学徒
bot-name-mason = 石匠
bot-name-gardener = 园丁
bot-name-architect = 建筑师
bot-name-nebuchadnezzar = 尼布甲尼撒
bot-name-semiramis = 塞米拉米斯
bot-name-level-1 = 难度 1
bot-name-level-2 = 难度 2
bot-name-level-3 = 难度 3
bot-name-level-4 = 难度 4
bot-name-level-5 = 难度 5
bot-name-level-6 = 难度 6
bot-name-level-7 = 难度 7
bot-name-level-8 = 难度 8
bot-name-quarry = 采石场
bot-apprentice = 今天早上才读完规则：只看几个板块和几个位置，哪里能立即得分就选哪里。
bot-mason = 建得扎实，但不多想：知道哪个板块适合放在哪里，却不考虑下个回合。
bot-gardener = 试遍自己回合的所有走法，选出能留下最美花园的那一种。
bot-architect = 深谋远虑：放下第一个立柱之前，已在心中将接下来的回合推演了许多遍。
bot-nebuchadnezzar = 真正的空中花园就是他建的：思考最久，看穿你需要什么，并抢先拿走。
bot-semiramis = 空中花园就是为她而建：看过十万座花园长成，知道你的花园会变成什么样。
bot-level-1 = 几乎什么走法都看不到：适合第一局，也适合孩子。
bot-level-2 = 多数走法都会漏看，但从不白白浪费。
bot-level-3 = 看到的都建得不错，但漏看的也不少。
bot-level-4 = 大约每三种走法只看到一种；好板块也可能从它眼前溜走。
bot-level-5 = 自己的回合什么都不漏看，但不考虑下个回合。
bot-level-6 = 先在心中把几种好走法推演下去，再作决定。
bot-level-7 = 比较许多走法，也知道花园会长成什么样。
bot-level-8 = 最强的对手：允许想多久，就想多久。
notation-unknown-bot = 没有名为“{ $text }”的机器人。可用的有：{ $known }；自己的机器人请写成“模块:类”。
notation-bad-bot = 无法加载“{ $text }”：没有这个模块，或其中没有这个名字。
notation-bot-needs-numpy = “{ $text }”需要 NumPy：pip install 'babylon-game[fast]'
notation-bad-net = 这不是神经网络文件：缺少权重，或权重不是整数。请用 babylon train-net 训练。
notation-net-of-other-shape = 这个神经网络各层的大小不是 { $layers }。请用 babylon train-net 训练。
notation-net-was-changed = 这个神经网络的数字与训练出来的不同：摘要不符。请使用原样写出的文件。
notation-net-of-other-rules = 这个神经网络是为其他规则（{ $rules }，当前为 { $present }）训练的。请用 babylon train-net 训练。
notation-no-place-for-levels = 此页没有放难度表的位置：请在要放的地方写上“{ $begin }”和“{ $end }”。
notation-bad-contestant = “{ $text }”不是机器人：请写名称、名称@秒数或名称#次数，例如 architect@0.5。
notation-no-tries = { $text } 不进行搜索，因此没有次数可言：请去掉 # 及其后的部分。
notation-other-plan = { $text } 中是另一场比赛：请换一个文件夹，或使用相同的机器人、局数、人数、版本和种子。
notation-bad-place = 无法在“{ $text }”进行：请用 local、ray、ray:auto 或 ray://地址。
notation-no-cluster = { $text } 没有 Ray 集群响应：请用 ray start --head 启动集群，或使用 --on ray。
notation-bot-move = { $text } 的行动 { $move } 不合法：{ $reason }
notation-bot-turn = { $text } 给出的“{ $moves }”不是一个完整的回合：必须以结束回合收尾，且中途不能结束回合；游戏设置阶段则必须是 1 次移除。
help-arena =
    让机器人互相对战并评定等级分；每种布置都在每个座位各进行一局。

    babylon arena gardener mason --games 200
    babylon arena nebuchadnezzar@1 architect --games 200 --save match
help-arena-bots = 机器人：名称、名称@秒数、名称#次数；自己的机器人写作 模块:类
help-arena-games = 至少进行多少局；每种布置都会换遍所有座位
help-arena-seed = 相同的数得到相同的布置和相同的运气
help-arena-workers = 同时对战的进程数；0 表示每核一个
help-arena-on = 在哪里进行：local、ray（自动启动）、ray:auto 或 ray://地址
help-arena-save = 将对局保存在这里；再次执行同样的命令会从中断处继续
help-arena-parquet = 将每个局面、行动和结果写入这个 Parquet 文件
help-arena-ladder = 让八种难度各与低一档的对战（两人、三人、四人）
help-arena-write = 把难度表放入此页的两处记号之间
arena-playing = 对战中
arena-exported = 已将 { $rows } 行写入 { $file }
arena-bot = 机器人
arena-against = 对手
arena-rating = 等级分（95%）
arena-seats = 座位
arena-games = 局数
arena-wins = 胜率
arena-points = 分数
arena-seconds = 每回合秒数
arena-slowest = 最慢
arena-share = 名次领先（95%）
arena-margin = 分差（95%）
arena-explained = 等级分按 OpenSkill 计算，初始均为 25。平手算半胜。± 是 95% 区间的半宽。
help-hint =
    说明现在怎么走最好、预期领先多少分，以及能立即得多少分。

    babylon hint game.bgn --seconds 3
help-hint-seconds = 思考多少秒
help-hint-tries = 以搜索次数代替秒数来寻找最好的走法：这样结果可以完全重现
help-hint-worlds = 在多少种设想的情形中比较所显示的走法
help-hint-most = 显示多少种走法
help-hint-seed = 相同的数得到相同的设想情形
hint-for = 第 { $round } 轮，{ $seat } 号座位。分差是终局时预期领先其他座位最高分的分数；± 是其 95% 区间的半宽。
hint-over = 游戏已经结束：没有可以建议的走法。
hint-turn = 走法
hint-margin = 分差
hint-gain = 立即得分
hint-gains = 其中
hint-round = 轮次
hint-seat = 座位
hint-seat-number = { $seat } 号座位
hint-points = 分数
hint-cost = 错失
hint-denied = 对手少得
hint-by-line = 到终局时
hint-luck = 运气
hint-tile-luck = 板块
hint-token-luck = 轮次指示物
hint-played = 实际走法
hint-better = 更好的走法
hint-expected = 每个回合后的预期得分
hint-mistakes = 最大的失误
hint-mistakes-explained = 对手少得：错失的分数中，更好的走法可使其他玩家少得的部分。到终局时：更好的走法会带来的分数，按计分项列出。
hint-analysis = 对局分析
hint-looking = 正在分析各个回合
hint-explained = 错失：实际走法比找到的最好走法差多少。运气：揭示的板块和轮次指示物带来的变化（合计与分项）。两者都以领先的分数计；± 是 95% 区间的半宽。
hint-no-mistakes = 没有哪个回合能确定是失误。
help-analyse =
    分析一局游戏的各个回合：怎么走最好，哪里是失误，哪里是运气。

    babylon analyse game.bgn --html game.html
help-analyse-tries = 寻找最好走法的搜索次数
help-analyse-worlds = 在多少种设想的情形中比较两种走法
help-analyse-most = 显示多少个失误
help-analyse-seed = 相同的数得到相同的设想情形
help-analyse-svg = 将图写入这个文件
help-analyse-html = 将含有图和表的页面写入这个文件
cli-nothing-to-analyse = { $file } 中没有可分析的完整回合。
help-explain =
    说明一个局面还会带来什么：塞米拉米斯的神经网络预计计分纸的每一项还会增加多少，以及它为此指望什么。

    babylon explain game.bgn --ply 60
explain-round = 第 { $round } 轮：计分纸现在的分数，以及神经网络预计到终局还会增加的分数。
explain-counts-on = { $seat }指望的是：{ $parts }
explain-part =
    { $what ->
        [stored] 保留的板块
        [pillars] 保留的立柱
        [statue] { $spaces } 上的 { $count } 个雕塑符号（{ $level } 阶）
        [fountain] { $spaces } 上的 { $count } 个喷泉符号（{ $level } 阶）
        [bridge] { $spaces } 上的 { $count } 个小桥符号（{ $level } 阶）
       *[stairway] { $spaces } 上的 { $count } 个阶梯符号（{ $level } 阶）
    }
explain-parts = 每一项的分数，是神经网络对这座花园的预计比没有这一项时多出的部分。各项互相依赖，所以加起来并不等于还会增加的分数。
help-calibrate =
    让神经网络自己与自己对局，将它在第 3、6、9、12 轮之后预计的分差与实际的分差相比较。

    babylon calibrate --games 1000 --svg calibration.svg
help-calibrate-games = 进行多少局
help-calibrate-seed = 相同的数得到相同的对局
help-calibrate-svg = 将图写入这个文件
calibrate-round = 轮次
calibrate-net = 神经网络
calibrate-features = 特征
calibrate-more = 高出特征
calibrate-limit = 运气的界限
calibrate-missed = 误差
calibrate-straight = 校正后
calibrate-title = 实际的分差与神经网络预计的分差
calibrate-after = 第 { $round } 轮之后
calibrate-explained = 神经网络、特征：神经网络，以及用一半对局重新拟合的 21 个特征，能预计另一半对局最终分差的方差中的多大比例。运气的界限：到那时已经确定的比例。误差：神经网络差多少分（均方误差开方）。校正后：用另一半对局得出的偏差和斜率校正过的神经网络。± 是 95% 区间的半宽。
help-best-garden =
    验证十五轮中规则允许一座花园得多少分：重演一局达到这个分数的游戏，并重新计算任何花园都不会超过的上限。

    babylon best-garden
    babylon best-garden found.bgn --search --seed 2
help-best-garden-file = 代替已知最佳对局来验证的对局，或 --search 写入结果的文件
help-best-garden-search = 寻找好的花园：采石场的布置和另一位玩家都来帮忙
help-best-garden-seed = 相同的数找到相同的花园
help-best-garden-width = 每轮之后搜索保留多少条走法
best-garden-reached = 起始玩家有 { $points } 分，最高的板块在 { $level } 阶：每一步都合法。
best-garden-bound = 无论采石场怎样布置、别人怎样帮忙，花园都不会超过 { $points } 分（高度至多 { $levels } 阶；更高的花园建不起来）。
cli-no-best-garden = { $file } 不是按修订版（revised）进行的、已结束的双人游戏。
help-study =
    进行数千局游戏，并报告从中得到的《巴比伦》规律：一个带图的页面，以及 Markdown。

    babylon study docs/study --games 2000
help-study-folder = 报告写到哪里
help-study-bot = 由哪个机器人来玩：写法同 `babylon arena`
help-study-games = 每个版本、每种人数的局数
help-study-seed = 相同的数得到相同的对局
help-study-workers = 同时对战的进程数；0 表示每核一个
study-done = 报告在 { $folder }。
help-train =
    让机器人通过自我对战学习如何评价花园，并写出权重。

    babylon train weights
help-train-folder = 权重写到哪里
help-train-lessons = 学习多少课；每课的对局以最小二乘法拟合
help-train-generations = 在整局游戏中试验多少代变化
help-train-games = 每课的局数；每种变化用其四分之一
help-train-seed = 相同的数得到相同的对局
train-lesson = 第 { $number } 课：每座花园 { $points } 分，误差 { $missed } 分
train-generation = { $set }，第 { $number } 代：每座花园 { $points } 分
help-train-net =
    一代一代地训练评价花园的神经网络：新的一代胜过前一代才会保留。命令会从中断处继续。

    babylon train-net school
help-train-net-folder = 神经网络和各代记录写到哪里
help-train-net-generations = 总共多少代，包括已有的
help-train-net-games = 每代学习多少局
help-train-net-seed = 相同的数得到相同的对局
train-net-kept = 第 { $number } 代：每座花园 { $points } 分，误差 { $missed } 分；{ $games } 局中胜 { $share }%，保留
train-net-not-kept = 第 { $number } 代：每座花园 { $points } 分，误差 { $missed } 分；{ $games } 局中胜 { $share }%，不保留
