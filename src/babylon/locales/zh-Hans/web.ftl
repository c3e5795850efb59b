### 网页用语：大厅、桌面、面板、按键

## 大厅
web-title = 巴比伦：空中花园
web-title-turn = ● 轮到你了 – 巴比伦
web-welcome = 从采石场挖掘石料，用立柱架起露台，再以喷泉、雕塑、小桥和阶梯加以装饰。最出色的花园获胜。
web-name = 你的名字
web-guest = 访客
web-play-now = 立即开始
web-play-now-how = 立即开局：与 1 个机器人对战，可以使用提示和撤销。
web-new-table = 新建房间
web-device-tables = 本设备上的房间
web-delete = 删除
web-delete-sure = 确定删除？
web-server-away = 无法连接服务器。你仍可以在本设备上玩。
web-device-refused = 此浏览器不允许网页保存游戏（某些隐私窗口会这样）。请允许网页保存数据，或换一个窗口。
web-my-tables = 你的房间
web-open-tables = 公开的房间
web-more-tables = 显示更多房间
web-table-status =
    { $status ->
        [lobby] 等待玩家
        [playing] 进行中
       *[over] 已结束
    }
web-players = 游戏人数
web-cancel = 取消
web-language = 语言

## 开局之前
web-open-seat = 空座
web-bot = 机器人
web-copy = 复制链接
web-copied = 已复制

## 桌面
web-table-title = 游戏桌面
web-seats = 座位
web-visit = 查看这座花园
web-practice = 练习
web-practice-how = 练习局：有人未经其他玩家同意撤销了回合，因此不计入任何成绩。
web-host-bots = 设备上的机器人
web-host-bots-how = 机器人在房主的浏览器中思考，因此本局不计入任何成绩。
web-played-by = { $bot }托管中
web-absent = 不在线
web-watching =
    { $count ->
        [0] 旁观中
        [1] 旁观中
       *[other] 旁观中（共 { $count } 人）
    }
web-time-left = 剩余 { $time }
web-on-vacation = 休假至 { $date }
web-my-turn = 轮到你了
web-plan = 俯视图
web-rules = 游戏规则
web-rule = 查看规则
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
web-undo-turn = 撤销回合…
web-redo = 重做
web-hint = 提示
web-confirm = 确认
web-ahead = 计划我的下一回合
web-ahead-ready = 把这个回合保存为计划吗？
web-ahead-keep = 保存为计划
web-ahead-changed = { $stack } 的板块已被别人挖走。
web-ahead-broken = 现在规则不允许。
web-ends =
    { $keep ->
        [dug]
            { $discarded ->
                [stored]
                    { $start ->
                        [yes] 保留新拿取的板块，弃置起始露台板块并结束回合
                       *[no] 保留新拿取的板块，弃置原有的板块并结束回合
                    }
               *[none] 保留新拿取的板块并结束回合
            }
        [stored]
            { $discarded ->
                [dug] 弃置新拿取的板块并结束回合
               *[none] 保留原有的板块并结束回合
            }
       *[none]
            { $discarded ->
                [dug] 弃置新拿取的板块并结束回合
                [stored]
                    { $start ->
                        [yes] 弃置起始露台板块并结束回合
                       *[no] 弃置保留的板块并结束回合
                    }
                [both]
                    { $start ->
                        [yes] 弃置新拿取的板块和起始露台板块并结束回合
                       *[no] 弃置两个板块并结束回合
                    }
               *[none] 结束回合
            }
    }
web-place = 放置
web-build = 建造
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
web-thinking-for = { $bot }正在替 { $name } 思考……
web-hint-asked = 正在寻找好的走法……
web-waiting = 正在等待 { $name }。
web-paused-unwatched = 有人旁观时，机器人才会继续。
web-paused-quota = 这局机器人游戏正在等待：房主的其他机器人游戏已达到可同时进行的上限。
web-paused-busy = 许多游戏都在等待机器人，稍后就会轮到 { $name }。
web-your-removal =
    { $name ->
        [you] 轮到你了：请选择 1 个粘土板块，在第 1 轮开始前将其移除。
       *[other] 轮到 { $name }：请选择 1 个粘土板块，在第 1 轮开始前将其移除。
    }
web-your-dig =
    { $name ->
        [you] 轮到你挖掘了：请从采石场拿取 1 个板块。
       *[other] 轮到 { $name } 挖掘：请从采石场拿取 1 个板块。
    }
web-your-place =
    { $device ->
        [touch] 轻触金色圆环放置{ $source ->
            [dug] 新拿取的板块
           *[stored] 保留的板块
        }，或轻触“确认”结束回合。
        [keys] 选择标出的格子，按 Enter 放置{ $source ->
            [dug] 新拿取的板块
           *[stored] 保留的板块
        }，或按 Ctrl+Enter 结束回合。
       *[mouse] 点击金色圆环放置{ $source ->
            [dug] 新拿取的板块
           *[stored] 保留的板块
        }，或点击“确认”结束回合。
    }
web-your-decorations =
    有 { $count } 处可以放置装饰性物件：{ $device ->
        [touch] 轻触圆环放置，或轻触“确认”结束回合。
        [keys] 按 N 选择、按 Enter 放置，或按 Ctrl+Enter 结束回合。
       *[mouse] 点击圆环放置，或点击“确认”结束回合。
    }
web-your-end =
    { $device ->
        [touch] 轻触“确认”结束你的回合。
        [keys] 按 Ctrl+Enter 结束你的回合。
       *[mouse] 点击“确认”结束你的回合。
    }
web-press-confirm =
    { $device ->
        [touch] 轻触“确认”执行这些行动。
        [keys] 按 Ctrl+Enter 执行这些行动。
       *[mouse] 点击“确认”执行这些行动。
    }
web-already-chosen = 你已经选择了 { $stack }：请确认，或撤销后另选。
web-place-keys = R 旋转，+ − 阶层，O 换角

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
web-did-dig = { $name } 挖掘：拿取了 { $stack } 的板块，获得 { $count } 个立柱
web-line-points = { $line } { $points }
web-turn-points = { $sign }{ $count } 分（{ $lines }）
web-turns = 最近的回合
web-step-place = { $name } 在 { $position } 的 { $level } 阶放置了板块
web-sum-dig = { $stack }（立柱 +{ $count }）
web-sum-place = { $level } 阶的板块
web-sum-points = { $sign }{ $count } 分
web-skip = 跳过

## 键盘与读屏
web-grids = 采石场与花园的网格
web-grid-keys = 方向键移动，Enter 执行，R 旋转，+ − 阶层，O 换角，N 下一个装饰性物件，U 撤销，Ctrl+Enter 确认。Q 到采石场，G 到花园。
web-cell =
    { $level ->
        [0] { $space }、玩家版图
       *[other] { $space }、{ $level } 阶
    }
web-cell-symbol = { $symbol }符号
web-cell-free = 空置
web-cell-place = 可以在此放置板块
web-cell-spots = 可以放置装饰性物件（{ $count } 种放法）
web-unknown-tile = 未知板块
web-stack-empty = { $stack }，没有板块
web-stack-remove = 可以移除

## 设置
web-close = 关闭

## 结束
web-winner =
    { $count ->
        [1] { $names } 获胜！
       *[other] { $names } 共享胜利！
    }
web-tie-broken = 总分平手：玩家版图上所剩空槽最少（{ $notches } 个）的玩家获胜。
web-tie-shared = 总分和所剩空槽数均平手：共享胜利。
web-record = 保存对局记录
web-picture = 保存图片
web-study = 研究板
web-open-record = 回放对局记录
web-my-games = 我的对局
web-tournaments = 比赛
web-profile = 个人主页
web-find = 寻找对局
web-ratings = 等级分
web-puzzles = 谜题

## 谁先开始，按什么规则


## 关于本作
web-pad = 实体桌游计分纸
web-credits = 关于本作

## 学习玩法
web-learn = 学习玩法
web-day = 每日采石场
web-learn-how = 第一次来？边玩边学，一步一步，大约十分钟。
