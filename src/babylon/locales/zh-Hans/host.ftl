# 服务器管理员的页面。

host-title = 管理本服务器
host-enter-how = 这个页面显示玩家的举报，也可以禁止他人进入。请用你的通行密钥验证：之后此页面会在此浏览器中开放一小时。
host-enter = 用我的通行密钥验证
host-how-chosen = 你不是本服务器的管理员。管理员由拥有这台机器的人指定：babylon hosts --add 名字
host-open-until = 开放至 { $date }。在这里做的一切都会记录在下方。
host-reports = 举报
host-settled = 显示已处理的
host-no-reports = 没有等待处理的举报。
host-by = 举报人：{ $name }
host-said = 那个房间最近的聊天内容：
host-settle = 设为已处理
host-ban = 禁止进入…
host-rename = 改名…
host-new-name = 新名字
host-ban-how = 被禁止的人不能在这里开始任何活动，也不能发言；正在进行的游戏可以玩到结束。
host-ban-days = 天数
host-ban-for-good = 永久
host-ban-address = 也包括来自同一地址的所有人
host-ban-reason = 原因（会告诉对方）
host-ban-do = 禁止进入
host-bans = 被禁止的人
host-no-bans = 没有人被禁止。
host-banned-for-good = 永久
host-banned-until = 至 { $date }
host-with-address = 连同其地址
host-admit = 解除禁止
host-figures = 实时数据
host-figure-people = 有名字的玩家
host-figure-playing = 进行中的游戏
host-figure-waiting = 等待中的房间
host-figure-new = 24 小时内的新游戏
host-figure-connections = 连接数
host-figure-listeners = 有人在看的房间
host-figure-tables-in-memory = 内存中的房间
host-figure-bot-jobs = 等待中的机器人回合
host-hosts = 管理员：{ $names }
host-version = 版本 { $version }
host-settings = 设置
host-settings-how = 设置在机器上通过选项、环境变量或文件修改；管理员手册解释了每一项。
host-settings-all = 也显示保持默认的设置
host-acts = 管理员做过的事
host-operator = 运营者
host-act =
    { $act ->
        [entered] { $host } 打开了此页面
        [settled] { $host } 处理了关于 { $name } 的举报
        [banned] { $host } 禁止 { $name } 进入
        [admitted] { $host } 重新允许 { $name } 进入
        [renamed] { $host } 给 { $name } 改了名字
        [chosen] { $host } 让 { $name } 成为管理员
       *[released] { $host } 取消了 { $name } 的管理员身份
    }
