### 網頁用語：大廳、桌面、面板、按鍵

## 大廳
web-title = 巴比倫：空中花園
web-welcome = 從採石場挖掘石料，用支柱架起露臺，再以噴泉、雕像、橋樑和階梯裝點。最美的花園獲勝。
web-name = 你的名字
web-guest = 訪客
web-play-now = 立即開始
web-play-now-how = 一鍵開局：與一個機器人對戰，可提示、可復原。
web-new-table = 新增牌桌…
web-my-tables = 你的牌桌
web-open-tables = 開放的牌桌
web-table-status =
    { $status ->
        [lobby] 等待玩家
        [playing] 進行中
       *[over] 已結束
    }
web-players = 玩家人數
web-seat-number = 座位 { $number }
web-me = 我
web-a-person = 透過連結加入的人
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
        [open] 任何人，顯示在大廳
        [link] 有連結的人
       *[private] 僅玩家，不可旁觀
    }
web-allow-undo = 全體同意時可收回回合
web-allow-hints = 機器人提示
web-cancel = 取消
web-create = 建立牌桌
web-language = 語言

## 開局之前
web-waiting-room = 牌桌準備中
web-waiting-how = 用連結邀請朋友。所有座位就緒後遊戲開始。
web-open-seat = 空座
web-bot = 機器人
web-bot-choice = 誰坐這個座位
web-ready = 已就緒
web-not-ready = 尚未就緒
web-i-am-ready = 我準備好了
web-wait = 再等等
web-sit = 入座
web-invite = 邀請
web-invite-watcher = 邀請旁觀者
web-invited = 你受邀加入牌桌
web-no-table = 這張牌桌不存在，或者你無權查看。
web-qr = 連結的 QR 碼
web-link = 連結
web-copy = 複製連結
web-copied = 已複製

## 桌面
web-table-title = 牌桌
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
web-tab-others = 其他人
web-category-statues = 雕像
web-category-fountains = 噴泉
web-category-bridges = 橋樑
web-category-stairways = 階梯
web-category-belvederes = 觀景亭
web-category-diversity = 裝飾物多樣性
web-category-flowers = 花朵組合
web-category-highest = 最高層級
web-explain-points = { $points } 分從何而來？
web-no-points = 這裡還沒有分數。
web-hand = 你的板塊和支柱
web-pillars = 單層 { $singles } · 雙層 { $doubles }
web-pillars-kept = 最多保留 6 個
web-holdings = 支柱與存放
web-row-pillars = 支柱
web-row-stored = 存放
web-supply = 供應區剩餘
web-decorations = 可放置的裝飾物
web-spot = +{ $points } { $item }（{ $level } 層）
web-keep = 存放
web-keep-choice =
    { $keep ->
        [dug] 挖到的板塊
        [stored] 存放的板塊
       *[none] 不存放
    }
web-undo = 復原
web-redo = 重做
web-hint = 提示
web-confirm = 確認
web-place = 放置
web-turn = 旋轉板塊 (R)
web-lower = 降低一層 (−)
web-higher = 升高一層 (+)
web-next-corner = 換一個懸空的角 (O)
web-ghost = { $level } 層 · 支柱 { $pillars }
web-cut-group = 隱藏更高的部分
web-cut = 顯示到 { $level } 層

## 等待什麼
web-connecting = 連線中…
web-offline = 無法連線到伺服器，正在重試。
web-thinking = { $name } 正在思考…
web-hint-asked = 正在尋找好的走法…
web-waiting = 等待 { $name }。
web-your-removal = 輪到你：選擇一塊黏土板塊，在遊戲開始前移出遊戲。
web-your-dig = 你的回合：從採石場挖掘一塊板塊。
web-your-place =
    { $source ->
        [dug] 點擊金色圓環放置挖到的板塊，或按「確認」將其存放。
       *[stored] 點擊金色圓環放置存放的板塊，或按「確認」。
    }
web-your-decorations = 可放置 { $count } 個裝飾物：點擊圓環，或按「確認」。
web-your-end = 按「確認」結束回合。
web-press-confirm = 按「確認」執行。
web-place-keys = R 旋轉，+ − 層數，O 換角
web-undo-asked = { $name } 請求收回上一回合。
web-agree = 同意
web-refuse = 拒絕
web-replaced = 機器人正在代替你。
web-return = 我自己來

## 挖掘所得
web-income-edge =
    { $because ->
        [wall] 採石場牆壁 +{ $count }
        [empty] 空位 +{ $count }
        [same] 同階層相鄰 +{ $count }
       *[lower] 較低相鄰 +{ $count }
    }
web-income-other =
    { $kind ->
        [flower] 你的花朵 +{ $singles }
        [supply] 供應不足 −{ $singles }
       *[token]
            { $token ->
                [fewer-pillars] 輪次指示物 −{ $singles }
               *[other] 輪次指示物 +{ $singles }
            }
    }
web-income-total = { $count } 根單層支柱

## 紀錄與聊天
web-host = 桌主
web-log-empty = 還沒有發生什麼。
web-log-dealt = 板塊已擺好。
web-log-token = 新的輪次指示物：{ $token }
web-log-claimed = { $name } 入座。
web-log-undone = 收回了 { $count } 個回合。
web-log-over = 遊戲結束。
web-log-closed = 牌桌已關閉。
web-log-rematch = 已設好再來一局。
web-log-out =
    { $reason ->
        [time] { $name } 逾時。
       *[resigned] { $name } 認輸。
    }
web-log-taken-over = 機器人代替 { $name }。
web-log-handed-back = { $name } 回來了。
web-log-undo-proposed = { $name } 請求收回回合。
web-log-undo-refused = { $name } 拒絕收回回合。
web-log-seat-left = { $name } 離座。
web-chat-empty = 還沒有人說話。
web-chat-field = 對全桌說
web-send = 傳送

## 鍵盤與螢幕閱讀器
web-grids = 採石場與花園的表格
web-grid-keys = 方向鍵移動，Enter 執行，R 旋轉，+ − 層數，O 換角，N 下一個物件，U 復原，Ctrl+Enter 確認。Q 到採石場，G 到花園。
web-cell = { $space }，{ $level } 層
web-cell-symbol = { $symbol }符號
web-cell-free = 空
web-cell-place = 可在此放置板塊
web-cell-spots = 可放置 { $count } 個裝飾物
web-unknown-tile = 未知板塊
web-stack-empty = { $stack }，空
web-stack-remove = 可移除

## 設定
web-setting-animate = 動畫
web-setting-sound = 聲音
web-setting-largeChips = 大號層數
web-setting-plainTiles = 無藤蔓的板塊
web-setting-flat = 用平面圖代替 3D
web-setting-quality = 畫質
web-quality =
    { $value ->
        [high] 高
        [low] 低
       *[auto] 依實測速度
    }
web-setting-theme = 面板
web-theme =
    { $value ->
        [light] 淺色
        [dark] 深色
       *[auto] 跟隨系統
    }
web-ask-undo = 請求收回上一回合
web-bot-plays = 讓機器人代替我
web-resign = 認輸
web-resign-sure = 確定認輸？
web-keys = 按鍵：Q 採石場網格，G 花園網格，P 俯視，0 牌桌，1 採石場，2 你的花園，3 全部花園，D 挖到的板塊，S 存放的板塊，I 裝飾物，R 旋轉，+ − 層數，O 換角，U 復原，H 提示，Ctrl+Enter 確認。拖曳移動視角，右鍵旋轉。
web-close = 關閉

## 結束
web-final = 最終得分
web-reveal-all = 全部顯示
web-winner =
    { $count ->
        [1] { $names } 獲勝！
       *[other] { $names } 共享勝利！
    }
web-tie-broken = 同分：可見凹槽較少（{ $notches }）的玩家獲勝。
web-tie-shared = 分數和可見凹槽都相同：共享勝利。
web-ended =
    { $reason ->
        [time] 因逾時而結束。
       *[resigned] 因玩家認輸而結束。
    }
web-rematch = 再來一局
web-record = 儲存棋譜
web-picture = 儲存圖片
web-look-around = 四處看看
