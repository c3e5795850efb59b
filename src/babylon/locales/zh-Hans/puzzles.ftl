### 谜题：某个局面中的最佳回合。

puzzles-number = 谜题 { $number } · 难度 { $rating }
puzzles-leave = 离开谜题
puzzles-task =
    { $flower ->
        [white] 轮到白色：找出最佳走法。
        [pink] 轮到粉色：找出最佳走法。
        [blue] 轮到蓝色：找出最佳走法。
       *[yellow] 轮到黄色：找出最佳走法。
    }
puzzles-how = 走完整个回合并确认。评判的是结果，而不是各步的先后顺序。
puzzles-judging = 正在推演两种走法……
puzzles-unjudged = 页面还有一部分没有加载，无法推演这个回合。请在网络恢复后再次确认。
puzzles-solved = 解开了！
puzzles-better = 解开了！按我们的计算，你的走法比答案还要好。
puzzles-failed = 还不是最佳：比最佳走法大约差 { $points } 分。
puzzles-brings = 最佳走法立即多得 { $points } 分。
puzzles-prepares = 它还为你之后的回合多准备了大约 { $points } 分。
puzzles-denies = 它还让最强的对手少得大约 { $points } 分。
puzzles-moved = 你的等级分：{ $rating }（{ $change }）。
puzzles-progress = 你的等级分：{ $rating }。连续解开：{ $streak }（最高 { $longest }）。已解开：{ $solved }。此主题共有 { $count } 道谜题。
puzzles-proof = 我们找到的其他走法都至少少领先 { $margin } 分（± { $error }）。
puzzles-themes = 主题：{ $themes }。
puzzles-theme = 主题
puzzles-theme-all = 全部
puzzles-theme-storage = 保留板块
puzzles-theme-denial = 阻碍对手
puzzles-theme-patience = 先舍后得
puzzles-theme-levels = 新的一阶
puzzles-theme-bearer = 以雕塑代替立柱
puzzles-theme-last-round = 最后一轮
puzzles-own = 来自你的对局：第 { $turn } 回合
puzzles-own-how = 复盘在这里找到了更好的走法。尝试不会改变你的等级分。
puzzles-own-found = 这就是复盘找到的走法。
puzzles-own-broken = 此链接中没有可以解的回合，可能已被截断。下面是另一道谜题。
puzzles-to-game = 回到对局
puzzles-alike = 类似的谜题
puzzles-again = 再试一次
puzzles-show = 答案
puzzles-next = 下一题
puzzles-more = 更多
puzzles-less = 收起
puzzles-compared = 你的走法与最佳走法的分数
puzzles-points = 分数
puzzles-yours = 你的
puzzles-best = 最佳
puzzles-at-once = 立即得分
puzzles-later = 之后的回合（约）
puzzles-rival = 最强对手最终得分（约）
