### 命令行：帮助、提问与回答，以及输入中的错误。

## 帮助页的框架

help-usage = 用法：
help-arguments = 参数
help-options = 选项
help-commands = 命令
help-default = （默认：{ $value }）
help-required = （必填）

help-option-help = 显示本页
help-option-lang = 语言：en、pl、ja、zh-Hans 或 zh-Hant；默认取 BABYLON_LANG，其次取系统语言
help-option-version = 显示程序版本
help-option-file = 对局记录，例如 game.bgn；- 表示读取标准输入
help-option-json = 以 JSON 回答，供程序使用
help-option-ply = 查看这么多步之后的局面，而不是最后的局面
help-option-seat = 只看这个座位；起始玩家为 1
help-option-players = 游戏人数：2、3 或 4
help-option-edition = revised、en、pl、ja、zh-Hans 或 zh-Hant；`babylon editions` 说明各版本的差别
help-option-seed = 相同的数得到相同的布置；默认随机
help-option-tiles = 板块组：standard 或你自己的文件路径
help-option-names = 玩家的名字，例如 "Ada, Bo"

## 帮助页

help-babylon =
    桌游《巴比伦》：游玩、保存对局记录、查询规则。

    先在这个终端玩一局：

    babylon play

    每个命令都有自己的说明页，例如

    babylon score --help

help-new =
    布置一局游戏，并写出对局记录。

    对局记录是纯文本，其他命令都能读取。也可以混用各版本的规则。

    babylon new --players 3 --edition ja --out game.bgn
    babylon new --seed 7 --highest square

help-new-flowers = 按座位顺序列出玩家版图，例如 "pink white"
help-new-highest = 高度分：double 或 square
help-new-overlap = 完全重合：never、one-level 或 beneath
help-new-gap = 小桥下方的格子：empty、open 或 covered
help-new-belvederes = 无支撑的角：required 或 while-they-last
help-new-lot = 随机选择起始玩家
help-new-supply = 七个数：一阶立柱、二阶立柱、观景台、阶梯、喷泉、小桥、雕塑
help-new-out = 写入这个文件，而不是显示在终端

help-play =
    在这个终端游玩：与他人共用键盘，或与机器人对战。

    从编号的各行中选择，或按对局记录的写法输入行动。游戏中输入 ? 查看说明。如果指定了文件，则每个回合后都会将游戏保存在其中，之后可以从中断处继续。

    babylon play
    babylon play game.bgn --players 3
    babylon play --bot gardener

help-play-file = 将游戏保存在这个文件中；如果文件已存在，则继续其中的游戏
help-play-bot = 从 2 号座位起依次入座的机器人；1=gardener 可指定座位；可重复使用

help-show =
    显示一局游戏的采石场、花园和分数。

    babylon show game.bgn
    babylon show game.bgn --ply 40 --seat 2
    babylon show game.bgn --svg table.svg --view plan

help-show-svg = 改为画在这个 SVG 文件中
help-show-view = 画法：iso（立体）或 plan（俯视）

help-legal =
    列出规则现在允许的所有行动。

    babylon legal game.bgn --words

help-legal-words = 用文字说明每个行动

help-why =
    说明一个行动是否合法；如果不合法，说明违反了哪条规则。

    行动合法时退出码为 0，不合法时为 1。

    babylon why game.bgn "sc4/2>0"

help-why-move = 按对局记录的写法输入的行动，例如 B2、dc4/1>2-ne、S:c4 或 =s

help-score =
    为一局游戏计分，或为你输入的花园（用实体桌游建成）计分。

    花园是一段文本，从低到高每行写一样东西，并按五本规则书分别计分。板块写位置、阶层和花朵图案；如果无支撑的角上有观景台，则再加上 -ne 等，没有观景台则加上 ~ne 等；装饰性物件的写法与对局记录相同。更快的办法是按阶层清点从上方看得见的东西。在每座花园前写一行“garden Ada”，即可为多座花园计分并得出胜者。

    babylon score game.bgn --points
    babylon score garden.txt

    由 2 个板块、1 个观景台和 1 个雕塑组成的花园：

    babylon score - << END
    c4/1 pink
    d5/2 white -ne
    S:d5
    END

    两座清点过的花园：

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

help-score-file = 对局记录或花园；- 表示读取标准输入
help-score-points = 说明每一分的来源
help-score-edition = 多座花园的计分纸按哪个版本填写

help-replay =
    用文字和图逐个回合展示一局游戏。

    babylon replay game.bgn --delay 2

help-replay-delay = 每个回合后等待这么多秒

help-check =
    检查对局记录或板块组是否正确；如果不正确，指出错在哪里。

    babylon check game.bgn
    babylon check mine.tiles

help-check-file = 对局记录或板块组；- 表示读取标准输入

help-completion =
    输出供 shell 读取的脚本，用于补全命令和选项。

    babylon completion bash >> ~/.bashrc
    babylon completion fish > ~/.config/fish/completions/babylon.fish

help-completion-shell = 所用的 shell：bash、zsh 或 fish

help-editions =
    说明各印刷版规则书的差别及其出处。

    babylon editions

help-rules =
    阅读游戏规则：按版本显示，并附图示。

    不写条目时列出所有条目；写 all 则显示全文。也可以用轮次指示物、计分纸的一项或被拒绝的原因来指定条目。

    babylon rules
    babylon rules bridges --edition ja
    babylon rules --search 小桥下方

help-rules-section = 例如 dig、overlap、ruling-3、token-fill-blank 或 refusal-not-fresh；all 显示全文
help-rules-search = 显示含有这些词的条目；有多个时，列出其余条目的名称

help-perft =
    计算这么多步的行动序列共有多少种：规则的指纹，供程序员使用。

    babylon perft 2 --players 4 --seed 7

help-perft-depth = 多少步
help-perft-file = 从这份对局记录的结尾算起；不指定则从新的布置算起
help-perft-seed = 相同的数得到相同的布置

## 无法执行的命令

usage-missing = 缺少 { $parameter }：请参阅 { $command } --help
usage-bad-value = { $parameter } 的值无法使用：请参阅 { $command } --help
usage-not-whole = { $parameter } 的值无法使用：需要一个整数，请参阅 { $command } --help
usage-not-number = { $parameter } 的值无法使用：需要一个数字，请参阅 { $command } --help
usage-too-small = { $parameter } 的值无法使用：需要一个不小于 { $least } 的数字，请参阅 { $command } --help
usage-no-such-option = 没有选项 { $option }：请参阅 { $command } --help
usage-no-value = { $option } 需要一个值：请参阅 { $command } --help
usage-too-many = 参数太多，或缺少引号：请参阅 { $command } --help
usage-no-such-command = 没有命令“{ $name }”：请试试 { $known }，或参阅 { $command } --help

## 输入错误

cli-unknown-language = 没有语言“{ $value }”：请从 { $known } 中选择。
cli-no-rule = 规则中没有条目“{ $value }”：请从 { $known } 中选择。
cli-no-file = 没有文件 { $file }：请检查文件名。
cli-not-text = { $file } 不是文本：请指定对局记录、板块组或花园。
cli-unreadable = 无法读取 { $file }（{ $reason }）：请指定其他文件。
cli-unwritable = 无法写入 { $file }（{ $reason }）：请指定其他文件。
cli-in-file = { $file }：{ $reason }
cli-bad-ply = 没有第 { $value } 步：请从 0 到 { $most } 中选择。
cli-bad-seat = 没有 { $value } 号座位：请从 1 到 { $most } 中选择。
cli-bad-choice = { $option } 不能是“{ $value }”：请从 { $known } 中选择。
cli-arena-who = 请写出要对战的机器人，或用 { $option } 让每种难度与低一档的对战；两者只能选一。
cli-bad-supply = “{ $value }”不是公共供应堆的写法：请写七个不超过 999 的数，例如 "148 60 38 15 15 15 38"。
cli-bad-flower = 没有花朵图案“{ $value }”：请从 { $known } 中选择。
cli-flower-twice = { $value } 出现了 2 次：每个座位的花朵图案必须各不相同。
cli-flower-count = 为 { $players } 位玩家指定了 { $count } 种花朵图案：请为每位玩家各指定 1 种。
cli-name-count = “{ $value }”不是 { $players } 位玩家的名字：请写出相应数量的名字，以逗号分隔。
cli-garden-line = 第 { $line } 行：{ $reason }
cli-garden-form = “{ $value }”不是板块、物件或数量：请写 c4/2 pink、c4/2 pink -ne、S:c4、F:c4-d4、B:c4-e4、T:c4-d4，或例如 statues 3 2。
cli-garden-tiles = 花园中最多有 { $most } 个板块：请减少一些。
cli-garden-count = { $count } 座花园太多了：最多 { $most } 人游戏。
cli-garden-mixed = 一座花园要么清点，要么逐件写出：请在下一座花园之前写一行“garden 名字”。
cli-bad-count = “{ $value }”不是可以清点的项目：请从 { $known } 中选择。
cli-too-many-counts = “{ $value }”后面的数字太多：最多 { $most } 个。
cli-bot-seat = 机器人“{ $value }”没有座位：请写名称，或写作 座位=名称，座位从 1 到 { $most }。
cli-bot-illegal = 机器人 { $name } 的行动 { $move } 不合法：{ $reason }
cli-needs-extra = 这个命令所需的组件尚未安装（{ $module }）：pip install 'babylon-game[{ $extra }]'

## 回答

cli-legal = { $move } 合法。
cli-refused = { $move } 不合法。{ $sentence }（规则第 { $section } 节）
cli-good-tiles = 一切正常：板块组 { $name }，{ $count } 个板块。
cli-good-record = 一切正常：游戏进行到第 { $round } 轮，共 { $rounds } 轮；已有 { $moves } 步，{ $scores }。
cli-good-record-over = 一切正常：游戏已结束，共 { $moves } 步，{ $scores }。
cli-good-variations = 变化中的另外 { $count } 个回合也都符合规则。
cli-line = 第 { $line } 行
cli-not-allowed = 此版本不允许
cli-star-forbidden = * 按这本规则书不能这样建造花园。
cli-count-notches = { $names } 总分平手：请数一数所剩空槽。
cli-by-notches = { $winners }（所剩空槽最少）
cli-pieces-order = 配件顺序：{ $pieces }。
cli-gained = { $change } 分

## 终端中的游戏

cli-welcome = 输入编号来选择，或直接输入行动；? 查看说明，h 提示，u 撤销，q 退出。
cli-legend = 大写：已建造
cli-help =
    12      选择第 12 行
    B2      或按对局记录的写法输入其他行动：dc4/1>0  S:c4  =s
    u       撤销上一步
    b       回到上一个问题（或直接按回车）
    w 行动  这个行动为何不合法？
    h       现在怎么走最好？（h 10：思考十秒）
    s       各玩家的分数，以及你的分数从何而来
    t       整个桌面和所有花园
    save 文件  将游戏保存在文件中
    q       退出
    板块分两行显示，北行在前：✻ st/.f 表示西北角有雕塑符号，东南角有喷泉符号。
cli-ask-remove = 移除哪个粘土板块？
cli-ask-dig = 拿取哪个板块？（+ 为获得的立柱）
cli-ask-build = 你要做什么？
cli-ask-where = 放在哪里？（西南格子/阶层，立柱；也可以输入 c4/1）
cli-ask-corner = 如何支撑？
cli-ask-turned = 如何旋转？（北行/南行）
cli-place-dug = 放置新拿取的板块
cli-place-stored = 放置保留的板块
cli-corner =
    { $corner ->
        [nw] 西北角无支撑，放置观景台
        [ne] 东北角无支撑，放置观景台
        [se] 东南角无支撑，放置观景台
        [sw] 西南角无支撑，放置观景台
       *[none] 四角均有支撑
    }
cli-turned =
    { $turns ->
        [0] 不旋转
        [1] 向右旋转 90 度
        [2] 旋转 180 度
       *[3] 向左旋转 90 度
    }
cli-no-such-number = 没有第 { $value } 行：请从 1 到 { $most } 中选择。
cli-nothing-to-undo = 没有可以撤销的行动。
cli-save-where = 请写文件名：save game.bgn
cli-hint-how = 输入 h 获得提示；输入 h 10 则先思考十秒，最多 99 秒。
cli-kept = 游戏已保存在 { $file }：用 babylon play { $file } 继续。
cli-not-kept = 游戏未保存：下次请指定文件，例如 babylon play game.bgn
cli-bot-thinks = { $name } 正在思考……
cli-bot-played = { $name }：{ $moves }
cli-winners =
    { $count ->
        [1] { $names } 获胜！
       *[other] { $names } 共享胜利！
    }

help-puzzles =
    从机器人之间的对局中寻找谜题，或重新证明谜题。

    谜题是某个回合明显最佳的局面。寻找会从文件末尾继续。

    babylon puzzles found.jsonl --wanted 500
help-puzzles-file = 谜题文件，每局一行
help-puzzles-wanted = 文件中谜题的总数
help-puzzles-first = 要查看的第一局的编号；从 100000 起查看的是前五轮，而不是最后几轮
help-puzzles-prove = 重新证明文件中的谜题，并再次询问机器人
help-puzzles-keep = 把再次得到证明的谜题写到哪里
help-puzzles-seed = 证明所用的随机种子
puzzles-mining = 谜题
puzzles-mined = { $file } 中有 { $puzzles } 道谜题。
puzzles-proving = 已证明
puzzles-not-proved = 不再是明显最佳的回合：第 { $number } 局，第 { $turn } 回合。
puzzles-proved = { $puzzles } 道谜题中有 { $holds } 道成立。尼布甲尼撒找到 { $king }%，石匠找到 { $mason }%。
cli-puzzles-none = 文件中没有谜题：请先寻找一些。
