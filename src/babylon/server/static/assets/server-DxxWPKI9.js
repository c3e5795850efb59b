var e=`server-phrase-hello = こんにちは！
server-phrase-good-luck = 幸運を！
server-phrase-well-built = 見事な庭園！
server-phrase-oops = おっと！
server-phrase-thinking = 少し考えます…
server-phrase-your-turn = あなたの手番です。
server-phrase-thanks = ありがとう！
server-phrase-good-game = よいゲームでした！`;export{e as default};