### Odds for a real board.

page-odds-step-back = One step back
page-odds-away = Odds need the network: nobody answers just now.
