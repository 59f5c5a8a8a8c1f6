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
five_tribes-page-play-plan = Jouer ce plan
five_tribes-page-back = Retour
five_tribes-page-back-step = Un pas en arrière
five_tribes-page-in-hand = Dans votre main
five_tribes-page-drop-next = Déposer ensuite\xA0: { five_tribes-people }

## Ce qu’on peut faire\xA0: les déplacements et ce qu’ils rapportent

five_tribes-page-starts =
    { $count ->
        [one] { $count } tuile peut être prise
       *[other] { $count } tuiles peuvent être prises
    }
five_tribes-page-glow = Plus une tuile brille, plus son meilleur déplacement vaut. Pointez un plan pour le voir sur le plateau.
five_tribes-page-bare = Touchez une tuile\xA0: toutes les fins possibles s’éclairent, avec les points immédiats. Ou glissez le long d’un chemin.
five_tribes-page-plans = Les meilleurs plans
five_tribes-page-route = { $start } → { $end }
five_tribes-page-place =
    { $place ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
       *[other] Quatrième
    }
five_tribes-page-place-plan =
    En jouant { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    }, vous trouveriez ceci\xA0:
five_tribes-page-about = environ { $worth }
five_tribes-page-says-take =
    Prenez { five_tribes-people }\xA0: { $tribe ->
        [vizier] { five_tribes-page-says-points }{ $tens ->
            [one] , et 10 pour en avoir plus que { $rivals }
            [each] , et 10 pour chacun que vous dépassez ({ $rivals })
            [most] , et 10 pour en avoir le plus
           *[none] { "" }
        }
        [elder] { five_tribes-page-says-points }, ou le prix de djinns
        [merchant] { $cards }{ $points ->
            [0] { "" }
           *[other] { "\\u00A0" }; vos marchandises comptent { $points } de plus
        }
        [builder] { $around ->
            [one] { $around } tuile bleue autour, { $gold } d’or
           *[other] { $around } tuiles bleues autour, { $gold } d’or
        }
       *[assassin] tuez quelqu’un à { $count } pas au plus, ou un vizir ou un sage devant un autre
    }.
five_tribes-page-says-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
five_tribes-page-says-victim = Tuer sur { $tile } vous donne la tuile\xA0: { $points }.
five_tribes-page-says-camel = Votre chameau prend { $tile }\xA0: { $points }.
five_tribes-page-says-stands = Ce qui s’y trouve compte { $points } de plus.
five_tribes-page-says-piece =
    { $whose ->
        [mine] { $piece ->
            [palm] Un palmier sur votre { $tile }\xA0: { $points }.
           *[palace] Un palais sur votre { $tile }\xA0: { $points }.
        }
        [none] { $piece ->
            [palm] Un palmier va sur { $tile }.
           *[palace] Un palais va sur { $tile }.
        }
       *[other] { $piece ->
            [palm] { $whose } y gagne un palmier.
           *[palace] { $whose } y gagne un palais.
        }
    }
five_tribes-page-says-market =
    { $design ->
        [small_market] Son marché vend une des trois premières cartes pour 3.
       *[large_market] Son marché vend deux des six premières cartes pour 6.
    }
five_tribes-page-says-djinn =
    { $elders ->
        [enough] Vous pourrez y gagner un djinn.
        [1] Son djinn coûte deux sages\xA0; vous en avez un.
       *[0] Son djinn coûte deux sages\xA0; vous n’en avez pas.
    }
five_tribes-page-says-gives = { $seat } y gagne { $gold } d’or.
five_tribes-page-says-leaves = { $seat } gagne ensuite environ { $leaves }.
five_tribes-page-now = points immédiats
five_tribes-page-leaves = { $seat } gagne ensuite ≈
five_tribes-page-part =
    { $part ->
        [vizier] vizirs
        [elder] sages
        [merchant] cartes
        [builder] or
        [assassin] tuer
        [land] tuile
        [village] palais
        [oasis] palmier
        [small_market] carte
        [large_market] cartes
       *[other] djinn
    }
five_tribes-page-drag = Il vous en reste { $count }\xA0: continuez sur les tuiles.

## Ce que fait un choix

five_tribes-page-does-takes = prend la tuile\xA0: +{ $points }
five_tribes-page-does-points = { $points } pour vous
five_tribes-page-does-costs = { $seat } perd { $points }
five_tribes-page-does-nothing = un meeple de moins, aucun point
five_tribes-page-adds =
    { $kind ->
        [fakir] aide
        [held] déjà, +{ $points }
       *[new] neuf, +{ $points }
    }
five_tribes-page-sale-later =
    { $points ->
        [one] Gardées, vos cartes comptent { $points } point à la fin\xA0; une nouvelle sorte rend une série plus chère.
       *[other] Gardées, vos cartes comptent { $points } points à la fin\xA0; une nouvelle sorte rend une série plus chère.
    }

## La légende

five_tribes-page-legend = Tribus et tuiles
five_tribes-page-legend-tribe =
    { $tribe ->
        [vizier] Vous les gardez\xA0: 1 point chacun, et 10 par joueur qui en a moins.
        [elder] Vous les gardez\xA0: 2 points chacun, ou ils paient les djinns.
        [merchant] Autant de cartes du début du bazar.
        [builder] Chacun rapporte 1 d’or par tuile bleue autour, la sienne comprise.
       *[assassin] Tuez un meeple à autant de pas, ou un vizir ou un sage devant un autre.
    }
five_tribes-page-legend-tile =
    { $design ->
        [village] Un palais y va\xA0: 5 points pour son propriétaire.
        [oasis] Un palmier y va\xA0: 3 points pour son propriétaire.
        [small_market] Achetez une des trois premières cartes pour 3 d’or.
        [large_market] Achetez deux des six premières cartes pour 6 d’or.
       *[other] Gagnez un djinn pour deux sages, ou pour un sage et un fakir.
    }
five_tribes-page-legend-design =
    { $design ->
        [village] Village
        [oasis] Oasis
        [small_market] Petit marché
        [large_market] Grand marché
       *[other] Lieu sacré
    }
five_tribes-page-legend-plaque = Le nombre d’une tuile compte pour celui dont le chameau s’y trouve. Une tuile que vous videz est à vous.

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
five_tribes-page-ready = prêt
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
five_tribes-page-counted = en comptant
five_tribes-page-counted-title = L’or et les cartes de chacun
    .help = L’or et la plupart des cartes changent de main au grand jour\xA0: voilà ce que l’on peut savoir en tenant le compte.
five_tribes-page-counted-hand = Cartes qui sont forcément dans cette main, en comptant
five_tribes-page-unknown-cards =
    { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
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

five_tribes-page-scores = Si c’était la fin
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
five_tribes-page-up-to = { $least } à { $points }
five_tribes-page-hatched = Hachuré\xA0: seul son propriétaire le sait.
five_tribes-page-lens-off = Cette table joue sans planificateur.
five_tribes-page-lens-past = Le planificateur ne regarde que le présent.
five_tribes-page-lens-own = Le planificateur aide quand c’est à vous.
five_tribes-page-lens-players = Seules les personnes qui jouent voient le planificateur.
five_tribes-page-lens-wait = Calcul en cours…

## La fin

five_tribes-page-counting = Le décompte
five_tribes-page-last-kind = Et pour finir\xA0: { $category }
five_tribes-page-rose = ▲ { $places } de mieux
five_tribes-page-fell = ▼ { $places } de moins
five_tribes-page-lead = Qui menait, et quand
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

## Le but

five_tribes-page-aim =
    Le plus de points gagne{ $last ->
        [yes] \xA0; c’est la dernière manche
       *[no] { $camels ->
            [-1] { "" }
            [one] \xA0; il vous reste { $camels } chameau
           *[other] \xA0; il vous reste { $camels } chameaux
        }
    }
    .brief =
        { $last ->
            [yes] dernière manche
           *[no] { $camels ->
                [-1] le plus de points gagne
                [one] { $camels } chameau
               *[other] { $camels } chameaux
            }
        }
    .text = Qui a le plus de points à la fin gagne. Or, terres avec leurs palmiers et leurs palais, vizirs, sages, séries de marchandises et djinns, tout compte. Quand quelqu’un a posé son dernier chameau, on finit la manche, et la partie avec elle.

## L’énigme du jour

five_tribes-page-puzzle = À vous. Où commence votre marche, et où finit-elle\xA0?

## Et si

five_tribes-page-whatif-depth = { $count ->
    [one] Chacun est joué jusqu’à la fin de cette manche.
   *[other] Chacun est joué pendant { $count } manches, celle-ci comprise.
}
`;export{e as default};