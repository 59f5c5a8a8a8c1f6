var e=`### Ce dont Camel Up se souvient, dans le journal.

camel_up-page-journal-amount =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
camel_up-page-journal-camel =
    Votre chameau est le { $camel ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [red] rouge
       *[purple] violet
    }
camel_up-page-journal-backed =
    { $tickets ->
        [one] Vous avez pris un de ses tickets
       *[other] Vous avez pris { $tickets } de ses tickets
    }\xA0; { $paid ->
        [0] aucun n’a payé
        [one] un a payé
       *[other] { $paid } ont payé
    } pour la première ou la deuxième place. En tout\xA0: { $earned }.
camel_up-page-journal-each = Ce que les tickets de chaque chameau vous ont rapporté
camel_up-page-journal-best_leg = Meilleure étape\xA0: { $amount }
camel_up-page-journal-cards_right =
    { $count ->
        [one] Une carte d’arrivée était juste
       *[other] { $count } cartes d’arrivée étaient justes
    }
`;export{e as default};