bot-name-apprentice = 見習い
bot-name-mason = 石工
bot-name-gardener = 庭師
bot-name-architect = 建築家
bot-name-nebuchadnezzar = ネブカドネザル
bot-name-semiramis = セミラミス
bot-name-level-1 = 強さ1
bot-name-level-2 = 強さ2
bot-name-level-3 = 強さ3
bot-name-level-4 = 強さ4
bot-name-level-5 = 強さ5
bot-name-level-6 = 強さ6
bot-name-level-7 = 強さ7
bot-name-level-8 = 強さ8
bot-name-quarry = 採石場
bot-apprentice = 今朝ルールを読んだばかりです。いくつかのタイルと置き場所だけを見て、すぐ得点になるものを選びます。
bot-mason = 深く考えず、手堅く建てます。どのタイルがどこに合うかは知っていますが、次の手番のことは考えません。
bot-gardener = 自分の手番で打てる手をすべて試し、最も見事な庭園になるものを選びます。
bot-architect = 先を読みます。石を1つ置く前に、その先の展開を何度も思い描きます。
bot-nebuchadnezzar = 本物の空中庭園を築いた王です。最も長く考え、あなたに必要なものを見抜いて先に取ります。
bot-semiramis = 空中庭園を贈られた女王です。十万もの庭園が育つのを見て、あなたの庭園がどうなるかを知っています。
bot-level-1 = 手番の選択肢をほとんど見落とします。はじめてのゲームや、お子さまの相手に。
bot-level-2 = 多くの手を見落としますが、むだなことはしません。
bot-level-3 = 気づいた手は堅実に建てますが、見落としも少なくありません。
bot-level-4 = 気づくのは3手に1手ほど。強いタイルを見逃すこともあります。
bot-level-5 = 自分の手番では何も見落としませんが、次の手番までは考えません。
bot-level-6 = よさそうな手をいくつか、頭の中で先まで進めてから決めます。
bot-level-7 = 多くの手を比べ、庭園がこれからどう育つかを知っています。
bot-level-8 = 最強の相手。許されるかぎり長く考えます。
notation-unknown-bot = 「{ $text }」というボットはいません。使えるボットは { $known } です。自作のボットは「モジュール:クラス」と書いてください。
notation-bad-bot = 「{ $text }」を読み込めません。そのモジュールがないか、その名前のものが中にありません。
notation-bot-needs-numpy = 「{ $text }」には NumPy が必要です：pip install 'babylon-game[fast]'
notation-bad-net = ニューラルネットのファイルではありません。重みがないか、整数ではありません。babylon train-net で学習してください。
notation-net-of-other-shape = このニューラルネットの層の大きさは { $layers } ではありません。babylon train-net で学習してください。
notation-net-was-changed = このニューラルネットの数値は学習されたときのものではありません（ダイジェストが一致しません）。書き出されたままのファイルを使ってください。
notation-net-of-other-rules = このニューラルネットは別のルール（{ $rules }、現在は { $present }）で学習されました。babylon train-net で学習してください。
notation-no-place-for-levels = このページには強さの表を入れる場所がありません。入れたいところに「{ $begin }」と「{ $end }」を書いてください。
notation-bad-contestant = 「{ $text }」というボットはいません。名前、名前@秒数、名前#試行数のどれかで書いてください（例：architect@0.5）。
notation-no-tries = { $text } は探索をしないので、試行数がありません。# から後ろを省いてください。
notation-other-plan = { $text } には別の大会が入っています。別のフォルダーを選ぶか、同じボット・ゲーム数・プレイ人数・版・シードを指定してください。
notation-bad-place = 「{ $text }」では対戦できません。local、ray、ray:auto、ray://アドレスのどれかを指定してください。
notation-no-cluster = { $text } で応答する Ray クラスターがありません。ray start --head で起動するか、--on ray で対戦してください。
notation-bot-move = { $text } が認められない手 { $move } を打ちました：{ $reason }
notation-bot-turn = { $text } の答え「{ $moves }」は、ちょうど1回ぶんの手番になっていません。手番を終える手は最後に1つだけ、ゲームの準備ではタイルを1枚取り除くだけでなければなりません。
help-arena =
    ボット同士を対戦させ、強さを測ります。どの初期配置も、席を替えながら1回ずつ遊びます。

    babylon arena gardener mason --games 200
    babylon arena nebuchadnezzar@1 architect --games 200 --save match
help-arena-bots = ボット：名前、名前@秒数、名前#試行数。自作のボットは モジュール:クラス
help-arena-games = 最低ゲーム数。どの初期配置もすべての席から遊び終える
help-arena-seed = 同じ数なら初期配置も偶然も同じになる
help-arena-workers = 同時に対戦するプロセスの数。0 なら1コアに1つ
help-arena-on = 対戦する場所：local、ray（そのために起動する）、ray:auto、ray://アドレス
help-arena-save = ここにゲームを保存する。同じコマンドで続きから再開する
help-arena-parquet = すべての局面・手・結果をこの Parquet ファイルに書く
help-arena-ladder = 8段階の強さをそれぞれひとつ下と対戦させる（2人、3人、4人）
help-arena-write = 強さの表をこのページの2つの目印のあいだに入れる
arena-playing = 対戦中
arena-exported = { $file } に{ $rows }行を書きました。
arena-bot = ボット
arena-against = 相手
arena-rating = レーティング（95%）
arena-seats = 席数
arena-games = ゲーム数
arena-wins = 勝率
arena-points = VP
arena-seconds = 1手番の秒数
arena-slowest = 最長
arena-share = 上位になる率（95%）
arena-margin = 得点差（95%）
arena-explained = レーティングは OpenSkill によるもので、全員が25から始まります。同点は0.5勝と数えます。± は95%区間の半幅です。
help-hint =
    今どう打つのが最善か、それによる最終的な得点差と、すぐに得るVPを示します。

    babylon hint game.bgn --seconds 3
help-hint-seconds = 考える秒数
help-hint-tries = 秒数の代わりに、最善の手を探す試行数を指定する。答えを正確に再現できる
help-hint-worlds = 示す手を比べるための仮想の展開の数
help-hint-most = 示す手の数
help-hint-seed = 同じ数なら同じ仮想の展開になる
hint-for = 席{ $seat }、{ $round }ラウンド目。得点差は、ゲーム終了時に他の最上位の席を何VP上回るかの見込みです。± は95%区間の半幅です。
hint-over = ゲームは終了しています。ヒントを出す手番がありません。
hint-turn = 手番
hint-margin = 得点差
hint-gain = すぐに得るVP
hint-gains = 内訳
hint-round = ラウンド
hint-seat = 席
hint-seat-number = 席{ $seat }
hint-points = VP
hint-cost = 逃したVP
hint-denied = 阻止分
hint-by-line = 終了時まで
hint-luck = 運
hint-tile-luck = タイル
hint-token-luck = ラウンドトークン
hint-played = 実際の手
hint-better = よりよい手
hint-expected = 各手番後の予想得点
hint-mistakes = 特に大きなミス
hint-mistakes-explained = 阻止分：逃したVPのうち、よりよい手なら他のプレイヤーに与えなかった分。終了時まで：その手がもたらしたはずのVPの、得点項目ごとの内訳。
hint-analysis = ゲームの解析
hint-looking = 手番を調べています
hint-explained = 逃したVP：見つかった最善の手に及ばなかった分。運：公開されたタイルとラウンドトークンによる変化（合計とそれぞれ）。どちらも得点差で表し、± は95%区間の半幅です。
hint-no-mistakes = 明らかにミスといえる手番はありません。
help-analyse =
    ゲームの手番を調べ、何が最善で、何がミスで、何が運だったかを示します。

    babylon analyse game.bgn --html game.html
help-analyse-tries = 最善の手を探す試行数
help-analyse-worlds = 2つの手を比べるための仮想の展開の数
help-analyse-most = 示すミスの数
help-analyse-seed = 同じ数なら同じ仮想の展開になる
help-analyse-svg = グラフをこのファイルに書く
help-analyse-html = グラフと表のページをこのファイルに書く
cli-nothing-to-analyse = { $file } には、終わりまで打たれた手番が1つもありません。
help-explain =
    この局面がこれから何をもたらすかを示します。得点シートの各項目がどれだけ伸びるとセミラミスのニューラルネットが見ているか、そのために何を当てにしているかです。

    babylon explain game.bgn --ply 60
explain-round = 第{ $round }ラウンド：今の得点と、終了までにニューラルネットが見込む伸び。
explain-counts-on = { $seat }が当てにしているもの：{ $parts }
explain-part =
    { $what ->
        [stored] 保管中のタイル
        [pillars] 保管中の柱
        [statue] { $spaces } の彫像アイコン{ $count }個（{ $level }階）
        [fountain] { $spaces } の噴水アイコン{ $count }個（{ $level }階）
        [bridge] { $spaces } の橋アイコン{ $count }個（{ $level }階）
       *[stairway] { $spaces } の階段アイコン{ $count }個（{ $level }階）
    }
explain-parts = 各項目の値は、それがない同じ庭園と比べてニューラルネットがどれだけ多く見込むかです。項目は互いに関わり合うため、合計してもこれからの得点にはなりません。
help-calibrate =
    ニューラルネット同士を対戦させ、第3・6・9・12ラウンドの後に予測した得点差を、実際の得点差と比べます。

    babylon calibrate --games 1000 --svg calibration.svg
help-calibrate-games = 遊ぶゲーム数
help-calibrate-seed = 同じ数なら同じゲームになる
help-calibrate-svg = グラフをこのファイルに書く
calibrate-round = ラウンド
calibrate-net = ニューラルネット
calibrate-features = 特徴量
calibrate-more = 特徴量との差
calibrate-limit = 運の限界
calibrate-missed = 誤差
calibrate-straight = 補正後
calibrate-title = ニューラルネットが予測した得点差ごとの、実際の得点差
calibrate-after = 第{ $round }ラウンドの後
calibrate-explained = ニューラルネット、特徴量：最終的な得点差の分散のうち、ニューラルネットと、半分のゲームに当てはめ直した21の特徴量が、残り半分で予測できた割合です。運の限界：その時点で決まっている割合。誤差：ニューラルネットの外れの大きさ（二乗平均平方根、VP）。補正後：もう半分のゲームでわかった偏りと傾きを正したニューラルネット。± は95%区間の半幅です。
help-best-garden =
    15ラウンドで庭園が何VPに届きうるかを確かめます。実際に届いたゲームを並べ直し、どの庭園も超えない上限を計算します。

    babylon best-garden
    babylon best-garden found.bgn --search --seed 2
help-best-garden-file = 知られている最高のゲームの代わりに確かめるゲーム、または --search の結果を書くファイル
help-best-garden-search = 初期配置と相手が味方する、よい庭園を探す
help-best-garden-seed = 同じ数なら同じ庭園が見つかる
help-best-garden-width = 各ラウンドの後に残す手順の数
best-garden-reached = 最初の席は{ $points }VP、最も高いタイルは{ $level }階です。どの手もルールで認められるものでした。
best-garden-bound = どんな初期配置と助けがあっても、庭園は{ $points }VPを超えません（高さは{ $levels }階まで。それより高い庭園は建ちません）。
cli-no-best-garden = { $file } は、revised版の2人用の終了したゲームではありません。
help-study =
    数千ゲームを対戦させ、『バビロン』についてわかったことを、グラフ付きのページと Markdown で報告します。

    babylon study docs/study --games 2000
help-study-folder = レポートを書く場所
help-study-bot = 対戦するボット。書き方は `babylon arena` と同じ
help-study-games = 版ごと、プレイ人数ごとのゲーム数
help-study-seed = 同じ数なら同じゲームになる
help-study-workers = 同時に対戦するプロセスの数。0 なら1コアに1つ
study-done = レポートは { $folder } にあります。
help-train =
    ボットが庭園を評価するための重みを、自己対戦から学んで書き出します。

    babylon train weights
help-train-folder = 重みを書く場所
help-train-lessons = 最小二乗法で当てはめるレッスンの数
help-train-generations = ゲームを通して変化を試す世代の数
help-train-games = 1レッスンのゲーム数。変化ごとにはその4分の1
help-train-seed = 同じ数なら同じゲームになる
train-lesson = レッスン{ $number }：1庭園あたり{ $points }VP、誤差{ $missed }VP
train-generation = { $set }、第{ $number }世代：1庭園あたり{ $points }VP
help-train-net =
    庭園を評価するニューラルネットを世代ごとに学習します。新しい世代は、前の世代に勝ったときだけ残ります。中断したところから続けられます。

    babylon train-net school
help-train-net-folder = ニューラルネットと世代の記録を置く場所
help-train-net-generations = すでにあるものを含む世代の数
help-train-net-games = 1世代が学ぶゲーム数
help-train-net-seed = 同じ数なら同じゲームになる
train-net-kept = 第{ $number }世代：1庭園あたり{ $points }VP、誤差{ $missed }VP。{ $games }ゲーム中{ $share }%に勝ち、残しました
train-net-not-kept = 第{ $number }世代：1庭園あたり{ $points }VP、誤差{ $missed }VP。{ $games }ゲーム中{ $share }%に勝ち、残しませんでした
