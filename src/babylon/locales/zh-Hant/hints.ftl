### 提示的用語：先說想法，再說這個回合帶來什麼，還有什麼其他選擇。網頁與命令列共用。

advice-idea-item =
    { $item ->
        [statue] 可以在第 { $level } 層建造雕像。
        [fountain] 可以在第 { $level } 層建造噴泉。
        [bridge] 可以在第 { $level } 層建造橋樑。
       *[stairway] 可以建造通往第 { $level } 層的階梯。
    }
advice-idea-place = 可以在第 { $level } 層放置板塊。
advice-idea-store = 不妨等一等：先挖掘一片板塊，之後再用來建造。
advice-idea-remove = 移除一片對其他玩家比對你更有用的板塊。
advice-move = 走法：{ $turn }。
advice-gain = 立即得分：{ $gain }。
advice-no-gain = 不會立即得分。
advice-promise = 據神經網路判斷，與尋常的回合相比，到終局的變化：{ $lines }。
advice-prepares =
    為下個回合留下 { $pillars } 個支柱{ $stored ->
        [yes] 和 1 片存放的板塊。
       *[no] ，沒有存放的板塊。
    }
advice-waits =
    { $item ->
        [fountain] 接下來：{ $space } 旁邊再有一個噴泉符號，就可以在第 { $level } 層建造噴泉。
        [bridge] 接下來：{ $space } 對面再有一個橋樑符號，就可以在第 { $level } 層建造橋樑。
       *[stairway] 接下來：{ $space } 旁邊再有一個階梯符號，就可以建造通往第 { $level } 層的階梯。
    }
advice-opens-level = 之後可以在第 { $level } 層放置板塊。
advice-opens-line = 之後的雕像可以與 { $space } 的雕像排成一線。
advice-lacks-item =
    { $item ->
        [statue] 再湊一組四種裝飾物，只差一座雕像。
        [fountain] 再湊一組四種裝飾物，只差一座噴泉。
        [bridge] 再湊一組四種裝飾物，只差一座橋樑。
       *[stairway] 再湊一組四種裝飾物，只差一座階梯。
    }
advice-lacks-flower = 再湊一組四種花朵，只差一片有{ $flower }的板塊。
advice-alternative = 次佳走法：{ $turn }，大約少 { $points } 分（± { $error }）。
advice-even = 差不多一樣好：{ $turn }（相差 { $points } ± { $error } 分，難分高下）。
advice-turn-take = { $stack }
advice-turn-place = 在 { $position } 的第 { $level } 層放置板塊
advice-turn-end = 結束回合
advice-show = 顯示走法
advice-show-other = 顯示另一種走法
