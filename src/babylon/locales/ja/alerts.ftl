### ページを閉じている間に、自分の番を知る方法。

alerts-title = あなたの番のお知らせ
alerts-how = 離れている間にどうやって知りたいかを選べます。テーブルを見ている間は何も送りません。
alerts-here-do = この端末で知らせる
alerts-here-done = この端末にお知らせします。
alerts-here = この端末
alerts-no-push = このブラウザーは、ページを閉じている間の通知に対応していません。iPhoneやiPadでは、先にページをホーム画面に追加してください。
alerts-denied = ブラウザーがこのページの通知を許可していません。設定で許可してから、もう一度お試しください。
alerts-guest = 自分の名前を持つと、メールやWebhookでも知らせを受け取れます。
alerts-kind =
    { $kind ->
        [push] 通知
        [mail] メール
       *[webhook] Webhook
    }
alerts-unconfirmed = 届いたメールのリンクを開いてください。
alerts-failing = { $date }から届いていません。
alerts-end = やめる
alerts-ended = ここへのお知らせをやめました。
alerts-saved = 保存しました。
alerts-pace = 頻度
alerts-pace-of =
    { $value ->
        [day] 1日1回まとめて
       *[turn] 番が来るたびに
    }
alerts-mail = メールで知らせる
alerts-address = メールアドレス
alerts-mail-do = リンクを送る
alerts-mail-asked = リンクを記載したメールを送りました。開いて、ご自分のアドレスであることを確認してください。
alerts-hook = チャンネルやプログラムに知らせる
alerts-hook-how = DiscordやMatrix（Hookshot）のWebhook、またはご自分のプログラムに、あなたの番を知らせます。
alerts-form = 送り先
alerts-form-of =
    { $value ->
        [discord] Discord
        [matrix] Matrix
       *[json] プログラム
    }
alerts-url = Webhookのアドレス
alerts-label = 呼び名
alerts-hook-do = 追加
alerts-secret = メッセージはこの鍵で署名されます。もう表示されないので、今コピーしてください。
alerts-confirm = はい、自分のアドレスです
alerts-confirm-how = あなたの番が来たとき、このメールアドレスにお知らせしますか？
alerts-confirmed = 完了しました。メールでお知らせします。
alerts-stop = メールをやめる
alerts-stop-how = あなたの番のお知らせメールをやめますか？
alerts-stopped = 完了しました。今後メールは届きません。
