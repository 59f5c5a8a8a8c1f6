var e=`### Zagadka dnia.

page-puzzle = Zagadka dnia
page-puzzle-question = Twój ruch: znajdź najlepszy.
page-puzzle-all-title = Dzisiejsze zagadki
page-puzzle-all-text = Pozycja z partii między ekspertami. Jeden ruch jest wyraźnie lepszy od wszystkich innych, i nie jest to ten, który pierwszy przychodzi do głowy. Po dwie minuty; nowa o północy UTC, dla wszystkich ta sama.
page-puzzle-none = Nie ma tu zagadek.
page-puzzle-open = Rozwiąż
page-puzzle-open-again = Zobacz jeszcze raz
page-puzzle-not-yet = Jeszcze bez próby
page-puzzle-days = Inne dni
page-puzzle-earlier = Dzień wcześniej
page-puzzle-later = Dzień później
page-puzzle-others = Wszystkie dzisiejsze zagadki

## Próby

page-puzzle-left = { $left ->
    [one] Została jedna próba
    [few] Zostały { $left } próby
   *[other] Zostało { $left } prób
}
page-puzzle-missed = Jest lepszy ruch
page-puzzle-missed-cost = Ten kosztuje { $points } ± { $error } punktu szansy na wygraną (przedział 95 %).
page-puzzle-missed-near = Kończy się tam, gdzie trzeba. Jest lepsza droga: ta kosztuje { $points } ± { $error } punktu szansy na wygraną (przedział 95 %).
page-puzzle-again = Spróbuj jeszcze raz
page-puzzle-give-up = Pokaż mi

## Rozwiązana

page-puzzle-found = Znalezione: { $answer }
page-puzzle-told = Odpowiedź: { $answer }
page-puzzle-at = { $try ->
    [1] W pierwszej próbie, w { $seconds } s
    [2] W drugiej próbie, w { $seconds } s
   *[other] W trzeciej próbie, w { $seconds } s
}
page-puzzle-not-found = { $tries ->
    [0] Bez próby
    [one] Nie znaleziono, jedna próba
    [few] Nie znaleziono, { $tries } próby
   *[other] Nie znaleziono, { $tries } prób
}
page-puzzle-would = Bywalec zagrałby raczej: { $move }.
page-puzzle-values = Ile co kosztuje
page-puzzle-plan = Ruch
page-puzzle-cost = Szansa na wygraną
page-puzzle-best = najlepszy
page-puzzle-try = twoja { $try ->
    [1] pierwsza
    [2] druga
   *[other] trzecia
} próba
page-puzzle-glance = na pierwszy rzut oka
page-puzzle-in-coins = { $points } monety
page-puzzle-in-points = { $points } punktu
page-puzzle-how = W punktach szansy na wygraną, ± to przedział 95 %; własne szukanie eksperta, po { $samples } próbek na ruch, z tego, co to miejsce może wiedzieć.
page-puzzle-show = Pokaż na planszy: { $move }
page-puzzle-hide = Spójrz na planszę
page-puzzle-unfold = Rozwiązanie
page-puzzle-tomorrow = Następna o północy UTC, dla wszystkich ta sama.

## Powiedz innym

page-puzzle-share-title = Powiedz innym, niczego nie zdradzając
page-puzzle-share = Udostępnij
page-puzzle-copy = Kopiuj
page-puzzle-copied = Skopiowane
page-puzzle-line-title = Caravanserai, { $game }, zagadka z dnia { $day }
page-puzzle-line-found = { $try ->
    [1] znaleziona w pierwszej próbie, { $seconds } s
    [2] znaleziona w drugiej próbie, { $seconds } s
   *[other] znaleziona w trzeciej próbie, { $seconds } s
}
page-puzzle-line-not = nieznaleziona
page-puzzle-row = { $count ->
    [one] Jeden dzień z rzędu
    [few] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
}
page-puzzle-day-found = { $day }, znaleziona
page-puzzle-day-not = { $day }, nieznaleziona
`;export{e as default};