### Ściąga dla osób przy prawdziwym stole. Liczb tu nie ma: wszystkie podają komponenty gry. *Tak* oznacza druk pogrubiony.

emira-aid-variant-basic = wersja podstawowa
emira-aid-variant-advanced = wersja zaawansowana
emira-aid-fact-each = *{ $least }–{ $most }* szejków; każdy: *{ $gold }* sztuk złota, *{ $rooms }* { $rooms ->
        [one] komnata
        [few] komnaty
       *[other] komnat
    }, cel, karta wydarzenia
emira-aid-fact-colours = zielony: wielbłąd · biały: część pałacu · czerwony: status { $status } · niebieski: szata · czarny: +{ $bonus } dochodu

## The turn

emira-aid-turn = Tura
emira-aid-events = Od pierwszego gracza każdy może zagrać jedną kartę. Symbol raz na turę.{ $advanced ->
        [yes] { "" }
       *[no] { " Nie w pierwszej turze." }
    }
    .title = Wydarzenia
emira-aid-income = { $base } sztuk złota (czarny o { $bonus } więcej) i to, co przynosi każda karawana; karawany idą o pole w lewo.
    .title = Dochód
emira-aid-preparation = Odkryj księżniczkę i kartę statusu, wylosuj żeton; część pałacu, wielbłąd i karawany znów są wystawione.
    .title = Przygotowanie
emira-aid-auctions = Kto działa pierwszy, kto następny, i tak dalej. *Każdy jedną akcję, każda akcja raz.*
    .title = Licytacje
emira-aid-buying = Każdy może kupić jedną: obejrzyj { $seen } za { $price } albo { $more } za { $dearer }, zatrzymaj jedną. Do zagrania od następnej tury.
    .title = Karty wydarzeń
emira-aid-choosing = i wprowadza się od razu albo czeka niezdecydowana.
    .title = Księżniczka wybiera
emira-aid-upkeep = { $each } za każdą księżniczkę, { $dear } { $dearer }, { $cheap } { $free ->
        [yes] nic
       *[no] { $cheaper }
    }. { $advanced ->
        [yes] Brakuje? Księżniczki odchodzą, losowane, aż stać cię na resztę.
       *[no] Brakuje? Oddajesz wszystko, a jedna wylosowana odchodzi.
    }
    .title = Utrzymanie
emira-aid-next = Jeśli nikt nie wygrał, znacznik przechodzi w lewo.
    .title = Następna tura

## Actions

emira-aid-actions = Akcje
emira-aid-slow = powolna
emira-aid-fast = szybka
emira-aid-action-small = mała karawana
emira-aid-action-large = duża karawana
emira-aid-action-appearance = prezencja
    .gets = wystawiony żeton
emira-aid-action-status = status
    .gets = wystawiona karta
emira-aid-action-section = część pałacu
    .gets = komnata i punkt pałacu
emira-aid-action-camel = wielbłąd
    .gets = oferty o { $rate } tańsze
emira-aid-printed = na karcie
emira-aid-brings = { $income } × { $turns } = { $sum }
emira-aid-relief = zamiast akcji: { $gold } sztuk złota, jeśli masz mniej niż { $limit } albo co najmniej { $princesses } księżniczki i żadnej karawany.
    .title = Zapomoga
emira-aid-statuses = Karty statusu w pudełku
    .note = punkty: ceny
emira-aid-bidding = Licytacja
emira-aid-bids = Otwiera pierwszy gracz, potem osoba na lewo od zwycięzcy, która jeszcze nie działała. Co najmniej o { $step } więcej. Kto spasował, odpada tylko z tej licytacji. *Płacisz ofertę, mniej { $rate } za każdego wielbłąda*, a potem cenę akcji. Wszyscy pasują: za darmo działa ten, kto otworzył. Ostatnia osoba działa za darmo.

## Her choice

emira-aid-choice = Kogo wybierze?
emira-aid-choice-room = Nie: odpada. Komnaty: { $rooms }, jedna więcej za każdą część pałacu i Domek dla gości.
    .title = Wolna komnata?
emira-aid-choice-first = Jeden? Idzie do niego.
    .title = Najlepszy w tym, na co patrzy najpierw
emira-aid-choice-second = Jeden? Idzie do niego.
    .title = Z równych najlepszy w drugim
emira-aid-choice-waits = Czeka i patrzy znowu po każdym wydarzeniu, dochodzie, akcji, zakupie, wyborze i utrzymaniu.
    .title = Nadal równi albo brak komnat
emira-aid-look-appearance = każdy żeton; każdy pełny komplet rodzajów liczy się o jeden więcej
emira-aid-look-status = punkty twoich kart statusu
emira-aid-look-palace = { $advanced ->
        [yes] punkt za każdą część, do tego tor pałacu
       *[no] punkt za każdą część
    }
emira-aid-look-money = złoto w ręce w tej chwili, pokazywane przy porównaniu

## Winning

emira-aid-objectives = Cele
    .note = tyle księżniczek z talentami albo tyle jakichkolwiek
emira-aid-head-players = osoby
emira-aid-head-with = z talentami
emira-aid-head-without = bez
emira-aid-or = lub
emira-aid-win = na koniec utrzymania opłaconego w całości. { $advanced ->
        [yes] Kilka osób? Rozstrzyga wynik: { $princess } za każdą księżniczkę, { $talents } za wszystkie talenty celu.
       *[no] Kilka osób dzieli zwycięstwo.
    }
    .title = Wygrywasz

## Princesses

emira-aid-princesses = Księżniczki
    .note = po lewej, na co patrzą najpierw; talenty do celu; co wnoszą
emira-aid-head-first = najpierw
emira-aid-head-then = potem
emira-aid-head-talent = talent
emira-aid-head-brings = u ciebie
emira-aid-brings-albina = za pierwszym razem tor pałacu −{ $step }
emira-aid-brings-halimah = śpiewa: status +{ $status }
emira-aid-brings-noor = twoje złoto jest jawne
emira-aid-brings-rasha = gra na scenie: status +{ $status }
emira-aid-brings-zainab = karty wydarzeń za { $price } lub { $dearer }
emira-aid-brings-samira = za pierwszym razem oddajesz żeton
emira-aid-brings-zahrah = za pierwszym razem tracisz kartę statusu
emira-aid-brings-layla = odłożony żeton manier
emira-aid-brings-nadia = odłożony żeton urody
emira-aid-brings-firyal = za pierwszym razem tor pałacu −{ $step }
emira-aid-brings-hind = następną turę pauzujesz
emira-aid-brings-farah = wielbłądy po { $price }
emira-aid-brings-adara = karawany { $small_slow } i { $small_fast }, duże { $large_slow } i { $large_fast }
emira-aid-brings-suleika = każda następna kosztuje raz { $fee }
emira-aid-brings-janan = jej utrzymanie: { $upkeep }
emira-aid-brings-zafirah = { $upkeep ->
        [0] bez utrzymania
       *[other] jej utrzymanie: { $upkeep }
    }
emira-aid-brings-xenia = prezenty po { $gift }: teraz i co { $turns } tury
emira-aid-brings-badra = części pałacu po { $price }
emira-aid-brings-sidi_suleiman = Idzie do tego, kto ma najwięcej księżniczek; gospodarz wskazuje jedną i oboje wypadają z gry.

## Events

emira-aid-cards = Wydarzenia
    .note = każde { $copies } razy; karty z tą samą literą wykluczają się w jednej turze
emira-aid-card-bazaar = Przeszukujesz woreczek i wybierasz wystawiany żeton.
emira-aid-card-better_breed = Twoja zniżka za wielbłąda rośnie o stopień: { $rates }.
emira-aid-card-camel_breeding = Wszyscy: wielbłąd więcej za każde { $each }; gdy nie wystarcza, nikt.
emira-aid-card-camel_epidemic = Każdy traci wielbłąda za każde { $each }.
emira-aid-card-changing_her_mind = Obejrzyj następną księżniczkę: zostaw, zamień jej preferencje albo włóż pod talię.
emira-aid-card-court_influence = { $top } wierzchnie księżniczki: odłóż w dowolnej kolejności.
emira-aid-card-double_trouble = W tej turze przybywa o { $more } księżniczkę więcej.
emira-aid-card-golden_times = Dochód wszystkich o { $percent } % wyższy.
emira-aid-card-good_looking = Zostaje. Wskaż rodzaj: każde { $each } takie żetony liczą się o jeden więcej.
emira-aid-card-guest_house = Zostaje. Jedna komnata więcej.
emira-aid-card-interrupt_spice_trade = Karawany nie płacą i nie idą.
emira-aid-card-new_orders = { $top } wierzchnie karty statusu: odłóż w dowolnej kolejności.
emira-aid-card-new_spice_caravan = Jedna twoja karawana idzie o pole w prawo.
emira-aid-card-noble_merchandise = Wybierasz z talii wystawianą kartę statusu.
emira-aid-card-quiet_days = W tej turze nie odkrywa się księżniczki.
emira-aid-card-restoration = Twój tor pałacu +{ $step }.
emira-aid-card-sick_camels = W tej turze wielbłądy nie obniżają ofert.
emira-aid-card-vermin = Wskaż rodzaj karawany: każdy właściciel przesuwa jedną o pole w lewo (powolne: { $slow }, jeśli ma tyle). Poza tor: przepada.

emira-aid-advanced = Wydarzenia od pierwszej tury; Renowacja jest w talii; tor pałacu przesuwa się o { $step } i liczy się do pałacu, ale nie daje komnat.
    .title = Wersja zaawansowana.
emira-aid-three = Tury idą parami. Nieparzysta: odkrywa się { $due } księżniczki, po jednej na turę; wydarzeń się nie kupuje. Parzysta: wydarzeń się nie zagrywa, przygotowuje się tylko część pałacu; akcji z nieparzystej już nie ma.
    .title = Szejków: { $players }.
