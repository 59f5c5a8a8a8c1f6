### Kogo wybierze? Co czyta ten, kto się uczy. Liczby są argumentami; docs/lessons.md mówi, jak napisać lekcję.

emira-lesson-title = Kogo wybierze?

emira-lesson-welcome-text = Jesteś szejkiem, masz mały pałac i { $gold } sztuk złota. Przez pustynię wędrują księżniczki, a każda sama decyduje, gdzie zamieszka.

emira-lesson-objective-text =
    Twój tajny cel: { $need ->
        [one] { $need } księżniczka
        [few] { $need } księżniczki
       *[other] { $need } księżniczek
    }, a wśród nich wszystkie cztery talenty: rozsądek, gospodarność, gotowanie i czułość. Wygrywa, kto pierwszy wypełni swój cel.

emira-lesson-opening-idea = karta wydarzenia, zatrzymana w tajemnicy
emira-lesson-opening-ask = Z trzech kart wydarzeń zatrzymujesz jedną, w tajemnicy. Zatrzymaj: { $golden_times }.
emira-lesson-opening-tells = Czeka w twojej ręce do następnej tury. Teraz wszyscy dostają z własnych przypraw { $income } sztuk złota: masz { $gold }.
emira-lesson-opening-why = Kartę wydarzenia można zagrać na początku tury, każdy po jednej.
emira-lesson-opening-other = To też dobra karta. W tej grze cofnij ruch i zatrzymaj: { $golden_times }. Wkrótce zobaczysz, co daje.

emira-lesson-nibal-text = { $nibal } patrzy najpierw na prezencję, potem na złoto. Zaczynasz z żetonem szaty: twoja prezencja to { $mine }, pozostali mają { $theirs }. Jeśli tak zostanie, zamieszka u ciebie.

emira-lesson-bid-idea = licytacja o to, kto działa pierwszy
emira-lesson-bid-ask = Każdy może działać raz na turę, a licytacje rozstrzygają, kto pierwszy. Pierwszą otwierasz ty: daj { $bid }.
emira-lesson-bid-tells = { $sirocco } daje { $theirs }, pozostali pasują.
emira-lesson-bid-why = Każda rzecz na targu jest tylko jedna: kto działa pierwszy, ten ma wybór.
emira-lesson-bid-other = Możesz dać dowolną wielokrotność dziesięciu albo spasować. Tu na początek wystarczy mało; cofnij ruch i daj { $bid }.

emira-lesson-raise-idea = przebijanie z umiarem
emira-lesson-raise-ask = Chcesz dużej karawany, a { $sirocco } też. Daj { $bid }.
emira-lesson-raise-tells = { $sirocco } pasuje. Płacisz { $paid } i działasz przed wszystkimi; zostaje ci { $left } sztuk złota.
emira-lesson-raise-why = Płaci tylko ten, kto wygrywa licytację, i tylko tyle, ile daje. Zostaw sobie dość na to, co chcesz kupić.
emira-lesson-raise-other =
    { $other ->
        [pass] Jeśli spasujesz, pierwszy wybór ma { $sirocco }, być może dużą karawanę. Cofnij ruch i daj { $bid }.
       *[other] Więcej i nie starczy naraz na karawanę i na utrzymanie. Cofnij ruch i daj { $bid }.
    }

emira-lesson-caravan-idea = karawany przynoszą złoto
emira-lesson-caravan-ask = Teraz działaj: wyślij dużą karawanę, tę powolną, za { $price }.
emira-lesson-caravan-tells =
    Przynosi { $income } sztuk złota w { $turns ->
        [one] { $turns } następnym dochodzie
       *[other] { $turns } następnych dochodach
    }. { $sirocco } wysyła małą, { $khamsin } buduje, { $harmattan } kupuje wielbłąda.
emira-lesson-caravan-why = Kosztuje { $price }, a przynosi razem { $total }: wczesne karawany płacą za wszystko, co przyjdzie później.
emira-lesson-caravan-other =
    { $other ->
        [go_on] Wtedy płacisz za nic: kto wygra licytację, powinien działać. Cofnij ruch i wyślij karawanę.
       *[other] Warto to mieć, ale najpierw złoto. Zobacz, co by ci zostało; potem cofnij ruch i wyślij karawanę.
    }

emira-lesson-first_princess-text = { $nibal } porównuje wszystkich, { $mine } do { $theirs }, i zamieszka u ciebie! Każda księżniczka kosztuje utrzymanie: płacisz { $upkeep }, zostaje ci { $left }.

emira-lesson-golden_times-idea = zagrywanie wydarzenia
emira-lesson-golden_times-ask = Nowa tura zaczyna się od wydarzeń. Zagraj: { $golden_times }.
emira-lesson-golden_times-tells = Ten dochód jest o piątą część wyższy, dla wszystkich. Przyprawy i karawana dają ci { $income }.
emira-lesson-golden_times-why = Sakiewka jest pusta, a karawana w drodze: większy dochód to właśnie to, czego ci trzeba.
emira-lesson-golden_times-other = Możesz ją zatrzymać. Ale wtedy nie starczy złota na to, co przed tobą; cofnij ruch i zagraj kartę.

emira-lesson-raidah-text = { $raidah } patrzy najpierw na status, potem na złoto. { $sirocco } ma status { $theirs }, ty { $mine }, a na sprzedaż jest karta statusu za { $cost }. { $sirocco } otwiera i daje { $bid }.

emira-lesson-bid_again-idea = licytacja przeciw czyjemuś zamiarowi
emira-lesson-bid_again-ask = Działaj, zanim zrobi to { $sirocco }: daj { $bid }.
emira-lesson-bid_again-tells = { $sirocco } pasuje; płacisz { $paid }.
emira-lesson-bid_again-why = Jeśli tę kartę też weźmie { $sirocco }, { $raidah } jest dla ciebie stracona.
emira-lesson-bid_again-other =
    { $other ->
        [pass] Jeśli spasujesz, pierwszy ruch ma { $sirocco } i może wziąć kartę. Cofnij ruch i daj { $bid }.
       *[other] Pilnuj sakiewki: karta kosztuje { $cost }, a przed tobą jeszcze utrzymanie. Cofnij ruch i daj { $bid }.
    }

emira-lesson-status-idea = pierwsze życzenie i drugie
emira-lesson-status-ask = Kup kartę statusu.
emira-lesson-status-tells = Status { $mine } u ciebie, { $theirs } ma { $sirocco }: remis. Pozostali też działają, a { $sirocco } wydaje prawie wszystko na karawanę.
emira-lesson-status-why = Księżniczka idzie do tego, kto jest najlepszy według jej pierwszego życzenia; dopiero gdy kilku jest równych, rozstrzyga drugie.
emira-lesson-status-other =
    { $other ->
        [buy] Ładne, ale { $raidah } patrzy na co innego. Cofnij ruch i kup kartę statusu.
       *[other] { $raidah } w ogóle na to nie patrzy. Cofnij ruch i kup kartę statusu.
    }

emira-lesson-second_princess-text = Status jest równy, więc { $raidah } porównuje złoto. Pokazujesz { $mine }, { $sirocco } { $theirs }, i zamieszka u ciebie. Teraz twoje utrzymanie to { $upkeep }.

emira-lesson-later-text =
    { $turns ->
        [one] Mija { $turns } tura
        [few] Mijają { $turns } tury
       *[other] Mija { $turns } tur
    }. { $thara } zamieszkała u ciebie dla twojej prezencji, a pałac ma nową część. Ale { $khamsin } też ma { $theirs ->
        [one] { $theirs } księżniczkę
        [few] { $theirs } księżniczki
       *[other] { $theirs } księżniczek
    }, a trzeba { $need }.

emira-lesson-asima-text = { $asima } patrzy na prezencję, potem na status. { $khamsin } i ty macie po równo: { $looks } i { $status }. { $harmattan } otwiera licytację i daje { $bid }.

emira-lesson-pass-idea = pasowanie i co robią wielbłądy
emira-lesson-pass-ask = Nikt tu dziś nie szuka tego, co ty. Niech pierwszy ruch ma { $harmattan }: spasuj.
emira-lesson-pass-tells =
    { $harmattan } wygrywa, dając { $bid }, i płaci { $paid }: każdy wielbłąd obniża ofertę o { $rate }, a { $camels ->
        [one] jest ich tam { $camels }
        [few] są tam { $camels }
       *[other] jest ich tam { $camels }
    }.
emira-lesson-pass-why = Oferty to stracone złoto. Gdy nikt nie chce tego samego, później znaczy taniej.
emira-lesson-pass-other = Można. Ale za { $harmattan } płacą wielbłądy, a ty płacisz złotem. Cofnij ruch i spasuj.

emira-lesson-small_bid-idea = najmniejsza oferta
emira-lesson-small_bid-ask = Teraz otwierasz ty. Wystarczy najmniejsza oferta: { $bid }.
emira-lesson-small_bid-tells = Nikt nie przebija. Działasz, za { $bid }.
emira-lesson-small_bid-tells-1 = Wszyscy pasują, więc działasz za darmo. To odważne: ostatnia pytana osoba mogła jeszcze coś dać.
emira-lesson-small_bid-why = Jeśli wszyscy pasują, kto otworzył, działa za darmo; ale ostatnia pytana osoba może wtedy jeszcze coś dać.
emira-lesson-small_bid-other = Nie trzeba płacić więcej: nikt nic nie dał. Cofnij ruch; najmniejsza oferta wystarczy.

emira-lesson-section-idea = komnaty
emira-lesson-section-ask = Zbuduj część pałacu.
emira-lesson-section-tells =
    Masz teraz { $rooms ->
        [one] { $rooms } komnatę
        [few] { $rooms } komnaty
       *[other] { $rooms } komnat
    }: dla swoich księżniczek, których jest { $guests }, i dla następnej.
emira-lesson-section-why = Bez wolnej komnaty nikt nie zamieszka, choćby prezencja była najlepsza; a niektóre księżniczki patrzą na pałac.
emira-lesson-section-other =
    { $other ->
        [buy] Przyda się kiedy indziej. Ale do pełnego pałacu nikt się nie wprowadzi: cofnij ruch i buduj.
       *[other] Wtedy pałac zostaje pełny, a do pełnego nikt się nie wprowadzi: cofnij ruch i buduj.
    }

emira-lesson-look-idea = kupowanie wydarzenia
emira-lesson-look-ask = Po licytacjach można kupić wydarzenie. Zapłać { $price }, żeby obejrzeć dwie karty i zatrzymać jedną.
emira-lesson-look-tells = Leżą przed tobą dwie karty i tylko ty je widzisz.
emira-lesson-look-why = Brakuje ci dwóch księżniczek, a wolna jest jedna komnata: może pomoże karta.
emira-lesson-look-other =
    { $other ->
        [buy_cards] Trzy karty kosztują więcej, a wystarczą dwie. Cofnij ruch i obejrzyj dwie.
       *[other] Bez tego taniej. Ale złota ci teraz nie brakuje; cofnij ruch i obejrzyj dwie.
    }

emira-lesson-keep_house-idea = niezdecydowana księżniczka
emira-lesson-keep_house-ask = Zatrzymaj: { $guest_house }. To komnata bez budowania.
emira-lesson-keep_house-tells = Potem { $asima } nie może wybrać: { $khamsin } i ty macie wszystkiego po równo. Nie może się zdecydować i czeka, a patrzy znowu, gdy tylko coś się zmieni.
emira-lesson-keep_house-why = Niezdecydowana księżniczka to nagroda dla tego, kto pierwszy stanie się lepszy.
emira-lesson-keep_house-other = { $quiet_days } trzymałyby księżniczki z dala, a potrzebujesz dwóch. Cofnij ruch i zatrzymaj: { $guest_house }.

emira-lesson-guest_house-idea = wydarzenia, które zostają
emira-lesson-guest_house-ask = Następna tura. Zagraj: { $guest_house }.
emira-lesson-guest_house-tells =
    Karta zostaje przed tobą: { $rooms ->
        [one] { $rooms } komnata
        [few] { $rooms } komnaty
       *[other] { $rooms } komnat
    }, z czego zajęte: { $guests }.
emira-lesson-guest_house-why = Dwie księżniczki są blisko i teraz masz miejsce dla obu.
emira-lesson-guest_house-other = Wtedy zamieszka u ciebie tylko jedna z nich. Cofnij ruch i zagraj kartę.

emira-lesson-zainab-text = Nadchodzi { $zainab } i też patrzy najpierw na prezencję. Na sprzedaż jest żeton urody: kto go zdobędzie, zdobędzie obie księżniczki. { $khamsin } ma ich już { $theirs }, tak jak ty.

emira-lesson-last_auction-idea = licytacja, która rozstrzyga
emira-lesson-last_auction-ask = Otwierasz ty. Od tej licytacji wszystko zależy: daj { $bid }.
emira-lesson-last_auction-tells = { $khamsin } daje { $theirs }. Pozostali się nie włączają.
emira-lesson-last_auction-why = Mocna pierwsza oferta odstrasza tych, którzy tylko próbują.
emira-lesson-last_auction-other =
    { $other ->
        [pass] Ta licytacja jest na to zbyt ważna. Cofnij ruch i daj { $bid }.
       *[other] To więcej, niż trzeba: złota ma starczyć na żeton i utrzymanie. Cofnij ruch i daj { $bid }.
    }

emira-lesson-last_raise-idea = ile warta jest oferta
emira-lesson-last_raise-ask = Nie odpuszczaj: { $bid }.
emira-lesson-last_raise-tells = { $khamsin } pasuje. Płacisz { $paid } i zostaje ci { $left }: dość na żeton za { $token } i na utrzymanie.
emira-lesson-last_raise-why = Kto wygra tę licytację, zdobędzie obie księżniczki, a z nimi grę.
emira-lesson-last_raise-other =
    { $other ->
        [pass] Zobacz, co się stanie, jeśli żeton weźmie { $khamsin }; potem cofnij ruch i przebij.
       *[other] Tyle nie trzeba, a przed tobą jeszcze żeton i utrzymanie. Cofnij ruch i daj mniej.
    }
emira-lesson-if_khamsin-text = Jeśli spasujesz, { $khamsin } kupuje żeton, obie księżniczki zamieszkają tam, utrzymanie { $upkeep } jest opłacone i gra jest przegrana: { $khamsin } ma { $theirs } księżniczek, ty { $mine }.

emira-lesson-token-idea = komplet i księżniczka, która się decyduje
emira-lesson-token-ask = Weź żeton prezencji: urodę.
emira-lesson-token-tells = Uroda, maniery, szata: pełny komplet liczy się za jeden więcej, więc twoja prezencja to { $looks } do { $theirs }. { $asima } widziała już dość i od razu zamieszka u ciebie!
emira-lesson-token-why = Jeden żeton, dwie księżniczki: zdobywa tę, która czekała, a { $zainab } patrzy na to samo.
emira-lesson-token-other = Nie teraz! Obie księżniczki patrzą na prezencję. Cofnij ruch i kup żeton.

emira-lesson-zainab_chooses-text = Pozostali działają. Potem wybiera { $zainab }: też zamieszka u ciebie i wnosi talent, którego ci brakowało, rozsądek. Utrzymanie { $upkeep } płacisz w całości.

emira-lesson-counted-text =
    { $mine ->
        [one] { $mine } księżniczka
        [few] { $mine } księżniczki
       *[other] { $mine } księżniczek
    }: { $nibal } ma gospodarność, { $raidah } i { $asima } gotowanie, { $thara } czułość, { $zainab } rozsądek. Wszystkie talenty twojego celu i wszystko opłacone: tak wygrywa się w Emirze.

emira-lesson-end-text =
    Wygrywasz, mając { $mine ->
        [one] { $mine } księżniczkę
        [few] { $mine } księżniczki
       *[other] { $mine } księżniczek
    }; { $khamsin } ma { $theirs }, { $sirocco } { $third }, { $harmattan } { $fourth }. Na punkty byłoby { $score } do { $second }, ale rozstrzyga sam cel.
