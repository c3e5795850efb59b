bot-name-apprentice = 學徒
bot-name-mason = 石匠
bot-name-gardener = 園丁
bot-name-architect = 建築師
bot-name-nebuchadnezzar = 尼布甲尼撒
bot-apprentice = 今天早上才讀完規則：只看幾塊板塊和幾個位置，選馬上能得分的。
bot-mason = 蓋得扎實，但不多想：知道哪塊板塊適合放哪裡，卻不考慮下一回合。
bot-gardener = 試遍自己回合的所有走法，選出能留下最美花園的一種。
bot-architect = 善於規劃：放下第一塊石頭之前，已在心中把遊戲推演到結束許多次。
bot-nebuchadnezzar = 真正花園的建造者：思考最久，看穿你需要什麼，並搶先拿走。
notation-unknown-bot = 沒有名為「{ $text }」的機器人。可用的有：{ $known }；自己的機器人請寫成「模組:類別」。
notation-bad-bot = 無法載入「{ $text }」：沒有這個模組，或其中沒有這個名稱。
notation-bad-contestant = 「{ $text }」不是機器人：請寫名稱、名稱@秒數或名稱#次數，例如 architect@0.5。
notation-no-tries = { $text } 不做搜尋，沒有次數可言：請去掉 # 及其後的部分。
notation-other-plan = { $text } 裡是另一場比賽：請換一個資料夾，或使用相同的機器人、局數、人數、版本和種子。
notation-bad-place = 無法在「{ $text }」進行：請用 local、ray、ray:auto 或 ray://位址。
notation-no-cluster = { $text } 沒有 Ray 叢集應答：請用 ray start --head 啟動，或用 --on ray 進行。
notation-bot-move = { $text } 的行動 { $move } 不合法：{ $reason }
notation-bot-turn = { $text } 回答的「{ $moves }」不是恰好一個完整回合：必須以且只以回合結束收尾，準備階段則是一次移除。
help-arena =
    讓機器人互相對戰並評級；每個牌局從每個座位各玩一次。

    babylon arena gardener mason --games 200
    babylon arena nebuchadnezzar@1 architect --games 200 --save match
help-arena-bots = 機器人：名稱、名稱@秒數、名稱#次數，自己的寫 模組:類別
help-arena-games = 至少多少局；每個牌局都會完整輪換
help-arena-seed = 相同的數字給出相同的牌局和相同的運氣
help-arena-workers = 同時對戰的行程數；0 表示每核一個
help-arena-on = 在哪裡進行：local、ray（為此啟動）、ray:auto 或 ray://位址
help-arena-save = 把對局存在這裡；同樣的命令會從中斷處繼續
help-arena-parquet = 把每個局面、行動和結果寫入這個 Parquet 檔案
arena-playing = 對戰中
arena-exported = 已將 { $rows } 列寫入 { $file }
arena-bot = 機器人
arena-against = 對手
arena-rating = 等級分 (95 %)
arena-seats = 座次
arena-games = 局數
arena-wins = 勝率
arena-points = VP
arena-seconds = 每回合秒數
arena-slowest = 最慢
arena-share = 名次領先 (95 %)
arena-margin = 分差 (95 %)
arena-explained = 等級分按 OpenSkill 計算，人人從 25 開始。平手算半勝。± 是 95 % 區間的半寬。
help-hint =
    說出現在最好的回合、預期的分差以及馬上得到的分數。

    babylon hint game.bgn --seconds 3
help-hint-seconds = 思考多少秒
help-hint-tries = 以尋找最佳回合的次數代替秒數：這樣答案可以完全重現
help-hint-worlds = 在多少個設想的世界裡比較所顯示的回合
help-hint-most = 顯示多少個回合
help-hint-seed = 相同的數字設想相同的世界
hint-for = 座位 { $seat }，第 { $round } 輪。分差是終局時預期領先其他最高者的分數；± 是其 95 % 區間的半寬。
hint-over = 遊戲已經結束：沒有可建議的回合。
hint-turn = 回合
hint-margin = 分差
hint-gain = 馬上
hint-gains = 其中
hint-round = 輪
hint-seat = 座位
hint-seat-number = 座位 { $seat }
hint-points = VP
hint-cost = 失去的分
hint-luck = 運氣
hint-played = 實際走法
hint-better = 更好的走法
hint-expected = 每回合後的預期得分
hint-mistakes = 最大的失誤
hint-analysis = 對局分析
hint-looking = 正在查看各回合
hint-compiling = 正在為本機編譯機器人，僅此一次，約一分鐘……
hint-explained = 失去的分：比找到的最佳回合差多少。運氣：展示的板塊和輪次指示物帶來的變化。兩者都以分差計；± 是 95 % 區間的半寬。
hint-no-mistakes = 沒有哪個回合可以肯定是失誤。
help-analyse =
    檢視一局遊戲的各回合：什麼最好，什麼是失誤，什麼是運氣。

    babylon analyse game.bgn --html game.html
help-analyse-tries = 尋找最佳回合的次數
help-analyse-worlds = 比較兩個回合所用的可能世界數
help-analyse-most = 顯示多少個失誤
help-analyse-seed = 相同的數字設想相同的世界
help-analyse-svg = 把圖寫入這個檔案
help-analyse-html = 把含圖和表的頁面寫入這個檔案
cli-nothing-to-analyse = { $file } 裡沒有可分析的完整回合。
help-study =
    進行數千局並報告它們揭示的巴比倫規律：含圖的頁面和 Markdown。

    babylon study docs/study --games 2000
help-study-folder = 報告寫到哪裡
help-study-bot = 由誰來玩：寫法同 `babylon arena`
help-study-games = 每個版本、每種人數的局數
help-study-seed = 相同的數字給出相同的對局
help-study-workers = 同時對戰的行程數；0 表示每核一個
study-done = 報告在 { $folder }。
help-train =
    從自我對戰中學習機器人評價花園的權重，並寫出來。

    babylon train weights
help-train-folder = 權重寫到哪裡
help-train-lessons = 以最小平方擬合的課數
help-train-generations = 在整局上試驗的變化代數
help-train-games = 每課的局數；每個變化用其四分之一
help-train-seed = 相同的數字給出相同的對局
train-lesson = 第 { $number } 課：每座花園 { $points } 分，誤差 { $missed } 分
train-generation = { $set }，第 { $number } 代：每座花園 { $points } 分
