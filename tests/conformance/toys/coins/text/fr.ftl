### Les pièces, en français.

coins-title = Les pièces
coins-pitch = Posez une pièce en secret, lancez le dé, et montrez-la à la fin.
coins-intro = Chacun a une pièce que lui seul peut voir. À votre tour, vous la posez de nouveau, ou vous lancez le dé et marquez ce qu’il montre. Quand tous ont lancé, les pièces sont montrées, et pile compte un de plus.
coins-legend = Une pièce que vous ne pouvez pas voir est face cachée.

coins-face =
    { $face ->
        [1] pile
       *[other] face
    }

coins-ask-dealing = On distribue les pièces.
coins-ask-laying = Posez votre pièce : pile ou face ?
coins-ask-turn = À vous : posez votre pièce de nouveau, ou lancez le dé.
coins-ask-rolling = Le dé roule.
coins-ask-over = La partie est finie.
coins-wait-dealing = On distribue les pièces.
coins-wait-laying = { $seat } pose une pièce.
coins-wait-turn = C’est le tour de { $seat }.
coins-wait-rolling = Le dé roule.
coins-wait-over = La partie est finie.

coins-event-dealt =
    { $face ->
        [none] { $seat } reçoit une pièce cachée.
        [1] { $seat } reçoit une pièce : pile.
       *[other] { $seat } reçoit une pièce : face.
    }
coins-event-laid =
    { $face ->
        [none] { $seat } pose une pièce cachée.
        [1] { $seat } pose pile.
       *[other] { $seat } pose face.
    }
coins-event-rolled = { $seat } lance le dé.
coins-event-scored = { $seat } fait { $face } et marque.
coins-event-shown = Les pièces sont montrées : { $faces }.
coins-event-asked = { "" }
coins-list-faces =
    { $item ->
        [1] pile
       *[other] face
    }

coins-kind-deal = Distribuer une pièce
coins-kind-lay = Poser votre pièce
    .help = Personne d’autre ne la voit avant la fin. Pile compte alors un de plus.
coins-kind-roll = Lancer
    .help = Vous marquez ce que montre le dé.
coins-kind-show = Le dé montre
coins-move-deal =
    { $face ->
        [1] Pile
       *[other] Face
    }
coins-move-lay =
    { $face ->
        [1] Pile
       *[other] Face
    }
coins-move-roll = Lancer le dé
coins-move-show = { $face }

coins-refusal-no_such_move = Ce coup n’existe pas.
coins-refusal-now_dealing = On distribue encore les pièces.
coins-refusal-now_laying = D’abord, chacun pose une pièce.
coins-refusal-now_turn = C’est le moment de poser la pièce de nouveau, ou de lancer.
coins-refusal-now_rolling = Le dé roule déjà.
coins-refusal-now_over = La partie est finie.

coins-option-rounds = Tours
    .help = Chacun lance autant de fois.
    .number = { $number }
coins-option-doubled = Points
    .help = Si un lancer compte double.
    .no = comme au dé
    .yes = doublés
coins-bot-random = Le hasard
    .help = Fait tout ce qui est permis.

coins-field-rolls = lancers
coins-field-lays = pièces posées
coins-field-pool = points restants
coins-field-scores = points
coins-field-coins = pièce
    .item =
        { $item ->
            [1] pile
            [0] face
           *[other] pas encore
        }
