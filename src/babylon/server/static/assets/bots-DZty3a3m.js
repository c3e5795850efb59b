var e=`bot-name-apprentice = Apprentice
bot-name-mason = Mason
bot-name-gardener = Gardener
bot-name-architect = Architect
bot-name-nebuchadnezzar = Nebuchadnezzar
bot-apprentice = Read the rules this morning: looks at a few tiles and a few places, and takes what scores at once.
bot-mason = Builds solidly and without much thought: knows which tile fits where, but not what comes next turn.
bot-gardener = Tries every way to play its turn and takes the one that leaves the finest garden.
bot-architect = Plans ahead: plays the game to its end many times over before it lays a single stone.
bot-nebuchadnezzar = Built the real thing: thinks longest, watches what you need, and takes it from you.`;export{e as default};