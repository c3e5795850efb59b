### 重看一場玩過的遊戲。

replay-title = 重播遊戲
replay-open = 選擇棋譜
replay-open-how = 將棋譜檔案（.bgn）拖曳到頁面任意位置，或從這台裝置中選擇。棋譜只在這裡讀取，不會傳送到任何地方。
replay-no-record = 這個連結中沒有遊戲，可能已被截斷。請重新索取連結，或直接開啟棋譜。
replay-start = 遊戲開始。
replay-turn = 回合
replay-at = 第 { $turn } 回合，共 { $turns } 回合
replay-at-move = 第 { $turn } 回合，共 { $turns } 回合，第 { $move } 步
replay-turn-before = 後退一回合
replay-before = 後退一步
replay-after = 前進一步
replay-turn-after = 前進一回合
replay-play = 播放
replay-pause = 暫停
replay-line = 顯示的分數
replay-points = 分數表
replay-rival = 其他玩家
replay-play-on = 從這裡繼續玩
replay-play-on-how = 你坐上輪到的座位，其他座位由機器人擔任。之後的板塊與輪次指示物都與這場遊戲相同。
replay-study = 從這裡研究
replay-begin = 開始
replay-share = 分享
replay-share-how = 連結中包含整場遊戲，開啟時會顯示此刻的局面。
replay-review = 檢討
replay-deal = 這場遊戲如何設置
replay-deal-verdict =
    { $verdict ->
        [fair] 設置已驗證
       *[forged] 設置與承諾不符
    }
replay-deal-fair = 本頁面用伺服器在終局公布的秘密數字與各玩家裝置加入的數字重新設置了一次，結果相同：沒有人挑選過板塊、輪次指示物或起始玩家。
replay-deal-noted = 這個瀏覽器在設置之前記下了伺服器的承諾，秘密數字與之相符。
replay-deal-told = 在設置之前記下伺服器承諾的人可以對照：{ $commitment }
replay-deal-not-promised = 秘密數字不是伺服器在設置之前承諾的那個：可能有人挑選過板塊的排列。
replay-deal-not-followed = 依證明重新設置，這場遊戲的板塊、輪次指示物或起始玩家不同：棋譜或設置是偽造的。
replay-film = 儲存動畫
replay-filming = 已錄製 { $done } 張，共 { $all } 張……
replay-film-failed = 這個瀏覽器無法產生圖像。請換一個瀏覽器再試。
