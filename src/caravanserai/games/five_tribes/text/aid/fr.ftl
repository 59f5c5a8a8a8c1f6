### L’aide de jeu, pour une vraie table. Aucun nombre ici : tous viennent du matériel du jeu. *Ceci* s’imprime en gras.

five_tribes-aid-variant-thieves = avec Les Voleurs de Naqala
five_tribes-aid-variant-base = le jeu de base
five_tribes-aid-fact = *{ $players }* joueurs : *{ $camels }* chameaux, *{ $markers }* { $markers ->
        [one] marqueur
       *[other] marqueurs
    }, *{ $gold }* pièces

## A round

five_tribes-aid-round = Une manche
five_tribes-aid-bid = Dans l’ordre des enchères : posez votre marqueur sur une case libre et payez son prix. Personne ne passe, aucune offre ne change. Le dernier arrivé aux zéros y joue en premier.
    .title = Enchérir
five_tribes-aid-act = La case la plus chère d’abord. Le marqueur va ensuite à la première place libre des enchères : premier à agir, premier à enchérir.
    .title = Agir
five_tribes-aid-fill = { $cards } cartes et { $djinns } djinns sont de nouveau visibles{ $thieves ->
        [yes] , et un voleur
       *[no] { "" }
    }. Les vides attendent jusque-là.
    .title = Compléter

## An activation

five_tribes-aid-activation = Quand votre marqueur agit
five_tribes-aid-move = Prenez *tous* les meeples d’une tuile. Avancez de tuile en tuile, jamais en diagonale ni aussitôt en arrière, et laissez-en *un sur chacune*. Le dernier doit rejoindre sa tribu.
    .title = Déplacement
five_tribes-aid-control = Retirez-le avec tous ceux de sa tribu. Plus de meeple et pas de chameau ? *Posez-y votre chameau.*
    .title = Contrôle
five_tribes-aid-tribe = Tous les meeples retirés agissent ensemble : voir plus bas.
    .title = Tribu
five_tribes-aid-thief = Celui dont la tribu vient d’agir peut servir, mais pas dans la manche de son achat.
    .title = Voleur
five_tribes-aid-tile = La dernière tuile agit pour vous, quel qu’en soit le propriétaire.
    .title = Tuile
five_tribes-aid-sale = Vous pouvez vendre des lots de marchandises différentes.
    .title = Vente
five_tribes-aid-powers = Djinns qui ont un prix : une fois par activation, avant le déplacement, avant les bâtisseurs ou les assassins, après la tribu, ou à la fin.

## Tribes

five_tribes-aid-tribes = Tribus
    .note = tous les meeples retirés agissent, puis restent ou vont dans le sac
five_tribes-aid-viziers = Restent devant vous. À la fin { $each } { $each ->
        [one] point
       *[other] points
    } chacun, et { $lead } par adversaire qui en a moins.
    .title = vizirs
five_tribes-aid-elders = Restent devant vous : { $each } points chacun ; ils paient les djinns et leurs pouvoirs.
    .title = sages
five_tribes-aid-merchants = Autant de cartes en *tête* de la rangée, comme elles viennent.
    .title = marchands
five_tribes-aid-builders = De l’or : bâtisseurs (et fakirs défaussés) *fois* tuiles bleues, la dernière et toutes celles autour, coins compris.
    .title = bâtisseurs
five_tribes-aid-assassins = Tuent *un* meeple : sur une tuile à autant de pas qu’ils sont (un de plus par fakir), ou un vizir ou sage d’un adversaire. La tuile est vide et sans chameau ? Elle est à vous, sans son action.
    .title = assassins
five_tribes-aid-stay = restent
five_tribes-aid-bag = sac

## Tiles and suits

five_tribes-aid-tiles = Tuiles
    .note = maison : bleue ; ruban : rouge
five_tribes-aid-village = Posez un *palais*. C’est obligatoire.
    .title = village
five_tribes-aid-oasis = Posez un *palmier*. C’est obligatoire.
    .title = oasis
five_tribes-aid-small-market = { $price } pièces : une des { $row } premières cartes.
    .title = petit marché
five_tribes-aid-large-market = { $price } pièces : { $cards } des { $row } premières cartes.
    .title = grand marché
five_tribes-aid-sacred-place = { $elders } sages, dont un peut être un fakir : un *djinn*{ $thieves ->
        [yes] { " ou le *voleur* visible" }
       *[no] { "" }
    }. Son pouvoir peut servir aussitôt.
    .title = lieu sacré
five_tribes-aid-suits = Lots
five_tribes-aid-cards = cartes
five_tribes-aid-gold = pièces
five_tribes-aid-goods = de chaque
five_tribes-aid-fakirs = fakirs, qui ne sont pas des marchandises

## The end

five_tribes-aid-end = Ce qui compte à la fin
five_tribes-aid-count-gold = { "" }
    .title = par pièce
five_tribes-aid-count-viziers = +{ $lead } par adversaire qui en a moins
    .title = par vizir
five_tribes-aid-count-elders = { "" }
    .title = par sage
five_tribes-aid-count-djinns = valeur imprimée
    .title = djinns
five_tribes-aid-count-thieves = { "" }
    .title = par voleur non utilisé
five_tribes-aid-count-tiles = leur nombre
    .title = tuiles avec votre chameau
five_tribes-aid-count-palms = sur vos tuiles
    .title = par palmier
five_tribes-aid-count-palaces = sur vos tuiles
    .title = par palais
five_tribes-aid-count-goods = meilleurs lots
    .title = marchandises
five_tribes-aid-last = quelqu’un pose son dernier chameau, ou un marqueur n’a aucun déplacement. Elle se joue jusqu’au bout. À égalité, la victoire est partagée.
    .title = Dernière manche :

## Djinns and thieves

five_tribes-aid-djinns = Djinns
    .note = { $elder } sage, { $fakir } fakir (les sages payés vont dans le sac) ; sans prix : agit de lui-même
five_tribes-aid-head-points = points
five_tribes-aid-head-price = prix
five_tribes-aid-head-power = ce qu’il fait
five_tribes-aid-or = ou
five_tribes-aid-with-bid = avec une enchère
five_tribes-aid-fakir-letter = F
five_tribes-aid-power-al_amin = À la fin, { $fakirs } fakirs valent une marchandise au choix.
five_tribes-aid-power-anun_nak = { $meeples } meeples du sac sur une tuile sans meeple, chameau, palmier ni palais.
five_tribes-aid-power-baal = Quelqu’un gagne un djinn : { $own } { $own ->
        [one] pièce
       *[other] pièces
    } si c’est vous, { $other } sinon. Pas pour Ba’al.
five_tribes-aid-power-boaz = Les assassins ne peuvent tuer ni vos vizirs ni vos sages.
five_tribes-aid-power-bouraq = Un palais sur n’importe quel village.
five_tribes-aid-power-echidna = Avant que vos bâtisseurs agissent : { $times } fois l’or.
five_tribes-aid-power-enki = Un palmier sur n’importe quelle oasis.
five_tribes-aid-power-hagis = Un palais que vous posez va sur une des tuiles autour, quelle qu’elle soit.
five_tribes-aid-power-haurvatat = Vos palmiers valent { $each } chacun.
five_tribes-aid-power-ibus = Vos assassins tuent un meeple de plus : sur la même tuile, ou chez le même adversaire.
five_tribes-aid-power-jafaar = Vos vizirs valent { $each } chacun ; les points par adversaire qui en a moins restent.
five_tribes-aid-power-kandicha = Vos victimes vous servent : marchand, première carte de la pile ; bâtisseur, l’or d’un bâtisseur à cet endroit ; vizir ou sage, à vous.
five_tribes-aid-power-kumarbi = Chaque fakir rend votre enchère moins chère d’une case.
five_tribes-aid-power-lamia = Comme Hagis, pour un palmier.
five_tribes-aid-power-leta = Un chameau sur une tuile sans meeple, chameau, palmier ni palais.
five_tribes-aid-power-marid = Un meeple est laissé sur une de vos tuiles : { $own } { $own ->
        [one] pièce
       *[other] pièces
    } si c’est par vous, { $other } sinon.
five_tribes-aid-power-monkir = Un palais est posé : { $own } { $own ->
        [one] pièce
       *[other] pièces
    } si c’est par vous, { $other } sinon.
five_tribes-aid-power-nekir = Des assassins tuent : { $own } { $own ->
        [one] pièce
       *[other] pièces
    } si ce sont les vôtres, { $other } sinon.
five_tribes-aid-power-shamhat = Vos sages valent { $each } chacun.
five_tribes-aid-power-sibittis = Regardez les { $djinns } premiers djinns, gardez-en un, défaussez les autres.
five_tribes-aid-power-sloar = La première carte de la pile des ressources.
five_tribes-aid-power-utug = Un chameau sur une tuile avec des meeples, mais sans chameau, palmier ni palais.
five_tribes-aid-power-morgiane = Les voleurs des autres ne vous concernent pas.

five_tribes-aid-thieves = Voleurs
    .note = là où sont les djinns, au même prix ; servent une fois, puis quittent la partie ; non utilisé : { $points } points
five_tribes-aid-head-thief = voleur
five_tribes-aid-head-after = après vos
five_tribes-aid-head-gives = chaque autre joueur cède (à son choix)
five_tribes-aid-head-take = vous prenez
five_tribes-aid-head-rest = le reste
five_tribes-aid-gives-houssain = { $gives } marchandises, pas de fakirs
    .take = { $takes }
    .rest = défausse
five_tribes-aid-gives-ziad = un vizir
    .take = un
    .rest = sac
five_tribes-aid-gives-ouafat = un djinn
    .take = un, prêt à servir
    .rest = défausse des djinns
five_tribes-aid-gives-kohdian = une tuile : le chameau rentre
    .take = une, avec votre chameau
    .rest = reste neutre
five_tribes-aid-gives-shaum = un palmier ou palais de ses tuiles
    .take = un, sur une de vos tuiles
    .rest = réserve

## People ask

five_tribes-aid-ask = On demande souvent
five_tribes-aid-ask-cross = Oui, mais jamais aussitôt en arrière.
    .title = Le chemin peut-il se croiser ?
five_tribes-aid-ask-match = Oui.
    .title = Un meeple laissé plus tôt dans ce déplacement compte-t-il ?
five_tribes-aid-ask-kill = Oui, si c’est possible sans fakir.
    .title = Faut-il tuer ?
five_tribes-aid-ask-elders = Oui, la tuile agit après la tribu.
    .title = Puis-je acheter un djinn avec des sages reçus à l’instant ?
five_tribes-aid-ask-owner = Oui.
    .title = Le chameau d’un autre est là : la tuile agit-elle pour moi ?
five_tribes-aid-ask-camels = La tuile reste neutre.
    .title = Plus de chameau ?
five_tribes-aid-ask-pass = Non. Faute d’or, on prend la case libre la moins chère pour tout ce qu’on a.
    .title = Peut-on passer aux enchères ?
five_tribes-aid-ask-secret = L’or et les cartes ; tout le reste est visible.
    .title = Qu’est-ce qui est secret ?
