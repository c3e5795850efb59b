### 遊戲規則手冊。條目的第一行是標題；以「• 」開頭的行是列表中的一項。

## 頁面上的文字

handbook-title = 遊戲規則
handbook-lead = 用我們自己的話說明每一條規則，並附上實際局面的圖解。選擇你們使用的版本，內文會隨之調整。
handbook-search = 搜尋規則
handbook-found =
    { $count ->
        [0] 找不到「{ $words }」。請試試單一詞語，例如某種配件的名稱。
       *[other] 有 { $count } 個條目與「{ $words }」有關
    }
handbook-nearest = 最接近「{ $words }」的條目：
handbook-contents = 目錄
handbook-print = 列印
handbook-print-summary = 輪次指示物與計分一頁速查
handbook-whole = 全部規則
handbook-close = 關閉規則
handbook-earlier = 上一條
handbook-later = 下一條
handbook-of-table = 這張遊戲桌的規則
handbook-summary = 輪次指示物與計分速查
handbook-summary-turn = 你的回合
handbook-players = 玩家人數
handbook-removals = 移除的黏土板塊
handbook-token-count = 輪次指示物
handbook-round-count = 輪數
handbook-piece = 配件
handbook-number = 盒內數量
handbook-example = 圖中範例

handbook-chapter-basics = 遊戲概覽
handbook-chapter-turn = 回合流程
handbook-chapter-tiles = 放置板塊
handbook-chapter-decorations = 裝飾物
handbook-chapter-points = 輪次與計分
handbook-chapter-editions = 各版本對照
handbook-chapter-questions = 問與答
handbook-chapter-glossary = 名詞解釋

## 遊戲概覽

handbook-goal =
    這是一款什麼樣的遊戲

    每位玩家各自建造一座空中花園：用支柱撐起露臺板塊，一層一層往上，再以雕像、噴泉、橋樑和階梯點綴。石材來自所有玩家共用的採石場；挖掘哪片板塊，也決定你獲得多少支柱。

    最後一輪結束後，從正上方俯視每座花園。只要還看得到一部分就計分，分數最高的玩家獲勝。
handbook-garden =
    花園與基本用語

    你的花園有 { $size } × { $size } 個空位，每個空位都有放支柱的凹槽。空位的名稱從西南端的 a1 到東北端的 h8。

    • 一片板塊占 2 × 2 共四個空位。四個角落各有一個符號，或沒有符號；中央有一種花朵。
    • 玩家圖板本身是第 0 層。高出一個支柱的板塊位於第 1 層，再往上是第 2 層，以此類推。板塊上的物品與該板塊同層。
    • 只有從正上方看得見的空位可以使用：被板塊遮蓋的空位永遠不能再用。
handbook-box =
    遊戲配件

    共有 { $tiles } 片露臺板塊：黏土（{ $clay } 個符號）、花崗岩（{ $granite } 個）、玄武岩（{ $basalt } 個）各 { $permaterial } 片。另有 { $boards } 張玩家圖板，各附一片花朵相同的起始露臺板塊，以及 { $tokens } 個輪次指示物。

    其餘配件都放在供應區，可能會用完，請見問與答。
handbook-setup =
    遊戲設置

    • 將各種材料的板塊分別洗混。在採石場將玄武岩板塊鋪成 { $stacks } 個位置的正方形，上面鋪花崗岩板塊，最上面鋪黏土板塊。每疊只看得到最上面的板塊。
    • 每位玩家拿取一張玩家圖板，並將花朵相同的起始露臺板塊放在儲存槽位。
    • 選出或抽出起始玩家。整場遊戲的每一輪都由該玩家開始。
    • 將輪次指示物面朝下洗混，依下表的數量取用，順序保密。
    • 2 人或 3 人遊戲時，要將一些黏土板塊移出遊戲：依回合順序，每位玩家各選一片移除，3 人遊戲進行一圈，2 人遊戲進行三圈。

## 回合流程

handbook-turn =
    回合的三個步驟

    • 挖掘：必須從採石場拿取一片可見的板塊，並因此獲得支柱。
    • 建造：可以放置板塊，並在上面建造裝飾物。
    • 存放與棄置：最多存放一片板塊和 { $kept } 個單層支柱，其餘都不能留下。
handbook-dig =
    挖掘

    拿取任一疊最上面的板塊。它的四個邊緣中，每有一個接觸到下列之一，你就獲得一個單層支柱：

    • 採石場邊界；
    • 採石場底層，也就是一疊已經挖空之處；
    • 相同或較低階層的可見板塊。

    若旁邊的板塊較高，這個邊緣不會帶來支柱。若板塊的花朵與你的玩家圖板相同，再多獲得一個支柱。支柱從供應區拿取；接著下面的板塊變為可見。

    圖中挖掘 { $stack } 可獲得 { $income } 個單層支柱：東、西兩側的板塊與它一樣高，南側是採石場底層。北側的板塊較高，因此不會帶來支柱。
handbook-build =
    建造

    挖掘之後，你可以放置挖到的板塊、存放的板塊，或以任意順序放置兩者，也可以都不放。每次放置之後，直到回合結束，你都可以在本回合放置的板塊上建造裝飾物。
handbook-store =
    存放與棄置

    回合結束時，最多可將一片未放置的板塊留在儲存槽位，其餘棄置並移出遊戲。你也可以不存放任何板塊。只要起始露臺板塊還在槽位，就不能存放其他板塊：請先放置或棄置它。

    最多存放 { $kept } 個單層支柱。超出的支柱與所有雙層支柱都放回供應區。
handbook-swap =
    雙層支柱

    雙層支柱的高度等於兩個單層支柱。在你的回合中，隨時可以將兩個單層支柱放回供應區，換取一個雙層支柱；反過來則不行。雙層支柱不能存放。

## 放置板塊

handbook-placing =
    板塊可以放在哪裡

    板塊以花園面朝上、任意方向放置，四個空位都必須在 { $size } × { $size } 的花園之內，並且高於這四個位置上的一切。

    • 至少三個角落有支撐，請見「什麼能支撐板塊」。
    • 你的花園某處已有低一層的板塊（第 1 層除外）。
    • 不與另一片板塊完整重疊。
    • 你付得起所需的支柱。

    支柱只放在正要放置的板塊下方，因此不會留下沒有板塊覆蓋的支柱。
handbook-supports =
    什麼能支撐板塊

    每個角落分別判斷：

    • 下方表面低一層，而且上面沒有東西：用單層支柱支撐。
    • 下方表面低兩層，而且上面沒有東西：用雙層支柱支撐。
    • 下方低一層處有你的雕像：由雕像免費支撐。從此它就是支柱，不再視為雕像。
    • 其他情況都無法支撐：表面太低、上面有其他物品，或有橋樑跨過。

    最多一個角落可以懸空。即使某個角落可以支撐，你也可以刻意讓它懸空。
handbook-belvederes =
    懸空的角落與觀景亭

    若板塊只有三處支撐，立即從供應區拿取一座觀景亭，放在懸空的角落。它占用該空位，那裡不能再建造其他物品。

    { $opencorner ->
        [while-they-last] 供應區沒有觀景亭時，角落仍然可以懸空，該處就是普通的空位。
       *[required] 供應區沒有觀景亭時，任何角落都不能懸空：四個角落都必須有支撐。
    }
handbook-levels =
    逐層建造

    第 1 層隨時可以放置板塊。要放在更高的層級，你的花園某處必須已有恰好低一層的板塊；兩者不必相鄰。
handbook-overlap =
    完整重疊

    板塊可以部分重疊，但不能完整重疊，也就是四個空位全部上下對齊。

    { $overlap ->
        [one-level] 在這個版本中，這條規則只針對相差一層的板塊：板塊不可與恰好低一層的板塊完整重疊。高出兩層以上則可以，如圖所示。
        [beneath] 在這個版本中，這條規則只針對正下方的板塊：只要一片板塊還有任何一個空位上方沒有板塊，就不可與它完整重疊。等它被其他板塊完全覆蓋之後，新的板塊就可以與它上下對齊，如圖所示。橋樑對此沒有影響。
       *[never] 在這個版本中，無論相差幾層都適用：花園中任何一片板塊的上方，永遠不能再放置與它完整重疊的板塊。錯開一個空位就可以，如圖所示。
    }
handbook-paying =
    支付支柱

    用你擁有的支柱支付。先用已有的雙層支柱；不足時，每個雙層支柱以兩個單層支柱換取。供應區沒有雙層支柱時不能換取。

## 裝飾物

handbook-decorations =
    共同的規則

    雕像、噴泉、階梯和橋樑從供應區免費拿取，要不要建造由你決定，一回合內數量不限。

    • 它占用的空位中，至少有一個位於你本回合放置的板塊上。
    • 它占用的每個空位都帶有對應的符號、看得見，而且上面沒有東西。
    • 沿著列或欄的方向放置，不能斜放。噴泉和橋樑連接位於相同層級的板塊，階梯連接差距 1 層的板塊。
handbook-statues =
    雕像

    雕像放在一個雕像符號上。花園中的第一座可以放在任意雕像符號上；之後的每一座都必須與你的某座雕像形成直線：同列或同欄，距離和層級不限。

    雕像的分數等於其所在層級。它之後可以用來支撐板塊，但從此不再視為雕像。
handbook-fountains =
    噴泉

    噴泉連接兩個相鄰的噴泉符號，它們位於同一層的兩片不同板塊上。分數為所在層級的 { $times } 倍。
handbook-stairways =
    階梯

    階梯連接兩個相鄰的階梯符號，它們所在的兩片板塊恰好相差一層。分數為兩端層級的總和。
handbook-bridges =
    橋樑

    橋樑連接同列或同欄、中間恰好間隔一個空位的兩個橋樑符號，它們位於同一層的兩片板塊上。中間的格位必須低於橋樑，而且沒有其他橋樑跨過。分數為所在層級的 { $times } 倍。
handbook-under-bridges =
    橋樑下方

    { $gap ->
        [open] 在這個版本中，建造橋樑時下方可以有物品，之後也可以再放；它們都視為可見。支柱不能放在那裡，因為橋樑擋著。
        [covered] 在這個版本中，建造橋樑時下方可以有物品。但從此橋樑像板塊一樣遮蓋該處：那裡不能再放任何東西，完全位於被遮蓋處的物品不計分。那裡的板塊要有其他空位可見才算數，那裡的凹槽視為不可見。
       *[empty] 在這個版本中，橋樑下方必須是空的：建造橋樑時那裡不能有任何東西，之後也不能再放，無論物品或支柱。
    }

    板塊懸空的角落可以伸到橋樑上方。橋樑上方的板塊，其空位都是普通的空位。

## 輪次與計分

handbook-rounds =
    輪次結束與遊戲結束

    最後一位玩家結束回合後，展示下一個輪次指示物，其效果在下一輪影響每位玩家。起始玩家不變。

    沒有輪次指示物可以展示時，遊戲結束。因此輪數比輪次指示物的數量多一。
handbook-tokens =
    輪次指示物

    輪次指示物的效果持續一輪，在每位玩家的回合中都有效。沒有一本規則書寫明每種各有幾個；這裡每種 { $copies } 個。
handbook-seen =
    什麼視為可見

    從正上方俯視。物品或板塊只要看得到一部分就算數，完全被遮蓋的不計分。只有板塊會遮蓋東西。

    { $gap ->
        [covered] 但在這個版本中，橋樑也會遮蓋它的下方。
       *[other] 橋樑不遮蓋任何東西。
    }

    圖中的噴泉仍然計分，因為它的兩個空位中有一個看得見。支撐板塊的雕像不計分。
handbook-scoring =
    最終計分

    遊戲結束時，每座花園逐項計分。最右一欄是圖中花園的分數，總分 { $gottotal } 分。
handbook-winning =
    誰獲勝

    分數最高的玩家獲勝。平手時，從上方看得到的凹槽較少（也就是花園面積較大）的玩家獲勝。若仍然平手，共享勝利。

handbook-pad-statues = 每座雕像：所在層級
handbook-pad-fountains = 每座噴泉：{ $times } × 層級
handbook-pad-bridges = 每座橋樑：{ $times } × 層級
handbook-pad-stairways = 每座階梯：兩端層級的總和
handbook-pad-diversity = 每組雕像、噴泉、橋樑、階梯各一座：{ $set } 分
handbook-pad-flowers = 每組四種花朵各一片的板塊：{ $set } 分
handbook-pad-belvederes = 每座觀景亭：{ $belvedere } 分，與層級無關
handbook-pad-highest =
    { $highest ->
        [square] 最高板塊所在層級的平方：最高第 { $top } 層為 { $gothighest } 分
       *[double] 最高板塊所在層級的雙倍：最高第 { $top } 層為 { $gothighest } 分
    }

handbook-editions =
    各版本的不同之處

    印刷版規則書共有 { $books } 種。它們幾乎完全一致，不同之處見下表。「修訂版」是其中大多數共通的規則。

## 問與答

handbook-ruling-1 =
    在自己的雕像正上方，可以讓那個角落懸空嗎？

    不可以。角落正下方一層的雕像必定支撐它：那個角落不算懸空，也不放觀景亭。
handbook-ruling-2 =
    懸空的角落可以伸到噴泉或橋樑上方嗎？

    可以，只要下方的東西較低：空無一物之處、任何物品、橋樑都行。被遮蓋的東西留在原處，只要還看得到一部分就計分。
handbook-ruling-3 =
    被遮蓋的雕像值幾分？

    不計分。但若上方的板塊高出兩層以上，因此並非由它支撐，它就仍然視為雕像：新的雕像可以與它對齊。
handbook-ruling-4 =
    我的雕像全都用來支撐板塊了，下一座可以放在哪裡？

    任意雕像符號上。當你的雕像全都成為支柱時，下一座又視為第一座。
handbook-ruling-5 =
    我放了兩片板塊，還能裝飾第一片嗎？

    可以。直到回合結束，你可以在本回合放置的每片板塊上建造物品，包括放置第二片之後再裝飾第一片。
handbook-ruling-6 =
    轉換符號或填補空位的輪次指示物，效果範圍有多大？

    每回合一次，用於一個裝飾物的一個空位，而且該空位位於你本回合放置的板塊上。有這片板塊就夠了，該裝飾物不需要另一片新放置的板塊。效果不會留在板塊上。
handbook-ruling-7 =
    配件用完了怎麼辦？

    供應區是有限的。單層支柱不夠時，剩多少拿多少；沒有雙層支柱時不能換取，也拿不到輪次指示物給的那個；用完的物品不能再建造。

    { $opencorner ->
        [while-they-last] 沒有觀景亭時，角落可以懸空，上面什麼都不放。
       *[required] 沒有觀景亭時，任何角落都不能懸空：每片板塊都需要四處支撐，如圖所示。
    }
handbook-ruling-8 =
    輪次指示物給的支柱什麼時候拿？

    回合開始時，挖掘之前。
handbook-ruling-9 =
    橋樑會擋住什麼？

    只要上方沒有板塊，橋樑下方就不能放支柱，第二座橋樑也不能與它交叉：圖中 c2 與 c4 之間不能再建造橋樑。

    { $gap ->
        [open] 在這個版本中，物品可以放在那裡。
        [covered] 物品也不能放在那裡：在這個版本中，橋樑遮蓋了該處。
       *[empty] 物品也不能放在那裡。
    }

    橋樑上方有了板塊之後，那片板塊的空位都是普通的空位。
handbook-ruling-10 =
    噴泉可以只放在一片板塊上嗎？

    不可以。噴泉連接兩片不同的板塊，橋樑也是。兩片都可以是本回合放置的。
handbook-ruling-11 =
    某一層的板塊全被遮蓋了，這一層還算數嗎？

    算。只要在那一層放置過板塊就行，不必可見。圖中看不到第 1 層，但它仍然算數。
handbook-ruling-12 =
    已經存放的板塊必須一直留著嗎？

    不必。回合結束時，你可以留下挖到的板塊、存放的板塊，或者都不留。單層支柱則一定會存放，至多 { $kept } 個。
handbook-ruling-13 =
    剛建造的東西，在同一回合就算數嗎？

    算。剛建造的雕像可以支撐第二片板塊，也可以讓新的雕像與它對齊；剛建成的層級上可以繼續往上建造。
handbook-ruling-14 =
    挖掘時少獲得一個支柱，而供應區也快空了，先算哪個？

    先算輪次指示物，再看供應區：本來可獲得四個，因輪次指示物減少一個，那麼供應區裡有三個就夠了。
handbook-ruling-15 =
    橋樑的哪些部分算數？

    建造時，兩端之一必須位於本回合的板塊上，中間的格位不算。判斷是否可見時，看得到任一端或跨在中間的部分就行：圖中兩端都被遮蓋，橋樑仍然計分。

## 名詞解釋

handbook-glossary =
    遊戲用語

    每個用語的意思，以及相關的規則條目。

handbook-term-garden =
    花園
    你在 { $size } × { $size } 個空位的玩家圖板上建造的一切。
handbook-term-space =
    空位
    板塊的四分之一，或玩家圖板上一個凹槽的位置。
handbook-term-notch =
    凹槽
    玩家圖板上放支柱的地方。遊戲結束時，仍可見的凹槽用來判定平手時的勝負。
handbook-term-tile =
    板塊
    占 2 × 2 個空位的露臺，帶有符號和花朵。
handbook-term-starting-tile =
    起始露臺板塊
    遊戲開始時在你儲存槽位的板塊。
handbook-term-material =
    黏土、花崗岩、玄武岩
    三種材料，從採石場的最上面到最下面；越往下，符號越多。
handbook-term-symbol =
    符號
    在角落上，表示那裡可以建造哪種裝飾物。
handbook-term-flower =
    花朵
    每片板塊帶有四種花朵之一。與你的玩家圖板相同的能帶來支柱，四種不同的成為一組。
handbook-term-corner =
    角落
    板塊的四個空位之一，各自判斷有無支撐。
handbook-term-open-corner =
    懸空的角落
    板塊上唯一沒有支撐的角落，要放觀景亭。
handbook-term-level =
    層
    板塊比玩家圖板高出幾個支柱。
handbook-term-quarry =
    採石場
    中央一疊疊的板塊，所有玩家都在此挖掘。
handbook-term-stack =
    疊
    採石場中疊在一起的板塊，只能挖掘最上面的。
handbook-term-edge =
    採石場邊界
    外側的板塊接觸到它，會帶來支柱。
handbook-term-bottom =
    採石場底層
    一疊挖空之後露出的地方，會帶來支柱。
handbook-term-dig =
    挖掘
    拿取一片可見的板塊並獲得支柱。每個回合由此開始。
handbook-term-pillar =
    單層支柱
    將一個角落支撐到高一層處。
handbook-term-double-pillar =
    雙層支柱
    將一個角落支撐到高兩層處；用兩個單層支柱換取。
handbook-term-decoration =
    裝飾物
    雕像、噴泉、橋樑和階梯。
handbook-term-statue =
    雕像
    放在一個空位上，與另一座雕像對齊；可以支撐板塊。
handbook-term-fountain =
    噴泉
    連接同一層的兩片相鄰板塊。
handbook-term-stairway =
    階梯
    連接相差一層的兩片板塊。
handbook-term-bridge =
    橋樑
    跨過間隔，連接同一層的兩片板塊。
handbook-term-belvedere =
    觀景亭
    放在板塊懸空的角落上。
handbook-term-supply =
    供應區
    還不屬於任何玩家的所有配件。
handbook-term-storage =
    儲存區域
    花園旁存放一片板塊的槽位和 { $kept } 個單層支柱的位置。
handbook-term-discard =
    棄置
    回合結束時將板塊移出遊戲。
handbook-term-turn =
    回合
    挖掘、建造、存放：一位玩家完成後才輪到下一位。
handbook-term-round =
    輪
    每位玩家各進行一個回合。
handbook-term-token =
    輪次指示物
    一輪結束時展示，在下一輪生效。
handbook-term-first-player =
    起始玩家
    整場遊戲中每一輪都最先行動的玩家。
handbook-term-points =
    分數
    從正上方看，你的花園值多少分。

## 圖解

handbook-picture-whole = 一座三層的花園，各種物品都有。
handbook-picture-tile = 位於第 1 層的板塊，由四個單層支柱支撐。
handbook-picture-turn-dug = 挖掘之後：單層支柱、挖到的板塊，旁邊是存放的板塊。
handbook-picture-turn-built = 建造之後：挖到的板塊位於 c1，上面有雕像和半座噴泉；剩下的一個支柱和存放的板塊留到下個回合。
handbook-picture-placed = 新板塊跨在兩片板塊上方，位於第 2 層；懸空的角落上有觀景亭。
handbook-picture-quarry = 挖掘過幾次的採石場；數字是每疊的高度。
handbook-picture-quarry-text = 俯視的採石場；+ 後面是挖掘可得的支柱數。
handbook-picture-supports = 位於第 2 層：兩個單層支柱在板塊上，兩個雙層支柱在玩家圖板上。
handbook-picture-paid = 四個單層支柱和一個雙層支柱剛好夠付新板塊：兩個單層支柱、那個雙層支柱，再以兩個單層支柱換取第二個雙層支柱。
handbook-picture-belvedere = 三個支柱，懸空的角落上有觀景亭。
handbook-picture-statue-bears = c1 的雕像支撐著上方板塊的一個角落。
handbook-picture-levels = 第 3 層的板塊需要已有第 2 層的板塊，而後者位於別處。
handbook-picture-overlap-never = 高塔的每片板塊都與下面的錯開。
handbook-picture-overlap-one-level = 最上面的板塊與低兩層的板塊上下對齊。
handbook-picture-overlap-beneath = 最下面的板塊已被完全覆蓋，最上面的板塊與它上下對齊。
handbook-picture-decorated = c1 的板塊是新放的，所以噴泉可以有一半在舊板塊上；只在 a2 上，本回合什麼也不能建。
handbook-picture-statues = 每座雕像都與另一座同列或同欄。
handbook-picture-fountain = 跨在第 1 層兩片板塊上的噴泉。
handbook-picture-stairway = 從第 1 層通往第 2 層的階梯。
handbook-picture-bridge = 從 b2 到 d2 的橋樑，跨過 c2 的間隔。
handbook-picture-gap-empty = 橋樑下方的 c1 空無一物。
handbook-picture-gap-open = 橋樑下方的 c1 放了一座雕像。
handbook-picture-gap-covered = c1 的雕像先放，現在被橋樑遮蓋。
handbook-picture-half-hidden = 新板塊遮蓋了半座噴泉。
handbook-picture-buried = b2 的雕像被高兩層的板塊遮蓋。
handbook-picture-first-again = c1 的雕像支撐著板塊；e4 的新雕像不與任何雕像對齊。
handbook-picture-two-tiles = 同一回合的兩片板塊，雕像放在第一片上。
handbook-picture-filled-blank = c2 沒有符號，靠輪次指示物放上了噴泉。
handbook-picture-four-supports = 新板塊的四個角落都有支撐。
handbook-picture-extra-pillar = 儲存區域中的單層支柱和板塊。
handbook-picture-crossed = 從 b3 到 d3 的橋樑橫在 c2 與 c4 之間。
handbook-picture-joined = 兩片板塊都是本回合放置的。
handbook-picture-hidden-level = 第 1 層的板塊被兩片第 2 層的板塊完全覆蓋。
handbook-picture-discards = 回合結束時的儲存區域：挖到的板塊和存放的板塊，最多留下一片。
handbook-picture-swapped = 四個單層支柱中的兩個換成了雙層支柱。
handbook-picture-same-turn = 同一回合的雕像和板塊。
handbook-picture-deck-alone = 板塊遮蓋了橋樑的兩端，但沒有遮蓋中間。
handbook-picture-rounds = 四人遊戲的第四輪：本輪及之前的輪次指示物都已展示，第一輪沒有。
handbook-picture-tie-open = 三片板塊，第 2 層有一座雕像；上面的板塊沒有多遮蓋凹槽。
handbook-picture-tie-covered = 分數相同，但上面的板塊多遮蓋兩個凹槽：平手時這座花園獲勝。

## What people ask for in other words than the rules': by section. And small words, which tell nothing about what is looked for.

handbook-small-words = 可以 能 什麼 時候 怎麼 怎樣 嗎 呢 幾 多少 是否 必須 一共 一個 一座 一片 我 的 了 是 放
handbook-asked =
    goal: 目標；概述；這是什麼遊戲
    garden: 圖板；格子；座標；空間名稱
    box: 內容物；配件；數量；有多少
    setup: 準備；開始；人數；幾人；誰先；起始玩家；移除黏土板塊；起始板塊
    turn: 步驟；流程；回合順序；跳過；不挖掘
    dig: 收入；挖掘得到幾個支柱；邊緣、牆、旁邊；拿取板塊；相鄰
    build: 不放板塊；必須放置；跳過建造；一回合兩片板塊
    store: 存放；保留；留下；上限；最多留；可以保留幾個支柱；丟棄；回合結束
    swap: 換；交換；兌換；兩個單層換一個雙層支柱
    placing: 旋轉；方向；板塊放在哪裡；超出圖板；移動板塊
    supports: 支撐；三個或四個支柱；雕像當支柱；承重
    belvederes: 三個支柱；一定要放觀景亭；空角；懸空；沒有支撐的角；亭子
    levels: 高度；可以蓋多高；樓層；幾層；跳過一層
    overlap: 板塊疊在板塊上；正上方；疊放；高塔；同一位置
    paying: 費用；花費；支付；支柱不夠；需要幾個支柱
    decorations: 裝飾；斜放、對角；符號；何時裝飾；移動、拿走物品；舊板塊
    statues: 第二座雕像；雕像在不同層；同列、同欄；直線
    fountains: 水池；相鄰；兩個符號
    stairways: 樓梯；台階；兩層之間
    bridges: 間隔；距離；多長；橋
    under-bridges: 橋下；橋樑跨過雕像；橋下的板塊或支柱
    rounds: 幾輪；輪數；遊戲結束；什麼時候結束；最後一輪
    tokens: 指示物；效果；事件；空白；轉換符號；花朵加倍
    seen: 看得見；可見；被遮蓋；從上往下；被遮蓋的噴泉
    scoring: 計分；得分；分數；多少分；幾分；值幾分；套組；一套；花朵套組；多樣；最高板塊；橋樑、噴泉、雕像、階梯、觀景亭得分
    winning: 平手；平局；同分；勝者；贏；獲勝
    editions: 差別；不同；版本；中文版；英文版
    ruling-1: 雕像支撐板塊；雕像當支柱；雕像上方的角落
    ruling-2: 噴泉、雕像、橋樑上方蓋板塊；伸出
    ruling-3: 被遮蓋的雕像分數
    ruling-4: 沒有雕像了；雕像當了支柱；下一座雕像
    ruling-5: 第二片板塊；裝飾第一片板塊
    ruling-6: 指示物用兩次；空白角落；萬用符號
    ruling-7: 用完；不夠；沒有支柱了；供應區空了；支柱用完
    ruling-8: 額外支柱；獎勵；指示物的支柱；挖掘前還是後
    ruling-9: 橋樑交叉；橋上架橋；橋上方放板塊；被擋住
    ruling-10: 同一板塊的兩個符號
    ruling-11: 被遮蓋的層
    ruling-12: 丟棄存放的板塊；留下支柱
    ruling-13: 同一回合；馬上；剛放的雕像
    ruling-14: 少一個支柱；減一
    ruling-15: 橋樑中間；橋面；橋的兩端；部分被遮蓋
    glossary: 詞彙；術語；意思；定義
