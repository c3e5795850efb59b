### 提示的用语：先说思路，再说这个回合带来什么，还有什么别的选择。网页与命令行共用。

advice-idea-item =
    { $item ->
        [statue] 可以在 { $level } 阶放置雕塑。
        [fountain] 可以在 { $level } 阶放置喷泉。
        [bridge] 可以在 { $level } 阶放置小桥。
       *[stairway] 可以放置通往 { $level } 阶的阶梯。
    }
advice-idea-place = 可以在 { $level } 阶放置板块。
advice-idea-store = 不妨等一等：先挖掘一个板块，之后再用。
advice-idea-remove = 移除一个对其他玩家比对你更有用的板块。
advice-move = 走法：{ $turn }。
advice-gain = 立即得分：{ $gain }。
advice-no-gain = 不会立即得分。
advice-promise = 据神经网络判断，与寻常的回合相比，到终局的变化：{ $lines }。
advice-prepares =
    为下个回合留下 { $pillars } 个立柱{ $stored ->
        [yes] 和 1 个保留的板块。
       *[no] ，没有保留的板块。
    }
advice-waits =
    { $item ->
        [fountain] 接下来：{ $space } 旁边再有一个喷泉符号，就可以在 { $level } 阶放置喷泉。
        [bridge] 接下来：{ $space } 对面再有一个小桥符号，就可以在 { $level } 阶放置小桥。
       *[stairway] 接下来：{ $space } 旁边再有一个阶梯符号，就可以放置通往 { $level } 阶的阶梯。
    }
advice-opens-level = 之后可以在 { $level } 阶放置板块。
advice-opens-line = 之后的雕塑可以与 { $space } 的雕塑排成一线。
advice-lacks-item =
    { $item ->
        [statue] 再凑一套四种装饰性物件，只差一个雕塑。
        [fountain] 再凑一套四种装饰性物件，只差一个喷泉。
        [bridge] 再凑一套四种装饰性物件，只差一个小桥。
       *[stairway] 再凑一套四种装饰性物件，只差一个阶梯。
    }
advice-lacks-flower = 再凑一套四种花朵图案，只差一个有{ $flower }的板块。
advice-alternative = 其他走法中最好的是“{ $turn }”，大约差 { $points } 分（± { $error }）。
advice-even = “{ $turn }”差不多一样好（相差 { $points } ± { $error } 分，难分优劣）。
advice-turn-take = { $stack }
advice-turn-place = 在 { $position } 的 { $level } 阶放置板块
advice-turn-end = 结束回合
advice-show = 显示走法
advice-show-other = 显示另一走法
