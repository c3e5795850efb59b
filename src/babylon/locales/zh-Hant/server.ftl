# 伺服器的用語：錯誤、聊天短語、行動和得分。

server-error-bad-request = 無法讀取該請求。
server-error-bad-notation = 這不是一步行動的寫法。
server-error-no-guest = 請先成為訪客。
server-error-not-host = 只有房主可以這樣做。
server-error-not-your-seat = 這不是你的座位。
server-error-wrong-key = 連結或代碼不符。
server-error-origin-refused = 請求來自其他網站，已被拒絕。
server-error-chat-off = 房主已關閉此聊天。
server-error-no-table = 沒有這張桌子。
server-error-no-seat = 這張桌子沒有這個座位。
server-error-not-found = 這裡什麼都沒有。
server-error-method-refused = 此處不能這樣做。
server-error-stale = 牌局已經繼續進行。
server-error-seat-taken = 該座位已有人。
server-error-not-your-turn = 現在是其他玩家的回合。
server-error-wrong-status = 桌子目前的狀態不允許這樣做。
server-error-undo-off = 這張桌子不允許悔棋。
server-error-nothing-to-undo = 沒有那麼多回合可以撤回。
server-error-no-proposal = 沒有人提出撤回。
server-error-not-absent = 這位玩家還有時間。
server-error-hints-off = 這張桌子不提供提示。
server-error-rules-unknown = 這局遊戲所用的規則版本伺服器已不再提供。
server-error-too-large = 請求太大。
server-error-not-json = 請求必須是 JSON。
server-error-illegal-move = 規則不允許這步行動。
server-error-turn-unfinished = 這些行動不是一個完整的回合。
server-error-key-reused = 此鍵已用於另一個請求。
server-error-unknown-bot = 這裡沒有這個機器人。
server-error-unknown-edition = 沒有這個版本。
server-error-unknown-tiles = 沒有這套板塊。
server-error-too-many = 請求過多，請稍候。
server-error-broken = 伺服器出錯，沒有任何改動。
server-error-bot-busy = 目前沒有空閒的機器人。
server-error-shutting-down = 伺服器正在重新啟動，請重試。

server-phrase-hello = 大家好！
server-phrase-good-luck = 祝你好運！
server-phrase-well-built = 建得漂亮！
server-phrase-oops = 哎呀！
server-phrase-thinking = 讓我想想…
server-phrase-your-turn = 輪到你了。
server-phrase-thanks = 謝謝！
server-phrase-good-game = 好局！

server-move-remove = 移除 { $stack } 的黏土板塊
server-move-dig = 挖掘 { $stack }，獲得 { $singles } 根單層支柱
server-move-place = 將{ $source ->
    [dug] 挖到的
   *[stored] 存放的
 }板塊 { $tile } 放在 { $position }，第 { $level } 層，旋轉 { $turns } × 90°{ $open ->
    [none] {""}
   *[other] ，角 { $open } 懸空
 }
server-move-decorate = 在 { $spaces } 放置{ $symbol ->
   *[statue] 雕像
    [fountain] 噴泉
    [bridge] 橋樑
    [stairway] 階梯
 }{ $star ->
    [none] {""}
   *[other] （{ $star } 使用輪次指示物）
 }
server-move-end = 結束回合，{ $keep ->
    [dug] 存放挖到的板塊
    [stored] 繼續存放原有板塊
   *[none] 不存放板塊
 }

server-point = { $what ->
   *[statue] 雕像
    [fountain] 噴泉
    [bridge] 橋樑
    [stairway] 階梯
    [belvedere] 觀景亭
    [tile] 最高層級
    [set-diversity] 一套四種裝飾物
    [set-flowers] 一套四種花朵
 }，{ $spaces }：{ $points } VP{ $hidden ->
    [yes] （被板塊遮住）
   *[no] {""}
 }
