### Słowa stron z zasadami.

page-rules-title = Zasady
page-rules-lead = Każda gra opowiedziana naszymi słowami, każdy paragraf z numerem. Cokolwiek dzieje się przy stole, dziennik mówi, według którego z nich.
page-rules-read = Czytaj zasady
page-rules-contents = Spis treści
page-rules-search = Szukaj w zasadach
page-rules-clear = Wyczyść wyszukiwanie
page-rules-hits =
    { $count ->
        [0] Nic nie znaleziono
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }
page-rules-hit = { $number } z { $count }
page-rules-section-hits =
    { $count ->
        [one] { $count } znalezione miejsce
        [few] { $count } znalezione miejsca
       *[other] { $count } znalezionych miejsc
    }
page-rules-next = Następne miejsce
page-rules-previous = Poprzednie miejsce
page-rules-copy = Skopiuj link do §{ $section }
page-rules-copied = Link skopiowany
page-rules-not-copied = Linku nie udało się skopiować; jest teraz w pasku adresu
page-rules-untranslated = Tych zasad nie ma jeszcze w twoim języku. Oto one po angielsku.
page-rules-missing = Pod tym adresem nie ma zasad
page-rules-missing-help = Może gra nazywa się inaczej. Oto, co jest.
page-rules-aid = Ściąga do druku
page-rules-judge = Zapytaj sędziego
