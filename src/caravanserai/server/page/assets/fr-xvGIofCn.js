var e=`### Les mots de la page d’Emira. Événements, coups, refus, questions et noms sont dans les fichiers du jeu.

emira-page-subtitle =
    { $phase ->
        [events] Tour { $turn }, événements
        [income] Tour { $turn }, revenus
        [preparation] Tour { $turn }, préparation
        [auctions] Tour { $turn }, enchères
        [purchases] Tour { $turn }, achat d’événements
        [choice] Tour { $turn }, elle choisit
        [upkeep] Tour { $turn }, entretien
       *[over] Tour { $turn }
    }
emira-page-setup = Avant le premier tour
emira-page-phases = Les phases d’un tour
emira-page-phase =
    { $phase ->
        [events] événements
        [income] revenus
        [preparation] préparation
        [auctions] enchères
        [purchases] achat d’événements
        [choice] elle choisit
       *[upkeep] entretien
    }
emira-page-stage = Le marché et les princesses
emira-page-tabs = Panneaux
emira-page-tab =
    { $what ->
        [house] Votre palais
        [sheikhs] Cheiks
        [undecided] Indécises
       *[log] Journal
    }
emira-page-you = Vous
emira-page-you-object = vous
emira-page-gold = pièces d’or

## Qui choisira-t-elle ?

emira-page-whom =
    { $princess ->
        [none] Qui choisira-{ "\\u2060" }t-{ "\\u2060" }elle\xA0?
        [sidi_suleiman] Où ira { $name }\xA0?
       *[other] Qui { $name } choisira-{ "\\u2060" }t-{ "\\u2060" }elle\xA0?
    }
emira-page-nobody = Aucune princesse n’est en chemin.
emira-page-next-turn = choisit au prochain tour
emira-page-then = puis
emira-page-swapped = inversé par un événement
emira-page-hidden = caché
emira-page-full = complet
emira-page-barred = évité
emira-page-verdict =
    { $verdict ->
        [joins] { $princess ->
            [sidi_suleiman] { $whom ->
                [me] Il irait chez vous et emmènerait une princesse.
               *[other] Il irait chez { $seats }.
            }
           *[other] { $whom ->
                [me] Elle vous choisirait.
               *[other] Elle choisirait { $seats }.
            }
        }
        [unsure] L’or caché décide\xA0: { $seats }.
       *[undecided] { $count ->
            [0] Personne n’a de chambre pour elle.
           *[other] C’est une égalité\xA0: { $seats }.
        }
    }
emira-page-with = Avec { $what }\xA0:
emira-page-way =
    { $end ->
        [unsure] Si vous aviez { $what }, il y aurait égalité, et l’or caché déciderait.
       *[sure] Elle vous choisirait si vous aviez { $what }.
    }
emira-page-more =
    { $preference ->
        [appearance] { $more ->
            [one] { $more } point d’apparence de plus
           *[other] { $more } points d’apparence de plus
        }
        [status] { $more ->
            [one] { $more } point de statut de plus
           *[other] { $more } points de statut de plus
        }
        [palace] { $more ->
            [one] { $more } point de palais de plus
           *[other] { $more } points de palais de plus
        }
       *[money] { $more } pièces d’or de plus
    }
emira-page-more-room = une chambre libre
emira-page-undecided = Encore indécises
emira-page-undecided-none = Personne n’attend.
emira-page-lens-off = Cette table joue sans prévisions.
emira-page-lens-own = À cette table, les prévisions s’affichent quand c’est à vous.
emira-page-lens-players = À cette table, seule la personne dont c’est le tour voit les prévisions.
emira-page-lens-past = Les prévisions valent pour le présent, pas pour les positions passées.
emira-page-lens-wait = Elle regarde autour d’elle…
emira-page-lens-title = Qui choisiront-elles, et à quel prix\xA0?
emira-page-lens-counted = L’or de chacun
    .help = L’or se paie au grand jour\xA0: voilà ce que l’on peut savoir en tenant le compte.
emira-page-lens-purse = Votre or
emira-page-purse = Vous avez { $gold } et pouvez miser jusqu’à { $most }. L’entretien de ce tour est de { $upkeep }.
emira-page-purse-guests = Avec { $guests }, il est de { $upkeep }.
emira-page-sheikh = Cheik

## Le marché

emira-page-market = Le marché
emira-page-stall =
    { $stall ->
        [small] Petite caravane
        [large] Grande caravane
        [appearance] Jeton d’apparence
        [status] Carte statut
        [section] Section de palais
       *[camel] Chameau
    }
emira-page-stall-token =
    { $token ->
        [beauty] Apparence\xA0: beauté
        [manners] Apparence\xA0: manières
       *[clothes] Apparence\xA0: tenue
    }
emira-page-pays =
    { $speed ->
        [slow] lente\xA0: { $income }\xA0×\xA0{ $turns }
       *[fast] rapide\xA0: { $income }\xA0×\xA0{ $turns }
    }
emira-page-paydays = tours { $first }{ "\\u2060" }–{ "\\u2060" }{ $last }
emira-page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
emira-page-camel-helps = mises moins chères
emira-page-section-helps = +1 chambre
emira-page-token-helps = apparence +1
emira-page-deck = Pile Emira\xA0: { $count }
emira-page-sold =
    { $when ->
        [later] pas encore
        [closed] fermé
       *[gone] plus rien
    }
emira-page-aim = Miser pour acheter { $what }
emira-page-joins-you =
    { $princess ->
        [sidi_suleiman] { $name } en emmène une
       *[other] { $name } vous choisit
    }
emira-page-several-join = { $count } vous rejoignent

## La barre

emira-page-bar = Ce qui est demandé, et ce qui y répond
emira-page-choices = Ce que vous pouvez faire
emira-page-at-stalls = Choisissez à un étal, ou ici\xA0:
emira-page-why-not = Pourquoi pas\xA0?
emira-page-looked-at = Ce que vous voyez, depuis le dessus
emira-page-for-gold = pour { $gold } pièces d’or
emira-page-gift-paid =
    { $end ->
        [short] il reste { $left }\xA0; il manque { $after } pour l’entretien ({ $upkeep })
       *[left] il reste { $left }, puis { $after } après l’entretien ({ $upkeep })
    }
emira-page-gift-risk = S’il ne peut pas la payer, elle quitte la partie.
emira-page-no-bid = Pas encore de mise
emira-page-leads = { $seat } mène à
emira-page-you-lead = Vous menez à
emira-page-you-hold = vous avez
emira-page-your-bid = votre mise
emira-page-camels-take =
    { $count ->
        [one] { $count } chameau × { $rate }
       *[other] { $count } chameaux × { $rate }
    }
emira-page-you-pay = vous payez
emira-page-you-keep = il vous reste
emira-page-leaves = { $price } pour { $what }\xA0: il reste { $left }.
emira-page-then-upkeep =
    { $count ->
        [0] { $end ->
            [short] Entretien { $upkeep }\xA0: il manque { $after }.
           *[left] Entretien { $upkeep }\xA0: il reste { $after }.
        }
       *[other] { $end ->
            [short] Entretien { $upkeep } avec { $guests }\xA0: il manque { $after }.
           *[left] Entretien { $upkeep } avec { $guests }\xA0: il reste { $after }.
        }
    }
emira-page-then-gift = Dont { $gift } pour Xenia, qui les demandera.
emira-page-cannot-buy = Il ne resterait pas assez pour { $what } à { $price }.
emira-page-pick-aim = Désignez un étal pour voir ce qu’il resterait ensuite.
emira-page-limit-safe = achat + entretien
emira-page-limit-buys = achat seul
emira-page-amount = montant
emira-page-bid = Miser { $amount }
emira-page-agree = Miser pour moi jusqu’à { $amount }
emira-page-agreed = Mise automatique jusqu’à { $amount }. Arrêter
emira-page-agree-open = Même si cette page est fermée. Personne d’autre ne le voit.
emira-page-voluntary = Payer une mise de votre plein gré
emira-page-pay-bid = Payer une mise de { $amount }

## Ma maison

emira-page-house = Votre palais
emira-page-gold-secret = caché aux autres
emira-page-gold-open = visible de tous
emira-page-track =
    { $caravan ->
        [small_slow] Petite lente
        [small_fast] Petite rapide
        [large_slow] Grande lente
       *[large_fast] Grande rapide
    }
emira-page-track-pays = rapporte { $income }
emira-page-track-stand =
    { $count ->
        [one] { "\xA0" }: sur la case { $spaces }
       *[other] { "\xA0" }: sur les cases { $spaces }
    }
emira-page-forecast = Les tours à venir, si rien ne change
emira-page-turn = Tour
emira-page-income = Revenus
emira-page-upkeep = Entretien
emira-page-left = Reste
emira-page-gift = Xenia veut { $gift }
emira-page-busy = Hind vous empêche d’agir
emira-page-busy-now = vous occupe
emira-page-last-pay =
    { $caravan ->
        [small_slow] la petite caravane lente paie une dernière fois
        [small_fast] la petite caravane rapide paie une dernière fois
        [large_slow] la grande caravane lente paie une dernière fois
       *[large_fast] la grande caravane rapide paie une dernière fois
    }
emira-page-short-now = Il vous manque { $missing } pièces d’or pour l’entretien de ce tour.
emira-page-short-later = Si rien ne change, il vous manquera { $missing } pièces d’or au tour { $turn }.
emira-page-with-guests = avec { $guests } dès ce tour
emira-page-lost =
    { $lost ->
        [xenia] Xenia vous quitte\xA0: l’or ne suffit pas pour son cadeau
        [several] il manque { $missing }\xA0: des princesses tirées au sort partent jusqu’à ce que vous puissiez payer
       *[one] il manque { $missing }\xA0: vous donnez tout, et une princesse tirée au sort s’en va
    }
emira-page-xenia =
    { $tokens ->
        [0] va redemander
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
emira-page-camels =
    { $count ->
        [0] aucun chameau
        [one] { $count } chameau
       *[other] { $count } chameaux
    }
emira-page-appearance = Apparence { $count }
emira-page-look =
    { $token ->
        [beauty] la beauté compte plus
        [manners] les manières comptent plus
       *[clothes] la tenue compte plus
    }
emira-page-objective = Votre objectif
emira-page-goal = talents { $there }/{ $needs } · princesses { $princesses }/{ $least }
    .brief = princesses { $princesses }/{ $least }
emira-page-not-there = manque
emira-page-hand = Vos événements
emira-page-hand-empty = Aucune carte événement.
emira-page-notes = Notes
    .help = dans ce navigateur seulement

## Les autres cheiks

emira-page-sheikhs = Les cheiks
emira-page-first-player = premier joueur
emira-page-acted = a agi
emira-page-kept-busy = retenu par Hind ce tour-ci
emira-page-gold-hidden = or caché
emira-page-shown = a montré { $gold } au tour { $turn }
emira-page-counted = or, en comptant\xA0: { $gold }
emira-page-counted-least = or, en comptant\xA0: au moins { $gold }
emira-page-counted-bid = peut miser jusqu’à { $bid }
emira-page-cards =
    { $count ->
        [0] aucune carte événement
        [one] { $count } carte événement
       *[other] { $count } cartes événement
    }
emira-page-guests =
    { $count ->
        [0] { $rooms } chambres libres
       *[other] chambres\xA0: { $count } sur { $rooms }
    }
emira-page-bid-leads = mène
emira-page-bid-outbid = dépassé
emira-page-bid-passed = passe

## La fin

emira-page-you-win = Vous gagnez\xA0!
emira-page-to-board = Voir le plateau
emira-page-ended =
    { $reason ->
        [objective] Un objectif a été atteint au tour { $turn }.
        [exhausted] Au tour { $turn }, plus personne ne pouvait venir\xA0; le score décide.
       *[last_turn] Le tour { $turn } était le dernier\xA0; le score décide.
    }

## Le cadre, la scène et la fin

emira-page-stall-brief =
    { $tone ->
        [good] reste { $gold }
        [short] manque { $gold }
       *[dear] { $gold } de trop
    }
emira-page-stall-means =
    { $tone ->
        [good] entretien payé
        [short] { $guests ->
            [0] des princesses partent
            [1] elle part
           *[other] une sur { $guests } part
        }
       *[dear] trop cher
    }
emira-page-stall-idle = Cela n’apporterait rien.
emira-page-camel-then = −{ $gold } par mise
emira-page-rises =
    { $preference ->
        [appearance] apparence { $before }→{ $after }
        [status] statut { $before }→{ $after }
       *[palace] palais { $before }→{ $after }
    }
emira-page-caption = En gagnant à { $bid }, vous payez { $pays } et gardez { $keep }. Ce que chaque étal laisserait après l’entretien\xA0:
emira-page-caption-now =
    { $buys ->
        [now] Vous avez { $gold }. Ce que chaque étal laisse après l’entretien\xA0:
       *[later] Avec { $gold } et sans mise, ce que chaque étal laisserait après l’entretien\xA0:
    }
emira-page-wanted = visé
emira-page-looks =
    { $count ->
        [0] { $name }
        [one] { $name } regarde une chose
       *[other] { $name } regarde deux choses
    }
emira-page-camels-off = chameaux
emira-page-passed-on = Vous ne participez plus à cette enchère.
emira-page-won =
    { $how ->
        [bid] Vous gagnez à { $bid } et payez { $paid }.
       *[free] Vous agissez sans payer de mise.
    }
emira-page-buy = Acheter { $what } pour { $price }
emira-page-busy-short = n’agit pas
emira-page-to-speak = attend
emira-page-open-sheikh = Ce qu’a { $seat }
emira-page-free = libre
emira-page-section-planned = section\xA0?
emira-page-forecast-title = Entrées et sorties
emira-page-seen = Ce que voient les princesses
emira-page-sets = séries
emira-page-herd =
    { $count ->
        [0] Sans chameau, la mise se paie en entier.
        [one] { $count } chameau à { $rate }\xA0: { $off } de moins par mise.
       *[other] { $count } chameaux à { $rate }\xA0: { $off } de moins par mise.
    }
emira-page-objective-told = { $objective }, parmi { $least } princesses\xA0; ou { $without } quelconques.
emira-page-no-caravan = Aucune caravane n’est en route.
emira-page-in-turn = Tour { $turn }\xA0: { $what }
emira-page-palaces = Les palais
emira-page-scene = Elle choisit
emira-page-ask-room = Qui a une chambre libre\xA0?
emira-page-ask-first =
    { $preference ->
        [appearance] Qui a la plus belle apparence\xA0?
        [status] Qui a le plus de statut\xA0?
        [palace] Qui a le plus grand palais\xA0?
        [money] Qui a le plus d’or\xA0?
       *[princesses] Qui a le plus de princesses\xA0?
    }
emira-page-ask-second =
    { $preference ->
        [appearance] Toujours égalité\xA0: qui a la plus belle apparence\xA0?
        [status] Toujours égalité\xA0: qui a le plus de statut\xA0?
        [palace] Toujours égalité\xA0: qui a le plus grand palais\xA0?
        [money] Toujours égalité\xA0: qui a le plus d’or\xA0?
       *[princesses] Toujours égalité\xA0: qui a le plus de princesses\xA0?
    }
emira-page-out-less =
    { $preference ->
        [appearance] apparence { $more } bat { $less }
        [status] statut { $more } bat { $less }
        [palace] palais { $more } bat { $less }
        [money] { $more } d’or battent { $less }
       *[princesses] { $more } princesses battent { $less }
    }
emira-page-scene-rooms =
    { $count ->
        [0] Personne n’a de chambre libre.
        [one] Seul le palais de { $seats } a une chambre libre.
       *[other] { $count } cheiks ont une chambre libre.
    }
emira-page-scene-level =
    { $count ->
        [one] En tête\xA0: { $seats }.
       *[other] À égalité\xA0: { $seats }.
    }
emira-page-scene-free =
    { $count ->
        [0] pas de chambre libre
        [one] { $count } libre
       *[other] { $count } libres
    }
emira-page-scene-joins = elle vient
emira-page-scene-level-mark = à égalité
emira-page-end-why =
    { $state ->
        [talents] Tous les talents et { $princesses } princesses\xA0: l’objectif est atteint.
        [any] { $princesses } princesses\xA0: assez, quels que soient leurs talents.
        [score] L’objectif est atteint aussi, mais le score est plus bas.
        [unpaid] L’objectif est atteint, mais l’entretien de ce tour n’a pas été payé en entier.
        [few] Tous les talents sont là, mais { $princesses } princesses sur { $least }.
       *[missing] { $missing ->
            [one] { $princesses } princesses sur { $least }\xA0; il manque un talent.
           *[other] { $princesses } princesses sur { $least }\xA0; il manque { $missing } talents.
        }
    }
emira-page-end-secret = Objectif de { $seat }\xA0: { $objective }, parmi { $least } princesses\xA0; ou { $without } quelconques.
emira-page-end-score = Score { $score }\xA0: { $princesses } pour les princesses, { $talents } pour les talents.
emira-page-end-ties = À égalité\xA0: jetons { $tokens }, statut { $status }, palais { $palace }, chameaux { $camels }\xA0; puis l’or.

## Le but

emira-page-plays-for = Remplissez votre objectif, ou gagnez { $without } princesses
    .text = Gagne qui a payé tout l’entretien et qui a { $least } princesses avec tous les talents de son objectif secret, ou { $without }, quelles qu’elles soient.
    .mine = Votre objectif\xA0: { $told }

## L’énigme du jour

emira-page-puzzle = Votre action. Laquelle choisissez-vous\xA0?

## Et si

emira-page-whatif-depth = { $count ->
    [one] Chacun est joué jusqu’à la fin de ce tour.
   *[other] Chacun est joué pendant { $count } tours, celui-ci compris.
}
`;export{e as default};