### テキストの誤り：手、タイルセット、棋譜。

## 意味をなさないテキスト

notation-bad-move = 「{ $text }」は手ではありません。手は A1（採掘）、dc4/1>0（採掘したタイルを置く）、S:c4（彫像）、F:c4-d4（噴水）、=s（手番を終える）のように書きます。
notation-bad-piece = 「{ $text }」は庭園のタイルでもコマでもありません。タイルは c05:c4/1>0（柱なしの角は -ne、展望台が足りなかったときはその後に !）、装飾は S:c4 や F:c4-d4 のように書いてください。
notation-bad-level = 「{ $text }」の階が0で始まっています。階は 1、2、3……と書きます。
notation-bad-space-count = 「{ $text }」はスペースの数が違います。彫像は1つ（S:c4）、噴水・橋・階段は2つ（F:c4-d4）です。
notation-two-stars = 「{ $text }」には * が2つあります。ラウンドトークンの効果を使えるスペースは1つだけです。
notation-bad-space-order = 「{ $text }」はスペースの順番が違います。列の文字が前のものを先に、同じ列なら行の数字が小さいものを先に書きます（F:c4-d4）。
notation-player-count = 「{ $text }」はプレイ人数ではありません。2～4人で遊べます。
notation-unknown-edition = 「{ $text }」という版はありません。{ $known } から選んでください。

## 使えないタイルセット

tiles-line = { $line }行目：{ $reason }
tiles-bad-line = 「{ $text }」はタイルではありません。「c01 white S.F.」のように、ID、花、4つの角を書いてください。
tiles-unknown-id = 「{ $text }」というタイルはありません。ID は c01～c16、g01～g16、b01～b16、white、pink、blue、yellow です。
tiles-unknown-flower = 「{ $text }」という花はありません。{ $known } から選んでください。
tiles-bad-face = 「{ $text }」はタイルの面ではありません。4つの角（nw ne se sw）を、それぞれ S、F、B、T か . で書いてください。
tiles-twice = タイル { $text } が2枚あります。1枚を消してください。
tiles-missing = タイルが{ $count }枚足りません。まず { $text } を加えてください。
tiles-symbol-count = タイル { $text } のアイコンは{ $count }つではなく{ $needed }つでなければなりません。粘土タイルは2つ、花崗岩タイルは3つ、玄武岩タイルは4つです。
tiles-start-flower = 開始時テラスタイル { $text } の花は、{ $flower } ではなく { $text } でなければなりません。
tiles-unknown-token = 「{ $text }」というラウンドトークンはありません。{ $known } から選んでください。
tiles-token-count = ラウンドトークンは全部で{ $needed }枚ですが、この行には{ $count }枚あります。
tiles-tokens-twice = ラウンドトークンの行が2つあります。1つを消してください。
tiles-unknown-set = 「{ $text }」というタイルセットはありません。standard か、ファイルのパスを指定してください。

## 読めない棋譜

record-where = { $line }行目{ $column }文字目：
record-no-format = 棋譜は [Babylon "1"] で始まります。
record-other-format = これは形式 { $value } の棋譜です。読めるのは形式 { $known } だけです。
record-bad-header = 「{ $text }」はヘッダーではありません。[名前 "値"] と書いてください。
record-unknown-header = { $header } というヘッダーはありません。使えるのは { $known } です。
record-header-twice = ヘッダー { $header } が2つあります。1つを消してください。
record-header-missing = ヘッダー { $header } がありません。手の前に加えてください。
record-unknown-value = { $header } に「{ $value }」は使えません。{ $known } から選んでください。
record-value-twice = { $header } に「{ $value }」が2回あります。使えるのはそれぞれ1回だけです。
record-bad-number = 「{ $value }」は 0 から { $most } までの数ではありません。
record-wrong-count = { $header } に必要な値は{ $count }個ではなく{ $needed }個です。
record-seat-count = { $header } に花が{ $count }つあります。2～4人で遊べます。
record-bad-stack = 「{ $value }」は山ではありません。b07/g01/c12 のように玄武岩、花崗岩、粘土の順に書き、わからないものは ? としてください。
record-bad-tiles = { $reason }
record-open-comment = 波括弧のコメントが閉じていないか、開いていません。{"{"}コメント{"}"} と書いてください。
record-open-variation = 丸括弧の変化が閉じていないか、開いていません。(B2 =-) と書いてください。
record-no-turn = 変化は、置き換える手番のすぐ後に丸括弧で書き、その中に少なくとも1つの手番が必要です。
record-turn-goes-on = 手番の続きが変化の後にあります。先に手番全体を書き、その後に変化を書いてください。
record-turn-too-long = 1つの手番は{ $most }手までです。=-、=d、=sのどれかで手番を終えてください。
record-turn-twice = 手番「{ $turn }」がこの場面に2つあります。続きは1か所にまとめて書いてください。
record-bad-mark = 「{ $text }」は印ではありません。[%ring white:c4] または [%arrow B3 white:c4] のように、採石場の山か、このゲームの庭園とスペースで書いてください。
record-bad-move = { $reason }
record-illegal = { $move } は認められない手です。{ $reason }
record-bad-round = { $header } は 1 から { $most } までの数です。
record-bad-garden = 庭園は、花、持ち越す1段柱コマの数、保管中のタイルの順に「white 3 c05」のように書き始めます。タイルがなければ - と書いてください。
record-bad-piece = { $reason }
record-garden-missing =
    { $flower ->
        [white] 白
        [pink] ピンク
        [blue] 青
       *[yellow] 黄
    }の庭園がありません。Garden ヘッダーを加えてください。
record-no-such-tile = { $value } はこの庭園に置けるタイルではありません。c01～c16、g01～g16、b01～b16、またはこの庭園の開始時テラスタイルを選んでください。
record-tile-elsewhere = タイル { $value } はすでに庭園か採石場にあります。同じタイルは1枚しかありません。
record-too-many-tokens = ラウンドトークン「{ $value }」が多すぎます。{ $count }枚ありますが、箱には{ $most }枚しかありません。
record-token-unknown = 第{ $round }ラウンドのラウンドトークンがわかりません。選んでください。
record-wrong-quarry = 採石場のタイルが{ $count }枚ですが、この手番では{ $needed }枚のはずです。手番ごとに1枚が採掘され、準備で粘土タイルが取り除かれます。
record-clay-not-removed = 採石場からなくなった粘土タイルは{ $count }枚ですが、準備だけで{ $needed }枚取り除かれます。
record-too-few-dug =
    { $material ->
        [clay] 粘土
        [granite] 花崗岩
       *[basalt] 玄武岩
    }タイルが庭園と保管エリアに{ $count }枚ありますが、採掘されたのは{ $gone }枚です。
record-never-dug = { $value } は庭園に置けません。他のタイルが採掘されたことになっています。
record-too-many-tiles =
    { $flower ->
        [white] 白
        [pink] ピンク
        [blue] 青
       *[yellow] 黄
    }の庭園と保管エリアに、開始時テラスタイルを除いて{ $count }枚のタイルがありますが、採掘したのは{ $most }枚までです。
record-too-many-singles = 持ち越す1段柱コマが{ $count }個では多すぎます。サプライの残りは{ $left }個です。
record-cannot-stand = { $piece } はそのように置けません。{ $reason }
record-wrong-result = ゲームの結果は { $result } でした。結果を直すか、省いてください。
record-unfinished = ゲームが終了していません。
record-false-seed = 初期配置がこの Seed ヘッダーと一致しません。ヘッダーを直すか、省いてください。
record-failed = このゲームを表示できません。ページを再読み込みするか、別の棋譜を開いてください。
