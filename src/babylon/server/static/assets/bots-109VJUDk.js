var e=`bot-name-apprentice = 學徒
bot-name-mason = 石匠
bot-name-gardener = 園丁
bot-name-architect = 建築師
bot-name-nebuchadnezzar = 尼布甲尼撒
bot-apprentice = 今天早上才讀完規則：只看幾塊板塊和幾個位置，選馬上能得分的。
bot-mason = 蓋得扎實，但不多想：知道哪塊板塊適合放哪裡，卻不考慮下一回合。
bot-gardener = 試遍自己回合的所有走法，選出能留下最美花園的一種。
bot-architect = 善於規劃：放下第一塊石頭之前，已在心中把遊戲推演到結束許多次。
bot-nebuchadnezzar = 真正花園的建造者：思考最久，看穿你需要什麼，並搶先拿走。`;export{e as default};