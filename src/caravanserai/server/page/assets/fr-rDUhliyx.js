var e=`## Le temps en jours

page-until = Encore { $left }, jusqu’à { $when }

## En votre absence

page-table-since = En votre absence
page-table-since-mine =
    { $count ->
        [one] L’un de ces tours était le vôtre\xA0: joué par votre ordre, par le robot qui vous remplace, ou par vous sur un autre appareil.
       *[other] { $count } de ces tours étaient les vôtres\xA0: joués par votre ordre, par le robot qui vous remplace, ou par vous sur un autre appareil.
    }
page-table-since-more =
    { $count ->
        [one] { $count } tour plus ancien est dans le journal.
       *[other] { $count } tours plus anciens sont dans le journal.
    }
page-table-since-sum =
    { $count ->
        [one] { $count } tour en { $time }.
       *[other] { $count } tours en { $time }.
    }
page-table-since-yours = C’est à vous.
page-table-since-film = Le revoir sur le plateau
page-table-since-stop = Arrêter le film
page-table-since-at = Tour { $number } sur { $count }
page-table-since-changed = Ce qui a changé pour vous
page-table-since-same = Rien de ce qui est à vous n’a changé.
page-table-since-from = { $label }\xA0: { $before } → { $after }
page-table-since-none = rien
page-table-since-on = Continuer

## La prochaine table qui attend

page-table-next =
    { $count ->
        [one] Prochaine table\xA0: { $table }
       *[other] Prochaine table\xA0: { $table }, et { $more } de plus qui attendent
    }
page-table-next-left = encore { $left }

## Un ordre pour quand on n’est pas là

page-order-help = Pour quand ce sera votre tour et que vous ne serez pas là. Vous seul le voyez.
page-order-open = Votre ordre
page-order-when = Quand c’est mon tour
page-order-else = Si ce n’est pas possible
page-order-wait = M’attendre
page-order-choose = Choisissez quoi faire
page-order-amount = Jusqu’à
page-order-give = Laisser cet ordre
page-order-again = Changer l’ordre
page-order-drop = Le reprendre
page-order-stands = Ce sera fait pour vous quand ce sera votre tour, même si la page est fermée. Personne d’autre ne le voit.
page-order-first = D’abord
page-order-then = Sinon
page-order-last = Sinon, la table vous attend.
page-order-none = Il n’y a rien à demander pour l’instant. Revenez quand la partie aura avancé.
page-order-done = Fait pour vous\xA0: { $move }.
page-order-ends = Il prend fin avec ce pour quoi il est donné ({ $stage }), quand vous jouez vous-même, quand la partie revient en arrière, ou si rien n’en est possible.
page-order-ended-done = Votre ordre a été exécuté\xA0: { $move }.
page-order-ended-moved = Votre ordre a pris fin\xA0: vous avez joué vous-même.
page-order-ended-void = Votre ordre a pris fin\xA0: ce pour quoi il était donné est passé.
page-order-ended-not_possible = Votre ordre n’a pas pu être exécuté. À vous de décider.
page-order-ended-went_back = Votre ordre a pris fin\xA0: la partie est revenue en arrière.
page-order-ended-over = La partie est finie.
page-order-stage = étape, manche ou tour
`;export{e as default};