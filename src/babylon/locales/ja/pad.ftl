### 実物のゲーム用の得点シート。

pad-title = 実物のゲーム用の得点シート
pad-welcome = それぞれの庭園で真上から見えるものを数えるか、タイルとコマを1つずつ置いて庭園を組み立て直してください。すべての版のVPを一度に計算します。
pad-gardens = 庭園
pad-new = 新しいシート
pad-new-sure = 新しいシートを始めますか？ このシートの内容は消えます。
pad-name = 名前
pad-flower = プレイヤーボードの花
pad-manner = この庭園の計算方法
pad-quick = 数える
pad-exact = 組み立てる
pad-next = 次へ：{ $name }

## 数える

pad-quick-how = 真上から一部でも見えるものだけを数えます。タイルを支えている彫像は数えません。
pad-level = { $level }階
pad-level-word = 階
pad-tiles = 見えているタイル（花ごと）
pad-highest = 最も高いタイルの階
pad-notches = 見えているくぼみ
pad-notches-how = くぼみは同点のときだけ使います。数えなくてもかまいません。
pad-less = 1つ減らす：{ $what }
pad-more = 1つ増やす：{ $what }
pad-uncounted = 数えていません
pad-under-decks = 橋だけに隠されたもの
pad-under-decks-how = 簡体字中国語版では、橋がその下のものを隠します。上で数えたもののうち、橋だけに隠されている数を入力してください。

## 組み立てる

pad-exact-how = 下から順に組み立てます。隠れるものは、それを隠すタイルより先に入れてください。階、支え、VPは自動で計算します。
pad-tools = タイルとコマ
pad-tool-tile = タイル：{ $flower }
pad-belvedere = 展望台
pad-no-belvedere = なし
pad-corner =
    { $corner ->
        [nw] 北西の角
        [ne] 北東の角
        [se] 南東の角
       *[sw] 南西の角
    }
pad-raised = 必要より1階高く置く
pad-hint =
    { $step ->
        [tile] タイルの左下のスペースを選んでください。
        [one] 彫像のスペースを選んでください。
        [first] 2つのスペースの1つ目を選んでください。
       *[second] もう1つのスペースを選んでください。
    }
pad-looking-back = { $count }個目まで置いた時点の庭園を表示しています。次に置くものはここに加わります。
pad-show-all = すべて表示
pad-pieces = 置いたもの
pad-no-pieces = まだありません。
pad-pieces-how = 一覧から選ぶとその時点の庭園が表示され、タイルに隠れる前のスペースに追加できます。
pad-remove-piece = 取り除く：{ $piece }
pad-item =
    { $spaces ->
        [1] { $item }（{ $first }）
       *[2] { $item }（{ $first } と { $second }）
    }
pad-tile =
    { $corner ->
        [nw] タイル（{ $position }、{ $level }階、{ $flower }、北西に展望台）
        [ne] タイル（{ $position }、{ $level }階、{ $flower }、北東に展望台）
        [se] タイル（{ $position }、{ $level }階、{ $flower }、南東に展望台）
        [sw] タイル（{ $position }、{ $level }階、{ $flower }、南西に展望台）
       *[none] タイル（{ $position }、{ $level }階、{ $flower }）
    }
pad-full = 庭園のタイルは{ $most }枚までです。

## 結果

pad-result = 結果
pad-edition = 遊んだ版
pad-count-notches = { $names }が同点です。プレイヤーボードの、真上から見えるくぼみを数えてください。
pad-editions = すべての版での結果
pad-wins = 勝利：
pad-forbidden = この版では認められません。{ $piece }
pad-share = 共有
pad-share-how = リンクにシートの内容がすべて入っています。他の場所には何も残りません。
pad-print = 印刷
pad-broken-link = このリンクは壊れているか途中で切れているため、シートを表示できません。もう一度リンクを送ってもらってください。
pad-shared = リンクで届いたシートです。あなたのシートは残してあります。
pad-own = 自分のシートに戻る
