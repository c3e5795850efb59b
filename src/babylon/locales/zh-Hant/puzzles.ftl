### 謎題：某個局面中的最佳回合。

puzzles-number = 謎題 { $number } · 難度 { $rating }
puzzles-leave = 離開謎題
puzzles-task =
    { $flower ->
        [white] 輪到白色：找出最佳走法。
        [pink] 輪到粉色：找出最佳走法。
        [blue] 輪到藍色：找出最佳走法。
       *[yellow] 輪到黃色：找出最佳走法。
    }
puzzles-how = 走完整個回合並確認。評判的是結果，而不是各步的先後順序。
puzzles-judging = 正在推演兩種走法……
puzzles-unjudged = 頁面還有一部分沒有載入，無法推演這個回合。請在網路恢復後再次確認。
puzzles-solved = 解開了！
puzzles-better = 解開了！依我們的計算，你的走法比答案還要好。
puzzles-failed = 還不是最佳：比最佳走法大約差 { $points } 分。
puzzles-brings = 最佳走法立即多得 { $points } 分。
puzzles-prepares = 它還為你之後的回合多準備了大約 { $points } 分。
puzzles-denies = 它還讓最強的對手少得大約 { $points } 分。
puzzles-moved = 你的等級分：{ $rating }（{ $change }）。
puzzles-progress = 你的等級分：{ $rating }。連續解開：{ $streak }（最高 { $longest }）。已解開：{ $solved }。此主題共有 { $count } 道謎題。
puzzles-proof = 我們找到的其他走法都至少少領先 { $margin } 分（± { $error }）。
puzzles-themes = 主題：{ $themes }。
puzzles-theme = 主題
puzzles-theme-all = 全部
puzzles-theme-storage = 存放板塊
puzzles-theme-denial = 阻礙對手
puzzles-theme-patience = 先捨後得
puzzles-theme-levels = 新的一層
puzzles-theme-bearer = 以雕像代替支柱
puzzles-theme-last-round = 最後一輪
puzzles-own = 來自你的遊戲：第 { $turn } 回合
puzzles-own-how = 檢討在這裡找到了更好的走法。嘗試不會改變你的等級分。
puzzles-own-found = 這就是檢討找到的走法。
puzzles-own-broken = 此連結中沒有可以解的回合，可能已被截斷。下面是另一道謎題。
puzzles-to-game = 回到遊戲
puzzles-alike = 類似的謎題
puzzles-again = 再試一次
puzzles-show = 答案
puzzles-next = 下一題
puzzles-more = 更多
puzzles-less = 收起
puzzles-compared = 你的走法與最佳走法的分數
puzzles-points = 分數
puzzles-yours = 你的
puzzles-best = 最佳
puzzles-at-once = 立即得分
puzzles-later = 之後的回合（約）
puzzles-rival = 最強對手最終得分（約）
