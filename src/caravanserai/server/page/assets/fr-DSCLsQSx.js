var e=`### Le carnet de score pour une vraie table.

page-pad-people = Qui joue\xA0?
page-pad-size = Combien jouent
page-pad-name = Nom du joueur { $number }
page-pad-device = Les noms et les comptes restent sur cet appareil. Une fois ouvert, le carnet n’a pas besoin du réseau.
page-pad-begin = Vers la feuille
page-pad-running = Totaux en cours
page-pad-total = { $name }\xA0: { $points } jusqu’ici. D’où ils viennent
page-pad-cell =
    { $how ->
        [none] { $name }, { $line }\xA0: { $points }
       *[other] { $name }, { $line }\xA0: { $points }, soit { $how }
    }
page-pad-cell-open = { $name }, { $line }\xA0: pas encore compté
page-pad-entry = { $name }\xA0: { $line }
page-pad-next = Suite\xA0: { $what }
page-pad-open = Ce qui manque encore
page-pad-finish = Qui a gagné\xA0?
page-pad-back = Retour
page-pad-step-back = Un pas en arrière
page-pad-rub = Effacer le dernier chiffre
page-pad-has = { $name }
page-pad-more = Un de plus\xA0: { $piece }, { $count } à présent
page-pad-less = Un de moins\xA0: { $piece }, { $count } à présent
page-pad-left =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
page-pad-how = D’où viennent les points\xA0: { $name }
page-pad-sum = Ensemble
page-pad-not-yet = pas encore compté
page-pad-nothing = rien
page-pad-suit = série de { $size }\xA0: { $points }
page-pad-by = { $signs } grâce à { $card }
page-pad-over = { $each } pour chacun qui en a moins\xA0: { $names }
page-pad-level =
    { $count ->
        [one] { $names } en a autant
       *[other] { $names } en ont autant
    }
page-pad-wins = Victoire de { $name }, avec { $by } d’avance.
page-pad-shared = Victoire partagée\xA0: { $names }.
page-pad-leading = Pour l’instant, { $name } mène avec { $by } d’avance.
page-pad-leading-level = Pour l’instant, égalité\xA0: { $names }.
page-pad-result = Résultat
page-pad-arrange = Noms et règles
page-pad-clear = Nouvelle feuille
page-pad-clear-text = Tous les comptes quittent la feuille, les noms restent. Un pas en arrière les ramène.
page-pad-keep = Garder dans le journal
page-pad-kept = Gardé dans le journal
page-pad-share = Partager
page-pad-copied = Copié\xA0: collez-le où vous voulez.
page-pad-not-copied = La copie n’a pas réussi.
page-pad-share-title = { $game } à une vraie table, { $day }
page-pad-player = Joueur { $number }
page-pad-called = Nom
page-pad-breaking = Ce qui départage
page-pad-cell-idle = { $name }, { $line }\xA0: compté seulement si cela décide
page-pad-cell-waits = { $name }, { $line }\xA0: attend ce qui n’est pas encore dit
page-pad-waits = attend ce qui n’est pas encore dit
page-pad-copied-from = { $piece }, de { $name }
page-pad-covered = { $card }\xA0: tout y est
page-pad-missing = { $card }\xA0: il manque { $things }
page-pad-spared = { $points } non dû, il ne restait rien
page-pad-card = { $name }, { $card }\xA0: pas sur cette pile
page-pad-card-laid = { $name }, { $card }\xA0: carte { $number } de la pile
page-pad-card-elsewhere = { $name }, { $card }\xA0: posée ailleurs, { $line }
page-pad-reached = objectif atteint
page-pad-wins-goal = Victoire de { $name }, seul objectif atteint.
page-pad-leading-goal = Pour l’instant, seul objectif atteint\xA0: { $name }.
page-pad-wins-tie = Victoire de { $name }\xA0: à égalité de points, { $by } d’avance ({ $tie }).
page-pad-told = { $what }\xA0: { $value }
`;export{e as default};