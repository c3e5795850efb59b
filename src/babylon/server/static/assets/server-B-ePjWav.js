var e=`server-phrase-hello = Cześć!
server-phrase-good-luck = Powodzenia!
server-phrase-well-built = Pięknie zbudowane!
server-phrase-oops = Ojej!
server-phrase-thinking = Chwilę pomyślę…
server-phrase-your-turn = Twoja tura.
server-phrase-thanks = Dziękuję!
server-phrase-good-game = Dobra gra!`;export{e as default};