### 服务器的用语：错误和聊天短语。

server-error-bad-request = 无法读取该请求。
server-error-bad-notation = 这不是一步行动的写法。
server-error-no-guest = 请先成为访客。
server-error-not-host = 只有房主可以这样做。
server-error-not-your-seat = 这不是你的座位。
server-error-wrong-key = 链接或代码不符。
server-error-origin-refused = 请求来自其他网站，已被拒绝。
server-error-chat-off = 房主已关闭此聊天。
server-error-no-table = 没有这张桌子。
server-error-no-seat = 这张桌子没有这个座位。
server-error-not-found = 这里什么都没有。
server-error-method-refused = 此处不能这样做。
server-error-stale = 牌局已经继续进行。
server-error-seat-taken = 该座位已有人。
server-error-not-your-turn = 现在是其他玩家的回合。
server-error-wrong-status = 桌子当前的状态不允许这样做。
server-error-undo-off = 这张桌子不允许悔棋。
server-error-nothing-to-undo = 没有那么多回合可以撤回。
server-error-no-proposal = 没有人提出撤回。
server-error-not-absent = 这位玩家还有时间。
server-error-hints-off = 这张桌子不提供提示。
server-error-rules-unknown = 这局游戏所用的规则版本服务器已不再提供。
server-error-too-large = 请求太大。
server-error-not-json = 请求必须是 JSON。
server-error-illegal-move = 规则不允许这步行动。
server-error-turn-unfinished = 这些行动不是一个完整的回合。
server-error-key-reused = 此键已用于另一个请求。
server-error-unknown-bot = 这里没有这个机器人。
server-error-unknown-edition = 没有这个版本。
server-error-unknown-tiles = 没有这套板块。
server-error-too-many = 请求过多，请稍候。
server-error-broken = 服务器出错，没有任何改动。
server-error-bot-busy = 目前没有空闲的机器人。
server-error-shutting-down = 服务器正在重启，请重试。

server-phrase-hello = 大家好！
server-phrase-good-luck = 祝你好运！
server-phrase-well-built = 建得漂亮！
server-phrase-oops = 哎呀！
server-phrase-thinking = 让我想想…
server-phrase-your-turn = 轮到你了。
server-phrase-thanks = 谢谢！
server-phrase-good-game = 好局！

help-serve =
    为玩家和机器人提供桌子和游戏网页，按 Ctrl-C 停止。

    设置依次取自选项、环境变量（如 BABYLON_PORT）、文件。

    babylon serve --port 8080 --public-url https://babylon.example
help-serve-host = 监听地址，默认 127.0.0.1
help-serve-port = 监听端口，默认 8000
help-serve-public-url = 浏览器访问服务器的地址
help-serve-workers = 机器人使用的进程数，默认 1
help-serve-bot-seconds = 机器人每回合最多思考的秒数，默认 2
help-serve-log-level = debug、info、warning 或 error，默认 info
help-serve-open = 在浏览器中打开网页
help-option-config = TOML 设置文件
help-option-database = 数据库，例如 sqlite:///babylon.db 或 postgresql://host/name
help-export =
    将服务器数据库中的游戏逐局写入文件夹。

    babylon export games
help-export-folder = 文件的去处
help-export-whole = 包含秘密的完整游戏，供其他服务器导入
help-import =
    将游戏放入服务器的数据库：由 export 写出的完整游戏，或已结束游戏的记录。

    babylon import games/*.json game.bgn
help-import-files = 由 export --whole 写出的文件，或 .bgn 记录
help-verify =
    根据日志重演服务器数据库中的每局游戏，并指出不符之处。

    babylon verify --database sqlite:///babylon.db
help-backup =
    在服务器运行时复制整个数据库。目标是文件，或空数据库的 URL。

    babylon backup monday.db
help-backup-target = 新文件，或空数据库的 URL
help-doctor =
    检查安装情况，指出服务器可能出现的问题。

    babylon doctor
help-verify-deal =
    根据记录中的证明重新发牌，证明没有人能挑选板块。

    babylon verify-deal game.bgn --commitment 38e9dcc7…
help-verify-deal-commitment = 发牌前桌子公布的值
help-join =
    让本机的机器人通过座位链接或公开桌链接加入服务器的桌子。

    babylon join 'https://babylon.example/t/k3v9x2m7q4ta#seat=1.abc' --bot architect
help-join-link = 座位或桌子的链接
help-join-bot = 由哪个机器人来玩
help-join-name = 在桌上的名字
help-join-seconds = 每回合最多思考的秒数
serve-where = Babylon 位于 { $url }（按 Ctrl-C 停止）
serve-other-port = 端口 { $taken } 已被占用，改用 { $port }
export-done = 写入 { $folder } 的游戏：{ $count }
import-done = 已导入的游戏：{ $count }/{ $files }
verify-done = 重演的游戏：{ $games }；问题：{ $findings }
backup-done = 复制到 { $target } 的游戏：{ $games }
doctor-database = 数据库
doctor-disk = 磁盘剩余空间
doctor-bots = 机器人
doctor-client = 已构建的网页
doctor-public-url = 带 TLS 的公开地址
deal-fair = 发牌由所承诺的秘密得出。承诺值：{ $commitment }
deal-unfair = 发牌并非由所承诺的内容得出。记录中的承诺值：{ $commitment }
join-over = 游戏结束：{ $scores }
cli-bad-config = 无法使用此设置：{ $reason }
cli-port-taken = 端口 { $port } 已被占用。请停止占用它的程序，或另选端口：babylon serve --port N
cli-not-empty = { $target } 不是空的：请指定新文件或空数据库。
cli-missing-database = { $database } 处没有数据库：请检查地址。
cli-no-proof = { $file } 没有发牌证明：只有在服务器上完成的游戏才有（Seed 标头）。
cli-bad-link = 这不是桌子的链接：{ $link }
cli-no-free-seat = 没有空座位：{ $link }
cli-join-failed = 服务器拒绝：{ $reason }
cli-not-a-game = 这不是可导入的游戏：{ $reason }
cli-no-database = 无法打开数据库：{ $reason }
