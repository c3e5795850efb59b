### 伺服器的用語：錯誤和聊天短語。

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

help-serve =
    為玩家和機器人提供桌子和遊戲網頁，按 Ctrl-C 停止。

    設定依次取自選項、環境變數（如 BABYLON_PORT）、檔案。

    babylon serve --port 8080 --public-url https://babylon.example
help-serve-host = 監聽位址，預設 127.0.0.1
help-serve-port = 監聽埠，預設 8000
help-serve-public-url = 瀏覽器存取伺服器的位址
help-serve-workers = 機器人使用的行程數，預設 1
help-serve-bot-seconds = 機器人每回合最多思考的秒數，預設 2
help-serve-log-level = debug、info、warning 或 error，預設 info
help-serve-open = 在瀏覽器中開啟網頁
help-option-config = TOML 設定檔
help-option-database = 資料庫，例如 sqlite:///babylon.db 或 postgresql://host/name
help-export =
    將伺服器資料庫中的遊戲逐局寫入資料夾。

    babylon export games
help-export-folder = 檔案的去處
help-export-whole = 包含秘密的完整遊戲，供其他伺服器匯入
help-import =
    將遊戲放入伺服器的資料庫：由 export 寫出的完整遊戲，或已結束遊戲的記錄。

    babylon import games/*.json game.bgn
help-import-files = 由 export --whole 寫出的檔案，或 .bgn 記錄
help-verify =
    根據日誌重演伺服器資料庫中的每局遊戲，並指出不符之處。

    babylon verify --database sqlite:///babylon.db
help-backup =
    在伺服器執行時複製整個資料庫。目標是檔案，或空資料庫的 URL。

    babylon backup monday.db
help-backup-target = 新檔案，或空資料庫的 URL
help-doctor =
    檢查安裝情況，指出伺服器可能出現的問題。

    babylon doctor
help-verify-deal =
    根據記錄中的證明重新發牌，證明沒有人能挑選板塊。

    babylon verify-deal game.bgn --commitment 38e9dcc7…
help-verify-deal-commitment = 發牌前桌子公布的值
help-join =
    讓本機的機器人透過座位連結或公開桌連結加入伺服器的桌子。

    babylon join 'https://babylon.example/t/k3v9x2m7q4ta#seat=1.abc' --bot architect
help-join-link = 座位或桌子的連結
help-join-bot = 由哪個機器人來玩
help-join-name = 在桌上的名字
help-join-seconds = 每回合最多思考的秒數
serve-where = Babylon 位於 { $url }（按 Ctrl-C 停止）
serve-other-port = 連接埠 { $taken } 已被占用，改用 { $port }
export-done = 寫入 { $folder } 的遊戲：{ $count }
import-done = 已匯入的遊戲：{ $count }/{ $files }
verify-done = 重演的遊戲：{ $games }；問題：{ $findings }
backup-done = 複製到 { $target } 的遊戲：{ $games }
doctor-database = 資料庫
doctor-disk = 磁碟剩餘空間
doctor-bots = 機器人
doctor-client = 已建置的網頁
doctor-public-url = 帶 TLS 的公開位址
deal-fair = 發牌由所承諾的秘密得出。承諾值：{ $commitment }
deal-unfair = 發牌並非由所承諾的內容得出。記錄中的承諾值：{ $commitment }
join-over = 遊戲結束：{ $scores }
cli-bad-config = 無法使用此設定：{ $reason }
cli-port-taken = 連接埠 { $port } 已被占用。請停止占用它的程式，或另選連接埠：babylon serve --port N
cli-not-empty = { $target } 不是空的：請指定新檔案或空資料庫。
cli-missing-database = { $database } 處沒有資料庫：請檢查位址。
cli-no-proof = { $file } 沒有發牌證明：只有在伺服器上完成的遊戲才有（Seed 標頭）。
cli-bad-link = 這不是桌子的連結：{ $link }
cli-no-free-seat = 沒有空座位：{ $link }
cli-join-failed = 伺服器拒絕：{ $reason }
cli-not-a-game = 這不是可匯入的遊戲：{ $reason }
cli-no-database = 無法開啟資料庫：{ $reason }
