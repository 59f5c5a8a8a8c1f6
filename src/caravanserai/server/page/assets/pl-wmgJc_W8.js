var e=`### Słowa strony gry Camel Up. To, co się dzieje, ruchy, odmowy i pytania są w plikach samej gry.

camel_up-page-camel =
    { $camel ->
        [blue] Niebieski
        [green] Zielony
        [yellow] Żółty
        [red] Czerwony
        [purple] Fioletowy
        [white] Biały
       *[black] Czarny
    }

## Dywan

camel_up-page-carpet = Twoje rzeczy i to, co możesz zrobić
camel_up-page-tabs = Co otworzyć
camel_up-page-yours = Przed tobą
camel_up-page-group =
    { $what ->
        [tickets] Kafelki typowania
        [tile] Twój kafelek
        [roll] Piramida
        [cards] Karty typowania
       *[ally] Sojusz
    }
camel_up-page-tab =
    { $what ->
        [tickets] Typy
        [tile] Kafelek
        [roll] Rzut
        [cards] Karty
        [ally] Sojusz
        [odds] Szanse
       *[log] Dziennik
    }
camel_up-page-tickets = Kafelki typowania
camel_up-page-ticket =
    { $left ->
        [0] { $move }: nie ma już żadnego
        [one] { $move }: płaci { $value }, to ostatni
        [few] { $move }: płaci { $value }, są jeszcze { $left }
       *[other] { $move }: płaci { $value }, jest jeszcze { $left }
    }
camel_up-page-worth = wart { $worth }
camel_up-page-worth-word = wart
camel_up-page-tile = Twój kafelek widowni
camel_up-page-side =
    { $side ->
        [cheer] doping
       *[boo] gwizdy
    }
    .help =
        { $side ->
            [cheer] Strona dopingu: kto tam stanie, idzie o 1 dalej
           *[boo] Strona wygwizdania: kto tam stanie, cofa się o 1
        }
camel_up-page-tile-where = Połóż swój kafelek na zaznaczonym polu.
camel_up-page-tile-lies =
    { $side ->
        [cheer] Na polu { $space }: doping.
       *[boo] Na polu { $space }: gwizdy.
    }
camel_up-page-on = na { $space }
camel_up-page-tile-of =
    { $side ->
        [cheer] kafelek z dopingiem na polu { $space }
       *[boo] kafelek z wygwizdaniem na polu { $space }
    }
camel_up-page-roll-earn = Rzuć, zarób 1
camel_up-page-dice-left =
    { $count ->
        [one] ostatni rzut etapu
        [few] zostały { $count } rzuty
       *[other] zostało { $count } rzutów
    }
camel_up-page-cards = Twoje karty typowania
camel_up-page-card =
    { $camel ->
        [blue] Niebieska karta typowania
        [green] Zielona karta typowania
        [yellow] Żółta karta typowania
        [red] Czerwona karta typowania
       *[purple] Fioletowa karta typowania
    }
camel_up-page-card-played =
    { camel_up-page-card }, { $pile ->
        [winner] zagrana na zwycięzcę
        [loser] zagrana na przegranego
       *[none] nie twoja
    }
camel_up-page-card-where = Wygra wyścig czy będzie ostatni?
camel_up-page-card-which = Który wielbłąd?
camel_up-page-piles = Stosy kart typowania
camel_up-page-pile =
    { $pile ->
        [winner] Wygra wyścig
       *[loser] Będzie ostatni
    }
    .help =
        { $pile ->
            [winner] Typuj zwycięzcę wyścigu
           *[loser] Typuj największego przegranego
        }: { $count ->
            [0] nie ma tam jeszcze kart
            [one] leży tam { $count } karta
            [few] leżą tam { $count } karty
           *[other] leży tam { $count } kart
        }
camel_up-page-pile-cards =
    { $count ->
        [0] jeszcze bez kart
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
camel_up-page-allies = Sojusz na ten etap
camel_up-page-ally-mine = { $seat }: sojusz z tobą w tym etapie
camel_up-page-ally-taken = { $seat } ma już sojusz: { $partner }
camel_up-page-stack = Wieża do tej pory, od dołu do góry
camel_up-page-stack-next = następny
camel_up-page-decides = O co tu chodzi?
camel_up-page-setup-wait = Wielbłądy stają na torze.
camel_up-page-copy-nothing = Nic
camel_up-page-leg-order = Kolejność wielbłądów:
camel_up-page-key-roll = rzut

## Co mówi przycisk, który potwierdza ruch

camel_up-page-do-take_ticket = Weź { camel_up-camel }
camel_up-page-do-place_tile =
    { $side ->
        [cheer] Doping na { $space }
       *[boo] Gwizdy na { $space }
    }
camel_up-page-do-roll = Rzuć
camel_up-page-do-play_card =
    { camel_up-page-camel } { $pile ->
        [winner] wygra
       *[loser] będzie ostatni
    }
camel_up-page-do-form_partnership = Sojusz: { $seat }
camel_up-page-do-stack_camel = Teraz { camel_up-camel }
camel_up-page-do-place_first_crazy = Najpierw { camel_up-camel }
camel_up-page-do-copy_ticket =
    { $ticket ->
        [nothing] Nie korzystaj
        [pyramid] Kafelek piramidy
       *[other] Kafelek: { camel_up-ticket }
    }

## Przed graczami

camel_up-page-players-more = Co kto ma
camel_up-page-coins =
    { $count ->
        [one] moneta
        [few] monety
       *[other] monet
    }
camel_up-page-coins-hidden = monety ukryte
camel_up-page-starts = od tej osoby zaczął się etap
camel_up-page-holds-ticket =
    { $camel ->
        [blue] niebieski kafelek typowania wart { $value }
        [green] zielony kafelek typowania wart { $value }
        [yellow] żółty kafelek typowania wart { $value }
        [red] czerwony kafelek typowania wart { $value }
       *[purple] fioletowy kafelek typowania wart { $value }
    }
camel_up-page-holds-pyramid =
    { $count ->
        [one] { $count } kafelek piramidy
        [few] { $count } kafelki piramidy
       *[other] { $count } kafelków piramidy
    }
camel_up-page-holds-cards =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
camel_up-page-allied = sojusz: { $partner }

## Szanse

camel_up-page-odds = Szanse
camel_up-page-odds-leg = Ten etap
camel_up-page-odds-race = Cały wyścig
camel_up-page-first = pierwszy
camel_up-page-second = drugi
camel_up-page-last = ostatni
camel_up-page-ticket-worth = kafelek jest wart
camel_up-page-ticket-none = brak
camel_up-page-wins = wygra
camel_up-page-loses = ostatni
camel_up-page-card-worth = karta
camel_up-page-odds-off = Przy tym stole gra się bez podpowiadania szans.
camel_up-page-odds-own = Przy tym stole szanse widać tylko w swojej turze.
camel_up-page-odds-players = Przy tym stole szanse widzi tylko osoba, której tura trwa.
camel_up-page-odds-before = Szanse pojawią się z pierwszym etapem.
camel_up-page-odds-over = Wyścig skończony: nie ma już czego liczyć.
camel_up-page-odds-past = Szanse dotyczą bieżącej chwili, nie wcześniejszych pozycji.
camel_up-page-odds-wait = Szanse są właśnie obliczane…

## Rozliczenia

camel_up-page-accounts = Rozliczenie etapu { $leg }
camel_up-page-accounts-last = Rozliczenie ostatniego etapu
camel_up-page-accounts-rules = Za pierwszego tyle, ile na kafelku, za drugiego 1, za innego −1; kafelek piramidy daje 1.
camel_up-page-go-on = Dalej
camel_up-page-show-all = Pokaż wszystko
camel_up-page-line-ticket =
    { $camel ->
        [blue] Niebieski kafelek wart { $value }: { $gain }
        [green] Zielony kafelek wart { $value }: { $gain }
        [yellow] Żółty kafelek wart { $value }: { $gain }
        [red] Czerwony kafelek wart { $value }: { $gain }
       *[purple] Fioletowy kafelek wart { $value }: { $gain }
    }
camel_up-page-line-pyramid =
    { $count ->
        [one] { $count } kafelek piramidy: { $gain }
        [few] { $count } kafelki piramidy: { $gain }
       *[other] { $count } kafelków piramidy: { $gain }
    }
camel_up-page-line-partner = Dzięki kafelkowi sojusznika ({ $partner }): { $gain }
camel_up-page-no-tickets = bez kafelków
camel_up-page-floor = W sakiewce nigdy nie jest mniej niż zero.

## Koniec

camel_up-page-race-over = Koniec wyścigu
camel_up-page-stalled = Przerwane, remis
camel_up-page-you-win = Zwycięstwo jest twoje!
camel_up-page-wins-game =
    { $count ->
        [one] Wygrywa { $winners }
       *[other] Zwycięstwo dzielą: { $winners }
    }
camel_up-page-ranking = Kto na którym miejscu
camel_up-page-to-board = Do planszy
camel_up-page-no-cards = Nikt nie typował wyniku wyścigu.
camel_up-page-turn-which =
    { $pile ->
        [winner] Kto wygrał wyścig? Karta { $number } z { $of }, w kolejności zagrania
       *[loser] Ostatni stos: kto jest ostatni? Karta { $number } z { $of }, w kolejności zagrania
    }
camel_up-page-turn-pays = jeśli trafi: { $value }
camel_up-page-turn-rule = Kto pierwszy trafił, dostaje 8, następni 5, 3, 2, a dalsi 1; za błędną kartę płaci się 1.
camel_up-page-turn-next = Odwróć następną kartę
camel_up-page-story-race =
    { $how ->
        [backward]
            { $legs ->
                [one] Szalony wielbłąd zakończył wyścig już w pierwszym etapie, biegnąc wstecz; prowadził { $winner }, ostatni był { $loser }.
               *[other] Szalony wielbłąd zakończył wyścig w etapie { $legs }, biegnąc wstecz; prowadził { $winner }, ostatni był { $loser }.
            }
       *[forward]
            { $legs ->
                [one] Wyścig trwał jeden etap; wygrał { $winner }, ostatni był { $loser }.
                [few] Wyścig trwał { $legs } etapy; wygrał { $winner }, ostatni był { $loser }.
               *[other] Wyścig trwał { $legs } etapów; wygrał { $winner }, ostatni był { $loser }.
            }
    }
camel_up-page-story-overtook =
    { $when ->
        [winner] { $seat } wychodzi na prowadzenie dzięki kartom na zwycięzcę; przedtem prowadzi { $rival }.
        [loser] { $seat } wychodzi na prowadzenie na samym końcu, dzięki kartom na przegranego; przedtem prowadzi { $rival }.
       *[leg] { $seat } wychodzi na prowadzenie w etapie { $leg } i już go nie oddaje; przedtem prowadzi { $rival }.
    }
camel_up-page-story-led = { $seat } prowadzi od pierwszego etapu do ostatniego.
camel_up-page-story-best =
    { $gain ->
        [one] Najlepszy etap: { $seat }, { $gain } moneta w etapie { $leg }.
        [few] Najlepszy etap: { $seat }, { $gain } monety w etapie { $leg }.
       *[other] Najlepszy etap: { $seat }, { $gain } monet w etapie { $leg }.
    }
camel_up-page-story-call =
    { $pile ->
        [winner] Pierwsza trafna karta na zwycięzcę ({ $camel }): { $seat }, { $gain } monet.
       *[loser] Pierwsza trafna karta na przegranego ({ $camel }): { $seat }, { $gain } monet.
    }
camel_up-page-share = Udostępnij wynik
camel_up-page-shared = Skopiowano: wklej, gdzie chcesz.
camel_up-page-share-failed = Ta przeglądarka nie pozwala stronie kopiować.
camel_up-page-share-title =
    { $legs ->
        [one] Camel Up w Caravanserai, jeden etap:
        [few] Camel Up w Caravanserai, { $legs } etapy:
       *[other] Camel Up w Caravanserai, { $legs } etapów:
    }

## Tor

camel_up-page-subtitle =
    { $dice ->
        [0] Etap { $leg }
       *[other] Etap { $leg }, kostki { $dice }/5
    }
camel_up-page-subtitle-over = Po wyścigu
camel_up-page-track = Tor
camel_up-page-track-winner = Pierwszy
camel_up-page-track-loser = Ostatni
camel_up-page-track-pays = następna karta: { $value }
camel_up-page-track-pays-short = płaci { $value }
camel_up-page-track-refused = Pole { $space }: dlaczego nie?
camel_up-page-track-first = Na polu { $space }, tuż za startem, nie można położyć kafelka widowni.
camel_up-page-track-stack =
    { $count ->
        [one] Pole { $space }: { $camels }.
       *[other] Pole { $space }, od dołu: { $camels }.
    }
camel_up-page-track-tile =
    { $side ->
        [cheer] Pole { $space }: kafelek widowni, doping ({ $seat }).
       *[boo] Pole { $space }: kafelek widowni, wygwizdanie ({ $seat }).
    }
camel_up-page-track-waiting = Jeszcze poza torem: { $camels }.
camel_up-page-track-out =
    { $count ->
        [0] Żadna kostka nie została jeszcze wyrzucona.
       *[other] Wyrzucone kostki: { $dice }.
    }
camel_up-page-track-die =
    { $camel ->
        [blue] niebieska kostka { $face }
        [green] zielona kostka { $face }
        [yellow] żółta kostka { $face }
        [red] czerwona kostka { $face }
        [purple] fioletowa kostka { $face }
        [white] szara kostka (biała liczba) { $face }
       *[black] szara kostka (czarna liczba) { $face }
    }
camel_up-page-track-inside = W piramidzie: { $dice }.
camel_up-page-track-pile =
    { $count ->
        [0] { $pile ->
            [winner] Nikt jeszcze nie typuje zwycięzcy.
           *[loser] Nikt jeszcze nie typuje największego przegranego.
        }
       *[other] { $pile ->
            [winner] Typy na zwycięzcę, od najstarszego: { $seats }.
           *[loser] Typy na największego przegranego, od najstarszego: { $seats }.
        }
    }

## Cel gry

camel_up-page-aim =
    Wygrywa najwięcej monet{ $how ->
        [lead] : prowadzisz o { $gap }
        [behind] : do { $seat } brakuje ci { $gap }
        [level] : tyle co { $seat }
        [watch] : prowadzi { $seat }
       *[alone] { "" }
    }
    .brief =
        { $how ->
            [lead] prowadzisz o { $gap }
            [behind] do { $seat } brak { $gap }
            [level] tyle co { $seat }
            [watch] prowadzi { $seat }
           *[alone] liczą się monety
        }
    .text = Gdy któryś wielbłąd przekroczy linię, wygrywa osoba, która ma najwięcej monet. Monety dają kafelki typowania na prowadzących w etapie, karty typowania na pierwszego i ostatniego w wyścigu, rzuty i twój kafelek.
    .now =
        { $how ->
            [watch] Prowadzi { $seat }, monety: { $coins }.
           *[other] Twoje monety: { $coins }.
        }

## Zagadka dnia

camel_up-page-puzzle = Twój ruch. Co najlepszego możesz zrobić?

## Co by było, gdyby

camel_up-page-whatif-depth = W każdej kości toczą wyścig do końca.
`;export{e as default};