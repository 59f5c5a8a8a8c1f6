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
page-whatif-copy-gone = Nie ma tu miejsca na więcej twoich planów: najstarszy zniknął. Plan, który udostępnisz, zostaje.
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
page-whatif-tries = { $count ->
    [one] { $count } próba każdego ruchu, te same karty i kości dla wszystkich.
    [few] { $count } próby każdego ruchu, te same karty i kości dla wszystkich.
    [many] { $count } prób każdego ruchu, te same karty i kości dla wszystkich.
   *[other] { $count } próby każdego ruchu, te same karty i kości dla wszystkich.
  }
page-whatif-depth = { $count ->
    [0] Każda trwa do końca gry.
    [one] Każda trwa do końca bieżącego etapu gry.
    [few] Każda obejmuje { $count } etapy gry, licząc bieżący.
    [many] Każda obejmuje { $count } etapów gry, licząc bieżący.
   *[other] Każda obejmuje { $count } etapu gry, licząc bieżący.
  }
page-whatif-whiskers = Wąsy: 95\xA0%.
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

page-whatif-compare = Porównaj warianty
page-whatif-compare-which = Wariant
page-whatif-compare-part = Rozchodzą się po ruchu { $at }.
page-whatif-compare-part-start = Rozchodzą się na samym początku.
page-whatif-compare-move = { $seat }: { $move }
page-whatif-compare-ends = tu się kończy
page-whatif-compare-go = Przejdź na koniec
page-whatif-compare-told = Kto wygrałby na końcu każdego, według silnika, z tego, co mógłby wiedzieć ten, czyj jest tam ruch.

page-whatif-table = Graj dalej stąd
page-whatif-table-told = Prawdziwy stół zaczyna się od tej pozycji. Jest oznaczony jako ustawiony i nigdzie się nie liczy: ani w dzienniku, ani w statystykach. Kto widział tę pozycję, może wiedzieć, co jest w niej ukryte.
page-whatif-table-name = Twoje imię
page-whatif-table-seat = Grasz za
page-whatif-table-bot = Pozostali to
page-whatif-table-bots = Graj z botami
page-whatif-table-friends = Stół dla znajomych

page-whatif-replay-over = Tu gra jest skończona. Cofnij się do jakiejś decyzji.
page-whatif-replay-other = ten

page-whatif-setup = Ustawianie
page-whatif-setup-begin = Ustaw na planszy
page-whatif-setup-by-hand = Na planszy
page-whatif-setup-by-hand-told = Losujemy nowe rozstawienie; przestawiaj pionki, aż będzie takie, jak chcesz.
page-whatif-setup-players = Gracze
page-whatif-setup-what = Co zmienić
page-whatif-setup-held = Podniesiono: { $piece }. Dotknij, gdzie ma stanąć.
page-whatif-setup-undo = Cofnij
page-whatif-setup-leave = Zostaw, jak było
page-whatif-setup-open = Otwórz tę pozycję
page-whatif-setup-more = Więcej: { $what }
page-whatif-setup-fewer = Mniej: { $what }
page-whatif-setup-camel_up = Dotknij wielbłąda albo go przeciągnij, potem dotknij pola; dotknięcie pustego pola odwraca płytkę. Kostki, żetony, karty i monety są niżej.
page-whatif-setup-five_tribes = Dotknij płytki, by zmienić, co na niej stoi, albo gracza, by zmienić, co ma. Rzędy i dżinny są niżej.
page-whatif-setup-emira = Dotknij szejka, by zmienić, co ma i kto u niego mieszka.
page-whatif-setup-none = brak
page-whatif-setup-nobody = nikt
page-whatif-setup-space = pole { $space }
page-whatif-setup-in-pyramid = w piramidzie
page-whatif-setup-camels = Wielbłądy
page-whatif-setup-tiles = Płytki
page-whatif-setup-dice = Kostki
page-whatif-setup-tickets = Żetony
page-whatif-setup-turn = Tura
page-whatif-setup-turn-number = Tura gry
page-whatif-setup-to-move = Ruch ma
page-whatif-setup-first = Pierwszy gracz
page-whatif-setup-leg = Etap
page-whatif-setup-coins = Monety
page-whatif-setup-tile = Płytka { $tile }
page-whatif-setup-palm = Palmy
page-whatif-setup-palace = Pałace
page-whatif-setup-camel = Wielbłąd
page-whatif-setup-gold = Złoto
page-whatif-setup-viziers = Wezyrowie
page-whatif-setup-elders = Starsi
page-whatif-setup-sections = Części pałacu
page-whatif-setup-status = Karta statusu za { $cost }
page-whatif-setup-guests = Księżniczki
page-whatif-setup-whose = { $name }: { $what }
page-whatif-setup-winner = Zwycięzca { $place }
page-whatif-setup-loser = Ostatni { $place }
page-whatif-setup-partners = Partnerzy
page-whatif-setup-market = Targ
page-whatif-setup-djinns = Dżinny
page-whatif-setup-thieves = Złodzieje
page-whatif-setup-thief-shown = Złodziej do wynajęcia
page-whatif-setup-djinn-place = Dżinn { $place } w rzędzie
page-whatif-setup-card-place = Karta { $place } w rzędzie
page-whatif-setup-objective = Cel
page-whatif-setup-caravans = Karawana { $place }
page-whatif-setup-hand = Karta wydarzenia { $place }
page-whatif-setup-in_play = W grze { $place }
page-whatif-setup-undecided = Niezdecydowana { $place }
page-whatif-setup-decks = Talie
page-whatif-setup-next-princesses = Następna księżniczka
page-whatif-setup-next-status_deck = Następna karta statusu
page-whatif-setup-next-event_deck = Następna karta wydarzenia
page-whatif-setup-by-chance = losowo
`;export{e as default};