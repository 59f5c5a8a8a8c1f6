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
page-whatif-copy-gone = Il n’y a plus de place ici pour d’autres plans\xA0: le plus ancien est parti. Un plan que vous partagez reste.
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
page-whatif-tries = { $count ->
    [one] { $count } essai de chaque coup, les mêmes cartes et les mêmes dés pour tous.
   *[other] { $count } essais de chaque coup, les mêmes cartes et les mêmes dés pour tous.
  }
page-whatif-depth = { $count ->
    [0] Chacun va jusqu’à la fin de la partie.
    [one] Chacun va jusqu’à la fin de cette étape de la partie.
   *[other] Chacun porte sur { $count } étapes de la partie, celle-ci comprise.
  }
page-whatif-whiskers = Moustaches\xA0: 95\xA0%.
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

page-whatif-compare = Comparer les branches
page-whatif-compare-which = Branche
page-whatif-compare-part = Elles se séparent après le coup { $at }.
page-whatif-compare-part-start = Elles se séparent dès le début.
page-whatif-compare-move = { $seat }\xA0: { $move }
page-whatif-compare-ends = s’arrête ici
page-whatif-compare-go = Aller à sa fin
page-whatif-compare-told = Qui gagnerait à la fin de chacune, selon le moteur, d’après ce que pourrait savoir qui doit y jouer.

page-whatif-table = Jouer la suite
page-whatif-table-told = Une vraie table commence à cette position. Elle est marquée comme préparée et ne compte nulle part\xA0: ni journal, ni chiffres. Qui a vu cette position peut savoir ce qui y est caché.
page-whatif-table-name = Votre nom
page-whatif-table-seat = Vous jouez pour
page-whatif-table-bot = Les autres sont
page-whatif-table-bots = Jouer contre des robots
page-whatif-table-friends = Une table pour des amis

page-whatif-replay-over = La partie est finie ici. Revenez à une décision.
page-whatif-replay-other = celui-ci

page-whatif-setup = Mise en place
page-whatif-setup-begin = Placer sur le plateau
page-whatif-setup-by-hand = Sur le plateau
page-whatif-setup-by-hand-told = Une mise en place est tirée au sort\xA0; déplacez les pièces jusqu’à ce qu’elle vous convienne.
page-whatif-setup-players = Joueurs
page-whatif-setup-what = Que changer
page-whatif-setup-held = { $piece } est en main\xA0: touchez sa destination.
page-whatif-setup-undo = Annuler
page-whatif-setup-leave = Laisser comme avant
page-whatif-setup-open = Ouvrir cette position
page-whatif-setup-more = Plus\xA0: { $what }
page-whatif-setup-fewer = Moins\xA0: { $what }
page-whatif-setup-camel_up = Touchez ou glissez un chameau, puis la case où il va\xA0; touchez une case vide pour y tourner une tuile. Dés, tickets, cartes et pièces sont plus bas.
page-whatif-setup-five_tribes = Touchez une tuile pour changer ce qui s’y trouve, ou un joueur pour changer ce qu’il a. Rangées et djinns sont plus bas.
page-whatif-setup-emira = Touchez un cheikh pour changer ce qu’il a et qui vit chez lui.
page-whatif-setup-none = aucun
page-whatif-setup-nobody = personne
page-whatif-setup-space = case { $space }
page-whatif-setup-in-pyramid = dans la pyramide
page-whatif-setup-camels = Chameaux
page-whatif-setup-tiles = Tuiles
page-whatif-setup-dice = Dés
page-whatif-setup-tickets = Tickets
page-whatif-setup-turn = Tour
page-whatif-setup-turn-number = Tour de la partie
page-whatif-setup-to-move = Au tour de
page-whatif-setup-first = Premier joueur
page-whatif-setup-leg = Manche
page-whatif-setup-coins = Pièces
page-whatif-setup-tile = Tuile { $tile }
page-whatif-setup-palm = Palmiers
page-whatif-setup-palace = Palais
page-whatif-setup-camel = Chameau
page-whatif-setup-gold = Or
page-whatif-setup-viziers = Vizirs
page-whatif-setup-elders = Anciens
page-whatif-setup-sections = Sections de palais
page-whatif-setup-status = Carte de statut à { $cost }
page-whatif-setup-guests = Princesses
page-whatif-setup-whose = { $name }\xA0: { $what }
page-whatif-setup-winner = Vainqueur { $place }
page-whatif-setup-loser = Dernier { $place }
page-whatif-setup-partners = Partenaires
page-whatif-setup-market = Marché
page-whatif-setup-djinns = Djinns
page-whatif-setup-thieves = Voleurs
page-whatif-setup-thief-shown = Voleur à engager
page-whatif-setup-djinn-place = Djinn { $place } de la rangée
page-whatif-setup-card-place = Carte { $place } de la rangée
page-whatif-setup-objective = Objectif
page-whatif-setup-caravans = Caravane { $place }
page-whatif-setup-hand = Carte événement { $place }
page-whatif-setup-in_play = En jeu { $place }
page-whatif-setup-undecided = Indécise { $place }
page-whatif-setup-decks = Pioches
page-whatif-setup-next-princesses = La prochaine princesse
page-whatif-setup-next-status_deck = La prochaine carte de statut
page-whatif-setup-next-event_deck = La prochaine carte événement
page-whatif-setup-by-chance = au hasard
`;export{e as default};