### 文字有何问题：行动、板块组、对局记录。

## 无法理解的文字

notation-bad-move = “{ $text }”不是一个行动。行动写作 A1（挖掘）、dc4/1>0（放置新拿取的板块）、S:c4（雕塑）、F:c4-d4（喷泉）、=s（结束回合）。
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
record-wrong-result = 这局游戏的结果是 { $result }：请更正或删去所写的结果。
record-unfinished = 游戏尚未结束。
record-false-seed = 布置并非由这个 Seed 标头得出：请更正或删去该标头。
record-failed = 无法显示此对局。请重新加载页面，或打开其他对局记录。
