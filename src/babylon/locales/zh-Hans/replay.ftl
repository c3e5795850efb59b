### 回放一局已经玩过的游戏。

replay-title = 回放对局
replay-open = 选择对局记录
replay-open-how = 把对局记录文件（.bgn）拖到页面任意位置，或从本设备中选择。对局记录只在本页读取，不会发送到任何地方。
replay-no-record = 此链接中没有对局，可能已被截断。请重新索取链接，或直接打开对局记录。
replay-start = 游戏开始。
replay-turn = 回合
replay-at = 第 { $turn } 回合，共 { $turns } 回合
replay-at-move = 第 { $turn } 回合，共 { $turns } 回合，第 { $move } 步
replay-turn-before = 后退一回合
replay-before = 后退一步
replay-after = 前进一步
replay-turn-after = 前进一回合
replay-play = 播放
replay-pause = 暂停
replay-line = 显示哪项分数
replay-points = 分数表
replay-rival = 其他玩家
replay-play-on = 从此处继续玩
replay-play-on-how = 你坐到当前行动玩家的座位，其余座位由机器人担任。之后的板块和轮次指示物与原来这局相同。
replay-study = 从此处研究
replay-begin = 开始
replay-share = 分享
replay-share-how = 链接中包含整局游戏，打开时即为此刻的局面。
replay-review = 复盘
replay-deal = 本局如何布置
replay-deal-verdict =
    { $verdict ->
        [fair] 布置已验证
       *[forged] 布置与承诺不符
    }
replay-deal-fair = 本页面用服务器在终局公布的秘密数和各玩家设备加入的数重新布置了一次，结果相同：没有人挑选过板块、轮次指示物或起始玩家。
replay-deal-noted = 此浏览器在布置之前记下了服务器的承诺，秘密数与之相符。
replay-deal-told = 在布置之前记下服务器承诺的人可以对照：{ $commitment }
replay-deal-not-promised = 秘密数不是服务器在布置之前承诺的那个：可能有人挑选过板块的排列。
replay-deal-not-followed = 按证明重新布置，本局的板块、轮次指示物或起始玩家不同：对局记录或布置是伪造的。
replay-film = 保存动画
replay-filming = 已录制 { $done } 幅，共 { $all } 幅……
replay-film-failed = 此浏览器无法生成图像。请换一个浏览器再试。
