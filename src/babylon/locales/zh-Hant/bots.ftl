bot-name-apprentice = 學徒
bot-name-mason = 石匠
bot-name-gardener = 園丁
bot-name-architect = 建築師
bot-name-nebuchadnezzar = 尼布甲尼撒
bot-name-semiramis = 塞米拉米斯
bot-name-level-1 = 難度 1
bot-name-level-2 = 難度 2
bot-name-level-3 = 難度 3
bot-name-level-4 = 難度 4
bot-name-level-5 = 難度 5
bot-name-level-6 = 難度 6
bot-name-level-7 = 難度 7
bot-name-level-8 = 難度 8
bot-name-quarry = 採石場
bot-apprentice = 今天早上才讀完規則：只看幾片板塊和幾個位置，選擇馬上能得分的。
bot-mason = 蓋得扎實，但不多想：知道哪片板塊適合放在哪裡，卻不考慮下一個回合。
bot-gardener = 試遍自己回合的所有走法，選出能留下最美花園的一種。
bot-architect = 深謀遠慮：在放下第一塊石頭之前，已經把接下來的回合推演了許多次。
bot-nebuchadnezzar = 真正建造過空中花園的人：思考最久，看出你需要什麼，然後搶先拿走。
bot-semiramis = 空中花園就是為她而建：看過十萬座花園長成，知道你的花園會變成什麼樣子。
bot-level-1 = 幾乎什麼走法都看不到：適合第一次玩，也適合孩子。
bot-level-2 = 多數走法都會漏看，但從不白白浪費。
bot-level-3 = 看到的都建得不錯，但漏看的也不少。
bot-level-4 = 大約每三種走法只看到一種；好板塊也可能從它眼前溜走。
bot-level-5 = 自己的回合什麼都不漏看，但不考慮下個回合。
bot-level-6 = 先在心中把幾種好走法推演下去，再作決定。
bot-level-7 = 比較許多走法，也知道花園會長成什麼樣。
bot-level-8 = 最強的對手：允許想多久，就想多久。
notation-unknown-bot = 沒有名為「{ $text }」的機器人：請從 { $known } 中選擇，自己的機器人則寫作 模組:類別。
notation-bad-bot = 無法載入「{ $text }」：沒有這個模組，或其中沒有這個名稱。
notation-bot-needs-numpy = 「{ $text }」需要 NumPy：pip install 'babylon-game[fast]'
notation-bad-net = 這不是神經網路檔案：缺少權重，或權重不是整數。請用 babylon train-net 訓練。
notation-net-of-other-shape = 這個神經網路各層的大小不是 { $layers }。請用 babylon train-net 訓練。
notation-net-was-changed = 這個神經網路的數字與訓練出來的不同：摘要不符。請使用原樣寫出的檔案。
notation-net-of-other-rules = 這個神經網路是為其他規則（{ $rules }，目前為 { $present }）訓練的。請用 babylon train-net 訓練。
notation-no-place-for-levels = 此頁沒有放難度表的位置：請在要放的地方寫上「{ $begin }」和「{ $end }」。
notation-bad-contestant = 「{ $text }」不是機器人：請寫作 名稱、名稱@秒數 或 名稱#次數，例如 architect@0.5。
notation-no-tries = { $text } 不做搜尋，因此沒有嘗試次數：請刪去 # 及其後的部分。
notation-other-plan = { $text } 裡是另一場比賽：請換一個資料夾，或使用相同的機器人、場數、人數、版本和種子。
notation-bad-place = 「{ $text }」不是可以進行的地方：請寫作 local、ray、ray:auto 或 ray://位址。
notation-no-cluster = { $text } 沒有 Ray 叢集回應：請用 ray start --head 啟動，或改用 --on ray。
notation-bot-move = { $text } 的行動 { $move } 不合法：{ $reason }
notation-bot-turn = { $text } 回答的「{ $moves }」不是一個完整的回合：結束回合必須是最後一個行動，而且只能出現在最後；遊戲設置時則是移除一片板塊。
help-arena =
    讓機器人互相對戰並計算等級分；每種設置都會由每個座位各玩一次。

    babylon arena gardener mason --games 200
    babylon arena nebuchadnezzar@1 architect --games 200 --save match
help-arena-bots = 機器人：名稱、名稱@秒數、名稱#次數，自己的則寫 模組:類別
help-arena-games = 至少進行多少場；每種設置都會完整進行
help-arena-seed = 相同的數字會得到相同的設置和相同的運氣
help-arena-workers = 同時進行遊戲的行程數；0 表示每個核心一個
help-arena-on = 在哪裡進行：local、ray（為此啟動）、ray:auto 或 ray://位址
help-arena-save = 將遊戲儲存在這裡；再次執行相同的命令會從中斷處繼續
help-arena-parquet = 將每個局面、行動和結果寫入這個 Parquet 檔案
help-arena-ladder = 讓八種難度各與低一檔的對戰（兩人、三人、四人）
help-arena-write = 把難度表放入此頁的兩處記號之間
arena-playing = 對戰中
arena-exported = 已將 { $rows } 列寫入 { $file }
arena-bot = 機器人
arena-against = 對手
arena-rating = 等級分（95%）
arena-seats = 座位數
arena-games = 場數
arena-wins = 勝率
arena-points = VP
arena-seconds = 每回合秒數
arena-slowest = 最慢
arena-share = 領先對手（95%）
arena-margin = 分差（95%）
arena-explained = 等級分依 OpenSkill 計算：所有機器人都從 25 開始。平手算半場勝利。± 是 95% 區間的一半寬度。
help-hint =
    說明現在怎麼走最好、最後會領先多少，以及能得多少分。

    babylon hint game.bgn --seconds 3
help-hint-seconds = 思考多少秒
help-hint-tries = 尋找最佳走法的嘗試次數，用來代替秒數：這樣答案可以完全重現
help-hint-worlds = 用多少種可能的情境來比較所顯示的走法
help-hint-most = 顯示多少種走法
help-hint-seed = 相同的數字會產生相同的情境
hint-for = 座位 { $seat }，第 { $round } 輪。分差是遊戲結束時預期領先其他最高分座位的分數；± 是其 95% 區間的一半寬度。
hint-over = 遊戲已經結束：沒有可以建議的回合。
hint-turn = 回合
hint-margin = 分差
hint-gain = 立即得分
hint-gains = 其中
hint-round = 輪次
hint-seat = 座位
hint-seat-number = 座位 { $seat }
hint-points = VP
hint-cost = 錯失
hint-denied = 對手少得
hint-by-line = 到結束時
hint-luck = 運氣
hint-tile-luck = 板塊
hint-token-luck = 輪次指示物
hint-played = 實際走法
hint-better = 更好的走法
hint-expected = 每個回合後的預期分數
hint-mistakes = 最大的失誤
hint-mistakes-explained = 對手少得：錯失的分數中，更好的走法可讓其他玩家少得的部分。到結束時：更好的走法會帶來的分數，依計分項目列出。
hint-analysis = 遊戲分析
hint-looking = 正在分析各個回合
hint-explained = 錯失：各回合與找到的最佳走法相差多少。運氣：展示的板塊和輪次指示物帶來多少變化（合計與分項）。兩者都以分差計算；± 是 95% 區間的一半寬度。
hint-no-mistakes = 沒有任何回合能確定是失誤。
help-analyse =
    分析一場遊戲的各個回合：怎麼走最好，哪裡失誤，哪些是運氣。

    babylon analyse game.bgn --html game.html
help-analyse-tries = 尋找最佳走法的嘗試次數
help-analyse-worlds = 用多少種可能的情境來比較兩種走法
help-analyse-most = 顯示多少個失誤
help-analyse-seed = 相同的數字會產生相同的情境
help-analyse-svg = 將圖表寫入這個檔案
help-analyse-html = 將含有圖表和表格的網頁寫入這個檔案
cli-nothing-to-analyse = { $file } 裡沒有可分析的完整回合。
help-explain =
    說明一個局面還會帶來什麼：塞米拉米斯的神經網路預計計分表的每一項還會增加多少，以及它為此指望什麼。

    babylon explain game.bgn --ply 60
explain-round = 第 { $round } 輪：計分表現在的分數，以及神經網路預計到終局還會增加的分數。
explain-counts-on = { $seat }指望的是：{ $parts }
explain-part =
    { $what ->
        [stored] 存放的板塊
        [pillars] 存放的支柱
        [statue] { $spaces } 上的 { $count } 個雕像符號（第 { $level } 層）
        [fountain] { $spaces } 上的 { $count } 個噴泉符號（第 { $level } 層）
        [bridge] { $spaces } 上的 { $count } 個橋樑符號（第 { $level } 層）
       *[stairway] { $spaces } 上的 { $count } 個階梯符號（第 { $level } 層）
    }
explain-parts = 每一項的分數，是神經網路對這座花園的預計比沒有這一項時多出的部分。各項互相依賴，所以加起來並不等於還會增加的分數。
help-calibrate =
    讓神經網路自己與自己對戰，把它在第 3、6、9、12 輪之後預計的分差與實際的分差相比。

    babylon calibrate --games 1000 --svg calibration.svg
help-calibrate-games = 進行多少場遊戲
help-calibrate-seed = 相同的數字會得到相同的遊戲
help-calibrate-svg = 將圖表寫入這個檔案
calibrate-round = 輪次
calibrate-net = 神經網路
calibrate-features = 特徵
calibrate-more = 高出特徵
calibrate-limit = 運氣的界限
calibrate-missed = 誤差
calibrate-straight = 校正後
calibrate-title = 實際的分差與神經網路預計的分差
calibrate-after = 第 { $round } 輪之後
calibrate-explained = 神經網路、特徵：神經網路，以及用一半遊戲重新擬合的 21 個特徵，能預計另一半遊戲最終分差的變異數中的多大比例。運氣的界限：到那時已經確定的比例。誤差：神經網路差多少分（均方根）。校正後：用另一半遊戲得出的偏差與斜率校正過的神經網路。± 是 95% 區間的一半寬度。
help-best-garden =
    驗證十五輪中規則允許一座花園得多少分：重播一場達到這個分數的遊戲，並重新計算任何花園都不會超過的上限。

    babylon best-garden
    babylon best-garden found.bgn --search --seed 2
help-best-garden-file = 代替已知最佳遊戲來驗證的遊戲，或 --search 寫入結果的檔案
help-best-garden-search = 尋找好的花園：設置和另一位玩家都來幫忙
help-best-garden-seed = 相同的數字會找到相同的花園
help-best-garden-width = 每輪之後搜尋保留多少條走法
best-garden-reached = 起始玩家有 { $points } 分，最高的板塊在第 { $level } 層：每一步都合法。
best-garden-bound = 無論採石場怎樣設置、別人怎樣幫忙，花園都不會超過 { $points } 分（高度最多 { $levels } 層；更高的花園蓋不起來）。
cli-no-best-garden = { $file } 不是依修訂版（revised）進行且已結束的雙人遊戲。
help-study =
    進行數千場遊戲，並報告從中得知的《巴比倫》規律：一份含圖表的網頁，以及 Markdown。

    babylon study docs/study --games 2000
help-study-folder = 報告寫入的資料夾
help-study-bot = 由誰進行遊戲：機器人的寫法同 `babylon arena`
help-study-games = 每個版本、每種玩家人數的場數
help-study-seed = 相同的數字會得到相同的遊戲
help-study-workers = 同時進行遊戲的行程數；0 表示每個核心一個
study-done = 報告位於 { $folder }。
help-train =
    從自我對戰中學習機器人評估花園的權重，並寫入檔案。

    babylon train weights
help-train-folder = 權重寫入的資料夾
help-train-lessons = 課程數；每堂課的遊戲以最小平方法擬合
help-train-generations = 以完整遊戲試驗變化的代數
help-train-games = 每堂課的場數；每個變化使用其四分之一
help-train-seed = 相同的數字會得到相同的遊戲
train-lesson = 第 { $number } 堂課：每座花園 { $points } 分，誤差 { $missed } 分
train-generation = { $set }，第 { $number } 代：每座花園 { $points } 分
help-train-net =
    一代一代地訓練評估花園的神經網路：新的一代勝過前一代才會保留。命令會從中斷處繼續。

    babylon train-net school
help-train-net-folder = 存放神經網路與各代紀錄的資料夾
help-train-net-generations = 總共多少代，包括已有的
help-train-net-games = 每代學習多少場遊戲
help-train-net-seed = 相同的數字會得到相同的遊戲
train-net-kept = 第 { $number } 代：每座花園 { $points } 分，誤差 { $missed } 分；{ $games } 場遊戲中勝 { $share }%，保留
train-net-not-kept = 第 { $number } 代：每座花園 { $points } 分，誤差 { $missed } 分；{ $games } 場遊戲中勝 { $share }%，不保留
