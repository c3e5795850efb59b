### 网页用语：大厅、桌面、面板、按键

## 大厅
web-title = 巴比伦：空中花园
web-welcome = 从采石场挖掘石料，用立柱架起露台，再以喷泉、雕塑、小桥和阶梯装点。最美的花园获胜。
web-name = 你的名字
web-guest = 访客
web-play-now = 立即开始
web-play-now-how = 一键开局：与一个机器人对战，可提示、可撤销。
web-new-table = 新建牌桌…
web-my-tables = 你的牌桌
web-open-tables = 开放的牌桌
web-table-status =
    { $status ->
        [lobby] 等待玩家
        [playing] 进行中
       *[over] 已结束
    }
web-players = 玩家人数
web-seat-number = 座位 { $number }
web-me = 我
web-a-person = 通过链接加入的人
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
        [open] 任何人，显示在大厅
        [link] 有链接的人
       *[private] 仅玩家，不可旁观
    }
web-allow-undo = 全体同意时可收回回合
web-allow-hints = 机器人提示
web-cancel = 取消
web-create = 创建牌桌
web-language = 语言

## 开局之前
web-waiting-room = 牌桌准备中
web-waiting-how = 用链接邀请朋友。所有座位就绪后游戏开始。
web-open-seat = 空座
web-bot = 机器人
web-bot-choice = 谁坐这个座位
web-ready = 已就绪
web-not-ready = 尚未就绪
web-i-am-ready = 我准备好了
web-wait = 再等等
web-sit = 入座
web-invite = 邀请
web-invite-watcher = 邀请旁观者
web-invited = 你被邀请加入牌桌
web-no-table = 这张牌桌不存在，或者你无权查看。
web-qr = 链接的二维码
web-link = 链接
web-copy = 复制链接
web-copied = 已复制

## 桌面
web-table-title = 牌桌
web-seats = 座位
web-visit = 查看这座花园
web-time-left = 剩余 { $time }
web-plan = 俯视图
web-settings = 设置
web-to-lobby = 返回大厅
web-round = 轮次
web-side = 分数、记录与聊天
web-score = 分数
web-log = 记录
web-chat = 聊天
web-panels = 面板
web-tab-garden = 花园
web-tab-quarry = 采石场
web-tab-score = 分数
web-tab-others = 其他人
web-category-statues = 雕塑
web-category-fountains = 喷泉
web-category-bridges = 小桥
web-category-stairways = 阶梯
web-category-belvederes = 观景台
web-category-diversity = 成套装饰
web-category-flowers = 成套花朵
web-category-highest = 高度分
web-explain-points = { $points } 分从何而来？
web-no-points = 这里还没有分数。
web-hand = 你的板块和立柱
web-pillars = 一阶 { $singles } · 二阶 { $doubles }
web-pillars-kept = 最多保留 6 个
web-holdings = 立柱与保留
web-row-pillars = 立柱
web-row-stored = 保留
web-supply = 公共供应堆剩余
web-decorations = 可放置的装饰性物件
web-spot = +{ $points } { $item }（{ $level } 阶）
web-keep = 保留
web-keep-choice =
    { $keep ->
        [dug] 挖到的板块
        [stored] 保留的板块
       *[none] 不保留
    }
web-undo = 撤销
web-redo = 重做
web-hint = 提示
web-confirm = 确认
web-place = 放置
web-turn = 旋转板块 (R)
web-lower = 降低一阶 (−)
web-higher = 升高一阶 (+)
web-next-corner = 换一个悬空的角 (O)
web-ghost = { $level } 阶 · 立柱 { $pillars }
web-cut-group = 隐藏更高的部分
web-cut = 显示到 { $level } 阶

## 等待什么
web-connecting = 连接中…
web-offline = 无法连接服务器，正在重试。
web-thinking = { $name } 正在思考…
web-hint-asked = 正在寻找好的走法…
web-waiting = 等待 { $name }。
web-your-removal = 轮到你：选择一块粘土板块，在游戏开始前移出游戏。
web-your-dig = 你的回合：从采石场挖掘一块板块。
web-your-place =
    { $source ->
        [dug] 点击金色圆环放置挖到的板块，或按“确认”将其保留。
       *[stored] 点击金色圆环放置保留的板块，或按“确认”。
    }
web-your-decorations = 可放置 { $count } 个装饰性物件：点击圆环，或按“确认”。
web-your-end = 按“确认”结束回合。
web-press-confirm = 按“确认”执行。
web-place-keys = R 旋转，+ − 阶数，O 换角
web-undo-asked = { $name } 请求收回上一回合。
web-agree = 同意
web-refuse = 拒绝
web-replaced = 机器人正在代替你。
web-return = 我自己来

## 挖掘所得
web-income-edge =
    { $because ->
        [wall] 采石场墙壁 +{ $count }
        [empty] 空位 +{ $count }
        [same] 同层相邻 +{ $count }
       *[lower] 较低相邻 +{ $count }
    }
web-income-other =
    { $kind ->
        [flower] 你的花朵 +{ $singles }
        [supply] 供应不足 −{ $singles }
       *[token]
            { $token ->
                [fewer-pillars] 轮次指示物 −{ $singles }
               *[other] 轮次指示物 +{ $singles }
            }
    }
web-income-total = { $count } 根一阶立柱

## 记录与聊天
web-host = 桌主
web-log-empty = 还没有发生什么。
web-log-dealt = 板块已摆好。
web-log-token = 新的轮次指示物：{ $token }
web-log-claimed = { $name } 入座。
web-log-undone = 收回了 { $count } 个回合。
web-log-over = 游戏结束。
web-log-closed = 牌桌已关闭。
web-log-rematch = 已设好再来一局。
web-log-out =
    { $reason ->
        [time] { $name } 超时。
       *[resigned] { $name } 认输。
    }
web-log-taken-over = 机器人代替 { $name }。
web-log-handed-back = { $name } 回来了。
web-log-undo-proposed = { $name } 请求收回回合。
web-log-undo-refused = { $name } 拒绝收回回合。
web-log-seat-left = { $name } 离座。
web-chat-empty = 还没有人说话。
web-chat-field = 对全桌说
web-send = 发送

## 键盘与读屏
web-grids = 采石场与花园的表格
web-grid-keys = 方向键移动，Enter 执行，R 旋转，+ − 阶数，O 换角，N 下一个物件，U 撤销，Ctrl+Enter 确认。Q 到采石场，G 到花园。
web-cell = { $space }，{ $level } 阶
web-cell-symbol = { $symbol }符号
web-cell-free = 空
web-cell-place = 可在此放置板块
web-cell-spots = 可放置 { $count } 个物件
web-unknown-tile = 未知板块
web-stack-empty = { $stack }，空
web-stack-remove = 可移除

## 设置
web-setting-animate = 动画
web-setting-sound = 声音
web-setting-largeChips = 大号阶数
web-setting-plainTiles = 无藤蔓的板块
web-setting-flat = 用平面图代替 3D
web-setting-quality = 画质
web-quality =
    { $value ->
        [high] 高
        [low] 低
       *[auto] 按实测速度
    }
web-setting-theme = 面板
web-theme =
    { $value ->
        [light] 浅色
        [dark] 深色
       *[auto] 跟随系统
    }
web-ask-undo = 请求收回上一回合
web-bot-plays = 让机器人代替我
web-resign = 认输
web-resign-sure = 确定认输？
web-keys = 按键：Q 采石场网格，G 花园网格，P 俯视，0 牌桌，1 采石场，2 你的花园，3 全部花园，D 挖到的板块，S 保留的板块，I 物件，R 旋转，+ − 阶数，O 换角，U 撤销，H 提示，Ctrl+Enter 确认。拖动移动视角，右键旋转。
web-close = 关闭

## 结束
web-final = 最终得分
web-reveal-all = 全部显示
web-winner =
    { $count ->
        [1] { $names } 获胜！
       *[other] { $names } 共享胜利！
    }
web-tie-broken = 同分：可见空槽较少（{ $notches }）的玩家获胜。
web-tie-shared = 分数和可见空槽都相同：共享胜利。
web-ended =
    { $reason ->
        [time] 因超时而结束。
       *[resigned] 因玩家认输而结束。
    }
web-rematch = 再来一局
web-record = 保存棋谱
web-picture = 保存图片
web-look-around = 四处看看
