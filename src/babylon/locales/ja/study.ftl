### 研究ボード：変化、メモ、矢印、ボットの見解。

board-title = 研究ボード
board-how = ほかにどんな手があったかを試せます。手番はすべて枝になり、メモや矢印を付けられ、ボットの見解も横に並びます。

## 一覧

board-edition = 版
board-fresh = 新しい初期配置で始める
board-as-text = 初期配置を文字で作る
board-open = 棋譜を選ぶ
board-paste = 文字の棋譜
board-paste-open = この棋譜を開く
board-setup-how = 局面は、初期配置とそこからの手番で決まります。タイル、ラウンドトークン、席は文字で書き換えられます。? は誰も知らないタイルやラウンドトークンを表します。
board-set-up = 局面を作る
board-set-up-here = ここから局面を作る
board-list = この端末の研究
board-none = まだありません。新しい初期配置で始めるか、棋譜を開いてください。
board-unnamed = 無題の研究
board-name = 研究の名前
board-rename = 名前を変える
board-rename-done = 完了
board-no-link = このリンクには研究が入っていません。途中で切れている可能性があります。もう一度リンクをもらうか、棋譜そのものを開いてください。
board-missing = この研究はもうこの端末にありません。

## ボード

board-kept = この端末に保存しました。
board-not-yet = まだ保存していません。
board-keep = 保存する
board-not-kept = このブラウザーには保存できません。リンクを共有するか、棋譜を保存してください。
board-share = 共有
board-share-how = リンクには、初期配置、すべての変化、メモ、矢印がそのまま入っています。サーバーには何も送信されません。
board-all = すべての研究
board-tree = 手番と変化
board-start = 初期配置
board-back = 1手番戻る
board-forward = 1手番進む
board-beside = 次の変化
board-promote = 主な変化にする
board-prune = ここから先を削除
board-put-back = 元に戻す
board-note = メモ
board-panel = 変化とメモ
board-panel-close = ボードに戻る
board-over = ここでゲームは終わりです。

## 矢印

board-marks = 矢印と丸印
board-draw = ボードに描く
board-draw-how = ある場所から別の場所へドラッグすると矢印、1か所を押すと丸印になります。同じ操作をもう一度すると消えます。
board-garden = 庭園
board-from = ここから
board-to = ここへ
board-to-how = 空欄なら丸印になります
board-add = 追加
board-bad-place = B3 のような山か、c4 のようなスペースを入力してください。
board-ring = { $place }の丸印
board-arrow = { $from }から{ $to }への矢印
board-place = { $garden } { $space }
board-wipe = 消す

## ボットの見解

board-bot = ボットの見解
board-bot-choice = ボット
board-bot-start = 開始
board-bot-stop = 停止
board-bot-thinking = 考え中です…
board-bot-margin = 終了時の予想得点差：{ $margin } ± { $error }VP（試行{ $tries }回）
board-bot-plain = このボットは先を読まないため、予想得点差はありません。
board-bot-off = 開始すると、移動した先の局面をすべて調べます。
board-bot-failed = ボットが考えられませんでした。停止してから、もう一度開始してください。
board-bot-play = この手番を行う

## 局面を作る

board-set-up-how = クリックして庭園を作り、誰の手番か、採石場に何が見えているかを決めます。置けるかどうかはすべてルールが判断し、決めなかったものはランダムに選ばれます。
board-whose-turn = 誰の手番
board-token-now = このラウンドのラウンドトークン
board-token-of = 第{ $round }ラウンド
board-by-lot = ランダム
board-tokens-to-come = これからのラウンドトークン
board-singles = 保管している1段柱コマ
board-no-tile = なし
board-material = 材質
board-free-tiles = まだどこにもないタイル
board-no-free-tiles = これらのタイルはすべて使われています。
board-rotate = タイルを回す
board-pick = タイルかコマを選んでから、庭園のスペースを選んでください。
board-quarry-how = 数字は山に残るタイルの枚数、その下は見えているタイルです。ここを変えないかぎり、採石場はラウンドと庭園に合わせて決まります。
board-stack-height = 山{ $stack }のタイルの枚数
board-stack-top = 山{ $stack }の見えているタイル
board-below = その下のタイルと、これからのラウンドトークン
board-below-drawn = ランダム
board-below-unknown = 不明
board-lay-anew = 採石場を並べ直す
board-can-be = この局面はありえます。
board-set-up-open = 研究として開く
