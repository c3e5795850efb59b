### Measuring speed: `babylon bench`

help-bench =
    測量規則在這台機器上的執行速度，並與其他引擎並列。

    babylon bench --peers

help-bench-peers = 把其他引擎裝進單獨的虛擬環境，在同一次執行中測量
help-bench-seconds = 每個數字所用的處理器時間（秒）

cli-needs-extra = 這個命令需要的部分沒有安裝（{ $module }）：pip install 'babylon-game[{ $extra }]'

bench-engine = 引擎
bench-games = 局 /秒
bench-moves = 步 /秒
bench-python-games = 從 Python 的局 /秒
bench-legal = 合法行動 µs
bench-copy = 複製 µs
bench-steps = 環境步 /秒
bench-batched = 批次步 /秒
bench-first = 第一局 秒
bench-memory = 記憶體 MB
