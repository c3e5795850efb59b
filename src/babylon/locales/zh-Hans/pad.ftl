### 实体桌游用的计分纸。

pad-title = 实体桌游计分纸
pad-welcome = 清点每座花园从上方可见的东西，或逐件重建花园。会同时按所有版本计分。
pad-gardens = 花园
pad-new = 新计分纸
pad-new-sure = 要换一张新的计分纸吗？当前填写的内容将会丢失。
pad-name = 名字
pad-flower = 玩家版图的花朵图案
pad-manner = 这座花园的计分方式
pad-quick = 清点
pad-exact = 重建
pad-next = 下一位：{ $name }

## 清点

pad-quick-how = 只计算从上方至少部分可见的东西。支撑着板块的雕塑不计入。
pad-level = { $level } 阶
pad-level-word = 阶层
pad-tiles = 可见板块（按花朵图案）
pad-highest = 最高板块的阶层
pad-notches = 所剩空槽
pad-notches-how = 空槽数只在平手时才用到，可以不填。
pad-less = 减少 1 个：{ $what }
pad-more = 增加 1 个：{ $what }
pad-uncounted = 未清点
pad-under-decks = 仅被小桥遮挡
pad-under-decks-how = 按简体中文版规则，小桥会遮挡其下方的东西。请填写以上清点的东西中，有多少仅被小桥遮挡。

## 重建

pad-exact-how = 请从低到高重建：会被遮挡的东西要在遮挡它的板块之前放入。阶层、支撑和分数会自动算出。
pad-tools = 配件
pad-tool-tile = 板块：{ $flower }
pad-belvedere = 观景台
pad-no-belvedere = 没有
pad-corner =
    { $corner ->
        [nw] 在西北角
        [ne] 在东北角
        [se] 在东南角
       *[sw] 在西南角
    }
pad-raised = 比所需高 1 阶
pad-hint =
    { $step ->
        [tile] 请选择板块左下方的格子。
        [one] 请选择雕塑所在的格子。
        [first] 请选择两个格子中的第一个。
       *[second] 请选择另一个格子。
    }
pad-looking-back = 现在显示的是放入前 { $count } 件时的花园。新的配件会加在这里。
pad-show-all = 显示全部
pad-pieces = 已放入的配件
pad-no-pieces = 还没有。
pad-pieces-how = 选择其中一件即可回到那一步，补上之后会被板块遮挡的东西。
pad-remove-piece = 移除：{ $piece }
pad-item =
    { $spaces ->
        [1] { $item }（{ $first }）
       *[2] { $item }（{ $first } 和 { $second }）
    }
pad-tile =
    { $corner ->
        [nw] 板块（{ $position }，{ $level } 阶，{ $flower }，西北角有观景台）
        [ne] 板块（{ $position }，{ $level } 阶，{ $flower }，东北角有观景台）
        [se] 板块（{ $position }，{ $level } 阶，{ $flower }，东南角有观景台）
        [sw] 板块（{ $position }，{ $level } 阶，{ $flower }，西南角有观景台）
       *[none] 板块（{ $position }，{ $level } 阶，{ $flower }）
    }
pad-full = 一座花园最多有 { $most } 个板块。

## 结果

pad-result = 结果
pad-edition = 所用版本
pad-count-notches = { $names } 总分平手：请数一数各自玩家版图上所剩的空槽。
pad-editions = 各版本的结果
pad-wins = 获胜，分数为
pad-forbidden = 此版本不允许。{ $piece }
pad-share = 分享
pad-share-how = 整张计分纸都在链接里，不会保留在别处。
pad-print = 打印
pad-broken-link = 这个链接已损坏或不完整，无法显示其中的计分纸。请让对方重新发送链接。
pad-shared = 这张计分纸来自链接。你自己的计分纸仍然保留着。
pad-own = 回到我的计分纸
