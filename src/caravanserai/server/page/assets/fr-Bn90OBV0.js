var e=`# Ce qu’on dit à table = les mots des règles ; aussi ceux des livrets imprimés.
passer, sauter, attendre = passer
côté, voisin, voisine, adjacent, adjacente, touche = côté
poser, placer, mettre = poser
retourner, tourner, inverser = retournée
oasis, plus = encouragements
mirage, moins = huées
désert, spectateur, public = tuile
argent, or, monnaie, gagner, gagne, payer, rapporte, vaut = pièce rapporte reçoit
arrête, tombe, atterrit, finit = arrête
égalité, ex æquo, égaux, nul = partagent victoire plus
vainqueur, gagnant, gagne, victoire = vainqueur premier gagne
arrivée, fin, finit, termine = ligne finie
arrière, contresens, envers, fou, fous = fous arrière
empilés, empilé, pile, tour, dessus, superposés = pile assis directement dessus
bouge, avance, part, court = part courir déplacement
porte, emporte, transporte = emporte groupe
pari, parier, miser, paris = pari ticket
dé, dés, lancer, lance = dé lancer pyramide
équipe, allié, partenaire, alliance = alliance partenaire
pénalité, amende, dette, négatif, ruiné = coûte zéro règlement
secret, secrète, caché, cachée, visible = secret visible
commence, débute, premier = commence marqueur
ordre, classement, tête, devant = classe devant
`;export{e as default};