### Measuring speed: `babylon bench`

help-bench =
    このコンピューターでルールが動く速さを、ほかのエンジンと並べて測ります。

    babylon bench --peers

help-bench-peers = ほかのエンジンを専用の仮想環境に入れ、同じ回で測る
help-bench-seconds = 一つの数値にかけるプロセッサー時間（秒）

cli-needs-extra = このコマンドに必要な部分が入っていません（{ $module }）：pip install 'babylon-game[{ $extra }]'

bench-engine = エンジン
bench-games = ゲーム /秒
bench-moves = 手 /秒
bench-python-games = Pythonからのゲーム /秒
bench-legal = 合法手 µs
bench-copy = 複製 µs
bench-steps = 環境ステップ /秒
bench-batched = 一括ステップ /秒
bench-first = 最初のゲーム 秒
bench-memory = メモリ MB
