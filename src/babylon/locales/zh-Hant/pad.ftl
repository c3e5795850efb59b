### 實體遊戲用的計分表。

pad-title = 實體遊戲計分表
pad-welcome = 清點每座花園從上方看得到的東西，或逐件重建花園。所有版本會同時計分。
pad-gardens = 花園
pad-new = 新的計分表
pad-new-sure = 要開始新的計分表嗎？目前填寫的內容將會消失。
pad-name = 名字
pad-flower = 玩家圖板的花朵
pad-manner = 這座花園的計分方式
pad-quick = 清點
pad-exact = 重建
pad-next = 下一位：{ $name }

## 清點

pad-quick-how = 只計算從上方至少看得到一部分的東西。支撐板塊的雕像不計入。
pad-level = 第 { $level } 層
pad-level-word = 層級
pad-tiles = 可見板塊（依花朵）
pad-highest = 最高板塊的層級
pad-notches = 可見凹槽
pad-notches-how = 只有平手時才需要凹槽數：可以不填。
pad-less = 減少 1：{ $what }
pad-more = 增加 1：{ $what }
pad-uncounted = 未清點
pad-under-decks = 只被橋樑遮蓋
pad-under-decks-how = 依簡體中文版規則，橋樑會遮蓋其下方的東西。請填寫上面清點的數量中，有多少只被橋樑遮蓋。

## 重建

pad-exact-how = 請由下往上重建：會被遮蓋的東西要在遮蓋它的板塊之前放入。層級、支撐和分數會自動算出。
pad-tools = 配件
pad-tool-tile = 板塊：{ $flower }
pad-belvedere = 觀景亭
pad-no-belvedere = 沒有
pad-corner =
    { $corner ->
        [nw] 在西北角
        [ne] 在東北角
        [se] 在東南角
       *[sw] 在西南角
    }
pad-raised = 比所需高一層
pad-hint =
    { $step ->
        [tile] 請選擇板塊左下角的空位。
        [one] 請選擇雕像所在的空位。
        [first] 請選擇兩個空位中的第一個。
       *[second] 現在請選擇另一個空位。
    }
pad-looking-back = 目前顯示的是放入前 { $count } 件配件後的花園。新的配件會接在這之後。
pad-show-all = 顯示全部
pad-pieces = 已放入的配件
pad-no-pieces = 還沒有。
pad-pieces-how = 選擇其中一件即可回到當時，在板塊遮蓋之前加入其他配件。
pad-remove-piece = 移除：{ $piece }
pad-item =
    { $spaces ->
        [1] { $item }（{ $first }）
       *[2] { $item }（{ $first } 和 { $second }）
    }
pad-tile =
    { $corner ->
        [nw] 板塊（{ $position }，第 { $level } 層，{ $flower }，西北角有觀景亭）
        [ne] 板塊（{ $position }，第 { $level } 層，{ $flower }，東北角有觀景亭）
        [se] 板塊（{ $position }，第 { $level } 層，{ $flower }，東南角有觀景亭）
        [sw] 板塊（{ $position }，第 { $level } 層，{ $flower }，西南角有觀景亭）
       *[none] 板塊（{ $position }，第 { $level } 層，{ $flower }）
    }
pad-full = 花園最多只有 { $most } 片板塊。

## 結果

pad-result = 結果
pad-edition = 使用的版本
pad-count-notches = { $names } 分數平手：請數一數各自玩家圖板上從上方仍然可見的凹槽。
pad-editions = 各版本的結果
pad-wins = 獲勝，分數為
pad-forbidden = 此版本不允許。{ $piece }
pad-share = 分享
pad-share-how = 整張計分表都在連結裡，不會儲存在其他地方。
pad-print = 列印
pad-broken-link = 這個連結已損壞或不完整，無法顯示其中的計分表。請對方重新傳送連結。
pad-shared = 這張計分表來自連結。你自己的計分表仍然留著。
pad-own = 回到我的計分表
