### Słowa ramy strony.

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
