### 比賽：發起、參加、等待、排名、各桌對比。

tournaments-title = 比賽
tournaments-how = 發起一項比賽，讓大家透過連結加入。所有遊戲桌用同樣的採石場，技高者勝。
tournaments-mine = 你的比賽
tournaments-listed = 人人可參加的比賽
tournaments-new = 新比賽
tournaments-name = 比賽名稱
tournaments-usual-name = 俱樂部之夜
tournaments-format-label = 賽制
tournaments-rounds = 比賽輪數
tournaments-lasts = 持續時間（分鐘）
tournaments-teams = 隊伍
tournaments-team = 隊伍
tournaments-fill = 補足人數的機器人
tournaments-fill-none = 無：有人輪空
tournaments-duplicate = 每輪所有遊戲桌用同樣的採石場
tournaments-duplicate-short = 同樣的採石場
tournaments-duplicate-how = 每人與拿到同樣板塊、坐同樣座位的人相比。所有遊戲桌結束之前，誰也看不到別的遊戲桌。
tournaments-late = 開始後仍可加入
tournaments-list-it = 列入公開清單
tournaments-call = 發起比賽
tournaments-join = 參加
tournaments-join-do = 加入
tournaments-leave = 退出
tournaments-remove = 移除
tournaments-remove-who = 移除 { $name }
tournaments-invite = 用連結或 QR 碼邀請
tournaments-your-table = 你的遊戲桌已備好
tournaments-your-table-how = 請前往遊戲桌，並表示你準備好了。未準時到場者判負。
tournaments-to-table = 前往遊戲桌
tournaments-organiser = 你是主辦者
tournaments-start = 開始
tournaments-pause = 暫停
tournaments-resume = 繼續
tournaments-close = 結束
tournaments-close-sure = 確定結束？
tournaments-bots = 機器人
tournaments-how-many = 數量
tournaments-add-bots = 新增
tournaments-standings = 排名
tournaments-rank = 名次
tournaments-score = 得分
tournaments-games = 場數
tournaments-swing = 高於平均
tournaments-opponents = 對手
tournaments-margin = 分差
tournaments-points = 分數
tournaments-score-duplicate = 得分：採石場和座位都相同的人中，你的分差勝過了多大比例。分差：比同桌其他玩家多得的分數。高於平均：你的分差比同一座位所有人的平均分差高出多少。
tournaments-score-plain = 得分：同桌的對手中，你勝過了多大比例。對手：你遇過的對手的成績，用於區分得分相同的人。
tournaments-csv = 儲存為 CSV
tournaments-round = 第 { $round } 輪
tournaments-pairing = 第 { $round } 批遊戲桌
tournaments-round-of = 第 { $round } / { $count } 輪
tournaments-seat = 玩家
tournaments-table = 遊戲桌
tournaments-absent = 缺席
tournaments-ended = 已結束
tournaments-playing = 進行中
tournaments-replay-of = 第 { $number } 桌重播
tournaments-table-of = 第 { $number } 桌
tournaments-byes = 輪空：{ $names }
tournaments-sealed = 所有遊戲桌結束後才顯示各桌的情況。
tournaments-compare = 各遊戲桌在這座採石場的表現
tournaments-compare-how = 每個回合後的分數。選擇數字可跳到那一刻；每個座位的最高分以粗體顯示。
tournaments-compare-pad = 終局各項得分
tournaments-why-round = 第 { $round } 輪：座位 { $seat } 分差 { $margin }，該座位平均為 { $mean }。得分：{ $score }。
tournaments-why-alone = 第 { $round } 輪：得分 { $score }。
tournaments-why-best = 拉開差距最大的是第 { $round } 輪。
tournaments-in-seat = 座位 { $seat }
tournaments-format = { $format ->
    [round-robin] 循環賽
    [knock-out] 淘汰賽
    [arena] 競技場
   *[swiss] 瑞士制
 }
tournaments-format-how = { $format ->
    [round-robin] 人人互相對戰。
    [knock-out] 每桌的前一半進入下一輪。
    [arena] 在規定時間內，誰有空就安排誰到下一桌。
   *[swiss] 每輪由成績相近者對戰，沒有人被淘汰。
 }
tournaments-status = { $status ->
    [running] 進行中
    [paused] 已暫停
    [over] 已結束
    [closed] 已取消
   *[open] 報名中
 }
tournaments-wait = { $status ->
    [running] 你已參加。下一張遊戲桌安排好後會顯示在這裡。
   *[open] 你已參加。主辦者開始後，你的遊戲桌會顯示在這裡。
 }
tournaments-entrants = { $count } 人參加
tournaments-minutes = 每人 { $count } 分鐘
tournaments-days = 每回合 { $count } 天
tournaments-team-of = { $count ->
    [1] 個人賽
   *[other] { $count } 人一隊
 }
