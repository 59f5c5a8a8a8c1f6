var e=`### Kto jest przy stole, kogo nie ma, kto wrócił, kogo zastępuje bot; przychodzenie i odchodzenie. Wczytywane, gdy kogoś brakuje albo coś takiego się stało.

## Przy miejscu

page-here-away = poza stołem { $time }
    .help = { $name }: poza stołem od { $time }.
page-here-bot-at = bot zagra za { $time }
page-here-stands-in = gra bot
    .help = { $name }: do powrotu gra bot.
page-here-lent = gra bot
    .help = { $name }: na chwilę gra bot.
page-here-back = znów przy stole

## Gdy czekamy

page-here-wait = { $name }: chwilowo poza stołem. Za { $time } zagra bot i odda miejsce, gdy tylko { $name } wróci.
page-here-wait-short = { $name }: poza stołem. Za { $time } zagra bot.
page-here-wait-clock = { $name }: poza stołem; płynie tylko czas na zegarze.
page-here-wait-long = { $name } od dłuższej chwili nie wykonuje ruchu.
page-here-nudge = Przypomnij
    .help = Krótkie przypomnienie, raz na minutę dla was wszystkich razem.
page-here-nudge-again = Przypomnij znów za { $time }
page-here-bot-now = Niech bot zagra teraz
    .help = Dopóki { $name } nie wróci. W przeciwnym razie bot pojawi się sam, trochę później.
page-here-lent-mine = Za ciebie gra bot.
page-here-take-back = Wracam na miejsce

## Co się stało

page-tiding-taken_over = { $name } wciąż poza stołem: do powrotu gra bot.
page-tiding-returned =
    { $count ->
        [0] { $name } znów przy stole.
        [one] { $name } znów przy stole. W tym czasie bot wykonał { $count } ruch.
        [few] { $name } znów przy stole. W tym czasie bot wykonał { $count } ruchy.
       *[other] { $name } znów przy stole. W tym czasie bot wykonał { $count } ruchów.
    }
page-tiding-lent = { $name }: na chwilę gra bot.
page-tiding-resigned = { $name } odchodzi na stałe: miejsce należy teraz do bota.
page-tiding-out_of_time = { $name }: czas minął, miejsce należy teraz do bota.
page-tiding-given = { $name } nie wraca: miejsce należy teraz do bota.
page-tiding-taken = { $name } zajmuje miejsce, na którym grał bot ({ $former }).
page-tiding-handed = { $name } przejmuje miejsce gracza { $former }.
page-tiding-host = Gospodarzem stołu jest teraz { $name }.
page-tiding-host-mine = Od teraz stół jest pod twoją opieką.
page-tiding-late = { $name }: czas minął, ten ruch wykona bot.
page-tiding-undo_asked =
    { $count ->
        [one] { $name } prosi o cofnięcie ostatniego ruchu.
       *[other] { $name } prosi o cofnięcie { $count } ruchów.
    }
page-tiding-undo_agreed = { $name } zgadza się na cofnięcie.
page-tiding-undo_refused = { $name } nie zgadza się na cofnięcie.
page-tiding-undo_dropped = Prośba o cofnięcie ({ $name }) jest nieaktualna.
page-tiding-undone =
    { $count ->
        [one] { $name } cofa ruch.
        [few] { $name } cofa { $count } ruchy.
       *[other] { $name } cofa { $count } ruchów.
    }
page-tiding-nudged = { $name } przypomina o ruchu: { $others }.
page-tiding-nudged-mine = { $name } przypomina: stół czeka na ciebie.
page-tiding-seats_opened = Odtąd znajomi mogą zająć miejsca botów.
page-tiding-seats_closed = Odtąd boty zostają na swoich miejscach.
page-tiding-away = { $name }: poza stołem.
page-tiding-away-bot = { $name }: poza stołem. Jeśli to potrwa, za { $time } zagra bot.
page-tiding-back = { $name } znów przy stole.
page-tiding-moved-mine =
    { $count ->
        [one] Znów grasz. Bot wykonał za ciebie { $count } ruch.
        [few] Znów grasz. Bot wykonał za ciebie { $count } ruchy.
       *[other] Znów grasz. Bot wykonał za ciebie { $count } ruchów.
    }

## Zajęcie miejsca bota

page-take = Zagrasz z nami?
    .help =
        { $count ->
            [one] Jedno miejsce zajmuje tu bot. Możesz je zająć i grać dalej od tego, co jest.
            [few] { $count } miejsca zajmują tu boty. Możesz zająć jedno z nich i grać dalej od tego, co jest.
           *[other] { $count } miejsc zajmują tu boty. Możesz zająć jedno z nich i grać dalej od tego, co jest.
        }
page-take-name = Twoje imię
page-take-seat = Zajmij miejsce bota ({ $bot })
page-take-no = Tylko patrzę
page-take-which = Które miejsce?

## W menu

page-ways-lend = Niech bot zagra za mnie
    .help = Aż wrócisz na miejsce albo wykonasz ruch. Możesz się dalej przyglądać.
page-ways-back = Wracam na miejsce
    .help = Bot przestaje grać za ciebie.
page-ways-give = Oddaj botowi miejsce gracza { $name }
    .help = { $name } jest od dawna poza stołem. Jeśli jednak wróci, będzie można znów zająć to miejsce.
page-ways-open-seats = Pozwól znajomym zająć miejsca botów
    .help = Kto ma link, może usiąść tam, gdzie teraz gra bot.
page-ways-close-seats = Niech boty zostaną na miejscach
    .help = Nikt, kto przyjdzie później, nie zajmie miejsca bota. Można to znowu zmienić.
`;export{e as default};