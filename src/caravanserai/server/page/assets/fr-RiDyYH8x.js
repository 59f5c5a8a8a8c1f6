var e=`### L’énigme du jour.

page-puzzle = Énigme du jour
page-puzzle-question = À vous\xA0: trouvez le meilleur coup.
page-puzzle-all-title = Les énigmes du jour
page-puzzle-all-text = Une position tirée d’une partie entre experts. Un coup est nettement meilleur que tous les autres, et ce n’est pas celui qui vient d’abord à l’esprit. Deux minutes chacune\xA0; une nouvelle à minuit UTC, la même pour tous.
page-puzzle-none = Il n’y a pas d’énigmes ici.
page-puzzle-open = La résoudre
page-puzzle-open-again = La revoir
page-puzzle-not-yet = Pas encore essayée
page-puzzle-days = Autres jours
page-puzzle-earlier = La veille
page-puzzle-later = Le lendemain
page-puzzle-others = Toutes les énigmes du jour

## Essayer

page-puzzle-left = { $left ->
    [one] Encore un essai
   *[other] Encore { $left } essais
}
page-puzzle-missed = Il y a mieux
page-puzzle-missed-cost = Ce coup coûte { $points } ± { $error } points de chance de gagner (intervalle à 95\xA0%).
page-puzzle-missed-near = Il finit où il faut. Un meilleur chemin y mène\xA0: celui-ci coûte { $points } ± { $error } points de chance de gagner (intervalle à 95\xA0%).
page-puzzle-again = Essayer encore
page-puzzle-give-up = Montrez-moi

## Résolue

page-puzzle-found = Trouvé\xA0: { $answer }
page-puzzle-told = La réponse\xA0: { $answer }
page-puzzle-at = { $try ->
    [1] Au premier essai, en { $seconds } s
    [2] Au deuxième essai, en { $seconds } s
   *[other] Au troisième essai, en { $seconds } s
}
page-puzzle-not-found = { $tries ->
    [0] Pas essayée
    [one] Pas trouvée, un essai
   *[other] Pas trouvée, { $tries } essais
}
page-puzzle-would = Un habitué jouerait plutôt\xA0: { $move }.
page-puzzle-values = Ce que chacun coûte
page-puzzle-plan = Coup
page-puzzle-cost = Chance de gagner
page-puzzle-best = le meilleur
page-puzzle-try = votre { $try ->
    [1] premier
    [2] deuxième
   *[other] troisième
} essai
page-puzzle-glance = au premier coup d’œil
page-puzzle-in-coins = { $points } pièces
page-puzzle-in-points = { $points } points
page-puzzle-how = En points de chance de gagner, ± est l’intervalle à 95\xA0%\xA0; la recherche de l’expert lui-même, { $samples } échantillons par coup, d’après ce que cette place peut savoir.
page-puzzle-show = Montrer sur le plateau\xA0: { $move }
page-puzzle-hide = Regarder le plateau
page-puzzle-unfold = La solution
page-puzzle-tomorrow = La prochaine vient à minuit UTC, la même pour tous.

## Le dire aux autres

page-puzzle-share-title = Le dire aux autres sans rien dévoiler
page-puzzle-share = Partager
page-puzzle-copy = Copier
page-puzzle-copied = Copié
page-puzzle-line-title = Caravanserai, { $game }, énigme du { $day }
page-puzzle-line-found = { $try ->
    [1] trouvée au premier essai, { $seconds } s
    [2] trouvée au deuxième essai, { $seconds } s
   *[other] trouvée au troisième essai, { $seconds } s
}
page-puzzle-line-not = pas trouvée
page-puzzle-row = { $count ->
    [one] Un jour de suite
   *[other] { $count } jours de suite
}
page-puzzle-day-found = { $day }, trouvée
page-puzzle-day-not = { $day }, pas trouvée
`;export{e as default};