# ゲームを探す、レーティング。

find-ratings = レーティング
find-ratings-how = ここで数えるのはレーティング対象のゲームです。持ち時間があり、相手はここに名前のある人かボットで、手番は戻せず、ヒントも代役もありません。全員が25から始まります。±の後の数はレーティングがまだどれほど不確かかを示し、順位は確実といえる強さで決まります。
find-players = プレイヤー
find-pool-players = { $count }人
find-time = 時間
find-pool-clock =
    { $clock ->
        [days] 1回の手番に数日
       *[live] その場で最後まで
    }
find-rank = 順位
find-name = 名前
find-rating = レーティング
find-rating-games = ゲーム数
find-rating-value = { $rating } ± { $margin }
find-rating-bot = ボット
find-rating-you = あなた
find-nobody-rated = ここではまだ誰もレーティング対象のゲームを終えていません。ボットの強さが目安になります。
find-rated-people = ここでレーティングを持つ人：{ $count }人
find-course = レーティングの推移（最後が最新のゲーム）
find-course-text = { $games }ゲームで{ $first }から{ $last }へ
find-title = ゲームを探す
find-pairing = 次に来た人とプレイする
find-pairing-how = 同じゲームを望む人が揃うと、すぐに席に着いてゲームが始まります。ページを閉じると順番待ちは終わります。
find-look = ゲームを探す
find-stop = 探すのをやめる
find-near = 自分と同じくらいの強さの人
find-needs-name = レーティング対象のゲームには、ここでの自分の名前が必要です。
find-waiting = ゲームを探しています。待っている人：{ $count }人
find-any = 指定なし
find-unrated = レーティング対象外
find-strength = レーティング約{ $rating }
find-no-tables = この条件でプレイヤーを待っているテーブルは今ありません。
find-see = テーブルを見る
find-invitations = 招待
find-invited-by = { $name }があなたのために席を取っています
find-decline = 断る
find-featured = ゲームを観戦
find-featured-how = 公開テーブルで今、いちばん強い人たちが遊んでいるゲームです。
find-watch = 観戦する
find-following = フォローしている人
find-following-how = 相手のプロフィールでフォローできます。本人には知らされません。
