### Twój pierwszy wyścig: co czyta ten, kto się uczy. Liczby są argumentami; docs/lessons.md mówi, jak napisać lekcję.

camel_up-lesson-title = Twój pierwszy wyścig

camel_up-lesson-welcome-text =
    Ściga się pięć wielbłądów i żaden nie należy do nikogo: ty typujesz. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }, a po wyścigu wygrywa osoba, która ma ich najwięcej.

camel_up-lesson-roll-idea = rzut rusza wielbłąda
camel_up-lesson-roll-ask = Zobaczmy, jak biegną. Weź kafelek piramidy i rzuć kostką.
camel_up-lesson-roll-tells =
    Żółty biegnie { $face ->
        [one] { $face } pole
        [few] { $face } pola
       *[other] { $face } pól
    } i wchodzi na czerwonego. Na jednym polu prowadzi ten, kto stoi wyżej.
camel_up-lesson-roll-why = Rzut to pewny zarobek: każdy kafelek piramidy daje monetę na końcu etapu.
camel_up-lesson-roll-other =
    { $other ->
        [place_tile] Na kafelki widowni przyjdzie pora za chwilę. Zobacz, cofnij ruch i rzuć kostką.
       *[other] To już typowanie, a na nie przyjdzie pora za chwilę. Zobacz, cofnij ruch i rzuć kostką.
    }

camel_up-lesson-carried-text =
    { $khamsin } rzuca i wypada czerwona kostka: { $face ->
        [one] { $face } pole
        [few] { $face } pola
       *[other] { $face } pól
    }, a żółty jedzie na grzbiecie. Kto siedzi wyżej, ten jedzie razem.

camel_up-lesson-ticket-idea = kafelek typowania: kto prowadzi na końcu etapu
camel_up-lesson-ticket-ask = Kto będzie prowadził na końcu etapu? Żółty siedzi na samej górze: weź jego kafelek o wartości { $value }.
camel_up-lesson-ticket-tells =
    Da ci { $value ->
        [one] { $value } monetę
        [few] { $value } monety
       *[other] { $value } monet
    }, jeśli na końcu etapu żółty będzie prowadził. Następny ma już tylko wartość { $next }.
camel_up-lesson-ticket-why = Wczesne kafelki płacą najwięcej, a żółty prowadzi w { $chance }% wszystkich możliwości.
camel_up-lesson-ticket-other =
    { $other ->
        [take_ticket] Można. Ale ten wielbłąd prowadzi rzadziej niż żółty: zobacz, kto siedzi na górze, i cofnij ruch.
       *[other] Można. Ale żółty kafelek jest lepszym typem i zaraz zniknie: cofnij ruch i weź go.
    }

camel_up-lesson-crazy-text =
    { $sirocco } rzuca i wypada szara kostka: biały wielbłąd jest szalony i biegnie { $face ->
        [one] { $face } pole
        [few] { $face } pola
       *[other] { $face } pól
    } w przeciwną stronę. { $khamsin } bierze następny żółty kafelek.

camel_up-lesson-tile-idea = kafelek widowni zarabia, gdy ktoś na nim stanie
camel_up-lesson-tile-ask = Połóż swój kafelek widowni na polu { $space }: doping.
camel_up-lesson-tile-tells = Kto się tam zatrzyma, da ci monetę i pójdzie o pole dalej.
camel_up-lesson-tile-why = Niebieski, zielony i fioletowy jeszcze przed ruchem, a każdy z nich może tam stanąć.
camel_up-lesson-tile-other =
    { $other ->
        [place_tile] Może tam leżeć. Ale mało która kostka prowadzi na to pole, a wygwizdanie by zawracało: weź go z powrotem.
       *[other] Można. Ale zobaczmy, co robi kafelek widowni: cofnij ruch i połóż swój na polu { $space }.
    }

camel_up-lesson-paid-text =
    Zielony staje na twoim kafelku z fioletowym na grzbiecie i doping niesie oba na pole { $space }. Od razu dostajesz { $coin ->
        [one] { $coin } monetę
        [few] { $coin } monety
       *[other] { $coin } monet
    }.

camel_up-lesson-insurance-idea = piąty rzut kończy etap; dwa kafelki to ubezpieczenie
camel_up-lesson-insurance-ask = Następny rzut kończy etap. Jeśli wypadnie fioletowa kostka, żółty straci prowadzenie: weź też fioletowy kafelek.
camel_up-lesson-insurance-tells =
    { $sirocco } rzuca: niebieska! Żółty nadal prowadzi. Etap to { $all ->
        [one] { $all } rzut
        [few] { $all } rzuty
       *[other] { $all } rzutów
    }, więc jednej kostki nigdy nie widać.
camel_up-lesson-insurance-why =
    Żółty prowadzi w { $chance }% możliwości, fioletowy w { $against }%: cokolwiek wypadnie, jeden z twoich kafelków da { $value ->
        [one] { $value } monetę
        [few] { $value } monety
       *[other] { $value } monet
    }.
camel_up-lesson-insurance-other = Można. Ale jeśli wypadnie fioletowa, prawie nic ci nie zostanie: cofnij ruch i ubezpiecz się.
camel_up-lesson-if_purple-text = Gdyby wypadła fioletowa: fioletowy wskakuje na żółtego i prowadzi. Nowy kafelek dałby ci { $best }, a żółty, za drugie miejsce, { $second }.

camel_up-lesson-leg_paid-text =
    Wypłata: żółty prowadzi i daje ci { $ticket }. Rzut daje { $pyramid }; fioletowy jest dopiero trzeci i kosztuje { $loss }. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }, { $khamsin } { $theirs }.

camel_up-lesson-second_leg-text = Etap { $leg }: kafelki i kostki wracają, wielbłądy zostają. { $khamsin } rzuca i fioletowy wchodzi na grzbiety prowadzących.

camel_up-lesson-winner-idea = zakryta karta: typ na cały wyścig
camel_up-lesson-winner-ask = Teraz typuj cały wyścig: połóż swoją fioletową kartę, zakrytą, na stosie zwycięzcy.
camel_up-lesson-winner-tells = Tylko ty znasz jej kolor. Jeśli jest trafna, pierwsza taka karta daje { $first }, następna { $second }, potem { $third }.
camel_up-lesson-winner-why = Płaci się za karty w tej kolejności, w jakiej leżą, więc wczesny typ jest wart najwięcej.
camel_up-lesson-winner-other =
    { $other ->
        [play_card] Taka karta to dobry pomysł. W tym wyścigu spróbujmy fioletowej, na zwycięzcę: cofnij ruch.
       *[other] Można. Ale wczesna karta jest warta najwięcej: cofnij ruch i połóż fioletową.
    }

camel_up-lesson-carry_two-text =
    Czerwony idzie { $face ->
        [one] { $face } pole
        [few] { $face } pola
       *[other] { $face } pól
    } z dwoma na grzbiecie. { $khamsin } bierze fioletowy kafelek o wartości { $value }.

camel_up-lesson-second_ticket-idea = szanse
camel_up-lesson-second_ticket-ask = Następny fioletowy kafelek ma jeszcze wartość { $value }. Weź go.
camel_up-lesson-second_ticket-tells =
    { $value ->
        [one] { $value } moneta
        [few] { $value } monety
       *[other] { $value } monet
    }, jeśli fioletowy prowadzi, jedna, jeśli jest drugi; w innym razie jedną płacisz.
camel_up-lesson-second_ticket-why = Fioletowy prowadzi w { $chance }% możliwości: to warte więcej niż moneta za rzut.
camel_up-lesson-second_ticket-other =
    { $other ->
        [play_card] Karta może poczekać, ten kafelek nie poczeka: cofnij ruch.
       *[other] Szanse mówią, że to jest warte mniej. Cofnij ruch i spójrz jeszcze raz.
    }

camel_up-lesson-riding-text =
    Żółty niesie fioletowego { $face ->
        [one] { $face } pole
        [few] { $face } pola
       *[other] { $face } pól
    }, na białego wielbłąda: jadą na szalonym! { $khamsin } zakrytą kartą typuje zwycięzcę.

camel_up-lesson-crazy_roll-idea = szara kostka
camel_up-lesson-crazy_roll-ask = Szara kostka jest jeszcze w piramidzie. Rzuć i wstrzymaj oddech.
camel_up-lesson-crazy_roll-tells =
    Szara! Pokazuje czarną liczbę, ale tylko biały niesie wielbłądy, więc biegnie biały: { $back ->
        [one] { $back } pole
        [few] { $back } pola
       *[other] { $back } pól
    } wstecz, ze wszystkimi, na czerwonego. Fioletowy nadal jest na górze.
camel_up-lesson-crazy_roll-why = Kto prowadzi na szalonym wielbłądzie, nigdy nie jest bezpieczny.
camel_up-lesson-crazy_roll-other = Można. Ale ktoś i tak rzuci i na tym zarobi: cofnij ruch i niech to będzie twój rzut.

camel_up-lesson-second_pay-text = Etap kończy się z fioletowym na czele: dostajesz { $mine }. { $khamsin } dostaje { $theirs } i wychodzi na prowadzenie, { $ahead } do { $behind }.

camel_up-lesson-third_leg-idea = kto siedzi na górze
camel_up-lesson-third_leg-ask = Ten etap zaczynasz ty. Który kafelek jest najlepszy?
camel_up-lesson-third_leg-tells = Fioletowy, i tym razem ten o wartości { $value } jest twój.
camel_up-lesson-third_leg-why =
    Ma pod sobą { $below ->
        [one] { $below } wielbłąda
        [few] { $below } wielbłądy
       *[other] { $below } wielbłądów
    }: którykolwiek z nich ruszy, zabierze go ze sobą.
camel_up-lesson-third_leg-other = Być może. Ale kto siedzi na szczycie wysokiej wieży? Cofnij ruch i spójrz jeszcze raz.

camel_up-lesson-boo-text = { $sirocco } też typuje fioletowego. { $khamsin } kładzie kafelek z wygwizdaniem na polu { $space }: kto się tam zatrzyma, cofa się o pole.

camel_up-lesson-tile_again-idea = gdzie mogą leżeć kafelki
camel_up-lesson-tile_again-ask = Połóż swój na polu { $space }, z dopingiem: mogą tam dojść żółty i fioletowy.
camel_up-lesson-tile_again-tells = Kafelki nigdy nie leżą obok siebie; tu jest między nimi jedno pole.
camel_up-lesson-tile_again-why = Szansa jest mała: ale jeśli dojdą, zarobisz monetę i popchniesz wielbłąda, w którego wierzysz.
camel_up-lesson-tile_again-other =
    { $other ->
        [place_tile] Nie każde pole pomaga fioletowemu. Weź kafelek z powrotem i połóż go na polu { $space }, z dopingiem.
       *[other] Można. Ale kafelek może popchnąć fioletowego: cofnij ruch i połóż swój na polu { $space }, z dopingiem.
    }

camel_up-lesson-booed-text =
    Czerwony idzie { $face ->
        [one] { $face } pole
        [few] { $face } pola
       *[other] { $face } pól
    }, niesie { $riders ->
        [one] { $riders } wielbłąda
        [few] { $riders } wielbłądy
       *[other] { $riders } wielbłądów
    } i po wygwizdaniu wraca na pole { $space }. { $khamsin } dostaje monetę i kładzie kartę na największego przegranego.

camel_up-lesson-loser-idea = ostatnie miejsce
camel_up-lesson-loser-ask = Kto będzie ostatni? Połóż swoją niebieską kartę na stosie największego przegranego.
camel_up-lesson-loser-tells = Jeśli niebieski będzie ostatni, dostaniesz { $second }, albo { $first }, jeśli { $khamsin } typuje innego.
camel_up-lesson-loser-why =
    Ostatnie miejsce często łatwiej przewidzieć niż pierwsze: niebieski jest { $gap ->
        [one] { $gap } pole
        [few] { $gap } pola
       *[other] { $gap } pól
    } za przedostatnim.
camel_up-lesson-loser-other =
    { $other ->
        [play_card] Kto jest daleko za wszystkimi? Cofnij ruch i spójrz.
       *[other] Można. Ale ostatnie miejsce już łatwo przewidzieć: cofnij ruch i połóż niebieską kartę.
    }

camel_up-lesson-cheered-text =
    Żółty wnosi fioletowego na twój kafelek: { $coin ->
        [one] { $coin } moneta
        [few] { $coin } monety
       *[other] { $coin } monet
    } dla ciebie, a oba idą dalej, na pole { $space }. { $khamsin } bierze fioletowy kafelek.

camel_up-lesson-finish-idea = linia mety kończy wyścig
camel_up-lesson-finish-ask =
    Fioletowemu do przekroczenia linii brakuje { $left ->
        [one] { $left } pola
       *[other] { $left } pól
    }. Rzuć!
camel_up-lesson-finish-tells = Fioletowa! Fioletowy przekracza linię i wyścig od razu się kończy.
camel_up-lesson-finish-tells-1 = Jeszcze jeden fioletowy kafelek, czemu nie! { $sirocco } rzuca: fioletowy przekracza linię i wyścig od razu się kończy.
camel_up-lesson-finish-why = Każdy wielbłąd, który przekroczy linię, kończy wyścig, nawet szalony, biegnący w przeciwną stronę.
camel_up-lesson-finish-other = Można poczekać. Ale ostatni rzut też daje monetę: cofnij ruch i rzuć.

camel_up-lesson-last_leg-text = Najpierw etap: dostajesz { $mine }, { $khamsin } { $theirs }. To daje { $coins } do { $others }; teraz odkrywa się karty.

camel_up-lesson-cards-text = Za zwycięzcę: twoja fioletowa karta daje { $win }, { $khamsin } dostaje { $next }, a { $sirocco } za żółtą płaci { $loss }. Za największego przegranego: { $khamsin } dostaje { $first } za wcześniejszą kartę, a ty { $lose }.

camel_up-lesson-end-text =
    { $mine ->
        [one] { $mine } moneta
        [few] { $mine } monety
       *[other] { $mine } monet
    }; { $khamsin } ma { $second }, { $sirocco } { $third }. Wygrywasz o { $margin ->
        [one] { $margin } monetę
        [few] { $margin } monety
       *[other] { $margin } monet
    }: twoja karta leżała na stosie zwycięzcy jako pierwsza.
