var e=`### Ce qui est dit des choses sur le plateau.

emira-page-about-talents = Talent\xA0: { $talents }.
emira-page-about-wishes =
    { $second ->
        [none] Elle regarde une chose\xA0: { $first }.
       *[other] Elle regarde d’abord une chose ({ $first }), puis une autre ({ $second }).
    }
emira-page-about-wish =
    { $place ->
        [1] Ce qu’elle regarde d’abord\xA0: elle va chez le meilleur de ceux qui ont une chambre libre.
       *[other] Ce qu’elle regarde quand plusieurs sont à égalité pour son premier souhait.
    }
emira-page-about-value =
    { $by ->
        [appearance] Chaque jeton de beauté, de manières et de tenue compte 1, et chaque série des trois 1 de plus.
        [status] Les points des cartes statut, et ce que certaines princesses ajoutent.
        [palace] Chaque section du palais compte 1\xA0; le palais du début ne compte rien.
        [money] L’or qu’un cheik tient à ce moment. Il est caché jusqu’à ce qu’on le compare.
       *[princesses] Combien de princesses vivent chez un cheik.
    }
emira-page-about-has =
    { $seat ->
        [me] Vous avez { $points }.
       *[other] { $seat } a { $points }.
    }
emira-page-about-stall =
    { $stall ->
        [small] Une petite caravane rapporte de l’or à chaque revenu\xA0: lente pendant huit tours, ou rapide pendant quatre.
        [large] Une grande caravane rapporte beaucoup d’or à chaque revenu\xA0: lente pendant huit tours, ou rapide pendant quatre.
        [appearance] Un jeton améliore votre apparence aux yeux des princesses.
        [status] Une carte statut\xA0: ses points restent chez vous.
        [section] Une section agrandit le palais et a une chambre de plus.
       *[camel] Chaque chameau rend pour toujours moins chères les mises que vous payez.
    } Qui gagne une enchère prend une chose du marché\xA0; chacune se prend une fois par tour.
emira-page-about-price = { $what }\xA0: { $price } d’or.
emira-page-about-gone = On ne peut pas l’avoir maintenant.
emira-page-about-caravan = À chaque revenu, une telle caravane rapporte { $income } d’or et avance d’une case à gauche, { $spaces } fois\xA0; puis elle s’en va.
emira-page-about-objective = Secret. Qui a rempli le sien quand l’entretien est payé gagne\xA0: tant de princesses, dont celles qui ont ces talents, ou davantage, quelles qu’elles soient.
emira-page-about-purse =
    { $what ->
        [income] Ce qui entre au début d’un tour\xA0: les épices, et ce que rapportent les caravanes.
        [upkeep] Ce que coûtent les princesses à la fin de chaque tour\xA0: 50 d’or chacune, plus ou moins pour certaines. Qui ne peut pas payer perd une princesse.
       *[left] Ce qui restera dans votre bourse après l’entretien, si vous n’achetez rien et que rien ne change.
    }
emira-page-about-purse-now =
    { $what ->
        [income] Au tour { $turn }\xA0: { $gold } d’or.
        [upkeep] Au tour { $turn }\xA0: { $gold } d’or.
       *[left] Après le tour { $turn }\xA0: { $gold } d’or.
    }
emira-page-about-phase =
    { $phase ->
        [events] À tour de rôle, chacun peut jouer une carte événement.
        [income] Chacun reçoit de l’or des épices et des caravanes.
        [preparation] Une princesse est retournée et le marché est rempli.
        [auctions] Une enchère décide qui agit en premier, puis qui agit en deuxième, et ainsi de suite. Qui gagne achète une chose.
        [purchases] À tour de rôle, chacun peut acheter une carte événement.
        [choice] La princesse choisit un cheik et s’installe, ou reste indécise.
       *[upkeep] Chacun paie pour ses princesses. Puis on voit si quelqu’un a gagné.
    }
emira-page-about-token = Un jeton d’apparence compte 1. Un de beauté, un de manières et un de tenue font une série, qui compte 1 de plus.
emira-page-about-herd = Chameaux
    .help = Chaque chameau retire son taux de la mise que vous payez, jusqu’à zéro. Ils ne rendent jamais l’achat lui-même moins cher.
emira-page-about-gold = L’or est secret. Quand une princesse compare l’argent, ceux dont l’or est comparé le montrent.
emira-page-about-rooms = Princesses et chambres
    .help = Combien de princesses vivent ici, et combien il y a de chambres. Sans chambre libre, on n’est pas choisi.
emira-page-about-room = Une chambre libre
    .help = Une princesse peut s’y installer. Il y a deux chambres au début, une de plus par section et par maison d’hôtes.
emira-page-about-sets = Séries
    .help = Ce qu’ajoutent les séries de beauté, de manières et de tenue, et les cartes.
emira-page-about-garden = Encore indécises
    .help = Les princesses qui n’ont pas pu choisir attendent ici. Elles regardent de nouveau après chaque achat et s’installent dès qu’un cheik est le meilleur.
emira-page-about-deck = La pile Emira
    .help = Une princesse en est retournée à chaque tour. Quand elle est vide, plus personne ne vient.
emira-page-about-swapped = Échangés
    .help = Un événement a échangé ses souhaits\xA0: ce qui était second est ce qu’elle regarde d’abord.
emira-page-about-bid = La mise de ce cheik
    .help = «\xA0Mène\xA0» est la plus haute mise, «\xA0mise dépassée\xA0» une plus basse. «\xA0Attend\xA0» est qui n’a encore ni misé ni passé\xA0; qui a passé est hors de cette enchère, pas de la suivante.
emira-page-about-lead = Qui mène
    .help = Les mises montent d’au moins 10. Le dernier qui reste gagne et paie sa propre mise, moins ce que les chameaux retirent.
emira-page-about-sum = Ce que coûte votre mise
    .help = Votre mise, moins ce que vos chameaux retirent, est ce que vous payez si vous gagnez\xA0; l’achat vient en plus.
emira-page-about-ruler = La règle des mises
    .help = La mise de chacun. Le vert va aussi loin que vous pouvez payer ce que vous voulez et l’entretien, l’ambre aussi loin que vous pouvez l’acheter.
emira-page-about-events = Cartes événement
    .help = On les achète après les enchères et on les joue au début d’un tour, une par tour au plus. Les autres voient combien, pas lesquelles.
emira-page-about-first = Premier joueur
    .help = Ouvre la première enchère et répond en premier. Le marqueur passe à gauche à chaque tour.
`;export{e as default};