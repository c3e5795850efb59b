### ヒントの文：まず考え方、次に手番で得るもの、他の選択肢。ページとコマンドラインで使う。

advice-idea-item =
    { $item ->
        [statue] { $level }階に彫像コマを置けそうです。
        [fountain] { $level }階に噴水コマを置けそうです。
        [bridge] { $level }階に橋コマを置けそうです。
       *[stairway] { $level }階への階段コマを置けそうです。
    }
advice-idea-place = { $level }階にタイルを置けそうです。
advice-idea-store = 今は待つのがよさそうです。タイルを採掘して保管し、後で使いましょう。
advice-idea-remove = 自分より他のプレイヤーの役に立つタイルを取り除きましょう。
advice-move = 手：{ $turn }。
advice-gain = すぐに得られる得点：{ $gain }
advice-no-gain = すぐに得られる得点はありません。
advice-promise = ニューラルネットの見立てでは、ふつうの手番と比べて終了までに変わる得点：{ $lines }
advice-prepares =
    次の手番に柱{ $pillars }個{ $stored ->
        [yes] と保管中のタイルを残します。
       *[no] を残します。保管するタイルはありません。
    }
advice-waits =
    { $item ->
        [fountain] 次は、{ $space } の隣に噴水アイコンがもう1つあれば、{ $level }階に噴水コマを置けます。
        [bridge] 次は、{ $space } の向かいに橋アイコンがもう1つあれば、{ $level }階に橋コマを置けます。
       *[stairway] 次は、{ $space } の隣に階段アイコンがもう1つあれば、{ $level }階への階段コマを置けます。
    }
advice-opens-level = { $level }階にタイルを置けるようになります。
advice-opens-line = { $space } の彫像と同じ列に、さらに彫像コマを置けます。
advice-lacks-item =
    { $item ->
        [statue] 装飾コマ4種のセットをもう1組作るのに足りないのは、彫像だけです。
        [fountain] 装飾コマ4種のセットをもう1組作るのに足りないのは、噴水だけです。
        [bridge] 装飾コマ4種のセットをもう1組作るのに足りないのは、橋だけです。
       *[stairway] 装飾コマ4種のセットをもう1組作るのに足りないのは、階段だけです。
    }
advice-lacks-flower = 花4種のセットをもう1組作るのに足りないのは、{ $flower }のタイルだけです。
advice-alternative = 次によい手は { $turn } で、約{ $points }VP劣ります（± { $error }）。
advice-even = { $turn } もほぼ同じくらいよい手です（差は{ $points } ± { $error }VPで、確かな差とはいえません）。
advice-turn-take = { $stack }
advice-turn-place = { $position } の{ $level }階にタイル
advice-turn-end = 手番を終える
advice-show = 手を見る
advice-show-other = 別の手を見る
