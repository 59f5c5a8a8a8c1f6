var e=`### Les mots de la page pour Five Tribes.

five_tribes-page-subtitle = Manche { $round }
five_tribes-page-subtitle-last = Manche { $round }, la dernière
five_tribes-page-sultanate = Le sultanat
five_tribes-page-dock = Ce qu’il y a à faire
five_tribes-page-tabs = Le reste de la table
five_tribes-page-tab =
    { $what ->
        [players] Joueurs
        [bazaar] Bazar
        [djinns] Djinns
        [scores] Points
       *[log] Journal
    }

## Les tuiles

five_tribes-page-tile =
    { $tile }, { five_tribes-design }\xA0: { $people }{ $owner ->
        [none] { "" }
       *[other] { "\xA0" }; chameau\xA0: { $owner }
    }{ $palms ->
        [0] { "" }
       *[other] { "\xA0" }; palmiers\xA0: { $palms }
    }{ $palaces ->
        [0] { "" }
       *[other] { "\xA0" }; palais\xA0: { $palaces }
    }.
five_tribes-page-nobody = personne
five_tribes-page-touch = Choisir cette tuile
five_tribes-page-tile-action =
    { $tile }\xA0: { five_tribes-design }. Avec votre chameau, elle vaut { $points } points. { $design ->
        [village] Un déplacement qui finit ici y pose un palais.
        [oasis] Un déplacement qui finit ici y pose un palmier.
        [small_market] Un déplacement qui finit ici permet de payer 3 pièces d’or pour une des trois premières cartes.
        [large_market] Un déplacement qui finit ici permet de payer 6 pièces d’or pour deux des six premières cartes.
       *[other] Un déplacement qui finit ici permet de gagner un djinn pour deux sages, ou un sage et un fakir.
    }

## L’ordre du tour

five_tribes-page-order = L’ordre du tour
five_tribes-page-spot = Case { $price }\xA0: { $owner }
five_tribes-page-free = libre
five_tribes-page-bids-now = enchères
five_tribes-page-bids-next = enchères ensuite
five_tribes-page-bid-worth =
    Vous joueriez vers la { $place ->
        [1] 1re
       *[other] { $place }e
    } place\xA0; prix déduit, cela vaut environ { $net } { $net ->
        [one] point
       *[other] points
    }.
five_tribes-page-bid-help = Le petit nombre dit ce que la case vaut pour vous, prix déduit, selon le planificateur.

## Préparer un déplacement

five_tribes-page-start-help = Touchez une tuile pour prendre ses meeples. Rien n’est joué tant que vous ne confirmez pas.
five_tribes-page-from = Depuis { $tile }\xA0: où finit le déplacement\xA0?
five_tribes-page-from-help = Touchez une des tuiles éclairées, ou semez pas à pas.
five_tribes-page-by-hand = Semer pas à pas
five_tribes-page-at = { $tile }\xA0: lequel\xA0?
five_tribes-page-plan = Vers { $tile }\xA0: { $drops }
five_tribes-page-play-plan = Jouer ce plan
five_tribes-page-back = Retour
five_tribes-page-back-step = Un pas en arrière
five_tribes-page-in-hand = Dans votre main
five_tribes-page-drop-next = Déposer ensuite\xA0: { five_tribes-people }
five_tribes-page-chip =
    { $tribe ->
        [merchant] { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
        [builder] +{ $gold } d’or
        [assassin] tuer
       *[other] { five_tribes-people }
    }
five_tribes-page-chip-short =
    { $tribe ->
        [builder] +{ $gold }
        [assassin] ×{ $count }
       *[other] { $count }
    }
five_tribes-page-chip-action =
    { $design ->
        [village] palais
        [oasis] palmier
        [small_market] 1 carte pour 3
        [large_market] 2 cartes pour 6
       *[other] djinn
    }
five_tribes-page-end =
    Finir sur { $tile } avec { five_tribes-people }\xA0: { $points ->
        [one] { $points } point tout de suite
       *[other] { $points } points tout de suite
    }{ $control ->
        [yes] , la tuile est à vous
       *[no] { "" }
    }\xA0; en tout, environ { $worth } { $worth ->
        [one] point
       *[other] points
    }.
five_tribes-page-end-short =
    { $tile }\xA0: { five_tribes-people }{ $control ->
        [yes] , tuile
       *[no] { "" }
    }
five_tribes-page-end-worth = immédiat { $points } · en tout ≈ { $worth } · laisse ≈ { $leaves }
five_tribes-page-fact-points = Points immédiats
five_tribes-page-fact-gold = dont or
five_tribes-page-fact-control = Tuile à vous
five_tribes-page-fact-tile = Son action ≈
five_tribes-page-fact-worth = En tout ≈
five_tribes-page-fact-leaves =
    { $seat ->
        [none] Laisse ≈
       *[other] Laisse à { $seat } ≈
    }
five_tribes-page-fact-gives = Or pour les autres
five_tribes-page-yes-no =
    { $answer ->
        [yes] oui
       *[no] non
    }

## Cartes, djinns, voleurs

five_tribes-page-bazaar = Bazar
five_tribes-page-bazaar-left =
    { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }
five_tribes-page-bazaar-reach = Les marchands prennent au début. Un petit marché atteint les trois premières, un grand les six premières.
five_tribes-page-card =
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
       *[fakir] fakir
    }
five_tribes-page-djinns = Djinns
five_tribes-page-djinns-price = deux sages, ou un sage et un fakir
five_tribes-page-power =
    { $djinn ->
        [al_amin] Deux fakirs valent une marchandise à la fin
        [anun_nak] Trois meeples sur une tuile vide
        [baal] De l’or pour les djinns gagnés
        [boaz] Protège vos vizirs et vos sages
        [bouraq] Un palais dans un village
        [echidna] Les bâtisseurs rapportent le double
        [enki] Un palmier dans une oasis
        [hagis] Votre palais sur une tuile voisine
        [haurvatat] Les palmiers comptent 5
        [ibus] Les assassins tuent deux fois
        [jafaar] Les vizirs comptent 3
        [kandicha] Les victimes vous servent
        [kumarbi] Les fakirs baissent l’enchère
        [lamia] Votre palmier sur une tuile voisine
        [leta] Un chameau sur une tuile vide
        [marid] De l’or pour les meeples sur vos tuiles
        [monkir] De l’or pour les palais
        [nekir] De l’or pour les meurtres
        [shamhat] Les sages comptent 4
        [sibittis] Voir trois djinns, en garder un
        [sloar] La première carte de la pile
        [utug] Un chameau parmi les meeples
       *[morgiane] Vous protège des voleurs
    }
five_tribes-page-cost =
    { $cost ->
        [0] agit seul
        [1] un sage ou un fakir
        [2] un sage, et un sage ou un fakir
       *[3] un fakir
    }
five_tribes-page-points = Points
five_tribes-page-use = Pour s’en servir
five_tribes-page-owner = Sert
five_tribes-page-used = utilisé
five_tribes-page-fresh = attend
five_tribes-page-a-thief = voleur
five_tribes-page-read = En savoir plus\xA0: { $card }
five_tribes-page-for =
    { $payment ->
        [fakir] pour un sage et un fakir
       *[elder] pour deux sages
    }
five_tribes-page-paying = payé avec { five_tribes-payment }
five_tribes-page-call = Invoquer { five_tribes-djinn }
five_tribes-page-hire = Engager { five_tribes-thief }
five_tribes-page-thief-follows =
    { $tribe ->
        [vizier] voleur, après les vizirs
        [elder] voleur, après les sages
        [merchant] voleur, après les marchands
        [builder] voleur, après les bâtisseurs
        [assassin] voleur, après les assassins
       *[none] voleur
    }
five_tribes-page-thief-does =
    { $thief ->
        [houssain] Tous les autres cèdent deux marchandises\xA0; vous en prenez deux.
        [ziad] Tous les autres cèdent un vizir\xA0; vous en prenez un.
        [ouafat] Tous les autres cèdent un djinn\xA0; vous en prenez un.
        [kohdian] Tous les autres cèdent une tuile\xA0; vous en prenez une avec un de vos chameaux.
        [shaum] Tous les autres cèdent un palmier ou un palais\xA0; vous en prenez un pour une de vos tuiles.
       *[madjaar] N’est pas dans ce jeu.
    }
five_tribes-page-thief-use = une fois, après l’action de sa tribu
five_tribes-page-thief-none = Aucun voleur n’est à engager.
five_tribes-page-stealing =
    { five_tribes-thief } est à l’œuvre pour { $seat }\xA0: tous les autres cèdent { $thief ->
        [houssain] deux marchandises
        [ziad] un vizir
        [ouafat] un djinn
        [kohdian] une tuile
       *[shaum] un palmier ou un palais
    }.
five_tribes-page-victim = C’est à { $seat } de choisir.
five_tribes-page-given = Cédé jusqu’ici

## Devant les joueurs

five_tribes-page-gold =
    { $count ->
        [one] pièce d’or
       *[other] pièces d’or
    }
five_tribes-page-gold-hidden = l’or est caché
five_tribes-page-hidden = caché
five_tribes-page-cards =
    { $count ->
        [one] carte
       *[other] cartes
    }
five_tribes-page-viziers =
    { $count ->
        [one] vizir
       *[other] vizirs
    }
five_tribes-page-elders =
    { $count ->
        [one] sage
       *[other] sages
    }
five_tribes-page-camels =
    { $count ->
        [one] chameau en réserve
       *[other] chameaux en réserve
    }
five_tribes-page-hand = Cartes en main
five_tribes-page-supply = La réserve
five_tribes-page-palms =
    { $count ->
        [one] palmier
       *[other] palmiers
    }
five_tribes-page-palaces =
    { $count ->
        [one] palais
       *[other] palais
    }
five_tribes-page-bag = dans le sac
five_tribes-page-sale = Vendez ensemble des marchandises différentes\xA0:
five_tribes-page-sell =
    { $count ->
        [one] Vendre { $count } marchandise pour { $gold }
       *[other] Vendre { $count } marchandises pour { $gold }
    }

## Les points

five_tribes-page-scores = Si la partie finissait maintenant
five_tribes-page-category-head = Ce qui compte
five_tribes-page-category =
    { $category ->
        [gold] Or
        [viziers] Vizirs
        [elders] Sages
        [djinns] Djinns
        [thieves] Voleurs
        [palms] Palmiers
        [palaces] Palais
        [tiles] Tuiles
       *[goods] Lots
    }
five_tribes-page-known = connu
five_tribes-page-known-sum = Connu
five_tribes-page-known-help = Ce qui serait compté maintenant, pour autant que vous puissiez le savoir
five_tribes-page-total =
    { $count ->
        [one] point
       *[other] points
    }
five_tribes-page-up-to = 0 à { $points }
five_tribes-page-hatched = Hachuré\xA0: seul son propriétaire le sait.
five_tribes-page-lens-off = Cette table joue sans planificateur.
five_tribes-page-lens-past = Le planificateur ne regarde que le présent.
five_tribes-page-lens-own = Le planificateur aide quand c’est à vous.
five_tribes-page-lens-players = Seules les personnes qui jouent voient le planificateur.
five_tribes-page-lens-wait = Calcul en cours…

## La fin

five_tribes-page-counting = Le décompte
five_tribes-page-you-win = Le sultanat est à vous\xA0!
five_tribes-page-wins =
    { $count ->
        [one] { $winners } remporte le sultanat
       *[other] { $winners } se partagent le sultanat
    }
five_tribes-page-story =
    { $rounds ->
        [one] Après { $rounds } manche,
       *[other] Après { $rounds } manches,
    } { $seat } devance { $rival } de { $gap ->
        [one] { $gap } point
       *[other] { $gap } points
    }. Le plus grand écart vient { $category ->
        [gold] de l’or
        [viziers] des vizirs
        [elders] des sages
        [djinns] des djinns
        [thieves] des voleurs
        [palms] des palmiers
        [palaces] des palais
        [tiles] des tuiles
       *[goods] des marchandises
    }\xA0: { $most } de plus.
five_tribes-page-to-board = Voir le plateau
five_tribes-page-show-all = Tout montrer
five_tribes-page-share = Partager
five_tribes-page-shared = Copié\xA0: collez-le où vous voulez.
five_tribes-page-share-failed = La copie a échoué.
five_tribes-page-share-title =
    { $rounds ->
        [one] Five Tribes, { $rounds } manche
       *[other] Five Tribes, { $rounds } manches
    }
`;export{e as default};