### 文字有何问题：行动、板块组、对局记录。

## 无法理解的文字

notation-bad-move = “{ $text }”不是一个行动。行动写作 A1（挖掘）、dc4/1>0（放置新拿取的板块）、S:c4（雕塑）、F:c4-d4（喷泉）、=s（结束回合）。
notation-bad-piece = “{ $text }”不是花园中的板块或配件。板块请写作 c05:c4/1>0（无支撑的角加 -ne，没有观景台可用时在其后加 !），装饰请写作 S:c4 或 F:c4-d4。
notation-bad-level = “{ $text }”的阶层以 0 开头：阶层写作 1、2、3……
notation-bad-space-count = “{ $text }”的格子数不对：雕塑需要 1 个（S:c4），喷泉、小桥和阶梯需要 2 个（F:c4-d4）。
notation-two-stars = “{ $text }”有 2 个 *：轮次指示物只能代替 1 个符号。
notation-bad-space-order = “{ $text }”的格子顺序不对：先写列字母靠前的格子；同列时先写行号较小的格子（F:c4-d4）。
notation-player-count = “{ $text }”不是可用的游戏人数：本游戏可供 2、3 或 4 人游玩。
notation-unknown-edition = 没有“{ $text }”这个版本：请从 { $known } 中选择。

## 不能使用的板块组

tiles-line = 第 { $line } 行：{ $reason }
tiles-bad-line = “{ $text }”不是板块：请写编号、花朵图案和四个角，例如“c01 white S.F.”。
tiles-unknown-id = 没有板块“{ $text }”：编号为 c01 至 c16、g01 至 g16、b01 至 b16、white、pink、blue 和 yellow。
tiles-unknown-flower = 没有花朵图案“{ $text }”：请从 { $known } 中选择。
tiles-bad-face = “{ $text }”不是板块的一面：请依次写出四个角（nw ne se sw），每个角为 S、F、B、T 或一个点。
tiles-twice = 板块 { $text } 出现了 2 次：请删去 1 个。
tiles-missing = 缺少 { $count } 个板块：请先补上 { $text }。
tiles-symbol-count = 板块 { $text } 必须有 { $needed } 个符号，而不是 { $count } 个：粘土 2 个，花岗岩 3 个，玄武岩 4 个。
tiles-start-flower = 起始露台板块 { $text } 的花朵图案必须是 { $text }，而不是 { $flower }。
tiles-unknown-token = 没有轮次指示物“{ $text }”：请从 { $known } 中选择。
tiles-token-count = 盒中有 { $needed } 个轮次指示物，而这一行写了 { $count } 个。
tiles-tokens-twice = 轮次指示物写了 2 行：请删去 1 行。
tiles-unknown-set = 没有板块组“{ $text }”：请使用 standard 或文件路径。

## 无法读取的对局记录

record-where = 第 { $line } 行第 { $column } 列：
record-no-format = 对局记录以 [Babylon "1"] 开头。
record-other-format = 这是格式 { $value } 的对局记录：只能读取格式 { $known }。
record-bad-header = “{ $text }”不是标头：请写作 [名称 "值"]。
record-unknown-header = 没有标头 { $header }：可用的有 { $known }。
record-header-twice = 标头 { $header } 出现了 2 次：请删去 1 个。
record-header-missing = 缺少标头 { $header }：请加在所有行动之前。
record-unknown-value = { $header } 不能是“{ $value }”：请从 { $known } 中选择。
record-value-twice = “{ $value }”在 { $header } 中出现了 2 次：每个值只能出现 1 次。
record-bad-number = “{ $value }”不是 0 到 { $most } 之间的数。
record-wrong-count = { $header } 需要 { $needed } 个值，而不是 { $count } 个。
record-seat-count = { $header } 列出了 { $count } 种花朵图案：本游戏可供 2、3 或 4 人游玩。
record-bad-stack = “{ $value }”不是一堆板块：请写作 玄武岩/花岗岩/粘土，例如 b07/g01/c12，未知的写作 ?。
record-bad-tiles = { $reason }
record-open-comment = 花括号中的注释没有结尾或没有开头：请写作 {"{"}注释{"}"}。
record-open-variation = 圆括号中的变化没有结尾或没有开头：请写作 (B2 =-)。
record-no-turn = 变化写在它所替换的回合之后的圆括号中，其中至少要有一个回合。
record-turn-goes-on = 回合在其变化之后还有内容：请先写完整个回合，再写变化。
record-turn-too-long = 一个回合最多有 { $most } 个行动：请用 =-、=d 或 =s 结束回合。
record-turn-twice = 回合“{ $turn }”在此处出现了两次：请把其后的内容写在一处。
record-bad-mark = “{ $text }”不是标记：请写作 [%ring white:c4] 或 [%arrow B3 white:c4]，使用采石场的一堆，或本局的花园及其格子。
record-bad-move = { $reason }
record-illegal = { $move } 不符合规则。{ $reason }
record-bad-round = { $header } 是 1 到 { $most } 之间的数。
record-bad-garden = 花园以花朵图案、保留的一阶立柱数和保留的板块开头，例如“white 3 c05”，没有板块时写作 -。
record-bad-piece = { $reason }
record-garden-missing =
    缺少{ $flower ->
        [white] 白色
        [pink] 粉色
        [blue] 蓝色
       *[yellow] 黄色
    }玩家的花园：请为其加上标头 Garden。
record-no-such-tile = { $value } 不是这座花园可用的板块：请选择 c01–c16、g01–g16、b01–b16 或该花园自己的起始露台板块。
record-tile-elsewhere = 板块 { $value } 已在花园或采石场中：每个板块都是唯一的。
record-too-many-tokens = 轮次指示物“{ $value }”过多：写了 { $count } 个，而盒中只有 { $most } 个。
record-token-unknown = 第 { $round } 轮的轮次指示物必须已知：请选择。
record-wrong-quarry = 采石场有 { $count } 个板块，而此回合应有 { $needed } 个：每个回合拿走 1 个，游戏设置时还会移除一些粘土板块。
record-clay-not-removed = 采石场中少了 { $count } 个粘土板块，而仅游戏设置就会移除 { $needed } 个。
record-too-few-dug =
    花园中和保留的板块里有 { $count } 个{ $material ->
        [clay] 粘土
        [granite] 花岗岩
       *[basalt] 玄武岩
    }板块，而挖掘的只有 { $gone } 个。
record-never-dug = { $value } 不能在花园中：所列的被挖掘板块中没有它。
record-too-many-tiles =
    { $flower ->
        [white] 白色
        [pink] 粉色
        [blue] 蓝色
       *[yellow] 黄色
    }玩家花园中和保留的板块共有 { $count } 个（起始露台板块除外），而此时最多挖掘 { $most } 个。
record-too-many-singles = 保留的一阶立柱过多：{ $count } 个，而公共供应堆只剩 { $left } 个。
record-cannot-stand = { $piece } 不能这样放置。{ $reason }
record-wrong-result = 这局游戏的结果是 { $result }：请更正或删去所写的结果。
record-unfinished = 游戏尚未结束。
record-false-seed = 布置并非由这个 Seed 标头得出：请更正或删去该标头。
record-failed = 无法显示此对局。请重新加载页面，或打开其他对局记录。
