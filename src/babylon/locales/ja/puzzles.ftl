### パズル：局面での最善の手番。

puzzles-number = パズル{ $number }・難度{ $rating }
puzzles-leave = パズルを終える
puzzles-task =
    { $flower ->
        [white] 白の手番です。最善の手を見つけてください。
        [pink] ピンクの手番です。最善の手を見つけてください。
        [blue] 青の手番です。最善の手を見つけてください。
       *[yellow] 黄の手番です。最善の手を見つけてください。
    }
puzzles-how = 手番を最後まで行い、確定してください。動かす順番ではなく、その結果で判定します。
puzzles-judging = 両方の手の続きを計算しています…
puzzles-unjudged = ページの一部がまだ読み込まれていないため、続きを計算できませんでした。ネットワークにつながったら、もう一度確定してください。
puzzles-solved = 正解です！
puzzles-better = 正解です！こちらの計算では、用意した解答よりもよい手です。
puzzles-failed = まだ最善ではありません。最善の手より約{ $points }VP損をしています。
puzzles-brings = 最善の手は、すぐに得られる得点が{ $points }VP多くなります。
puzzles-prepares = さらに、この後の手番で約{ $points }VP多く得られる準備になります。
puzzles-denies = さらに、最も強い相手の得点を約{ $points }VP減らします。
puzzles-moved = あなたのレーティング：{ $rating }（{ $change }）
puzzles-progress = あなたのレーティング：{ $rating }。連続正解：{ $streak }（最高{ $longest }）。正解：{ $solved }。このテーマのパズル：{ $count }問。
puzzles-proof = 見つかった他の手は、どれも最善の手より{ $margin }VP以上損をします（± { $error }）。
puzzles-themes = テーマ：{ $themes }。
puzzles-theme = テーマ
puzzles-theme-all = すべて
puzzles-theme-storage = 保管
puzzles-theme-denial = 相手の妨害
puzzles-theme-patience = 今より後の得点
puzzles-theme-levels = 新しい階
puzzles-theme-bearer = 柱になる彫像
puzzles-theme-last-round = 最終ラウンド
puzzles-own = あなたのゲームから：手番{ $turn }
puzzles-own-how = 検討で、ここにもっとよい手が見つかりました。挑戦してもレーティングは変わりません。
puzzles-own-found = これがゲームの検討で見つかった手です。
puzzles-own-broken = このリンクには解ける手番が入っていません。途中で切れている可能性があります。代わりに別のパズルを出します。
puzzles-to-game = ゲームに戻る
puzzles-alike = 似たパズルへ
puzzles-again = もう一度
puzzles-show = 解答
puzzles-next = 次へ
puzzles-more = 詳しく
puzzles-less = 閉じる
puzzles-compared = あなたの手と最善の手の得点
puzzles-points = 得点
puzzles-yours = あなたの手
puzzles-best = 最善の手
puzzles-at-once = すぐに
puzzles-later = この後の手番（約）
puzzles-rival = 最も強い相手の最終得点（約）
