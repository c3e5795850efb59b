### マイゲーム：この端末とこのサーバーのゲームを一つの一覧に。

games-search = 名前で探す
games-none = まだゲームがありません。遊んだゲームはここに並びます。
games-none-found = 「{ $text }」に合うゲームはありません。
games-going-on = 進行中
games-finished = 終了
games-your-turn = あなたの番
games-turn-of = { $name }の番
games-paused = { $date }まで休止中
games-away = { $name }は{ $date }まで休暇中
games-since = 前回見てから{ $turns }手番
games-gained = { $name } { $points }
games-won = あなたの勝ち
games-shared = 勝利を分かち合いました
games-won-by = { $names }の勝ち
games-where =
    { $where ->
        [device] この端末
       *[server] オンライン
    }
games-continue = 続ける
games-replay = 再生する
games-scores = 最終得点
games-more = 以前のゲームを表示
games-server-away = サーバーに接続できません。オンラインのゲームは一覧に出ていません。
games-deleted = 削除しました：{ $names }
games-take-back = 元に戻す
games-restored = ゲームを元に戻しました。
games-hide = 一覧から隠す
games-show-again = 一覧に戻す
games-hidden = 一覧から隠しました：{ $names }　ゲームはサーバーに残っています。
games-hidden-ones = 隠したゲーム（{ $count }）
games-file = ゲームを持ち運ぶ
games-file-how = この端末のすべてのゲームと、終了したオンラインのゲームを一つのファイルにまとめます。別の端末で読み込むと、途中のゲームはその続きから遊べます。進行中のゲームの伏せられたタイルもファイルに入っているので、中をのぞかないでください。
games-export = すべてのゲームをファイルに保存
games-exporting = { $all }件中{ $done }件の準備ができました…
games-exported = { $count }件のゲームをファイルに保存しました。
games-still-played = 進行中のオンラインのゲーム{ $count }件は入っていません。伏せられたタイルはサーバーだけが知っています。終了してからもう一度保存してください。
games-export-failed = サーバーに接続できないため、ファイルを作れませんでした。接続してからもう一度お試しください。
games-import = ファイルからゲームを追加
games-added =
    { $count ->
        [0] 新しいゲームはありませんでした。
       *[other] { $count }件のゲームを追加しました。
    }
games-known = { $count }件はすでにこの端末にあります。
games-file-fault =
    { $fault ->
        [newer] このファイルは、このページの新しいバージョンで作られています。ページを読み込み直してから追加してください。何も変更していません。
        [too-long] このファイルは大きすぎて、ゲームのファイルではないようです。何も変更していません。
        [away] このファイルには、以前のルールで始めたゲームがあり、そのルールを今は読み込めません。ネットワークにつないでから、もう一度追加してください。何も変更していません。
       *[not-ours] このファイルにはゲームが入っていません。このページで保存したファイルか、棋譜（.bgn）を選んでください。何も変更していません。
    }
games-file-broken = このファイルの{ $number }件目のゲームが壊れています。何も変更していません。
games-file-broken-why = このファイルの{ $number }件目のゲームが壊れています：{ $why } 何も変更していません。
games-file-unfinished = 終了したとありますが、記録された手ではゲームが終わりません。
games-file-hidden = わからないタイルがあるため、続きを遊べません。棋譜を再生して見ることはできます。
games-file-half-turn = 最後の手番が途中で終わっています。
games-file-seats = プレイヤーが棋譜と合っていません。
games-again = 同じメンバーでもう一度
