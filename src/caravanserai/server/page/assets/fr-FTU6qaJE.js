var e=`page-whatif = Et si
page-whatif-not-a-game = Un plan, pas une partie.
page-whatif-nothing-counts = Rien n’est joué ici, et rien ne compte.
page-whatif-back = Retour
page-whatif-forward = Suite
page-whatif-share = Partager ce plan
page-whatif-to-review = À l’analyse
page-whatif-home = Accueil
page-whatif-shared = Qui a ce lien voit toutes les branches telles quelles, et continue dans sa propre copie.
page-whatif-shared-link = Le lien vers ce plan
page-whatif-own-copy = Vous continuez dans votre propre copie.
page-whatif-as-shared = Tel que partagé
page-whatif-start-over = Recommencer

page-whatif-branches = Branches
page-whatif-branch = Branche { $number }
page-whatif-branch-name = Nom de cette branche
page-whatif-branch-rename = Renommer { $name }
page-whatif-branch-remove = Retirer { $name }
page-whatif-as-played = Comme joué
page-whatif-here = vous êtes ici
page-whatif-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
page-whatif-at = Coup { $at } sur { $of }
page-whatif-at-start = Le début
page-whatif-where = Le long de cette branche
page-whatif-none = Jouez un coup sur le plateau\xA0: il commence la première branche. Revenez et jouez-en un autre, et une deuxième commence.

page-whatif-chance = Au hasard de décider
page-whatif-roll = Laisser faire
page-whatif-choose = Ou choisir ce qui vient
page-whatif-choose-do = Celui-ci
page-whatif-dice = Dés et cartes
page-whatif-dice-rolled = tombent tout seuls
page-whatif-dice-chosen = je choisis
page-whatif-eyes = Vu par
page-whatif-eyes-mover = qui doit jouer
page-whatif-who = Qui joue
page-whatif-who-seat = Qui joue pour { $seat }
page-whatif-me = moi
page-whatif-bot = robot { $level }

page-whatif-best = Meilleurs coups pour { $seat }
page-whatif-best-told = Chance de gagner en\xA0%, d’après ce que cette place pouvait savoir.
page-whatif-engine = Moteur
page-whatif-engine-on = Réfléchir aussi
page-whatif-engine-off = Arrêter
page-whatif-engine-more = 4 fois plus
page-whatif-engine-begins = Le moteur commence à réfléchir…
page-whatif-engine-busy = Le moteur est occupé\xA0; il y revient.
page-whatif-games = { $count ->
    [one] { $count } partie après chaque coup, les mêmes dés pour tous. Moustaches\xA0: 95\xA0%.
   *[other] { $count } parties après chaque coup, les mêmes dés pour tous. Moustaches\xA0: 95\xA0%.
  }
page-whatif-nothing-to-decide = Il n’y a rien à décider ici.
page-whatif-is-best = meilleur
page-whatif-was-played = comme joué
page-whatif-up-to = { $move }, jusqu’à { $price }
page-whatif-play = Jouer ce coup
page-whatif-win = Qui gagnerait\xA0: { $chances }
page-whatif-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
  } ici.

page-whatif-from = Depuis
page-whatif-from-table = une partie jouée
page-whatif-from-notation = une position préparée
page-whatif-position = Position
page-whatif-copy = Copier la position
page-whatif-copied = Copié
page-whatif-edit = Préparer une autre position
page-whatif-notation = La position en notation
page-whatif-notation-help = Ce qui n’est pas nommé est comme au début. Les règles de chaque jeu disent comment l’écrire\xA0; le plus simple est de changer ce qui est là.
page-whatif-notation-start = Vide pour le début de la partie.
page-whatif-open = Ouvrir
page-whatif-wrong = Ce n’est pas une position\xA0: { $fault }
page-whatif-wrong-at = L’erreur est au caractère { $at }.
page-whatif-game = Jeu
page-whatif-new = Préparer une position
page-whatif-new-told = Partez de n’importe quelle position, essayez des coups pour chaque place ou laissez répondre les robots, et envoyez les branches à des amis.
`;export{e as default};