### L’aide de jeu, pour une vraie table. Aucun nombre ici : tous viennent du matériel du jeu. *Ceci* s’imprime en gras.

emira-aid-variant-basic = partie de base
emira-aid-variant-advanced = partie avancée
emira-aid-fact-each = *{ $least }–{ $most }* cheiks ; chacun : *{ $gold }* pièces d’or, *{ $rooms }* chambres, un objectif, une carte événement
emira-aid-fact-colours = vert : chameau · blanc : section · rouge : statut { $status } · bleu : tenue · noir : +{ $bonus } de revenu

## The turn

emira-aid-turn = Un tour
emira-aid-events = À partir du premier joueur, chacun peut en jouer un. Un symbole une fois par tour.{ $advanced ->
        [yes] { "" }
       *[no] { " Aucun au premier tour." }
    }
    .title = Événements
emira-aid-income = { $base } pièces (noir { $bonus } de plus) et ce que rapporte chaque caravane ; elles avancent d’une case à gauche.
    .title = Revenu
emira-aid-preparation = Retournez une princesse et une carte statut, tirez un jeton ; section, chameau et caravanes reviennent en vente.
    .title = Préparation
emira-aid-auctions = Pour agir en premier, puis au suivant, etc. *Une action chacun, chaque action une fois.*
    .title = Enchères
emira-aid-buying = Chacun peut en acheter une : regardez { $seen } cartes pour { $price } ou { $more } pour { $dearer }, gardez-en une, jouable dès le tour suivant.
    .title = Cartes événement
emira-aid-choosing = et s’installe aussitôt, ou attend, indécise.
    .title = Elle choisit
emira-aid-upkeep = { $each } par princesse, { $dear } { $dearer }, { $cheap } { $free ->
        [yes] rien
       *[no] { $cheaper }
    }. { $advanced ->
        [yes] Trop peu ? Des princesses tirées au sort partent jusqu’à ce que vous puissiez payer les autres.
       *[no] Trop peu ? Donnez tout ; une princesse tirée au sort part.
    }
    .title = Entretien
emira-aid-next = Si personne n’a gagné, le marqueur passe à gauche.
    .title = Tour suivant

## Actions

emira-aid-actions = Les actions
emira-aid-slow = lente
emira-aid-fast = rapide
emira-aid-action-small = petite caravane
emira-aid-action-large = grande caravane
emira-aid-action-appearance = apparence
    .gets = le jeton en vente
emira-aid-action-status = statut
    .gets = la carte en vente
emira-aid-action-section = section de palais
    .gets = une chambre et un point de palais
emira-aid-action-camel = chameau
    .gets = mises réduites de { $rate }
emira-aid-printed = imprimé
emira-aid-brings = { $income } × { $turns } = { $sum }
emira-aid-relief = au lieu d’une action : { $gold } pièces, si vous en avez moins de { $limit }, ou { $princesses } princesses ou plus et aucune caravane.
    .title = Secours
emira-aid-statuses = Cartes statut de la boîte
    .note = points : prix
emira-aid-bidding = Enchérir
emira-aid-bids = Le premier joueur ouvre, ensuite le joueur à gauche du dernier gagnant qui n’a pas agi. Au moins { $step } de plus. Qui passe n’est hors que de cette enchère. *Vous payez votre mise, moins { $rate } par chameau*, puis le prix de l’action. Tous passent : qui a ouvert agit gratuitement. Le dernier agit gratuitement.

## Her choice

emira-aid-choice = Qui choisit-elle ?
emira-aid-choice-room = Non : éliminé. { $rooms } chambres, une de plus par section et par Chambre d’invité.
    .title = Une chambre libre ?
emira-aid-choice-first = Un seul ? Elle y va.
    .title = Le meilleur à son premier regard
emira-aid-choice-second = Un seul ? Elle y va.
    .title = À égalité, le meilleur au second
emira-aid-choice-waits = Elle attend, et regarde de nouveau après chaque événement, revenu, action, achat, choix et entretien.
    .title = Encore égalité, ou pas de chambre
emira-aid-look-appearance = chaque jeton ; chaque série complète compte un de plus
emira-aid-look-status = points de vos cartes statut
emira-aid-look-palace = { $advanced ->
        [yes] un point par section, plus la piste du palais
       *[no] un point par section
    }
emira-aid-look-money = or en main à cet instant, montré quand on compare

## Winning

emira-aid-objectives = Objectifs
    .note = tant de princesses avec les talents, ou tant de princesses quelles qu’elles soient
emira-aid-head-players = joueurs
emira-aid-head-with = avec
emira-aid-head-without = sans
emira-aid-or = ou
emira-aid-win = à la fin d’un entretien payé en entier. { $advanced ->
        [yes] À plusieurs, le score décide : { $princess } par princesse, { $talents } pour tous les talents de l’objectif.
       *[no] À plusieurs, on partage la victoire.
    }
    .title = Vous gagnez

## Princesses

emira-aid-princesses = Princesses
    .note = premier regard à gauche, puis le second ; talents pour l’objectif ; ce qu’elle apporte
emira-aid-head-first = d’abord
emira-aid-head-then = puis
emira-aid-head-talent = talent
emira-aid-head-brings = chez vous
emira-aid-brings-albina = la première fois, piste du palais −{ $step }
emira-aid-brings-halimah = elle chante : statut +{ $status }
emira-aid-brings-noor = votre or est visible
emira-aid-brings-rasha = elle joue : statut +{ $status }
emira-aid-brings-zainab = cartes événement à { $price } ou { $dearer }
emira-aid-brings-samira = la première fois, rendez un jeton
emira-aid-brings-zahrah = la première fois, perdez une carte statut
emira-aid-brings-layla = le jeton de manières mis de côté
emira-aid-brings-nadia = le jeton de beauté mis de côté
emira-aid-brings-firyal = la première fois, piste du palais −{ $step }
emira-aid-brings-hind = vous sautez le tour suivant
emira-aid-brings-farah = chameaux à { $price }
emira-aid-brings-adara = caravanes { $small_slow } et { $small_fast }, grandes { $large_slow } et { $large_fast }
emira-aid-brings-suleika = chacune venue après coûte { $fee } une fois
emira-aid-brings-janan = son entretien : { $upkeep }
emira-aid-brings-zafirah = { $upkeep ->
        [0] pas d’entretien
       *[other] son entretien : { $upkeep }
    }
emira-aid-brings-xenia = cadeaux de { $gift } : aussitôt, puis tous les { $turns } tours
emira-aid-brings-badra = sections à { $price }
emira-aid-brings-sidi_suleiman = Il va chez qui a le plus de princesses ; l’hôte en désigne une, et ils quittent la partie ensemble.

## Events

emira-aid-cards = Événements
    .note = chacun { $copies } fois ; les cartes de même lettre s’excluent dans un tour
emira-aid-card-bazaar = Vous fouillez le sac et choisissez le jeton en vente.
emira-aid-card-better_breed = Votre remise par chameau monte d’un cran : { $rates }.
emira-aid-card-camel_breeding = Tous : un chameau de plus par groupe de { $each } ; s’il en manque, personne.
emira-aid-card-camel_epidemic = Tous perdent un chameau par groupe de { $each }.
emira-aid-card-changing_her_mind = Regardez la prochaine princesse : laissez-la, échangez ses préférences ou mettez-la sous la pile.
emira-aid-card-court_influence = Les { $top } premières princesses : remettez-les dans l’ordre voulu.
emira-aid-card-double_trouble = { $more } princesse de plus vient ce tour-ci.
emira-aid-card-golden_times = Revenu de tous plus haut de { $percent } %.
emira-aid-card-good_looking = Reste. Nommez une sorte : chaque groupe de { $each } jetons compte un de plus.
emira-aid-card-guest_house = Reste. Une chambre de plus.
emira-aid-card-interrupt_spice_trade = Les caravanes ne paient pas et n’avancent pas.
emira-aid-card-new_orders = Les { $top } premières cartes statut : remettez-les dans l’ordre voulu.
emira-aid-card-new_spice_caravan = Une de vos caravanes va d’une case à droite.
emira-aid-card-noble_merchandise = Vous choisissez dans la pile la carte statut en vente.
emira-aid-card-quiet_days = Aucune princesse n’est retournée ce tour-ci.
emira-aid-card-restoration = Votre piste du palais +{ $step }.
emira-aid-card-sick_camels = Ce tour-ci, les chameaux ne réduisent aucune mise.
emira-aid-card-vermin = Nommez une sorte de caravane : chaque propriétaire en avance une d’une case à gauche ({ $slow } si elle est lente et qu’il en a autant). Hors piste : perdue.

emira-aid-advanced = Événements dès le premier tour ; Restauration est dans la pile ; la piste du palais va par crans de { $step } et compte pour le palais, sans donner de chambre.
    .title = Partie avancée.
emira-aid-three = Les tours vont par paires. Impair : { $due } princesses sont retournées, une par tour ; on n’achète pas d’événements. Pair : on n’en joue pas, rien n’est préparé que la section ; les actions du tour impair n’y sont plus.
    .title = { $players } cheiks.
