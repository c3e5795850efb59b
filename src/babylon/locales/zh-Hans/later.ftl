### 偶尔打开之处的用语：对话框、等候室、日志、终局。

web-where = 在哪里玩
web-where-choice =
    { $where ->
        [device] 在本设备上
       *[online] 在线
    }
web-where-how =
    { $where ->
        [device] 玩家轮流使用这个屏幕，机器人在浏览器中运行，无需联网。
       *[online] 其他人用自己的设备通过链接加入。
    }
web-seat-number = { $number } 号座位
web-me = 我
web-here = 使用这个屏幕的玩家
web-a-person = 通过链接加入的玩家
web-level-mine = 和我差不多（难度 { $level }）
web-level-mine-how = 随你在本设备上的战绩调整：赢了更强，输了更温和。
web-levels = 难度
web-characters = 角色
web-seat-name = 玩家 { $number } 的名字
web-seat-flower = 玩家 { $number } 的花朵图案
web-clock = 计时
web-clock-choice =
    { $clock ->
        [none] 不计时
        [fast] 每人 10 分钟，每回合加 20 秒
        [slow] 每人 30 分钟，每回合加 60 秒
       *[days] 每回合 3 天
    }
web-access = 谁可以加入
web-access-choice =
    { $access ->
        [open] 任何人（显示在大厅中）
        [link] 有链接的人
       *[private] 仅限玩家，不可旁观
    }
web-seats-each = 每人可占座位数
web-allow-undo = 所有玩家同意后可以撤销回合
web-undo-here = 可以撤销回合
web-allow-hints = 由机器人提供提示
web-rated = 计入等级分
web-rated-how = 每个人都要在这里有名字，并且计时。不能撤销，没有提示，也没有托管。
web-stand-in = 玩家离开时由谁托管
web-create = 创建房间
web-waiting-room = 房间准备中
web-waiting-how = 用链接邀请朋友。所有座位准备完毕后，游戏开始。
web-waiting-guest = 所有座位准备完毕后，游戏开始。
web-stand-in-how = 玩家离开满 { $seconds } 秒后，其他玩家可以让{ $bot }托管，直到该玩家回来。
web-bot-choice = 这个座位由谁来玩
web-ready = 已准备
web-not-ready = 未准备
web-i-am-ready = 准备
web-wait = 取消准备
web-sit = 入座
web-invite = 邀请
web-invite-watcher = 邀请旁观者
web-invited = 你受邀加入一个房间
web-no-table = 这个房间不存在，或者你无权查看。
web-qr = 链接的二维码
web-link = 链接
web-share-address = 地址
web-share-network = 同一网络中的手机可以打开此地址。
web-share-here = 此地址只能在这台电脑上打开。要让别人加入，请用 --host 0.0.0.0 启动服务器。
web-by-link = 仅限持有房主链接的人
web-ahead-more = 再备一个计划
web-ahead-how = 像平常一样安排你的下一回合，然后保存为计划。轮到你时，只要该板块还在，就会立即执行。
web-ahead-stop = 停止计划
web-ahead-list = 你的计划（{ $count }）
web-ahead-order = 依次尝试，执行第一个可行的。
web-ahead-drop = 删除
web-ahead-drop-which = 删除第 { $number } 个计划
web-ahead-dropped = 你的计划未能执行。
web-get-up = 离座
web-remove = 移出
web-remove-sure = 确定移出？
web-removed = 房主已将你移出房间。
web-removed-how = 要回来，请向房主索要新的链接。
web-new-links = 更换链接
web-new-links-how = 所有旧链接会立即失效。
web-undo-asked = { $name } 请求撤销最近 { $count } 个回合。其间揭示的内容仍为大家所知。
web-undo-waiting = 你请求了撤销。正在等待答复：{ $names }。
web-undo-others = { $name } 请求撤销。正在等待答复：{ $names }。
web-undo-withdraw = 取消请求
web-ask-pause = 请求暂停
web-pause-begin = 暂停游戏
web-pause-days = 暂停多久
web-days = { $count } 天
web-pause-asked = { $name } 请求暂停游戏 { $count } 天。其间不计时。
web-pause-waiting = 你请求了暂停。正在等待答复：{ $names }。
web-pause-others = { $name } 请求暂停。正在等待答复：{ $names }。
web-paused = 游戏暂停至 { $date }，其间不计时。你仍然可以照常行动。
web-resume = 结束暂停
web-agree = 同意
web-refuse = 拒绝
web-replaced = 你的座位正由{ $bot }托管。
web-return = 取消托管
web-away = { $name } 不在线。{ $seconds } 秒后可由{ $bot }托管。
web-away-long = { $name } 不在线。要让{ $bot }托管到其回来吗？
web-call-stand-in = 让{ $bot }托管
web-log-empty = 还没有任何行动。
web-log-dealt = 游戏已布置完毕。
web-log-rated = 本局计入等级分。
web-log-token = 揭示新的轮次指示物：{ $token }
web-log-claimed = { $name } 入座。
web-log-hurried = 因为有其他游戏在等待，{ $name } 思考的时间很短。
web-log-undone = 撤销了 { $count } 个回合。
web-log-over = 游戏结束。
web-log-opened = 同一采石场的房间都已结束：现在人人都能查看这个房间。
web-log-closed = 房间已关闭。
web-log-rematch = 已创建新的一局。
web-log-astray = 本页面与游戏进度不一致，已从房间重新加载游戏，请继续。
web-log-newer = 本页面有新版本，你确认或撤销这个回合后会自动加载。
web-log-out =
    { $reason ->
        [time] { $name } 已超时。
       *[resigned] { $name } 认输。
    }
web-log-taken-over =
    { $reason ->
        [asked] { $name } 交给{ $bot }托管。
        [absent] { $name } 不在线，由{ $bot }托管。
        [time] { $name } 超时，由{ $bot }托管。
       *[out] { $bot }接替 { $name } 继续游戏。
    }
web-log-handed-back = { $name } 回来继续游戏。
web-log-undo-proposed = { $name } 请求撤销 { $count } 个回合。需要答复：{ $names }。
web-log-undo-refused = { $name } 拒绝撤销回合。
web-log-undo-agreed = { $name } 同意撤销。
web-log-undo-withdrawn = { $name } 取消了撤销请求。
web-log-pause-proposed = { $name } 请求暂停游戏 { $count } 天。
web-log-pause-agreed = { $name } 同意暂停。
web-log-pause-refused = { $name } 拒绝暂停。
web-log-pause-withdrawn = { $name } 取消了暂停请求。
web-log-paused = 游戏暂停至 { $date }。
web-log-resumed = { $name } 结束了暂停，重新开始计时。
web-log-away = { $name } 休假至 { $date }，其间不对其计时。
web-log-back = { $name } 休假归来。
web-log-practice = 从现在起这是练习局，不计入任何成绩。
web-log-hinted = { $name } 使用了机器人的提示。
web-log-seat-left = { $name } 离开了房间。
web-log-seat-removed = 房主将 { $name } 移出了房间。
web-log-links-renewed = 房主更换了链接，旧链接已失效。
web-chat-empty = 还没有人说话。
web-chat-field = 对所有人说
web-send = 发送
web-setting-animate = 动画
web-setting-pace = 其他玩家的回合
web-pace =
    { $value ->
        [off] 一次显示
        [fast] 逐步显示（快）
        [slow] 逐步显示（慢）
       *[normal] 逐步显示
    }
web-setting-sound = 声音
web-setting-largeChips = 放大阶层数字
web-setting-plainTiles = 板块不显示藤蔓
web-setting-flat = 用平面图代替 3D 画面
web-setting-quality = 画质
web-quality =
    { $value ->
        [high] 高
        [low] 低
       *[auto] 自动
    }
web-quality-measured =
    { $quality ->
        [high] 自动：高（本机每帧 { $milliseconds } 毫秒）
       *[low] { $tried ->
            [high] 自动：低（本机加上阴影后每帧需 { $milliseconds } 毫秒）
           *[low] 自动：低（本机每帧 { $milliseconds } 毫秒）
        }
    }
web-setting-theme = 面板颜色
web-theme =
    { $value ->
        [light] 浅色
        [dark] 深色
       *[auto] 跟随系统
    }
web-ask-undo = 请求撤销我的上一回合
web-undo-confirmed = 本回合没有可撤销的操作。已确认的回合：
web-undo-own =
    { $practice ->
        [yes] 撤销我的上一回合
       *[no] 撤销我的上一回合（本局将成为练习局）
    }
web-bot-plays = 交给机器人托管
web-resign = 认输
web-resign-sure = 确定认输？
web-keys =
    { $device ->
        [touch] 单指拖动可移动视角，双指可缩放和旋转。轻触可查看效果，再次轻触或使用按钮即可执行。
       *[other] 按键：Q 采石场网格，G 花园网格，P 俯视图，0 整个桌面，1 采石场，2 你的花园，3 所有花园，D 新拿取的板块，S 保留的板块，I 装饰性物件，R 旋转，+ − 阶层，O 换角，U 撤销，H 提示，? 规则，Ctrl+Enter 确认。拖动鼠标移动视角，按住右键旋转视角。
    }
web-final = 终局计分
web-reveal-all = 全部显示
web-ended =
    { $reason ->
        [time] 游戏因超时而结束。
       *[resigned] 游戏因玩家认输而结束。
    }
web-rematch = 再来一局
web-replay = 回放
web-review = 复盘
web-look-around = 四处看看
web-back-to-scores = 返回计分
web-first = 起始玩家
web-first-choice =
    { $first ->
        [lot] 随机选择
       *[seat] 1 号座位
    }
web-first-lot = 所有玩家准备完毕后，随机选择一位起始玩家。
web-choose-flower = 你的花朵图案
web-edition =
    { $mixed ->
        [yes] 规则：{ $edition }（有改动）
       *[no] 规则：{ $edition }
    }
web-mix = 逐项更改规则
web-about-highest = 游戏结束时，最高的板块计多少分。
web-about-overlap = 板块能否与下方的板块完全重合。
web-about-gap = 小桥跨过的格子如何处理。
web-about-belvederes = 板块有 1 个角无支撑时如何处理。
web-about-supply = 游戏中每种配件的数量。
web-credits-version = 版本号：{ $version }
web-credits-game = 《巴比伦》是由 Olivier Grégoire 设计、Geek Attitude Games 出版的桌游。本作并非官方作品：设计师和出版社没有参与制作，也未认可或支持。如果喜欢，请购买实体游戏。
web-credits-rules = 规则依照五本印刷规则书（英文、波兰文、日文、简体中文和繁体中文），用我们自己的话写成。本作不含其中的任何图画和文字，板块图案均为自行绘制。
web-credits-licence = 本程序以 MIT 许可证发布，可自由使用。
web-credits-packages = 他人的成果
web-credits-packages-how = 本作使用了以下软件包，所列为经过测试的版本。选择一项可阅读其许可证。
web-credits-page = 网页
web-credits-server = 服务器
web-credits-missing = 无法加载列表，请重新加载网页。
web-setting-tips = 新手小提示

## 入座之前
web-invited-by = { $name } 邀请你一起玩
web-your-seat = 你的座位
web-watching-here = 没有可供你入座的座位，你正在旁观。游戏一开始，你就能看到。
web-terms-seats =
    { $count } 人游戏，{ $free ->
        [0] 没有空座
       *[other] { $free } 个空座
    }
web-terms-no-clock = 不计时，可以慢慢想
web-terms-days = 每回合 { $days } 天
web-terms-minutes = { $minutes } 分钟
web-terms-seconds = { $seconds } 秒
web-terms-time = 每人 { $time }
web-terms-more-time = 每人 { $time }，每回合加 { $increment } 秒
web-terms-help = 辅助
web-terms-hints =
    { $allowed ->
        [yes] 可以向机器人请求提示
       *[no] 没有提示
    }
web-terms-undo =
    { $allowed ->
        [yes] 所有玩家同意后可以撤销回合
       *[no] 已确认的回合不能撤销
    }
web-terms-watch = 旁观
web-terms-watchers =
    { $access ->
        [open] 任何人都可以旁观
        [link] 有旁观链接的人可以旁观
       *[private] 不可旁观
    }
web-terms-ratings = 等级分
web-terms-rated = 本局计入等级分
web-to-tournament = 回到比赛

web-company = 还有谁在这里
web-mute = 静音
web-report = 举报…
web-report-how = 本服务器的管理员会看到举报，以及这里最近的聊天内容。不会告诉其他人。
web-report-why = 举报原因
web-report-reason =
    { $reason ->
        [chat] 对方写的话
        [name] 对方的名字
        [play] 游戏中的行为
       *[other] 其他
    }
web-report-note = 补充说明
web-report-send = 发送
web-reported = 谢谢。管理员会查看。
web-invite-name = 或用对方在这里的名字邀请
web-invite-send = 邀请
web-invite-sent = { $name } 会在“寻找对局”中看到邀请。
