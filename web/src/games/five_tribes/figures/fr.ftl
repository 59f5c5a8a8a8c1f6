### Les mots sous les images à côté des règles.

five_tribes-page-figure-notation = Six tuiles et leurs noms. Deux vizirs (V) et un sage (S, dans la notation E) se tiennent sur c3 : c3 VVE.
five_tribes-page-figure-parts = 1 : ce que vaut la tuile, sur fond bleu ou rouge. 2 : un palais, 5 points. 3 : un chameau, la tuile est donc à son propriétaire. 4 : ceux qui s’y tiennent. 5 : un palmier, 3 points.
five_tribes-page-figure-bids = Le marqueur sur 8 joue en premier, puis celui sur 3. Deux marqueurs n’ont rien payé : celui qui est arrivé en dernier est devant et joue avant l’autre.
five_tribes-page-figure-move = Le vizir, l’assassin et le marchand de b1 sont déposés sur c1, c2 et d2. Le dernier, un marchand, y rencontre un autre marchand.
five_tribes-page-figure-control = En haut, les deux marchands sont retirés et il ne reste personne : la tuile est à vous. En bas, il reste un bâtisseur, et rien ne change.
five_tribes-page-figure-builders = Le déplacement a fini sur c2. Sur les neuf tuiles, quatre sont bleues : deux bâtisseurs et un fakir rapportent 3 × 4 = 12 pièces d’or.
five_tribes-page-figure-assassins = Deux assassins sur a2 portent à deux pas. Ils tuent le bâtisseur de c2, qui s’y tenait seul : la tuile est à vous.
five_tribes-page-figure-row = La rangée de neuf cartes, la tête à gauche. Un petit marché vend une des trois premières pour 3 pièces d’or, un grand deux des six premières pour 6.
five_tribes-page-figure-suits = Le poisson et le blé y sont deux fois, il y a donc deux lots : quatre marchandises différentes pour 13 pièces d’or et deux pour 3. Le fakir n’en est pas une.
five_tribes-page-figure-viziers = Quatre vizirs, et deux adversaires qui en ont moins : 24 points. Deux vizirs chacun, et personne n’en a moins : 2 points.
five_tribes-page-figure-djinns = Haurvatat agit de lui-même ; Enki coûte chaque fois un sage ou un fakir ; Sibittis un sage, et un sage ou un fakir. Chacun montre ses points.
five_tribes-page-figure-thief = Houssain, envoyé après des marchands : chacun des autres donne deux marchandises. Vous en prenez deux sur quatre ; les pâles sont défaussées.
