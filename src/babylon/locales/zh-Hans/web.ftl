### 网页用语：大厅、桌面、面板、按键

## 大厅
web-title = 巴比伦：空中花园
web-welcome = 从采石场挖掘石料，用立柱架起露台，再以喷泉、雕塑、小桥和阶梯加以装饰。最出色的花园获胜。
web-name = 你的名字
web-guest = 访客
web-play-now = 立即开始
web-play-now-how = 一键开局：与 1 个机器人对战，可以使用提示和撤销。
web-new-table = 新建房间
web-my-tables = 你的房间
web-open-tables = 公开的房间
web-table-status =
    { $status ->
        [lobby] 等待玩家
        [playing] 进行中
       *[over] 已结束
    }
web-players = 游戏人数
web-seat-number = { $number } 号座位
web-me = 我
web-a-person = 通过链接加入的玩家
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
web-allow-undo = 所有玩家同意后可以撤销回合
web-allow-hints = 由机器人提供提示
web-cancel = 取消
web-create = 创建房间
web-language = 语言

## 开局之前
web-waiting-room = 房间准备中
web-waiting-how = 用链接邀请朋友。所有座位准备完毕后，游戏开始。
web-open-seat = 空座
web-bot = 机器人
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
web-copy = 复制链接
web-copied = 已复制

## 桌面
web-table-title = 游戏桌面
web-seats = 座位
web-visit = 查看这座花园
web-time-left = 剩余 { $time }
web-plan = 俯视图
web-settings = 设置
web-to-lobby = 返回大厅
web-round = 轮次
web-side = 分数、日志与聊天
web-score = 分数
web-log = 日志
web-chat = 聊天
web-panels = 面板
web-tab-garden = 花园
web-tab-quarry = 采石场
web-tab-score = 分数
web-tab-others = 其他玩家
web-category-statues = 雕塑
web-category-fountains = 喷泉
web-category-bridges = 小桥
web-category-stairways = 阶梯
web-category-belvederes = 观景台
web-category-diversity = 成套物件
web-category-flowers = 花朵图案
web-category-highest = 高度分
web-explain-points = { $points } 分：从何而来？
web-no-points = 这一项还没有得分。
web-hand = 你的板块和立柱
web-pillars = 一阶 { $singles } · 二阶 { $doubles }
web-pillars-kept = 最多保留 { $kept } 个
web-holdings = 立柱与保留区域
web-row-pillars = 立柱
web-row-stored = 保留区域
web-supply = 公共供应堆剩余
web-decorations = 可放置的装饰性物件
web-spot = 位于 { $level } 阶的{ $item } +{ $points } 分
web-keep = 保留 / 弃置
web-keep-choice =
    { $keep ->
        [dug] 保留新拿取的板块
        [stored] 保留原有的板块
       *[none] 不保留，弃置
    }
web-undo = 撤销
web-redo = 重做
web-hint = 提示
web-confirm = 确认
web-place = 放置
web-turn = 旋转板块（R）
web-lower = 降低一阶（−）
web-higher = 升高一阶（+）
web-next-corner = 换一个无支撑的角（O）
web-ghost = { $level } 阶 · { $pillars } 个立柱
web-cut-group = 隐藏更高的阶层
web-cut = 显示到 { $level } 阶

## 等待什么
web-connecting = 正在连接……
web-offline = 无法连接服务器，正在重试。
web-thinking = { $name } 正在思考……
web-hint-asked = 正在寻找好的走法……
web-waiting = 正在等待 { $name }。
web-your-removal = 轮到你了：请选择 1 个粘土板块，在第 1 轮开始前将其移除。
web-your-dig = 轮到你挖掘了：请从采石场拿取 1 个板块。
web-your-place =
    { $source ->
        [dug] 点击金色圆环放置新拿取的板块，或按“确认”将其保留或弃置。
       *[stored] 点击金色圆环放置保留的板块，或按“确认”结束回合。
    }
web-your-decorations = 有 { $count } 处可以放置装饰性物件：点击圆环放置，或按“确认”结束回合。
web-your-end = 按“确认”结束你的回合。
web-press-confirm = 按“确认”执行这些行动。
web-place-keys = R 旋转，+ − 阶层，O 换角
web-undo-asked = { $name } 请求撤销上一回合。
web-agree = 同意
web-refuse = 拒绝
web-replaced = 你的座位正由机器人托管。
web-return = 取消托管

## 挖掘所得
web-income-edge =
    { $because ->
        [edge] 与采石场的边界接壤 +{ $count }
        [bottom] 与采石场底部接壤 +{ $count }
        [same] 与同层板块接壤 +{ $count }
       *[lower] 与更低层板块接壤 +{ $count }
    }
web-income-other =
    { $kind ->
        [flower] 花朵图案对应 +{ $singles }
        [supply] 公共供应堆不足 −{ $singles }
       *[token]
            { $token ->
                [fewer-pillars] 轮次指示物 −{ $singles }
               *[other] 轮次指示物 +{ $singles }
            }
    }
web-income-total = { $count } 个一阶立柱

## 日志与聊天
web-host = 房主
web-log-empty = 还没有任何行动。
web-log-dealt = 游戏已布置完毕。
web-log-token = 揭示新的轮次指示物：{ $token }
web-log-claimed = { $name } 入座。
web-log-undone = 撤销了 { $count } 个回合。
web-log-over = 游戏结束。
web-log-closed = 房间已关闭。
web-log-rematch = 已创建新的一局。
web-log-out =
    { $reason ->
        [time] { $name } 已超时。
       *[resigned] { $name } 认输。
    }
web-log-taken-over = { $name } 由机器人托管。
web-log-handed-back = { $name } 回来继续游戏。
web-log-undo-proposed = { $name } 请求撤销回合。
web-log-undo-refused = { $name } 拒绝撤销回合。
web-log-seat-left = { $name } 离座。
web-chat-empty = 还没有人说话。
web-chat-field = 对所有人说
web-send = 发送

## 键盘与读屏
web-grids = 采石场与花园的网格
web-grid-keys = 方向键移动，Enter 执行，R 旋转，+ − 阶层，O 换角，N 下一个物件，U 撤销，Ctrl+Enter 确认。Q 到采石场，G 到花园。
web-cell = { $space }、{ $level } 阶
web-cell-symbol = { $symbol }符号
web-cell-free = 空置
web-cell-place = 可以在此放置板块
web-cell-spots = 可以放置装饰性物件（{ $count } 种放法）
web-unknown-tile = 未知板块
web-stack-empty = { $stack }，没有板块
web-stack-remove = 可以移除

## 设置
web-setting-animate = 动画
web-setting-sound = 声音
web-setting-largeChips = 放大阶数
web-setting-plainTiles = 板块不显示藤蔓
web-setting-flat = 用平面图代替 3D 画面
web-setting-quality = 画质
web-quality =
    { $value ->
        [high] 高
        [low] 低
       *[auto] 自动（根据实测速度）
    }
web-setting-theme = 面板颜色
web-theme =
    { $value ->
        [light] 浅色
        [dark] 深色
       *[auto] 跟随系统
    }
web-ask-undo = 请求撤销上一回合
web-bot-plays = 交给机器人托管
web-resign = 认输
web-resign-sure = 确定认输？
web-keys = 按键：Q 采石场网格，G 花园网格，P 俯视图，0 整个桌面，1 采石场，2 你的花园，3 所有花园，D 新拿取的板块，S 保留的板块，I 物件，R 旋转，+ − 阶层，O 换角，U 撤销，H 提示，Ctrl+Enter 确认。拖动鼠标移动视角，按住右键旋转视角。
web-close = 关闭

## 结束
web-final = 终局计分
web-reveal-all = 全部显示
web-winner =
    { $count ->
        [1] { $names } 获胜！
       *[other] { $names } 共享胜利！
    }
web-tie-broken = 总分平手：玩家版图上所剩空槽最少（{ $notches } 个）的玩家获胜。
web-tie-shared = 总分和所剩空槽数均平手：共享胜利。
web-ended =
    { $reason ->
        [time] 游戏因超时而结束。
       *[resigned] 游戏因玩家认输而结束。
    }
web-rematch = 再来一局
web-record = 保存对局记录
web-picture = 保存图片
web-look-around = 四处看看

## 谁先开始，按什么规则

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
