# サーバーの管理者のページ。

host-title = このサーバーの管理
host-enter-how = プレイヤーからの通報を確認し、問題のある人の利用を停止できるページです。パスキーで確認すると、このブラウザーで1時間開いたままになります。
host-enter = パスキーで確認する
host-how-chosen = あなたはこのサーバーの管理者ではありません。管理者は、サーバーのコンピューターを操作できる人が決めます：babylon hosts --add 名前
host-open-until = { $date }まで開いています。ここでしたことはすべて下に記録されます。
host-reports = 通報
host-settled = 処理済みを表示
host-no-reports = 未処理の通報はありません。
host-by = 通報者：{ $name }
host-said = そのテーブルでの最後の発言：
host-settle = 処理済みにする
host-ban = 利用を停止する …
host-rename = 名前を変える …
host-new-name = 新しい名前
host-ban-how = 利用を停止された人は、ここで何も始められず、発言もできません。進行中のゲームは最後まで遊べます。
host-ban-days = 日数
host-ban-for-good = 無期限
host-ban-address = 同じアドレスから接続する人も全員
host-ban-reason = 相手に伝える理由
host-ban-do = 利用を停止する
host-bans = 利用停止中の人
host-no-bans = 利用停止中の人はいません。
host-banned-for-good = 無期限
host-banned-until = { $date }まで
host-with-address = アドレスごと
host-admit = 利用停止を解く
host-figures = 現在の数値
host-figure-people = 名前のある人
host-figure-playing = 進行中のゲーム
host-figure-waiting = プレイヤー募集中のテーブル
host-figure-new = 過去24時間の新しいゲーム
host-figure-connections = 接続
host-figure-listeners = 見ている人がいるテーブル
host-figure-tables-in-memory = メモリにあるテーブル
host-figure-bot-jobs = 順番を待つボットの手番
host-hosts = 管理者：{ $names }
host-version = バージョン { $version }
host-settings = 設定
host-settings-how = 設定は、サーバーのコンピューターで、オプション、環境変数、ファイルのどれかで変えます。それぞれの説明は管理者向けの文書にあります。
host-settings-all = 変更していない設定も表示
host-acts = 管理者の操作
host-operator = 運営者
host-act =
    { $act ->
        [entered] { $host }がこのページを開きました
        [settled] { $host }が{ $name }についての通報を処理しました
        [banned] { $host }が{ $name }の利用を停止しました
        [admitted] { $host }が{ $name }の利用停止を解きました
        [renamed] { $host }が{ $name }の名前を変えました
        [chosen] { $host }が{ $name }を管理者にしました
       *[released] { $host }が{ $name }を管理者から外しました
    }
