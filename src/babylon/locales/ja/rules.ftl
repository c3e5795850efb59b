### ゲームそのものの言葉：コマ、手、得点、版、そして手が認められない理由。
### 用語は日本語版ルールブックに従う。

## 列挙、見出し、補足

list-next = { $list }、{ $item }
list-last = { $list } と { $item }
list-beside = { $list }・{ $item }
label-text = { $label }：{ $text }
with-aside = { $text }（{ $aside }）

## テーブル上のもの

symbol-statue = 彫像
symbol-fountain = 噴水
symbol-bridge = 橋
symbol-stairway = 階段
symbol-blank = アイコンなし

item-statue = 彫像
item-fountain = 噴水
item-bridge = 橋
item-stairway = 階段
item-belvedere = 展望台

flower-white = 白い花
flower-pink = ピンクの花
flower-blue = 青い花
flower-yellow = 黄色い花

seat-white = 白
seat-pink = ピンク
seat-blue = 青
seat-yellow = 黄

material-clay = 粘土
material-granite = 花崗岩
material-basalt = 玄武岩
material-start = 開始時テラスタイル

piece-singles = 1段柱
piece-doubles = 2段柱
piece-belvederes = 展望台
piece-stairways = 階段
piece-fountains = 噴水
piece-bridges = 橋
piece-statues = 彫像

word-quarry = 採石場
word-garden = 庭園
word-dug = 採掘したタイル
word-stored = 保管中のタイル
word-edition = 版

pillars-single = 1段柱{ $count }個
pillars-double = 2段柱{ $count }個
points = { $count }VP
round-of = ラウンド{ $round }／{ $rounds }

## 今すること

phase-remove = ゲームの準備：粘土タイルを取り除く
phase-dig = 採掘
phase-build = 建設
phase-over = ゲーム終了

## ラウンドトークン：名前と効果

token-none = 特殊効果なし
token-extra-single = 1段柱コマ +1
token-extra-double = 2段柱コマ +1
token-change-symbol = アイコンの変更
token-fill-blank = アイコンの追加
token-double-flower = 担当する花2倍
token-fewer-pillars = 1段柱コマ −1

effect-none = このラウンドに特殊効果はありません。
effect-extra-single = 手番の最初に、サプライから1段柱コマを1個得ます。
effect-extra-double = 手番の最初に、サプライから2段柱コマを1個得ます。2段柱コマは保管できません。
effect-change-symbol = 手番中に1回、この手番で置くタイルの建設アイコン1つを、別の任意の建設アイコンとみなせます。
effect-fill-blank = 手番中に1回、この手番で置くタイルの建設アイコンがないスペース1つを、任意の建設アイコンを持つものとみなせます。
effect-double-flower = 自分が担当する花のタイルを採掘すると、花によって得る1段柱コマは1個ではなく2個になります。
effect-fewer-pillars = 採掘で得る1段柱コマが1個少なくなります。

## 得点シート

category-statues = 彫像
category-fountains = 噴水
category-bridges = 橋
category-stairways = 階段
category-diversity = 装飾コマのセット
category-flowers = 花
category-belvederes = 展望台
category-highest = 最上階ボーナス
score-total = 合計
score-open-notches = 見えているくぼみ

point-statue = { $spaces } の彫像コマ（{ $levels }階）
point-fountain = { $spaces } の噴水コマ（{ $levels }階）
point-bridge = { $spaces } を繋ぐ橋コマ（{ $levels }階）
point-stairway = { $spaces } を繋ぐ階段コマ（{ $levels }階）
point-belvedere = { $spaces } の展望台コマ（{ $levels }階）
point-set-diversity = 4種類の装飾コマのセット
point-set-flowers = 4色の花のセット
point-tile = 最も高いタイル：{ $spaces }（{ $levels }階）
point-hidden = { $position } のタイル（{ $level }階）に完全に覆われている
point-bears = { $position } のタイル（{ $level }階）を支えている
point-under-bridges = 橋コマに覆われている

## 版

edition-revised = 改訂版
edition-en = 英語版
edition-pl = ポーランド語版
edition-ja = 日本語版
edition-zh-Hans = 簡体字中国語版
edition-zh-Hant = 繁体字中国語版
edition-broken = 注意：最上階ボーナスが「最も高い階数の2乗」で、タイルの完全な重なりが「1階差なら不可」だと、装飾コマのないジグザグの塔がどんな庭園にも勝ってしまいます。

choice-highest = 最上階ボーナス
choice-overlap = タイルの完全な重なり
choice-gap = 橋の下のスペース
choice-belvederes = 柱なしの角
choice-supply = 内容物のコマの数

highest-double = 最も高い階数×2VP
highest-square = 最も高い階数の2乗
overlap-never = 常に不可
overlap-one-level = 1階差なら不可
overlap-beneath = 直下のタイルとは不可
gap-empty = 何も置かれていないこと
gap-open = 柱コマ以外のコマは置ける
gap-covered = タイルと同じく、橋に覆われたものとみなす
belvederes-required = サプライの展望台コマが必要
belvederes-while-they-last = サプライにある間は展望台コマを置き、なくなれば展望台コマなしでよい

## 手の説明

move-remove = { $stack } の粘土タイルを取り除く
move-dig = { $stack } のタイルを採掘する
move-place =
    { $source ->
        [dug] 採掘したタイル
       *[stored] 保管中のタイル
    }を { $position } の{ $level }階に置く（{ $turns ->
        [0] 回転なし
        [1] 右に90度回転
        [2] 180度回転
       *[3] 左に90度回転
    }、{ $corner ->
        [nw] 北西の角は柱なし
        [ne] 北東の角は柱なし
        [se] 南東の角は柱なし
        [sw] 南西の角は柱なし
       *[none] 4つの角すべてを支える
    }）
move-statue = { $first } に彫像コマを置く
move-fountain = { $first } と { $second } を繋ぐ噴水コマを置く
move-bridge = { $first } と { $second } を繋ぐ橋コマを置く
move-stairway = { $first } と { $second } を繋ぐ階段コマを置く
move-star = { $move }（{ $space } のアイコンはラウンドトークンの効果）
move-end =
    { $keep ->
        [dug]
            { $discarded ->
                [stored] 手番を終える：採掘したタイルを保管、保管中のタイルを破棄
               *[none] 手番を終える：採掘したタイルを保管
            }
        [stored]
            { $discarded ->
                [dug] 手番を終える：保管中のタイルを持ち越し、採掘したものを破棄
               *[none] 手番を終える：保管中のタイルを持ち越し
            }
       *[none]
            { $discarded ->
                [dug] 手番を終える：採掘したタイルを破棄
                [stored] 手番を終える：保管中のタイルを破棄
                [both] 手番を終える：両方のタイルを破棄
               *[none] 手番を終える
            }
    }

## ログの文：誰がタイルを採掘したか取り除いたか、続けて何をしたか

did-remove = { $name }が { $stack } の粘土タイルを取り除きました
did-dig = { $name }が { $stack } のタイルを採掘しました
did-place =
    { $source ->
        [dug] 採掘したタイル
       *[stored] 保管していたタイル
    }を { $position } の{ $level }階に置きました（{ $turns ->
        [0] 回転なし
        [1] 右に90度回転
        [2] 180度回転
       *[3] 左に90度回転
    }、{ $corner ->
        [nw] 北西の角は柱なし
        [ne] 北東の角は柱なし
        [se] 南東の角は柱なし
        [sw] 南西の角は柱なし
       *[none] 4つの角すべてを支える
    }）
did-statue = { $first } に彫像コマを置きました
did-fountain = { $first } と { $second } を繋ぐ噴水コマを置きました
did-bridge = { $first } と { $second } を繋ぐ橋コマを置きました
did-stairway = { $first } と { $second } を繋ぐ階段コマを置きました
did-star = { $move }（{ $space } のアイコンはラウンドトークンの効果）
did-end =
    { $keep ->
        [dug]
            { $discarded ->
                [stored] 採掘したタイルを保管し、保管していたタイルを破棄しました
               *[none] 採掘したタイルを保管しました
            }
        [stored]
            { $discarded ->
                [dug] 保管中のタイルを持ち越し、採掘したタイルを破棄しました
               *[none] 保管中のタイルを持ち越しました
            }
       *[none]
            { $discarded ->
                [dug] 採掘したタイルを破棄しました
                [stored] 保管していたタイルを破棄しました
                [both] 両方のタイルを破棄しました
               *[none] 手番を終えました
            }
    }

## 手が認められない理由：ルール、そしてどうすればよいか

refusal-game-over = ゲームは終了しています。もう何もできません。
refusal-remove-first = 1ラウンド目の前に、粘土タイルをあと{ $removals }枚取り除く必要があります。採石場から1枚選んで取り除いてください。
refusal-setup-done = 粘土タイルを取り除くのは1ラウンド目の前だけです。採掘か建設をしてください。
refusal-clay-gone = { $stack } の粘土タイルはすでに取り除かれています。別の山を選んでください。
refusal-dig-first = 手番は採掘から始まります。まず採石場から、見えているタイルを1枚取ってください。
refusal-already-dug = 採掘は1回の手番に1度だけです。建設をするか、手番を終えてください。
refusal-stack-empty = { $stack } にはもうタイルがありません。別の山から採掘してください。
refusal-not-revealed = { $stack } の一番上のタイルか、今回のラウンドトークンがまだ公開されていません。公開されるまでお待ちください。
refusal-no-dug-tile = この手番に採掘したタイルはすでに置きました。保管中のタイルを使うか、手番を終えてください。
refusal-no-stored-tile = タイル保管スロットは空です。採掘したタイルを使うか、手番を終えてください。
refusal-outside-garden = タイルは庭園の8×8のスペースに完全に収まらなければなりません。a1 から g7 までの位置を選んでください。
refusal-surface-too-high = タイルは、下にあるすべてのものより高く置かなければなりません。{ $position } では{ $lowest }階以上に置いてください。
refusal-statue-bears =
    { $corner ->
        [nw] 真下の彫像コマは必ずタイルを支えるため、北西の角を柱なしにはできません。別の角を柱なしにするか、4つの角すべてを支えてください。
        [ne] 真下の彫像コマは必ずタイルを支えるため、北東の角を柱なしにはできません。別の角を柱なしにするか、4つの角すべてを支えてください。
        [se] 真下の彫像コマは必ずタイルを支えるため、南東の角を柱なしにはできません。別の角を柱なしにするか、4つの角すべてを支えてください。
       *[sw] 真下の彫像コマは必ずタイルを支えるため、南西の角を柱なしにはできません。別の角を柱なしにするか、4つの角すべてを支えてください。
    }
refusal-corner-unsupported =
    { $missing ->
        [nw] 北西の角の下には柱コマを置けません。この角を柱なしにしてください。
        [ne] 北東の角の下には柱コマを置けません。この角を柱なしにしてください。
        [se] 南東の角の下には柱コマを置けません。この角を柱なしにしてください。
       *[sw] 南西の角の下には柱コマを置けません。この角を柱なしにしてください。
    }
refusal-too-few-supports =
    { $supported ->
        [0] タイルは柱コマ3個または4個の上に置きますが、ここではどの角も支えられません。別の位置か階を選んでください。
       *[other] タイルは柱コマ3個または4個の上に置きますが、ここで支えられる角は{ $supported }つだけです。別の位置か階を選んでください。
    }
refusal-no-belvedere =
    { $missing ->
        [none] サプライに展望台コマが残っていないため、柱なしの角は作れません。4つの角すべてを支えてください。
       *[other] 支えられない角がありますが、サプライに展望台コマが残っていません。別の位置か階を選んでください。
    }
refusal-level-skipped =
    { $top ->
        [0] 庭園は1階ずつ高くしていかなければなりません。まだタイルがないので、{ $next }階に置いてください。
       *[other] 庭園は1階ずつ高くしていかなければなりません。最も高いタイルは{ $top }階なので、今置けるのは{ $next }階までです。
    }
refusal-complete-overlap =
    { $overlap ->
        [never] 別のタイルとぴったり重なるような置き方はできません。{ $position } にはすでにタイルがあります。1スペースずらしてください。
        [one-level] 1階差のタイルとぴったり重なるような置き方はできません。{ $position } の1つ下の階にタイルがあります。1スペースずらしてください。
       *[beneath] 直下のタイルを完全に覆うような置き方はできません。{ $position } にタイルがあります。1スペースずらしてください。
    }
refusal-too-few-pillars = 1段柱コマが{ $needed }個必要ですが（2段柱コマは1段柱コマ2個ぶん）、手元には{ $singles }個しかありません。もっと低い階に置くか、角を1つ柱なしにするか、彫像コマに支えさせてください。
refusal-no-double-left = 交換で取れる2段柱コマがサプライにありません。1段柱コマだけで足りる場所に置いてください。
refusal-nothing-placed = 装飾コマは、この手番に置いたタイルの上に置きます。まずタイルを置いてください。
refusal-none-left =
    { $symbol ->
        [statue] サプライに彫像コマがありません。他のコマを置いてください。
        [fountain] サプライに噴水コマがありません。他のコマを置いてください。
        [bridge] サプライに橋コマがありません。他のコマを置いてください。
       *[stairway] サプライに階段コマがありません。他のコマを置いてください。
    }
refusal-not-fresh = 装飾コマは、少なくとも一部がこの手番に置いたタイルの上になければなりません。新しいタイルのスペースを選んでください。
refusal-no-tile-below = { $space } にはまだタイルがありません。先にタイルを書き、続けてその上のコマを書いてください。
refusal-not-adjacent =
    { $symbol ->
        [bridge] 橋コマは、同じ行か同じ列にあり、間にちょうど1スペースぶんの隙間がある2つのスペースを繋ぎます。{ $first } と { $second } はそうなっていません。別のスペースを選んでください。
       *[other] 2つのスペースは隣り合っていなければなりません（ナナメは不可）。{ $first } と { $second } は隣り合っていません。別のスペースを選んでください。
    }
refusal-space-occupied = { $space } にはすでに何かが置かれています。空いているスペースを選んでください。
refusal-under-bridge = { $space } は橋コマの下にあるため、もう何も置けません。別のスペースを選んでください。
refusal-no-such-token = この手番には、{ $space } を別のアイコンとみなせるラウンドトークンの効果がありません。描かれているアイコンどおりに置いてください。
refusal-token-used = ラウンドトークンの効果は、この手番にすでに使いました。描かれているアイコンどおりに置いてください。
refusal-token-not-here =
    { $token ->
        [fill-blank] ラウンドトークンの効果は、この手番に置いたタイルの、アイコンがないスペースにだけ使えます。{ $space } には使えません。別のスペースを選んでください。
       *[change-symbol] ラウンドトークンの効果は、この手番に置いたタイルのアイコンにだけ使えます。{ $space } には使えません。別のスペースを選んでください。
    }
refusal-token-not-needed = { $space } にはすでに正しいアイコンがあります。ラウンドトークンの効果を使わずに置いてください。
refusal-wrong-symbol =
    { $symbol ->
        [statue] 彫像コマを置くには見えている彫像アイコンが必要ですが、{ $space } にはありません。別のスペースを選んでください。
        [fountain] 噴水コマを置くには見えている噴水アイコンが2つ必要ですが、{ $space } にはありません。別のスペースを選んでください。
        [bridge] 橋コマを置くには見えている橋アイコンが2つ必要ですが、{ $space } にはありません。別のスペースを選んでください。
       *[stairway] 階段コマを置くには見えている階段アイコンが2つ必要ですが、{ $space } にはありません。別のスペースを選んでください。
    }
refusal-not-in-line = 2個目以降の彫像コマは、すでに置かれている自分の彫像コマの直線上に置かなければなりませんが、{ $first } はそうなっていません。彫像コマと同じ行か同じ列のスペースを選んでください。
refusal-same-tile = 噴水コマは2枚のタイルを繋ぎますが、{ $first } と { $second } は同じタイルの上にあります。別々のタイルのアイコンを選んでください。
refusal-not-same-level =
    { $symbol ->
        [bridge] 橋コマは高さが同じ2枚のタイルを繋ぎますが、{ $first } は{ $firstlevel }階、{ $second } は{ $secondlevel }階です。同じ階の2つのアイコンを選んでください。
       *[fountain] 噴水コマは高さが同じ2枚のタイルを繋ぎますが、{ $first } は{ $firstlevel }階、{ $second } は{ $secondlevel }階です。同じ階の2つのアイコンを選んでください。
    }
refusal-not-one-step = 階段コマは高さが1階ぶん違う2枚のタイルを繋ぎますが、{ $first } は{ $firstlevel }階、{ $second } は{ $secondlevel }階です。1階ぶん違う2つのアイコンを選んでください。
refusal-gap-too-high = 橋コマの下のスペースは橋コマより低くなければなりませんが、{ $gap } はそうなっていません。別のアイコンの組み合わせを選んでください。
refusal-gap-crossed = { $gap } の上にはすでに別の橋コマがあります。別のアイコンの組み合わせを選んでください。
refusal-gap-occupied = 橋コマの下のスペースは空いていなければなりませんが、{ $gap } には何かが置かれています。別のアイコンの組み合わせを選んでください。
