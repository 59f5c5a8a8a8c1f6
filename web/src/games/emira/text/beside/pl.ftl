### Emira obok pudełka.

emira-page-whom-sheikh =
    { $colour ->
        [green] Zielony
        [white] Biały
        [red] Czerwony
        [blue] Niebieski
       *[black] Czarny
    }
emira-page-whom-who = Kto wybiera?
emira-page-whom-another = Inna
emira-page-whom-then = potem
emira-page-whom-swap = zamień
emira-page-whom-players = Ile osób gra
emira-page-whom-room = wolne pokoje
emira-page-whom-cell = { $name }, { $what }:
emira-page-whom-guests =
    { $count ->
        [0] kto tu mieszka?
        [one] { $count } księżniczka
        [few] { $count } księżniczki
       *[many] { $count } księżniczek
    }
emira-page-whom-no-room = brak pokoju
emira-page-whom-less =
    { $preference ->
        [appearance] mniej prezencji
        [status] niższy status
        [palace] mniejszy pałac
        [money] mniej złota
       *[princesses] mniej księżniczek
    }
emira-page-whom-level = po równo
emira-page-whom-here = idzie tutaj
emira-page-whom-goes = { emira-princess } wybiera: { $name }.
emira-page-whom-undecided = { emira-princess } waha się i czeka.
emira-page-whom-look =
    { $preference ->
        [appearance] Prezencja { $best }
        [status] Status { $best }
        [palace] Pałac { $best }
        [money] Złoto { $best }
       *[princesses] Księżniczki { $best }
    }: { $count ->
        [one] { $names }.
       *[other] po równo { $names }.
    }
emira-page-whom-upkeep = Potem utrzymanie
emira-page-whom-besides = Według tego, kto gdzie mieszka. Opłaty Suleiki i dary dla Xenii są osobno.
emira-page-whom-missing = Podaj, na co patrzy, a pojawi się jej wybór.
emira-page-whom-home = Dom: { $name }
emira-page-whom-name = Imię
emira-page-whom-live = Kto tam mieszka? Liczy się do utrzymania.
emira-page-whom-tell = { $name }: { $what }
emira-page-whom-rub = Usuń ostatnią cyfrę
emira-page-whom-next = Dalej
