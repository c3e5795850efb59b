### 伺服器的用語：錯誤和聊天短語。

server-error-bad-request = 無法讀取這項請求。
server-error-bad-notation = 這不是一個行動。
server-error-bad-name = 無法顯示這個名字：請使用看得見的文字。
server-error-no-guest = 請先以訪客身分輸入名字。
server-error-not-host = 只有桌主可以這樣做。
server-error-not-your-seat = 這不是你的座位。
server-error-wrong-key = 這個連結或代碼在此無效：請向桌主索取新的連結。
server-error-removed = 桌主已將你移出這張遊戲桌。若要回來，請向桌主索取新的連結。
server-error-link-needed = 桌主把這個座位留給有連結的人：請選擇其他座位，或向桌主索取連結。
server-error-origin-refused = 這項請求來自其他網站，已被拒絕。
server-error-chat-off = 桌主已關閉這個聊天頻道。
server-error-chat-full = 你在這張遊戲桌的聊天訊息已達上限；遊戲可以繼續進行。
server-error-no-table = 沒有這張遊戲桌。
server-error-no-seat = 這張遊戲桌沒有這個座位。
server-error-not-found = 這裡什麼都沒有。
server-error-method-refused = 這裡不能這樣做。
server-error-stale = 遊戲桌的狀況已經改變：請再看一次。
server-error-seat-taken = 這個座位已經有人。
server-error-enough-seats = 你在這張遊戲桌的座位已達每位訪客的上限。
server-error-nobody-sits = 那個座位上沒有真人。若要移走機器人，請將該座位改為真人。
server-error-flower-taken = 這種花朵已經有其他玩家選擇。
server-error-not-your-turn = 現在是其他玩家的回合。
server-error-wrong-status = 這張遊戲桌目前不能這樣做。
server-error-undo-off = 這張遊戲桌不開放復原。
server-error-nothing-to-undo = 沒有那麼多回合可以復原。
server-error-no-proposal = 沒有人請求復原。
server-error-undo-asked = 已經有人請求復原：請等待答覆，或在下一個回合之後再請求。
server-error-pause-off = 只有按天計時的遊戲才能暫停。
server-error-pause-asked = 已經有人請求暫停：請等待答覆。
server-error-vacation-spent = 超過了今年剩餘的休假天數。
server-error-seat-out = 這個座位已認輸或時間用盡，不能再參與決定。
server-error-not-absent = 這位玩家在線上，或離開的時間還不夠久。
server-error-too-often = 這項操作在這張遊戲桌已達次數上限；其他一切照常進行。
server-error-hints-off = 這張遊戲桌不提供提示。
server-error-rules-unknown = 這場遊戲開始時採用的規則，伺服器已不再提供。
server-error-no-day = 這一天還沒有採石場；到了那天才會有。
server-error-day-over = 這一天的成績已不再接收。請玩今天的採石場。
server-error-day-counted = 你這一天的第一個成績已在榜上，只計第一個。
server-error-day-copied = 完全相同的一場遊戲已在榜上。
server-error-day-full = 這一天的榜已滿；你的成績保留在這台裝置上。
server-error-day-other-deal = 這不是本伺服器當天的採石場。
server-error-day-unfinished = 這場遊戲沒有玩到最後。請先玩完。
server-error-day-other-rival = 另一個座位的走法與每日採石場的走法不符。
server-error-bad-record = 這不是一份符合規則的棋譜。
server-error-review-former = 這場遊戲使用舊版規則，已無法檢討。
server-error-reviews-off = 本伺服器不提供檢討。請在你的裝置上檢討。
server-error-reviews-enough = 伺服器已在為你做兩份檢討。請等其中一份完成後再試。
server-error-reviews-full = 伺服器待做的檢討已達上限。請在你的裝置上檢討，或稍後再試。
server-error-too-large = 請求太大。
server-error-not-json = 請求必須是 JSON。
server-error-illegal-move = 規則不允許這個行動。
server-error-turn-unfinished = 這些行動不是一個完整的回合。
server-error-key-reused = 這個識別碼已用於另一項請求。
server-error-unknown-bot = 這裡沒有這個機器人：請從 { $known } 中選擇。
server-error-unknown-edition = 沒有這個版本：請從 { $known } 中選擇。
server-error-unknown-tiles = 沒有這個板塊組：請從 { $known } 中選擇。
server-error-too-many = 請求過多，請稍候再試。
server-error-too-many-bot-games = 你同時進行的純機器人遊戲已達上限。請先等其中一場結束，或停止旁觀其中一場。
server-error-too-many-tables = 你等待玩家的公開遊戲桌已達上限。請先關閉其中一張，或將這張改為憑連結加入。
server-error-too-many-unfinished = 從你的位址開設且尚未結束的遊戲桌已達上限。請先玩完或關閉其中一張，再開這張。
server-error-broken = 伺服器發生錯誤。繼續之前，請再看一次遊戲桌。
server-error-bot-busy = 目前沒有空閒的機器人，請稍後再試。
server-error-busy = 伺服器忙碌中，請稍後再試。
server-error-shutting-down = 伺服器正在重新啟動，請再試一次。
server-error-unavailable = 伺服器目前無法讀取或儲存遊戲，沒有變更任何內容，請稍後再試。
server-error-unsettled = 伺服器還無法確定是否已儲存。請再傳送一次：相同的請求只會執行一次。
server-error-not-signed-in = 請先登入。
server-error-signed-in = 你已登入。要換成其他身分，請先登出。
server-error-name-taken = 這裡已有人使用這個名字或非常相似的名字：請換一個。
server-error-passkey-refused = 無法接受這個通行密鑰。請再試一次，或使用其他通行密鑰或復原代碼。
server-error-passkeys-off = 在這個網址無法使用通行密鑰：請透過 https 開啟伺服器的正式網址，或使用 localhost。
server-error-code-refused = 這個復原代碼不正確或已使用過：請換一個。
server-error-last-passkey = 這是你最後一個通行密鑰：移除之前，請先新增另一個。
server-error-no-person = 這裡沒有可以查看的人。
server-error-your-turn = 現在輪到你：請直接進行回合，無須計劃。
server-error-plan-refused = 無法計劃此回合：請挖掘仍在採石場的板塊。
server-error-address-refused = 無法傳送到這個網址：請使用以 https:// 開頭、所有人都能連上的網址。
server-error-alerts-enough = 你的通知方式已達上限：請先移除一個。
server-error-no-channel = 已不再以這種方式通知你。
server-error-link-refused = 此連結已失效：請在個人檔案頁面上重新取得。
server-error-mail-off = 本伺服器不寄送電子郵件。
server-error-mail-failed = 電子郵件未能寄出：請檢查地址，或稍後再試。
server-error-rated = 這是等級分對局：任何座位都不能由他人代玩。
server-error-not-ratable = 等級分對局需要計時、未更動的版本規則和標準板塊，座位上須是在此有名字的人，或使用平常思考時間的內建機器人。
server-error-blocked = 這裡有人不願與你往來：請另找一張遊戲桌。
server-error-banned = 本伺服器的管理員決定，你目前不能在這裡開始任何新的活動。進行中的遊戲可以玩到結束。
server-error-not-server-host = 只有本伺服器的管理員可以這樣做。
server-error-entry-needed = 請再次以通行密鑰驗證：管理員頁面每次開放一小時。
server-error-no-report = 沒有這則檢舉。
server-refused-connections = 伺服器的連線已滿，請一分鐘後再試。
server-refused-connections-per-address = 來自你的位址的連線過多，請關閉一些視窗，或一分鐘後再試。

server-fault-disk-full = 資料庫所在的磁碟已滿：請騰出空間，遊戲會自動繼續。
server-fault-read-only = 資料庫目前唯讀：請恢復寫入權限。
server-fault-slow = 資料庫沒有及時回應：請檢查它的磁碟、處理器和網路。
server-fault-away = 無法連線到資料庫：請啟動它，或檢查網路。
server-fault-starting = 資料庫正在啟動：準備好後會立即使用。
server-fault-refused = 資料庫拒絕本伺服器：請檢查名稱、使用者、密碼和連線數。
server-fault-failing = 資料庫回報檔案錯誤：請檢查磁碟和資料庫的記錄檔。

server-phrase-hello = 大家好！
server-phrase-good-luck = 祝好運！
server-phrase-well-built = 蓋得漂亮！
server-phrase-oops = 哎呀！
server-phrase-thinking = 讓我想想……
server-phrase-your-turn = 輪到你了。
server-phrase-thanks = 謝謝！
server-phrase-good-game = 這場真精彩！

help-serve =
    提供遊戲網頁，以及供玩家和機器人使用的遊戲桌，直到按下 Ctrl-C 停止。

    設定依序取自選項、環境變數（BABYLON_PORT 等）和設定檔。

    babylon serve --port 8080 --public-url https://babylon.example
help-serve-host = 監聽的位址；預設 127.0.0.1
help-serve-port = 監聽的連接埠；預設 8000
help-serve-public-url = 瀏覽器連線到伺服器的網址
help-serve-processes = 在 PostgreSQL 上共同提供服務的行程數；預設 1
help-serve-workers = 供機器人思考的行程數；預設 1
help-serve-bot-seconds = 機器人每回合最多思考的秒數；預設 2
help-serve-log-level = debug、info、warning 或 error；預設 info，在終端機中使用 --open 時預設 warning
help-serve-open = 在瀏覽器中開啟網頁
help-option-config = TOML 設定檔
help-option-database = 資料庫，例如 sqlite:///babylon.db 或 postgresql://host/name
help-export =
    將伺服器資料庫中的遊戲寫入資料夾，每場一份棋譜。

    babylon export games
help-export-folder = 檔案寫入的資料夾
help-export-whole = 連同機密資料的完整遊戲，供其他伺服器匯入
help-import =
    將遊戲匯入伺服器的資料庫：由 export 寫出的完整遊戲，以及已結束遊戲的棋譜。

    babylon import games/*.json game.bgn
help-import-files = 由 export --whole 寫出的檔案，或 .bgn 棋譜
help-verify =
    依照紀錄重播伺服器資料庫中的每場遊戲，並指出不符之處。

    babylon verify --database sqlite:///babylon.db
help-backup =
    在伺服器執行期間複製整個資料庫。目標是檔案，或空資料庫的 URL。

    babylon backup monday.db
help-backup-target = 新檔案，或空資料庫的 URL
help-restore =
    將整個備份還原到新的空資料庫，並重播其中的每一場遊戲。不是空的資料庫不會更動。

    babylon restore monday.db
help-restore-source = 備份：檔案，或資料庫的 URL
help-prune =
    刪除很久以前結束的遊戲及其全部紀錄。不加 --yes 時，只顯示將會刪除哪些。

    babylon prune --days 90
help-prune-days = 最後一次活動至今的天數
help-prune-abandoned = 也包括同樣久沒有任何活動、且沒有計時在走的進行中的遊戲
help-prune-yes = 執行刪除
help-hosts =
    指定伺服器的管理員：須是在該伺服器上有名字的人，可以在 /host 查看檢舉和數據，也可以禁止他人進入。伺服器可以照常運作。

    babylon hosts --add Ada
help-hosts-add = 要設為管理員的人，可多次指定
help-hosts-remove = 不再擔任管理員的人
help-ratings =
    根據資料庫中的對局，按結束順序重新計算所有人的等級分。伺服器可以繼續運作。

    babylon ratings --database sqlite:///babylon.db
help-doctor =
    檢查這套安裝，並指出伺服器會遇到的問題。

    babylon doctor
help-sbom =
    以 CycloneDX 文件（SBOM）的形式列出本伺服器的所有套件（Python 的與網頁中的），並附版本與授權條款。

    babylon sbom > babylon.cdx.json
help-site =
    將網頁以一般檔案的形式寫入資料夾，可放在任何網站代管服務上。玩家用自己的裝置與機器人對戰或輪流遊戲，不需要 Babylon 伺服器。

    babylon site public
help-site-folder = 新資料夾、空資料夾，或先前由此命令寫出的資料夾
help-verify-deal =
    依照棋譜中的證明重新進行已結束遊戲的設置，確認沒有人能挑選板塊。

    babylon verify-deal game.bgn --commitment 38e9dcc7…
help-verify-deal-commitment = 遊戲桌在設置前公布的承諾值
help-join =
    讓本機的機器人透過座位連結或公開遊戲桌的連結，加入伺服器的遊戲桌。

    babylon join 'https://babylon.example/t/k3v9x2m7q4ta#seat=1.abc' --bot architect
help-join-link = 座位或遊戲桌的連結
help-join-bot = 由哪個機器人進行遊戲
help-join-name = 它在遊戲桌上的名字
help-join-seconds = 它每回合最多思考的秒數
serve-where = Babylon 位於 { $url }（按 Ctrl-C 停止）
serve-where-others = 同一網路中的其他人：{ $urls }
serve-other-port = 連接埠 { $taken } 已被占用：改用 { $port }
serve-database-taken = { $database } 正由另一個伺服器（行程 { $pid }）使用：請停止它，或指定其他資料庫。
serve-database-unusable = 無法使用 { $database }。{ $reason }
serve-processes-sqlite = 多個行程需要 PostgreSQL，而這個資料庫是 SQLite 檔案：請指定 PostgreSQL 資料庫（--database postgresql://…），或拿掉 --processes。
serve-processes-linux = 多個行程共用一個連接埠只能在 Linux 上執行：請拿掉 --processes。
serve-processes-failed = 伺服器的行程未能啟動，原因請見上方它們輸出的訊息。
serve-slow-bots = wasmtime 無法執行，因此機器人在這裡思考得慢很多，實力也較弱：pip install wasmtime
export-done = 已寫入 { $folder } 的遊戲：{ $count }
import-done = 已匯入的遊戲：{ $files } 個檔案中的 { $count } 場
verify-done = 已重播的遊戲：{ $games }；問題：{ $findings }
verify-gaps = 紀錄有缺漏，或結尾與資料庫的記載不符
verify-no-replay = 無法重播：{ $reason }
verify-row = 資料庫的記載與紀錄不符
verify-shown = 紀錄中的板塊或輪次指示物與設置不符
verify-commitment = 秘密數字與承諾值不符
verify-secret = 設置並非由秘密數字推導而來
verify-result = 結果與遊戲得分不符
backup-done = 已複製到 { $target } 的遊戲：{ $games }
restore-done = 已還原到 { $target } 的遊戲：{ $games }
prune-would = 至少 { $days } 天前結束的遊戲：{ $count }。尚未刪除任何內容；加上 --yes 才會刪除。
prune-would-all = 至少 { $days } 天前結束或已無人理會的遊戲：{ $count }。尚未刪除任何內容；加上 --yes 才會刪除。
prune-done = 已刪除的遊戲：{ $count }
ratings-done = 等級分對局：{ $games }，其中有效：{ $counted }。與已儲存數值不同：{ $changed }
hosts-listed = 伺服器的管理員：{ $names }
hosts-none = 本伺服器還沒有管理員：babylon hosts --add 名字
cli-nobody-called = 這裡沒有名叫 { $name } 的人：管理員必須是有通行密鑰的人。
sbom-without-page = 這裡尚未建置網頁，因此未列出其套件：make web
site-done = 網頁已寫入 { $folder }（{ $files } 個檔案）。可將該資料夾放在任何網站代管服務的任何路徑下。在本機檢視：python -m http.server --directory { $folder }
doctor-database = 資料庫
doctor-disk = 磁碟剩餘空間
doctor-bots = 機器人
doctor-client = 已建置的網頁
doctor-public-url = 使用 TLS 的公開網址
doctor-passkeys = 通行密鑰的網址
doctor-clock = 時鐘
doctor-proxies = 代理伺服器的位址
doctor-proxy = 經代理傳來的請求標頭
doctor-files = 可開啟的檔案數
doctor-processes = 伺服器行程
doctor-push = 推播通知金鑰
doctor-mail = 郵件伺服器
deal-fair = 設置確實由事先承諾的秘密數字推導而來。承諾值：{ $commitment }
deal-unfair = 設置「不是」由事先承諾的內容推導而來。棋譜的承諾值：{ $commitment }
join-over = 遊戲結束：{ $scores }
cli-bad-config = 這項設定無法使用：{ $reason }
cli-port-taken = 連接埠 { $port } 已被占用。請停止占用它的程式，或改用其他連接埠：babylon serve --port N
cli-site-not-ours = { $folder } 中有並非由此命令寫出的檔案：請指定新資料夾或空資料夾。
cli-site-not-built = 這裡尚未建置網頁：make web
cli-not-empty = { $target } 不是空的：請指定新檔案或空資料庫。
cli-newer-backup = { $source } 由較新版本的 Babylon 製作：請安裝該版本後再還原。
cli-missing-database = { $database } 沒有資料庫：請檢查位址。
cli-no-proof = { $file } 沒有設置的證明：只有在伺服器上結束的遊戲才有，寫在 Seed 標頭中。
cli-bad-link = 這不是遊戲桌的連結：{ $link }
cli-no-free-seat = { $link } 沒有空座位
cli-join-failed = 伺服器拒絕：{ $reason }
cli-not-a-game = { $file } 不是可匯入的遊戲：{ $reason }
cli-too-large = { $file } 太大：一場遊戲最多 { $most } MiB。
import-not-json = 第 { $line } 行第 { $column } 欄不是 JSON。
import-too-deep = 從第 { $line } 行起巢狀結構過深。
import-bad-field = 第 { $line } 行：{ $field } 處的內容不符合遊戲檔案的格式。
import-unverified = { $reason }
import-long-record = 棋譜超過 { $most } KiB。
import-hidden-deal = 設置尚有未知的部分。
cli-no-database = 無法開啟資料庫：{ $reason }
alert-your-turn = 輪到你了
alert-your-table = 你的遊戲桌已備好
alert-with = 你與 { $names } 的遊戲正在等你。
alert-alone = 你的遊戲正在等你。
alert-bot = 機器人{ $bot }
alert-line = { $title }：{ $body }
alert-many = 有 { $count } 場遊戲正在等你
alert-confirm-subject = 這是你的電子郵件地址嗎？
alert-confirm-mail =
    有人在一台 Babylon 伺服器上有自己的名字，希望輪到自己時在這個信箱收到通知。如果是你本人，請開啟此連結並確認：

    { $link }

    如果不是，你無須做任何事：不會再有郵件寄來。
alert-stop-mail =
    你收到此郵件，是因為你希望輪到自己時收到通知。如不想再收到，請開啟此連結：
    { $link }
server-error-no-tournament = 沒有這項比賽。
server-error-not-organiser = 只有比賽的主辦者可以這樣做。
server-error-in-tournament = 這張遊戲桌屬於一項比賽，座位由比賽安排。
server-error-round-running = 還有人在玩同一座採石場。所有遊戲桌都結束後才能查看這張遊戲桌。
server-error-entry-closed = 已無法再加入這項比賽。
server-error-tournament-full = 比賽已滿：最多 { $most } 人參加。
server-error-team-full = 這支隊伍已有 { $most } 名成員。請選擇另一支。
server-error-team-needed = 這裡按隊伍比賽：請填寫要加入的隊伍。
server-error-too-few-entrants = 至少需要兩名參賽者才能開始。
server-error-no-entrant = 沒有這個號碼的參賽者。
server-error-tournaments-full = 本伺服器最多同時舉辦 { $most } 項比賽。請等其中一項結束後再試。
