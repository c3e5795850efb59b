### 研究板：變化、筆記、箭頭與機器人的看法。

board-title = 研究板
board-how = 試試還可以怎麼玩：每個回合都會成為一個分支，可以寫筆記、畫箭頭，旁邊還有機器人的看法。

## 清單

board-edition = 版本
board-fresh = 以新的設置開始
board-as-text = 用文字擺出局面
board-open = 選擇棋譜
board-paste = 文字棋譜
board-paste-open = 開啟這份文字
board-setup-how = 局面由最初的設置與之後的回合決定。你可以在文字中更改板塊、輪次指示物與座位；? 代表沒有人知道的板塊或輪次指示物。
board-set-up = 擺出局面
board-set-up-here = 從這裡擺出局面
board-list = 這台裝置上的研究
board-none = 還沒有研究。請以新的設置開始，或開啟一份棋譜。
board-unnamed = 未命名的研究
board-name = 研究名稱
board-rename = 重新命名
board-rename-done = 完成
board-no-link = 這個連結中沒有研究，可能已被截斷。請重新索取連結，或直接開啟棋譜。
board-missing = 這份研究已不在這台裝置上。

## 研究板

board-kept = 已儲存在這台裝置上。
board-not-yet = 尚未儲存。
board-keep = 儲存
board-not-kept = 這個瀏覽器無法儲存。請分享連結或儲存棋譜，以免遺失。
board-share = 分享
board-share-how = 連結中包含一切：設置、所有變化、筆記與箭頭。不會傳送任何內容到伺服器。
board-all = 所有研究
board-tree = 回合與變化
board-start = 最初的設置
board-back = 後退一回合
board-forward = 前進一回合
board-beside = 下一個變化
board-promote = 設為主線
board-prune = 從這裡開始刪除
board-put-back = 復原
board-note = 筆記
board-panel = 變化與筆記
board-panel-close = 回到研究板
board-over = 遊戲到此結束。

## 箭頭

board-marks = 箭頭與圓圈
board-draw = 在研究板上繪製
board-draw-how = 從一處拖曳到另一處可畫箭頭，按一處可畫圓圈。再做一次即可擦除。
board-garden = 花園
board-from = 從
board-to = 到
board-to-how = 不填即為圓圈
board-add = 新增
board-bad-place = 請寫一疊（如 B3）或一個格位（如 c4）。
board-ring = { $place } 的圓圈
board-arrow = 從 { $from } 到 { $to } 的箭頭
board-place = { $garden } { $space }
board-wipe = 擦除

## 機器人的看法

board-bot = 機器人的看法
board-bot-choice = 機器人
board-bot-start = 開始
board-bot-stop = 停止
board-bot-thinking = 正在思考……
board-bot-margin = 預計終局分差：{ $margin } ± { $error } 分（試了 { $tries } 場）
board-bot-plain = 這個機器人不往後推算，因此沒有預計分差。
board-bot-off = 開始後，它會分析你走到的每個局面。
board-bot-failed = 機器人無法思考。請停止後重新開始。
board-bot-play = 採用這個走法

## 擺出局面

board-set-up-how = 點擊即可建造花園，並指定輪到誰、採石場顯示哪些板塊。每件東西能否放置都由規則判斷，沒有指定的則隨機決定。
board-whose-turn = 輪到誰
board-token-now = 本輪的輪次指示物
board-token-of = 第 { $round } 輪
board-by-lot = 隨機
board-tokens-to-come = 之後的輪次指示物
board-singles = 保留的單層支柱
board-no-tile = 沒有
board-material = 材質
board-free-tiles = 尚未使用的板塊
board-no-free-tiles = 這些板塊都已使用。
board-rotate = 旋轉板塊
board-pick = 請先選擇板塊或配件，再選擇花園中的格位。
board-quarry-how = 數字是這一疊剩下的板塊數，其下是可見的板塊。只要不在這裡更動，採石場就會依輪次與花園自動決定。
board-stack-height = { $stack } 疊的板塊數
board-stack-top = { $stack } 疊的可見板塊
board-below = 下方的板塊與之後的輪次指示物
board-below-drawn = 隨機決定
board-below-unknown = 未知
board-lay-anew = 重新擺放採石場
board-can-be = 這個局面可能出現。
board-set-up-open = 作為研究開啟
