### Słowa strony dla Five Tribes.

five_tribes-page-subtitle = Runda { $round }
five_tribes-page-sultanate = Sułtanat
five_tribes-page-order = Kolejność gry
five_tribes-page-spot = Pole za { $price }: { $owner }
five_tribes-page-free = wolne
five_tribes-page-carried = W ręce
five_tribes-page-plain = Na razie plansza jest prosta: pełna, z planowaniem i ruchem, jest w drodze.
