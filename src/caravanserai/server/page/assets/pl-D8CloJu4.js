var e=`### Słowa strony dla Five Tribes.

five_tribes-page-subtitle = Runda { $round }
five_tribes-page-subtitle-last = Runda { $round }, ostatnia
five_tribes-page-sultanate = Sułtanat
five_tribes-page-dock = Co jest do zrobienia
five_tribes-page-tabs = Więcej o stole
five_tribes-page-tab =
    { $what ->
        [players] Gracze
        [bazaar] Bazar
        [djinns] Dżiny
        [scores] Punkty
       *[log] Dziennik
    }

## Płytki

five_tribes-page-tile =
    { $tile }, { five_tribes-design }: { $people }{ $owner ->
        [none] { "" }
       *[other] ; wielbłąd: { $owner }
    }{ $palms ->
        [0] { "" }
       *[other] ; palmy: { $palms }
    }{ $palaces ->
        [0] { "" }
       *[other] ; pałace: { $palaces }
    }.
five_tribes-page-nobody = nikogo
five_tribes-page-touch = Wybierz tę płytkę
five_tribes-page-tile-action =
    { $tile }: { five_tribes-design }. Z twoim wielbłądem daje na koniec punkty: { $points }. { $design ->
        [village] Ruch, który się tu kończy, stawia tu pałac.
        [oasis] Ruch, który się tu kończy, stawia tu palmę.
        [small_market] Ruch, który się tu kończy, pozwala za 3 monety wziąć jedną z trzech pierwszych kart.
        [large_market] Ruch, który się tu kończy, pozwala za 6 monet wziąć dwie z sześciu pierwszych kart.
       *[other] Ruch, który się tu kończy, pozwala zdobyć dżina za dwóch starszych albo starszego i fakira.
    }

## Kolejność gry

five_tribes-page-order = Kolejność gry
five_tribes-page-spot = Pole { $price }: { $owner }
five_tribes-page-free = wolne
five_tribes-page-bids-now = licytują
five_tribes-page-bids-next = potem licytują
five_tribes-page-bid-worth =
    Zagrasz mniej więcej jako { $place }. w kolejności; po odjęciu ceny to około { $net } { $net ->
        [few] punktów
        [many] punktów
       *[other] punktu
    }.
five_tribes-page-bid-help = Mała liczba mówi, ile według planera warte jest dla ciebie to pole po odjęciu ceny.

## Planowanie ruchu

five_tribes-page-start-help = Dotknij płytki, aby wziąć z niej ludzi. Nic się nie stanie, póki tego nie potwierdzisz.
five_tribes-page-from = Z { $tile }: gdzie kończy się ruch?
five_tribes-page-from-help = Dotknij jednej z podświetlonych płytek albo idź krok po kroku.
five_tribes-page-by-hand = Idź krok po kroku
five_tribes-page-at = { $tile }: co wybierasz?
five_tribes-page-play-plan = Zagraj ten plan
five_tribes-page-back = Wstecz
five_tribes-page-back-step = Krok wstecz
five_tribes-page-in-hand = W twojej ręce
five_tribes-page-drop-next = Zostaw teraz: { five_tribes-people }

## Co można zrobić: ruchy i co dają

five_tribes-page-starts =
    { $count ->
        [one] można zacząć z { $count } płytki
       *[other] można zacząć z { $count } płytek
    }
five_tribes-page-glow = Im jaśniej świeci płytka, tym więcej wart jest jej najlepszy ruch. Wskaż plan, a zobaczysz go na planszy.
five_tribes-page-bare = Dotknij płytki: zaświeci się wszystko, gdzie ruch może się skończyć, z punktami od razu. Albo przeciągnij po szlaku.
five_tribes-page-plans = Najlepsze plany
five_tribes-page-route = { $start } → { $end }
five_tribes-page-place =
    { $place ->
        [1] Pierwszy ruch
        [2] Drugi ruch
        [3] Trzeci ruch
       *[other] Czwarty ruch
    }
five_tribes-page-place-plan =
    Grając jako { $place ->
        [1] pierwsza osoba
        [2] druga osoba
        [3] trzecia osoba
       *[other] czwarta osoba
    }, można zastać to:
five_tribes-page-about = około { $worth }
five_tribes-page-says-take =
    Weź { five_tribes-people }{ $tribe ->
        [vizier] : { five_tribes-page-says-points }{ $tens ->
            [one] { " " }i 10 za to, że masz ich więcej niż { $rivals }
            [each] { " " }i po 10 za to, że masz ich więcej niż { $rivals }
            [most] { " " }i 10 za to, że masz ich najwięcej
           *[none] { "" }
        }
        [elder] : { five_tribes-page-says-points } albo zapłata za dżiny
        [merchant] : { $cards }{ $points ->
            [0] { "" }
           *[other] ; twoje towary liczą się o { $points } więcej
        }
        [builder] : { $around ->
            [one] { $around } niebieska płytka wokół
            [few] { $around } niebieskie płytki wokół
           *[many] { $around } niebieskich płytek wokół
        }, { $gold ->
            [one] { $gold } moneta
            [few] { $gold } monety
           *[many] { $gold } monet
        }
       *[assassin] : zabij kogoś do { $count } kroków stąd albo wezyra czy starszego przed kimś innym
    }.
five_tribes-page-says-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
five_tribes-page-says-victim = Zabicie na { $tile } daje płytkę: { $points }.
five_tribes-page-says-camel = Twój wielbłąd zajmuje { $tile }: { $points }.
five_tribes-page-says-stands = To, co tam stoi, liczy się za { $points }.
five_tribes-page-says-piece =
    { $whose ->
        [mine] { $piece ->
            [palm] Palma na twojej płytce { $tile }: { $points }.
           *[palace] Pałac na twojej płytce { $tile }: { $points }.
        }
        [none] { $piece ->
            [palm] Na { $tile } staje palma.
           *[palace] Na { $tile } staje pałac.
        }
       *[other] { $piece ->
            [palm] { $whose } dostaje tam palmę.
           *[palace] { $whose } dostaje tam pałac.
        }
    }
five_tribes-page-says-market =
    { $design ->
        [small_market] Handel sprzedaje tu jedną z trzech pierwszych kart za 3.
       *[large_market] Handel sprzedaje tu dwie z sześciu pierwszych kart za 6.
    }
five_tribes-page-says-djinn =
    { $elders ->
        [enough] Potem możesz tam zdobyć dżina.
        [1] Dżin kosztuje dwóch starszych; masz jednego.
       *[0] Dżin kosztuje dwóch starszych; nie masz żadnego.
    }
five_tribes-page-says-gives =
    { $gold ->
        [one] { $seat } dostaje za to { $gold } monetę.
        [few] { $seat } dostaje za to { $gold } monety.
       *[many] { $seat } dostaje za to { $gold } monet.
    }
five_tribes-page-says-leaves = { $seat } zyskuje potem około { $leaves }.
five_tribes-page-now = punkty od razu
five_tribes-page-leaves = { $seat } zyskuje potem ≈
five_tribes-page-part =
    { $part ->
        [vizier] wezyrowie
        [elder] starsi
        [merchant] karty
        [builder] monety
        [assassin] zabicie
        [land] płytka
        [village] pałac
        [oasis] palma
        [small_market] karta
        [large_market] karty
       *[other] dżin
    }
five_tribes-page-drag = W ręce zostaje { $count }: idź dalej po płytkach.

## Co daje wybór

five_tribes-page-does-takes = daje płytkę: +{ $points }
five_tribes-page-does-points = { $points } dla ciebie
five_tribes-page-does-costs = { $seat } traci { $points }
five_tribes-page-does-nothing = o jednego mniej, bez punktów
five_tribes-page-adds =
    { $kind ->
        [fakir] pomaga
        [held] masz, +{ $points }
       *[new] nowość, +{ $points }
    }
five_tribes-page-sale-later =
    { $points ->
        [one] Zatrzymane karty dadzą na koniec { $points } punkt; nowy rodzaj podnosi cenę zestawu.
        [few] Zatrzymane karty dadzą na koniec { $points } punkty; nowy rodzaj podnosi cenę zestawu.
       *[many] Zatrzymane karty dadzą na koniec { $points } punktów; nowy rodzaj podnosi cenę zestawu.
    }

## Legenda

five_tribes-page-legend = Plemiona i płytki
five_tribes-page-legend-tribe =
    { $tribe ->
        [vizier] Zatrzymujesz ich: po 1 punkcie i 10 za każdego, kto ma ich mniej.
        [elder] Zatrzymujesz ich: po 2 punkty albo płacisz nimi za dżiny.
        [merchant] Tyle kart z początku bazaru, ilu ich jest.
        [builder] Każdy daje 1 monetę za każdą niebieską płytkę wokół, z tą pod nim.
       *[assassin] Zabij jedną osobę w zasięgu tylu kroków albo wezyra czy starszego przed kimś innym.
    }
five_tribes-page-legend-tile =
    { $design ->
        [village] Staje na niej pałac: 5 punktów dla właściciela.
        [oasis] Staje na niej palma: 3 punkty dla właściciela.
        [small_market] Kup jedną z trzech pierwszych kart za 3 monety.
        [large_market] Kup dwie z sześciu pierwszych kart za 6 monet.
       *[other] Zdobądź dżina za dwóch starszych albo za starszego i fakira.
    }
five_tribes-page-legend-design =
    { $design ->
        [village] Wioska
        [oasis] Oaza
        [small_market] Mały handel
        [large_market] Duży handel
       *[other] Święte miejsce
    }
five_tribes-page-legend-plaque = Liczba na płytce to jej punkty dla tego, czyj wielbłąd na niej stoi. Płytka, którą opróżnisz, jest twoja.

## Karty, dżiny, złodzieje

five_tribes-page-bazaar = Bazar
five_tribes-page-bazaar-left =
    { $count ->
        [one] { $count } karta w stosie
        [few] { $count } karty w stosie
       *[many] { $count } kart w stosie
    }
five_tribes-page-bazaar-reach = Kupcy biorą od początku. Mały handel sięga do trzech pierwszych, duży do sześciu.
five_tribes-page-card =
    { $resource ->
        [ivory] kość słoniowa
        [jewels] klej{ "\\u00AD" }noty
        [gold] sztabki złota
        [papyrus] papirus
        [silk] jedwab
        [spice] przy{ "\\u00AD" }pra{ "\\u00AD" }wy
        [fish] ryby
        [wheat] psze{ "\\u00AD" }ni{ "\\u00AD" }ca
        [pottery] ce{ "\\u00AD" }ra{ "\\u00AD" }mi{ "\\u00AD" }ka
       *[fakir] fakir
    }
five_tribes-page-djinns = Dżiny
five_tribes-page-djinns-price = dwóch starszych albo starszy i fakir
five_tribes-page-power =
    { $djinn ->
        [al_amin] Dwaj fakirzy to na koniec dowolny towar
        [anun_nak] Troje ludzi na pustą płytkę
        [baal] Monety za zdobywane dżiny
        [boaz] Chroni tych, którzy stoją przed tobą
        [bouraq] Pałac w dowolnej wiosce
        [echidna] Budow{ "\\u00AD" }niczowie przynoszą podwójnie
        [enki] Palma w dowolnej oazie
        [hagis] Twój pałac na płytce obok
        [haurvatat] Palmy liczą się po 5
        [ibus] Zabójcy zabijają dwie osoby
        [jafaar] Wezyrowie liczą się po 3
        [kandicha] Ofiary służą tobie
        [kumarbi] Fakirzy obniżają cenę licytacji
        [lamia] Twoja palma na płytce obok
        [leta] Wielbłąd na pustą płytkę
        [marid] Monety za ludzi na twoich płytkach
        [monkir] Monety za pałace
        [nekir] Monety za zabójstwa
        [shamhat] Starsi liczą się po 4
        [sibittis] Obejrzyj trzy dżiny, zatrzymaj jednego
        [sloar] Wierzchnia karta ze stosu
        [utug] Wielbłąd między ludzi
       *[morgiane] Chroni cię przed złodziejami
    }
five_tribes-page-cost =
    { $cost ->
        [0] działa sam
        [1] starszy albo fakir
        [2] dwóch starszych albo starszy i fakir
       *[3] fakir
    }
five_tribes-page-points = Punkty
five_tribes-page-use = Użycie
five_tribes-page-owner = Właściciel
five_tribes-page-used = użyty
five_tribes-page-ready = gotowy
five_tribes-page-fresh = czeka
five_tribes-page-a-thief = złodziej
five_tribes-page-read = O karcie { $card }
five_tribes-page-for =
    { $payment ->
        [fakir] za starszego i fakira
       *[elder] za dwóch starszych
    }
five_tribes-page-paying = zapłata { five_tribes-payment }
five_tribes-page-call = Wezwij: { five_tribes-djinn }
five_tribes-page-hire = Wynajmij: { five_tribes-thief }
five_tribes-page-thief-follows =
    { $tribe ->
        [vizier] złodziej, po wezyrach
        [elder] złodziej, po starszych
        [merchant] złodziej, po kupcach
        [builder] złodziej, po budowniczych
        [assassin] złodziej, po zabójcach
       *[none] złodziej
    }
five_tribes-page-thief-does =
    { $thief ->
        [houssain] Każdy inny gracz oddaje dwa towary; bierzesz z nich dwa.
        [ziad] Każdy inny gracz oddaje wezyra; bierzesz jednego.
        [ouafat] Każdy inny gracz oddaje dżina; bierzesz jednego.
        [kohdian] Każdy inny gracz oddaje płytkę; bierzesz jedną, stawiając swojego wielbłąda.
        [shaum] Każdy inny gracz oddaje palmę lub pałac; jedną z tych rzeczy stawiasz na swojej płytce.
       *[madjaar] Nie ma go w tej grze.
    }
five_tribes-page-thief-use = raz, po akcji swojego plemienia
five_tribes-page-thief-none = Nie ma złodzieja do wynajęcia.
five_tribes-page-stealing =
    Złodzieja ({ five_tribes-thief }) wysyła { $seat }: każda z pozostałych osób oddaje { $thief ->
        [houssain] dwa towary
        [ziad] wezyra
        [ouafat] dżina
        [kohdian] płytkę
       *[shaum] palmę lub pałac
    }.
five_tribes-page-victim = Wybiera teraz { $seat }.
five_tribes-page-given = Oddane do tej pory

## Co leży przed graczem

five_tribes-page-gold =
    { $count ->
        [one] moneta
        [few] monety
       *[many] monet
    }
five_tribes-page-gold-hidden = monety są ukryte
five_tribes-page-hidden = ukryte
five_tribes-page-counted = z liczenia
five_tribes-page-counted-title = Monety i karty wszystkich
    .help = Monety i większość kart zmieniają właściciela jawnie, więc tyle możesz wiedzieć, jeśli liczysz.
five_tribes-page-counted-hand = Karty, które na pewno są na tej ręce, z liczenia
five_tribes-page-unknown-cards =
    { $count ->
        [one] { $count } nieznana karta
        [few] { $count } nieznane karty
       *[many] { $count } nieznanych kart
    }
five_tribes-page-cards =
    { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
five_tribes-page-viziers =
    { $count ->
        [one] wezyr
       *[other] wezyrów
    }
five_tribes-page-elders =
    { $count ->
        [one] starszy
       *[other] starszych
    }
five_tribes-page-camels =
    { $count ->
        [one] wielbłąd w zapasie
        [few] wielbłądy w zapasie
       *[many] wielbłądów w zapasie
    }
five_tribes-page-hand = Karty na ręce
five_tribes-page-supply = Zapasy
five_tribes-page-palms =
    { $count ->
        [one] palma
        [few] palmy
       *[many] palm
    }
five_tribes-page-palaces =
    { $count ->
        [one] pałac
        [few] pałace
       *[many] pałaców
    }
five_tribes-page-bag = w woreczku
five_tribes-page-sale = Sprzedaj razem różne towary:
five_tribes-page-sell =
    { $count ->
        [one] Sprzedaj { $count } towar za { $gold }
        [few] Sprzedaj { $count } towary za { $gold }
       *[many] Sprzedaj { $count } towarów za { $gold }
    }

## Punkty

five_tribes-page-scores = Gdyby to był koniec
five_tribes-page-category-head = Co się liczy
five_tribes-page-category =
    { $category ->
        [gold] Monety
        [viziers] Wezy{ "\\u00AD" }rowie
        [elders] Starsi
        [djinns] Dżiny
        [thieves] Zło{ "\\u00AD" }dzieje
        [palms] Palmy
        [palaces] Pałace
        [tiles] Płytki
       *[goods] Towary
    }
five_tribes-page-known = na pewno
five_tribes-page-known-sum = Na pewno
five_tribes-page-known-help = Ile punktów byłoby teraz, o ile możesz to wiedzieć
five_tribes-page-total =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
five_tribes-page-up-to = { $least } do { $points }
five_tribes-page-hatched = Zakreskowane zna tylko właściciel.
five_tribes-page-lens-off = Przy tym stole gra się bez planera.
five_tribes-page-lens-past = Planer patrzy tylko na chwilę obecną.
five_tribes-page-lens-own = Planer pomaga, gdy jest twój ruch.
five_tribes-page-lens-players = Planer jest dla tych, którzy grają.
five_tribes-page-lens-wait = Liczenie…

## Koniec

five_tribes-page-counting = Podliczanie
five_tribes-page-last-kind = I na koniec: { $category }
five_tribes-page-rose = ▲ o { $places } w górę
five_tribes-page-fell = ▼ o { $places } w dół
five_tribes-page-lead = Kto kiedy prowadził
five_tribes-page-you-win = Sułtanat jest twój!
five_tribes-page-wins =
    { $count ->
        [one] Sułtanat zdobywa { $winners }
       *[other] Sułtanat dzielą { $winners }
    }
five_tribes-page-story =
    { $rounds ->
        [one] Po { $rounds } rundzie
       *[other] Po { $rounds } rundach
    } { $seat } ma o { $gap ->
        [one] { $gap } punkt
        [few] { $gap } punkty
       *[many] { $gap } punktów
    } więcej niż { $rival }. Największa przewaga: { $category ->
        [gold] monety
        [viziers] wezyrowie
        [elders] starsi
        [djinns] dżiny
        [thieves] złodzieje
        [palms] palmy
        [palaces] pałace
        [tiles] płytki
       *[goods] towary
    }, o { $most }.
five_tribes-page-to-board = Do planszy
five_tribes-page-show-all = Pokaż wszystko
five_tribes-page-share = Udostępnij
five_tribes-page-shared = Skopiowano: wklej, gdzie chcesz.
five_tribes-page-share-failed = Nie udało się skopiować.
five_tribes-page-share-title =
    { $rounds ->
        [one] Five Tribes, { $rounds } runda
        [few] Five Tribes, { $rounds } rundy
       *[many] Five Tribes, { $rounds } rund
    }

## Cel gry

five_tribes-page-aim =
    Wygrywa najwięcej punktów{ $last ->
        [yes] ; to ostatnia runda
       *[no] { $camels ->
            [-1] { "" }
            [one] ; został ci { $camels } wielbłąd
            [few] ; zostały ci { $camels } wielbłądy
           *[many] ; zostało ci { $camels } wielbłądów
        }
    }
    .brief =
        { $last ->
            [yes] ostatnia runda
           *[no] { $camels ->
                [-1] liczą się punkty
                [one] { $camels } wielbłąd
                [few] { $camels } wielbłądy
               *[many] { $camels } wielbłądów
            }
        }
    .text = Wygrywa osoba, która na koniec ma najwięcej punktów. Liczą się monety, ziemia z palmami i pałacami, wezyrowie, starsi, zestawy towarów i dżiny. Gdy ktoś postawi ostatniego wielbłąda, rundę gra się do końca i na tym kończy się gra.

## Zagadka dnia

five_tribes-page-puzzle = Twój ruch. Gdzie zaczniesz wędrówkę i gdzie ją skończysz?

## Co by było, gdyby

five_tribes-page-whatif-depth = { $count ->
    [one] Każda jest rozgrywana do końca bieżącej rundy.
    [few] Każda jest rozgrywana przez { $count } rundy, licząc bieżącą.
    [many] Każda jest rozgrywana przez { $count } rund, licząc bieżącą.
   *[other] Każda jest rozgrywana przez { $count } rundy, licząc bieżącą.
}
`;export{e as default};