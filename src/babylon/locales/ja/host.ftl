# サーバーの管理者のページ。

host-title = このサーバーの管理
host-enter-how = プレイヤーからの報告を見て、人を締め出せるページです。パスキーを示すと、このブラウザーで1時間開きます。
host-enter = パスキーを示す
host-how-chosen = あなたはこのサーバーの管理者ではありません。管理者はサーバーの機械を持つ人が決めます：babylon hosts --add 名前
host-open-until = { $date }まで開いています。ここでしたことはすべて下に記録されます。
host-reports = 報告
host-settled = 処理済みを表示
host-no-reports = 待っている報告はありません。
host-by = 報告者：{ $name }
host-said = そのテーブルでの最後の発言：
host-settle = 処理済みにする
host-ban = 締め出す …
host-rename = 名前を変える …
host-new-name = 新しい名前
host-ban-how = 締め出された人は、ここで何も始められず、発言もできません。続いているゲームは最後まで遊べます。
host-ban-days = 日数
host-ban-for-good = 無期限
host-ban-address = 同じアドレスから来る人も全員
host-ban-reason = 相手に伝える理由
host-ban-do = 締め出す
host-bans = 締め出した人
host-no-bans = 締め出した人はいません。
host-banned-for-good = 無期限
host-banned-until = { $date }まで
host-with-address = アドレスごと
host-admit = 再び入れる
host-figures = 現在の数値
host-figure-people = 名前のある人
host-figure-playing = 進行中のゲーム
host-figure-waiting = 待っているテーブル
host-figure-new = 24時間の新しいゲーム
host-figure-connections = 接続
host-figure-listeners = 見られているテーブル
host-figure-tables-in-memory = メモリにあるテーブル
host-figure-bot-jobs = 待っているボットの手番
host-hosts = 管理者：{ $names }
host-version = バージョン { $version }
host-settings = 設定
host-settings-how = 設定は機械の上で、オプション、環境変数、ファイルのどれかで変えます。それぞれの説明は管理者向けの文書にあります。
host-settings-all = 誰も選んでいない設定も表示
host-acts = 管理者がしたこと
host-operator = 運営者
host-act =
    { $act ->
        [entered] { $host }がこのページを開きました
        [settled] { $host }が{ $name }についての報告を処理しました
        [banned] { $host }が{ $name }を締め出しました
        [admitted] { $host }が{ $name }を再び入れました
        [renamed] { $host }が{ $name }の名前を変えました
        [chosen] { $host }が{ $name }を管理者にしました
       *[released] { $host }が{ $name }を管理者から外しました
    }
