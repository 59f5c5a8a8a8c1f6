var e=`### Strona główna: gry i stoły.

page-home-tagline = Pustynne gry planszowe z przyjaciółmi i z botami, które grzeją wolne miejsca.
page-home-games = Gry
page-home-players =
    { $fewest ->
        [1] Do { $most } graczy
       *[other] { $fewest }–{ $most } graczy
    }
page-home-play = Zagraj teraz
page-home-level = Boty
page-home-count = Przy stole
page-home-seats =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
page-home-setting = Nakrywamy do stołu…
page-home-open = Otwórz stół dla znajomych
page-home-new = Nowy stół
page-home-beside = Przy prawdziwym stole?
    .help = Ściągi do druku i sędzia
page-home-puzzle = Dzisiejsze zagadki
    .help = Dwie minuty, jeden najlepszy ruch

## Stoły

page-home-mine = Twoje stoły
page-home-finished =
    { $count ->
        [one] { $count } zakończona gra
        [few] { $count } zakończone gry
       *[many] { $count } zakończonych gier
    }
page-home-openlist = Otwarte stoły
page-home-openlist-none = Nikt teraz nie szuka towarzystwa. Tu pojawi się każdy nowy stół, który wolno pokazać wszystkim.
page-home-watch = Stoły do oglądania
page-home-watch-none = W tej chwili żadna gra nie jest otwarta dla widzów.
page-tables-set-up = ustawiona pozycja
page-tables-mine = Czeka na ciebie
page-tables-thinking = Myśli { $name }
page-tables-playing = Gra trwa
page-tables-seats = Zajęte miejsca: { $seated } z { $players }
page-tables-full = Komplet, zaraz start
page-tables-over = Zakończona

## Lampiony: stoły, przy których się gra

page-lanterns-waiting =
    { $count ->
        [one] { $count } stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
       *[many] { $count } stołów czeka na ciebie
    }
page-lanterns-first = najpilniejsze najpierw
page-lanterns-left = jeszcze { $time }
page-lanterns-more = Jeszcze { $count }
page-lanterns-away = Odłożone: { $count }
page-lanterns-put-away = Odłóż: { $table }
page-history = Twoje gry
page-history-rest = Gry w toku
page-history-away = Odłożone
    .help = Toczą się dalej, nikt nie dostał wiadomości. Gry z samymi botami trafiają tu same po trzech dniach bez ruchu.
page-history-take-up = Wróć do gry
page-history-none = Tu znajdziesz gry zakończone i odłożone.
page-journal = Twój dziennik

## Z czymś w ręku

page-home-link = Masz link od kogoś?
    .example = Wklej go tutaj
page-home-link-go = Przejdź
page-home-link-wrong = To nie jest link do stołu.
page-home-import = Obejrzyj zapisaną grę

## Co to jest

page-home-what = Co to za miejsce?
page-home-what-account = Bez konta, bez maila.
    .text = Podajesz imię, wysyłasz link i siadasz.
page-home-what-tracking = Nikt cię nie śledzi.
    .text = Żadnych reklam ani śledzenia, nic nie jest wczytywane z zewnątrz.
page-home-what-fair = Kostki, które można sprawdzić.
    .text = Są ustalone i zapieczętowane przed grą; potem każdy może je zweryfikować.
page-home-what-bots = Bot na każde miejsce.
    .text = O różnej sile; zastąpi też znajomego, który musi odejść.
page-home-what-open = Jawne zasady.
    .text = Każda odmowa i każdy punkt wskazuje paragraf, z którego wynika.
page-home-what-more = Więcej o tym

## Stopka strony

page-foot = Bez konta, bez maila. Podaj imię, wyślij link, siadaj.
page-foot-nav = Więcej do czytania
page-foot-rules = Zasady
page-foot-beside = Przy prawdziwym stole?
page-foot-what-if = Ustaw pozycję
page-foot-api = Dla autorów botów
page-foot-about = O stronie
`,t=`### Pierwsze gry z przewodnikiem: karta obok planszy i wejścia do lekcji.

page-lesson-where = { $step } z { $of }
page-lesson-region = Pierwsza gra, krok { $step } z { $of }
page-lesson-watching = Zobacz, co się dzieje…
page-lesson-why = Dlaczego?
page-lesson-what-if = A gdyby było inaczej?
page-lesson-go-on = Dalej
page-lesson-show-me = Pokaż mi
page-lesson-take-back = Cofnij to
page-lesson-back = Wstecz
page-lesson-skip = Pomiń ten krok
page-lesson-leave = Wyjdź
page-lesson-asked = o to chodzi w tym kroku
page-lesson-prepared = W pierwszej grze kostki są przygotowane.

## Wyjście

page-lesson-leave-title = Zostawić na później?
page-lesson-leave-text = Lekcja poczeka wśród twoich stołów, dokładnie na tym kroku.
page-lesson-leave-yes = Zostaw i wyjdź
page-lesson-leave-no = Zostań

## Koniec

page-lesson-own = Teraz własna gra
page-lesson-rules = Przeczytaj zasady
page-lesson-again = Jeszcze raz

## Wejścia

page-lesson-minutes = nauka w grze, { $from }–{ $to } min
page-lesson-once-more = nauka w grze, jeszcze raz
page-lesson-never = Pierwszy raz? „{ $title }” uczy grać, { $from }–{ $to } min.
page-lesson-show-how = Pokaż mi, jak
page-lesson-lobby = Pierwszy raz?
page-lesson-no-odds = To pojawi się w tej lekcji trochę później.
`,n=`### Nowy stół i stół przed grą.

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
`,r=`### Słowa stron z zasadami.

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
`,i=`### Słowa ramy strony.

page-name = Caravanserai
page-skip = Przejdź do treści
page-traveller = Wędrowiec
page-guest = gość
page-seat = Miejsce { $number }
page-named = { $name }:
page-away = Serwer nie odpowiada. To, co potwierdzono, jest bezpieczne; strona sama próbuje dalej.
page-away-title = Nikt nie otwiera
page-away-whole = Serwer jest teraz nieosiągalny. Wszystko, co zostało potwierdzone, jest zachowane.
page-away-without = Do gry potrzebny jest serwer. Bez niego możesz czytać zasady, swój dziennik i skończone partie, które już oglądano na tym urządzeniu.
page-away-again = Zapukaj jeszcze raz
page-refused = To się nie udało: { $text }
page-why-allowed = Możesz to teraz zrobić.
page-why-not_your_turn = To nie twoja kolej.
page-why-not_playing = Gra w tej chwili nie trwa.

## Głowa strony

page-home = Caravanserai, strona główna
page-close = Zamknij
page-language = Język
page-theme = Motyw
page-theme-light = Dzień
page-theme-system = Jak w urządzeniu
page-theme-dark = Noc
page-preferences = Ustawienia
page-preferences-you = Twoje imię i inne urządzenia
page-motion = Animacje
page-motion-system = jak w urządzeniu
page-motion-full = pełne
page-motion-reduced = ograniczone: pionki przeskakują
page-pace = Tempo
    .help = Jak szybko widać to, co robią inni. „Pomiń”, Escape lub kliknięcie planszy od razu pokazuje resztę.
page-pace-slow = wolne
page-pace-normal = zwykłe
page-pace-fast = szybkie
page-pace-wait = czekaj na mnie po każdej turze
page-confirm = Potwierdzanie ruchów
    .help = Ruch najpierw widać, a wykonany zostaje dopiero po potwierdzeniu.
page-sound = Dźwięk
    .help = Cichy i tylko wtedy, gdy coś się dzieje.
page-text = Stoły jako tekst
    .help = Dla klawiatury i czytników ekranu.

## Zasady

page-cite = Zasady, §{ $section }
page-cite-all = Czytaj w zasadach
page-cite-missing = Nie udało się znaleźć tego paragrafu.

## Gdzie indziej

page-nowhere = Tu jest tylko piasek
page-nowhere-text = Pod tym adresem nic nie ma. Może wiatr porwał z niego literę.
page-nowhere-back = Z powrotem do zajazdu
page-missing = Nie ma takiego stołu
page-missing-text = Link może być ucięty albo stołu nigdy nie otwarto. Poproś o link jeszcze raz.
page-missing-closed = Tego stołu nie można oglądać
page-missing-closed-text = Kto go otworzył, pokazuje go tylko tym, którzy przy nim siedzą.
page-refused-no_such_game = Nie ma takiej gry.
page-refused-no_such_table = Nie ma takiego stołu.
page-refused-not_watchable = Tego stołu nie można oglądać.
page-refused-seat_taken = Ktoś był szybszy: to miejsce jest zajęte.
page-refused-table_full = Wszystkie miejsca są zajęte.
page-refused-game_begun = Gra już się zaczęła.
page-refused-not_host = Może to zrobić tylko osoba, która otworzyła stół.
page-refused-not_seated = Nie siedzisz przy tym stole.
page-refused-seat_free = Jedno miejsce jest jeszcze wolne.
page-refused-not_ready = Ktoś potrzebuje jeszcze chwili.
page-refused-too_many = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
page-refused-bad_recovery = Ten link już nie działa: został użyty albo wycofany, albo powstał nowszy.
page-refused-bad_record = To nie jest spójny zapis gry: { $text }
page-refused-bad_settings = Stołu nie można tak ustawić: { $text }
page-refused-other_rules = Tej pozycji nie można pokazać: powstała według innych zasad niż dzisiejsze. To, co wiadomo o jej ruchach, jest w dzienniku.
page-refused-closed = Osoba, która prowadzi ten serwer, zamknęła ten stół.
page-refused-unreadable = Ten stół jest zachowany, ale nie da się go odczytać: coś w jego zapisie jest uszkodzone albo pochodzi z nowszego programu. Powiedz o tym osobie, która prowadzi ten serwer.
page-refused-no_such_seat = Przy tym stole nie ma takiego miejsca.
page-refused-no_such_bot = W tej grze nie ma takiego bota.
page-refused-no_such_token = Nie masz takiego tokenu.
page-refused-too_many_tokens = Masz już tyle tokenów, ile wolno mieć. Najpierw unieważnij któryś z nich.
page-refused-not_for_tokens = To może zrobić człowiek w przeglądarce, nie token.
page-refused-bad_token = Ten token nie jest tu znany albo został unieważniony.
page-refused-scope = Ten token pozwala tylko patrzeć.
page-refused-no_identity = Na razie tylko patrzysz. Wczytaj stronę ponownie, żeby wziąć udział.
page-refused-other_host = Ten serwer nie nosi nazwy, pod którą go szukasz.
page-refused-other_site = Poprosiła o to strona z innej witryny, więc nic się nie stało.
page-refused-not_found = Pod tym adresem nic nie ma.
page-refused-method_not_allowed = Pod tym adresem nie można tego zrobić.
page-refused-too_large = To jest za duże.
page-refused-bad_text = W tym tekście jest znak, którego nie można zapisać.
page-refused-bad_json = Serwer nie mógł odczytać tego, co dostał: { $text }
page-refused-not_json = Serwer nie mógł odczytać tego, co dostał: { $text }
page-refused-bad_message = Coś tu nie może być takie, jakie jest: { $text }
page-refused-bad_name = Tego imienia nie widać. Wybierz takie, które inni odczytają.
page-refused-bad_query = Coś w tym adresie nie może być takie, jakie jest: { $text }
page-refused-broken_off = Połączenie się urwało. Spróbuj ponownie.
page-refused-try_again = Ktoś inny zrobił coś w tej samej chwili. Spróbuj ponownie.
page-refused-no_storage = Serwer nie ma teraz dostępu do stołów. Spróbuj za chwilę.
page-refused-internal = Na serwerze coś poszło nie tak. Zostało to tam odnotowane.
page-refused-refused = To się nie udało: { $text }
page-refused-bad_address = Pod ten adres nie można nic wysłać: { $text }
page-refused-endpoint_taken = Tam wołana jest inna przeglądarka. Wyłącz to i włącz ponownie.
page-refused-no_mail = Nie udało się wysłać wiadomości: { $text }
page-refused-no_such_place = Nie ma takiego miejsca, do którego by coś wysyłano.
page-refused-too_many_places = Jest ich już tyle, ile może być. Najpierw jedno usuń.
page-refused-lens_off = Przy tym stole nie pokazuje się szans.
page-refused-not_beside = Do prawdziwego stołu z tą grą nie ma tu niczego takiego.
page-refused-no_lesson = Tu nie ma lekcji.
page-refused-no_puzzle = Na ten dzień nie ma zagadki.
page-refused-in_a_lesson = W pierwszej grze tego się nie robi.
page-refused-lesson_waits = Najpierw zrób to, o co prosi ten krok.
page-refused-lens_not_now = Szanse widać we własnej turze.

## Obok pudełka

page-pad = Notes punktacji
page-pad-none = Nie ma tu notesu punktacji do tej gry.
page-odds = Szanse na planszy
page-whom = Kogo wybierze?
page-beside-none = Do tej gry nie ma tu niczego takiego.
`,a=`### Słowa każdego stołu: pytania, dziennik, miejsca, menu, koniec.

page-table-for =
    { $unit ->
        [minutes]
            { $count ->
                [one] od minuty
                [few] od { $count } minut
                [many] od { $count } minut
               *[other] od { $count } minuty
            }
        [hours]
            { $count ->
                [one] od godziny
                [few] od { $count } godzin
                [many] od { $count } godzin
               *[other] od { $count } godziny
            }
       *[days]
            { $count ->
                [one] od wczoraj
                [few] od { $count } dni
                [many] od { $count } dni
               *[other] od { $count } dnia
            }
    }

## O co pyta gra

page-table-chosen = Twój wybór: { $move }.
page-table-catching-up = Oto, co się stało…
page-table-sending = Wykonuję twój ruch…
page-table-bot-thinks =
    { $count ->
        [one] { $seat } myśli.
       *[other] { $seat } myślą.
    }
page-table-awaited = Czekamy na odpowiedzi: { $seats }.
page-table-won =
    { $count ->
        [one] Wygrywa { $winners }.
       *[other] Zwycięstwem dzielą się { $winners }.
    }
page-table-past = Oglądasz wcześniejszą pozycję: po ruchu { $moves } z { $of }.
page-table-now = Wróć do gry
page-table-cancel = Anuluj
page-table-skip = Pomiń
page-table-close = Zamknij
page-table-go-on = Dalej
page-table-aim = O co grasz
page-table-again = Pokaż to jeszcze raz
    .help = Ostatnia tura zostaje pokazana ponownie.

## Cofanie

page-table-undo = Cofnij
page-table-undo-ask = Poproś o cofnięcie
    .help = Od tego czasu ktoś wykonał ruch albo padł rzut. Jeśli wszyscy się zgodzą, gra wróci do twojej ostatniej tury.
page-table-undo-back =
    { $others ->
        [one] Twój ruch zostanie cofnięty, a wraz z nim tura gracza { $seats }.
       *[other] Twój ruch zostanie cofnięty, a wraz z nim tury graczy: { $seats }.
    }
page-table-undo-back-what = Wracasz do chwili przed tym: { $what }
page-table-undo-do = Cofnij
page-table-undo-asked =
    { $back ->
        [one] { $seat } prosi o cofnięcie ostatniego ruchu.
        [few] { $seat } prosi o cofnięcie { $back } ruchów.
       *[other] { $seat } prosi o cofnięcie { $back } ruchów.
    }
page-table-undo-mine =
    { $back ->
        [one] Prosisz o cofnięcie ostatniego ruchu.
        [few] Prosisz o cofnięcie { $back } ruchów.
       *[other] Prosisz o cofnięcie { $back } ruchów.
    }
page-table-undo-agreed = zgody: { $agreed } z { $of }
page-table-undo-yes = Zgadzam się
page-table-undo-no = Nie zgadzam się

## Dziennik

page-table-log = Co się stało
page-table-log-none = Jeszcze nic się nie stało.
page-table-log-look = Zobacz planszę po ruchu { $moves }
page-table-log-more =
    { $count ->
        [one] Pokaż { $count } wcześniejszą turę
        [few] Pokaż { $count } wcześniejsze tury
       *[other] Pokaż { $count } wcześniejszych tur
    }
page-table-log-rest =
    { $count ->
        [one] Pokaż jeszcze { $count } wiersz
        [few] Pokaż jeszcze { $count } wiersze
       *[other] Pokaż jeszcze { $count } wierszy
    }
page-table-rules-since =
    Od ruchu { $moves } obowiązuje wersja { $after } zasad; przedtem była to wersja { $before }. { $dropped ->
        [0] { "" }
        [one] Trzeba było w tym celu cofnąć { $dropped } ruch.
        [few] Trzeba było w tym celu cofnąć { $dropped } ruchy.
       *[other] Trzeba było w tym celu cofnąć { $dropped } ruchów.
    }
page-table-rules-then = W tę grę grano według wersji { $played } zasad. Dzisiejsza to wersja { $today } i nie prowadzi przez całą grę: koniec jest taki, jaki był, a z niektórych ruchów widać tylko ich zapis.
page-table-since-turn =
    { $count ->
        [one] { $count } tura po twojej
        [few] { $count } tury po twojej
       *[other] { $count } tur po twojej
    }

## Miejsca

page-table-seats = Gracze
page-table-seat-you = to ty
page-table-seat-turn = na ruchu
page-table-seat-thinks = myśli
page-table-seat-won = zwycięstwo
page-table-seat-bot = bot
    .help = bot: { $level }
page-table-hidden = zakryte
page-table-clock = Pozostały czas:
page-table-clock-low = Zostało mało czasu:

## Dlaczego nie

page-table-ask = Co to jest?
page-table-why = Dlaczego nie { $what }?
page-table-why-not = Dlaczego nie?

## Na głos

page-table-chosen-heard = Twój wybór: { $move }. Enter zatwierdza, Escape anuluje.

## Menu

page-table-menu = Menu
page-table-rules = Zasady
page-table-share = Udostępnij link do tego stołu
    .help =
        { $watch ->
            [nobody] Otworzą go tylko osoby siedzące przy stole.
           *[other] Kto go ma, może się przyglądać, ale twojego miejsca nie przejmie.
        }
page-table-copy = Kopiuj
page-table-copied = Skopiowano
page-table-text = Tryb tekstowy
    .help = Cały stół w słowach: do gry klawiaturą i z czytnikiem ekranu.
page-table-confirm = Potwierdzanie ruchów
    .help = Ruch jest wykonywany dopiero po potwierdzeniu.
page-table-sound = Dźwięki
    .help = Ciche: kostki, kopyta, monety, twoja tura.
page-table-keys = Skróty jednoklawiszowe
    .help = Litery i cyfry przenoszą do części stołu. Nic się nie dzieje, dopóki nie naciśniesz Enter.
page-table-resign = Oddaj moje miejsce botowi
    .help = Bot gra na twoim miejscu do końca gry, chyba że ktoś je zajmie. Możesz dalej się przyglądać. Jeśli wychodzisz tylko na chwilę, wybierz raczej „Niech bot zagra za mnie”.
page-table-resign-short = Na stałe; najpierw zapytamy.
page-table-resign-yes = Oddaję botowi
page-table-leave = Do zajazdu
    .help = Gra toczy się dalej. Możesz wrócić w każdej chwili; gdy cię nie ma, po pewnym czasie gra za ciebie bot.
    .watching = Możesz wrócić w każdej chwili.

## Przekazanie miejsca

page-table-hand = Przekaż moje miejsce komuś znajomemu
    .help = Utwórz link i wyślij go. Kto go otworzy, przejmie miejsce ({ $seat }) takie, jakie jest, ze wszystkim, co przed nim leży, a ty odtąd będziesz się przyglądać.
page-table-hand-short = Przez link, który wyślesz.
page-table-hand-make = Utwórz link
page-table-hand-link = Link dla tej osoby
page-table-hand-care = Jest ważny przez godzinę i dla jednej osoby. Nie dawaj go nikomu innemu.
page-table-offer = Ktoś oddaje ci miejsce
    .help = Ktoś przy tym stole przekazuje ci swoje miejsce: od teraz grasz ty.
page-table-offer-name = Twoje imię przy tym stole
page-table-offer-yes = Zajmij miejsce
page-table-offer-no = Nie teraz
page-table-offer-seated = Masz już miejsce przy tym stole, więc nie możesz zająć drugiego.

## Rozmowa

page-table-talk = Rozmowa
page-table-talk-unread =
    { $count ->
        [one] Rozmowa: { $count } nowa wypowiedź
        [few] Rozmowa: { $count } nowe wypowiedzi
       *[other] Rozmowa: { $count } nowych wypowiedzi
    }
page-table-talk-none = Jeszcze nikt nic nie powiedział.
page-table-talk-say = Powiedz coś
page-table-talk-send = Wyślij
page-table-talk-seated = Rozmawiać mogą tylko osoby siedzące przy stole.
page-table-talk-mute = Nie pokazuj mi rozmowy
page-table-reactions = Reakcje
page-table-reaction-well_played = Dobre zagranie!
page-table-reaction-ouch = Auć!
page-table-reaction-thinking = Chwila, myślę…
page-table-reaction-hurry = Gramy dalej?
page-table-reaction-thanks = Dziękuję!
page-table-reaction-laugh = Ha, ha!

## Tytuł

page-table-title = { $game }
page-table-title-yours = Twoja tura · { $game }
page-table-title-theirs = Tura: { $seat } · { $game }
page-table-title-over = Koniec gry · { $game }

## Przeglądanie gry

page-table-order = Zleć ruch z góry
    .help = Gdy przyjdzie twoja kolej, a ciebie nie będzie
page-table-scrub = Przejrzyj grę
    .help = Każda dotychczasowa pozycja, tak jak ją wtedy było widać z twojego miejsca.
page-table-scrub-at = Ruch { $moves } z { $of }
page-table-scrub-move = Ruch
page-table-scrub-back = Ruch wstecz
page-table-scrub-on = Ruch dalej
page-table-scrub-play = Odtwórz
page-table-scrub-pause = Zatrzymaj
page-table-scrub-link = Link do tej pozycji
page-table-scrub-close = Przejdź na koniec

## Koniec

page-table-drawn = Nikt nie wygrał.
page-table-result = Wynik
page-table-result-place = Miejsce
page-table-result-player = Gracz
page-table-result-score = Punkty
page-table-rematch = Zagraj jeszcze raz
page-table-rematch-ready = Rewanż jest gotowy.
page-table-rematch-go = Przejdź tam
page-table-export = Zapisz grę
page-table-scrub-think = Najlepsze ruchy
page-table-set-up = Ustawiona pozycja
page-table-set-up-told = Ta gra zaczyna się od ustawionej pozycji. Nigdzie się nie liczy, a kto ją ustawił, może wiedzieć, co jest w niej ukryte.
page-table-what-if = Co by było, gdyby…
page-table-plan-over = Tak by się to skończyło. Cofnij się i spróbuj czegoś innego.
page-table-review = Omów grę
page-table-verify = Czy kostki były uczciwe?
page-table-verify-title = Czy kostki były uczciwe?
page-table-verify-story = Przed pierwszym ruchem wszystkie kostki tej gry trafiły do koperty, a koperta została zapieczętowana. Pieczęć widzieli wszyscy, do środka nie mógł zajrzeć nikt, a kto zmieniłby zawartość, złamałby pieczęć. Teraz koperta jest otwarta.
page-table-verify-checking = Przyglądam się…
page-table-verify-good = W porządku:
page-table-verify-bad = Nie w porządku:
page-table-verify-seal =
    { $judgement ->
        [broken] Pieczęć nie pasuje do koperty: twoja przeglądarka obliczyła ją i wyszła inna.
        [changed] To nie jest pieczęć, którą twoja przeglądarka widziała wcześniej w tej grze.
       *[other] Pieczęć jest cała: twoja własna przeglądarka obliczyła ją od nowa i wyszła taka sama.
    }
page-table-verify-dice =
    { $count ->
        [one] { $count } rzut z koperty powtórzono: wypadło to samo.
        [few] Wszystkie { $count } rzuty powtórzono z koperty: za każdym razem wypadło to samo.
       *[other] Wszystkie rzuty ({ $count }) powtórzono z koperty: za każdym razem wypadło to samo.
    }
page-table-verify-taken-back =
    { $count ->
        [one] Po drodze cofnięto { $count } ruch. Zapis gry też go zawiera, więc nie brakuje żadnej kostki.
        [few] Po drodze cofnięto { $count } ruchy. Zapis gry też je zawiera, więc nie brakuje żadnej kostki.
       *[many] Po drodze cofnięto { $count } ruchów. Zapis gry też je zawiera, więc nie brakuje żadnej kostki.
    }
page-table-verify-dice-bad = Gra nie wynika z koperty: { $problem }
page-table-verify-early =
    { $judgement ->
        [whole] Twoja przeglądarka widziała tę pieczęć przed pierwszym ruchem.
        [late] Twoja przeglądarka zna tę pieczęć od ruchu { $moves }: każdy późniejszy rzut był już w kopercie.
        [unseen] Twojej przeglądarki nie było przy tej grze. Ktoś, kto przy niej był, może porównać pieczęć.
        [changed] Zapytaj pozostałych, jaką pieczęć widzieli.
       *[broken] Zapytaj osobę, która prowadzi ten serwer.
    }
page-table-verify-unchecked =
    { $count ->
        [one] Grę zaczęto według wersji { $rules } zasad. Jest { $count } ruch, do którego dzisiejsze zasady nie prowadzą: czy był dozwolony i o czym zdecydowały tam kostki, tego nie da się już sprawdzić. Żadnej kostki nie pominięto, a wszystkie inne rzucono ponownie i wypadło to samo.
        [few] Grę zaczęto według wersji { $rules } zasad. Są { $count } ruchy, do których dzisiejsze zasady nie prowadzą: czy były dozwolone i o czym zdecydowały tam kostki, tego nie da się już sprawdzić. Żadnej kostki nie pominięto, a wszystkie inne rzucono ponownie i wypadło to samo.
       *[other] Grę zaczęto według wersji { $rules } zasad. Jest { $count } ruchów, do których dzisiejsze zasady nie prowadzą: czy były dozwolone i o czym zdecydowały tam kostki, tego nie da się już sprawdzić. Żadnej kostki nie pominięto, a wszystkie inne rzucono ponownie i wypadło to samo.
    }
page-table-verify-partly = To, co o kostkach można jeszcze wiedzieć, jest w porządku.
page-table-verify-yes = Kostki były uczciwe.
page-table-verify-fits = Kostki zgadzają się z kopertą.
page-table-verify-parts =
    { $count ->
        [0] Do tych kostek dał coś tylko serwer.
       *[other] W kostkach jest, poza kopertą, to, co dali: { $names }.
    }
page-table-verify-fixed = Kostki były ustalone wcześniej i nikt ich nie zmienił.
page-table-verify-no = Coś tu się nie zgadza.
page-table-verify-details = Dla tych, którzy chcą wiedzieć dokładnie
page-table-verify-commitment = Pieczęć (SHA-256 z „caravanserai commitment”, końca wiersza i ziarna)
page-table-verify-seed = Co było w kopercie (ziarno)
page-table-verify-salts = Co dali gracze
page-table-verify-offline = Aby sprawdzić wszystko bez tego serwera, zapisz grę i uruchom na swoim komputerze:

## Tryb tekstowy

page-table-text-asked = O co pyta gra
page-table-text-do = Co możesz zrobić
page-table-text-table = Stół
page-table-text-log = Co się stało
page-table-lens = Szanse
page-table-worth = wartość { $worth }
page-table-do-none = Teraz nic. Gdy przyjdzie twoja tura, będzie to tutaj napisane i powiedziane na głos.
page-table-do-past = Oglądasz wcześniejszą pozycję. Aby grać, wróć do bieżącej.
page-table-do-over = Gra jest skończona.
page-table-do-watching = Przyglądasz się grze.
page-table-watching = Oglądasz
page-table-onlookers = Widzowie: { $count }
page-table-do-help = Co to daje?
page-table-yes = tak
page-table-no = nie
page-table-keys-title = Gra klawiaturą
page-table-keys-tab = Tab przechodzi między rodzajami ruchów, strzałki między ruchami, Enter wybiera.
page-table-keys-board = Tab przechodzi od rzeczy do rzeczy, Enter wybiera.
page-table-keys-confirm = Jeśli ruchy są potwierdzane, Enter potwierdza, a Escape anuluje.
page-table-keys-digits = do tego rodzaju ruchów
page-table-keys-q = o co pyta gra
page-table-keys-m = co możesz zrobić
page-table-keys-w = co jest czym
page-table-keys-h = rada
page-table-keys-t = stół
page-table-keys-l = co się stało
page-table-keys-o = szanse
page-table-keys-help = ta pomoc

## Odmowy

page-refused-stale = Przed chwilą coś się przy stole zmieniło. Spójrz jeszcze raz i wybierz ponownie.
page-refused-not_your_turn = To nie twoja tura.
page-refused-not_playing = Gra się teraz nie toczy.
page-refused-illegal_move = Tego teraz nie wolno.
page-refused-no_such_move = Nie ma takiego ruchu.
page-refused-nothing_to_undo = Nie masz czego cofnąć.
page-refused-undo_asked = Ktoś już prosi o cofnięcie; najpierw trzeba na to odpowiedzieć.
page-refused-no_undo_asked = Nikt już nie prosi o cofnięcie.
page-refused-bad_undo = Do tego miejsca nie można wrócić.
page-refused-answered = Twoja odpowiedź już jest zapisana.
page-refused-bad_offer = Ten link jest nieprawidłowy albo minęła godzina, przez którą działał.
page-refused-offer_over = To miejsce zostało już oddane.
page-refused-lent = Już gra za ciebie bot.
page-refused-nobody_awaited = Nie ma komu przypomnieć: stół czeka na ciebie albo na bota.
page-refused-not_away = Botowi można oddać tylko miejsce kogoś, za kogo bot już gra.
page-refused-not_gone = Ta osoba jest przy stole albo dopiero co odeszła. Poczekaj chwilę.
page-refused-by_the_clock = Przy stole na dni każdy ma tyle czasu, ile daje zegar.
page-refused-nudged = Ktoś już przypomniał. Poczekaj chwilę.
page-refused-other_seat = To nie jest twoje dawne miejsce. Wiesz, co kryło tamto, więc możesz wrócić tylko na nie.
page-refused-seats_closed = Przy tym stole boty zostają na miejscach. Poproś kogoś o przekazanie miejsca.
page-dice-setting = Kostki są mieszane…
page-dice-waiting = Jeszcze chwila, czekamy na: { $names }
page-dice-out = Nie trafiła do kostek, bo nie została ujawniona na czas, część od: { $names }.
page-dice-commitment = Uwaga: serwer pokazuje inną pieczęć niż wcześniej. Jego kostkom nie można ufać.
page-dice-given = Uwaga: to, co gracze dali do kostek, wygląda inaczej niż wcześniej albo do siebie nie pasuje. Tym kostkom nie można ufać.
page-dice-begun_again = Uwaga: start cofnięto po ujawnieniu twojej części kostek. Serwer mógłby wykorzystać to, co już wie; twoja część nie zostanie ujawniona ponownie.
page-dice-left_out = Uwaga: twoja część kostek została ujawniona, a mimo to się nie liczy. Może połączenie było za wolne, a może serwer ją pominął.
page-dice-replaced = Za twoje miejsce trafiła do kostek inna część niż z tej przeglądarki. Jeśli nie siedzisz tu też z innego urządzenia, podstawił ją serwer.
page-dice-no_part = W tych kostkach nie ma nic od ciebie: gra zaczęła się, zanim dotarła twoja część, albo nie ujawniono jej na czas.
page-dice-seed = Uwaga: zawartość koperty nie pasuje do pieczęci. Kostki nie były tymi, które zapieczętowano.
page-refused-opening_over = Na to jest już za późno: kostki są ustalone albo obejdą się bez ciebie.
page-refused-bad_opening = To nie otwiera tego, co przyrzeczono.
page-refused-bad_position = To nie jest pozycja tej gry: { $text }
page-refused-bad_line = Tych ruchów nie da się wykonać po kolei: { $text }
page-refused-no_such_what_if = Nie ma tu takiego planu. Kto go udostępnił, mógł odejść na dobre.
page-refused-too_many_what_ifs = Masz już tyle udostępnionych planów, ile wolno.
page-refused-bad_order = Tego nie można zlecić. Wybierz z podanych możliwości.
page-refused-seated = Masz już miejsce przy tym stole.
page-refused-talk_off = Przy tym stole nie ma rozmów.
page-refused-not_over = Gra jeszcze się nie skończyła.
page-refused-not_checkable = Ta gra pochodzi skądinąd, bez koperty: jej kostek nie da się tu sprawdzić.
page-refused-no_such_position = Takiej pozycji w tej grze nie ma.

## Rady

page-hint = Rada
    .help = Co zrobiłby tu dobry gracz?
page-hint-would = { $level } radzi:
page-hint-asking = Chwila namysłu…
page-hint-do = Zrób to wszystko
page-hint-others = Inne rozważane ruchy ({ $count })
page-hint-best = jego rada
page-hint-plan = { $first } …, a na końcu: { $last }
page-hint-less = o { $less } mniej
page-hint-no-reason = Nie podaje powodu.
page-hint-level = Kogo zapytać
page-tv-show = Pokaż na telewizorze
    .help = Plansza, gracze i przebieg gry w dużym formacie, bez kart na ręku; ręce są w telefonach.
`,o=`camel_up-title = Camel Up
camel_up-pitch = Przebiegłe Wielbłądy: typuj wyścig, w którym wielbłądy wożą się nawzajem.
camel_up-stage = etap { $number }
camel_up-bot-random = Włóczęga
    .help = Wykonuje dowolny dozwolony ruch, bez planu.
camel_up-bot-novice = Nowicjusz
    .help = Częściej patrzy, kto prowadzi, niż liczy, i ulega nastrojom.
camel_up-bot-regular = Bywalec
    .help = Zna dokładne szanse, zgaduje, na co postawili inni, i myśli o tym, co zostawia następnej osobie.
camel_up-bot-expert = Ekspert
    .help = Gra o pierwsze miejsce, a nie o monety: sprawdza najlepsze ruchy w setkach wyścigów aż do mety.`,s=`emira-title = Emira
emira-pitch = Szejkowie się zalecają, księżniczki wybierają. Satyra.
emira-stage = tura { $number }
emira-bot-random = Włóczęga
    .help = Wykonuje dowolny dozwolony ruch, bez planu.
emira-bot-novice = Nowicjusz
    .help = Myli się w ocenie, przepłaca za pierwszeństwo i nie zwraca uwagi na rywali.
emira-bot-regular = Bywalec
    .help = Porównuje każdą akcję ze swoim celem, daje tyle, ile warte jest działanie teraz, i zostawia złoto na utrzymanie.
emira-bot-expert = Ekspert
    .help = Pamięta, ile kto ma złota, i wielokrotnie rozgrywa w myślach swoje plany, zanim zdecyduje. Trudno z nim wygrać.`,c=`five_tribes-title = Five Tribes
five_tribes-pitch = Pięć Klanów: poprowadź plemiona, obudź dżiny, zdobądź sułtanat.
five_tribes-stage = runda { $number }
five_tribes-bot-random = Włóczęga
    .help = Wykonuje dowolny dozwolony ruch, bez planu.
five_tribes-bot-novice = Nowicjusz
    .help = Robi to, co dobrze wygląda na pierwszy rzut oka, i nie myśli o następnych.
five_tribes-bot-regular = Bywalec
    .help = Wie, ile będą warte towary i wezyrowie, pamięta, kto rusza się następny, i rozważnie licytuje. Odpowiada od razu.
five_tribes-bot-expert = Mistrz
    .help = Rozgrywa w głowie najlepsze ruchy, raz za razem, dopóki ma czas. Trudno z nim wygrać.`,l=Object.assign({"./pl/home.ftl":e,"./pl/lesson.ftl":t,"./pl/lobby.ftl":n,"./pl/rules.ftl":r,"./pl/shell.ftl":i,"./pl/table.ftl":a}),u=Object.assign({"../../../src/caravanserai/games/camel_up/text/pl.ftl":o,"../../../src/caravanserai/games/emira/text/pl.ftl":s,"../../../src/caravanserai/games/five_tribes/text/pl.ftl":c}),d=[...Object.values(l),...Object.values(u)];export{d as default};