### 游戏本身的用语：配件、行动、分数、版本，以及行动被拒绝的原因。
### 用语以简体中文版规则书为准。

## 列举、标签与补充

list-next = { $list }、{ $item }
list-last = { $list } 和 { $item }
list-beside = { $list } · { $item }
label-text = { $label }：{ $text }
with-aside = { $text }（{ $aside }）

## 桌面上的东西

symbol-statue = 雕塑
symbol-fountain = 喷泉
symbol-bridge = 小桥
symbol-stairway = 阶梯
symbol-blank = 没有符号

item-statue = 雕塑
item-fountain = 喷泉
item-bridge = 小桥
item-stairway = 阶梯
item-belvedere = 观景台

flower-white = 白色花朵图案
flower-pink = 粉色花朵图案
flower-blue = 蓝色花朵图案
flower-yellow = 黄色花朵图案

seat-white = 白色玩家
seat-pink = 粉色玩家
seat-blue = 蓝色玩家
seat-yellow = 黄色玩家

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
word-dug = 新拿取的板块
word-stored = 保留的板块
word-edition = 版本

pillars-single = { $count } 个一阶立柱
pillars-double = { $count } 个二阶立柱
points = { $count } 分
round-of = 第 { $round } 轮，共 { $rounds } 轮

## 当前在等什么

phase-remove = 游戏设置：移除 1 个粘土板块
phase-dig = 挖掘
phase-build = 建造
phase-over = 游戏结束

## 轮次指示物：名称与效果

token-none = 无效果
token-extra-single = 额外一阶立柱
token-extra-double = 额外二阶立柱
token-change-symbol = 改变符号
token-fill-blank = 填补空白
token-double-flower = 花朵加倍
token-fewer-pillars = 立柱减少

effect-none = 本轮没有特殊效果。
effect-extra-single = 在你的回合开始时，你从公共供应堆拿取 1 个一阶立柱。
effect-extra-double = 在你的回合开始时，你从公共供应堆拿取 1 个二阶立柱（它无法保留）。
effect-change-symbol = 每回合一次，你可以将本回合所放板块上的 1 个符号视为另一个符号。
effect-fill-blank = 每回合一次，你可以将本回合所放板块上 1 个没有符号的格子视为印有任意 1 个符号。
effect-double-flower = 如果你拿取的板块上的花朵图案与你玩家版图上的对应，则你因此获得 2 个一阶立柱（而非通常的 1 个）。
effect-fewer-pillars = 你拿取板块时获得的一阶立柱总数 -1。

## 计分纸

category-statues = 雕塑
category-fountains = 喷泉
category-bridges = 小桥
category-stairways = 阶梯
category-diversity = 成套的装饰性物件
category-flowers = 花朵图案
category-belvederes = 观景台
category-highest = 高度分
score-total = 总分
score-open-notches = 所剩空槽

point-statue = 位于 { $spaces } 的雕塑（{ $levels } 阶）
point-fountain = 连接 { $spaces } 的喷泉（{ $levels } 阶）
point-bridge = 连接 { $spaces } 的小桥（{ $levels } 阶）
point-stairway = 连接 { $spaces } 的阶梯（{ $levels } 阶）
point-belvedere = 位于 { $spaces } 的观景台（{ $levels } 阶）
point-set-diversity = 1 套装饰性物件（4 种各 1 个）
point-set-flowers = 1 套花朵图案（4 种各 1 个）
point-tile = 位于 { $spaces } 的最高板块（{ $levels } 阶）
point-hidden = 被位于 { $position } 的板块（{ $level } 阶）完全遮挡
point-bears = 支撑着位于 { $position } 的板块（{ $level } 阶）
point-under-bridges = 被小桥完全遮挡

## 版本

edition-revised = 修订版
edition-en = 英文版
edition-pl = 波兰文版
edition-ja = 日文版
edition-zh-Hans = 简体中文版
edition-zh-Hant = 繁体中文版
edition-broken = 注意：如果高度分取最高阶层数的平方，而完全重合只在高度相差一阶时不允许，那么一座光秃秃的之字形高塔就能胜过任何花园。

choice-highest = 高度分
choice-overlap = 完全重合
choice-gap = 小桥下方
choice-belvederes = 无支撑的角
choice-supply = 盒内配件

highest-double = 最高阶层数的两倍
highest-square = 最高阶层数的平方
overlap-never = 一律不允许
overlap-one-level = 高度相差一阶时不允许
overlap-beneath = 不允许与正下方的板块完全重合
gap-empty = 必须空置
gap-open = 可以有物件，但不能放置立柱
gap-covered = 视同被板块遮挡
belvederes-required = 必须放置 1 个观景台（从公共供应堆拿取）
belvederes-while-they-last = 有观景台时必须放置 1 个，用完后可以不放

## 行动说明

move-remove = 移除 { $stack } 的粘土板块
move-dig = 挖掘：拿取 { $stack } 的板块
move-place =
    { $source ->
        [dug] 将新拿取的板块
       *[stored] 将保留的板块
    }放在 { $position }（{ $level } 阶），{ $turns ->
        [0] 不旋转
        [1] 向右旋转 90 度
        [2] 旋转 180 度
       *[3] 向左旋转 90 度
    }，{ $corner ->
        [nw] 西北角无支撑
        [ne] 东北角无支撑
        [se] 东南角无支撑
        [sw] 西南角无支撑
       *[none] 四角均有支撑
    }
move-statue = 在 { $first } 放置 1 个雕塑
move-fountain = 放置 1 个喷泉，连接 { $first } 和 { $second }
move-bridge = 放置 1 个小桥，连接 { $first } 和 { $second }
move-stairway = 放置 1 个阶梯，连接 { $first } 和 { $second }
move-star = { $move }（轮次指示物：{ $space } 视为印有所需的符号）
move-end =
    { $keep ->
        [dug]
            { $discarded ->
                [stored] 结束回合：保留新拿取的板块，弃置原有的板块
               *[none] 结束回合：保留新拿取的板块
            }
        [stored]
            { $discarded ->
                [dug] 结束回合：继续保留原有的板块，弃置新拿取的板块
               *[none] 结束回合：继续保留原有的板块
            }
       *[none]
            { $discarded ->
                [dug] 结束回合：弃置新拿取的板块
                [stored] 结束回合：弃置保留的板块
                [both] 结束回合：弃置这 2 个板块
               *[none] 结束回合
            }
    }

## 日志的用语：谁拿取或移除了板块，接着又做了什么

did-remove = { $name } 移除了 { $stack } 的粘土板块
did-dig = { $name } 挖掘：拿取了 { $stack } 的板块
did-place =
    { $source ->
        [dug] 将新拿取的板块
       *[stored] 将保留的板块
    }放在了 { $position }（{ $level } 阶），{ $turns ->
        [0] 不旋转
        [1] 向右旋转 90 度
        [2] 旋转 180 度
       *[3] 向左旋转 90 度
    }，{ $corner ->
        [nw] 西北角无支撑
        [ne] 东北角无支撑
        [se] 东南角无支撑
        [sw] 西南角无支撑
       *[none] 四角均有支撑
    }
did-statue = 在 { $first } 放置了 1 个雕塑
did-fountain = 放置了 1 个喷泉，连接 { $first } 和 { $second }
did-bridge = 放置了 1 个小桥，连接 { $first } 和 { $second }
did-stairway = 放置了 1 个阶梯，连接 { $first } 和 { $second }
did-star = { $move }（轮次指示物：{ $space } 视为印有所需的符号）
did-end =
    { $keep ->
        [dug]
            { $discarded ->
                [stored] 保留了新拿取的板块，弃置了原有的板块
               *[none] 保留了新拿取的板块
            }
        [stored]
            { $discarded ->
                [dug] 继续保留原有的板块，弃置了新拿取的板块
               *[none] 继续保留原有的板块
            }
       *[none]
            { $discarded ->
                [dug] 弃置了新拿取的板块
                [stored] 弃置了保留的板块
                [both] 弃置了 2 个板块
               *[none] 结束了回合
            }
    }

## 行动被拒绝的原因：先说规则，再说怎么办

refusal-game-over = 游戏已经结束，不能再执行任何行动。
refusal-remove-first = 第 1 轮开始前还需移除 { $removals } 个粘土板块：请选择 1 个粘土板块来移除。
refusal-setup-done = 只有在第 1 轮开始前才能移除粘土板块：现在请挖掘或建造。
refusal-clay-gone = { $stack } 的粘土板块已被移除：请选择另一堆。
refusal-dig-first = 每个回合从挖掘开始：请先从采石场拿取 1 个可见的板块。
refusal-already-dug = 每个回合只执行一次挖掘：现在请建造，或结束回合。
refusal-stack-empty = { $stack } 已经没有板块：请从另一堆拿取。
refusal-not-revealed = { $stack } 顶部的板块或本轮的轮次指示物尚未揭示：请等待揭示。
refusal-no-dug-tile = 你本回合拿取的板块已经放置：请使用保留的板块，或结束回合。
refusal-no-stored-tile = 你的保留区域没有板块：请使用新拿取的板块，或结束回合。
refusal-outside-garden = 板块必须完全位于 8 × 8 的建造区域之内：请选择区域内的位置。
refusal-surface-too-high = 板块必须高于其下方已有的板块：在 { $position } 最低只能放在 { $lowest } 阶。
refusal-statue-bears =
    { $corner ->
        [nw] 正下方的雕塑必定支撑板块，因此西北角不能没有支撑：请改选其他角，或让四角均有支撑。
        [ne] 正下方的雕塑必定支撑板块，因此东北角不能没有支撑：请改选其他角，或让四角均有支撑。
        [se] 正下方的雕塑必定支撑板块，因此东南角不能没有支撑：请改选其他角，或让四角均有支撑。
       *[sw] 正下方的雕塑必定支撑板块，因此西南角不能没有支撑：请改选其他角，或让四角均有支撑。
    }
refusal-corner-unsupported =
    { $missing ->
        [nw] 西北角下方无法放置立柱：请将该角选为无支撑的角。
        [ne] 东北角下方无法放置立柱：请将该角选为无支撑的角。
        [se] 东南角下方无法放置立柱：请将该角选为无支撑的角。
       *[sw] 西南角下方无法放置立柱：请将该角选为无支撑的角。
    }
refusal-too-few-supports =
    { $supported ->
        [0] 板块必须放在 3 个或 4 个立柱上，而这里没有任何角可以得到支撑：请选择其他位置或阶层。
       *[other] 板块必须放在 3 个或 4 个立柱上，而这里只有 { $supported } 个角可以得到支撑：请选择其他位置或阶层。
    }
refusal-no-belvedere =
    { $missing ->
        [none] 公共供应堆已经没有观景台，因此不能有无支撑的角：请让 4 个角都得到支撑。
       *[other] 这里有 1 个角无法得到支撑，而公共供应堆已经没有观景台：请选择其他位置或阶层。
    }
refusal-level-skipped =
    { $top ->
        [0] 你必须逐阶建造你的花园：你的花园中还没有板块，因此请建在 { $next } 阶。
       *[other] 你必须逐阶建造你的花园：你最高的板块位于 { $top } 阶，因此现在最高只能建到 { $next } 阶。
    }
refusal-complete-overlap =
    { $overlap ->
        [never] 2 个板块一律不允许完全重合，而 { $position } 已有 1 个板块：请错开 1 格。
        [one-level] 高度相差一阶的 2 个板块不允许完全重合，而 { $position } 低一阶处已有 1 个板块：请错开 1 格。
       *[beneath] 板块不允许与其正下方的板块完全重合，而 { $position } 的正下方已有 1 个板块：请错开 1 格。
    }
refusal-too-few-pillars = 这需要 { $needed } 个一阶立柱（每个二阶立柱需用 2 个一阶立柱换取），而你有 { $singles } 个：请建得低一些、少支撑一个角，或用雕塑来支撑。
refusal-no-double-left = 公共供应堆已经没有可以换取的二阶立柱：请在只需一阶立柱的位置建造。
refusal-nothing-placed = 装饰性物件必须放在本回合所放的板块上：请先放置板块。
refusal-none-left =
    { $symbol ->
        [statue] 公共供应堆已经没有雕塑：请放置其他物件。
        [fountain] 公共供应堆已经没有喷泉：请放置其他物件。
        [bridge] 公共供应堆已经没有小桥：请放置其他物件。
       *[stairway] 公共供应堆已经没有阶梯：请放置其他物件。
    }
refusal-not-fresh = 装饰性物件必须至少有一部分放在本回合所放的板块上：请选择新放板块上的格子。
refusal-no-tile-below = { $space } 上还没有板块：请先写板块，再写其上的物件。
refusal-not-adjacent =
    { $symbol ->
        [bridge] 小桥连接的 2 个格子必须同行或同列，且中间恰好间隔 1 个格子，而 { $first } 和 { $second } 并非如此：请选择其他格子。
       *[other] 2 个格子必须在行或列方向上相邻，不能斜对角，而 { $first } 和 { $second } 并不相邻：请选择其他格子。
    }
refusal-space-occupied = { $space } 上已有物件：请选择空置的格子。
refusal-under-bridge = { $space } 位于小桥下方，不能再放置物件：请选择其他格子。
refusal-no-such-token = 本轮没有轮次指示物能让 { $space } 视为印有另一个符号：请选择印有所需符号的格子。
refusal-token-used = 你本回合已经使用过轮次指示物的效果：请选择印有所需符号的格子。
refusal-token-not-here =
    { $token ->
        [fill-blank] 轮次指示物只对本回合所放板块上没有符号的格子有效，而 { $space } 不是这样的格子：请选择其他格子。
       *[change-symbol] 轮次指示物只对本回合所放板块上的符号有效，而 { $space } 上没有这样的符号：请选择其他格子。
    }
refusal-token-not-needed = { $space } 已经印有所需的符号：无需使用轮次指示物的效果。
refusal-wrong-symbol =
    { $symbol ->
        [statue] 雕塑必须放在可见的雕塑符号上，而 { $space } 上没有：请选择其他格子。
        [fountain] 喷泉必须连接 2 个可见的喷泉符号，而 { $space } 上没有：请选择其他格子。
        [bridge] 小桥必须连接 2 个可见的小桥符号，而 { $space } 上没有：请选择其他格子。
       *[stairway] 阶梯必须连接 2 个可见的阶梯符号，而 { $space } 上没有：请选择其他格子。
    }
refusal-not-in-line = 除第一个雕塑外，你所放的每个雕塑都必须与你花园中已有的至少 1 个雕塑同行或同列，而 { $first } 与它们既不同行也不同列：请选择其他格子。
refusal-same-tile = 喷泉必须连接 2 个不同的板块，而 { $first } 和 { $second } 在同一个板块上：请选择 2 个板块上的符号。
refusal-not-same-level =
    { $symbol ->
        [bridge] 小桥必须连接同一阶层上的 2 个板块，而 { $first } 在 { $firstlevel } 阶，{ $second } 在 { $secondlevel } 阶：请选择同一阶层上的 2 个符号。
       *[fountain] 喷泉必须连接同一阶层上的 2 个板块，而 { $first } 在 { $firstlevel } 阶，{ $second } 在 { $secondlevel } 阶：请选择同一阶层上的 2 个符号。
    }
refusal-not-one-step = 阶梯必须连接高度相差一阶的 2 个板块，而 { $first } 在 { $firstlevel } 阶，{ $second } 在 { $secondlevel } 阶：请选择高度相差一阶的 2 个符号。
refusal-gap-too-high = 小桥下方的格子必须低于小桥，而 { $gap } 不够低：请选择另一对符号。
refusal-gap-crossed = { $gap } 上方已有另一个小桥：请选择另一对符号。
refusal-gap-occupied = 小桥下方的格子必须空置，而 { $gap } 上已有物件：请选择另一对符号。
