bot-name-apprentice = 見習い
bot-name-mason = 石工
bot-name-gardener = 庭師
bot-name-architect = 建築家
bot-name-nebuchadnezzar = ネブカドネザル
bot-apprentice = 今朝ルールを読んだばかり。いくつかのタイルと置き場所だけを見て、すぐ得点になるものを選びます。
bot-mason = 深く考えずに堅実に建てます。どのタイルがどこに合うかは知っていますが、次の手番は読みません。
bot-gardener = 自分の手番のあらゆる進め方を試し、最も見事な庭園が残るものを選びます。
bot-architect = 先を読みます。石を一つ置く前に、ゲームの終わりまで何度も頭の中で進めます。
bot-nebuchadnezzar = 本物の庭園を築いた王。最も長く考え、あなたが欲しいものを見抜いて先に取ります。
notation-unknown-bot = 「{ $text }」というボットはありません。使えるもの：{ $known }。自作のボットは「モジュール:クラス」と書いてください。
notation-bad-bot = 「{ $text }」を読み込めません。そのモジュールがないか、その名前のものが中にありません。
notation-bad-contestant = 「{ $text }」はボットを表しません。名前、名前@秒数、名前#試行数のどれかで書いてください（例：architect@0.5）。
notation-no-tries = { $text } は探索をしないので試行数がありません。# から後ろを省いてください。
notation-other-plan = { $text } には別の大会が入っています。別のフォルダーを選ぶか、同じボット・ゲーム数・人数・版・シードを指定してください。
notation-bad-place = 「{ $text }」では対戦できません。local、ray、ray:auto、ray://アドレス のどれかです。
notation-no-cluster = { $text } で応答する Ray クラスタがありません。ray start --head で起動するか、--on ray で対戦してください。
notation-bot-move = { $text } が認められない手 { $move } を指しました：{ $reason }
notation-bot-turn = { $text } の答え「{ $moves }」は手番ちょうど1つではありません。最後だけが手番の終わり、準備では取り除き1回でなければなりません。
help-arena =
    ボット同士を対戦させ、強さを測ります。どの配置も各席から一度ずつ遊びます。

    babylon arena gardener mason --games 200
    babylon arena nebuchadnezzar@1 architect --games 200 --save match
help-arena-bots = ボット：名前、名前@秒数、名前#試行数、自作なら モジュール:クラス
help-arena-games = 最低でも何ゲーム遊ぶか。どの配置も最後まで一巡します
help-arena-seed = 同じ数なら同じ配置と同じ偶然
help-arena-workers = 同時に対戦するプロセスの数。0 なら 1 コアに 1 つ
help-arena-on = 対戦する場所：local、ray（そのために起動）、ray:auto、ray://アドレス
help-arena-save = ここにゲームを残す。同じ呼び出しで続きから再開
help-arena-parquet = すべての局面・手・結果をこの Parquet ファイルに書く
arena-playing = 対戦中
arena-exported = { $file } に { $rows } 行を書きました
arena-bot = ボット
arena-against = 相手
arena-rating = レーティング (95 %)
arena-seats = 席数
arena-games = ゲーム数
arena-wins = 勝率
arena-points = VP
arena-seconds = 1手番の秒数
arena-slowest = 最長
arena-share = 上位に立つ率 (95 %)
arena-margin = 得点差 (95 %)
arena-explained = レーティングは OpenSkill によるもので、全員 25 から始まります。同順位は半勝。± は 95 % 区間の半幅です。
help-hint =
    いま最善の手番、その先の得点差、すぐに入る得点を示します。

    babylon hint game.bgn --seconds 3
help-hint-seconds = 考える秒数
help-hint-tries = 秒数の代わりに最善の手番を探す試行数。答えを正確に再現できます
help-hint-worlds = 示す手番を比べる仮想の世界の数
help-hint-most = 示す手番の数
help-hint-seed = 同じ数なら同じ仮想の世界
hint-for = 席 { $seat }、第 { $round } ラウンド。得点差は、終了時に他の最上位の席を上回る見込みの点数です。± は 95 % 区間の半幅です。
hint-over = ゲームは終わっています。助言する手番はありません。
hint-turn = 手番
hint-margin = 得点差
hint-gain = すぐに
hint-gains = 内訳
hint-round = ラウンド
hint-seat = 席
hint-seat-number = 席 { $seat }
hint-points = VP
hint-cost = 失った点
hint-luck = 運
hint-played = 実際の手
hint-better = より良い手
hint-expected = 各手番後の予想得点
hint-mistakes = 最も大きな失着
hint-analysis = ゲームの解析
hint-looking = 手番を調べています
hint-compiling = このマシン用にボットをコンパイルしています（初回のみ、1分ほど）…
hint-explained = 失った点：見つかった最善の手番に及ばなかった分。運：公開されたタイルとトークンによる変化。どちらも得点差の点数で、± は 95 % 区間の半幅です。
hint-no-mistakes = 確かに失着といえる手番はありません。
help-analyse =
    ゲームの手番を調べます。何が最善で、何が失着で、何が運だったか。

    babylon analyse game.bgn --html game.html
help-analyse-tries = 最善手を探す試行数
help-analyse-worlds = 二つの手番を比べる仮想世界の数
help-analyse-most = 示す失着の数
help-analyse-seed = 同じ数なら同じ仮想の世界
help-analyse-svg = 図をこのファイルに書く
help-analyse-html = 図と表のページをこのファイルに書く
cli-nothing-to-analyse = { $file } には調べられる完結した手番がありません。
help-study =
    数千ゲームを行い、バビロンについて分かることを図付きページと Markdown で報告します。

    babylon study docs/study --games 2000
help-study-folder = 報告を書く場所
help-study-bot = 誰が遊ぶか。`babylon arena` と同じ書き方
help-study-games = 版ごと・人数ごとのゲーム数
help-study-seed = 同じ数なら同じゲーム
help-study-workers = 同時に対戦するプロセスの数。0 なら 1 コアに 1 つ
study-done = 報告は { $folder } にあります。
help-train =
    自己対戦から、ボットが庭園を測る重みを学んで書き出します。

    babylon train weights
help-train-folder = 重みを書く場所
help-train-lessons = 最小二乗で当てはめる課程の数
help-train-generations = ゲームで試す変化の世代数
help-train-games = 1課程のゲーム数。変化ごとにはその4分の1
help-train-seed = 同じ数なら同じゲーム
train-lesson = 課程 { $number }：1庭園 { $points } 点、誤差 { $missed } 点
train-generation = { $set }、世代 { $number }：1庭園 { $points } 点
