# サーバーの言葉：エラー、チャット、手、得点。

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

server-move-remove = { $stack } の粘土タイルを取り除く
server-move-dig = { $stack } を採掘：1段柱 { $singles }
server-move-place = { $source ->
    [dug] 採掘した
   *[stored] 保管した
 }タイル { $tile } を { $position } の { $level } 階に置く（{ $turns } × 90°）{ $open ->
    [none] {""}
   *[other] 、角 { $open } は柱なし
 }
server-move-decorate = { $spaces } に{ $symbol ->
   *[statue] 彫像
    [fountain] 噴水
    [bridge] 橋
    [stairway] 階段
 }を置く{ $star ->
    [none] {""}
   *[other] （{ $star } はトークンの効果）
 }
server-move-end = 手番を終え、{ $keep ->
    [dug] 採掘したタイルを保管する
    [stored] 保管中のタイルを残す
   *[none] タイルを残さない
 }

server-point = { $what ->
   *[statue] 彫像
    [fountain] 噴水
    [bridge] 橋
    [stairway] 階段
    [belvedere] 展望台
    [tile] 最上階ボーナス
    [set-diversity] 装飾コマのセット
    [set-flowers] 4種の花のセット
 }、{ $spaces }：{ $points } VP{ $hidden ->
    [yes] （タイルの下）
   *[no] {""}
 }
