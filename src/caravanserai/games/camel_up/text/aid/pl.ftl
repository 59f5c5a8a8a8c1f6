### Ściąga dla osób przy prawdziwym stole. Liczb tu nie ma: wszystkie podają komponenty gry. *Tak* oznacza druk pogrubiony.

camel_up-aid-variant-few = Przebiegłe Wielbłądy, do { $most } osób
camel_up-aid-variant-many = Przebiegłe Wielbłądy, od { $least } osób
camel_up-aid-fact-each = *{ $least }–{ $most }* os.: po *{ $coins }* { $coins ->
        [one] monecie
        [few] monety
       *[other] monet
    }, kafelek widowni, karta typowania każdego koloru
camel_up-aid-fact-start = wyścigowe startują z rzutu, od { $first } do { $last }; szalone na { $crazy }

camel_up-aid-turn = Twoja tura: dokładnie jedna z tych rzeczy
camel_up-aid-ticket = Górny z dowolnego stosu. Typujesz, że ten wielbłąd będzie prowadził, gdy etap się skończy.
    .title = Weź kafelek typowania
camel_up-aid-tile = Dopingiem lub wygwizdaniem do góry. Nigdy na polu { $forbidden }, na wielbłądzie, na kafelku ani tuż obok cudzego kafelka; przenoszony musi zmienić pole.
    .title = Połóż lub przenieś kafelek widowni
camel_up-aid-roll = Weź kafelek piramidy ({ $coins } { $coins ->
        [one] moneta
        [few] monety
       *[other] monet
    } na koniec etapu), potem jedna kostka rusza wielbłąda. Każda kostka w środku ma równe szanse.
    .title = Rzuć
camel_up-aid-card = Karta typowania, zakryta, na stos zwycięzcy albo największego przegranego. Każdy kolor raz.
    .title = Typuj wynik wyścigu
camel_up-aid-ally = Osoba bez sojusznika zostaje twoim sojusznikiem na ten etap; odmówić nie można.
    .title = Zawiąż sojusz

camel_up-aid-run = Jak biegną wielbłądy
camel_up-aid-unit = Wielbłąd zabiera wszystkich, którzy na nim siedzą, i wchodzi na wierzch tych, do których dotrze. Kto jest niżej, zostaje.
    .title = Niesie i wchodzi.
camel_up-aid-cheer = Kostka zatrzymuje na kafelku: właściciel dostaje { $coins } { $coins ->
        [one] monetę
        [few] monety
       *[other] monet
    }, a jednostka rusza jeszcze raz.
    .title = Doping: o { $step } dalej, na wierzch.
camel_up-aid-boo = Także pod wieżę, z której dopiero co zeszła. Mijany kafelek nic nie robi.
    .title = Wygwizdanie: o { $step } wstecz, pod spód.

camel_up-aid-crazy = Szalone wielbłądy
camel_up-aid-crazy-way = Biały i czarny biegną *pod prąd*, od { $last } w stronę { $first }, ze wszystkimi na grzbiecie. Który rusza, mówi kolor szarej kostki, chyba że:
camel_up-aid-crazy-carrier = tylko jeden niesie gdzieś nad sobą wyścigowego: rusza *ten, który niesie*;
camel_up-aid-crazy-upper = jeden siedzi wprost na drugim: rusza *górny*.
camel_up-aid-crazy-tiles = Dla nich doping prowadzi w stronę { $first }, wygwizdanie w stronę { $last }.
camel_up-aid-crazy-picture = Rusza biały, bo siedzi na czarnym; wyścigowy na jego grzbiecie jedzie z nim.

camel_up-aid-leg = Za etap
camel_up-aid-leg-leader = kafelek na *prowadzącego*
camel_up-aid-leg-second = na *drugiego*
camel_up-aid-leg-other = na każdego *innego*
camel_up-aid-leg-pyramid = każdy *kafelek piramidy*
camel_up-aid-leg-ends = po { $tickets }. kafelku piramidy; kostek, których nie widać: { $dice }. Prowadzi, kto jest dalej; na jednym polu, kto siedzi wyżej. Zsumuj wszystko, potem rozlicz: nikt nie schodzi poniżej zera.
    .title = Etap się kończy
camel_up-aid-leg-back = Następny etap zaczyna osoba po lewej od rzucającej ostatnio. Kafelki i kostki wracają; wielbłądy, monety i karty zostają.
    .title = Potem

camel_up-aid-race = Za wyścig
camel_up-aid-race-right = trafny *zwycięzca* lub *przegrany*
camel_up-aid-race-wrong = każdy *inny*
camel_up-aid-race-ends = natychmiast, gdy ktokolwiek przekroczy linię, w którąkolwiek stronę. Jeszcze raz płaci się etap, potem oba stosy, od najstarszej karty. Chybione karty nie zużywają nagród.
    .title = Wyścig się kończy
camel_up-aid-race-won = wywiezieni wstecz za linię są ostatni. Wygrywa najwięcej monet; równi dzielą zwycięstwo.
    .title = Kolejność:

camel_up-aid-partners = Sojusze
camel_up-aid-partner-find = Wymieńcie karty sojuszu i odwróćcie je na „sojusz”. W etapie najwyżej jeden sojusznik.
    .title = Sojusz to cała tura.
camel_up-aid-partner-copy = Przy podliczaniu wybierz jeden własny kafelek sojusznika, typowania lub piramidy, i zarób tyle samo, oprócz swoich. Nie musisz.
    .title = Skorzystaj z kafelka.
camel_up-aid-partner-part = Po etapie każdy zabiera swoją kartę.
    .title = Rozstanie.

camel_up-aid-ask = Często pytacie
camel_up-aid-ask-pass = Nie. Rzucić można zawsze.
    .title = Czy mogę spasować?
camel_up-aid-ask-flip = Nie, musi zmienić pole.
    .title = Czy mogę tylko odwrócić swój kafelek?
camel_up-aid-ask-own = Tak.
    .title = Czy mój rzut na mój kafelek mi płaci?
camel_up-aid-ask-crazy = Nigdy.
    .title = Czy szalone wielbłądy liczą się w kolejności?
camel_up-aid-ask-both = Nie, karta każdego koloru jest jedna.
    .title = Czy mogę typować jednego i na zwycięzcę, i na przegranego?
camel_up-aid-ask-back = Tak, nawet szalony całkiem sam.
    .title = Czy wielbłąd, który cofnie się za linię, kończy wyścig?
