var e=`### Słowa pod obrazkami obok zasad.

emira-page-figure-letters = U góry to, na co patrzą księżniczki: prezencja, status, pałac i złoto. U dołu ich talenty: rozsądek, gospodarność, gotowanie i czułość.
emira-page-figure-colours = Z czym zaczyna każdy kolor: wielbłąd, część pałacu, karta statusu, żeton szaty i 50 sztuk złota więcej w każdym dochodzie.
emira-page-figure-appearance = Uroda, maniery i szata to komplet, który liczy się za 4. Z jeszcze jednym żetonem urody jest 5.
emira-page-figure-palace = Dwie komnaty wydrukowanego pałacu, obie zajęte, i jedna w dobudowanej części, jeszcze wolna. Dzięki tej części pałac liczy się za 1.
emira-page-figure-income = Dwie małe karawany. Powolna przynosi 150 i przesuwa się o pole w lewo. Szybka stała na ostatnim polu: przynosi 300 i odchodzi.
emira-page-figure-upkeep = Thara i Layla kosztują po 50, Janan 100, a Zafirah nic: razem 200.
emira-page-figure-auction = Czerwony dał 40, biały 60, a niebieski 90. Potem czerwony i biały spasowali, więc niebieski wygrywa za 90.
emira-page-figure-camels = Niebieski wygrał z ofertą 130. Każdy z dwóch wielbłądów odejmuje 50, więc niebieski płaci 30.
emira-page-figure-market = Sześć straganów tury: mała i duża karawana, powolna lub szybka, żeton manier, karta statusu za 800, część pałacu i wielbłąd.
emira-page-figure-choice = Malika patrzy na status, a potem na pałac. Niebieski nie ma komnaty. Czerwony i zielony mają po 3, a czerwony ma większy pałac: wprowadza się do czerwonego.
emira-page-figure-xenia = Xenia wprowadza się w turze 4 i dostaje prezent. W turze 5 schodzi jeden żeton, w turze 6 drugi, a w turze 7 prosi znowu.
emira-page-figure-objective = Gra czworo, a cel to dwa razy rozsądek, raz gospodarność i raz gotowanie: pięć księżniczek, a wśród nich te talenty. Noor ma dwa talenty i występuje z gospodarnością; Sahar jest piątą.
`;export{e as default};