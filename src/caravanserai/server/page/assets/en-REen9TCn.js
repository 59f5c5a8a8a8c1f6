var e=`### Odds for a real board.

page-odds-step-back = One step back
page-odds-away = Odds are reckoned by the server, and nobody answers just now. This board is kept; what you asked comes by itself when the network is back.
`;export{e as default};