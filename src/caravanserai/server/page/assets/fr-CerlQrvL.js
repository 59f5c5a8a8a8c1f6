var e=`### Ce qui est dit des choses sur le plateau.

camel_up-page-about-pyramid = La pyramide
    .help = Six dés y sont\xA0: un pour chaque coureur et un gris. Qui lance prend un ticket qui vaut 1 pièce et en fait sortir un\xA0: son chameau avance de 1 à 3 cases et porte tous ceux qui sont sur son dos.
camel_up-page-about-roll = Lancer vaut { $worth } en moyenne.
camel_up-page-about-tent = Les tentes
    .help = Un dé sorti attend dans une tente jusqu’à la fin de l’étape. Après cinq des six, on compte l’étape et tous retournent dans la pyramide.
camel_up-page-about-ticket =
    { $camel ->
        [blue] Ticket d’étape bleu
        [green] Ticket d’étape vert
        [yellow] Ticket d’étape jaune
        [red] Ticket d’étape rouge
       *[purple] Ticket d’étape violet
    }
camel_up-page-about-ticket-left =
    { $count ->
        [0] Il n’en reste plus dans cette étape.
        [one] Le dernier rapporte { $value }.
       *[other] Il en reste { $count }\xA0; celui du dessus rapporte { $value }.
    }
camel_up-page-about-held = Celui-ci rapporte { $value }.
camel_up-page-about-worth = Pour vous, il vaut { $worth } en moyenne.
camel_up-page-about-chances = Dans cette étape\xA0: premier { $first }, deuxième { $second }, dernier { $last }.
camel_up-page-about-pile =
    { $pile ->
        [winner] Des cartes qui disent qui gagnera toute la course.
       *[loser] Des cartes qui disent qui finira dernier de toute la course.
    }
camel_up-page-about-pays =
    { $count ->
        [0] La carte suivante rapporte { $value }, si elle est juste.
       *[other] La carte suivante rapporte { $value }, si elle est juste, et davantage (c’est le «\xA0+\xA0») si une carte dessous est fausse.
    }
camel_up-page-about-card = Avec elle, vous pariez que ce chameau gagne toute la course, ou qu’il finit dernier\xA0; une fois par couleur.
camel_up-page-about-card-worth = En moyenne, pour gagner\xA0: { $winner }\xA0; pour finir dernier\xA0: { $loser }.
camel_up-page-about-camel =
    { $camel ->
        [blue] Le chameau bleu
        [green] Le chameau vert
        [yellow] Le chameau jaune
        [red] Le chameau rouge
        [purple] Le chameau violet
        [white] Le chameau fou blanc
       *[black] Le chameau fou noir
    }
    .help =
        { $kind ->
            [crazy] Il court à contresens, de 16 vers 1, et ramène en arrière ceux qui sont sur lui. Le dé gris le fait avancer\xA0; personne ne parie sur lui.
           *[racer] Un des cinq coureurs\xA0: son dé le fait avancer de 1 à 3 cases, avec tous ceux qui sont sur son dos. Sur une même case, celui du dessus est devant.
        }
camel_up-page-about-space =
    { $space ->
        [1] Les chameaux qui s’arrêtent ici s’empilent. Juste après le départ, aucune tuile n’est permise.
        [16] La dernière case avant l’arrivée. Les chameaux qui s’arrêtent ici s’empilent.
       *[other] Les chameaux qui s’arrêtent ici s’empilent. Votre tuile se pose là où il n’y a ni chameau ni tuile, et pas à côté de celle d’un autre.
    }
camel_up-page-about-space-worth = Votre tuile ici\xA0: vivats { $cheer }, huées { $boo } en moyenne.
camel_up-page-about-side-best = Elle rapporterait le plus sur la case { $space }\xA0: { $worth } en moyenne.
camel_up-page-about-tile =
    { $side ->
        [cheer] Les vivats de { $seat }
       *[boo] Les huées de { $seat }
    }
    .help =
        { $side ->
            [cheer] Un chameau qui s’arrête sur la case { $space } donne 1 pièce à { $seat } et avance encore d’une case, sur la pile qui s’y trouve.
           *[boo] Un chameau qui s’arrête sur la case { $space } donne 1 pièce à { $seat } et recule d’une case, sous la pile qui s’y trouve.
        }
camel_up-page-about-line = L’arrivée
    .help = Dès qu’un chameau la franchit, dans un sens ou dans l’autre, la course est finie\xA0: on compte l’étape, puis les cartes.
camel_up-page-about-coins = Les pièces
    .help =
        { $hidden ->
            [yes] Qui en a le plus à la fin de la course gagne. À cette table, chacun ne voit que les siennes.
           *[no] Qui en a le plus à la fin de la course gagne. Tout le monde commence avec 3.
        }
camel_up-page-about-starts = Le marqueur de départ
    .help = Qui l’a a commencé cette étape. À la fin de l’étape, il passe à gauche de la personne qui a lancé en dernier.
camel_up-page-about-earned = Tickets de pyramide
    .help = Chaque lancer en rapporte un. Ils valent 1 pièce chacun à la fin de l’étape.
camel_up-page-about-hand = Cartes en main
    .help = Des cartes pour parier sur qui gagne la course ou finit dernier. Lesquelles, seule la personne qui les tient le sait.
camel_up-page-about-leg = Tickets d’étape
    .help = Une étape dure cinq lancers. Un ticket parie sur son premier\xA0: le premier pris rapporte 5, le suivant 3, puis 2 et 2\xA0; une deuxième place rapporte 1, toute autre coûte 1.
camel_up-page-about-cards = Cartes de pari
    .help = Elles parient sur la fin de toute la course, pas de l’étape. Choisissez une carte, puis si elle gagne ou finit dernière.
camel_up-page-about-first = Premier
    .help = La probabilité que ce chameau soit en tête à la fin de l’étape. Alors ses tickets rapportent leur valeur.
camel_up-page-about-second = Deuxième
    .help = La probabilité que ce chameau soit deuxième à la fin de l’étape. Alors chacun de ses tickets rapporte 1 pièce.
camel_up-page-about-last = Dernier
    .help = La probabilité que ce chameau soit derrière tous les autres coureurs à la fin de l’étape.
camel_up-page-about-worth-term = Valeur
    .help = Les pièces que le ticket suivant rapporte en moyenne, sur toutes les façons dont l’étape peut se dérouler. En dessous de zéro, il coûte plus qu’il ne rapporte.
camel_up-page-about-wins = Gagne
    .help = La probabilité que ce chameau gagne toute la course\xA0; à côté, ce que la carte suivante de cette pile rapporte en moyenne.
camel_up-page-about-loses = Dernier
    .help = La probabilité que ce chameau finisse dernier de toute la course\xA0; à côté, ce que la carte suivante de cette pile rapporte en moyenne.
`;export{e as default};