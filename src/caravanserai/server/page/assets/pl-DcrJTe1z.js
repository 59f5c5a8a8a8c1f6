var e=`### Co mówi się o rzeczach, które są przy każdym stole.

page-about-ask = Wskaż cokolwiek albo użyj strzałek.
page-about-ask-touch = Dotknij czegokolwiek, a dowiesz się, co to jest.
page-about-ask-leave = Wróć do gry
page-about-seat =
    { $who ->
        [you] To ty, ze wszystkim, co przed tobą leży.
        [bot] Gra tu bot: { $level }. Obok imienia widać, co przed nim leży.
       *[person] Ktoś, kto gra z tobą. Obok imienia widać, co leży przed tą osobą.
    }
page-about-seat-acts =
    { $who ->
        [you] Teraz twoja kolej.
       *[other] Teraz jego kolej.
    }
page-about-clock = Pozostały czas
    .help = Biegnie tylko wtedy, gdy ten gracz ma o czymś zdecydować.
page-about-question = Pytanie
    .help = O co gra cię teraz pyta albo na kogo czeka. Tutaj potwierdzasz to, co wybierzesz.
page-about-log = Wszystko, co się stało, tura po turze. Małe numery prowadzą do reguły.
`;export{e as default};