### 網頁用語：大廳、桌面、面板、按鍵

## 大廳
web-title = 巴比倫：空中花園
web-welcome = 從採石場挖掘石材，用支柱架起露臺，再以噴泉、雕像、橋樑和階梯加以裝飾。最美的花園獲勝。
web-name = 你的名字
web-guest = 訪客
web-play-now = 立即開始
web-play-now-how = 一鍵開始：與一個機器人對戰，可使用提示與復原。
web-new-table = 新遊戲桌…
web-my-tables = 你的遊戲桌
web-open-tables = 公開的遊戲桌
web-table-status =
    { $status ->
        [lobby] 等待玩家加入
        [playing] 進行中
       *[over] 已結束
    }
web-players = 玩家人數
web-seat-number = 座位 { $number }
web-me = 我
web-a-person = 透過連結加入的玩家
web-clock = 計時
web-clock-choice =
    { $clock ->
        [none] 不計時
        [fast] 每人 10 分鐘，每回合加 20 秒
        [slow] 每人 30 分鐘，每回合加 60 秒
       *[days] 每回合 3 天
    }
web-access = 誰可以加入
web-access-choice =
    { $access ->
        [open] 任何人，並列於大廳
        [link] 擁有連結的人
       *[private] 僅限玩家，不開放旁觀
    }
web-allow-undo = 全體同意時可以復原回合
web-allow-hints = 提供機器人的提示
web-cancel = 取消
web-create = 建立遊戲桌
web-language = 語言

## 開局之前
web-waiting-room = 遊戲桌準備中
web-waiting-how = 用連結邀請朋友。所有座位都準備好後，遊戲就會開始。
web-open-seat = 空座位
web-bot = 機器人
web-bot-choice = 這個座位的玩家
web-ready = 已準備
web-not-ready = 尚未準備
web-i-am-ready = 我準備好了
web-wait = 取消準備
web-sit = 入座
web-invite = 邀請
web-invite-watcher = 邀請旁觀者
web-invited = 你受邀加入一張遊戲桌
web-no-table = 這張遊戲桌不存在，或你無權查看。
web-qr = 連結的 QR 碼
web-link = 連結
web-copy = 複製連結
web-copied = 已複製

## 桌面
web-table-title = 遊戲桌
web-seats = 座位
web-visit = 查看這座花園
web-time-left = 剩餘 { $time }
web-plan = 俯視圖
web-settings = 設定
web-to-lobby = 返回大廳
web-round = 輪次
web-side = 分數、紀錄與聊天
web-score = 分數
web-log = 紀錄
web-chat = 聊天
web-panels = 面板
web-tab-garden = 花園
web-tab-quarry = 採石場
web-tab-score = 分數
web-tab-others = 其他玩家
web-category-statues = 雕像
web-category-fountains = 噴泉
web-category-bridges = 橋樑
web-category-stairways = 階梯
web-category-belvederes = 觀景亭
web-category-diversity = 裝飾物多樣性
web-category-flowers = 花朵
web-category-highest = 最高層級
web-explain-points = { $points } 分從何而來？
web-no-points = 這裡還沒有分數。
web-hand = 你的板塊與支柱
web-pillars = 單層 { $singles } · 雙層 { $doubles }
web-pillars-kept = 最多存放 { $kept } 個
web-holdings = 支柱與儲存區域
web-row-pillars = 支柱
web-row-stored = 儲存區域
web-supply = 供應區剩餘
web-decorations = 可以建造的裝飾物
web-spot = +{ $points } { $item }（第 { $level } 層）
web-keep = 存放（其餘棄置）
web-keep-choice =
    { $keep ->
        [dug] 挖到的板塊
        [stored] 存放的板塊
       *[none] 全部棄置
    }
web-undo = 復原
web-redo = 重做
web-hint = 提示
web-confirm = 確認
web-place = 放置
web-turn = 旋轉板塊（R）
web-lower = 降低一層（−）
web-higher = 升高一層（+）
web-next-corner = 換另一個角落懸空（O）
web-ghost = 第 { $level } 層 · { $pillars } 個支柱
web-cut-group = 隱藏較高的層級
web-cut = 顯示到第 { $level } 層

## 等待什麼
web-connecting = 連線中…
web-offline = 無法連線到伺服器，正在重試。
web-thinking = { $name } 正在思考…
web-hint-asked = 正在尋找好的走法…
web-waiting = 正在等待 { $name }。
web-your-removal = 輪到你了：選擇一片黏土板塊，在第 1 輪開始前從採石場移除。
web-your-dig = 你的回合：從採石場挖掘一片板塊。
web-your-place =
    { $source ->
        [dug] 點選金色圓環來放置挖到的板塊，或按「確認」將它存放。
       *[stored] 點選金色圓環來放置存放的板塊，或按「確認」結束你的回合。
    }
web-your-decorations = 你可以建造 { $count } 個裝飾物：點選圓環，或按「確認」。
web-your-end = 按「確認」結束你的回合。
web-press-confirm = 按「確認」執行這個行動。
web-place-keys = R 旋轉，+ − 層級，O 懸空角落
web-undo-asked = { $name } 請求復原上一個回合。
web-agree = 同意
web-refuse = 拒絕
web-replaced = 目前由機器人代替你進行遊戲。
web-return = 回到我的座位

## 挖掘所得
web-income-edge =
    { $because ->
        [edge] +{ $count } 接觸採石場邊界
        [bottom] +{ $count } 接觸採石場底層
        [same] +{ $count } 接觸相同階層的板塊
       *[lower] +{ $count } 接觸較低階層的板塊
    }
web-income-other =
    { $kind ->
        [flower] +{ $singles } 對應你的花朵
        [supply] −{ $singles } 供應區不足
       *[token]
            { $token ->
                [fewer-pillars] −{ $singles } 輪次指示物
               *[other] +{ $singles } 輪次指示物
            }
    }
web-income-total = { $count } 個單層支柱

## 紀錄與聊天
web-host = 桌主
web-log-empty = 目前還沒有任何紀錄。
web-log-dealt = 採石場已設置完成。
web-log-token = 新的輪次指示物：{ $token }
web-log-claimed = { $name } 入座。
web-log-undone = 已復原 { $count } 個回合。
web-log-over = 遊戲結束。
web-log-closed = 遊戲桌已關閉。
web-log-rematch = 已建立新的一場遊戲。
web-log-out =
    { $reason ->
        [time] { $name } 的時間用完了。
       *[resigned] { $name } 認輸。
    }
web-log-taken-over = 由機器人代替 { $name } 進行遊戲。
web-log-handed-back = { $name } 回到遊戲。
web-log-undo-proposed = { $name } 請求復原回合。
web-log-undo-refused = { $name } 拒絕復原回合。
web-log-seat-left = { $name } 離開遊戲桌。
web-chat-empty = 還沒有人說話。
web-chat-field = 對同桌玩家說
web-send = 傳送

## 鍵盤與螢幕閱讀器
web-grids = 採石場與花園的網格
web-grid-keys = 方向鍵移動，Enter 執行，R 旋轉，+ − 層級，O 懸空角落，N 下一個裝飾物，U 復原，Ctrl+Enter 確認。Q 前往採石場，G 前往花園。
web-cell =
    { $level ->
        [0] { $space }、玩家圖板
       *[other] { $space }、第 { $level } 層
    }
web-cell-symbol = { $symbol }符號
web-cell-free = 空位
web-cell-place = 可以在此放置板塊
web-cell-spots = 可以建造 { $count } 個裝飾物
web-unknown-tile = 未知的板塊
web-stack-empty = { $stack }，沒有板塊
web-stack-remove = 可以移除

## 設定
web-setting-animate = 動畫
web-setting-sound = 音效
web-setting-largeChips = 放大層級數字
web-setting-plainTiles = 板塊不畫藤蔓
web-setting-flat = 以平面圖取代 3D
web-setting-quality = 畫質
web-quality =
    { $value ->
        [high] 高
        [low] 低
       *[auto] 自動
    }
web-setting-theme = 面板配色
web-theme =
    { $value ->
        [light] 淺色
        [dark] 深色
       *[auto] 跟隨系統
    }
web-ask-undo = 請求復原上一個回合
web-bot-plays = 讓機器人代替我
web-resign = 認輸
web-resign-sure = 確定要認輸嗎？
web-keys = 按鍵：Q 採石場網格，G 花園網格，P 俯視圖，0 整張遊戲桌，1 採石場，2 你的花園，3 所有花園，D 挖到的板塊，S 存放的板塊，I 裝飾物，R 旋轉，+ − 層級，O 懸空角落，U 復原，H 提示，Ctrl+Enter 確認。拖曳可移動視角，按住滑鼠右鍵可旋轉視角。
web-close = 關閉

## 結束
web-final = 最終計分
web-reveal-all = 一次全部顯示
web-winner =
    { $count ->
        [1] { $names } 獲勝！
       *[other] { $names } 共享勝利！
    }
web-tie-broken = 分數平手：可見凹槽最少（{ $notches } 個）的玩家獲勝。
web-tie-shared = 分數與可見凹槽皆平手：共享勝利。
web-ended =
    { $reason ->
        [time] 遊戲因時間用完而結束。
       *[resigned] 遊戲因玩家認輸而結束。
    }
web-rematch = 再玩一場
web-record = 儲存棋譜
web-picture = 儲存圖片
web-look-around = 四處看看

## 誰先開始，依照什麼規則

web-first = 起始玩家
web-first-choice =
    { $first ->
        [lot] 抽籤決定
       *[seat] 座位 1
    }
web-first-lot = 所有人都準備好後，抽籤決定起始玩家。
web-choose-flower = 你的花朵
web-edition =
    { $mixed ->
        [yes] 規則：{ $edition }（有變更）
       *[no] 規則：{ $edition }
    }
web-mix = 逐項變更規則
web-about-highest = 遊戲結束時，最高的板塊可得多少分。
web-about-overlap = 板塊可否與下方的板塊完整重疊。
web-about-gap = 橋樑跨過的格位如何處理。
web-about-belvederes = 板塊有一個角落懸空時如何處理。
web-about-supply = 遊戲中每種配件的數量。
