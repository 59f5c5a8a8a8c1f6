var e=`### Emira po polsku. Identyfikatory są te same we wszystkich językach; atrybuty takie jak .object to formy wyrazu.

emira-title = Emira
emira-pitch = Szejkowie się zalecają, księżniczki wybierają. Satyra.
emira-stage = tura { $number }
emira-intro =
    Przez pustynię wędrują księżniczki i każda ma własne zdanie o szejkach: jedna szuka najlepszej prezencji, inna najwyższego statusu, największego bogactwa albo
    największego pałacu. Wysyłaj karawany po złoto, licytuj, żeby działać przed innymi, i bądź tym, kogo szuka następna księżniczka. A potem utrzymuj je wszystkie, co
    turę. Tajny cel mówi, jakich talentów ci potrzeba; wygrywa, kto go wypełni i opłaci utrzymanie.
emira-legend = Talenty (w instrukcji: właściwości): rozsądek, gospodarność, gotowanie, czułość. Preferencje: prezencja, status, pałac, złoto.

## Szejkowie, księżniczki, karty

emira-colour =
    { $colour ->
        [green] zielony
        [white] biały
        [red] czerwony
        [blue] niebieski
       *[black] czarny
    }
    .object =
        { $colour ->
            [green] zielonego
            [white] białego
            [red] czerwonego
            [blue] niebieskiego
           *[black] czarnego
        }
emira-letter =
    { $colour ->
        [green] Z
        [white] B
        [red] Ce
        [blue] N
       *[black] Ca
    }
emira-advantage =
    { $colour ->
        [green] zaczyna z wielbłądem
        [white] zaczyna z częścią pałacu
        [red] zaczyna z kartą statusu za 350
        [blue] zaczyna z żetonem szaty
       *[black] dostaje o 50 sztuk złota więcej w każdym dochodzie
    }
emira-token =
    { $token ->
        [beauty] uroda
        [manners] maniery
       *[clothes] szata
    }
    .object =
        { $token ->
            [beauty] żeton urody
            [manners] żeton manier
           *[clothes] żeton szaty
        }
emira-caravan =
    { $caravan ->
        [small_slow] mała powolna karawana
        [small_fast] mała szybka karawana
        [large_slow] duża powolna karawana
       *[large_fast] duża szybka karawana
    }
    .object =
        { $caravan ->
            [small_slow] małą powolną karawanę
            [small_fast] małą szybką karawanę
            [large_slow] dużą powolną karawanę
           *[large_fast] dużą szybką karawanę
        }
    .several =
        { $caravan ->
            [small_slow] małe powolne karawany
            [small_fast] małe szybkie karawany
            [large_slow] duże powolne karawany
           *[large_fast] duże szybkie karawany
        }
emira-action =
    { $action ->
        [small_slow] małą powolną karawanę
        [small_fast] małą szybką karawanę
        [large_slow] dużą powolną karawanę
        [large_fast] dużą szybką karawanę
        [appearance] żeton prezencji
        [status] kartę statusu
        [section] część pałacu
       *[camel] wielbłąda
    }
emira-good =
    { $good ->
        [small] mała karawana
        [large] duża karawana
        [camel] wielbłąd
       *[section] część pałacu
    }
emira-talent =
    { $talent ->
        [intelligence] rozsądek
        [housekeeping] gospodarność
        [cooking] gotowanie
       *[romance] czułość
    }
emira-preference =
    { $preference ->
        [appearance] prezencja
        [status] status
        [palace] pałac
        [money] złoto
       *[princesses] liczba księżniczek
    }
emira-princess =
    { $princess ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-ability =
    { $princess ->
        [albina] W wersji zaawansowanej jej uczty niszczą pałac: gdy przybywa po raz pierwszy, twój tor pałacu spada o 0,5. W wersji podstawowej nic nie robi.
        [halimah] Śpiewa: 1 punkt statusu więcej, dopóki u ciebie mieszka.
        [asima] Niczego nie żąda i niczego nie wnosi prócz siebie.
        [noor] Nikomu nie ufa: dopóki u ciebie mieszka, twoje złoto jest jawne.
        [rasha] Gra na scenie: 1 punkt statusu więcej, dopóki u ciebie mieszka.
        [thara] Niczego nie żąda i niczego nie wnosi prócz siebie.
        [zainab] Jest mądra: za karty wydarzeń płacisz 100 i 200.
        [nibal] Niczego nie żąda i niczego nie wnosi prócz siebie.
        [samira] Miłość odbiera rozwagę: gdy przybywa po raz pierwszy, wrzucasz do woreczka jeden własny żeton prezencji.
        [zahrah] Kradnie: gdy przybywa po raz pierwszy, tracisz kartę statusu, którą wybierzesz.
        [fatima] Niczego nie żąda i niczego nie wnosi prócz siebie.
        [layla] Uczy manier: dopóki zostaje, użycza ci odłożonego żetonu manier.
        [malika] Niczego nie żąda i niczego nie wnosi prócz siebie.
        [nadia] Jej uroda dodaje ci blasku: dopóki zostaje, użycza ci odłożonego żetonu urody.
        [firyal] W wersji zaawansowanej jej przyjęcia niszczą pałac: gdy przybywa po raz pierwszy, twój tor pałacu spada o 0,5. W wersji podstawowej nic nie robi.
        [hind] Wesele trwa: w turze po jej przybyciu nie zagrywasz wydarzenia, nie działasz i nie kupujesz wydarzenia.
        [farah] Zna się na zwierzętach: za wielbłąda płacisz 50.
        [raidah] Niczego nie żąda i niczego nie wnosi prócz siebie.
        [adara] Zna szlaki: karawany kosztują cię 400, 500, 650 i 800.
        [suleika] Jest zazdrosna: każda księżniczka, która wprowadzi się po niej, kosztuje cię raz 100.
        [janan] Lubi dobrze zjeść: jej utrzymanie kosztuje 100.
        [sahar] Niczego nie żąda i niczego nie wnosi prócz siebie.
        [anisah] Niczego nie żąda i niczego nie wnosi prócz siebie.
        [zafirah] Ma własny majątek: jej utrzymanie nic nie kosztuje.
        [xenia] Chce prezentu za 250, gdy przybywa, a potem co trzecią turę; jeśli jej odmówisz, odchodzi do najbogatszego z pozostałych szejków, którzy mają wolną komnatę.
        [yasmine] Niczego nie żąda i niczego nie wnosi prócz siebie.
        [badra] Buduje: za część pałacu płacisz 400.
       *[sidi_suleiman] Nie księżniczka, lecz rycerz: jedzie tam, gdzie mieszka najwięcej księżniczek, porywa jedną i znika na zawsze.
    }
emira-card =
    { $card ->
        [bazaar] Bazar
        [better_breed] Lepsza rasa
        [camel_breeding] Gody wielbłądów
        [camel_epidemic] Wielbłądzia zaraza
        [changing_her_mind] Zmieniła zdanie
        [court_influence] Wpływy na dworze
        [double_trouble] Nierozłączki
        [golden_times] Złote czasy
        [good_looking] Przystojniak
        [guest_house] Domek dla gości
        [interrupt_spice_trade] Przerwane szlaki handlowe
        [new_orders] Nowe polecenia
        [new_spice_caravan] Nowa karawana
        [noble_merchandise] Towar dla wybranych
        [quiet_days] Ciche dni
        [restoration] Renowacja
        [sick_camels] Parszywe wielbłądy
       *[vermin] Szkodniki
    }
emira-effect =
    { $card ->
        [bazaar] W przygotowaniu tej tury wybierasz z woreczka wystawiany żeton.
        [better_breed] Od razu: każdy twój wielbłąd obniża oferty bardziej, o 70, 100, a w końcu o 150.
        [camel_breeding] Od razu: każdy dostaje wielbłąda za każde 2, które ma, jeśli starczy dla wszystkich.
        [camel_epidemic] Od razu: każdy traci wielbłąda za każde 3, które ma.
        [changing_her_mind] Od razu: obejrzyj następną księżniczkę i zostaw ją, zamień jej preferencje miejscami albo włóż pod talię.
        [court_influence] Od razu: obejrzyj trzy następne karty talii Emir i odłóż je w dowolnej kolejności.
        [double_trouble] W tej turze odkrywa się i wybiera o jedną księżniczkę więcej.
        [golden_times] Dochód tej tury jest o 20% wyższy, dla wszystkich.
        [good_looking] Na stałe: wskaż rodzaj żetonów; za każde 3 takie, które masz, liczysz 1 punkt prezencji więcej.
        [guest_house] Na stałe: jedna komnata więcej w twoim pałacu.
        [interrupt_spice_trade] W tej turze karawany nie płacą i nie przesuwają się, u wszystkich.
        [new_orders] Od razu: obejrzyj trzy następne karty statusu i odłóż je w dowolnej kolejności.
        [new_spice_caravan] Od razu: jedna twoja karawana cofa się o pole w prawo i zapłaci o jeden raz więcej.
        [noble_merchandise] W przygotowaniu tej tury wybierasz z talii wystawianą kartę statusu.
        [quiet_days] W tej turze odkrywa się o jedną księżniczkę mniej; niezdecydowane nadal mogą się zdecydować.
        [restoration] Wersja zaawansowana, od razu: twój tor pałacu rośnie o 0,5.
        [sick_camels] W licytacjach tej tury wielbłądy nikomu niczego nie obniżają.
       *[vermin] Od razu: wskaż rodzaj karawany. Każdy przesuwa jedną taką o pole w lewo, a z powolnych dwie, jeśli ma dwie lub więcej.
    }
emira-objective =
    { $objective ->
        [ihr] rozsądek, gospodarność i czułość
        [icr] rozsądek, gotowanie i czułość
        [hcr] gospodarność, gotowanie i czułość
        [iih] dwa razy rozsądek, raz gospodarność
        [iic] dwa razy rozsądek, raz gotowanie
        [iir_irr] trzy razy rozsądek lub czułość, oba co najmniej raz
        [hhc_hcc] trzy razy gospodarność lub gotowanie, oba co najmniej raz
        [ihcr] każdy talent raz
        [iihc] dwa razy rozsądek, raz gospodarność i raz gotowanie
        [ihhr_ihrr] rozsądek oraz trzy razy gospodarność lub czułość, oba co najmniej raz
        [iicr_iccr] czułość oraz trzy razy rozsądek lub gotowanie, oba co najmniej raz
        [hhcr_hccr_hcrr] gospodarność, gotowanie i czułość, jeden z tych talentów dwa razy
        [iihcr] dwa razy rozsądek i po razie gospodarność, gotowanie i czułość
        [hhiic_hhicc] dwa razy gospodarność oraz trzy razy rozsądek lub gotowanie, oba co najmniej raz
        [iihhr_iihrr] dwa razy rozsądek oraz trzy razy gospodarność lub czułość, oba co najmniej raz
       *[iiccr_iicrr_iccrr] rozsądek, gotowanie i czułość, dwa z tych talentów po dwa razy
    }
emira-mind =
    { $mind ->
        [keep] zostaw ją, jaka jest
        [swap] zamień jej preferencje miejscami
       *[under] włóż ją pod talię
    }
emira-half =
    { $half ->
        [odd] tura nieparzysta
       *[even] tura parzysta
    }

## Co się stało

emira-event-colour_drawn = { $seat } losuje kolor ({ emira-colour }) i { emira-advantage }.
emira-event-board_ready = { "" }
emira-event-first_drawn = Pierwszym graczem jest { $seat }.
emira-event-objective_dealt =
    { $objective ->
        [none] { $seat } losuje tajny cel.
       *[other] { $seat } losuje cel: { emira-objective }.
    }
emira-event-card_dealt =
    { $card ->
        [none] { "" }
       *[other] { $seat } dostaje wydarzenie: { emira-card }.
    }
emira-event-opening_kept =
    { $card ->
        [none] { $seat } zatrzymuje jedną kartę wydarzenia.
       *[other] { $seat } zatrzymuje wydarzenie: { emira-card }.
    }
emira-event-turn_started = Zaczyna się tura { $turn }; pierwszym graczem jest { $seat }.
emira-event-card_played = { $seat } zagrywa wydarzenie: { emira-card }.
emira-event-no_card_played = { $seat } nie zagrywa wydarzenia.
emira-event-rate_raised = { $seat }: każdy wielbłąd obniża teraz ofertę o { $rate }.
emira-event-camels_bred =
    { $count ->
        [one] { $seat } dostaje { $count } wielbłąda.
        [few] { $seat } dostaje { $count } wielbłądy.
       *[other] { $seat } dostaje { $count } wielbłądów.
    }
emira-event-no_camels_bred = Wielbłądów nie starcza dla wszystkich, więc nikt nic nie dostaje.
emira-event-camels_died =
    { $count ->
        [one] { $seat } traci { $count } wielbłąda.
        [few] { $seat } traci { $count } wielbłądy.
       *[other] { $seat } traci { $count } wielbłądów.
    }
emira-event-princess_seen =
    { $princess ->
        [none] { "" }
       *[other] { $seat } ogląda kartę { $place } talii Emir: { emira-princess }.
    }
emira-event-status_seen =
    { $cost ->
        [none] { "" }
       *[other] { $seat } ogląda kartę { $place } talii statusu: { NUMBER($cost, useGrouping: 0) }.
    }
emira-event-princesses_arranged =
    { $order ->
        [none] { $seat } odkłada karty na talię Emir.
       *[other] { $seat } odkłada karty na talię Emir: { $order }.
    }
emira-event-status_arranged =
    { $order ->
        [none] { $seat } odkłada karty na talię statusu.
       *[other] { $seat } odkłada karty na talię statusu: { $order }.
    }
emira-event-mind_changed =
    { $mind ->
        [keep] { $seat } zostawia kartę { $place } talii Emir bez zmian.
        [swap] { $seat } zamienia preferencje na karcie { $place } talii Emir.
       *[under] { $seat } wkłada kartę { $place } talii Emir pod spód.
    }
emira-event-split_chosen =
    { $now ->
        [1] { $seat } postanawia: w tej turze wybiera jedna księżniczka, w następnej dwie.
       *[other] { $seat } postanawia: w tej turze wybierają dwie księżniczki, w następnej jedna.
    }
emira-event-turn_chosen =
    { $turn ->
        [odd] { $seat } postanawia: jedyna księżniczka wybiera w tej turze.
       *[even] { $seat } postanawia: jedyna księżniczka wybiera w następnej turze.
    }
emira-event-look_chosen = { $seat } dba o prezencję ({ emira-token }); premia wynosi teraz { $bonus }.
emira-event-guest_house_added = { $seat } ma o jedną komnatę więcej.
emira-event-caravan_loaded = { $seat } doładowuje { emira-caravan.object }: z pola { $space } przesuwa ją o jedno w prawo.
emira-event-track_named = { $seat } wpuszcza szkodniki; ucierpią { emira-caravan.several }.
emira-event-caravan_gnawed =
    { $space ->
        [1] { $seat } traci przez szkodniki { emira-caravan.object }.
       *[other] Szkodniki: { $seat } przesuwa { emira-caravan.object } z pola { $space } o jedno w lewo.
    }
emira-event-palace_restored = { $seat }: pałac jest wart o pół punktu więcej.
emira-event-income_paid =
    { $caravans ->
        [0] { $seat } dostaje { NUMBER($gold, useGrouping: 0) } sztuk złota.
       *[other] { $seat } dostaje { NUMBER($gold, useGrouping: 0) } sztuk złota, w tym { NUMBER($caravans, useGrouping: 0) } z karawan.
    }
emira-event-caravan_ended =
    { $count ->
        [one] { $seat }: { emira-caravan } płaci po raz ostatni.
       *[other] { $seat }: { emira-caravan.several } ({ $count }) płacą po raz ostatni.
    }
emira-event-princess_shown = W drodze jest { emira-princess }.
emira-event-status_shown = Na sprzedaż: karta statusu za { NUMBER($cost, useGrouping: 0) }.
emira-event-status_chosen = { $seat } przeszukuje talię i wystawia kartę statusu za { NUMBER($cost, useGrouping: 0) }.
emira-event-token_drawn = Na sprzedaż: { emira-token.object }.
emira-event-token_chosen = { $seat } przeszukuje woreczek i wystawia { emira-token.object }.
emira-event-good_offered = { "" }
emira-event-auction_opened = { $seat } otwiera licytację.
emira-event-bid_made = { $seat } daje { NUMBER($amount, useGrouping: 0) }.
emira-event-passed = { $seat } pasuje.
emira-event-auction_won =
    { $paid ->
        [0] { $seat } wygrywa z ofertą { NUMBER($bid, useGrouping: 0) } i nie płaci nic.
       *[other] { $seat } wygrywa z ofertą { NUMBER($bid, useGrouping: 0) } i płaci { NUMBER($paid, useGrouping: 0) }.
    }
emira-event-acts_free = { $seat } działa bez składania oferty.
emira-event-relief_taken = { $seat } zamiast działać bierze { $gold } sztuk złota.
emira-event-no_relief_taken = { "" }
emira-event-caravan_bought = { $seat } płaci { NUMBER($price, useGrouping: 0) } i wysyła { emira-caravan.object }.
emira-event-token_bought = { $seat } płaci { NUMBER($price, useGrouping: 0) } za { emira-token.object }.
emira-event-status_bought =
    { $points ->
        [one] { $seat } płaci { NUMBER($cost, useGrouping: 0) } za { $points } punkt statusu.
        [few] { $seat } płaci { NUMBER($cost, useGrouping: 0) } za { $points } punkty statusu.
       *[other] { $seat } płaci { NUMBER($cost, useGrouping: 0) } za { $points } punktów statusu.
    }
emira-event-section_bought = { $seat } płaci { NUMBER($price, useGrouping: 0) } za część pałacu.
emira-event-camel_bought = { $seat } płaci { NUMBER($price, useGrouping: 0) } za wielbłąda.
emira-event-nothing_done = { $seat } nie robi nic.
emira-event-token_returned = Niekupiony { emira-token.object } wraca do woreczka.
emira-event-status_returned = Nikt nie kupił karty statusu za { NUMBER($cost, useGrouping: 0) }; idzie pod talię.
emira-event-cards_paid =
    { $count ->
        [1] { $seat } płaci { $price } za ostatnią kartę wydarzenia.
       *[other] { $seat } płaci { $price }, by wybrać jedną z { $count } kart wydarzeń.
    }
emira-event-no_card_bought = { $seat } nie kupuje wydarzenia.
emira-event-card_seen =
    { $card ->
        [none] { "" }
       *[other] { $seat } ogląda wydarzenie: { emira-card }.
    }
emira-event-card_bought =
    { $card ->
        [none] { $seat } zatrzymuje kartę wydarzenia.
       *[other] { $seat } zatrzymuje wydarzenie: { emira-card }.
    }
emira-event-gold_shown = { $seat } pokazuje { NUMBER($gold, useGrouping: 0) } sztuk złota.
emira-event-princess_joined = { emira-princess } wybiera szejka: { $seat }.
emira-event-princess_undecided =
    { $princess ->
        [sidi_suleiman] { emira-princess } nie znajduje pałacu, w którym byłoby więcej księżniczek niż w każdym innym, i czeka.
       *[other] { emira-princess } nie może się zdecydować i czeka.
    }
emira-event-token_lost = Samira zawraca w głowie: { $seat } oddaje do woreczka { emira-token.object }.
emira-event-status_lost = Zahrah kradnie: { $seat } traci kartę statusu za { NUMBER($cost, useGrouping: 0) }.
emira-event-track_fell = { emira-princess } świętuje na całego: { $seat } ma pałac wart o pół punktu mniej.
emira-event-sidi_came = Sidi Suleiman przybywa: gospodarzem jest { $seat }.
emira-event-princess_abducted = Sidi Suleiman porywa księżniczkę ({ emira-princess }): traci ją { $seat }.
emira-event-gift_counted =
    { $tokens ->
        [0] Z karty Xenii znika ostatni żeton: w następnej turze { $seat } usłyszy prośbę o prezent.
       *[other] Z karty Xenii znika żeton, zostaje jeden ({ $seat }).
    }
emira-event-gift_paid = { $seat } daje Xenii { $gold } sztuk złota.
emira-event-gift_refused = { $seat } nie daje Xenii nic, a ona odchodzi.
emira-event-xenia_left = Xenia wypada z gry: { $seat } nie ma dla niej dość złota.
emira-event-upkeep_paid =
    { $full ->
        [no] { $seat } nie może zapłacić całego utrzymania i płaci { NUMBER($gold, useGrouping: 0) }.
       *[yes] { $gold ->
            [0] { $seat } nie płaci za utrzymanie.
           *[other] { $seat } płaci { NUMBER($gold, useGrouping: 0) } za utrzymanie.
        }
    }
emira-event-princess_lost = { emira-princess } odchodzi, traci ją { $seat }.
emira-event-put_under = { emira-princess } trafia pod talię Emir.
emira-event-shuffled_under =
    { $princess ->
        [none] Księżniczka, która odeszła, trafia pod talię Emir; kolejności nie zna nikt.
       *[other] { emira-princess } trafia pod talię Emir.
    }
emira-event-objective_shown =
    { $talents ->
        [yes] { $seat } pokazuje cel i ma wszystkie talenty: { emira-objective }.
       *[no] { $seat } pokazuje cel, ale nie ma wszystkich talentów: { emira-objective }.
    } Księżniczki: { $princesses }, wynik: { $score }.
emira-event-game_ended =
    { $reason ->
        [objective] { $winners_count ->
            [one] { $winners } wypełnia cel i wygrywa!
           *[other] { $winners } wypełniają swoje cele i dzielą się zwycięstwem!
        }
        [exhausted] { $winners_count ->
            [one] Nikt już nie przybędzie, więc rozstrzyga wynik: wygrywa { $winners }.
           *[other] Nikt już nie przybędzie, więc rozstrzyga wynik: { $winners } dzielą się zwycięstwem.
        }
       *[last_turn] { $winners_count ->
            [one] Ostatnia tura minęła, więc rozstrzyga wynik: wygrywa { $winners }.
           *[other] Ostatnia tura minęła, więc rozstrzyga wynik: { $winners } dzielą się zwycięstwem.
        }
    }
emira-event-opened = { $seat } kończy z { NUMBER($gold, useGrouping: 0) } sztukami złota.
emira-event-asked = { "" }

## Ruchy: co robi każdy, co robią ruchy jednego rodzaju, i więcej o nich

emira-move-keep_card = Zatrzymaj: { emira-card }
emira-move-play_card = Zagraj: { emira-card }
emira-move-go_on = Pomiń
emira-move-pass = Pasuj
emira-move-choose_token = Wybierz: { emira-token }
emira-move-choose_caravan = Przesuń { emira-caravan.object } z pola { $space }
emira-move-choose_track = Wskaż: { emira-caravan.several }
emira-move-choose_place =
    { $place ->
        [1] Obejrzyj następną księżniczkę
        [2] Obejrzyj drugą z nadchodzących księżniczek
       *[other] Obejrzyj trzecią z nadchodzących księżniczek
    }
emira-move-arrange = Odłóż karty w kolejności { $order }
emira-move-change_mind =
    { $mind ->
        [keep] Zostaw ją, jaka jest
        [swap] Zamień jej preferencje miejscami
       *[under] Włóż ją pod talię
    }
emira-move-split =
    { $now ->
        [1] Jedna księżniczka w tej turze, dwie w następnej
       *[other] Dwie księżniczki w tej turze, jedna w następnej
    }
emira-move-choose_turn =
    { $turn ->
        [odd] Wybiera w tej turze
       *[even] Wybiera w następnej turze
    }
emira-move-choose_status = Wybierz kartę statusu za { NUMBER($cost, useGrouping: 0) }
emira-move-take_relief = Zamiast działać weź 150 sztuk złota
emira-move-buy = Kup { emira-action }
emira-move-buy_cards = Obejrzyj { $count } karty wydarzeń i zatrzymaj jedną
emira-move-give_up = Oddaj księżniczkę: { emira-princess }
emira-move-pay_gift = Daj Xenii 250 sztuk złota
emira-move-refuse_gift = Odmów Xenii prezentu
emira-move-bid = Daj { NUMBER($amount, useGrouping: 0) }
emira-move-draw_colour = Następny kolor: { emira-colour }
emira-move-draw_first = Pierwszym graczem jest { $seat }
emira-move-draw_objective = Następny cel: { emira-objective }
emira-move-draw_card = Następna karta wydarzenia: { emira-card }
emira-move-draw_princess = Wylosowana karta: { emira-princess }
emira-move-draw_status = Następna karta statusu: { NUMBER($cost, useGrouping: 0) }
emira-move-draw_token = Z woreczka: { emira-token.object }

emira-kind-keep_card = zatrzymaj kartę wydarzenia
    .help = Pozostałe wracają do talii albo pod nią, a nikt nie widzi, którą zatrzymujesz.
emira-kind-play_card = zagraj wydarzenie
    .help = Jedno na turę, i żadnego z symbolem, który w tej turze już zagrano.
emira-kind-go_on = pomiń
    .help = Nie zagrywasz wydarzenia, nie bierzesz zapomogi, nic nie robisz albo nie kupujesz wydarzenia.
emira-kind-pass = odpadnij z tej licytacji
    .help = W następnej możesz znów licytować. Jeśli spasują wszyscy, za darmo działa ten, kto otworzył licytację.
emira-kind-choose_token = wybierz rodzaj żetonu
    .help = Na sprzedaż, żeby liczył się za więcej, albo do oddania z powodu Samiry.
emira-kind-choose_caravan = wybierz jedną ze swoich karawan
    .help = Nowa karawana przesuwa ją o pole w prawo, Szkodniki o pole w lewo.
emira-kind-choose_track = wskaż rodzaj karawany
    .help = Każdy, kto takie ma, przesuwa jedną o pole w lewo, a z powolnych dwie, jeśli ma dwie lub więcej.
emira-kind-choose_place = wybierz, kogo obejrzeć
    .help = Wskazujesz ją, zanim ją zobaczysz.
emira-kind-arrange = odłóż karty w wybranej kolejności
    .help = 312 kładzie na wierzch trzecią kartę, potem pierwszą, potem drugą.
emira-kind-change_mind = zdecyduj o niej
    .help = Inni słyszą, co postanawiasz, ale nie o kim.
emira-kind-split = podziel trzy księżniczki
    .help = W jednej turze wybierają dwie, w drugiej jedna.
emira-kind-choose_turn = wybierz jej turę
    .help = I tak zostaje odkryta w turze nieparzystej; w drugiej turze nie wybiera nikt.
emira-kind-choose_status = wybierz kartę statusu
    .help = Na sprzedaż w tej turze albo do oddania z powodu Zahrah.
emira-kind-take_relief = weź zapomogę
    .help = Dla tych, którzy mają mniej niż 500 sztuk złota albo cztery księżniczki i żadnej karawany. W tej turze już nie działasz.
emira-kind-buy = wykonaj akcję
    .help = Każdą akcję można wykonać raz na turę. Wielbłądy obniżają tylko ofertę.
emira-kind-buy_cards = kup kartę wydarzenia
    .help = Wybór z dwóch za 150 sztuk złota, z trzech za 250; z Zainab o 50 taniej.
emira-kind-give_up = oddaj księżniczkę
    .help = Wypada z gry razem z Sidim Suleimanem.
emira-kind-pay_gift = zapłać za prezent
    .help = Przez następne dwie tury o nic nie poprosi.
emira-kind-refuse_gift = odmów prezentu
    .help = Odchodzi do najbogatszego z innych szejków, którzy mają wolną komnatę.
emira-kind-bid = licytuj
    .help = Dziesiątkami, nie więcej, niż zapłacisz złotem i wielbłądami. Kto wygra, działa teraz.
emira-kind-draw_colour = losowany jest kolor
    .help = Decyduje los.
emira-kind-draw_first = losowany jest pierwszy gracz
    .help = Decyduje los.
emira-kind-draw_objective = rozdawany jest cel
    .help = Decyduje los.
emira-kind-draw_card = dobierana jest karta wydarzenia
    .help = Decyduje los.
emira-kind-draw_princess = losowana jest księżniczka
    .help = Decyduje los.
emira-kind-draw_status = odkrywana jest karta statusu
    .help = Decyduje los.
emira-kind-draw_token = losowany jest żeton
    .help = Decyduje los.

## Dlaczego nie

emira-refusal-no_such_move = W Emirze nie ma takiego ruchu.
emira-refusal-game_over = Gra jest skończona.
emira-refusal-none_left = Nie ma z czego brać.
emira-refusal-not_among_cards = Wśród kart do wyboru nie ma tej: { emira-card }.
emira-refusal-card_not_held = Nie masz w ręce tej karty: { emira-card }.
emira-refusal-no_caravan_to_move = { emira-card } wymaga twojej karawany, która może się przesunąć w prawo.
emira-refusal-highest_rate = Twoje wielbłądy obniżają już ofertę o 150; { emira-card } nic by nie dała.
emira-refusal-symbol_used = W tej turze zagrano już kartę z tym samym symbolem: { emira-card }.
emira-refusal-not_in_bag = W woreczku nie ma takiego żetonu: { emira-token }.
emira-refusal-token_not_owned = Nie masz własnego takiego żetonu: { emira-token }.
emira-refusal-other_track = Szkodniki dobrały się do czego innego: { emira-caravan.several }.
emira-refusal-no_caravan_there = Na polu { $space } nie masz takiej karawany: { emira-caravan }.
emira-refusal-two_different = Mają się przesunąć dwie różne karawany, najpierw ta bardziej z prawej: teraz nie { emira-caravan } z pola { $space }.
emira-refusal-end_of_track = Z pola { $space } { emira-caravan } nie może się przesunąć dalej w prawo.
emira-refusal-no_princess_there = Na miejscu { $place } w tych dwóch turach nie nadchodzi żadna księżniczka.
emira-refusal-fewer_cards =
    { $count ->
        [one] Jest tylko { $count } karta.
        [few] Są tylko { $count } karty.
       *[other] Jest tylko { $count } kart.
    }
emira-refusal-nothing_to_swap = Sidi Suleiman myśli tylko o jednym; nie ma czego zamieniać.
emira-refusal-not_in_status_deck = W talii nie ma karty statusu za { NUMBER($cost, useGrouping: 0) }.
emira-refusal-status_not_owned = Nie masz karty statusu za { NUMBER($cost, useGrouping: 0) }.
emira-refusal-no_need = Zapomoga jest dla tych, którzy mają mniej niż { $limit } sztuk złota albo cztery księżniczki i żadnej karawany. Masz { NUMBER($gold, useGrouping: 0) }.
emira-action_away =
    { $action ->
        [small_slow] Małej karawany już nie ma.
        [small_fast] Małej karawany już nie ma.
        [large_slow] Dużej karawany już nie ma.
        [large_fast] Dużej karawany już nie ma.
        [appearance] Żetonu prezencji już nie ma.
        [status] Karty statusu już nie ma.
        [section] Części pałacu już nie ma.
       *[camel] Wielbłąda już nie ma.
    }
emira-refusal-not_on_offer = { emira-action_away } Weź coś innego albo nic.
emira-refusal-too_dear = Masz { NUMBER($gold, useGrouping: 0) } sztuk złota, a cena za { emira-action } to { NUMBER($price, useGrouping: 0) }.
emira-refusal-cards_too_dear = Masz { NUMBER($gold, useGrouping: 0) } sztuk złota, a to kosztuje { $price }.
emira-refusal-not_your_princess = { emira-princess } u ciebie nie mieszka.
emira-refusal-gift_too_dear = Xenia chce { $price } sztuk złota, a masz { NUMBER($gold, useGrouping: 0) }.
emira-refusal-bidding_over = Licytacja jest skończona: działaj albo nie rób nic.
emira-refusal-bid_too_low = Najwyższa oferta to { NUMBER($bid, useGrouping: 0) }. Daj co najmniej { NUMBER($least, useGrouping: 0) } albo spasuj.
emira-refusal-bid_too_high = Możesz dać najwyżej { NUMBER($most, useGrouping: 0) }.
emira-refusal-now_drawing_colours = Właśnie losowane są kolory.
emira-refusal-now_drawing_first = Właśnie losowany jest pierwszy gracz.
emira-refusal-now_dealing_objectives = Właśnie rozdawane są cele.
emira-refusal-now_dealing_cards = Właśnie rozdawane są wydarzenia na start.
emira-refusal-now_keeping_opening = Teraz każdy zatrzymuje jedno z wydarzeń na start.
emira-refusal-now_playing_cards = Teraz zagrywa się wydarzenia.
emira-refusal-now_looking_at_princesses = Ktoś ogląda talię Emir.
emira-refusal-now_looking_at_status = Ktoś ogląda talię statusu.
emira-refusal-now_arranging_princesses = Teraz odkłada się karty na talię Emir.
emira-refusal-now_arranging_status = Teraz odkłada się karty na talię statusu.
emira-refusal-now_changing_mind = Teraz rozstrzyga się los księżniczki.
emira-refusal-now_choosing_place = Teraz wskazuje się księżniczkę do obejrzenia.
emira-refusal-now_choosing_look = Teraz wskazuje się rodzaj żetonów.
emira-refusal-now_choosing_caravan = Teraz doładowuje się karawanę.
emira-refusal-now_choosing_track = Teraz wskazuje się rodzaj karawany dla szkodników.
emira-refusal-now_moving_vermin = Teraz przesuwa się karawany, do których dobrały się szkodniki.
emira-refusal-now_splitting = Teraz wskazuje się turę z dwiema księżniczkami.
emira-refusal-now_choosing_turn = Teraz wskazuje się turę, w której księżniczka wybiera.
emira-refusal-now_showing_princess = Właśnie odkrywana jest karta talii Emir.
emira-refusal-now_choosing_status = Teraz wybiera się wystawianą kartę statusu.
emira-refusal-now_showing_status = Właśnie odkrywana jest karta statusu.
emira-refusal-now_choosing_token = Teraz wybiera się wystawiany żeton.
emira-refusal-now_drawing_token = Właśnie losowany jest żeton.
emira-refusal-now_relieving = Teraz, przed licytacją, można wziąć zapomogę.
emira-refusal-now_bidding = Teraz licytuje się prawo do działania.
emira-refusal-now_acting = Teraz działa zwycięzca licytacji.
emira-refusal-now_buying_cards = Teraz kupuje się karty wydarzeń.
emira-refusal-now_drawing_cards = Właśnie dobierane są karty wydarzeń.
emira-refusal-now_keeping_bought = Teraz zatrzymuje się jedną z kart wydarzeń.
emira-refusal-now_discarding_token = Teraz oddaje się żeton z powodu Samiry.
emira-refusal-now_discarding_status = Teraz oddaje się kartę statusu z powodu Zahrah.
emira-refusal-now_giving_up = Teraz księżniczka odchodzi z Sidim Suleimanem.
emira-refusal-now_giving_gift = Teraz płaci się za prezent dla Xenii albo się go odmawia.
emira-refusal-now_losing_princess = Właśnie losowana jest księżniczka, która odchodzi.
emira-refusal-now_putting_under = Właśnie tasowane są księżniczki, które odeszły.

## O co pyta gra i na co się czeka

emira-ask-drawing_colours = Losowane są kolory.
emira-ask-drawing_first = Losowany jest pierwszy gracz.
emira-ask-dealing_objectives = Rozdawane są cele.
emira-ask-dealing_cards = Rozdawane są wydarzenia na start.
emira-ask-keeping_opening = { $seat }, które wydarzenie zatrzymujesz?
emira-ask-playing_cards = { $seat }, czy zagrywasz wydarzenie?
emira-ask-looking_at_princesses = Oglądane są karty talii Emir.
emira-ask-looking_at_status = Oglądane są karty talii statusu.
emira-ask-arranging_princesses = W jakiej kolejności odkładasz księżniczki?
emira-ask-arranging_status = W jakiej kolejności odkładasz karty statusu?
emira-ask-changing_mind = Co z nią będzie?
emira-ask-choosing_place = Którą z nadchodzących księżniczek oglądasz?
emira-ask-choosing_look = Które żetony mają się liczyć za więcej?
emira-ask-choosing_caravan = Która z twoich karawan przesuwa się w prawo?
emira-ask-choosing_track = Do których karawan dobierają się szkodniki?
emira-ask-moving_vermin = { $seat }, do której z twoich karawan dobierają się szkodniki?
emira-ask-splitting = Ile księżniczek wybiera w tej turze, a ile w następnej?
emira-ask-choosing_turn = W której turze wybiera jedyna księżniczka?
emira-ask-showing_princess = Odkrywana jest karta talii Emir.
emira-ask-choosing_status = Którą kartę statusu wystawiasz?
emira-ask-showing_status = Odkrywana jest karta statusu.
emira-ask-choosing_token = Który żeton wystawiasz?
emira-ask-drawing_token = Losowany jest żeton.
emira-ask-relieving = { $seat }, czy bierzesz zapomogę zamiast działać?
emira-ask-bidding = { $seat }, licytujesz czy pasujesz?
emira-ask-acting = { $seat }, co robisz?
emira-ask-buying_cards = { $seat }, czy kupujesz kartę wydarzenia?
emira-ask-drawing_cards = Dobierane są karty wydarzeń.
emira-ask-keeping_bought = Które wydarzenie zatrzymujesz?
emira-ask-discarding_token = { $seat }, który żeton oddajesz z powodu Samiry?
emira-ask-discarding_status = { $seat }, którą kartę statusu zabiera Zahrah?
emira-ask-giving_up = { $seat }, która księżniczka odchodzi z Sidim Suleimanem?
emira-ask-giving_gift = { $seat }, czy dajesz Xenii 250 sztuk złota?
emira-ask-losing_princess = Losowana jest księżniczka, która odchodzi.
emira-ask-putting_under = Tasowane są księżniczki, które odeszły.
emira-ask-over = Gra jest skończona.
emira-wait-drawing_colours = Losowane są kolory.
emira-wait-drawing_first = Losowany jest pierwszy gracz.
emira-wait-dealing_objectives = Rozdawane są cele.
emira-wait-dealing_cards = Rozdawane są wydarzenia na start.
emira-wait-keeping_opening = { $seat } wybiera wydarzenie na start.
emira-wait-playing_cards = { $seat } może zagrać wydarzenie.
emira-wait-looking_at_princesses = Oglądane są karty talii Emir.
emira-wait-looking_at_status = Oglądane są karty talii statusu.
emira-wait-arranging_princesses = { $seat } odkłada karty na talię Emir.
emira-wait-arranging_status = { $seat } odkłada karty na talię statusu.
emira-wait-changing_mind = { $seat } decyduje o losie księżniczki.
emira-wait-choosing_place = { $seat } wybiera księżniczkę do obejrzenia.
emira-wait-choosing_look = { $seat } wskazuje rodzaj żetonów.
emira-wait-choosing_caravan = { $seat } doładowuje karawanę.
emira-wait-choosing_track = { $seat } wskazuje rodzaj karawany dla szkodników.
emira-wait-moving_vermin = { $seat } wybiera karawanę, która ucierpi od szkodników.
emira-wait-splitting = { $seat } postanawia, która tura ma dwie księżniczki.
emira-wait-choosing_turn = { $seat } postanawia, w której turze wybiera jedyna księżniczka.
emira-wait-showing_princess = Odkrywana jest karta talii Emir.
emira-wait-choosing_status = { $seat } przeszukuje talię statusu.
emira-wait-showing_status = Odkrywana jest karta statusu.
emira-wait-choosing_token = { $seat } przeszukuje woreczek.
emira-wait-drawing_token = Losowany jest żeton.
emira-wait-relieving = { $seat } może wziąć zapomogę.
emira-wait-bidding = { $seat } licytuje albo pasuje.
emira-wait-acting = { $seat } wybiera akcję.
emira-wait-buying_cards = { $seat } może kupić kartę wydarzenia.
emira-wait-drawing_cards = Dobierane są karty wydarzeń.
emira-wait-keeping_bought = { $seat } wybiera kartę wydarzenia.
emira-wait-discarding_token = { $seat } oddaje żeton z powodu Samiry.
emira-wait-discarding_status = { $seat } oddaje kartę statusu z powodu Zahrah.
emira-wait-giving_up = { $seat } wybiera księżniczkę dla Sidiego Suleimana.
emira-wait-giving_gift = { $seat } zastanawia się nad prezentem dla Xenii.
emira-wait-losing_princess = Losowana jest księżniczka, która odchodzi.
emira-wait-putting_under = Tasowane są księżniczki, które odeszły.
emira-wait-over = Gra jest skończona.

## Ustawienia stołu

emira-option-advanced = Wersja zaawansowana
    .help = Czy pałace mają tor półpunktowy, wydarzenia zagrywa się od pierwszej tury, brak złota jest groźniejszy, a gdy cel wypełni kilka osób, rozstrzyga wynik?
    .yes = zaawansowana
    .no = podstawowa
emira-option-base_income = Własne przyprawy
    .help = Ile złota dostaje każdy w każdym dochodzie bez karawan. Instrukcje odsyłają po tę liczbę do planszy.
    .number = { $number } sztuk złota
emira-option-opening_event = Pierwsza karta wydarzenia
    .help = Kto decyduje, z którą kartą wydarzenia każdy zaczyna.
    .choose = każdy, z trzech
    .random = los
emira-option-event_symbols = Wydarzenia, które się wykluczają
    .help = Których wydarzeń nie można zagrać w tej samej turze. Gdy liczą się tylko nazwy, Nierozłączki i Ciche dni się znoszą.
    .groups = te, które by się podwajały albo sobie przeczyły
    .titles = tylko te o tej samej nazwie
emira-option-good_looking = Jak liczy się Przystojniak
    .help = Kiedy to wydarzenie liczy swoje żetony.
    .counted = przez cały czas, w miarę jak ich przybywa i ubywa
    .fixed = raz, przy zagraniu
emira-option-exhaustion_end = Gdy nie ma już kto przybyć
    .help = Czy gra się wtedy kończy, a rozstrzyga wynik?
    .yes = gra się kończy
    .no = gra toczy się dalej
emira-option-undecided_check = Kiedy rozglądają się niezdecydowane
    .help = Czy zapłata za ofertę może kosztować cię księżniczkę, zanim kupisz to, o co była licytacja?
    .step = po każdym całym kroku
    .payment = po każdej zapłacie
emira-option-gold_reveal = Kto pokazuje złoto
    .help = Czyje złoto widać, gdy porównuje je odkryta księżniczka.
    .compared = ci, których złoto się porównuje
    .all = wszyscy
emira-option-zahrah_discard = Co zabiera Zahrah
    .help = Dokąd trafia karta statusu, którą zabiera.
    .game = poza grę
    .deck = pod talię statusu
emira-option-hind_blocks_choice = Hind i inne księżniczki
    .help = Czy księżniczki omijają szejka, którego zajmuje Hind?
    .yes = omijają
    .no = mogą go wybrać
emira-option-late_arrival_counts = Księżniczka, która przybywa po utrzymaniu
    .help = Czy liczy się do zwycięstwa w tej turze?
    .yes = liczy się
    .no = nie liczy się
emira-option-last_turn = Ostatnia tura
    .help = Po której turze gra się kończy, jeśli nikt nie wygrał, i decyduje wynik. Instrukcje nie znają takiego końca; dobrzy gracze kończą przed turą 30.
    .number = tura { $number }

## Boty i powody, które podają

emira-bot-random = Włóczęga
    .help = Wykonuje dowolny dozwolony ruch, bez planu.
emira-bot-novice = Nowicjusz
    .help = Myli się w ocenie, przepłaca za pierwszeństwo i nie zwraca uwagi na rywali.
emira-bot-regular = Bywalec
    .help = Porównuje każdą akcję ze swoim celem, daje tyle, ile warte jest działanie teraz, i zostawia złoto na utrzymanie.
emira-bot-expert = Ekspert
    .help = Pamięta, ile kto ma złota, i wielokrotnie rozgrywa w myślach swoje plany, zanim zdecyduje. Trudno z nim wygrać.

emira-less =
    { $bot ->
        [expert]
            { $percent ->
                [0] prawie tak samo dobre
                [one] o { $percent } zwycięstwo mniej na 100 gier
                [few] o { $percent } zwycięstwa mniej na 100 gier
               *[other] o { $percent } zwycięstw mniej na 100 gier
            }
       *[other]
            { $less ->
                [0] prawie tak samo dobre
               *[other] o { NUMBER($less, useGrouping: 0, maximumFractionDigits: 0) } sztuk złota mniej
            }
    }
emira-why-only = To jedyny możliwy ruch.
emira-why-worth = Ze wszystkiego, co można teraz zrobić, to zapowiada się najlepiej.
emira-why-draws = Dzięki temu { emira-princess } wybrałaby ten pałac.
emira-why-pays = Zanim wróci, może przynieść { NUMBER($gold, useGrouping: 0) } sztuk złota.
emira-why-relief = { $gold } sztuk złota od ręki to więcej, niż obiecują jeszcze licytacje.
emira-why-save = Nic, co można teraz mieć, nie jest warte swojej ceny.
emira-why-tried =
    { $trials ->
        [one] Rozegrane w myślach raz, prowadzi do zwycięstwa w { $share }% gier.
       *[other] Rozegrane w myślach { $trials } razy, prowadzi do zwycięstwa w około { $share }% gier; nic innego nie wypada lepiej.
    }
emira-why-tried_lost =
    { $trials ->
        [one] Rozegrane w myślach raz, nie daje już zwycięstwa.
       *[other] Rozegrane w myślach { $trials } razy: cokolwiek by teraz zrobić, prawie żadna gra nie kończy się już zwycięstwem.
    }
emira-why-tried_save = Zachowane złoto prowadzi do zwycięstwa w około { $share }% gier rozegranych w myślach; z tym, co najlepszego można teraz mieć, w { $other }%.
emira-why-tried_bid =
    { $price ->
        [0] Rozegrane w myślach { $trials } razy: najlepiej nic nie dawać, to zwycięstwo w około { $share }% gier.
       *[other] Rozegrane w myślach { $trials } razy: najlepiej iść do { NUMBER($price, useGrouping: 0) }, to zwycięstwo w około { $share }% gier.
    }
emira-why-tried_outbid = Rozegrane w myślach { $trials } razy: najlepiej iść do { NUMBER($price, useGrouping: 0) }, to zwycięstwo w około { $share }% gier. { $seat } może zapłacić najwyżej { NUMBER($most, useGrouping: 0) }.
emira-why-bid =
    { $value ->
        [0] Teraz nie warto nic dawać.
       *[other] Teraz warto dać około { NUMBER($value, useGrouping: 0, maximumFractionDigits: 0) }, nie więcej.
    }

## Stół w słowach

emira-looks =
    { $princess ->
        [albina] prezencja, potem status
        [halimah] prezencja, potem status
        [asima] prezencja, potem status
        [noor] prezencja, potem pałac
        [rasha] prezencja, potem pałac
        [thara] prezencja, potem pałac
        [zainab] prezencja, potem złoto
        [nibal] prezencja, potem złoto
        [samira] prezencja, potem złoto
        [zahrah] status, potem prezencja
        [fatima] status, potem prezencja
        [layla] status, potem prezencja
        [malika] status, potem pałac
        [nadia] status, potem pałac
        [firyal] status, potem pałac
        [hind] status, potem złoto
        [farah] status, potem złoto
        [raidah] status, potem złoto
        [adara] pałac, potem prezencja
        [suleika] pałac, potem prezencja
        [janan] pałac, potem status
        [sahar] pałac, potem status
        [anisah] pałac, potem złoto
        [zafirah] pałac, potem złoto
        [xenia] złoto, potem prezencja
        [yasmine] złoto, potem status
        [badra] złoto, potem pałac
       *[sidi_suleiman] najwięcej księżniczek
    }
emira-talents =
    { $princess ->
        [albina] rozsądek
        [halimah] gospodarność
        [asima] gotowanie
        [noor] rozsądek lub gospodarność
        [rasha] gotowanie
        [thara] czułość
        [zainab] rozsądek
        [nibal] gospodarność
        [samira] czułość
        [zahrah] rozsądek
        [fatima] gospodarność
        [layla] czułość
        [malika] rozsądek
        [nadia] gospodarność
        [firyal] gotowanie
        [hind] gospodarność lub czułość
        [farah] rozsądek
        [raidah] gotowanie
        [adara] rozsądek
        [suleika] gospodarność
        [janan] rozsądek lub gotowanie
        [sahar] czułość
        [anisah] rozsądek
        [zafirah] gotowanie
        [xenia] gotowanie lub czułość
        [yasmine] gospodarność
        [badra] rozsądek
       *[sidi_suleiman] brak
    }
emira-described =
    { $item ->
        [albina] Albina: prezencja, potem status; rozsądek
        [halimah] Halimah: prezencja, potem status; gospodarność
        [asima] Asima: prezencja, potem status; gotowanie
        [noor] Noor: prezencja, potem pałac; rozsądek lub gospodarność
        [rasha] Rasha: prezencja, potem pałac; gotowanie
        [thara] Thara: prezencja, potem pałac; czułość
        [zainab] Zainab: prezencja, potem złoto; rozsądek
        [nibal] Nibal: prezencja, potem złoto; gospodarność
        [samira] Samira: prezencja, potem złoto; czułość
        [zahrah] Zahrah: status, potem prezencja; rozsądek
        [fatima] Fatima: status, potem prezencja; gospodarność
        [layla] Layla: status, potem prezencja; czułość
        [malika] Malika: status, potem pałac; rozsądek
        [nadia] Nadia: status, potem pałac; gospodarność
        [firyal] Firyal: status, potem pałac; gotowanie
        [hind] Hind: status, potem złoto; gospodarność lub czułość
        [farah] Farah: status, potem złoto; rozsądek
        [raidah] Raidah: status, potem złoto; gotowanie
        [adara] Adara: pałac, potem prezencja; rozsądek
        [suleika] Suleika: pałac, potem prezencja; gospodarność
        [janan] Janan: pałac, potem status; rozsądek lub gotowanie
        [sahar] Sahar: pałac, potem status; czułość
        [anisah] Anisah: pałac, potem złoto; rozsądek
        [zafirah] Zafirah: pałac, potem złoto; gotowanie
        [xenia] Xenia: złoto, potem prezencja; gotowanie lub czułość
        [yasmine] Yasmine: złoto, potem status; gospodarność
        [badra] Badra: złoto, potem pałac; rozsądek
       *[sidi_suleiman] Sidi Suleiman: idzie tam, gdzie mieszka najwięcej księżniczek, i jedną porywa
    }
emira-field-offer = Na sprzedaż
emira-field-offer_small = Mała karawana
    .text =
        { $small ->
            [yes] Mała karawana.
           *[no] { "" }
        }
emira-field-offer_large = Duża karawana
    .text =
        { $large ->
            [yes] Duża karawana.
           *[no] { "" }
        }
emira-field-offer_section = Część pałacu
    .text =
        { $section ->
            [yes] Część pałacu.
           *[no] { "" }
        }
emira-field-offer_camel = Wielbłąd
    .text =
        { $camel ->
            [yes] Wielbłąd.
           *[no] { "" }
        }
emira-field-offer_token = Prezencja
    .text = Żeton: { emira-token }.
emira-field-offer_status = Status szejka
    .text = Karta statusu: { NUMBER($status, useGrouping: 0) }.
emira-field-in_play = Księżniczki w grze
    .item = { emira-described }
emira-field-undecided = Niezdecydowane księżniczki
    .item = { emira-described }
emira-field-swapped = Zamienione preferencje
emira-field-played = Wydarzenia zagrane w tej turze
emira-field-bag = W woreczku
    .item =
        { $key ->
            [beauty] uroda
            [manners] maniery
           *[clothes] szata
        }: { $values }
emira-field-camels_left = Wielbłądy w zasobach
emira-field-sections_left = Części pałacu w zasobach
emira-field-small_left = Małe karawany w zasobach
emira-field-large_left = Duże karawany w zasobach
emira-field-princess_deck = Karty w talii Emir
emira-field-status_deck = Karty w talii statusu
emira-field-event_deck = Karty w talii wydarzeń
emira-field-princesses_gone = Poza grą
emira-field-looking = Wybierasz spośród
emira-field-seats_colour = Kolor
emira-field-seats_gold = Złoto
emira-field-seats_shown = Złoto pokazane ostatnio
emira-field-seats_objective = Cel
emira-field-seats_cards = Karty wydarzeń
emira-field-seats_hand = Karty w ręce
    .item =
        { $values } ×{ " " }{ $key ->
            [bazaar] Bazar
            [better_breed] Lepsza rasa
            [camel_breeding] Gody wielbłądów
            [camel_epidemic] Wielbłądzia zaraza
            [changing_her_mind] Zmieniła zdanie
            [court_influence] Wpływy na dworze
            [double_trouble] Nierozłączki
            [golden_times] Złote czasy
            [good_looking] Przystojniak
            [guest_house] Domek dla gości
            [interrupt_spice_trade] Przerwane szlaki handlowe
            [new_orders] Nowe polecenia
            [new_spice_caravan] Nowa karawana
            [noble_merchandise] Towar dla wybranych
            [quiet_days] Ciche dni
            [restoration] Renowacja
            [sick_camels] Parszywe wielbłądy
           *[vermin] Szkodniki
        }
emira-field-seats_camels = Wielbłądy
emira-field-seats_rate = Zniżka za wielbłąda
emira-field-seats_sections = Części pałacu
emira-field-seats_track = Tor pałacu
    .text =
        { $track ->
            [-2] Tor pałacu: −1
            [-1] Tor pałacu: −0,5
            [1] Tor pałacu: 0,5
            [2] Tor pałacu: 1
            [3] Tor pałacu: 1,5
           *[other] { "" }
        }
emira-field-seats_rooms = Komnaty
emira-field-seats_tokens = Żetony
    .item =
        { $key ->
            [beauty] uroda
            [manners] maniery
           *[clothes] szata
        }: { $values }
emira-field-seats_appearance = Prezencja
emira-field-seats_status = Karty statusu
emira-field-seats_status_points = Punkty statusu
emira-field-seats_caravans = Karawany
    .item =
        { $key ->
            [small_slow] mała powolna
            [small_fast] mała szybka
            [large_slow] duża powolna
           *[large_fast] duża szybka
        }, pole: { $values }
emira-field-seats_princesses = Księżniczki
emira-list-in_play =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-undecided =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-swapped =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-princesses_gone =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-princesses =
    { $item ->
        [albina] Albina (rozsądek)
        [halimah] Halimah (gospodarność)
        [asima] Asima (gotowanie)
        [noor] Noor (rozsądek lub gospodarność)
        [rasha] Rasha (gotowanie)
        [thara] Thara (czułość)
        [zainab] Zainab (rozsądek)
        [nibal] Nibal (gospodarność)
        [samira] Samira (czułość)
        [zahrah] Zahrah (rozsądek)
        [fatima] Fatima (gospodarność)
        [layla] Layla (czułość)
        [malika] Malika (rozsądek)
        [nadia] Nadia (gospodarność)
        [firyal] Firyal (gotowanie)
        [hind] Hind (gospodarność lub czułość)
        [farah] Farah (rozsądek)
        [raidah] Raidah (gotowanie)
        [adara] Adara (rozsądek)
        [suleika] Suleika (gospodarność)
        [janan] Janan (rozsądek lub gotowanie)
        [sahar] Sahar (czułość)
        [anisah] Anisah (rozsądek)
        [zafirah] Zafirah (gotowanie)
        [xenia] Xenia (gotowanie lub czułość)
        [yasmine] Yasmine (gospodarność)
        [badra] Badra (rozsądek)
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-played =
    { $item ->
        [bazaar] Bazar
        [better_breed] Lepsza rasa
        [camel_breeding] Gody wielbłądów
        [camel_epidemic] Wielbłądzia zaraza
        [changing_her_mind] Zmieniła zdanie
        [court_influence] Wpływy na dworze
        [double_trouble] Nierozłączki
        [golden_times] Złote czasy
        [good_looking] Przystojniak
        [guest_house] Domek dla gości
        [interrupt_spice_trade] Przerwane szlaki handlowe
        [new_orders] Nowe polecenia
        [new_spice_caravan] Nowa karawana
        [noble_merchandise] Towar dla wybranych
        [quiet_days] Ciche dni
        [restoration] Renowacja
        [sick_camels] Parszywe wielbłądy
       *[vermin] Szkodniki
    }
emira-list-looking =
    { $item ->
        [bazaar] Bazar
        [better_breed] Lepsza rasa
        [camel_breeding] Gody wielbłądów
        [camel_epidemic] Wielbłądzia zaraza
        [changing_her_mind] Zmieniła zdanie
        [court_influence] Wpływy na dworze
        [double_trouble] Nierozłączki
        [golden_times] Złote czasy
        [good_looking] Przystojniak
        [guest_house] Domek dla gości
        [interrupt_spice_trade] Przerwane szlaki handlowe
        [new_orders] Nowe polecenia
        [new_spice_caravan] Nowa karawana
        [noble_merchandise] Towar dla wybranych
        [quiet_days] Ciche dni
        [restoration] Renowacja
        [sick_camels] Parszywe wielbłądy
       *[vermin] Szkodniki
    }

## Plansza

emira-board-setup = Przygotowanie
emira-board-turn = Tura { $turn }
emira-board-waits = niezdecydowana
emira-board-swapped = zamienione
emira-board-offer = Na sprzedaż
emira-board-honour = karta statusu { NUMBER($cost, useGrouping: 0) }
emira-board-bid = Najwyższa oferta
emira-board-events = Wydarzenia tej tury
emira-board-bag = Woreczek
emira-board-supply = Zostało
emira-board-good =
    { $good ->
        [small] małe karawany
        [large] duże karawany
        [camel] wielbłądy
       *[section] części pałacu
    }
emira-board-decks = Talie
emira-board-deck =
    { $deck ->
        [princesses] księżniczki
        [status] status
       *[events] wydarzenia
    }
emira-board-player = Gracz
emira-board-gold = Złoto
emira-board-most_bid = Licytuje do
emira-board-cards = Wydarzenia
emira-board-camels = Wielbłądy
emira-board-appearance = Prezencja
emira-board-status = Status
emira-board-palace = Pałac
emira-board-rooms = Komnaty
emira-board-points = { NUMBER($points) }
emira-board-track =
    { $caravan ->
        [small_slow] mała powolna
        [small_fast] mała szybka
        [large_slow] duża powolna
       *[large_fast] duża szybka
    }
emira-board-caravans = Karawany
emira-board-tokens = Żetony
emira-board-honours = Karty statusu
emira-board-guests = Księżniczki
emira-board-objective = Cel
emira-board-hand = Wydarzenia w ręce
`;export{e as default};