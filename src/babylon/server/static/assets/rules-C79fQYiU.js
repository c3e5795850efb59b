var e=`symbol-statue = 彫像
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
corner-nw = 北西
corner-ne = 北東
corner-se = 南東
corner-sw = 南西
support-open = 柱のない角
support-single = 1段柱
support-double = 2段柱
support-statue = 彫像
piece-singles = 1段柱
piece-doubles = 2段柱
piece-belvederes = 展望台
piece-stairways = 階段
piece-fountains = 噴水
piece-bridges = 橋
piece-statues = 彫像
word-quarry = 採石場
word-supply = サプライ
word-garden = 庭園
word-storage = 保管エリア
word-level = 階
word-dug = 採掘したタイル
word-stored = 保管中のタイル
word-edition = 版
word-token = ラウンドトークン
pillars-single = 1段柱 { $count }個
pillars-double = 2段柱 { $count }個
points = { $count }点
round-of = ラウンド { $round }／{ $rounds }
phase-remove = 準備：粘土タイルを取り除く
phase-dig = 採掘
phase-build = 建設
phase-over = ゲーム終了
token-none = 効果なし
token-extra-single = 1段柱を追加
token-extra-double = 2段柱を追加
token-change-symbol = アイコン変更
token-fill-blank = 空白にアイコン
token-double-flower = 花は2倍
token-fewer-pillars = 柱が減る
effect-none = このラウンドに特殊効果はありません。
effect-extra-single = 手番の最初に、サプライから1段柱を1個得ます。
effect-extra-double = 手番の最初に、サプライから2段柱を1個得ます。2段柱は保管できません。
effect-change-symbol = 手番中に1回、この手番で置くタイルのアイコン1つを別のアイコンとみなせます。
effect-fill-blank = 手番中に1回、この手番で置くタイルのアイコンがないスペース1つを、任意のアイコンを持つものとみなせます。
effect-double-flower = 採掘したタイルが自分の花なら、花によって得る1段柱は1個ではなく2個になります。
effect-fewer-pillars = 採掘で得る1段柱が1個少なくなります。
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
point-statue = { $spaces } の彫像（{ $levels }階）
point-fountain = { $spaces } の噴水（{ $levels }階）
point-bridge = { $spaces } の橋（{ $levels }階）
point-stairway = { $spaces } の階段（{ $levels }階）
point-belvedere = { $spaces } の展望台（{ $levels }階）
point-set-diversity = 4種類の装飾のセット
point-set-flowers = 4色の花のセット
point-tile = 最も高いタイル { $spaces }（{ $levels }階）
point-hidden = タイル { $tile } に完全に覆われている
point-bears = タイル { $tile } を支えている
edition-revised = 改訂版
edition-en = 英語版
edition-pl = ポーランド語版
edition-ja = 日本語版
edition-zh-Hans = 簡体字中国語版
edition-zh-Hant = 繁体字中国語版
edition-broken = 注意：最上階ボーナスが「階数の2乗」で、完全な重なりが「1階差では不可」だと、何も飾らないジグザグの塔がどんな庭園にも勝ってしまいます。
choice-highest = 最上階ボーナス
choice-overlap = 完全な重なり
choice-gap = 橋の下
choice-supply = コマの数
highest-double = 最も高い階数×2
highest-square = 最も高い階数の2乗
overlap-never = 常に不可
overlap-one-level = 1階差では不可
overlap-beneath = 直下のタイルには不可
gap-empty = 空いていること
gap-clear = 橋より低いコマがあってもよい
move-remove = { $stack } の粘土タイルを取り除く
move-dig = { $stack } のタイルを採掘する
move-place =
    { $source ->
        [dug] 採掘したタイル
       *[stored] 保管中のタイル
    }を { $position } の{ $level }階に置く（{ $turns ->
        [0] 回転なし
        [1] 右に90度
        [2] 180度
       *[3] 左に90度
    }、{ $corner ->
        [nw] 北西の角に柱なし
        [ne] 北東の角に柱なし
        [se] 南東の角に柱なし
        [sw] 南西の角に柱なし
       *[none] すべての角に支え
    }）
move-statue = { $first } に彫像を置く
move-fountain = { $first } と { $second } に噴水を置く
move-bridge = { $first } から { $second } に橋を架ける
move-stairway = { $first } と { $second } に階段を置く
move-star = { $move }（{ $space } のアイコンはラウンドトークンの効果）
move-end =
    { $keep ->
        [dug] 採掘したタイルを保管して手番を終える
        [stored] 保管中のタイルを残して手番を終える
       *[none] タイルを保管せずに手番を終える
    }`;export{e as default};