### 有引導的第一場遊戲：每一步的說明、任務與回應，以及之後那一場的小提示。

## 卡片
lesson-progress = 第 { $step } 步，共 { $steps } 步
lesson-back = 上一步
lesson-next = 下一步
lesson-passing =
    「{ $next }」會替你完成這個回合，並進行學徒的回合。{ $begun ->
        [yes] 接下來是第 { $round } 輪，你的前幾步已經走好。
       *[no] 然後第 { $round } 輪開始。
    }
lesson-skip = 略過
lesson-fold = 動手試試
lesson-read = 看說明
lesson-leave = 離開教學
lesson-again = 從頭開始
lesson-first-game = 開始第一場遊戲
lesson-end-title = 你已經會玩了
lesson-end-text = 就是這樣：挖掘、建造、存放，並隨時留意從上方看得到什麼。現在和最溫和的機器人「學徒」玩一場真正的遊戲吧。過程中會有簡短的小提示，隨時可以關閉。

## 要做的事
lesson-task-take =
    { $device ->
        [touch] 輕觸箭頭所指的板塊（{ $stack }），然後輕觸加框的按鈕。
        [keys] 按 Q，用方向鍵移到 { $stack }，再按 Enter。
       *[mouse] 點選箭頭所指的板塊（{ $stack }）。
    }
lesson-task-place =
    { $device ->
        [touch] 輕觸 { $position } 的金色圓環，然後輕觸「{ $place }」。
        [keys] 按 G，用方向鍵移到 { $position }，再按 Enter。
       *[mouse] 點選箭頭所指的金色圓環（{ $position }）。
    }
lesson-task-build =
    { $device ->
        [touch] 輕觸箭頭所指的圓環（{ $spaces }），然後輕觸「{ $build }」。
        [keys] 按 G，用方向鍵移到 { $space }，再按 Enter。
       *[mouse] 點選箭頭所指的圓環（{ $spaces }）。
    }
lesson-task-keep = 在「{ $keep }」中選擇「{ $tile }」。
lesson-task-confirm =
    { $device ->
        [touch] 輕觸加框的按鈕，你的回合就此確定。
        [keys] 按 Ctrl+Enter，你的回合就此確定。
       *[mouse] 點選加框的按鈕，你的回合就此確定。
    }
lesson-task-look =
    { $device ->
        [touch] 在「{ $score }」中，輕觸「{ $line }」一列裡你的分數。
        [keys] 在「{ $score }」中，用 Tab 移到「{ $line }」一列裡你的分數，再按 Enter。
       *[mouse] 在「{ $score }」中，點選「{ $line }」一列裡你的分數。
    }

## 對其他操作的回應
lesson-slip-turned = 位置對了。這一步請讓板塊保持原樣：不要旋轉，也不要改換懸空的角落。
lesson-slip-undone = 在遊戲中，你可以復原本回合的任何行動，直到確認為止。教學從這裡繼續。
lesson-slip-early = 還不行。請先完成這一步的任務：
lesson-slip-done = 這一步已經完成。請按「下一步」繼續。

## 第 1 輪之前
lesson-clay-title = 調整採石場
lesson-clay-text = 你將建造一座空中花園：用支柱架起露臺板塊，再以雕像、噴泉、橋樑和階梯裝飾。板塊來自這座採石場：最上面是黏土，其次是花崗岩，最下面是玄武岩；越往下，符號越多。玩家不足四人時，要先移除一些黏土板塊，讓更好的板塊從一開始就可見。
lesson-clay-wrong = 任何黏土板塊都可以移除，{ $stack } 的也行。教學中請移除 { $where } 的那片：接下來你要挖掘它下面的板塊。
lesson-clay-done = 一片花崗岩板塊露了出來。學徒又移除了一片黏土板塊，第 1 輪開始。

## 回合：挖掘
lesson-digging-title = 挖掘能獲得支柱
lesson-digging-text = 每個回合從挖掘開始：拿取一片可見的板塊。它每有一個邊緣接觸到採石場邊界、採石場底層，或相同或較低階層的板塊，你就獲得一個支柱；接觸到較高的板塊則沒有。若板塊上是你的花朵（白色），再多獲得一個。{ $stack } 的板塊可得：
lesson-digging-wrong = { $stack } 的板塊可得 { $pays }。教學中請挖掘 { $where } 的花崗岩板塊，可得 { $bests }：它的符號比黏土板塊多，能在上面建造的也更多。
lesson-digging-done = 你獲得了 { $pays }和這片板塊。確認回合後，它下面的板塊就會露出，下一位玩家可以挖掘。

## 支柱上的板塊
lesson-pillars-title = 板塊由支柱支撐
lesson-pillars-text = 現在可以建造了。板塊占四個空位，每個角落下方都需要支柱。放在 { $position } 時，支柱全都立在玩家圖板上：需要 { $cost }，板塊位於第 { $level } 層。金色圓環標出可以放置的位置。在遊戲中你還可以旋轉板塊。
lesson-pillars-wrong = 板塊也可以放在 { $position }。教學中請放在 { $where }：接下來的板塊都會配合它的位置。
lesson-pillars-done = 這是你的第一座露臺。遊戲結束時，最高層級也會計分：{ $rule }，目前是 { $tops }。

## 裝飾物
lesson-statue-title = 雕像
lesson-statue-text = 板塊上的符號表示那裡可以建造什麼。裝飾物是免費的，但至少要有一部分位於本回合放置的板塊上。雕像需要一個雕像符號。第一座雕像可以放在任何地方；之後的每座雕像都必須與你的另一座雕像同列或同欄。
lesson-statue-wrong = 雕像也可以放在 { $first }。教學中請放在 { $where }：之後它還會派上用場。
lesson-statue-done = 雕像的得分等於它的層級：這裡是 { $gain }。越高越好。

lesson-belvedere-title = 三個支柱加觀景亭
lesson-belvedere-text = 學徒的回合結束了，又輪到你。板塊已經挖好了，但你只有 { $hands }。這也夠用：可以讓一個角落懸空，只要立即在那裡放上觀景亭。觀景亭會占用那個空位，所以最好讓符號用不到的角落懸空：這裡是沒有符號的那個角落。
lesson-belvedere-wrong = 板塊也可以放在 { $position }。教學中請放在 { $where }：它旁邊很快就會有能一起建造噴泉的板塊。
lesson-belvedere-done = { $cost }就撐起了板塊，懸空的角落放著觀景亭。觀景亭也有分數：{ $views }。

lesson-token-title = 輪次指示物
lesson-token-text = 每輪結束後會展示一個輪次指示物，它對每位玩家的下一個回合都有效。兩人遊戲共 { $rounds } 輪。本輪的效果：{ $effect }{ $stack } 的板塊帶有你的白色花朵，可得：
lesson-token-wrong = { $stack } 的板塊可得 { $pays }。請挖掘 { $where } 的花崗岩板塊：它帶有你的花朵，本輪可得 { $bests }。
lesson-token-done = 多虧輪次指示物，你獲得了 { $pays }。規劃回合之前先看看它：它就顯示在輪次旁邊。

lesson-fountain-title = 噴泉
lesson-fountain-text = 每位玩家一開始都存放著一片起始露臺板塊。你的那片剛才已經替你放置：它在 { $first } 的噴泉符號與 { $second } 的噴泉符號相鄰。噴泉需要 2 個這樣相鄰（不能斜向）的符號，位於相同層級的兩片不同板塊上。
lesson-fountain-wrong = 這樣也可以，得 { $gain }；噴泉可得 { $bests }。請先建造噴泉。
lesson-fountain-done = 每一層得 { $gain }：在第 2 層就是兩倍。

lesson-bridge-title = 橋樑
lesson-bridge-text = 橋樑需要 2 個橋樑符號，位於相同層級的兩片板塊上，成一直線，中間恰好間隔一個空位。那個格位上不能有東西，而且必須低於橋樑。{ $first } 與 { $second } 之間正合適。
lesson-bridge-wrong = 這樣也可以，得 { $gain }；橋樑可得 { $bests }。請先建造橋樑。
lesson-bridge-done = 與噴泉一樣，每一層得 { $gain }。新板塊上的雕像符號也會放上雕像：它與你的第一座雕像同列。

## 回合結束
lesson-storing-title = 存放與棄置
lesson-storing-text = 回合結束時要整理：最多可以存放一片未使用的板塊和{ $keeps }，其餘板塊棄置，其餘支柱放回供應區。你有{ $hands }和兩片板塊。假設這回合什麼都不建：存放剛挖到的、有階梯的板塊，棄置原本存放的板塊。
lesson-storing-wrong = 這樣會棄置帶有階梯符號的板塊，而你馬上就要用到它。請選擇挖到的板塊。
lesson-storing-done = 原有的板塊已移出遊戲，{ $hands }中留下了 { $kept } 個。所以，與其囤積，不如建造。新一輪的輪次指示物剛剛又給了你 1 個。

## 更高
lesson-levels-title = 層級與雙層支柱
lesson-levels-text = 板塊最高可以放在比現有花園高一層的位置。在 { $position }，兩個角落以單層支柱立在露臺上；另外兩個角落以雙層支柱直接立在玩家圖板上。2 個單層支柱會自動換成 1 個雙層支柱：這裡需要 { $ones }和 { $twos }，相當於 { $cost }。
lesson-levels-wrong = 放在 { $position } 時板塊位於第 { $level } 層。請放在 { $where }，一半疊在露臺上：這樣才能往上建。
lesson-levels-done = 第 { $level } 層：最高的板塊多得 { $tops }。板塊可以部分重疊，但不能完整重疊。

lesson-stairway-title = 階梯
lesson-stairway-text = 階梯需要 2 個相鄰的階梯符號，位於恰好相差一層的兩片板塊上。這裡從 { $first } 往上通到 { $second }。
lesson-stairway-wrong = 這樣也可以。請先建造階梯。
lesson-stairway-done = 階梯的得分是兩端層級的總和：{ $gain }。四種裝飾物就此湊齊，這一組再得 { $sets }。

lesson-bearer-title = 雕像當作支柱
lesson-bearer-text = 角落正下方若有雕像，它就代替支柱支撐板塊，而且免費。在 { $position }，你的第一座雕像正好支撐一個角落，其他角落只需 { $cost }。但從此它就是支柱，不再得分。
lesson-bearer-wrong = 放在 { $position } 需要 { $cost }，也沒有雕像幫忙支撐。請放在 { $where }，也就是你的第一座雕像上方。
lesson-bearer-done = 省下了一個角落的支柱。若上面的板塊帶來的分數比雕像多，這樣做就划算。

lesson-hiding-title = 遮蓋與可見
lesson-hiding-text = 只有從上方看得到的才計分，被板塊遮蓋的空位再也不能使用。這片板塊懸空的角落會遮蓋噴泉的一半。另一半仍然可見，所以噴泉照樣完整計分；若完全被遮蓋，就不計分。
lesson-hiding-wrong = 板塊也可以放在 { $position }。教學中請放在 { $where }，遮蓋噴泉的一半。
lesson-hiding-done = 只要看得到一半，噴泉在計分表上就完整計分。新板塊上還會建造第二座噴泉，位於第 2 層。

## 遊戲結束
lesson-scoring-title = 從上方計分
lesson-scoring-text = 最後一輪結束後，所有看得到的都計分。雕像：所在層級。噴泉和橋樑：每一層 { $fountain } 分。階梯：兩端層級的總和。觀景亭：{ $belvedere } 分。每組 4 種裝飾物：{ $set } 分，每組 4 種花朵：{ $flowers } 分。最高層級：{ $rule }，這裡是 { $highest } 分。分數最高的玩家獲勝。
lesson-scoring-done = 有兩座雕像，但只有一座計分：另一座支撐著板塊。點開每個數字都能看到分數的來源。算上這一回合，你已經有 { $scores }；上方名字旁的分數要等這一回合結束後才會算上。

## 第一場遊戲的小提示
lesson-tip-remove = 任何黏土板塊都可以移除，雙方輪流進行，還剩 { $left } 片。露出來的板塊從第 1 輪起可以挖掘，由起始玩家先挖。
lesson-tip-dig = 現在挖掘 { $stack } 的板塊獲得最多：{ $pays }。也看看符號：哪些能與你現有的板塊搭配？
lesson-tip-build = 趁現在建造裝飾物：免費，但至少要有一部分位於本回合的板塊上。
lesson-tip-place = 你有 { $hands }。放置板塊時，盡量讓相同的符號相鄰；放上觀景亭就可以讓一個角落懸空。
lesson-tip-lose = 你的單層支柱超過了可以存放的 { $kept } 個：可以的話再放一片板塊。
lesson-tip-end = 這回合已經沒有可以做的事了。請結束回合；可以存放一片未使用的板塊。
lesson-tip-confirm = 現在就這些。確認之前可以復原；確認之後輪到其他人。
lesson-tip-wait = 留意其他玩家挖掘了什麼：每拿走一片板塊就露出另一片，旁邊的板塊能帶來的支柱也隨之改變。
lesson-tips-off = 關閉小提示
