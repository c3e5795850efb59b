### ときどき開くものの言葉：ダイアログ、待合室、ログ、終了画面。

web-where = 遊ぶ場所
web-where-choice =
    { $where ->
        [device] この端末で
       *[online] オンライン
    }
web-where-how =
    { $where ->
        [device] この画面で交代しながら遊び、ボットはブラウザーの中で動きます。インターネットは不要です。
       *[online] 他の人はそれぞれの端末からリンクで参加します。
    }
web-seat-number = 席{ $number }
web-me = 自分
web-here = この画面で遊ぶ人
web-a-person = リンクで招待する人
web-level-mine = 自分と同じくらいの強さ（強さ{ $level }）
web-level-mine-how = この端末での結果に合わせます。勝てば強く、負ければやさしくなります。
web-levels = 強さ
web-characters = キャラクター
web-seat-name = プレイヤー{ $number }の名前
web-seat-flower = プレイヤー{ $number }が担当する花
web-clock = 持ち時間
web-clock-choice =
    { $clock ->
        [none] なし
        [fast] 各10分、手番ごとに20秒追加
        [slow] 各30分、手番ごとに60秒追加
       *[days] 1回の手番につき3日
    }
web-access = 参加できる人
web-access-choice =
    { $access ->
        [open] 誰でも（ロビーに表示）
        [link] リンクを持っている人
       *[private] プレイヤーのみ（観戦なし）
    }
web-seats-each = 1人が座れる席の数
web-allow-undo = 全員が同意すれば手番を戻せる
web-undo-here = 手番を戻せる
web-allow-hints = ボットのヒントを使える
web-rated = レーティング対象
web-rated-how = 全員がここに名前を持ち、持ち時間があります。手番は戻せず、ヒントも代役もありません。
web-stand-in = 離席中の代役
web-create = テーブルを作る
web-waiting-room = テーブルの準備中
web-waiting-how = リンクで友だちを招待してください。全員の準備が完了するとゲームが始まります。
web-waiting-guest = 全員の準備が完了するとゲームが始まります。
web-stand-in-how = プレイヤーが{ $seconds }秒以上離席すると、戻るまで{ $bot }に任せることを他のプレイヤーが選べます。
web-bot-choice = この席のプレイヤー
web-ready = 準備完了
web-not-ready = 準備中
web-i-am-ready = 準備完了にする
web-wait = 準備完了を取り消す
web-sit = 着席する
web-invite = 招待する
web-invite-watcher = 観戦者を招待する
web-invited = テーブルに招待されています
web-no-table = このテーブルは存在しないか、見ることができません。
web-qr = リンクのQRコード
web-link = リンク
web-share-address = アドレス
web-share-network = 同じネットワークのスマートフォンでこのアドレスを開けます。
web-share-here = このアドレスはこのコンピューターでしか開けません。他の人を招くには、サーバーを --host 0.0.0.0 で起動してください。
web-by-link = ホストからリンクをもらった人のみ
web-ahead-more = 代わりの手も計画する
web-ahead-how = いつものように次の手番を組み立て、計画として残してください。あなたの手番になったとき、そのタイルがまだあれば自動で実行されます。
web-ahead-stop = 計画をやめる
web-ahead-list = あなたの計画（{ $count }）
web-ahead-order = 最初に実行できるものが実行されます。
web-ahead-drop = 取り消す
web-ahead-drop-which = { $number }番目を取り消す
web-ahead-dropped = あなたの計画は実行されませんでした。
web-get-up = 席を立つ
web-remove = 退席させる
web-remove-sure = 本当に退席させますか？
web-removed = ホストの操作により、このテーブルから退席しました。
web-removed-how = 戻るには、ホストから新しいリンクをもらってください。
web-new-links = リンクを新しくする
web-new-links-how = 古いリンクはすべてすぐに使えなくなります。
web-undo-asked = { $name }が直前の手番{ $count }回ぶんを戻すことを提案しています。その間に公開されたものは、知られたままになります。
web-undo-waiting = 手番を戻すことを提案しました。返事を待っている相手：{ $names }
web-undo-others = { $name }が手番を戻すことを提案しています。返事を待っている相手：{ $names }
web-undo-withdraw = 提案を取り下げる
web-ask-pause = 休止を提案する
web-pause-begin = ゲームを休止する
web-pause-days = 休止の長さ
web-days = { $count }日
web-pause-asked = { $name }が{ $count }日間の休止を提案しています。その間、時計は止まります。
web-pause-waiting = 休止を提案しました。返事を待っている相手：{ $names }
web-pause-others = { $name }が休止を提案しています。返事を待っている相手：{ $names }
web-paused = { $date }まで休止中です。時計は止まっていますが、手番を行うことはできます。
web-resume = 休止を終える
web-agree = 同意する
web-refuse = 断る
web-replaced = { $bot }があなたの代わりにプレイしています。
web-return = 自分の席に戻る
web-away = { $name }は離席中です。{ $seconds }秒後に{ $bot }に任せられます。
web-away-long = { $name }は離席中です。戻るまで{ $bot }に任せますか？
web-call-stand-in = { $bot }に任せる
web-log-empty = まだ何も起きていません。
web-log-dealt = 採石場にタイルを並べました。
web-log-rated = このゲームはレーティングの対象です。
web-log-token = 新しいラウンドトークン：{ $token }
web-log-claimed = { $name }が着席しました。
web-log-hurried = 他のゲームが待っていたため、{ $name }は短い時間で考えました。
web-log-undone = 手番を{ $count }回ぶん戻しました。
web-log-over = ゲームが終了しました。
web-log-opened = 同じ採石場のテーブルがすべて終わりました。このテーブルは誰でも見られます。
web-log-closed = テーブルが閉じられました。
web-log-rematch = 再戦のテーブルができました。
web-log-astray = このページの表示がゲームの進行とずれていたため、テーブルから読み込み直しました。そのまま続けてください。
web-log-newer = このページの新しいバージョンがあります。手番を決定するか戻すと読み込まれます。
web-log-out =
    { $reason ->
        [time] { $name }の持ち時間がなくなりました。
       *[resigned] { $name }が投了しました。
    }
web-log-taken-over =
    { $reason ->
        [asked] { $name }が{ $bot }に任せました。
        [absent] { $name }は離席中です。{ $bot }が代わりにプレイします。
        [time] { $name }は時間切れです。{ $bot }が代わりにプレイします。
       *[out] { $name }の代わりに{ $bot }が続けます。
    }
web-log-handed-back = { $name }が戻ってきました。
web-log-undo-proposed = { $name }が手番{ $count }回ぶんを戻すことを提案しました。相手：{ $names }
web-log-undo-refused = { $name }が手番を戻すことを断りました。
web-log-undo-agreed = { $name }が手番を戻すことに同意しました。
web-log-undo-withdrawn = { $name }が提案を取り下げました。
web-log-pause-proposed = { $name }が{ $count }日間の休止を提案しました。
web-log-pause-agreed = { $name }が休止に同意しました。
web-log-pause-refused = { $name }が休止を断りました。
web-log-pause-withdrawn = { $name }が休止の提案を取り下げました。
web-log-paused = { $date }まで休止します。
web-log-resumed = { $name }が休止を終えました。時計が再び動きます。
web-log-away = { $name }は{ $date }まで休暇中です。その間、この席の時計は止まります。
web-log-back = { $name }が休暇から戻りました。
web-log-practice = ここからは練習のゲームです。成績には数えません。
web-log-hinted = { $name }がボットのヒントを使いました。
web-log-seat-left = { $name }が席を立ちました。
web-log-seat-removed = ホストの操作により、{ $name }が退席しました。
web-log-links-renewed = ホストがリンクを新しくしました。古いリンクは使えません。
web-chat-empty = まだ発言はありません。
web-chat-field = テーブルの全員に発言する
web-send = 送信
web-setting-animate = アニメーション
web-setting-pace = 他のプレイヤーの手番
web-pace =
    { $value ->
        [off] 一度に表示
        [fast] 順番に（速い）
        [slow] 順番に（ゆっくり）
       *[normal] 順番に
    }
web-setting-sound = サウンド
web-setting-largeChips = 階数を大きく表示
web-setting-plainTiles = タイルのつる草を表示しない
web-setting-flat = 3Dの代わりに平面図で表示
web-setting-quality = 画質
web-quality =
    { $value ->
        [high] 高
        [low] 低
       *[auto] 自動
    }
web-quality-measured =
    { $quality ->
        [high] 自動：高（この端末では1フレーム{ $milliseconds }ミリ秒）
       *[low] { $tried ->
            [high] 自動：低（影を付けると、この端末では1フレーム{ $milliseconds }ミリ秒かかるため）
           *[low] 自動：低（この端末では1フレーム{ $milliseconds }ミリ秒）
        }
    }
web-setting-theme = パネルの色
web-theme =
    { $value ->
        [light] ライト
        [dark] ダーク
       *[auto] システムに合わせる
    }
web-ask-undo = 自分の直前の手番を戻すことを提案する
web-undo-confirmed = この手番で戻せるものはありません。決定した手番については：
web-undo-own =
    { $practice ->
        [yes] 自分の直前の手番を戻す
       *[no] 自分の直前の手番を戻す（練習のゲームになります）
    }
web-bot-plays = ボットに任せる
web-resign = 投了する
web-resign-sure = 本当に投了しますか？
web-keys =
    { $device ->
        [touch] 指でドラッグすると視点が移動し、2つの指で拡大・縮小と回転ができます。タップすると結果が表示され、もう一度タップするかボタンを押すと実行します。
       *[other] キー：Q 採石場のマス目、G 庭園のマス目、P 真上から見る、0 テーブル、1 採石場、2 自分の庭園、3 すべての庭園、D 採掘したタイル、S 保管中のタイル、I 装飾コマ、R 回転、+ − 階、O 柱なしの角、U 戻す、H ヒント、? ルール、Ctrl+Enter 決定。ドラッグで視点を移動、右ボタンのドラッグで回転します。
    }
web-final = 最終得点
web-reveal-all = まとめて表示
web-ended =
    { $reason ->
        [time] 時間切れでゲームが終了しました。
       *[resigned] 投了によりゲームが終了しました。
    }
web-rematch = 再戦する
web-replay = 再生する
web-review = 検討
web-look-around = 見て回る
web-back-to-scores = 得点に戻る
web-first = スタートプレイヤー
web-first-choice =
    { $first ->
        [lot] ランダムに決める
       *[seat] 席1
    }
web-first-lot = 全員の準備が完了すると、スタートプレイヤーをランダムに決めます。
web-choose-flower = 担当する花
web-edition =
    { $mixed ->
        [yes] ルール：{ $edition }（変更あり）
       *[no] ルール：{ $edition }
    }
web-mix = ルールを個別に変える
web-about-highest = ゲーム終了時に、最も高いタイルで得られるVPです。
web-about-overlap = 他のタイルの真上に、ぴったり重ねて置けるかどうかです。
web-about-gap = 橋がまたぐスペースの扱いです。
web-about-belvederes = 柱なしの角があるタイルを置くときの条件です。
web-about-supply = ゲームで使う各種コマの数です。
web-credits-version = バージョン { $version }
web-credits-game = 『バビロン』はOlivier Grégoireがデザインし、Geek Attitude Gamesが出版するボードゲームです。これは非公式版で、両者が制作したものではなく、公認も支援も受けていません。気に入ったら、ぜひ実物のゲームをお求めください。
web-credits-rules = ルールは5種類の印刷されたルールブック（英語、ポーランド語、日本語、簡体字中国語、繁体字中国語）に従い、独自の言葉で説明しています。ルールブックの絵や文章は一切使わず、タイルの絵柄も独自のものです。
web-credits-licence = このプログラムはMITライセンスで自由に利用できます。
web-credits-packages = 使用しているパッケージ
web-credits-packages-how = 次のパッケージを使っています。バージョンは動作を確認したものです。選ぶとライセンスを読めます。
web-credits-page = ページ
web-credits-server = サーバー
web-credits-missing = 一覧を読み込めませんでした。ページを再読み込みしてください。
web-setting-tips = 初心者向けのアドバイス

## 着席する前
web-invited-by = { $name }からゲームに招待されています
web-your-seat = あなたの席
web-watching-here = 着席できる席がないため、観戦者として参加しています。ゲームが始まると表示されます。
web-terms-seats =
    { $count }人で遊ぶ（{ $free ->
        [0] 空席なし
       *[other] 空席{ $free }
    }）
web-terms-no-clock = 持ち時間なし（ゆっくり考えられます）
web-terms-days = 1回の手番につき{ $days }日
web-terms-minutes = { $minutes }分
web-terms-seconds = { $seconds }秒
web-terms-time = 各{ $time }
web-terms-more-time = 各{ $time }、手番ごとに{ $increment }秒追加
web-terms-help = 手助け
web-terms-hints =
    { $allowed ->
        [yes] ボットのヒントを使える
       *[no] ヒントなし
    }
web-terms-undo =
    { $allowed ->
        [yes] 全員が同意すれば手番を戻せる
       *[no] 決定した手番は戻せない
    }
web-terms-watch = 観戦
web-terms-watchers =
    { $access ->
        [open] 誰でも観戦できる
        [link] 観戦用のリンクを持っている人が観戦できる
       *[private] 観戦なし
    }
web-terms-ratings = レーティング
web-terms-rated = このゲームはレーティングの対象です
web-to-tournament = 大会へ

web-company = ここにいる他の人
web-mute = ミュート
web-report = 通報する …
web-report-how = このサーバーの管理者が、ここでの最後の発言とともに見ます。他の誰にも知らされません。
web-report-why = 理由
web-report-reason =
    { $reason ->
        [chat] 発言
        [name] 名前
        [play] 遊び方
       *[other] その他
    }
web-report-note = あなたの言葉で
web-report-send = 送る
web-reported = ありがとうございます。管理者が確認します。
web-invite-name = または、ここでの名前で招待する
web-invite-send = 招待する
web-invite-sent = { $name }は「ゲームを探す」で招待を見られます。
