### コマンドライン：ヘルプ、質問と答え、入力の誤り。

## ヘルプの枠

help-usage = 使い方：
help-arguments = 引数
help-options = オプション
help-commands = コマンド
help-default = （指定がなければ { $value }）
help-required = （必須）

help-option-help = このページを表示する
help-option-lang = 言語：en、pl、ja、zh-Hans、zh-Hant。なければ BABYLON_LANG、なければロケール
help-option-version = バージョンを表示する
help-option-file = 棋譜（game.bgn など）。- は標準入力を読む
help-option-json = プログラム向けに JSON で答える
help-option-ply = 終わりではなく、この手数の時点を見る
help-option-seat = この席だけ。スタートプレイヤーは1
help-option-players = プレイ人数：2、3、4
help-option-edition = revised、en、pl、ja、zh-Hans、zh-Hant。違いは `babylon editions`
help-option-seed = 同じ数なら同じ配置。指定がなければ任意
help-option-tiles = タイルセット：standard か、自分のファイルのパス
help-option-names = プレイヤーの名前（"Ada, Bo" など）

## ヘルプ

help-babylon =
    ボードゲーム『バビロン』を遊び、棋譜を残し、ルールを確かめます。

    まずはこの端末で1ゲーム：

    babylon play

    各コマンドには説明のページがあります：

    babylon score --help

help-new =
    ゲームを配り、棋譜を書き出します。

    棋譜はただのテキストで、ほかのすべてのコマンドが読めます。各版のルールを混ぜることもできます。

    babylon new --players 3 --edition ja --out game.bgn
    babylon new --seed 7 --highest square

help-new-flowers = 席順のプレイヤーボード（"pink white" など）
help-new-highest = 最上階ボーナス：double か square
help-new-overlap = 完全な重なり：never、one-level、beneath
help-new-gap = 橋の下のスペース：empty か clear
help-new-supply = 7つの数：1段柱、2段柱、展望台、階段、噴水、橋、彫像
help-new-out = 端末ではなくこのファイルに書く

help-play =
    この端末で遊びます。同じキーボードを囲んで、またはボットを相手に。

    番号の付いた行から選ぶか、棋譜の書き方で手を入力します。ゲーム中は ? で説明が出ます。ファイルを指定すると手番ごとに保存され、続きから遊べます。

    babylon play
    babylon play game.bgn --players 3
    babylon play --bot gardener

help-play-file = ゲームを保存するファイル。すでにあれば続きを遊ぶ
help-play-bot = 2番目の席から順に座るボット。1=gardener で席を指定。繰り返し可

help-show =
    採石場、庭園、得点を表示します。

    babylon show game.bgn
    babylon show game.bgn --ply 40 --seat 2
    babylon show game.bgn --svg table.svg --view plan

help-show-svg = 代わりにこの SVG ファイルに描く
help-show-view = 描き方：iso（立体）か plan（真上から）

help-legal =
    今ルール上可能な手をすべて挙げます。

    babylon legal game.bgn --words

help-legal-words = それぞれの手を言葉で説明する

help-why =
    手が可能かどうか、可能でなければどのルールに反するかを答えます。

    終了コードは、可能な手なら0、そうでなければ1です。

    babylon why game.bgn "sc4/2>0"

help-why-move = 棋譜の書き方の手（B2、dc4/1>2-ne、S:c4、=s など）

help-score =
    ゲーム、または手元の実物の庭園を入力して採点します。

    庭園は、1行に1つずつ、下から順に書いたテキストで、5つのルールブックすべてで採点します。タイルは位置、階、花を書き、柱のない角に展望台があれば -ne などを付けます。装飾コマは棋譜と同じ書き方です。

    babylon score game.bgn --points
    babylon score garden.txt

    タイル2枚、展望台、彫像の庭園：

    babylon score - << END
    c4/1 pink
    d5/2 white -ne
    S:d5
    END

help-score-file = 棋譜か庭園。- は標準入力を読む
help-score-points = 得点の内訳を示す

help-replay =
    ゲームを手番ごとに、言葉と図で見せます。

    babylon replay game.bgn --delay 2

help-replay-delay = 手番ごとにこの秒数だけ待つ

help-check =
    棋譜やタイルセットが正しいか調べ、誤りがあればその場所を示します。

    babylon check game.bgn
    babylon check mine.tiles

help-check-file = 棋譜かタイルセット。- は標準入力を読む

help-editions =
    印刷されたルールブックの違いと、その記載箇所を示します。

    babylon editions

help-perft =
    指定した手数の手順を数えます。ルールの指紋で、プログラマー向けです。

    babylon perft 2 --players 4 --seed 7

help-perft-depth = 何手先まで
help-perft-file = この棋譜の終わりから数える。なければ新しい配置から
help-perft-seed = 同じ数なら同じ配置

## 合わない呼び出し

usage-missing = { $parameter } がありません。{ $command } --help をご覧ください
usage-bad-value = { $parameter } の値が使えません。{ $command } --help をご覧ください
usage-no-such-option = { $option } というオプションはありません。{ $command } --help をご覧ください
usage-no-value = { $option } には値が必要です。{ $command } --help をご覧ください
usage-too-many = 引数が多すぎるか、引用符がありません。{ $command } --help をご覧ください
usage-no-such-command = 「{ $name }」というコマンドはありません。{ $known } を試すか、{ $command } --help をご覧ください

## 入力の誤り

cli-unknown-language = 「{ $value }」という言語はありません。{ $known } から選んでください。
cli-no-file = { $file } というファイルはありません。名前を確かめてください。
cli-not-text = { $file } はテキストではありません。棋譜、タイルセット、庭園を指定してください。
cli-unreadable = { $file } を読めません（{ $reason }）。別のファイルを指定してください。
cli-unwritable = { $file } に書けません（{ $reason }）。別のファイルを指定してください。
cli-in-file = { $file }：{ $reason }
cli-bad-ply = { $value } 手目はありません。0 から { $most } までで選んでください。
cli-bad-seat = 席 { $value } はありません。1 から { $most } までで選んでください。
cli-bad-choice = { $option } に「{ $value }」は使えません。{ $known } から選んでください。
cli-bad-supply = 「{ $value }」はサプライではありません。"148 60 38 15 15 15 38" のように999までの数を7つ書いてください。
cli-bad-flower = 「{ $value }」という花はありません。{ $known } から選んでください。
cli-flower-twice = { $value } が2回あります。席ごとに違う花が必要です。
cli-flower-count = プレイヤー{ $players }人に花が{ $count }つです。1人に1つずつ指定してください。
cli-name-count = 「{ $value }」は{ $players }人の名前ではありません。人数分の名前をコンマで区切ってください。
cli-garden-line = { $line }行目：{ $reason }
cli-garden-form = 「{ $value }」はタイルでも装飾でもありません。c4/2 pink、c4/2 pink -ne、S:c4、F:c4-d4、B:c4-e4、T:c4-d4 のように書いてください。
cli-garden-tiles = 庭園のタイルは{ $most }枚までです。減らしてください。
cli-garden-bare = { $space } にはまだタイルがありません。先にタイルを、次にその上のものを書いてください。
cli-bot-seat = ボット「{ $value }」の席がありません。名前だけか、1 から { $most } の席を付けて 席=名前 と書いてください。
cli-bot-illegal = ボット { $name } が認められない手 { $move } を指しました：{ $reason }

## 答え

cli-legal = { $move } は可能な手です。
cli-refused = { $move } は認められません。{ $sentence }（ルール { $section }）
cli-good-tiles = 問題ありません：タイルセット { $name }、{ $count }枚。
cli-good-record = 問題ありません：ラウンド { $round }／{ $rounds }、{ $moves }手、{ $scores }。
cli-good-record-over = 問題ありません：終了したゲーム、{ $moves }手、{ $scores }。
cli-line = { $line }行目
cli-not-allowed = ここでは不可
cli-pieces-order = コマの順：{ $pieces }。
cli-gained = { $change }点

## 端末でのゲーム

cli-welcome = 番号で選ぶか、手を入力してください。? で説明、h でヒント、u で戻す、q で終わります。
cli-legend = 大文字：建設済み
cli-help =
    12      12行目を選ぶ
    B2      または棋譜の書き方の手：dc4/1>0  S:c4  =s
    u       最後の手を戻す
    b       前の質問に戻る（Enter だけでもよい）
    w 手    この手が認められない理由
    h       今どの手番が最善か（h 10：10秒考える）
    s       得点とその内訳
    t       すべての庭園を見る
    save ファイル  ゲームを保存する
    q       終わる
    タイルは北から2行で示します：✻ st/.f は北西に彫像、南東に噴水。
cli-ask-remove = どの粘土タイルを取り除きますか？
cli-ask-dig = どのタイルを採掘しますか？（+ は得る柱）
cli-ask-build = 何をしますか？
cli-ask-where = どこに置きますか？（南西のスペース／階、柱。c4/1 のように入力してもよい）
cli-ask-corner = どう支えますか？
cli-ask-turned = どの向きにしますか？（北の行／南の行）
cli-place-dug = 採掘したタイルを置く
cli-place-stored = 保管中のタイルを置く
cli-corner =
    { $corner ->
        [nw] 北西の角に柱なし、展望台
        [ne] 北東の角に柱なし、展望台
        [se] 南東の角に柱なし、展望台
        [sw] 南西の角に柱なし、展望台
       *[none] 4つの角すべて
    }
cli-turned =
    { $turns ->
        [0] 回転なし
        [1] 右に90度
        [2] 180度
       *[3] 左に90度
    }
cli-no-such-number = { $value } 行目はありません。1 から { $most } までで選んでください。
cli-nothing-to-undo = 戻す手がありません。
cli-save-where = ファイル名を書いてください：save game.bgn
cli-hint-how = ヒントは h、10秒考えさせるなら h 10 と入力します（最大 99）。
cli-kept = ゲームは { $file } に保存されています。babylon play { $file } で続けられます。
cli-not-kept = ゲームは保存されませんでした。次は babylon play game.bgn のようにファイルを指定してください。
cli-bot-thinks = { $name } が考えています…
cli-bot-played = { $name }：{ $moves }
cli-winners =
    { $count ->
        [1] { $names }の勝利です！
       *[other] { $names }が勝利を分かち合います！
    }
