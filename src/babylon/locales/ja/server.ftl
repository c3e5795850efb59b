### サーバーの言葉：エラーとチャット。

server-error-bad-request = リクエストを読み取れません。
server-error-bad-notation = これは手の表記ではありません。
server-error-no-guest = 先にゲストになってください。
server-error-not-host = これはホストだけができます。
server-error-not-your-seat = この席はあなたのものではありません。
server-error-wrong-key = リンクまたはコードが合いません。
server-error-origin-refused = 別のサイトから送られたため拒否しました。
server-error-chat-off = ホストがこのチャットを切っています。
server-error-no-table = そのようなテーブルはありません。
server-error-no-seat = このテーブルにその席はありません。
server-error-not-found = ここには何もありません。
server-error-method-refused = ここではそれはできません。
server-error-stale = テーブルは先に進んでいます。
server-error-seat-taken = その席はふさがっています。
server-error-not-your-turn = 別の席の手番です。
server-error-wrong-status = テーブルは今その状態ではありません。
server-error-undo-off = このテーブルでは手番を戻せません。
server-error-nothing-to-undo = 戻せる手番がそれほどありません。
server-error-no-proposal = 手番を戻す提案はありません。
server-error-not-absent = このプレイヤーにはまだ時間があります。
server-error-hints-off = このテーブルではヒントを使えません。
server-error-rules-unknown = このゲームはサーバーにないルールで始められました。
server-error-too-large = リクエストが大きすぎます。
server-error-not-json = リクエストは JSON でなければなりません。
server-error-illegal-move = ルールによりこの手はできません。
server-error-turn-unfinished = これらの手は1回の手番になっていません。
server-error-key-reused = このキーは別のリクエストで使われています。
server-error-unknown-bot = そのボットはここにいません。
server-error-unknown-edition = その版はありません。
server-error-unknown-tiles = そのタイルセットはありません。
server-error-too-many = リクエストが多すぎます。少しお待ちください。
server-error-broken = サーバーで誤りが起きました。何も変わっていません。
server-error-bot-busy = 今は空いているボットがいません。
server-error-shutting-down = サーバーを再起動しています。もう一度お試しください。

server-phrase-hello = こんにちは！
server-phrase-good-luck = 幸運を！
server-phrase-well-built = 見事な庭園！
server-phrase-oops = おっと！
server-phrase-thinking = 少し考えます…
server-phrase-your-turn = あなたの手番です。
server-phrase-thanks = ありがとう！
server-phrase-good-game = よいゲームでした！

help-serve =
    人とボットのためのテーブルとゲームのページを、Ctrl-C で止めるまで提供します。

    設定はオプション、環境変数（BABYLON_PORT など）、ファイルの順に読みます。

    babylon serve --port 8080 --public-url https://babylon.example
help-serve-host = 待ち受けるアドレス（既定は 127.0.0.1）
help-serve-port = 待ち受けるポート（既定は 8000）
help-serve-public-url = ブラウザーから見たサーバーのアドレス
help-serve-workers = ボットのためのプロセス数（既定は 1）
help-serve-bot-seconds = ボットが1手番に考える最長秒数（既定は 2）
help-serve-log-level = debug、info、warning、error のいずれか（既定は info）
help-serve-open = ブラウザーでページを開く
help-option-config = 設定の TOML ファイル
help-option-database = データベース（例：sqlite:///babylon.db、postgresql://host/name）
help-export =
    サーバーのデータベースのゲームを、1局1ファイルでフォルダーに書き出します。

    babylon export games
help-export-folder = 書き出し先
help-export-whole = 秘密も含む完全なゲーム（別のサーバーへの取り込み用）
help-import =
    ゲームをサーバーのデータベースに取り込みます：export で書いたゲーム全体、または終わったゲームの記録。

    babylon import games/*.json game.bgn
help-import-files = export --whole で書いたファイル、または .bgn の記録
help-verify =
    サーバーのデータベースの全ゲームをログから再現し、合わない点を知らせます。

    babylon verify --database sqlite:///babylon.db
help-backup =
    サーバーを動かしたままデータベース全体を複製します。複製先はファイル、または空のデータベースの URL です。

    babylon backup monday.db
help-backup-target = 新しいファイル、または空のデータベースの URL
help-doctor =
    この環境を調べ、サーバーで問題になる点を知らせます。

    babylon doctor
help-verify-deal =
    終わったゲームを記録の証明から配り直し、誰もタイルを選べなかったことを確かめます。

    babylon verify-deal game.bgn --commitment 38e9dcc7…
help-verify-deal-commitment = 配る前にテーブルが公開した値
help-join =
    このマシンのボットを、席または公開テーブルのリンクでサーバーのテーブルに参加させます。

    babylon join 'https://babylon.example/t/k3v9x2m7q4ta#seat=1.abc' --bot architect
help-join-link = 席またはテーブルのリンク
help-join-bot = 参加するボット
help-join-name = テーブルでの名前
help-join-seconds = 1手番に考える最長秒数
serve-where = Babylon は { $url } にあります（Ctrl-C で停止）
serve-other-port = ポート { $taken } は使用中なので、{ $port } を使います
export-done = { $folder } に書き出したゲーム：{ $count }
import-done = 取り込んだゲーム：{ $files } のうち { $count }
verify-done = 再現したゲーム：{ $games }、問題：{ $findings }
backup-done = { $target } に複製したゲーム：{ $games }
doctor-database = データベース
doctor-disk = ディスクの空き
doctor-bots = ボット
doctor-client = ビルド済みのページ
doctor-public-url = TLS 付きの公開アドレス
deal-fair = 配り方は約束された秘密から導かれます。コミットメント：{ $commitment }
deal-unfair = 配り方は約束から導かれません。記録のコミットメント：{ $commitment }
join-over = ゲーム終了：{ $scores }
cli-bad-config = この設定は使えません：{ $reason }
cli-port-taken = ポート { $port } は使用中です。そこで動いているものを止めるか、別のポートを選んでください：babylon serve --port N
cli-not-empty = { $target } は空ではありません。新しいファイルか空のデータベースを指定してください。
cli-missing-database = { $database } にデータベースがありません。アドレスを確認してください。
cli-no-proof = { $file } には配り方の証明がありません。サーバーで終わったゲームだけが Seed ヘッダーに持っています。
cli-bad-link = テーブルへのリンクではありません：{ $link }
cli-no-free-seat = 空いている席がありません：{ $link }
cli-join-failed = サーバーに拒否されました：{ $reason }
cli-not-a-game = 取り込めるゲームではありません：{ $reason }
cli-no-database = データベースを開けません：{ $reason }
