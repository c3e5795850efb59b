### 我的遊戲：這台裝置與本伺服器上的遊戲列在一起。

games-search = 依名字搜尋
games-none = 你還沒有遊戲。玩過的遊戲會列在這裡。
games-none-found = 沒有符合「{ $text }」的遊戲。
games-going-on = 進行中
games-finished = 已結束
games-your-turn = 輪到你了
games-turn-of = 輪到 { $name }
games-paused = 暫停至 { $date }
games-away = { $name } 休假至 { $date }
games-since = 自上次查看以來：{ $turns } 個回合
games-gained = { $name } { $points }
games-won = 你贏了
games-shared = 你與他人共享勝利
games-won-by = { $names } 獲勝
games-where =
    { $where ->
        [device] 這台裝置
       *[server] 線上
    }
games-continue = 繼續
games-replay = 重播
games-scores = 最終分數
games-more = 顯示更早的遊戲
games-server-away = 無法連線到伺服器。清單中沒有你的線上遊戲。
games-deleted = 已刪除：{ $names }。
games-take-back = 復原
games-restored = 遊戲已復原。
games-hide = 隱藏
games-show-again = 重新顯示
games-hidden = 已隱藏：{ $names }。遊戲仍儲存在伺服器上。
games-hidden-ones = 已隱藏的遊戲（{ $count }）
games-file = 帶走你的遊戲
games-file-how = 一個檔案包含這台裝置上的所有遊戲，以及你已結束的線上遊戲。在另一部裝置上加入後，未完成的遊戲可以在那裡接著玩。檔案中也有進行中遊戲的隱藏板塊，請勿偷看。
games-export = 將所有遊戲存成檔案
games-exporting = 已準備 { $done } 場，共 { $all } 場……
games-exported = 已將 { $count } 場遊戲存入檔案。
games-still-played = 其中不含 { $count } 場仍在進行的線上遊戲：隱藏的板塊只有伺服器知道。請在遊戲結束後重新儲存。
games-export-failed = 無法連線到伺服器，檔案沒有產生。請連上網路後再試。
games-import = 從檔案加入遊戲
games-added =
    { $count ->
        [0] 沒有新的遊戲。
       *[other] 已加入 { $count } 場遊戲。
    }
games-known = 其中 { $count } 場這裡已經有了。
games-file-fault =
    { $fault ->
        [newer] 這個檔案由本頁面的較新版本產生。請重新載入頁面後再加入。沒有任何變更。
        [too-long] 這個檔案太大，不可能是遊戲檔案。沒有任何變更。
        [away] 檔案中有一場遊戲依以前的規則開始，而這些規則現在無法取得。請連上網路後再加入一次。沒有任何變更。
       *[not-ours] 這個檔案中沒有遊戲。請選擇在本頁面儲存的檔案，或棋譜（.bgn）。沒有任何變更。
    }
games-file-broken = 這個檔案中的第 { $number } 場遊戲已損壞。沒有任何變更。
games-file-broken-why = 這個檔案中的第 { $number } 場遊戲已損壞：{ $why }沒有任何變更。
games-file-unfinished = 它標明已結束，但記錄的行動並未走到終局。
games-file-hidden = 它有一些板塊未知，無法接著玩。可以改用重播開啟它的棋譜。
games-file-half-turn = 它的最後一個回合不完整。
games-file-seats = 它的玩家與棋譜不符。
games-again = 與同樣的人再來一場
