var e=`### Five Tribes po polsku. Identyfikatory są te same we wszystkich językach; atrybuty takie jak .object to formy wyrazu.

five_tribes-title = Five Tribes
five_tribes-pitch = Pięć Klanów: poprowadź plemiona, obudź dżiny, zdobądź sułtanat.
five_tribes-stage = runda { $number }
five_tribes-intro =
    Five Tribes, w Polsce wydane jako Pięć Klanów. Trzydzieści płytek, dziewięćdziesięcioro ludzi z pięciu plemion i pusty tron. Najpierw licytujesz swoje miejsce w kolejności. Potem bierzesz wszystkich ludzi z jednej
    płytki i zostawiasz ich po jednym wzdłuż ścieżki; ostatni musi trafić tam, gdzie stoi już ktoś z jego plemienia, i całe to plemię stamtąd pracuje dla ciebie. Płytka,
    która po tobie zostaje pusta, jest twoja. Na koniec liczą się monety, ziemia, wezyrowie, starsi, towary i dżiny.
five_tribes-legend = W wezyrowie (w zapisie V), S starsi (E), K kupcy (M), B budowniczowie, Z zabójcy (A). Wpisać można jedną i drugą literę. Płytki nazywają się od kolumny i rzędu, od a1 w lewym górnym rogu do f5 w prawym dolnym.

## Plemiona, płytki, karty

five_tribes-tribe =
    { $tribe ->
        [vizier] wezyr
        [elder] starszy
        [merchant] kupiec
        [builder] budowniczy
        [assassin] zabójca
       *[other] { $tribe }
    }
    .object =
        { $tribe ->
            [vizier] wezyra
            [elder] starszego
            [merchant] kupca
            [builder] budowniczego
            [assassin] zabójcę
           *[other] { $tribe }
        }
five_tribes-letter =
    { $tribe ->
        [vizier] W
        [elder] S
        [merchant] K
        [builder] B
       *[assassin] Z
    }
five_tribes-people =
    { $tribe ->
        [vizier] { $count ->
            [one] { $count } wezyr
           *[other] { $count } wezyrów
        }
        [elder] { $count ->
            [one] { $count } starszy
           *[other] { $count } starszych
        }
        [merchant] { $count ->
            [one] { $count } kupiec
           *[other] { $count } kupców
        }
        [builder] { $count ->
            [one] { $count } budowniczy
           *[other] { $count } budowniczych
        }
       *[assassin] { $count ->
            [one] { $count } zabójca
           *[other] { $count } zabójców
        }
    }
five_tribes-letters-meeples =
    { $letter ->
        [V] { $count ->
            [one] wezyr
           *[other] { $count } wezyrów
        }
        [E] { $count ->
            [one] starszy
           *[other] { $count } starszych
        }
        [M] { $count ->
            [one] kupiec
           *[other] { $count } kupców
        }
        [B] { $count ->
            [one] budowniczy
           *[other] { $count } budowniczych
        }
       *[A] { $count ->
            [one] zabójca
           *[other] { $count } zabójców
        }
    }
five_tribes-design =
    { $design ->
        [village] wioska
        [oasis] oaza
        [small_market] mały targ
        [large_market] duży targ
        [sacred_6] święte miejsce za 6
        [sacred_10] święte miejsce za 10
        [sacred_12] święte miejsce za 12
       *[sacred_15] święte miejsce za 15
    }
five_tribes-resource =
    { $resource ->
        [ivory] kość słoniowa
        [jewels] klejnoty
        [gold] sztabki złota
        [papyrus] papirus
        [silk] jedwab
        [spice] przyprawy
        [fish] ryby
        [wheat] pszenica
        [pottery] ceramika
        [fakir] fakir
       *[none] karta
    }
five_tribes-good =
    { $good ->
        [ivory] kość słoniowa
        [jewels] klejnoty
        [gold] sztabki złota
        [papyrus] papirus
        [silk] jedwab
        [spice] przyprawy
        [fish] ryby
        [wheat] pszenica
       *[pottery] ceramika
    }
five_tribes-list-goods =
    { $item ->
        [ivory] kość słoniową
        [jewels] klejnoty
        [gold] sztabki złota
        [papyrus] papirus
        [silk] jedwab
        [spice] przyprawy
        [fish] ryby
        [wheat] pszenicę
       *[pottery] ceramikę
    }
five_tribes-payment =
    { $djinn ->
        [echidna] { five_tribes-payment-two }
        [leta] { five_tribes-payment-two }
        [sibittis] { five_tribes-payment-two }
        [utug] { five_tribes-payment-two }
       *[other] { $payment ->
            [fakir] fakirem
           *[elder] starszym
        }
    }
five_tribes-payment-two =
    { $payment ->
        [fakir] starszym i fakirem
       *[elder] dwoma starszymi
    }
five_tribes-piece =
    { $piece ->
        [palm] palma
       *[palace] pałac
    }
five_tribes-thief =
    { $thief ->
        [houssain] Houssain
        [ziad] Ziad
        [ouafat] Ouafat
        [kohdian] Kohdian
        [shaum] Shaum
       *[madjaar] Madjaar
    }
five_tribes-djinn =
    { $djinn ->
        [al_amin] Al-Amin
        [anun_nak] Anun-Nak
        [baal] Ba’al
        [boaz] Boaz
        [bouraq] Bouraq
        [echidna] Echidna
        [enki] Enki
        [hagis] Hagis
        [haurvatat] Haurvatat
        [ibus] Ibus
        [jafaar] Jafaar
        [kandicha] Kandicha
        [kumarbi] Kumarbi
        [lamia] Lamia
        [leta] Leta
        [marid] Marid
        [monkir] Monkir
        [nekir] Nekir
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloar
        [utug] Utug
       *[morgiane] Morgiane
    }
five_tribes-power =
    { $djinn ->
        [al_amin] Na koniec gry dwóch fakirów to jeden dowolny towar.
        [anun_nak] Za starszego lub fakira: troje ludzi z woreczka na pustą płytkę.
        [baal] Gdy ktoś zyskuje dżina, dostajesz 1 monetę, a 2, jeśli to ktoś inny.
        [boaz] Zabójcy nie mogą zabijać ludzi, którzy stoją przed tobą.
        [bouraq] Za starszego lub fakira: pałac na dowolną wioskę.
        [echidna] Za dwóch starszych albo starszego i fakira: twoi budowniczowie przynoszą dwa razy więcej monet.
        [enki] Za starszego lub fakira: palma na dowolną oazę.
        [hagis] Za starszego lub fakira: twój pałac staje na płytce obok.
        [haurvatat] Twoje palmy są warte po 5 punktów.
        [ibus] Za starszego lub fakira: twoi zabójcy zabijają dwie osoby w jednym miejscu.
        [jafaar] Twoi wezyrowie są warci po 3 punkty.
        [kandicha] Kogo zabiją twoi zabójcy, ten służy tobie.
        [kumarbi] Każdy fakir sprawia, że licytujesz o jedno pole taniej.
        [lamia] Za starszego lub fakira: twoja palma staje na płytce obok.
        [leta] Za dwóch starszych albo starszego i fakira: wielbłąd na pustą płytkę.
        [marid] Za każdą osobę zostawioną na twojej płytce dostajesz 1 monetę, a 2, jeśli zostawia ją ktoś inny.
        [monkir] Za każdy postawiony pałac dostajesz 1 monetę, a 2, jeśli stawia go ktoś inny.
        [nekir] Za każdym razem, gdy zabójcy zabijają, dostajesz 1 monetę, a 2, jeśli są cudzy.
        [shamhat] Twoi starsi są warci po 4 punkty.
        [sibittis] Za dwóch starszych albo starszego i fakira: obejrzyj trzy dżiny i zatrzymaj jednego.
        [sloar] Za fakira: wierzchnia karta ze stosu zasobów.
        [utug] Za dwóch starszych albo starszego i fakira: wielbłąd na płytkę, na której są tylko ludzie.
       *[morgiane] Cudzy złodzieje ciebie nie dotyczą.
    }
five_tribes-category =
    { $category ->
        [gold] monety
        [viziers] wezyrowie
        [elders] starsi
        [djinns] dżiny
        [thieves] złodzieje
        [palms] palmy
        [palaces] pałace
        [tiles] płytki
       *[goods] towary
    }

## Co się stało

five_tribes-event-tile_laid = { "" }
five_tribes-event-meeples_laid = { "" }
five_tribes-event-resource_shown = Nowa karta w rzędzie: { five_tribes-resource }.
five_tribes-event-djinn_shown = Pojawia się { five_tribes-djinn }.
five_tribes-event-thief_shown = Do wynajęcia jest złodziej { five_tribes-thief }.
five_tribes-event-marker_laid = { "" }
five_tribes-event-round_started = Zaczyna się runda { $round }.
five_tribes-event-spot_taken =
    { $seat } zajmuje pole { $spot } i { $price ->
        [0] nie płaci nic
        [one] płaci { $price } monetę
        [few] płaci { $price } monety
       *[other] płaci { $price } monet
    }{ $fakirs ->
        [0] .
       *[other] ; pomaga Kumarbi.
    }
five_tribes-event-activated = Teraz działa { $seat }.
five_tribes-event-picked_up = { $seat } bierze ludzi z { $tile }.
five_tribes-event-dropped = { $seat } zostawia { five_tribes-tribe.object } na { $tile }.
five_tribes-event-tribe_taken = { $seat } zabiera z { $tile }: { five_tribes-people }.
five_tribes-event-camel_placed = { $seat } stawia wielbłąda na { $tile } i przejmuje płytkę.
five_tribes-event-last_camel = { $seat } nie ma już wielbłądów: to ostatnia runda.
five_tribes-event-no_move_left = { $seat } nie ma żadnego ruchu: to ostatnia runda.
five_tribes-event-viziers_kept =
    { $count ->
        [one] { $seat } zyskuje { $count } wezyra.
       *[other] { $seat } zyskuje { $count } wezyrów.
    }
five_tribes-event-elders_kept =
    { $count ->
        [one] { $seat } zyskuje { $count } starszego.
       *[other] { $seat } zyskuje { $count } starszych.
    }
five_tribes-event-row_taken = { $seat } dostaje od kupców kartę: { five_tribes-resource }.
five_tribes-event-built =
    { $fakirs ->
        [0] Budowniczowie pracują:
       *[other] Budowniczowie i fakirzy pracują:
    } { $seat } dostaje { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[other] { $gold } monet
    } (niebieskie płytki wokół: { $blue }).
five_tribes-event-killed = { $seat } nasyła zabójców: na { $tile } ginie { five_tribes-tribe }.
five_tribes-event-held_killed = { $seat } nasyła zabójców: { $owner } traci { five_tribes-tribe.object }.
five_tribes-event-nobody_killed = { $seat } nasyła zabójców, ale nikt nie ginie.
five_tribes-event-kept_by_kandicha = Działa Kandicha: { $seat } dostaje { five_tribes-tribe.object }.
five_tribes-event-palace_placed = { $seat } stawia pałac na { $tile }.
five_tribes-event-palm_placed = { $seat } stawia palmę na { $tile }.
five_tribes-event-card_bought =
    { $price ->
        [0] { $seat } bierze jeszcze jedną kartę: { five_tribes-resource }.
        [one] { $seat } płaci { $price } monetę i bierze kartę: { five_tribes-resource }.
        [few] { $seat } płaci { $price } monety i bierze kartę: { five_tribes-resource }.
       *[other] { $seat } płaci { $price } monet i bierze kartę: { five_tribes-resource }.
    }
five_tribes-event-djinn_bought =
    { $payment ->
        [fakir] { $seat } za starszego i fakira zdobywa dżina: { five_tribes-djinn }.
       *[elder] { $seat } za dwóch starszych zdobywa dżina: { five_tribes-djinn }.
    }
five_tribes-event-thief_bought =
    { $payment ->
        [fakir] { $seat } za starszego i fakira wynajmuje złodzieja: { five_tribes-thief }.
       *[elder] { $seat } za dwóch starszych wynajmuje złodzieja: { five_tribes-thief }.
    }
five_tribes-event-good_offered = { "" }
five_tribes-event-good_withdrawn = { "" }
five_tribes-event-suit_sold =
    { $gold ->
        [one] { $seat } sprzedaje { $goods } za { $gold } monetę.
        [few] { $seat } sprzedaje { $goods } za { $gold } monety.
       *[other] { $seat } sprzedaje { $goods } za { $gold } monet.
    }
five_tribes-event-fakirs_spent =
    { $count ->
        [one] { $seat } odrzuca { $count } fakira.
       *[other] { $seat } odrzuca { $count } fakirów.
    }
five_tribes-event-power_paid = { $seat } wzywa dżina ({ five_tribes-djinn }), płacąc { five_tribes-payment }.
five_tribes-event-djinn_paid =
    { $gold ->
        [one] Działa { five_tribes-djinn }: { $seat } dostaje { $gold } monetę.
        [few] Działa { five_tribes-djinn }: { $seat } dostaje { $gold } monety.
       *[other] Działa { five_tribes-djinn }: { $seat } dostaje { $gold } monet.
    }
five_tribes-event-card_drawn =
    { $resource ->
        [none] { $seat } dobiera kartę, której nikt inny nie widzi.
       *[other] { $seat } dobiera kartę: { five_tribes-resource }.
    }
five_tribes-event-meeples_added = Z woreczka na { $tile } trafiają: { $meeples }.
five_tribes-event-djinn_drawn = { $seat } ogląda dżina: { five_tribes-djinn }.
five_tribes-event-djinn_kept = { $seat } zatrzymuje dżina: { five_tribes-djinn }.
five_tribes-event-djinn_discarded = { five_tribes-djinn } trafia do odrzuconych.
five_tribes-event-thief_used = { $seat } wysyła złodzieja: { five_tribes-thief }.
five_tribes-event-protected = { $seat } jest pod ochroną: czuwa Morgiane.
five_tribes-event-nothing_given = { $seat } nie ma nic do oddania.
five_tribes-event-good_given = { $seat } oddaje kartę: { five_tribes-good }.
five_tribes-event-good_claimed = { $seat } bierze kartę: { five_tribes-good }.
five_tribes-event-good_discarded = Karta trafia do odrzuconych: { five_tribes-good }.
five_tribes-event-vizier_given = { $seat } oddaje wezyra.
five_tribes-event-vizier_claimed =
    { $others ->
        [0] { $seat } bierze wezyra.
       *[other] { $seat } bierze wezyra; reszta wraca do woreczka.
    }
five_tribes-event-djinn_given = { $seat } oddaje dżina: { five_tribes-djinn }.
five_tribes-event-djinn_claimed = { $seat } bierze dżina: { five_tribes-djinn }.
five_tribes-event-tile_given = { $seat } oddaje płytkę { $tile }.
five_tribes-event-piece_given =
    { $piece ->
        [palm] { $seat } oddaje palmę z { $tile }.
       *[palace] { $seat } oddaje pałac z { $tile }.
    }
five_tribes-event-piece_claimed =
    { $piece ->
        [palm] { $seat } stawia palmę na { $tile }.
       *[palace] { $seat } stawia pałac na { $tile }.
    }
five_tribes-event-pieces_returned = Reszta wraca do zasobów.
five_tribes-event-stealing_ended = { "" }
five_tribes-event-round_ended = Koniec rundy { $round }.
five_tribes-event-nobody_can_move = Nikogo nie można już ruszyć: to koniec gry.
five_tribes-event-reshuffled =
    { $pile ->
        [djinns] Odrzucone dżiny zostają potasowane w nowy stos.
       *[resources] Odrzucone karty zasobów zostają potasowane w nowy stos.
    }
five_tribes-event-opened =
    { $gold ->
        [one] { $seat } pokazuje { $gold } monetę.
        [few] { $seat } pokazuje { $gold } monety.
       *[other] { $seat } pokazuje { $gold } monet.
    }
five_tribes-event-scored =
    { $points ->
        [one] { $seat }, { five_tribes-category }: { $points } punkt.
        [few] { $seat }, { five_tribes-category }: { $points } punkty.
       *[other] { $seat }, { five_tribes-category }: { $points } punktów.
    }
five_tribes-event-game_ended =
    { $winners_count ->
        [one] { $winners } zdobywa sułtanat!
       *[other] { $winners } wspólnie zdobywają sułtanat!
    }
five_tribes-event-asked = { "" }

## Ruchy: co robi każdy, co robią ruchy jednego rodzaju, i więcej o nich

five_tribes-move-bid =
    { $fakirs ->
        [0] Zajmij pole { $spot }
        [one] Zajmij pole { $spot }, odrzucając { $fakirs } fakira
       *[other] Zajmij pole { $spot }, odrzucając { $fakirs } fakirów
    }
five_tribes-move-pick_up = Weź ludzi z { $tile }
five_tribes-move-drop = Zostaw { five_tribes-tribe.object } na { $tile }
five_tribes-move-build =
    { $fakirs ->
        [0] Buduj bez fakirów
        [one] Buduj z pomocą { $fakirs } fakira
       *[other] Buduj z pomocą { $fakirs } fakirów
    }
five_tribes-move-kill = Zabij { five_tribes-tribe.object } na { $tile }
five_tribes-move-kill_held = Zabij { five_tribes-tribe.object } ({ $seat })
five_tribes-move-spare = Nie zabijaj nikogo
five_tribes-move-use_power = Wezwij dżina ({ five_tribes-djinn }), płacąc { five_tribes-payment }
five_tribes-move-aim = Wybierz { $tile }
five_tribes-move-use_thief = Wyślij złodzieja: { five_tribes-thief }
five_tribes-move-take_card = Weź z rzędu kartę { $place }
five_tribes-move-take_djinn =
    { $payment ->
        [fakir] Weź dżina { $place } za starszego i fakira
       *[elder] Weź dżina { $place } za dwóch starszych
    }
five_tribes-move-take_thief =
    { $payment ->
        [fakir] Wynajmij złodzieja za starszego i fakira
       *[elder] Wynajmij złodzieja za dwóch starszych
    }
five_tribes-move-place_here = Postaw tutaj
five_tribes-move-go_on = Dalej
five_tribes-move-offer_good = Dodaj do kompletu: { five_tribes-good }
five_tribes-move-sell = Sprzedaj komplet
five_tribes-move-withdraw_good = Wycofaj z kompletu: { five_tribes-good }
five_tribes-move-give_good = Oddaj kartę: { five_tribes-good }
five_tribes-move-claim_good = Weź kartę: { five_tribes-good }
five_tribes-move-give_djinn = Oddaj dżina: { five_tribes-djinn }
five_tribes-move-claim_djinn = Weź dżina: { five_tribes-djinn }
five_tribes-move-keep_djinn = Zatrzymaj dżina: { five_tribes-djinn }
five_tribes-move-give_palm = Oddaj palmę z { $tile }
five_tribes-move-give_palace = Oddaj pałac z { $tile }
five_tribes-move-claim_palm = Weź palmę
five_tribes-move-claim_palace = Weź pałac
five_tribes-move-draw_tile = Następna płytka to { five_tribes-design }
five_tribes-move-draw_meeples = Z woreczka wychodzą: { $meeples }
five_tribes-move-draw_resource = Następna karta to { five_tribes-resource }
five_tribes-move-draw_djinn = Następny dżin to { five_tribes-djinn }
five_tribes-move-draw_thief = Następny złodziej to { five_tribes-thief }
five_tribes-move-draw_marker = Następny znacznik ma { $seat }

five_tribes-kind-bid = licytuj miejsce w kolejności
    .help = Im droższe pole, tym wcześniej działasz. Na zerach pierwszy działa ten, kto przyszedł ostatni.
five_tribes-kind-pick_up = weź ludzi z płytki
    .help = Zostawisz ich po jednym wzdłuż ścieżki. Do wyboru są tylko płytki, z których da się ruch zakończyć.
five_tribes-kind-drop = zrób krok i zostaw jedną osobę
    .help = Nigdy od razu z powrotem. Ostatnia osoba musi trafić tam, gdzie stoi już ktoś z jej plemienia.
five_tribes-kind-build = niech budowniczowie budują
    .help = Każdy budowniczy i każdy fakir przynosi 1 monetę za każdą niebieską płytkę wśród ostatniej i tych wokół niej.
five_tribes-kind-kill = zabij na planszy
    .help = Wybierz na planszy albo tutaj czyjegoś wezyra lub starszego. Zabójcy sięgają na tyle kroków, ilu ich jest, i o krok dalej za każdego odrzuconego fakira.
five_tribes-kind-kill_held = zabij u przeciwnika
    .help = Wezyra lub starszego, bez względu na odległość.
five_tribes-kind-spare = nie zabijaj nikogo
    .help = Nie trzeba odrzucać fakirów, żeby zabić.
five_tribes-kind-use_power = wezwij dżina
    .help = Każdej mocy, która ma cenę, możesz użyć raz w swojej aktywacji.
five_tribes-kind-aim = wybierz płytkę
    .help = Płytka dla mocy, dla złodzieja albo dla palmy lub pałacu.
five_tribes-kind-use_thief = wyślij złodzieja
    .help = Wszyscy inni coś oddają, a ty z tego bierzesz. Potem złodziej znika.
five_tribes-kind-take_card = kup z rzędu
    .help = Mały handel to jedna z pierwszych trzech kart za 3 monety, a duży dwie z pierwszych sześciu za 6.
five_tribes-kind-take_djinn = zdobądź dżina
    .help = Za dwóch starszych albo za starszego i fakira. Jego punkty są twoje, a mocy można użyć od razu.
five_tribes-kind-take_thief = wynajmij złodzieja
    .help = Za cenę dżina. Można go użyć od następnej rundy, po akcji jego plemienia.
five_tribes-kind-place_here = postaw tutaj
    .help = Pałac lub palma staje tam, gdzie skończył się ruch.
five_tribes-kind-go_on = dalej
    .help = Rezygnujesz albo nie masz już nic do zrobienia.
five_tribes-kind-offer_good = ułóż komplet
    .help = Komplet to różne towary; im większy, tym droższy.
five_tribes-kind-sell = sprzedaj komplet
    .help = Od 1 monety za jedną kartę do 60 za dziewięć różnych.
five_tribes-kind-withdraw_good = wycofaj kartę
    .help = Dopóki komplet nie jest sprzedany, każdą jego kartę można wycofać.
five_tribes-kind-give_good = oddaj kartę
    .help = Houssain chce po dwa towary od wszystkich innych.
five_tribes-kind-claim_good = weź kartę
    .help = Dwie z oddanych kart są twoje.
five_tribes-kind-give_djinn = oddaj dżina
    .help = Ouafat chce po jednym dżinie od wszystkich innych.
five_tribes-kind-claim_djinn = weź dżina
    .help = Jeden z oddanych dżinów jest twój.
five_tribes-kind-keep_djinn = zatrzymaj dżina
    .help = Pozostałe trafiają do odrzuconych.
five_tribes-kind-give_palm = oddaj palmę
    .help = Shaum chce palmy lub pałacu od wszystkich innych.
five_tribes-kind-give_palace = oddaj pałac
    .help = Shaum chce palmy lub pałacu od wszystkich innych.
five_tribes-kind-claim_palm = weź palmę
    .help = Stanie na twojej płytce.
five_tribes-kind-claim_palace = weź pałac
    .help = Stanie na twojej płytce.
five_tribes-kind-draw_tile = wykładana jest płytka
    .help = O tym, która, decyduje los.
five_tribes-kind-draw_meeples = losowani są ludzie
    .help = O tym, którzy, decyduje los.
five_tribes-kind-draw_resource = dobierana jest karta zasobu
    .help = O tym, która, decyduje los.
five_tribes-kind-draw_djinn = dobierany jest dżin
    .help = O tym, który, decyduje los.
five_tribes-kind-draw_thief = odsłaniany jest złodziej
    .help = O tym, który, decyduje los.
five_tribes-kind-draw_marker = ustalana jest kolejność znaczników
    .help = O tym, kto licytuje pierwszy, decyduje los.

## Dlaczego nie

five_tribes-refusal-no_such_move = W Five Tribes nie ma takiego ruchu.
five_tribes-refusal-game_over = Gra jest skończona.
five_tribes-refusal-none_left = Nie ma czego wziąć.
five_tribes-refusal-zeros_taken = Wszystkie trzy zera są zajęte. Wybierz pole, które coś kosztuje.
five_tribes-refusal-spot_taken = Pole { $spot } jest zajęte. Wybierz wolne.
five_tribes-refusal-needs_kumarbi = Licytację można opłacić fakirami tylko wtedy, gdy służy ci Kumarbi.
five_tribes-refusal-too_few_fakirs =
    { $fakirs ->
        [one] Nie masz { $fakirs } fakira.
       *[other] Nie masz { $fakirs } fakirów.
    }
five_tribes-refusal-too_dear =
    { $price ->
        [one] To kosztuje { $price } monetę, a masz mniej.
        [few] To kosztuje { $price } monety, a masz mniej.
       *[other] To kosztuje { $price } monet, a masz mniej.
    }
five_tribes-refusal-nobody_there = Na { $tile } nikogo nie ma. Wybierz płytkę, na której są ludzie.
five_tribes-refusal-no_way_to_end = Żadna ścieżka z { $tile } nie kończy się tam, gdzie ostatnia osoba spotka swoje plemię.
five_tribes-refusal-not_beside = { $tile } nie sąsiaduje z płytką, na której jesteś.
five_tribes-refusal-stepping_back = Idziesz właśnie z { $tile }. Nie wolno od razu tam wracać.
five_tribes-refusal-not_carried = Żeby zostawić { five_tribes-tribe.object }, trzeba go mieć w ręce.
five_tribes-refusal-no_match = Na { $tile } nie stoi żaden { five_tribes-tribe }. Ostatnia osoba musi spotkać swoje plemię.
five_tribes-refusal-dead_end = Jeśli teraz zostawisz { five_tribes-tribe.object } na { $tile }, nie da się już ruchu zakończyć.
five_tribes-refusal-not_there = Na { $tile } nie stoi żaden { five_tribes-tribe }.
five_tribes-refusal-same_place_again = Druga ofiara musi być tam, gdzie pierwsza.
five_tribes-refusal-too_far =
    Odległość do { $tile } to { $distance ->
        [one] { $distance } krok
        [few] { $distance } kroki
       *[other] { $distance } kroków
    }, a zasięg twoich zabójców ze wszystkimi fakirami to { $reach }.
five_tribes-refusal-no_such_seat = Na miejscu { $seat } nikt nie siedzi.
five_tribes-refusal-own_people = Twoi zabójcy nie zabijają swoich.
five_tribes-refusal-protected = { $seat } jest pod ochroną: czuwa Boaz.
five_tribes-refusal-has_none = { $seat } nie ma { five_tribes-tribe.object }.
five_tribes-refusal-must_kill = Można kogoś zabić bez fakirów, więc trzeba.
five_tribes-refusal-not_your_djinn = { five_tribes-djinn } ci nie służy.
five_tribes-refusal-works_by_itself = { five_tribes-djinn } nie ma ceny i działa bez wzywania.
five_tribes-refusal-power_used = Ta moc jest już wykorzystana: { five_tribes-djinn }.
five_tribes-refusal-power_not_now = { five_tribes-djinn } nie może działać w tej chwili.
five_tribes-refusal-cannot_pay = { five_tribes-djinn }: tak nie możesz zapłacić.
five_tribes-refusal-no_effect = Ta moc nic by teraz nie dała: { five_tribes-djinn }.
five_tribes-refusal-no_target = { five_tribes-djinn } nie może działać na { $tile }.
five_tribes-refusal-not_your_tile = Płytka { $tile } nie jest twoja.
five_tribes-refusal-not_given = Tu nie można wybrać { $tile }.
five_tribes-refusal-not_your_thief = { five_tribes-thief } ci nie służy.
five_tribes-refusal-thief_fresh = { five_tribes-thief } służy ci zbyt krótko.
five_tribes-refusal-other_tribe = { five_tribes-thief } działa z innym plemieniem.
five_tribes-refusal-no_market = Ruch nie skończył się na targu.
five_tribes-refusal-not_on_sale = Karty { $place } nie można tu kupić.
five_tribes-refusal-no_sacred_place = Ruch nie skończył się w świętym miejscu.
five_tribes-refusal-no_djinn_there = Na miejscu { $place } nie ma dżina.
five_tribes-refusal-cannot_pay_djinn = To kosztuje dwóch starszych albo starszego i fakira.
five_tribes-refusal-no_thief_there = Nie ma złodzieja do wynajęcia.
five_tribes-refusal-must_move = Jest możliwy ruch, więc trzeba go wykonać.
five_tribes-refusal-must_sell = Komplet jest zaczęty: sprzedaj go albo wycofaj jego karty.
five_tribes-refusal-must_give = Jest co oddać, więc trzeba to zrobić.
five_tribes-refusal-not_held = Nie masz takiej karty: { five_tribes-good }.
five_tribes-refusal-once_a_suit = Ta karta już jest w komplecie: { five_tribes-good }. Każdy towar tylko raz.
five_tribes-refusal-nothing_offered = Komplet jest pusty.
five_tribes-refusal-not_offered = W komplecie nie ma takiej karty: { five_tribes-good }.
five_tribes-refusal-nothing_to_give = Nie masz tego, więc nie możesz oddać.
five_tribes-refusal-other_gift = Trzeba oddać coś innego.
five_tribes-refusal-now_laying_tiles = Właśnie wykładane są płytki.
five_tribes-refusal-now_laying_meeples = Właśnie rozstawiani są ludzie.
five_tribes-refusal-now_laying_resources = Właśnie wykładane są karty zasobów.
five_tribes-refusal-now_laying_djinns = Właśnie wykładane są dżiny.
five_tribes-refusal-now_laying_thief = Właśnie odsłaniany jest pierwszy złodziej.
five_tribes-refusal-now_laying_markers = Właśnie ustalana jest kolejność znaczników.
five_tribes-refusal-now_bidding = Teraz licytuje się miejsca w kolejności.
five_tribes-refusal-now_starting = Teraz bierze się ludzi z płytki albo wzywa dżina.
five_tribes-refusal-now_sowing = Teraz zostawia się ludzi, których masz w ręce.
five_tribes-refusal-now_building = Teraz budują budowniczowie.
five_tribes-refusal-now_killing = Teraz zabójcy wybierają ofiarę.
five_tribes-refusal-now_killing_again = Teraz zabójcy wybierają drugą ofiarę.
five_tribes-refusal-now_stealing = Teraz można wysłać złodzieja albo wezwać dżina.
five_tribes-refusal-now_tile_action = Teraz wykonuje się akcję płytki albo z niej rezygnuje.
five_tribes-refusal-now_second_card = Teraz bierze się drugą kartę.
five_tribes-refusal-now_ending = Ruch jest zakończony. Sprzedaj towary, wezwij dżina albo przejdź dalej.
five_tribes-refusal-now_aiming = Teraz wybiera się płytkę dla mocy.
five_tribes-refusal-now_drawing_meeples = Właśnie losowani są ludzie.
five_tribes-refusal-now_drawing_card = Właśnie dobierana jest karta.
five_tribes-refusal-now_drawing_djinns = Właśnie dobierane są dżiny.
five_tribes-refusal-now_keeping = Teraz zatrzymuje się jednego z dobranych dżinów.
five_tribes-refusal-now_giving = Ktoś oddaje coś złodziejowi.
five_tribes-refusal-now_claiming = Teraz bierze się coś z tego, co oddano.
five_tribes-refusal-now_planting = Teraz wybiera się płytkę dla tego, co przyniósł złodziej.
five_tribes-refusal-now_placing = Teraz stawia się pałac lub palmę.
five_tribes-refusal-now_filling_resources = Właśnie uzupełniany jest rząd.
five_tribes-refusal-now_filling_djinns = Właśnie uzupełniane są dżiny.
five_tribes-refusal-now_filling_thief = Właśnie odsłaniany jest następny złodziej.

## O co pyta gra i na co się czeka

five_tribes-ask-laying_tiles = Wykładane są płytki.
five_tribes-ask-laying_meeples = Rozstawiani są ludzie.
five_tribes-ask-laying_resources = Wykładane są karty zasobów.
five_tribes-ask-laying_djinns = Wykładane są dżiny.
five_tribes-ask-laying_thief = Odsłaniany jest pierwszy złodziej.
five_tribes-ask-laying_markers = Ustalana jest kolejność znaczników.
five_tribes-ask-bidding = { $seat }, które pole zajmujesz?
five_tribes-ask-starting = { $seat }, z której płytki bierzesz ludzi?
five_tribes-ask-sowing = Zrób krok i zostaw jedną osobę.
five_tribes-ask-building = Ilu fakirów pomaga twoim budowniczym?
five_tribes-ask-killing = Kogo zabijają twoi zabójcy?
five_tribes-ask-killing_again = A kogo jeszcze?
five_tribes-ask-stealing = Wyślij złodzieja, wezwij dżina albo przejdź dalej.
five_tribes-ask-tile_action = Co tu bierzesz? Możesz też przejść dalej.
five_tribes-ask-second_card = Którą kartę bierzesz jeszcze?
five_tribes-ask-ending = Sprzedaj towary, wezwij dżina albo przejdź dalej.
five_tribes-ask-aiming = Która płytka?
five_tribes-ask-drawing_meeples = Losowani są ludzie.
five_tribes-ask-drawing_card = Dobierana jest karta.
five_tribes-ask-drawing_djinns = Dobierane są dżiny.
five_tribes-ask-keeping = Którego dżina zatrzymujesz?
five_tribes-ask-giving = { $seat }, co oddajesz?
five_tribes-ask-claiming = Co bierzesz?
five_tribes-ask-planting = Na której z twoich płytek to stanie?
five_tribes-ask-placing = Postaw tutaj albo wezwij dżina.
five_tribes-ask-filling_resources = Uzupełniany jest rząd.
five_tribes-ask-filling_djinns = Uzupełniane są dżiny.
five_tribes-ask-filling_thief = Odsłaniany jest następny złodziej.
five_tribes-ask-over = Gra jest skończona.
five_tribes-wait-laying_tiles = Wykładane są płytki.
five_tribes-wait-laying_meeples = Rozstawiani są ludzie.
five_tribes-wait-laying_resources = Wykładane są karty zasobów.
five_tribes-wait-laying_djinns = Wykładane są dżiny.
five_tribes-wait-laying_thief = Odsłaniany jest pierwszy złodziej.
five_tribes-wait-laying_markers = Ustalana jest kolejność znaczników.
five_tribes-wait-bidding = { $seat } licytuje.
five_tribes-wait-starting = { $seat } wybiera płytkę.
five_tribes-wait-sowing = { $seat } rozsyła ludzi.
five_tribes-wait-building = { $seat } buduje.
five_tribes-wait-killing = { $seat } wybiera ofiarę.
five_tribes-wait-killing_again = { $seat } wybiera drugą ofiarę.
five_tribes-wait-stealing = { $seat } może wysłać złodzieja.
five_tribes-wait-tile_action = { $seat } ogląda, co oferuje płytka.
five_tribes-wait-second_card = { $seat } bierze drugą kartę.
five_tribes-wait-ending = { $seat } kończy aktywację.
five_tribes-wait-aiming = { $seat } wybiera płytkę dla mocy.
five_tribes-wait-drawing_meeples = Losowani są ludzie.
five_tribes-wait-drawing_card = Dobierana jest karta.
five_tribes-wait-drawing_djinns = Dobierane są dżiny.
five_tribes-wait-keeping = { $seat } wybiera, którego dżina zatrzymać.
five_tribes-wait-giving = { $seat } wybiera, co oddać.
five_tribes-wait-claiming = { $seat } bierze z tego, co oddano.
five_tribes-wait-planting = { $seat } wybiera płytkę.
five_tribes-wait-placing = { $seat } stawia pałac lub palmę.
five_tribes-wait-filling_resources = Uzupełniany jest rząd.
five_tribes-wait-filling_djinns = Uzupełniane są dżiny.
five_tribes-wait-filling_thief = Odsłaniany jest następny złodziej.
five_tribes-wait-over = Gra jest skończona.

## Ustawienia stołu

five_tribes-option-thieves = Złodzieje z Naqali
    .help = Czy w świętych miejscach można wynajmować złodziei?
    .yes = ze złodziejami
    .no = bez złodziei
five_tribes-option-djinn_limit = Moce, które mają cenę
    .help = Jak często można użyć każdej z nich; ma to znaczenie we dwoje, gdy każda osoba ma dwa znaczniki.
    .activation = raz w każdej aktywacji
    .round = raz na rundę
five_tribes-option-thief_wait = Kiedy można użyć złodzieja
    .help = Jak długo czeka wynajęty złodziej.
    .round = od następnej rundy
    .activation = od następnej aktywacji właściciela
five_tribes-option-loop_match = Spotkanie samych siebie
    .help = Czy ostatnia osoba może spotkać kogoś ze swojego plemienia, kto został tam wcześniej w tym samym ruchu?
    .yes = wolno
    .no = nie wolno
five_tribes-option-viziers = Wezyrowie na koniec gry
    .help = Za co przyznaje się dziesiątki za wezyrów.
    .each = dziesięć za każdą osobę, która ma ich mniej
    .most = dziesięć za samodzielną przewagę nad wszystkimi
five_tribes-option-open_hands = Monety i karty
    .help = Czy wszyscy widzą monety i karty zasobów?
    .yes = jawne
    .no = ukryte
five_tribes-option-empty_round = Gdy po rundzie nie ma już ruchu
    .help = Czy przed liczeniem punktów gra się jeszcze jedną rundę: licytację, moce i sprzedaże?
    .yes = jeszcze jedna runda
    .no = koniec gry

## Boty i powody, które podają

five_tribes-bot-random = Włóczęga
    .help = Wykonuje dowolny dozwolony ruch, bez planu.
five_tribes-bot-novice = Nowicjusz
    .help = Robi to, co dobrze wygląda na pierwszy rzut oka, i nie myśli o następnych.
five_tribes-bot-regular = Bywalec
    .help = Wie, ile będą warte towary i wezyrowie, pamięta, kto rusza się następny, i rozważnie licytuje. Odpowiada od razu.
five_tribes-bot-expert = Mistrz
    .help = Rozgrywa w głowie najlepsze ruchy, raz za razem, dopóki ma czas. Trudno z nim wygrać.

five_tribes-less =
    { $less ->
        [0] prawie tak samo dobre
       *[other] o { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej
    }
five_tribes-why-only = To jedyny możliwy ruch.
five_tribes-why-worth = Ze wszystkiego, co można zrobić, to daje najwięcej punktów: około { NUMBER($value, maximumFractionDigits: 1) }.
five_tribes-why-bid = To pole, nawet po odjęciu ceny, jest warte więcej niż ostatnie, w punktach o około { NUMBER($value, maximumFractionDigits: 1) }.
five_tribes-why-cheap = Wcześniejsze miejsce nie jest warte swojej ceny.
five_tribes-why-pass = Nic innego nie jest tu warte zachodu.
five_tribes-why-walk = Najwięcej daje dojść na { $tile } i zostawić tam { five_tribes-tribe.object }, licząc i to, co zostanie następnym.
five_tribes-why-victim = Ta ofiara daje najwięcej, licząc i to, co zostanie następnym.
five_tribes-why-extras = Nowi ludzie z woreczka poprawią ten ruch, po odjęciu ceny, w punktach o około { NUMBER($value, maximumFractionDigits: 1) }.
five_tribes-why-glance = Na pierwszy rzut oka dobrze jest dojść na { $tile } i zostawić tam { five_tribes-tribe.object }.
five_tribes-why-feeling = Tak podpowiada wyczucie.
five_tribes-why-gains =
    Kto dojdzie na { $tile } i zostawi tam { five_tribes-tribe.object }, { $first ->
        [land] zyska { five_tribes-gain-land }
        [pieces] zyska { five_tribes-gain-pieces }
        [viziers] zyska { five_tribes-gain-viziers }
        [elders] zyska { five_tribes-gain-elders }
        [goods] zyska { five_tribes-gain-goods }
        [djinn] zyska { five_tribes-gain-djinn }
        [gold] zyska { five_tribes-gain-gold }
       *[harm] { five_tribes-gain-harm }
    }{ $second ->
        [land] { " " }i { five_tribes-gain-land }
        [pieces] { " " }i { five_tribes-gain-pieces }
        [viziers] { " " }i { five_tribes-gain-viziers }
        [elders] { " " }i { five_tribes-gain-elders }
        [goods] { " " }i { five_tribes-gain-goods }
        [djinn] { " " }i { five_tribes-gain-djinn }
        [gold] { " " }i { five_tribes-gain-gold }
        [harm] { " " }i { five_tribes-gain-harm }
       *[none] { "" }
    }.{ $sight ->
        [leaves] { " " }Inny ruch dałby od razu więcej, ale więcej też zostawiłby następnym.
        [played] { " " }Z początku lepiej wyglądał inny ruch, ale rozegrany w głowie ten wypadł lepiej.
       *[plain] { "" }
    }
five_tribes-gain-land = { $tiles ->
        [1] płytkę
        [few] { $tiles } płytki
       *[other] { $tiles } płytek
    } ({ $land ->
        [one] { $land } punkt
        [few] { $land } punkty
       *[other] { $land } punktów
    })
five_tribes-gain-pieces = palmy i pałace ({ $pieces ->
        [one] { $pieces } punkt
        [few] { $pieces } punkty
       *[other] { $pieces } punktów
    })
five_tribes-gain-viziers =
    { $viziers ->
        [one] { $viziers } wezyra
       *[other] { $viziers } wezyrów
    }
five_tribes-gain-elders =
    { $elders ->
        [one] { $elders } starszego
       *[other] { $elders } starszych
    }
five_tribes-gain-goods =
    { $goods ->
        [one] { $goods } kartę
        [few] { $goods } karty
       *[other] { $goods } kart
    }
five_tribes-gain-djinn = dżina ({ five_tribes-djinn })
five_tribes-gain-gold =
    { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[other] { $gold } monet
    }
five_tribes-gain-harm =
    { $harm ->
        [one] odbierze innym około { $harm } punktu
       *[other] odbierze innym około { $harm } punktów
    }

## Stół w słowach

five_tribes-field-round = Runda
five_tribes-field-last_round = To ostatnia runda.
    .text =
        { $last_round ->
            [yes] To ostatnia runda.
           *[no] { "" }
        }
five_tribes-field-in_hand = W ręce
    .item =
        { $key ->
            [vizier] { $values ->
                [one] { $values } wezyr
               *[other] { $values } wezyrów
            }
            [elder] { $values ->
                [one] { $values } starszy
               *[other] { $values } starszych
            }
            [merchant] { $values ->
                [one] { $values } kupiec
               *[other] { $values } kupców
            }
            [builder] { $values ->
                [one] { $values } budowniczy
               *[other] { $values } budowniczych
            }
           *[assassin] { $values ->
                [one] { $values } zabójca
               *[other] { $values } zabójców
            }
        }
five_tribes-field-bid_order = Kolejność licytacji
    .item = { $place }. { $seat }
five_tribes-field-spots = Zajęte pola, według ceny
    .item =
        { $seat ->
            [none] { "" }
           *[other] { $place ->
                [1] 0
                [2] 0
                [3] 0
                [4] 1
                [5] 3
                [6] 5
                [7] 8
                [8] 12
               *[9] 18
            }: { $seat }
        }
five_tribes-field-tiles = Płytki
    .item =
        { "" }{ $tile }, { five_tribes-design }: { $meeples }{ $owner ->
                [none] {""}
               *[other] ; wielbłąd: { $owner }
            }{ $palms ->
                [0] {""}
               *[other] ; palmy: { $palms }
            }{ $palaces ->
                [0] {""}
               *[other] ; pałace: { $palaces }
            }
five_tribes-field-meeples = W ręce
    .item =
        { $key ->
            [vizier] { $values ->
                [one] { $values } wezyr
               *[other] { $values } wezyrów
            }
            [elder] { $values ->
                [one] { $values } starszy
               *[other] { $values } starszych
            }
            [merchant] { $values ->
                [one] { $values } kupiec
               *[other] { $values } kupców
            }
            [builder] { $values ->
                [one] { $values } budowniczy
               *[other] { $values } budowniczych
            }
           *[assassin] { $values ->
                [one] { $values } zabójca
               *[other] { $values } zabójców
            }
        }
five_tribes-field-row = Karty w rzędzie
five_tribes-field-djinn_row = Odkryte dżiny
five_tribes-field-thief = Złodziej do wynajęcia
five_tribes-field-bag = W woreczku
    .item =
        { $key ->
            [vizier] { $values ->
                [one] { $values } wezyr
               *[other] { $values } wezyrów
            }
            [elder] { $values ->
                [one] { $values } starszy
               *[other] { $values } starszych
            }
            [merchant] { $values ->
                [one] { $values } kupiec
               *[other] { $values } kupców
            }
            [builder] { $values ->
                [one] { $values } budowniczy
               *[other] { $values } budowniczych
            }
           *[assassin] { $values ->
                [one] { $values } zabójca
               *[other] { $values } zabójców
            }
        }
five_tribes-field-palms_left = Pozostałe palmy
five_tribes-field-palaces_left = Pozostałe pałace
five_tribes-field-seats_gold = Monety
five_tribes-field-seats_hand = Karty na ręce
    .item =
        { $values } ×{ " " }{ $key ->
            [ivory] kość słoniowa
            [jewels] klejnoty
            [gold] sztabki złota
            [papyrus] papirus
            [silk] jedwab
            [spice] przyprawy
            [fish] ryby
            [wheat] pszenica
            [pottery] ceramika
            [fakir] fakir
           *[none] karta
        }
five_tribes-field-seats_cards = Karty zasobów
five_tribes-field-seats_elders = Starsi
five_tribes-field-seats_viziers = Wezyrowie
five_tribes-field-seats_camels = Pozostałe wielbłądy
five_tribes-field-seats_djinns = Dżiny
five_tribes-field-seats_thieves = Złodzieje
five_tribes-list-row =
    { $item ->
        [ivory] kość słoniowa
        [jewels] klejnoty
        [gold] sztabki złota
        [papyrus] papirus
        [silk] jedwab
        [spice] przyprawy
        [fish] ryby
        [wheat] pszenica
        [pottery] ceramika
        [fakir] fakir
       *[none] karta
    }
five_tribes-list-djinn_row =
    { $item ->
        [al_amin] Al-Amin
        [anun_nak] Anun-Nak
        [baal] Ba’al
        [boaz] Boaz
        [bouraq] Bouraq
        [echidna] Echidna
        [enki] Enki
        [hagis] Hagis
        [haurvatat] Haurvatat
        [ibus] Ibus
        [jafaar] Jafaar
        [kandicha] Kandicha
        [kumarbi] Kumarbi
        [lamia] Lamia
        [leta] Leta
        [marid] Marid
        [monkir] Monkir
        [nekir] Nekir
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloar
        [utug] Utug
       *[morgiane] Morgiane
    }
five_tribes-list-djinns =
    { $item ->
        [al_amin] Al-Amin
        [anun_nak] Anun-Nak
        [baal] Ba’al
        [boaz] Boaz
        [bouraq] Bouraq
        [echidna] Echidna
        [enki] Enki
        [hagis] Hagis
        [haurvatat] Haurvatat
        [ibus] Ibus
        [jafaar] Jafaar
        [kandicha] Kandicha
        [kumarbi] Kumarbi
        [lamia] Lamia
        [leta] Leta
        [marid] Marid
        [monkir] Monkir
        [nekir] Nekir
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloar
        [utug] Utug
       *[morgiane] Morgiane
    }
five_tribes-list-thieves =
    { $item ->
        [houssain] Houssain
        [ziad] Ziad
        [ouafat] Ouafat
        [kohdian] Kohdian
        [shaum] Shaum
       *[madjaar] Madjaar
    }

## Plansza

five_tribes-board-setup = Przygotowanie
five_tribes-board-round = Runda { $round }
five_tribes-board-last_round = ostatnia runda
five_tribes-board-design =
    { $design ->
        [village] wioska
        [oasis] oaza
        [small_market] mały targ
        [large_market] duży targ
       *[sacred] święte
    }
five_tribes-board-carried = W ręce
five_tribes-board-order = Kolejność
five_tribes-board-bid_order = Jeszcze licytują
five_tribes-board-row = Karty
five_tribes-board-djinns = Dżiny
five_tribes-board-thief = Złodziej
five_tribes-board-supply = Zostało
five_tribes-board-bag = worek
five_tribes-board-player = Gracz
five_tribes-board-gold = Monety
five_tribes-board-camels = Wielbłądy
five_tribes-board-cards = Ręka
five_tribes-board-powers = Dżiny i złodzieje
`;export{e as default};