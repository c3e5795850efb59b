### 大会：開催、参加、待機、順位表、各テーブルの比較。

tournaments-title = 大会
tournaments-how = 大会を開き、リンクで参加してもらえます。すべてのテーブルが同じ採石場なら、実力のあるプレイヤーが勝ちます。
tournaments-mine = あなたの大会
tournaments-listed = 誰でも参加できる大会
tournaments-new = 新しい大会
tournaments-name = 大会の名前
tournaments-usual-name = クラブの例会
tournaments-format-label = 形式
tournaments-rounds = 回戦数
tournaments-lasts = 開催時間（分）
tournaments-teams = チーム
tournaments-team = チーム
tournaments-fill = 人数を揃えるボット
tournaments-fill-none = なし：誰かが休みます
tournaments-duplicate = 各回戦ですべてのテーブルが同じ採石場
tournaments-duplicate-short = 同じ採石場
tournaments-duplicate-how = 同じタイル、同じ席の人同士を比べます。全員が終わるまで、他のテーブルは見られません。
tournaments-late = 開始後も参加できる
tournaments-list-it = 誰でも見られる一覧に載せる
tournaments-call = 大会を開く
tournaments-join = 参加する
tournaments-join-do = 参加
tournaments-leave = 抜ける
tournaments-remove = 外す
tournaments-remove-who = { $name }を外す
tournaments-invite = リンクかQRコードで招待
tournaments-your-table = テーブルの用意ができました
tournaments-your-table-how = テーブルへ行き、準備完了を伝えてください。時間までに来ない人はそのゲームに負けます。
tournaments-to-table = テーブルへ行く
tournaments-organiser = あなたが開いた大会です
tournaments-start = 開始
tournaments-pause = 一時停止
tournaments-resume = 再開
tournaments-close = 終了する
tournaments-close-sure = 本当に終了しますか？
tournaments-bots = ボット
tournaments-how-many = 数
tournaments-add-bots = 追加
tournaments-standings = 順位表
tournaments-rank = 順位
tournaments-score = 得点率
tournaments-games = ゲーム数
tournaments-swing = 平均との差
tournaments-opponents = 対戦相手
tournaments-margin = 得点差
tournaments-points = VP
tournaments-score-duplicate = 得点率：同じ採石場の同じ席で、得点差で上回った人の割合。得点差：同じテーブルの相手より多いVP。平均との差：その席全員の得点差の平均をどれだけ上回ったか。
tournaments-score-plain = 得点率：同じテーブルで上回った相手の割合。対戦相手：相手の成績で、得点率が同じときの順位を決めます。
tournaments-csv = CSVで保存
tournaments-round = 第{ $round }回戦
tournaments-pairing = { $round }回目の組み合わせ
tournaments-round-of = { $round }/{ $count }回戦
tournaments-seat = プレイヤー
tournaments-table = テーブル
tournaments-absent = 欠席
tournaments-ended = 終了
tournaments-playing = 対戦中
tournaments-replay-of = テーブル{ $number }のゲームを再生する
tournaments-table-of = テーブル{ $number }
tournaments-byes = 休み：{ $names }
tournaments-sealed = すべてのテーブルが終わると、それぞれの内容を見られます。
tournaments-compare = この採石場での各テーブルの進み方
tournaments-compare-how = 各手番後のVP。数字を選ぶとその場面へ移ります。席ごとの最高VPは太字です。
tournaments-compare-pad = 終了時のVP（得点シートの項目別）
tournaments-why-round = 第{ $round }回戦：席{ $seat }で得点差は{ $margin }、この席の平均は{ $mean }でした。得点率：{ $score }。
tournaments-why-alone = 第{ $round }回戦：得点率{ $score }。
tournaments-why-best = 最も差がついたのは第{ $round }回戦です。
tournaments-in-seat = 席{ $seat }
tournaments-format = { $format ->
    [round-robin] 総当たり
    [knock-out] 勝ち抜き
    [arena] アリーナ
   *[swiss] スイス式
 }
tournaments-format-how = { $format ->
    [round-robin] 全員が互いに対戦します。
    [knock-out] 各テーブルの上位半分が次の回戦へ進みます。
    [arena] 決まった時間のあいだ、空いた人から次のテーブルに着きます。
   *[swiss] 毎回、成績の近い人同士が対戦します。脱落はありません。
 }
tournaments-status = { $status ->
    [running] 開催中
    [paused] 一時停止中
    [over] 終了
    [closed] 中止
   *[open] 参加受付中
 }
tournaments-wait = { $status ->
    [running] 参加中です。次のテーブルが決まるとここに表示されます。
   *[open] 参加中です。大会を開いた人が開始すると、ここにテーブルが表示されます。
 }
tournaments-entrants = 参加者 { $count }人
tournaments-minutes = 各{ $count }分
tournaments-days = 1手番{ $count }日
tournaments-team-of = { $count ->
    [1] 個人戦
   *[other] { $count }人のチーム
 }
