var e=`### Notes punktacji przy prawdziwym stole.

page-pad-people = Kto gra?
page-pad-size = Ile osób gra
page-pad-name = Imię: gracz { $number }
page-pad-device = Imiona i liczby zostają na tym urządzeniu. Raz otwarty notes nie potrzebuje sieci.
page-pad-begin = Do arkusza
page-pad-running = Dotychczasowe sumy
page-pad-total = { $name }: dotąd { $points }. Skąd się wzięły
page-pad-cell =
    { $how ->
        [none] { $name }, { $line }: { $points }
       *[other] { $name }, { $line }: { $points }, czyli { $how }
    }
page-pad-cell-open = { $name }, { $line }: jeszcze nie policzono
page-pad-entry = { $name }: { $line }
page-pad-next = Dalej: { $what }
page-pad-open = Czego jeszcze brakuje
page-pad-finish = Kto wygrał?
page-pad-back = Wstecz
page-pad-step-back = Cofnij o krok
page-pad-rub = Usuń ostatnią cyfrę
page-pad-has = { $name }
page-pad-more = O jeden więcej: { $piece }, teraz { $count }
page-pad-less = O jeden mniej: { $piece }, teraz { $count }
page-pad-left =
    { $count ->
       *[other] zostało { $count }
    }
page-pad-how = Skąd te punkty: { $name }
page-pad-sum = Razem
page-pad-not-yet = jeszcze nie policzono
page-pad-nothing = nic
page-pad-suit = zestaw { $size } różnych: { $points }
page-pad-by = { $signs } ({ $card })
page-pad-over = po { $each } za każdą osobę, która ma mniej: { $names }
page-pad-level =
    { $count ->
       *[other] tyle samo: { $names }
    }
page-pad-wins = Wygrywa { $name }, z przewagą { $by }.
page-pad-shared = Wspólne zwycięstwo: { $names }.
page-pad-leading = Na razie prowadzi { $name }, z przewagą { $by }.
page-pad-leading-level = Na razie po równo: { $names }.
page-pad-result = Wynik
page-pad-arrange = Imiona i zasady
page-pad-clear = Nowy arkusz
page-pad-clear-text = Wszystkie liczby znikną z arkusza, imiona zostaną. Cofnięcie o krok przywraca liczby.
page-pad-keep = Zachowaj w dzienniku
page-pad-kept = Zachowano w dzienniku
page-pad-share = Udostępnij
page-pad-copied = Skopiowano: wklej, gdzie chcesz.
page-pad-not-copied = Nie udało się skopiować.
page-pad-share-title = { $game } przy prawdziwym stole, { $day }
page-pad-player = Gracz { $number }
page-pad-called = Imię
page-pad-breaking = Co rozstrzyga remis
page-pad-cell-idle = { $name }, { $line }: liczy się tylko, gdy coś rozstrzyga
page-pad-cell-waits = { $name }, { $line }: czeka na to, czego jeszcze nie podano
page-pad-waits = czeka na to, czego jeszcze nie podano
page-pad-copied-from = { $piece }, od: { $name }
page-pad-covered = { $card }: wszystko jest
page-pad-missing = { $card }: brakuje { $things }
page-pad-spared = { $points } darowane, bo nie było z czego płacić
page-pad-card = { $name }, { $card }: nie na tym stosie
page-pad-card-laid = { $name }, { $card }: karta { $number } na stosie
page-pad-card-elsewhere = { $name }, { $card }: leży gdzie indziej, { $line }
page-pad-reached = cel osiągnięty
page-pad-wins-goal = Wygrywa { $name }: jedyny osiągnięty cel.
page-pad-leading-goal = Na razie jedyny osiągnięty cel: { $name }.
page-pad-wins-tie = Wygrywa { $name }: punkty po równo, przewaga { $by } ({ $tie }).
page-pad-told = { $what }: { $value }
`;export{e as default};