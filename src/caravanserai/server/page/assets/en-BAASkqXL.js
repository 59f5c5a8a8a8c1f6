var e=`### What Camel Up remembers, in the journal.

camel_up-page-journal-amount =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
camel_up-page-journal-camel =
    Your camel is { $camel ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
       *[purple] purple
    }
camel_up-page-journal-backed =
    { $tickets ->
        [one] You took one of its tickets
       *[other] You took { $tickets } of its tickets
    }; { $paid ->
        [0] none paid
        [one] one paid
       *[other] { $paid } paid
    } for first or second place. All together: { $earned }.
camel_up-page-journal-each = What the tickets of each camel have brought you
camel_up-page-journal-best_leg = Best leg: { $amount }
camel_up-page-journal-cards_right =
    { $count ->
        [one] One finish card was right
       *[other] { $count } finish cards were right
    }
`;export{e as default};