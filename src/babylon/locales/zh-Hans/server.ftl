### 服务器的用语：错误和聊天短语。

server-error-bad-request = 无法读取该请求。
server-error-bad-notation = 这不是一个行动。
server-error-bad-name = 无法显示这个名字：请使用看得见的文字。
server-error-no-guest = 请先以访客身份输入名字。
server-error-not-host = 只有房主可以这样做。
server-error-not-your-seat = 这不是你的座位。
server-error-wrong-key = 链接或代码无效：请向房主索要新的链接。
server-error-removed = 房主已将你移出房间。要回来，请向房主索要新的链接。
server-error-link-needed = 房主把这个座位留给了有链接的人：请选择其他座位，或向房主索要链接。
server-error-origin-refused = 请求来自其他网站，已被拒绝。
server-error-chat-off = 房主已关闭聊天。
server-error-chat-full = 你在这个房间的聊天条数已达上限；游戏可以继续进行。
server-error-no-table = 没有这个房间。
server-error-no-seat = 这个房间没有该座位。
server-error-not-found = 这里什么都没有。
server-error-method-refused = 此处不能这样做。
server-error-stale = 对局已有新的进展，请查看最新局面。
server-error-seat-taken = 该座位已有玩家。
server-error-enough-seats = 你在这个房间占用的座位数已达到每人上限。
server-error-nobody-sits = 那个座位上没有真人。要移走机器人，请把该座位改为真人。
server-error-flower-taken = 这种花朵图案已被其他玩家选择。
server-error-not-your-turn = 现在是其他玩家的回合。
server-error-wrong-status = 房间当前的状态不允许这样做。
server-error-undo-off = 这个房间不允许撤销。
server-error-nothing-to-undo = 没有那么多回合可以撤销。
server-error-no-proposal = 没有人请求撤销回合。
server-error-undo-asked = 已经有人请求撤销：请等待答复，或在下一回合之后再请求。
server-error-pause-off = 只有按天计时的游戏才能暂停。
server-error-pause-asked = 已经有人请求暂停：请等待答复。
server-error-vacation-spent = 超过了今年剩余的休假天数。
server-error-seat-out = 这个座位已认输或超时，不能再参与决定。
server-error-not-absent = 这位玩家在线，或者离开的时间还不够长。
server-error-too-often = 在这个房间，此操作的次数已达上限；其他一切照常进行。
server-error-hints-off = 这个房间不提供提示。
server-error-rules-unknown = 服务器已不再提供这局游戏开始时所用的规则。
server-error-no-day = 这一天还没有采石场；到了那天才会有。
server-error-day-over = 这一天的成绩已不再接收。请玩今天的采石场。
server-error-day-counted = 你这一天的第一个成绩已在榜上，只计第一个。
server-error-day-copied = 完全相同的一局已在榜上。
server-error-day-full = 这一天的榜已满；你的成绩保留在本设备上。
server-error-day-other-deal = 这不是本服务器当天的采石场。
server-error-day-unfinished = 这局游戏没有玩到最后。请先玩完。
server-error-day-other-rival = 另一个座位的走法与每日采石场的走法不符。
server-error-bad-record = 这不是一份符合规则的对局记录。
server-error-review-former = 这局游戏使用的是旧版规则，无法再复盘。
server-error-reviews-off = 本服务器不提供复盘。请在你的设备上复盘。
server-error-reviews-enough = 服务器已在为你做两份复盘。请等其中一份完成后再试。
server-error-reviews-full = 服务器待做的复盘已达上限。请在你的设备上复盘，或稍后再试。
server-error-too-large = 请求太大。
server-error-not-json = 请求必须是 JSON。
server-error-illegal-move = 规则不允许这个行动。
server-error-turn-unfinished = 这些行动不是一个完整的回合。
server-error-key-reused = 这个请求标识已用于另一个请求。
server-error-unknown-bot = 这里没有这个机器人：请从 { $known } 中选择。
server-error-unknown-edition = 没有这个版本：请从 { $known } 中选择。
server-error-unknown-tiles = 没有这个板块组：请从 { $known } 中选择。
server-error-too-many = 请求过于频繁，请稍候。
server-error-too-many-bot-games = 你的纯机器人游戏已达到可同时进行的上限。请等其中一局结束，或停止旁观其中一局。
server-error-too-many-tables = 你等待玩家的公开房间已达上限。请先关闭其中一个，或将这个改为凭链接加入。
server-error-too-many-unfinished = 从你的地址开设且尚未结束的房间已达上限。请先玩完或关闭其中一个，再开这个房间。
server-error-broken = 服务器出错了。继续之前，请重新查看房间。
server-error-bot-busy = 目前没有空闲的机器人，请稍后重试。
server-error-busy = 服务器正忙，请稍后重试。
server-error-shutting-down = 服务器正在重启，请稍后重试。
server-error-unavailable = 服务器现在无法读取或保存游戏。没有任何内容被更改，请稍后重试。
server-error-unsettled = 服务器尚不能确定是否已保存。请重新发送：相同的请求只会执行一次。
server-error-not-signed-in = 请先登录。
server-error-signed-in = 你已登录。要换一个身份，请先退出登录。
server-error-name-taken = 这里已有人使用这个名字或非常相似的名字：请换一个。
server-error-passkey-refused = 未能接受此通行密钥。请重试，或使用其他通行密钥或恢复代码。
server-error-passkeys-off = 在此地址无法使用通行密钥：请通过 https 打开服务器的正式地址，或使用 localhost。
server-error-code-refused = 此恢复代码不正确或已被使用：请换一个。
server-error-last-passkey = 这是你最后一个通行密钥：移除之前，请先添加另一个。
server-error-no-person = 这里没有可以查看的人。
server-error-your-turn = 现在轮到你：请直接进行回合，无需计划。
server-error-plan-refused = 无法计划此回合：请挖掘仍在采石场的板块。
server-error-address-refused = 无法向此地址发送：请使用以 https:// 开头、所有人都能访问的地址。
server-error-alerts-enough = 你的通知方式已达上限：请先删除一个。
server-error-no-channel = 已不再以这种方式通知你。
server-error-link-refused = 此链接已失效：请在个人主页上重新获取。
server-error-mail-off = 本服务器不发送电子邮件。
server-error-mail-failed = 电子邮件未能发出：请检查地址，或稍后再试。
server-error-rated = 这是等级分对局：任何座位都不能托管。
server-error-not-ratable = 等级分对局需要计时、未改动的版本规则和标准板块，座位上须是在此有名字的人，或使用通常思考时间的内置机器人。
server-error-blocked = 这里有人不愿与你往来：请另找一个房间。
server-error-banned = 本服务器的管理员决定，你目前不能在这里开始任何新的活动。正在进行的游戏可以玩到结束。
server-error-not-server-host = 只有本服务器的管理员可以这样做。
server-error-entry-needed = 请再次用通行密钥验证：管理员页面每次开放一小时。
server-error-no-report = 没有这条举报。
server-refused-connections = 服务器的连接已满，请一分钟后再试。
server-refused-connections-per-address = 来自你的地址的连接过多，请关闭一些窗口，或一分钟后再试。

server-fault-disk-full = 数据库所在的磁盘已满：请腾出空间，游戏会自动继续。
server-fault-read-only = 数据库只能读取：请恢复写入权限。
server-fault-slow = 数据库没有及时响应：请检查它的磁盘、处理器和网络。
server-fault-away = 无法连接数据库：请启动它，或检查网络。
server-fault-starting = 数据库正在启动：就绪后会立即使用。
server-fault-refused = 数据库拒绝本服务器：请检查名称、用户、密码和连接数。
server-fault-failing = 数据库报告文件错误：请检查磁盘和数据库的日志。

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
help-serve-processes = 在 PostgreSQL 上共同提供服务的进程数，默认 1
help-serve-workers = 供机器人思考的进程数，默认 1
help-serve-bot-seconds = 机器人每回合最多思考的秒数，默认 2
help-serve-log-level = debug、info、warning 或 error，默认 info，在终端中使用 --open 时默认 warning
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
help-restore =
    将整个备份恢复到新的空数据库，并重演其中的每一局游戏。不是空的数据库不会被改动。

    babylon restore monday.db
help-restore-source = 备份：一个文件，或数据库的 URL
help-prune =
    删除很久以前结束的游戏及其全部记录。不加 --yes 时，只显示将会删除哪些。

    babylon prune --days 90
help-prune-days = 最后一次活动至今的天数
help-prune-abandoned = 也包括同样久没有任何活动、且没有计时在走的进行中的游戏
help-prune-yes = 执行删除
help-hosts =
    指定服务器的管理员：须是在该服务器上有名字的人，可以在 /host 查看举报和数据，也可以禁止他人进入。服务器可以照常运行。

    babylon hosts --add Ada
help-hosts-add = 要设为管理员的人，可多次指定
help-hosts-remove = 不再担任管理员的人
help-ratings =
    根据数据库中的对局，按结束顺序重新计算所有人的等级分。服务器可以继续运行。

    babylon ratings --database sqlite:///babylon.db
help-doctor =
    检查当前的安装，指出服务器会出现什么问题。

    babylon doctor
help-sbom =
    以 CycloneDX 文档（SBOM）的形式列出本服务器的所有软件包（Python 的和网页中的），附版本与许可证。

    babylon sbom > babylon.cdx.json
help-site =
    把网页以普通文件的形式写入文件夹，可放在任何网站托管服务上。玩家在自己的设备上与机器人对战或轮流游戏，无需 Babylon 服务器。

    babylon site public
help-site-folder = 新文件夹、空文件夹，或以前由此命令写出的文件夹
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
serve-where-others = 同一网络中的其他人：{ $urls }
serve-other-port = 端口 { $taken } 已被占用，改用端口 { $port }
serve-database-taken = { $database } 正由另一个服务器（进程 { $pid }）使用：请停止它，或指定其他数据库。
serve-database-unusable = 无法使用 { $database }。{ $reason }
serve-processes-sqlite = 多个进程需要 PostgreSQL，而此数据库是 SQLite 文件：请指定 PostgreSQL 数据库（--database postgresql://…），或去掉 --processes。
serve-processes-linux = 多个进程共用一个端口只能在 Linux 上运行：请去掉 --processes。
serve-processes-failed = 服务器的进程未能启动，原因见上方它们输出的信息。
serve-slow-bots = wasmtime 无法运行，因此机器人在这里思考慢得多，也较弱：pip install wasmtime
export-done = 已写入 { $folder } 的游戏：{ $count } 局
import-done = 已导入的游戏：{ $count } 局（共 { $files } 个文件）
verify-done = 已重演的游戏：{ $games } 局；问题：{ $findings } 个
verify-gaps = 日志有缺漏，或结尾与数据库的记载不符
verify-no-replay = 无法重演：{ $reason }
verify-row = 数据库的记载与日志不符
verify-shown = 日志中的板块或轮次指示物与布置不符
verify-commitment = 秘密数与承诺值不符
verify-secret = 布置并非由秘密数得出
verify-result = 结果与游戏得分不符
backup-done = 已复制到 { $target } 的游戏：{ $games } 局
restore-done = 已恢复到 { $target } 的游戏：{ $games } 局
prune-would = 至少 { $days } 天前结束的游戏：{ $count } 局。尚未删除任何内容；加上 --yes 才会删除。
prune-would-all = 至少 { $days } 天前结束或已无人理会的游戏：{ $count } 局。尚未删除任何内容；加上 --yes 才会删除。
prune-done = 已删除的游戏：{ $count } 局
ratings-done = 等级分对局：{ $games }，其中有效：{ $counted }。与已保存数值不同：{ $changed }
hosts-listed = 服务器的管理员：{ $names }
hosts-none = 本服务器还没有管理员：babylon hosts --add 名字
cli-nobody-called = 这里没有名叫 { $name } 的人：管理员必须是有通行密钥的人。
sbom-without-page = 此处尚未构建网页，因此未列出其软件包：make web
site-done = 网页已写入 { $folder }（{ $files } 个文件）。可将该文件夹放在任何网站托管服务的任何路径下。在本机查看：python -m http.server --directory { $folder }
doctor-database = 数据库
doctor-disk = 磁盘剩余空间
doctor-bots = 机器人
doctor-client = 已构建的网页
doctor-public-url = 带 TLS 的公开地址
doctor-passkeys = 通行密钥的地址
doctor-clock = 时钟
doctor-proxies = 代理的地址
doctor-proxy = 经代理传来的请求头
doctor-files = 可打开的文件数
doctor-processes = 服务器进程
doctor-push = 推送通知密钥
doctor-mail = 邮件服务器
deal-fair = 布置由事先承诺的秘密数得出。承诺值：{ $commitment }
deal-unfair = 布置并非由事先承诺的秘密数得出！对局记录中的承诺值：{ $commitment }
join-over = 游戏结束：{ $scores }
cli-bad-config = 无法使用此设置：{ $reason }
cli-port-taken = 端口 { $port } 已被占用。请停止占用它的程序，或另选端口：babylon serve --port N
cli-site-not-ours = { $folder } 中有并非由此命令写出的文件：请指定新文件夹或空文件夹。
cli-site-not-built = 此处尚未构建网页：make web
cli-not-empty = { $target } 不是空的：请指定新文件或空数据库。
cli-newer-backup = { $source } 由较新版本的 Babylon 制作：请安装该版本后再恢复。
cli-missing-database = { $database } 处没有数据库：请检查地址。
cli-no-proof = { $file } 中没有布置的证明：只有在服务器上结束的游戏才有（写在 Seed 标头中）。
cli-bad-link = 这不是房间的链接：{ $link }
cli-no-free-seat = 没有空座：{ $link }
cli-join-failed = 服务器拒绝：{ $reason }
cli-not-a-game = { $file } 不是可导入的游戏：{ $reason }
cli-too-large = { $file } 太大：一局游戏最多 { $most } MiB。
import-not-json = 第 { $line } 行第 { $column } 列不是 JSON。
import-too-deep = 从第 { $line } 行起嵌套过深。
import-bad-field = 第 { $line } 行：{ $field } 处的内容不符合游戏文件的格式。
import-unverified = { $reason }
import-long-record = 对局记录超过 { $most } KiB。
import-hidden-deal = 布置尚有未知的部分。
cli-no-database = 无法打开数据库：{ $reason }
alert-your-turn = 轮到你了
alert-your-table = 你的房间已备好
alert-with = 你与 { $names } 的游戏正在等你。
alert-alone = 你的游戏正在等你。
alert-bot = 机器人{ $bot }
alert-line = { $title }：{ $body }
alert-many = 有 { $count } 局游戏正在等你
alert-confirm-subject = 这是你的电子邮箱吗？
alert-confirm-mail =
    有人在一台 Babylon 服务器上有自己的名字，希望轮到自己时在这个邮箱收到通知。如果是你本人，请打开此链接并确认：

    { $link }

    如果不是，你无需做任何事：不会再收到邮件。
alert-stop-mail =
    你收到此邮件，是因为你希望轮到自己时收到通知。如不想再收到，请打开此链接：
    { $link }
server-error-no-tournament = 没有这项比赛。
server-error-not-organiser = 只有比赛的主办者可以这样做。
server-error-in-tournament = 这个房间属于一项比赛，座位由比赛安排。
server-error-round-running = 还有人在玩同一采石场。所有房间都结束后才能查看这个房间。
server-error-entry-closed = 已无法再加入这项比赛。
server-error-tournament-full = 比赛已满：最多 { $most } 人参加。
server-error-team-full = 这支队伍已有 { $most } 名成员。请选择另一支。
server-error-team-needed = 这里按队伍比赛：请填写要加入的队伍。
server-error-too-few-entrants = 至少需要两名参赛者才能开始。
server-error-no-entrant = 没有这个号码的参赛者。
server-error-tournaments-full = 本服务器最多同时举办 { $most } 项比赛。请等其中一项结束后再试。
