var e=`server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-built = Well built!
server-phrase-oops = Oops!
server-phrase-thinking = Let me think…
server-phrase-your-turn = Your turn.
server-phrase-thanks = Thank you!
server-phrase-good-game = Good game!`;export{e as default};