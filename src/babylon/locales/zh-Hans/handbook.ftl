### 游戏规则手册。条目的第一行是标题；以“• ”开头的行是列表中的一项。

## 页面上的文字

handbook-title = 游戏规则
handbook-lead = 用我们自己的话说明每一条规则，并配有真实局面的图示。请选择你使用的版本，正文会随之改变。
handbook-search = 搜索规则
handbook-found =
    { $count ->
        [0] 没有找到“{ $words }”。请试试单个词，例如某种物件的名称。
       *[other] 有 { $count } 个条目与“{ $words }”有关
    }
handbook-nearest = 最接近“{ $words }”的条目：
handbook-contents = 目录
handbook-print = 打印
handbook-print-summary = 轮次指示物与计分一页速查
handbook-whole = 全部规则
handbook-close = 关闭规则
handbook-earlier = 上一条
handbook-later = 下一条
handbook-of-table = 本房间的规则
handbook-summary = 轮次指示物与计分速查
handbook-summary-turn = 你的回合
handbook-players = 游戏人数
handbook-removals = 移除的粘土板块
handbook-token-count = 轮次指示物
handbook-round-count = 轮数
handbook-piece = 物件
handbook-number = 数量
handbook-example = 图中得分

handbook-chapter-basics = 游戏概览
handbook-chapter-turn = 回合流程
handbook-chapter-tiles = 放置板块
handbook-chapter-decorations = 装饰性物件
handbook-chapter-points = 轮次与计分
handbook-chapter-editions = 各版本对照
handbook-chapter-questions = 问答
handbook-chapter-glossary = 术语表

## 游戏概览

handbook-goal =
    这是什么样的游戏

    每位玩家各自修建一座空中花园：用立柱托起露台板块，一阶一阶向上，并以雕塑、喷泉、小桥和阶梯装点。石材来自公用的采石场，挖掘哪个板块，也决定了你能获得多少立柱。

    最后一轮结束后，从正上方俯视每座花园。哪怕只露出一部分的东西也能得分，总分最高的玩家获胜。
handbook-garden =
    花园与基本用语

    你的花园有 { $size } × { $size } 个格子，每个格子上都有放立柱的空槽。格子的名称从西南端的 a1 到东北端的 h8。

    • 一个板块占据两行两列共四个格子。它的四个角各印有一个符号，或没有符号；中央有一种花朵图案。
    • 玩家版图本身是 0 阶。比它高出一个一阶立柱的板块位于 1 阶，再往上是 2 阶，以此类推。板块上的物件与该板块同阶。
    • 只有从正上方看得见的格子可以使用：被板块遮挡的格子永远不能再用。
handbook-box =
    盒内配件

    共有 { $tiles } 个露台板块：粘土（{ $clay } 个符号）、花岗岩（{ $granite } 个）、玄武岩（{ $basalt } 个）各 { $permaterial } 个。另有 { $boards } 张花朵图案各异的玩家版图，各配一个花朵图案相同的起始露台板块，以及 { $tokens } 个轮次指示物。

    其余物件组成公共供应堆。它可能会用尽，见问答。
handbook-setup =
    游戏设置

    • 将各种材料的板块分别混洗。在采石场中把玄武岩板块平铺成共 { $stacks } 格的正方形，上面铺花岗岩板块，最上面铺粘土板块。每堆只看得见顶部的板块。
    • 每位玩家拿取一张玩家版图，并把花朵图案相同的起始露台板块放在保留区域的空位上。
    • 选出或随机决定起始玩家。整局游戏的每一轮都由该玩家开始。
    • 混洗轮次指示物，按下表取用，顺序保密。
    • 在 2 人或 3 人游戏中，要移除一些粘土板块：按回合顺序，每位玩家各选一个移除，3 人游戏进行一圈，2 人游戏进行三圈。

## 回合流程

handbook-turn =
    回合的三个步骤

    • 挖掘：必须从采石场拿取一个可见的板块，并因此获得立柱。
    • 建造：可以放置板块，并在其上放置装饰性物件。
    • 保留和弃置：最多保留一个板块和 { $kept } 个一阶立柱，其余不留。
handbook-dig =
    挖掘

    拿取任意一堆顶部的板块。它的四条边中，每有一条与下列之一接壤，你就获得一个一阶立柱：

    • 采石场的边界；
    • 采石场底部，即已经挖空的位置；
    • 同层或更低层的可见板块。

    旁边的板块更高时，这条边没有收获。如果板块上的花朵图案与你的玩家版图对应，再多获得一个。立柱从公共供应堆拿取；然后下面的板块变为可见。

    图中挖掘 { $stack } 可获得 { $income } 个一阶立柱：东、西两侧的板块与它同层，南侧是采石场底部。北侧的板块更高，因此没有收获。
handbook-build =
    建造

    挖掘之后，你可以放置新拿取的板块、保留的板块，或以任意顺序放置两者，也可以都不放。每次放置之后，直到回合结束，你都可以在本回合所放的板块上放置装饰性物件。
handbook-store =
    保留和弃置

    回合结束时，最多可将一个未放置的板块留在保留区域的空位上，其余板块弃置并移出游戏。你也可以什么都不保留。起始露台板块占着空位时无法保留别的板块，除非先将它放置或弃置。

    最多保留 { $kept } 个一阶立柱。超出的部分以及所有二阶立柱都放回公共供应堆。
handbook-swap =
    二阶立柱

    二阶立柱的高度等于两个一阶立柱。在你的回合中，你可以随时将两个一阶立柱放回公共供应堆，换取一个二阶立柱；反过来则不行。二阶立柱无法保留。

## 放置板块

handbook-placing =
    板块可以放在哪里

    板块以花园面朝上、任意方向放置，四个格子都必须在 { $size } × { $size } 的花园之内，并且高于这四个位置上的一切。

    • 至少三个角有支撑，见“什么能支撑板块”。
    • 位于 1 阶，或花园中某处已有比它低一阶的板块。
    • 不与另一个板块完全重合。
    • 你的立柱足以支付所需。

    立柱只放在正要放置的板块下方，因此不会留下没有板块覆盖的立柱。
handbook-supports =
    什么能支撑板块

    每个角分别判断：

    • 下方低一阶且空置，用一阶立柱支撑。
    • 下方低两阶且空置，用二阶立柱支撑。
    • 下方低一阶处有你的雕塑，就由雕塑免费支撑。从此它是立柱，不再视为雕塑。
    • 其他情况都无法支撑：下方太低、已有别的物件，或有小桥跨过。

    最多一个角可以无支撑。即使某个角可以支撑，你也可以有意让它没有支撑。
handbook-belvederes =
    无支撑的角与观景台

    如果板块只有三处支撑，立即从公共供应堆拿取一个观景台，放在没有支撑的那个角上。它占据该格子，那里不能再放别的物件。

    { $opencorner ->
        [while-they-last] 公共供应堆中没有观景台时，角仍然可以没有支撑，该格子就是普通的空置格子。
       *[required] 公共供应堆中没有观景台时，任何角都不能没有支撑：四个角都必须有支撑。
    }
handbook-levels =
    逐阶建造

    1 阶随时可以放置板块。要在更高的阶层放置，你的花园中某处必须已有正好低一阶的板块；两者不必相邻。
handbook-overlap =
    完全重合

    板块可以遮挡另一个板块的一部分，但不能完全重合，即四个格子正好上下对齐。

    { $overlap ->
        [one-level] 在这个版本中，这只针对高度相差一阶的板块：板块不能正好放在低一阶的板块上方。相差两阶或更多则可以，如图所示。
        [beneath] 在这个版本中，这只针对正下方的板块：某个板块只要还有一个格子上方没有板块，新板块就不能正好放在它上方。等它被其他板块完全覆盖之后就可以了，如图所示。小桥与此无关。
       *[never] 在这个版本中，无论相差几阶都不允许：花园中任何一个板块的上方，永远不能再放置与它正好对齐的板块。错开一格就可以，如图所示。
    }
handbook-paying =
    支付立柱

    用你拥有的立柱支付。先用已有的二阶立柱，不足的每个用两个一阶立柱换取。公共供应堆中没有二阶立柱时无法换取。

## 装饰性物件

handbook-decorations =
    共同的规则

    雕塑、喷泉、阶梯和小桥从公共供应堆免费拿取，是否放置由你决定，一回合内数量不限。

    • 至少有一部分位于你本回合所放的板块上。
    • 它占据的每个格子都印有对应的符号、可见并且空置。
    • 沿行或列放置，不能斜放。喷泉和小桥连接同一阶层上的板块，阶梯连接高度相差一阶的板块。
handbook-statues =
    雕塑

    雕塑放在一个雕塑符号上。第一个雕塑可以放在任意雕塑符号上；之后的每个雕塑都必须与你的某个雕塑位于同行或同列，距离和阶层不限。

    雕塑的分数等于其所在阶层数。它之后可以用来支撑板块，但从此不再视为雕塑。
handbook-fountains =
    喷泉

    喷泉连接两个相邻的喷泉符号，它们位于同一阶层的两个不同板块上。分数为所在阶层数的 { $times } 倍。
handbook-stairways =
    阶梯

    阶梯连接两个相邻的阶梯符号，它们所在的两个板块正好相差一阶。分数为两端阶层数之和。
handbook-bridges =
    小桥

    小桥连接同行或同列、中间正好隔一个格子的两个小桥符号，它们位于同一阶层的两个板块上。中间的位置必须比小桥低，并且没有别的小桥跨过。分数为所在阶层数的 { $times } 倍。
handbook-under-bridges =
    小桥下方

    { $gap ->
        [open] 在这个版本中，放置小桥时下方可以有物件，之后也可以再放；它们都视为可见。立柱不能放在那里，因为有小桥挡着。
        [covered] 在这个版本中，放置小桥时下方可以有物件。但从此小桥像板块一样遮挡该格子：那里不能再放任何东西，完全位于被遮挡格子上的物件不得分。那里的板块只能凭其他格子视为可见，空槽也视为不可见。
       *[empty] 在这个版本中，小桥下方必须空置：放置小桥时那里不能有任何东西，之后也不能再放，无论物件还是立柱。
    }

    板块上无支撑的角可以伸到小桥上方。小桥上方的板块，其格子都是普通格子。

## 轮次与计分

handbook-rounds =
    一轮结束与游戏结束

    末位玩家结束回合后，揭示下一个轮次指示物，其效果在下一轮对所有玩家生效。起始玩家不变。

    没有轮次指示物可以揭示时，游戏结束。因此轮数比轮次指示物多一。
handbook-tokens =
    轮次指示物

    轮次指示物的效果持续一轮，在每位玩家的回合中都有效。各本规则书都没有写明每种有几个；这里每种 { $copies } 个。
handbook-seen =
    什么算可见

    从正上方俯视。物件或板块只要露出一部分就算数，完全被遮挡的不得分。只有板块会遮挡东西。

    { $gap ->
        [covered] 但在这个版本中，小桥也会遮挡其下方的格子。
       *[other] 小桥不遮挡任何东西。
    }

    图中的喷泉仍然得分，因为它的两个格子中有一个看得见。支撑板块的雕塑不得分。
handbook-scoring =
    终局计分

    游戏结束时，每座花园逐项计分。最右一列是图中花园的得分，总分 { $gottotal } 分。
handbook-winning =
    谁获胜

    总分最高的玩家获胜。平手时，从上方看所剩空槽最少（即花园占地最大）的平手玩家获胜。仍然平手则共享胜利。

handbook-pad-statues = 每个雕塑：所在阶层数
handbook-pad-fountains = 每个喷泉：{ $times } × 阶层数
handbook-pad-bridges = 每个小桥：{ $times } × 阶层数
handbook-pad-stairways = 每个阶梯：两端阶层数之和
handbook-pad-diversity = 每套雕塑、喷泉、小桥、阶梯各一个：{ $set } 分
handbook-pad-flowers = 每套四种花朵图案各一个的板块：{ $set } 分
handbook-pad-belvederes = 每个观景台：{ $belvedere } 分，与阶层无关
handbook-pad-highest =
    { $highest ->
        [square] 最高板块阶层数的平方：最高 { $top } 阶为 { $gothighest } 分
       *[double] 最高板块阶层数的两倍：最高 { $top } 阶为 { $gothighest } 分
    }

handbook-editions =
    各版本的不同之处

    印刷的规则书共有 { $books } 种。它们几乎完全一致，不同之处见下表。“修订版”是其中大多数的共同内容。

## 问答

handbook-ruling-1 =
    在自己的雕塑正上方，可以让那个角没有支撑吗？

    不可以。角正下方一阶的雕塑必定支撑它：那个角不算无支撑，也不放观景台。
handbook-ruling-2 =
    没有支撑的角可以伸到喷泉或小桥上方吗？

    可以，只要下方更低：空置处、任何物件、小桥都行。被遮挡的东西留在原处，只要还露出一部分就得分。
handbook-ruling-3 =
    被遮挡的雕塑值几分？

    不得分。但如果上方的板块高出两阶或更多，并没有由它支撑，它就仍然是雕塑：新的雕塑只要与它同行或同列即可。
handbook-ruling-4 =
    我的雕塑全都用来支撑板块了。下一个可以放在哪里？

    任意雕塑符号上。当你的花园中已没有仍视为雕塑的雕塑时，下一个又算作第一个。
handbook-ruling-5 =
    我放了两个板块，还能装饰第一个吗？

    可以。直到回合结束，你可以在本回合所放的每个板块上放置物件，包括在放置第二个之后再装饰第一个。
handbook-ruling-6 =
    改变或填补符号的轮次指示物能用到什么程度？

    每回合一次，只对一个物件的一个格子有效，且该格子必须在本回合所放的板块上。有这个板块就够了，该物件不需要另一个新板块。效果用过即止，板块上的符号不变。
handbook-ruling-7 =
    物件用完了怎么办？

    公共供应堆是有限的。一阶立柱不够时，剩多少拿多少；没有二阶立柱时不能换取，也得不到轮次指示物给的那个；用完的物件不能再放。

    { $opencorner ->
        [while-they-last] 没有观景台时，角可以没有支撑并且空置。
       *[required] 没有观景台时，任何角都不能没有支撑：每个板块都需要四处支撑，如图所示。
    }
handbook-ruling-8 =
    轮次指示物给的立柱什么时候拿？

    在回合开始时，挖掘之前。
handbook-ruling-9 =
    小桥会挡住什么？

    只要小桥上方还没有板块，其下方就不能放立柱，第二个小桥也不能与它交叉：图中 c2 与 c4 之间不能再放小桥。

    { $gap ->
        [open] 在这个版本中，物件可以放在那里。
        [covered] 物件也不能放在那里：在这个版本中，小桥遮挡了该格子。
       *[empty] 物件也不能放在那里。
    }

    小桥上方有了板块之后，那个板块的格子都是普通格子。
handbook-ruling-10 =
    喷泉可以只放在一个板块上吗？

    不可以。喷泉连接两个不同的板块，小桥也是。两个板块可以都是本回合放置的。
handbook-ruling-11 =
    某一阶的板块全被遮挡了，这一阶还算数吗？

    算。只要在那一阶放置过板块就行，不必可见。图中看不到 1 阶，但它仍然算数。
handbook-ruling-12 =
    已经保留的板块必须一直留着吗？

    不必。回合结束时，你可以保留新拿取的板块、原来保留的板块，或者都不留。一阶立柱总是保留，最多 { $kept } 个。
handbook-ruling-13 =
    刚放好的东西，在同一回合就算数吗？

    算。刚放的雕塑可以支撑第二个板块，刚建成的阶层上可以继续建造，新的雕塑也可以与刚放的雕塑同行或同列。
handbook-ruling-14 =
    挖掘少得一个立柱，而公共供应堆也快空了，先算哪个？

    先算轮次指示物，再看公共供应堆：本该得四个，被减去一个，那么公共供应堆里有三个就够了。
handbook-ruling-15 =
    小桥的哪些部分算数？

    放置时，两端之一必须位于本回合的板块上，中间的位置不算。判断可见时，一端或跨在中间的部分都行：图中两端都被遮挡，小桥仍然得分。

## 术语表

handbook-glossary =
    游戏用语

    每个词的意思，以及在哪里细读。

handbook-term-garden =
    花园
    你在 { $size } × { $size } 格的玩家版图上建造的一切。
handbook-term-space =
    格子
    板块的四分之一，或玩家版图上一个空槽的位置。
handbook-term-notch =
    空槽
    玩家版图上放立柱的凹处。终局时仍可见的空槽用于决出平手时的胜者。
handbook-term-tile =
    板块
    占四个格子的露台，印有符号和花朵图案。
handbook-term-starting-tile =
    起始露台板块
    游戏开始时在你保留区域中的板块。
handbook-term-material =
    粘土、花岗岩、玄武岩
    三种材料，从采石场顶层到底层；越深符号越多。
handbook-term-symbol =
    符号
    印在角上，表示那里可以放哪种装饰性物件。
handbook-term-flower =
    花朵图案
    每个板块有四种之一。与你的玩家版图对应的能带来立柱，四种各一成为一套。
handbook-term-corner =
    角
    板块的四个格子之一，各自判断有无支撑。
handbook-term-open-corner =
    无支撑的角
    板块上唯一没有支撑的角，要放观景台。
handbook-term-level =
    阶
    板块比玩家版图高出几个一阶立柱。
handbook-term-quarry =
    采石场
    中央的板块堆，所有玩家都在此挖掘。
handbook-term-stack =
    堆
    采石场中叠在一起的板块，只能挖掘顶部的。
handbook-term-edge =
    采石场的边界
    外侧的板块与它接壤，会带来立柱。
handbook-term-bottom =
    采石场底部
    一堆挖空之后露出的平面，会带来立柱。
handbook-term-dig =
    挖掘
    拿取一个可见的板块并获得立柱。每个回合由此开始。
handbook-term-pillar =
    一阶立柱
    将一个角支撑到高一阶处。
handbook-term-double-pillar =
    二阶立柱
    将一个角支撑到高两阶处；用两个一阶立柱换取。
handbook-term-decoration =
    装饰性物件
    雕塑、喷泉、小桥和阶梯。
handbook-term-statue =
    雕塑
    放在一个格子上，与另一个雕塑同行或同列；可以支撑板块。
handbook-term-fountain =
    喷泉
    连接同一阶层的两个相邻板块。
handbook-term-stairway =
    阶梯
    连接相差一阶的两个板块。
handbook-term-bridge =
    小桥
    跨过间隔，连接同一阶层的两个板块。
handbook-term-belvedere =
    观景台
    放在板块没有支撑的角上。
handbook-term-supply =
    公共供应堆
    还不属于任何玩家的所有物件。
handbook-term-storage =
    保留区域
    玩家版图上可保留一个板块的空位和 { $kept } 个可保留一阶立柱的格子。
handbook-term-discard =
    弃置
    回合结束时将板块移出游戏。
handbook-term-turn =
    回合
    挖掘、建造、保留：一位玩家做完后轮到下一位。
handbook-term-round =
    轮
    每位玩家各进行一个回合。
handbook-term-token =
    轮次指示物
    一轮结束时揭示，在下一轮生效。
handbook-term-first-player =
    起始玩家
    整局游戏中每一轮都最先进行回合的玩家。
handbook-term-points =
    分数
    从正上方看，你的花园值多少分。

## 图示

handbook-picture-whole = 一座三阶的花园，各种物件都有。
handbook-picture-tile = 位于 1 阶的板块，由四个一阶立柱支撑。
handbook-picture-turn-dug = 挖掘之后：一阶立柱、新拿取的板块，旁边是保留的板块。
handbook-picture-turn-built = 建造之后：新拿取的板块位于 c1，上面有雕塑和半个喷泉；剩下的一个立柱和保留的板块留到下个回合。
handbook-picture-placed = 新板块跨在两个板块上方，位于 2 阶；没有支撑的角上有观景台。
handbook-picture-quarry = 挖掘了一阵的采石场；数字是每堆的高度。
handbook-picture-quarry-text = 俯视的采石场；+ 后面是挖掘可得的立柱数。
handbook-picture-supports = 位于 2 阶：两个一阶立柱放在板块上，两个二阶立柱放在玩家版图上。
handbook-picture-paid = 四个一阶立柱和一个二阶立柱刚好够付新板块：两个一阶立柱、那个二阶立柱，再用两个一阶立柱换取第二个二阶立柱。
handbook-picture-belvedere = 三个立柱，没有支撑的角上有观景台。
handbook-picture-statue-bears = c1 的雕塑支撑着上方板块的一个角。
handbook-picture-levels = 3 阶的板块需要一个 2 阶的板块，后者位于别处。
handbook-picture-overlap-never = 高塔的每个板块都与下面的错开。
handbook-picture-overlap-one-level = 顶部的板块正好位于低两阶的板块上方。
handbook-picture-overlap-beneath = 最下面的板块已被完全覆盖，顶部的板块正好位于它上方。
handbook-picture-decorated = c1 的板块是新放的，所以喷泉可以有一半在旧板块上；只在 a2 上，本回合什么也不能放。
handbook-picture-statues = 每个雕塑都与另一个同行或同列。
handbook-picture-fountain = 跨在 1 阶两个板块上的喷泉。
handbook-picture-stairway = 从 1 阶通往 2 阶的阶梯。
handbook-picture-bridge = 从 b2 到 d2 的小桥，跨过 c2 的间隔。
handbook-picture-gap-empty = 小桥下方的 c1 空无一物。
handbook-picture-gap-open = 小桥下方的 c1 放了一个雕塑。
handbook-picture-gap-covered = c1 的雕塑先放，现在被小桥遮挡。
handbook-picture-half-hidden = 新板块遮挡了半个喷泉。
handbook-picture-buried = b2 的雕塑被高两阶的板块遮挡。
handbook-picture-first-again = c1 的雕塑支撑着板块；e4 的新雕塑不与任何雕塑同行或同列。
handbook-picture-two-tiles = 同一回合的两个板块，雕塑放在第一个上。
handbook-picture-filled-blank = c2 没有符号，靠轮次指示物放上了喷泉。
handbook-picture-four-supports = 新板块的四个角都有支撑。
handbook-picture-extra-pillar = 保留区域中的一阶立柱和板块。
handbook-picture-crossed = 从 b3 到 d3 的小桥横在 c2 与 c4 之间。
handbook-picture-joined = 两个板块都是本回合放置的。
handbook-picture-hidden-level = 1 阶的板块被两个 2 阶的板块完全覆盖。
handbook-picture-discards = 回合结束时：新拿取的板块和保留的板块，最多留一个。
handbook-picture-swapped = 四个一阶立柱中的两个换成了二阶立柱。
handbook-picture-same-turn = 同一回合的雕塑和板块。
handbook-picture-deck-alone = 板块遮挡了小桥的两端，但没有遮挡中间。
handbook-picture-rounds = 四人游戏的第四轮：本轮及之前的轮次指示物都已揭示，第一轮没有。
handbook-picture-tie-open = 三个板块，2 阶有一个雕塑；上面的板块没有多遮挡空槽。
handbook-picture-tie-covered = 分数相同，但上面的板块多遮挡两个空槽：平手时这座花园获胜。

## What people ask for in other words than the rules': by section. And small words, which tell nothing about what is looked for.

handbook-small-words = 可以 能 什么 时候 怎么 怎样 吗 呢 几 多少 是否 必须 一共 一个 我 的 了 是 放
handbook-asked =
    goal: 目标；概述；这是什么游戏
    garden: 版图；格子；坐标；空间名称
    box: 内容物；配件；数量；有多少
    setup: 准备；开始；人数；几人；谁先；起始玩家；移除粘土板块；起始板块
    turn: 步骤；流程；回合顺序；跳过；不挖掘
    dig: 收入；挖掘得到几个立柱；边缘、墙、旁边；拿取板块；相邻
    build: 不放板块；必须放置；跳过建造；一回合两个板块
    store: 保留；留下；保存；上限；最多留；能保留几个立柱；丢弃；回合结束
    swap: 换；交换；兑换；两个一阶换一个二阶立柱
    placing: 旋转；方向；板块放在哪里；超出版图；移动板块
    supports: 支撑；三个或四个立柱；雕塑当立柱；承重
    belvederes: 三个立柱；必须放观景台；空角；悬空；没有支撑的角；亭子
    levels: 高度；能建多高；层；几层；跳过一阶
    overlap: 板块叠在板块上；正上方；叠放；高塔；同一位置
    paying: 费用；花费；支付；立柱不够；需要几个立柱
    decorations: 装饰；斜着、对角；符号；何时装饰；移动、拿走物件；旧板块
    statues: 第二个雕塑；雕塑在不同的阶；同行、同列；直线
    fountains: 水池；相邻；两个符号
    stairways: 楼梯；台阶；两阶之间
    bridges: 间隔；距离；多长；桥
    under-bridges: 桥下；小桥跨过雕塑；桥下的板块或立柱
    rounds: 几轮；轮数；游戏结束；什么时候结束；最后一轮
    tokens: 指示物；效果；事件；空白；改变符号；花朵加倍
    seen: 看得见；可见；被遮挡；从上往下；被遮挡的喷泉
    scoring: 计分；得分；分数；多少分；几分；值几分；套组；一套；花朵套组；多样；最高板块；小桥、喷泉、雕塑、阶梯、观景台得分
    winning: 平手；平局；同分；胜者；赢；获胜
    editions: 区别；不同；版本；中文版；英文版
    ruling-1: 雕塑支撑板块；雕塑当立柱；雕塑上方的角
    ruling-2: 喷泉、雕塑、小桥上方盖板块；伸出
    ruling-3: 被遮挡的雕塑分数
    ruling-4: 没有雕塑了；雕塑当了立柱；下一个雕塑
    ruling-5: 第二个板块；装饰第一个板块
    ruling-6: 指示物用两次；空白角；万能符号
    ruling-7: 用完；不够；没有立柱了；供应堆空了；立柱用完
    ruling-8: 额外立柱；奖励；指示物的立柱；挖掘前还是后
    ruling-9: 小桥交叉；桥上架桥；桥上方放板块
    ruling-10: 同一板块的两个符号
    ruling-11: 被遮挡的阶
    ruling-12: 丢弃保留的板块；留下立柱
    ruling-13: 同一回合；马上；刚放的雕塑
    ruling-14: 少一个立柱；减一
    ruling-15: 小桥中间；桥面；桥的两端；部分被遮挡
    glossary: 词汇；术语；意思；定义
