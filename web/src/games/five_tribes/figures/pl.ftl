### Słowa pod obrazkami obok zasad.

five_tribes-page-figure-notation = Sześć płytek z nazwami. Na c3 stoją dwaj wezyrowie (W, w zapisie V) i starszy (S, w zapisie E): c3 VVE.
five_tribes-page-figure-parts = 1: wartość płytki, na niebieskim lub czerwonym tle. 2: pałac, 5 punktów. 3: wielbłąd, więc płytka ma właściciela. 4: ludzie, którzy tu stoją. 5: palma, 3 punkty.
five_tribes-page-figure-bids = Pierwszy gra ten, kto zapłacił 8, potem ten, kto zapłacił 3. Dwa znaczniki nie zapłaciły nic: ten, który przyszedł ostatni, stoi z przodu i gra przed drugim.
five_tribes-page-figure-move = Wezyr, zabójca i kupiec z b1 zostają kolejno na c1, c2 i d2. Ostatni, kupiec, spotyka tam innego kupca.
five_tribes-page-figure-control = U góry obaj kupcy znikają z płytki i nie zostaje nikt: płytka jest twoja. U dołu zostaje budowniczy, więc płytka się nie zmienia.
five_tribes-page-figure-builders = Ruch skończył się na c2. Spośród dziewięciu płytek cztery są niebieskie, więc dwaj budowniczowie i fakir przynoszą 3 × 4 = 12 monet.
five_tribes-page-figure-assassins = Dwaj zabójcy na a2 sięgają na dwa kroki. Zabijają budowniczego na c2, który stał tam sam: płytka jest twoja.
five_tribes-page-figure-row = Rząd dziewięciu kart, jego początek jest po lewej. Mały handel to jedna z pierwszych trzech za 3 monety, duży dwie z pierwszych sześciu za 6.
five_tribes-page-figure-suits = Ryby i pszenica są tu podwójne, więc są dwa komplety: cztery różne towary za 13 monet i dwa za 3. Fakir nie jest towarem.
five_tribes-page-figure-viziers = Czterej wezyrowie i dwóch przeciwników, którzy mają ich mniej: 24 punkty. Po dwóch wezyrów i nikt nie ma mniej: po 2 punkty.
five_tribes-page-figure-djinns = Haurvatat działa sam; Enki kosztuje za każdym razem starszego lub fakira, Sibittis dwóch starszych albo starszego i fakira. Każdy pokazuje swoje punkty.
five_tribes-page-figure-thief = Houssain, wysłany po kupcach: każda z pozostałych osób oddaje dwa towary. Bierzesz dwa z czterech, a te wyblakłe trafiają do odrzuconych.
