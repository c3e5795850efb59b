var e=`symbol-statue = 雕像
symbol-fountain = 噴泉
symbol-bridge = 橋樑
symbol-stairway = 階梯
symbol-blank = 無符號
item-statue = 雕像
item-fountain = 噴泉
item-bridge = 橋樑
item-stairway = 階梯
item-belvedere = 觀景亭
flower-white = 白色花朵
flower-pink = 粉色花朵
flower-blue = 藍色花朵
flower-yellow = 黃色花朵
seat-white = 白色
seat-pink = 粉色
seat-blue = 藍色
seat-yellow = 黃色
material-clay = 黏土
material-granite = 花崗岩
material-basalt = 玄武岩
material-start = 起始露臺板塊
corner-nw = 西北
corner-ne = 東北
corner-se = 東南
corner-sw = 西南
support-open = 無支柱的角落
support-single = 單層支柱
support-double = 雙層支柱
support-statue = 雕像
piece-singles = 單層支柱
piece-doubles = 雙層支柱
piece-belvederes = 觀景亭
piece-stairways = 階梯
piece-fountains = 噴泉
piece-bridges = 橋樑
piece-statues = 雕像
word-quarry = 採石場
word-supply = 供應區
word-garden = 花園
word-storage = 儲存區域
word-level = 層
word-dug = 挖到的板塊
word-stored = 存放的板塊
word-edition = 版本
word-token = 輪次指示物
pillars-single = { $count } 個單層支柱
pillars-double = { $count } 個雙層支柱
points = { $count } 分
round-of = 第 { $round } 輪，共 { $rounds } 輪
phase-remove = 設置：移除一片黏土板塊
phase-dig = 挖掘
phase-build = 建造
phase-over = 遊戲結束
token-none = 無效果
token-extra-single = 額外單層支柱
token-extra-double = 額外雙層支柱
token-change-symbol = 轉換符號
token-fill-blank = 填補空位
token-double-flower = 花朵加倍
token-fewer-pillars = 支柱減少
effect-none = 本輪沒有特殊效果。
effect-extra-single = 在你的回合開始時，從供應區獲得 1 個單層支柱。
effect-extra-double = 在你的回合開始時，從供應區獲得 1 個雙層支柱；它不能存放。
effect-change-symbol = 在你的回合中，你可以有一次將本回合放置的板塊上的一個符號視為另一個符號。
effect-fill-blank = 在你的回合中，你可以有一次將本回合放置的板塊上一個沒有符號的空位視為任意符號。
effect-double-flower = 若你挖到的板塊對應你的花朵，因花朵獲得 2 個單層支柱而不是 1 個。
effect-fewer-pillars = 挖掘時獲得的單層支柱減少 1 個。
category-statues = 雕像
category-fountains = 噴泉
category-bridges = 橋樑
category-stairways = 階梯
category-diversity = 裝飾物多樣性
category-flowers = 花朵
category-belvederes = 觀景亭
category-highest = 最高層級
score-total = 總分
score-open-notches = 可見凹槽
point-statue = { $spaces } 的雕像，第 { $levels } 層
point-fountain = { $spaces } 的噴泉，第 { $levels } 層
point-bridge = { $spaces } 之間的橋樑，第 { $levels } 層
point-stairway = { $spaces } 的階梯，第 { $levels } 層
point-belvedere = { $spaces } 的觀景亭，第 { $levels } 層
point-set-diversity = 一組 4 種裝飾物
point-set-flowers = 一組 4 種花朵
point-tile = 最高的板塊，位於 { $spaces }，第 { $levels } 層
point-hidden = 被板塊 { $tile } 完全遮蓋
point-bears = 支撐著板塊 { $tile }
edition-revised = 修訂版
edition-en = 英文版
edition-pl = 波蘭文版
edition-ja = 日文版
edition-zh-Hans = 簡體中文版
edition-zh-Hant = 繁體中文版
edition-broken = 注意：最高層級取平方，同時完整重疊只限「相差一層時不可」，會讓一座光禿禿的之字形高塔勝過任何花園。
choice-highest = 最高層級
choice-overlap = 完整重疊
choice-gap = 橋樑下方
choice-supply = 盒內配件
highest-double = 最高層級的雙倍
highest-square = 最高層級的平方
overlap-never = 一律不可
overlap-one-level = 相差一層時不可
overlap-beneath = 不可與正下方的板塊完整重疊
gap-empty = 必須是空的
gap-clear = 可以有比橋樑低的物品
move-remove = 移除 { $stack } 的黏土板塊
move-dig = 挖掘 { $stack } 的板塊
move-place =
    { $source ->
        [dug] 將挖到的板塊
       *[stored] 將存放的板塊
    }放置在 { $position } 的第 { $level } 層，{ $turns ->
        [0] 不旋轉
        [1] 右轉 90 度
        [2] 旋轉 180 度
       *[3] 左轉 90 度
    }，{ $corner ->
        [nw] 西北角不放支柱
        [ne] 東北角不放支柱
        [se] 東南角不放支柱
        [sw] 西南角不放支柱
       *[none] 四角皆有支撐
    }
move-statue = 在 { $first } 放置雕像
move-fountain = 在 { $first } 和 { $second } 放置噴泉
move-bridge = 從 { $first } 到 { $second } 放置橋樑
move-stairway = 在 { $first } 和 { $second } 放置階梯
move-star = { $move }；{ $space } 的符號來自輪次指示物
move-end =
    { $keep ->
        [dug] 結束回合，存放挖到的板塊
        [stored] 結束回合，繼續存放原有的板塊
       *[none] 結束回合，不存放板塊
    }`;export{e as default};