### 頁面關閉時，如何得知輪到自己。

alerts-title = 輪到你時的通知
alerts-how = 選擇你不在時希望如何收到通知。你正在看遊戲桌時，不會傳送任何通知。
alerts-here-do = 在這台裝置上通知我
alerts-here-done = 將在這台裝置上通知你。
alerts-here = 這台裝置
alerts-no-push = 這個瀏覽器無法在頁面關閉時顯示通知。在 iPhone 或 iPad 上，請先將頁面加入主畫面。
alerts-denied = 瀏覽器不允許本頁面顯示通知：請在瀏覽器的設定中允許，然後再試一次。
alerts-guest = 有了自己的名字，還可以透過電子郵件和 Webhook 收到通知。
alerts-kind =
    { $kind ->
        [push] 通知
        [mail] 電子郵件
       *[webhook] Webhook
    }
alerts-unconfirmed = 請開啟寄到該信箱的郵件中的連結。
alerts-failing = 自 { $date } 起，通知一直無法送達。
alerts-end = 停止
alerts-ended = 將不再以這種方式通知你。
alerts-saved = 已儲存。
alerts-pace = 頻率
alerts-pace-of =
    { $value ->
        [day] 每天一次，彙整所有等你行動的遊戲
       *[turn] 每次輪到你時
    }
alerts-mail = 用電子郵件通知我
alerts-address = 電子郵件地址
alerts-mail-do = 把連結寄給我
alerts-mail-asked = 已寄出一封含連結的郵件：請開啟連結，確認這是你的信箱。
alerts-hook = 通知頻道或程式
alerts-hook-how = 輪到你時，通知 Discord 或 Matrix（Hookshot）的 Webhook，或你自己的程式。
alerts-form = 用於
alerts-form-of =
    { $value ->
        [discord] Discord
        [matrix] Matrix
       *[json] 程式
    }
alerts-url = Webhook 網址
alerts-label = 為它取個名稱
alerts-hook-do = 新增
alerts-secret = 訊息以此金鑰簽署。請立即複製：之後不再顯示。
alerts-confirm = 是的，這是我的信箱
alerts-confirm-how = 輪到你時，是否要在此信箱收到通知？
alerts-confirmed = 完成。將以電子郵件通知你。
alerts-stop = 不再寄送郵件
alerts-stop-how = 是否不再接收輪到你時的通知郵件？
alerts-stopped = 完成。不會再寄送郵件。
