var e=`### Co mówi się o rzeczach na planszy.

five_tribes-page-about-start = Najlepszy ruch stąd jest wart około { $worth }.
five_tribes-page-about-here =
    { $people ->
        [none] Nikogo tu nie ma
       *[other] Stoją tu: { $people }
    }.{ $owner ->
        [none] { "" }
       *[other] { " " }Kontroluje ją { $owner }.
    }
five_tribes-page-about-djinn =
    { $points ->
        [one] Daje na koniec { $points } punkt.
        [few] Daje na koniec { $points } punkty.
       *[many] Daje na koniec { $points } punktów.
    } Użycie: { $cost }.
five_tribes-page-about-serves = Komu służy: { $seat }.
five_tribes-page-about-djinn-price = Zdobywa się go ruchem, który kończy się w świętym miejscu, za dwóch starszych albo za starszego i fakira.
five_tribes-page-about-thief = Nieużyty daje na koniec { $points } punktów. Działa raz, po akcji swojego plemienia, i znika.
five_tribes-page-about-card =
    { $kind ->
        [fakir] Fakir nie jest towarem. Wzmacnia budowniczych i zabójców, a przy płaceniu za dżiny zastępuje starszego.
       *[good] Towar. Różne towary tworzą zestaw, a im ich więcej, tym każdy cenniejszy: 1, 3, 7, 13, 21, 30, 40, 50, 60. Zestawy można sprzedać na końcu tury, a na końcu gry dają punkty.
    }
five_tribes-page-about-adds = Z tym, co masz, doda do towarów { $points }.
five_tribes-page-about-spot = Pole za { $price }
    .help =
        { $price ->
            [0] Miejsce w kolejności gry, które nic nie kosztuje.
           *[other] Miejsce w kolejności gry. Kto je zajmie, płaci do banku { $price }.
        }
five_tribes-page-about-spot-of =
    { $seat ->
        [none] Jest wolne.
       *[other] Zajmuje je { $seat }.
    }
five_tribes-page-about-marker = Kolejność licytacji
    .help =
        { $bidding ->
            [now] W tej kolejności licytują znaczniki, jeden po drugim.
           *[next] Kto zagrał, kładzie tu swój znacznik: kolejność gry w tej rundzie jest kolejnością licytacji w następnej.
        }
five_tribes-page-about-marker-of =
    { $seat ->
        [none] Miejsce { $place } jest jeszcze wolne.
       *[other] Miejsce { $place }: { $seat }.
    }
five_tribes-page-about-camel = Wielbłąd
    .help = Tę płytkę kontroluje { $seat } i dostaje za nią jej liczbę oraz punkty za palmy i pałace. Płytki z wielbłądem nie da się przejąć ruchem.
five_tribes-page-about-piece =
    { $piece ->
        [palm] Każda palma daje 3 punkty temu, kto kontroluje płytkę.
       *[palace] Każdy pałac daje 5 punktów temu, kto kontroluje płytkę.
    }
five_tribes-page-about-gold = Złoto
    .help =
        { $hidden ->
            [yes] Każda moneta to na koniec punkt; płaci się nią też za licytację i na targach. Ile mają inni, nie widać.
           *[no] Każda moneta to na koniec punkt; płaci się nią też za licytację i na targach.
        }
five_tribes-page-about-number = Liczba na płytce
five_tribes-page-about-known = Wszystkie punkty, których możesz być teraz pewien. Ukryte złoto i towary dojdą na końcu.
five_tribes-page-about-plans = Ruchy, które planer ceni najwyżej, ze wszystkich początków i dróg. „≈” mówi, ile ruch jest wart jego zdaniem: punkty od razu, to, co da później, i to, co zostawi następnemu.
five_tribes-page-about-score =
    { $category ->
        [gold] 1 punkt za każdą monetę.
        [viziers] { $viziers ->
            [most] 1 punkt za każdego i 10 za to, że ma się ich najwięcej, samemu.
           *[each] 1 punkt za każdego i 10 za każdego przeciwnika, który ma ich mniej.
        }
        [elders] 2 punkty za każdego.
        [djinns] Tyle, ile napisano na każdym dżinie.
        [thieves] 6 punktów za każdego, który nie był użyty.
        [palms] 3 punkty za każdą palmę na twoich płytkach.
        [palaces] 5 punktów za każdy pałac na twoich płytkach.
        [tiles] Liczby płytek z twoim wielbłądem.
       *[goods] Towary na ręce, podzielone na najlepsze zestawy.
    }
five_tribes-page-about-supply =
    { $what ->
        [palm] Palmy w zapasie
        [palace] Pałace w zapasie
       *[bag] Worek
    }
    .help =
        { $what ->
            [palm] Ruch, który kończy się w oazie, stawia tam jedną, póki są: 3 punkty dla tego, kto kontroluje płytkę.
            [palace] Ruch, który kończy się w wiosce, stawia tam jeden, póki są: 5 punktów dla tego, kto kontroluje płytkę.
           *[bag] Trafiają tu kupcy, budowniczowie i zabójcy po swojej akcji, a także ich ofiary.
        }
five_tribes-page-about-left = Zostało: { $left }.
five_tribes-page-about-bag = W środku: { $people }.
five_tribes-page-about-hand = Karty na ręce
    .help = Towary i fakirzy. Inni widzą, ile jest kart, ale nie jakie.
five_tribes-page-about-camels = Pozostałe wielbłądy
    .help = Wielbłąd staje na każdej przejętej płytce. Runda, w której ktoś postawi ostatniego, jest ostatnią w grze.
five_tribes-page-about-bazaar = Bazar
    .help = Leży tu dziewięć kart. Kupcy biorą od początku tyle, ilu ich jest; targi sprzedają niektóre z pierwszych. Luki uzupełnia się na końcu rundy.
five_tribes-page-about-djinns = Dżiny
    .help = Trzy leżą odkryte. Ruch, który kończy się w świętym miejscu, może zdobyć jednego za dwóch starszych albo za starszego i fakira: to punkty i moc do końca gry.
`;export{e as default};