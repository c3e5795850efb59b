var e=`bot-name-apprentice = 学徒
bot-name-mason = 石匠
bot-name-gardener = 园丁
bot-name-architect = 建筑师
bot-name-nebuchadnezzar = 尼布甲尼撒
bot-apprentice = 今天早上才读完规则：只看几块板块和几个位置，选马上能得分的。
bot-mason = 建得扎实，但不多想：知道哪块板块适合放哪里，却不考虑下一回合。
bot-gardener = 试遍自己回合的所有走法，选出能留下最美花园的一种。
bot-architect = 善于规划：放下第一块石头之前，已在心中把游戏推演到结束许多次。
bot-nebuchadnezzar = 真正花园的建造者：思考最久，看穿你需要什么，并抢先拿走。`;export{e as default};