### À qui est ce pays ? Ce que lit la personne qui apprend. Les nombres sont des arguments ; docs/lessons.md dit comment écrire une leçon.

five_tribes-lesson-title = À qui est ce pays ?

five_tribes-lesson-welcome-text = Le vieux sultan est mort, et cinq tribus parcourent les { $tiles } tuiles du pays. Elles ne sont à personne : faites-les travailler pour vous. Or, terres, marchandises, sages, vizirs et djinns sont des points, et le plus de points gagne.

five_tribes-lesson-bid-idea = payer pour l’ordre
five_tribes-lesson-bid-ask = Chaque manche commence par des enchères pour l’ordre du tour. { $sirocco } a payé { $theirs }. Prenez la case à { $price } : vous voulez agir en premier.
five_tribes-lesson-bid-tells = Vous payez { $price } et agissez en premier, puis { $sirocco }, puis { $khamsin }, qui ne paie rien.
five_tribes-lesson-bid-why =
    Sur le marché éclairé ({ $tile }), { $count ->
        [one] { $count } marchand attend
       *[other] { $count } marchands attendent ensemble
    }, et quelqu’un d’autre pourrait vous devancer.
five_tribes-lesson-bid-other = Les cases chères mangent vos points, et sur zéro, { $sirocco } agit avant vous. Annulez le coup et payez { $price }.

five_tribes-lesson-sow-idea = semer, et un chameau sur une tuile vide
five_tribes-lesson-sow-ask = Prenez les meeples de la tuile éclairée ({ $start }) et semez-les le long du chemin, un sur chaque tuile : le vizir, le sage, et le marchand en dernier.
five_tribes-lesson-sow-tells =
    Sur { $end }, le dernier rejoint sa tribu : vous retirez les { $count } marchands. Il n’y reste personne, et votre chameau s’y installe : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
five_tribes-lesson-sow-why = Là où le chemin finit, la tribu travaille pour vous ; et une tuile que vous videz est à vous.
five_tribes-lesson-sow-other = C’est un chemin aussi, mais voyez ce qu’il y a au bout. Annulez le coup : les marchands attendent sur { $end }.

five_tribes-lesson-merchants-text =
    Les marchands commercent : ils vous apportent { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la tête de la rangée. Des marchandises différentes font un lot : deux valent { $two }, trois { $three }, quatre { $four }. Le fakir n’en est pas une, mais patience.

five_tribes-lesson-market-idea = les marchés et les lots
five_tribes-lesson-market-ask =
    Maintenant, la tuile agit. C’est un petit marché : pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }, vous prenez une des trois premières cartes. Prenez une sorte que vous n’avez pas.
five_tribes-lesson-market-tells =
    { $kinds ->
        [one] { $kinds } marchandise
       *[other] { $kinds } marchandises différentes
    } : votre lot vaut { $now } au lieu de { $before }.
five_tribes-lesson-market-why = Vous payez { $price } et gagnez { $gain } ; plus un lot est grand, plus il grandit vite.
five_tribes-lesson-market-other =
    { $other ->
        [go_on] Sans carte, votre lot ne grandit pas. Annulez le coup et choisissez une nouvelle sorte.
       *[other] Un second blé ne fait que commencer un autre lot. Annulez le coup et choisissez une nouvelle sorte.
    }

five_tribes-lesson-keep-idea = vendre peut attendre
five_tribes-lesson-keep-ask = À la fin de votre tour, vous pourriez vendre votre lot. Gardez-le pour l’instant, et continuez.
five_tribes-lesson-keep-tells = Vos cartes et votre or restent cachés aux autres.
five_tribes-lesson-keep-why = À la fin de la partie, les marchandises comptent autant qu’elles rapporteraient maintenant : continuez à en réunir.
five_tribes-lesson-keep-other =
    Vous pouvez vendre, et { $worth ->
        [one] { $worth } pièce d’or, c’est bien
       *[other] { $worth } pièces d’or, c’est bien
    }. Mais de plus grands lots rapportent bien plus : annulez le coup et continuez.

five_tribes-lesson-assassins-text =
    { $sirocco } finit avec { $count ->
        [one] { $count } assassin
       *[other] { $count } assassins
    }. Leur portée est leur nombre, et ils tuent le dernier meeple de la tuile { $tile } : elle est maintenant à { $sirocco }.

five_tribes-lesson-viziers-text =
    { $khamsin } retire { $count ->
        [one] { $count } vizir et le garde
       *[other] { $count } vizirs et les garde
    } : à la fin, il compte d’en avoir plus que les autres. Puis la manche finit, et la rangée est complétée.

five_tribes-lesson-later-text =
    { $rounds ->
        [one] { $rounds } manche passe
       *[other] { $rounds } manches passent
    }. Vous avez { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, et il vous reste { $camels ->
        [one] { $camels } chameau
       *[other] { $camels } chameaux
    }. Quand quelqu’un pose son dernier, c’est la dernière manche.

five_tribes-lesson-zero-idea = les places gratuites
five_tribes-lesson-zero-ask = Les deux autres sont sur zéro et ne paient rien. Allez-y aussi.
five_tribes-lesson-zero-tells = Vous arrivez en dernier, vous vous placez donc devant et agissez en premier, pour rien.
five_tribes-lesson-zero-why = Les zéros sont un seul emplacement pour trois : le dernier arrivé y joue en premier.
five_tribes-lesson-zero-other = Vous agiriez en premier aussi, mais pour de l’or, et l’or est des points. Annulez le coup : zéro suffit.

five_tribes-lesson-elders-idea = les sages
five_tribes-lesson-elders-ask = Suivez le chemin depuis { $start } : le marchand, le bâtisseur, et le sage en dernier, sur un lieu sacré ({ $end }).
five_tribes-lesson-elders-tells =
    { $count ->
        [one] { $count } sage reste
       *[other] { $count } sages restent
    } avec vous, et le lieu sacré est à vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
five_tribes-lesson-elders-why = Les sages sont des points à la fin, et d’ici là ils sont le prix des djinns.
five_tribes-lesson-elders-other = Voyez où cela finit. Annulez le coup : les sages de { $end } valent davantage.

five_tribes-lesson-djinn-idea = les djinns, et à quoi servent les fakirs
five_tribes-lesson-djinn-ask = Un lieu sacré donne des djinns, pour deux sages, ou un sage et un fakir. Prenez { $jafaar }, et laissez votre fakir payer sa part.
five_tribes-lesson-djinn-tells =
    { $jafaar } est à vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et désormais vos vizirs comptent triple. { $elders ->
        [one] Il vous reste { $elders } sage.
       *[other] Il vous reste { $elders } sages.
    }
five_tribes-lesson-djinn-tells-1 =
    { $jafaar } est à vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et désormais vos vizirs comptent triple. Vous payez deux sages et gardez le fakir.
five_tribes-lesson-djinn-why =
    La plupart des djinns changent les règles pour vous. Vous avez { $viziers ->
        [one] { $viziers } vizir
       *[other] { $viziers } vizirs
    }, et il y en a d’autres à prendre.
five_tribes-lesson-djinn-other =
    { $other ->
        [go_on] Vous pouvez vous en passer. Mais deux sages sont un juste prix pour ce que fait { $jafaar } : annulez le coup et prenez-le.
       *[other] Chaque djinn est bon à quelque chose. Pour les vizirs, c’est { $jafaar } : annulez le coup et prenez-le.
    }

five_tribes-lesson-palace-text = { $sirocco } réunit aussi des sages et gagne un djinn. { $khamsin } finit avec des marchands sur un village : un palais s’élève sur { $tile }.

five_tribes-lesson-bid_first-idea = quand ne pas payer
five_tribes-lesson-bid_first-ask = La personne qui agit la première enchérit la première à la manche suivante : c’est vous. Cette fois, gardez votre or et prenez un zéro.
five_tribes-lesson-bid_first-tells = { $sirocco } vient aussi sur zéro et se place devant vous ; { $khamsin } paie { $price }. Vous agissez en dernier.
five_tribes-lesson-bid_first-why = Chaque enchère est des points dépensés : payez quand quelqu’un pourrait prendre ce que vous voulez le plus.
five_tribes-lesson-bid_first-other = Vous agiriez plus tôt, contre de l’or. Gardez-le cette fois : annulez le coup.

five_tribes-lesson-killed-text = { $khamsin } envoie des assassins contre vos vizirs : de { $was }, il en reste { $now } ! Et { $sirocco } en retire { $count } et en a maintenant { $theirs }.

five_tribes-lesson-builders-idea = les bâtisseurs, et un palais
five_tribes-lesson-builders-ask = Votre réponse, c’est l’or. Suivez le chemin depuis { $start } : l’assassin, le marchand, et le bâtisseur en dernier, parmi les tuiles bleues.
five_tribes-lesson-builders-tells =
    { $count ->
        [one] { $count } bâtisseur
       *[other] { $count } bâtisseurs
    }, { $blue ->
        [one] { $blue } tuile bleue
       *[other] { $blue } tuiles bleues
    } sur { $end } et autour : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }. Le village est à vous, et un palais s’y élève.
five_tribes-lesson-builders-why = Les bâtisseurs rapportent d’autant plus d’or que plus de tuiles bleues se touchent.
five_tribes-lesson-builders-other = Ce chemin rapporte moins. Annulez le coup : les bâtisseurs sont sur { $end }.

five_tribes-lesson-last_bid-idea = l’enchère qui compte
five_tribes-lesson-last_bid-ask =
    Il vous reste { $camels ->
        [one] { $camels } chameau
       *[other] { $camels } chameaux
    } : votre prochaine tuile finit la partie. { $khamsin } paie { $third }, { $sirocco } { $second } : les vizirs de { $tile } se voient de loin. Enchérissez plus haut.
five_tribes-lesson-last_bid-tells =
    { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }, et vous agissez en premier.
five_tribes-lesson-last_bid-why =
    { $sirocco } a { $theirs ->
        [one] { $theirs } vizir
       *[other] { $theirs } vizirs
    }, vous { $mine } : ceux de { $tile } décident de la partie.
five_tribes-lesson-last_bid-other = Plus cher qu’il ne faut coûte des points, et tard est trop tard : voyez ce qui arrive alors. Annulez le coup et enchérissez juste une case plus haut.
five_tribes-lesson-if_late-text =
    Si vous agissez en dernier, { $sirocco } arrive d’abord sur { $tile } et a { $theirs ->
        [one] { $theirs } vizir
       *[other] { $theirs } vizirs
    } contre { $mine }.

five_tribes-lesson-last_tile-idea = les vizirs, et le dernier chameau
five_tribes-lesson-last_tile-ask = Suivez le chemin depuis { $start } : le marchand, le sage, et le vizir en dernier.
five_tribes-lesson-last_tile-tells =
    { $count ->
        [one] { $count } vizir
       *[other] { $count } vizirs
    } ! Vous en avez maintenant { $mine }, { $sirocco } { $second }, { $khamsin } { $third }. L’oasis est à vous, un palmier y pousse, et votre dernier chameau s’y tient : c’est la dernière manche.
five_tribes-lesson-last_tile-why = Les vizirs rapportent pour chaque adversaire qui en a moins : un de plus que { $sirocco } suffit.
five_tribes-lesson-last_tile-other = Si près de la fin ! Annulez le coup : les vizirs attendent sur { $end }.

five_tribes-lesson-last_round-text =
    Les autres finissent la manche : à { $sirocco }, les bâtisseurs rapportent { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, et un grand marché deux cartes de plus. Les assassins gagnent encore une tuile à { $khamsin }.

five_tribes-lesson-count_gold-text = Maintenant, tout compte. Votre or { $gold }, vos tuiles { $tiles }, palmier et palais { $palm } et { $palace }, sages { $elders }, { $jafaar } { $djinn }, vos marchandises { $goods }.

five_tribes-lesson-count_goods-text =
    { $sirocco } montre un lot de { $kinds } marchandises différentes : { $theirs ->
        [one] { $theirs } point
       *[other] { $theirs } points
    } ! C’est ainsi que se gagne Five Tribes, à moins que quelqu’un n’ait les vizirs.

five_tribes-lesson-count_viziers-text =
    Et c’est vous qui les avez : { $count ->
        [one] { $count } vizir
       *[other] { $count } vizirs
    }, triple grâce à { $jafaar }, et dix pour chacun des { $others } qui en ont moins : { $mine }. { $sirocco } reçoit { $theirs }, { $khamsin } { $third }.

five_tribes-lesson-end-text = Vous { $mine }, { $sirocco } { $second }, { $khamsin } { $third } : vous gagnez de { $margin }. Sans ces vizirs, la partie était pour { $sirocco }.
