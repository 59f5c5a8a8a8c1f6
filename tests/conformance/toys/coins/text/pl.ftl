### Monety po polsku.

coins-title = Monety
coins-pitch = Połóż monetę w tajemnicy, rzuć kostką i odkryj monetę na końcu.
coins-intro = Każdy ma monetę, którą widzi tylko on. W swojej kolejce kładziesz ją na nowo albo rzucasz kostką i dostajesz tyle punktów, ile pokaże. Gdy wszyscy rzucą, monety się odkrywa, a orzeł liczy się za jeden więcej.
coins-legend = Moneta, której nie możesz widzieć, leży zakryta.

coins-face =
    { $face ->
        [1] orzeł
       *[other] reszka
    }

coins-ask-dealing = Trwa rozdawanie monet.
coins-ask-laying = Połóż monetę: orzeł czy reszka?
coins-ask-turn = Twoja kolej: połóż monetę na nowo albo rzuć kostką.
coins-ask-rolling = Kostka się toczy.
coins-ask-over = Gra skończona.
coins-wait-dealing = Trwa rozdawanie monet.
coins-wait-laying = Monetę kładzie { $seat }.
coins-wait-turn = Teraz kolej: { $seat }.
coins-wait-rolling = Kostka się toczy.
coins-wait-over = Gra skończona.

coins-event-dealt =
    { $face ->
        [none] { $seat } dostaje zakrytą monetę.
        [1] { $seat } dostaje monetę: orzeł.
       *[other] { $seat } dostaje monetę: reszka.
    }
coins-event-laid =
    { $face ->
        [none] { $seat } kładzie zakrytą monetę.
        [1] { $seat } kładzie orła.
       *[other] { $seat } kładzie reszkę.
    }
coins-event-rolled = { $seat } rzuca kostką.
coins-event-scored = { $seat } wyrzuca { $face } i dostaje punkty.
coins-event-shown = Monety odkryte: { $faces }.
coins-event-asked = { "" }
coins-list-faces =
    { $item ->
        [1] orzeł
       *[other] reszka
    }

coins-kind-deal = Rozdaj monetę
coins-kind-lay = Połóż monetę
    .help = Nikt inny nie zobaczy jej przed końcem. Orzeł liczy się wtedy za jeden więcej.
coins-kind-roll = Rzut
    .help = Dostajesz tyle punktów, ile pokaże kostka.
coins-kind-show = Kostka pokazuje
coins-move-deal =
    { $face ->
        [1] Orzeł
       *[other] Reszka
    }
coins-move-lay =
    { $face ->
        [1] Orzeł
       *[other] Reszka
    }
coins-move-roll = Rzuć kostką
coins-move-show = { $face }

coins-refusal-no_such_move = Nie ma takiego ruchu.
coins-refusal-now_dealing = Monety są jeszcze rozdawane.
coins-refusal-now_laying = Najpierw każdy kładzie monetę.
coins-refusal-now_turn = Teraz kładzie się monetę na nowo albo rzuca.
coins-refusal-now_rolling = Kostka już się toczy.
coins-refusal-now_over = Gra skończona.

coins-option-rounds = Rundy
    .help = Tyle razy każdy rzuca.
    .number = { $number }
coins-option-doubled = Punkty
    .help = Czy rzut liczy się podwójnie.
    .no = tyle, ile na kostce
    .yes = podwójne
coins-bot-random = Przypadek
    .help = Robi cokolwiek, co dozwolone.

coins-field-rolls = rzuty
coins-field-lays = położone monety
coins-field-pool = zostało punktów
coins-field-scores = punkty
coins-field-coins = moneta
    .item =
        { $item ->
            [1] orzeł
            [0] reszka
           *[other] jeszcze brak
        }
