### 偶爾開啟之處的用語：對話框、等候室、紀錄、終局。

web-where = 在哪裡玩
web-where-choice =
    { $where ->
        [device] 在這台裝置上
       *[online] 線上
    }
web-where-how =
    { $where ->
        [device] 玩家輪流使用這個螢幕，機器人在瀏覽器中執行，不需要網路。
       *[online] 其他人用自己的裝置透過連結加入。
    }
web-seat-number = 座位 { $number }
web-me = 我
web-here = 使用這個螢幕的玩家
web-a-person = 透過連結加入的玩家
web-level-mine = 和我差不多（難度 { $level }）
web-level-mine-how = 隨你在這台裝置上的戰績調整：贏了更強，輸了更溫和。
web-levels = 難度
web-characters = 角色
web-seat-name = 玩家 { $number } 的名字
web-seat-flower = 玩家 { $number } 的花朵
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
web-seats-each = 每位訪客最多可坐的座位數
web-allow-undo = 全體同意時可以復原回合
web-undo-here = 可以復原回合
web-allow-hints = 提供機器人的提示
web-rated = 計入等級分
web-rated-how = 每個人都要在這裡有名字，並且計時。不能復原，沒有提示，也沒有人代玩。
web-stand-in = 玩家離開時的代玩者
web-create = 建立遊戲桌
web-waiting-room = 遊戲桌準備中
web-waiting-how = 用連結邀請朋友。所有座位都準備好後，遊戲就會開始。
web-waiting-guest = 所有座位都準備好後，遊戲就會開始。
web-stand-in-how = 玩家離開滿 { $seconds } 秒後，其他玩家可以讓{ $bot }代玩，直到該玩家回來。
web-bot-choice = 由誰玩這個座位
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
web-share-address = 網址
web-share-network = 同一網路中的手機可以開啟此網址。
web-share-here = 此網址只能在這台電腦上開啟。要讓別人加入，請以 --host 0.0.0.0 啟動伺服器。
web-by-link = 僅限擁有桌主連結的人
web-ahead-more = 再備一個計劃
web-ahead-how = 像平常一樣安排你的下一回合，然後儲存為計劃。輪到你時，只要該板塊還在，就會立即執行。
web-ahead-stop = 停止計劃
web-ahead-list = 你的計劃（{ $count }）
web-ahead-order = 依序嘗試，執行第一個可行的。
web-ahead-drop = 刪除
web-ahead-drop-which = 刪除第 { $number } 個計劃
web-ahead-dropped = 你的計劃未能執行。
web-get-up = 離座
web-remove = 移出
web-remove-sure = 確定移出？
web-removed = 桌主已將你移出這張遊戲桌。
web-removed-how = 若要回來，請向桌主索取新的連結。
web-new-links = 更換連結
web-new-links-how = 所有舊連結會立即失效。
web-undo-asked = { $name } 請求復原最近 { $count } 個回合。期間展示過的內容，大家仍然知道。
web-undo-waiting = 你請求了復原。正在等待答覆：{ $names }。
web-undo-others = { $name } 請求復原。正在等待答覆：{ $names }。
web-undo-withdraw = 取消請求
web-ask-pause = 請求暫停
web-pause-begin = 暫停遊戲
web-pause-days = 暫停多久
web-days = { $count } 天
web-pause-asked = { $name } 請求暫停遊戲 { $count } 天。其間不計時。
web-pause-waiting = 你請求了暫停。正在等待答覆：{ $names }。
web-pause-others = { $name } 請求暫停。正在等待答覆：{ $names }。
web-paused = 遊戲暫停至 { $date }，其間不計時。你仍然可以照常行動。
web-resume = 結束暫停
web-agree = 同意
web-refuse = 拒絕
web-replaced = 目前由{ $bot }代你玩。
web-return = 回到我的座位
web-away = { $name } 不在線上。{ $seconds } 秒後可由{ $bot }代玩。
web-away-long = { $name } 不在線上。要讓{ $bot }代玩，直到 { $name } 回來嗎？
web-call-stand-in = 讓{ $bot }代玩
web-log-empty = 目前還沒有任何紀錄。
web-log-dealt = 採石場已設置完成。
web-log-rated = 本局計入等級分。
web-log-token = 新的輪次指示物：{ $token }
web-log-claimed = { $name } 入座。
web-log-hurried = 因為還有其他遊戲在等待，{ $name } 思考的時間很短。
web-log-undone = 已復原 { $count } 個回合。
web-log-over = 遊戲結束。
web-log-opened = 同一採石場的遊戲桌都已結束：現在人人都能查看這張遊戲桌。
web-log-closed = 遊戲桌已關閉。
web-log-rematch = 已建立新的一場遊戲。
web-log-astray = 本頁面與遊戲進度不一致，已從遊戲桌重新載入遊戲，請繼續。
web-log-newer = 本頁面有新版本，你確認或復原這個回合後會自動載入。
web-log-out =
    { $reason ->
        [time] { $name } 的時間用盡。
       *[resigned] { $name } 認輸。
    }
web-log-taken-over =
    { $reason ->
        [asked] { $name } 讓{ $bot }代玩。
        [absent] { $name } 不在線上，由{ $bot }代玩。
        [time] { $name } 的時間用盡，由{ $bot }代玩。
       *[out] { $bot }接替 { $name } 繼續遊戲。
    }
web-log-handed-back = { $name } 回到遊戲。
web-log-undo-proposed = { $name } 請求復原 { $count } 個回合。需要答覆：{ $names }。
web-log-undo-refused = { $name } 拒絕復原回合。
web-log-undo-agreed = { $name } 同意復原。
web-log-undo-withdrawn = { $name } 取消了復原請求。
web-log-pause-proposed = { $name } 請求暫停遊戲 { $count } 天。
web-log-pause-agreed = { $name } 同意暫停。
web-log-pause-refused = { $name } 拒絕暫停。
web-log-pause-withdrawn = { $name } 取消了暫停請求。
web-log-paused = 遊戲暫停至 { $date }。
web-log-resumed = { $name } 結束了暫停，重新開始計時。
web-log-away = { $name } 休假至 { $date }，其間不對其計時。
web-log-back = { $name } 休假歸來。
web-log-practice = 從現在起這是練習局，不計入任何成績。
web-log-hinted = { $name } 使用了機器人的提示。
web-log-seat-left = { $name } 離開遊戲桌。
web-log-seat-removed = 桌主將 { $name } 移出遊戲桌。
web-log-links-renewed = 桌主更換了連結，舊連結已失效。
web-chat-empty = 還沒有人說話。
web-chat-field = 對同桌玩家說
web-send = 傳送
web-setting-animate = 動畫
web-setting-pace = 其他玩家的回合
web-pace =
    { $value ->
        [off] 一次顯示
        [fast] 逐步顯示（快）
        [slow] 逐步顯示（慢）
       *[normal] 逐步顯示
    }
web-setting-sound = 音效
web-setting-largeChips = 放大層級數字
web-setting-plainTiles = 板塊不顯示藤蔓
web-setting-flat = 以平面圖取代 3D
web-setting-quality = 畫質
web-quality =
    { $value ->
        [high] 高
        [low] 低
       *[auto] 自動
    }
web-quality-measured =
    { $quality ->
        [high] 自動：高（本機每個影格 { $milliseconds } 毫秒）
       *[low] { $tried ->
            [high] 自動：低（本機加上陰影後每個影格需 { $milliseconds } 毫秒）
           *[low] 自動：低（本機每個影格 { $milliseconds } 毫秒）
        }
    }
web-setting-theme = 面板配色
web-theme =
    { $value ->
        [light] 淺色
        [dark] 深色
       *[auto] 與系統相同
    }
web-ask-undo = 請求復原我的上一個回合
web-undo-confirmed = 這個回合沒有可復原的動作。已確認的回合：
web-undo-own =
    { $practice ->
        [yes] 復原我的上一個回合
       *[no] 復原我的上一個回合（本局將成為練習局）
    }
web-bot-plays = 讓機器人代我玩
web-resign = 認輸
web-resign-sure = 確定要認輸嗎？
web-keys =
    { $device ->
        [touch] 單指拖曳可移動視角，雙指可縮放與旋轉。輕觸可查看效果，再次輕觸或使用按鈕即可執行。
       *[other] 按鍵：Q 採石場網格，G 花園網格，P 俯視圖，0 整張遊戲桌，1 採石場，2 你的花園，3 所有花園，D 挖到的板塊，S 存放的板塊，I 裝飾物，R 旋轉，+ − 層級，O 懸空角落，U 復原，H 提示，? 規則，Ctrl+Enter 確認。拖曳可移動視角，按住滑鼠右鍵可旋轉視角。
    }
web-final = 最終計分
web-reveal-all = 一次全部顯示
web-ended =
    { $reason ->
        [time] 遊戲因時間用盡而結束。
       *[resigned] 遊戲因玩家認輸而結束。
    }
web-rematch = 再玩一場
web-replay = 重播
web-review = 檢討
web-look-around = 四處看看
web-back-to-scores = 返回計分
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
web-credits-version = 程式版本 { $version }
web-credits-game = 《巴比倫》是由 Olivier Grégoire 設計、Geek Attitude Games 出版的桌遊。本作並非官方作品：設計師與出版社沒有參與製作，也未予以背書或支持。如果喜歡，請購買實體遊戲。
web-credits-rules = 規則依照五本印刷版規則書（英文、波蘭文、日文、簡體中文與繁體中文），以我們自己的文字寫成。本作不含其中的任何美術與文字，板塊圖案皆為自行繪製。
web-credits-licence = 本程式採用 MIT 授權條款，可自由使用。
web-credits-packages = 他人的成果
web-credits-packages-how = 本作使用了下列套件，所列為經過測試的版本。選擇一項可閱讀其授權條款。
web-credits-page = 網頁
web-credits-server = 伺服器
web-credits-missing = 無法載入清單，請重新載入網頁。
web-setting-tips = 新手小提示

## 入座之前
web-invited-by = { $name } 邀請你一起玩
web-your-seat = 你的座位
web-watching-here = 沒有可供你入座的座位，你正在旁觀。遊戲一開始，你就能看到。
web-terms-seats =
    { $count } 人遊戲，{ $free ->
        [0] 沒有空座位
       *[other] { $free } 個空座位
    }
web-terms-no-clock = 不計時，可以慢慢想
web-terms-days = 每回合 { $days } 天
web-terms-minutes = { $minutes } 分鐘
web-terms-seconds = { $seconds } 秒
web-terms-time = 每人 { $time }
web-terms-more-time = 每人 { $time }，每回合加 { $increment } 秒
web-terms-help = 輔助
web-terms-hints =
    { $allowed ->
        [yes] 可以向機器人要求提示
       *[no] 沒有提示
    }
web-terms-undo =
    { $allowed ->
        [yes] 全體同意時可以復原回合
       *[no] 已確認的回合不能復原
    }
web-terms-watch = 旁觀
web-terms-watchers =
    { $access ->
        [open] 任何人都可以旁觀
        [link] 擁有旁觀連結的人可以旁觀
       *[private] 不開放旁觀
    }
web-terms-ratings = 等級分
web-terms-rated = 本局計入等級分
web-to-tournament = 回到比賽

web-company = 還有誰在這裡
web-mute = 靜音
web-report = 檢舉…
web-report-how = 本伺服器的管理員會看到檢舉，以及這裡最近的聊天內容。不會告訴其他人。
web-report-why = 檢舉原因
web-report-reason =
    { $reason ->
        [chat] 對方寫的話
        [name] 對方的名字
        [play] 遊戲中的行為
       *[other] 其他
    }
web-report-note = 補充說明
web-report-send = 送出
web-reported = 謝謝。管理員會查看。
web-invite-name = 或用對方在這裡的名字邀請
web-invite-send = 邀請
web-invite-sent = { $name } 會在「尋找對局」中看到邀請。
