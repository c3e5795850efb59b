var e=`bot-name-apprentice = 見習い
bot-name-mason = 石工
bot-name-gardener = 庭師
bot-name-architect = 建築家
bot-name-nebuchadnezzar = ネブカドネザル
bot-apprentice = 今朝ルールを読んだばかり。いくつかのタイルと置き場所だけを見て、すぐ得点になるものを選びます。
bot-mason = 深く考えずに堅実に建てます。どのタイルがどこに合うかは知っていますが、次の手番は読みません。
bot-gardener = 自分の手番のあらゆる進め方を試し、最も見事な庭園が残るものを選びます。
bot-architect = 先を読みます。石を一つ置く前に、ゲームの終わりまで何度も頭の中で進めます。
bot-nebuchadnezzar = 本物の庭園を築いた王。最も長く考え、あなたが欲しいものを見抜いて先に取ります。`;export{e as default};