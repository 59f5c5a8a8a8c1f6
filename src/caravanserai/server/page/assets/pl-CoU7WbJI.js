var e=`### Emira obok pudełka.

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

## Notes punktacji

emira-page-pad-line =
    { $row ->
        [princesses] księżniczki
        [objective] cel
        [upkeep] brak na utrzymanie
        [late] przybyły później
        [appearance] wygląd
        [status] status
        [sections] części pałacu
        [camels] wielbłądy
        [track] tor pałacu
       *[gold] złoto
    }
emira-page-pad-hint =
    { $row ->
        [princesses] Dotknij wszystkich, które tam mieszkają.
        [objective] Który to cel?
        [upkeep] Tylko kto nie mógł w całości opłacić utrzymania w tej turze.
        [late] Która wprowadziła się po utrzymaniu, nie liczy się do celu.
        [appearance] Na remis: wszystkie żetony, pożyczone też, i karty Przystojniak.
        [status] Na remis: karty według punktów. Śpiew i gra na scenie są już policzone.
        [sections] Na remis: dobudowane części, bez pałacu z planszy.
        [camels] Na remis.
        [track] Na remis: gdzie stoi tor pałacu.
       *[gold] Na remis, który wciąż trwa.
    }
emira-page-pad-piece =
    { $piece ->
        [unpaid] Nie opłacono w całości
        [looks] dodane przez Przystojniaka
        [section] części pałacu
        [camel] wielbłądy
       *[gold] złoto
    }
emira-page-pad-looks = Przystojniak: { emira-token }
emira-page-pad-status = karty statusu po { $points }
emira-page-pad-tie =
    { $tie ->
        [0] wygląd, status, pałac i wielbłądy
       *[other] złoto
    }
`;export{e as default};