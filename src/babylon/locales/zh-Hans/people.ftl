### 在本服务器上的身份：自己的名字、通行密钥、恢复代码、登录、个人主页。

people-title = 你的个人主页
people-why = 作为访客，你可以使用一切功能。在本服务器上有了自己的名字，你的游戏在所有设备上都属于你，别人也不能用你的名字入座。没有密码：你的设备会保管通行密钥。
people-no-server = 此页面没有服务器，因此没有个人主页。你的游戏保存在本设备上。
people-away = 无法连接服务器。
people-again = 重试
people-not-done = 没有使用通行密钥。准备好后请重试。
people-no-passkeys = 此浏览器不支持通行密钥。请换用其他浏览器，或用恢复代码登录。
people-elsewhere = 在此地址无法使用通行密钥。请在这里打开页面：
people-nowhere = 在此地址无法使用通行密钥。请向服务器管理员索要服务器的 https 地址。
people-join = 取一个自己的名字
people-join-how = 你在这里以访客身份玩过的游戏会一并归到你的名下。
people-join-do = 创建通行密钥
people-sign-in = 在这里已经有名字了？
people-sign-in-how = 使用本设备、手机或安全密钥上的通行密钥。
people-sign-in-do = 用通行密钥登录
people-bring = 把在这里以访客身份玩过的 { $count } 局游戏归到我的名下
people-by-code = 手边没有通行密钥？
people-by-code-how = 每个恢复代码只能登录一次。
people-code = 恢复代码
people-by-code-do = 用代码登录
people-welcome =
    { $count ->
        [0] 你已登录。
       *[other] 你已登录，{ $count } 局游戏已归到你的名下。
    }
people-signed-out = 你又是访客了。
people-profile = 查看个人主页
people-sign-out = 退出登录
people-bring-title = 访客的游戏
people-left-behind = 此浏览器中有 { $count } 局以访客身份玩过的游戏。
people-bring-do = 归到我的名下
people-brought = { $count } 局游戏已归到你的名下。
people-codes = 恢复代码
people-codes-once = 请立即抄下或保存这些代码：之后不再显示。如果丢失了所有通行密钥，每个代码可以登录一次。
people-codes-save = 保存为文件
people-codes-kept = 我已保存
people-codes-left =
    { $count ->
        [0] 你的代码已全部用完：请生成新的。
       *[other] 你还剩 { $count } 个代码。
    }
people-codes-new = 生成新代码
people-codes-new-how = 旧代码随即失效。
people-name = 你的名字
people-name-how = 在这里的每个房间，你都用这个名字入座。已开始的游戏保留原来的名字。
people-save = 保存
people-saved = 已保存。
people-privacy = 谁能看到什么
people-who-profile = 你的个人主页和统计
people-who-games = 你的游戏列表
people-audience =
    { $value ->
        [everyone] 所有人
        [players] 和你一起玩过的人
       *[nobody] 只有你
    }
people-privacy-how = 别人本来无权查看的游戏，在你的列表中也看不到。
people-passkeys = 通行密钥
people-passkeys-how = 如果设备之间不会自动共享，请在每台设备上各添加一个。
people-passkey-add = 添加通行密钥
people-passkey-added = 已添加通行密钥。
people-passkey-gone = 已移除通行密钥。请在你的设备上也删除它。
people-take-away = 移除
people-sure = 确定移除？
people-since = 自 { $date } 起
people-used = 上次使用：{ $date }
people-sessions = 已登录的浏览器
people-here = 此浏览器
people-seen = 上次活动：{ $date }
people-end-session = 在那里退出登录
people-session-ended = 那个浏览器已退出登录。
people-everywhere = 全部退出登录
people-everywhere-sure = 确定全部退出，包括这里？
people-data = 你的数据
people-export-how = 一个文件包含本服务器保存的关于你的全部信息，以及你所有游戏的对局记录。
people-export = 保存我的数据
people-exported = 文件已保存。
people-delete = 永久离开
people-delete-how = 你的名字、通行密钥和成绩会被删除，所有游戏中改以你的花朵颜色称呼你。其他人的游戏会保留；机器人会替你玩下去。此操作无法撤销。
people-delete-name = 如要确认，请输入你的名字：{ $name }
people-delete-do = 删除关于我的一切
people-profile-title = 个人主页
people-member-since = { $date } 加入
people-no-games = 还没有可统计的已结束游戏。练习局以及自己与自己的对局不计入。
people-numbers = 游戏
people-count = 局数
people-won = 胜率
people-mean = 平均分
people-best = 最高
people-kind = 类型
people-players = { $count } 名玩家
people-counting = 还有 { $count } 局正在统计……
people-lines = 计分纸各项得分
people-line = 项目
people-opponents = 对手
people-opponent = 名字
people-gone = 以前的玩家
people-games = 可查看的游戏
people-blocks = 已屏蔽的人
people-blocks-how = 他们不会与你配对，不能进入你的房间或你所在的房间入座，也不能给你发消息。对方不会得知。你可以在对方的个人主页屏蔽。
people-block = 屏蔽
people-unblock = 取消屏蔽
people-no-blocks = 你没有屏蔽任何人。
people-vacation = 休假
people-vacation-how = 休假期间，所有正在进行的按天计时的游戏（比赛除外）都不对你计时。其他人会看到你在休假，也不能让机器人托管你的座位。你仍然可以照常行动。
people-vacation-left = 每年 { $all } 天，还剩 { $count } 天。
people-vacation-days = 天数
people-vacation-begin = 开始休假
people-vacation-until = 你休假至 { $date }。
people-vacation-end = 结束休假
people-follow = 关注
people-unfollow = 取消关注
