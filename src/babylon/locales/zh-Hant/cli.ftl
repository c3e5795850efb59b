### 命令列：說明、提問與回答，以及輸入中的錯誤。

## 說明頁的框架

help-usage = 用法：
help-arguments = 引數
help-options = 選項
help-commands = 命令
help-default = （預設：{ $value }）
help-required = （必填）

help-option-help = 顯示本頁
help-option-lang = 語言：en、pl、ja、zh-Hans 或 zh-Hant；否則取 BABYLON_LANG，再否則取系統語言
help-option-version = 顯示版本
help-option-file = 棋譜，例如 game.bgn；- 表示讀取標準輸入
help-option-json = 以 JSON 回答，供程式使用
help-option-ply = 查看這麼多步之後的局面，而不是最後的局面
help-option-seat = 只看這個座位；起始玩家為 1
help-option-players = 玩家人數：2、3 或 4
help-option-edition = revised、en、pl、ja、zh-Hans 或 zh-Hant；`babylon editions` 說明其差別
help-option-seed = 相同的數給出相同的設置；預設任意
help-option-tiles = 板塊組：standard 或你自己的檔案路徑
help-option-names = 玩家姓名，例如 "Ada, Bo"

## 說明頁

help-babylon =
    桌遊《巴比倫》：遊玩、記錄棋譜、查詢規則。

    先在這個終端機玩一場：

    babylon play

    每個命令都有自己的說明頁，例如

    babylon score --help

help-new =
    設置一場遊戲並寫出棋譜。

    棋譜是純文字，其他命令都能讀取。也可以混用各版本的規則。

    babylon new --players 3 --edition ja --out game.bgn
    babylon new --seed 7 --highest square

help-new-flowers = 依座位順序的玩家圖板，例如 "pink white"
help-new-highest = 最高層級：double 或 square
help-new-overlap = 完整重疊：never、one-level 或 beneath
help-new-gap = 橋樑下方的空位：empty 或 clear
help-new-supply = 七個數：單層支柱、雙層支柱、觀景亭、階梯、噴泉、橋樑、雕像
help-new-out = 寫入此檔案，而不是終端機

help-play =
    在這個終端機遊玩：與同一鍵盤前的人一起，或對戰機器人。

    從編號的行中選擇，或依棋譜的寫法輸入行動。遊戲中輸入 ? 查看說明。指定檔案時，每個回合後都會保存，並可繼續上次的遊戲。

    babylon play
    babylon play game.bgn --players 3
    babylon play --bot gardener

help-play-file = 把遊戲保存在此；若檔案已存在則繼續該遊戲
help-play-bot = 從第二個座位起依次入座的機器人；1=gardener 指定座位；可重複

help-show =
    顯示採石場、花園和分數。

    babylon show game.bgn
    babylon show game.bgn --ply 40 --seat 2
    babylon show game.bgn --svg table.svg --view plan

help-show-svg = 改為畫入此 SVG 檔案
help-show-view = 畫法：iso（立體）或 plan（俯視）

help-legal =
    列出規則目前允許的所有行動。

    babylon legal game.bgn --words

help-legal-words = 用文字說明每個行動

help-why =
    說明一個行動是否合法；若不合法，違反了哪條規則。

    合法時結束碼為 0，不合法時為 1。

    babylon why game.bgn "sc4/2>0"

help-why-move = 依棋譜寫法的行動，例如 B2、dc4/1>2-ne、S:c4 或 =s

help-score =
    為一場遊戲計分，或為你輸入的實體花園計分。

    花園是一段文字，每行一樣東西，由下而上，並依五本規則書分別計分。板塊寫位置、層級和花朵；若無支柱的角落上有觀景亭，再加 -ne 等；裝飾物的寫法與棋譜相同。

    babylon score game.bgn --points
    babylon score garden.txt

    兩片板塊、一座觀景亭和一座雕像的花園：

    babylon score - << END
    c4/1 pink
    d5/2 white -ne
    S:d5
    END

help-score-file = 棋譜或花園；- 表示讀取標準輸入
help-score-points = 說明每一分的來源

help-replay =
    用文字和圖逐回合展示一場遊戲。

    babylon replay game.bgn --delay 2

help-replay-delay = 每個回合後等待這麼多秒

help-check =
    檢查棋譜或板塊組是否正確；若不正確，指出錯在哪裡。

    babylon check game.bgn
    babylon check mine.tiles

help-check-file = 棋譜或板塊組；- 表示讀取標準輸入

help-editions =
    說明各印刷版規則書的差別及其出處。

    babylon editions

help-perft =
    數出這麼多步的行動序列：規則的指紋，供程式設計師使用。

    babylon perft 2 --players 4 --seed 7

help-perft-depth = 多少步
help-perft-file = 從這份棋譜的結尾數起；不給則從新的設置數起
help-perft-seed = 相同的數給出相同的設置

## 不合的呼叫

usage-missing = 缺少 { $parameter }：請看 { $command } --help
usage-bad-value = { $parameter } 的值無法使用：請看 { $command } --help
usage-no-such-option = 沒有選項 { $option }：請看 { $command } --help
usage-no-value = { $option } 需要一個值：請看 { $command } --help
usage-too-many = 引數太多，或缺少引號：請看 { $command } --help
usage-no-such-command = 沒有命令「{ $name }」：試試 { $known }，或看 { $command } --help

## 輸入錯誤

cli-unknown-language = 沒有語言「{ $value }」：請從 { $known } 中選擇。
cli-no-file = 沒有檔案 { $file }：請檢查名稱。
cli-not-text = { $file } 不是文字檔：請指定棋譜、板塊組或花園。
cli-unreadable = 無法讀取 { $file }（{ $reason }）：請指定其他檔案。
cli-unwritable = 無法寫入 { $file }（{ $reason }）：請指定其他檔案。
cli-in-file = { $file }：{ $reason }
cli-bad-ply = 沒有第 { $value } 步：請從 0 到 { $most } 中選擇。
cli-bad-seat = 沒有座位 { $value }：請從 1 到 { $most } 中選擇。
cli-bad-choice = { $option } 不能是「{ $value }」：請從 { $known } 中選擇。
cli-bad-supply = 「{ $value }」不是供應區：請寫七個不超過 999 的數，例如 "148 60 38 15 15 15 38"。
cli-bad-flower = 沒有花朵「{ $value }」：請從 { $known } 中選擇。
cli-flower-twice = { $value } 出現了兩次：每個座位需要不同的花朵。
cli-flower-count = { $players } 位玩家有 { $count } 種花朵：請為每位各指定一種。
cli-name-count = 「{ $value }」不是 { $players } 位玩家的姓名：請寫相應數目的姓名，以逗號分隔。
cli-garden-line = 第 { $line } 行：{ $reason }
cli-garden-form = 「{ $value }」既不是板塊也不是物品：請寫 c4/2 pink、c4/2 pink -ne、S:c4、F:c4-d4、B:c4-e4 或 T:c4-d4。
cli-garden-tiles = 花園最多有 { $most } 片板塊：請減少一些。
cli-garden-bare = { $space } 上還沒有板塊：請先寫板塊，再寫其上的物品。
cli-bot-seat = 機器人「{ $value }」沒有座位：請寫名稱，或寫 座位=名稱，座位為 1 到 { $most }。
cli-bot-illegal = 機器人 { $name } 的行動 { $move } 不合法：{ $reason }

## 回答

cli-legal = { $move } 合法。
cli-refused = { $move } 不合法。{ $sentence }（規則第 { $section } 節）
cli-good-tiles = 一切正常：板塊組 { $name }，{ $count } 片板塊。
cli-good-record = 一切正常：第 { $round } 輪，共 { $rounds } 輪，{ $moves } 步，{ $scores }。
cli-good-record-over = 一切正常：已結束的遊戲，{ $moves } 步，{ $scores }。
cli-line = 第 { $line } 行
cli-not-allowed = 此版本不允許
cli-pieces-order = 配件順序：{ $pieces }。
cli-gained = { $change } 分

## 終端機中的遊戲

cli-welcome = 用編號選擇，或輸入行動；? 查看說明，h 提示，u 悔棋，q 結束。
cli-legend = 大寫：已建造
cli-help =
    12      選擇第 12 行
    B2      或依棋譜寫法的其他行動：dc4/1>0  S:c4  =s
    u       收回上一步
    b       回到上一個問題（或直接按 Enter）
    w 行動  這個行動為何不合法？
    h       現在哪些回合最好？（h 10：思考十秒）
    s       分數及其來源
    t       整個桌面和所有花園
    save 檔案  保存遊戲
    q       結束
    板塊由北起分兩行顯示：✻ st/.f 表示西北有雕像，東南有噴泉。
cli-ask-remove = 移除哪片黏土板塊？
cli-ask-dig = 挖掘哪片板塊？（+ 為獲得的支柱）
cli-ask-build = 要做什麼？
cli-ask-where = 放在哪裡？（西南空位／層級，支柱；也可輸入 c4/1）
cli-ask-corner = 如何支撐？
cli-ask-turned = 如何旋轉？（北行／南行）
cli-place-dug = 放置挖到的板塊
cli-place-stored = 放置存放的板塊
cli-corner =
    { $corner ->
        [nw] 西北角不放支柱，放觀景亭
        [ne] 東北角不放支柱，放觀景亭
        [se] 東南角不放支柱，放觀景亭
        [sw] 西南角不放支柱，放觀景亭
       *[none] 四個角落全部支撐
    }
cli-turned =
    { $turns ->
        [0] 不旋轉
        [1] 右轉 90 度
        [2] 旋轉 180 度
       *[3] 左轉 90 度
    }
cli-no-such-number = 沒有第 { $value } 行：請從 1 到 { $most } 中選擇。
cli-nothing-to-undo = 沒有可以收回的行動。
cli-save-where = 請寫檔名：save game.bgn
cli-hint-how = 輸入 h 得到提示，輸入 h 10 則先思考十秒；最多 99。
cli-kept = 遊戲保存在 { $file }：用 babylon play { $file } 繼續。
cli-not-kept = 遊戲未保存：下次請指定檔案，babylon play game.bgn
cli-bot-thinks = { $name } 正在思考……
cli-bot-played = { $name }：{ $moves }
cli-winners =
    { $count ->
        [1] { $names } 獲勝！
       *[other] { $names } 共享勝利！
    }
