### Słowa samego terminala po polsku, wspólne dla wszystkich gier.

terminal-and = { $first } i { $last }
terminal-or = { $first } lub { $last }
terminal-player = Podróżny
terminal-seat = Miejsce { $number }
terminal-you = ty
terminal-welcome = Witaj w karawanseraju. Dziś wieczorem gramy w { $game }.
terminal-company = Przy stole: { $names }.
terminal-bot = { $name } ({ $kind })
terminal-log = Dotychczasowy przebieg gry
terminal-log-empty = Jeszcze nic się nie wydarzyło.
terminal-section = §{ $section }

## Polecenia, które można wpisać, i co robią

terminal-command-help = pomoc
    .help = ta strona; z ruchem, na przykład { $example }: co on robi i czy wolno
terminal-command-odds = szanse
    .help = co się pewnie stanie, w liczbach
terminal-command-hint = rada
    .help = co zrobiłby dobry gracz i dlaczego
terminal-command-board = plansza
    .help = pokaż stół jeszcze raz
terminal-command-log = przebieg
    .help = wszystko, co się dotąd wydarzyło
terminal-command-save = zapisz
    .help = zachowaj grę w pliku: { $word } wieczór.txt
terminal-command-quit = koniec
    .help = odejdź od stołu
terminal-help-title = Jak grać
terminal-help-type = Wpisz numer wiersza i to, co po nim, jak { $example }; albo pełny zapis, jak { $notation }.
terminal-help-section = Znak taki jak §{ $section } wskazuje regułę; ? { $section } ją pokazuje.
terminal-help-moves = Co możesz zrobić
terminal-help-commands = A poza tym
terminal-line = Np. { $examples }. ? objaśnia; { $commands }.
terminal-press = Wpisz numer albo ruch. ? objaśnia.

## Odpowiedzi

terminal-unknown = „{ $text }” to ani ruch, ani polecenie. Wpisz na przykład { $example } albo ?, żeby zobaczyć pomoc.
terminal-which = { $word }: co dokładnie? { $choices }
terminal-several = „{ $text }” może znaczyć { $choices }. Co wybierasz?
terminal-illegal = { $move }: nie teraz. { $reason }
terminal-legal = Teraz wolno to zrobić.
terminal-no_section = Nie ma reguły o numerze { $section }.
terminal-hint = { $bot } proponuje { $notation }: { $move }.
terminal-no_reason = Nie podaje powodu.
terminal-no_odds = Dla tej gry nie ma wyliczonych szans.
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
