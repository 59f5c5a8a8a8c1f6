var e=`### Camel Up obok pudełka.

camel_up-page-real-camels = Wielbłądy
camel_up-page-real-out = Kości, które już wypadły
camel_up-page-real-where =
    { $camel ->
        [blue] Gdzie stoi niebieski?
        [green] Gdzie stoi zielony?
        [yellow] Gdzie stoi żółty?
        [red] Gdzie stoi czerwony?
        [purple] Gdzie stoi fioletowy?
        [white] Gdzie stoi biały?
       *[black] Gdzie stoi czarny?
    }
camel_up-page-real-touch = Dotknij jego pola. Kto przychodzi później, wchodzi na wierzch.
camel_up-page-real-tiles = Płytki
camel_up-page-real-turn = Dotknij pola: +1, potem −1, potem nic.
camel_up-page-real-all = Wszystkie stoją
camel_up-page-real-lift = Dotknij pola, aby zdjąć wielbłąda z wierzchu.
camel_up-page-real-space =
    Pole { $space }{ $camels ->
        [none] {""}
       *[other] : { $camels }
    }{ $tile ->
        [cheer] , płytka +1
        [boo] , płytka −1
       *[none] {""}
    }
camel_up-page-real-on = na { $space }
camel_up-page-real-place = postaw
camel_up-page-real-tile = płytka
camel_up-page-real-is-out = poza
camel_up-page-real-is-in = w środku
camel_up-page-real-notation = Plansza w notacji
camel_up-page-real-missing =
    { $count ->
        [one] Brakuje jeszcze { $count } wielbłąda
       *[other] Brakuje jeszcze { $count } wielbłądów
    }
camel_up-page-real-follow = Pokaż szanse
camel_up-page-real-again = Ustaw od nowa
camel_up-page-real-leg = Etap { $leg }, szanse dokładne
camel_up-page-real-ends = Wyścig skończy się w tym etapie: { $chance }%
camel_up-page-real-over = Wyścig skończony.
camel_up-page-real-rolled =
    { $camel ->
        [blue] Niebieska
        [green] Zielona
        [yellow] Żółta
        [red] Czerwona
        [purple] Fioletowa
        [white] Biała
       *[black] Czarna
    } { $face }: na pole { $space }.
camel_up-page-real-which = Która kość wypadła?
camel_up-page-real-number =
    { $camel ->
        [blue] Niebieska: która liczba?
        [green] Zielona: która liczba?
        [yellow] Żółta: która liczba?
        [red] Czerwona: która liczba?
        [purple] Fioletowa: która liczba?
        [white] Biała: która liczba?
       *[black] Czarna: która liczba?
    }
camel_up-page-real-to = na { $space }
camel_up-page-real-tab =
    { $tab ->
        [leg] Ten etap
        [race] Cały wyścig
       *[tiles] Płytki
    }
camel_up-page-real-ticket = zakład
camel_up-page-real-taken = Ktoś wziął ten zakład: { camel_up-camel }
camel_up-page-real-ticket-help = Dotknij zakładu, gdy ktoś go weźmie.
camel_up-page-real-was = było { $chance }
camel_up-page-real-roll = Rzut daje { $worth }.
camel_up-page-real-wins = wygra
camel_up-page-real-loses = przegra
camel_up-page-real-card = karta
camel_up-page-real-races = Oszacowano z { $races } wyścigów, ± { $error }. Karta: ile daje teraz karta na zwycięzcę.
camel_up-page-real-cheer = +1: { $worth }
camel_up-page-real-boo = −1: { $worth }
camel_up-page-real-lies = Tu leży płytka
camel_up-page-real-tiles-help = Ile płytka przyniesie tam właścicielowi w tym etapie. Dotknij pola, gdy ktoś ją położy, odwróci lub zabierze.
camel_up-page-real-what-if = Co by było, gdyby…

## Notes punktacji

camel_up-page-pad-line =
    { $row ->
        [race] wyścig
        [coins] monety
        [pyramid] kafelki piramidy
        [partner] sojusznik
        [tickets] kafelki typowania
        [winner] typy na zwycięzcę
       *[loser] typy na przegranego
    }
camel_up-page-pad-hint =
    { $row ->
        [race] Jak wielbłądy stoją na końcu: kto jest z przodu, kto za wszystkimi.
        [coins] Ile było w ręku przed rozliczeniem ostatniego etapu.
        [pyramid] Z ostatniego etapu, jeśli nie są już rozliczone.
        [partner] Kopiuje się najlepszy kafelek sojusznika.
        [tickets] Z ostatniego etapu, jeśli nie są już rozliczone.
        [winner] Od najstarszej karty: dotknij, czyja jest i jaki wielbłąd.
       *[loser] Od najstarszej karty: dotknij, czyja jest i jaki wielbłąd.
    }
camel_up-page-pad-question =
    { $question ->
        [first] pierwszy
        [second] drugi
       *[last] ostatni
    }
camel_up-page-pad-piece =
    { $piece ->
        [coins] monety
       *[pyramid_ticket] kafelek piramidy
    }
camel_up-page-pad-ticket = kafelek { $value }, { camel_up-camel }
`;export{e as default};