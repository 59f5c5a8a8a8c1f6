var e=`### Co mówi się o rzeczach na planszy.

camel_up-page-about-pyramid = Piramida
    .help = Leży w niej sześć kostek: po jednej dla każdego zawodnika i szara. Kto rzuca, bierze kafelek wart 1 monetę i wypuszcza jedną z nich: jej wielbłąd idzie o 1 do 3 pól i niesie wszystkich, którzy na nim siedzą.
camel_up-page-about-roll = Rzut jest wart średnio { $worth }.
camel_up-page-about-tent = Namioty
    .help = Kostka, która wypadła, czeka w namiocie do końca etapu. Po pięciu z sześciu etap się rozlicza i wszystkie wracają do piramidy.
camel_up-page-about-ticket =
    { $camel ->
        [blue] Niebieski kafelek typowania
        [green] Zielony kafelek typowania
        [yellow] Żółty kafelek typowania
        [red] Czerwony kafelek typowania
       *[purple] Fioletowy kafelek typowania
    }
camel_up-page-about-ticket-left =
    { $count ->
        [0] W tym etapie nie ma już żadnego.
        [one] Ostatni płaci { $value }.
        [few] Są jeszcze { $count }; górny płaci { $value }.
       *[other] Jest jeszcze { $count }; górny płaci { $value }.
    }
camel_up-page-about-held = Ten płaci { $value }.
camel_up-page-about-worth = Dla ciebie jest wart średnio { $worth }.
camel_up-page-about-chances = W tym etapie: pierwszy { $first }, drugi { $second }, ostatni { $last }.
camel_up-page-about-pile =
    { $pile ->
        [winner] Karty, które mówią, kto wygra cały wyścig.
       *[loser] Karty, które mówią, kto będzie ostatni w całym wyścigu.
    }
camel_up-page-about-pays =
    { $count ->
        [0] Następna karta daje { $value }, jeśli jest trafna.
       *[other] Następna karta daje { $value }, jeśli jest trafna, a więcej (stąd „+”), jeśli któraś pod nią jest nietrafiona.
    }
camel_up-page-about-card = Typujesz nią, że ten wielbłąd wygra cały wyścig albo że będzie ostatni; każdym kolorem tylko raz.
camel_up-page-about-card-worth = Średnio, na zwycięstwo: { $winner }; na ostatnie miejsce: { $loser }.
camel_up-page-about-camel =
    { $camel ->
        [blue] Niebieski wielbłąd
        [green] Zielony wielbłąd
        [yellow] Żółty wielbłąd
        [red] Czerwony wielbłąd
        [purple] Fioletowy wielbłąd
        [white] Biały szalony wielbłąd
       *[black] Czarny szalony wielbłąd
    }
    .help =
        { $kind ->
            [crazy] Biegnie w przeciwną stronę, od 16 do 1, i cofa tych, którzy na nim siedzą. Rusza go szara kostka; nikt go nie typuje.
           *[racer] Jeden z pięciu zawodników: jego kostka przesuwa go o 1 do 3 pól, ze wszystkimi, którzy na nim siedzą. Na jednym polu prowadzi ten, kto jest na górze.
        }
camel_up-page-about-space =
    { $space ->
        [1] Wielbłądy, które tu się zatrzymają, wchodzą jeden na drugiego. Tuż za startem nie może leżeć kafelek.
        [16] Ostatnie pole przed metą. Wielbłądy, które tu się zatrzymają, wchodzą jeden na drugiego.
       *[other] Wielbłądy, które tu się zatrzymają, wchodzą jeden na drugiego. Twój kafelek może leżeć tam, gdzie nie ma wielbłąda ani kafelka, i nie obok cudzego.
    }
camel_up-page-about-space-worth = Twój kafelek tutaj: doping średnio { $cheer }, gwizdy { $boo }.
camel_up-page-about-side-best = Najwięcej da na polu { $space }: średnio { $worth }.
camel_up-page-about-tile =
    { $side ->
        [cheer] Doping: { $seat }
       *[boo] Gwizdy: { $seat }
    }
    .help =
        { $side ->
            [cheer] Kto zatrzyma się na polu { $space }, daje 1 monetę ({ $seat }) i idzie o pole dalej, na wieżę, która tam stoi.
           *[boo] Kto zatrzyma się na polu { $space }, daje 1 monetę ({ $seat }) i cofa się o pole, pod wieżę, która tam stoi.
        }
camel_up-page-about-line = Meta
    .help = Gdy tylko któryś wielbłąd ją przekroczy, w jedną czy drugą stronę, wyścig się kończy: rozlicza się etap, a potem karty.
camel_up-page-about-coins = Monety
    .help =
        { $hidden ->
            [yes] Kto ma ich najwięcej po wyścigu, wygrywa. Przy tym stole widzi je tylko właściciel.
           *[no] Kto ma ich najwięcej po wyścigu, wygrywa. Każdy zaczyna z 3.
        }
camel_up-page-about-starts = Znacznik startu
    .help = Kto go ma, zaczynał ten etap. Na końcu etapu przechodzi do osoby po lewej od tej, która rzucała ostatnia.
camel_up-page-about-earned = Kafelki piramidy
    .help = Każdy rzut daje jeden. Na końcu etapu płacą po 1 monecie.
camel_up-page-about-hand = Karty na ręce
    .help = Karty, którymi typuje się, kto wygra wyścig, a kto będzie ostatni. Które to karty, wie tylko właściciel.
camel_up-page-about-leg = Kafelki typowania
    .help = Etap trwa pięć rzutów. Kafelek typuje jego lidera: pierwszy wzięty płaci 5, następny 3, potem 2 i 2; za drugie miejsce jest 1, każde inne kosztuje 1.
camel_up-page-about-cards = Karty typowania
    .help = Typują koniec całego wyścigu, a nie etapu. Wybierz kartę, a potem, czy wygra, czy będzie ostatnia.
camel_up-page-about-first = Pierwszy
    .help = Jaka jest szansa, że ten wielbłąd prowadzi na końcu etapu. Wtedy jego kafelki płacą tyle, ile na nich widać.
camel_up-page-about-second = Drugi
    .help = Jaka jest szansa, że ten wielbłąd jest drugi na końcu etapu. Wtedy każdy jego kafelek płaci 1 monetę.
camel_up-page-about-last = Ostatni
    .help = Jaka jest szansa, że na końcu etapu ten wielbłąd jest za wszystkimi innymi zawodnikami.
camel_up-page-about-worth-term = Wartość
    .help = Ile monet daje średnio następny kafelek, licząc wszystkie sposoby, w jakie etap może się potoczyć. Poniżej zera kosztuje więcej, niż daje.
camel_up-page-about-wins = Wygra
    .help = Jaka jest szansa, że ten wielbłąd wygra cały wyścig; obok, ile daje średnio następna karta na tym stosie.
camel_up-page-about-loses = Ostatni
    .help = Jaka jest szansa, że ten wielbłąd będzie ostatni w całym wyścigu; obok, ile daje średnio następna karta na tym stosie.
`;export{e as default};