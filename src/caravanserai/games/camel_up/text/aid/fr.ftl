### L’aide de jeu, pour une vraie table. Aucun nombre ici : tous viennent du matériel du jeu. *Ceci* s’imprime en gras.

camel_up-aid-variant-few = jusqu’à { $most } joueurs
camel_up-aid-variant-many = à partir de { $least } joueurs
camel_up-aid-fact-each = *{ $least }–{ $most }* joueurs : *{ $coins }* pièces chacun, une tuile, une carte de pari par couleur
camel_up-aid-fact-start = les coureurs partent selon leur dé, de { $first } à { $last } ; les fous de { $crazy }

camel_up-aid-turn = À votre tour : une seule de ces choses
camel_up-aid-ticket = Celui du dessus de n’importe quelle pile. Vous pariez que ce coureur sera en tête à la fin de l’étape.
    .title = Prendre un ticket d’étape
camel_up-aid-tile = Côté encouragements ou huées. Jamais sur la case { $forbidden }, sur un chameau, sur une tuile, ni juste à côté de la tuile d’un autre ; déplacée, elle doit changer de case.
    .title = Poser ou déplacer votre tuile
camel_up-aid-roll = Prenez un ticket de pyramide ({ $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } à la fin de l’étape), puis un dé fait courir un chameau. Tous les dés encore dedans ont la même chance.
    .title = Lancer
camel_up-aid-card = Une carte de pari, face cachée, sur la pile du vainqueur ou du dernier. Chaque couleur une fois.
    .title = Parier sur la course
camel_up-aid-ally = Quelqu’un qui est encore libre devient votre partenaire pour cette étape ; on ne peut pas refuser.
    .title = Faire alliance

camel_up-aid-run = Comment courent les chameaux
camel_up-aid-unit = Un chameau emporte tous ceux qui sont assis sur lui, et monte sur ceux qu’il rejoint. Ceux du dessous restent.
    .title = Porter et grimper.
camel_up-aid-cheer = Le dé arrête sur une tuile : son propriétaire reçoit { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }, et le groupe repart.
    .title = Encouragements : { $step } plus loin, par-dessus.
camel_up-aid-boo = Même sous la pile qu’il vient de quitter. Une tuile dépassée ne fait rien.
    .title = Huées : { $step } en arrière, par-dessous.

camel_up-aid-crazy = Chameaux fous
camel_up-aid-crazy-way = Le blanc et le noir courent *à contresens*, de { $last } vers { $first }, avec tous ceux qu’ils portent. La couleur du dé gris dit lequel, sauf :
camel_up-aid-crazy-carrier = si un seul porte un coureur, quelque part au-dessus : *c’est lui* qui part ;
camel_up-aid-crazy-upper = si l’un est assis directement sur l’autre : *celui du dessus* part.
camel_up-aid-crazy-tiles = Pour eux, les encouragements mènent vers { $first }, les huées vers { $last }.
camel_up-aid-crazy-picture = Le blanc part, car il est assis sur le noir ; le coureur sur son dos vient avec lui.

camel_up-aid-leg = Une étape rapporte
camel_up-aid-leg-leader = ticket sur le coureur *de tête*
camel_up-aid-leg-second = sur le *deuxième*
camel_up-aid-leg-other = sur un *autre*
camel_up-aid-leg-pyramid = chaque *ticket de pyramide*
camel_up-aid-leg-ends = après { $tickets } tickets de pyramide ; { $dice ->
        [one] { $dice } dé reste caché
       *[other] { $dice } dés restent cachés
    }. Est devant qui est plus loin ; sur une même case, qui est plus haut. Additionnez tout, puis réglez : jamais au-dessous de zéro.
    .title = L’étape finit
camel_up-aid-leg-back = L’étape suivante commence à gauche du dernier lanceur. Tickets, tuiles et dés reviennent ; chameaux, pièces et cartes restent.
    .title = Ensuite

camel_up-aid-race = La course rapporte
camel_up-aid-race-right = bon *vainqueur* ou *dernier*
camel_up-aid-race-wrong = un *autre* coureur
camel_up-aid-race-ends = dès qu’un chameau franchit la ligne, dans un sens ou dans l’autre. On compte encore l’étape, puis l’une et l’autre pile, la plus ancienne carte d’abord. Une carte fausse n’use aucune récompense.
    .title = La course finit
camel_up-aid-race-won = les coureurs emportés à contresens sont derniers. Le plus de pièces gagne ; à égalité, on partage.
    .title = Classement :

camel_up-aid-partners = Alliances
camel_up-aid-partner-find = Échangez vos cartes d’alliance, côté « allié ». Un partenaire au plus par étape.
    .title = S’allier prend le tour.
camel_up-aid-partner-copy = Quand on compte l’étape, choisissez un ticket de votre partenaire, d’étape ou de pyramide, et gagnez-en autant, en plus des vôtres. Rien n’oblige.
    .title = Profiter d’un ticket.
camel_up-aid-partner-part = Après l’étape, chacun reprend sa carte.
    .title = Se séparer.

camel_up-aid-ask = On demande souvent
camel_up-aid-ask-pass = Non. On peut toujours lancer.
    .title = Puis-je passer ?
camel_up-aid-ask-flip = Non, elle doit changer de case.
    .title = Puis-je retourner ma tuile sur place ?
camel_up-aid-ask-own = Oui.
    .title = Mon propre lancer sur ma tuile me rapporte-t-il ?
camel_up-aid-ask-crazy = Jamais.
    .title = Les chameaux fous sont-ils classés ?
camel_up-aid-ask-both = Non, il y a une carte par couleur.
    .title = Puis-je parier un même chameau gagnant et dernier ?
camel_up-aid-ask-back = Oui, même un fou tout seul.
    .title = Un chameau qui repasse la ligne à l’envers finit-il la course ?
