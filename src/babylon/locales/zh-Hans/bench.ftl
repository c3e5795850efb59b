### 测量速度：`babylon bench`

help-bench =
    测量规则引擎在本机上的运行速度，并与其他引擎对比。

    babylon bench --peers

help-bench-peers = 将其他引擎装进单独的虚拟环境，并在同一次运行中测量
help-bench-seconds = 每项数据所用的处理器时间（秒）

bench-engine = 引擎
bench-games = 局/秒
bench-moves = 步/秒
bench-python-games = Python 调用（局/秒）
bench-legal = 合法行动（µs）
bench-copy = 复制（µs）
bench-steps = 单局（步/秒）
bench-batched = 批量（步/秒）
bench-first = 第一局（秒）
bench-memory = 内存（MB）
