var e=`### Ce dont Emira se souvient, dans le journal.

emira-page-journal-princess =
    { $count ->
        [one] { $princess } est venue chez vous
       *[other] { $princess } est venue chez vous le plus souvent\xA0: { $count } fois
    }
emira-page-journal-princesses =
    { $count ->
        [one] Une princesse est venue chez vous
       *[other] { $count } princesses sont venues chez vous
    }
emira-page-journal-best_bid = Enchère gagnée la plus chère\xA0: { $count } pièces d’or
emira-page-journal-best_income = Meilleur revenu d’un tour\xA0: { $count } pièces d’or
emira-page-journal-reason-objective = par l’objectif
`;export{e as default};