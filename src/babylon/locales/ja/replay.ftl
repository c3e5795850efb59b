### 終わったゲームや途中までのゲームの再生。

replay-title = ゲームを再生する
replay-open = 棋譜を選ぶ
replay-open-how = 棋譜（.bgn）をページのどこかにドロップするか、この端末から選んでください。棋譜はこのページの中だけで読み込まれ、どこにも送信されません。
replay-no-record = このリンクにはゲームが入っていません。途中で切れている可能性があります。もう一度リンクをもらうか、棋譜そのものを開いてください。
replay-start = ゲーム開始です。
replay-turn = 手番
replay-at = 手番{ $turn }／{ $turns }
replay-turn-before = 1手番戻る
replay-before = 1手戻る
replay-after = 1手進む
replay-turn-after = 1手番進む
replay-play = 再生
replay-pause = 一時停止
replay-line = 表示する得点
replay-rival = 他のプレイヤー
replay-play-on = ここから続けて遊ぶ
replay-play-on-how = この場面で手番の席にあなたが座り、他の席はボットが受け持ちます。この先のタイルとラウンドトークンはこのゲームと同じです。
replay-study = ここから研究する
replay-begin = 始める
replay-share = 共有
replay-share-how = リンクにはゲーム全体が入っていて、この場面から開きます。
replay-review = 検討
