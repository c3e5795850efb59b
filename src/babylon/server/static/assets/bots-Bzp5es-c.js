var e=`bot-name-apprentice = Czeladnik
bot-name-mason = Murarz
bot-name-gardener = Ogrodnik
bot-name-architect = Architekt
bot-name-nebuchadnezzar = Nabuchodonozor
bot-apprentice = Dziś rano przeczytał zasady: spogląda na kilka kafelków i kilka miejsc i bierze to, co punktuje od razu.
bot-mason = Buduje solidnie i bez długiego namysłu: wie, który kafelek gdzie pasuje, ale nie myśli o następnej turze.
bot-gardener = Sprawdza każdy sposób rozegrania tury i wybiera ten, po którym ogród jest najpiękniejszy.
bot-architect = Planuje naprzód: zanim położy pierwszy kamień, wiele razy rozgrywa partię do końca.
bot-nebuchadnezzar = To on zbudował prawdziwe ogrody: myśli najdłużej, widzi, czego ci trzeba, i zabiera to.`;export{e as default};