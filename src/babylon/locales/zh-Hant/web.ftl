### 網頁用語：大廳、桌面、面板、按鍵

## 大廳
web-title = 巴比倫：空中花園
web-title-turn = ● 輪到你了 – 巴比倫
web-welcome = 從採石場挖掘石材，用支柱架起露臺，再以噴泉、雕像、橋樑和階梯加以裝飾。最美的花園獲勝。
web-name = 你的名字
web-guest = 訪客
web-play-now = 立即開始
web-play-now-how = 立即開始：與一個機器人對戰，可使用提示與復原。
web-new-table = 新遊戲桌…
web-device-tables = 這台裝置上的遊戲桌
web-delete = 刪除
web-delete-sure = 確定刪除？
web-server-away = 無法連線到伺服器。你仍然可以在這台裝置上玩。
web-device-refused = 這個瀏覽器不允許網頁儲存遊戲（某些無痕視窗會這樣）。請允許網頁儲存資料，或換一個視窗。
web-my-tables = 你的遊戲桌
web-open-tables = 公開的遊戲桌
web-more-tables = 顯示更多遊戲桌
web-table-status =
    { $status ->
        [lobby] 等待玩家加入
        [playing] 進行中
       *[over] 已結束
    }
web-players = 玩家人數
web-cancel = 取消
web-language = 語言

## 開局之前
web-open-seat = 空座位
web-bot = 機器人
web-copy = 複製連結
web-copied = 已複製

## 桌面
web-table-title = 遊戲桌
web-seats = 座位
web-visit = 查看這座花園
web-practice = 練習
web-practice-how = 練習局：有人未經其他玩家同意就復原了回合，因此不計入任何成績。
web-host-bots = 裝置上的機器人
web-host-bots-how = 機器人在桌主的瀏覽器中思考，因此本局不計入任何成績。
web-played-by = { $bot }代玩中
web-absent = 不在線上
web-watching =
    { $count ->
        [0] 旁觀中
        [1] 旁觀中
       *[other] 旁觀中（共 { $count } 人）
    }
web-time-left = 剩餘 { $time }
web-on-vacation = 休假至 { $date }
web-my-turn = 輪到你了
web-plan = 俯視圖
web-rules = 遊戲規則
web-rule = 查看規則
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
web-undo-turn = 復原回合…
web-redo = 重做
web-hint = 提示
web-confirm = 確認
web-ahead = 計劃我的下一回合
web-ahead-ready = 把這個回合儲存為計劃嗎？
web-ahead-keep = 儲存為計劃
web-ahead-changed = { $stack } 的板塊已被別人挖走。
web-ahead-broken = 現在規則不允許。
web-ends =
    { $keep ->
        [dug]
            { $discarded ->
                [stored]
                    { $start ->
                        [yes] 存放挖到的板塊，棄置起始露臺板塊並結束回合
                       *[no] 存放挖到的板塊，棄置原有的板塊並結束回合
                    }
               *[none] 存放挖到的板塊並結束回合
            }
        [stored]
            { $discarded ->
                [dug] 棄置挖到的板塊並結束回合
               *[none] 繼續存放原有的板塊並結束回合
            }
       *[none]
            { $discarded ->
                [dug] 棄置挖到的板塊並結束回合
                [stored]
                    { $start ->
                        [yes] 棄置起始露臺板塊並結束回合
                       *[no] 棄置存放的板塊並結束回合
                    }
                [both]
                    { $start ->
                        [yes] 棄置挖到的板塊與起始露臺板塊並結束回合
                       *[no] 棄置這兩片板塊並結束回合
                    }
               *[none] 結束回合
            }
    }
web-place = 放置
web-build = 建造
web-turn = 旋轉板塊（R）
web-lower = 降低一層（−）
web-higher = 升高一層（+）
web-next-corner = 換另一個角落懸空（O）
web-ghost = 第 { $level } 層 · { $pillars } 個支柱
web-cut-group = 隱藏較高的層級
web-cut = 顯示到第 { $level } 層

## 等待什麼
web-connecting = 連線中……
web-offline = 無法連線到伺服器，正在重試。
web-thinking = { $name } 正在思考……
web-thinking-for = { $bot }正在替 { $name } 思考……
web-hint-asked = 正在尋找好的走法……
web-waiting = 正在等待 { $name }。
web-paused-unwatched = 機器人正在等待，有人旁觀時才會繼續。
web-paused-quota = 這場機器人遊戲正在等待：桌主同時進行的其他機器人遊戲已達上限。
web-paused-busy = 許多遊戲都在等待機器人，稍後就會輪到 { $name }。
web-your-removal =
    { $name ->
        [you] 輪到你了：選擇一片黏土板塊，在第 1 輪開始前從採石場移除。
       *[other] 輪到 { $name }：選擇一片黏土板塊，在第 1 輪開始前從採石場移除。
    }
web-your-dig =
    { $name ->
        [you] 你的回合：從採石場挖掘一片板塊。
       *[other] { $name } 的回合：從採石場挖掘一片板塊。
    }
web-your-place =
    { $device ->
        [touch] 輕觸金色圓環來放置{ $source ->
            [dug] 挖到的板塊
           *[stored] 存放的板塊
        }，或輕觸「確認」結束你的回合。
        [keys] 選擇有標示的空位，按 Enter 放置{ $source ->
            [dug] 挖到的板塊
           *[stored] 存放的板塊
        }，或按 Ctrl+Enter 結束你的回合。
       *[mouse] 點選金色圓環來放置{ $source ->
            [dug] 挖到的板塊
           *[stored] 存放的板塊
        }，或按「確認」結束你的回合。
    }
web-your-decorations =
    你可以建造 { $count } 個裝飾物：{ $device ->
        [touch] 輕觸圓環，或輕觸「確認」。
        [keys] 按 N 選擇、按 Enter 建造，或按 Ctrl+Enter 確認。
       *[mouse] 點選圓環，或按「確認」。
    }
web-your-end =
    { $device ->
        [touch] 輕觸「確認」結束你的回合。
        [keys] 按 Ctrl+Enter 結束你的回合。
       *[mouse] 按「確認」結束你的回合。
    }
web-press-confirm =
    { $device ->
        [touch] 輕觸「確認」執行這個行動。
        [keys] 按 Ctrl+Enter 執行這個行動。
       *[mouse] 按「確認」執行這個行動。
    }
web-already-chosen = 你已經選擇了 { $stack }：請確認，或復原後另選一疊。
web-place-keys = R 旋轉，+ − 層級，O 懸空角落

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
web-did-dig = { $name } 挖掘了 { $stack } 的板塊，獲得 { $count } 個支柱
web-line-points = { $line } { $points }
web-turn-points = { $sign }{ $count } 分（{ $lines }）
web-turns = 最近的回合
web-step-place = { $name } 在 { $position } 的第 { $level } 層放置了板塊
web-sum-dig = { $stack }（支柱 +{ $count }）
web-sum-place = 第 { $level } 層的板塊
web-sum-points = { $sign }{ $count } 分
web-skip = 略過

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
web-close = 關閉

## 結束
web-winner =
    { $count ->
        [1] { $names } 獲勝！
       *[other] { $names } 共享勝利！
    }
web-tie-broken = 分數平手：可見凹槽最少（{ $notches } 個）的玩家獲勝。
web-tie-shared = 分數與可見凹槽皆平手：共享勝利。
web-record = 儲存棋譜
web-picture = 儲存圖片
web-study = 研究板
web-open-record = 重播棋譜
web-my-games = 我的遊戲
web-tournaments = 比賽
web-profile = 個人檔案
web-find = 尋找對局
web-ratings = 等級分
web-puzzles = 謎題

## 誰先開始，依照什麼規則


## 關於本作
web-pad = 實體遊戲計分表
web-credits = 關於本作

## 學習玩法
web-learn = 學習玩法
web-day = 每日採石場
web-learn-how = 第一次玩？邊玩邊學，一步一步來，大約十分鐘。
