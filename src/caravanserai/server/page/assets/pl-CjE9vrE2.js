var e=`## Czas w dniach

page-until = Zostało { $left }, termin: { $when }

## Pod twoją nieobecność

page-table-since = Pod twoją nieobecność
page-table-since-mine =
    { $count ->
        [one] Jedna z tych tur była twoja: zagrało ją twoje zlecenie, bot, który cię zastępuje, albo ty na innym urządzeniu.
        [few] { $count } z tych tur były twoje: zagrało je twoje zlecenie, bot, który cię zastępuje, albo ty na innym urządzeniu.
       *[other] { $count } z tych tur było twoich: zagrało je twoje zlecenie, bot, który cię zastępuje, albo ty na innym urządzeniu.
    }
page-table-since-more =
    { $count ->
        [one] { $count } wcześniejsza tura jest w dzienniku.
        [few] { $count } wcześniejsze tury są w dzienniku.
       *[other] { $count } wcześniejszych tur jest w dzienniku.
    }
page-table-since-sum =
    { $count ->
        [one] { $count } tura w ciągu { $time }.
        [few] { $count } tury w ciągu { $time }.
       *[other] { $count } tur w ciągu { $time }.
    }
page-table-since-yours = Twoja kolej.
page-table-since-film = Pokaż na planszy
page-table-since-stop = Zatrzymaj pokaz
page-table-since-at = Tura { $number } z { $count }
page-table-since-changed = Co się u ciebie zmieniło
page-table-since-same = U ciebie nic się nie zmieniło.
page-table-since-from = { $label }: { $before } → { $after }
page-table-since-none = brak
page-table-since-on = Graj dalej

## Następny stół, który czeka

page-table-next =
    { $count ->
        [one] Następny stół: { $table }
       *[other] Następny stół: { $table }; czeka jeszcze { $more }
    }
page-table-next-left = zostało { $left }

## Zlecenie na czas nieobecności

page-order-help = Na wypadek, gdy przyjdzie twoja kolej, a ciebie nie będzie. Widzisz to tylko ty.
page-order-open = Twoje zlecenie
page-order-when = Gdy przyjdzie moja kolej
page-order-else = Jeśli tego nie można zrobić
page-order-wait = Czekaj na mnie
page-order-choose = Wybierz, co zrobić
page-order-amount = Najwyżej
page-order-give = Zostaw zlecenie
page-order-again = Zmień zlecenie
page-order-drop = Wycofaj
page-order-stands = Stanie się to, gdy przyjdzie twoja kolej, także przy zamkniętej stronie. Nikt inny tego nie widzi.
page-order-first = Najpierw
page-order-then = W przeciwnym razie
page-order-last = W przeciwnym razie stół czeka na ciebie.
page-order-none = Teraz nie ma czego zlecać. Zajrzyj, gdy gra pójdzie dalej.
page-order-done = Zrobione za ciebie: { $move }.
page-order-ends = Zlecenie kończy się wraz z tym, na co jest ({ $stage }), a także gdy wykonasz ruch bez niego, gdy gra się cofnie albo gdy nic z niego nie da się zrobić.
page-order-ended-done = Zlecenie wykonane: { $move }.
page-order-ended-moved = Zlecenie nieaktualne: ruch został wykonany ręcznie.
page-order-ended-void = Zlecenie nieaktualne: to, na co było, już minęło.
page-order-ended-not_possible = Zlecenia nie dało się wykonać. Decyzja należy do ciebie.
page-order-ended-went_back = Zlecenie nieaktualne: gra się cofnęła.
page-order-ended-over = Gra się skończyła.
page-order-stage = etap, runda lub tura
`;export{e as default};