var e=`page-whatif = Co by było, gdyby
page-whatif-not-a-game = Plan, nie gra.
page-whatif-nothing-counts = Tu nic się nie rozgrywa i nic się nie liczy.
page-whatif-back = Wstecz
page-whatif-forward = Dalej
page-whatif-share = Udostępnij plan
page-whatif-to-review = Do analizy
page-whatif-home = Strona główna
page-whatif-shared = Kto ma ten link, widzi wszystkie gałęzie w obecnej postaci i idzie dalej we własnej kopii.
page-whatif-shared-link = Link do tego planu
page-whatif-own-copy = Idziesz dalej we własnej kopii.
page-whatif-as-shared = Jak udostępniono
page-whatif-start-over = Od nowa

page-whatif-branches = Gałęzie
page-whatif-branch = Gałąź { $number }
page-whatif-branch-name = Nazwa tej gałęzi
page-whatif-branch-rename = Zmień nazwę: { $name }
page-whatif-branch-remove = Usuń: { $name }
page-whatif-as-played = Jak zagrano
page-whatif-here = tu jesteś
page-whatif-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
page-whatif-at = Ruch { $at } z { $of }
page-whatif-at-start = Początek
page-whatif-where = Wzdłuż tej gałęzi
page-whatif-none = Wykonaj ruch na planszy: zacznie się pierwsza gałąź. Cofnij się i wykonaj inny, a zacznie się druga.

page-whatif-chance = Teraz decyduje los
page-whatif-roll = Niech zdecyduje
page-whatif-choose = Albo wybierz, co wypadnie
page-whatif-choose-do = To
page-whatif-dice = Kości i karty
page-whatif-dice-rolled = wypadają same
page-whatif-dice-chosen = wybieram
page-whatif-eyes = Oczami
page-whatif-eyes-mover = tego, kto ma ruch
page-whatif-who = Kto gra
page-whatif-who-seat = Kto gra za: { $seat }
page-whatif-me = ja
page-whatif-bot = bot: { $level }

page-whatif-best = Najlepsze ruchy: { $seat }
page-whatif-best-told = Szansa na wygraną w %, według tego, co to miejsce mogło wiedzieć.
page-whatif-engine = Silnik
page-whatif-engine-on = Niech myśli
page-whatif-engine-off = Stop
page-whatif-engine-more = 4 razy więcej
page-whatif-engine-begins = Silnik zaczyna myśleć…
page-whatif-engine-busy = Silnik jest zajęty; zaraz do tego wróci.
page-whatif-games = { $count ->
    [one] { $count } gra po każdym ruchu, te same kości dla wszystkich. Wąsy: 95 %.
    [few] { $count } gry po każdym ruchu, te same kości dla wszystkich. Wąsy: 95 %.
    [many] { $count } gier po każdym ruchu, te same kości dla wszystkich. Wąsy: 95 %.
   *[other] { $count } gry po każdym ruchu, te same kości dla wszystkich. Wąsy: 95 %.
  }
page-whatif-nothing-to-decide = Tu nie ma nic do rozstrzygnięcia.
page-whatif-is-best = najlepszy
page-whatif-was-played = jak zagrano
page-whatif-up-to = { $move }, do { $price }
page-whatif-play = Wykonaj ten ruch
page-whatif-win = Kto by wygrał: { $chances }
page-whatif-won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają { $names }.
  }

page-whatif-from = Skąd
page-whatif-from-table = z rozegranej gry
page-whatif-from-notation = z ustawionej pozycji
page-whatif-position = Pozycja
page-whatif-copy = Kopiuj pozycję
page-whatif-copied = Skopiowano
page-whatif-edit = Ustaw inną pozycję
page-whatif-notation = Pozycja w zapisie
page-whatif-notation-help = Co nie jest wymienione, jest jak na początku. Zasady każdej gry mówią, jak to się zapisuje; najłatwiej zmienić to, co tu stoi.
page-whatif-notation-start = Puste pole to początek gry.
page-whatif-open = Otwórz
page-whatif-wrong = To nie jest pozycja: { $fault }
page-whatif-wrong-at = Błąd jest przy znaku { $at }.
page-whatif-game = Gra
page-whatif-new = Ustaw pozycję
page-whatif-new-told = Zacznij od dowolnej pozycji, próbuj ruchów za każde miejsce albo pozwól odpowiadać botom i wyślij gałęzie znajomym.
`;export{e as default};