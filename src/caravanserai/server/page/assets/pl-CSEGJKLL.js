var e=`### Camel Up po polsku. Identyfikatory są te same we wszystkich językach; atrybuty takie jak .gen to formy wyrazu.

camel_up-title = Camel Up
camel_up-pitch = Przebiegłe Wielbłądy: typuj wyścig, w którym wielbłądy wożą się nawzajem.
camel_up-stage = etap { $number }
camel_up-intro =
    Camel Up, w Polsce wydane jako Przebiegłe Wielbłądy. Pięć wielbłądów ściga się raz dookoła pustyni: 16 pól i linia mety.
    Wielbłądy, które się spotkają, stają jeden na drugim, a kto rusza, niesie wszystkich, którzy są nad nim. Szalone wielbłądy, biały i czarny, biegną w przeciwną stronę. Żaden nie należy do
    ciebie: ty typujesz. Kafelki typowania płacą za lidera etapu, karty za zwycięzcę i za największego przegranego całego wyścigu. Etap trwa pięć
    rzutów. W swojej turze robisz jedną rzecz. Gdy któryś wielbłąd przekroczy linię, wygrywa osoba, która ma najwięcej monet.
camel_up-legend = Ścigają się N niebieski (w zapisie B), Zi zielony (G), Ż żółty (Y), C czerwony (R) i F fioletowy (P); b biały (w) i ca czarny (k) to szalone wielbłądy. Wpisać można jedną i drugą literę. Wieża jest narysowana tak, jak stoi: kto na górze, ten prowadzi. +\xA0to doping, −\xA0wygwizdanie.

## Wielbłądy i kostki

camel_up-camel-blue = niebieski
camel_up-camel-green = zielony
camel_up-camel-yellow = żółty
camel_up-camel-red = czerwony
camel_up-camel-purple = fioletowy
camel_up-camel-white = biały
camel_up-camel-black = czarny
camel_up-die-blue = niebieska kostka
camel_up-die-green = zielona kostka
camel_up-die-yellow = żółta kostka
camel_up-die-red = czerwona kostka
camel_up-die-purple = fioletowa kostka
camel_up-die-grey = szara kostka

camel_up-camel =
    { $camel ->
        [blue] niebieski
        [green] zielony
        [yellow] żółty
        [red] czerwony
        [purple] fioletowy
        [white] biały
        [black] czarny
       *[other] { $camel }
    }
    .title =
        { $camel ->
            [blue] Niebieski
            [green] Zielony
            [yellow] Żółty
            [red] Czerwony
            [purple] Fioletowy
            [white] Biały
            [black] Czarny
           *[other] { $camel }
        }
    .gen =
        { $camel ->
            [blue] niebieskiego
            [green] zielonego
            [yellow] żółtego
            [red] czerwonego
            [purple] fioletowego
            [white] białego
            [black] czarnego
           *[other] { $camel }
        }
    .gen-plural =
        { $camel ->
            [blue] niebieskich
            [green] zielonych
            [yellow] żółtych
            [red] czerwonych
            [purple] fioletowych
            [white] białych
            [black] czarnych
           *[other] { $camel }
        }
    .fem =
        { $camel ->
            [blue] niebieska
            [green] zielona
            [yellow] żółta
            [red] czerwona
            [purple] fioletowa
            [white] biała
            [black] czarna
           *[other] { $camel }
        }
    .fem-title =
        { $camel ->
            [blue] Niebieska
            [green] Zielona
            [yellow] Żółta
            [red] Czerwona
            [purple] Fioletowa
            [white] Biała
            [black] Czarna
           *[other] { $camel }
        }
camel_up-letter =
    { $camel ->
        [blue] N
        [green] Zi
        [yellow] Ż
        [red] C
        [purple] F
        [white] b
       *[black] ca
    }
camel_up-list-camels =
    { $place ->
        [1]
            { $item ->
                [blue] Niebieski
                [green] Zielony
                [yellow] Żółty
                [red] Czerwony
                [purple] Fioletowy
                [white] Biały
                [black] Czarny
               *[other] { $item }
            }
       *[other]
            { $item ->
                [blue] niebieski
                [green] zielony
                [yellow] żółty
                [red] czerwony
                [purple] fioletowy
                [white] biały
                [black] czarny
               *[other] { $item }
            }
    }
camel_up-list-ranking =
    { $place }. { $item ->
        [blue] niebieski
        [green] zielony
        [yellow] żółty
        [red] czerwony
        [purple] fioletowy
       *[other] { $item }
    }
    .separator = { ", " }

## Co się stało

camel_up-event-start_seat_drawn = Los zdecydował: zaczyna { $seat }.
camel_up-event-start_die_rolled = { camel_up-camel.fem-title } kostka pokazuje { $face }.
camel_up-event-grey_start_die_rolled =
    Szara kostka pokazuje { $printed ->
        [white] białą
       *[black] czarną
    } { camel_up-face }, więc szalony wielbłąd staje na polu { $face ->
        [1] 16
        [2] 15
       *[3] 14
    }.
camel_up-event-camel_placed = { camel_up-camel.title } staje na polu { $space }.
camel_up-event-setup_ended = Wielbłądy są gotowe. Pierwszą turę ma { $seat }.
camel_up-event-ticket_taken = { $seat } bierze { camel_up-camel } kafelek typowania o wartości { $value }.
camel_up-event-tile_placed =
    { $origin ->
        [none] { $seat } kładzie kafelek widowni na polu { $space }
       *[other] { $seat } przenosi kafelek widowni z pola { $origin } na { $space }
    }: { $side ->
        [cheer] doping
       *[boo] wygwizdanie
    }.
camel_up-event-pyramid_ticket_taken = { $seat } bierze kafelek piramidy i rzuca.
camel_up-event-die_rolled =
    { $camel ->
        [white] Szara kostka pokazuje białą { camel_up-face }.
        [black] Szara kostka pokazuje czarną { camel_up-face }.
       *[other] { camel_up-camel.fem-title } kostka pokazuje { $face }.
    }
camel_up-face =
    { $face ->
        [1] jedynkę
        [2] dwójkę
       *[3] trójkę
    }
camel_up-event-crazy_swapped =
    { $reason ->
        [only_carrier] Rusza jednak { camel_up-camel }, bo tylko on z szalonych niesie wyścigowe wielbłądy.
       *[upper_of_two] Rusza jednak { camel_up-camel }, bo siedzi wprost na drugim szalonym wielbłądzie.
    }
camel_up-event-unit_moved =
    { $camels_count ->
        [one] { $camels } idzie z pola { $origin } { camel_up-arrival }.
       *[other] { $camels } (od dołu do góry) idą z pola { $origin } { camel_up-arrival }.
    }
camel_up-arrival =
    { $space ->
        [17] za linię mety
        [18] za linię mety
        [19] za linię mety
        [0] wstecz za linię
        [-1] wstecz za linię
        [-2] wstecz za linię
       *[other]
            { $under ->
                [yes] na { $stop }, ale gwizdy cofają { $camels_count ->
                    [one] go
                   *[other] je
                } na { $space }, pod spód
               *[no] na { $space }
            }
    }
camel_up-event-tile_paid = Kafelek widowni na polu { $space }: { $seat } dostaje 1 monetę.
camel_up-event-card_played =
    { $pile ->
        [winner] { $seat } zakrytą kartą typuje zwycięzcę wyścigu
       *[loser] { $seat } zakrytą kartą typuje największego przegranego
    }{ $camel ->
        [none] .
       *[other] : { camel_up-camel.gen }.
    }
camel_up-event-partnership_formed = { $seat } i { $partner } zawiązują sojusz do końca etapu.
camel_up-event-leg_ended = Koniec etapu { $leg }: { $ranking }. Znacznik rozpoczynającego dostaje { $start_marker }.
camel_up-event-partner_ticket_chosen =
    { $ticket ->
        [nothing] { $seat } nie korzysta z kafelków sojusznika.
        [pyramid] { $seat } korzysta z kafelka piramidy sojusznika.
       *[other] { $seat } korzysta z { camel_up-ticket.gen } kafelka sojusznika.
    }
camel_up-ticket =
    { $ticket ->
        [blue] niebieski
        [green] zielony
        [yellow] żółty
        [red] czerwony
        [purple] fioletowy
       *[other] { $ticket }
    }
    .gen =
        { $ticket ->
            [blue] niebieskiego
            [green] zielonego
            [yellow] żółtego
            [red] czerwonego
            [purple] fioletowego
           *[other] { $ticket }
        }
camel_up-event-ticket_scored =
    { $gain ->
        [-1] { $seat } płaci 1 monetę za { camel_up-camel } kafelek.
        [1] { $seat } dostaje 1 monetę za { camel_up-camel } kafelek: drugie miejsce.
        [few] { $seat } dostaje { $gain } monety za { camel_up-camel } kafelek: pierwsze miejsce!
       *[other] { $seat } dostaje { $gain } monet za { camel_up-camel } kafelek: pierwsze miejsce!
    }
camel_up-event-pyramid_scored =
    { $count ->
        [one] { $seat } dostaje { $count } monetę za kafelek piramidy.
        [few] { $seat } dostaje { $count } monety za { $count } kafelki piramidy.
       *[other] { $seat } dostaje { $count } monet za { $count } kafelków piramidy.
    }
camel_up-event-partner_ticket_scored =
    { $gain ->
        [0] { $seat } nie zarabia na kafelkach sojusznika ({ $partner }).
        [-1] { $seat } płaci 1 monetę za kafelek sojusznika ({ $partner }).
        [one] { $seat } dostaje { $gain } monetę dzięki kafelkowi sojusznika ({ $partner }).
        [few] { $seat } dostaje { $gain } monety dzięki kafelkowi sojusznika ({ $partner }).
       *[other] { $seat } dostaje { $gain } monet dzięki kafelkowi sojusznika ({ $partner }).
    }
camel_up-event-leg_settled =
    { $seat }, bilans etapu: { $gain }{ $coins ->
        [hidden] .
        [one] , razem { $coins } moneta w sakiewce.
        [few] , razem { $coins } monety w sakiewce.
       *[other] , razem { $coins } monet w sakiewce.
    }
camel_up-event-leg_started = Zaczyna się etap { $leg }, pierwszą turę ma { $seat }. Kafelki i kostki wracają na miejsce.
camel_up-event-race_ended =
    { $finish ->
        [backward] Szalony wielbłąd przebiegł linię wstecz: koniec wyścigu!
       *[forward] Wielbłąd przekroczył linię mety: koniec wyścigu!
    } Kolejność: { $ranking }.
camel_up-event-card_scored =
    { $pile ->
        [winner] { $seat } typuje na zwycięzcę { camel_up-camel.gen }:
       *[loser] { $seat } typuje na największego przegranego { camel_up-camel.gen }:
    } { $gain ->
        [-1] pudło, trzeba zapłacić 1 monetę
        [one] trafione, { $gain } moneta
        [few] trafione, { $gain } monety
       *[other] trafione, { $gain } monet
    }{ $coins ->
        [hidden] .
       *[other] ; razem { $coins }.
    }
camel_up-event-pile_settled =
    { $pile ->
        [winner] { $seat }, karty na zwycięzcę: { $gain }
       *[loser] { $seat }, karty na przegranego: { $gain }
    }{ $coins ->
        [hidden] .
       *[other] ; razem { $coins }.
    }
camel_up-event-game_stalled =
    { $turns ->
        [one] Od { $turns } tury nikt nie rzucił kostką: gra zostaje przerwana jako remis.
       *[other] Od { $turns } tur nikt nie rzucił kostką: gra zostaje przerwana jako remis.
    }
camel_up-event-game_ended =
    { $winners_count ->
        [one] { $winners } wygrywa grę!
       *[other] { $winners } wspólnie wygrywają grę!
    }
camel_up-event-asked = { "" }

## Ruchy: co robi każdy, co robią ruchy jednego rodzaju, i więcej o nich

camel_up-move-take_ticket = Weź { camel_up-camel } kafelek typowania
camel_up-move-place_tile =
    { $side ->
        [cheer] Połóż swój kafelek widowni na polu { $space }: doping
       *[boo] Połóż swój kafelek widowni na polu { $space }: wygwizdanie
    }
camel_up-move-roll = Weź kafelek piramidy i rzuć kostką
camel_up-move-play_card =
    { $pile ->
        [winner] Typuj { camel_up-camel.gen } na zwycięzcę wyścigu
       *[loser] Typuj { camel_up-camel.gen } na największego przegranego
    }
camel_up-move-form_partnership = Zawiąż sojusz: { $seat }
camel_up-move-copy_ticket =
    { $ticket ->
        [nothing] Nie korzystaj z żadnego kafelka
        [pyramid] Skorzystaj z kafelka piramidy
       *[other] Skorzystaj z { camel_up-ticket.gen } kafelka
    }
camel_up-move-stack_camel = Postaw teraz { camel_up-camel.gen } na wieży
camel_up-move-place_first_crazy = Postaw tam { camel_up-camel.gen } szalonego wielbłąda
camel_up-move-show_die = { camel_up-camel.fem-title } kostka pokazuje { $face }
camel_up-move-draw_start_seat = Zaczyna { $seat }

camel_up-kind-take_ticket = typuj lidera tego etapu
    .help = Górny kafelek daje tyle monet, ile na nim widać, jeśli jego wielbłąd prowadzi na końcu etapu, 1 monetę, jeśli jest drugi, a w innym razie kosztuje 1 monetę.
camel_up-kind-place_tile =
    { $side ->
        [cheer] połóż kafelek: kto na nim stanie, idzie o 1 dalej
        [any] połóż kafelek: kto na nim stanie, idzie o 1 dalej albo się cofa
       *[boo] połóż kafelek: kto na nim stanie, cofa się o 1
    }
    .help =
        { $side ->
            [cheer] Wielbłąd, który zatrzyma się na twoim kafelku, daje ci 1 monetę i idzie o jedno pole dalej, na wierzch tamtejszej wieży.
           *[boo] Wielbłąd, który zatrzyma się na twoim kafelku, daje ci 1 monetę i cofa się o jedno pole, pod spód tamtejszej wieży.
        } Masz jeden kafelek; położony ponownie, zmienia miejsce. Nie wolno go kłaść na polu 1, na polu z wielbłądami lub z kafelkiem ani obok cudzego kafelka.
camel_up-kind-roll = 1 moneta dla ciebie; kostka rusza wielbłąda
    .help = Bierzesz kafelek piramidy, wart 1 monetę na końcu etapu, a z piramidy wypada jedna z pozostałych kostek i rusza swojego wielbłąda.
camel_up-kind-play_card =
    { $pile ->
        [winner] typuj zwycięzcę całego wyścigu
        [any] typuj zwycięzcę albo największego przegranego wyścigu
       *[loser] typuj największego przegranego wyścigu
    }
    .help = Karta pozostaje zakryta do końca wyścigu. Pierwsza trafna karta na stosie daje 8 monet, następne 5, 3, 2 i 1; nietrafiona kosztuje 1.
camel_up-kind-form_partnership = znajdź sojusznika na ten etap
    .help = Na końcu etapu każde z was zarabia też na jednym kafelku drugiej osoby. Nie może ona odmówić.
camel_up-kind-copy_ticket = skorzystaj z kafelka sojusznika
    .help = Ile ten kafelek daje sojusznikowi, tyle daje i tobie. Sojusznik nic nie traci. Możesz też z niczego nie korzystać.
camel_up-kind-stack_camel = następny wielbłąd, od dołu do góry
    .help = Te wielbłądy zaczynają na tym samym polu. To był twój rzut, więc ty ustalasz, kto stoi na kim: wskazany wielbłąd staje na wierzchu.
camel_up-kind-place_first_crazy = który szalony wielbłąd tam staje
    .help = Jeden szalony wielbłąd zaczyna tam, gdzie wskazała szara kostka, drugi rzuca jeszcze raz. Biegną w przeciwną stronę.
camel_up-kind-show_die = wypada kostka
    .help = Los decyduje, która kostka wypada z piramidy i co pokazuje.
camel_up-kind-draw_start_seat = kto zaczyna
    .help = Los decyduje, kto ma pierwszą turę.

## Dlaczego nie

camel_up-refusal-no_such_move = W Camel Up nie ma takiego ruchu.
camel_up-refusal-game_over = Gra jest skończona.
camel_up-refusal-no_such_seat = Na miejscu { $seat } nikt nie siedzi.
camel_up-refusal-no_ticket_left = Nie ma już { camel_up-camel.gen-plural } kafelków; wrócą w następnym etapie.
camel_up-refusal-camel_there = Na polu { $space } stoi wielbłąd. Kafelek widowni wymaga pola bez wielbłądów.
camel_up-refusal-own_tile_there = Twój kafelek leży już na polu { $space }. Może przejść tylko na inne pole.
camel_up-refusal-tile_there = Na polu { $space } leży już kafelek widowni. Na każdym polu mieści się tylko jeden.
camel_up-refusal-tile_beside = Pole { $space } sąsiaduje z cudzym kafelkiem na polu { $beside }. Między nimi musi być odstęp.
camel_up-refusal-card_played = Twoja { camel_up-camel.fem } karta jest już zagrana. Każdy kolor można typować raz.
camel_up-refusal-too_few_for_partnerships = Sojusze są możliwe dopiero od sześciu graczy.
camel_up-refusal-oneself = Nie można zawiązać sojuszu ze sobą. Wybierz inną osobę.
camel_up-refusal-already_allied = Masz już sojusz. Skończy się wraz z etapem.
camel_up-refusal-other_allied = { $seat } ma już sojusz w tym etapie. Wybierz kogoś, kto jest wolny.
camel_up-refusal-partner_has_none =
    { $ticket ->
        [pyramid] Sojusznik nie ma kafelka piramidy.
       *[other] Sojusznik nie ma { camel_up-ticket.gen } kafelka.
    } Można skorzystać tylko z kafelków, które leżą przed sojusznikiem.
camel_up-refusal-not_on_this_stack = { camel_up-camel.title } wielbłąd nie zaczyna na tym polu. Wybierz jednego z tych, które tu zaczynają.
camel_up-refusal-die_is_out =
    { $camel ->
        [white] Szara kostka już wypadła.
        [black] Szara kostka już wypadła.
       *[other] { camel_up-camel.fem-title } kostka już wypadła.
    } Wróci do piramidy na końcu etapu.
camel_up-refusal-other_die_first =
    { $die ->
        [blue] Najpierw toczy się niebieska kostka.
        [green] Najpierw toczy się zielona kostka.
        [yellow] Najpierw toczy się żółta kostka.
        [red] Najpierw toczy się czerwona kostka.
        [purple] Najpierw toczy się fioletowa kostka.
       *[grey] Teraz toczy się szara kostka.
    }
camel_up-refusal-now_choosing_start = Najpierw trzeba wylosować, kto zaczyna.
camel_up-refusal-now_rolling_start = Najpierw trzeba rzucić kostkami, żeby ustalić pola startowe.
camel_up-refusal-now_stacking = Najpierw trzeba ustawić wielbłądy, które zaczynają na tym samym polu.
camel_up-refusal-now_rolling_first_crazy = Najpierw trzeba rzucić szarą kostką za pierwszego szalonego wielbłąda.
camel_up-refusal-now_choosing_crazy = Najpierw trzeba wskazać, który szalony wielbłąd tam staje.
camel_up-refusal-now_rolling_second_crazy = Najpierw trzeba rzucić szarą kostką za drugiego szalonego wielbłąda.
camel_up-refusal-now_turn = Tego nie można zrobić w turze. Weź kafelek, połóż kafelek widowni, rzuć, zagraj kartę albo zawiąż sojusz.
camel_up-refusal-now_rolling = Z piramidy właśnie wypada kostka. Poczekaj na nią.
camel_up-refusal-now_copying = Trwa podliczanie etapu: najpierw sojusznicy wybierają, z którego kafelka korzystają.

## O co pytamy i na co czekamy

camel_up-ask-choosing_start = Losujemy, kto zaczyna.
camel_up-ask-rolling_start = Kostki pokażą, gdzie zaczynają wielbłądy.
camel_up-ask-stacking = { $seat }, te wielbłądy zaczynają na jednym polu. Który staje teraz na wieży?
camel_up-ask-rolling_first_crazy = Szara kostka pokaże, gdzie zaczyna szalony wielbłąd.
camel_up-ask-choosing_crazy = { $seat }, który z szalonych wielbłądów tam staje?
camel_up-ask-rolling_second_crazy = Szara kostka pokaże, gdzie zaczyna drugi szalony wielbłąd.
camel_up-ask-turn = Twoja tura, { $seat }. Zrób jedną rzecz:
camel_up-ask-rolling = Z piramidy wypada kostka.
camel_up-ask-copying = { $seat }, z którego kafelka sojusznika korzystasz?
camel_up-ask-over = Gra jest skończona.
camel_up-wait-choosing_start = Trwa losowanie, kto zaczyna.
camel_up-wait-rolling_start = Kostki pokazują, gdzie zaczynają wielbłądy.
camel_up-wait-stacking = { $seat } ustawia wielbłądy.
camel_up-wait-rolling_first_crazy = Trwa rzut szarą kostką za szalonego wielbłąda.
camel_up-wait-choosing_crazy = { $seat } wybiera, który szalony wielbłąd tam staje.
camel_up-wait-rolling_second_crazy = Trwa rzut szarą kostką za drugiego szalonego wielbłąda.
camel_up-wait-turn = Swoją turę ma { $seat }.
camel_up-wait-rolling = Z piramidy właśnie wypada kostka.
camel_up-wait-copying = { $seat } wybiera, z którego kafelka skorzysta.
camel_up-wait-over = Gra jest skończona.

## Opcje stołu

camel_up-option-start_seat = Kto zaczyna
    .help = Kto rzuca za wielbłądy i ma pierwszą turę.
    .random = decyduje los
    .number = miejsce { $number }
camel_up-option-stack_order = Kolejność pierwszych wież
    .help = Kto ustala kolejność wielbłądów, które zaczynają na tym samym polu.
    .choose = osoba, która zaczyna
    .random = los
    .given = zawsze ta sama, niebieski na dole
camel_up-option-first_crazy = Pierwszy szalony wielbłąd
    .help = Kto ustala, za którego szalonego wielbłąda liczy się pierwszy rzut szarą kostką.
    .choose = osoba, która zaczyna
    .random = los
    .given = zawsze za białego
camel_up-option-final_floor = Gdy na koniec brakuje monet
    .help = Czy sakiewka nie spada poniżej zera przy każdej karcie typowania, czy raz dla każdego stosu kart?
    .card = przy każdej karcie
    .pile = raz dla stosu
camel_up-option-partner_ticket = Korzystanie z kafelka sojusznika
    .help = Czy od razu liczy się najlepszy kafelek sojusznika, czy każda osoba wybiera sama?
    .automatic = najlepszy, od razu
    .manual = każda osoba wybiera
camel_up-option-hide_coins = Ukryte sakiewki
    .help = Czy do końca gry widać tylko własne monety?
    .yes = ukryte
    .no = jawne
camel_up-option-two_players = Gra we dwoje
    .help = Czy wolno grać we dwoje, choć gra jest przeznaczona dla 3–8 osób?
    .yes = wolno
    .no = nie wolno
camel_up-option-stall_limit = Tury bez rzutu
    .help = Po ilu turach bez rzutu gra zostaje przerwana jako remis; 0 znaczy nigdy.
    .number = { $number }

## Plansza

camel_up-board-leg = Etap { $leg }
camel_up-board-turn = tura { $turns }
camel_up-board-setup = Przygotowanie
camel_up-board-finish = META
camel_up-board-pyramid = W piramidzie
camel_up-board-rolled = Wyrzucone
camel_up-board-tickets = Kafelki
camel_up-board-winner_pile = Typy na zwycięzcę
camel_up-board-loser_pile = Typy na przegranego
camel_up-board-player = Gracz
camel_up-board-coins = Monety
camel_up-board-held = Kafelki
camel_up-board-rolls = Piramida
camel_up-board-tile = Widownia
camel_up-board-partner = Sojusz
camel_up-board-hand = Karty
camel_up-board-grey = szara
camel_up-board-space = Pole { $space }

## Szanse

camel_up-odds-none = Teraz nie ma czego liczyć: wyścig jeszcze się nie zaczął albo już się skończył.
camel_up-odds-title = Szanse w tym etapie
camel_up-odds-camel = Wielbłąd
camel_up-odds-first = 1.
camel_up-odds-second = 2.
camel_up-odds-last = Ostatni
camel_up-odds-ticket = Kafelek { $value }
camel_up-odds-top_ticket = Górny kafelek
camel_up-odds-race = Szanse w całym wyścigu
camel_up-odds-race_winner = Wygra wyścig
camel_up-odds-race_loser = Będzie ostatni
camel_up-odds-race_ends = Wyścig skończy się w tym etapie: { $chance }
camel_up-odds-roll = Rzut daje { $value }
camel_up-odds-landings = Ile razy ktoś stanie na kafelku na tym polu
camel_up-odds-next_landing = Następny rzut zatrzyma się na kafelku na polu { $space }: { $chance }
camel_up-odds-exact = Szanse w etapie są dokładne, dopóki nikt nie przestawi kafelka widowni.
camel_up-odds-estimate = Szanse w wyścigu pochodzą z { $races } wyścigów rozegranych do końca; w 95 przypadkach na 100 mylą się najwyżej o { $error }.

## Boty i powody, które podają

camel_up-bot-random = Włóczęga
    .help = Wykonuje dowolny dozwolony ruch, bez planu.
camel_up-bot-novice = Nowicjusz
    .help = Częściej patrzy, kto prowadzi, niż liczy, i ulega nastrojom.
camel_up-bot-regular = Bywalec
    .help = Zna dokładne szanse, zgaduje, na co postawili inni, i myśli o tym, co zostawia następnej osobie.
camel_up-bot-expert = Ekspert
    .help = Gra o pierwsze miejsce, a nie o monety: sprawdza najlepsze ruchy w setkach wyścigów aż do mety.

camel_up-why-ticket = Szansa, że { camel_up-camel } prowadzi na końcu tego etapu, to { $first }%, więc kafelek jest wart średnio { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety.
camel_up-why-roll = Rzut daje średnio { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety.
camel_up-why-tile =
    { $side ->
        [cheer] Doping na polu { $space } daje średnio { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety.
       *[boo] Wygwizdanie na polu { $space } daje średnio { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety.
    }
camel_up-why-bend =
    { $side ->
        [cheer] Doping na polu { $space } daje średnio { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety
       *[boo] Wygwizdanie na polu { $space } daje średnio { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety
    }, a jeszcze { NUMBER($tickets, minimumFractionDigits: 1, maximumFractionDigits: 1) }, bo zmienia szanse wziętych już kafelków typowania.
camel_up-why-card =
    { $pile ->
        [winner] Szansa, że { camel_up-camel } wygra wyścig, to { $chance }%
       *[loser] Szansa, że { camel_up-camel } będzie w wyścigu ostatni, to { $chance }%
    }, więc karta jest warta średnio { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety.
camel_up-why-ally = Kafelki nowego sojusznika ({ $seat }) powinny przynieść { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety.
camel_up-why-setup = Na początku każdy wybór jest mniej więcej tak samo dobry.
camel_up-why-copy =
    { $value ->
        [one] Żaden kafelek sojusznika nie daje więcej: { $value } moneta.
        [few] Żaden kafelek sojusznika nie daje więcej: { $value } monety.
       *[other] Żaden kafelek sojusznika nie daje więcej: { $value } monet.
    }
camel_up-why-deny = Szansa, że { camel_up-camel } prowadzi na końcu tego etapu, to { $first }%: kafelek jest wart tylko { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety, ale po rzucie następna osoba miałaby coś lepszego.
camel_up-why-alone =
    { $pile ->
        [winner] Szansa, że { camel_up-camel } wygra wyścig, to { $chance }%
       *[loser] Szansa, że { camel_up-camel } będzie w wyścigu ostatni, to { $chance }%
    }, i chyba nikt jeszcze na to nie postawił: karta jest warta średnio { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety.
camel_up-why-cover = Najgroźniejszy rywal ({ $seat }) postawił na to, że { camel_up-camel } prowadzi na końcu tego etapu: taki sam zakład chroni przewagę.
camel_up-why-long_shot = Ryzykowny zakład ({ camel_up-camel }): liczy się tylko pierwsze miejsce, a ostrożna gra nie pozwoli odrobić straty.
camel_up-why-apart = Najgroźniejszy rywal ({ $seat }) jest z przodu i nie ma kafelka na to, że prowadzi { camel_up-camel }: własnym zakładem można odrobić stratę.
camel_up-why-first =
    { $less ->
        [0] Inny ruch powinien przynieść mniej więcej tyle samo, ale liczy się tylko pierwsze miejsce, a ten bardziej do niego przybliża.
       *[other] Powinien przynieść o { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety mniej niż najzyskowniejszy, ale liczy się tylko pierwsze miejsce, a ten ruch bardziej do niego przybliża.
    }
camel_up-why-looks_first = Wygląda na to, że na końcu tego etapu prowadzi { camel_up-camel }.
camel_up-why-hunch = Tak podpowiada przeczucie.
camel_up-less =
    { $less ->
        [0] prawie tak samo dobre
       *[other] o { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } monety mniej
    }
camel_up-why-only = To jedyny możliwy ruch.

## Stół w słowach

camel_up-field-leg = Etap
    .text = Etap { $leg }, tura { $turns }.
camel_up-field-idle_turns = Tury bez rzutu
    .text =
        { $idle_turns ->
            [0] { "" }
            [one] Od { $idle_turns } tury nikt nie rzucał.
           *[other] Od { $idle_turns } tur nikt nie rzucał.
        }
camel_up-field-start_marker = Znacznik gracza rozpoczynającego
    .text = Znacznik gracza rozpoczynającego ma { $start_marker }.
camel_up-field-track = Wielbłądy na torze
    .item =
        { $space ->
            [17] { $camels }: za linią mety.
            [18] { $camels }: za linią mety.
            [19] { $camels }: za linią mety.
            [0] { $camels }: za linią, od tyłu.
            [-1] { $camels }: za linią, od tyłu.
            [-2] { $camels }: za linią, od tyłu.
           *[other] { $camels }: pole { $space }.
        }
    .none = Na torze nie ma jeszcze wielbłądów.
    .help = Każda wieża jest opisana od dołu do góry; kto stoi na górze, prowadzi. Wielbłądy wyścigowe biegną w stronę pola 16, szalone w stronę pola 1.
camel_up-field-tiles = Kafelki widowni
    .item =
        { $side ->
            [cheer] Pole { $space }: doping ({ $owner }).
           *[boo] Pole { $space }: wygwizdanie ({ $owner }).
        }
    .none = Na torze nie ma żadnego.
camel_up-field-dice_left = Kostki w piramidzie
    .none = Nie ma żadnej.
camel_up-list-dice_left =
    { $item ->
        [blue] niebieska
        [green] zielona
        [yellow] żółta
        [red] czerwona
        [purple] fioletowa
       *[grey] szara
    }
camel_up-field-rolled = Kostki wyrzucone w tym etapie
    .item =
        { $camel ->
            [white] Szara, biała liczba { $face }
            [black] Szara, czarna liczba { $face }
           *[other] { camel_up-camel.fem-title } { $face }
        }
    .none = Jeszcze żadna.
camel_up-field-tickets = Kafelki typowania do wzięcia
    .item =
        { $key ->
            [blue] Niebieskie
            [green] Zielone
            [yellow] Żółte
            [red] Czerwone
           *[purple] Fioletowe
        }: { $values_count ->
            [0] nie ma już żadnego
           *[other] { $values }
        }.
    .help = Pierwsza liczba to wartość górnego kafelka, jeśli jego wielbłąd prowadzi na końcu etapu.
camel_up-field-winner_pile = Typy na zwycięzcę wyścigu
    .item =
        { $owner }: { $camel ->
            [none] zakryta karta
           *[other] { camel_up-camel }
        }
    .none = Jeszcze żadnych.
camel_up-field-loser_pile = Typy na największego przegranego
    .item =
        { $owner }: { $camel ->
            [none] zakryta karta
           *[other] { camel_up-camel }
        }
    .none = Jeszcze żadnych.
camel_up-field-seats_coins = Monety
    .text =
        { $coins ->
            [hidden] Monety zakryte.
            [one] { $coins } moneta.
            [few] { $coins } monety.
           *[other] { $coins } monet.
        }
camel_up-field-seats_tickets = Kafelki typowania
    .text = Kafelki typowania: { $tickets }.
    .item = { camel_up-camel } za { $value }
camel_up-field-seats_pyramid_tickets = Kafelki piramidy
    .text =
        { $pyramid_tickets ->
            [0] { "" }
            [one] { $pyramid_tickets } kafelek piramidy.
            [few] { $pyramid_tickets } kafelki piramidy.
           *[other] { $pyramid_tickets } kafelków piramidy.
        }
camel_up-field-seats_partner = Sojusz
    .text = Sojusz: { $partner }.
camel_up-field-seats_cards = Karty typowania
    .text =
        { $hand ->
            [none]
                { $cards ->
                    [one] { $cards } karta na ręce.
                    [few] { $cards } karty na ręce.
                   *[other] { $cards } kart na ręce.
                }
           *[other]
                { $hand_count ->
                    [0] Bez kart na ręce.
                   *[other] Karty na ręce: { $hand }.
                }
        }
camel_up-list-hand =
    { $item ->
        [blue] niebieska
        [green] zielona
        [yellow] żółta
        [red] czerwona
       *[purple] fioletowa
    }
`;export{e as default};