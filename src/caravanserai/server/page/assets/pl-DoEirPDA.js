var e=`### Co mówi się o rzeczach na planszy.

emira-page-about-talents = Talent: { $talents }.
emira-page-about-wishes =
    { $second ->
        [none] Patrzy na jedno: { $first }.
       *[other] Patrzy najpierw na jedno ({ $first }), potem na drugie ({ $second }).
    }
emira-page-about-wish =
    { $place ->
        [1] Na to patrzy najpierw: idzie do najlepszego z tych, którzy mają wolną komnatę.
       *[other] Na to patrzy, gdy według jej pierwszego życzenia kilku jest równych.
    }
emira-page-about-value =
    { $by ->
        [appearance] Każdy żeton urody, manier i szaty liczy się za 1, a każdy komplet trzech za 1 więcej.
        [status] Punkty kart statusu i to, co dodają niektóre księżniczki.
        [palace] Każda część pałacu liczy się za 1; pałac, z którym się zaczyna, za nic.
        [money] Złoto, które szejk ma w tej chwili. Jest ukryte, dopóki ktoś go nie porówna.
       *[princesses] Ile księżniczek mieszka u szejka.
    }
emira-page-about-has =
    { $seat ->
        [me] Masz { $points }.
       *[other] { $seat }: { $points }.
    }
emira-page-about-stall =
    { $stall ->
        [small] Mała karawana przynosi złoto przy każdym dochodzie: powolna przez osiem tur, szybka przez cztery.
        [large] Duża karawana przynosi dużo złota przy każdym dochodzie: powolna przez osiem tur, szybka przez cztery.
        [appearance] Żeton poprawia twoją prezencję w oczach księżniczek.
        [status] Karta statusu: jej punkty zostają u ciebie.
        [section] Część powiększa pałac i ma jedną komnatę więcej.
       *[camel] Każdy wielbłąd na stałe obniża oferty, które płacisz.
    } Kto wygra licytację, bierze z targu jedną rzecz; każdą można wziąć raz w turze.
emira-page-about-price = { $what }: { $price } złota.
emira-page-about-gone = Teraz nie można tego kupić.
emira-page-about-caravan = Przy każdym dochodzie taka karawana przynosi { $income } złota i idzie pole w lewo, i tak { $spaces } razy; potem znika.
emira-page-about-objective = Tajny. Wygrywa, kto spełni swój, gdy opłacone jest utrzymanie: tyle księżniczek, a wśród nich te talenty, albo więcej jakichkolwiek.
emira-page-about-purse =
    { $what ->
        [income] Co wpływa na początku tury: przyprawy i to, co przynoszą karawany.
        [upkeep] Ile kosztują księżniczki na końcu każdej tury: po 50 złota, niektóre więcej lub mniej. Kto nie może zapłacić, traci księżniczkę.
       *[left] Ile zostanie w sakiewce po utrzymaniu, jeśli nic nie kupisz i nic się nie zmieni.
    }
emira-page-about-purse-now =
    { $what ->
        [income] W turze { $turn }: { $gold } złota.
        [upkeep] W turze { $turn }: { $gold } złota.
       *[left] Po turze { $turn }: { $gold } złota.
    }
emira-page-about-phase =
    { $phase ->
        [events] Po kolei każdy może zagrać jedną kartę wydarzenia.
        [income] Każdy dostaje złoto z przypraw i karawan.
        [preparation] Odkrywa się księżniczkę i uzupełnia targ.
        [auctions] Kto działa pierwszy, rozstrzyga licytacja, potem kto drugi i tak dalej. Zwycięzca kupuje jedną rzecz.
        [purchases] Po kolei każdy może kupić kartę wydarzenia.
        [choice] Księżniczka wybiera szejka i wprowadza się albo się waha.
       *[upkeep] Każdy płaci za swoje księżniczki. Potem sprawdza się, czy ktoś wygrał.
    }
emira-page-about-token = Żeton prezencji liczy się za 1. Po jednym żetonie urody, manier i szaty to komplet, który daje 1 więcej.
emira-page-about-herd = Wielbłądy
    .help = Każdy wielbłąd odejmuje swoją stawkę od oferty, którą płacisz, aż do zera. Samego zakupu nigdy nie obniżają.
emira-page-about-gold = Złoto jest tajne. Gdy księżniczka porównuje pieniądze, pokazują je ci, których złoto porównuje.
emira-page-about-rooms = Księżniczki i komnaty
    .help = Ile księżniczek tu mieszka i ile jest komnat. Bez wolnej komnaty nie można zostać wybranym.
emira-page-about-room = Wolna komnata
    .help = Może się tu wprowadzić księżniczka. Na początku są dwie komnaty; każda część pałacu i każdy dom gościnny to jedna więcej.
emira-page-about-sets = Komplety
    .help = Ile dodają komplety urody, manier i szaty oraz karty.
emira-page-about-garden = Wciąż się wahają
    .help = Tu czekają księżniczki, które nie mogły się zdecydować. Po każdym zakupie patrzą znowu i wprowadzają się, gdy tylko jeden szejk jest najlepszy.
emira-page-about-deck = Talia Emir
    .help = Co turę odkrywa się z niej księżniczkę. Gdy jest pusta, nikt nowy nie przychodzi.
emira-page-about-swapped = Zamienione
    .help = Wydarzenie zamieniło jej życzenia: na to, co było drugie, patrzy najpierw.
emira-page-about-bid = Oferta tego szejka
    .help = „Prowadzi” najwyższa oferta, „przebito” niższą. „Czeka”, kto jeszcze ani nie dał oferty, ani nie spasował; kto spasował, wypada z tej licytacji, nie z następnej.
emira-page-about-lead = Kto prowadzi
    .help = Oferty rosną co najmniej o 10. Ostatni, kto zostanie, wygrywa i płaci swoją ofertę, mniej to, co odejmą wielbłądy.
emira-page-about-sum = Ile kosztuje twoja oferta
    .help = Twoja oferta mniej to, co odejmą wielbłądy, to zapłata, jeśli wygrasz; do tego dochodzi zakup.
emira-page-about-ruler = Linijka ofert
    .help = Oferty wszystkich. Zielone sięga tak daleko, jak starczy na to, czego chcesz, i na utrzymanie; bursztynowe tak daleko, jak starczy na sam zakup.
emira-page-about-events = Karty wydarzeń
    .help = Kupuje się je po licytacjach, a gra na początku tury, najwyżej jedną w turze. Inni widzą, ile ich jest, ale nie jakie.
emira-page-about-first = Pierwszy gracz
    .help = Otwiera pierwszą licytację i jest pytany pierwszy. Co turę znacznik przechodzi w lewo.
`;export{e as default};