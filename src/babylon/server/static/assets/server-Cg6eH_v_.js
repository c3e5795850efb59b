var e=`server-phrase-hello = 大家好！
server-phrase-good-luck = 祝你好運！
server-phrase-well-built = 建得漂亮！
server-phrase-oops = 哎呀！
server-phrase-thinking = 讓我想想…
server-phrase-your-turn = 輪到你了。
server-phrase-thanks = 謝謝！
server-phrase-good-game = 好局！`;export{e as default};