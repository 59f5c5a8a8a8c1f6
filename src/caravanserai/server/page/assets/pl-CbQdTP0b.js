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
        [house] Twój dom
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
emira-page-first = najpierw
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
        [appearance] Żeton
        [status] Karta statusu
        [section] Część pałacu
       *[camel] Wielbłąd
    }
emira-page-stall-token =
    { $token ->
        [beauty] Żeton urody
        [manners] Żeton manier
       *[clothes] Żeton szaty
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
emira-page-section-helps = jedna komnata więcej
emira-page-token-helps = prezencja +1
emira-page-deck = Talia Emir: { $count }
emira-page-sold =
    { $when ->
        [later] jeszcze nie
       *[gone] już nie ma
    }
emira-page-aim = Licytuj, by kupić { $what }
emira-page-joins-you =
    { $princess ->
        [sidi_suleiman] { $name } zabiera jedną
       *[other] { $name } wybiera ciebie
    }

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
emira-page-agree-open = Tylko dopóki ta strona jest otwarta.
emira-page-voluntary = Zapłać ofertę z własnej woli
emira-page-pay-bid = Zapłać ofertę { $amount }

## Mój dom

emira-page-house = Twój dom
emira-page-gold-secret = widzisz to tylko ty
emira-page-gold-open = widzą to wszyscy
emira-page-caravans = Karawany
    .help = przy każdym dochodzie pole w lewo
emira-page-track =
    { $caravan ->
        [small_slow] Mała powolna
        [small_fast] Mała szybka
        [large_slow] Duża powolna
       *[large_fast] Duża szybka
    }
emira-page-track-pays = daje { $income }
emira-page-track-none = : bez karawany
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
emira-page-free-room = wolna komnata
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
emira-page-rate = każdy wielbłąd obniża ofertę o
emira-page-appearance = Prezencja { $count }
emira-page-look =
    { $token ->
        [beauty] uroda liczy się za więcej
        [manners] maniery liczą się za więcej
       *[clothes] szata liczy się za więcej
    }
emira-page-guest-houses =
    { $count ->
        [one] domek dla gości
        [few] { $count } domki dla gości
       *[many] { $count } domków dla gości
    }
emira-page-objective = Twój cel
emira-page-secret = tajny
emira-page-goal = Talenty: { $there } z { $needs }, księżniczki: { $princesses } z { $least }.
emira-page-goal-without =
    { $without ->
        [one] Albo { $without } dowolna księżniczka.
        [few] Albo { $without } dowolne księżniczki.
       *[many] Albo { $without } dowolnych księżniczek.
    }
emira-page-goal-more =
    { $count ->
        [one] Talenty są wszystkie: jeszcze jedna księżniczka.
        [few] Talenty są wszystkie: jeszcze { $count } księżniczki.
       *[many] Talenty są wszystkie: jeszcze { $count } księżniczek.
    }
emira-page-not-there = brakuje
emira-page-missing-talent =
    { $talent ->
        [intelligence] brakuje rozsądku
        [housekeeping] brakuje gospodarności
        [cooking] brakuje gotowania
       *[romance] brakuje czułości
    }
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
emira-page-princesses =
    { $count ->
        [0] bez księżniczek
        [one] { $count } księżniczka
        [few] { $count } księżniczki
       *[many] { $count } księżniczek
    }
emira-page-score = wynik { $score }
emira-page-had-gold = { $gold } sztuk złota
emira-page-talents-all = Są wszystkie talenty z celu.
emira-page-talents-some = Brakuje talentów z celu.
`;export{e as default};