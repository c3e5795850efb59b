### 回放一局已经玩过的游戏。

replay-title = 回放对局
replay-open = 选择对局记录
replay-open-how = 把对局记录文件（.bgn）拖到页面任意位置，或从本设备中选择。对局记录只在本页读取，不会发送到任何地方。
replay-no-record = 此链接中没有对局，可能已被截断。请重新索取链接，或直接打开对局记录。
replay-start = 游戏开始。
replay-turn = 回合
replay-at = 第 { $turn } 回合，共 { $turns } 回合
replay-turn-before = 后退一回合
replay-before = 后退一步
replay-after = 前进一步
replay-turn-after = 前进一回合
replay-play = 播放
replay-pause = 暂停
replay-line = 显示哪项分数
replay-rival = 其他玩家
replay-play-on = 从此处继续玩
replay-play-on-how = 你坐到当前行动玩家的座位，其余座位由机器人担任。之后的板块和轮次指示物与原来这局相同。
replay-study = 从此处研究
replay-begin = 开始
replay-share = 分享
replay-share-how = 链接中包含整局游戏，打开时即为此刻的局面。
replay-review = 复盘
