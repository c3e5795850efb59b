### 命令列：說明、提問與回答，以及輸入中的錯誤。

## 說明頁的框架

help-usage = 用法：
help-arguments = 引數
help-options = 選項
help-commands = 命令
help-default = （預設：{ $value }）
help-required = （必填）

help-option-help = 顯示本頁
help-option-lang = 語言：en、pl、ja、zh-Hans 或 zh-Hant；未指定時依 BABYLON_LANG，再依系統語言
help-option-version = 顯示版本
help-option-file = 棋譜，例如 game.bgn；- 表示讀取標準輸入
help-option-json = 以 JSON 回答，供程式使用
help-option-ply = 查看進行這麼多個行動之後的局面，而不是最後的局面
help-option-seat = 只看這個座位；起始玩家為 1
help-option-players = 玩家人數：2、3 或 4
help-option-edition = revised、en、pl、ja、zh-Hans 或 zh-Hant；`babylon editions` 說明它們的差別
help-option-seed = 相同的數字會得到相同的設置；未指定時隨機設置
help-option-tiles = 板塊組：standard，或你自己的檔案路徑
help-option-names = 玩家的名字，例如 "Ada, Bo"

## 說明頁

help-babylon =
    桌上遊戲《巴比倫》：進行遊戲、記錄棋譜、查詢規則。

    先在這個終端機玩一場：

    babylon play

    每個命令都有自己的說明頁，例如

    babylon score --help

help-new =
    設置一場遊戲並寫出棋譜。

    棋譜是純文字，其他命令都能讀取。一張遊戲桌也可以混用各版本的規則。

    babylon new --players 3 --edition ja --out game.bgn
    babylon new --seed 7 --highest square

help-new-flowers = 依座位順序的玩家圖板，例如 "pink white"
help-new-highest = 最高層級的分數：double 或 square
help-new-overlap = 完整重疊：never、one-level 或 beneath
help-new-gap = 橋樑下方的格位：empty、open 或 covered
help-new-belvederes = 懸空的角落：required 或 while-they-last
help-new-lot = 以抽籤決定起始玩家
help-new-supply = 七個數字：單層支柱、雙層支柱、觀景亭、階梯、噴泉、橋樑、雕像
help-new-out = 寫入這個檔案，而不是終端機

help-play =
    在這個終端機進行遊戲：與其他人共用鍵盤，或與機器人對戰。

    從編號的選項中選擇，或依棋譜的寫法輸入行動。遊戲中輸入 ? 可查看說明。若指定檔案，每個回合之後都會儲存遊戲，並可從中斷處繼續。

    babylon play
    babylon play game.bgn --players 3
    babylon play --bot gardener

help-play-file = 將遊戲儲存在這裡；若檔案已存在，則繼續該場遊戲
help-play-bot = 從第二個座位起依序入座的機器人；1=gardener 可指定座位；可重複使用

help-show =
    顯示遊戲桌：採石場、花園和分數。

    babylon show game.bgn
    babylon show game.bgn --ply 40 --seat 2
    babylon show game.bgn --svg table.svg --view plan

help-show-svg = 改為畫成這個 SVG 檔案
help-show-view = 畫法：iso（立體）或 plan（俯視）

help-legal =
    列出規則目前允許的所有行動。

    babylon legal game.bgn --words

help-legal-words = 用文字說明每個行動的作用

help-why =
    說明一個行動是否合法；若不合法，說明違反了哪條規則。

    合法時結束碼為 0，不合法時為 1。

    babylon why game.bgn "sc4/2>0"

help-why-move = 依棋譜寫法的行動，例如 B2、dc4/1>2-ne、S:c4 或 =s

help-score =
    為一場遊戲計分，或為你輸入的實體遊戲花園計分。

    花園是一段文字，每行寫一樣東西，由下往上，並依五本規則書分別計分。板塊寫出位置、層級和花朵；若懸空的角落上有觀景亭，再加上 -ne 等，沒有觀景亭則加上 ~ne 等；裝飾物的寫法與棋譜相同。更快的方法是依層級清點從上方看得見的東西。在每座花園前寫一行「garden Ada」，就能為多座花園計分並得知誰獲勝。

    babylon score game.bgn --points
    babylon score garden.txt

    由兩片板塊、一座觀景亭和一座雕像組成的花園：

    babylon score - << END
    c4/1 pink
    d5/2 white -ne
    S:d5
    END

    兩座清點過的花園：

    babylon score - << END
    garden Ada
    statues 3 2
    stairways 1
    flowers 2 3 1 2
    highest 3
    garden Bo
    fountains 1 1
    highest 2
    END

help-score-file = 棋譜或花園；- 表示讀取標準輸入
help-score-points = 說明每一分的來源
help-score-edition = 多座花園的計分表依哪個版本填寫

help-replay =
    用文字和圖畫逐回合重播一場遊戲。

    babylon replay game.bgn --delay 2

help-replay-delay = 每個回合後等待這麼多秒

help-check =
    檢查棋譜或板塊組是否正確；若不正確，指出錯在哪裡。

    babylon check game.bgn
    babylon check mine.tiles

help-check-file = 棋譜或板塊組；- 表示讀取標準輸入

help-completion =
    輸出供 shell 讀取的指令稿，用來自動完成命令與選項。

    babylon completion bash >> ~/.bashrc
    babylon completion fish > ~/.config/fish/completions/babylon.fish

help-completion-shell = 所用的 shell：bash、zsh 或 fish

help-editions =
    說明各印刷版規則書的差別及其出處。

    babylon editions

help-rules =
    閱讀遊戲規則：依版本顯示，並附圖解。

    不寫條目時列出所有條目；寫 all 則顯示全文。輪次指示物、計分表的項目或行動被拒絕的原因，也可以當作條目的名稱。

    babylon rules
    babylon rules bridges --edition ja
    babylon rules --search 橋樑下方

help-rules-section = 例如 dig、overlap、ruling-3、token-fill-blank 或 refusal-not-fresh；all 顯示全文
help-rules-search = 顯示含有這些字詞的條目，並列出其他符合的條目

help-perft =
    計算這麼多個行動共有多少種序列：規則的指紋，供程式設計師使用。

    babylon perft 2 --players 4 --seed 7

help-perft-depth = 多少個行動
help-perft-file = 從這份棋譜的結尾開始計算；未指定時從新的設置開始
help-perft-seed = 相同的數字會得到相同的設置

## 不合的呼叫

usage-missing = 缺少 { $parameter }：請見 { $command } --help
usage-bad-value = { $parameter } 的值無法使用：請見 { $command } --help
usage-not-whole = { $parameter } 的值無法使用：需要一個整數，請見 { $command } --help
usage-not-number = { $parameter } 的值無法使用：需要一個數字，請見 { $command } --help
usage-too-small = { $parameter } 的值無法使用：需要一個至少為 { $least } 的數字，請見 { $command } --help
usage-no-such-option = 沒有選項 { $option }：請見 { $command } --help
usage-no-value = { $option } 需要一個值：請見 { $command } --help
usage-too-many = 引數太多，或缺少引號：請見 { $command } --help
usage-no-such-command = 沒有命令「{ $name }」：請試試 { $known }，或見 { $command } --help

## 輸入錯誤

cli-unknown-language = 沒有語言「{ $value }」：請從 { $known } 中選擇。
cli-no-rule = 規則中沒有條目「{ $value }」：請從 { $known } 中選擇。
cli-no-file = 沒有檔案 { $file }：請檢查名稱。
cli-not-text = { $file } 不是文字檔：請指定棋譜、板塊組或花園。
cli-unreadable = 無法讀取 { $file }（{ $reason }）：請指定其他檔案。
cli-unwritable = 無法寫入 { $file }（{ $reason }）：請指定其他檔案。
cli-in-file = { $file }：{ $reason }
cli-bad-ply = 這場遊戲沒有第 { $value } 個行動：請從 0 到 { $most } 中選擇。
cli-bad-seat = 沒有座位 { $value }：請從 1 到 { $most } 中選擇。
cli-bad-choice = { $option } 不能是「{ $value }」：請從 { $known } 中選擇。
cli-arena-who = 請寫出要對戰的機器人，或用 { $option } 讓每種難度與低一檔的對戰；兩者只能選一。
cli-bad-supply = 「{ $value }」不是供應區的數量：請寫出七個不超過 999 的數字，例如 "148 60 38 15 15 15 38"。
cli-bad-flower = 沒有花朵「{ $value }」：請從 { $known } 中選擇。
cli-flower-twice = { $value } 出現了兩次：每個座位需要不同的花朵。
cli-flower-count = { $players } 位玩家卻指定了 { $count } 種花朵：請為每位玩家各指定一種。
cli-name-count = 「{ $value }」不是 { $players } 位玩家的名字：請寫出同樣數目的名字，以逗號分隔。
cli-garden-line = 第 { $line } 行：{ $reason }
cli-garden-form = 「{ $value }」不是板塊、裝飾物或數量：請寫作 c4/2 pink、c4/2 pink -ne、S:c4、F:c4-d4、B:c4-e4、T:c4-d4，或例如 statues 3 2。
cli-garden-tiles = 花園最多只有 { $most } 片板塊：請刪去一些。
cli-garden-count = { $count } 座花園太多了：最多 { $most } 人遊玩。
cli-garden-mixed = 每座花園只能擇一：清點，或逐件寫出。請在下一座花園之前寫一行「garden 名字」。
cli-bad-count = 「{ $value }」不是可以清點的項目：請從 { $known } 中選擇。
cli-too-many-counts = 「{ $value }」後面的數字太多：最多 { $most } 個。
cli-bot-seat = 沒有座位可給機器人「{ $value }」：請寫名稱，或寫作 座位=名稱，座位為 1 到 { $most }。
cli-bot-illegal = 機器人 { $name } 的行動 { $move } 不合法：{ $reason }
cli-needs-extra = 這個命令需要的套件尚未安裝（{ $module }）：pip install 'babylon-game[{ $extra }]'

## 回答

cli-legal = { $move } 合法。
cli-refused = { $move } 不合法。{ $sentence }（規則第 { $section } 節）
cli-good-tiles = 一切正常：板塊組 { $name }，{ $count } 片板塊。
cli-good-record = 一切正常：遊戲進行到第 { $round } 輪，共 { $rounds } 輪，已有 { $moves } 個行動，{ $scores }。
cli-good-record-over = 一切正常：已結束的遊戲，共 { $moves } 個行動，{ $scores }。
cli-good-variations = 變化中的另外 { $count } 個回合也都合法。
cli-line = 第 { $line } 行
cli-not-allowed = 此版本不允許
cli-star-forbidden = * 依照這本規則書，花園不能這樣建造。
cli-count-notches = { $names } 分數平手：請數一數可見的凹槽。
cli-by-notches = { $winners }（可見凹槽最少）
cli-pieces-order = 配件順序：{ $pieces }。
cli-gained = { $change } 分

## 終端機中的遊戲

cli-welcome = 用編號選擇，或輸入行動；? 說明，h 提示，u 復原，q 結束。
cli-legend = 大寫：已建造
cli-help =
    12      選擇第 12 項
    B2      或依棋譜寫法輸入其他行動：dc4/1>0  S:c4  =s
    u       復原上一個行動
    b       回到上一個問題（或直接按 Enter）
    w 行動  這個行動為何不合法？
    h       現在怎麼走最好？（h 10：思考十秒）
    s       分數，以及你的分數從何而來
    t       整張遊戲桌和所有花園
    save 檔案  將遊戲儲存到檔案
    q       結束
    板塊由北往南分成兩列顯示：✻ st/.f 表示西北角是雕像，東南角是噴泉。
cli-ask-remove = 要移除哪片黏土板塊？
cli-ask-dig = 要挖掘哪片板塊？（+ 為獲得的支柱）
cli-ask-build = 要做什麼？
cli-ask-where = 要放在哪裡？（西南格位／層級，支柱；也可輸入 c4/1）
cli-ask-corner = 要如何支撐？
cli-ask-turned = 要如何旋轉？（北列／南列）
cli-place-dug = 放置挖到的板塊
cli-place-stored = 放置存放的板塊
cli-corner =
    { $corner ->
        [nw] 西北角懸空，放置觀景亭
        [ne] 東北角懸空，放置觀景亭
        [se] 東南角懸空，放置觀景亭
        [sw] 西南角懸空，放置觀景亭
       *[none] 四個角落皆有支撐
    }
cli-turned =
    { $turns ->
        [0] 不旋轉
        [1] 右轉 90 度
        [2] 旋轉 180 度
       *[3] 左轉 90 度
    }
cli-no-such-number = 沒有第 { $value } 項：請從 1 到 { $most } 中選擇。
cli-nothing-to-undo = 沒有可以復原的行動。
cli-save-where = 請指定檔案：save game.bgn
cli-hint-how = 輸入 h 取得提示，或輸入 h 10 先思考十秒；最多 99。
cli-kept = 遊戲已儲存在 { $file }：用 babylon play { $file } 繼續。
cli-not-kept = 遊戲沒有儲存：下次請指定檔案，babylon play game.bgn
cli-bot-thinks = { $name } 正在思考……
cli-bot-played = { $name }：{ $moves }
cli-winners =
    { $count ->
        [1] { $names } 獲勝！
       *[other] { $names } 共享勝利！
    }

help-puzzles =
    從機器人之間的遊戲中尋找謎題，或重新證明謎題。

    謎題是某個回合明顯最佳的局面。尋找會從檔案結尾繼續。

    babylon puzzles found.jsonl --wanted 500
help-puzzles-file = 謎題檔案，每場遊戲一行
help-puzzles-wanted = 檔案中謎題的總數
help-puzzles-first = 要查看的第一場遊戲的編號；從 100000 起查看的是前五輪，而不是最後幾輪
help-puzzles-prove = 重新證明檔案中的謎題，並再次詢問機器人
help-puzzles-keep = 把再次得到證明的謎題寫到哪裡
help-puzzles-seed = 證明所用的亂數種子
puzzles-mining = 謎題
puzzles-mined = { $file } 中有 { $puzzles } 道謎題。
puzzles-proving = 已證明
puzzles-not-proved = 不再是明顯最佳的回合：第 { $number } 場，第 { $turn } 回合。
puzzles-proved = { $puzzles } 道謎題中有 { $holds } 道成立。尼布甲尼撒找到 { $king }%，石匠找到 { $mason }%。
cli-puzzles-none = 檔案中沒有謎題：請先尋找一些。
