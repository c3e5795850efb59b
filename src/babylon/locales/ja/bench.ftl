### 速さの測定：`babylon bench`

help-bench =
    このコンピューターでルールが動く速さを、他のエンジンと並べて測ります。

    babylon bench --peers

help-bench-peers = 他のエンジンを専用の仮想環境にインストールし、同じ条件で測る
help-bench-seconds = 1つの数値にかけるプロセッサー時間（秒）

bench-engine = エンジン
bench-games = ゲーム／秒
bench-moves = 手／秒
bench-python-games = Pythonからのゲーム／秒
bench-legal = 合法手 µs
bench-copy = 複製 µs
bench-steps = 1ゲームのステップ／秒
bench-batched = 一括のステップ／秒
bench-first = 最初のゲーム 秒
bench-memory = メモリ MB
