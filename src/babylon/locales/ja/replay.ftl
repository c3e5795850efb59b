### 終わったゲームや途中までのゲームの再生。

replay-title = ゲームを再生する
replay-open = 棋譜を選ぶ
replay-open-how = 棋譜（.bgn）をページのどこかにドロップするか、この端末から選んでください。棋譜はこのページの中だけで読み込まれ、どこにも送信されません。
replay-no-record = このリンクにはゲームが入っていません。途中で切れている可能性があります。もう一度リンクをもらうか、棋譜そのものを開いてください。
replay-start = ゲーム開始です。
replay-turn = 手番
replay-at = 手番{ $turn }／{ $turns }
replay-at-move = 手番{ $turn }／{ $turns }、{ $move }手目
replay-turn-before = 1手番戻る
replay-before = 1手戻る
replay-after = 1手進む
replay-turn-after = 1手番進む
replay-play = 再生
replay-pause = 一時停止
replay-line = 表示する得点
replay-points = 得点の表
replay-rival = 他のプレイヤー
replay-play-on = ここから続けて遊ぶ
replay-play-on-how = この場面で手番の席にあなたが座り、他の席はボットが受け持ちます。この先のタイルとラウンドトークンはこのゲームと同じです。
replay-study = ここから研究する
replay-begin = 始める
replay-share = 共有
replay-share-how = リンクにはゲーム全体が入っていて、この場面から開きます。
replay-review = 検討
replay-deal = このゲームの初期配置
replay-deal-verdict =
    { $verdict ->
        [fair] 初期配置は確認済み
       *[forged] 初期配置が約束と違います
    }
replay-deal-fair = 終了時にサーバーが明かした秘密の数と、各プレイヤーの端末が加えた数から、このページが初期配置をもう一度作りました。結果は同じなので、タイルの並び、ラウンドトークンの順番、スタートプレイヤーは誰にも選ばれていません。
replay-deal-noted = このブラウザーは初期配置の前にサーバーの約束を控えていて、秘密の数はその約束と合っています。
replay-deal-told = 初期配置の前にサーバーの約束を控えた人は、次の値と比べられます：{ $commitment }
replay-deal-not-promised = 秘密の数が、初期配置の前にサーバーが約束したものと違います。誰かがタイルの並びを選んだ可能性があります。
replay-deal-not-followed = 証明から初期配置を作り直すと、タイルの並び、ラウンドトークンの順番、またはスタートプレイヤーが違っています。棋譜か初期配置が偽造されています。
replay-film = アニメーションを保存
replay-filming = { $all }枚中{ $done }枚を記録しました…
replay-film-failed = このブラウザーでは作成できませんでした。別のブラウザーでお試しください。
