### 我的对局：本设备和本服务器上的对局列在一起。

games-search = 按名字查找
games-none = 你还没有对局。玩过的对局会列在这里。
games-none-found = 没有符合“{ $text }”的对局。
games-going-on = 进行中
games-finished = 已结束
games-your-turn = 轮到你了
games-turn-of = 轮到 { $name }
games-paused = 暂停至 { $date }
games-away = { $name } 休假至 { $date }
games-since = 自上次查看以来：{ $turns } 个回合
games-gained = { $name } { $points }
games-won = 你赢了
games-shared = 你与他人共享胜利
games-won-by = { $names } 获胜
games-where =
    { $where ->
        [device] 本设备
       *[server] 在线
    }
games-continue = 继续
games-replay = 回放
games-scores = 最终得分
games-more = 显示更早的对局
games-server-away = 无法连接服务器。列表中没有你的在线对局。
games-deleted = 已删除：{ $names }。
games-take-back = 恢复
games-restored = 对局已恢复。
games-hide = 隐藏
games-show-again = 重新显示
games-hidden = 已隐藏：{ $names }。对局仍保存在服务器上。
games-hidden-ones = 已隐藏的对局（{ $count }）
games-file = 带走你的对局
games-file-how = 一个文件包含本设备上的全部对局，以及你已结束的在线对局。在另一台设备上添加后，未完成的对局可以在那里接着玩。文件中也有进行中对局的隐藏板块，请勿偷看。
games-export = 把全部对局保存为文件
games-exporting = 已准备 { $done } 局，共 { $all } 局……
games-exported = 已把 { $count } 局保存到文件。
games-still-played = 其中不含 { $count } 局仍在进行的在线对局：隐藏的板块只有服务器知道。请在游戏结束后重新保存。
games-export-failed = 无法连接服务器，文件没有生成。请联网后再试。
games-import = 从文件添加对局
games-added =
    { $count ->
        [0] 没有新的对局。
       *[other] 已添加 { $count } 局。
    }
games-known = 其中 { $count } 局这里已经有了。
games-file-fault =
    { $fault ->
        [newer] 此文件由本页面的较新版本生成。请重新加载页面后再添加。没有任何改动。
        [too-long] 此文件太大，不可能是对局文件。没有任何改动。
        [away] 文件中有一局按以前的规则开始，而这些规则现在无法获取。请连接网络后再添加一次。没有任何改动。
       *[not-ours] 此文件中没有对局。请选择在本页面保存的文件，或对局记录（.bgn）。没有任何改动。
    }
games-file-broken = 此文件中的第 { $number } 局已损坏。没有任何改动。
games-file-broken-why = 此文件中的第 { $number } 局已损坏：{ $why }没有任何改动。
games-file-unfinished = 它标明已结束，但记录的行动并未走到终局。
games-file-hidden = 它有一些板块未知，无法接着玩。可以改用回放打开它的对局记录。
games-file-half-turn = 它的最后一个回合不完整。
games-file-seats = 它的玩家与对局记录不符。
games-again = 与同样的人再来一局
