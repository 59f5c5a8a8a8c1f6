### Słowa pod obrazkami obok zasad.

camel_up-page-figure-notation = 7[B G k] i +8 na torze: na polu 7 stoją N niebieski (w zapisie B), Zi zielony (G) i ca czarny (k).
camel_up-page-figure-camels = Pięć wielbłądów wyścigowych, każdy z literą, wzorem i kształtem, oraz dwa szalone, które patrzą w drugą stronę.
camel_up-page-figure-crazy-start = Tutaj szara kostka pokazała 2 i 1. Trójka oznaczałaby pole 14.
camel_up-page-figure-tickets = Stos na każdego wyścigowego wielbłąda: 5 na wierzchu, potem 3, 2 i 2. Niebieski jest cały, z zielonego zniknął jeden kafelek, z czerwonego trzy, z fioletowego dwa.
camel_up-page-figure-rolling = Zielona i fioletowa już wypadły i czekają w namiotach; cztery pozostałe kostki są jeszcze w piramidzie.
camel_up-page-figure-hand = Pięć kart typowania, po jednej na każdego wyścigowego wielbłąda.
camel_up-page-figure-unit = Zielona kostka pokazuje 2: zielony zabiera żółtego i wchodzi na czerwonego, a niebieski pod spodem zostaje.
camel_up-page-figure-grey = U góry wypada biała dwójka, ale tylko czarny niesie wyścigowego wielbłąda, więc rusza czarny. U dołu wypada czarna jedynka, ale biały siedzi na czarnym, więc rusza biały.
camel_up-page-figure-cheer = Niebieska kostka pokazuje 2: niebieski staje na dopingu, idzie o jedno pole dalej i wchodzi na zielonego.
camel_up-page-figure-boo = Fioletowa kostka pokazuje 2: fioletowy staje na wygwizdaniu, cofa się o jedno pole i wsuwa się pod żółtego.
camel_up-page-figure-line = Czerwona kostka pokazuje 2: czerwony z pola 16 mija linię z niebieskim na grzbiecie i wyścig się kończy. Wygrał niebieski.
camel_up-page-figure-places = Kafelek może leżeć na 2, ale nie na 1, nie na polu 3 z wielbłądem, nie na 5, gdzie leży kafelek gracza Z, ani tuż obok niego na 4.
camel_up-page-figure-ranking = Pierwszy jest żółty, drugi zielony, trzeci niebieski. Czarny się nie liczy.
camel_up-page-figure-paid = Trzy kafelki o wartości 5: prowadzącego, drugiego i każdego innego wielbłąda.
camel_up-page-figure-payouts = W kolejności, w jakiej je położono: wygrał zielony, a niebieska karta pośrodku kosztuje 1 i nie zajmuje nagrody.
