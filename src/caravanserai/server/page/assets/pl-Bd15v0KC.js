var e=`### Co Camel Up pamięta, w dzienniku.

camel_up-page-journal-amount =
    { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
       *[other] { $amount } monet
    }
camel_up-page-journal-camel =
    Twój wielbłąd jest { $camel ->
        [blue] niebieski
        [green] zielony
        [yellow] żółty
        [red] czerwony
       *[purple] fioletowy
    }
camel_up-page-journal-backed =
    Wzięte kafelki typowania: { $tickets }; { $paid ->
        [0] żaden nie zapłacił
        [one] jeden zapłacił
        [few] { $paid } zapłaciły
       *[other] { $paid } zapłaciło
    } za pierwsze lub drugie miejsce. Razem: { $earned }.
camel_up-page-journal-each = Co przyniosły ci kafelki każdego wielbłąda
camel_up-page-journal-best_leg = Najlepszy etap: { $amount }
camel_up-page-journal-cards_right = Trafione karty na koniec wyścigu: { $count }
`;export{e as default};