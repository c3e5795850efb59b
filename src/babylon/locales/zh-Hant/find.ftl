# 尋找對局與等級分。

find-ratings = 等級分
find-ratings-how = 這裡只統計等級分對局：有計時，對手是在這裡有名字的人或機器人，不能復原，沒有提示，也沒有人代玩。每個人從 25 開始。± 後面的數字表示等級分還有多不確定，名次依有把握達到的水準排列。
find-players = 玩家
find-pool-players = { $count } 人
find-time = 時間
find-pool-clock =
    { $clock ->
        [days] 每回合數天
       *[live] 一次玩完
    }
find-rank = 名次
find-name = 名字
find-rating = 等級分
find-rating-games = 場數
find-rating-value = { $rating } ± { $margin }
find-rating-bot = 機器人
find-rating-you = 你
find-nobody-rated = 這裡還沒有人完成等級分對局。機器人的等級分顯示了它們的水準。
find-rated-people = 這裡有 { $count } 人擁有等級分。
find-course = 等級分變化，最後是最新一場
find-course-text = { $games } 場中從 { $first } 到 { $last }
find-title = 尋找對局
find-pairing = 與下一位來者對局
find-pairing-how = 一旦有足夠的人想玩同樣的對局，你就會入座並開始。關閉頁面即停止等待。
find-look = 尋找對局
find-stop = 停止尋找
find-near = 與我水準相近
find-needs-name = 要玩等級分對局，你需要在這裡有自己的名字。
find-waiting = 正在尋找對局。等待的人數：{ $count }
find-any = 不限
find-unrated = 不計等級分
find-strength = 等級分約 { $rating }
find-no-tables = 目前沒有符合條件、正在等人的遊戲桌。
find-see = 查看遊戲桌
find-invitations = 邀請
find-invited-by = { $name } 為你留了座位
find-decline = 婉拒
find-featured = 觀看遊戲
find-featured-how = 公開遊戲桌中，最強的玩家之間正在進行的遊戲。
find-watch = 觀看
find-following = 你關注的人
find-following-how = 你可以在對方的個人檔案頁面關注。對方不會得知。
