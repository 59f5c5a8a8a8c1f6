var e=`### Słowa strony Emiry. Zdarzenia, ruchy, odmowy, pytania i nazwy są w plikach samej gry.

emira-page-subtitle =
    { $phase ->
        [events] Tura { $turn }, wydarzenia
        [income] Tura { $turn }, dochód
        [preparation] Tura { $turn }, przygotowanie
        [auctions] Tura { $turn }, licytacje
        [purchases] Tura { $turn }, zakup wydarzeń
        [choice] Tura { $turn }, ona wybiera
        [upkeep] Tura { $turn }, utrzymanie
       *[over] Tura { $turn }
    }
emira-page-setup = Przed pierwszą turą
emira-page-phases = Fazy tury
emira-page-phase =
    { $phase ->
        [events] wydarzenia
        [income] dochód
        [preparation] przygotowanie
        [auctions] licytacje
        [purchases] zakup wydarzeń
        [choice] ona wybiera
       *[upkeep] utrzymanie
    }
emira-page-stage = Targ i księżniczki
emira-page-tabs = Co otworzyć
emira-page-tab =
    { $what ->
        [house] Twój pałac
        [sheikhs] Szejkowie
        [undecided] Wahają się
       *[log] Dziennik
    }
emira-page-you = Ty
emira-page-you-object = ty
emira-page-gold = sztuk złota

## Kogo wybierze?

emira-page-whom =
    { $princess ->
        [none] Kogo wybierze?
        [sidi_suleiman] Dokąd pojedzie { $name }?
       *[other] Kogo wybierze { $name }?
    }
emira-page-nobody = Nikt nie jest w drodze.
emira-page-next-turn = wybiera w następnej turze
emira-page-then = potem
emira-page-swapped = zamienione przez wydarzenie
emira-page-hidden = ukryte
emira-page-full = brak komnaty
emira-page-barred = nie do niego
emira-page-verdict =
    { $verdict ->
        [joins] { $princess ->
            [sidi_suleiman] { $whom ->
                [me] Przyjechałby do ciebie i zabrał księżniczkę.
               *[other] Pojechałby tutaj: { $seats }.
            }
           *[other] { $whom ->
                [me] Wybrałaby ciebie.
               *[other] Wybrałaby: { $seats }.
            }
        }
        [unsure] Rozstrzyga ukryte złoto: { $seats }.
       *[undecided] { $count ->
            [0] Nikt nie ma dla niej komnaty.
           *[other] Jest remis: { $seats }.
        }
    }
emira-page-with = Kupując { $what }:
emira-page-way =
    { $end ->
        [unsure] Żeby dorównać najlepszym, brakuje ci { $what }. Wtedy rozstrzygnie ukryte złoto.
       *[sure] Żeby wybrała ciebie, brakuje ci { $what }.
    }
emira-page-more =
    { $preference ->
        [appearance] { $more ->
            [one] { $more } punktu prezencji
           *[many] { $more } punktów prezencji
        }
        [status] { $more ->
            [one] { $more } punktu statusu
           *[many] { $more } punktów statusu
        }
        [palace] { $more ->
            [few] { $more } punktów pałacu
            [many] { $more } punktów pałacu
           *[other] { $more } punktu pałacu
        }
       *[money] { $more } sztuk złota
    }
emira-page-more-room = wolnej komnaty
emira-page-undecided = Wciąż się wahają
emira-page-undecided-none = Nikt nie czeka.
emira-page-lens-off = Ten stół gra bez podpowiedzi.
emira-page-lens-own = Przy tym stole podpowiedzi widać w swojej turze.
emira-page-lens-players = Przy tym stole widzi to tylko osoba, której tura trwa.
emira-page-lens-past = Podpowiedź dotyczy bieżącej chwili, nie wcześniejszych pozycji.
emira-page-lens-wait = Rozgląda się…
emira-page-lens-title = Kogo wybiorą i ile to będzie kosztować?
emira-page-lens-counted = Złoto wszystkich
    .help = Złotem płaci się jawnie, więc tyle możesz wiedzieć, jeśli liczysz.
emira-page-lens-purse = Twoje złoto
emira-page-purse = Masz { $gold }. Najwyższa oferta, na jaką cię stać, to { $most }. Utrzymanie w tej turze: { $upkeep }.
emira-page-purse-guests = Z przybywającymi ({ $guests }): { $upkeep }.
emira-page-sheikh = Szejk

## Targ

emira-page-market = Targ
emira-page-stall =
    { $stall ->
        [small] Mała karawana
        [large] Duża karawana
        [appearance] Żeton prezencji
        [status] Karta statusu
        [section] Część pałacu
       *[camel] Wielbłąd
    }
emira-page-stall-token =
    { $token ->
        [beauty] Prezencja: uroda
        [manners] Prezencja: maniery
       *[clothes] Prezencja: szata
    }
emira-page-pays =
    { $speed ->
        [slow] powolna: { $income }\xA0×\xA0{ $turns }
       *[fast] szybka: { $income }\xA0×\xA0{ $turns }
    }
emira-page-paydays = tury { $first }{ "\\u2060" }–{ "\\u2060" }{ $last }
emira-page-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
emira-page-camel-helps = tańsze oferty
emira-page-section-helps = +1 komnata
emira-page-token-helps = prezencja +1
emira-page-deck = Talia Emir: { $count }
emira-page-sold =
    { $when ->
        [later] jeszcze nie
        [closed] zamknięte
       *[gone] już nie ma
    }
emira-page-aim = Licytuj, by kupić { $what }
emira-page-joins-you =
    { $princess ->
        [sidi_suleiman] { $name } zabiera jedną
       *[other] { $name } do ciebie
    }
emira-page-several-join = { $count } do ciebie

## Pasek

emira-page-bar = O co pytamy i co na to odpowiada
emira-page-choices = Co możesz zrobić
emira-page-at-stalls = Wybierz na straganie albo tutaj:
emira-page-why-not = Dlaczego nie?
emira-page-looked-at = Co widzisz, od góry
emira-page-for-gold = za { $gold } sztuk złota
emira-page-gift-paid =
    { $end ->
        [short] zostanie { $left }; na utrzymanie ({ $upkeep }) zabraknie { $after }
       *[left] zostanie { $left }, a po utrzymaniu ({ $upkeep }) { $after }
    }
emira-page-gift-risk = Jeśli tamten szejk nie zdoła jej zapłacić, Xenia wypadnie z gry.
emira-page-no-bid = Jeszcze nie ma oferty
emira-page-leads = Prowadzi { $seat }:
emira-page-you-lead = Prowadzisz:
emira-page-you-hold = masz
emira-page-your-bid = twoja oferta
emira-page-camels-take =
    { $count ->
        [one] { $count } wielbłąd × { $rate }
        [few] { $count } wielbłądy × { $rate }
       *[many] { $count } wielbłądów × { $rate }
    }
emira-page-you-pay = płacisz
emira-page-you-keep = zostaje
emira-page-leaves = { $price } za { $what }: zostaje { $left }.
emira-page-then-upkeep =
    { $count ->
        [0] { $end ->
            [short] Utrzymanie { $upkeep }: zabraknie { $after }.
           *[left] Utrzymanie { $upkeep }: zostanie { $after }.
        }
       *[other] { $end ->
            [short] Utrzymanie (także { $guests }) { $upkeep }: zabraknie { $after }.
           *[left] Utrzymanie (także { $guests }) { $upkeep }: zostanie { $after }.
        }
    }
emira-page-then-gift = Z tego { $gift } na prezent dla Xenii, która o niego poprosi.
emira-page-cannot-buy = Wtedy nie starczy na { $what } za { $price }.
emira-page-pick-aim = Wskaż stragan, aby zobaczyć, co by po nim zostało.
emira-page-limit-safe = zakup + utrzymanie
emira-page-limit-buys = sam zakup
emira-page-amount = kwota
emira-page-bid = Daj { $amount }
emira-page-agree = Licytuj za mnie do { $amount }
emira-page-agreed = Licytujemy za ciebie do { $amount }. Przerwij
emira-page-agree-open = Także przy zamkniętej stronie. Nikt inny tego nie widzi.
emira-page-voluntary = Zapłać ofertę z własnej woli
emira-page-pay-bid = Zapłać ofertę { $amount }

## Mój dom

emira-page-house = Twój pałac
emira-page-gold-secret = widzisz to tylko ty
emira-page-gold-open = widzą to wszyscy
emira-page-track =
    { $caravan ->
        [small_slow] Mała powolna
        [small_fast] Mała szybka
        [large_slow] Duża powolna
       *[large_fast] Duża szybka
    }
emira-page-track-pays = daje { $income }
emira-page-track-stand =
    { $count ->
        [one] : na polu { $spaces }
       *[other] : na polach { $spaces }
    }
emira-page-forecast = Następne tury, jeśli nic się nie zmieni
emira-page-turn = Tura
emira-page-income = Dochód
emira-page-upkeep = Utrzymanie
emira-page-left = Zostaje
emira-page-gift = Xenia chce { $gift }
emira-page-busy = Hind nie pozwala ci działać
emira-page-busy-now = zajmuje ci czas
emira-page-last-pay =
    { $caravan ->
        [small_slow] mała powolna karawana płaci ostatni raz
        [small_fast] mała szybka karawana płaci ostatni raz
        [large_slow] duża powolna karawana płaci ostatni raz
       *[large_fast] duża szybka karawana płaci ostatni raz
    }
emira-page-short-now = Na utrzymanie w tej turze brakuje ci { $missing } sztuk złota.
emira-page-short-later = Jeśli nic się nie zmieni, w turze { $turn } zabraknie ci { $missing } sztuk złota.
emira-page-with-guests = od teraz także { $guests }
emira-page-lost =
    { $lost ->
        [xenia] Xenia odchodzi: nie starczy złota na jej prezent
        [several] brakuje { $missing }: księżniczki odchodzą losowo, aż będzie czym zapłacić
       *[one] brakuje { $missing }: oddajesz wszystko, a jedna wylosowana księżniczka odchodzi
    }
emira-page-xenia =
    { $tokens ->
        [0] znów poprosi
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    }
emira-page-camels =
    { $count ->
        [0] bez wielbłądów
        [one] { $count } wielbłąd
        [few] { $count } wielbłądy
       *[many] { $count } wielbłądów
    }
emira-page-appearance = Prezencja { $count }
emira-page-look =
    { $token ->
        [beauty] uroda liczy się za więcej
        [manners] maniery liczą się za więcej
       *[clothes] szata liczy się za więcej
    }
emira-page-objective = Twój cel
emira-page-goal = talenty { $there }/{ $needs } · księżniczki { $princesses }/{ $least }
    .brief = księżniczki { $princesses }/{ $least }
emira-page-not-there = brakuje
emira-page-hand = Twoje wydarzenia
emira-page-hand-empty = Nie masz kart wydarzeń.
emira-page-notes = Notatki
    .help = tylko w tej przeglądarce

## Inni szejkowie

emira-page-sheikhs = Szejkowie
emira-page-first-player = pierwszy gracz
emira-page-acted = po akcji
emira-page-kept-busy = w tej turze czas zajmuje Hind
emira-page-gold-hidden = złoto ukryte
emira-page-shown = w turze { $turn }: { $gold }
emira-page-counted = złoto z liczenia: { $gold }
emira-page-counted-least = złoto z liczenia: co najmniej { $gold }
emira-page-counted-bid = może licytować do { $bid }
emira-page-cards =
    { $count ->
        [0] bez kart wydarzeń
        [one] { $count } karta wydarzenia
        [few] { $count } karty wydarzeń
       *[many] { $count } kart wydarzeń
    }
emira-page-guests =
    { $count ->
        [0] wolne komnaty: { $rooms }
       *[other] komnaty: { $count } z { $rooms }
    }
emira-page-bid-leads = prowadzi
emira-page-bid-outbid = przebito
emira-page-bid-passed = pas

## Koniec

emira-page-you-win = Wygrywasz!
emira-page-to-board = Do planszy
emira-page-ended =
    { $reason ->
        [objective] Cel osiągnięto w turze { $turn }.
        [exhausted] W turze { $turn } nikt już nie mógł przyjść; decyduje wynik.
       *[last_turn] Tura { $turn } była ostatnia; decyduje wynik.
    }

## Rama, scena i koniec

emira-page-stall-brief =
    { $tone ->
        [good] zostaje { $gold }
        [short] brakuje { $gold }
       *[dear] brak { $gold }
    }
emira-page-stall-means =
    { $tone ->
        [good] utrzymanie opłacone
        [short] { $guests ->
            [0] księżniczki odejdą
            [1] ona odejdzie
           *[other] jedna z { $guests } odejdzie
        }
       *[dear] teraz za drogo
    }
emira-page-stall-idle = Nic by to nie dało.
emira-page-camel-then = każda oferta −{ $gold }
emira-page-rises =
    { $preference ->
        [appearance] prezencja { $before }→{ $after }
        [status] status { $before }→{ $after }
       *[palace] pałac { $before }→{ $after }
    }
emira-page-caption = Wygrywając za { $bid }, płacisz { $pays } i zostaje ci { $keep }. Tyle zostałoby po zakupie i utrzymaniu:
emira-page-caption-now =
    { $buys ->
        [now] Masz { $gold }. Tyle zostanie po zakupie i utrzymaniu:
       *[later] Z { $gold } i bez oferty: tyle zostałoby po zakupie i utrzymaniu:
    }
emira-page-wanted = cel
emira-page-looks =
    { $count ->
        [0] { $name }
        [one] { $name } patrzy na jedno
       *[other] { $name } patrzy na dwie rzeczy
    }
emira-page-camels-off = wielbłądy
emira-page-passed-on = Nie bierzesz już udziału w tej licytacji.
emira-page-won =
    { $how ->
        [bid] Wygrywasz za { $bid } i płacisz { $paid }.
       *[free] Działasz, nie płacąc oferty.
    }
emira-page-buy = Kup { $what } za { $price }
emira-page-busy-short = nie działa
emira-page-to-speak = czeka
emira-page-open-sheikh = Co ma { $seat }
emira-page-free = wolna
emira-page-section-planned = część?
emira-page-forecast-title = Wpływy i wydatki
emira-page-seen = Co widzą w tobie księżniczki
emira-page-sets = komplety
emira-page-herd =
    { $count ->
        [0] Bez wielbłądów: ofertę płacisz w całości.
        [one] { $count } wielbłąd, { $rate }: oferty tańsze o { $off }.
        [few] { $count } wielbłądy po { $rate }: oferty tańsze o { $off }.
       *[many] { $count } wielbłądów po { $rate }: oferty tańsze o { $off }.
    }
emira-page-objective-told = { $objective }, wśród { $least } księżniczek; albo { $without } dowolnych.
emira-page-no-caravan = Żadna karawana nie jest w drodze.
emira-page-in-turn = Tura { $turn }: { $what }
emira-page-palaces = Pałace
emira-page-scene = Księżniczka wybiera
emira-page-ask-room = Kto ma wolną komnatę?
emira-page-ask-first =
    { $preference ->
        [appearance] Kto ma najlepszą prezencję?
        [status] Kto ma najwyższy status?
        [palace] Kto ma największy pałac?
        [money] Kto ma najwięcej złota?
       *[princesses] U kogo jest najwięcej księżniczek?
    }
emira-page-ask-second =
    { $preference ->
        [appearance] Wciąż remis: kto ma najlepszą prezencję?
        [status] Wciąż remis: kto ma najwyższy status?
        [palace] Wciąż remis: kto ma największy pałac?
        [money] Wciąż remis: kto ma najwięcej złota?
       *[princesses] Wciąż remis: u kogo jest najwięcej księżniczek?
    }
emira-page-out-less =
    { $preference ->
        [appearance] prezencja { $more } bije { $less }
        [status] status { $more } bije { $less }
        [palace] pałac { $more } bije { $less }
        [money] złoto: { $more } bije { $less }
       *[princesses] księżniczki: { $more } bije { $less }
    }
emira-page-scene-rooms =
    { $count ->
        [0] Nikt nie ma wolnej komnaty.
        [one] Wolną komnatę ma tylko { $seats }.
        [few] Wolną komnatę mają { $count } osoby.
       *[many] Wolną komnatę ma { $count } osób.
    }
emira-page-scene-level =
    { $count ->
        [one] Na czele: { $seats }.
       *[other] Na równi: { $seats }.
    }
emira-page-scene-free =
    { $count ->
        [0] bez wolnej komnaty
        [one] { $count } wolna
        [few] { $count } wolne
       *[many] { $count } wolnych
    }
emira-page-scene-joins = tu idzie
emira-page-scene-level-mark = remis
emira-page-end-why =
    { $state ->
        [talents] Wszystkie talenty, liczba księżniczek: { $princesses }. Cel osiągnięty.
        [any] Liczba księżniczek: { $princesses }. Tyle wystarcza bez względu na talenty.
        [score] Ten cel też jest osiągnięty, ale wynik jest niższy.
        [unpaid] Cel osiągnięty, ale utrzymanie w tej turze nie zostało w całości opłacone.
        [few] Są wszystkie talenty, ale księżniczek { $princesses } z { $least }.
       *[missing] { $missing ->
            [one] Księżniczek { $princesses } z { $least }; brakuje jednego talentu.
           *[other] Księżniczek { $princesses } z { $least }; brakuje { $missing } talentów.
        }
    }
emira-page-end-secret = Cel ({ $seat }): { $objective }, wśród { $least } księżniczek; albo { $without } dowolnych.
emira-page-end-score = Wynik { $score }: { $princesses } za księżniczki, { $talents } za talenty.
emira-page-end-ties = Przy remisie: żetony { $tokens }, status { $status }, pałac { $palace }, wielbłądy { $camels }; potem złoto.

## Cel gry

emira-page-plays-for = Wypełnij swój cel albo zdobądź księżniczki: { $without }
    .text = Wygrywa, kto w całości opłacił utrzymanie, a księżniczek ma { $least } i są wśród nich wszystkie talenty tajnego celu, albo ma ich { $without } bez względu na talenty.
    .mine = Twój cel: { $told }

## Zagadka dnia

emira-page-puzzle = Twoja akcja. Którą wybierasz?

## Co by było, gdyby

emira-page-whatif-depth = { $count ->
    [one] Każda jest rozgrywana do końca bieżącej tury.
    [few] Każda jest rozgrywana przez { $count } tury, licząc bieżącą.
    [many] Każda jest rozgrywana przez { $count } tur, licząc bieżącą.
   *[other] Każda jest rozgrywana przez { $count } tury, licząc bieżącą.
}
`;export{e as default};