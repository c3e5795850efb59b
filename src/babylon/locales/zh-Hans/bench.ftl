### Measuring speed: `babylon bench`

help-bench =
    测量规则在这台机器上的运行速度，并与其他引擎并列。

    babylon bench --peers

help-bench-peers = 把其他引擎装进单独的虚拟环境，在同一次运行中测量
help-bench-seconds = 每个数字所用的处理器时间（秒）

cli-needs-extra = 这个命令需要的部分没有安装（{ $module }）：pip install 'babylon-game[{ $extra }]'

bench-engine = 引擎
bench-games = 局 /秒
bench-moves = 步 /秒
bench-python-games = 从 Python 的局 /秒
bench-legal = 合法行动 µs
bench-copy = 复制 µs
bench-steps = 环境步 /秒
bench-batched = 批量步 /秒
bench-first = 第一局 秒
bench-memory = 内存 MB
