### 研究板：变化、笔记、箭头和机器人的看法。

board-title = 研究板
board-how = 试试还可以怎么走：每个回合都会成为一个分支，可以写笔记、画箭头，旁边还有机器人的看法。

## 列表

board-edition = 版本
board-fresh = 以新的布置开始
board-as-text = 用文字摆局面
board-open = 选择对局记录
board-paste = 文字形式的对局记录
board-paste-open = 打开此文字
board-setup-how = 局面由最初的布置和之后的回合决定。你可以在文字中更改板块、轮次指示物和座位；? 表示无人知晓的板块或轮次指示物。
board-set-up = 摆出局面
board-set-up-here = 从这里摆出局面
board-list = 本设备上的研究
board-none = 还没有研究。请以新的布置开始，或打开一份对局记录。
board-unnamed = 未命名的研究
board-name = 研究名称
board-rename = 重命名
board-rename-done = 完成
board-no-link = 此链接中没有研究，可能已被截断。请重新索取链接，或直接打开对局记录。
board-missing = 此研究已不在本设备上。

## 研究板

board-kept = 已保存在本设备上。
board-not-yet = 尚未保存。
board-keep = 保存
board-not-kept = 此浏览器无法保存。请分享链接或保存对局记录，以免丢失。
board-share = 分享
board-share-how = 链接中包含一切：布置、所有变化、笔记和箭头。不会向服务器发送任何内容。
board-all = 所有研究
board-tree = 回合与变化
board-start = 最初的布置
board-back = 后退一回合
board-forward = 前进一回合
board-beside = 下一个变化
board-promote = 设为主线
board-prune = 从此处起删除
board-put-back = 恢复
board-note = 笔记
board-panel = 变化与笔记
board-panel-close = 回到研究板
board-over = 游戏到此结束。

## 箭头

board-marks = 箭头与圆圈
board-draw = 在研究板上绘制
board-draw-how = 从一处拖到另一处可画箭头，按一处可画圆圈。再做一次即可擦除。
board-garden = 花园
board-from = 从
board-to = 到
board-to-how = 不填则为圆圈
board-add = 添加
board-bad-place = 请写一堆（如 B3）或一个格子（如 c4）。
board-ring = { $place } 的圆圈
board-arrow = 从 { $from } 到 { $to } 的箭头
board-place = { $garden } { $space }
board-wipe = 擦除

## 机器人的看法

board-bot = 机器人的看法
board-bot-choice = 机器人
board-bot-start = 开始
board-bot-stop = 停止
board-bot-thinking = 正在思考……
board-bot-margin = 预计终局分差：{ $margin } ± { $error } 分（试了 { $tries } 局）
board-bot-plain = 此机器人不向后推算，因此没有预计分差。
board-bot-off = 开始后，它会分析你走到的每个局面。
board-bot-failed = 机器人无法思考。请停止后重新开始。
board-bot-play = 采用这个走法

## 摆出局面

board-set-up-how = 点击即可建造花园，并指定轮到谁、采石场显示哪些板块。每件东西能否放置都由规则判断，没有指定的则随机决定。
board-whose-turn = 轮到谁
board-token-now = 本轮的轮次指示物
board-token-of = 第 { $round } 轮
board-by-lot = 随机
board-tokens-to-come = 之后的轮次指示物
board-singles = 保留的一阶立柱
board-no-tile = 没有
board-material = 材质
board-free-tiles = 尚未使用的板块
board-no-free-tiles = 这些板块都已使用。
board-rotate = 旋转板块
board-pick = 请先选择板块或配件，再选择花园中的格子。
board-quarry-how = 数字是这一堆剩下的板块数，其下是可见的板块。只要不在这里改动，采石场就会按轮次和花园自动确定。
board-stack-height = { $stack } 堆的板块数
board-stack-top = { $stack } 堆的可见板块
board-below = 下方的板块和之后的轮次指示物
board-below-drawn = 随机决定
board-below-unknown = 未知
board-lay-anew = 重新摆放采石场
board-can-be = 这个局面可能出现。
board-set-up-open = 作为研究打开
