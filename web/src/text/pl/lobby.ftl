### Nowy stół i stół przed grą.

## Linki

page-link-copy = Skopiuj link
page-link-copied = Skopiowano
page-link-share = Udostępnij

## Nowy stół

page-new = Nowy stół
page-new-game = Gra
page-new-players = Liczba graczy
page-new-few = Ta gra jest dla co najmniej { $fewest } osób; we dwoje gra się według naszej zasady domowej.
page-new-me = Twoje imię
    .help = Gdy je podasz, od razu siadasz przy stole.
page-new-name = Nazwa stołu
    .help = Jeśli chcesz. Bez niej stół nazywa się jak gra.
page-new-manner = Jak gracie
page-new-open = Otwórz stół
page-new-usual = { $value } (domyślnie)
page-new-number = Podaj liczbę całkowitą od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }.
page-new-lens = Kto widzi szanse
page-new-lens-all = Wszyscy
    .help = Dokładne szanse i wartości obok planszy, dla wszystkich tak samo. Dobre do nauki.
page-new-lens-own = W swojej turze
    .help = Szanse widzi tylko osoba, której tura trwa.
page-new-lens-off = Nikt
    .help = Każdy liczy sam.
page-new-clock = Zegar
page-new-clock-none = Bez zegara
    .help = Bez pośpiechu. Nikt nikogo nie pogania.
page-new-clock-minutes = Minuty
    .help = Każdy ma ustaloną liczbę minut na całą grę i z każdym ruchem trochę czasu zyskuje.
page-new-clock-days = Dni
    .help = Ruch od czasu do czasu, każdy w ciągu kilku dni. Stół czeka i przypomina.
page-new-minutes = Minuty na grę
page-new-increment = Sekundy dodawane za ruch
page-new-days = Dni na każdy ruch
page-new-bank = Godziny w zapasie
    .help = Na ruchy, które trwają dłużej niż ich dni. Co zużyte, nie wraca.
page-new-weekends = Wolne weekendy
    .help = W soboty i niedziele czas nie płynie ({ $zone }).
page-new-zero = Gdy czas się skończy
page-new-zero-bot_moves = Bot wykonuje ten ruch
    .help = Miejsce pozostaje twoje.
page-new-zero-resign = Bot przejmuje miejsce
    .help = Do końca gry.
page-new-guests = Goście i nieobecność
page-new-listed = Pokaż stół na stronie głównej
    .help = Nieznajomi mogą go znaleźć i zająć wolne miejsce.
page-new-watch = Kto może oglądać
page-new-watch-anyone = Każdy
    .help = Gra pojawi się wśród stołów do oglądania. Nikt nie widzi tego, co tajne.
page-new-watch-link = Kto ma link
    .help = Gry nie ma na żadnej liście.
page-new-watch-nobody = Tylko gracze
    .help = Link służy wtedy do zajęcia miejsca, nie do oglądania.
page-new-talk = Rozmowa
page-new-talk-auto = Zależnie od stołu
    .help = Wśród znajomych swobodna; tam, gdzie może przyjść ktoś obcy, tylko reakcje.
page-new-talk-free = Swobodna
    .help = Gracze mogą pisać, co chcą.
page-new-talk-reactions = Tylko reakcje
    .help = Kilka gotowych zdań, które nikogo nie zranią.
page-new-talk-off = Bez rozmowy
    .help = Przy tym stole nic się nie mówi.
page-new-bot_seats = Dołączanie w trakcie gry
page-new-bot_seats-auto = Jak zwykle
    .help = Z linkiem można zająć miejsce bota; nie tam, gdzie mogą przyjść obcy.
page-new-bot_seats-open = Można zająć miejsce bota
    .help = Kto ma link, może zająć miejsce bota i grać dalej.
page-new-bot_seats-closed = Boty zostają na miejscach
    .help = Do trwającej gry nikt nie dołącza.
page-new-grace = Po jakim czasie zastępuje bot
    .help = Kto wróci, od razu odzyskuje swoje miejsce.
page-new-thinking = Ile czasu myśli silny bot
    .help = Dłużej gra trochę lepiej. Pozostałe odpowiadają od razu.
page-new-standin = Kto zastępuje
page-new-house = Zasady domowe
    .help = Tam, gdzie instrukcja milczy albo grupy grają różnie. Jeśli nic ci to nie mówi, zostaw, jak jest.
page-new-changed =
    { $count ->
        [one] { $count } zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }

## Jak stół jest ustawiony

page-sum-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
page-sum-lens-all = Wszyscy widzą szanse
page-sum-lens-own = Szanse widać w swojej turze
page-sum-lens-off = Szans nie widać
page-sum-clock-none = Bez zegara
page-sum-clock-minutes =
    { $minutes ->
        [one] Po { $minutes } minucie na osobę i { $increment } s za każdy ruch
       *[other] Po { $minutes } min na osobę i { $increment } s za każdy ruch
    }
page-sum-clock-days =
    { $days ->
        [one] { $days } dzień na każdy ruch
       *[other] { $days } dni na każdy ruch
    }
page-sum-bank =
    { $bank ->
        [one] { $bank } godzina w zapasie
        [few] { $bank } godziny w zapasie
       *[other] { $bank } godzin w zapasie
    }
page-sum-weekends = Weekendy są wolne
page-sum-zero-bot_moves = Po czasie ruch wykonuje bot
page-sum-zero-resign = Po czasie miejsce przejmuje bot
page-sum-listed = Na stronie głównej, każdy może się przysiąść
page-sum-unlisted = Przysiąść może się tylko ktoś z linkiem
page-sum-watch-anyone = Oglądać może każdy
page-sum-watch-link = Oglądać może, kto ma link
page-sum-watch-nobody = Nikt inny nie może oglądać
page-sum-talk-free = Rozmowa jest swobodna
page-sum-talk-reactions = Reakcje, bez pisania
page-sum-talk-off = Bez rozmowy
page-sum-bot_seats-open = Można później zająć miejsce bota
page-sum-bot_seats-closed = Boty grają na swoich miejscach do końca
page-sum-grace = Nieobecnych zastępuje bot; czas oczekiwania: { $time }

## Przed grą

page-lobby-title = { $game }: kto gra?
page-lobby-seats = Miejsca
page-lobby-free = Miejsce { $number } jest wolne
page-lobby-sit = Usiądź tutaj
page-lobby-move = Przesiądź się tutaj
page-lobby-bot = Posadź bota
page-lobby-bot-title = Który bot ma tu usiąść?
page-lobby-bot-change = Zmień poziom
page-lobby-bot-away = Odeślij
page-lobby-add = Dodaj kogoś przy tym urządzeniu
    .help = Gra na zmianę: podajecie sobie urządzenie, a kurtyna zakrywa każdą rękę przed pozostałymi.
page-lobby-isbot = Bot: { $strength }
page-lobby-you = to ty
page-lobby-host = gospodarz stołu
page-lobby-ready = w gotowości
page-lobby-unready = jeszcze chwila
page-lobby-away = chwilowo poza stołem
page-lobby-rename = Zmień imię
page-lobby-leave = Wstań
page-lobby-free-seat = Zwolnij to miejsce
page-lobby-name = Jak masz na imię?
page-lobby-sit-named = Usiądź
page-lobby-cancel = Nie teraz
page-lobby-fill = Posadź boty na wolnych miejscach
page-lobby-start = Zacznij grę
page-lobby-get-ready = Możemy zaczynać
page-lobby-not-ready = Jeszcze chwila
page-lobby-lack-free = Miejsce { $number } jest jeszcze wolne.
page-lobby-lack-many =
    { $count ->
        [one] { $count } miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
page-lobby-lack-unready =
    { $count ->
        [one] { $names } potrzebuje jeszcze chwili.
       *[other] { $names } potrzebują jeszcze chwili.
    }
page-lobby-lack-you = Są już wszyscy. Możemy zaczynać?
page-lobby-can = Są już wszyscy.
page-lobby-wait = Są już wszyscy. Zaczyna osoba, która otworzyła stół.
page-lobby-invite = Zaproś znajomych
    .help = Kto ma ten link, może obejrzeć stół i zająć wolne miejsce.
page-lobby-local = Ten link działa tylko na tym komputerze. Żeby otworzyły go inne urządzenia w twojej sieci, zatrzymaj serwer i uruchom go poleceniem „make play LAN=1” albo „caravanserai serve --lan”.
page-lobby-link = Link do tego stołu
page-lobby-qr = Kod QR linku do tego stołu
page-lobby-settings = Jak gramy
page-lobby-settings-yours = Możesz to zmieniać aż do startu.
page-lobby-settings-theirs = Do startu może to zmieniać osoba, która otworzyła stół.
page-lobby-settings-more = Jeszcze { $count }
page-lobby-altered = Zmienione, wcześniej „{ $before }”; wszyscy są pytani ponownie.
page-lobby-lack-altered = Zmieniły się ustalenia. Możemy zaczynać?
page-lobby-lack-host = To twój stół. Najpierw zajmij miejsce.
page-lobby-lack-host-seat = Nie masz jeszcze miejsca. Zwolnij któreś, żeby zagrać.
page-lobby-full = Wszystkie miejsca są zajęte, a oglądać mogą tylko gracze.
page-lobby-full-watch = Wszystkie miejsca są zajęte. Zostań i oglądaj: gra otworzy się tu po starcie.
page-lobby-talk =
    { $count ->
        [0] Rozmowa
        [one] Rozmowa ({ $count } nowa)
        [few] Rozmowa ({ $count } nowe)
       *[many] Rozmowa ({ $count } nowych)
    }

## Uczciwe kostki

page-fair = Uczciwe kostki
page-fair-text = Kostek w tej grze nie może dobrać nikt. Serwer zapieczętował tajną liczbę: poniżej jest jej odcisk. Twoja przeglądarka zapieczętowała dla ciebie własną, tak samo przeglądarki pozostałych. Zostaną ujawnione razem na początku gry i dopiero wtedy ustalą kostki; po grze ujawniona zostanie też liczba serwera i każdy może powtórzyć każdy rzut. Jeśli chcesz, domieszaj własne słowa.
page-fair-seal = Pieczęć
page-fair-salt = Twoje własne słowa
    .example = coś, czego nikt nie zgadnie
page-fair-add = Domieszaj
page-fair-added = Domieszano: „{ $salt }”. Nikt tych słów nie pozna.

## Ty

page-you = Ty
page-you-name = Twoje imię
    .help = Tak widzą cię inni. Przy stołach, przy których już siedzisz, zostaje dawne imię.
page-you-save = Zapisz
page-you-saved = Zapisano.
page-you-devices = Na innym urządzeniu
page-you-devices-text = Nie masz konta ani hasła: ta przeglądarka po prostu cię pamięta. Dzięki osobistemu linkowi inne urządzenie też może stać się tobą, ze wszystkimi stołami. Nie dawaj go nikomu innemu.
page-you-devices-warning = Nowy link sprawia, że wszystkie starsze przestają działać. Urządzenia, które ich użyły, pozostają tobą.
page-you-make = Utwórz osobisty link
page-you-link = Twój osobisty link
page-you-qr = Kod QR twojego osobistego linku
page-you-once = Dla jednego urządzenia, potem już nieważny
page-you-take-back = Wycofaj ten link
page-you-out = Wylogowanie
page-you-out-text = Jeśli korzystasz z cudzego urządzenia, niech cię zapomni. Bez osobistego linku przeglądarka, która cię zapomniała, nie może znów stać się tobą.
page-you-out-elsewhere = Wyloguj wszędzie indziej
page-you-signed-out-elsewhere = Wszystkie inne urządzenia cię zapomniały, a osobiste linki już nie działają.
page-you-out-here = Wyloguj tutaj
page-you-forget = Odejdź na zawsze
page-you-forget-text = Twoje miejsca przejmą boty, a twoje imię i wszystko, co powiedziane przez ciebie, zniknie ze wszystkich stołów. Tokeny i linki przestaną działać. Nie da się tego cofnąć i nikt cię nie przywróci.
page-you-forget-yes = Tak, zapomnijcie mnie
page-you-forget-no = Nie, zostaję
page-you-prefer = Na tym urządzeniu
page-recover = Czy to ty?
page-recover-text = Ten link powstał na innym z twoich urządzeń. Jeśli pójdziesz dalej, ta przeglądarka stanie się tym samym wędrowcem, z tym samym imieniem i stołami.
page-recover-lose = Tutaj nazywasz się teraz { $name }; ta tożsamość i jej stoły nie będą już dostępne z tej przeglądarki, chyba że najpierw utworzysz dla niej osobisty link.
page-recover-yes = Tak, to ja
page-recover-no = Nie, zostaję, kim jestem
page-recover-none = Ten link jest niepełny. Skopiuj go jeszcze raz na drugim urządzeniu.

## O stronie

page-about = O stronie
page-about-what = Co to jest
page-about-what-text = Karawanseraj był zajazdem, w którym spotykały się karawany. Tu ludzie spotykają się, by grać w pustynne gry planszowe według pełnych zasad: ze znajomymi z daleka, z botami albo z jednymi i drugimi. Jest za darmo, a kod jest otwarty; kto chce, uruchomi własny zajazd jednym poleceniem.
page-about-games-text = Zasady opowiadamy własnymi słowami i wszystkie rysunki są nasze. Nie mamy nic wspólnego z wydawcami; jeśli gra ci się podoba, kup ją i zagraj też przy prawdziwym stole.
page-about-fair = Dlaczego kostki są uczciwe
page-about-fair-1 = Przed grą serwer wymyśla bardzo długą tajną liczbę i pokazuje jej odcisk. Żadna inna liczba nie ma takiego odcisku.
page-about-fair-2 = Przeglądarka każdego z graczy też pieczętuje tajną liczbę. Na początku gry zostają ujawnione, dopiero gdy zapieczętowano wszystkie: razem ustalają każdy rzut.
page-about-fair-3 = Po grze liczba zostaje pokazana. Każdy może sprawdzić, że ma ten sam odcisk, i powtórzyć każdy rzut.
page-about-fair-text = Dlatego nikt nie może zmienić rzutu w trakcie gry i nikt nie mógł dobrać rzutów wcześniej, nawet ktoś, kto prowadzi serwer i sam gra. Kto nie ujawni na czas, zostaje pominięty i wymieniony z imienia. Po skończonej grze jest do tego przycisk: twoja przeglądarka sprawdza pieczęcie i to, czy twoja część się liczyła, a serwer rzuca wszystkimi kostkami jeszcze raz. Kto nie ufa serwerowi, zapisuje grę i sprawdza wszystko na własnym komputerze.
page-about-bots = Co wiedzą boty
page-about-bots-text = Bot widzi dokładnie to, co wolno widzieć graczowi na jego miejscu, i nic więcej. Nie zna przyszłych rzutów.
page-about-privacy = Co o tobie wiemy
page-about-privacy-text = Imię, które wybierasz, stoły, przy których siedzisz, ruchy i to, co przy nich mówisz. Ciasteczko mówi serwerowi, że ty to ty; innego nie ma. Żadnego śledzenia, żadnych reklam, nic z innych serwerów. To, co ustawisz na tym urządzeniu, na nim zostaje.
page-about-secrets = Link jest kluczem
page-about-secrets-text = Kto ma link do stołu, może go obejrzeć i zająć wolne miejsce, ale nie twoje. Natomiast twój osobisty link sprawia, że inne urządzenie staje się tobą: nie dawaj go nikomu.
page-about-more = Dalsza lektura
page-about-api = Dla autorów botów: interfejs
page-about-licences = Co zrobili inni, i na jakich licencjach
page-about-fonts = Kroje pisma
page-about-fonts-text = Marcellus Briana J. Bonislawsky’ego i Atkinson Hyperlegible Next Instytutu Braille’a; oba na licencji SIL Open Font License.
page-about-licence = Licencja: { $font }
