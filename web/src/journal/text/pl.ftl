### Dziennik: własne partie, gdy są już skończone.

page-journal-heading = Twoje wieczory
page-journal-titles = Partie w
page-journal-all = Wszystkie
page-journal-together =
    { $games ->
        [one] partia z innymi
        [few] partie z innymi
       *[other] partii z innymi
    }
page-journal-alone =
    { $games ->
        [one] partia z samymi botami
        [few] partie z samymi botami
       *[other] partii z samymi botami
    }
page-journal-of-them-won = wygrane: { $won }
page-journal-list = Twoje partie
page-journal-won = wygrana
page-journal-place = { $place }. miejsce na { $of }
page-journal-ahead = { $amount } przewagi, dalej: { $name }
page-journal-behind = { $amount } straty, wygrana: { $name }
page-journal-level = remis z: { $name }
page-journal-amount =
    { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    }
page-journal-look = Obejrzyj
page-journal-look-at = Obejrzyj { $title }, { $day }
page-journal-with = grali też: { $names }
page-journal-earlier = Wcześniejsze partie
page-journal-whom = Z kim
page-journal-whom-games = partie
page-journal-whom-share = wyżej
page-journal-whom-none = Jeszcze z nikim.
page-journal-whom-note = „Wyżej”: w tej samej partii masz lepsze miejsce; wspólne miejsce liczy się za pół. Pasek pokazuje, gdzie wynik ustaliłby się po bardzo wielu partiach, z pewnością 95 %: dopóki przecina środek, nie da się powiedzieć, kto jest lepszy.
page-journal-whom-range = między { $low } a { $high }
page-journal-guests = Goście
page-journal-bots = Boty: { $level }
page-journal-weeks = Latarnie ośmiu tygodni
page-journal-weeks-told =
    { $days ->
        [0] Przez ostatnie osiem tygodni nie było żadnej skończonej partii.
        [one] Przez ostatnie osiem tygodni skończone partie były w jednym dniu.
       *[other] Przez ostatnie osiem tygodni skończone partie były w { $days } dniach.
    }
page-journal-none = Nic tu jeszcze nie zapisano
page-journal-none-text = Każda partia rozegrana do końca trafia do dziennika: z kim była, jak się skończyła i co warto z niej zapamiętać. Pierwsze partie z przewodnikiem się nie liczą.
page-journal-play = Do gier
page-journal-reading = Trwa czytanie dawniejszych partii …
page-journal-yours = To wszystko należy do ciebie
page-journal-yours-text = Możesz to zabrać jako jeden plik: wszystko, co jest o tobie przechowywane, i skończone partie jako tekst, który pokaże ten albo każdy inny Caravanserai.
page-journal-take = Zabierz ze sobą
page-journal-take-part = Część { $part } z { $of }
page-journal-delete = Odejdź na dobre
page-journal-delete-text = Wtedy dziennik znika, a w skończonych partiach innych zostaje po tobie tylko „gość”.
page-journal-offline = Serwer nie odpowiada: to dziennik z ostatniego razu na tym urządzeniu.
page-journal-needs-server = Na tym urządzeniu dziennik nie był jeszcze otwierany, więc bez serwera nie ma czego pokazać.

## From score pads

page-journal-real = Przy prawdziwych stołach
page-journal-real-text = Z notesów punktacji, tylko na tym urządzeniu. Nie liczą się w żadnych statystykach powyżej.
page-journal-real-person = { $place }. { $name } { $points }
page-journal-real-drop = Usuń: { $title }, { $day }
