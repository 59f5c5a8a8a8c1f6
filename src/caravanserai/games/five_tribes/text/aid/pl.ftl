### Ściąga dla osób przy prawdziwym stole. Liczb tu nie ma: wszystkie podają komponenty gry. *Tak* oznacza druk pogrubiony.

five_tribes-aid-variant-thieves = ze Złodziejami z Naqali
five_tribes-aid-variant-base = gra podstawowa
five_tribes-aid-fact = *{ $players }* os.: *{ $camels }* { $camels ->
        [one] wielbłąd
        [few] wielbłądy
       *[other] wielbłądów
    }, *{ $markers }* { $markers ->
        [one] znacznik
        [few] znaczniki
       *[other] znaczników
    }, *{ $gold }* { $gold ->
        [one] moneta
        [few] monety
       *[other] monet
    }

## A round

five_tribes-aid-round = Runda
five_tribes-aid-bid = W kolejności licytacji: postaw znacznik na wolnym polu i zapłać jego cenę. Nikt nie pasuje ani nie zmienia oferty. Kto na zera przychodzi ostatni, gra z nich pierwszy.
    .title = Licytacja
five_tribes-aid-act = Od najdroższego pola. Znacznik idzie potem na pierwsze puste miejsce licytacji: kto działa pierwszy, licytuje pierwszy.
    .title = Działanie
five_tribes-aid-fill = Znów leżą odkryte: { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    }, { $djinns } { $djinns ->
        [one] dżin
        [few] dżiny
       *[other] dżinów
    }{ $thieves ->
        [yes] { " i złodziej" }
       *[no] { "" }
    }. Luki czekają do tej chwili.
    .title = Uzupełnienie

## An activation

five_tribes-aid-activation = Gdy działa twój znacznik
five_tribes-aid-move = Weź *wszystkich* ludzi z płytki. Idź z płytki na płytkę, nie na ukos i nigdy od razu z powrotem; na każdej zostaw *jedną osobę*. Ostatnia musi spotkać swoje plemię.
    .title = Ruch
five_tribes-aid-control = Zabierz ją i wszystkich z jej plemienia. Nikt nie został i nie ma wielbłąda? *Stawiasz swojego wielbłąda.*
    .title = Kontrola
five_tribes-aid-tribe = Działają wszyscy zabrani naraz: patrz niżej.
    .title = Plemię
five_tribes-aid-thief = Możesz użyć tego, czyje plemię właśnie działało; nie w rundzie zakupu.
    .title = Złodziej
five_tribes-aid-tile = Działa dla ciebie ostatnia płytka, czyjakolwiek by była.
    .title = Płytka
five_tribes-aid-sale = Możesz sprzedać komplety różnych towarów.
    .title = Sprzedaż
five_tribes-aid-powers = Dżiny z ceną: raz w każdej twojej aktywacji, przed ruchem, przed budowniczymi lub zabójcami, po akcji plemienia albo na końcu.

## Tribes

five_tribes-aid-tribes = Plemiona
    .note = (w polskim wydaniu: klany) działają wszyscy zabrani, potem zostają albo wracają do woreczka
five_tribes-aid-viziers = Stoją przed tobą. Na koniec { $each } { $each ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } za każdego i { $lead } za każdego przeciwnika, który ma ich mniej.
    .title = wezyrowie
five_tribes-aid-elders = Stoją przed tobą: po { $each } { $each ->
        [one] punkcie
        [few] punkty
       *[other] punktów
    }; płacisz nimi za dżiny i ich moce.
    .title = starsi
five_tribes-aid-merchants = Tyle kart z *początku* rzędu, po kolei.
    .title = kupcy
five_tribes-aid-builders = Monety: budowniczowie (i odrzuceni fakirzy) *razy* niebieskie płytki, ostatnia i wszystkie wokół niej, także na ukos.
    .title = budowniczowie
five_tribes-aid-assassins = Zabijają *jedną* osobę: na płytce do tylu kroków dalej, ilu ich jest (o krok więcej za fakira), albo wezyra lub starszego przed przeciwnikiem. Płytka opustoszała i nie ma wielbłąda? Jest twoja, bez akcji.
    .title = zabójcy
five_tribes-aid-stay = zostają
five_tribes-aid-bag = woreczek

## Tiles and suits

five_tribes-aid-tiles = Płytki
    .note = domek: niebieska, wstęga: czerwona
five_tribes-aid-village = Stawiasz *pałac*. Musisz.
    .title = wioska
five_tribes-aid-oasis = Stawiasz *palmę*. Musisz.
    .title = oaza
five_tribes-aid-small-market = { $price } { $price ->
        [one] moneta
        [few] monety
       *[other] monet
    }: jedna z pierwszych { $row } kart.
    .title = mały handel
five_tribes-aid-large-market = { $price } { $price ->
        [one] moneta
        [few] monety
       *[other] monet
    }: { $cards } z pierwszych { $row } kart.
    .title = duży handel
five_tribes-aid-sacred-place = { $elders } starszych, jednego może zastąpić fakir: *dżin*{ $thieves ->
        [yes] { " lub odkryty *złodziej*" }
       *[no] { "" }
    }. Mocy można użyć od razu.
    .title = święte miejsce
five_tribes-aid-suits = Komplety
five_tribes-aid-cards = karty
five_tribes-aid-gold = monety
five_tribes-aid-goods = po tyle
five_tribes-aid-fakirs = fakirzy, którzy nie są towarem (dawniej: niewolnicy)

## The end

five_tribes-aid-end = Co liczy się na koniec
five_tribes-aid-count-gold = { "" }
    .title = moneta
five_tribes-aid-count-viziers = +{ $lead } za każdego, kto ma mniej
    .title = wezyr
five_tribes-aid-count-elders = { "" }
    .title = starszy
five_tribes-aid-count-djinns = jak na karcie
    .title = dżiny
five_tribes-aid-count-thieves = { "" }
    .title = nieużyty złodziej
five_tribes-aid-count-tiles = ich liczba
    .title = płytki z twoim wielbłądem
five_tribes-aid-count-palms = na twoich płytkach
    .title = palma
five_tribes-aid-count-palaces = na twoich płytkach
    .title = pałac
five_tribes-aid-count-goods = najlepsze komplety
    .title = towary
five_tribes-aid-last = ktoś stawia ostatniego wielbłąda albo znacznik nie ma ruchu. Gra się ją do końca. Przy remisie zwycięstwo jest wspólne.
    .title = Ostatnia runda:

## Djinns and thieves

five_tribes-aid-djinns = Dżiny
    .note = { $elder } starszy, { $fakir } fakir (starsi wracają do woreczka); bez ceny: działa sam
five_tribes-aid-head-points = punkty
five_tribes-aid-head-price = cena
five_tribes-aid-head-power = co robi
five_tribes-aid-or = lub
five_tribes-aid-with-bid = przy licytacji
five_tribes-aid-fakir-letter = F
five_tribes-aid-power-al_amin = Na koniec gry { $fakirs } fakirów to jeden dowolny towar.
five_tribes-aid-power-anun_nak = { $meeples } { $meeples ->
        [one] osoba
        [few] osoby
       *[other] osób
    } z woreczka na płytkę bez ludzi, wielbłąda, palmy i pałacu.
five_tribes-aid-power-baal = Ktoś zyskuje dżina: { $own } { $own ->
        [one] moneta
        [few] monety
       *[other] monet
    }, jeśli ty, { $other }, jeśli ktoś inny. Nie za Ba’ala.
five_tribes-aid-power-boaz = Zabójcy nie mogą zabijać ludzi, którzy stoją przed tobą.
five_tribes-aid-power-bouraq = Pałac na dowolną wioskę.
five_tribes-aid-power-echidna = Zanim zadziałają twoi budowniczowie: { $times } razy tyle monet.
five_tribes-aid-power-enki = Palma na dowolną oazę.
five_tribes-aid-power-hagis = Pałac, który stawiasz, staje na jednej z płytek wokół, dowolnego rodzaju.
five_tribes-aid-power-haurvatat = Twoje palmy są warte po { $each }.
five_tribes-aid-power-ibus = Twoi zabójcy zabijają o jedną osobę więcej: na tej samej płytce albo przed tym samym przeciwnikiem.
five_tribes-aid-power-jafaar = Twoi wezyrowie są warci po { $each }; punkty za przeciwników, którzy mają mniej, pozostają.
five_tribes-aid-power-kandicha = Kogo zabiją twoi zabójcy, ten służy tobie: kupiec, karta ze stosu; budowniczy, monety jak za jednego w tym miejscu; wezyr i starszy, twoi.
five_tribes-aid-power-kumarbi = Każdy fakir: licytujesz o pole taniej.
five_tribes-aid-power-lamia = Jak Hagis, dla palmy.
five_tribes-aid-power-leta = Wielbłąd na płytkę bez ludzi, wielbłąda, palmy i pałacu.
five_tribes-aid-power-marid = Ktoś zostawia osobę na twojej płytce: { $own } { $own ->
        [one] moneta
        [few] monety
       *[other] monet
    }, jeśli ty, { $other }, jeśli ktoś inny.
five_tribes-aid-power-monkir = Stanął pałac: { $own } { $own ->
        [one] moneta
        [few] monety
       *[other] monet
    }, jeśli stawiasz ty, { $other }, jeśli ktoś inny.
five_tribes-aid-power-nekir = Zabójcy zabijają: { $own } { $own ->
        [one] moneta
        [few] monety
       *[other] monet
    }, jeśli twoi, { $other }, jeśli cudzy.
five_tribes-aid-power-shamhat = Twoi starsi są warci po { $each }.
five_tribes-aid-power-sibittis = Obejrzyj { $djinns } { $djinns ->
        [one] wierzchniego dżina
        [few] wierzchnie dżiny
       *[other] wierzchnich dżinów
    }, zatrzymaj jednego, resztę odrzuć.
five_tribes-aid-power-sloar = Wierzchnia karta stosu zasobów.
five_tribes-aid-power-utug = Wielbłąd na płytkę z ludźmi, ale bez wielbłąda, palmy i pałacu.
five_tribes-aid-power-morgiane = Cudzy złodzieje ciebie nie dotyczą.

five_tribes-aid-thieves = Złodzieje
    .note = tam, gdzie dżiny, za tę samą cenę; raz, potem poza grą; nieużyty: { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
five_tribes-aid-head-thief = złodziej
five_tribes-aid-head-after = po akcji
five_tribes-aid-head-gives = każda inna osoba oddaje (sama wybiera)
five_tribes-aid-head-take = bierzesz
five_tribes-aid-head-rest = reszta
five_tribes-aid-gives-houssain = { $gives } { $gives ->
        [one] towar
        [few] towary
       *[other] towarów
    }, nie fakirów
    .take = { $takes }
    .rest = do odrzuconych
five_tribes-aid-gives-ziad = wezyra
    .take = jednego
    .rest = do woreczka
five_tribes-aid-gives-ouafat = dżina
    .take = jednego, gotowego
    .rest = odrzucone dżiny
five_tribes-aid-gives-kohdian = płytkę: wielbłąd wraca
    .take = jedną, z twoim wielbłądem
    .rest = niczyja
five_tribes-aid-gives-shaum = palmę lub pałac ze swojej płytki
    .take = jedno, na swoją płytkę
    .rest = do zasobów

## People ask

five_tribes-aid-ask = Często pytacie
five_tribes-aid-ask-cross = Tak, ale nigdy od razu z powrotem.
    .title = Czy ścieżka może się przeciąć?
five_tribes-aid-ask-match = Tak.
    .title = Czy liczy się osoba zostawiona wcześniej w tym ruchu?
five_tribes-aid-ask-kill = Tak, jeśli da się to zrobić bez fakirów.
    .title = Czy trzeba zabić?
five_tribes-aid-ask-elders = Tak, płytka działa po plemieniu.
    .title = Czy mogę kupić dżina za starszych zabranych przed chwilą?
five_tribes-aid-ask-owner = Tak.
    .title = Stoi tam cudzy wielbłąd: czy płytka działa dla mnie?
five_tribes-aid-ask-camels = Płytka zostaje niczyja.
    .title = Nie masz już wielbłądów?
five_tribes-aid-ask-pass = Nie. Kogo nie stać na żadne pole, zajmuje najtańsze za wszystko, co ma.
    .title = Czy można spasować w licytacji?
five_tribes-aid-ask-secret = Monety i karty; wszystko inne jest jawne.
    .title = Co jest tajne?
