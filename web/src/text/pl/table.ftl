### Słowa każdego stołu: pytania, dziennik, miejsca, menu, koniec.

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
