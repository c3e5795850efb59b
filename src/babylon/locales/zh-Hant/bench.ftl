### 測量速度：`babylon bench`

help-bench =
    測量規則在這台電腦上的執行速度，並與其他引擎比較。

    babylon bench --peers

help-bench-peers = 將其他引擎安裝到獨立的虛擬環境，並在同一次執行中測量
help-bench-seconds = 測量每個數值所用的處理器時間（秒）

bench-engine = 引擎
bench-games = 場/秒
bench-moves = 行動/秒
bench-python-games = Python 呼叫（場/秒）
bench-legal = 合法行動（µs）
bench-copy = 複製（µs）
bench-steps = 單場（行動/秒）
bench-batched = 批次（行動/秒）
bench-first = 第一場（秒）
bench-memory = 記憶體（MB）
