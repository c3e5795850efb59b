### ページの言葉：ロビー、テーブル、パネル、キー。

## ロビー
web-title = バビロン：空中庭園
web-title-turn = ● あなたの番 – バビロン
web-welcome = 採石場から石材を切り出し、柱の上にテラスを築き、噴水、彫像、橋、階段で飾りましょう。最も見事な庭園を造ったプレイヤーの勝利です。
web-name = あなたの名前
web-guest = ゲスト
web-play-now = 今すぐ遊ぶ
web-play-now-how = すぐにボットと対戦。ヒントと「戻す」つき。
web-new-table = 新しいテーブル…
web-device-tables = この端末のテーブル
web-delete = 削除
web-delete-sure = 本当に削除しますか？
web-server-away = サーバーに接続できません。この端末では遊べます。
web-device-refused = このブラウザーでは、ページがゲームを保存できません（プライベートウィンドウなどで起こります）。データの保存を許可するか、別のウィンドウで開いてください。
web-my-tables = あなたのテーブル
web-open-tables = 公開中のテーブル
web-more-tables = テーブルをもっと表示
web-table-status =
    { $status ->
        [lobby] プレイヤー募集中
        [playing] プレイ中
       *[over] 終了
    }
web-players = プレイ人数
web-cancel = キャンセル
web-language = 言語

## 開始前
web-open-seat = 空席
web-bot = ボット
web-copy = リンクをコピー
web-copied = コピーしました

## テーブル
web-table-title = テーブル
web-seats = 席
web-visit = この庭園を見る
web-practice = 練習
web-practice-how = 練習のゲームです。他の人の同意なしに手番を戻したため、成績には数えません。
web-host-bots = 端末のボット
web-host-bots-how = ボットはホストのブラウザーの中で考えるため、このゲームは成績には数えません。
web-played-by = { $bot }が代行
web-absent = 離席中
web-watching =
    { $count ->
        [0] 観戦中
        [1] 観戦中
       *[other] 観戦中（全{ $count }人）
    }
web-time-left = 残り{ $time }
web-on-vacation = { $date }まで休暇中
web-my-turn = あなたの番
web-plan = 真上から見る
web-rules = ルール
web-rule = ルールを見る
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
web-explain-points = VPの内訳 { $points }
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
web-undo-turn = 手番を戻す…
web-redo = やり直す
web-hint = ヒント
web-confirm = 決定
web-ahead = 次の手番を計画する
web-ahead-ready = この手番を計画として残しますか？
web-ahead-keep = 計画として残す
web-ahead-changed = { $stack } のタイルは他の人が採掘しました。
web-ahead-broken = 今はルールに反します。
web-ends =
    { $keep ->
        [dug]
            { $discarded ->
                [stored]
                    { $start ->
                        [yes] 採掘したタイルを保管、開始時テラスタイルを破棄して手番終了
                       *[no] 採掘したタイルを保管、保管中のタイルを破棄して手番終了
                    }
               *[none] 採掘したタイルを保管して手番終了
            }
        [stored]
            { $discarded ->
                [dug] 採掘したタイルを破棄して手番終了
               *[none] 保管中のタイルを持ち越して手番終了
            }
       *[none]
            { $discarded ->
                [dug] 採掘したタイルを破棄して手番終了
                [stored]
                    { $start ->
                        [yes] 開始時テラスタイルを破棄して手番終了
                       *[no] 保管中のタイルを破棄して手番終了
                    }
                [both]
                    { $start ->
                        [yes] 採掘したタイルと開始時テラスタイルを破棄して手番終了
                       *[no] 両方のタイルを破棄して手番終了
                    }
               *[none] 手番終了
            }
    }
web-place = 置く
web-build = 建てる
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
web-thinking-for = { $bot }が{ $name }の代わりに考えています…
web-hint-asked = よい手を探しています…
web-waiting = { $name }の番です。
web-paused-unwatched = 観戦者が来るまで、ボットは待っています。
web-paused-quota = このボットだけのゲームは待機中です。ホストの他のゲームが、同時に進められる数に達しています。
web-paused-busy = 多くのゲームがボットを待っています。まもなく{ $name }の番になります。
web-your-removal =
    { $name ->
        [you] あなたの番です。第1ラウンドの前に採石場から取り除く粘土タイルを1枚選んでください。
       *[other] { $name }の番です。第1ラウンドの前に採石場から取り除く粘土タイルを1枚選んでください。
    }
web-your-dig =
    { $name ->
        [you] あなたの手番です。採石場からタイルを1枚採掘してください。
       *[other] { $name }の手番です。採石場からタイルを1枚採掘してください。
    }
web-your-place =
    { $device ->
        [touch] 金色の輪をタップして{ $source ->
            [dug] 採掘したタイル
           *[stored] 保管中のタイル
        }を置くか、「決定」をタップして手番を終えてください。
        [keys] 光っているスペースを選び、Enterキーで{ $source ->
            [dug] 採掘したタイル
           *[stored] 保管中のタイル
        }を置くか、Ctrl+Enterで手番を終えてください。
       *[mouse] 金色の輪をクリックして{ $source ->
            [dug] 採掘したタイル
           *[stored] 保管中のタイル
        }を置くか、「決定」を押して手番を終えてください。
    }
web-your-decorations =
    装飾コマの置き方が{ $count }通りあります。{ $device ->
        [touch] 輪をタップするか、「決定」をタップしてください。
        [keys] Nキーで選んでEnterキーを押すか、Ctrl+Enterで決定してください。
       *[mouse] 輪をクリックするか、「決定」を押してください。
    }
web-your-end =
    { $device ->
        [touch] 「決定」をタップして手番を終えてください。
        [keys] Ctrl+Enterで手番を終えてください。
       *[mouse] 「決定」を押して手番を終えてください。
    }
web-press-confirm =
    { $device ->
        [touch] これでよければ「決定」をタップしてください。
        [keys] これでよければCtrl+Enterを押してください。
       *[mouse] これでよければ「決定」を押してください。
    }
web-already-chosen = すでに { $stack } を選んでいます。「決定」するか、「戻す」で選び直してください。
web-place-keys = R：回転　+ −：階　O：柱なしの角

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
web-did-dig = { $name }が { $stack } のタイルを採掘し、柱を{ $count }個得ました
web-line-points = { $line } { $points }
web-turn-points = { $sign }{ $count }VP（{ $lines }）
web-turns = 直前の手番
web-step-place = { $name }が { $position } の{ $level }階にタイルを置きました
web-sum-dig = { $stack }（柱+{ $count }個）
web-sum-place = { $level }階にタイル
web-sum-points = { $sign }{ $count }VP
web-skip = スキップ

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
web-close = 閉じる

## 終わり
web-winner =
    { $count ->
        [1] { $names }の勝利です！
       *[other] { $names }が勝利を分かち合います！
    }
web-tie-broken = 同点のため、真上から見えるくぼみがより少ないプレイヤーの勝利です（{ $notches }個）。
web-tie-shared = 得点も見えているくぼみの個数も同じため、勝利を分かち合います。
web-record = 棋譜を保存
web-picture = 画像を保存
web-study = 研究ボード
web-open-record = 棋譜を再生する
web-my-games = マイゲーム
web-tournaments = 大会
web-profile = プロフィール
web-find = ゲームを探す
web-ratings = レーティング
web-puzzles = パズル

## 誰から始めるか、どのルールで遊ぶか


## このデジタル版について
web-pad = 実物のゲーム用の得点シート
web-credits = このデジタル版について

## 遊び方を学ぶ
web-learn = 遊び方を学ぶ
web-day = 今日の採石場
web-learn-how = はじめての方へ：遊びながら、約10分で順を追ってルールを覚えられます。
