# 寻找对局与等级分。

find-ratings = 等级分
find-ratings-how = 这里只统计等级分对局：有计时，对手是在这里有名字的人或机器人，不能撤销，没有提示，也没有托管。每个人从 25 开始。± 后面的数字表示等级分还有多不确定，名次按有把握达到的水平排列。
find-players = 玩家
find-pool-players = { $count } 人
find-time = 时间
find-pool-clock =
    { $clock ->
        [days] 每回合数天
       *[live] 一次玩完
    }
find-rank = 名次
find-name = 名字
find-rating = 等级分
find-rating-games = 局数
find-rating-value = { $rating } ± { $margin }
find-rating-bot = 机器人
find-rating-you = 你
find-nobody-rated = 这里还没有人完成等级分对局。机器人的等级分显示了它们的水平。
find-rated-people = 这里有 { $count } 人拥有等级分。
find-course = 等级分变化，最后是最新一局
find-course-text = { $games } 局中从 { $first } 到 { $last }
find-title = 寻找对局
find-pairing = 与下一位来者对局
find-pairing-how = 一旦有足够的人想玩同样的对局，你就会入座并开始。关闭页面即停止等待。
find-look = 寻找对局
find-stop = 停止寻找
find-near = 与我水平相近
find-needs-name = 要玩等级分对局，你需要在这里有自己的名字。
find-waiting = 正在寻找对局。等待的人数：{ $count }
find-any = 不限
find-unrated = 不计等级分
find-strength = 等级分约 { $rating }
find-no-tables = 目前没有符合条件、正在等人的房间。
find-see = 查看房间
find-invitations = 邀请
find-invited-by = { $name } 为你留了座位
find-decline = 谢绝
find-featured = 观看游戏
find-featured-how = 公开房间中，最强的玩家之间正在进行的游戏。
find-watch = 观看
find-following = 你关注的人
find-following-how = 你可以在对方的个人主页关注。对方不会得知。
