### ページの言葉：ロビー、テーブル、パネル、キー

## ロビー
web-title = バビロン：空中庭園
web-welcome = 採石場から石を掘り、柱の上にテラスを築き、噴水、彫像、橋、階段で飾りましょう。もっとも美しい庭園が勝利します。
web-name = あなたの名前
web-guest = ゲスト
web-play-now = 今すぐ遊ぶ
web-play-now-how = ワンクリックでボットと対戦。ヒントとやり直しつき。
web-new-table = 新しいテーブル…
web-my-tables = あなたのテーブル
web-open-tables = 公開中のテーブル
web-table-status =
    { $status ->
        [lobby] プレイヤー待ち
        [playing] プレイ中
       *[over] 終了
    }
web-players = プレイヤー人数
web-seat-number = 席 { $number }
web-me = 自分
web-a-person = リンクで招待する人
web-clock = 時計
web-clock-choice =
    { $clock ->
        [none] なし
        [fast] 各10分、1手番ごとに20秒追加
        [slow] 各30分、1手番ごとに60秒追加
       *[days] 1手番につき3日
    }
web-access = 参加できる人
web-access-choice =
    { $access ->
        [open] 誰でも（ロビーに表示）
        [link] リンクを持つ人
       *[private] プレイヤーのみ、観戦なし
    }
web-allow-undo = 全員の同意で手番を戻せる
web-allow-hints = ボットのヒント
web-cancel = キャンセル
web-create = テーブルを作る
web-language = 言語

## 開始前
web-waiting-room = テーブルの準備中
web-waiting-how = リンクで友だちを招待してください。全員の準備ができると始まります。
web-open-seat = 空席
web-bot = ボット
web-bot-choice = この席で遊ぶ人
web-ready = 準備完了
web-not-ready = 準備中
web-i-am-ready = 準備できた
web-wait = まだ
web-sit = 着席する
web-invite = 招待
web-invite-watcher = 観戦者を招待
web-invited = テーブルに招待されています
web-no-table = このテーブルは存在しないか、表示できません。
web-qr = リンクのQRコード
web-link = リンク
web-copy = リンクをコピー
web-copied = コピーしました

## テーブル
web-table-title = テーブル
web-seats = 席
web-visit = この庭園を見る
web-time-left = 残り { $time }
web-plan = 真上から見る
web-settings = 設定
web-to-lobby = ロビーへ
web-round = ラウンド
web-side = 得点、記録、チャット
web-score = 得点
web-log = 記録
web-chat = チャット
web-panels = パネル
web-tab-garden = 庭園
web-tab-quarry = 採石場
web-tab-score = 得点
web-tab-others = 他の人
web-category-statues = 彫像
web-category-fountains = 噴水
web-category-bridges = 橋
web-category-stairways = 階段
web-category-belvederes = 展望台
web-category-diversity = 装飾のセット
web-category-flowers = 花のセット
web-category-highest = 最上階
web-explain-points = { $points } 点の内訳
web-no-points = ここにはまだ得点がありません。
web-hand = あなたのタイルと柱
web-pillars = 1段柱 { $singles } · 2段柱 { $doubles }
web-pillars-kept = 保管は6個まで
web-holdings = 柱と保管
web-row-pillars = 柱
web-row-stored = 保管
web-supply = サプライの残り
web-decorations = 置ける装飾
web-spot = +{ $points } { $item }（{ $level }階）
web-keep = 保管するもの
web-keep-choice =
    { $keep ->
        [dug] 掘ったタイル
        [stored] 保管中のタイル
       *[none] なし
    }
web-undo = 戻す
web-redo = やり直す
web-hint = ヒント
web-confirm = 決定
web-place = 置く
web-turn = タイルを回す (R)
web-lower = 低い階 (−)
web-higher = 高い階 (+)
web-next-corner = 別の角を空ける (O)
web-ghost = { $level } 階 · 柱 { $pillars }
web-cut-group = 上の階を隠す
web-cut = { $level } 階まで表示

## 待っているもの
web-connecting = 接続中…
web-offline = サーバーに接続できません。再試行しています。
web-thinking = { $name } が考えています…
web-hint-asked = よい手を探しています…
web-waiting = { $name } の番です。
web-your-removal = あなたの番：ゲーム開始前に取り除く粘土タイルを1枚選んでください。
web-your-dig = あなたの手番：採石場からタイルを1枚掘ってください。
web-your-place =
    { $source ->
        [dug] 金の輪をクリックして掘ったタイルを置くか、「決定」で保管します。
       *[stored] 金の輪をクリックして保管中のタイルを置くか、「決定」を押してください。
    }
web-your-decorations = 装飾を { $count } 個置けます。輪をクリックするか、「決定」を押してください。
web-your-end = 「決定」で手番を終えます。
web-press-confirm = 「決定」で実行します。
web-place-keys = Rで回転、+−で階、Oで角
web-undo-asked = { $name } が直前の手番を戻したいと言っています。
web-agree = 同意
web-refuse = 断る
web-replaced = ボットがあなたの代わりに遊んでいます。
web-return = 自分で遊ぶ

## 採掘の収入
web-income-edge =
    { $because ->
        [wall] 採石場の壁で +{ $count }
        [empty] 空の場所で +{ $count }
        [same] 同じ層の隣で +{ $count }
       *[lower] 低い隣で +{ $count }
    }
web-income-other =
    { $kind ->
        [flower] 自分の花で +{ $singles }
        [supply] サプライ不足で −{ $singles }
       *[token]
            { $token ->
                [fewer-pillars] ラウンドトークンで −{ $singles }
               *[other] ラウンドトークンで +{ $singles }
            }
    }
web-income-total = 1段柱 { $count } 本

## 記録とチャット
web-host = ホスト
web-log-empty = まだ何も起きていません。
web-log-dealt = タイルが配られました。
web-log-token = 新しいラウンドトークン：{ $token }
web-log-claimed = { $name } が着席しました。
web-log-undone = { $count } 手番を戻しました。
web-log-over = ゲーム終了。
web-log-closed = テーブルは閉じられました。
web-log-rematch = 再戦のテーブルができました。
web-log-out =
    { $reason ->
        [time] { $name } の時間が切れました。
       *[resigned] { $name } が投了しました。
    }
web-log-taken-over = { $name } の代わりにボットが遊びます。
web-log-handed-back = { $name } が戻りました。
web-log-undo-proposed = { $name } が手番を戻したいと言っています。
web-log-undo-refused = { $name } は手番を戻すことを断りました。
web-log-seat-left = { $name } が席を立ちました。
web-chat-empty = まだ発言はありません。
web-chat-field = テーブルに書く
web-send = 送信

## キーボードとスクリーンリーダー
web-grids = 採石場と庭園の表
web-grid-keys = 矢印で移動、Enterで実行、Rで回転、+−で階、Oで角、Nで次の装飾、Uで戻す、Ctrl+Enterで決定。Qで採石場へ、Gで庭園へ。
web-cell = { $space }、{ $level } 階
web-cell-symbol = { $symbol }のアイコン
web-cell-free = 空き
web-cell-place = ここにタイルを置けます
web-cell-spots = 置ける装飾 { $count } 個
web-unknown-tile = 不明なタイル
web-stack-empty = { $stack }、空
web-stack-remove = 取り除けます

## 設定
web-setting-animate = アニメーション
web-setting-sound = 音
web-setting-largeChips = 大きな階数
web-setting-plainTiles = つるのないタイル
web-setting-flat = 3Dの代わりに平面図
web-setting-quality = 画質
web-quality =
    { $value ->
        [high] 高
        [low] 低
       *[auto] 速度に合わせる
    }
web-setting-theme = パネル
web-theme =
    { $value ->
        [light] 明るい
        [dark] 暗い
       *[auto] システムに合わせる
    }
web-ask-undo = 直前の手番を戻したいと頼む
web-bot-plays = ボットに任せる
web-resign = 投了する
web-resign-sure = 本当に投了しますか？
web-keys = キー：Q 採石場の格子、G 庭園の格子、P 真上、0 テーブル、1 採石場、2 自分の庭園、3 全部の庭園、D 掘ったタイル、S 保管中のタイル、I 装飾、R 回転、+− 階、O 角、U 戻す、H ヒント、Ctrl+Enter 決定。ドラッグで移動、右ボタンで回転。
web-close = 閉じる

## 終わり
web-final = 最終得点
web-reveal-all = まとめて表示
web-winner =
    { $count ->
        [1] { $names } の勝利！
       *[other] { $names } が勝利を分かち合います！
    }
web-tie-broken = 同点：見えているくぼみが少ない（{ $notches }）プレイヤーの勝ちです。
web-tie-shared = 得点も見えているくぼみも同じなので、勝利を分かち合います。
web-ended =
    { $reason ->
        [time] 時間切れでゲームが終わりました。
       *[resigned] 投了でゲームが終わりました。
    }
web-rematch = 再戦
web-record = 棋譜を保存
web-picture = 画像を保存
web-look-around = 見て回る
