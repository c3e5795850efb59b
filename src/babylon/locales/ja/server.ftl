### サーバーの言葉：エラーとチャット。

server-error-bad-request = リクエストを読み取れません。
server-error-bad-notation = 手の書き方が正しくありません。
server-error-bad-name = この名前は表示できません。目に見える文字を使ってください。
server-error-no-guest = 先にゲストとして名前を入力してください。
server-error-not-host = これはホストにしかできません。
server-error-not-your-seat = この席はあなたのものではありません。
server-error-wrong-key = このリンクまたはコードは使えません。ホストに新しいものをもらってください。
server-error-removed = ホストの操作により、このテーブルから退席しました。戻るには、ホストから新しいリンクをもらってください。
server-error-link-needed = この席はリンクで招待された人のための席です。別の席を選ぶか、ホストにリンクをもらってください。
server-error-origin-refused = 別のサイトから送られたため、拒否しました。
server-error-chat-off = ホストがこのチャットをオフにしています。
server-error-chat-full = このテーブルのチャットに書き込める上限に達しました。ゲームはそのまま続けられます。
server-error-no-table = そのようなテーブルはありません。
server-error-no-seat = このテーブルにその席はありません。
server-error-not-found = ここには何もありません。
server-error-method-refused = ここではその操作はできません。
server-error-stale = テーブルの状況が変わりました。もう一度ご確認ください。
server-error-seat-taken = その席は埋まっています。
server-error-enough-seats = このテーブルで1人が座れる席の数に達しています。
server-error-nobody-sits = その席に人は座っていません。ボットを外すには、その席を人の席に変えてください。
server-error-flower-taken = その花は別のプレイヤーが選んでいます。
server-error-not-your-turn = 他のプレイヤーの手番です。
server-error-wrong-status = このテーブルでは今その操作はできません。
server-error-undo-off = このテーブルでは手番を戻せません。
server-error-nothing-to-undo = それだけの手番を戻すことはできません。
server-error-no-proposal = 手番を戻す提案は出ていません。
server-error-undo-asked = 手番を戻す提案はすでに出ています。返事を待つか、次の手番の後で提案してください。
server-error-pause-off = 休止できるのは、1手番の持ち時間が日単位のゲームだけです。
server-error-pause-asked = 休止の提案はすでに出ています。返事を待ってください。
server-error-vacation-spent = 今年の休暇の残り日数を超えています。
server-error-seat-out = この席は投了したか時間切れになったため、もう提案や返事はできません。
server-error-not-absent = このプレイヤーは接続中か、席を離れてからまだ十分な時間がたっていません。
server-error-too-often = この操作は、このテーブルでできる回数の上限に達しました。他の操作は続けられます。
server-error-hints-off = このテーブルではヒントを使えません。
server-error-rules-unknown = このゲームは、サーバーにもうないルールで始められました。
server-error-no-day = その日の採石場はまだありません。その日が始まると遊べます。
server-error-day-over = この日の結果はもう受け付けていません。今日の採石場を遊んでください。
server-error-day-counted = この日の最初の結果は、もう表に載っています。数えるのは最初の結果です。
server-error-day-copied = まったく同じゲームが、もう表に載っています。
server-error-day-full = この日の表はいっぱいです。結果はこの端末に残ります。
server-error-day-other-deal = このサーバーのその日の採石場ではありません。
server-error-day-unfinished = このゲームは最後まで遊ばれていません。先に終わらせてください。
server-error-day-other-rival = もう一方の席の手が、その日の採石場での手と違います。
server-error-bad-record = ルールに沿ったゲームの棋譜ではありません。
server-error-review-former = このゲームは以前のルールで遊ばれたため、検討できません。
server-error-reviews-off = このサーバーではゲームを検討できません。お使いの端末で検討してください。
server-error-reviews-enough = あなたのための検討がすでに2つ進行中です。どれかが終わってからお試しください。
server-error-reviews-full = このサーバーが引き受けられる検討の数に達しています。お使いの端末で検討するか、後でもう一度お試しください。
server-error-too-large = リクエストが大きすぎます。
server-error-not-json = リクエストは JSON でなければなりません。
server-error-illegal-move = ルールにより、この手は認められません。
server-error-turn-unfinished = これらの手は、ちょうど1回ぶんの手番になっていません。
server-error-key-reused = このキーは別のリクエストで使われています。
server-error-unknown-bot = そのようなボットはここにいません。{ $known } から選んでください。
server-error-unknown-edition = そのような版はありません。{ $known } から選んでください。
server-error-unknown-tiles = そのようなタイルセットはありません。{ $known } から選んでください。
server-error-too-many = リクエストが多すぎます。少しお待ちください。
server-error-too-many-bot-games = ボットだけのゲームは、同時に進められる数に達しています。どれかが終わるのを待つか、観戦をやめてください。
server-error-too-many-tables = 参加者を待っている公開テーブルが上限に達しています。どれかを閉じるか、リンク限定のテーブルにしてください。
server-error-too-many-unfinished = お使いのアドレスから開いた、まだ終わっていないテーブルが上限に達しています。どれかを最後までプレイするか閉じてから、このテーブルを開いてください。
server-error-broken = サーバーでエラーが起きました。続ける前に、もう一度テーブルをご確認ください。
server-error-bot-busy = 今は空いているボットがいません。少ししてからもう一度お試しください。
server-error-busy = サーバーが混み合っています。少し待ってから、もう一度お試しください。
server-error-shutting-down = サーバーを再起動しています。もう一度お試しください。
server-error-unavailable = サーバーは今、ゲームを読み書きできません。何も変更されていません。少し待ってからもう一度お試しください。
server-error-unsettled = 保存されたかどうか、サーバーはまだ確認できていません。もう一度送信してください。同じリクエストは一度しか実行されません。
server-error-not-signed-in = 先にサインインしてください。
server-error-signed-in = すでにサインインしています。別の名前で登録するには、先にサインアウトしてください。
server-error-name-taken = この名前、またはよく似た名前はすでに使われています。別の名前を選んでください。
server-error-passkey-refused = このパスキーは受け付けられませんでした。もう一度試すか、別のパスキーまたは復旧コードを使ってください。
server-error-passkeys-off = このアドレスではパスキーを使えません。サーバーの正式なアドレスを https で開くか、localhost で開いてください。
server-error-code-refused = この復旧コードは正しくないか、すでに使われています。別のコードを試してください。
server-error-last-passkey = これは最後のパスキーです。削除する前に、別のパスキーを追加してください。
server-error-no-person = 表示できる人はいません。
server-error-your-turn = 今はあなたの番です。計画せずに、そのまま手番を行ってください。
server-error-plan-refused = この手番は計画できません。採石場に残っているタイルを採掘してください。
server-error-address-refused = このアドレスには送信できません。https:// で始まり、誰でも接続できるアドレスを使ってください。
server-error-alerts-enough = 通知先はこれ以上増やせません。先にどれかを削除してください。
server-error-no-channel = この通知先はもうありません。
server-error-link-refused = このリンクはもう使えません。プロフィールのページで新しいリンクを受け取ってください。
server-error-mail-off = このサーバーはメールを送信しません。
server-error-mail-failed = メールを送信できませんでした。アドレスを確かめるか、後でもう一度試してください。
server-error-rated = これはレーティング対象のゲームです。他の人の代わりにプレイすることはできません。
server-error-not-ratable = レーティング対象のゲームには、持ち時間、変更のない版、標準のタイルが必要です。席に着けるのは、ここに名前のある人と、このサーバーのボット（通常の思考時間）だけです。
server-error-blocked = ここにはあなたとの関わりを望まない人がいます。別のテーブルを探してください。
server-error-banned = このサーバーの管理者の判断により、今は新しく何かを始めることができません。進行中のゲームは最後まで遊べます。
server-error-not-server-host = これができるのはこのサーバーの管理者だけです。
server-error-entry-needed = もう一度パスキーで確認してください。管理者のページが開いているのは、1回につき1時間です。
server-error-no-report = そのような通報はありません。
server-refused-connections = サーバーの接続数が上限に達しています。1分ほどしてからもう一度お試しください。
server-refused-connections-per-address = お使いのアドレスからの接続が多すぎます。ウィンドウをいくつか閉じるか、1分ほどしてからもう一度お試しください。

server-fault-disk-full = データベースのディスクがいっぱいです。空き容量を増やしてください。ゲームは自動的に再開されます。
server-fault-read-only = データベースが読み取り専用です。書き込めるようにしてください。
server-fault-slow = データベースが時間内に応答しません。ディスク、プロセッサ、ネットワークを確認してください。
server-fault-away = データベースに接続できません。起動するか、ネットワークを確認してください。
server-fault-starting = データベースは起動中です。準備ができしだい使われます。
server-fault-refused = データベースがこのサーバーを拒否しています。名前、ユーザー、パスワード、接続数を確認してください。
server-fault-failing = データベースがファイルのエラーを報告しています。ディスクとデータベースのログを確認してください。

server-phrase-hello = こんにちは！
server-phrase-good-luck = よろしくお願いします！
server-phrase-well-built = 見事な庭園ですね！
server-phrase-oops = しまった！
server-phrase-thinking = 少し考えさせてください…
server-phrase-your-turn = あなたの手番ですよ。
server-phrase-thanks = ありがとうございます！
server-phrase-good-game = いい勝負でした！

help-serve =
    人とボットが遊ぶテーブルとゲームのページを、Ctrl-C で止めるまで提供します。

    設定はオプション、環境変数（BABYLON_PORT など）、ファイルの順に優先されます。

    babylon serve --port 8080 --public-url https://babylon.example
help-serve-host = 待ち受けるアドレス（既定は 127.0.0.1）
help-serve-port = 待ち受けるポート（既定は 8000）
help-serve-public-url = ブラウザーからアクセスするサーバーのアドレス
help-serve-processes = PostgreSQL で共に動くサーバープロセスの数（既定は 1）
help-serve-workers = ボットの思考に使うプロセスの数（既定は 1）
help-serve-bot-seconds = ボットが1回の手番に考える最長秒数（既定は 2）
help-serve-log-level = debug、info、warning、error のいずれか（既定は info、端末での --open では warning）
help-serve-open = ブラウザーでページを開く
help-option-config = 設定の TOML ファイル
help-option-database = データベース（例：sqlite:///babylon.db、postgresql://host/name）
help-export =
    サーバーのデータベースにあるゲームを、1ゲーム1ファイルの棋譜としてフォルダーに書き出します。

    babylon export games
help-export-folder = 書き出し先
help-export-whole = 秘密の情報も含むゲーム全体（別のサーバーへの取り込み用）
help-import =
    サーバーのデータベースにゲームを取り込みます。取り込めるのは、export で書き出したゲーム全体と、終了したゲームの棋譜です。

    babylon import games/*.json game.bgn
help-import-files = export --whole で書き出したファイル、または .bgn の棋譜
help-verify =
    サーバーのデータベースにあるすべてのゲームをログから再現し、合わない点を知らせます。

    babylon verify --database sqlite:///babylon.db
help-backup =
    サーバーを動かしたままデータベース全体を複製します。複製先はファイル、または空のデータベースの URL です。

    babylon backup monday.db
help-backup-target = 新しいファイル、または空のデータベースの URL
help-restore =
    バックアップ全体を新しい空のデータベースに戻し、すべてのゲームを再現して確かめます。空でないデータベースには手を加えません。

    babylon restore monday.db
help-restore-source = バックアップのファイル、またはデータベースの URL
help-prune =
    ずっと前に終了したゲームを、その記録ごと削除します。--yes がなければ、対象を示すだけです。

    babylon prune --days 90
help-prune-days = 最後の出来事からの日数
help-prune-abandoned = 同じ日数のあいだ何も起こらず、時計も動いていない進行中のゲームも含める
help-prune-yes = 実際に削除する
help-hosts =
    サーバーの管理者を決めます。ここに名前のある人が /host で通報と数値を見て、他の人の利用を停止できます。サーバーは動いたままでかまいません。

    babylon hosts --add Ada
help-hosts-add = 管理者にする人。何度でも指定できる
help-hosts-remove = 管理者から外す人
help-ratings =
    データベースのゲームから、終わった順に、全員のレーティングを計算し直します。サーバーは動いたままでかまいません。

    babylon ratings --database sqlite:///babylon.db
help-doctor =
    このコンピューターの環境を調べ、サーバーを動かすときに問題になる点を知らせます。

    babylon doctor
help-sbom =
    このサーバーを構成するPythonとページのパッケージを、バージョンとライセンスを添えてCycloneDX文書（SBOM）として書き出します。

    babylon sbom > babylon.cdx.json
help-site =
    ページを、どのホスティングサービスにも置ける通常のファイルとしてフォルダーに書き出します。そのページでは、自分の端末でボットを相手に、または交代で遊べます。Babylonのサーバーは必要ありません。

    babylon site public
help-site-folder = 新しいフォルダー、空のフォルダー、または以前このコマンドで書き出したフォルダー
help-verify-deal =
    終了したゲームの初期配置を棋譜の証明から再現し、誰もタイルを選べなかったことを確かめます。

    babylon verify-deal game.bgn --commitment 38e9dcc7…
help-verify-deal-commitment = ゲームの準備の前にテーブルが公開した値
help-join =
    このコンピューターのボットを、席または公開テーブルのリンクを使ってサーバーのテーブルに参加させます。

    babylon join 'https://babylon.example/t/k3v9x2m7q4ta#seat=1.abc' --bot architect
help-join-link = 席またはテーブルのリンク
help-join-bot = 参加させるボット
help-join-name = テーブルでの名前
help-join-seconds = 1回の手番に考える最長秒数
serve-where = 『バビロン』は { $url } で動いています（Ctrl-C で停止）。
serve-where-others = 同じネットワークの他の人：{ $urls }
serve-other-port = ポート { $taken } は使用中のため、{ $port } を使います。
serve-database-taken = { $database } は別のサーバー（プロセス { $pid }）が使用中です。そのサーバーを止めるか、別のデータベースを指定してください。
serve-database-unusable = { $database } を使用できません。{ $reason }
serve-processes-sqlite = 複数のプロセスには PostgreSQL が必要ですが、このデータベースは SQLite のファイルです。PostgreSQL を指定するか（--database postgresql://…）、--processes を外してください。
serve-processes-linux = 1つのポートで複数のプロセスを使えるのは Linux だけです。--processes を外してください。
serve-processes-failed = サーバーのプロセスを開始できませんでした。理由は上のメッセージに書かれています。
serve-slow-bots = wasmtime が動作しないため、ここではボットの思考がはるかに遅く、弱くなります：pip install wasmtime
export-done = { $folder } に書き出したゲームの数：{ $count }
import-done = 取り込んだゲームの数：{ $files } のうち { $count }
verify-done = 再現したゲームの数：{ $games }、問題の数：{ $findings }
verify-gaps = ログに欠落があるか、終わりがデータベースの記載と一致しません
verify-no-replay = 再現できません：{ $reason }
verify-row = データベースの記載がログと一致しません
verify-shown = ログのタイルまたはラウンドトークンが初期配置と一致しません
verify-commitment = 秘密の値がコミットメントと一致しません
verify-secret = 初期配置が秘密の値から導かれたものではありません
verify-result = 結果がゲームの得点と一致しません
backup-done = { $target } に複製したゲームの数：{ $games }
restore-done = { $target } に復元したゲームの数：{ $games }
prune-would = { $days }日以上前に終了したゲームの数：{ $count }。まだ何も削除していません。削除するには --yes を付けてください。
prune-would-all = { $days }日以上前に終了したか、誰も来なくなったゲームの数：{ $count }。まだ何も削除していません。削除するには --yes を付けてください。
prune-done = 削除したゲームの数：{ $count }
ratings-done = レーティング対象のゲーム：{ $games }、うち有効：{ $counted }。保存されていた値との相違：{ $changed }
hosts-listed = このサーバーの管理者：{ $names }
hosts-none = このサーバーにはまだ管理者がいません：babylon hosts --add 名前
cli-nobody-called = ここに{ $name }という人はいません。管理者になれるのはパスキーのある人です。
sbom-without-page = ここではページがビルドされていないため、そのパッケージは含まれていません：make web
site-done = ページを { $folder } に書き出しました（ファイル数：{ $files }）。このフォルダーは、どのホスティングサービスのどのパスにも置けます。ここで見るには：python -m http.server --directory { $folder }
doctor-database = データベース
doctor-disk = ディスクの空き容量
doctor-bots = ボット
doctor-client = ビルド済みのウェブページ
doctor-public-url = TLS 付きの公開アドレス
doctor-passkeys = パスキー用のアドレス
doctor-clock = 時計
doctor-proxies = プロキシのアドレス
doctor-proxy = プロキシが渡すヘッダー
doctor-files = 同時に開けるファイル
doctor-processes = サーバーのプロセス
doctor-push = プッシュ通知の鍵
doctor-mail = メールサーバー
deal-fair = 初期配置は、あらかじめ約束された秘密の値と一致します。コミットメント：{ $commitment }
deal-unfair = 初期配置は、約束された値と一致しません。棋譜のコミットメント：{ $commitment }
join-over = ゲーム終了：{ $scores }
cli-bad-config = この設定は使えません：{ $reason }
cli-port-taken = ポート { $port } は使用中です。使っているものを止めるか、別のポートを選んでください：babylon serve --port N
cli-site-not-ours = { $folder } には、このコマンドが書き出したものではないファイルがあります。新しいフォルダーか空のフォルダーを指定してください。
cli-site-not-built = ここではページがビルドされていません：make web
cli-not-empty = { $target } は空ではありません。新しいファイルか空のデータベースを指定してください。
cli-newer-backup = { $source } はより新しいバージョンで作られています。復元するには、そのバージョンをインストールしてください。
cli-missing-database = { $database } にデータベースがありません。アドレスを確認してください。
cli-no-proof = { $file } には初期配置の証明がありません。証明があるのはサーバーで終了したゲームだけで、Seed ヘッダーに書かれています。
cli-bad-link = これはテーブルへのリンクではありません：{ $link }
cli-no-free-seat = 空いている席がありません：{ $link }
cli-join-failed = サーバーに拒否されました：{ $reason }
cli-not-a-game = { $file } は取り込めるゲームではありません：{ $reason }
cli-too-large = { $file } は大きすぎます。1ゲームは { $most } MiB までです。
import-not-json = { $line }行目{ $column }文字目が JSON ではありません。
import-too-deep = { $line }行目から入れ子が深すぎます。
import-bad-field = { $line }行目：{ $field } の内容がゲームのデータとして正しくありません。
import-unverified = { $reason }
import-long-record = 棋譜が { $most } KiB を超えています。
import-hidden-deal = 初期配置に不明な部分があります。
cli-no-database = データベースを開けません：{ $reason }
alert-your-turn = あなたの番です
alert-your-table = テーブルの用意ができました
alert-with = { $names } とのゲームがあなたを待っています。
alert-alone = ゲームがあなたを待っています。
alert-bot = ボット{ $bot }
alert-line = { $title }：{ $body }
alert-many = { $count }件のゲームがあなたを待っています
alert-confirm-subject = このメールアドレスはあなたのものですか？
alert-confirm-mail =
    『バビロン』のサーバーに名前のある方が、自分の番になったときの通知をこのアドレスで受け取りたいと希望しています。ご本人であれば、このリンクを開いて確認してください：

    { $link }

    お心当たりがなければ、何もする必要はありません。今後メールは届きません。
alert-stop-mail =
    自分の番になったときの通知を希望されたため、このメールをお送りしています。今後受け取らない場合は、このリンクを開いてください：
    { $link }
server-error-no-tournament = そのような大会はありません。
server-error-not-organiser = これは大会を開いた人にしかできません。
server-error-in-tournament = このテーブルは大会のもので、席は大会が決めます。
server-error-round-running = 同じ採石場でまだ対戦中のテーブルがあります。すべて終わるとこのテーブルを見られます。
server-error-entry-closed = この大会にはもう参加できません。
server-error-tournament-full = 大会は満員です。参加できるのは最大{ $most }人です。
server-error-team-full = このチームは{ $most }人揃っています。別のチームを選んでください。
server-error-team-needed = チーム戦です。参加するチームを入力してください。
server-error-too-few-entrants = 始めるには少なくとも2人必要です。
server-error-no-entrant = その番号の参加者はいません。
server-error-tournaments-full = このサーバーで開ける大会は{ $most }件までです。どれかが終わってからもう一度試してください。
