var e=`### Ce dont Five Tribes se souvient, dans le journal.

five_tribes-page-journal-longest_trail =
    Votre plus long chemin\xA0: { $count ->
        [one] un meeple
       *[other] { $count } meeples
    }
five_tribes-page-journal-tiles =
    { $count ->
        [one] Vous avez pris une tuile
       *[other] Vous avez pris { $count } tuiles
    }
five_tribes-page-journal-djinn =
    { $count ->
        [one] { $djinn } est venu à vous
       *[other] { $djinn } est venu à vous le plus souvent\xA0: { $count } fois
    }
five_tribes-page-journal-best_suit = Lot de marchandises le plus cher\xA0: { $count } pièces d’or
five_tribes-page-journal-best_build = Meilleur jour des bâtisseurs\xA0: { $count } pièces d’or
`;export{e as default};