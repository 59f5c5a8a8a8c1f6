var e=`### Being called when it is my turn, and what a table tells a group.

## The question at a table

page-call-ask = To może potrwać. Zawołać cię?
    .text = Jedno ciche powiadomienie, gdy przyjdzie twoja kolej, w nocy żadnego. I nic poza tym.
page-call-yes = Tak, zawołajcie
page-call-no = Nie przy tym stole
page-call-done = Zawołamy cię.
page-call-refused = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
page-call-page = Ta przeglądarka może cię zawołać tylko wtedy, gdy ta strona jest w niej otwarta.
page-call-install = Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego i otwórz ją stamtąd.

## On my own page

page-call-title = Powiadomienia
page-call-here = Wołaj mnie na tym urządzeniu
    .help = Także wtedy, gdy ta strona jest zamknięta.
page-call-turn = Mój ruch
    .help = Jedno na stół i żadnego, gdy na niego patrzysz.
page-call-nudge = Ktoś mnie szturcha
    .help = Od czasu do czasu, nigdy w nocy.
page-call-reminder = Kończy mi się czas
    .help = Zanim się skończy.
page-call-over = Koniec gry
    .help = Jeśli cię przy nim nie było.
page-call-quiet = Cisza od { $from } do { $to }
    .none = Bez godzin ciszy
    .help = Co przyjdzie w nocy, poczeka do rana.
page-call-quiet-on = Godziny ciszy
page-call-from = Od
page-call-to = Do
page-call-places = Gdzie cię wołamy
page-call-this = to urządzenie
page-call-since = od { $date }
page-call-unconfirmed = jeszcze niepotwierdzony: otwórz link z wiadomości
page-call-remove = Usuń
    .label = Usuń: { $name }
page-call-unnamed = Przeglądarka
page-call-mail = E-mail
    .help = Piszemy, gdy jest twój ruch, i o niczym innym. Najpierw przyjdzie link do potwierdzenia.
page-call-mail-address = Twój adres
page-call-mail-add = Wyślijcie mi link
page-call-mail-sent = Link jest w drodze na { $address }. Otwórz go, żeby potwierdzić.
page-call-feed = Kanał ze stołami, które czekają
    .help = Do czytnika kanałów albo kalendarza. Kto ma ten adres, może go czytać.
page-call-feed-make = Utwórz adres
page-call-feed-again = Utwórz nowy
page-call-feed-end = Zakończ
page-call-feed-there = Kanał istnieje. Adres pokazaliśmy przy tworzeniu; nowy go zastąpi.
page-call-saved = Zapisano

## At a table

page-call-table = Zawołaj mnie, gdy będzie mój ruch
    .help = Tutaj, także gdy ta strona jest zamknięta.
page-hook = Powiadamiaj czat grupowy
    .help = Czyja kolej, na Discordzie, Slacku, Mattermoście albo gdzie indziej.
page-hook-text = Stół będzie tam pisać, czyja kolej i jak skończyła się gra. Mówi tylko to, co wszyscy przy stole widzą.
page-hook-form = Gdzie
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-mattermost = Mattermost
page-hook-json = Gdzie indziej (JSON)
page-hook-address = Adres webhooka
    .help = Daje go serwis: na Discordzie w ustawieniach kanału, Integracje, Webhooki.
page-hook-kept = Jedna wiadomość, wciąż aktualna
    .help = Zamiast osobnej przy każdej kolejce.
page-hook-add = Zacznij powiadamiać
page-hook-added = Pierwsza wiadomość jest w drodze.
page-hook-lines = osobna wiadomość przy każdej kolejce
page-hook-one = jedna wiadomość, wciąż aktualna
page-hook-stopped = zatrzymany: zbyt często zawodził albo już go nie ma
page-hook-secret = Podpisywany przez
    .help = Nagłówek X-Caravanserai-Signature ma postać t=SEKUNDY,v1=HMAC-SHA256 z „SEKUNDY.” i treści.
page-hook-remove = Zatrzymaj
    .label = Zatrzymaj: { $place }
`;export{e as default};