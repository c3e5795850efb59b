### What is wrong with a text: a move, a tile set, a record.

## 沒有意義的文字

notation-bad-move = 「{ $text }」不是一個行動。行動寫作 A1（挖掘）、dc4/1>0（放置挖到的板塊）、S:c4（雕像）、F:c4-d4（噴泉）、=s（結束回合）。
notation-bad-piece = 「{ $text }」不是花園中的板塊或配件。板塊請寫作 c05:c4/1>0（懸空的角加 -ne，沒有觀景亭可用時在其後加 !），裝飾請寫作 S:c4 或 F:c4-d4。
notation-bad-level = 「{ $text }」的層級以 0 開頭：層級請寫作 1、2、3……
notation-bad-space-count = 「{ $text }」的格位數目不對：雕像需要一個（S:c4），噴泉、橋樑和階梯需要兩個（F:c4-d4）。
notation-two-stars = 「{ $text }」有兩個 *：輪次指示物只能提供一個符號。
notation-bad-space-order = 「{ $text }」的格位順序不對：先寫欄字母較前的格位，同欄時先寫列數較小的格位（F:c4-d4）。
notation-player-count = 「{ $text }」不是可用的玩家人數：這款遊戲可供 2、3 或 4 人遊玩。
notation-unknown-edition = 沒有「{ $text }」這個版本：請從 { $known } 中選擇。

## 不能使用的板塊組

tiles-line = 第 { $line } 行：{ $reason }
tiles-bad-line = 「{ $text }」不是板塊：請寫出編號、花朵和四個角落，例如「c01 white S.F.」。
tiles-unknown-id = 沒有板塊「{ $text }」：編號為 c01 至 c16、g01 至 g16、b01 至 b16、white、pink、blue 和 yellow。
tiles-unknown-flower = 沒有花朵「{ $text }」：請從 { $known } 中選擇。
tiles-bad-face = 「{ $text }」不是板塊的一面：請寫出四個角落（nw ne se sw），每個角落寫 S、F、B、T 或一個點。
tiles-twice = 板塊 { $text } 出現了兩次：請刪去一片。
tiles-missing = 缺少 { $count } 片板塊：請先補上 { $text }。
tiles-symbol-count = 板塊 { $text } 必須有 { $needed } 個符號，而不是 { $count } 個：黏土 2 個，花崗岩 3 個，玄武岩 4 個。
tiles-start-flower = 起始露臺板塊 { $text } 的花朵必須是 { $text }，而不是 { $flower }。
tiles-unknown-token = 沒有輪次指示物「{ $text }」：請從 { $known } 中選擇。
tiles-token-count = 盒中有 { $needed } 個輪次指示物，而這一行寫了 { $count } 個。
tiles-tokens-twice = 輪次指示物寫了兩行：請刪去一行。
tiles-unknown-set = 沒有板塊組「{ $text }」：請使用 standard，或指定檔案路徑。

## 無法讀取的棋譜

record-where = 第 { $line } 行第 { $column } 欄：
record-no-format = 棋譜以 [Babylon "1"] 開頭。
record-other-format = 這是格式 { $value } 的棋譜：只能讀取格式 { $known }。
record-bad-header = 「{ $text }」不是標頭：請寫作 [名稱 "值"]。
record-unknown-header = 沒有標頭 { $header }：可用的有 { $known }。
record-header-twice = 標頭 { $header } 出現了兩次：請刪去一個。
record-header-missing = 缺少標頭 { $header }：請加在行動之前。
record-unknown-value = { $header } 不能是「{ $value }」：請從 { $known } 中選擇。
record-value-twice = 「{ $value }」在 { $header } 中出現了兩次：每個只能出現一次。
record-bad-number = 「{ $value }」不是 0 到 { $most } 之間的數字。
record-wrong-count = { $header } 需要 { $needed } 個值，而不是 { $count } 個。
record-seat-count = { $header } 列出了 { $count } 種花朵：這款遊戲可供 2、3 或 4 人遊玩。
record-bad-stack = 「{ $value }」不是一疊板塊：請依玄武岩/花崗岩/黏土的順序寫作 b07/g01/c12，未知的寫作 ?。
record-bad-tiles = { $reason }
record-open-comment = 大括號中的註解沒有結束或沒有開始：請寫作 {"{"}註解{"}"}。
record-open-variation = 圓括號中的變化沒有結束或沒有開始：請寫作 (B2 =-)。
record-no-turn = 變化寫在它所取代的回合之後的圓括號中，其中至少要有一個回合。
record-turn-goes-on = 回合在其變化之後還有內容：請先寫完整個回合，再寫變化。
record-turn-too-long = 一個回合最多有 { $most } 個行動：請用 =-、=d 或 =s 結束回合。
record-turn-twice = 回合「{ $turn }」在這裡出現了兩次：請將之後的內容寫在同一處。
record-bad-mark = 「{ $text }」不是標示：請寫作 [%ring white:c4] 或 [%arrow B3 white:c4]，使用採石場的一疊，或這場遊戲的花園與其格位。
record-bad-move = { $reason }
record-illegal = { $move } 不合法。{ $reason }
record-bad-round = { $header } 是 1 到 { $most } 之間的數字。
record-bad-garden = 花園以花朵、保留的單層支柱數與存放的板塊開頭，例如「white 3 c05」，沒有板塊時寫作 -。
record-bad-piece = { $reason }
record-garden-missing =
    缺少{ $flower ->
        [white] 白色
        [pink] 粉色
        [blue] 藍色
       *[yellow] 黃色
    }玩家的花園：請為其加上標頭 Garden。
record-no-such-tile = { $value } 不是這座花園可用的板塊：請選擇 c01–c16、g01–g16、b01–b16 或該花園自己的起始露臺板塊。
record-tile-elsewhere = 板塊 { $value } 已在花園或採石場中：每片板塊都是唯一的。
record-too-many-tokens = 輪次指示物「{ $value }」過多：寫了 { $count } 個，而盒中只有 { $most } 個。
record-token-unknown = 第 { $round } 輪的輪次指示物必須已知：請選擇。
record-wrong-quarry = 採石場有 { $count } 片板塊，而這個回合應有 { $needed } 片：每個回合拿走一片，遊戲設置時還會移除一些黏土板塊。
record-clay-not-removed = 採石場中少了 { $count } 片黏土板塊，而光是遊戲設置就會移除 { $needed } 片。
record-too-few-dug =
    花園與存放處有 { $count } 片{ $material ->
        [clay] 黏土
        [granite] 花崗岩
       *[basalt] 玄武岩
    }板塊，而挖出的只有 { $gone } 片。
record-never-dug = { $value } 不能在花園中：所列出的已挖板塊中沒有它。
record-too-many-tiles =
    { $flower ->
        [white] 白色
        [pink] 粉色
        [blue] 藍色
       *[yellow] 黃色
    }玩家的花園與存放處有 { $count } 片板塊（起始露臺板塊除外），而此時最多挖出 { $most } 片。
record-too-many-singles = 保留的單層支柱過多：{ $count } 個，而供應區只剩 { $left } 個。
record-cannot-stand = { $piece } 不能這樣放置。{ $reason }
record-wrong-result = 這場遊戲的結果是 { $result }：請更正或刪去寫下的結果。
record-unfinished = 遊戲尚未結束。
record-false-seed = 設置並非由這個 Seed 標頭推導而來：請更正或刪去這個標頭。
record-failed = 無法顯示這場遊戲。請重新載入頁面，或開啟其他棋譜。
