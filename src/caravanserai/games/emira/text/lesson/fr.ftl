### Qui choisira-t-elle ? Ce que lit la personne qui apprend. Les nombres sont des arguments ; docs/lessons.md dit comment écrire une leçon.

emira-lesson-title = Qui choisira-t-elle ?

emira-lesson-welcome-text = Vous êtes cheik, avec un petit palais et { $gold } pièces d’or. Des princesses traversent le désert, et chacune décide elle-même où elle vivra.

emira-lesson-objective-text =
    Votre objectif secret : { $need ->
        [one] { $need } princesse
       *[other] { $need } princesses
    }, avec parmi elles les quatre talents : intelligence, ménage, cuisine et romance. La première personne qui y arrive gagne.

emira-lesson-opening-idea = une carte événement, gardée en secret
emira-lesson-opening-ask = De trois cartes événement, vous en gardez une, en secret. Gardez { $golden_times }.
emira-lesson-opening-tells = Elle attend dans votre main jusqu’au tour suivant. Maintenant, chacun reçoit { $income } pièces d’or de ses propres épices : vous en avez { $gold }.
emira-lesson-opening-why = Une carte événement peut se jouer au début d’un tour, une par personne.
emira-lesson-opening-other = Une bonne carte aussi. Pour cette partie, annulez le coup et gardez { $golden_times } : vous en verrez bientôt l’effet.

emira-lesson-nibal-text = { $nibal } regarde d’abord l’apparence, puis l’argent. Vous commencez avec un jeton de tenue : votre apparence est de { $mine }, les autres ont { $theirs }. Si cela reste ainsi, elle viendra chez vous.

emira-lesson-bid-idea = une enchère pour agir en premier
emira-lesson-bid-ask = Chacun peut agir une fois par tour, et les enchères décident de l’ordre. Vous ouvrez la première : misez { $bid }.
emira-lesson-bid-tells = { $sirocco } mise { $theirs }, les autres passent.
emira-lesson-bid-why = Chaque chose du marché n’y est qu’une fois : agir en premier, c’est avoir le choix.
emira-lesson-bid-other = Vous pouvez miser n’importe quelle dizaine, ou passer. Ici, une petite mise suffit pour commencer ; annulez le coup et misez { $bid }.

emira-lesson-raise-idea = renchérir, et garder assez
emira-lesson-raise-ask = Vous voulez la grande caravane, et { $sirocco } aussi. Montez à { $bid }.
emira-lesson-raise-tells = { $sirocco } passe. Vous payez { $paid } et agissez en premier ; il vous reste { $left } pièces d’or.
emira-lesson-raise-why = Seule la mise gagnante se paie, telle qu’elle a été faite. Gardez assez pour ce que vous voulez acheter.
emira-lesson-raise-other =
    { $other ->
        [pass] Si vous passez, { $sirocco } choisit en premier, peut-être la grande caravane. Annulez le coup et montez à { $bid }.
       *[other] Plus que cela, et vous ne pourriez payer à la fois caravane et entretien. Annulez le coup et montez à { $bid }.
    }

emira-lesson-caravan-idea = les caravanes rapportent de l’or
emira-lesson-caravan-ask = Maintenant, agissez : envoyez la grande caravane, la lente, pour { $price }.
emira-lesson-caravan-tells =
    Elle rapporte { $income } pièces d’or à { $turns ->
        [one] { $turns } revenu à venir
       *[other] chacun des { $turns } prochains revenus
    }. { $sirocco } en envoie une petite, { $khamsin } bâtit, { $harmattan } achète un chameau.
emira-lesson-caravan-why = Elle coûte { $price } et rapporte { $total } en tout : les premières caravanes paient tout ce qui vient ensuite.
emira-lesson-caravan-other =
    { $other ->
        [go_on] Alors vous avez payé pour rien : une enchère gagnée sert à agir. Annulez le coup et envoyez la caravane.
       *[other] Utile, mais l’or d’abord. Voyez ce qu’il vous resterait ; puis annulez le coup et envoyez la caravane.
    }

emira-lesson-first_princess-text = { $nibal } vous regarde tous, { $mine } contre { $theirs }, et s’installe chez vous ! Chaque princesse coûte un entretien : vous payez { $upkeep }, et il vous reste { $left }.

emira-lesson-golden_times-idea = jouer un événement
emira-lesson-golden_times-ask = Un nouveau tour commence par les événements. Jouez { $golden_times }.
emira-lesson-golden_times-tells = Ce revenu est plus haut d’un cinquième, pour tous. Épices et caravane vous rapportent { $income }.
emira-lesson-golden_times-why = Votre bourse est vide et une caravane est en route : plus de revenu, c’est juste ce qu’il vous faut.
emira-lesson-golden_times-other = Vous pouvez la garder. Mais l’or ne suffira pas pour la suite ; annulez le coup et jouez la carte.

emira-lesson-raidah-text = { $raidah } regarde d’abord le statut, puis l’argent. { $sirocco } a un statut de { $theirs }, vous de { $mine }, et une carte statut est en vente à { $cost }. { $sirocco } ouvre à { $bid }.

emira-lesson-bid_again-idea = enchérir contre l’envie d’un autre
emira-lesson-bid_again-ask = Agissez avant { $sirocco } : misez { $bid }.
emira-lesson-bid_again-tells = { $sirocco } passe ; vous payez { $paid }.
emira-lesson-bid_again-why = Si { $sirocco } prenait aussi cette carte, { $raidah } serait perdue pour vous.
emira-lesson-bid_again-other =
    { $other ->
        [pass] Si vous passez, { $sirocco } agit en premier et peut prendre la carte. Annulez le coup et misez { $bid }.
       *[other] Attention à la bourse : la carte coûte { $cost }, et l’entretien reste à payer. Annulez le coup et misez { $bid }.
    }

emira-lesson-status-idea = un premier souhait, et un second
emira-lesson-status-ask = Achetez la carte statut.
emira-lesson-status-tells = Un statut de { $mine } pour vous, de { $theirs } pour { $sirocco } : égalité. Les autres agissent aussi, et { $sirocco } dépense presque tout pour une caravane.
emira-lesson-status-why = Une princesse va chez le meilleur selon son premier souhait ; en cas d’égalité seulement, le second décide.
emira-lesson-status-other =
    { $other ->
        [buy] Joli, mais { $raidah } regarde autre chose. Annulez le coup et achetez la carte statut.
       *[other] { $raidah } ne regarde pas cela du tout. Annulez le coup et achetez la carte statut.
    }

emira-lesson-second_princess-text = À statut égal, { $raidah } compare l’or. Vous montrez { $mine }, { $sirocco } { $theirs }, et elle vient chez vous. Votre entretien est maintenant de { $upkeep }.

emira-lesson-later-text =
    { $turns ->
        [one] { $turns } tour passe
       *[other] { $turns } tours passent
    }. { $thara } est venue pour votre apparence, et votre palais a une section de plus. Mais { $khamsin } a aussi { $theirs ->
        [one] { $theirs } princesse
       *[other] { $theirs } princesses
    }, et il en faut { $need } à chacun.

emira-lesson-asima-text = { $asima } regarde l’apparence, puis le statut. { $khamsin } et vous êtes à égalité des deux côtés : { $looks } et { $status }. { $harmattan } ouvre l’enchère à { $bid }.

emira-lesson-pass-idea = passer, et ce que font les chameaux
emira-lesson-pass-ask = Personne ici ne cherche ce qu’il vous faut aujourd’hui. Laissez { $harmattan } agir : passez.
emira-lesson-pass-tells = { $harmattan } gagne à { $bid } et paie { $paid } : chaque chameau réduit une mise de { $rate }, et il y en a { $camels }.
emira-lesson-pass-why = Les mises sont de l’or perdu. Quand personne ne veut la même chose que vous, plus tard coûte moins cher.
emira-lesson-pass-other = C’est permis. Mais les chameaux paient pour { $harmattan }, et vous paieriez en or. Annulez le coup et passez.

emira-lesson-small_bid-idea = la plus petite mise
emira-lesson-small_bid-ask = À vous d’ouvrir. La plus petite mise suffira : { $bid }.
emira-lesson-small_bid-tells = Personne ne répond. Vous agissez, pour { $bid }.
emira-lesson-small_bid-tells-1 = Tout le monde passe, vous agissez donc pour rien. C’était osé : la dernière personne aurait pu miser.
emira-lesson-small_bid-why = Si tout le monde passe, la personne qui a ouvert agit pour rien ; mais la dernière peut alors encore miser.
emira-lesson-small_bid-other = Inutile de payer plus : personne n’a misé. Annulez le coup ; la plus petite mise suffit.

emira-lesson-section-idea = les chambres
emira-lesson-section-ask = Bâtissez une section de votre palais.
emira-lesson-section-tells =
    Vous avez maintenant { $rooms ->
        [one] { $rooms } chambre
       *[other] { $rooms } chambres
    }, pour vos { $guests } princesses et pour la prochaine.
emira-lesson-section-why = Sans chambre libre, personne ne s’installe, quelle que soit votre apparence ; et certaines princesses regardent le palais.
emira-lesson-section-other =
    { $other ->
        [buy] Utile une autre fois. Mais un palais plein n’attire personne : annulez le coup et bâtissez.
       *[other] Votre palais reste plein, et un palais plein n’attire personne : annulez le coup et bâtissez.
    }

emira-lesson-look-idea = acheter un événement
emira-lesson-look-ask = Après les enchères, on peut acheter un événement. Payez { $price } pour regarder deux cartes et en garder une.
emira-lesson-look-tells = Deux cartes sont devant vous, et personne d’autre ne les voit.
emira-lesson-look-why = Il vous faut encore deux princesses et vous avez une chambre libre : une carte aidera peut-être.
emira-lesson-look-other =
    { $other ->
        [buy_cards] Trois cartes coûtent plus, et deux suffisent. Annulez le coup et regardez-en deux.
       *[other] S’en passer coûte moins. Mais l’or ne vous manque pas ; annulez le coup et regardez-en deux.
    }

emira-lesson-keep_house-idea = une princesse indécise
emira-lesson-keep_house-ask = Gardez { $guest_house } : c’est une chambre sans rien bâtir.
emira-lesson-keep_house-tells = Ensuite, { $asima } ne peut pas se décider et attend : { $khamsin } et vous êtes à égalité en tout. Elle regardera de nouveau dès que quelque chose changera.
emira-lesson-keep_house-why = Une princesse indécise est un prix pour la première personne qui fera mieux.
emira-lesson-keep_house-other = { $quiet_days } tiendrait les princesses à distance, et il vous en faut deux. Annulez le coup et gardez { $guest_house }.

emira-lesson-guest_house-idea = des événements qui restent
emira-lesson-guest_house-ask = Le tour suivant. Jouez { $guest_house }.
emira-lesson-guest_house-tells =
    La carte reste devant vous : { $rooms ->
        [one] { $rooms } chambre
       *[other] { $rooms } chambres
    }, dont { $guests } occupées.
emira-lesson-guest_house-why = Deux princesses sont proches, et vous avez maintenant de la place pour les deux.
emira-lesson-guest_house-other = Alors une seule pourrait s’installer. Annulez le coup et jouez la carte.

emira-lesson-zainab-text = { $zainab } arrive, et elle aussi regarde d’abord l’apparence. Un jeton de beauté est en vente : qui l’obtient les obtient toutes les deux. { $khamsin } a déjà { $theirs } princesses, comme vous.

emira-lesson-last_auction-idea = l’enchère décisive
emira-lesson-last_auction-ask = À vous d’ouvrir. C’est l’enchère qui compte : misez { $bid }.
emira-lesson-last_auction-tells = { $khamsin } répond par { $theirs }. Les autres restent en dehors.
emira-lesson-last_auction-why = Une première mise forte effraie ceux qui ne font qu’essayer.
emira-lesson-last_auction-other =
    { $other ->
        [pass] Cette enchère est trop importante pour cela. Annulez le coup et misez { $bid }.
       *[other] C’est plus qu’il ne faut : l’or doit suffire pour le jeton et l’entretien. Annulez le coup et misez { $bid }.
    }

emira-lesson-last_raise-idea = ce que vaut une mise
emira-lesson-last_raise-ask = Ne lâchez pas : { $bid }.
emira-lesson-last_raise-tells = { $khamsin } passe. Vous payez { $paid }, et il vous reste { $left } : assez pour le jeton à { $token } et l’entretien.
emira-lesson-last_raise-why = Gagner cette enchère, c’est gagner les deux princesses, et avec elles la partie.
emira-lesson-last_raise-other =
    { $other ->
        [pass] Voyez ce qui arrive si { $khamsin } obtient le jeton ; puis annulez le coup et montez.
       *[other] Il n’en faut pas tant, et le jeton et l’entretien restent à payer. Annulez le coup et misez moins.
    }
emira-lesson-if_khamsin-text = Si vous passez, { $khamsin } achète le jeton, les deux princesses s’y installent, l’entretien de { $upkeep } est payé, et la partie est perdue : { $theirs } princesses pour { $khamsin }, { $mine } pour vous.

emira-lesson-token-idea = une série, et une princesse qui se décide
emira-lesson-token-ask = Prenez le jeton d’apparence : beauté.
emira-lesson-token-tells = Beauté, manières, tenue : la série complète compte un de plus ; votre apparence est donc de { $looks } contre { $theirs }. { $asima } en a assez vu : elle s’installe aussitôt !
emira-lesson-token-why = Un jeton, deux princesses : il gagne celle qui attendait, et { $zainab } regardera du même côté.
emira-lesson-token-other = Pas maintenant ! Les deux princesses regardent l’apparence. Annulez le coup et achetez le jeton.

emira-lesson-zainab_chooses-text = Les autres agissent. Puis { $zainab } choisit : elle vient chez vous aussi et apporte le talent qui vous manquait, l’intelligence. Vous payez l’entretien de { $upkeep }, en entier.

emira-lesson-counted-text =
    { $mine ->
        [one] { $mine } princesse
       *[other] { $mine } princesses
    } : le ménage avec { $nibal }, la cuisine avec { $raidah } et { $asima }, la romance avec { $thara }, l’intelligence avec { $zainab }. Tous les talents de votre objectif, et tout est payé : c’est ainsi qu’on gagne à Emira.

emira-lesson-end-text =
    Vous gagnez avec { $mine ->
        [one] { $mine } princesse
       *[other] { $mine } princesses
    } ; { $khamsin } en a { $theirs }, { $sirocco } { $third }, { $harmattan } { $fourth }. Aux points, ce serait { $score } à { $second }, mais l’objectif seul décide.
