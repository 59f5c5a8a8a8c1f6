var e=`# Ce qu’on dit à table = les mots des règles ; aussi ceux des livrets imprimés.
entretien, frais, nourrir, coût = entretien paie
coûte, prix, cher, payer = prix pièces
argent, pièces, monnaie, riche, fortune = or
miser, mise, enchérir, enchère, offre = mise miser enchère
plus que, limite, maximum = plus limite
égalité, égal, égaux, pareil = égaux indécise meilleur
va, choisit, chez, rejoint, installe = choisit installe
femme, épouse, dame, emira = princesse
joueur, roi, prince = cheik
rapide, lente, vite = rapide lente
caravane, commerce, épices = caravane
ruiné, peux pas, manque, impossible = peut payer part
montrer, révéler, dévoiler, montre = montrent montré
chambre, pièce, place, lit = chambres
premier tour, début = tour 1
événement, carte = événement
gagner, gagné, victoire, gagne = gagné objectif rempli
beauté, tenue, manières, charme = apparence jeton
attend, hésite, indécis = indécise
aide, pauvre, prêt = secours
bâtiment, maison, château = palais section
réduction, moins cher, remise, servent = remise chameaux réduisent
enlever, kidnapper, ravisseur = ravisseur sidi suleiman
compétence, don = talent
`;export{e as default};