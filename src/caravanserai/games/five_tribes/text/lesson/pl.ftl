### Czyja to ziemia? Co czyta ten, kto się uczy. Liczby są argumentami; docs/lessons.md mówi, jak napisać lekcję.

five_tribes-lesson-title = Czyja to ziemia?

five_tribes-lesson-welcome-text = Stary sułtan nie żyje, a po kraju, który ma { $tiles } płytek, chodzi pięć plemion. Nie należą do nikogo: niech pracują dla ciebie. Punktami są monety, ziemia, towary, starsi, wezyrowie i dżiny; wygrywa, kto ma ich najwięcej.

five_tribes-lesson-bid-idea = płacenie za kolejność
five_tribes-lesson-bid-ask = Każda runda zaczyna się od licytacji kolejności. { $sirocco } płaci { $theirs }. Zajmij pole { $price }: chcesz działać przed wszystkimi.
five_tribes-lesson-bid-tells = Płacisz { $price } i działasz na początku, potem { $sirocco }, a na końcu { $khamsin }, za darmo.
five_tribes-lesson-bid-why =
    Na podświetlonym targu ({ $tile }) { $count ->
        [one] stoi { $count } kupiec
        [few] stoją razem { $count } kupcy
       *[other] stoi razem { $count } kupców
    } i ktoś mógłby cię uprzedzić.
five_tribes-lesson-bid-other = Drogie pola zjadają punkty, a na zerze { $sirocco } działa przed tobą. Cofnij ruch i zapłać { $price }.

five_tribes-lesson-sow-idea = rozsiewanie i wielbłąd na pustej płytce
five_tribes-lesson-sow-ask = Weź ludzi z podświetlonej płytki ({ $start }) i zostawiaj ich wzdłuż szlaku, po jednej osobie na płytce: wezyra, starszego, a na końcu kupca.
five_tribes-lesson-sow-tells =
    Ostatni trafia na { $end }, do swojego plemienia: zabierasz wszystkich kupców, a jest ich { $count }. Nikt tam nie zostaje, więc staje tam twój wielbłąd: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } na końcu gry.
five_tribes-lesson-sow-why = Gdzie kończy się droga, tam dane plemię pracuje dla ciebie; a płytka, którą opróżnisz, jest twoja.
five_tribes-lesson-sow-other = To też jest droga, ale zobacz, co jest na jej końcu. Cofnij ruch: kupcy czekają na { $end }.

five_tribes-lesson-merchants-text =
    Kupcy handlują: przynoszą ci { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    } z początku rzędu. Różne towary tworzą komplet: dwa są warte { $two }, trzy { $three }, cztery { $four }. Fakir nie jest towarem, ale poczekaj.

five_tribes-lesson-market-idea = targi i komplety
five_tribes-lesson-market-ask =
    Teraz działa płytka. To mały targ: za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[other] { $price } monet
    } bierzesz jedną z pierwszych trzech kart. Weź rodzaj, którego nie masz.
five_tribes-lesson-market-tells = Różnych towarów masz teraz { $kinds }: komplet jest wart { $now } zamiast { $before }.
five_tribes-lesson-market-why = Wydajesz { $price }, a zyskujesz { $gain }; komplet rośnie tym szybciej, im jest większy.
five_tribes-lesson-market-other =
    { $other ->
        [go_on] Bez karty komplet nie rośnie. Cofnij ruch i wybierz nowy rodzaj.
       *[other] Druga pszenica dopiero zaczyna nowy komplet. Cofnij ruch i wybierz nowy rodzaj.
    }

five_tribes-lesson-keep-idea = sprzedaż może poczekać
five_tribes-lesson-keep-ask = Na końcu swojego ruchu możesz sprzedać komplet. Na razie go zatrzymaj i idź dalej.
five_tribes-lesson-keep-tells = Twoje karty i monety są ukryte przed innymi.
five_tribes-lesson-keep-why = Na końcu gry towary liczą się za tyle, ile przyniosłyby teraz, więc zbieraj dalej.
five_tribes-lesson-keep-other =
    Można sprzedać, a { $worth ->
        [one] { $worth } moneta kusi
        [few] { $worth } monety kuszą
       *[other] { $worth } monet kusi
    }. Ale większe komplety przynoszą dużo więcej: cofnij ruch i idź dalej.

five_tribes-lesson-assassins-text = { $sirocco } kończy drogę u zabójców, jest ich { $count }. Sięgają tak daleko, ilu ich jest, i zabijają ostatnią osobę na { $tile }: teraz tę płytkę ma { $sirocco }.

five_tribes-lesson-viziers-text =
    { $khamsin } zabiera { $count ->
        [one] { $count } wezyra i go zatrzymuje
       *[other] { $count } wezyrów i ich zatrzymuje
    }: na końcu liczy się, kto ma więcej. Potem runda się kończy, a rząd zostaje uzupełniony.

five_tribes-lesson-later-text =
    { $rounds ->
        [one] Mija { $rounds } runda
        [few] Mijają { $rounds } rundy
       *[other] Mija { $rounds } rund
    }. Masz { $tiles ->
        [one] { $tiles } płytkę
        [few] { $tiles } płytki
       *[other] { $tiles } płytek
    }, { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[other] { $gold } monet
    } i { $camels ->
        [one] jeszcze { $camels } wielbłąda
        [few] jeszcze { $camels } wielbłądy
       *[other] jeszcze { $camels } wielbłądów
    }. Gdy ktoś postawi swojego ostatniego, ta runda będzie ostatnia.

five_tribes-lesson-zero-idea = miejsca za darmo
five_tribes-lesson-zero-ask = Pozostali stoją na zerze i nic nie płacą. Stań tam i ty.
five_tribes-lesson-zero-tells = Przychodzisz na końcu, więc stajesz przed nimi i działasz przed nimi, za darmo.
five_tribes-lesson-zero-why = Zera to jedno miejsce dla trojga: kto przychodzi ostatni, gra spośród nich pierwszy.
five_tribes-lesson-zero-other = Też zaczniesz przed nimi, ale za monety, a monety to punkty. Cofnij ruch: zero wystarczy.

five_tribes-lesson-elders-idea = starsi
five_tribes-lesson-elders-ask = Idź szlakiem z { $start }: kupiec, budowniczy, a na końcu starszy, na świętym miejscu ({ $end }).
five_tribes-lesson-elders-tells =
    { $count ->
        [one] Zostaje u ciebie { $count } starszy
       *[other] Zostaje u ciebie { $count } starszych
    }, a święte miejsce jest twoje: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
five_tribes-lesson-elders-why = Na końcu starsi to punkty, a wcześniej płaci się nimi za dżiny.
five_tribes-lesson-elders-other = Zobacz, dokąd to prowadzi. Cofnij ruch: starsi na { $end } są warci więcej.

five_tribes-lesson-djinn-idea = dżiny i do czego są fakirzy
five_tribes-lesson-djinn-ask = W świętym miejscu zdobywa się dżiny: za dwóch starszych albo za starszego i fakira. Weź dżina { $jafaar } i niech część zapłaci fakir.
five_tribes-lesson-djinn-tells =
    { $jafaar } jest twój: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, a twoi wezyrowie liczą się odtąd potrójnie. { $elders ->
        [one] Zostaje { $elders } starszy.
       *[other] Zostaje { $elders } starszych.
    }
five_tribes-lesson-djinn-tells-1 =
    { $jafaar } jest twój: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, a twoi wezyrowie liczą się odtąd potrójnie. Płacisz dwoma starszymi, fakir zostaje.
five_tribes-lesson-djinn-why =
    Większość dżinów zmienia dla ciebie zasady. Masz { $viziers ->
        [one] { $viziers } wezyra
       *[other] { $viziers } wezyrów
    }, a można mieć więcej.
five_tribes-lesson-djinn-other =
    { $other ->
        [go_on] Można się obejść. Ale za to, co daje { $jafaar }, dwóch starszych to uczciwa cena: cofnij ruch i weź go.
       *[other] Każdy dżin do czegoś się przydaje. Do wezyrów najlepszy jest { $jafaar }: cofnij ruch i weź go.
    }

five_tribes-lesson-palace-text = { $sirocco } też zbiera starszych i zdobywa dżina. { $khamsin } kończy drogę kupcami na wiosce, więc na { $tile } staje pałac.

five_tribes-lesson-bid_first-idea = kiedy nie płacić
five_tribes-lesson-bid_first-ask = Kto działa pierwszy w rundzie, licytuje pierwszy w następnej: to ty. Tym razem oszczędzaj monety i stań na zerze.
five_tribes-lesson-bid_first-tells = { $sirocco } też staje na zerze, przed tobą; { $khamsin } płaci { $price }. Działasz na końcu.
five_tribes-lesson-bid_first-why = Każda licytacja to wydane punkty: płać, gdy ktoś mógłby zabrać to, na czym ci najbardziej zależy.
five_tribes-lesson-bid_first-other = Zadziałasz wcześniej, ale za monety. Tym razem je oszczędź: cofnij ruch.

five_tribes-lesson-killed-text =
    { $khamsin } nasyła zabójców na twoich wezyrów: było ich { $was }, { $now ->
        [one] zostaje { $now }
       *[other] zostaje { $now }
    }! A { $sirocco } zabiera { $count } i ma ich teraz { $theirs }.

five_tribes-lesson-builders-idea = budowniczowie i pałac
five_tribes-lesson-builders-ask = Twoją odpowiedzią są monety. Idź szlakiem z { $start }: zabójca, kupiec, a na końcu budowniczy, wśród niebieskich płytek.
five_tribes-lesson-builders-tells =
    { $count ->
        [one] { $count } budowniczy
       *[other] { $count } budowniczych
    } i { $blue ->
        [one] { $blue } niebieska płytka
        [few] { $blue } niebieskie płytki
       *[other] { $blue } niebieskich płytek
    } na { $end } i wokół: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[other] { $gold } monet
    }. Wioska jest twoja i stoi na niej pałac.
five_tribes-lesson-builders-why = Budowniczowie przynoszą tym więcej monet, im więcej niebieskich płytek leży razem.
five_tribes-lesson-builders-other = Ta droga płaci mniej. Cofnij ruch: budowniczowie stoją na { $end }.

five_tribes-lesson-last_bid-idea = licytacja, od której wszystko zależy
five_tribes-lesson-last_bid-ask =
    { $camels ->
        [one] Został ci { $camels } wielbłąd
        [few] Zostały ci { $camels } wielbłądy
       *[other] Zostało ci { $camels } wielbłądów
    }: twoja następna płytka kończy grę. { $khamsin } płaci { $third }, { $sirocco } { $second }: też widzą wezyrów na { $tile }. Przebij ich.
five_tribes-lesson-last_bid-tells =
    { $price ->
        [one] { $price } moneta
        [few] { $price } monety
       *[other] { $price } monet
    }, i to ty zaczynasz.
five_tribes-lesson-last_bid-why =
    { $sirocco } ma { $theirs ->
        [one] { $theirs } wezyra
       *[other] { $theirs } wezyrów
    }, ty { $mine }: kto dostanie tych na { $tile }, ten rozstrzygnie grę.
five_tribes-lesson-last_bid-other = Drożej, niż trzeba, kosztuje punkty, a późno znaczy za późno: zobacz, co się wtedy stanie. Cofnij ruch i przebij ich o jedno pole.
five_tribes-lesson-if_late-text =
    Jeśli działasz na końcu, { $sirocco } dociera do { $tile } wcześniej i ma { $theirs ->
        [one] { $theirs } wezyra
       *[other] { $theirs } wezyrów
    }, a ty { $mine }.

five_tribes-lesson-last_tile-idea = wezyrowie i ostatni wielbłąd
five_tribes-lesson-last_tile-ask = Idź szlakiem z { $start }: kupiec, starszy, a na końcu wezyr.
five_tribes-lesson-last_tile-tells =
    { $count ->
        [one] { $count } wezyr
       *[other] { $count } wezyrów
    }! Masz ich teraz { $mine }, { $sirocco } { $second }, { $khamsin } { $third }. Oaza jest twoja, rośnie na niej palma i stoi twój ostatni wielbłąd: to ostatnia runda.
five_tribes-lesson-last_tile-why = Wezyrowie płacą za każdą osobę, która ma ich mniej: o jednego więcej niż { $sirocco } wystarczy.
five_tribes-lesson-last_tile-other = Tak blisko końca! Cofnij ruch: wezyrowie czekają na { $end }.

five_tribes-lesson-last_round-text =
    Pozostali kończą rundę: { $sirocco } dostaje od budowniczych { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[other] { $gold } monet
    }, a na dużym targu jeszcze dwie karty. { $khamsin } dzięki zabójcom zdobywa jeszcze jedną płytkę.

five_tribes-lesson-count_gold-text = Teraz wszystko się liczy. Twoje monety: { $gold }, płytki: { $tiles }, palma i pałac: { $palm } i { $palace }, starsi: { $elders }, { $jafaar }: { $djinn }, towary: { $goods }.

five_tribes-lesson-count_goods-text =
    { $sirocco } pokazuje komplet { $kinds } różnych towarów: { $theirs ->
        [one] { $theirs } punkt
        [few] { $theirs } punkty
       *[other] { $theirs } punktów
    }! Tak wygrywa się Five Tribes, chyba że ktoś ma wezyrów.

five_tribes-lesson-count_viziers-text =
    A masz ich ty: { $count ->
        [one] { $count } wezyr
       *[other] { $count } wezyrów
    }, potrójnie, bo masz dżina { $jafaar }, i po dziesięć za każdą osobę, która ma ich mniej, a takich osób jest { $others }: razem { $mine }. { $sirocco } dostaje { $theirs }, { $khamsin } { $third }.

five_tribes-lesson-end-text =
    Ty { $mine }, { $sirocco } { $second }, { $khamsin } { $third }: wygrywasz o { $margin ->
        [one] { $margin } punkt
        [few] { $margin } punkty
       *[other] { $margin } punktów
    }. Bez tych wezyrów grę wygrywa { $sirocco }.
