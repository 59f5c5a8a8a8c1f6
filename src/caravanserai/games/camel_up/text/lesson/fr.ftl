### Votre première course, telle que la lit la personne qui apprend. Les nombres sont des arguments ; docs/lessons.md dit comment écrire une leçon.

camel_up-lesson-title = Votre première course

camel_up-lesson-welcome-text =
    Cinq chameaux font la course, et ils ne sont à personne : vous pariez. Vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, et la personne qui en a le plus après la course gagne.

camel_up-lesson-roll-idea = un lancer fait avancer un chameau
camel_up-lesson-roll-ask = Voyons-les courir. Prenez un ticket de pyramide et lancez un dé.
camel_up-lesson-roll-tells =
    Le jaune avance de { $face ->
        [one] { $face } case
       *[other] { $face } cases
    } et grimpe sur le rouge. Sur une même case, celui du dessus est devant.
camel_up-lesson-roll-why = Un lancer est un gain sûr : chaque ticket de pyramide rapporte une pièce à la fin de l’étape.
camel_up-lesson-roll-other =
    { $other ->
        [place_tile] Les tuiles viennent dans un instant. Regardez, annulez le coup, puis lancez.
       *[other] C’est un pari, et les paris viennent dans un instant. Regardez, annulez le coup, puis lancez.
    }

camel_up-lesson-carried-text =
    { $khamsin } lance le rouge : { $face ->
        [one] { $face } case
       *[other] { $face } cases
    }, et le jaune voyage avec lui. Qui est au-dessus se fait porter.

camel_up-lesson-ticket-idea = un ticket parie sur le premier de l’étape
camel_up-lesson-ticket-ask = Qui mènera à la fin de l’étape ? Le jaune est tout en haut : prenez son ticket à { $value }.
camel_up-lesson-ticket-tells = Il rapporte { $value } si le jaune mène à la fin de l’étape. Le suivant ne vaut plus que { $next }.
camel_up-lesson-ticket-why = Les premiers tickets rapportent le plus, et le jaune mène dans { $chance } % de toutes les suites possibles.
camel_up-lesson-ticket-other =
    { $other ->
        [take_ticket] C’est permis. Mais ce coureur mène moins souvent que le jaune : voyez qui est en haut, puis annulez le coup.
       *[other] C’est permis. Mais le ticket jaune est le meilleur pari, et il partira vite : annulez le coup et prenez-le.
    }

camel_up-lesson-crazy-text =
    { $sirocco } lance le gris : le chameau blanc est fou et court à contresens, de { $face ->
        [one] { $face } case
       *[other] { $face } cases
    }. { $khamsin } prend le ticket jaune suivant.

camel_up-lesson-tile-idea = une tuile rapporte quand on s’y arrête
camel_up-lesson-tile-ask = Posez votre tuile sur la case { $space }, côté encouragements.
camel_up-lesson-tile-tells = Tout chameau qui s’y arrête vous donne une pièce et avance d’une case.
camel_up-lesson-tile-why = Le bleu, le vert et le violet doivent encore partir, et chacun d’eux peut s’y arrêter.
camel_up-lesson-tile-other =
    { $other ->
        [place_tile] Elle peut se poser là. Mais peu de dés mènent à cette case, ou des huées les feraient reculer : reprenez-la.
       *[other] C’est permis. Mais voyons ce que fait une tuile : annulez le coup et posez la vôtre sur la case { $space }.
    }

camel_up-lesson-paid-text =
    Le vert s’arrête sur votre tuile avec le violet sur le dos, et les encouragements les mènent tous deux à la case { $space }. Vous gagnez aussitôt { $coin ->
        [one] { $coin } pièce
       *[other] { $coin } pièces
    }.

camel_up-lesson-insurance-idea = le cinquième lancer finit l’étape ; deux tickets sont une assurance
camel_up-lesson-insurance-ask = Le prochain lancer finit l’étape. Si c’est le violet, le jaune est dépassé : prenez aussi le ticket violet.
camel_up-lesson-insurance-tells = { $sirocco } lance : bleu ! Le jaune mène toujours. L’étape finit après { $all } lancers ; on ne voit donc jamais le dernier dé.
camel_up-lesson-insurance-why = Le jaune mène dans { $chance } % des cas, le violet dans { $against } % : quoi qu’il arrive, un de vos tickets rapporte { $value }.
camel_up-lesson-insurance-other = C’est permis. Mais si le violet sort, il ne vous reste presque rien : annulez le coup et assurez-vous.
camel_up-lesson-if_purple-text = Si ç’avait été le violet : il saute sur le jaune et mène. Votre nouveau ticket aurait rapporté { $best }, et le jaune, deuxième, { $second }.

camel_up-lesson-leg_paid-text =
    Jour de paie : le jaune mène et vous rapporte { $ticket }. Votre lancer rapporte { $pyramid } ; le violet n’est que troisième et coûte { $loss }. Vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $khamsin } { $theirs }.

camel_up-lesson-second_leg-text = Étape { $leg } : tickets, tuiles et dés reviennent, les chameaux restent. { $khamsin } lance le violet, qui grimpe sur le dos des premiers.

camel_up-lesson-winner-idea = une carte secrète sur toute la course
camel_up-lesson-winner-ask = Pariez maintenant sur toute la course : posez votre carte violette, face cachée, sur la pile du vainqueur.
camel_up-lesson-winner-tells = Personne d’autre n’en connaît la couleur. Si elle est juste, la première carte rapporte { $first }, la suivante { $second }, puis { $third }.
camel_up-lesson-winner-why = Les cartes sont payées dans l’ordre où elles ont été posées : un pari précoce vaut le plus.
camel_up-lesson-winner-other =
    { $other ->
        [play_card] Une telle carte est une bonne idée. Dans cette course, essayons le violet, vainqueur : annulez le coup.
       *[other] C’est permis. Mais une carte posée tôt vaut le plus : annulez le coup et posez la violette.
    }

camel_up-lesson-carry_two-text =
    Le rouge avance de { $face ->
        [one] { $face } case
       *[other] { $face } cases
    } avec les deux sur le dos. { $khamsin } prend le ticket violet à { $value }.

camel_up-lesson-second_ticket-idea = les probabilités
camel_up-lesson-second_ticket-ask = Le ticket violet suivant vaut encore { $value }. Prenez-le.
camel_up-lesson-second_ticket-tells = { $value } si le violet mène, une pièce s’il est deuxième ; sinon il en coûte une.
camel_up-lesson-second_ticket-why = Le violet mène dans { $chance } % des cas : cela vaut plus que la pièce d’un lancer.
camel_up-lesson-second_ticket-other =
    { $other ->
        [play_card] Une carte peut attendre un tour, ce ticket n’attendra pas : annulez le coup.
       *[other] Les probabilités disent que cela vaut moins. Annulez le coup et regardez encore.
    }

camel_up-lesson-riding-text =
    Le jaune porte le violet de { $face ->
        [one] { $face } case
       *[other] { $face } cases
    }, sur le chameau blanc : ils montent un fou ! { $khamsin } mise une carte cachée sur le vainqueur.

camel_up-lesson-crazy_roll-idea = le dé gris
camel_up-lesson-crazy_roll-ask = Le dé gris est encore dans la pyramide. Lancez, et retenez votre souffle.
camel_up-lesson-crazy_roll-tells =
    Gris ! Il montre le noir, mais seul le blanc porte des coureurs ; c’est donc le blanc qui court : { $back ->
        [one] { $back } case
       *[other] { $back } cases
    } en arrière avec eux tous, sur le rouge. Le violet est toujours en haut.
camel_up-lesson-crazy_roll-why = Mener sur le dos d’un chameau fou n’est jamais sûr.
camel_up-lesson-crazy_roll-other = C’est permis. Mais quelqu’un lancera et y gagnera : annulez le coup et lancez d’abord.

camel_up-lesson-second_pay-text = L’étape finit avec le violet en tête : vous gagnez { $mine }. { $khamsin } gagne { $theirs } et passe devant, { $ahead } à { $behind }.

camel_up-lesson-third_leg-idea = qui est tout en haut
camel_up-lesson-third_leg-ask = Cette étape commence par vous. Quel ticket est le meilleur ?
camel_up-lesson-third_leg-tells = Le violet, et cette fois celui à { $value } est à vous.
camel_up-lesson-third_leg-why =
    Il est au-dessus de { $below ->
        [one] { $below } chameau
       *[other] { $below } chameaux
    } : quel que soit celui qui part, il l’emmène.
camel_up-lesson-third_leg-other = Peut-être. Mais qui est au sommet de la grande pile ? Annulez le coup et regardez encore.

camel_up-lesson-boo-text = { $sirocco } parie aussi sur le violet. { $khamsin } pose une tuile de huées sur la case { $space } : tout chameau qui s’y arrête recule d’une case.

camel_up-lesson-tile_again-idea = où les tuiles peuvent se poser
camel_up-lesson-tile_again-ask = Posez la vôtre sur la case { $space }, côté encouragements : le jaune et le violet peuvent y venir.
camel_up-lesson-tile_again-tells = Deux tuiles ne sont jamais côte à côte ; ici, il y a une case entre elles.
camel_up-lesson-tile_again-why = Un pari lointain : mais s’ils viennent, elle rapporte une pièce et pousse le coureur auquel vous croyez.
camel_up-lesson-tile_again-other =
    { $other ->
        [place_tile] Toutes les cases n’aident pas le violet. Reprenez-la et posez-la sur la case { $space }, côté encouragements.
       *[other] C’est permis. Mais une tuile peut pousser le violet : annulez le coup et posez la vôtre sur la case { $space }, côté encouragements.
    }

camel_up-lesson-booed-text =
    Le rouge avance de { $face ->
        [one] { $face } case
       *[other] { $face } cases
    } avec { $riders ->
        [one] { $riders } chameau
       *[other] { $riders } chameaux
    } sur le dos, et les huées le renvoient à la case { $space }. { $khamsin } gagne une pièce et pose une carte pour le dernier.

camel_up-lesson-loser-idea = la dernière place
camel_up-lesson-loser-ask = Qui finira dernier ? Posez votre carte bleue sur la pile du dernier.
camel_up-lesson-loser-tells = Si le bleu finit dernier, elle vous rapporte { $second }, ou { $first } si { $khamsin } a parié sur un autre.
camel_up-lesson-loser-why =
    La dernière place se voit souvent mieux que la première : le bleu est à { $gap ->
        [one] { $gap } case
       *[other] { $gap } cases
    } derrière le coureur suivant.
camel_up-lesson-loser-other =
    { $other ->
        [play_card] Qui est loin derrière tous les autres ? Annulez le coup et regardez.
       *[other] C’est permis. Mais la dernière place se voit bien à présent : annulez le coup et posez votre carte bleue.
    }

camel_up-lesson-cheered-text =
    Le jaune porte le violet sur votre tuile : { $coin ->
        [one] { $coin } pièce
       *[other] { $coin } pièces
    } pour vous, et les voilà sur la case { $space }. { $khamsin } prend un ticket violet.

camel_up-lesson-finish-idea = la ligne finit la course
camel_up-lesson-finish-ask =
    Il manque { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } au violet pour franchir la ligne. Lancez !
camel_up-lesson-finish-tells = Violet ! Il franchit la ligne, et la course est finie aussitôt.
camel_up-lesson-finish-tells-1 = Encore un ticket violet, pourquoi pas ! { $sirocco } lance : le violet franchit la ligne, et la course est finie aussitôt.
camel_up-lesson-finish-why = Tout chameau qui franchit la ligne finit la course, même un fou à contresens.
camel_up-lesson-finish-other = Vous pourriez attendre. Mais le dernier lancer rapporte aussi sa pièce : annulez le coup et lancez.

camel_up-lesson-last_leg-text = D’abord l’étape : vous gagnez { $mine }, { $khamsin } { $theirs }. Cela fait { $coins } à { $others } ; on retourne maintenant les cartes.

camel_up-lesson-cards-text = Pour le vainqueur : { $win } pour votre carte violette, { $next } pour { $khamsin }, et la jaune coûte { $loss } à { $sirocco }. Pour le dernier : { $first } pour { $khamsin }, dont la carte était là avant, et { $lose } pour vous.

camel_up-lesson-end-text =
    { $mine ->
        [one] { $mine } pièce
       *[other] { $mine } pièces
    } ; { $khamsin } en a { $second }, { $sirocco } { $third }. Vous gagnez de { $margin } : votre carte pour le vainqueur a été posée la première.
