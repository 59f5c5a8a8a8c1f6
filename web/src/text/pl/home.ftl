### Strona główna: gry i stoły.

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
