### 页面关闭时，如何得知轮到自己。

alerts-title = 轮到你时的通知
alerts-how = 选择你不在时希望如何收到通知。你正在查看房间时，不会发送任何通知。
alerts-here-do = 在本设备上通知我
alerts-here-done = 将在本设备上通知你。
alerts-here = 本设备
alerts-no-push = 此浏览器无法在页面关闭时显示通知。在 iPhone 或 iPad 上，请先将页面添加到主屏幕。
alerts-denied = 浏览器不允许本页面显示通知：请在浏览器的设置中允许，然后重试。
alerts-guest = 有了自己的名字，还可以通过电子邮件和 Webhook 收到通知。
alerts-kind =
    { $kind ->
        [push] 通知
        [mail] 电子邮件
       *[webhook] Webhook
    }
alerts-unconfirmed = 请打开发送到该邮箱的邮件中的链接。
alerts-failing = 自 { $date } 起，通知一直无法送达。
alerts-end = 停止
alerts-ended = 将不再以这种方式通知你。
alerts-saved = 已保存。
alerts-pace = 频率
alerts-pace-of =
    { $value ->
        [day] 每天一次，汇总所有等你行动的游戏
       *[turn] 每次轮到你时
    }
alerts-mail = 用电子邮件通知我
alerts-address = 电子邮箱地址
alerts-mail-do = 把链接发给我
alerts-mail-asked = 已发送一封含链接的邮件：请打开链接，确认这是你的邮箱。
alerts-hook = 通知频道或程序
alerts-hook-how = 轮到你时，通知 Discord 或 Matrix（Hookshot）的 Webhook，或你自己的程序。
alerts-form = 用于
alerts-form-of =
    { $value ->
        [discord] Discord
        [matrix] Matrix
       *[json] 程序
    }
alerts-url = Webhook 地址
alerts-label = 给它起个名称
alerts-hook-do = 添加
alerts-secret = 消息用此密钥签名。请立即复制：之后不再显示。
alerts-confirm = 是的，这是我的邮箱
alerts-confirm-how = 轮到你时，是否要在此邮箱收到通知？
alerts-confirmed = 完成。将通过电子邮件通知你。
alerts-stop = 不再发送邮件
alerts-stop-how = 是否不再接收轮到你时的通知邮件？
alerts-stopped = 完成。不会再发送邮件。
