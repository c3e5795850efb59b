### 游戏本身的用语：配件、行动、分数、版本，以及行动被拒绝的原因。
### 用语以简体中文版规则书为准。

## 桌面上的东西

symbol-statue = 雕塑
symbol-fountain = 喷泉
symbol-bridge = 小桥
symbol-stairway = 阶梯

item-statue = 雕塑
item-fountain = 喷泉
item-bridge = 小桥
item-stairway = 阶梯
item-belvedere = 观景台

flower-white = 白色花朵
flower-pink = 粉色花朵
flower-blue = 蓝色花朵
flower-yellow = 黄色花朵

seat-white = 白色
seat-pink = 粉色
seat-blue = 蓝色
seat-yellow = 黄色

material-clay = 粘土
material-granite = 花岗岩
material-basalt = 玄武岩
material-start = 起始露台板块

piece-singles = 一阶立柱
piece-doubles = 二阶立柱
piece-belvederes = 观景台
piece-stairways = 阶梯
piece-fountains = 喷泉
piece-bridges = 小桥
piece-statues = 雕塑

word-quarry = 采石场
word-garden = 花园
word-dug = 挖到的板块
word-stored = 保留的板块
word-edition = 版本

pillars-single = { $count } 个一阶立柱
pillars-double = { $count } 个二阶立柱
points = { $count } 分
round-of = 第 { $round } 轮，共 { $rounds } 轮

## 当前步骤

phase-remove = 设置：移除一个粘土板块
phase-dig = 挖掘
phase-build = 建造
phase-over = 游戏结束

## 轮次指示物：名称与效果

token-none = 无效果
token-extra-single = 额外一阶立柱
token-extra-double = 额外二阶立柱
token-change-symbol = 改变符号
token-fill-blank = 填补空格
token-double-flower = 花朵加倍
token-fewer-pillars = 立柱减少

effect-none = 本轮没有特殊效果。
effect-extra-single = 在你的回合开始时，从公共供应堆获得 1 个一阶立柱。
effect-extra-double = 在你的回合开始时，从公共供应堆获得 1 个二阶立柱；它无法保留。
effect-change-symbol = 在你的回合中，你可以有一次将本回合所放板块上的 1 个符号视为另一个符号。
effect-fill-blank = 在你的回合中，你可以有一次将本回合所放板块上 1 个没有符号的格子视为印有任意符号。
effect-double-flower = 如果你挖到的板块与你的花朵对应，则因花朵获得 2 个一阶立柱（而非 1 个）。
effect-fewer-pillars = 挖掘时获得的一阶立柱总数 -1。

## 计分纸

category-statues = 雕塑
category-fountains = 喷泉
category-bridges = 小桥
category-stairways = 阶梯
category-diversity = 成套的装饰性物件
category-flowers = 花朵
category-belvederes = 观景台
category-highest = 高度分
score-total = 总分
score-open-notches = 可见空槽

point-statue = { $spaces } 的雕塑，{ $levels } 阶
point-fountain = { $spaces } 的喷泉，{ $levels } 阶
point-bridge = { $spaces } 之间的小桥，{ $levels } 阶
point-stairway = { $spaces } 的阶梯，{ $levels } 阶
point-belvedere = { $spaces } 的观景台，{ $levels } 阶
point-set-diversity = 一套 4 种装饰性物件
point-set-flowers = 一套 4 种花朵
point-tile = 最高的板块，位于 { $spaces }，{ $levels } 阶
point-hidden = 被板块 { $tile } 完全遮挡
point-bears = 支撑着板块 { $tile }

## 版本

edition-revised = 修订版
edition-en = 英文版
edition-pl = 波兰文版
edition-ja = 日文版
edition-zh-Hans = 简体中文版
edition-zh-Hant = 繁体中文版
edition-broken = 注意：高度分取平方，同时完全重合只限“高度相差一阶时不可”，会让一座光秃秃的之字形高塔胜过任何花园。

choice-highest = 高度分
choice-overlap = 完全重合
choice-gap = 小桥下方
choice-supply = 盒内配件

highest-double = 最高阶层数的两倍
highest-square = 最高阶层数的平方
overlap-never = 一律不可
overlap-one-level = 高度相差一阶时不可
overlap-beneath = 不可与正下方的板块完全重合
gap-empty = 必须是空的
gap-clear = 可以有比小桥低的物件

## 行动说明

move-remove = 移除 { $stack } 的粘土板块
move-dig = 挖掘 { $stack } 的板块
move-place =
    { $source ->
        [dug] 将挖到的板块
       *[stored] 将保留的板块
    }放在 { $position } 的 { $level } 阶，{ $turns ->
        [0] 不旋转
        [1] 右转 90 度
        [2] 旋转 180 度
       *[3] 左转 90 度
    }，{ $corner ->
        [nw] 西北角不放立柱
        [ne] 东北角不放立柱
        [se] 东南角不放立柱
        [sw] 西南角不放立柱
       *[none] 四角均有支撑
    }
move-statue = 在 { $first } 放置雕塑
move-fountain = 在 { $first } 和 { $second } 放置喷泉
move-bridge = 从 { $first } 到 { $second } 放置小桥
move-stairway = 在 { $first } 和 { $second } 放置阶梯
move-star = { $move }；{ $space } 的符号来自轮次指示物
move-end =
    { $keep ->
        [dug] 结束回合，保留挖到的板块
        [stored] 结束回合，继续保留原有的板块
       *[none] 结束回合，不保留板块
    }

## 行动被拒绝的原因：先说规则，再说怎么办

refusal-game-over = 游戏已经结束，不能再行动。
refusal-remove-first = 第 1 轮开始前还要移除 { $removals } 个粘土板块：请移除一个，例如 xA1。
refusal-setup-done = 只有在第 1 轮开始前才移除粘土板块：现在请挖掘或建造。
refusal-clay-gone = { $stack } 的粘土板块已经被移除：请选择另一堆。
refusal-dig-first = 回合从挖掘开始：请先从采石场拿取一个可见的板块，例如 A1。
refusal-already-dug = 每个回合只挖掘一次：现在请建造，或结束回合。
refusal-stack-empty = { $stack } 已经没有板块：请挖掘另一堆。
refusal-not-revealed = { $stack } 顶部的板块或本轮的轮次指示物尚未揭示：请等待揭示。
refusal-no-dug-tile = 本回合挖到的板块已经放置：请使用保留的板块，或结束回合。
refusal-no-stored-tile = 你的保留空位是空的：请使用挖到的板块，或结束回合。
refusal-outside-garden = 板块必须完全位于 8 × 8 的格子之内：请选择 a1 到 g7 之间的位置。
refusal-surface-too-high = 板块必须高于其下方的一切：在 { $position } 最低只能放在 { $lowest } 阶。
refusal-statue-bears =
    { $corner ->
        [nw] 正下方的雕塑必定支撑板块：西北角不能留空。
        [ne] 正下方的雕塑必定支撑板块：东北角不能留空。
        [se] 正下方的雕塑必定支撑板块：东南角不能留空。
       *[sw] 正下方的雕塑必定支撑板块：西南角不能留空。
    }
refusal-corner-unsupported =
    { $missing ->
        [nw] 西北角下方无法放置立柱：加上 -nw 让它留空，其上会放置一个观景台。
        [ne] 东北角下方无法放置立柱：加上 -ne 让它留空，其上会放置一个观景台。
        [se] 东南角下方无法放置立柱：加上 -se 让它留空，其上会放置一个观景台。
       *[sw] 西南角下方无法放置立柱：加上 -sw 让它留空，其上会放置一个观景台。
    }
refusal-too-few-supports = 板块需由 3 个或 4 个立柱支撑，而这里只有 { $supported } 个角可以支撑：请选择其他位置或阶层。
refusal-level-skipped =
    { $top ->
        [0] 你必须逐阶建造花园：你的花园还没有板块，因此请建在 { $next } 阶。
       *[other] 你必须逐阶建造花园：你最高的板块位于 { $top } 阶，因此现在最高只能建到 { $next } 阶。
    }
refusal-complete-overlap =
    { $overlap ->
        [never] 2 个板块永远不能完全重合，而 { $position } 已有板块：请错开一格。
        [one-level] 高度相差一阶的 2 个板块不能完全重合，而 { $position } 的下一阶有板块：请错开一格。
       *[beneath] 板块不能完全覆盖其正下方的板块，而 { $position } 正有一个：请错开一格。
    }
refusal-too-few-pillars = 这需要 { $needed } 个一阶立柱（每个二阶立柱算 2 个），而你只有 { $singles } 个：请建低一些、留空一角，或利用雕塑。
refusal-no-double-left = 公共供应堆已经没有可换的二阶立柱：请在只需一阶立柱的地方建造。
refusal-nothing-placed = 装饰性物件必须放在本回合放置的板块上：请先放置板块。
refusal-none-left =
    { $symbol ->
        [statue] 公共供应堆已经没有雕塑：请建造别的物件。
        [fountain] 公共供应堆已经没有喷泉：请建造别的物件。
        [bridge] 公共供应堆已经没有小桥：请建造别的物件。
       *[stairway] 公共供应堆已经没有阶梯：请建造别的物件。
    }
refusal-not-fresh = 装饰性物件必须至少部分放在本回合放置的板块上，这里并非如此：请选择新板块上的格子。
refusal-not-adjacent =
    { $symbol ->
        [bridge] 小桥连接同行或同列、中间恰好隔一个格子的 2 个格子：{ $first } 和 { $second } 并非如此。
       *[other] 2 个格子必须相邻，不能斜对角：{ $first } 和 { $second } 并不相邻。
    }
refusal-space-occupied = { $space } 上已有物件：请选择空置的格子。
refusal-under-bridge = { $space } 位于小桥下方，不能再放置物件：请选择其他格子。
refusal-no-such-token = 本回合没有轮次指示物能让 { $space } 视为另一个符号：请去掉 *。
refusal-token-used = 本回合已经用过轮次指示物的效果：请去掉 *。
refusal-token-not-here =
    { $token ->
        [fill-blank] 轮次指示物只能填补本回合所放板块上没有符号的格子，{ $space } 并非如此：请标记其他格子。
       *[change-symbol] 轮次指示物只能改变本回合所放板块上的符号，{ $space } 没有：请标记其他格子。
    }
refusal-token-not-needed = { $space } 已有正确的符号：请去掉 *。
refusal-wrong-symbol =
    { $symbol ->
        [statue] 雕塑需要可见的雕塑符号，而 { $space } 没有：请选择其他格子。
        [fountain] 喷泉需要 2 个可见的喷泉符号，而 { $space } 没有：请选择其他格子。
        [bridge] 小桥需要 2 个可见的小桥符号，而 { $space } 没有：请选择其他格子。
       *[stairway] 阶梯需要 2 个可见的阶梯符号，而 { $space } 没有：请选择其他格子。
    }
refusal-not-in-line = 第一个雕塑之后，每个雕塑都必须与你的另一个雕塑同行或同列：{ $first } 与任何雕塑都不同行或同列。
refusal-same-tile = 喷泉连接 2 个不同的板块，而 { $first } 和 { $second } 在同一个板块上：请选择两个板块的符号。
refusal-not-same-level =
    { $symbol ->
        [bridge] 小桥连接同一阶层的 2 个板块，而 { $first } 在 { $firstlevel } 阶，{ $second } 在 { $secondlevel } 阶。
       *[fountain] 喷泉连接同一阶层的 2 个板块，而 { $first } 在 { $firstlevel } 阶，{ $second } 在 { $secondlevel } 阶。
    }
refusal-not-one-step = 阶梯连接高度相差一阶的 2 个板块，而 { $first } 在 { $firstlevel } 阶，{ $second } 在 { $secondlevel } 阶。
refusal-gap-too-high = 小桥下方的格子必须低于小桥，而 { $gap } 并非如此：请选择另一对符号。
refusal-gap-crossed = { $gap } 上方已有另一座小桥：请选择另一对符号。
refusal-gap-occupied = 小桥下方的格子必须是空的，而 { $gap } 上有物件：请选择另一对符号。

## 没有意义的文字

notation-bad-move = “{ $text }”不是一个行动。行动写作 A1（挖掘）、dc4/1>0（放置挖到的板块）、S:c4（雕塑）、F:c4-d4（喷泉）、=s（结束回合）。
notation-bad-level = “{ $text }”的阶层以 0 开头：阶层写作 1、2、3……
notation-bad-space-count = “{ $text }”的格子数不对：雕塑需要一个（S:c4），喷泉、小桥和阶梯需要两个（F:c4-d4）。
notation-two-stars = “{ $text }”有两个 *：轮次指示物只能代替一个符号。
notation-bad-space-order = “{ $text }”的格子顺序不对：先写列字母靠前的，再写行数较小的（F:c4-d4）。
notation-player-count = “{ $text }”不是游戏人数：可以 2、3 或 4 人游戏。
notation-unknown-edition = 没有“{ $text }”这个版本：请从 { $known } 中选择。

## 不能使用的板块组

tiles-line = 第 { $line } 行：{ $reason }
tiles-bad-line = “{ $text }”不是板块：请写编号、花朵和四个角，例如“c01 white S.F.”
tiles-unknown-id = 没有板块“{ $text }”：编号为 c01 至 c16、g01 至 g16、b01 至 b16、white、pink、blue 和 yellow。
tiles-unknown-flower = 没有花朵“{ $text }”：请从 { $known } 中选择。
tiles-bad-face = “{ $text }”不是板块的一面：请写四个角（nw ne se sw），每个为 S、F、B、T 或一个点。
tiles-twice = 板块 { $text } 出现了两次：请删去一个。
tiles-missing = 缺少 { $count } 个板块：请先补上 { $text }。
tiles-symbol-count = 板块 { $text } 必须有 { $needed } 个符号，而不是 { $count } 个：粘土 2 个，花岗岩 3 个，玄武岩 4 个。
tiles-start-flower = 起始露台板块 { $text } 的花朵必须是 { $text }，而不是 { $flower }。
tiles-flower-count =
    { $material ->
        [clay] 16 个粘土板块中必须有 4 个花朵为 { $flower }，而不是 { $count } 个。
        [granite] 16 个花岗岩板块中必须有 4 个花朵为 { $flower }，而不是 { $count } 个。
       *[basalt] 16 个玄武岩板块中必须有 4 个花朵为 { $flower }，而不是 { $count } 个。
    }
tiles-unknown-set = 没有板块组“{ $text }”：请使用 standard 或文件路径。

## 无法读取的棋谱

record-where = 第 { $line } 行第 { $column } 列：
record-no-format = 棋谱以 [Babylon "1"] 开头。
record-other-format = 这是格式 { $value } 的棋谱：只能读取格式 { $known }。
record-bad-header = “{ $text }”不是标头：请写作 [名称 "值"]。
record-unknown-header = 没有标头 { $header }：可用的有 { $known }。
record-header-twice = 标头 { $header } 出现了两次：请删去一个。
record-header-missing = 缺少标头 { $header }：请加在行动之前。
record-unknown-value = { $header } 不能是“{ $value }”：请从 { $known } 中选择。
record-value-twice = “{ $value }”在 { $header } 中出现了两次：每个只能出现一次。
record-bad-number = “{ $value }”不是 0 到 { $most } 之间的数。
record-wrong-count = { $header } 需要 { $needed } 个值，而不是 { $count } 个。
record-seat-count = { $header } 列出了 { $count } 种花朵：可以 2、3 或 4 人游戏。
record-bad-stack = “{ $value }”不是一堆板块：请写作 玄武岩/花岗岩/粘土，例如 b07/g01/c12，未知的写 ?。
record-token-copies = “{ $value }”第三次出现：每种指示物只有两个。
record-bad-tiles = { $reason }
record-open-comment = 花括号中的注释没有闭合或没有开始：请写作 {"{"}注释{"}"}。
record-bad-move = { $reason }
record-illegal = { $move } 不符合规则。{ $reason }
record-wrong-result = 这局游戏的结果是 { $result }：请更正或删去结果。
