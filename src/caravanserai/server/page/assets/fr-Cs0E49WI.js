var e=`page-review = Analyse
page-review-board = Voir le plateau
page-review-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
page-review-look = Selon ce que savait qui
page-review-look-mine = Ce que je savais
page-review-look-seat = Ce que { $name } savait
page-review-look-all = Ce que tous savaient
page-review-look-open = Cartes ouvertes
page-review-from = { $how ->
    [seat] D’après ce que { $name } pouvait savoir à chaque moment.
    [open] Toutes cartes ouvertes. Personne n’aurait pu jouer ainsi.
   *[all] D’après ce que tous pouvaient savoir à chaque moment.
}
page-review-making = Analyse de la partie en cours. { $percent }
page-review-waiting = D’autres parties passent d’abord. Cette page montrera quand vient le tour de celle-ci.
page-review-failed = Cette partie n’a pas pu être analysée.
page-review-again = Réessayer
page-review-chart = Qui gagnerait
page-review-chart-told = Les chances de gagner de chacun, du premier coup au dernier. Les flèches du clavier vont de moment en moment.
page-review-set-up = mise en place
page-review-moment = { $stage }, coup { $move }
page-review-then = { $where }\xA0: { $chances }
page-review-chance = { $name } { $percent }
page-review-turnings = Tournants
page-review-no-turnings = Aucun moment n’a fait basculer la partie à lui seul.
page-review-swing = { $name } passe de { $before } à { $after }.
page-review-whose = { $kind ->
    [luck] hasard
    [revealed] hasard { $luck }, cartes retournées à la fin { $cards } (pas du hasard)
   *[move] un coup de { $name }
}
page-review-decisions = { $whose ->
    [mine] Vos décisions
    [seat] Décisions de { $name }
   *[all] Décisions
}
page-review-decisions-told = { $how ->
    [open] Ce que chacune a coûté en chances de gagner sur 100, toutes cartes ouvertes\xA0: son joueur ne pouvait pas les connaître.
   *[closed] Ce que chacune a coûté en chances de gagner sur 100, d’après ce que son joueur pouvait savoir alors.
} ± est l’intervalle à 95 %.
page-review-limits = Une petite erreur coûte au moins { $small }, une erreur { $real }, une grave { $grave }, et chacune au moins { $sure } erreurs types.
page-review-grade = { $grade ->
    [grave] { $count ->
        [one] erreur grave
       *[other] erreurs graves
    }
    [real] { $count ->
        [one] erreur
       *[other] erreurs
    }
    [small] { $count ->
        [one] petite erreur
       *[other] petites erreurs
    }
    [fine] bien trouvé
   *[none] aucune différence vue
}
page-review-played = Joué
page-review-better = Mieux
page-review-best = Rien de mieux n’a été trouvé
page-review-glance = mieux de { $gain } que ce qui paraît le meilleur au premier coup d’œil
page-review-cost = { $loss } ± { $error }
page-review-up-to = { $move }, jusqu’à { $price }
page-review-show = Montrer sur le plateau
page-review-show-move = coup { $move }
page-review-all = Les { $count } décisions
page-review-fewer = Seulement les erreurs et les belles trouvailles
page-review-none = Aucune erreur ni trouvaille difficile ne se détache.
page-review-sums = Hasard et jeu
page-review-sums-told = Début + hasard + propres coups + coups des autres = résultat, en chances sur 100.
page-review-sums-note = «\xA0Sans hasard\xA0» est le résultat moins le hasard. Les propres coups sont mesurés à ce qu’on attendait avant eux, si tous jouaient simplement la suite\xA0: au-dessus de 0, c’est mieux. ± est l’intervalle à 95 %.
page-review-revealed = { $where ->
    [both] Les cartes retournées à la fin ne sont pas du hasard\xA0: elles comptent comme propres coups ({ $own }) et comme coups des autres ({ $others }).
    [others] Les cartes retournées à la fin ne sont pas du hasard\xA0: elles comptent comme coups des autres ({ $others }).
   *[own] Les cartes retournées à la fin ne sont pas du hasard\xA0: elles comptent comme propres coups ({ $own }).
}
page-review-usual = Une décision coûte d’habitude, mesuré parmi { $among } robots d’un même niveau\xA0: { $levels }.
page-review-usual-of = { $level } { $lost }
page-review-column = { $column ->
    [began] Début
    [luck] Hasard
    [own] Propres coups
    [others] Coups des autres
    [result] Résultat
    [adjusted] Sans hasard
    [play] Perte par décision
   *[player] Joueur
}
page-review-figures = En chiffres
page-review-figures-told = Chance de gagner, en pour cent
page-review-beginning = Le début
page-review-end = La fin
page-review-begins = { $stage }\xA0: début
page-review-turning = Tournant { $number } ({ $stage })
page-review-draws-told = Hasard\xA0: les lancers et les tirages qui ont le plus changé, et de combien, en chances sur 100
page-review-how = Jugé par { $engine }, à la manière de l’expert\xA0: { $samples } essais de la suite possible pour chaque moment, { $trials } pour chaque décision.
page-review-in-unit = { $unit ->
    [coins] { $points } { $count ->
        [one] pièce
       *[other] pièces
    }
   *[points] { $points } { $count ->
        [one] point
       *[other] points
    }
}
page-review-decision = Une décision de l’analyse
page-review-of = { $place } sur { $count }
page-review-between = Aucune décision de cette analyse ne se trouve ici.
page-review-earlier = Décision précédente
page-review-later = Décision suivante
page-review-every = Aussi celles sans différence
page-review-back = Retour à l’analyse
page-review-unmade = Cette partie n’est pas encore analysée.
page-review-tells = Qui aurait gagné à quel moment, ce qui a fait basculer la partie, ce que chaque décision a coûté et ce qui fut du hasard.
page-review-step = Les parcourir sur le plateau
page-review-share = Partager
page-review-shared = Lien copié
page-review-save = Enregistrer en JSON
page-review-save-page = Enregistrer en page
page-review-label = { $kind ->
    [played] Joué\xA0: { $move }
   *[better] Mieux\xA0: { $move }
}
`;export{e as default};