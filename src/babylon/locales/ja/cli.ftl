### コマンドライン：ヘルプ、質問と答え、入力の誤り。

## ヘルプの枠

help-usage = 使い方：
help-arguments = 引数
help-options = オプション
help-commands = コマンド
help-default = （指定がなければ { $value }）
help-required = （必須）

help-option-help = このページを表示する
help-option-lang = 言語：en、pl、ja、zh-Hans、zh-Hant。指定がなければ BABYLON_LANG、それもなければロケール
help-option-version = バージョンを表示する
help-option-file = 棋譜（game.bgn など）。- なら標準入力を読む
help-option-json = プログラム向けに JSON で答える
help-option-ply = 最後ではなく、この手数まで進めた局面を見る
help-option-seat = この席だけを示す。スタートプレイヤーが1
help-option-players = プレイ人数：2、3、4
help-option-edition = revised、en、pl、ja、zh-Hans、zh-Hant。違いは `babylon editions` で確認できる
help-option-seed = 同じ数なら同じ初期配置になる。指定がなければランダム
help-option-tiles = タイルセット：standard か、自作のファイルのパス
help-option-names = プレイヤーの名前（"Ada, Bo" など）

## ヘルプ

help-babylon =
    ボードゲーム『バビロン』を遊んだり、棋譜を残したり、ルールを確認したりできます。

    まずはこの端末で遊んでみましょう：

    babylon play

    コマンドごとに説明のページがあります：

    babylon score --help

help-new =
    ゲームの準備をして、棋譜を書き出します。

    棋譜はただのテキストで、他のすべてのコマンドで読めます。各版のルールを組み合わせることもできます。

    babylon new --players 3 --edition ja --out game.bgn
    babylon new --seed 7 --highest square

help-new-flowers = 席順のプレイヤーボードの花（"pink white" など）
help-new-highest = 最上階ボーナス：double か square
help-new-overlap = タイルの完全な重なり：never、one-level、beneath のいずれか
help-new-gap = 橋の下のスペース：empty、open、covered のいずれか
help-new-belvederes = 柱なしの角：required か while-they-last
help-new-lot = スタートプレイヤーをランダムに決める
help-new-supply = 7つの数：1段柱、2段柱、展望台、階段、噴水、橋、彫像
help-new-out = 端末ではなく、このファイルに書く

help-play =
    この端末で、同じキーボードを囲んで、またはボットを相手に遊びます。

    番号の付いた行から選ぶか、棋譜の書き方で手を入力します。ゲーム中に ? と入力すると説明が出ます。ファイルを指定すると手番ごとに保存され、続きから遊べます。

    babylon play
    babylon play game.bgn --players 3
    babylon play --bot gardener

help-play-file = ゲームを保存するファイル。すでにあれば続きから遊ぶ
help-play-bot = 2番目の席から順に座るボット。1=gardener のように席も指定できる。繰り返し指定できる

help-show =
    採石場、庭園、得点を表示します。

    babylon show game.bgn
    babylon show game.bgn --ply 40 --seat 2
    babylon show game.bgn --svg table.svg --view plan

help-show-svg = 表示せずに、この SVG ファイルに描く
help-show-view = 描き方：iso（立体）か plan（真上から）

help-legal =
    今ルール上認められる手をすべて挙げます。

    babylon legal game.bgn --words

help-legal-words = それぞれの手を言葉で説明する

help-why =
    手が認められるかどうか、認められなければどのルールに反するかを答えます。

    終了コードは、認められる手なら0、そうでなければ1です。

    babylon why game.bgn "sc4/2>0"

help-why-move = 棋譜の書き方による手（B2、dc4/1>2-ne、S:c4、=s など）

help-score =
    ゲームの得点計算をします。実物で遊んだ庭園を入力して計算することもできます。

    庭園は、1行に1つずつ下から順に書いたテキストで、5つのルールブックすべてで得点計算をします。タイルは位置、階、花を書き、柱なしの角に展望台コマがあれば -ne など、展望台コマがなければ ~ne などを付けます。装飾コマは棋譜と同じ書き方です。上から見えるものを階ごとに数えて書けば、もっと早く済みます。庭園ごとに「garden Ada」のような行を置くと、複数の庭園を計算して勝者を示します。

    babylon score game.bgn --points
    babylon score garden.txt

    タイル2枚、展望台コマ1個、彫像コマ1個の庭園：

    babylon score - << END
    c4/1 pink
    d5/2 white -ne
    S:d5
    END

    数えて書いた2つの庭園：

    babylon score - << END
    garden Ada
    statues 3 2
    stairways 1
    flowers 2 3 1 2
    highest 3
    garden Bo
    fountains 1 1
    highest 2
    END

help-score-file = 棋譜か庭園。- なら標準入力を読む
help-score-points = VPの内訳を示す
help-score-edition = 複数の庭園の得点シートに使う版

help-replay =
    ゲームを手番ごとに、言葉と図で見せます。

    babylon replay game.bgn --delay 2

help-replay-delay = 手番ごとに待つ秒数

help-check =
    棋譜やタイルセットが正しいかどうかを調べ、誤りがあればその場所を示します。

    babylon check game.bgn
    babylon check mine.tiles

help-check-file = 棋譜かタイルセット。- なら標準入力を読む

help-completion =
    シェルでコマンドとオプションを補完するためのスクリプトを出力します。

    babylon completion bash >> ~/.bashrc
    babylon completion fish > ~/.config/fish/completions/babylon.fish

help-completion-shell = シェル：bash、zsh、fish のいずれか

help-editions =
    各版のルールブックの違いと、その記載箇所を示します。

    babylon editions

help-rules =
    ルールを版ごとに、図付きで読みます。

    項目を指定しなければ一覧を、all と書けば全文を表示します。ラウンドトークンや得点シートの行、却下の理由の名前でも項目を開けます。

    babylon rules
    babylon rules bridges --edition ja
    babylon rules --search 橋の下

help-rules-section = dig、overlap、ruling-3、token-fill-blank、refusal-not-fresh など。all で全文
help-rules-search = この語を含む項目を表示し、他の該当項目の名前を挙げる

help-perft =
    指定した手数の手順が何通りあるかを数えます。ルールの実装を確かめるためのもので、プログラマー向けです。

    babylon perft 2 --players 4 --seed 7

help-perft-depth = 何手先まで数えるか
help-perft-file = この棋譜の最後の局面から数える。指定がなければ新しい初期配置から
help-perft-seed = 同じ数なら同じ初期配置になる

## 合わない呼び出し

usage-missing = { $parameter } がありません。{ $command } --help をご覧ください。
usage-bad-value = { $parameter } の値が使えません。{ $command } --help をご覧ください。
usage-not-whole = { $parameter } の値が使えません。整数を指定してください。{ $command } --help をご覧ください。
usage-not-number = { $parameter } の値が使えません。数値を指定してください。{ $command } --help をご覧ください。
usage-too-small = { $parameter } の値が使えません。{ $least } 以上の数を指定してください。{ $command } --help をご覧ください。
usage-no-such-option = { $option } というオプションはありません。{ $command } --help をご覧ください。
usage-no-value = { $option } には値が必要です。{ $command } --help をご覧ください。
usage-too-many = 引数が多すぎるか、引用符が足りません。{ $command } --help をご覧ください。
usage-no-such-command = 「{ $name }」というコマンドはありません。{ $known } を試すか、{ $command } --help をご覧ください。

## 入力の誤り

cli-unknown-language = 「{ $value }」という言語はありません。{ $known } から選んでください。
cli-no-rule = ルールに項目「{ $value }」はありません。次から選んでください：{ $known }。
cli-no-file = { $file } というファイルはありません。名前を確認してください。
cli-not-text = { $file } はテキストではありません。棋譜、タイルセット、庭園のどれかを指定してください。
cli-unreadable = { $file } を読めません（{ $reason }）。別のファイルを指定してください。
cli-unwritable = { $file } に書けません（{ $reason }）。別のファイルを指定してください。
cli-in-file = { $file }：{ $reason }
cli-bad-ply = { $value }手目はありません。0 から { $most } までの数を選んでください。
cli-bad-seat = 席{ $value }はありません。1 から { $most } までの数を選んでください。
cli-bad-choice = { $option } に「{ $value }」は使えません。{ $known } から選んでください。
cli-arena-who = 対戦するボットの名前を書くか、{ $option } で各強さをひとつ下と対戦させてください。両方は使えません。
cli-bad-supply = 「{ $value }」はサプライの数ではありません。"148 60 38 15 15 15 38" のように、999までの数を7つ書いてください。
cli-bad-flower = 「{ $value }」という花はありません。{ $known } から選んでください。
cli-flower-twice = { $value } が2回あります。席ごとに違う花を指定してください。
cli-flower-count = プレイヤー{ $players }人に対して花が{ $count }つです。1人に1つずつ指定してください。
cli-name-count = 「{ $value }」は{ $players }人ぶんの名前ではありません。人数ぶんの名前をコンマで区切って書いてください。
cli-garden-line = { $line }行目：{ $reason }
cli-garden-form = 「{ $value }」はタイルでも装飾コマでも個数でもありません。c4/2 pink、c4/2 pink -ne、S:c4、F:c4-d4、B:c4-e4、T:c4-d4、または statues 3 2 のように書いてください。
cli-garden-tiles = 庭園のタイルは{ $most }枚までです。減らしてください。
cli-garden-count = 庭園が{ $count }個あります。遊べるのは{ $most }人までです。
cli-garden-mixed = 1つの庭園は、数えて書くか、1つずつ組み立てるかのどちらかです。次の庭園の前に「garden 名前」の行を置いてください。
cli-bad-count = 「{ $value }」は数えるものではありません。{ $known } から選んでください。
cli-too-many-counts = 「{ $value }」の後の数が多すぎます。{ $most }個までです。
cli-bot-seat = ボット「{ $value }」の席がありません。名前だけを書くか、1 から { $most } までの席を付けて「席=名前」と書いてください。
cli-bot-illegal = ボットの{ $name }が認められない手 { $move } を打ちました：{ $reason }
cli-needs-extra = このコマンドに必要な部分がインストールされていません（{ $module }）：pip install 'babylon-game[{ $extra }]'

## 答え

cli-legal = { $move } は認められる手です。
cli-refused = { $move } は認められません。{ $sentence }（ルール { $section } 節）
cli-good-tiles = 問題ありません。タイルセット { $name }、タイル{ $count }枚。
cli-good-record = 問題ありません。ラウンド{ $round }／{ $rounds }、{ $moves }手まで、{ $scores }。
cli-good-record-over = 問題ありません。終了したゲーム、全{ $moves }手、{ $scores }。
cli-good-variations = 変化の{ $count }手番もすべて認められる手です。
cli-line = { $line }行目
cli-not-allowed = 認められない箇所
cli-star-forbidden = * このルールブックでは、このような庭園は認められません。
cli-count-notches = { $names }が同点です。真上から見えるくぼみを数えてください。
cli-by-notches = { $winners }（見えるくぼみが最少）
cli-pieces-order = コマの並び順：{ $pieces }。
cli-gained = { $change }VP

## 端末でのゲーム

cli-welcome = 番号で選ぶか、手を入力してください。? で説明、h でヒント、u で戻す、q で終了します。
cli-legend = 大文字：コマあり
cli-help =
    12      12行目を選ぶ
    B2      または棋譜の書き方の手：dc4/1>0  S:c4  =s
    u       直前の手を戻す
    b       1つ前の質問に戻る（Enter だけでも可）
    w 手    その手が認められない理由
    h       今どう打つのが最善か（h 10：10秒考える）
    s       得点と、自分のVPの内訳
    t       採石場とすべての庭園を見る
    save ファイル  ゲームを保存する
    q       終了する
    タイルの面は北から2行で示します。✻ st/.f なら、北西に彫像、南東に噴水のアイコンがあります。
cli-ask-remove = どの粘土タイルを取り除きますか？
cli-ask-dig = どのタイルを採掘しますか？（+ は得る1段柱コマの数）
cli-ask-build = 何をしますか？
cli-ask-where = どこに置きますか？（南西のスペース／階、使う1段柱コマの数。c4/1 のように入力してもかまいません）
cli-ask-corner = どう支えますか？
cli-ask-turned = どの向きに置きますか？（北の行／南の行）
cli-place-dug = 採掘したタイルを置く
cli-place-stored = 保管中のタイルを置く
cli-corner =
    { $corner ->
        [nw] 北西の角は柱なし、展望台を置く
        [ne] 北東の角は柱なし、展望台を置く
        [se] 南東の角は柱なし、展望台を置く
        [sw] 南西の角は柱なし、展望台を置く
       *[none] 4つの角すべてを支える
    }
cli-turned =
    { $turns ->
        [0] 回転なし
        [1] 右に90度回転
        [2] 180度回転
       *[3] 左に90度回転
    }
cli-no-such-number = { $value }行目はありません。1 から { $most } までの数を選んでください。
cli-nothing-to-undo = 戻す手がありません。
cli-save-where = ファイル名を指定してください：save game.bgn
cli-hint-how = ヒントは h、10秒考えさせるなら h 10 と入力します（最大99秒）。
cli-kept = ゲームを { $file } に保存しました。babylon play { $file } で続きを遊べます。
cli-not-kept = ゲームは保存されませんでした。次は babylon play game.bgn のようにファイルを指定してください。
cli-bot-thinks = { $name }が考えています…
cli-bot-played = { $name }：{ $moves }
cli-winners =
    { $count ->
        [1] { $names }の勝利です！
       *[other] { $names }が勝利を分かち合います！
    }

help-puzzles =
    ボット同士のゲームからパズルを集めるか、もう一度証明します。

    パズルとは、ひとつの手番が明らかに最善である局面です。収集はファイルの続きから行われます。

    babylon puzzles found.jsonl --wanted 500
help-puzzles-file = パズルのファイル（1行に1ゲーム）
help-puzzles-wanted = ファイル全体のパズルの数
help-puzzles-first = 最初に調べるゲームの番号。100000 からは、終盤ではなく最初の5ラウンドを調べる
help-puzzles-prove = ファイルのパズルをもう一度証明し、ボットにも解かせる
help-puzzles-keep = もう一度証明できたパズルの書き込み先
help-puzzles-seed = 証明に使うシード
puzzles-mining = パズル
puzzles-mined = { $file } のパズルは{ $puzzles }問です。
puzzles-proving = 証明済み
puzzles-not-proved = 明らかに最善とはいえなくなりました：ゲーム{ $number }、手番{ $turn }
puzzles-proved = { $puzzles }問中{ $holds }問が証明されました。正解率：ネブカドネザル{ $king } %、石工{ $mason } %。
cli-puzzles-none = ファイルにパズルがありません。先に集めてください。
