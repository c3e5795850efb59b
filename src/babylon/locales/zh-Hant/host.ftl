# 伺服器管理員的頁面。

host-title = 管理本伺服器
host-enter-how = 這個頁面顯示玩家的檢舉，也可以禁止他人進入。請以你的通行密鑰驗證：之後這個頁面會在這個瀏覽器中開放一小時。
host-enter = 以我的通行密鑰驗證
host-how-chosen = 你不是本伺服器的管理員。管理員由擁有這台機器的人指定：babylon hosts --add 名字
host-open-until = 開放至 { $date }。在這裡做的一切都會記錄在下方。
host-reports = 檢舉
host-settled = 顯示已處理的
host-no-reports = 沒有等待處理的檢舉。
host-by = 檢舉人：{ $name }
host-said = 那張遊戲桌最近的聊天內容：
host-settle = 設為已處理
host-ban = 禁止進入…
host-rename = 改名…
host-new-name = 新名字
host-ban-how = 被禁止的人不能在這裡開始任何活動，也不能發言；進行中的遊戲可以玩到結束。
host-ban-days = 天數
host-ban-for-good = 永久
host-ban-address = 也包括來自同一位址的所有人
host-ban-reason = 原因（會告訴對方）
host-ban-do = 禁止進入
host-bans = 被禁止的人
host-no-bans = 沒有人被禁止。
host-banned-for-good = 永久
host-banned-until = 至 { $date }
host-with-address = 連同其位址
host-admit = 解除禁止
host-figures = 即時數據
host-figure-people = 有名字的玩家
host-figure-playing = 進行中的遊戲
host-figure-waiting = 等待中的遊戲桌
host-figure-new = 24 小時內的新遊戲
host-figure-connections = 連線數
host-figure-listeners = 有人在看的遊戲桌
host-figure-tables-in-memory = 記憶體中的遊戲桌
host-figure-bot-jobs = 等待中的機器人回合
host-hosts = 管理員：{ $names }
host-version = 版本 { $version }
host-settings = 設定
host-settings-how = 設定在機器上透過選項、環境變數或檔案修改；管理員手冊解釋了每一項。
host-settings-all = 也顯示維持預設的設定
host-acts = 管理員做過的事
host-operator = 營運者
host-act =
    { $act ->
        [entered] { $host } 開啟了這個頁面
        [settled] { $host } 處理了關於 { $name } 的檢舉
        [banned] { $host } 禁止 { $name } 進入
        [admitted] { $host } 重新允許 { $name } 進入
        [renamed] { $host } 給 { $name } 改了名字
        [chosen] { $host } 讓 { $name } 成為管理員
       *[released] { $host } 取消了 { $name } 的管理員身分
    }
