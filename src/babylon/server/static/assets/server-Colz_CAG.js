var e=`server-phrase-hello = 大家好！
server-phrase-good-luck = 祝你好运！
server-phrase-well-built = 建得漂亮！
server-phrase-oops = 哎呀！
server-phrase-thinking = 让我想想…
server-phrase-your-turn = 轮到你了。
server-phrase-thanks = 谢谢！
server-phrase-good-game = 好局！`;export{e as default};