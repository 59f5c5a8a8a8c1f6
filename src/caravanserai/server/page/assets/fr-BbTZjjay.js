var e=`### Ce qui est dit des choses sur le plateau.

five_tribes-page-about-start = Le meilleur déplacement qui part d’ici vaut environ { $worth }.
five_tribes-page-about-here =
    { $people ->
        [none] Personne n’y est
       *[other] Ici\xA0: { $people }
    }.{ $owner ->
        [none] { "" }
       *[other] { " " }{ $owner } la contrôle.
    }
five_tribes-page-about-djinn =
    { $points ->
        [one] Il compte { $points } point.
       *[other] Il compte { $points } points.
    } Pour s’en servir\xA0: { $cost }.
five_tribes-page-about-serves = Il sert { $seat }.
five_tribes-page-about-djinn-price = Un déplacement qui finit sur un lieu sacré le gagne pour deux sages, ou un sage et un fakir.
five_tribes-page-about-thief = Non utilisé, il compte { $points } points. Il sert une fois, après l’action de sa tribu, puis il s’en va.
five_tribes-page-about-card =
    { $kind ->
        [fakir] Un fakir n’est pas une marchandise. Il renforce bâtisseurs et assassins, et remplace un sage pour payer les djinns.
       *[good] Une marchandise. Des marchandises différentes forment une série, et plus elle est longue, plus chacune vaut\xA0: 1, 3, 7, 13, 21, 30, 40, 50, 60. Les séries se vendent à la fin d’un tour et comptent à la fin de la partie.
    }
five_tribes-page-about-adds = Avec ce que vous tenez, elle ajouterait { $points } à vos marchandises.
five_tribes-page-about-spot = Case à { $price } d’or
    .help =
        { $price ->
            [0] Une place dans l’ordre du tour qui ne coûte rien.
           *[other] Une place dans l’ordre du tour. Qui la prend paie { $price } à la banque.
        }
five_tribes-page-about-spot-of =
    { $seat ->
        [none] Elle est libre.
       *[other] { $seat } s’y trouve.
    }
five_tribes-page-about-marker = L’ordre des enchères
    .help =
        { $bidding ->
            [now] Les marqueurs enchérissent dans cet ordre, l’un après l’autre.
           *[next] Qui a joué met son marqueur ici\xA0: l’ordre du tour de cette manche est l’ordre des enchères de la suivante.
        }
five_tribes-page-about-marker-of =
    { $seat ->
        [none] La place { $place } est encore libre.
       *[other] Place { $place }\xA0: { $seat }.
    }
five_tribes-page-about-camel = Chameau
    .help = { $seat } contrôle cette tuile et compte son nombre, ses palmiers et ses palais. Une tuile avec un chameau ne change pas de main par un déplacement.
five_tribes-page-about-piece =
    { $piece ->
        [palm] Chaque palmier compte 3 points pour qui contrôle la tuile.
       *[palace] Chaque palais compte 5 points pour qui contrôle la tuile.
    }
five_tribes-page-about-gold = Or
    .help =
        { $hidden ->
            [yes] Chaque pièce vaut un point à la fin, et paie enchères et marchés. Ce que les autres ont est caché.
           *[no] Chaque pièce vaut un point à la fin, et paie enchères et marchés.
        }
five_tribes-page-about-number = Le nombre d’une tuile
five_tribes-page-about-known = Tous les points dont vous pouvez être sûr maintenant. L’or et les marchandises cachés s’y ajoutent à la fin.
five_tribes-page-about-plans = Les déplacements que le planificateur estime le plus, de tous les départs et chemins. «\xA0≈\xA0» est ce qu’un déplacement vaut à ses yeux\xA0: les points tout de suite, ce qui en vient plus tard, et ce qu’il laisse au suivant.
five_tribes-page-about-score =
    { $category ->
        [gold] 1 point par pièce.
        [viziers] { $viziers ->
            [most] 1 point chacun, et 10 pour en avoir le plus de tous, sans partage.
           *[each] 1 point chacun, et 10 pour chaque adversaire qui en a moins.
        }
        [elders] 2 points chacun.
        [djinns] Ce qui est écrit sur chaque djinn.
        [thieves] 6 points pour chacun qui n’a pas servi.
        [palms] 3 points par palmier sur vos tuiles.
        [palaces] 5 points par palais sur vos tuiles.
        [tiles] Les nombres des tuiles avec votre chameau.
       *[goods] Les marchandises en main, réparties en les meilleures séries.
    }
five_tribes-page-about-supply =
    { $what ->
        [palm] Palmiers en réserve
        [palace] Palais en réserve
       *[bag] Le sac
    }
    .help =
        { $what ->
            [palm] Un déplacement qui finit sur une oasis en pose un, tant qu’il y en a\xA0: 3 points pour qui contrôle la tuile.
            [palace] Un déplacement qui finit sur un village en pose un, tant qu’il y en a\xA0: 5 points pour qui contrôle la tuile.
           *[bag] Marchands, bâtisseurs et assassins y vont après leur action, et leurs victimes aussi.
        }
five_tribes-page-about-left = Il en reste { $left }.
five_tribes-page-about-bag = Dedans\xA0: { $people }.
five_tribes-page-about-hand = Cartes en main
    .help = Marchandises et fakirs. Les autres voient combien il y a de cartes, pas lesquelles.
five_tribes-page-about-camels = Chameaux restants
    .help = Un chameau va sur chaque tuile prise. La manche où quelqu’un pose son dernier est la dernière de la partie.
five_tribes-page-about-bazaar = Le bazar
    .help = Neuf cartes y sont. Les marchands prennent au début, autant qu’ils sont\xA0; les marchés vendent quelques-unes des premières. On comble les vides à la fin de la manche.
five_tribes-page-about-djinns = Djinns
    .help = Trois sont visibles. Un déplacement qui finit sur un lieu sacré peut en gagner un, pour deux sages, ou un sage et un fakir\xA0: des points, et un pouvoir pour le reste de la partie.
`;export{e as default};