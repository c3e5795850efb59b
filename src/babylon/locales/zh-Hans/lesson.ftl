### 带讲解的第一局：每一步的说明、任务与回应，以及之后那一局的小提示。

## 卡片
lesson-progress = 第 { $step } 步，共 { $steps } 步
lesson-back = 上一步
lesson-next = 下一步
lesson-passing =
    “{ $next }”会替你完成这一回合，并进行学徒的回合。{ $begun ->
        [yes] 接下来是第 { $round } 轮，你的前几步已经走好。
       *[no] 然后第 { $round } 轮开始。
    }
lesson-skip = 跳过
lesson-fold = 动手试试
lesson-read = 看说明
lesson-leave = 退出教学
lesson-again = 从头再来
lesson-first-game = 开始第一局游戏
lesson-end-title = 你已经会玩了
lesson-end-text = 就这么简单：挖掘、建造、保留，并时刻留意从上方能看到什么。现在就和最温和的机器人“学徒”玩一局正式的游戏吧。途中会有简短的小提示，随时可以关闭。

## 要做的事
lesson-task-take =
    { $device ->
        [touch] 轻触箭头所指的板块（{ $stack }），然后轻触框出的按钮。
        [keys] 按 Q，用方向键移到 { $stack }，再按 Enter。
       *[mouse] 点击箭头所指的板块（{ $stack }）。
    }
lesson-task-place =
    { $device ->
        [touch] 轻触金色圆环（{ $position }），然后轻触“{ $place }”。
        [keys] 按 G，用方向键移到 { $position }，再按 Enter。
       *[mouse] 点击箭头所指的金色圆环（{ $position }）。
    }
lesson-task-build =
    { $device ->
        [touch] 轻触箭头所指的圆环（{ $spaces }），然后轻触“{ $build }”。
        [keys] 按 G，用方向键移到 { $space }，再按 Enter。
       *[mouse] 点击箭头所指的圆环（{ $spaces }）。
    }
lesson-task-keep = 在“{ $keep }”中选择“{ $tile }”。
lesson-task-confirm =
    { $device ->
        [touch] 轻触框出的按钮，确认你的回合。
        [keys] 按 Ctrl+Enter，确认你的回合。
       *[mouse] 点击框出的按钮，确认你的回合。
    }
lesson-task-look =
    { $device ->
        [touch] 在“{ $score }”中，轻触“{ $line }”一行里你的分数。
        [keys] 在“{ $score }”中，用 Tab 移到“{ $line }”一行里你的分数，再按 Enter。
       *[mouse] 在“{ $score }”中，点击“{ $line }”一行里你的分数。
    }

## 对其他操作的回应
lesson-slip-turned = 位置对了。这一步请保持板块原样：不要旋转，也不要更换无支撑的角。
lesson-slip-undone = 在正式的游戏中，确认之前你可以撤销本回合的任何行动。教学从这里继续。
lesson-slip-early = 还不行。请先完成这一步的任务：
lesson-slip-done = 这一步已经完成。请按“下一步”继续。

## 第 1 轮之前
lesson-clay-title = 布置采石场
lesson-clay-text = 你将建造一座空中花园：用立柱架起露台板块，再以雕塑、喷泉、小桥和阶梯装饰。板块来自这座采石场：最上面是粘土，其次是花岗岩，最下面是玄武岩；越往下，符号越多。不足四人时，先移除一些粘土板块，让更好的板块从一开始就可见。
lesson-clay-wrong = 任何粘土板块都可以移除，{ $stack } 的也行。教学中请移除 { $where } 的那个：接下来你要挖掘它下面的板块。
lesson-clay-done = 一个花岗岩板块露了出来。学徒又移除了一个粘土板块，第 1 轮开始。

## 回合：挖掘
lesson-digging-title = 挖掘获得立柱
lesson-digging-text = 每个回合从挖掘开始：拿取 1 个可见的板块。它每有一条边与采石场的边界或底部接壤，或与同层或更低层的板块接壤，你就获得 1 个立柱；与更高层的板块接壤则没有。如果板块上是你的花朵图案（白色），再多获得 1 个。{ $stack } 的板块可得：
lesson-digging-wrong = { $stack } 的板块可得 { $pays }。教学中请挖掘 { $where } 的花岗岩板块（可得 { $bests }）：它的符号比粘土板块多，能放置的物件也更多。
lesson-digging-done = 你获得了 { $pays }和这个板块。确认回合后，它下面的板块就会露出，下一位玩家可以挖掘。

## 立柱上的板块
lesson-pillars-title = 板块由立柱支撑
lesson-pillars-text = 现在可以建造了。板块占四个格子，每个角下都需要立柱。放在 { $position } 时，四个角的立柱都立在玩家版图上：需要 { $cost }，板块位于 { $level } 阶。金色圆环标出可以放置的位置。在正式的游戏中你还可以旋转板块。
lesson-pillars-wrong = 板块也可以放在 { $position }。教学中请放在 { $where }：后面的板块都要与它配合。
lesson-pillars-done = 你的第一个露台建成了。游戏结束时还有高度分：{ $rule }，现在是 { $tops }。

## 装饰性物件
lesson-statue-title = 雕塑
lesson-statue-text = 板块上的符号表示那里可以建造什么。装饰性物件不花费任何东西，但至少要有一部分位于本回合所放的板块上。雕塑需要 1 个雕塑符号。第一个雕塑可以放在任何地方；之后的每个雕塑都必须与你的另一个雕塑同行或同列。
lesson-statue-wrong = 雕塑也可以放在 { $first }。这里请放在 { $where }：之后它还会派上用场。
lesson-statue-done = 雕塑的得分等于它所在的阶层数：这里是 { $gain }。越高越好。

lesson-belvedere-title = 三个立柱加观景台
lesson-belvedere-text = 学徒的回合结束了，又轮到你。这回合的板块已经挖掘，但你只有 { $hands }。这也够用：只要立即放上观景台，就可以有一个角没有支撑。观景台会占据那个格子，所以请选一个用不着其符号的角：这里就是没有符号的那个角。
lesson-belvedere-wrong = 板块也可以放在 { $position }。教学中请放在 { $where }：很快它旁边就会有另一个板块，可以一起放置喷泉。
lesson-belvedere-done = { $cost }就撑起了板块，无支撑的角上放着观景台。观景台也有分：{ $views }。

lesson-token-title = 轮次指示物
lesson-token-text = 每轮结束后揭示 1 个轮次指示物，它在下一轮对每位玩家的回合都有效。两人游戏共 { $rounds } 轮。本轮的效果：{ $effect }{ $stack } 的板块上是你的白色花朵图案，可得：
lesson-token-wrong = { $stack } 的板块可得 { $pays }。请挖掘 { $where } 的花岗岩板块：上面是你的花朵图案，本轮可得 { $bests }。
lesson-token-done = 多亏轮次指示物，你获得了 { $pays }。计划回合之前先看看它：它就显示在轮数旁边。

lesson-fountain-title = 喷泉
lesson-fountain-text = 游戏开始时，每位玩家的保留区域中都有 1 个起始露台板块。你的刚才已经替你放到花园里：它在 { $first } 的喷泉符号与 { $second } 的喷泉符号相邻。喷泉需要 2 个这样相邻（不能斜向）的符号，位于同一阶层的 2 个不同板块上。
lesson-fountain-wrong = 这样也可以，得 { $gain }；喷泉可得 { $bests }。请先放置喷泉。
lesson-fountain-done = 喷泉每阶得 { $gain }：在 2 阶就是两倍。

lesson-bridge-title = 小桥
lesson-bridge-text = 小桥需要 2 个小桥符号，位于同一阶层的 2 个板块上，同行或同列，中间正好隔一个格子。那个格子必须空置，并且低于小桥。{ $first } 与 { $second } 之间正合适。
lesson-bridge-wrong = 这样也可以，得 { $gain }；小桥可得 { $bests }。请先放置小桥。
lesson-bridge-done = 与喷泉一样，每阶得 { $gain }。新板块的雕塑符号上也会放上雕塑：它与你的第一个雕塑同行。

## 回合结束
lesson-storing-title = 保留与弃置
lesson-storing-text = 回合结束时要收拾：最多可以保留一个未使用的板块和{ $keeps }，其余板块弃置，其余立柱放回公共供应堆。你有{ $hands }和两个板块。假设这回合什么都不建：保留新拿取的、带阶梯的板块，弃置原有的板块。
lesson-storing-wrong = 这样会弃置印有阶梯符号的板块，而你马上就要用到它。请选择保留新拿取的板块。
lesson-storing-done = 原有的板块已移出游戏，{ $hands }中保留了 { $kept } 个。所以，与其囤积，不如建造。新一轮的轮次指示物刚刚又给了你 1 个。

## 更高
lesson-levels-title = 阶层与二阶立柱
lesson-levels-text = 板块可以放在比现有花园高一阶的位置。在 { $position }，两个角立在露台上，用一阶立柱；另外两个角直达玩家版图，用二阶立柱。2 个一阶立柱会自动换成 1 个二阶立柱：这里需要 { $ones }和 { $twos }，合计 { $cost }。
lesson-levels-wrong = 放在 { $position } 时板块位于 { $level } 阶。请放在 { $where }，一半叠在露台上：这样才能往上建。
lesson-levels-done = { $level } 阶：最高的板块多得 { $tops }。板块可以部分重合，但不能完全重合。

lesson-stairway-title = 阶梯
lesson-stairway-text = 阶梯需要 2 个相邻的阶梯符号，位于高度正好相差一阶的 2 个板块上。这里从 { $first } 通往 { $second }。
lesson-stairway-wrong = 这样也可以。请先放置阶梯。
lesson-stairway-done = 阶梯的得分是两端阶层数之和：{ $gain }。四种装饰性物件就此集齐，这一套再得 { $sets }。

lesson-bearer-title = 用雕塑当立柱
lesson-bearer-text = 角的正下方如果有雕塑，它就代替立柱支撑板块，无需花费。在 { $position }，你的第一个雕塑正好支撑一个角，其他角只需 { $cost }。但从此它就是立柱，不再得分。
lesson-bearer-wrong = 放在 { $position } 需要 { $cost }，也没有雕塑帮忙。请放在 { $where }，你的第一个雕塑上方。
lesson-bearer-done = 省下了一个角的立柱。如果上面的板块带来的分比雕塑多，这样做就划算。

lesson-hiding-title = 什么会被遮挡
lesson-hiding-text = 只有从上方看得到的才计分，被板块遮挡的格子再也不能使用。这个板块无支撑的角会遮挡喷泉的一半。另一半仍然可见，所以喷泉照样得全分；如果完全被遮挡，就一分也没有。
lesson-hiding-wrong = 板块也可以放在 { $position }。教学中请放在 { $where }，喷泉的一半上方。
lesson-hiding-done = 看得到一半的喷泉，在计分纸上就是一个完整的喷泉。新板块上还会放上第二个喷泉，位于 2 阶。

## 游戏结束
lesson-scoring-title = 从上方计分
lesson-scoring-text = 最后一轮结束后，所有看得到的都计分。雕塑：所在阶层数。喷泉和小桥：每阶 { $fountain } 分。阶梯：两端阶层数之和。观景台：{ $belvedere } 分。每套 4 种装饰性物件：{ $set } 分，每套 4 种花朵图案：{ $flowers } 分。高度分：{ $rule }，这里是 { $highest } 分。总分最高的玩家获胜。
lesson-scoring-done = 有两个雕塑，但只有一个计分：另一个支撑着板块。点开每个数字都能看到分数的来源。算上这一回合，你已经有 { $scores }；上方名字旁的分数要等这一回合结束后才会算上。

## 第一局的小提示
lesson-tip-remove = 任何粘土板块都可以移除，双方轮流进行，还剩 { $left } 个。露出来的板块从第 1 轮起可以挖掘，由起始玩家先挖。
lesson-tip-dig = 现在挖掘 { $stack } 的板块获得的立柱最多：{ $pays }。也看看符号：哪些能与你的板块相配？
lesson-tip-build = 趁现在建造装饰性物件：不花费任何东西，但至少要有一部分位于本回合的板块上。
lesson-tip-place = 你有 { $hands }。放置板块时，尽量让相同的符号相邻；放上观景台就可以有一个角没有支撑。
lesson-tip-lose = 你的一阶立柱超过了可以保留的 { $kept } 个：可以的话，再放一个板块。
lesson-tip-end = 这回合已经没有可以做的了。请结束回合；可以保留一个未使用的板块。
lesson-tip-confirm = 现在就这些。确认之前可以撤销；确认之后轮到其他人。
lesson-tip-wait = 留意其他玩家的挖掘：每拿走一个板块，就会露出下一个，旁边的板块能带来的立柱也随之改变。
lesson-tips-off = 关闭小提示
