### サーバーの言葉：エラーとチャット。

server-error-bad-request = リクエストを読み取れません。
server-error-bad-notation = 手の書き方が正しくありません。
server-error-bad-name = この名前は表示できません。目に見える文字を使ってください。
server-error-no-guest = 先にゲストとして名前を入力してください。
server-error-not-host = これはホストにしかできません。
server-error-not-your-seat = この席はあなたのものではありません。
server-error-wrong-key = このリンクまたはコードは使えません。
server-error-origin-refused = 別のサイトから送られたため、拒否しました。
server-error-chat-off = ホストがこのチャットをオフにしています。
server-error-no-table = そのようなテーブルはありません。
server-error-no-seat = このテーブルにその席はありません。
server-error-not-found = ここには何もありません。
server-error-method-refused = ここではその操作はできません。
server-error-stale = テーブルの状況が変わりました。もう一度ご確認ください。
server-error-seat-taken = その席は埋まっています。
server-error-flower-taken = その花は別のプレイヤーが選んでいます。
server-error-not-your-turn = 他のプレイヤーの手番です。
server-error-wrong-status = このテーブルでは今その操作はできません。
server-error-undo-off = このテーブルでは手番を戻せません。
server-error-nothing-to-undo = それだけの手番を戻すことはできません。
server-error-no-proposal = 手番を戻す提案は出ていません。
server-error-not-absent = このプレイヤーには、戻ってくるまでの時間がまだあります。
server-error-hints-off = このテーブルではヒントを使えません。
server-error-rules-unknown = このゲームは、サーバーにもうないルールで始められました。
server-error-too-large = リクエストが大きすぎます。
server-error-not-json = リクエストは JSON でなければなりません。
server-error-illegal-move = ルールにより、この手は認められません。
server-error-turn-unfinished = これらの手は、ちょうど1回ぶんの手番になっていません。
server-error-key-reused = このキーは別のリクエストで使われています。
server-error-unknown-bot = そのようなボットはここにいません。
server-error-unknown-edition = そのような版はありません。
server-error-unknown-tiles = そのようなタイルセットはありません。
server-error-too-many = リクエストが多すぎます。少しお待ちください。
server-error-broken = サーバーでエラーが起きました。何も変更されていません。
server-error-bot-busy = 今は空いているボットがいません。
server-error-shutting-down = サーバーを再起動しています。もう一度お試しください。

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
help-serve-workers = ボットの思考に使うプロセスの数（既定は 1）
help-serve-bot-seconds = ボットが1回の手番に考える最長秒数（既定は 2）
help-serve-log-level = debug、info、warning、error のいずれか（既定は info）
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
help-prune =
    ずっと前に終了したゲームを、その記録ごと削除します。--yes がなければ、対象を示すだけです。

    babylon prune --days 90
help-prune-days = 最後の出来事からの日数
help-prune-yes = 実際に削除する
help-doctor =
    このコンピューターの環境を調べ、サーバーを動かすときに問題になる点を知らせます。

    babylon doctor
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
serve-other-port = ポート { $taken } は使用中のため、{ $port } を使います。
serve-database-taken = { $database } は別のサーバー（プロセス { $pid }）が使用中です。そのサーバーを止めるか、別のデータベースを指定してください。
serve-uncompiled = numba がインストールされておらず、コンパイルできないため、ボットは弱くなります：pip install 'babylon-game[fast]'
export-done = { $folder } に書き出したゲームの数：{ $count }
import-done = 取り込んだゲームの数：{ $files } のうち { $count }
verify-done = 再現したゲームの数：{ $games }、問題の数：{ $findings }
backup-done = { $target } に複製したゲームの数：{ $games }
prune-would = { $days }日以上前に終了したゲームの数：{ $count }。まだ何も削除していません。削除するには --yes を付けてください。
prune-done = 削除したゲームの数：{ $count }
doctor-database = データベース
doctor-disk = ディスクの空き容量
doctor-bots = ボット
doctor-client = ビルド済みのウェブページ
doctor-public-url = TLS 付きの公開アドレス
deal-fair = 初期配置は、あらかじめ約束された秘密の値と一致します。コミットメント：{ $commitment }
deal-unfair = 初期配置は、約束された値と一致しません。棋譜のコミットメント：{ $commitment }
join-over = ゲーム終了：{ $scores }
cli-bad-config = この設定は使えません：{ $reason }
cli-port-taken = ポート { $port } は使用中です。使っているものを止めるか、別のポートを選んでください：babylon serve --port N
cli-not-empty = { $target } は空ではありません。新しいファイルか空のデータベースを指定してください。
cli-missing-database = { $database } にデータベースがありません。アドレスを確認してください。
cli-no-proof = { $file } には初期配置の証明がありません。証明があるのはサーバーで終了したゲームだけで、Seed ヘッダーに書かれています。
cli-bad-link = これはテーブルへのリンクではありません：{ $link }
cli-no-free-seat = 空いている席がありません：{ $link }
cli-join-failed = サーバーに拒否されました：{ $reason }
cli-not-a-game = { $file } は取り込めるゲームではありません：{ $reason }
cli-too-large = { $file } は大きすぎます。1ゲームは { $most } MiB までです。
import-not-json = { $line }行目{ $column }文字目が JSON ではありません。
import-too-deep = { $line }行目から入れ子が深すぎます。
import-bad-field = { $field } の内容がゲームのデータとして正しくありません。
import-unverified = { $reason }
import-long-record = 棋譜が { $most } KiB を超えています。
import-hidden-deal = 初期配置に不明な部分があります。
cli-no-database = データベースを開けません：{ $reason }
