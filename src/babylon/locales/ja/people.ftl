### このサーバーでの自分：自分の名前、パスキー、復旧コード、サインイン、プロフィール。

people-title = あなたのプロフィール
people-why = ゲストのままでも、すべて使えます。このサーバーで自分の名前を持つと、どの端末でも自分のゲームを続けられ、他の人があなたの名前で席に着くことはできません。パスワードはありません。端末がパスキーを保管します。
people-no-server = このページにはサーバーがないため、プロフィールはありません。ゲームはこの端末に保存されています。
people-away = サーバーに接続できません。
people-again = もう一度試す
people-not-done = パスキーは使われませんでした。準備ができたら、もう一度試してください。
people-no-passkeys = このブラウザーではパスキーを使えません。別のブラウザーを使うか、復旧コードでサインインしてください。
people-elsewhere = このアドレスではパスキーを使えません。こちらでページを開いてください：
people-nowhere = このアドレスではパスキーを使えません。https で始まるサーバーのアドレスをホストに聞いてください。
people-join = 自分の名前を登録する
people-join-how = ここでゲストとして遊んだゲームも引き継がれます。
people-join-do = パスキーを作る
people-sign-in = すでに名前をお持ちですか？
people-sign-in-how = この端末、スマートフォン、またはセキュリティキーのパスキーを使います。
people-sign-in-do = パスキーでサインイン
people-bring = ここでゲストとして遊んだゲーム{ $count }件を引き継ぐ
people-by-code = パスキーが手元にない場合
people-by-code-how = 復旧コードは、1つにつき1回だけ使えます。
people-code = 復旧コード
people-by-code-do = コードでサインイン
people-welcome =
    { $count ->
        [0] サインインしました。
       *[other] サインインしました。ゲーム{ $count }件を引き継ぎました。
    }
people-signed-out = ゲストに戻りました。
people-profile = プロフィールを見る
people-sign-out = サインアウト
people-bring-title = ゲストのゲーム
people-left-behind = このブラウザーには、ゲストとして遊んだゲームが{ $count }件あります。
people-bring-do = 引き継ぐ
people-brought = ゲーム{ $count }件を引き継ぎました。
people-codes = 復旧コード
people-codes-once = 今すぐ書き留めるか保存してください。二度と表示されません。パスキーをすべて失ったとき、1つにつき1回サインインできます。
people-codes-save = ファイルに保存
people-codes-kept = 保管しました
people-codes-left =
    { $count ->
        [0] コードをすべて使いました。新しく作ってください。
       *[other] 残りのコードは{ $count }個です。
    }
people-codes-new = 新しいコードを作る
people-codes-new-how = 以前のコードは使えなくなります。
people-name = あなたの名前
people-name-how = このサーバーでは、どのテーブルでもこの名前で席に着きます。始まったゲームの名前は変わりません。
people-save = 保存
people-saved = 保存しました。
people-privacy = 公開範囲
people-who-profile = プロフィールと統計
people-who-games = ゲームの一覧
people-audience =
    { $value ->
        [everyone] 全員
        [players] 一緒に遊んだ人
       *[nobody] 自分だけ
    }
people-privacy-how = もともと見られないゲームが、あなたの一覧で見えることはありません。
people-passkeys = パスキー
people-passkeys-how = パスキーが自動で共有されない端末では、それぞれ追加してください。
people-passkey-add = パスキーを追加
people-passkey-added = パスキーを追加しました。
people-passkey-gone = パスキーを削除しました。端末からも削除してください。
people-take-away = 削除
people-sure = 本当に削除しますか？
people-since = { $date }から
people-used = 最後に使用：{ $date }
people-sessions = サインイン中のブラウザー
people-here = このブラウザー
people-seen = 最後に確認：{ $date }
people-end-session = サインアウトさせる
people-session-ended = そのブラウザーをサインアウトしました。
people-everywhere = すべてサインアウト
people-everywhere-sure = ここも含めて、すべてサインアウトしますか？
people-data = あなたのデータ
people-export-how = このサーバーにあるあなたの情報すべてと、全ゲームの棋譜が1つのファイルになります。
people-export = データを保存
people-exported = ファイルを保存しました。
people-delete = 登録を削除する
people-delete-how = 名前、パスキー、成績は消え、すべてのゲームで花の名前で表示されます。他の人のゲームは残り、あなたの続きはボットが遊びます。元に戻すことはできません。
people-delete-name = 確認のため、名前を入力してください：{ $name }
people-delete-do = 自分の情報をすべて削除
people-profile-title = プロフィール
people-member-since = { $date }から
people-no-games = 数えられる終了したゲームはまだありません。練習と、自分だけのゲームは数えません。
people-numbers = ゲーム
people-count = ゲーム数
people-won = 勝率
people-mean = 平均得点
people-best = 最高
people-kind = 種類
people-players = { $count }人
people-counting = あと{ $count }件を集計しています…
people-lines = 得点シートの項目別の得点
people-line = 項目
people-opponents = 対戦相手
people-opponent = 名前
people-gone = 以前のプレイヤー
people-games = 見られるゲーム
people-blocks = ブロックした人
people-blocks-how = ブロックした人とは組み合わされません。その人はあなたのテーブルやあなたのいるテーブルに着けず、あなたに書き込むこともできません。本人には知らされません。相手のプロフィールでブロックできます。
people-block = ブロックする
people-unblock = ブロックをやめる
people-no-blocks = 誰もブロックしていません。
people-vacation = 休暇
people-vacation-how = 休暇中は、1手番の持ち時間が日単位の進行中のゲームすべてで（大会を除く）、あなたの時計が止まります。他の人にも示され、あなたの代わりにボットを座らせることは誰にもできません。休暇中も手番を行えます。
people-vacation-left = 年{ $all }日のうち、残り{ $count }日です。
people-vacation-days = 日数
people-vacation-begin = 休暇に入る
people-vacation-until = { $date }まで休暇中です。
people-vacation-end = 休暇を終える
people-follow = フォローする
people-unfollow = フォローをやめる
