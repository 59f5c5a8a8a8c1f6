var e=`### Five Tribes en français. Les identifiants sont les mêmes dans toutes les langues\xA0; un attribut comme .object est une forme du mot.

five_tribes-title = Five Tribes
five_tribes-pitch = Semez les meeples, réveillez les djinns, prenez le sultanat.
five_tribes-stage = manche { $number }
five_tribes-intro =
    Trente tuiles, quatre-vingt-dix meeples de cinq tribus, et un trône vide. D’abord, vous enchérissez pour votre place dans l’ordre du tour. Ensuite, vous prenez tous les
    meeples d’une tuile et vous les déposez un par un le long d’un chemin\xA0; le dernier doit arriver là où se tient déjà quelqu’un de sa tribu, et toute cette tribu
    travaille alors pour vous. Une tuile que vous laissez vide est à vous. Or, terres, vizirs, sages, marchandises et djinns\xA0: tout compte à la fin.
five_tribes-legend = V vizirs, S sages (E dans la notation, les deux se tapent), M marchands, B bâtisseurs, A assassins. Une tuile se nomme par sa colonne et sa ligne, de a1 en haut à gauche à f5 en bas à droite.

## Tribus, tuiles, cartes

five_tribes-tribe =
    { $tribe ->
        [vizier] vizir
        [elder] sage
        [merchant] marchand
        [builder] bâtisseur
        [assassin] assassin
       *[other] { $tribe }
    }
    .object =
        { $tribe ->
            [vizier] un vizir
            [elder] un sage
            [merchant] un marchand
            [builder] un bâtisseur
            [assassin] un assassin
           *[other] { $tribe }
        }
five_tribes-letter =
    { $tribe ->
        [vizier] V
        [elder] S
        [merchant] M
        [builder] B
       *[assassin] A
    }
five_tribes-people =
    { $tribe ->
        [vizier] { $count ->
            [one] { $count } vizir
           *[other] { $count } vizirs
        }
        [elder] { $count ->
            [one] { $count } sage
           *[other] { $count } sages
        }
        [merchant] { $count ->
            [one] { $count } marchand
           *[other] { $count } marchands
        }
        [builder] { $count ->
            [one] { $count } bâtisseur
           *[other] { $count } bâtisseurs
        }
       *[assassin] { $count ->
            [one] { $count } assassin
           *[other] { $count } assassins
        }
    }
five_tribes-letters-meeples =
    { $letter ->
        [V] { $count ->
            [one] un vizir
           *[other] { $count } vizirs
        }
        [E] { $count ->
            [one] un sage
           *[other] { $count } sages
        }
        [M] { $count ->
            [one] un marchand
           *[other] { $count } marchands
        }
        [B] { $count ->
            [one] un bâtisseur
           *[other] { $count } bâtisseurs
        }
       *[A] { $count ->
            [one] un assassin
           *[other] { $count } assassins
        }
    }
five_tribes-design =
    { $design ->
        [village] village
        [oasis] oasis
        [small_market] petit marché
        [large_market] grand marché
        [sacred_6] lieu sacré à 6
        [sacred_10] lieu sacré à 10
        [sacred_12] lieu sacré à 12
       *[sacred_15] lieu sacré à 15
    }
five_tribes-resource =
    { $resource ->
        [ivory] ivoire
        [jewels] joyaux
        [gold] lingots d’or
        [papyrus] papyrus
        [silk] soie
        [spice] épices
        [fish] poisson
        [wheat] blé
        [pottery] poterie
        [fakir] fakir
       *[none] carte
    }
five_tribes-good =
    { $good ->
        [ivory] ivoire
        [jewels] joyaux
        [gold] lingots d’or
        [papyrus] papyrus
        [silk] soie
        [spice] épices
        [fish] poisson
        [wheat] blé
       *[pottery] poterie
    }
five_tribes-list-goods =
    { $item ->
        [ivory] ivoire
        [jewels] joyaux
        [gold] lingots d’or
        [papyrus] papyrus
        [silk] soie
        [spice] épices
        [fish] poisson
        [wheat] blé
       *[pottery] poterie
    }
five_tribes-payment =
    { $djinn ->
        [echidna] { five_tribes-payment-two }
        [leta] { five_tribes-payment-two }
        [sibittis] { five_tribes-payment-two }
        [utug] { five_tribes-payment-two }
       *[other] { $payment ->
            [fakir] un fakir
           *[elder] un sage
        }
    }
five_tribes-payment-two =
    { $payment ->
        [fakir] un sage et un fakir
       *[elder] deux sages
    }
five_tribes-piece =
    { $piece ->
        [palm] palmier
       *[palace] palais
    }
five_tribes-thief =
    { $thief ->
        [houssain] Houssain
        [ziad] Ziad
        [ouafat] Ouafat
        [kohdian] Kohdian
        [shaum] Shaum
       *[madjaar] Madjaar
    }
five_tribes-djinn =
    { $djinn ->
        [al_amin] Al-Amin
        [anun_nak] Anun-Nak
        [baal] Ba’al
        [boaz] Boaz
        [bouraq] Bouraq
        [echidna] Echidna
        [enki] Enki
        [hagis] Hagis
        [haurvatat] Haurvatat
        [ibus] Ibus
        [jafaar] Jafaar
        [kandicha] Kandicha
        [kumarbi] Kumarbi
        [lamia] Lamia
        [leta] Leta
        [marid] Marid
        [monkir] Monkir
        [nekir] Nekir
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloar
        [utug] Utug
       *[morgiane] Morgiane
    }
five_tribes-power =
    { $djinn ->
        [al_amin] À la fin, deux fakirs valent une marchandise au choix.
        [anun_nak] Pour un sage ou un fakir\xA0: trois meeples du sac sur une tuile vide.
        [baal] Chaque fois que quelqu’un gagne un djinn, vous recevez 1 pièce d’or, ou 2 si c’est quelqu’un d’autre.
        [boaz] Les assassins ne peuvent tuer ni vos vizirs ni vos sages.
        [bouraq] Pour un sage ou un fakir\xA0: un palais sur n’importe quel village.
        [echidna] Pour un sage, et un autre sage ou un fakir\xA0: vos bâtisseurs rapportent deux fois plus d’or.
        [enki] Pour un sage ou un fakir\xA0: un palmier sur n’importe quelle oasis.
        [hagis] Pour un sage ou un fakir\xA0: votre palais va plutôt sur une tuile voisine.
        [haurvatat] Vos palmiers valent 5 points chacun.
        [ibus] Pour un sage ou un fakir\xA0: vos assassins tuent deux fois au même endroit.
        [jafaar] Vos vizirs valent 3 points chacun.
        [kandicha] Les victimes de vos assassins vous servent.
        [kumarbi] Chaque fakir rend votre enchère moins chère d’une case.
        [lamia] Pour un sage ou un fakir\xA0: votre palmier va plutôt sur une tuile voisine.
        [leta] Pour un sage, et un autre sage ou un fakir\xA0: un chameau sur une tuile vide.
        [marid] Pour chaque meeple déposé sur une de vos tuiles, vous recevez 1 pièce d’or, ou 2 si quelqu’un d’autre le dépose.
        [monkir] Pour chaque palais posé, vous recevez 1 pièce d’or, ou 2 si quelqu’un d’autre le pose.
        [nekir] Chaque fois que des assassins tuent, vous recevez 1 pièce d’or, ou 2 si ce ne sont pas les vôtres.
        [shamhat] Vos sages valent 4 points chacun.
        [sibittis] Pour un sage, et un autre sage ou un fakir\xA0: regardez trois djinns, gardez-en un.
        [sloar] Pour un fakir\xA0: la première carte de la pile des ressources.
        [utug] Pour un sage, et un autre sage ou un fakir\xA0: un chameau sur une tuile où il n’y a que des meeples.
       *[morgiane] Les voleurs des autres ne vous concernent pas.
    }
five_tribes-category =
    { $category ->
        [gold] or
        [viziers] vizirs
        [elders] sages
        [djinns] djinns
        [thieves] voleurs
        [palms] palmiers
        [palaces] palais
        [tiles] tuiles
       *[goods] marchandises
    }

## Ce qui se passe

five_tribes-event-tile_laid = { "" }
five_tribes-event-meeples_laid = { "" }
five_tribes-event-resource_shown = Nouvelle carte dans la rangée\xA0: { five_tribes-resource }.
five_tribes-event-djinn_shown = { five_tribes-djinn } apparaît.
five_tribes-event-thief_shown = Voleur à engager\xA0: { five_tribes-thief }.
five_tribes-event-marker_laid = { "" }
five_tribes-event-round_started = La manche { $round } commence.
five_tribes-event-spot_taken =
    { $seat } prend la case { $spot } et { $price ->
        [0] ne paie rien
        [one] paie { $price } pièce d’or
       *[other] paie { $price } pièces d’or
    }{ $fakirs ->
        [0] .
       *[other] , grâce à Kumarbi.
    }
five_tribes-event-activated = À { $seat } de jouer.
five_tribes-event-picked_up = { $seat } prend les meeples de la tuile { $tile }.
five_tribes-event-dropped = { $seat } dépose { five_tribes-tribe.object } sur { $tile }.
five_tribes-event-tribe_taken = { $seat } retire { five_tribes-people } de la tuile { $tile }.
five_tribes-event-camel_placed = { $seat } pose un chameau et prend { $tile }.
five_tribes-event-last_camel = { $seat } vient de poser son dernier chameau\xA0: c’est la dernière manche.
five_tribes-event-no_move_left = { $seat } ne trouve aucun déplacement\xA0: c’est la dernière manche.
five_tribes-event-viziers_kept =
    { $count ->
        [one] { $count } vizir rejoint { $seat }.
       *[other] { $count } vizirs rejoignent { $seat }.
    }
five_tribes-event-elders_kept =
    { $count ->
        [one] { $count } sage rejoint { $seat }.
       *[other] { $count } sages rejoignent { $seat }.
    }
five_tribes-event-row_taken = Les marchands apportent une carte à { $seat }\xA0: { five_tribes-resource }.
five_tribes-event-built =
    { $fakirs ->
        [0] Les bâtisseurs rapportent
       *[other] Les bâtisseurs et les fakirs rapportent
    } { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } à { $seat } (tuiles bleues alentour\xA0: { $blue }).
five_tribes-event-killed = { $seat } envoie ses assassins\xA0: { five_tribes-tribe.object } meurt sur { $tile }.
five_tribes-event-held_killed = { $seat } envoie ses assassins\xA0: { $owner } perd { five_tribes-tribe.object }.
five_tribes-event-nobody_killed = { $seat } envoie ses assassins, mais personne ne meurt.
five_tribes-event-kept_by_kandicha = Kandicha livre { five_tribes-tribe.object } à { $seat }.
five_tribes-event-palace_placed = { $seat } pose un palais sur { $tile }.
five_tribes-event-palm_placed = { $seat } pose un palmier sur { $tile }.
five_tribes-event-card_bought =
    { $price ->
        [0] { $seat } prend encore une carte\xA0: { five_tribes-resource }.
        [one] { $seat } paie { $price } pièce d’or et prend une carte\xA0: { five_tribes-resource }.
       *[other] { $seat } paie { $price } pièces d’or et prend une carte\xA0: { five_tribes-resource }.
    }
five_tribes-event-djinn_bought =
    { $payment ->
        [fakir] { $seat } gagne { five_tribes-djinn } pour un sage et un fakir.
       *[elder] { $seat } gagne { five_tribes-djinn } pour deux sages.
    }
five_tribes-event-thief_bought =
    { $payment ->
        [fakir] { $seat } engage { five_tribes-thief } pour un sage et un fakir.
       *[elder] { $seat } engage { five_tribes-thief } pour deux sages.
    }
five_tribes-event-good_offered = { "" }
five_tribes-event-good_withdrawn = { "" }
five_tribes-event-suit_sold =
    { $gold ->
        [one] { $seat } vend un lot pour { $gold } pièce d’or\xA0: { $goods }.
       *[other] { $seat } vend un lot pour { $gold } pièces d’or\xA0: { $goods }.
    }
five_tribes-event-fakirs_spent =
    { $count ->
        [one] { $seat } défausse { $count } fakir.
       *[other] { $seat } défausse { $count } fakirs.
    }
five_tribes-event-power_paid = { $seat } invoque { five_tribes-djinn } en payant avec { five_tribes-payment }.
five_tribes-event-djinn_paid =
    { $gold ->
        [one] { five_tribes-djinn } rapporte { $gold } pièce d’or à { $seat }.
       *[other] { five_tribes-djinn } rapporte { $gold } pièces d’or à { $seat }.
    }
five_tribes-event-card_drawn =
    { $resource ->
        [none] { $seat } pioche une carte que personne d’autre ne voit.
       *[other] { $seat } pioche une carte\xA0: { five_tribes-resource }.
    }
five_tribes-event-meeples_added = Du sac arrivent sur { $tile }\xA0: { $meeples }.
five_tribes-event-djinn_drawn = { $seat } rencontre { five_tribes-djinn }.
five_tribes-event-djinn_kept = { $seat } garde { five_tribes-djinn }.
five_tribes-event-djinn_discarded = { five_tribes-djinn } va à la défausse.
five_tribes-event-thief_used = { $seat } envoie { five_tribes-thief }.
five_tribes-event-protected = Morgiane protège { $seat }.
five_tribes-event-nothing_given = { $seat } n’a rien à donner.
five_tribes-event-good_given = { $seat } cède une carte\xA0: { five_tribes-good }.
five_tribes-event-good_claimed = { $seat } prend une carte\xA0: { five_tribes-good }.
five_tribes-event-good_discarded = À la défausse\xA0: { five_tribes-good }.
five_tribes-event-vizier_given = { $seat } cède un vizir.
five_tribes-event-vizier_claimed =
    { $others ->
        [0] { $seat } prend un vizir.
       *[other] { $seat } prend un vizir\xA0; le reste va dans le sac.
    }
five_tribes-event-djinn_given = { $seat } cède { five_tribes-djinn }.
five_tribes-event-djinn_claimed = { $seat } prend { five_tribes-djinn }.
five_tribes-event-tile_given = { $seat } cède { $tile }.
five_tribes-event-piece_given = { $seat } cède un { five_tribes-piece } sur { $tile }.
five_tribes-event-piece_claimed = { $seat } pose le { five_tribes-piece } sur { $tile }.
five_tribes-event-pieces_returned = Le reste retourne à la réserve.
five_tribes-event-stealing_ended = { "" }
five_tribes-event-round_ended = La manche { $round } est finie.
five_tribes-event-nobody_can_move = Plus aucun meeple ne peut être déplacé\xA0: la partie est finie.
five_tribes-event-reshuffled =
    { $pile ->
        [djinns] Les djinns défaussés sont mélangés et forment une nouvelle pile.
       *[resources] Les ressources défaussées sont mélangées et forment une nouvelle pile.
    }
five_tribes-event-opened =
    { $gold ->
        [one] { $seat } montre { $gold } pièce d’or.
       *[other] { $seat } montre { $gold } pièces d’or.
    }
five_tribes-event-scored =
    { $points ->
        [one] { $seat }, { five_tribes-category }\xA0: { $points } point.
       *[other] { $seat }, { five_tribes-category }\xA0: { $points } points.
    }
five_tribes-event-game_ended =
    { $winners_count ->
        [one] { $winners } gagne le sultanat\xA0!
       *[other] { $winners } se partagent le sultanat\xA0!
    }
five_tribes-event-asked = { "" }

## Les coups\xA0: ce que fait chacun, ce que font ceux d’une même sorte, et davantage

five_tribes-move-bid =
    { $fakirs ->
        [0] Prendre la case { $spot }
        [one] Prendre la case { $spot } avec { $fakirs } fakir
       *[other] Prendre la case { $spot } avec { $fakirs } fakirs
    }
five_tribes-move-pick_up = Prendre les meeples de la tuile { $tile }
five_tribes-move-drop = Déposer { five_tribes-tribe.object } sur { $tile }
five_tribes-move-build =
    { $fakirs ->
        [0] Bâtir sans fakirs
        [one] Bâtir avec { $fakirs } fakir
       *[other] Bâtir avec { $fakirs } fakirs
    }
five_tribes-move-kill = Tuer { five_tribes-tribe.object } sur { $tile }
five_tribes-move-kill_held = Tuer { five_tribes-tribe.object } chez { $seat }
five_tribes-move-spare = Ne tuer personne
five_tribes-move-use_power = Invoquer { five_tribes-djinn } en payant avec { five_tribes-payment }
five_tribes-move-aim = Choisir { $tile }
five_tribes-move-use_thief = Envoyer { five_tribes-thief }
five_tribes-move-take_card = Prendre la carte { $place } de la rangée
five_tribes-move-take_djinn =
    { $payment ->
        [fakir] Prendre le djinn { $place } pour un sage et un fakir
       *[elder] Prendre le djinn { $place } pour deux sages
    }
five_tribes-move-take_thief =
    { $payment ->
        [fakir] Engager le voleur pour un sage et un fakir
       *[elder] Engager le voleur pour deux sages
    }
five_tribes-move-place_here = Poser ici
five_tribes-move-go_on = Continuer
five_tribes-move-offer_good = Ajouter au lot\xA0: { five_tribes-good }
five_tribes-move-sell = Vendre le lot
five_tribes-move-withdraw_good = Retirer du lot\xA0: { five_tribes-good }
five_tribes-move-give_good = Céder une carte\xA0: { five_tribes-good }
five_tribes-move-claim_good = Prendre une carte\xA0: { five_tribes-good }
five_tribes-move-give_djinn = Céder { five_tribes-djinn }
five_tribes-move-claim_djinn = Prendre { five_tribes-djinn }
five_tribes-move-keep_djinn = Garder { five_tribes-djinn }
five_tribes-move-give_palm = Céder un palmier sur { $tile }
five_tribes-move-give_palace = Céder un palais sur { $tile }
five_tribes-move-claim_palm = Prendre un palmier
five_tribes-move-claim_palace = Prendre un palais
five_tribes-move-draw_tile = La tuile suivante\xA0: { five_tribes-design }
five_tribes-move-draw_meeples = Du sac sortent { $meeples }
five_tribes-move-draw_resource = La carte suivante\xA0: { five_tribes-resource }
five_tribes-move-draw_djinn = Le djinn suivant est { five_tribes-djinn }
five_tribes-move-draw_thief = Le voleur suivant est { five_tribes-thief }
five_tribes-move-draw_marker = Le marqueur suivant\xA0: { $seat }

five_tribes-kind-bid = enchérir pour une place dans l’ordre du tour
    .help = Plus la case est chère, plus vous jouez tôt. Parmi les zéros, le dernier marqueur arrivé joue en premier.
five_tribes-kind-pick_up = prendre les meeples d’une tuile
    .help = Vous les déposerez un par un le long d’un chemin. Seules sont proposées les tuiles d’où le déplacement peut finir.
five_tribes-kind-drop = faire un pas et déposer un meeple
    .help = Jamais de demi-tour. Le dernier doit arriver là où se tient déjà un meeple de sa tribu.
five_tribes-kind-build = faire bâtir les bâtisseurs
    .help = Chaque bâtisseur et chaque fakir rapporte 1 pièce d’or par tuile bleue, la dernière et celles qui l’entourent.
five_tribes-kind-kill = tuer sur le plateau
    .help = Choisissez sur le pays, ou ici un vizir ou un sage de quelqu’un. La portée est d’un pas par assassin, et d’un pas de plus par fakir dépensé.
five_tribes-kind-kill_held = tuer chez un adversaire
    .help = Un vizir ou un sage, à n’importe quelle distance.
five_tribes-kind-spare = ne tuer personne
    .help = Nul n’est obligé de dépenser des fakirs pour tuer.
five_tribes-kind-use_power = invoquer un djinn
    .help = Chaque pouvoir qui a un prix peut servir une fois pendant votre activation.
five_tribes-kind-aim = choisir une tuile
    .help = La tuile à laquelle est destiné le pouvoir, le voleur ou la pièce à poser.
five_tribes-kind-use_thief = envoyer un voleur
    .help = Tous les autres cèdent quelque chose, et vous vous servez. Ensuite, le voleur s’en va.
five_tribes-kind-take_card = acheter dans la rangée
    .help = Un petit marché vend une des trois premières cartes pour 3 pièces d’or, un grand marché deux des six premières pour 6.
five_tribes-kind-take_djinn = gagner un djinn
    .help = Pour deux sages, ou un sage et un fakir. Ses points sont à vous, et son pouvoir peut servir aussitôt.
five_tribes-kind-take_thief = engager le voleur
    .help = Au prix d’un djinn. Il peut servir dès la manche suivante, après l’action de sa tribu.
five_tribes-kind-place_here = poser ici
    .help = Le palais ou le palmier va là où le déplacement a fini.
five_tribes-kind-go_on = continuer
    .help = Vous vous en passez, ou vous n’avez plus rien à faire.
five_tribes-kind-offer_good = composer un lot
    .help = Un lot réunit des marchandises différentes\xA0; plus il est grand, plus il vaut cher.
five_tribes-kind-sell = vendre le lot
    .help = De 1 pièce d’or pour une seule carte à 60 pour neuf cartes différentes.
five_tribes-kind-withdraw_good = reprendre une carte
    .help = Tant que le lot n’est pas vendu, chacune de ses cartes peut être reprise.
five_tribes-kind-give_good = céder une carte
    .help = Houssain veut deux marchandises de chacun des autres.
five_tribes-kind-claim_good = prendre une carte
    .help = Deux des cartes cédées sont à vous.
five_tribes-kind-give_djinn = céder un djinn
    .help = Ouafat veut un djinn de chacun des autres.
five_tribes-kind-claim_djinn = prendre un djinn
    .help = Un des djinns cédés est à vous.
five_tribes-kind-keep_djinn = garder un djinn
    .help = Les autres vont à la défausse.
five_tribes-kind-give_palm = céder un palmier
    .help = Shaum veut un palmier ou un palais de chacun des autres.
five_tribes-kind-give_palace = céder un palais
    .help = Shaum veut un palmier ou un palais de chacun des autres.
five_tribes-kind-claim_palm = prendre un palmier
    .help = Il va sur une de vos tuiles.
five_tribes-kind-claim_palace = prendre un palais
    .help = Il va sur une de vos tuiles.
five_tribes-kind-draw_tile = une tuile est posée
    .help = Le hasard décide laquelle.
five_tribes-kind-draw_meeples = des meeples sont tirés
    .help = Le hasard décide lesquels.
five_tribes-kind-draw_resource = une carte ressource est piochée
    .help = Le hasard décide laquelle.
five_tribes-kind-draw_djinn = un djinn est pioché
    .help = Le hasard décide lequel.
five_tribes-kind-draw_thief = un voleur est révélé
    .help = Le hasard décide lequel.
five_tribes-kind-draw_marker = l’ordre des marqueurs est tiré
    .help = Le hasard décide qui enchérit en premier.

## Pourquoi pas

five_tribes-refusal-no_such_move = Ce coup n’existe pas dans Five Tribes.
five_tribes-refusal-game_over = La partie est finie.
five_tribes-refusal-none_left = Il n’y en a pas à prendre.
five_tribes-refusal-zeros_taken = Les trois zéros sont pris. Choisissez une case payante.
five_tribes-refusal-spot_taken = La case { $spot } est prise. Choisissez une case libre.
five_tribes-refusal-needs_kumarbi = Sans Kumarbi, on ne peut pas payer une enchère avec des fakirs.
five_tribes-refusal-too_few_fakirs =
    { $fakirs ->
        [one] Vous n’avez pas { $fakirs } fakir.
       *[other] Vous n’avez pas { $fakirs } fakirs.
    }
five_tribes-refusal-too_dear =
    { $price ->
        [one] Cela coûte { $price } pièce d’or, et vous n’en avez pas autant.
       *[other] Cela coûte { $price } pièces d’or, et vous n’en avez pas autant.
    }
five_tribes-refusal-nobody_there = Il n’y a personne sur { $tile }. Choisissez une tuile avec des meeples.
five_tribes-refusal-no_way_to_end = Depuis { $tile }, aucun chemin ne mène le dernier meeple jusqu’à sa tribu.
five_tribes-refusal-not_beside = La tuile { $tile } n’est pas à côté de celle où vous êtes.
five_tribes-refusal-stepping_back = Vous venez de la tuile { $tile }. On ne fait jamais demi-tour.
five_tribes-refusal-not_carried = Vous n’avez aucun { five_tribes-tribe } en main.
five_tribes-refusal-no_match = Aucun { five_tribes-tribe } ne se tient sur { $tile }. Le dernier meeple doit rejoindre sa tribu.
five_tribes-refusal-dead_end = Déposer { five_tribes-tribe.object } sur { $tile } maintenant empêcherait de finir le déplacement.
five_tribes-refusal-not_there = Il n’y a aucun { five_tribes-tribe } sur { $tile }.
five_tribes-refusal-same_place_again = La seconde victime doit être au même endroit que la première.
five_tribes-refusal-too_far = La tuile { $tile } est à { $distance } pas, et la portée de vos assassins, avec tous vos fakirs, est de { $reach }.
five_tribes-refusal-no_such_seat = Il n’y a personne à la place { $seat }.
five_tribes-refusal-own_people = Vos assassins ne tuent pas les vôtres.
five_tribes-refusal-protected = Boaz protège { $seat }.
five_tribes-refusal-has_none = { $seat } n’a aucun { five_tribes-tribe }.
five_tribes-refusal-must_kill = On peut tuer quelqu’un sans fakirs, donc il le faut.
five_tribes-refusal-not_your_djinn = { five_tribes-djinn } n’est pas à vous.
five_tribes-refusal-works_by_itself = { five_tribes-djinn } n’a pas de prix et agit sans qu’on l’invoque.
five_tribes-refusal-power_used = { five_tribes-djinn } a déjà agi pour vous.
five_tribes-refusal-power_not_now = Ce n’est pas le moment pour { five_tribes-djinn }.
five_tribes-refusal-cannot_pay = Vous ne pouvez pas payer { five_tribes-djinn } ainsi.
five_tribes-refusal-no_effect = { five_tribes-djinn } n’aurait aucun effet maintenant.
five_tribes-refusal-no_target = { five_tribes-djinn } ne peut rien faire sur { $tile }.
five_tribes-refusal-not_your_tile = La tuile { $tile } n’est pas à vous.
five_tribes-refusal-not_given = On ne peut pas choisir la tuile { $tile } ici.
five_tribes-refusal-not_your_thief = { five_tribes-thief } n’est pas à vous.
five_tribes-refusal-thief_fresh = { five_tribes-thief } est à votre service depuis trop peu de temps.
five_tribes-refusal-other_tribe = { five_tribes-thief } va avec une autre tribu.
five_tribes-refusal-no_market = Le déplacement n’a pas fini sur un marché.
five_tribes-refusal-not_on_sale = La carte { $place } n’est pas à vendre ici.
five_tribes-refusal-no_sacred_place = Le déplacement n’a pas fini sur un lieu sacré.
five_tribes-refusal-no_djinn_there = Il n’y a pas de djinn à la place { $place }.
five_tribes-refusal-cannot_pay_djinn = Cela coûte deux sages, ou un sage et un fakir.
five_tribes-refusal-no_thief_there = Aucun voleur n’est à engager.
five_tribes-refusal-must_move = Un déplacement est possible, donc il faut en faire un.
five_tribes-refusal-must_sell = Un lot est commencé\xA0: vendez-le, ou reprenez ses cartes.
five_tribes-refusal-must_give = Il y a quelque chose à céder, donc il le faut.
five_tribes-refusal-not_held = Vous n’avez pas cette carte\xA0: { five_tribes-good }.
five_tribes-refusal-once_a_suit = Cette carte est déjà dans le lot\xA0: { five_tribes-good }. Chaque marchandise une seule fois.
five_tribes-refusal-nothing_offered = Le lot est vide.
five_tribes-refusal-not_offered = Cette carte n’est pas dans le lot\xA0: { five_tribes-good }.
five_tribes-refusal-nothing_to_give = Vous n’avez pas cela à céder.
five_tribes-refusal-other_gift = C’est autre chose qui est demandé.
five_tribes-refusal-now_laying_tiles = On est en train de poser les tuiles.
five_tribes-refusal-now_laying_meeples = On est en train de placer les meeples.
five_tribes-refusal-now_laying_resources = On est en train de poser les cartes ressource.
five_tribes-refusal-now_laying_djinns = On est en train de poser les djinns.
five_tribes-refusal-now_laying_thief = On est en train de révéler le premier voleur.
five_tribes-refusal-now_laying_markers = On est en train de tirer l’ordre des marqueurs.
five_tribes-refusal-now_bidding = C’est le moment d’enchérir pour l’ordre du tour.
five_tribes-refusal-now_starting = C’est le moment de prendre les meeples d’une tuile, ou d’invoquer un djinn.
five_tribes-refusal-now_sowing = C’est le moment de déposer les meeples en main.
five_tribes-refusal-now_building = C’est le moment de bâtir.
five_tribes-refusal-now_killing = C’est le moment où les assassins choisissent une victime.
five_tribes-refusal-now_killing_again = C’est le moment où les assassins choisissent leur seconde victime.
five_tribes-refusal-now_stealing = C’est le moment d’envoyer un voleur ou d’invoquer un djinn, au choix.
five_tribes-refusal-now_tile_action = C’est le moment de faire l’action de la tuile, ou d’y renoncer.
five_tribes-refusal-now_second_card = C’est le moment de prendre la seconde carte.
five_tribes-refusal-now_ending = Le déplacement est fini. Vendez des marchandises, invoquez un djinn, ou continuez.
five_tribes-refusal-now_aiming = C’est le moment de choisir une tuile pour un pouvoir.
five_tribes-refusal-now_drawing_meeples = On est en train de tirer des meeples.
five_tribes-refusal-now_drawing_card = On est en train de piocher une carte.
five_tribes-refusal-now_drawing_djinns = On est en train de piocher des djinns.
five_tribes-refusal-now_keeping = C’est le moment de garder un des djinns piochés.
five_tribes-refusal-now_giving = Quelqu’un est en train de céder quelque chose à un voleur.
five_tribes-refusal-now_claiming = C’est le moment de prendre une part de ce qui a été cédé.
five_tribes-refusal-now_planting = C’est le moment de choisir une tuile pour ce que le voleur a rapporté.
five_tribes-refusal-now_placing = C’est le moment de poser le palais ou le palmier.
five_tribes-refusal-now_filling_resources = On est en train de compléter la rangée.
five_tribes-refusal-now_filling_djinns = On est en train de compléter les djinns.
five_tribes-refusal-now_filling_thief = On est en train de révéler le voleur suivant.

## Ce qui est demandé, et ce qu’on attend

five_tribes-ask-laying_tiles = On pose les tuiles.
five_tribes-ask-laying_meeples = On place les meeples.
five_tribes-ask-laying_resources = On pose les cartes ressource.
five_tribes-ask-laying_djinns = On pose les djinns.
five_tribes-ask-laying_thief = On révèle le premier voleur.
five_tribes-ask-laying_markers = On tire l’ordre des marqueurs.
five_tribes-ask-bidding = { $seat }, quelle case prenez-vous\xA0?
five_tribes-ask-starting = { $seat }, de quelle tuile prenez-vous les meeples\xA0?
five_tribes-ask-sowing = Faites un pas et déposez un meeple.
five_tribes-ask-building = Combien de fakirs aident vos bâtisseurs\xA0?
five_tribes-ask-killing = Qui vos assassins tuent-ils\xA0?
five_tribes-ask-killing_again = Et qui d’autre\xA0?
five_tribes-ask-stealing = Envoyez un voleur, invoquez un djinn, ou continuez.
five_tribes-ask-tile_action = Que prenez-vous ici\xA0? Vous pouvez aussi continuer.
five_tribes-ask-second_card = Quelle autre carte prenez-vous\xA0?
five_tribes-ask-ending = Vendez des marchandises, invoquez un djinn, ou continuez.
five_tribes-ask-aiming = Quelle tuile\xA0?
five_tribes-ask-drawing_meeples = On tire des meeples.
five_tribes-ask-drawing_card = On pioche une carte.
five_tribes-ask-drawing_djinns = On pioche des djinns.
five_tribes-ask-keeping = Quel djinn gardez-vous\xA0?
five_tribes-ask-giving = { $seat }, que cédez-vous\xA0?
five_tribes-ask-claiming = Que prenez-vous\xA0?
five_tribes-ask-planting = Sur laquelle de vos tuiles\xA0?
five_tribes-ask-placing = Posez ici, ou invoquez un djinn.
five_tribes-ask-filling_resources = On complète la rangée.
five_tribes-ask-filling_djinns = On complète les djinns.
five_tribes-ask-filling_thief = On révèle le voleur suivant.
five_tribes-ask-over = La partie est finie.
five_tribes-wait-laying_tiles = On pose les tuiles.
five_tribes-wait-laying_meeples = On place les meeples.
five_tribes-wait-laying_resources = On pose les cartes ressource.
five_tribes-wait-laying_djinns = On pose les djinns.
five_tribes-wait-laying_thief = On révèle le premier voleur.
five_tribes-wait-laying_markers = On tire l’ordre des marqueurs.
five_tribes-wait-bidding = { $seat } enchérit.
five_tribes-wait-starting = { $seat } choisit une tuile.
five_tribes-wait-sowing = { $seat } sème.
five_tribes-wait-building = { $seat } bâtit.
five_tribes-wait-killing = { $seat } choisit une victime.
five_tribes-wait-killing_again = { $seat } choisit une seconde victime.
five_tribes-wait-stealing = { $seat } peut envoyer un voleur.
five_tribes-wait-tile_action = { $seat } regarde ce que la tuile propose.
five_tribes-wait-second_card = { $seat } prend une seconde carte.
five_tribes-wait-ending = { $seat } termine son activation.
five_tribes-wait-aiming = { $seat } choisit une tuile pour un pouvoir.
five_tribes-wait-drawing_meeples = On tire des meeples.
five_tribes-wait-drawing_card = On pioche une carte.
five_tribes-wait-drawing_djinns = On pioche des djinns.
five_tribes-wait-keeping = { $seat } choisit un djinn à garder.
five_tribes-wait-giving = { $seat } choisit quoi céder.
five_tribes-wait-claiming = { $seat } se sert dans ce qui a été cédé.
five_tribes-wait-planting = { $seat } choisit une tuile.
five_tribes-wait-placing = { $seat } pose un palais ou un palmier.
five_tribes-wait-filling_resources = On complète la rangée.
five_tribes-wait-filling_djinns = On complète les djinns.
five_tribes-wait-filling_thief = On révèle le voleur suivant.
five_tribes-wait-over = La partie est finie.

## Options de la table

five_tribes-option-thieves = Les Voleurs de Naqala
    .help = Peut-on engager des voleurs dans les lieux sacrés\xA0?
    .yes = avec voleurs
    .no = sans voleurs
five_tribes-option-djinn_limit = Les pouvoirs qui ont un prix
    .help = Combien de fois chaque pouvoir peut-il servir\xA0? Cela compte à deux joueurs, où chacun a deux marqueurs.
    .activation = une fois par activation
    .round = une fois par manche
five_tribes-option-thief_wait = Quand un voleur peut servir
    .help = Combien de temps un voleur engagé doit-il attendre\xA0?
    .round = dès la manche suivante
    .activation = dès l’activation suivante de son propriétaire
five_tribes-option-loop_match = Se rejoindre soi-même
    .help = Le dernier meeple peut-il rejoindre un meeple de sa tribu déposé plus tôt dans le même déplacement\xA0?
    .yes = permis
    .no = interdit
five_tribes-option-viziers = Les vizirs à la fin
    .help = Comment les vizirs rapportent-ils leurs dizaines de points\xA0?
    .each = dix par adversaire qui en a moins
    .most = dix si l’on en a le plus, sans égalité
five_tribes-option-open_hands = Or et cartes
    .help = L’or et les cartes ressource sont-ils visibles pour tous\xA0?
    .yes = visibles
    .no = cachés
five_tribes-option-empty_round = Quand une manche ne laisse aucun déplacement
    .help = Joue-t-on encore une manche, avec enchères, pouvoirs et ventes, avant de compter les points\xA0?
    .yes = encore une manche
    .no = la partie est finie

## Les robots, et les raisons qu’ils donnent

five_tribes-bot-random = Vagabond
    .help = Joue n’importe quel coup permis, sans plan.
five_tribes-bot-novice = Débutant
    .help = Joue ce qui a l’air bon au premier coup d’œil, sans penser au suivant.
five_tribes-bot-regular = Habitué
    .help = Sait ce que vaudront marchandises et vizirs, pense à qui joue ensuite et enchérit avec soin. Répond aussitôt.
five_tribes-bot-expert = Maître
    .help = Rejoue les meilleurs coups dans sa tête, encore et encore, tant qu’il en a le temps. Difficile à battre.

five_tribes-less =
    { $less ->
        [0] à peu près aussi bon
        [one] { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de moins
       *[other] { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de moins
    }
five_tribes-why-only = C’est le seul coup possible.
five_tribes-why-worth = De tout ce qui est possible, c’est ce qui rapporte le plus de points\xA0: environ { NUMBER($value, maximumFractionDigits: 1) }.
five_tribes-why-bid = Jouer à cette place vaut plus de points que jouer en dernier, son prix déduit\xA0: environ { NUMBER($value, maximumFractionDigits: 1) } de plus.
five_tribes-why-cheap = Jouer plus tôt ne vaut pas son prix.
five_tribes-why-pass = Rien d’autre ne vaut la peine ici.
five_tribes-why-walk = Finir sur { $tile } avec { five_tribes-tribe.object } rapporte le plus, compte tenu de ce qui reste au suivant.
five_tribes-why-victim = Cette victime est la meilleure, compte tenu de ce qui reste au suivant.
five_tribes-why-extras = De nouveaux meeples avant le déplacement le rendent meilleur, prix déduit\xA0: environ { NUMBER($value, maximumFractionDigits: 1) } points de plus.
five_tribes-why-glance = Finir sur { $tile } avec { five_tribes-tribe.object } a l’air bon au premier coup d’œil.
five_tribes-why-feeling = C’est une question de flair.
five_tribes-why-gains =
    Finir sur { $tile } avec { five_tribes-tribe.object } { $first ->
        [land] rapporte { five_tribes-gain-land }
        [pieces] rapporte { five_tribes-gain-pieces }
        [viziers] rapporte { five_tribes-gain-viziers }
        [elders] rapporte { five_tribes-gain-elders }
        [goods] rapporte { five_tribes-gain-goods }
        [djinn] rapporte { five_tribes-gain-djinn }
        [gold] rapporte { five_tribes-gain-gold }
       *[harm] { five_tribes-gain-harm }
    }{ $second ->
        [land] { " " }et { five_tribes-gain-land }
        [pieces] { " " }et { five_tribes-gain-pieces }
        [viziers] { " " }et { five_tribes-gain-viziers }
        [elders] { " " }et { five_tribes-gain-elders }
        [goods] { " " }et { five_tribes-gain-goods }
        [djinn] { " " }et { five_tribes-gain-djinn }
        [gold] { " " }et { five_tribes-gain-gold }
        [harm] { " " }et { five_tribes-gain-harm }
       *[none] { "" }
    }.{ $sight ->
        [leaves] { " " }Un autre coup rapporte plus tout de suite, mais laisse davantage au suivant.
        [played] { " " }Un autre coup semblait meilleur au départ\xA0; joué en pensée, celui-ci l’emporte.
       *[plain] { "" }
    }
five_tribes-gain-land = { $tiles ->
        [1] la tuile
       *[other] { $tiles } tuiles
    } ({ $land ->
        [one] { $land } point
       *[other] { $land } points
    })
five_tribes-gain-pieces = palmiers et palais ({ $pieces ->
        [one] { $pieces } point
       *[other] { $pieces } points
    })
five_tribes-gain-viziers =
    { $viziers ->
        [one] { $viziers } vizir
       *[other] { $viziers } vizirs
    }
five_tribes-gain-elders =
    { $elders ->
        [one] { $elders } sage
       *[other] { $elders } sages
    }
five_tribes-gain-goods =
    { $goods ->
        [one] { $goods } carte
       *[other] { $goods } cartes
    }
five_tribes-gain-djinn = le djinn { five_tribes-djinn }
five_tribes-gain-gold =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
five_tribes-gain-harm =
    { $harm ->
        [one] coûte environ { $harm } point aux autres
       *[other] coûte environ { $harm } points aux autres
    }

## La table en mots

five_tribes-field-round = Manche
five_tribes-field-last_round = C’est la dernière manche.
    .text =
        { $last_round ->
            [yes] C’est la dernière manche.
           *[no] { "" }
        }
five_tribes-field-in_hand = En main
    .item =
        { $key ->
            [vizier] { $values ->
                [one] { $values } vizir
               *[other] { $values } vizirs
            }
            [elder] { $values ->
                [one] { $values } sage
               *[other] { $values } sages
            }
            [merchant] { $values ->
                [one] { $values } marchand
               *[other] { $values } marchands
            }
            [builder] { $values ->
                [one] { $values } bâtisseur
               *[other] { $values } bâtisseurs
            }
           *[assassin] { $values ->
                [one] { $values } assassin
               *[other] { $values } assassins
            }
        }
five_tribes-field-bid_order = Les enchères se font dans cet ordre
    .item = { $place }. { $seat }
five_tribes-field-spots = Cases prises, selon leur prix
    .item =
        { $seat ->
            [none] { "" }
           *[other] { $place ->
                [1] 0
                [2] 0
                [3] 0
                [4] 1
                [5] 3
                [6] 5
                [7] 8
                [8] 12
               *[9] 18
            }\xA0: { $seat }
        }
five_tribes-field-tiles = Tuiles
    .item =
        { "" }{ $tile }, { five_tribes-design }\xA0: { $meeples }{ $owner ->
                [none] {""}
               *[other]\xA0; chameau\xA0: { $owner }
            }{ $palms ->
                [0] {""}
               *[other]\xA0; palmiers\xA0: { $palms }
            }{ $palaces ->
                [0] {""}
               *[other]\xA0; palais\xA0: { $palaces }
            }
five_tribes-field-meeples = En main
    .item =
        { $key ->
            [vizier] { $values ->
                [one] { $values } vizir
               *[other] { $values } vizirs
            }
            [elder] { $values ->
                [one] { $values } sage
               *[other] { $values } sages
            }
            [merchant] { $values ->
                [one] { $values } marchand
               *[other] { $values } marchands
            }
            [builder] { $values ->
                [one] { $values } bâtisseur
               *[other] { $values } bâtisseurs
            }
           *[assassin] { $values ->
                [one] { $values } assassin
               *[other] { $values } assassins
            }
        }
five_tribes-field-row = Cartes de la rangée
five_tribes-field-djinn_row = Djinns visibles
five_tribes-field-thief = Voleur à engager
five_tribes-field-bag = Dans le sac
    .item =
        { $key ->
            [vizier] { $values ->
                [one] { $values } vizir
               *[other] { $values } vizirs
            }
            [elder] { $values ->
                [one] { $values } sage
               *[other] { $values } sages
            }
            [merchant] { $values ->
                [one] { $values } marchand
               *[other] { $values } marchands
            }
            [builder] { $values ->
                [one] { $values } bâtisseur
               *[other] { $values } bâtisseurs
            }
           *[assassin] { $values ->
                [one] { $values } assassin
               *[other] { $values } assassins
            }
        }
five_tribes-field-palms_left = Palmiers restants
five_tribes-field-palaces_left = Palais restants
five_tribes-field-seats_gold = Or
five_tribes-field-seats_hand = Cartes en main
    .item =
        { $values } ×{ " " }{ $key ->
            [ivory] ivoire
            [jewels] joyaux
            [gold] lingots d’or
            [papyrus] papyrus
            [silk] soie
            [spice] épices
            [fish] poisson
            [wheat] blé
            [pottery] poterie
            [fakir] fakir
           *[none] carte
        }
five_tribes-field-seats_cards = Cartes ressource
five_tribes-field-seats_elders = Sages
five_tribes-field-seats_viziers = Vizirs
five_tribes-field-seats_camels = Chameaux restants
five_tribes-field-seats_djinns = Djinns
five_tribes-field-seats_thieves = Voleurs
five_tribes-list-row =
    { $item ->
        [ivory] ivoire
        [jewels] joyaux
        [gold] lingots d’or
        [papyrus] papyrus
        [silk] soie
        [spice] épices
        [fish] poisson
        [wheat] blé
        [pottery] poterie
        [fakir] fakir
       *[none] carte
    }
five_tribes-list-djinn_row =
    { $item ->
        [al_amin] Al-Amin
        [anun_nak] Anun-Nak
        [baal] Ba’al
        [boaz] Boaz
        [bouraq] Bouraq
        [echidna] Echidna
        [enki] Enki
        [hagis] Hagis
        [haurvatat] Haurvatat
        [ibus] Ibus
        [jafaar] Jafaar
        [kandicha] Kandicha
        [kumarbi] Kumarbi
        [lamia] Lamia
        [leta] Leta
        [marid] Marid
        [monkir] Monkir
        [nekir] Nekir
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloar
        [utug] Utug
       *[morgiane] Morgiane
    }
five_tribes-list-djinns =
    { $item ->
        [al_amin] Al-Amin
        [anun_nak] Anun-Nak
        [baal] Ba’al
        [boaz] Boaz
        [bouraq] Bouraq
        [echidna] Echidna
        [enki] Enki
        [hagis] Hagis
        [haurvatat] Haurvatat
        [ibus] Ibus
        [jafaar] Jafaar
        [kandicha] Kandicha
        [kumarbi] Kumarbi
        [lamia] Lamia
        [leta] Leta
        [marid] Marid
        [monkir] Monkir
        [nekir] Nekir
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloar
        [utug] Utug
       *[morgiane] Morgiane
    }
five_tribes-list-thieves =
    { $item ->
        [houssain] Houssain
        [ziad] Ziad
        [ouafat] Ouafat
        [kohdian] Kohdian
        [shaum] Shaum
       *[madjaar] Madjaar
    }

## Le plateau

five_tribes-board-setup = Mise en place
five_tribes-board-round = Manche { $round }
five_tribes-board-last_round = la dernière manche
five_tribes-board-design =
    { $design ->
        [village] village
        [oasis] oasis
        [small_market] marché
        [large_market] gd marché
       *[sacred] sacré
    }
five_tribes-board-carried = En main
five_tribes-board-order = Ordre du tour
five_tribes-board-bid_order = Doivent encore enchérir
five_tribes-board-row = Cartes
five_tribes-board-djinns = Djinns
five_tribes-board-thief = Voleur
five_tribes-board-supply = Reste
five_tribes-board-bag = sac
five_tribes-board-player = Joueur
five_tribes-board-gold = Or
five_tribes-board-camels = Chameaux
five_tribes-board-cards = Main
five_tribes-board-powers = Djinns et voleurs
`;export{e as default};