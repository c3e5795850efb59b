### 在本伺服器上的身分：自己的名字、通行密鑰、復原代碼、登入、個人檔案。

people-title = 你的個人檔案
people-why = 身為訪客，你可以使用所有功能。在本伺服器上有了自己的名字，你的遊戲在所有裝置上都屬於你，別人也不能用你的名字入座。沒有密碼：你的裝置會保管通行密鑰。
people-no-server = 這個頁面沒有伺服器，因此沒有個人檔案。你的遊戲儲存在這台裝置上。
people-away = 無法連線到伺服器。
people-again = 再試一次
people-not-done = 沒有使用通行密鑰。準備好後請再試一次。
people-no-passkeys = 這個瀏覽器不支援通行密鑰。請改用其他瀏覽器，或以復原代碼登入。
people-elsewhere = 在這個網址無法使用通行密鑰。請在這裡開啟頁面：
people-nowhere = 在這個網址無法使用通行密鑰。請向伺服器管理員索取伺服器的 https 網址。
people-join = 取一個自己的名字
people-join-how = 你在這裡以訪客身分玩過的遊戲會一併歸到你的名下。
people-join-do = 建立通行密鑰
people-sign-in = 在這裡已經有名字了？
people-sign-in-how = 使用這台裝置、手機或安全金鑰上的通行密鑰。
people-sign-in-do = 以通行密鑰登入
people-bring = 把在這裡以訪客身分玩過的 { $count } 場遊戲歸到我的名下
people-by-code = 手邊沒有通行密鑰？
people-by-code-how = 每個復原代碼只能登入一次。
people-code = 復原代碼
people-by-code-do = 以代碼登入
people-welcome =
    { $count ->
        [0] 你已登入。
       *[other] 你已登入，{ $count } 場遊戲已歸到你的名下。
    }
people-signed-out = 你又是訪客了。
people-profile = 查看個人檔案
people-sign-out = 登出
people-bring-title = 訪客的遊戲
people-left-behind = 這個瀏覽器中有 { $count } 場以訪客身分玩過的遊戲。
people-bring-do = 歸到我的名下
people-brought = { $count } 場遊戲已歸到你的名下。
people-codes = 復原代碼
people-codes-once = 請立即抄下或儲存這些代碼：之後不再顯示。如果遺失了所有通行密鑰，每個代碼可以登入一次。
people-codes-save = 儲存為檔案
people-codes-kept = 我已收好
people-codes-left =
    { $count ->
        [0] 你的代碼已全部用完：請產生新的。
       *[other] 你還剩 { $count } 個代碼。
    }
people-codes-new = 產生新代碼
people-codes-new-how = 舊代碼隨即失效。
people-name = 你的名字
people-name-how = 在這裡的每張遊戲桌，你都以這個名字入座。已開始的遊戲保留原來的名字。
people-save = 儲存
people-saved = 已儲存。
people-privacy = 誰看得到什麼
people-who-profile = 你的個人檔案與統計
people-who-games = 你的遊戲清單
people-audience =
    { $value ->
        [everyone] 所有人
        [players] 和你一起玩過的人
       *[nobody] 只有你
    }
people-privacy-how = 別人本來無權觀看的遊戲，在你的清單中也看不到。
people-passkeys = 通行密鑰
people-passkeys-how = 如果裝置之間不會自動共用，請在每台裝置上各新增一個。
people-passkey-add = 新增通行密鑰
people-passkey-added = 已新增通行密鑰。
people-passkey-gone = 已移除通行密鑰。請在你的裝置上也刪除它。
people-take-away = 移除
people-sure = 確定移除？
people-since = 自 { $date } 起
people-used = 上次使用：{ $date }
people-sessions = 已登入的瀏覽器
people-here = 這個瀏覽器
people-seen = 上次活動：{ $date }
people-end-session = 在那裡登出
people-session-ended = 那個瀏覽器已登出。
people-everywhere = 全部登出
people-everywhere-sure = 確定全部登出，包括這裡？
people-data = 你的資料
people-export-how = 一個檔案包含本伺服器儲存的關於你的所有資訊，以及你所有遊戲的棋譜。
people-export = 儲存我的資料
people-exported = 檔案已儲存。
people-delete = 永久離開
people-delete-how = 你的名字、通行密鑰和成績會被刪除，所有遊戲中改以你的花朵顏色稱呼你。其他人的遊戲會保留；機器人會替你玩下去。這項操作無法復原。
people-delete-name = 為了確認，請輸入你的名字：{ $name }
people-delete-do = 刪除關於我的一切
people-profile-title = 個人檔案
people-member-since = { $date } 加入
people-no-games = 還沒有可統計的已結束遊戲。練習局以及自己與自己的對戰不計入。
people-numbers = 遊戲
people-count = 場數
people-won = 勝率
people-mean = 平均分數
people-best = 最高
people-kind = 類型
people-players = { $count } 位玩家
people-counting = 還有 { $count } 場正在統計……
people-lines = 計分表各項得分
people-line = 項目
people-opponents = 對手
people-opponent = 名字
people-gone = 以前的玩家
people-games = 可觀看的遊戲
people-blocks = 已封鎖的人
people-blocks-how = 他們不會與你配對，不能在你的遊戲桌或你所在的遊戲桌入座，也不能傳訊息給你。對方不會得知。你可以在對方的個人檔案頁面封鎖。
people-block = 封鎖
people-unblock = 取消封鎖
people-no-blocks = 你沒有封鎖任何人。
people-vacation = 休假
people-vacation-how = 休假期間，所有進行中、按天計時的遊戲（比賽除外）都不對你計時。其他人會看到你在休假，也不能讓機器人代玩你的座位。你仍然可以照常行動。
people-vacation-left = 每年 { $all } 天，還剩 { $count } 天。
people-vacation-days = 天數
people-vacation-begin = 開始休假
people-vacation-until = 你休假至 { $date }。
people-vacation-end = 結束休假
people-follow = 關注
people-unfollow = 取消關注
