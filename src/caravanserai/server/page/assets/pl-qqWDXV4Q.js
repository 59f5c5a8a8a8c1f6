var e=`### For people at a real table: the door, player aids, the judge.

page-beside-heading = Przy prawdziwym stole
page-beside-lead = Masz pudełko. To leży obok niego: ściągi do druku i odpowiedzi. Co raz otwarte, działa bez sieci.
page-beside-aid = Ściąga
    .help = dwie strony do druku
page-beside-judge = Zapytaj sędziego
    .help = własnymi słowami
page-beside-pad = Notes do liczenia
    .help = sam dodaje
page-beside-odds = Szanse
    .help = dla planszy przed tobą
page-beside-whom = Kogo wybierze?
    .help = i dlaczego

## Player aids

page-aid-title = Ściąga
page-aid-print = Drukuj
page-aid-variant = Która wersja
page-aid-none = Do tej gry nie ma ściągi.
page-aid-rules = Zasady
page-aid-away = Nikt nie odpowiada, a tej ściągi jeszcze tu nie otwierano.
page-aid-paper = A4 lub Letter, wystarczy czerń i biel

## The judge

page-judge-title = Sędzia
page-judge-lead = Odpowiedzi to zdania z zasad, znalezione po słowach. Zna tylko te zasady.
page-judge-question = Twoje pytanie
page-judge-placeholder = Czy mogę …?
page-judge-ask = Zapytaj
page-judge-clear = Wyczyść pytanie
page-judge-games = Gra
page-judge-read = Przeczytaj ten punkt
page-judge-ruling = Rozstrzygnięcie
page-judge-none = Takiego słowa nie ma w zasadach. Powiedz to inaczej albo zajrzyj do nich.
page-judge-also = Inni pytali
page-judge-english = Te zasady są tylko po angielsku.
page-judge-found = { $count ->
        [one] Jedna odpowiedź
        [few] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }, najlepsza pierwsza.
page-judge-example-camel_up = Czy mogę położyć kafelek obok innego kafelka?
    .second = Czy można spasować?
    .third = Który szalony wielbłąd rusza, gdy siedzą jeden na drugim?
page-judge-example-five_tribes = Czy trzeba kogoś zabić?
    .second = Ile kosztuje dżin?
    .third = Czy mogę użyć złodzieja zaraz po zakupie?
page-judge-example-emira = Do kogo idzie, gdy jest remis?
    .second = Nie stać mnie na utrzymanie, co teraz?
    .third = Kiedy muszę pokazać złoto?
`;export{e as default};