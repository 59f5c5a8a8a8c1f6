### Słowa samego terminala po polsku, wspólne dla wszystkich gier.

terminal-and = { $first } i { $last }
terminal-or = { $first } lub { $last }
terminal-player = Wędrowiec
terminal-seat = Miejsce { $number }
terminal-guest = gość
terminal-you = ty
terminal-welcome = Witaj w karawanseraju. Dziś wieczorem: { $game }.
terminal-company = Przy stole: { $names }.
terminal-bot = { $name } ({ $kind })
terminal-level = { $level }: { $help }
terminal-levels = Inne poziomy, przy uruchamianiu: { $levels }
terminal-log = Dziennik gry
terminal-log-empty = Jeszcze nic się nie wydarzyło.
terminal-section = §{ $section }

## Polecenia, które można wpisać, i co robią

terminal-command-help = pomoc
    .help = ta strona; z ruchem, na przykład { $example }: co on robi i czy wolno
terminal-command-odds = szanse
    .help = co się prawdopodobnie stanie, w liczbach
terminal-command-count = liczenie
    .help = co kto na pewno ma, o ile możesz to wiedzieć, licząc
terminal-command-hint = rada
    .help = co zrobiłby dobry gracz, dlaczego i co jeszcze można; { $word } nowicjusz pyta kogoś innego
terminal-command-why = dlaczego
    .help = dlaczego boty zagrały tak ostatnio; { $word } Amina pyta tylko ją
terminal-command-board = plansza
    .help = pokaż stół jeszcze raz
terminal-command-log = dziennik
    .help = wszystko, co się dotąd wydarzyło
terminal-command-save = zapisz
    .help = zachowaj grę w pliku: { $word } wieczór.txt
terminal-command-quit = koniec
    .help = odejdź od stołu
terminal-help-title = Jak grać
terminal-help-type = Wpisz numer wiersza i to, co po nim, jak { $example }; albo pełny zapis, jak { $notation }.
terminal-help-section = Znak taki jak §{ $section } wskazuje zasadę; ? { $section } ją pokazuje.
terminal-help-moves = Co możesz zrobić
terminal-help-commands = A poza tym
terminal-help-slash = Słowo, od którego zaczyna się dozwolony ruch, oznacza ten ruch. Po ukośniku, na przykład { $example }, słowo jest zawsze poleceniem.
terminal-line = Np. { $examples }. ? objaśnia; { $commands }.
terminal-press = Wpisz numer albo ruch. ? objaśnia.

## Odpowiedzi

terminal-unknown = „{ $text }” to ani ruch, ani polecenie. Wpisz na przykład { $example } albo ?, żeby zobaczyć pomoc.
terminal-which = { $word }: co dokładnie? { $choices }
terminal-several = „{ $text }” może znaczyć { $choices }. Co wybierasz?
terminal-illegal = { $move }: nie teraz. { $reason }
terminal-legal = Teraz wolno to zrobić.
terminal-no_section = Nie ma zasady o numerze { $section }.
terminal-hint = { $bot } proponuje { $notation }: { $move }.
terminal-no_reason = Nie podaje powodu.
terminal-plan = { $first } …, a na końcu: { $last }
terminal-hint-others = W porównaniu z tym:
terminal-less = o { $less } mniej
terminal-why-move = { $name }: { $move }.
terminal-why-secret = Ostatni ruch gracza { $name } jest ukryty, więc powód też.
terminal-why-quiet = Jak daleko się posunie, pozostaje tajemnicą.
terminal-why-nothing = Żaden bot nie miał jeszcze nic do wyboru.
terminal-why-who = Przy tym stole nie ma bota o imieniu „{ $name }”. Są: { $names }.
terminal-no_odds = Dla tej gry nie ma wyliczonych szans.
terminal-no_count = Teraz nie ma czego liczyć.
terminal-save_which = Podaj nazwę pliku: { $word } wieczór.txt
terminal-save_exists = Plik { $file } już istnieje. Wybierz inną nazwę.
terminal-save_failed = Nie udało się zapisać pliku { $file }: { $fault }
terminal-saved = Gra jest zachowana w pliku { $file }. Żeby ją obejrzeć: caravanserai replay { $file }

## Koniec

terminal-final = Wynik
terminal-place = Miejsce
terminal-name = Gracz
terminal-score = Punkty
terminal-bye = Dziękujemy za grę. Latarnia zostaje dla ciebie zapalona.
terminal-left = Gra nie jest skończona. Szerokiej drogi!
terminal-left_unsaved = Nie została zapisana. Następnym razem zachowa ją --save PLIK.

## Oglądanie zapisanej gry

terminal-replay = { $game }: { $names }. { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }.
terminal-replay-step = Ruch { $number }
terminal-replay-steps = Ruchy { $first } do { $last }
terminal-replay-chance = Los
terminal-replay-keys = Enter: dalej · b: wstecz · liczba: przejdź tam · q: wyjdź
terminal-replay-open = Tu zapisana gra się urywa.
terminal-replay-bounds = Są tylko ruchy od 1 do { $last }.

## Gość przy odległym stole

terminal-guest-ready = w gotowości
terminal-guest-not_ready = jeszcze chwila
terminal-guest-bot = gra bot
terminal-guest-free = wolne
terminal-guest-lobby = Gra się jeszcze nie zaczęła. Możesz wpisać: { $commands }. ? objaśnia.
terminal-guest-watching = Przyglądasz się grze.
terminal-guest-returned_self = Twoje miejsce na ciebie czekało.
terminal-guest-stands_in = { $name }: poza stołem, teraz gra tu { $bot }.
terminal-guest-returned = { $name } wraca do stołu.
terminal-guest-resigned = { $name } rezygnuje z gry: dalej gra { $bot }.
terminal-guest-handed = { $former } oddaje miejsce. Teraz gra tu { $name }.
terminal-guest-taken = { $name } zajmuje miejsce bota ({ $former }).
terminal-guest-lent = { $name } na jakiś czas oddaje grę botowi ({ $bot }).
terminal-guest-nudged = { $name } przypomina: stół czeka na ciebie.
terminal-guest-has_nudged = Przypomniano.
terminal-guest-has_lent = Gra za ciebie bot, dopóki nie wykonasz ruchu albo nie wpiszesz { $word }.
terminal-guest-which_seat = Które miejsce? { $word } 2, można też dodać imię. Miejsca botów: { $seats }.
terminal-guest-which_away = Czyje miejsce? { $word } 2. Poza stołem są: { $seats }.
terminal-guest-nobody_away = Nie ma nikogo poza stołem, za kogo mógłby zagrać bot.
terminal-guest-has_opened = Kto ma link, może teraz zająć miejsce bota.
terminal-guest-has_closed = Boty zostają teraz na swoich miejscach.
terminal-guest-order_none = Nie masz żadnego zlecenia.
terminal-guest-order_stands = Twoje zlecenie, którego nikt inny nie widzi: { $lines }
terminal-guest-order_over = Twoje zlecenie już nie obowiązuje: { $ended ->
        [done] zostało wykonane
        [moved] ruch został zrobiony ręcznie
        [went_back] grę cofnięto
        [void] minęło to, do czego służyło
        [not_possible] nie dało się go wykonać
       *[over] gra się skończyła
    }.
terminal-guest-order_offers = Wpisz { $word } { $first }, a stanie się to w twojej turze, choćby cię nie było. Kilka zleceń oddziela średnik i liczy się pierwsze, które da się wykonać; kreska odwołuje wszystko. Do wyboru: { $offers }
terminal-guest-undo_wish = { $name } chce cofnąć grę o { $moves ->
        [one] jeden ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }. Wpisz { $agree } albo { $refuse }.
terminal-guest-undo_seen = { $name } chce cofnąć grę o { $moves ->
        [one] jeden ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
terminal-guest-undo_asked = Pytamy pozostałych, czy zgadzają się cofnąć grę o { $moves ->
        [one] jeden ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
terminal-guest-agreed = Twoja zgoda jest zapisana.
terminal-guest-refused = Twoja odmowa jest zapisana.
terminal-guest-undo_over = Gra się nie cofa i toczy się dalej.
terminal-guest-went_back = Gra została cofnięta.
terminal-guest-ahead = Twój wybór: { $move }. Liczy się, gdy wybiorą też inni; do tej pory możesz go cofnąć.
terminal-guest-awaited = Czekamy na odpowiedzi: { $names }.
terminal-guest-lost = Połączenie zostało przerwane. Trwa ponowne łączenie…
terminal-guest-found = Połączenie zostało przywrócone.
terminal-guest-waiting = Serwer nie odpowiada. Kolejna próba…
terminal-guest-unknown = „{ $text }” to nie polecenie, a to nie twoja tura. ? objaśnia.
terminal-guest-talk = { $name }: { $text }
terminal-guest-reaction-well_played = Dobre zagranie!
terminal-guest-reaction-ouch = Auć!
terminal-guest-reaction-thinking = Muszę pomyśleć…
terminal-guest-reaction-hurry = Czekamy!
terminal-guest-reaction-thanks = Dziękuję!
terminal-guest-reaction-laugh = Ha, ha!
terminal-guest-said = Powiedziane.
terminal-guest-say_what = Co powiedzieć? { $word } dobry wieczór
terminal-guest-which_bot = Podaj miejsce i bota: { $word } 2 { $name }. Są: { $bots }. Kreska zamiast nazwy zwalnia miejsce.
terminal-guest-which_level = Nie ma tu bota o nazwie { $level }. Można zapytać: { $levels }.
terminal-guest-resign_sure = Bot przejmie twoje miejsce na dobre. Jeśli tak ma być, wpisz { $word } jeszcze raz.
terminal-guest-odds_off = Przy tym stole gra się bez podpowiadania szans.
terminal-guest-odds_own = Przy tym stole szanse widać tylko we własnej turze.
terminal-guest-left = Miejsce jest znowu wolne. Szerokiej drogi!
terminal-guest-kept = Miejsce na ciebie czeka; po { $seconds } s zastąpi cię bot. Żeby wrócić: caravanserai join { $link }
terminal-guest-kept_open = Miejsce na ciebie czeka, a gra się jeszcze nie zaczęła. Żeby wrócić: caravanserai join { $link }
terminal-guest-kept_days = Miejsce na ciebie czeka; bot cię nie zastąpi, ale w twojej turze zegar idzie. Żeby wrócić: caravanserai join { $link }
terminal-guest-clock-none = Bez zegara: nikt się nie śpieszy.
terminal-guest-clock-minutes = Zegar: { $minutes } min dla każdego i { $increment } s więcej za każdy ruch.
terminal-guest-clock-days = Zegar: { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    } na każdy ruch.
terminal-guest-bank = W zapasie, na dłuższe ruchy: { $bank } h.
terminal-guest-weekends = Weekendy są wolne.
terminal-guest-zero-bot_moves = Gdy czas się skończy, ten ruch wykonuje bot.
terminal-guest-zero-resign = Gdy czas się skończy, bot przejmuje miejsce na dobre.
terminal-guest-lens-all = Wszyscy widzą szanse.
terminal-guest-lens-own = Szanse widać we własnej turze.
terminal-guest-lens-off = Szans nie widać.
terminal-guest-option = { $name }: { $value }
terminal-guest-clocks = Pozostały czas: { $clocks }
terminal-guest-time-days = { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    } { $hours } h
terminal-guest-sealed = Kostki są zapieczętowane. Zanotuj pieczęć, a po grze sprawdzisz, że nikt ich nie podmienił: { $seal }
terminal-guest-dice_by = Wymieszali je razem serwer i { $names }: nikt nie mógł ich dobrać.
terminal-guest-dice_without = W kostkach brakuje tego, co przyrzekli, a czego nie ujawnili na czas: { $names }.
terminal-guest-dice-commitment = Uwaga: serwer pokazuje teraz inną pieczęć niż wcześniej. Jego kostkom nie można ufać.
terminal-guest-dice-given = Uwaga: to, co gracze dali do kostek, wygląda teraz inaczej niż wcześniej albo do siebie nie pasuje. Tym kostkom nie można ufać.
terminal-guest-dice-begun_again = Uwaga: start cofnięto po tym, jak ujawniono twoją część kostek. Serwer mógłby to wykorzystać; twoja część nie zostanie ujawniona ponownie.
terminal-guest-dice-left_out = Uwaga: twoja część kostek została ujawniona, a mimo to się nie liczy. Może połączenie było za wolne, a może serwer ją pominął.
terminal-guest-dice-replaced = Za twoje miejsce przyrzeczono coś innego niż to, co wyszło stąd. Jeśli nie siedzisz tam też z innego urządzenia, podstawił to serwer.
terminal-guest-dice-no_part = W tych kostkach nie ma nic od ciebie: gra zaczęła się, zanim dotarła twoja część, albo nie ujawniono jej na czas.
terminal-guest-dice-seed = Uwaga: ziarno, które serwer ujawnił, nie pasuje do pieczęci. Kostki nie były tymi, które zapieczętował.
terminal-guest-salted = Twoje słowa trafią do twojej części kostek.
terminal-guest-salt_what = Jakie słowa dodać? { $word } księżyc nad wydmami
terminal-guest-offered = Kto w ciągu godziny otworzy ten link, przejmie twoje miejsce:
terminal-guest-again = Wpisz { $word }, żeby zagrać jeszcze raz; sam Enter kończy.
terminal-guest-again_open = Stół do następnej gry jest otwarty. Wpisz { $word }, żeby tam przejść; sam Enter kończy.
terminal-guest-keep = Żeby zachować grę i sprawdzić kostki: caravanserai join { $link } --save wieczór.txt, a potem caravanserai verify wieczór.txt
terminal-guest-verify = Żeby sprawdzić, czy kostki były uczciwe: caravanserai verify { $file } --commitment { $seal }
terminal-guest-help_help = ta strona; w swojej turze także z ruchem, na przykład { $example }
terminal-guest-help_alone = ta strona
terminal-guest-quit_help = odejdź, a miejsce zachowaj
terminal-guest-command-ready = gotowe
    .help = powiedz, że można zaczynać
terminal-guest-command-wait = czekaj
    .help = powiedz, że jeszcze nie można zaczynać
terminal-guest-command-start = zacznij
    .help = zacznij grę
terminal-guest-command-bot = posadź
    .help = daj wolne miejsce botowi, jak { $word } 2 i nazwa ({ $bots }); kreska znów zwalnia miejsce
terminal-guest-command-leave = wstań
    .help = zwolnij swoje miejsce i odejdź
terminal-guest-command-undo = cofnij
    .help = wróć do początku swojej tury; dalej, jeśli wszyscy się zgodzą
terminal-guest-command-agree = zgoda
    .help = zgódź się na cofnięcie gry
terminal-guest-command-refuse = odmowa
    .help = niech gra toczy się dalej
terminal-guest-command-say = powiedz
    .help = powiedz coś do stołu: { $word } dobry wieczór
terminal-guest-command-salt = sól
    .help = dodaj do kostek własne słowa: { $word } księżyc nad wydmami
terminal-guest-command-nudge = przypomnij
    .help = przypomnij tym, na których czeka stół, raz na minutę
terminal-guest-command-cover = zastąp
    .help = niech bot od razu zagra za kogoś, kogo nie ma: { $word } 2
terminal-guest-command-lend = pożycz
    .help = niech bot gra za ciebie, póki nie wrócisz
terminal-guest-command-back = wracam
    .help = weź miejsce z powrotem od bota
terminal-guest-command-sit = usiądź
    .help = zajmij miejsce bota: { $word } 2
terminal-guest-command-order = zlecenie
    .help = co zrobić w twojej turze, gdy cię nie ma: { $word } pokazuje, co można zlecić
terminal-guest-command-open = otwórz
    .help = pozwól zająć miejsce bota każdemu, kto ma link
terminal-guest-command-close = zamknij
    .help = niech boty zostaną na swoich miejscach
terminal-guest-command-offer = oddaj
    .help = link, dzięki któremu ktoś przejmie twoje miejsce
terminal-guest-command-rematch = rewanż
    .help = zagraj jeszcze raz, przy nowym stole na tych samych miejscach
terminal-guest-command-resign = rezygnuję
    .help = oddaj swoje miejsce botowi na dobre

## Czego odmawia odległy serwer

terminal-guest-error-unreachable = Nie można połączyć się z serwerem. Czy link jest poprawny i czy serwer działa?
terminal-guest-error-no_such_table = Na tym serwerze nie ma takiego stołu.
terminal-guest-error-not_watchable = Ten stół widzą tylko ci, którzy przy nim siedzą.
terminal-guest-error-seat_taken = Miejsce { $seat } jest zajęte.
terminal-guest-error-table_full = Wszystkie miejsca przy tym stole są zajęte. Z --watch możesz się przyglądać.
terminal-guest-error-no_such_seat = Przy tym stole nie ma miejsca { $seat }.
terminal-guest-error-game_begun = Gra już się zaczęła.
terminal-guest-error-not_playing = Żadna gra się teraz nie toczy.
terminal-guest-error-not_host = Może to zrobić tylko ten, kto otworzył stół.
terminal-guest-error-not_seated = Nie masz miejsca przy tym stole.
terminal-guest-error-seat_free = Miejsce { $seat } jest wolne: ktoś musi tam usiąść albo trzeba posadzić bota.
terminal-guest-error-not_ready = { $name } potrzebuje jeszcze chwili.
terminal-guest-error-stale = Stół się tymczasem zmienił. Spójrz jeszcze raz.
terminal-guest-error-not_your_turn = To nie twoja tura.
terminal-guest-error-lens_off = Przy tym stole nikt nie udziela rad.
terminal-guest-error-nothing_to_undo = Nie ma czego cofnąć.
terminal-guest-error-bad_undo = Do tego miejsca gry nie można się cofnąć.
terminal-guest-error-undo_asked = Ktoś już chce cofnąć grę. Najpierw trzeba na to odpowiedzieć.
terminal-guest-error-no_undo_asked = Nikt nie chce cofnąć gry.
terminal-guest-error-answered = Twoja odpowiedź już jest zapisana.
terminal-guest-error-talk_off = Przy tym stole się nie rozmawia.
terminal-guest-error-bad_offer = Ten link nie oddaje żadnego miejsca przy tym stole.
terminal-guest-error-offer_over = Ten link już nie działa: minęła godzina albo miejsce zostało oddane. Poproś o nowy.
terminal-guest-error-seated = Masz już miejsce przy tym stole.
terminal-guest-error-nudged = Ktoś już przypomniał. Poczekaj trochę: { $seconds } s.
terminal-guest-error-nobody_awaited = Nie ma komu przypominać: stół czeka na ciebie albo na bota.
terminal-guest-error-lent = Bot już gra za ciebie.
terminal-guest-error-seats_closed = Przy tym stole boty zostają na miejscach.
terminal-guest-error-not_gone = Ta osoba jest przy stole albo dopiero co odeszła. Poczekaj chwilę.
terminal-guest-error-by_the_clock = Przy stole na dni każdy ma tyle czasu, ile daje zegar.
terminal-guest-error-in_a_lesson = W pierwszej grze tego się nie robi.
terminal-guest-error-other_seat = Wiesz, co było zakryte na miejscu { $seat }: możesz je odzyskać, ale innego nie zajmiesz.
terminal-guest-error-bad_order = Tego nie da się zlecić. Samo „zlecenie” pokazuje, co można.
terminal-guest-error-not_over = Gra się jeszcze nie skończyła.
terminal-guest-error-too_many = Za dużo naraz. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
terminal-guest-error-bad_token = Serwer nie zna tego tokenu albo został on unieważniony.
terminal-guest-error-scope = Ten token pozwala tylko się przyglądać.
terminal-guest-error-try_again = Ktoś inny zmienił ten stół. Spróbuj jeszcze raz.
terminal-guest-error-no_storage = Serwer nie ma teraz dostępu do stołów. Spróbuj za chwilę.

# Sprawdzanie zapisanej gry.
terminal-verify-sound = { $file }: w porządku: { $game }, graczy: { $players }, ruchów: { $moves }; wygrywa { $winners } ({ $scores })
terminal-verify-sound_so_far = { $file }: jak dotąd w porządku: { $game }, graczy: { $players }, ruchów: { $moves }, gra nieskończona
terminal-verify-position = Zaczyna się od ułożonej pozycji, a nie od początku.
terminal-verify-taken_back = { $count ->
        [one] Po drodze cofnięto { $count } ruch.
        [few] Po drodze cofnięto { $count } ruchy.
       *[other] Po drodze cofnięto { $count } ruchów.
    }
terminal-verify-no_dice = Nic w pliku nie mówi, skąd są jego kostki.
terminal-verify-fits = Kostki zgadzają się z plikiem. Czy są to kostki z gry, powie tylko zobowiązanie zanotowane przed nią: --commitment
terminal-verify-sealed = To te kostki: ziarno serwera i przyrzeczenia wszystkich są takie, jak zanotowano na starcie, i wynika z nich każdy rzut.
terminal-verify-committed = To te kostki: ziarno serwera pasuje do zanotowanego zobowiązania i wynika z niego każdy rzut.
terminal-verify-committed_only = Ziarno serwera pasuje do zanotowanego zobowiązania, a każdy rzut wynika z niego i z tego, co dali gracze. O tym, czy ich przyrzeczenia są takie jak na starcie, zobowiązanie nie mówi; mówi to pieczęć ze startu.
terminal-verify-other_dice = To nie są kostki, które zanotowano: ten plik ma zobowiązanie { $commitment } i pieczęć { $seal }.
terminal-verify-by = { $count ->
        [0] W kostkach jest tylko ziarno serwera.
       *[other] W kostkach jest ziarno serwera i to, co dali: { $names }.
    }
terminal-verify-out = W kostkach brakuje tego, co przyrzekli, a czego nie ujawnili na czas: { $names }.
terminal-verify-signed = Podpisano kluczem { $key } i od tego czasu nie zmieniono. Czyj to klucz, powie --server albo --key.
terminal-verify-signed_by = { $server ->
        [none] Podpisano podanym kluczem i od tego czasu nie zmieniono.
       *[other] Podpisał { $server } kluczem { $key } i od tego czasu nie zmieniono.
    }
terminal-verify-not_signed = Bez podpisu: ruchy, imiona, cofnięcia i koniec są tyle warte, co słowo tego, od kogo jest plik.
terminal-verify-other_key = Podpisano, ale innym kluczem: { $key }

## Gra według innych zasad niż dzisiejsze

terminal-earlier-alike = Grano według wersji { $rules } zasad. Według dzisiejszej, wersji { $today }, każdy ruch też jest dozwolony, a koniec jest ten sam.
terminal-earlier = Grano według wersji { $rules } zasad; dzisiejsza to wersja { $today }. { $count ->
        [0] Prowadzi przez wszystkie ruchy, ale zakończyłaby grę inaczej.
        [one] Jest { $count } ruch, do którego nie prowadzi: ruch { $first }. Czy był dozwolony i o czym zdecydowały tam kostki, tego nie da się tu sprawdzić.
        [few] Są { $count } ruchy, do których nie prowadzi, pierwszy z nich to ruch { $first }. Czy były dozwolone i o czym zdecydowały tam kostki, tego nie da się tu sprawdzić.
       *[other] Jest { $count } ruchów, do których nie prowadzi, pierwszy z nich to ruch { $first }. Czy były dozwolone i o czym zdecydowały tam kostki, tego nie da się tu sprawdzić.
    }
terminal-earlier-since = Od ruchu { $moves } obowiązuje wersja { $rules } zasad.
terminal-verify-unaltered = { $file }: bez zmian: { $game }, graczy: { $players }, ruchów: { $moves }
terminal-earlier-end = Ostatni wiersz mówi: { $end }
terminal-verify-earlier_dice = Żadnego losowania nie pominięto. Że każdy rzut wynika z ziarna i przyrzeczeń, wiadomo o ruchach, do których prowadzą dzisiejsze zasady. { $noted ->
        [sealed] Ziarno serwera i przyrzeczenia wszystkich są takie, jak zanotowano na starcie.
        [committed] Ziarno serwera pasuje do zanotowanego zobowiązania.
       *[no] Ziarno pasuje do swojego zobowiązania, a to, co ujawniono, do przyrzeczeń. Czy są to te z gry, powie tylko zobowiązanie zanotowane przed nią: --commitment
    }
terminal-guest-rules_since = Od ruchu { $moves } obowiązuje wersja { $after } zasad; przedtem była to wersja { $before }. Tego, co było wcześniej, nie można cofnąć. { $dropped ->
        [0] { "" }
        [one] Trzeba było w tym celu cofnąć { $dropped } ruch, bo nowe zasady tam nie prowadzą.
        [few] Trzeba było w tym celu cofnąć { $dropped } ruchy, bo nowe zasady tam nie prowadzą.
       *[other] Trzeba było w tym celu cofnąć { $dropped } ruchów, bo nowe zasady tam nie prowadzą.
    }
terminal-guest-rules_then = W tę grę grano według wersji { $played } zasad; dzisiejsza to wersja { $today } i nie prowadzi przez całą grę. Koniec jest taki, jaki był; z ruchów, do których nie prowadzi, widać tylko ich zapis.

## Analiza skończonej gry

terminal-review = { $game }, analiza: { $names }.
terminal-review-from = { $how ->
        [open] PRZY ODKRYTYCH KARTACH: szanse uwzględniają też wszystko, co było ukryte. Nikt przy stole nie mógł ich znać.
        [seat] Szanse wynikają z tego, co w każdej chwili mogło wiedzieć miejsce: { $name }.
       *[all] Szanse wynikają z tego, co mogli wiedzieć wszyscy przy stole; każdą decyzję ocenia się z tego, co mogło wiedzieć jej miejsce.
    }
terminal-review-chart = Szansa na zwycięstwo, od pierwszego ruchu do ostatniego
terminal-review-turnings = Punkty zwrotne
terminal-review-turning = { $stage }: { $what } { $name }: z { $before } na { $after } %.
terminal-review-turning_revealed = Los { $luck } %, karty odkryte na końcu { $cards } % (to nie los).
terminal-review-setup = Przygotowanie
terminal-review-no_turnings = Żaden pojedynczy krok wiele nie zmienił.
terminal-review-decisions = Decyzje
terminal-review-errors = Błędy i dobre ruchy, które trudno było zobaczyć
terminal-review-none = Nie ma żadnego, który wyraźnie wykracza poza szum.
terminal-review-grade = { $grade ->
        [small] drobny błąd
        [real] błąd
        [grave] ciężki błąd
        [fine] dobrze znalezione
       *[none] { "" }
    }
terminal-review-instead = zamiast tego: { $move }
terminal-review-glance = o { $gain } % lepiej niż to, co na oko wygląda najlepiej
terminal-review-up_to = { $move }, najwyżej { $price }
terminal-review-loss = { $unit ->
        [coins] −{ $loss } % (± { $error }), w monetach: { $amount }
        [points] −{ $loss } % (± { $error }), w punktach: { $amount }
       *[none] −{ $loss } % (± { $error })
    }
terminal-review-luck = Los i umiejętności, w procentach zwycięstwa: start + los + swoje + cudze = wynik
terminal-review-column = { $column ->
        [move] ruch
        [who] kto
        [played] zagrano
        [cost] koszt
        [verdict] ocena
        [better] lepiej
        [start] start
        [luck] los
        [own] swoje
        [others] cudze
        [result] wynik
        [adjusted] bez losu
        [decisions] decyzje
        [mean_loss] strata na decyzję
       *[errors] błędy
    }
terminal-review-revealed = { $where ->
        [both] Karty odkryte na końcu to nie los: liczą się jako „swoje” ({ $own }) i jako „cudze” ({ $others }).
        [others] Karty odkryte na końcu to nie los: liczą się jako „cudze” ({ $others }).
       *[own] Karty odkryte na końcu to nie los: liczą się jako „swoje” ({ $own }).
    }
terminal-review-usual = Ile decyzja zwykle kosztuje boty, w procentach, zmierzone wśród { $among } botów jednego poziomu: { $bots }.
terminal-review-made = Ocenia { $engine }, prób na chwilę: { $samples }, na decyzję: { $trials }, ziarno { $seed }. Drobny błąd kosztuje co najmniej { $small } %, błąd { $real }, ciężki { $grave }, a każdy co najmniej { $sure } błędy standardowe. ± to przedział 95 %.
terminal-review-mark = { "," }

## A player aid to print

terminal-aid-title = { $game }: ściąga
terminal-aid-name = ściąga
terminal-aid-foot = Caravanserai · { $game } · Słowa i rysunki własne; liczby wprost z gry. § to punkt zasad
terminal-aid-page = strona { $page } z { $pages }
