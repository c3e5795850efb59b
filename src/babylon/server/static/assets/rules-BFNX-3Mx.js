var e=`symbol-statue = 雕塑
symbol-fountain = 喷泉
symbol-bridge = 小桥
symbol-stairway = 阶梯
symbol-blank = 无符号
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
corner-nw = 西北
corner-ne = 东北
corner-se = 东南
corner-sw = 西南
support-open = 无立柱的角
support-single = 一阶立柱
support-double = 二阶立柱
support-statue = 雕塑
piece-singles = 一阶立柱
piece-doubles = 二阶立柱
piece-belvederes = 观景台
piece-stairways = 阶梯
piece-fountains = 喷泉
piece-bridges = 小桥
piece-statues = 雕塑
word-quarry = 采石场
word-supply = 公共供应堆
word-garden = 花园
word-storage = 保留区域
word-level = 阶
word-dug = 挖到的板块
word-stored = 保留的板块
word-edition = 版本
word-token = 轮次指示物
pillars-single = { $count } 个一阶立柱
pillars-double = { $count } 个二阶立柱
points = { $count } 分
round-of = 第 { $round } 轮，共 { $rounds } 轮
phase-remove = 设置：移除一个粘土板块
phase-dig = 挖掘
phase-build = 建造
phase-over = 游戏结束
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
    }`;export{e as default};