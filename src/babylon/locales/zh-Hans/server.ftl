### 服务器的用语：错误和聊天短语。

server-error-bad-request = 无法读取该请求。
server-error-bad-notation = 这不是一个行动。
server-error-bad-name = 无法显示这个名字：请使用看得见的文字。
server-error-no-guest = 请先以访客身份进入。
server-error-not-host = 只有房主可以这样做。
server-error-not-your-seat = 这不是你的座位。
server-error-wrong-key = 链接或代码无效。
server-error-origin-refused = 请求来自其他网站，已被拒绝。
server-error-chat-off = 房主已关闭聊天。
server-error-no-table = 没有这个房间。
server-error-no-seat = 这个房间没有该座位。
server-error-not-found = 这里什么都没有。
server-error-method-refused = 此处不能这样做。
server-error-stale = 对局已有新的进展，请查看最新局面。
server-error-seat-taken = 该座位已有玩家。
server-error-flower-taken = 这种花朵图案已被其他玩家选择。
server-error-not-your-turn = 现在是其他玩家的回合。
server-error-wrong-status = 房间当前的状态不允许这样做。
server-error-undo-off = 这个房间不允许撤销。
server-error-nothing-to-undo = 没有那么多回合可以撤销。
server-error-no-proposal = 没有人请求撤销回合。
server-error-not-absent = 这位玩家还有时间回来。
server-error-hints-off = 这个房间不提供提示。
server-error-rules-unknown = 服务器已不再提供这局游戏开始时所用的规则。
server-error-too-large = 请求太大。
server-error-not-json = 请求必须是 JSON。
server-error-illegal-move = 规则不允许这个行动。
server-error-turn-unfinished = 这些行动不是一个完整的回合。
server-error-key-reused = 这个请求标识已用于另一个请求。
server-error-unknown-bot = 这里没有这个机器人。
server-error-unknown-edition = 没有这个版本。
server-error-unknown-tiles = 没有这个板块组。
server-error-too-many = 请求过于频繁，请稍候。
server-error-broken = 服务器出错了，没有任何内容被更改。
server-error-bot-busy = 目前没有空闲的机器人。
server-error-shutting-down = 服务器正在重启，请稍后重试。

server-phrase-hello = 大家好！
server-phrase-good-luck = 祝你好运！
server-phrase-well-built = 建得漂亮！
server-phrase-oops = 哎呀！
server-phrase-thinking = 让我想想……
server-phrase-your-turn = 轮到你了。
server-phrase-thanks = 谢谢！
server-phrase-good-game = 精彩的一局！

help-serve =
    开设供玩家和机器人使用的房间，并提供游戏网页，直到按 Ctrl-C 停止。

    设置依次取自选项、环境变量（如 BABYLON_PORT）、文件。

    babylon serve --port 8080 --public-url https://babylon.example
help-serve-host = 监听地址，默认 127.0.0.1
help-serve-port = 监听端口，默认 8000
help-serve-public-url = 浏览器访问服务器的地址
help-serve-workers = 供机器人思考的进程数，默认 1
help-serve-bot-seconds = 机器人每回合最多思考的秒数，默认 2
help-serve-log-level = debug、info、warning 或 error，默认 info
help-serve-open = 在浏览器中打开网页
help-option-config = TOML 设置文件
help-option-database = 数据库，例如 sqlite:///babylon.db 或 postgresql://host/name
help-export =
    将服务器数据库中的游戏写入文件夹，每局一份对局记录。

    babylon export games
help-export-folder = 文件写到哪里
help-export-whole = 写出含有秘密信息的完整游戏，供其他服务器导入
help-import =
    将游戏导入服务器的数据库：由 export 写出的完整游戏，或已结束游戏的对局记录。

    babylon import games/*.json game.bgn
help-import-files = 由 export --whole 写出的文件，或 .bgn 对局记录
help-verify =
    根据日志重演服务器数据库中的每局游戏，并指出不符之处。

    babylon verify --database sqlite:///babylon.db
help-backup =
    在服务器运行期间复制整个数据库。目标是一个文件，或空数据库的 URL。

    babylon backup monday.db
help-backup-target = 新文件，或空数据库的 URL
help-prune =
    删除很久以前结束的游戏及其全部记录。不加 --yes 时，只显示将会删除哪些。

    babylon prune --days 90
help-prune-days = 最后一次活动至今的天数
help-prune-yes = 执行删除
help-doctor =
    检查当前的安装，指出服务器会出现什么问题。

    babylon doctor
help-verify-deal =
    根据对局记录中的证明，重新布置一局已结束的游戏：证明板块并非由任何人挑选。

    babylon verify-deal game.bgn --commitment 38e9dcc7…
help-verify-deal-commitment = 布置之前房间公布的承诺值
help-join =
    让本机的机器人通过座位的链接或公开房间的链接，加入服务器上的房间。

    babylon join 'https://babylon.example/t/k3v9x2m7q4ta#seat=1.abc' --bot architect
help-join-link = 座位或房间的链接
help-join-bot = 由哪个机器人来玩
help-join-name = 机器人在房间中的名字
help-join-seconds = 每回合最多思考的秒数
serve-where = Babylon 已启动：{ $url }（按 Ctrl-C 停止）
serve-other-port = 端口 { $taken } 已被占用，改用端口 { $port }
serve-database-taken = { $database } 正由另一个服务器（进程 { $pid }）使用：请停止它，或指定其他数据库。
serve-uncompiled = 尚未安装 numba，无法编译，因此机器人较弱：pip install 'babylon-game[fast]'
export-done = 已写入 { $folder } 的游戏：{ $count } 局
import-done = 已导入的游戏：{ $count } 局（共 { $files } 个文件）
verify-done = 已重演的游戏：{ $games } 局；问题：{ $findings } 个
backup-done = 已复制到 { $target } 的游戏：{ $games } 局
prune-would = 至少 { $days } 天前结束的游戏：{ $count } 局。尚未删除任何内容；加上 --yes 才会删除。
prune-done = 已删除的游戏：{ $count } 局
doctor-database = 数据库
doctor-disk = 磁盘剩余空间
doctor-bots = 机器人
doctor-client = 已构建的网页
doctor-public-url = 带 TLS 的公开地址
deal-fair = 布置由事先承诺的秘密得出。承诺值：{ $commitment }
deal-unfair = 布置并非由事先承诺的秘密得出！对局记录中的承诺值：{ $commitment }
join-over = 游戏结束：{ $scores }
cli-bad-config = 无法使用此设置：{ $reason }
cli-port-taken = 端口 { $port } 已被占用。请停止占用它的程序，或另选端口：babylon serve --port N
cli-not-empty = { $target } 不是空的：请指定新文件或空数据库。
cli-missing-database = { $database } 处没有数据库：请检查地址。
cli-no-proof = { $file } 中没有布置的证明：只有在服务器上结束的游戏才有（写在 Seed 标头中）。
cli-bad-link = 这不是房间的链接：{ $link }
cli-no-free-seat = 没有空座：{ $link }
cli-join-failed = 服务器拒绝：{ $reason }
cli-not-a-game = { $file } 不是可导入的游戏：{ $reason }
cli-too-large = { $file } 太大：一局游戏最多 { $most } MiB。
import-not-json = 第 { $line } 行第 { $column } 列不是 JSON。
import-too-deep = 从第 { $line } 行起嵌套过深。
import-bad-field = { $field } 处的内容不符合游戏文件的格式。
import-unverified = { $reason }
import-long-record = 对局记录超过 { $most } KiB。
import-hidden-deal = 布置尚有未知的部分。
cli-no-database = 无法打开数据库：{ $reason }
