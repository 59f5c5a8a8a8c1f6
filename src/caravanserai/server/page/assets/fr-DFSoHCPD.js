var e=`### Emira en français. Les identifiants sont les mêmes dans toutes les langues\xA0; un attribut comme .object est une forme du mot.

emira-title = Emira
emira-pitch = Les cheiks courtisent, les princesses choisissent. Une satire.
emira-stage = tour { $number }
emira-intro =
    Des princesses traversent le désert, et chacune a son idée du cheik qu’il lui faut\xA0: le plus beau, le plus noble, le plus riche, ou celui qui a le plus grand palais.
    Envoyez des caravanes chercher de l’or, enchérissez pour agir avant les autres, et soyez celui que cherche la prochaine princesse. Ensuite, entretenez-les toutes, à
    chaque tour. Votre objectif secret dit quels talents il vous faut\xA0; remplissez-le en payant l’entretien, et vous gagnez.
emira-legend = Talents\xA0: intelligence, ménage, cuisine, romance. Préférences\xA0: apparence, statut, palais, argent.

## Cheiks, princesses, cartes

emira-colour =
    { $colour ->
        [green] vert
        [white] blanc
        [red] rouge
        [blue] bleu
       *[black] noir
    }
    .object =
        { $colour ->
            [green] le vert
            [white] le blanc
            [red] le rouge
            [blue] le bleu
           *[black] le noir
        }
emira-letter =
    { $colour ->
        [green] V
        [white] Ba
        [red] R
        [blue] Be
       *[black] N
    }
emira-advantage =
    { $colour ->
        [green] commence avec un chameau
        [white] commence avec une section de palais
        [red] commence avec une carte statut à 350
        [blue] commence avec un jeton de tenue
       *[black] reçoit 50 pièces d’or de plus à chaque revenu
    }
emira-token =
    { $token ->
        [beauty] beauté
        [manners] manières
       *[clothes] tenue
    }
    .object =
        { $token ->
            [beauty] un jeton de beauté
            [manners] un jeton de manières
           *[clothes] un jeton de tenue
        }
emira-caravan =
    { $caravan ->
        [small_slow] petite caravane lente
        [small_fast] petite caravane rapide
        [large_slow] grande caravane lente
       *[large_fast] grande caravane rapide
    }
    .object =
        { $caravan ->
            [small_slow] une petite caravane lente
            [small_fast] une petite caravane rapide
            [large_slow] une grande caravane lente
           *[large_fast] une grande caravane rapide
        }
    .several =
        { $caravan ->
            [small_slow] les petites caravanes lentes
            [small_fast] les petites caravanes rapides
            [large_slow] les grandes caravanes lentes
           *[large_fast] les grandes caravanes rapides
        }
emira-action =
    { $action ->
        [small_slow] une petite caravane lente
        [small_fast] une petite caravane rapide
        [large_slow] une grande caravane lente
        [large_fast] une grande caravane rapide
        [appearance] le jeton d’apparence
        [status] la carte statut
        [section] une section de palais
       *[camel] un chameau
    }
emira-good =
    { $good ->
        [small] petite caravane
        [large] grande caravane
        [camel] chameau
       *[section] section de palais
    }
emira-talent =
    { $talent ->
        [intelligence] intelligence
        [housekeeping] ménage
        [cooking] cuisine
       *[romance] romance
    }
emira-preference =
    { $preference ->
        [appearance] apparence
        [status] statut
        [palace] palais
        [money] argent
       *[princesses] nombre de princesses
    }
emira-princess =
    { $princess ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-ability =
    { $princess ->
        [albina] Dans la partie avancée, ses fêtes usent le palais\xA0: la première fois qu’elle vient, votre piste du palais baisse de 0,5. Dans la partie de base, elle ne fait rien.
        [halimah] Elle chante\xA0: 1 de statut en plus tant qu’elle vit chez vous.
        [asima] Elle ne demande rien et n’apporte qu’elle-même.
        [noor] Elle se méfie de tous\xA0: votre or est visible tant qu’elle vit chez vous.
        [rasha] Elle joue la comédie\xA0: 1 de statut en plus tant qu’elle vit chez vous.
        [thara] Elle ne demande rien et n’apporte qu’elle-même.
        [zainab] Elle est sage\xA0: les cartes événement vous coûtent 100 et 200.
        [nibal] Elle ne demande rien et n’apporte qu’elle-même.
        [samira] L’amour rend négligent\xA0: la première fois qu’elle vient, vous remettez dans le sac un de vos propres jetons d’apparence.
        [zahrah] Elle vole\xA0: la première fois qu’elle vient, vous perdez une carte statut de votre choix.
        [fatima] Elle ne demande rien et n’apporte qu’elle-même.
        [layla] Elle enseigne les manières\xA0: tant qu’elle reste, elle vous prête le jeton de manières mis de côté.
        [malika] Elle ne demande rien et n’apporte qu’elle-même.
        [nadia] Sa beauté rejaillit sur vous\xA0: tant qu’elle reste, elle vous prête le jeton de beauté mis de côté.
        [firyal] Dans la partie avancée, ses réceptions usent le palais\xA0: la première fois qu’elle vient, votre piste du palais baisse de 0,5. Dans la partie de base, elle ne fait rien.
        [hind] La noce dure\xA0: au tour qui suit son arrivée, vous ne jouez pas d’événement, n’agissez pas et n’achetez pas d’événement.
        [farah] Elle sait parler aux bêtes\xA0: les chameaux vous coûtent 50.
        [raidah] Elle ne demande rien et n’apporte qu’elle-même.
        [adara] Elle connaît les routes\xA0: les caravanes vous coûtent 400, 500, 650 et 800.
        [suleika] Elle est jalouse\xA0: chaque princesse qui vous rejoint après elle vous coûte 100 une fois.
        [janan] Elle aime la bonne chère\xA0: son entretien est de 100.
        [sahar] Elle ne demande rien et n’apporte qu’elle-même.
        [anisah] Elle ne demande rien et n’apporte qu’elle-même.
        [zafirah] Elle a sa fortune\xA0: son entretien ne coûte rien.
        [xenia] Elle veut un cadeau de 250 en arrivant, puis tous les trois tours\xA0; si vous le refusez, elle part chez le plus riche des autres cheiks qui ont une chambre libre.
        [yasmine] Elle ne demande rien et n’apporte qu’elle-même.
        [badra] Elle bâtit\xA0: les sections de palais vous coûtent 400.
       *[sidi_suleiman] Ce n’est pas une princesse mais un chevalier\xA0: il va où vivent le plus de princesses, en enlève une, et on ne le revoit plus.
    }
emira-card =
    { $card ->
        [bazaar] Bazar
        [better_breed] Améliorer la race
        [camel_breeding] Élevage de chameaux
        [camel_epidemic] Épidémie chez les chameaux
        [changing_her_mind] Changer d’avis
        [court_influence] Influence à la cour
        [double_trouble] Double ennui
        [golden_times] Âge d’Or
        [good_looking] Bonne tenue
        [guest_house] Chambre d’invité
        [interrupt_spice_trade] Interruption du commerce d’épices
        [new_orders] Nouvelles commandes
        [new_spice_caravan] Nouvelle caravane d’épices
        [noble_merchandise] Marchandise noble
        [quiet_days] Jours tranquilles
        [restoration] Restauration
        [sick_camels] Chameaux malades
       *[vermin] Vermine
    }
emira-effect =
    { $card ->
        [bazaar] À la préparation de ce tour, vous choisissez dans le sac le jeton mis en vente.
        [better_breed] Aussitôt\xA0: chacun de vos chameaux réduit davantage vos mises, de 70, de 100, enfin de 150.
        [camel_breeding] Aussitôt\xA0: chacun reçoit un chameau pour chaque groupe de 2 qu’il possède, s’il y en a assez pour tous.
        [camel_epidemic] Aussitôt\xA0: chacun perd un chameau pour chaque groupe de 3 qu’il possède.
        [changing_her_mind] Aussitôt\xA0: regardez la prochaine princesse et laissez-la, échangez ses préférences, ou mettez-la sous la pile.
        [court_influence] Aussitôt\xA0: regardez les trois prochaines cartes de la pile Emira et remettez-les dans l’ordre que vous voulez.
        [double_trouble] Ce tour-ci, une princesse de plus est retournée et choisit.
        [golden_times] Le revenu de ce tour augmente de 20\xA0%, pour tous.
        [good_looking] Pour toujours\xA0: nommez une sorte de jeton\xA0; chaque groupe de 3 que vous en avez compte 1 d’apparence en plus.
        [guest_house] Pour toujours\xA0: une chambre de plus dans votre palais.
        [interrupt_spice_trade] Ce tour-ci, les caravanes ne paient pas et n’avancent pas, pour tous.
        [new_orders] Aussitôt\xA0: regardez les trois prochaines cartes statut et remettez-les dans l’ordre que vous voulez.
        [new_spice_caravan] Aussitôt\xA0: une de vos caravanes recule d’une case vers la droite et paiera une fois de plus.
        [noble_merchandise] À la préparation de ce tour, vous choisissez dans la pile la carte statut mise en vente.
        [quiet_days] Ce tour-ci, une princesse de moins est retournée\xA0; les indécises peuvent encore se décider.
        [restoration] Partie avancée, aussitôt\xA0: votre piste du palais monte de 0,5.
        [sick_camels] Aux enchères de ce tour, les chameaux ne réduisent la mise de personne.
       *[vermin] Aussitôt\xA0: nommez une sorte de caravane. Chacun en avance une d’une case vers la gauche, ou deux si la sorte est lente et qu’il en a au moins deux.
    }
emira-objective =
    { $objective ->
        [ihr] intelligence, ménage et romance
        [icr] intelligence, cuisine et romance
        [hcr] ménage, cuisine et romance
        [iih] deux fois intelligence, une fois ménage
        [iic] deux fois intelligence, une fois cuisine
        [iir_irr] trois fois intelligence ou romance, chacune au moins une fois
        [hhc_hcc] trois fois ménage ou cuisine, chacun au moins une fois
        [ihcr] chaque talent une fois
        [iihc] deux fois intelligence, une fois ménage et une fois cuisine
        [ihhr_ihrr] intelligence, et trois fois ménage ou romance, chacun au moins une fois
        [iicr_iccr] romance, et trois fois intelligence ou cuisine, chacune au moins une fois
        [hhcr_hccr_hcrr] ménage, cuisine et romance, un de ces talents deux fois
        [iihcr] deux fois intelligence, une fois ménage, cuisine et romance
        [hhiic_hhicc] deux fois ménage, et trois fois intelligence ou cuisine, chacune au moins une fois
        [iihhr_iihrr] deux fois intelligence, et trois fois ménage ou romance, chacun au moins une fois
       *[iiccr_iicrr_iccrr] intelligence, cuisine et romance, deux de ces talents deux fois
    }
emira-mind =
    { $mind ->
        [keep] la laisser telle quelle
        [swap] échanger ses préférences
       *[under] la mettre sous la pile
    }
emira-half =
    { $half ->
        [odd] le tour impair
       *[even] le tour pair
    }

## Ce qui se passe

emira-event-colour_drawn = { $seat } tire { emira-colour.object } et { emira-advantage }.
emira-event-board_ready = { "" }
emira-event-first_drawn = { $seat } joue en premier.
emira-event-objective_dealt =
    { $objective ->
        [none] { $seat } tire un objectif secret.
       *[other] { $seat } tire un objectif\xA0: { emira-objective }.
    }
emira-event-card_dealt =
    { $card ->
        [none] { "" }
       *[other] { $seat } reçoit un événement\xA0: { emira-card }.
    }
emira-event-opening_kept =
    { $card ->
        [none] { $seat } garde une carte événement.
       *[other] { $seat } garde un événement\xA0: { emira-card }.
    }
emira-event-turn_started = Le tour { $turn } commence\xA0; premier joueur\xA0: { $seat }.
emira-event-card_played = { $seat } joue un événement\xA0: { emira-card }.
emira-event-no_card_played = { $seat } ne joue pas d’événement.
emira-event-rate_raised = Chez { $seat }, chaque chameau réduit maintenant une mise de { $rate }.
emira-event-camels_bred =
    { $count ->
        [one] { $seat } reçoit { $count } chameau.
       *[other] { $seat } reçoit { $count } chameaux.
    }
emira-event-no_camels_bred = Il n’y a pas assez de chameaux pour tous\xA0: personne n’en reçoit.
emira-event-camels_died =
    { $count ->
        [one] { $seat } perd { $count } chameau.
       *[other] { $seat } perd { $count } chameaux.
    }
emira-event-princess_seen =
    { $princess ->
        [none] { "" }
       *[other] { $seat } regarde la carte { $place } de la pile Emira\xA0: { emira-princess }.
    }
emira-event-status_seen =
    { $cost ->
        [none] { "" }
       *[other] { $seat } regarde la carte { $place } de la pile des statuts\xA0: { NUMBER($cost, useGrouping: 0) }.
    }
emira-event-princesses_arranged =
    { $order ->
        [none] { $seat } remet les cartes sur la pile Emira.
       *[other] { $seat } remet les cartes sur la pile Emira\xA0: { $order }.
    }
emira-event-status_arranged =
    { $order ->
        [none] { $seat } remet les cartes sur la pile des statuts.
       *[other] { $seat } remet les cartes sur la pile des statuts\xA0: { $order }.
    }
emira-event-mind_changed =
    { $mind ->
        [keep] { $seat } laisse telle quelle la carte { $place } de la pile Emira.
        [swap] { $seat } échange les préférences de la carte { $place } de la pile Emira.
       *[under] { $seat } met la carte { $place } de la pile Emira par-dessous.
    }
emira-event-split_chosen =
    { $now ->
        [1] { $seat } décide\xA0: une princesse choisit ce tour-ci, deux au suivant.
       *[other] { $seat } décide\xA0: deux princesses choisissent ce tour-ci, une au suivant.
    }
emira-event-turn_chosen =
    { $turn ->
        [odd] { $seat } décide\xA0: la seule princesse choisit ce tour-ci.
       *[even] { $seat } décide\xA0: la seule princesse choisit au tour suivant.
    }
emira-event-look_chosen = { $seat } soigne son apparence ({ emira-token })\xA0; le bonus est maintenant de { $bonus }.
emira-event-guest_house_added = { $seat } a une chambre de plus.
emira-event-caravan_loaded = { $seat } recharge { emira-caravan.object }\xA0: de la case { $space }, elle recule d’une case vers la droite.
emira-event-track_named = { $seat } lâche la vermine sur { emira-caravan.several }.
emira-event-caravan_gnawed =
    { $space ->
        [1] { $seat } perd { emira-caravan.object } à cause de la vermine.
       *[other] De la vermine chez { $seat }\xA0: { emira-caravan.object } avance d’une case vers la gauche, depuis la case { $space }.
    }
emira-event-palace_restored = { $seat } restaure son palais\xA0: il vaut un demi-point de plus.
emira-event-income_paid =
    { $caravans ->
        [0] { $seat } reçoit { NUMBER($gold, useGrouping: 0) } pièces d’or.
       *[other] { $seat } reçoit { NUMBER($gold, useGrouping: 0) } pièces d’or, dont { NUMBER($caravans, useGrouping: 0) } de ses caravanes.
    }
emira-event-caravan_ended =
    { $count ->
        [one] { $seat }\xA0: { emira-caravan.object } a payé pour la dernière fois.
       *[other] { $seat }\xA0: { emira-caravan.several } ({ $count }) ont payé pour la dernière fois.
    }
emira-event-princess_shown = { emira-princess } est en chemin.
emira-event-status_shown = En vente\xA0: une carte statut à { NUMBER($cost, useGrouping: 0) }.
emira-event-status_chosen = { $seat } fouille la pile et met en vente une carte statut à { NUMBER($cost, useGrouping: 0) }.
emira-event-token_drawn = En vente\xA0: { emira-token.object }.
emira-event-token_chosen = { $seat } fouille le sac et met en vente { emira-token.object }.
emira-event-good_offered = { "" }
emira-event-auction_opened = { $seat } ouvre l’enchère.
emira-event-bid_made = { $seat } mise { NUMBER($amount, useGrouping: 0) }.
emira-event-passed = { $seat } passe.
emira-event-auction_won =
    { $paid ->
        [0] { $seat } gagne à { NUMBER($bid, useGrouping: 0) } et ne paie rien.
       *[other] { $seat } gagne à { NUMBER($bid, useGrouping: 0) } et paie { NUMBER($paid, useGrouping: 0) }.
    }
emira-event-acts_free = { $seat } agit sans mise.
emira-event-relief_taken = { $seat } prend { $gold } pièces d’or au lieu d’agir.
emira-event-no_relief_taken = { "" }
emira-event-caravan_bought = { $seat } paie { NUMBER($price, useGrouping: 0) } et envoie { emira-caravan.object }.
emira-event-token_bought = { $seat } paie { NUMBER($price, useGrouping: 0) } pour { emira-token.object }.
emira-event-status_bought =
    { $points ->
        [one] { $seat } paie { NUMBER($cost, useGrouping: 0) } pour { $points } point de statut.
       *[other] { $seat } paie { NUMBER($cost, useGrouping: 0) } pour { $points } points de statut.
    }
emira-event-section_bought = { $seat } paie { NUMBER($price, useGrouping: 0) } pour une section de palais.
emira-event-camel_bought = { $seat } paie { NUMBER($price, useGrouping: 0) } pour un chameau.
emira-event-nothing_done = { $seat } ne fait rien.
emira-event-token_returned = Le jeton de { emira-token } n’a pas trouvé preneur\xA0; il retourne dans le sac.
emira-event-status_returned = La carte statut à { NUMBER($cost, useGrouping: 0) } n’a pas trouvé preneur\xA0; elle va sous la pile.
emira-event-cards_paid =
    { $count ->
        [1] { $seat } paie { $price } pour la dernière carte événement.
       *[other] { $seat } paie { $price } pour choisir entre { $count } cartes événement.
    }
emira-event-no_card_bought = { $seat } n’achète pas d’événement.
emira-event-card_seen =
    { $card ->
        [none] { "" }
       *[other] { $seat } regarde un événement\xA0: { emira-card }.
    }
emira-event-card_bought =
    { $card ->
        [none] { $seat } garde une carte événement.
       *[other] { $seat } garde un événement\xA0: { emira-card }.
    }
emira-event-gold_shown =
    { $gold ->
        [one] { $seat } montre { NUMBER($gold, useGrouping: 0) } pièce d’or.
       *[other] { $seat } montre { NUMBER($gold, useGrouping: 0) } pièces d’or.
    }
emira-event-princess_joined = { emira-princess } s’installe chez { $seat }.
emira-event-princess_undecided =
    { $princess ->
        [sidi_suleiman] { emira-princess } ne trouve pas de palais qui ait plus de princesses que tous les autres, et attend.
       *[other] { emira-princess } ne peut pas se décider et attend.
    }
emira-event-token_lost = Samira tourne la tête à { $seat }\xA0: { emira-token.object } retourne dans le sac.
emira-event-status_lost = Zahrah prend à { $seat } une carte statut à { NUMBER($cost, useGrouping: 0) }.
emira-event-track_fell = Chez { $seat }, { emira-princess } use le palais\xA0: il vaut un demi-point de moins.
emira-event-sidi_came = Sidi Suleiman arrive chez { $seat }.
emira-event-princess_abducted = Sidi Suleiman enlève { emira-princess } à { $seat }.
emira-event-gift_counted =
    { $tokens ->
        [0] Xenia n’a plus de jeton chez { $seat }\xA0; au prochain tour, elle demandera un cadeau.
       *[other] Il reste un jeton à Xenia chez { $seat }.
    }
emira-event-gift_paid = { $seat } donne { $gold } pièces d’or à Xenia.
emira-event-gift_refused = { $seat } ne donne rien à Xenia, qui s’en va.
emira-event-xenia_left = Xenia, que { $seat } ne peut pas payer, quitte la partie.
emira-event-upkeep_paid =
    { $full ->
        [no] { $gold ->
            [0] { $seat } ne peut rien payer de l’entretien.
           *[other] { $seat } ne peut pas payer tout l’entretien et paie { NUMBER($gold, useGrouping: 0) }.
        }
       *[yes] { $gold ->
            [0] { $seat } n’a pas d’entretien à payer.
           *[other] { $seat } paie { NUMBER($gold, useGrouping: 0) } d’entretien.
        }
    }
emira-event-princess_lost = { emira-princess } quitte { $seat }.
emira-event-put_under = { emira-princess } va sous la pile Emira.
emira-event-shuffled_under =
    { $princess ->
        [none] Une des princesses parties va sous la pile Emira, sans que personne sache laquelle.
       *[other] { emira-princess } va sous la pile Emira.
    }
emira-event-objective_shown =
    { $talents ->
        [yes] { $seat } montre son objectif\xA0: { emira-objective }. Tous les talents y sont.
       *[no] { $seat } montre son objectif\xA0: { emira-objective }. Il manque des talents.
    } Princesses\xA0: { $princesses }, score\xA0: { $score }.
emira-event-game_ended =
    { $reason ->
        [objective] { $winners_count ->
            [one] { $winners } remplit son objectif et gagne\xA0!
           *[other] { $winners } remplissent leur objectif et se partagent la victoire\xA0!
        }
        [exhausted] { $winners_count ->
            [one] Plus personne ne viendra\xA0; { $winners } gagne au score.
           *[other] Plus personne ne viendra\xA0; au score, { $winners } se partagent la victoire.
        }
       *[last_turn] { $winners_count ->
            [one] Le dernier tour est fini\xA0; { $winners } gagne au score.
           *[other] Le dernier tour est fini\xA0; au score, { $winners } se partagent la victoire.
        }
    }
emira-event-opened =
    { $gold ->
        [one] Il restait { NUMBER($gold, useGrouping: 0) } pièce d’or à { $seat }.
       *[other] Il restait { NUMBER($gold, useGrouping: 0) } pièces d’or à { $seat }.
    }
emira-event-asked = { "" }

## Les coups\xA0: ce que fait chacun, ce que font ceux d’une même sorte, et davantage

emira-move-keep_card = Garder { emira-card }
emira-move-play_card = Jouer { emira-card }
emira-move-go_on = Non merci
emira-move-pass = Passer
emira-move-choose_token = Choisir\xA0: { emira-token }
emira-move-choose_caravan = Déplacer { emira-caravan.object }, case { $space }
emira-move-choose_track = Nommer { emira-caravan.several }
emira-move-choose_place =
    { $place ->
        [1] Regarder la prochaine princesse
        [2] Regarder la deuxième princesse à venir
       *[other] Regarder la troisième princesse à venir
    }
emira-move-arrange = Remettre les cartes dans l’ordre { $order }
emira-move-change_mind =
    { $mind ->
        [keep] La laisser telle quelle
        [swap] Échanger ses préférences
       *[under] La mettre sous la pile
    }
emira-move-split =
    { $now ->
        [1] Une princesse ce tour-ci, deux au suivant
       *[other] Deux princesses ce tour-ci, une au suivant
    }
emira-move-choose_turn =
    { $turn ->
        [odd] Elle choisit ce tour-ci
       *[even] Elle choisit au tour suivant
    }
emira-move-choose_status = Choisir la carte statut à { NUMBER($cost, useGrouping: 0) }
emira-move-take_relief = Prendre 150 pièces d’or au lieu d’agir
emira-move-buy = Acheter { emira-action }
emira-move-buy_cards = Regarder { $count } cartes événement et en garder une
emira-move-give_up = Laisser partir { emira-princess }
emira-move-pay_gift = Donner 250 pièces d’or à Xenia
emira-move-refuse_gift = Refuser le cadeau à Xenia
emira-move-bid = Miser { NUMBER($amount, useGrouping: 0) }
emira-move-draw_colour = La couleur suivante\xA0: { emira-colour }
emira-move-draw_first = Premier joueur\xA0: { $seat }
emira-move-draw_objective = L’objectif suivant\xA0: { emira-objective }
emira-move-draw_card = La carte événement suivante\xA0: { emira-card }
emira-move-draw_princess = La carte tirée\xA0: { emira-princess }
emira-move-draw_status = La carte statut suivante\xA0: { NUMBER($cost, useGrouping: 0) }
emira-move-draw_token = Du sac\xA0: { emira-token.object }

emira-kind-keep_card = garder une carte événement
    .help = Les autres retournent dans la pile ou dessous, et personne ne voit laquelle vous gardez.
emira-kind-play_card = jouer un événement
    .help = Un par tour, et aucun dont le symbole a déjà été joué ce tour-ci.
emira-kind-go_on = s’en passer
    .help = Vous ne jouez pas d’événement, ne prenez pas de secours, ne faites rien ou n’achetez pas d’événement.
emira-kind-pass = quitter cette enchère
    .help = Vous pourrez miser à la suivante. Si tous passent, la personne qui a ouvert l’enchère agit gratuitement.
emira-kind-choose_token = choisir une sorte de jeton
    .help = À mettre en vente, à faire compter davantage, ou à céder pour Samira.
emira-kind-choose_caravan = choisir une de vos caravanes
    .help = Nouvelle caravane d’épices la recule d’une case vers la droite, Vermine l’avance d’une case vers la gauche.
emira-kind-choose_track = nommer une sorte de caravane
    .help = Tous ceux qui en ont en avancent une d’une case vers la gauche, ou deux si la sorte est lente et qu’ils en ont au moins deux.
emira-kind-choose_place = choisir qui regarder
    .help = Vous la désignez avant de la voir.
emira-kind-arrange = remettre les cartes en ordre
    .help = 312 met sur le dessus la troisième carte, puis la première, puis la deuxième.
emira-kind-change_mind = décider pour elle
    .help = Les autres entendent ce que vous décidez, mais pas de qui.
emira-kind-split = répartir trois princesses
    .help = Deux choisissent dans un tour, une dans l’autre.
emira-kind-choose_turn = choisir son tour
    .help = Sa carte est retournée au tour impair de toute façon\xA0; à l’autre tour, personne ne choisit.
emira-kind-choose_status = choisir une carte statut
    .help = À mettre en vente ce tour-ci, ou à céder pour Zahrah.
emira-kind-take_relief = prendre le secours
    .help = Possible avec moins de 500 pièces d’or, ou avec quatre princesses et aucune caravane. Vous n’agissez plus ce tour-ci.
emira-kind-buy = faire une action
    .help = Chaque action peut être faite une fois par tour. Les chameaux ne réduisent que la mise.
emira-kind-buy_cards = acheter une carte événement
    .help = Choix entre deux pour 150 pièces d’or, entre trois pour 250\xA0; 50 de moins avec Zainab.
emira-kind-give_up = laisser partir une princesse
    .help = Elle quitte la partie avec Sidi Suleiman.
emira-kind-pay_gift = payer le cadeau
    .help = Elle ne demandera rien aux deux tours suivants.
emira-kind-refuse_gift = refuser le cadeau
    .help = Elle part chez le plus riche des autres cheiks qui ont une chambre libre.
emira-kind-bid = miser
    .help = Par dizaines, dans la limite de ce que paient votre or et vos chameaux. Si vous gagnez, vous agissez aussitôt.
emira-kind-draw_colour = une couleur est tirée
    .help = Le hasard décide.
emira-kind-draw_first = le premier joueur est tiré au sort
    .help = Le hasard décide.
emira-kind-draw_objective = un objectif est distribué
    .help = Le hasard décide.
emira-kind-draw_card = une carte événement est tirée
    .help = Le hasard décide.
emira-kind-draw_princess = une princesse est tirée
    .help = Le hasard décide.
emira-kind-draw_status = une carte statut est retournée
    .help = Le hasard décide.
emira-kind-draw_token = un jeton est tiré
    .help = Le hasard décide.

## Pourquoi pas

emira-refusal-no_such_move = Ce coup n’existe pas dans Emira.
emira-refusal-game_over = La partie est finie.
emira-refusal-none_left = Il n’y en a pas à prendre.
emira-refusal-not_among_cards = { emira-card } n’est pas parmi les cartes à choisir.
emira-refusal-card_not_held = Vous n’avez pas { emira-card } en main.
emira-refusal-no_caravan_to_move = { emira-card } demande une de vos caravanes qui puisse reculer vers la droite.
emira-refusal-highest_rate = Vos chameaux réduisent déjà la mise de 150\xA0; { emira-card } n’ajouterait rien.
emira-refusal-symbol_used = Une carte de même symbole a déjà été jouée ce tour-ci\xA0: { emira-card }.
emira-refusal-not_in_bag = Il n’y a pas ce jeton dans le sac\xA0: { emira-token }.
emira-refusal-token_not_owned = Vous n’avez pas vous-même ce jeton\xA0: { emira-token }.
emira-refusal-other_track = La vermine s’attaque à d’autres\xA0: { emira-caravan.several }.
emira-refusal-no_caravan_there = Vous n’avez pas de { emira-caravan } sur la case { $space }.
emira-refusal-two_different = Deux caravanes différentes doivent avancer, d’abord la plus à droite\xA0: pas { emira-caravan.object } de la case { $space } maintenant.
emira-refusal-end_of_track = De la case { $space }, { emira-caravan.object } ne peut pas reculer davantage vers la droite.
emira-refusal-no_princess_there = Aucune princesse ne vient à la place { $place } dans ces deux tours.
emira-refusal-fewer_cards =
    { $count ->
        [one] Il n’y a que { $count } carte.
       *[other] Il n’y a que { $count } cartes.
    }
emira-refusal-nothing_to_swap = Sidi Suleiman n’a qu’une idée en tête\xA0; il n’y a rien à échanger.
emira-refusal-not_in_status_deck = Il n’y a pas de carte statut à { NUMBER($cost, useGrouping: 0) } dans la pile.
emira-refusal-status_not_owned = Vous n’avez pas de carte statut à { NUMBER($cost, useGrouping: 0) }.
emira-refusal-no_need = Le secours demande moins de { $limit } pièces d’or, ou quatre princesses et aucune caravane. Vous avez { NUMBER($gold, useGrouping: 0) }.
emira-action_away =
    { $action ->
        [small_slow] Il n’y a plus de petite caravane en vente.
        [small_fast] Il n’y a plus de petite caravane en vente.
        [large_slow] Il n’y a plus de grande caravane en vente.
        [large_fast] Il n’y a plus de grande caravane en vente.
        [appearance] Il n’y a plus de jeton d’apparence en vente.
        [status] Il n’y a plus de carte statut en vente.
        [section] Il n’y a plus de section de palais en vente.
       *[camel] Il n’y a plus de chameau en vente.
    }
emira-refusal-not_on_offer = { emira-action_away } Prenez autre chose, ou rien.
emira-refusal-too_dear = Vous avez { NUMBER($gold, useGrouping: 0) } pièces d’or, et il en faut { NUMBER($price, useGrouping: 0) } pour { emira-action }.
emira-refusal-cards_too_dear = Vous avez { NUMBER($gold, useGrouping: 0) } pièces d’or, et il en faut { $price }.
emira-refusal-not_your_princess = { emira-princess } ne vit pas chez vous.
emira-refusal-gift_too_dear = Xenia demande { $price } pièces d’or, et vous en avez { NUMBER($gold, useGrouping: 0) }.
emira-refusal-bidding_over = L’enchère est finie\xA0: agissez, ou ne faites rien.
emira-refusal-bid_too_low = La mise est à { NUMBER($bid, useGrouping: 0) }. Misez au moins { NUMBER($least, useGrouping: 0) }, ou passez.
emira-refusal-bid_too_high = Vous pouvez miser jusqu’à { NUMBER($most, useGrouping: 0) }, pas plus.
emira-refusal-now_drawing_colours = On est en train de tirer les couleurs.
emira-refusal-now_drawing_first = On est en train de tirer au sort le premier joueur.
emira-refusal-now_dealing_objectives = On est en train de distribuer les objectifs.
emira-refusal-now_dealing_cards = On est en train de distribuer les événements de départ.
emira-refusal-now_keeping_opening = C’est le moment de garder un des événements de départ.
emira-refusal-now_playing_cards = C’est le moment de jouer des événements.
emira-refusal-now_looking_at_princesses = Quelqu’un regarde la pile Emira.
emira-refusal-now_looking_at_status = Quelqu’un regarde la pile des statuts.
emira-refusal-now_arranging_princesses = C’est le moment de remettre les cartes sur la pile Emira.
emira-refusal-now_arranging_status = C’est le moment de remettre les cartes sur la pile des statuts.
emira-refusal-now_changing_mind = C’est le moment de décider ce que devient la princesse.
emira-refusal-now_choosing_place = C’est le moment de dire quelle princesse regarder.
emira-refusal-now_choosing_look = C’est le moment de nommer une sorte de jeton.
emira-refusal-now_choosing_caravan = C’est le moment de recharger une caravane.
emira-refusal-now_choosing_track = C’est le moment de nommer une sorte de caravane pour la vermine.
emira-refusal-now_moving_vermin = C’est le moment d’avancer les caravanes que ronge la vermine.
emira-refusal-now_splitting = C’est le moment de dire quel tour a deux princesses.
emira-refusal-now_choosing_turn = C’est le moment de dire à quel tour la princesse choisit.
emira-refusal-now_showing_princess = On est en train de retourner une carte de la pile Emira.
emira-refusal-now_choosing_status = C’est le moment de choisir la carte statut mise en vente.
emira-refusal-now_showing_status = On est en train de retourner une carte statut.
emira-refusal-now_choosing_token = C’est le moment de choisir le jeton mis en vente.
emira-refusal-now_drawing_token = On est en train de tirer un jeton.
emira-refusal-now_relieving = C’est le moment de prendre le secours, avant l’enchère.
emira-refusal-now_bidding = C’est le moment d’enchérir pour agir.
emira-refusal-now_acting = C’est au gagnant de l’enchère d’agir.
emira-refusal-now_buying_cards = C’est le moment d’acheter des cartes événement.
emira-refusal-now_drawing_cards = On est en train de tirer des cartes événement.
emira-refusal-now_keeping_bought = C’est le moment de garder une des cartes événement.
emira-refusal-now_discarding_token = C’est le moment de céder un jeton pour Samira.
emira-refusal-now_discarding_status = C’est le moment de céder une carte statut pour Zahrah.
emira-refusal-now_giving_up = C’est le moment de laisser partir une princesse avec Sidi Suleiman.
emira-refusal-now_giving_gift = C’est le moment de payer le cadeau de Xenia ou de le refuser.
emira-refusal-now_losing_princess = On est en train de tirer la princesse qui part.
emira-refusal-now_putting_under = On est en train de mélanger les princesses parties.

## Ce qui est demandé, et ce qu’on attend

emira-ask-drawing_colours = On tire les couleurs.
emira-ask-drawing_first = On tire au sort le premier joueur.
emira-ask-dealing_objectives = On distribue les objectifs.
emira-ask-dealing_cards = On distribue les événements de départ.
emira-ask-keeping_opening = { $seat }, quel événement gardez-vous\xA0?
emira-ask-playing_cards = { $seat }, jouez-vous un événement\xA0?
emira-ask-looking_at_princesses = On regarde des cartes de la pile Emira.
emira-ask-looking_at_status = On regarde des cartes de la pile des statuts.
emira-ask-arranging_princesses = Dans quel ordre remettez-vous les princesses\xA0?
emira-ask-arranging_status = Dans quel ordre remettez-vous les cartes statut\xA0?
emira-ask-changing_mind = Que devient-elle\xA0?
emira-ask-choosing_place = Laquelle des princesses à venir regardez-vous\xA0?
emira-ask-choosing_look = Quels jetons doivent compter davantage\xA0?
emira-ask-choosing_caravan = Laquelle de vos caravanes recule vers la droite\xA0?
emira-ask-choosing_track = À quelles caravanes la vermine s’attaque-t-elle\xA0?
emira-ask-moving_vermin = { $seat }, à laquelle de vos caravanes la vermine s’attaque-t-elle\xA0?
emira-ask-splitting = Combien de princesses choisissent ce tour-ci, et combien au suivant\xA0?
emira-ask-choosing_turn = À quel tour la seule princesse choisit-elle\xA0?
emira-ask-showing_princess = On retourne une carte de la pile Emira.
emira-ask-choosing_status = Quelle carte statut mettez-vous en vente\xA0?
emira-ask-showing_status = On retourne une carte statut.
emira-ask-choosing_token = Quel jeton mettez-vous en vente\xA0?
emira-ask-drawing_token = On tire un jeton.
emira-ask-relieving = { $seat }, prenez-vous le secours au lieu d’agir\xA0?
emira-ask-bidding = { $seat }, misez-vous ou passez-vous\xA0?
emira-ask-acting = { $seat }, que faites-vous\xA0?
emira-ask-buying_cards = { $seat }, achetez-vous une carte événement\xA0?
emira-ask-drawing_cards = On tire des cartes événement.
emira-ask-keeping_bought = Quel événement gardez-vous\xA0?
emira-ask-discarding_token = { $seat }, quel jeton cédez-vous pour Samira\xA0?
emira-ask-discarding_status = { $seat }, quelle carte statut Zahrah prend-elle\xA0?
emira-ask-giving_up = { $seat }, quelle princesse part avec Sidi Suleiman\xA0?
emira-ask-giving_gift = { $seat }, donnez-vous 250 pièces d’or à Xenia\xA0?
emira-ask-losing_princess = On tire la princesse qui part.
emira-ask-putting_under = On mélange les princesses parties.
emira-ask-over = La partie est finie.
emira-wait-drawing_colours = On tire les couleurs.
emira-wait-drawing_first = On tire au sort le premier joueur.
emira-wait-dealing_objectives = On distribue les objectifs.
emira-wait-dealing_cards = On distribue les événements de départ.
emira-wait-keeping_opening = { $seat } choisit un événement de départ.
emira-wait-playing_cards = { $seat } peut jouer un événement.
emira-wait-looking_at_princesses = On regarde des cartes de la pile Emira.
emira-wait-looking_at_status = On regarde des cartes de la pile des statuts.
emira-wait-arranging_princesses = { $seat } remet des cartes sur la pile Emira.
emira-wait-arranging_status = { $seat } remet des cartes sur la pile des statuts.
emira-wait-changing_mind = { $seat } décide du sort d’une princesse.
emira-wait-choosing_place = { $seat } choisit quelle princesse regarder.
emira-wait-choosing_look = { $seat } nomme une sorte de jeton.
emira-wait-choosing_caravan = { $seat } recharge une caravane.
emira-wait-choosing_track = { $seat } nomme une sorte de caravane pour la vermine.
emira-wait-moving_vermin = { $seat } choisit la caravane qui souffre de la vermine.
emira-wait-splitting = { $seat } décide quel tour a deux princesses.
emira-wait-choosing_turn = { $seat } décide à quel tour choisit la seule princesse.
emira-wait-showing_princess = On retourne une carte de la pile Emira.
emira-wait-choosing_status = { $seat } fouille la pile des statuts.
emira-wait-showing_status = On retourne une carte statut.
emira-wait-choosing_token = { $seat } fouille le sac.
emira-wait-drawing_token = On tire un jeton.
emira-wait-relieving = { $seat } peut prendre le secours.
emira-wait-bidding = { $seat } mise ou passe.
emira-wait-acting = { $seat } choisit une action.
emira-wait-buying_cards = { $seat } peut acheter une carte événement.
emira-wait-drawing_cards = On tire des cartes événement.
emira-wait-keeping_bought = { $seat } choisit une carte événement.
emira-wait-discarding_token = { $seat } cède un jeton pour Samira.
emira-wait-discarding_status = { $seat } cède une carte statut pour Zahrah.
emira-wait-giving_up = { $seat } choisit une princesse pour Sidi Suleiman.
emira-wait-giving_gift = { $seat } réfléchit à un cadeau pour Xenia.
emira-wait-losing_princess = On tire la princesse qui part.
emira-wait-putting_under = On mélange les princesses parties.
emira-wait-over = La partie est finie.

## Options de la table

emira-option-advanced = La partie avancée
    .help = Les palais ont une piste de demi-points, les événements se jouent dès le premier tour, les dettes sont plus dures, et un score départage les gagnants.
    .yes = avancée
    .no = de base
emira-option-base_income = Vos propres épices
    .help = Combien d’or chacun reçoit-il à chaque revenu, sans caravanes\xA0? Les livrets laissent ce nombre au plateau imprimé.
    .number = { $number } pièces d’or
emira-option-opening_event = Première carte événement
    .help = Qui décide avec quelle carte événement chacun commence\xA0?
    .choose = chacun, entre trois
    .random = le hasard
emira-option-event_symbols = Événements qui s’excluent
    .help = Quels événements ne peuvent pas être joués dans le même tour\xA0? Là où seuls les noms comptent, Double ennui et Jours tranquilles s’annulent.
    .groups = ceux qui se doubleraient ou se contrediraient
    .titles = seulement ceux du même nom
emira-option-good_looking = Bonne tenue
    .help = Quand cet événement compte-t-il ses jetons\xA0?
    .counted = tout le temps, à mesure qu’ils viennent et s’en vont
    .fixed = une fois, quand il est joué
emira-option-exhaustion_end = Quand plus aucune princesse ne vient
    .help = La partie finit-elle alors, et le score décide-t-il\xA0?
    .yes = la partie finit
    .no = on continue
emira-option-undecided_check = Quand les indécises regardent de nouveau
    .help = Payer une mise peut-il vous coûter une princesse avant que vous ayez acheté ce que vous visiez\xA0?
    .step = après chaque étape entière
    .payment = après chaque paiement
emira-option-gold_reveal = Qui montre son or
    .help = Quel or voit-on quand la princesse en jeu le compare\xA0?
    .compared = ceux dont l’or est comparé
    .all = tout le monde
emira-option-zahrah_discard = Ce que prend Zahrah
    .help = Où va la carte statut qu’elle prend\xA0?
    .game = hors de la partie
    .deck = sous la pile des statuts
emira-option-hind_blocks_choice = Hind et les autres princesses
    .help = Les princesses évitent-elles le cheik que Hind retient\xA0?
    .yes = elles l’évitent
    .no = elles peuvent le choisir
emira-option-late_arrival_counts = Une princesse qui vient après l’entretien
    .help = Compte-t-elle pour la victoire de ce tour\xA0?
    .yes = elle compte
    .no = elle ne compte pas
emira-option-last_turn = Le dernier tour
    .help = Après quel tour la partie finit-elle si personne n’a gagné\xA0? Le score décide alors. Les livrets ne connaissent pas cette fin\xA0; de bons joueurs ont fini avant le tour 30.
    .number = tour { $number }

## Les robots, et les raisons qu’ils donnent

emira-bot-random = Vagabond
    .help = Joue n’importe quel coup permis, sans plan.
emira-bot-novice = Débutant
    .help = Se trompe sur la valeur des choses, paie trop cher pour agir en premier et ne regarde pas ses rivaux.
emira-bot-regular = Habitué
    .help = Compare chaque action à son objectif, mise ce que vaut le fait d’agir maintenant et garde de l’or pour l’entretien.
emira-bot-expert = Expert
    .help = Sait ce que contient chaque bourse et joue ses plans en pensée bien des fois avant de décider. Difficile à battre.

emira-less =
    { $bot ->
        [expert]
            { $percent ->
                [0] à peu près aussi bon
                [one] { $percent } victoire de moins sur 100 parties
               *[other] { $percent } victoires de moins sur 100 parties
            }
       *[other]
            { $less ->
                [0] à peu près aussi bon
               *[other] { NUMBER($less, useGrouping: 0, maximumFractionDigits: 0) } pièces d’or de moins
            }
    }
emira-why-only = C’est le seul coup possible.
emira-why-worth = De tout ce qui est possible maintenant, c’est ce qui promet le plus.
emira-why-draws = Avec cela, { emira-princess } choisirait ce palais.
emira-why-pays = D’ici à son retour, elle peut rapporter { NUMBER($gold, useGrouping: 0) } pièces d’or.
emira-why-relief = { $gold } pièces d’or en main valent mieux que ce que promettent encore les enchères.
emira-why-save = Rien de ce qu’on peut avoir maintenant ne vaut son prix.
emira-why-tried =
    { $trials ->
        [one] Joué une fois en pensée, ce coup mène à la victoire dans { $share }\xA0% des parties.
       *[other] Joué { $trials } fois en pensée, ce coup mène à la victoire dans environ { $share }\xA0% des parties\xA0; rien d’autre ne fait mieux.
    }
emira-why-tried_lost =
    { $trials ->
        [one] Joué une fois en pensée, ce coup ne mène plus à la victoire.
       *[other] Après { $trials } parties jouées en pensée, presque aucune n’est encore gagnée, quoi que l’on fasse maintenant.
    }
emira-why-tried_save = Garder l’or mène à la victoire dans environ { $share }\xA0% des parties jouées en pensée, prendre le meilleur de ce qui s’offre, dans { $other }\xA0%.
emira-why-tried_bid =
    { $price ->
        [0] Après { $trials } parties jouées en pensée, le mieux est de ne pas miser\xA0: la victoire dans environ { $share }\xA0% des cas.
       *[other] Après { $trials } parties jouées en pensée, le mieux est d’aller jusqu’à { NUMBER($price, useGrouping: 0) }\xA0: la victoire dans environ { $share }\xA0% des cas.
    }
emira-why-tried_outbid = Après { $trials } parties jouées en pensée, le mieux est d’aller jusqu’à { NUMBER($price, useGrouping: 0) }\xA0: la victoire dans environ { $share }\xA0% des cas. { $seat } peut payer { NUMBER($most, useGrouping: 0) } au plus.
emira-why-bid =
    { $value ->
        [0] Agir maintenant ne vaut pas une mise.
       *[other] Agir maintenant vaut une mise de { NUMBER($value, useGrouping: 0, maximumFractionDigits: 0) } environ, pas plus.
    }

## La table en mots

emira-looks =
    { $princess ->
        [albina] apparence, puis statut
        [halimah] apparence, puis statut
        [asima] apparence, puis statut
        [noor] apparence, puis palais
        [rasha] apparence, puis palais
        [thara] apparence, puis palais
        [zainab] apparence, puis argent
        [nibal] apparence, puis argent
        [samira] apparence, puis argent
        [zahrah] statut, puis apparence
        [fatima] statut, puis apparence
        [layla] statut, puis apparence
        [malika] statut, puis palais
        [nadia] statut, puis palais
        [firyal] statut, puis palais
        [hind] statut, puis argent
        [farah] statut, puis argent
        [raidah] statut, puis argent
        [adara] palais, puis apparence
        [suleika] palais, puis apparence
        [janan] palais, puis statut
        [sahar] palais, puis statut
        [anisah] palais, puis argent
        [zafirah] palais, puis argent
        [xenia] argent, puis apparence
        [yasmine] argent, puis statut
        [badra] argent, puis palais
       *[sidi_suleiman] le plus de princesses
    }
emira-talents =
    { $princess ->
        [albina] intelligence
        [halimah] ménage
        [asima] cuisine
        [noor] intelligence ou ménage
        [rasha] cuisine
        [thara] romance
        [zainab] intelligence
        [nibal] ménage
        [samira] romance
        [zahrah] intelligence
        [fatima] ménage
        [layla] romance
        [malika] intelligence
        [nadia] ménage
        [firyal] cuisine
        [hind] ménage ou romance
        [farah] intelligence
        [raidah] cuisine
        [adara] intelligence
        [suleika] ménage
        [janan] intelligence ou cuisine
        [sahar] romance
        [anisah] intelligence
        [zafirah] cuisine
        [xenia] cuisine ou romance
        [yasmine] ménage
        [badra] intelligence
       *[sidi_suleiman] aucun
    }
emira-described =
    { $item ->
        [albina] Albina\xA0: apparence, puis statut\xA0; intelligence
        [halimah] Halimah\xA0: apparence, puis statut\xA0; ménage
        [asima] Asima\xA0: apparence, puis statut\xA0; cuisine
        [noor] Noor\xA0: apparence, puis palais\xA0; intelligence ou ménage
        [rasha] Rasha\xA0: apparence, puis palais\xA0; cuisine
        [thara] Thara\xA0: apparence, puis palais\xA0; romance
        [zainab] Zainab\xA0: apparence, puis argent\xA0; intelligence
        [nibal] Nibal\xA0: apparence, puis argent\xA0; ménage
        [samira] Samira\xA0: apparence, puis argent\xA0; romance
        [zahrah] Zahrah\xA0: statut, puis apparence\xA0; intelligence
        [fatima] Fatima\xA0: statut, puis apparence\xA0; ménage
        [layla] Layla\xA0: statut, puis apparence\xA0; romance
        [malika] Malika\xA0: statut, puis palais\xA0; intelligence
        [nadia] Nadia\xA0: statut, puis palais\xA0; ménage
        [firyal] Firyal\xA0: statut, puis palais\xA0; cuisine
        [hind] Hind\xA0: statut, puis argent\xA0; ménage ou romance
        [farah] Farah\xA0: statut, puis argent\xA0; intelligence
        [raidah] Raidah\xA0: statut, puis argent\xA0; cuisine
        [adara] Adara\xA0: palais, puis apparence\xA0; intelligence
        [suleika] Suleika\xA0: palais, puis apparence\xA0; ménage
        [janan] Janan\xA0: palais, puis statut\xA0; intelligence ou cuisine
        [sahar] Sahar\xA0: palais, puis statut\xA0; romance
        [anisah] Anisah\xA0: palais, puis argent\xA0; intelligence
        [zafirah] Zafirah\xA0: palais, puis argent\xA0; cuisine
        [xenia] Xenia\xA0: argent, puis apparence\xA0; cuisine ou romance
        [yasmine] Yasmine\xA0: argent, puis statut\xA0; ménage
        [badra] Badra\xA0: argent, puis palais\xA0; intelligence
       *[sidi_suleiman] Sidi Suleiman\xA0: va où vivent le plus de princesses et en enlève une
    }
emira-field-offer = En vente
emira-field-offer_small = Petite caravane
    .text =
        { $small ->
            [yes] Petite caravane.
           *[no] { "" }
        }
emira-field-offer_large = Grande caravane
    .text =
        { $large ->
            [yes] Grande caravane.
           *[no] { "" }
        }
emira-field-offer_section = Section de palais
    .text =
        { $section ->
            [yes] Section de palais.
           *[no] { "" }
        }
emira-field-offer_camel = Chameau
    .text =
        { $camel ->
            [yes] Chameau.
           *[no] { "" }
        }
emira-field-offer_token = Apparence
    .text = Jeton\xA0: { emira-token }.
emira-field-offer_status = Statut
    .text = Carte statut\xA0: { NUMBER($status, useGrouping: 0) }.
emira-field-in_play = Princesses en jeu
    .item = { emira-described }
emira-field-undecided = Princesses indécises
    .item = { emira-described }
emira-field-swapped = Préférences échangées
emira-field-played = Événements joués ce tour-ci
emira-field-bag = Dans le sac
    .item =
        { $key ->
            [beauty] beauté
            [manners] manières
           *[clothes] tenue
        }\xA0: { $values }
emira-field-camels_left = Chameaux en réserve
emira-field-sections_left = Sections de palais en réserve
emira-field-small_left = Petites caravanes en réserve
emira-field-large_left = Grandes caravanes en réserve
emira-field-princess_deck = Cartes de la pile Emira
emira-field-status_deck = Cartes de la pile des statuts
emira-field-event_deck = Cartes de la pile des événements
emira-field-princesses_gone = Hors de la partie
emira-field-looking = Vous choisissez parmi
emira-field-seats_colour = Couleur
emira-field-seats_gold = Or
emira-field-seats_shown = Or montré en dernier
emira-field-seats_objective = Objectif
emira-field-seats_cards = Cartes événement
emira-field-seats_hand = Cartes en main
    .item =
        { $values } ×{ " " }{ $key ->
            [bazaar] Bazar
            [better_breed] Améliorer la race
            [camel_breeding] Élevage de chameaux
            [camel_epidemic] Épidémie chez les chameaux
            [changing_her_mind] Changer d’avis
            [court_influence] Influence à la cour
            [double_trouble] Double ennui
            [golden_times] Âge d’Or
            [good_looking] Bonne tenue
            [guest_house] Chambre d’invité
            [interrupt_spice_trade] Interruption du commerce d’épices
            [new_orders] Nouvelles commandes
            [new_spice_caravan] Nouvelle caravane d’épices
            [noble_merchandise] Marchandise noble
            [quiet_days] Jours tranquilles
            [restoration] Restauration
            [sick_camels] Chameaux malades
           *[vermin] Vermine
        }
emira-field-seats_camels = Chameaux
emira-field-seats_rate = Remise par chameau
emira-field-seats_sections = Sections de palais
emira-field-seats_track = Piste du palais
    .text =
        { $track ->
            [-2] Piste du palais\xA0: −1
            [-1] Piste du palais\xA0: −0,5
            [1] Piste du palais\xA0: 0,5
            [2] Piste du palais\xA0: 1
            [3] Piste du palais\xA0: 1,5
           *[other] { "" }
        }
emira-field-seats_rooms = Chambres
emira-field-seats_tokens = Jetons
    .item =
        { $key ->
            [beauty] beauté
            [manners] manières
           *[clothes] tenue
        }\xA0: { $values }
emira-field-seats_appearance = Apparence
emira-field-seats_status = Cartes statut
emira-field-seats_status_points = Statut
emira-field-seats_caravans = Caravanes
    .item =
        { $key ->
            [small_slow] petite lente
            [small_fast] petite rapide
            [large_slow] grande lente
           *[large_fast] grande rapide
        }, case\xA0: { $values }
emira-field-seats_princesses = Princesses
emira-list-in_play =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-undecided =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-swapped =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-princesses_gone =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-princesses =
    { $item ->
        [albina] Albina (intelligence)
        [halimah] Halimah (ménage)
        [asima] Asima (cuisine)
        [noor] Noor (intelligence ou ménage)
        [rasha] Rasha (cuisine)
        [thara] Thara (romance)
        [zainab] Zainab (intelligence)
        [nibal] Nibal (ménage)
        [samira] Samira (romance)
        [zahrah] Zahrah (intelligence)
        [fatima] Fatima (ménage)
        [layla] Layla (romance)
        [malika] Malika (intelligence)
        [nadia] Nadia (ménage)
        [firyal] Firyal (cuisine)
        [hind] Hind (ménage ou romance)
        [farah] Farah (intelligence)
        [raidah] Raidah (cuisine)
        [adara] Adara (intelligence)
        [suleika] Suleika (ménage)
        [janan] Janan (intelligence ou cuisine)
        [sahar] Sahar (romance)
        [anisah] Anisah (intelligence)
        [zafirah] Zafirah (cuisine)
        [xenia] Xenia (cuisine ou romance)
        [yasmine] Yasmine (ménage)
        [badra] Badra (intelligence)
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-played =
    { $item ->
        [bazaar] Bazar
        [better_breed] Améliorer la race
        [camel_breeding] Élevage de chameaux
        [camel_epidemic] Épidémie chez les chameaux
        [changing_her_mind] Changer d’avis
        [court_influence] Influence à la cour
        [double_trouble] Double ennui
        [golden_times] Âge d’Or
        [good_looking] Bonne tenue
        [guest_house] Chambre d’invité
        [interrupt_spice_trade] Interruption du commerce d’épices
        [new_orders] Nouvelles commandes
        [new_spice_caravan] Nouvelle caravane d’épices
        [noble_merchandise] Marchandise noble
        [quiet_days] Jours tranquilles
        [restoration] Restauration
        [sick_camels] Chameaux malades
       *[vermin] Vermine
    }
emira-list-looking =
    { $item ->
        [bazaar] Bazar
        [better_breed] Améliorer la race
        [camel_breeding] Élevage de chameaux
        [camel_epidemic] Épidémie chez les chameaux
        [changing_her_mind] Changer d’avis
        [court_influence] Influence à la cour
        [double_trouble] Double ennui
        [golden_times] Âge d’Or
        [good_looking] Bonne tenue
        [guest_house] Chambre d’invité
        [interrupt_spice_trade] Interruption du commerce d’épices
        [new_orders] Nouvelles commandes
        [new_spice_caravan] Nouvelle caravane d’épices
        [noble_merchandise] Marchandise noble
        [quiet_days] Jours tranquilles
        [restoration] Restauration
        [sick_camels] Chameaux malades
       *[vermin] Vermine
    }

## Le plateau

emira-board-setup = Mise en place
emira-board-turn = Tour { $turn }
emira-board-waits = indécise
emira-board-swapped = échangées
emira-board-offer = En vente
emira-board-honour = carte statut { NUMBER($cost, useGrouping: 0) }
emira-board-bid = Meilleure enchère
emira-board-events = Événements du tour
emira-board-bag = Sac
emira-board-supply = Reste
emira-board-good =
    { $good ->
        [small] petites caravanes
        [large] grandes caravanes
        [camel] chameaux
       *[section] sections de palais
    }
emira-board-decks = Piles
emira-board-deck =
    { $deck ->
        [princesses] princesses
        [status] statuts
       *[events] événements
    }
emira-board-player = Joueur
emira-board-gold = Or
emira-board-most_bid = Mise possible
emira-board-cards = Événements
emira-board-camels = Chameaux
emira-board-appearance = Apparence
emira-board-status = Statut
emira-board-palace = Palais
emira-board-rooms = Chambres
emira-board-points = { NUMBER($points) }
emira-board-track =
    { $caravan ->
        [small_slow] petite lente
        [small_fast] petite rapide
        [large_slow] grande lente
       *[large_fast] grande rapide
    }
emira-board-caravans = Caravanes
emira-board-tokens = Jetons
emira-board-honours = Cartes statut
emira-board-guests = Princesses
emira-board-objective = Objectif
emira-board-hand = Événements en main
`;export{e as default};