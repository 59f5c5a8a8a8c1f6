### Les mots sous les images à côté des règles.

camel_up-page-figure-notation = 7[B G k] et +8 sur la piste : en 7 se tiennent B bleu, V vert (G dans la notation) et n noir (k).
camel_up-page-figure-camels = Cinq coureurs, chacun avec sa lettre, son motif et sa forme, et les deux chameaux fous, qui regardent de l’autre côté.
camel_up-page-figure-crazy-start = Ici, le dé gris a montré 2 puis 1. Un 3 aurait donné la case 14.
camel_up-page-figure-tickets = Une pile pour chaque coureur : 5 au-dessus, puis 3, 2 et 2. Celle du bleu est entière ; il en manque un au vert, trois au rouge, deux au violet.
camel_up-page-figure-rolling = Le vert et le violet sont sortis et attendent sous leurs tentes ; les quatre autres dés sont encore dans la pyramide.
camel_up-page-figure-hand = Cinq cartes de pari, une pour chaque coureur.
camel_up-page-figure-unit = Le dé vert montre 2 : le vert emporte le jaune et monte sur le rouge. Le bleu, dessous, reste là.
camel_up-page-figure-grey = En haut, un 2 blanc ; mais seul le noir porte un coureur, c’est donc le noir qui part. En bas, un 1 noir ; mais le blanc est assis sur le noir, c’est donc le blanc qui part.
camel_up-page-figure-cheer = Le dé bleu montre 2 : le bleu s’arrête sous les encouragements, va une case plus loin et monte sur le vert.
camel_up-page-figure-boo = Le dé violet montre 2 : le violet s’arrête sous les huées, recule d’une case et se glisse sous le jaune.
camel_up-page-figure-line = Le dé rouge montre 2 : parti de 16, le rouge franchit la ligne avec le bleu sur le dos, et la course est finie. Le bleu a gagné.
camel_up-page-figure-places = On peut poser une tuile sur 2, mais pas sur 1, pas sur le chameau de la case 3, pas sur 5 où est la tuile du joueur Z, ni à côté d’elle sur 4.
camel_up-page-figure-ranking = Le jaune est premier, le vert deuxième, le bleu troisième. Le noir ne compte pas.
camel_up-page-figure-paid = Trois tickets de 5 : sur le coureur de tête, sur le deuxième, sur un autre.
camel_up-page-figure-payouts = Dans l’ordre où elles ont été posées : le vert a gagné, et la carte bleue au milieu coûte 1 sans user de récompense.
