### 遊戲本身的用語：配件、行動、分數、版本，以及行動被拒絕的原因。
### 用語以繁體中文版規則書為準。

## 列舉、標籤與補充

list-next = { $list }、{ $item }
list-last = { $list } 和 { $item }
list-beside = { $list } · { $item }
label-text = { $label }：{ $text }
with-aside = { $text }（{ $aside }）

## 桌面上的東西

symbol-statue = 雕像
symbol-fountain = 噴泉
symbol-bridge = 橋樑
symbol-stairway = 階梯
symbol-blank = 沒有符號

item-statue = 雕像
item-fountain = 噴泉
item-bridge = 橋樑
item-stairway = 階梯
item-belvedere = 觀景亭

flower-white = 白色花朵
flower-pink = 粉色花朵
flower-blue = 藍色花朵
flower-yellow = 黃色花朵

seat-white = 白色玩家
seat-pink = 粉色玩家
seat-blue = 藍色玩家
seat-yellow = 黃色玩家

material-clay = 黏土
material-granite = 花崗岩
material-basalt = 玄武岩
material-start = 起始露臺板塊

piece-singles = 單層支柱
piece-doubles = 雙層支柱
piece-belvederes = 觀景亭
piece-stairways = 階梯
piece-fountains = 噴泉
piece-bridges = 橋樑
piece-statues = 雕像

word-quarry = 採石場
word-garden = 花園
word-dug = 挖到的板塊
word-stored = 存放的板塊
word-edition = 版本

pillars-single = { $count } 個單層支柱
pillars-double = { $count } 個雙層支柱
points = { $count } 分
round-of = 第 { $round } 輪，共 { $rounds } 輪

## 目前步驟

phase-remove = 遊戲設置：移除 1 片黏土板塊
phase-dig = 挖掘
phase-build = 建造
phase-over = 遊戲結束

## 輪次指示物：名稱與效果

token-none = 沒有效果
token-extra-single = 額外單層支柱
token-extra-double = 額外雙層支柱
token-change-symbol = 轉換符號
token-fill-blank = 填補空位
token-double-flower = 花朵加倍
token-fewer-pillars = 支柱減少

effect-none = 本輪沒有特殊效果。
effect-extra-single = 在你的回合開始時，從供應區拿取 1 個單層支柱。
effect-extra-double = 在你的回合開始時，從供應區拿取 1 個雙層支柱；雙層支柱不能存放。
effect-change-symbol = 每回合一次，你可以將本回合放置的板塊上的一個符號轉換為另一個符號。
effect-fill-blank = 每回合一次，你可以將本回合放置的板塊上一個沒有符號的空位轉換為你選擇的符號。
effect-double-flower = 若你挖到的板塊帶有對應自己玩家圖板的花朵，你因花朵獲得 2 個單層支柱而不是 1 個。
effect-fewer-pillars = 你在挖掘時獲得的單層支柱減少 1 個。

## 計分表

category-statues = 雕像
category-fountains = 噴泉
category-bridges = 橋樑
category-stairways = 階梯
category-diversity = 裝飾物多樣性
category-flowers = 花朵
category-belvederes = 觀景亭
category-highest = 最高層級
score-total = 總分
score-open-notches = 仍然可見的凹槽

point-statue = 位於 { $spaces } 的雕像，第 { $levels } 層
point-fountain = 位於 { $spaces } 的噴泉，第 { $levels } 層
point-bridge = 連接 { $spaces } 的橋樑，第 { $levels } 層
point-stairway = 連接 { $spaces } 的階梯，第 { $levels } 層
point-belvedere = 位於 { $spaces } 的觀景亭，第 { $levels } 層
point-set-diversity = 一組 4 個不同的裝飾物
point-set-flowers = 一組 4 種不同的花朵
point-tile = 最高的板塊，位於 { $spaces }，第 { $levels } 層
point-hidden = 被位於 { $position } 的板塊（第 { $level } 層）完全遮蓋
point-bears = 當作支柱支撐位於 { $position } 的板塊（第 { $level } 層）
point-under-bridges = 被橋樑完全遮蓋

## 版本

edition-revised = 修訂版
edition-en = 英文版
edition-pl = 波蘭文版
edition-ja = 日文版
edition-zh-Hans = 簡體中文版
edition-zh-Hant = 繁體中文版
edition-broken = 注意：若最高層級以平方計分，而完整重疊採用「相差一層時不可」，一座光禿禿的之字形高塔就能勝過任何花園。

choice-highest = 最高層級
choice-overlap = 完整重疊
choice-gap = 橋樑下方
choice-belvederes = 懸空的角落
choice-supply = 盒內配件

highest-double = 最高板塊所在層級的雙倍
highest-square = 最高板塊所在層級的平方
overlap-never = 永遠不可
overlap-one-level = 相差一層時不可
overlap-beneath = 不可與正下方的板塊完整重疊
gap-empty = 必須是空的
gap-open = 可以有物品，但不可放置支柱
gap-covered = 視同被板塊遮蓋
belvederes-required = 必須放置一座觀景亭（從供應區拿取）
belvederes-while-they-last = 供應區有觀景亭時必須放置一座，用完後可以不放

## 行動說明

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
        [nw] 西北角懸空
        [ne] 東北角懸空
        [se] 東南角懸空
        [sw] 西南角懸空
       *[none] 四個角落皆有支撐
    }
move-statue = 在 { $first } 建造一座雕像
move-fountain = 建造一座噴泉，連接 { $first } 和 { $second }
move-bridge = 建造一座橋樑，連接 { $first } 和 { $second }
move-stairway = 建造一座階梯，連接 { $first } 和 { $second }
move-star = { $move }；由輪次指示物提供 { $space } 的符號
move-end =
    { $keep ->
        [dug]
            { $discarded ->
                [stored] 結束回合：存放挖到的板塊，棄置原有的板塊
               *[none] 結束回合：存放挖到的板塊
            }
        [stored]
            { $discarded ->
                [dug] 結束回合：繼續存放原有的板塊，棄置挖到的板塊
               *[none] 結束回合：繼續存放原有的板塊
            }
       *[none]
            { $discarded ->
                [dug] 結束回合：棄置挖到的板塊
                [stored] 結束回合：棄置存放的板塊
                [both] 結束回合：棄置這兩片板塊
               *[none] 結束回合
            }
    }

## 紀錄的用語：誰挖掘或移除了板塊，接著又做了什麼

did-remove = { $name } 移除了 { $stack } 的黏土板塊
did-dig = { $name } 挖掘了 { $stack } 的板塊
did-place =
    { $source ->
        [dug] 將挖到的板塊
       *[stored] 將存放的板塊
    }放到了 { $position } 的第 { $level } 層，{ $turns ->
        [0] 不旋轉
        [1] 右轉 90 度
        [2] 旋轉 180 度
       *[3] 左轉 90 度
    }，{ $corner ->
        [nw] 西北角懸空
        [ne] 東北角懸空
        [se] 東南角懸空
        [sw] 西南角懸空
       *[none] 四個角落皆有支撐
    }
did-statue = 在 { $first } 建造了一座雕像
did-fountain = 建造了一座噴泉，連接 { $first } 和 { $second }
did-bridge = 建造了一座橋樑，連接 { $first } 和 { $second }
did-stairway = 建造了一座階梯，連接 { $first } 和 { $second }
did-star = { $move }；由輪次指示物提供 { $space } 的符號
did-end =
    { $keep ->
        [dug]
            { $discarded ->
                [stored] 存放了挖到的板塊，棄置了原有的板塊
               *[none] 存放了挖到的板塊
            }
        [stored]
            { $discarded ->
                [dug] 繼續存放原有的板塊，棄置了挖到的板塊
               *[none] 繼續存放原有的板塊
            }
       *[none]
            { $discarded ->
                [dug] 棄置了挖到的板塊
                [stored] 棄置了存放的板塊
                [both] 棄置了兩片板塊
               *[none] 結束了回合
            }
    }

## 行動被拒絕的原因：先說規則，再說怎麼辦

refusal-game-over = 遊戲已經結束，不能再行動。
refusal-remove-first = 第 1 輪開始前，玩家們還必須移除 { $removals } 片黏土板塊：請從採石場選擇一片移除。
refusal-setup-done = 只有在第 1 輪開始前才能移除黏土板塊：現在請挖掘或建造。
refusal-clay-gone = { $stack } 的黏土板塊已經移除：請選擇另一疊。
refusal-dig-first = 每個回合從挖掘開始：請先從採石場拿取一片可見的板塊。
refusal-already-dug = 每個回合只能挖掘一次：現在請建造，或結束回合。
refusal-stack-empty = { $stack } 已經沒有板塊：請從另一疊挖掘。
refusal-not-revealed = { $stack } 最上面的板塊或本輪的輪次指示物尚未展示：請等到展示之後。
refusal-no-dug-tile = 你已經放置了本回合挖到的板塊：請使用存放的板塊，或結束回合。
refusal-no-stored-tile = 你的儲存槽位是空的：請使用挖到的板塊，或結束回合。
refusal-outside-garden = 板塊必須完全位於 8 × 8 的建造區域之內：請選擇 a1 到 g7 之間的位置。
refusal-surface-too-high = 板塊必須高於其下方的一切：在 { $position } 最低要放在第 { $lowest } 層。
refusal-statue-bears =
    { $corner ->
        [nw] 正下方的雕像必定會支撐板塊，因此西北角不能懸空：請改讓其他角落懸空，或四角皆有支撐。
        [ne] 正下方的雕像必定會支撐板塊，因此東北角不能懸空：請改讓其他角落懸空，或四角皆有支撐。
        [se] 正下方的雕像必定會支撐板塊，因此東南角不能懸空：請改讓其他角落懸空，或四角皆有支撐。
       *[sw] 正下方的雕像必定會支撐板塊，因此西南角不能懸空：請改讓其他角落懸空，或四角皆有支撐。
    }
refusal-corner-unsupported =
    { $missing ->
        [nw] 西北角下方無法放置支柱：請讓這個角落懸空。
        [ne] 東北角下方無法放置支柱：請讓這個角落懸空。
        [se] 東南角下方無法放置支柱：請讓這個角落懸空。
       *[sw] 西南角下方無法放置支柱：請讓這個角落懸空。
    }
refusal-too-few-supports =
    { $supported ->
        [0] 板塊必須坐落於 3 或 4 個支柱上，而這裡沒有任何角落能獲得支撐：請選擇其他位置或層級。
       *[other] 板塊必須坐落於 3 或 4 個支柱上，而這裡只有 { $supported } 個角落能獲得支撐：請選擇其他位置或層級。
    }
refusal-no-belvedere =
    { $missing ->
        [none] 供應區已經沒有觀景亭，因此不可有懸空的角落：請支撐全部四個角落。
       *[other] 這裡有一個角落無法獲得支撐，而供應區已經沒有觀景亭：請選擇其他位置或層級。
    }
refusal-level-skipped =
    { $top ->
        [0] 你必須逐層建造花園：你的花園還沒有板塊，因此請建在第 { $next } 層。
       *[other] 你必須逐層建造花園：你最高的板塊位於第 { $top } 層，因此現在最高只能建到第 { $next } 層。
    }
refusal-complete-overlap =
    { $overlap ->
        [never] 任意 2 片板塊永遠不能完整重疊，而 { $position } 已有一片板塊：請錯開一格。
        [one-level] 相差一層的 2 片板塊不能完整重疊，而 { $position } 的下一層已有一片板塊：請錯開一格。
       *[beneath] 板塊不能與其正下方的板塊完整重疊，而 { $position } 正好有一片板塊：請錯開一格。
    }
refusal-too-few-pillars = 這需要 { $needed } 個單層支柱（每個雙層支柱以 2 個單層支柱換取），而你只有 { $singles } 個：請建低一些、讓一個角落懸空，或用雕像當作支柱。
refusal-no-double-left = 供應區已經沒有雙層支柱可以換取：請在只需要單層支柱的地方建造。
refusal-nothing-placed = 裝飾物必須放在本回合放置的板塊上：請先放置一片板塊。
refusal-none-left =
    { $symbol ->
        [statue] 供應區已經沒有雕像：請建造別的裝飾物。
        [fountain] 供應區已經沒有噴泉：請建造別的裝飾物。
        [bridge] 供應區已經沒有橋樑：請建造別的裝飾物。
       *[stairway] 供應區已經沒有階梯：請建造別的裝飾物。
    }
refusal-not-fresh = 裝飾物必須完全或部分放在本回合放置的板塊上，這裡並非如此：請選擇這種板塊上的空位。
refusal-no-tile-below = { $space } 上還沒有板塊：請先寫板塊，再寫其上的裝飾物。
refusal-not-adjacent =
    { $symbol ->
        [bridge] 橋樑連接位於同一列或同一欄、恰好間隔一個空位的 2 個格位，而 { $first } 和 { $second } 並非如此：請選擇其他空位。
       *[other] 2 個格位必須直接相鄰，不能是斜角方向，而 { $first } 和 { $second } 並未相鄰：請選擇其他空位。
    }
refusal-space-occupied = { $space } 上已經有物品：請選擇空位。
refusal-under-bridge = { $space } 位於橋樑下方，不能再放置任何物品：請選擇其他空位。
refusal-no-such-token = 本回合沒有輪次指示物能將 { $space } 轉換為另一個符號：請選擇帶有對應符號的空位。
refusal-token-used = 你在本回合已經使用過輪次指示物的效果：請選擇帶有對應符號的空位。
refusal-token-not-here =
    { $token ->
        [fill-blank] 輪次指示物只能轉換本回合放置的板塊上沒有符號的空位，而 { $space } 並非如此：請選擇其他空位。
       *[change-symbol] 輪次指示物只能轉換本回合放置的板塊上的符號，而 { $space } 沒有這樣的符號：請選擇其他空位。
    }
refusal-token-not-needed = { $space } 已經有對應的符號：不需要使用輪次指示物的效果。
refusal-wrong-symbol =
    { $symbol ->
        [statue] 雕像需要一個可見的雕像符號，而 { $space } 沒有：請選擇其他空位。
        [fountain] 噴泉需要 2 個可見的噴泉符號，而 { $space } 沒有：請選擇其他空位。
        [bridge] 橋樑需要 2 個可見的橋樑符號，而 { $space } 沒有：請選擇其他空位。
       *[stairway] 階梯需要 2 個可見的階梯符號，而 { $space } 沒有：請選擇其他空位。
    }
refusal-not-in-line = 在你的第一座雕像之後，每座雕像都必須與你的另一座雕像形成直線，而 { $first } 與你的任何雕像既不同列，也不同欄：請選擇與雕像同列或同欄的空位。
refusal-same-tile = 噴泉連接兩片不同的板塊，而 { $first } 和 { $second } 位於同一片板塊上：請選擇兩片板塊上的符號。
refusal-not-same-level =
    { $symbol ->
        [bridge] 橋樑連接位於相同層級的兩片板塊，而 { $first } 在第 { $firstlevel } 層，{ $second } 在第 { $secondlevel } 層：請選擇相同層級的 2 個符號。
       *[fountain] 噴泉連接位於相同層級的兩片板塊，而 { $first } 在第 { $firstlevel } 層，{ $second } 在第 { $secondlevel } 層：請選擇相同層級的 2 個符號。
    }
refusal-not-one-step = 階梯連接差距 1 層的兩片板塊，而 { $first } 在第 { $firstlevel } 層，{ $second } 在第 { $secondlevel } 層：請選擇差距 1 層的 2 個符號。
refusal-gap-too-high = 橋樑下方的格位必須低於橋樑，而 { $gap } 不夠低：請選擇另一對符號。
refusal-gap-crossed = { $gap } 上方已有另一座橋樑：請選擇另一對符號。
refusal-gap-occupied = 橋樑下方的格位必須是空的，而 { $gap } 上已經有物品：請選擇另一對符號。
