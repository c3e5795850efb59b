### ページの言葉：ロビー、テーブル、パネル、キー。

## ロビー
web-title = バビロン：空中庭園
web-welcome = 採石場から石材を切り出し、柱の上にテラスを築き、噴水、彫像、橋、階段で飾りましょう。最も見事な庭園を造ったプレイヤーの勝利です。
web-name = あなたの名前
web-guest = ゲスト
web-play-now = 今すぐ遊ぶ
web-play-now-how = ワンクリックでボットと対戦。ヒントと「戻す」つき。
web-new-table = 新しいテーブル…
web-my-tables = あなたのテーブル
web-open-tables = 公開中のテーブル
web-table-status =
    { $status ->
        [lobby] プレイヤー募集中
        [playing] プレイ中
       *[over] 終了
    }
web-players = プレイ人数
web-seat-number = 席{ $number }
web-me = 自分
web-a-person = リンクで招待する人
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
web-allow-undo = 全員が同意すれば手番を戻せる
web-allow-hints = ボットのヒントを使える
web-cancel = キャンセル
web-create = テーブルを作る
web-language = 言語

## 開始前
web-waiting-room = テーブルの準備中
web-waiting-how = リンクで友だちを招待してください。全員の準備が完了するとゲームが始まります。
web-open-seat = 空席
web-bot = ボット
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
web-copy = リンクをコピー
web-copied = コピーしました

## テーブル
web-table-title = テーブル
web-seats = 席
web-visit = この庭園を見る
web-time-left = 残り{ $time }
web-plan = 真上から見る
web-settings = 設定
web-to-lobby = ロビーへ
web-round = ラウンド
web-side = 得点、ログ、チャット
web-score = 得点
web-log = ログ
web-chat = チャット
web-panels = パネル
web-tab-garden = 庭園
web-tab-quarry = 採石場
web-tab-score = 得点
web-tab-others = 他の庭園
web-category-statues = 彫像
web-category-fountains = 噴水
web-category-bridges = 橋
web-category-stairways = 階段
web-category-belvederes = 展望台
web-category-diversity = 装飾コマのセット
web-category-flowers = 花
web-category-highest = 最上階ボーナス
web-explain-points = { $points }VPの内訳
web-no-points = ここにはまだVPがありません。
web-hand = あなたのタイルと柱
web-pillars = 1段柱{ $singles }個・2段柱{ $doubles }個
web-pillars-kept = 保管できるのは{ $kept }個まで
web-holdings = 柱と保管中のタイル
web-row-pillars = 柱
web-row-stored = 保管
web-supply = サプライの残り
web-decorations = 置ける装飾コマ
web-spot = { $item } +{ $points }（{ $level }階）
web-keep = 保管するタイル
web-keep-choice =
    { $keep ->
        [dug] 採掘したタイル
        [stored] 保管中のタイル
       *[none] なし（破棄）
    }
web-undo = 戻す
web-redo = やり直す
web-hint = ヒント
web-confirm = 決定
web-place = 置く
web-turn = タイルを回す（R）
web-lower = 低い階へ（−）
web-higher = 高い階へ（+）
web-next-corner = 柱なしの角を変える（O）
web-ghost = { $level }階・1段柱{ $pillars }個ぶん
web-cut-group = 上の階を隠す
web-cut = { $level }階まで表示

## 待っているもの
web-connecting = 接続中…
web-offline = サーバーに接続できません。再接続しています。
web-thinking = { $name }が考えています…
web-hint-asked = よい手を探しています…
web-waiting = { $name }の番です。
web-your-removal = あなたの番です。採石場から取り除く粘土タイルを1枚選んでください。
web-your-dig = あなたの手番です。採石場からタイルを1枚採掘してください。
web-your-place =
    { $source ->
        [dug] 金の輪をクリックして採掘したタイルを置くか、「決定」を押して保管してください。
       *[stored] 金の輪をクリックして保管中のタイルを置くか、「決定」を押して手番を終えてください。
    }
web-your-decorations = 装飾コマの置き方が{ $count }通りあります。輪をクリックするか、「決定」を押してください。
web-your-end = 「決定」を押して手番を終えてください。
web-press-confirm = これでよければ「決定」を押してください。
web-place-keys = R：回転　+ −：階　O：柱なしの角
web-undo-asked = { $name }が直前の手番を戻すことを提案しています。
web-agree = 同意する
web-refuse = 断る
web-replaced = ボットがあなたの代わりに遊んでいます。
web-return = 自分の席に戻る

## 採掘で得る柱
web-income-edge =
    { $because ->
        [edge] 採石場の端で +{ $count }
        [bottom] 採石場の底で +{ $count }
        [same] 同じ層のタイルで +{ $count }
       *[lower] より下の層のタイルで +{ $count }
    }
web-income-other =
    { $kind ->
        [flower] 担当する花で +{ $singles }
        [supply] サプライ不足で −{ $singles }
       *[token]
            { $token ->
                [fewer-pillars] ラウンドトークンで −{ $singles }
               *[other] ラウンドトークンで +{ $singles }
            }
    }
web-income-total = 1段柱{ $count }個

## ログとチャット
web-host = ホスト
web-log-empty = まだ何も起きていません。
web-log-dealt = 採石場にタイルを並べました。
web-log-token = 新しいラウンドトークン：{ $token }
web-log-claimed = { $name }が着席しました。
web-log-undone = 手番を{ $count }回ぶん戻しました。
web-log-over = ゲームが終了しました。
web-log-closed = テーブルが閉じられました。
web-log-rematch = 再戦のテーブルができました。
web-log-out =
    { $reason ->
        [time] { $name }の持ち時間がなくなりました。
       *[resigned] { $name }が投了しました。
    }
web-log-taken-over = { $name }の代わりにボットが遊びます。
web-log-handed-back = { $name }が戻ってきました。
web-log-undo-proposed = { $name }が手番を戻すことを提案しています。
web-log-undo-refused = { $name }が手番を戻すことを断りました。
web-log-seat-left = { $name }が席を立ちました。
web-chat-empty = まだ発言はありません。
web-chat-field = テーブルの全員に発言する
web-send = 送信

## キーボードとスクリーンリーダー
web-grids = 採石場と庭園のマス目
web-grid-keys = 矢印キーで移動、Enterで実行、Rで回転、+ −で階、Oで柱なしの角、Nで次の装飾コマ、Uで戻す、Ctrl+Enterで決定。Qで採石場へ、Gで庭園へ移ります。
web-cell = { $space }、{ $level }階
web-cell-symbol = { $symbol }アイコン
web-cell-free = 空き
web-cell-place = ここにタイルを置けます
web-cell-spots = 装飾コマの置き方{ $count }通り
web-unknown-tile = 不明なタイル
web-stack-empty = { $stack }、タイルなし
web-stack-remove = 取り除けます

## 設定
web-setting-animate = アニメーション
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
web-setting-theme = パネルの色
web-theme =
    { $value ->
        [light] ライト
        [dark] ダーク
       *[auto] システムに合わせる
    }
web-ask-undo = 直前の手番を戻すことを提案する
web-bot-plays = ボットに任せる
web-resign = 投了する
web-resign-sure = 本当に投了しますか？
web-keys = キー：Q 採石場のマス目、G 庭園のマス目、P 真上から見る、0 テーブル、1 採石場、2 自分の庭園、3 すべての庭園、D 採掘したタイル、S 保管中のタイル、I 装飾コマ、R 回転、+ − 階、O 柱なしの角、U 戻す、H ヒント、Ctrl+Enter 決定。ドラッグで視点を移動、右ボタンのドラッグで回転します。
web-close = 閉じる

## 終わり
web-final = 最終得点
web-reveal-all = まとめて表示
web-winner =
    { $count ->
        [1] { $names }の勝利です！
       *[other] { $names }が勝利を分かち合います！
    }
web-tie-broken = 同点のため、真上から見えるくぼみがより少ないプレイヤーの勝利です（{ $notches }個）。
web-tie-shared = 得点も見えているくぼみの個数も同じため、勝利を分かち合います。
web-ended =
    { $reason ->
        [time] 時間切れでゲームが終了しました。
       *[resigned] 投了によりゲームが終了しました。
    }
web-rematch = 再戦する
web-record = 棋譜を保存
web-picture = 画像を保存
web-look-around = 見て回る

## だれから始めるか、どのルールで遊ぶか

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
web-about-highest = ゲーム終了時に、最も高い階のタイルで得られるVPです。
web-about-overlap = 他のタイルの真上に、ぴったり重ねて置けるかどうかです。
web-about-gap = 橋がまたぐスペースの扱いです。
web-about-belvederes = 柱なしの角があるタイルを置くときの条件です。
web-about-supply = ゲームで使う各種コマの数です。
