var e=`### Co Five Tribes pamięta, w dzienniku.

five_tribes-page-journal-longest_trail =
    Najdłuższa ścieżka: { $count ->
        [one] jedna płytka
        [few] { $count } płytki
       *[other] { $count } płytek
    }
five_tribes-page-journal-tiles = Zajęte płytki: { $count }
five_tribes-page-journal-djinn =
    { $count ->
        [one] Twój dżin: { $djinn }
       *[other] Dżin, który przychodził do ciebie najczęściej: { $djinn } ({ $count })
    }
five_tribes-page-journal-best_suit =
    Najdroższy zestaw towarów: { $count ->
        [one] 1 moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
five_tribes-page-journal-best_build =
    Najlepszy dzień budowniczych: { $count ->
        [one] 1 moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
`;export{e as default};