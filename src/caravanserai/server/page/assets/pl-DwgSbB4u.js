var e=`page-review = Omówienie
page-review-board = Zobacz planszę
page-review-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają wspólnie: { $names }
}
page-review-look = Według czyjej wiedzy
page-review-look-mine = Co ja wiem
page-review-look-seat = Co wie { $name }
page-review-look-all = Co wiedzą wszyscy
page-review-look-open = Odkryte karty
page-review-from = { $how ->
    [seat] Według tego, co w każdej chwili mógł wiedzieć gracz { $name }.
    [open] Z odkrytymi kartami. Nikt nie mógł tak grać.
   *[all] Według tego, co w każdej chwili mogli wiedzieć wszyscy.
}
page-review-making = Trwa omawianie gry. { $percent }
page-review-waiting = Najpierw omawiane są inne gry. Ta strona pokaże, kiedy przyjdzie kolej na tę.
page-review-failed = Tej gry nie udało się omówić.
page-review-again = Spróbuj ponownie
page-review-chart = Kto by wygrał
page-review-chart-told = Szanse wszystkich na zwycięstwo, od pierwszego ruchu do ostatniego. Strzałki prowadzą od chwili do chwili.
page-review-set-up = przygotowanie
page-review-moment = { $stage }, ruch { $move }
page-review-then = { $where }: { $chances }
page-review-chance = { $name } { $percent }
page-review-turnings = Punkty zwrotne
page-review-no-turnings = Żadna chwila nie odwróciła tej gry.
page-review-swing = { $name }: z { $before } na { $after }.
page-review-whose = { $kind ->
    [luck] los
    [revealed] los { $luck }, karty odkryte na końcu { $cards } (to nie los)
   *[move] ruch: { $name }
}
page-review-decisions = { $whose ->
    [mine] Twoje decyzje
    [seat] Decyzje: { $name }
   *[all] Decyzje
}
page-review-decisions-told = { $how ->
    [open] Ile każda kosztowała w szansach na zwycięstwo na 100, z odkrytymi kartami: grający nie mógł ich znać.
   *[closed] Ile każda kosztowała w szansach na zwycięstwo na 100, według tego, co grający mógł wtedy wiedzieć.
} ± to przedział 95 %.
page-review-limits = Drobny błąd kosztuje co najmniej { $small }, błąd { $real }, ciężki { $grave }, a każdy co najmniej { $sure } błędy standardowe.
page-review-grade = { $grade ->
    [grave] { $count ->
        [one] ciężki błąd
        [few] ciężkie błędy
       *[many] ciężkich błędów
    }
    [real] { $count ->
        [one] błąd
        [few] błędy
       *[many] błędów
    }
    [small] { $count ->
        [one] drobny błąd
        [few] drobne błędy
       *[many] drobnych błędów
    }
    [fine] dobrze znalezione
   *[none] nie widać różnicy
}
page-review-played = Zagrano
page-review-better = Lepiej
page-review-best = Nie znaleziono nic lepszego
page-review-glance = o { $gain } lepiej niż to, co na oko wygląda najlepiej
page-review-cost = { $loss } ± { $error }
page-review-up-to = { $move }, najwyżej { $price }
page-review-show = Pokaż na planszy
page-review-show-move = ruch { $move }
page-review-all = { $count ->
    [one] { $count } decyzja
    [few] Wszystkie { $count } decyzje
   *[many] Wszystkie decyzje: { $count }
}
page-review-fewer = Tylko błędy i dobre znaleziska
page-review-none = Nie wyróżnia się żaden błąd ani trudne znalezisko.
page-review-sums = Los i gra
page-review-sums-told = Początek + los + własne ruchy + ruchy innych = wynik, w szansach na 100.
page-review-sums-note = „Bez losu” to wynik po odjęciu losu. Własne ruchy mierzone są względem tego, czego oczekiwano przed nimi, gdyby wszyscy grali dalej po prostu: powyżej 0 jest lepiej. ± to przedział 95 %.
page-review-revealed = { $where ->
    [both] Karty odkryte na końcu to nie los: liczą się jako własne ruchy ({ $own }) i jako ruchy innych ({ $others }).
    [others] Karty odkryte na końcu to nie los: liczą się jako ruchy innych ({ $others }).
   *[own] Karty odkryte na końcu to nie los: liczą się jako własne ruchy ({ $own }).
}
page-review-usual = Decyzja kosztuje zwykle, zmierzone wśród { $among } botów jednego poziomu: { $levels }.
page-review-usual-of = { $level } { $lost }
page-review-column = { $column ->
    [began] Początek
    [luck] Los
    [own] Własne ruchy
    [others] Ruchy innych
    [result] Wynik
    [adjusted] Bez losu
    [play] Strata na decyzję
   *[player] Gracz
}
page-review-figures = W liczbach
page-review-figures-told = Szansa na zwycięstwo, w procentach
page-review-beginning = Początek
page-review-end = Koniec
page-review-begins = { $stage }: początek
page-review-turning = Punkt zwrotny { $number } ({ $stage })
page-review-draws-told = Los: rzuty i losowania, które zmieniły najwięcej, i o ile, w szansach na 100
page-review-how = Ocenia { $engine }, sposobem eksperta. Próby tego, jak gra może się potoczyć: na każdą chwilę { $samples }, na każdą decyzję { $trials }.
page-review-in-unit = { $unit ->
    [coins] { $points } { $count ->
        [one] moneta
        [few] monety
        [many] monet
       *[other] monety
    }
   *[points] { $points } { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
}
page-review-decision = Decyzja z omówienia
page-review-of = { $place } z { $count }
page-review-between = W tym miejscu nie ma decyzji z tego omówienia.
page-review-earlier = Wcześniejsza decyzja
page-review-later = Późniejsza decyzja
page-review-every = Także te bez różnicy
page-review-back = Wróć do omówienia
page-review-unmade = Tej gry jeszcze nie omówiono.
page-review-tells = Kto kiedy by wygrał, co odwróciło grę, ile kosztowała każda decyzja i co zrządził los.
page-review-step = Przejdź przez nie na planszy
page-review-share = Udostępnij
page-review-shared = Skopiowano link
page-review-save = Zapisz jako JSON
page-review-save-page = Zapisz jako stronę
page-review-label = { $kind ->
    [played] Zagrano: { $move }
   *[better] Lepiej: { $move }
}
`;export{e as default};