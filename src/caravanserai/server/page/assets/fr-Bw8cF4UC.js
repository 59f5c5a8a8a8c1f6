var e=`### Camel Up en français. Les identifiants sont les mêmes dans toutes les langues ; un attribut comme .title est une forme du mot.

camel_up-title = Camel Up
camel_up-pitch = Pariez sur une course où les chameaux s’empilent.
camel_up-stage = étape { $number }
camel_up-intro =
    Cinq chameaux font une fois le tour du désert\xA0: 16 cases, puis la ligne d’arrivée. Les chameaux qui se rencontrent s’empilent,
    et celui qui avance porte tous ceux qui sont au-dessus de lui. Les chameaux fous, le blanc et le noir, courent à contresens.
    Aucun n’est à vous\xA0: vous pariez. Les tickets paient pour le premier de l’étape, les cartes pour le vainqueur et le
    dernier de toute la course. Une étape dure cinq lancers. À votre tour, vous faites une seule chose. Quand un chameau franchit la
    ligne, la personne qui a le plus de pièces gagne.
camel_up-legend = B bleu, V vert (G dans la notation), J jaune (Y), R rouge et Vi violet (P) font la course\xA0; ba blanc (w) et n noir (k) sont les fous. On peut taper l’une ou l’autre lettre. Une pile est dessinée comme elle se tient\xA0: celui du dessus est devant. +\xA0est une tuile d’encouragements, −\xA0une tuile de huées.

## Chameaux et dés

camel_up-camel-blue = bleu
camel_up-camel-green = vert
camel_up-camel-yellow = jaune
camel_up-camel-red = rouge
camel_up-camel-purple = violet
camel_up-camel-white = blanc
camel_up-camel-black = noir
camel_up-die-blue = dé bleu
camel_up-die-green = dé vert
camel_up-die-yellow = dé jaune
camel_up-die-red = dé rouge
camel_up-die-purple = dé violet
camel_up-die-grey = dé gris

camel_up-camel =
    { $camel ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [red] rouge
        [purple] violet
        [white] blanc
        [black] noir
       *[other] { $camel }
    }
    .plural =
        { $camel ->
            [blue] bleus
            [green] verts
            [yellow] jaunes
            [red] rouges
            [purple] violets
            [white] blancs
            [black] noirs
           *[other] { $camel }
        }
    .fem =
        { $camel ->
            [blue] bleue
            [green] verte
            [yellow] jaune
            [red] rouge
            [purple] violette
            [white] blanche
            [black] noire
           *[other] { $camel }
        }
camel_up-letter =
    { $camel ->
        [blue] B
        [green] V
        [yellow] J
        [red] R
        [purple] Vi
        [white] ba
       *[black] n
    }
camel_up-list-camels =
    { $place ->
        [1]
            { $item ->
                [blue] Le bleu
                [green] Le vert
                [yellow] Le jaune
                [red] Le rouge
                [purple] Le violet
                [white] Le blanc
                [black] Le noir
               *[other] { $item }
            }
       *[other]
            { $item ->
                [blue] le bleu
                [green] le vert
                [yellow] le jaune
                [red] le rouge
                [purple] le violet
                [white] le blanc
                [black] le noir
               *[other] { $item }
            }
    }
camel_up-list-ranking =
    { $place }. { $item ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [red] rouge
        [purple] violet
       *[other] { $item }
    }
    .separator = { ", " }

## Ce qui s’est passé

camel_up-event-start_seat_drawn = Le sort désigne { $seat } pour commencer.
camel_up-event-start_die_rolled = Le dé { camel_up-camel } montre { $face }.
camel_up-event-grey_start_die_rolled =
    Le dé gris montre un { camel_up-face } { $printed ->
        [white] blanc
       *[black] noir
    }\xA0: un chameau fou part de la case { $face ->
        [1] 16
        [2] 15
       *[3] 14
    }.
camel_up-event-camel_placed = Le { camel_up-camel } part de la case { $space }.
camel_up-event-setup_ended = Les chameaux sont prêts. { $seat } joue en premier.
camel_up-event-ticket_taken = { $seat } prend le ticket { camel_up-camel } qui vaut { $value }.
camel_up-event-tile_placed =
    { $origin ->
        [none] { $seat } pose une tuile sur la case { $space }
       *[other] { $seat } déplace sa tuile de la case { $origin } à la case { $space }
    }\xA0: { $side ->
        [cheer] encouragements
       *[boo] huées
    }.
camel_up-event-pyramid_ticket_taken = { $seat } prend un ticket de pyramide et lance un dé.
camel_up-event-die_rolled =
    { $camel ->
        [white] Le dé gris montre un { camel_up-face } blanc.
        [black] Le dé gris montre un { camel_up-face } noir.
       *[other] Le dé { camel_up-camel } montre { $face }.
    }
camel_up-face = { $face }
camel_up-event-crazy_swapped =
    { $reason ->
        [only_carrier] C’est pourtant le { camel_up-camel } qui avance, car, des deux fous, il est le seul à porter un coureur.
       *[upper_of_two] C’est pourtant le { camel_up-camel } qui avance, car il est assis sur l’autre chameau fou.
    }
camel_up-event-unit_moved =
    { $camels_count ->
        [one] { $camels } va de { $origin } { camel_up-arrival }.
       *[other] { $camels } (de bas en haut) vont de { $origin } { camel_up-arrival }.
    }
camel_up-arrival =
    { $space ->
        [17] jusqu’au-delà de la ligne d’arrivée
        [18] jusqu’au-delà de la ligne d’arrivée
        [19] jusqu’au-delà de la ligne d’arrivée
        [0] jusqu’au-delà de la ligne, à contresens
        [-1] jusqu’au-delà de la ligne, à contresens
        [-2] jusqu’au-delà de la ligne, à contresens
       *[other]
            { $under ->
                [yes] à { $stop }, sous les huées, et { $camels_count ->
                    [one] recule
                   *[other] reculent
                } à { $space }, par-dessous
               *[no] à { $space }
            }
    }
camel_up-event-tile_paid = La tuile de la case { $space } fait effet\xA0: { $seat } reçoit 1 pièce.
camel_up-event-card_played =
    { $pile ->
        [winner] { $seat } mise une carte cachée sur le vainqueur de la course
       *[loser] { $seat } mise une carte cachée sur le dernier de la course
    }{ $camel ->
        [none] .
       *[other] { "\xA0" }: le { camel_up-camel }.
    }
camel_up-event-partnership_formed = { $seat } et { $partner } font alliance pour cette étape.
camel_up-event-leg_ended = Fin de l’étape { $leg }\xA0: { $ranking }. { $start_marker } reçoit le marqueur de premier joueur.
camel_up-event-partner_ticket_chosen =
    { $ticket ->
        [nothing] { $seat } ne profite d’aucun ticket de son partenaire.
        [pyramid] { $seat } profite du ticket de pyramide de son partenaire.
       *[other] { $seat } profite du ticket { camel_up-ticket } de son partenaire.
    }
camel_up-ticket =
    { $ticket ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [red] rouge
        [purple] violet
       *[other] { $ticket }
    }
camel_up-event-ticket_scored =
    { $gain ->
        [-1] { $seat } paie 1 pièce pour le ticket { camel_up-camel }.
        [1] { $seat } reçoit 1 pièce pour le ticket { camel_up-camel }\xA0: deuxième place.
       *[other] { $seat } reçoit { $gain } pièces pour le ticket { camel_up-camel }\xA0: première place\xA0!
    }
camel_up-event-pyramid_scored =
    { $count ->
        [one] { $seat } reçoit { $count } pièce pour un ticket de pyramide.
       *[other] { $seat } reçoit { $count } pièces pour { $count } tickets de pyramide.
    }
camel_up-event-partner_ticket_scored =
    { $gain ->
        [0] { $seat } ne gagne rien avec les tickets de son partenaire ({ $partner }).
        [-1] { $seat } paie 1 pièce pour un ticket de son partenaire ({ $partner }).
        [one] { $seat } reçoit { $gain } pièce grâce à un ticket de son partenaire ({ $partner }).
       *[other] { $seat } reçoit { $gain } pièces grâce à un ticket de son partenaire ({ $partner }).
    }
camel_up-event-leg_settled =
    Bilan de l’étape pour { $seat }\xA0: { $gain }{ $coins ->
        [hidden] .
        [one] , ce qui fait { $coins } pièce en tout.
       *[other] , ce qui fait { $coins } pièces en tout.
    }
camel_up-event-leg_started = L’étape { $leg } commence avec { $seat }\xA0; tickets, tuiles et dés sont de retour.
camel_up-event-race_ended =
    { $finish ->
        [backward] Un chameau fou a franchi la ligne à contresens\xA0: la course est finie\xA0!
       *[forward] Un chameau a franchi la ligne d’arrivée\xA0: la course est finie\xA0!
    } L’ordre\xA0: { $ranking }.
camel_up-event-card_scored =
    { $pile ->
        [winner] { $seat } voyait le { camel_up-camel } vainqueur\xA0:
       *[loser] { $seat } voyait le { camel_up-camel } dernier\xA0:
    } { $gain ->
        [-1] perdu, 1 pièce à payer
        [one] gagné, { $gain } pièce
       *[other] gagné, { $gain } pièces
    }{ $coins ->
        [hidden] .
       *[other] { "\xA0" }; total { $coins }.
    }
camel_up-event-pile_settled =
    { $pile ->
        [winner] Paris sur le vainqueur, pour { $seat }\xA0: { $gain }
       *[loser] Paris sur le dernier, pour { $seat }\xA0: { $gain }
    }{ $coins ->
        [hidden] .
       *[other] { "\xA0" }; total { $coins }.
    }
camel_up-event-game_stalled =
    { $turns ->
        [one] Personne n’a lancé de dé depuis { $turns } tour\xA0: la partie est interrompue, match nul.
       *[other] Personne n’a lancé de dé depuis { $turns } tours\xA0: la partie est interrompue, match nul.
    }
camel_up-event-game_ended =
    { $winners_count ->
        [one] { $winners } gagne la partie\xA0!
       *[other] { $winners } se partagent la victoire\xA0!
    }
camel_up-event-asked = { "" }

## Les coups : ce que fait chacun, ce que font ceux d’une même sorte, et davantage

camel_up-move-take_ticket = Prendre le ticket { camel_up-camel }
camel_up-move-place_tile =
    { $side ->
        [cheer] Poser votre tuile sur la case { $space }, côté encouragements
       *[boo] Poser votre tuile sur la case { $space }, côté huées
    }
camel_up-move-roll = Prendre un ticket de pyramide et lancer un dé
camel_up-move-play_card =
    { $pile ->
        [winner] Parier que le { camel_up-camel } gagne la course
       *[loser] Parier que le { camel_up-camel } finit dernier de la course
    }
camel_up-move-form_partnership = Faire alliance avec { $seat }
camel_up-move-copy_ticket =
    { $ticket ->
        [nothing] Ne profiter d’aucun ticket
        [pyramid] Profiter d’un ticket de pyramide
       *[other] Profiter du ticket { camel_up-ticket }
    }
camel_up-move-stack_camel = Poser maintenant le { camel_up-camel } sur la pile
camel_up-move-place_first_crazy = Placer là le chameau fou { camel_up-camel }
camel_up-move-show_die = Le dé { camel_up-camel } montre { $face }
camel_up-move-draw_start_seat = { $seat } commence

camel_up-kind-take_ticket = parier sur le premier de cette étape
    .help = Le ticket du dessus rapporte sa valeur si son chameau est en tête à la fin de l’étape, 1 pièce s’il est deuxième\xA0; sinon il coûte 1 pièce.
camel_up-kind-place_tile =
    { $side ->
        [cheer] votre tuile\xA0: un chameau qui s’y arrête avance de 1
        [any] votre tuile\xA0: un chameau qui s’y arrête avance ou recule de 1
       *[boo] votre tuile\xA0: un chameau qui s’y arrête recule de 1
    }
    .help =
        { $side ->
            [cheer] Un chameau qui s’arrête sur votre tuile vous donne 1 pièce et avance d’une case, par-dessus ceux qui s’y trouvent.
           *[boo] Un chameau qui s’arrête sur votre tuile vous donne 1 pièce et recule d’une case, par-dessous ceux qui s’y trouvent.
        } Vous avez une seule tuile\xA0; posée de nouveau, elle se déplace. Jamais sur la case 1, sur des chameaux, sur une tuile, ni à côté de la tuile d’un autre joueur.
camel_up-kind-roll = 1 pièce pour vous\xA0; un dé fait avancer un chameau
    .help = Vous prenez un ticket de pyramide, qui vaut 1 pièce à la fin de l’étape, et l’un des dés restants sort et fait avancer son chameau.
camel_up-kind-play_card =
    { $pile ->
        [winner] parier sur le vainqueur de toute la course
        [any] parier sur le vainqueur ou sur le dernier de toute la course
       *[loser] parier sur le dernier de toute la course
    }
    .help = La carte reste cachée jusqu’à la fin de la course. La première carte juste d’une pile rapporte 8 pièces, les suivantes 5, 3, 2 et 1\xA0; une carte fausse coûte 1 pièce.
camel_up-kind-form_partnership = faire alliance pour cette étape
    .help = À la fin de l’étape, chacun profite aussi d’un ticket de l’autre. L’autre ne peut pas refuser.
camel_up-kind-copy_ticket = profiter d’un ticket de votre partenaire
    .help = Ce que ce ticket rapporte à votre partenaire, il vous le rapporte aussi. Votre partenaire ne perd rien. Vous pouvez aussi n’en choisir aucun.
camel_up-kind-stack_camel = le chameau suivant, de bas en haut
    .help = Ces chameaux partent de la même case. Vous avez lancé les dés, à vous de dire qui monte sur qui\xA0: celui que vous nommez va au-dessus.
camel_up-kind-place_first_crazy = quel chameau fou part de là
    .help = Un chameau fou part de la case que montre le dé gris, l’autre relance le dé. Ils courent à contresens.
camel_up-kind-show_die = un dé sort
    .help = Le hasard décide quel dé sort de la pyramide, et son chiffre.
camel_up-kind-draw_start_seat = qui commence
    .help = Le hasard décide qui joue en premier.

## Pourquoi pas

camel_up-refusal-no_such_move = Ce coup n’existe pas dans Camel Up.
camel_up-refusal-game_over = La partie est finie.
camel_up-refusal-no_such_seat = Il n’y a personne à la place { $seat }.
camel_up-refusal-no_ticket_left = Tous les tickets { camel_up-camel.plural } sont pris\xA0; ils reviennent à l’étape suivante.
camel_up-refusal-camel_there = Un chameau se tient sur la case { $space }. Une tuile demande une case sans chameau.
camel_up-refusal-own_tile_there = Votre tuile est déjà sur la case { $space }. Elle ne peut aller que sur une autre case.
camel_up-refusal-tile_there = Il y a déjà une tuile sur la case { $space }. Chaque case n’en reçoit qu’une.
camel_up-refusal-tile_beside = La case { $space } touche la tuile d’un autre joueur, sur la case { $beside }. Il faut une case entre les deux.
camel_up-refusal-card_played = Vous avez déjà joué votre carte { camel_up-camel.fem }. On ne parie qu’une fois sur chaque couleur.
camel_up-refusal-too_few_for_partnerships = Les alliances n’existent qu’à partir de six joueurs.
camel_up-refusal-oneself = On ne peut pas s’allier à soi-même. Choisissez quelqu’un d’autre.
camel_up-refusal-already_allied = Vous avez déjà une alliance. Elle prendra fin avec l’étape.
camel_up-refusal-other_allied = { $seat } a déjà une alliance dans cette étape. Choisissez quelqu’un de libre.
camel_up-refusal-partner_has_none =
    { $ticket ->
        [pyramid] Votre partenaire n’a pas de ticket de pyramide.
       *[other] Votre partenaire n’a pas de ticket { camel_up-ticket }.
    } On ne profite que des tickets posés devant son partenaire.
camel_up-refusal-not_on_this_stack = Le chameau { camel_up-camel } ne part pas de cette case. Choisissez-en un qui en part.
camel_up-refusal-die_is_out =
    { $camel ->
        [white] Le dé gris est déjà sorti.
        [black] Le dé gris est déjà sorti.
       *[other] Le dé { camel_up-camel } est déjà sorti.
    } Il retourne dans la pyramide à la fin de l’étape.
camel_up-refusal-other_die_first =
    { $die ->
        [blue] Le dé bleu passe d’abord.
        [green] Le dé vert passe d’abord.
        [yellow] Le dé jaune passe d’abord.
        [red] Le dé rouge passe d’abord.
        [purple] Le dé violet passe d’abord.
       *[grey] Le dé gris passe d’abord.
    }
camel_up-refusal-now_choosing_start = Il faut d’abord tirer au sort qui commence.
camel_up-refusal-now_rolling_start = Il faut d’abord lancer les dés pour les cases de départ.
camel_up-refusal-now_stacking = Il faut d’abord empiler les chameaux qui partent de la même case.
camel_up-refusal-now_rolling_first_crazy = Il faut d’abord lancer le dé gris pour le premier chameau fou.
camel_up-refusal-now_choosing_crazy = Il faut d’abord dire quel chameau fou part de là.
camel_up-refusal-now_rolling_second_crazy = Il faut d’abord lancer le dé gris pour le second chameau fou.
camel_up-refusal-now_turn = Cela ne se fait pas pendant un tour. Prenez un ticket, posez votre tuile, lancez un dé, jouez une carte ou faites alliance.
camel_up-refusal-now_rolling = Un dé sort de la pyramide. Attendez-le.
camel_up-refusal-now_copying = On compte l’étape\xA0: les partenaires choisissent d’abord de quel ticket ils profitent.

## Ce qu’on demande, et ce qu’on attend

camel_up-ask-choosing_start = On tire au sort qui commence.
camel_up-ask-rolling_start = Les dés disent d’où partent les chameaux.
camel_up-ask-stacking = { $seat }, ces chameaux partent de la même case. Lequel monte maintenant sur la pile\xA0?
camel_up-ask-rolling_first_crazy = Le dé gris dit d’où part un chameau fou.
camel_up-ask-choosing_crazy = { $seat }, lequel des chameaux fous part de là\xA0?
camel_up-ask-rolling_second_crazy = Le dé gris dit d’où part l’autre chameau fou.
camel_up-ask-turn = À vous, { $seat }. Faites une seule chose\xA0:
camel_up-ask-rolling = Un dé sort de la pyramide.
camel_up-ask-copying = { $seat }, de quel ticket de votre partenaire profitez-vous\xA0?
camel_up-ask-over = La partie est finie.
camel_up-wait-choosing_start = Le sort désigne qui commence.
camel_up-wait-rolling_start = Les dés sont en train de dire d’où partent les chameaux.
camel_up-wait-stacking = { $seat } empile les chameaux.
camel_up-wait-rolling_first_crazy = On lance le dé gris pour un chameau fou.
camel_up-wait-choosing_crazy = { $seat } choisit quel chameau fou part de là.
camel_up-wait-rolling_second_crazy = On lance le dé gris pour l’autre chameau fou.
camel_up-wait-turn = C’est à { $seat } de jouer.
camel_up-wait-rolling = Un dé est en train de sortir de la pyramide.
camel_up-wait-copying = { $seat } choisit un ticket dont profiter.
camel_up-wait-over = La partie est finie.

## Options de la table

camel_up-option-start_seat = Qui commence
    .help = Qui lance les dés des chameaux et joue en premier\xA0?
    .random = tiré au sort
    .number = place { $number }
camel_up-option-stack_order = Ordre des premières piles
    .help = Qui décide de l’ordre des chameaux qui partent de la même case\xA0?
    .choose = la personne qui commence
    .random = le hasard
    .given = toujours le même, le bleu en bas
camel_up-option-first_crazy = Premier chameau fou
    .help = Qui décide quel chameau fou prend le premier lancer du dé gris\xA0?
    .choose = la personne qui commence
    .random = le hasard
    .given = toujours le blanc
camel_up-option-final_floor = Quand une bourse se vide à la fin
    .help = Une bourse est-elle arrêtée à zéro à chaque carte de pari, ou une seule fois pour chaque pile de cartes\xA0?
    .card = à chaque carte
    .pile = une fois par pile
camel_up-option-partner_ticket = Profiter d’un ticket de son partenaire
    .help = Le meilleur ticket du partenaire compte-t-il aussitôt, ou chacun choisit-il\xA0?
    .automatic = le meilleur, aussitôt
    .manual = chacun choisit
camel_up-option-hide_coins = Les bourses
    .help = Ne voit-on que ses propres pièces jusqu’à la fin\xA0?
    .yes = cachées
    .no = visibles
camel_up-option-two_players = À deux
    .help = Peut-on jouer à deux, bien que le jeu soit fait pour trois à huit personnes\xA0?
    .yes = permis
    .no = interdit
camel_up-option-stall_limit = Tours sans lancer
    .help = Après combien de tours sans lancer la partie est-elle interrompue, match nul\xA0? 0 veut dire jamais.
    .number = { $number }

## Le plateau

camel_up-board-leg = Étape { $leg }
camel_up-board-turn = tour { $turns }
camel_up-board-setup = Mise en place
camel_up-board-finish = ARRIVÉE
camel_up-board-pyramid = Dans la pyramide
camel_up-board-rolled = Dés sortis
camel_up-board-tickets = Tickets
camel_up-board-winner_pile = Paris, vainqueur
camel_up-board-loser_pile = Paris, dernier
camel_up-board-player = Joueur
camel_up-board-coins = Pièces
camel_up-board-held = Tickets
camel_up-board-rolls = Pyramide
camel_up-board-tile = Tuile
camel_up-board-partner = Alliance
camel_up-board-hand = Cartes en main
camel_up-board-grey = gris
camel_up-board-space = Case { $space }

## Probabilités

camel_up-odds-none = Il n’y a rien à calculer pour l’instant\xA0: la course n’a pas commencé, ou elle est finie.
camel_up-odds-title = Probabilités de cette étape
camel_up-odds-camel = Chameau
camel_up-odds-first = 1er
camel_up-odds-second = 2e
camel_up-odds-last = Dernier
camel_up-odds-ticket = Ticket de { $value }
camel_up-odds-top_ticket = Ticket du dessus
camel_up-odds-race = Probabilités de la course
camel_up-odds-race_winner = Gagne la course
camel_up-odds-race_loser = Finit dernier
camel_up-odds-race_ends = La course finit dans cette étape\xA0: { $chance }
camel_up-odds-roll = Lancer un dé rapporte { $value }
camel_up-odds-landings = Arrêts attendus sur une tuile de cette case
camel_up-odds-next_landing = Le prochain lancer s’arrête sur la tuile de la case { $space }\xA0: { $chance }
camel_up-odds-exact = Les probabilités de l’étape sont exactes tant qu’aucune tuile n’est déplacée.
camel_up-odds-estimate = Celles de la course viennent de { $races } courses jouées jusqu’au bout\xA0; 95 fois sur 100, l’erreur est d’au plus { $error }.

## Les robots, et les raisons qu’ils donnent

camel_up-bot-random = Vagabond
    .help = Joue n’importe quel coup permis, sans plan.
camel_up-bot-novice = Débutant
    .help = Regarde qui est devant plus qu’il ne compte, et suit son humeur.
camel_up-bot-regular = Habitué
    .help = Connaît les probabilités exactes, devine les paris des autres et pense à ce qu’il laisse au suivant.
camel_up-bot-expert = Expert
    .help = Joue pour la première place, pas pour les pièces\xA0: essaie les meilleurs coups dans des centaines de courses jusqu’à l’arrivée.

camel_up-why-ticket =
    Le { camel_up-camel } est en tête à la fin de l’étape { $first } fois sur 100\xA0: le ticket vaut en moyenne { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $value ->
        [one] pièce
       *[other] pièces
    }.
camel_up-why-roll =
    Lancer un dé rapporte en moyenne { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $value ->
        [one] pièce
       *[other] pièces
    }.
camel_up-why-tile =
    { $side ->
        [cheer] Une tuile d’encouragements
       *[boo] Une tuile de huées
    } sur la case { $space } rapporte en moyenne { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $value ->
        [one] pièce
       *[other] pièces
    }.
camel_up-why-bend =
    { $side ->
        [cheer] Une tuile d’encouragements
       *[boo] Une tuile de huées
    } sur la case { $space } rapporte en moyenne { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $value ->
        [one] pièce
       *[other] pièces
    }, et { NUMBER($tickets, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus en changeant les chances des tickets déjà pris.
camel_up-why-card =
    { $pile ->
        [winner] Le { camel_up-camel } gagne la course { $chance } fois sur 100
       *[loser] Le { camel_up-camel } finit dernier de la course { $chance } fois sur 100
    }\xA0: la carte vaut en moyenne { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $value ->
        [one] pièce
       *[other] pièces
    }.
camel_up-why-ally =
    Une alliance avec { $seat } devrait rapporter { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $value ->
        [one] pièce
       *[other] pièces
    }.
camel_up-why-setup = Au départ, un choix en vaut à peu près un autre.
camel_up-why-copy =
    { $value ->
        [one] Aucun ticket du partenaire ne rapporte davantage\xA0: { $value } pièce.
       *[other] Aucun ticket du partenaire ne rapporte davantage\xA0: { $value } pièces.
    }
camel_up-why-deny =
    Le { camel_up-camel } est en tête à la fin de l’étape { $first } fois sur 100\xA0: le ticket ne vaut que { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $value ->
        [one] pièce
       *[other] pièces
    }, mais lancer un dé laisserait mieux à la personne suivante.
camel_up-why-alone =
    { $pile ->
        [winner] Le { camel_up-camel } gagne la course { $chance } fois sur 100
       *[loser] Le { camel_up-camel } finit dernier de la course { $chance } fois sur 100
    }, et personne ne semble encore l’avoir parié\xA0: la carte vaut en moyenne { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $value ->
        [one] pièce
       *[other] pièces
    }.
camel_up-why-cover = { $seat }, le rival le plus proche, a parié que le { camel_up-camel } serait en tête à la fin de l’étape\xA0: le même pari protège l’avance.
camel_up-why-long_shot = Un pari risqué sur le { camel_up-camel }\xA0: seule la première place compte, et la prudence ne suffirait pas à combler le retard.
camel_up-why-apart = { $seat }, le rival le plus proche, est devant et n’a pas de ticket pour le { camel_up-camel }\xA0: un pari différent permet de combler le retard.
camel_up-why-first =
    { $less ->
        [0] Un autre coup rapporterait à peu près autant, mais seule la première place compte, et celui-ci en rapproche davantage.
        [one] Il devrait rapporter { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } pièce de moins que le coup le plus lucratif, mais seule la première place compte, et il en rapproche davantage.
       *[other] Il devrait rapporter { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } pièces de moins que le coup le plus lucratif, mais seule la première place compte, et il en rapproche davantage.
    }
camel_up-why-looks_first = Le { camel_up-camel } semble bien parti pour être en tête à la fin de l’étape.
camel_up-why-hunch = C’est une intuition.
camel_up-less =
    { $less ->
        [0] à peu près aussi bon
        [one] { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } pièce de moins
       *[other] { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } pièces de moins
    }
camel_up-why-only = C’est le seul coup possible.

## La table en mots

camel_up-field-leg = Étape
    .text = Étape { $leg }, tour { $turns }.
camel_up-field-idle_turns = Tours sans lancer
    .text =
        { $idle_turns ->
            [0] { "" }
            [one] Personne n’a lancé de dé depuis { $idle_turns } tour.
           *[other] Personne n’a lancé de dé depuis { $idle_turns } tours.
        }
camel_up-field-start_marker = Marqueur de premier joueur
    .text = { $start_marker } a le marqueur de premier joueur.
camel_up-field-track = Chameaux sur la piste
    .item =
        { $space ->
            [17] { $camels }, au-delà de la ligne d’arrivée.
            [18] { $camels }, au-delà de la ligne d’arrivée.
            [19] { $camels }, au-delà de la ligne d’arrivée.
            [0] { $camels }, au-delà de la ligne, à contresens.
            [-1] { $camels }, au-delà de la ligne, à contresens.
            [-2] { $camels }, au-delà de la ligne, à contresens.
           *[other] { $camels }, case { $space }.
        }
    .none = Aucun chameau n’est encore sur la piste.
    .help = Chaque pile est dite de bas en haut\xA0; celui du dessus est devant. Les coureurs vont vers la case 16, les fous vers la case 1.
camel_up-field-tiles = Tuiles de spectateurs
    .item =
        { $side ->
            [cheer] Case { $space }\xA0: encouragements ({ $owner }).
           *[boo] Case { $space }\xA0: huées ({ $owner }).
        }
    .none = Aucune sur la piste.
camel_up-field-dice_left = Dés encore dans la pyramide
    .none = Aucun.
camel_up-list-dice_left =
    { $item ->
        [blue] bleu
        [green] vert
        [yellow] jaune
        [red] rouge
        [purple] violet
       *[grey] gris
    }
camel_up-field-rolled = Dés sortis dans cette étape
    .item =
        { $camel ->
            [white] Gris, un { $face } blanc
            [black] Gris, un { $face } noir
           *[other] Dé { camel_up-camel }, { $face }
        }
    .none = Aucun encore.
camel_up-field-tickets = Tickets à prendre
    .item =
        { $key ->
            [blue] Bleu
            [green] Vert
            [yellow] Jaune
            [red] Rouge
           *[purple] Violet
        }\xA0: { $values_count ->
            [0] il n’en reste pas
           *[other] { $values }
        }.
    .help = Le premier nombre est ce que rapporte le ticket du dessus si son chameau est en tête à la fin de l’étape.
camel_up-field-winner_pile = Paris sur le vainqueur de la course
    .item =
        { $owner }\xA0: { $camel ->
            [none] une carte cachée
           *[other] le { camel_up-camel }
        }
    .none = Aucun encore.
camel_up-field-loser_pile = Paris sur le dernier de la course
    .item =
        { $owner }\xA0: { $camel ->
            [none] une carte cachée
           *[other] le { camel_up-camel }
        }
    .none = Aucun encore.
camel_up-field-seats_coins = Pièces
    .text =
        { $coins ->
            [hidden] Pièces cachées.
            [one] { $coins } pièce.
           *[other] { $coins } pièces.
        }
camel_up-field-seats_tickets = Tickets pris
    .text = Tickets pris\xA0: { $tickets }.
    .item = { camel_up-camel } à { $value }
camel_up-field-seats_pyramid_tickets = Tickets de pyramide
    .text =
        { $pyramid_tickets ->
            [0] { "" }
            [one] { $pyramid_tickets } ticket de pyramide.
           *[other] { $pyramid_tickets } tickets de pyramide.
        }
camel_up-field-seats_partner = Alliance
    .text = Alliance avec { $partner }.
camel_up-field-seats_cards = Cartes de pari
    .text =
        { $hand ->
            [none]
                { $cards ->
                    [one] { $cards } carte en main.
                   *[other] { $cards } cartes en main.
                }
           *[other]
                { $hand_count ->
                    [0] Aucune carte en main.
                   *[other] Cartes en main\xA0: { $hand }.
                }
        }
camel_up-list-hand =
    { $item ->
        [blue] bleue
        [green] verte
        [yellow] jaune
        [red] rouge
       *[purple] violette
    }
`;export{e as default};