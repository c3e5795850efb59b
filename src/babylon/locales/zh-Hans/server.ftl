# 服务器的用语：错误、聊天短语、行动和得分。

server-error-bad-request = 无法读取该请求。
server-error-bad-notation = 这不是一步行动的写法。
server-error-no-guest = 请先成为访客。
server-error-not-host = 只有房主可以这样做。
server-error-not-your-seat = 这不是你的座位。
server-error-wrong-key = 链接或代码不符。
server-error-origin-refused = 请求来自其他网站，已被拒绝。
server-error-chat-off = 房主已关闭此聊天。
server-error-no-table = 没有这张桌子。
server-error-no-seat = 这张桌子没有这个座位。
server-error-not-found = 这里什么都没有。
server-error-method-refused = 此处不能这样做。
server-error-stale = 牌局已经继续进行。
server-error-seat-taken = 该座位已有人。
server-error-not-your-turn = 现在是其他玩家的回合。
server-error-wrong-status = 桌子当前的状态不允许这样做。
server-error-undo-off = 这张桌子不允许悔棋。
server-error-nothing-to-undo = 没有那么多回合可以撤回。
server-error-no-proposal = 没有人提出撤回。
server-error-not-absent = 这位玩家还有时间。
server-error-hints-off = 这张桌子不提供提示。
server-error-rules-unknown = 这局游戏所用的规则版本服务器已不再提供。
server-error-too-large = 请求太大。
server-error-not-json = 请求必须是 JSON。
server-error-illegal-move = 规则不允许这步行动。
server-error-turn-unfinished = 这些行动不是一个完整的回合。
server-error-key-reused = 此键已用于另一个请求。
server-error-unknown-bot = 这里没有这个机器人。
server-error-unknown-edition = 没有这个版本。
server-error-unknown-tiles = 没有这套板块。
server-error-too-many = 请求过多，请稍候。
server-error-broken = 服务器出错，没有任何改动。
server-error-bot-busy = 目前没有空闲的机器人。
server-error-shutting-down = 服务器正在重启，请重试。

server-phrase-hello = 大家好！
server-phrase-good-luck = 祝你好运！
server-phrase-well-built = 建得漂亮！
server-phrase-oops = 哎呀！
server-phrase-thinking = 让我想想…
server-phrase-your-turn = 轮到你了。
server-phrase-thanks = 谢谢！
server-phrase-good-game = 好局！

server-move-remove = 移除 { $stack } 的粘土板块
server-move-dig = 挖掘 { $stack }，获得 { $singles } 根一阶立柱
server-move-place = 将{ $source ->
    [dug] 挖到的
   *[stored] 保留的
 }板块 { $tile } 放在 { $position }，第 { $level } 阶，旋转 { $turns } × 90°{ $open ->
    [none] {""}
   *[other] ，角 { $open } 悬空
 }
server-move-decorate = 在 { $spaces } 放置{ $symbol ->
   *[statue] 雕塑
    [fountain] 喷泉
    [bridge] 小桥
    [stairway] 阶梯
 }{ $star ->
    [none] {""}
   *[other] （{ $star } 使用轮次指示物）
 }
server-move-end = 结束回合，{ $keep ->
    [dug] 保留挖到的板块
    [stored] 继续保留原有板块
   *[none] 不保留板块
 }

server-point = { $what ->
   *[statue] 雕塑
    [fountain] 喷泉
    [bridge] 小桥
    [stairway] 阶梯
    [belvedere] 观景台
    [tile] 高度分
    [set-diversity] 一套四种装饰性物件
    [set-flowers] 一套四种花朵
 }，{ $spaces }：{ $points } 分{ $hidden ->
    [yes] （被板块遮住）
   *[no] {""}
 }
