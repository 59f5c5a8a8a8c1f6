var e={language:`fr`,title:`Emira\xA0: les règles`,html:`<p>Emira (Liesbeth Vanzeir et Paul Van Hove\xA0; Phalanx Games et Mayfair Games, 2006), pour trois à cinq joueurs, en partie de base ou avancée. Ceci est notre propre
résumé, avec nos propres mots, du livret imprimé dans ses éditions polonaise et française\xA0; chaque chapitre dit où trouver sa matière dans ces livrets. Les sections
sont numérotées pour que le code, les tests et les refus puissent les citer, comme <a class="cite" href="#5.1">§5.1</a>. Là où les livrets laissent une question ouverte, une décision <a class="cite" href="#E-01">E-01</a> à <a class="cite" href="#E-99">E-99</a> y
répond\xA0; elles sont toutes réunies au <a class="cite" href="#11">§11</a>. Les cartes portent les noms du jeu publié\xA0; tous les autres mots sont les nôtres.</p>
<p>Vous êtes un cheik\xA0: vous avez un petit palais, une source d’épices à vous et pas tout à fait assez d’or. Des princesses traversent le désert, et chacune décide
elle-même où elle va vivre\xA0: chez le cheik qui a la plus belle apparence, le plus haut statut, le plus d’or ou le plus grand palais. Vous envoyez des caravanes, vous
enchérissez pour agir avant les autres, et vous tâchez d’être celui que cherche la prochaine princesse. Un objectif secret dit de quelles princesses vous avez
besoin.</p>
<p>Il y a quatre talents\xA0: intelligence, ménage, cuisine et romance. Et les princesses regardent quatre choses\xA0: l’apparence, le statut, le palais et l’argent.</p>`,text:`Emira (Liesbeth Vanzeir et Paul Van Hove\xA0; Phalanx Games et Mayfair Games, 2006), pour trois à cinq joueurs, en partie de base ou avancée. Ceci est notre propre résumé, avec nos propres mots, du livret imprimé dans ses éditions polonaise et française\xA0; chaque chapitre dit où trouver sa matière dans ces livrets. Les sections sont numérotées pour que le code, les tests et les refus puissent les citer, comme §5.1. Là où les livrets laissent une question ouverte, une décision E-01 à E-99 y répond\xA0; elles sont toutes réunies au §11. Les cartes portent les noms du jeu publié\xA0; tous les autres mots sont les nôtres.
Vous êtes un cheik\xA0: vous avez un petit palais, une source d’épices à vous et pas tout à fait assez d’or. Des princesses traversent le désert, et chacune décide elle-même où elle va vivre\xA0: chez le cheik qui a la plus belle apparence, le plus haut statut, le plus d’or ou le plus grand palais. Vous envoyez des caravanes, vous enchérissez pour agir avant les autres, et vous tâchez d’être celui que cherche la prochaine princesse. Un objectif secret dit de quelles princesses vous avez besoin.
Il y a quatre talents\xA0: intelligence, ménage, cuisine et romance. Et les princesses regardent quatre choses\xA0: l’apparence, le statut, le palais et l’argent.`,sections:[{number:`1`,title:`Le matériel`,level:2,html:`<p class="source"><em>Dans le livret\xA0: 2.0 à 2.4.</em></p>
<ul>
<li>Un plateau commun et, pour chacune des cinq couleurs (vert, blanc, rouge, bleu, noir), un plateau personnel et des disques de bois. Un marqueur de premier joueur.</li>
<li>Seize objectifs\xA0: 4 pour trois joueurs, 5 pour quatre, 7 pour cinq.</li>
<li>Cinquante-quatre cartes événement\xA0: 18 différentes, chacune en trois exemplaires. Une de ces 18 appartient à la partie avancée\xA0; la partie de base a donc 51
cartes.</li>
<li>Vingt-huit cartes de la pile Emira\xA0: 27 princesses et Sidi Suleiman.</li>
<li>Vingt cartes statut\xA0: dix à 1 point (trois à 300, quatre à 350, trois à 400), six à 2 points (700, 750, deux à 800, 850, 900) et quatre à 3 points (1200, 1300,
1400, 1500). Deux autres, le chant et la comédie, suivent leur princesse et ne sont jamais à vendre.</li>
<li>Vingt-trois chameaux, 20 sections de palais, 12 petites et 12 grandes caravanes.</li>
<li>Des jetons d’apparence (dans le livret, des marqueurs ou des compteurs)\xA0: 9 de beauté, 9 de manières, 9 de tenue, et quelques-uns marqués +1\xA0; un sac dont on les tire. Deux jetons pour Xenia.</li>
<li>De l’or, autant qu’il en faut. Tous les prix, et donc toutes les bourses, sont des multiples de 10.</li>
</ul>`,text:`Dans le livret\xA0: 2.0 à 2.4.
Un plateau commun et, pour chacune des cinq couleurs (vert, blanc, rouge, bleu, noir), un plateau personnel et des disques de bois. Un marqueur de premier joueur.
Seize objectifs\xA0: 4 pour trois joueurs, 5 pour quatre, 7 pour cinq.
Cinquante-quatre cartes événement\xA0: 18 différentes, chacune en trois exemplaires. Une de ces 18 appartient à la partie avancée\xA0; la partie de base a donc 51 cartes.
Vingt-huit cartes de la pile Emira\xA0: 27 princesses et Sidi Suleiman.
Vingt cartes statut\xA0: dix à 1 point (trois à 300, quatre à 350, trois à 400), six à 2 points (700, 750, deux à 800, 850, 900) et quatre à 3 points (1200, 1300, 1400, 1500). Deux autres, le chant et la comédie, suivent leur princesse et ne sont jamais à vendre.
Vingt-trois chameaux, 20 sections de palais, 12 petites et 12 grandes caravanes.
Des jetons d’apparence (dans le livret, des marqueurs ou des compteurs)\xA0: 9 de beauté, 9 de manières, 9 de tenue, et quelques-uns marqués +1\xA0; un sac dont on les tire. Deux jetons pour Xenia.
De l’or, autant qu’il en faut. Tous les prix, et donc toutes les bourses, sont des multiples de 10.`},{number:`2`,title:`Mise en place et information`,level:2,html:`<p class="source"><em>Dans le livret\xA0: 3.0\xA0; pour la partie avancée 8.1 et 8.2\xA0; pour trois joueurs 6.0.</em></p>`,text:`Dans le livret\xA0: 3.0\xA0; pour la partie avancée 8.1 et 8.2\xA0; pour trois joueurs 6.0.`},{number:`2.1`,title:`Pour commencer`,level:3,html:`<p>Chacun commence avec 750 pièces d’or, un palais où deux princesses ont de la place, une remise de 50 par chameau et un objectif secret pour ce nombre de joueurs\xA0;
les objectifs restants sont cachés. Le sort désigne le premier joueur. La pile Emira est mélangée. Un jeton de beauté, un de manières et un de tenue sont mis de
côté\xA0; les 24 autres sont dans le sac.</p>`,text:`Chacun commence avec 750 pièces d’or, un palais où deux princesses ont de la place, une remise de 50 par chameau et un objectif secret pour ce nombre de joueurs\xA0; les objectifs restants sont cachés. Le sort désigne le premier joueur. La pile Emira est mélangée. Un jeton de beauté, un de manières et un de tenue sont mis de côté\xA0; les 24 autres sont dans le sac.`},{number:`2.2`,title:`Les couleurs`,level:3,html:`<p>Chacun tire une couleur, et chaque couleur commence avec un avantage\xA0:</p>
<ul>
<li><strong>vert</strong>\xA0: un chameau\xA0;</li>
<li><strong>blanc</strong>\xA0: une section de palais\xA0;</li>
<li><strong>rouge</strong>\xA0: une carte statut à 350, qui vaut 1 point\xA0; si personne ne joue le rouge, elle va dans la pile des statuts\xA0;</li>
<li><strong>bleu</strong>\xA0: le jeton de tenue mis de côté\xA0; si personne ne joue le bleu, il va dans le sac\xA0;</li>
<li><strong>noir</strong>\xA0: 50 pièces d’or de plus à chaque revenu.</li>
</ul>`,text:`Chacun tire une couleur, et chaque couleur commence avec un avantage\xA0:
vert\xA0: un chameau\xA0;
blanc\xA0: une section de palais\xA0;
rouge\xA0: une carte statut à 350, qui vaut 1 point\xA0; si personne ne joue le rouge, elle va dans la pile des statuts\xA0;
bleu\xA0: le jeton de tenue mis de côté\xA0; si personne ne joue le bleu, il va dans le sac\xA0;
noir\xA0: 50 pièces d’or de plus à chaque revenu.`},{number:`2.3`,title:`La pile des statuts`,level:3,html:`<p>Les quatre cartes à 3 points sont retirées. Des autres, mélangées, six sont mises de côté\xA0; les quatre sont mélangées au reste, et les six posées par-dessus. Aucune
carte à 3 points n’est donc parmi les six premières.</p>`,text:`Les quatre cartes à 3 points sont retirées. Des autres, mélangées, six sont mises de côté\xA0; les quatre sont mélangées au reste, et les six posées par-dessus. Aucune carte à 3 points n’est donc parmi les six premières.`},{number:`2.4`,title:`L’événement de départ`,level:3,html:`<p>Chacun reçoit trois cartes événement, en garde une en secret et rend les autres, qui sont mélangées à la pile. Dans la partie de base, Restauration reste dans
la boîte.</p>`,text:`Chacun reçoit trois cartes événement, en garde une en secret et rend les autres, qui sont mélangées à la pile. Dans la partie de base, Restauration reste dans la boîte.`},{number:`2.5`,title:`Ce qui est visible et ce qui est secret`,level:3,html:`<p>Sont secrets votre or, votre objectif, vos cartes événement, et ce que personne d’autre n’a pu regarder\xA0; personne ne connaît l’ordre des piles. Tout le reste est
visible\xA0: caravanes, chameaux, jetons, cartes statut, sections, princesses, nombre de cartes événement en main, enchères et contenu de la réserve. L’or se montre
quand une princesse le compare (<a class="cite" href="#6.3">§6.3</a>), et toujours chez le cheik avec qui vit Noor. Si quelqu’un change l’ordre de cartes que vous avez vues, vous savez toujours
qu’elles sont parmi celles-là.</p>`,text:`Sont secrets votre or, votre objectif, vos cartes événement, et ce que personne d’autre n’a pu regarder\xA0; personne ne connaît l’ordre des piles. Tout le reste est visible\xA0: caravanes, chameaux, jetons, cartes statut, sections, princesses, nombre de cartes événement en main, enchères et contenu de la réserve. L’or se montre quand une princesse le compare (§6.3), et toujours chez le cheik avec qui vit Noor. Si quelqu’un change l’ordre de cartes que vous avez vues, vous savez toujours qu’elles sont parmi celles-là.`},{number:`3`,title:`Ce que regardent les princesses`,level:2,html:`<p class="source"><em>Dans le livret\xA0: 4.4.1 et 4.6\xA0; pour la piste du palais 8.1.</em></p>`,text:`Dans le livret\xA0: 4.4.1 et 4.6\xA0; pour la piste du palais 8.1.`},{number:`3.1`,title:`L’apparence`,level:3,html:`<p>Chaque jeton de beauté, de manières ou de tenue compte 1. Chaque série complète des trois compte 1 de plus\xA0; si la série se défait, ce bonus est perdu. Bonne
tenue (<a class="cite" href="#7.2">§7.2</a>) peut en ajouter.</p>`,text:`Chaque jeton de beauté, de manières ou de tenue compte 1. Chaque série complète des trois compte 1 de plus\xA0; si la série se défait, ce bonus est perdu. Bonne tenue (§7.2) peut en ajouter.`},{number:`3.2`,title:`Le statut`,level:3,html:`<p>Les points de vos cartes statut, 1 de plus tant que Halimah vit chez vous, et 1 de plus tant que Rasha y vit.</p>`,text:`Les points de vos cartes statut, 1 de plus tant que Halimah vit chez vous, et 1 de plus tant que Rasha y vit.`},{number:`3.3`,title:`Le palais et les chambres`,level:3,html:`<p>Le palais compte 1 par section\xA0; le bâtiment imprimé avec lequel chacun commence ne compte pas. Dans la partie avancée, on y ajoute la piste du palais (<a class="cite" href="#10.1">§10.1</a>). Vous
avez deux chambres, une de plus par section et une de plus par Chambre d’invité (<a class="cite" href="#7.2">§7.2</a>). Chaque princesse occupe une chambre. Vous pouvez avoir plus de huit sections.</p>`,text:`Le palais compte 1 par section\xA0; le bâtiment imprimé avec lequel chacun commence ne compte pas. Dans la partie avancée, on y ajoute la piste du palais (§10.1). Vous avez deux chambres, une de plus par section et une de plus par Chambre d’invité (§7.2). Chaque princesse occupe une chambre. Vous pouvez avoir plus de huit sections.`},{number:`3.4`,title:`L’argent`,level:3,html:`<p>L’or que vous avez à cet instant. Les mises qui ne sont pas encore payées ne comptent pas.</p>`,text:`L’or que vous avez à cet instant. Les mises qui ne sont pas encore payées ne comptent pas.`},{number:`4`,title:`Le tour`,level:2,html:`<p class="source"><em>Dans le livret\xA0: 4.0 à 4.8.</em></p>
<p>Un tour a huit phases, <a class="cite" href="#4.1">§4.1</a> à <a class="cite" href="#4.8">§4.8</a>. À trois joueurs, certaines changent (<a class="cite" href="#9">§9</a>).</p>`,text:`Dans le livret\xA0: 4.0 à 4.8.
Un tour a huit phases, §4.1 à §4.8. À trois joueurs, certaines changent (§9).`},{number:`4.1`,title:`Jouer des événements`,level:3,html:`<p>À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun peut jouer une carte événement, en un seul tour de table\xA0; celui qui s’abstient n’a pas d’autre
occasion. Une carte dont le symbole a déjà paru ce tour-ci ne peut pas être jouée (<a class="cite" href="#7.1">§7.1</a>). Les cartes jouées quittent la partie, sauf celles qui restent devant leur
propriétaire. Dans la partie de base, personne ne joue d’événement au tour 1.</p>`,text:`À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun peut jouer une carte événement, en un seul tour de table\xA0; celui qui s’abstient n’a pas d’autre occasion. Une carte dont le symbole a déjà paru ce tour-ci ne peut pas être jouée (§7.1). Les cartes jouées quittent la partie, sauf celles qui restent devant leur propriétaire. Dans la partie de base, personne ne joue d’événement au tour 1.`},{number:`4.2`,title:`Le revenu`,level:3,html:`<p>Tous en même temps, chacun reçoit 150 pièces d’or de ses propres épices, le noir 50 de plus, et ce que rapporte chaque caravane. Chaque caravane qui a payé avance
d’une case vers la gauche\xA0; celle qui était sur sa dernière case a payé pour la dernière fois et retourne à la réserve. Il y a aussi un revenu au premier tour.</p>`,text:`Tous en même temps, chacun reçoit 150 pièces d’or de ses propres épices, le noir 50 de plus, et ce que rapporte chaque caravane. Chaque caravane qui a payé avance d’une case vers la gauche\xA0; celle qui était sur sa dernière case a payé pour la dernière fois et retourne à la réserve. Il y a aussi un revenu au premier tour.`},{number:`4.3`,title:`La préparation`,level:3,html:`<p>Dans cet ordre\xA0: on retourne la première carte de la pile Emira\xA0; on retourne la première carte statut\xA0; on tire un jeton du sac\xA0; on met en vente une section, un
chameau, une petite et une grande caravane, chacun seulement s’il n’en reste pas du tour d’avant. Ce qui est épuisé n’est pas mis en vente.</p>`,text:`Dans cet ordre\xA0: on retourne la première carte de la pile Emira\xA0; on retourne la première carte statut\xA0; on tire un jeton du sac\xA0; on met en vente une section, un chameau, une petite et une grande caravane, chacun seulement s’il n’en reste pas du tour d’avant. Ce qui est épuisé n’est pas mis en vente.`},{number:`4.4`,title:`Les enchères et les actions`,level:3,html:`<p>Chacun peut faire une action, et chacune des six actions peut être faite une fois dans le tour. Une enchère décide qui agit en premier, puis une autre qui agit en
deuxième, et ainsi de suite. Les détails sont au <a class="cite" href="#5">§5</a>.</p>`,text:`Chacun peut faire une action, et chacune des six actions peut être faite une fois dans le tour. Une enchère décide qui agit en premier, puis une autre qui agit en deuxième, et ainsi de suite. Les détails sont au §5.`},{number:`4.5`,title:`Acheter des événements`,level:3,html:`<p>À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun peut acheter une carte événement\xA0: pour 150 pièces d’or vous regardez les deux premières
cartes et en gardez une, pour 250 les trois premières. Les autres vont sous la pile. Le prix est le même si la pile en a moins\xA0; d’une pile vide, on n’achète rien.
Votre main n’a pas de limite. La carte peut être jouée dès le tour suivant.</p>`,text:`À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun peut acheter une carte événement\xA0: pour 150 pièces d’or vous regardez les deux premières cartes et en gardez une, pour 250 les trois premières. Les autres vont sous la pile. Le prix est le même si la pile en a moins\xA0; d’une pile vide, on n’achète rien. Votre main n’a pas de limite. La carte peut être jouée dès le tour suivant.`},{number:`4.6`,title:`La princesse choisit`,level:3,html:`<p>La princesse en jeu choisit un cheik (<a class="cite" href="#6.1">§6.1</a>) et s’installe aussitôt. Si elle ne peut pas se décider, elle attend (<a class="cite" href="#6.2">§6.2</a>).</p>`,text:`La princesse en jeu choisit un cheik (§6.1) et s’installe aussitôt. Si elle ne peut pas se décider, elle attend (§6.2).`},{number:`4.7`,title:`L’entretien`,level:3,html:`<p>Le cadeau de Xenia vient d’abord (<a class="cite" href="#6.7">§6.7</a>). Ensuite chacun paie, à partir du premier joueur\xA0: 50 pièces d’or par princesse, 100 pour Janan, rien pour Zafirah, et les
frais de Suleika. Dans la partie de base, un cheik qui ne peut pas tout payer donne tout ce qu’il a, et une princesse tirée au sort s’en va\xA0: sa carte va face cachée sous la
pile Emira, et plus rien n’est dû. La partie avancée est plus dure (<a class="cite" href="#10.2">§10.2</a>). Les princesses indécises regardent encore une fois, puis on voit si quelqu’un a gagné
(<a class="cite" href="#8.2">§8.2</a>).</p>`,text:`Le cadeau de Xenia vient d’abord (§6.7). Ensuite chacun paie, à partir du premier joueur\xA0: 50 pièces d’or par princesse, 100 pour Janan, rien pour Zafirah, et les frais de Suleika. Dans la partie de base, un cheik qui ne peut pas tout payer donne tout ce qu’il a, et une princesse tirée au sort s’en va\xA0: sa carte va face cachée sous la pile Emira, et plus rien n’est dû. La partie avancée est plus dure (§10.2). Les princesses indécises regardent encore une fois, puis on voit si quelqu’un a gagné (§8.2).`},{number:`4.8`,title:`Le tour suivant`,level:3,html:`<p>Si personne n’a gagné, le marqueur de premier joueur passe à gauche, et tout ce qui ne valait que pour ce tour prend fin.</p>`,text:`Si personne n’a gagné, le marqueur de premier joueur passe à gauche, et tout ce qui ne valait que pour ce tour prend fin.`},{number:`5`,title:`Enchères et actions`,level:2,html:`<p class="source"><em>Dans le livret\xA0: 4.4, 4.4.1 et 4.4.2.</em></p>`,text:`Dans le livret\xA0: 4.4, 4.4.1 et 4.4.2.`},{number:`5.1`,title:`Enchérir`,level:3,html:`<p>La première enchère est ouverte par le premier joueur, chacune des suivantes par le prochain joueur à gauche du dernier gagnant, parmi ceux qui n’ont pas encore agi.
Dans le sens des aiguilles d’une montre, tous ceux qui n’ont pas agi misent ou passent. La première mise est d’au moins 10, chacune des suivantes d’au moins 10 de
plus, toujours un multiple de 10. Un joueur qui passe est hors de cette enchère, pas de la suivante. Le dernier en lice gagne au prix de sa mise. On n’annonce pas ce que l’on
vise. Vous ne pouvez pas miser plus que ce que paient ensemble votre or et vos chameaux ; il n’y a pas d’autre limite.</p>`,text:`La première enchère est ouverte par le premier joueur, chacune des suivantes par le prochain joueur à gauche du dernier gagnant, parmi ceux qui n’ont pas encore agi. Dans le sens des aiguilles d’une montre, tous ceux qui n’ont pas agi misent ou passent. La première mise est d’au moins 10, chacune des suivantes d’au moins 10 de plus, toujours un multiple de 10. Un joueur qui passe est hors de cette enchère, pas de la suivante. Le dernier en lice gagne au prix de sa mise. On n’annonce pas ce que l’on vise. Vous ne pouvez pas miser plus que ce que paient ensemble votre or et vos chameaux ; il n’y a pas d’autre limite.`},{number:`5.2`,title:`Personne ne mise, ou il ne reste personne`,level:3,html:`<p>Si tous passent, le joueur qui a ouvert l’enchère agit gratuitement\xA0; le dernier interrogé peut encore miser 10 et gagner. Quand un seul joueur n’a pas encore agi,
il n’y a pas d’enchère\xA0: il agit gratuitement, mais peut payer une mise de son plein gré, par exemple pour descendre au-dessous de 500 pièces d’or (<a class="cite" href="#5.5">§5.5</a>).</p>`,text:`Si tous passent, le joueur qui a ouvert l’enchère agit gratuitement\xA0; le dernier interrogé peut encore miser 10 et gagner. Quand un seul joueur n’a pas encore agi, il n’y a pas d’enchère\xA0: il agit gratuitement, mais peut payer une mise de son plein gré, par exemple pour descendre au-dessous de 500 pièces d’or (§5.5).`},{number:`5.3`,title:`Les chameaux réduisent les mises`,level:3,html:`<p>Chacun de vos chameaux retire votre remise, 50 au début, de la mise que vous payez, jusqu’à zéro au plus. Les chameaux ne réduisent jamais le prix de l’action
elle-même.</p>`,text:`Chacun de vos chameaux retire votre remise, 50 au début, de la mise que vous payez, jusqu’à zéro au plus. Les chameaux ne réduisent jamais le prix de l’action elle-même.`},{number:`5.4`,title:`Les six actions`,level:3,html:`<p>Le gagnant paie sa mise, choisit une action encore disponible qu’il peut payer, la paie et la fait, le tout d’un seul coup. Ou bien il ne fait rien\xA0; la mise est
perdue quand même, et aucune action n’est prise.</p>
<table>
<thead>
<tr>
<th>action</th>
<th>prix</th>
<th>ce que vous recevez</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="action">petite caravane</td>
<td data-head="prix">450 lente, 550 rapide</td>
<td data-head="ce que vous recevez">lente\xA0: 150 pièces d’or à chacun des 8 prochains revenus\xA0; rapide\xA0: 300 à chacun de 4</td>
</tr>
<tr>
<td data-head="action">grande caravane</td>
<td data-head="prix">750 lente, 900 rapide</td>
<td data-head="ce que vous recevez">lente\xA0: 250 pièces d’or à chacun des 8 prochains revenus\xA0; rapide\xA0: 500 à chacun de 4</td>
</tr>
<tr>
<td data-head="action">apparence</td>
<td data-head="prix">350</td>
<td data-head="ce que vous recevez">le jeton en vente</td>
</tr>
<tr>
<td data-head="action">statut</td>
<td data-head="prix">imprimé sur la carte</td>
<td data-head="ce que vous recevez">la carte statut en vente</td>
</tr>
<tr>
<td data-head="action">palais</td>
<td data-head="prix">500</td>
<td data-head="ce que vous recevez">une section</td>
</tr>
<tr>
<td data-head="action">chameau</td>
<td data-head="prix">150</td>
<td data-head="ce que vous recevez">un chameau</td>
</tr>
</tbody>
</table>
<p>Lente ou rapide, cela se décide à l’achat\xA0; la caravane commence sur la case la plus à droite de sa piste. Une piste, et même une case, peut porter autant de
caravanes qu’on veut.</p>`,text:`Le gagnant paie sa mise, choisit une action encore disponible qu’il peut payer, la paie et la fait, le tout d’un seul coup. Ou bien il ne fait rien\xA0; la mise est perdue quand même, et aucune action n’est prise.
action
prix
ce que vous recevez
petite caravane
450 lente, 550 rapide
lente\xA0: 150 pièces d’or à chacun des 8 prochains revenus\xA0; rapide\xA0: 300 à chacun de 4
grande caravane
750 lente, 900 rapide
lente\xA0: 250 pièces d’or à chacun des 8 prochains revenus\xA0; rapide\xA0: 500 à chacun de 4
apparence
350
le jeton en vente
statut
imprimé sur la carte
la carte statut en vente
palais
500
une section
chameau
150
un chameau
Lente ou rapide, cela se décide à l’achat\xA0; la caravane commence sur la case la plus à droite de sa piste. Une piste, et même une case, peut porter autant de caravanes qu’on veut.`},{number:`5.5`,title:`Le secours`,level:3,html:`<p>Au lieu d’une action, vous pouvez prendre 150 pièces d’or si vous en avez moins de 500, ou si vous avez quatre princesses ou plus et aucune caravane. Vous pouvez le
faire après avoir gagné une enchère, et aussi avant toute enchère à laquelle vous pourriez prendre part\xA0; vous êtes alors hors des enchères de ce tour. Autant de
joueurs qu’on veut peuvent le faire, chacun une fois par tour.</p>`,text:`Au lieu d’une action, vous pouvez prendre 150 pièces d’or si vous en avez moins de 500, ou si vous avez quatre princesses ou plus et aucune caravane. Vous pouvez le faire après avoir gagné une enchère, et aussi avant toute enchère à laquelle vous pourriez prendre part\xA0; vous êtes alors hors des enchères de ce tour. Autant de joueurs qu’on veut peuvent le faire, chacun une fois par tour.`},{number:`5.6`,title:`Ce que personne n’a acheté`,level:3,html:`<p>Après la dernière action, le jeton retourne dans le sac, et la carte statut va sous sa pile. La section, le chameau et les caravanes restent en vente.</p>`,text:`Après la dernière action, le jeton retourne dans le sac, et la carte statut va sous sa pile. La section, le chameau et les caravanes restent en vente.`},{number:`6`,title:`Les princesses`,level:2,html:`<p class="source"><em>Dans le livret\xA0: 4.6, 4.7 et 7.3.</em></p>`,text:`Dans le livret\xA0: 4.6, 4.7 et 7.3.`},{number:`6.1`,title:`Comment elle choisit`,level:3,html:`<p>Seuls comptent les cheiks qui ont une chambre libre. Elle va chez le meilleur selon sa première préférence\xA0; s’ils sont plusieurs à égalité, chez le meilleur d’entre
eux selon la seconde. Zéro peut être la meilleure valeur, et un cheik qui est seul à avoir une chambre est toujours choisi. On ne peut pas la refuser. Si l’égalité
demeure, ou si personne n’a de chambre, elle est indécise.</p>`,text:`Seuls comptent les cheiks qui ont une chambre libre. Elle va chez le meilleur selon sa première préférence\xA0; s’ils sont plusieurs à égalité, chez le meilleur d’entre eux selon la seconde. Zéro peut être la meilleure valeur, et un cheik qui est seul à avoir une chambre est toujours choisi. On ne peut pas la refuser. Si l’égalité demeure, ou si personne n’a de chambre, elle est indécise.`},{number:`6.2`,title:`Les princesses indécises`,level:3,html:`<p>Une princesse indécise attend près de la pile, et elles peuvent être plusieurs. Elle regarde de nouveau tous les cheiks après chaque carte événement, après le
revenu, après l’action ou le secours de chaque joueur, après chaque carte événement achetée, après chaque princesse qui a choisi et après l’entretien, et s’installe
dès qu’un cheik est le meilleur. Celle qui attend depuis le plus longtemps regarde en premier\xA0; chaque fois que l’une s’installe, toutes recommencent.</p>`,text:`Une princesse indécise attend près de la pile, et elles peuvent être plusieurs. Elle regarde de nouveau tous les cheiks après chaque carte événement, après le revenu, après l’action ou le secours de chaque joueur, après chaque carte événement achetée, après chaque princesse qui a choisi et après l’entretien, et s’installe dès qu’un cheik est le meilleur. Celle qui attend depuis le plus longtemps regarde en premier\xA0; chaque fois que l’une s’installe, toutes recommencent.`},{number:`6.3`,title:`L’or se montre`,level:3,html:`<p>Quand la princesse en jeu compare l’or, ceux dont l’or est comparé le montrent\xA0: tous ceux qui ont une chambre, si l’argent est sa première préférence, et ceux qui sont
à égalité, si c’est la seconde. Pour une princesse indécise, seul le résultat est annoncé.</p>`,text:`Quand la princesse en jeu compare l’or, ceux dont l’or est comparé le montrent\xA0: tous ceux qui ont une chambre, si l’argent est sa première préférence, et ceux qui sont à égalité, si c’est la seconde. Pour une princesse indécise, seul le résultat est annoncé.`},{number:`6.4`,title:`Venir et partir`,level:3,html:`<p>Ce qu’une princesse apporte commence quand elle s’installe et cesse quand elle part. Ce qui a été perdu ou payé ne revient pas. «\xA0La première fois\xA0» veut dire une
fois avec chaque cheik. Noor, Hind, Janan et Xenia ont deux talents et se servent de l’un ou de l’autre, un seul à la fois.</p>`,text:`Ce qu’une princesse apporte commence quand elle s’installe et cesse quand elle part. Ce qui a été perdu ou payé ne revient pas. «\xA0La première fois\xA0» veut dire une fois avec chaque cheik. Noor, Hind, Janan et Xenia ont deux talents et se servent de l’un ou de l’autre, un seul à la fois.`},{number:`6.5`,title:`Qui elles sont`,level:3,html:`<table class="wide">
<thead>
<tr>
<th>princesse</th>
<th>préférences</th>
<th>talent</th>
<th>ce qu’elle apporte</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="princesse">Albina</td>
<td data-head="préférences">apparence, puis statut</td>
<td data-head="talent">intelligence</td>
<td data-head="ce qu’elle apporte">dans la partie avancée, la première fois, votre piste du palais baisse de 0,5\xA0; dans la partie de base, rien</td>
</tr>
<tr>
<td data-head="princesse">Halimah</td>
<td data-head="préférences">apparence, puis statut</td>
<td data-head="talent">ménage</td>
<td data-head="ce qu’elle apporte">elle chante\xA0: 1 de statut en plus</td>
</tr>
<tr>
<td data-head="princesse">Asima</td>
<td data-head="préférences">apparence, puis statut</td>
<td data-head="talent">cuisine</td>
<td data-head="ce qu’elle apporte"></td>
</tr>
<tr>
<td data-head="princesse">Noor</td>
<td data-head="préférences">apparence, puis palais</td>
<td data-head="talent">intelligence ou ménage</td>
<td data-head="ce qu’elle apporte">votre or est visible</td>
</tr>
<tr>
<td data-head="princesse">Rasha</td>
<td data-head="préférences">apparence, puis palais</td>
<td data-head="talent">cuisine</td>
<td data-head="ce qu’elle apporte">elle joue la comédie\xA0: 1 de statut en plus</td>
</tr>
<tr>
<td data-head="princesse">Thara</td>
<td data-head="préférences">apparence, puis palais</td>
<td data-head="talent">romance</td>
<td data-head="ce qu’elle apporte"></td>
</tr>
<tr>
<td data-head="princesse">Zainab</td>
<td data-head="préférences">apparence, puis argent</td>
<td data-head="talent">intelligence</td>
<td data-head="ce qu’elle apporte">les cartes événement vous coûtent 100 et 200</td>
</tr>
<tr>
<td data-head="princesse">Nibal</td>
<td data-head="préférences">apparence, puis argent</td>
<td data-head="talent">ménage</td>
<td data-head="ce qu’elle apporte"></td>
</tr>
<tr>
<td data-head="princesse">Samira</td>
<td data-head="préférences">apparence, puis argent</td>
<td data-head="talent">romance</td>
<td data-head="ce qu’elle apporte">la première fois, vous remettez dans le sac un de vos propres jetons d’apparence, si vous en avez un</td>
</tr>
<tr>
<td data-head="princesse">Zahrah</td>
<td data-head="préférences">statut, puis apparence</td>
<td data-head="talent">intelligence</td>
<td data-head="ce qu’elle apporte">la première fois, vous perdez une carte statut de votre choix, si vous en avez une</td>
</tr>
<tr>
<td data-head="princesse">Fatima</td>
<td data-head="préférences">statut, puis apparence</td>
<td data-head="talent">ménage</td>
<td data-head="ce qu’elle apporte"></td>
</tr>
<tr>
<td data-head="princesse">Layla</td>
<td data-head="préférences">statut, puis apparence</td>
<td data-head="talent">romance</td>
<td data-head="ce qu’elle apporte">le jeton de manières mis de côté</td>
</tr>
<tr>
<td data-head="princesse">Malika</td>
<td data-head="préférences">statut, puis palais</td>
<td data-head="talent">intelligence</td>
<td data-head="ce qu’elle apporte"></td>
</tr>
<tr>
<td data-head="princesse">Nadia</td>
<td data-head="préférences">statut, puis palais</td>
<td data-head="talent">ménage</td>
<td data-head="ce qu’elle apporte">le jeton de beauté mis de côté</td>
</tr>
<tr>
<td data-head="princesse">Firyal</td>
<td data-head="préférences">statut, puis palais</td>
<td data-head="talent">cuisine</td>
<td data-head="ce qu’elle apporte">comme Albina</td>
</tr>
<tr>
<td data-head="princesse">Hind</td>
<td data-head="préférences">statut, puis argent</td>
<td data-head="talent">ménage ou romance</td>
<td data-head="ce qu’elle apporte">vous ne pouvez pas agir au tour d’après (<a class="cite" href="#6.6">§6.6</a>)</td>
</tr>
<tr>
<td data-head="princesse">Farah</td>
<td data-head="préférences">statut, puis argent</td>
<td data-head="talent">intelligence</td>
<td data-head="ce qu’elle apporte">les chameaux vous coûtent 50</td>
</tr>
<tr>
<td data-head="princesse">Raidah</td>
<td data-head="préférences">statut, puis argent</td>
<td data-head="talent">cuisine</td>
<td data-head="ce qu’elle apporte"></td>
</tr>
<tr>
<td data-head="princesse">Adara</td>
<td data-head="préférences">palais, puis apparence</td>
<td data-head="talent">intelligence</td>
<td data-head="ce qu’elle apporte">les petites caravanes vous coûtent 400 (lente) et 500 (rapide), les grandes 650 et 800</td>
</tr>
<tr>
<td data-head="princesse">Suleika</td>
<td data-head="préférences">palais, puis apparence</td>
<td data-head="talent">ménage</td>
<td data-head="ce qu’elle apporte">chaque princesse qui vous rejoint après elle coûte 100 une fois, avec l’entretien de ce tour</td>
</tr>
<tr>
<td data-head="princesse">Janan</td>
<td data-head="préférences">palais, puis statut</td>
<td data-head="talent">intelligence ou cuisine</td>
<td data-head="ce qu’elle apporte">son entretien est de 100</td>
</tr>
<tr>
<td data-head="princesse">Sahar</td>
<td data-head="préférences">palais, puis statut</td>
<td data-head="talent">romance</td>
<td data-head="ce qu’elle apporte"></td>
</tr>
<tr>
<td data-head="princesse">Anisah</td>
<td data-head="préférences">palais, puis argent</td>
<td data-head="talent">intelligence</td>
<td data-head="ce qu’elle apporte"></td>
</tr>
<tr>
<td data-head="princesse">Zafirah</td>
<td data-head="préférences">palais, puis argent</td>
<td data-head="talent">cuisine</td>
<td data-head="ce qu’elle apporte">son entretien ne coûte rien</td>
</tr>
<tr>
<td data-head="princesse">Xenia</td>
<td data-head="préférences">argent, puis apparence</td>
<td data-head="talent">cuisine ou romance</td>
<td data-head="ce qu’elle apporte">elle veut des cadeaux (<a class="cite" href="#6.7">§6.7</a>)</td>
</tr>
<tr>
<td data-head="princesse">Yasmine</td>
<td data-head="préférences">argent, puis statut</td>
<td data-head="talent">ménage</td>
<td data-head="ce qu’elle apporte"></td>
</tr>
<tr>
<td data-head="princesse">Badra</td>
<td data-head="préférences">argent, puis palais</td>
<td data-head="talent">intelligence</td>
<td data-head="ce qu’elle apporte">les sections vous coûtent 400</td>
</tr>
<tr>
<td data-head="princesse">Sidi Suleiman</td>
<td data-head="préférences"></td>
<td data-head="talent"></td>
<td data-head="ce qu’elle apporte">il enlève une princesse (<a class="cite" href="#6.8">§6.8</a>)</td>
</tr>
</tbody>
</table>
<p>Les jetons de Layla et de Nadia comptent pour les séries\xA0; ils sont à elles, ne peuvent pas être cédés pour Samira, et sont remis de côté quand elles partent. Zahrah
ne prend jamais le chant ni la comédie.</p>`,text:`princesse
préférences
talent
ce qu’elle apporte
Albina
apparence, puis statut
intelligence
dans la partie avancée, la première fois, votre piste du palais baisse de 0,5\xA0; dans la partie de base, rien
Halimah
apparence, puis statut
ménage
elle chante\xA0: 1 de statut en plus
Asima
apparence, puis statut
cuisine

Noor
apparence, puis palais
intelligence ou ménage
votre or est visible
Rasha
apparence, puis palais
cuisine
elle joue la comédie\xA0: 1 de statut en plus
Thara
apparence, puis palais
romance

Zainab
apparence, puis argent
intelligence
les cartes événement vous coûtent 100 et 200
Nibal
apparence, puis argent
ménage

Samira
apparence, puis argent
romance
la première fois, vous remettez dans le sac un de vos propres jetons d’apparence, si vous en avez un
Zahrah
statut, puis apparence
intelligence
la première fois, vous perdez une carte statut de votre choix, si vous en avez une
Fatima
statut, puis apparence
ménage

Layla
statut, puis apparence
romance
le jeton de manières mis de côté
Malika
statut, puis palais
intelligence

Nadia
statut, puis palais
ménage
le jeton de beauté mis de côté
Firyal
statut, puis palais
cuisine
comme Albina
Hind
statut, puis argent
ménage ou romance
vous ne pouvez pas agir au tour d’après (§6.6)
Farah
statut, puis argent
intelligence
les chameaux vous coûtent 50
Raidah
statut, puis argent
cuisine

Adara
palais, puis apparence
intelligence
les petites caravanes vous coûtent 400 (lente) et 500 (rapide), les grandes 650 et 800
Suleika
palais, puis apparence
ménage
chaque princesse qui vous rejoint après elle coûte 100 une fois, avec l’entretien de ce tour
Janan
palais, puis statut
intelligence ou cuisine
son entretien est de 100
Sahar
palais, puis statut
romance

Anisah
palais, puis argent
intelligence

Zafirah
palais, puis argent
cuisine
son entretien ne coûte rien
Xenia
argent, puis apparence
cuisine ou romance
elle veut des cadeaux (§6.7)
Yasmine
argent, puis statut
ménage

Badra
argent, puis palais
intelligence
les sections vous coûtent 400
Sidi Suleiman


il enlève une princesse (§6.8)
Les jetons de Layla et de Nadia comptent pour les séries\xA0; ils sont à elles, ne peuvent pas être cédés pour Samira, et sont remis de côté quand elles partent. Zahrah ne prend jamais le chant ni la comédie.`},{number:`6.6`,title:`Hind et le tour d’après`,level:3,html:`<p>Au tour qui suit celui où Hind s’est installée, son cheik ne joue pas d’événement, ne prend part à aucune enchère, ne fait pas d’action, ne prend pas de secours et
n’achète pas d’événement. Revenu et entretien sont comme toujours, et les princesses peuvent le choisir. Si elle part, tout cela cesse aussitôt.</p>`,text:`Au tour qui suit celui où Hind s’est installée, son cheik ne joue pas d’événement, ne prend part à aucune enchère, ne fait pas d’action, ne prend pas de secours et n’achète pas d’événement. Revenu et entretien sont comme toujours, et les princesses peuvent le choisir. Si elle part, tout cela cesse aussitôt.`},{number:`6.7`,title:`Xenia et ses cadeaux`,level:3,html:`<p>Xenia veut 250 pièces d’or avec l’entretien du tour où elle s’installe, en plus de ses 50, puis de nouveau tous les trois tours. Deux jetons le décomptent\xA0: ils vont
sur sa carte quand elle a été payée, on en retire un à l’entretien de chacun des deux tours suivants, et quand il n’en reste aucun au début d’un entretien, elle demande de
nouveau.</p>
<p>Si son cheik ne peut pas payer le premier cadeau et tout le reste, elle quitte la partie, ne coûte rien, et le reste de l’entretien est payé sans elle. Un cadeau
suivant peut être refusé, et doit l’être par un cheik qui a moins de 250. Elle va alors aussitôt chez le plus riche des autres cheiks qui ont une chambre libre, à égalité
chez celui qui a la plus belle apparence, et sinon elle attend, indécise\xA0; elle ne retourne pas chez le cheik qui a refusé. Le nouveau paie 250 aussitôt\xA0; s’il ne
peut pas payer cela et tout l’entretien, elle quitte la partie.</p>`,text:`Xenia veut 250 pièces d’or avec l’entretien du tour où elle s’installe, en plus de ses 50, puis de nouveau tous les trois tours. Deux jetons le décomptent\xA0: ils vont sur sa carte quand elle a été payée, on en retire un à l’entretien de chacun des deux tours suivants, et quand il n’en reste aucun au début d’un entretien, elle demande de nouveau.
Si son cheik ne peut pas payer le premier cadeau et tout le reste, elle quitte la partie, ne coûte rien, et le reste de l’entretien est payé sans elle. Un cadeau suivant peut être refusé, et doit l’être par un cheik qui a moins de 250. Elle va alors aussitôt chez le plus riche des autres cheiks qui ont une chambre libre, à égalité chez celui qui a la plus belle apparence, et sinon elle attend, indécise\xA0; elle ne retourne pas chez le cheik qui a refusé. Le nouveau paie 250 aussitôt\xA0; s’il ne peut pas payer cela et tout l’entretien, elle quitte la partie.`},{number:`6.8`,title:`Sidi Suleiman, le ravisseur`,level:3,html:`<p>Ce n’est pas une princesse. Il va chez le cheik qui a le plus de princesses, qu’il y ait de la place ou non\xA0; tant que plusieurs sont à égalité, il attend, indécis.
Son hôte choisit une de ses princesses, et tous deux quittent la partie.</p>`,text:`Ce n’est pas une princesse. Il va chez le cheik qui a le plus de princesses, qu’il y ait de la place ou non\xA0; tant que plusieurs sont à égalité, il attend, indécis. Son hôte choisit une de ses princesses, et tous deux quittent la partie.`},{number:`7`,title:`Les événements`,level:2,html:`<p class="source"><em>Dans le livret\xA0: 4.1 et 7.2.</em></p>`,text:`Dans le livret\xA0: 4.1 et 7.2.`},{number:`7.1`,title:`Les symboles`,level:3,html:`<p>Deux cartes au même symbole ne peuvent pas être jouées dans le même tour, pour que rien ne se cumule ni ne se contredise. Vont ensemble\xA0: Double ennui (dans le livret, Double Troubles) et Jours
tranquilles\xA0; Âge d’Or et Interruption du commerce d’épices\xA0; Élevage de chameaux et Épidémie chez les chameaux\xA0; Changer d’avis et Influence à la cour\xA0; Nouvelles
commandes et Marchandise noble. Bazar, Chameaux malades et Vermine ont chacune leur propre symbole. Les autres n’en ont pas.</p>
<p>Une carte qui demande quelque chose qui vous appartient ne peut pas être jouée sans cela. Une carte qui touche tout le monde ou une pile peut être jouée même si rien
n’en sort.</p>`,text:`Deux cartes au même symbole ne peuvent pas être jouées dans le même tour, pour que rien ne se cumule ni ne se contredise. Vont ensemble\xA0: Double ennui (dans le livret, Double Troubles) et Jours tranquilles\xA0; Âge d’Or et Interruption du commerce d’épices\xA0; Élevage de chameaux et Épidémie chez les chameaux\xA0; Changer d’avis et Influence à la cour\xA0; Nouvelles commandes et Marchandise noble. Bazar, Chameaux malades et Vermine ont chacune leur propre symbole. Les autres n’en ont pas.
Une carte qui demande quelque chose qui vous appartient ne peut pas être jouée sans cela. Une carte qui touche tout le monde ou une pile peut être jouée même si rien n’en sort.`},{number:`7.2`,title:`Les cartes`,level:3,html:`<table>
<thead>
<tr>
<th>événement</th>
<th>ce qu’il fait</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="événement">Bazar</td>
<td data-head="ce qu’il fait">à la préparation, vous fouillez le sac et choisissez le jeton mis en vente</td>
</tr>
<tr>
<td data-head="événement">Améliorer la race</td>
<td data-head="ce qu’il fait">votre remise par chameau monte d’un cran\xA0: de 50 à 70, 100 et 150</td>
</tr>
<tr>
<td data-head="événement">Élevage de chameaux</td>
<td data-head="ce qu’il fait">chacun reçoit un chameau pour chaque groupe de 2 qu’il possède\xA0; si la réserve n’en a pas assez pour tous, personne n’en reçoit</td>
</tr>
<tr>
<td data-head="événement">Épidémie chez les chameaux</td>
<td data-head="ce qu’il fait">chacun perd un chameau pour chaque groupe de 3 qu’il possède</td>
</tr>
<tr>
<td data-head="événement">Changer d’avis</td>
<td data-head="ce qu’il fait">regardez la première carte de la pile Emira\xA0: laissez-la telle quelle, échangez ses deux préférences, ou mettez-la sous la pile</td>
</tr>
<tr>
<td data-head="événement">Influence à la cour</td>
<td data-head="ce qu’il fait">regardez les 3 premières cartes de la pile Emira et remettez-les dans l’ordre que vous voulez</td>
</tr>
<tr>
<td data-head="événement">Double ennui</td>
<td data-head="ce qu’il fait">deux cartes de la pile Emira sont retournées ce tour-ci\xA0; la première choisit d’abord, la seconde ensuite</td>
</tr>
<tr>
<td data-head="événement">Âge d’Or</td>
<td data-head="ce qu’il fait">le revenu de ce tour augmente de 20\xA0%, pour tous</td>
</tr>
<tr>
<td data-head="événement">Bonne tenue</td>
<td data-head="ce qu’il fait">reste devant vous\xA0: nommez beauté, manières ou tenue\xA0; chaque groupe de 3 jetons de cette sorte compte 1 d’apparence en plus</td>
</tr>
<tr>
<td data-head="événement">Chambre d’invité</td>
<td data-head="ce qu’il fait">reste devant vous\xA0: une chambre de plus</td>
</tr>
<tr>
<td data-head="événement">Interruption du commerce d’épices</td>
<td data-head="ce qu’il fait">ce tour-ci, les caravanes ne paient pas et n’avancent pas, pour tous</td>
</tr>
<tr>
<td data-head="événement">Nouvelles commandes</td>
<td data-head="ce qu’il fait">regardez les 3 premières cartes statut et remettez-les dans l’ordre que vous voulez</td>
</tr>
<tr>
<td data-head="événement">Nouvelle caravane d’épices</td>
<td data-head="ce qu’il fait">une de vos caravanes recule d’une case vers la droite, pas au-delà du bout de sa piste</td>
</tr>
<tr>
<td data-head="événement">Marchandise noble</td>
<td data-head="ce qu’il fait">à la préparation, vous fouillez la pile des statuts et choisissez la carte mise en vente\xA0; le reste est mélangé</td>
</tr>
<tr>
<td data-head="événement">Jours tranquilles</td>
<td data-head="ce qu’il fait">aucune carte de la pile Emira n’est retournée ce tour-ci\xA0; les princesses indécises peuvent encore se décider</td>
</tr>
<tr>
<td data-head="événement">Restauration</td>
<td data-head="ce qu’il fait">partie avancée seulement\xA0: votre piste du palais monte de 0,5</td>
</tr>
<tr>
<td data-head="événement">Chameaux malades</td>
<td data-head="ce qu’il fait">ce tour-ci, les chameaux ne réduisent la mise de personne</td>
</tr>
<tr>
<td data-head="événement">Vermine</td>
<td data-head="ce qu’il fait">nommez une sorte de caravane\xA0: tous ceux qui en ont en avancent une d’une case vers la gauche, ou deux si la sorte est lente et qu’ils en ont au moins deux\xA0; le propriétaire choisit lesquelles, et celle qui était sur sa dernière case est perdue sans payer</td>
</tr>
</tbody>
</table>`,text:`événement
ce qu’il fait
Bazar
à la préparation, vous fouillez le sac et choisissez le jeton mis en vente
Améliorer la race
votre remise par chameau monte d’un cran\xA0: de 50 à 70, 100 et 150
Élevage de chameaux
chacun reçoit un chameau pour chaque groupe de 2 qu’il possède\xA0; si la réserve n’en a pas assez pour tous, personne n’en reçoit
Épidémie chez les chameaux
chacun perd un chameau pour chaque groupe de 3 qu’il possède
Changer d’avis
regardez la première carte de la pile Emira\xA0: laissez-la telle quelle, échangez ses deux préférences, ou mettez-la sous la pile
Influence à la cour
regardez les 3 premières cartes de la pile Emira et remettez-les dans l’ordre que vous voulez
Double ennui
deux cartes de la pile Emira sont retournées ce tour-ci\xA0; la première choisit d’abord, la seconde ensuite
Âge d’Or
le revenu de ce tour augmente de 20\xA0%, pour tous
Bonne tenue
reste devant vous\xA0: nommez beauté, manières ou tenue\xA0; chaque groupe de 3 jetons de cette sorte compte 1 d’apparence en plus
Chambre d’invité
reste devant vous\xA0: une chambre de plus
Interruption du commerce d’épices
ce tour-ci, les caravanes ne paient pas et n’avancent pas, pour tous
Nouvelles commandes
regardez les 3 premières cartes statut et remettez-les dans l’ordre que vous voulez
Nouvelle caravane d’épices
une de vos caravanes recule d’une case vers la droite, pas au-delà du bout de sa piste
Marchandise noble
à la préparation, vous fouillez la pile des statuts et choisissez la carte mise en vente\xA0; le reste est mélangé
Jours tranquilles
aucune carte de la pile Emira n’est retournée ce tour-ci\xA0; les princesses indécises peuvent encore se décider
Restauration
partie avancée seulement\xA0: votre piste du palais monte de 0,5
Chameaux malades
ce tour-ci, les chameaux ne réduisent la mise de personne
Vermine
nommez une sorte de caravane\xA0: tous ceux qui en ont en avancent une d’une case vers la gauche, ou deux si la sorte est lente et qu’ils en ont au moins deux\xA0; le propriétaire choisit lesquelles, et celle qui était sur sa dernière case est perdue sans payer`},{number:`8`,title:`La victoire`,level:2,html:`<p class="source"><em>Dans le livret\xA0: 5.0 et 7.1.</em></p>`,text:`Dans le livret\xA0: 5.0 et 7.1.`},{number:`8.1`,title:`Les objectifs`,level:3,html:`<p>Un objectif nomme des talents, et chaque princesse peut valoir pour un des siens. Il est rempli par le plus petit nombre de princesses, si tous les talents nommés
sont parmi elles, ou par le plus grand nombre, quelles qu’elles soient.</p>
<table>
<thead>
<tr>
<th>joueurs</th>
<th>avec les talents</th>
<th>sans</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="joueurs">3</td>
<td data-head="avec les talents">6</td>
<td data-head="sans">8</td>
</tr>
<tr>
<td data-head="joueurs">4</td>
<td data-head="avec les talents">5</td>
<td data-head="sans">7</td>
</tr>
<tr>
<td data-head="joueurs">5</td>
<td data-head="avec les talents">4</td>
<td data-head="sans">6</td>
</tr>
</tbody>
</table>
<ul>
<li>Pour trois joueurs\xA0: deux fois intelligence, une fois ménage, cuisine et romance\xA0; deux fois ménage, et trois fois intelligence ou cuisine, chacune au moins une
fois\xA0; deux fois intelligence, et trois fois ménage ou romance, chacun au moins une fois\xA0; intelligence, cuisine et romance, deux de ces talents deux fois.</li>
<li>Pour quatre\xA0: chaque talent une fois\xA0; deux fois intelligence, une fois ménage et une fois cuisine\xA0; intelligence, et trois fois ménage ou romance, chacun au moins
une fois\xA0; romance, et trois fois intelligence ou cuisine, chacune au moins une fois\xA0; ménage, cuisine et romance, un de ces talents deux fois.</li>
<li>Pour cinq\xA0: intelligence, ménage et romance\xA0; intelligence, cuisine et romance\xA0; ménage, cuisine et romance\xA0; deux fois intelligence, une fois ménage\xA0; deux fois
intelligence, une fois cuisine\xA0; trois fois intelligence ou romance, chacune au moins une fois\xA0; trois fois ménage ou cuisine, chacun au moins une fois.</li>
</ul>`,text:`Un objectif nomme des talents, et chaque princesse peut valoir pour un des siens. Il est rempli par le plus petit nombre de princesses, si tous les talents nommés sont parmi elles, ou par le plus grand nombre, quelles qu’elles soient.
joueurs
avec les talents
sans
3
6
8
4
5
7
5
4
6
Pour trois joueurs\xA0: deux fois intelligence, une fois ménage, cuisine et romance\xA0; deux fois ménage, et trois fois intelligence ou cuisine, chacune au moins une fois\xA0; deux fois intelligence, et trois fois ménage ou romance, chacun au moins une fois\xA0; intelligence, cuisine et romance, deux de ces talents deux fois.
Pour quatre\xA0: chaque talent une fois\xA0; deux fois intelligence, une fois ménage et une fois cuisine\xA0; intelligence, et trois fois ménage ou romance, chacun au moins une fois\xA0; romance, et trois fois intelligence ou cuisine, chacune au moins une fois\xA0; ménage, cuisine et romance, un de ces talents deux fois.
Pour cinq\xA0: intelligence, ménage et romance\xA0; intelligence, cuisine et romance\xA0; ménage, cuisine et romance\xA0; deux fois intelligence, une fois ménage\xA0; deux fois intelligence, une fois cuisine\xA0; trois fois intelligence ou romance, chacune au moins une fois\xA0; trois fois ménage ou cuisine, chacun au moins une fois.`},{number:`8.2`,title:`La fin de la partie`,level:3,html:`<p>À la fin de l’entretien, tous ceux dont l’objectif est rempli et qui ont payé en entier l’entretien de ce tour ont gagné. Dans la partie de base, plusieurs se
partagent la victoire\xA0; dans la partie avancée, le score décide (<a class="cite" href="#10.3">§10.3</a>).</p>`,text:`À la fin de l’entretien, tous ceux dont l’objectif est rempli et qui ont payé en entier l’entretien de ce tour ont gagné. Dans la partie de base, plusieurs se partagent la victoire\xA0; dans la partie avancée, le score décide (§10.3).`},{number:`8.3`,title:`Plus personne ne viendra`,level:3,html:`<p>Si personne n’a gagné, que la pile Emira est vide et que plus personne n’attend de choisir, la partie finit, et le score du <a class="cite" href="#10.3">§10.3</a> classe tout le monde. De même après
dix tours de suite avec une pile vide, sans que personne se soit installé. Si personne n’a encore gagné à la fin du tour 60, ou d’un
autre que la table a fixé, la partie finit de la même façon.</p>`,text:`Si personne n’a gagné, que la pile Emira est vide et que plus personne n’attend de choisir, la partie finit, et le score du §10.3 classe tout le monde. De même après dix tours de suite avec une pile vide, sans que personne se soit installé. Si personne n’a encore gagné à la fin du tour 60, ou d’un autre que la table a fixé, la partie finit de la même façon.`},{number:`9`,title:`À trois joueurs`,level:2,html:`<p class="source"><em>Dans le livret\xA0: 6.0 à 6.3.</em></p>`,text:`Dans le livret\xA0: 6.0 à 6.3.`},{number:`9.1`,title:`Ce qui manque`,level:3,html:`<p>Restent dans la boîte 4 petites et 4 grandes caravanes, 7 chameaux, 2 jetons de beauté, 2 de manières et 2 de tenue, et les cartes statut 300, 350, 400, deux à 800
et 1400. Trois cartes au lieu de six sont mises de côté avant que les trois qui restent à 3 points soient mélangées à la pile des statuts.</p>`,text:`Restent dans la boîte 4 petites et 4 grandes caravanes, 7 chameaux, 2 jetons de beauté, 2 de manières et 2 de tenue, et les cartes statut 300, 350, 400, deux à 800 et 1400. Trois cartes au lieu de six sont mises de côté avant que les trois qui restent à 3 points soient mélangées à la pile des statuts.`},{number:`9.2`,title:`Tours impairs et tours pairs`,level:3,html:`<p>Deux tours, un impair et un pair, vont ensemble.</p>
<ul>
<li>Au tour impair, deux cartes de la pile Emira sont retournées\xA0: la première choisit ce tour-ci, la seconde au suivant. On n’achète pas d’événements. Le jeton et la
carte statut restent en vente.</li>
<li>Au tour pair, on ne joue pas d’événements. Rien n’est préparé\xA0; seule une section achetée est remplacée. Les actions prises au tour impair n’y sont plus, sauf la
section. Ce que personne n’a acheté est rangé comme au <a class="cite" href="#5.6">§5.6</a>.</li>
</ul>`,text:`Deux tours, un impair et un pair, vont ensemble.
Au tour impair, deux cartes de la pile Emira sont retournées\xA0: la première choisit ce tour-ci, la seconde au suivant. On n’achète pas d’événements. Le jeton et la carte statut restent en vente.
Au tour pair, on ne joue pas d’événements. Rien n’est préparé\xA0; seule une section achetée est remplacée. Les actions prises au tour impair n’y sont plus, sauf la section. Ce que personne n’a acheté est rangé comme au §5.6.`},{number:`9.3`,title:`Les événements à trois joueurs`,level:3,html:`<ul>
<li><strong>Double ennui</strong>\xA0: trois cartes sont retournées pour les deux tours. En la jouant, vous dites lequel des tours en a deux.</li>
<li><strong>Jours tranquilles</strong>\xA0: une seule carte est retournée, au tour impair. En la jouant, vous dites à quel tour la princesse choisit\xA0; l’autre n’en a pas.</li>
<li><strong>Changer d’avis</strong>\xA0: avant de regarder, vous dites laquelle des princesses à venir vous visez.</li>
</ul>
<p>Ce qui vaut pour un tour prend fin après le tour impair.</p>`,text:`Double ennui\xA0: trois cartes sont retournées pour les deux tours. En la jouant, vous dites lequel des tours en a deux.
Jours tranquilles\xA0: une seule carte est retournée, au tour impair. En la jouant, vous dites à quel tour la princesse choisit\xA0; l’autre n’en a pas.
Changer d’avis\xA0: avant de regarder, vous dites laquelle des princesses à venir vous visez.
Ce qui vaut pour un tour prend fin après le tour impair.`},{number:`10`,title:`La partie avancée`,level:2,html:`<p class="source"><em>Dans le livret\xA0: 8.0 à 8.3.</em></p>`,text:`Dans le livret\xA0: 8.0 à 8.3.`},{number:`10.1`,title:`La piste du palais`,level:3,html:`<p>Les événements se jouent dès le tour 1, et Restauration est dans la pile. Chacun a une piste du palais, qui commence à 0 et va par crans de 0,5\xA0; elle peut
descendre au-dessous de 0. Elle compte pour le palais, mais ne donne pas de chambre. Albina et Firyal agissent.</p>`,text:`Les événements se jouent dès le tour 1, et Restauration est dans la pile. Chacun a une piste du palais, qui commence à 0 et va par crans de 0,5\xA0; elle peut descendre au-dessous de 0. Elle compte pour le palais, mais ne donne pas de chambre. Albina et Firyal agissent.`},{number:`10.2`,title:`Quand on ne peut pas payer`,level:3,html:`<p>Les princesses s’en vont l’une après l’autre, tirées au sort, jusqu’à ce que le cheik puisse payer pour celles qui restent\xA0; alors il paie cela et garde le reste de
son or. Celles qui sont parties sont mélangées et mises face cachée sous la pile Emira.</p>`,text:`Les princesses s’en vont l’une après l’autre, tirées au sort, jusqu’à ce que le cheik puisse payer pour celles qui restent\xA0; alors il paie cela et garde le reste de son or. Celles qui sont parties sont mélangées et mises face cachée sous la pile Emira.`},{number:`10.3`,title:`Le score`,level:3,html:`<p>Chaque princesse compte 2, et les talents de votre objectif 3 si vous les avez tous, quel que soit le nombre de vos princesses. En cas d’égalité\xA0: 1 par jeton
d’apparence, point de statut, section et chameau, plus la piste du palais. Si elle demeure, l’or décide\xA0; sinon, on reste à égalité. Un cheik qui a rempli son objectif
passe toujours avant ceux qui ne l’ont pas rempli.</p>`,text:`Chaque princesse compte 2, et les talents de votre objectif 3 si vous les avez tous, quel que soit le nombre de vos princesses. En cas d’égalité\xA0: 1 par jeton d’apparence, point de statut, section et chameau, plus la piste du palais. Si elle demeure, l’or décide\xA0; sinon, on reste à égalité. Un cheik qui a rempli son objectif passe toujours avant ceux qui ne l’ont pas rempli.`},{number:`11`,title:`Décisions`,level:2,html:`<p>Ce que les livrets imprimés laissent ouvert ou disent de deux façons, et ce qui se joue ici. Les noms en <code>code</code> sont les options de la table et leurs valeurs.</p>
<ul>
<li id="E-01" class="ruling"><strong><a class="own" href="#E-01">E-01</a></strong> Chaque carte événement existe en trois exemplaires.</li>
<li id="E-02" class="ruling"><strong><a class="own" href="#E-02">E-02</a></strong> Toutes les cartes à 3 points sont mélangées à la pile des statuts\xA0: quatre, ou trois dans une partie à trois.</li>
<li id="E-03" class="ruling"><strong><a class="own" href="#E-03">E-03</a></strong> Si personne ne joue le rouge, la carte statut à 350 est dans la pile dès le début et se mélange comme toute autre carte à 1 point.</li>
<li id="E-04" class="ruling"><strong><a class="own" href="#E-04">E-04</a></strong> Une grande caravane coûte 750 lente et 900 rapide, comme dans le livret polonais\xA0; le livret français les appelle petites toutes les deux.</li>
<li id="E-05" class="ruling"><strong><a class="own" href="#E-05">E-05</a></strong> Vos propres épices rapportent 150 à chaque revenu, car les livrets n’impriment pas ce nombre\xA0; avec <code>base_income</code>, la table peut fixer 100 ou 200.</li>
<li id="E-06" class="ruling"><strong><a class="own" href="#E-06">E-06</a></strong> Le noir reçoit 50 de plus que les autres, et non 50 en tout.</li>
<li id="E-07" class="ruling"><strong><a class="own" href="#E-07">E-07</a></strong> La banque ne s’épuise jamais, mais les caravanes, chameaux, sections, jetons et cartes statut s’épuisent.</li>
<li id="E-08" class="ruling"><strong><a class="own" href="#E-08">E-08</a></strong> Avec Adara, les petites caravanes coûtent 400 et 500, les grandes 650 et 800.</li>
<li id="E-09" class="ruling"><strong><a class="own" href="#E-09">E-09</a></strong> Les préférences et les talents du <a class="cite" href="#6.5">§6.5</a> sont ceux des deux livrets.</li>
<li id="E-10" class="ruling"><strong><a class="own" href="#E-10">E-10</a></strong> Les jetons de Layla et de Nadia sont ceux qui ont été mis de côté, et ils y retournent, jamais dans le sac.</li>
<li id="E-11" class="ruling"><strong><a class="own" href="#E-11">E-11</a></strong> À trois joueurs, le sac a 6 jetons de chaque sorte, et 7 de tenue si personne ne joue le bleu.</li>
<li id="E-12" class="ruling"><strong><a class="own" href="#E-12">E-12</a></strong> Toutes les couleurs peuvent être tirées, et celles qui ne le sont pas restent hors de la partie.</li>
<li id="E-13" class="ruling"><strong><a class="own" href="#E-13">E-13</a></strong> Les événements de départ sont distribués à tous avant que quiconque choisisse, tous choisissent en même temps, et ce qui est rendu n’est mélangé que quand tous ont choisi ; si <code>opening_event</code> est mis sur <code>random</code>, chacun reçoit une carte et la garde.</li>
<li id="E-14" class="ruling"><strong><a class="own" href="#E-14">E-14</a></strong> Seul le tour 1 de la partie de base est sans événements\xA0; trois joueurs peuvent jouer le premier au tour 3.</li>
<li id="E-15" class="ruling"><strong><a class="own" href="#E-15">E-15</a></strong> Les symboles sont groupés comme au <a class="cite" href="#7.1">§7.1</a>, car les livrets n’en donnent pas la liste\xA0; avec <code>event_symbols</code> sur <code>titles</code>, seules s’excluent les cartes du même nom, et Double ennui et Jours tranquilles dans le même tour s’annulent\xA0: il vient autant de princesses que d’habitude, chacune à son tour.</li>
<li id="E-16" class="ruling"><strong><a class="own" href="#E-16">E-16</a></strong> Les événements se jouent en un seul tour de table, et l’on voit ce qui a été joué avant.</li>
<li id="E-17" class="ruling"><strong><a class="own" href="#E-17">E-17</a></strong> Une carte qui demande une chose qui vous appartient ne peut pas être jouée sans elle, et une carte pour tous ou pour une pile peut être jouée pour rien et occupe son symbole.</li>
<li id="E-18" class="ruling"><strong><a class="own" href="#E-18">E-18</a></strong> Le nombre de cartes événement en main n’a pas de limite.</li>
<li id="E-19" class="ruling"><strong><a class="own" href="#E-19">E-19</a></strong> Une carte achetée peut être jouée dès la phase d’événements suivante.</li>
<li id="E-20" class="ruling"><strong><a class="own" href="#E-20">E-20</a></strong> Dans une pile trop courte, on paie le prix entier et on garde une des cartes qui sont là, et une pile vide n’est pas reformée.</li>
<li id="E-21" class="ruling"><strong><a class="own" href="#E-21">E-21</a></strong> Les cartes événement que l’acheteur ne garde pas vont sous la pile dans l’ordre où elles ont été tirées.</li>
<li id="E-22" class="ruling"><strong><a class="own" href="#E-22">E-22</a></strong> Avec Bazar, on choisit quand la princesse et la carte statut sont visibles, et seul son joueur voit ce qu’il y a dans le sac.</li>
<li id="E-23" class="ruling"><strong><a class="own" href="#E-23">E-23</a></strong> Avec Marchandise noble, on choisit quand la princesse est visible, parmi toutes les cartes de la pile des statuts, et la recherche est secrète.</li>
<li id="E-24" class="ruling"><strong><a class="own" href="#E-24">E-24</a></strong> Améliorer la race vaut pour les chameaux que vous avez et ceux que vous aurez, et s’arrête à 150.</li>
<li id="E-25" class="ruling"><strong><a class="own" href="#E-25">E-25</a></strong> Élevage de chameaux demande que la réserve en ait assez pour tous, sans compter le chameau en vente\xA0: c’est ce que dit le livret français\xA0; dans le livret polonais, la carte n’est sans effet que s’il ne reste aucun chameau.</li>
<li id="E-26" class="ruling"><strong><a class="own" href="#E-26">E-26</a></strong> Épidémie chez les chameaux arrondit vers le bas, et les chameaux retournent à la réserve.</li>
<li id="E-27" class="ruling"><strong><a class="own" href="#E-27">E-27</a></strong> Avec Changer d’avis, les autres entendent ce que vous décidez mais pas de qui il s’agit, et un échange dure jusqu’à ce qu’elle s’installe ou aille sous la pile\xA0; jusque-là, une marque reste sur sa carte, et tous voient où elle va, même quand Influence à la cour change l’ordre des cartes.</li>
<li id="E-28" class="ruling"><strong><a class="own" href="#E-28">E-28</a></strong> Sidi Suleiman n’a rien à échanger, il ne peut donc que rester ou aller sous la pile.</li>
<li id="E-29" class="ruling"><strong><a class="own" href="#E-29">E-29</a></strong> À quatre ou cinq joueurs, Changer d’avis fait toujours regarder la première carte\xA0; à trois, vous nommez le tour et, après Double ennui, laquelle des deux, avant de regarder.</li>
<li id="E-30" class="ruling"><strong><a class="own" href="#E-30">E-30</a></strong> Changer d’avis et Jours tranquilles peuvent se jouer dans le même tour, et la carte attend alors\xA0; à trois joueurs, si une seule princesse vient, on ne peut regarder qu’elle.</li>
<li id="E-31" class="ruling"><strong><a class="own" href="#E-31">E-31</a></strong> Âge d’Or ajoute 20\xA0% à tout ce qu’un joueur reçoit, arrondi s’il le faut à 10 vers le bas.</li>
<li id="E-32" class="ruling"><strong><a class="own" href="#E-32">E-32</a></strong> Avec Interruption du commerce d’épices, les caravanes gardent tous les paiements qui leur restent.</li>
<li id="E-33" class="ruling"><strong><a class="own" href="#E-33">E-33</a></strong> Bonne tenue se recompte chaque fois que des jetons changent, même prêtés\xA0; avec <code>good_looking</code> sur <code>fixed</code>, elle se compte une fois, quand elle est jouée.</li>
<li id="E-34" class="ruling"><strong><a class="own" href="#E-34">E-34</a></strong> Les Chambres d’invité s’ajoutent, et ne sont ni palais ni points.</li>
<li id="E-35" class="ruling"><strong><a class="own" href="#E-35">E-35</a></strong> Nouvelle caravane d’épices ne peut pas mener une caravane au-delà de la case la plus à droite.</li>
<li id="E-36" class="ruling"><strong><a class="own" href="#E-36">E-36</a></strong> Vermine n’épargne personne, et les propriétaires choisissent dans le sens des aiguilles d’une montre à partir du joueur de la carte.</li>
<li id="E-37" class="ruling"><strong><a class="own" href="#E-37">E-37</a></strong> Une caravane que la vermine chasse de sa dernière case va à la réserve sans payer.</li>
<li id="E-38" class="ruling"><strong><a class="own" href="#E-38">E-38</a></strong> À trois joueurs, Jours tranquilles laisse une princesse pour deux tours.</li>
<li id="E-39" class="ruling"><strong><a class="own" href="#E-39">E-39</a></strong> La piste du palais n’a pas de bout qu’on puisse atteindre.</li>
<li id="E-40" class="ruling"><strong><a class="own" href="#E-40">E-40</a></strong> Chameaux malades vaut pour tous et pour chaque mise du tour.</li>
<li id="E-41" class="ruling"><strong><a class="own" href="#E-41">E-41</a></strong> À trois joueurs, Âge d’Or, Interruption du commerce d’épices et Chameaux malades ne valent que pour le tour impair.</li>
<li id="E-42" class="ruling"><strong><a class="own" href="#E-42">E-42</a></strong> Le revenu est payé à tous en même temps, et les princesses indécises regardent après.</li>
<li id="E-43" class="ruling"><strong><a class="own" href="#E-43">E-43</a></strong> Avec une pile Emira vide, on continue, jusqu’à ce que plus personne ne vienne ou que dix tours aient passé en vain\xA0; si <code>exhaustion_end</code> est désactivé, on continue même alors, mais aucune partie ne dépasse <code>last_turn</code>, que les livrets ne connaissent pas et qui est le tour 60, sauf si la table en fixe un autre.</li>
<li id="E-44" class="ruling"><strong><a class="own" href="#E-44">E-44</a></strong> Ce qui reste en vente n’est pas doublé.</li>
<li id="E-45" class="ruling"><strong><a class="own" href="#E-45">E-45</a></strong> Une mise ne peut pas dépasser votre or et ce que vos chameaux retirent, puisqu’elle se paie tout de suite\xA0; il n’y a pas d’autre limite.</li>
<li id="E-46" class="ruling"><strong><a class="own" href="#E-46">E-46</a></strong> Les mises sont des multiples de 10, et l’on peut toujours passer.</li>
<li id="E-47" class="ruling"><strong><a class="own" href="#E-47">E-47</a></strong> Si tous passent, le premier interrogé agit gratuitement, et le dernier interrogé peut encore miser.</li>
<li id="E-48" class="ruling"><strong><a class="own" href="#E-48">E-48</a></strong> Le dernier joueur agit sans mise, mais peut en payer une.</li>
<li id="E-49" class="ruling"><strong><a class="own" href="#E-49">E-49</a></strong> Un gagnant qui ne fait rien a perdu sa mise et son action, et laisse les six actions aux autres.</li>
<li id="E-50" class="ruling"><strong><a class="own" href="#E-50">E-50</a></strong> Le secours se prend avant une enchère ou au lieu d’une action, avec moins de 500 pièces d’or à ce moment, ou avec quatre princesses et aucune caravane.</li>
<li id="E-51" class="ruling"><strong><a class="own" href="#E-51">E-51</a></strong> L’enchère suivante est ouverte par le prochain joueur à gauche du gagnant qui n’a pas agi.</li>
<li id="E-52" class="ruling"><strong><a class="own" href="#E-52">E-52</a></strong> Un cheik que Hind retient ne prend aucune part aux enchères, pas même en passant.</li>
<li id="E-53" class="ruling"><strong><a class="own" href="#E-53">E-53</a></strong> Les chameaux ramènent une mise à zéro au plus, et ne réduisent jamais le prix d’une action.</li>
<li id="E-54" class="ruling"><strong><a class="own" href="#E-54">E-54</a></strong> On n’annonce pas ce que l’on vise, et ici il n’y a pas moyen de le faire.</li>
<li id="E-55" class="ruling"><strong><a class="own" href="#E-55">E-55</a></strong> Une piste et une case ont de la place pour autant de caravanes qu’on veut.</li>
<li id="E-56" class="ruling"><strong><a class="own" href="#E-56">E-56</a></strong> On peut agir, mais on n’y est pas obligé.</li>
<li id="E-57" class="ruling"><strong><a class="own" href="#E-57">E-57</a></strong> Le bonus des séries se recompte chaque fois que des jetons viennent ou partent.</li>
<li id="E-58" class="ruling"><strong><a class="own" href="#E-58">E-58</a></strong> Un jeton invendu retourne dans le sac, et une carte statut invendue va sous sa pile.</li>
<li id="E-59" class="ruling"><strong><a class="own" href="#E-59">E-59</a></strong> Le palais vaut ses sections\xA0; la partie imprimée et les Chambres d’invité ne comptent pas, et le blanc commence à 1.</li>
<li id="E-60" class="ruling"><strong><a class="own" href="#E-60">E-60</a></strong> Il y a deux chambres, plus une par section et par Chambre d’invité.</li>
<li id="E-61" class="ruling"><strong><a class="own" href="#E-61">E-61</a></strong> Si personne n’a de chambre, la princesse est indécise.</li>
<li id="E-62" class="ruling"><strong><a class="own" href="#E-62">E-62</a></strong> Une égalité peut être entre autant de cheiks qu’on veut, et zéro peut être la meilleure valeur.</li>
<li id="E-63" class="ruling"><strong><a class="own" href="#E-63">E-63</a></strong> Une princesse indécise regarde tous les cheiks qui ont une chambre, comme dans le livret français, et pas seulement ceux qui étaient à égalité, comme dans le polonais.</li>
<li id="E-64" class="ruling"><strong><a class="own" href="#E-64">E-64</a></strong> Les princesses indécises regardent de nouveau chaque fois que quelque chose est fini, pas seulement aux enchères.</li>
<li id="E-65" class="ruling"><strong><a class="own" href="#E-65">E-65</a></strong> Seul compte l’or en main, et mise, prix et achat ne font qu’un\xA0; avec <code>undecided_check</code> sur <code>payment</code>, les princesses indécises regardent après chaque paiement.</li>
<li id="E-66" class="ruling"><strong><a class="own" href="#E-66">E-66</a></strong> Parmi plusieurs princesses indécises, celle qui attend depuis le plus longtemps regarde en premier, et après chacune qui s’installe toutes recommencent.</li>
<li id="E-67" class="ruling"><strong><a class="own" href="#E-67">E-67</a></strong> Les événements qui touchent la pile Emira ne concernent pas les princesses indécises.</li>
<li id="E-68" class="ruling"><strong><a class="own" href="#E-68">E-68</a></strong> Seul l’or comparé est montré\xA0; avec <code>gold_reveal</code> sur <code>all</code>, tous le montrent.</li>
<li id="E-69" class="ruling"><strong><a class="own" href="#E-69">E-69</a></strong> La première fois, c’est une fois pour chaque princesse et chaque cheik.</li>
<li id="E-70" class="ruling"><strong><a class="own" href="#E-70">E-70</a></strong> Samira prend un jeton à vous, même celui avec lequel le bleu a commencé, et rien si tous sont prêtés.</li>
<li id="E-71" class="ruling"><strong><a class="own" href="#E-71">E-71</a></strong> Zahrah prend une carte de votre choix, qui quitte la partie\xA0; avec <code>zahrah_discard</code> sur <code>deck</code>, elle va sous la pile des statuts.</li>
<li id="E-72" class="ruling"><strong><a class="own" href="#E-72">E-72</a></strong> Hind retient son cheik exactement un tour, celui qui suit son arrivée\xA0: c’est ce que dit le livret français\xA0; selon le livret polonais, elle le retient tant qu’elle vit chez lui, mais il la range aussi parmi les effets qui n’agissent qu’une fois.</li>
<li id="E-73" class="ruling"><strong><a class="own" href="#E-73">E-73</a></strong> Les princesses peuvent choisir le cheik que Hind retient, comme dans le livret polonais\xA0; avec <code>hind_blocks_choice</code>, elles ne le peuvent pas, comme dans le français.</li>
<li id="E-74" class="ruling"><strong><a class="own" href="#E-74">E-74</a></strong> Un cheik retenu décide quand même de ce dont il ne peut se dispenser, et il est libre aussitôt que Hind part.</li>
<li id="E-75" class="ruling"><strong><a class="own" href="#E-75">E-75</a></strong> Les frais de Suleika valent pour celles qui viennent tant qu’elle est là et se paient au prochain entretien, si elle y est encore, même si celle qui est venue est repartie\xA0; elle-même et Sidi Suleiman n’en coûtent pas, ni Xenia si son premier cadeau ne peut être payé.</li>
<li id="E-76" class="ruling"><strong><a class="own" href="#E-76">E-76</a></strong> Janan coûte 100 à chaque entretien, et Zafirah rien.</li>
<li id="E-77" class="ruling"><strong><a class="own" href="#E-77">E-77</a></strong> Xenia, installée au tour 4, est payée aux tours 4, 7, 10 et ainsi de suite\xA0; on compte depuis le tour où elle a été payée, si tôt que ce soit dans ce tour.</li>
<li id="E-78" class="ruling"><strong><a class="own" href="#E-78">E-78</a></strong> Seul un premier cadeau qu’on ne peut pas payer retire Xenia de la partie, comme dans le livret polonais (le livret français est ici confus), et «\xA0premier\xA0» se compte séparément pour chaque cheik.</li>
<li id="E-79" class="ruling"><strong><a class="own" href="#E-79">E-79</a></strong> Xenia refusée va chez le plus riche des autres cheiks qui ont une chambre, puis selon l’apparence, sinon elle attend et évite celui qui a refusé.</li>
<li id="E-80" class="ruling"><strong><a class="own" href="#E-80">E-80</a></strong> Sidi Suleiman attend tant que plusieurs sont à égalité, même quand personne n’a de princesse.</li>
<li id="E-81" class="ruling"><strong><a class="own" href="#E-81">E-81</a></strong> L’hôte choisit qui Sidi Suleiman enlève, même une princesse arrivée ce tour-ci.</li>
<li id="E-82" class="ruling"><strong><a class="own" href="#E-82">E-82</a></strong> Albina et Firyal ne font rien dans la partie de base, et ce qu’elles coûtent reste perdu.</li>
<li id="E-83" class="ruling"><strong><a class="own" href="#E-83">E-83</a></strong> On règle d’abord Xenia, puis tous paient dans le sens des aiguilles d’une montre à partir du premier joueur.</li>
<li id="E-84" class="ruling"><strong><a class="own" href="#E-84">E-84</a></strong> Dans la partie de base, celle qui part est tirée parmi toutes, l’arrivée du jour et Zafirah comprises.</li>
<li id="E-85" class="ruling"><strong><a class="own" href="#E-85">E-85</a></strong> Dans la partie avancée, on ne paie que l’entretien de celles qui restent.</li>
<li id="E-86" class="ruling"><strong><a class="own" href="#E-86">E-86</a></strong> Celle qui s’installe après l’entretien ne coûte rien ce tour-ci et compte pour la victoire\xA0; si <code>late_arrival_counts</code> est désactivé, elle ne compte pas.</li>
<li id="E-87" class="ruling"><strong><a class="own" href="#E-87">E-87</a></strong> Pour gagner, il faut avoir payé en entier l’entretien de ce tour\xA0; perdre Xenia pour son premier cadeau n’empêche pas de gagner.</li>
<li id="E-88" class="ruling"><strong><a class="own" href="#E-88">E-88</a></strong> Plusieurs gagnants du même tour se partagent la victoire dans la partie de base, et sont classés par le score dans la partie avancée.</li>
<li id="E-89" class="ruling"><strong><a class="own" href="#E-89">E-89</a></strong> Les jetons prêtés et ceux marqués +1 comptent au score, de même que le chant et la comédie, mais aucune Chambre d’invité.</li>
<li id="E-90" class="ruling"><strong><a class="own" href="#E-90">E-90</a></strong> Deux fois un talent et une fois un autre valent dans les deux sens là où l’objectif le dit.</li>
<li id="E-91" class="ruling"><strong><a class="own" href="#E-91">E-91</a></strong> Une princesse à deux talents vaut pour celui qui aide.</li>
<li id="E-92" class="ruling"><strong><a class="own" href="#E-92">E-92</a></strong> La victoire se voit et s’annonce d’elle-même.</li>
<li id="E-93" class="ruling"><strong><a class="own" href="#E-93">E-93</a></strong> À trois joueurs, les cartes événement ne s’achètent qu’aux tours pairs, comme dans le livret polonais ; le français le dit aussi, et ailleurs le contraire.</li>
<li id="E-94" class="ruling"><strong><a class="own" href="#E-94">E-94</a></strong> À trois joueurs, un jeton invendu retourne dans le sac à la fin des enchères du tour pair, comme dans le livret polonais ; le français dit impair.</li>
<li id="E-95" class="ruling"><strong><a class="own" href="#E-95">E-95</a></strong> À trois joueurs, une action prise au tour impair n’existe plus pour personne au tour pair, sauf la section\xA0; le secours et ne rien faire n’en prennent aucune.</li>
<li id="E-96" class="ruling"><strong><a class="own" href="#E-96">E-96</a></strong> À trois joueurs, trois cartes statut sont mises de côté, et trois à 3 points sont mélangées au reste.</li>
<li id="E-97" class="ruling"><strong><a class="own" href="#E-97">E-97</a></strong> À trois joueurs, une section achetée est remplacée au tour pair, s’il en reste.</li>
<li id="E-98" class="ruling"><strong><a class="own" href="#E-98">E-98</a></strong> À trois joueurs, le chameau et les caravanes que personne n’a achetés restent et ne sont pas doublés.</li>
<li id="E-99" class="ruling"><strong><a class="own" href="#E-99">E-99</a></strong> Hind, Xenia et Suleika comptent des tours, pas des paires de tours.</li>
</ul>`,text:`Ce que les livrets imprimés laissent ouvert ou disent de deux façons, et ce qui se joue ici. Les noms en code sont les options de la table et leurs valeurs.
E-01 Chaque carte événement existe en trois exemplaires.
E-02 Toutes les cartes à 3 points sont mélangées à la pile des statuts\xA0: quatre, ou trois dans une partie à trois.
E-03 Si personne ne joue le rouge, la carte statut à 350 est dans la pile dès le début et se mélange comme toute autre carte à 1 point.
E-04 Une grande caravane coûte 750 lente et 900 rapide, comme dans le livret polonais\xA0; le livret français les appelle petites toutes les deux.
E-05 Vos propres épices rapportent 150 à chaque revenu, car les livrets n’impriment pas ce nombre\xA0; avec base_income, la table peut fixer 100 ou 200.
E-06 Le noir reçoit 50 de plus que les autres, et non 50 en tout.
E-07 La banque ne s’épuise jamais, mais les caravanes, chameaux, sections, jetons et cartes statut s’épuisent.
E-08 Avec Adara, les petites caravanes coûtent 400 et 500, les grandes 650 et 800.
E-09 Les préférences et les talents du §6.5 sont ceux des deux livrets.
E-10 Les jetons de Layla et de Nadia sont ceux qui ont été mis de côté, et ils y retournent, jamais dans le sac.
E-11 À trois joueurs, le sac a 6 jetons de chaque sorte, et 7 de tenue si personne ne joue le bleu.
E-12 Toutes les couleurs peuvent être tirées, et celles qui ne le sont pas restent hors de la partie.
E-13 Les événements de départ sont distribués à tous avant que quiconque choisisse, tous choisissent en même temps, et ce qui est rendu n’est mélangé que quand tous ont choisi ; si opening_event est mis sur random, chacun reçoit une carte et la garde.
E-14 Seul le tour 1 de la partie de base est sans événements\xA0; trois joueurs peuvent jouer le premier au tour 3.
E-15 Les symboles sont groupés comme au §7.1, car les livrets n’en donnent pas la liste\xA0; avec event_symbols sur titles, seules s’excluent les cartes du même nom, et Double ennui et Jours tranquilles dans le même tour s’annulent\xA0: il vient autant de princesses que d’habitude, chacune à son tour.
E-16 Les événements se jouent en un seul tour de table, et l’on voit ce qui a été joué avant.
E-17 Une carte qui demande une chose qui vous appartient ne peut pas être jouée sans elle, et une carte pour tous ou pour une pile peut être jouée pour rien et occupe son symbole.
E-18 Le nombre de cartes événement en main n’a pas de limite.
E-19 Une carte achetée peut être jouée dès la phase d’événements suivante.
E-20 Dans une pile trop courte, on paie le prix entier et on garde une des cartes qui sont là, et une pile vide n’est pas reformée.
E-21 Les cartes événement que l’acheteur ne garde pas vont sous la pile dans l’ordre où elles ont été tirées.
E-22 Avec Bazar, on choisit quand la princesse et la carte statut sont visibles, et seul son joueur voit ce qu’il y a dans le sac.
E-23 Avec Marchandise noble, on choisit quand la princesse est visible, parmi toutes les cartes de la pile des statuts, et la recherche est secrète.
E-24 Améliorer la race vaut pour les chameaux que vous avez et ceux que vous aurez, et s’arrête à 150.
E-25 Élevage de chameaux demande que la réserve en ait assez pour tous, sans compter le chameau en vente\xA0: c’est ce que dit le livret français\xA0; dans le livret polonais, la carte n’est sans effet que s’il ne reste aucun chameau.
E-26 Épidémie chez les chameaux arrondit vers le bas, et les chameaux retournent à la réserve.
E-27 Avec Changer d’avis, les autres entendent ce que vous décidez mais pas de qui il s’agit, et un échange dure jusqu’à ce qu’elle s’installe ou aille sous la pile\xA0; jusque-là, une marque reste sur sa carte, et tous voient où elle va, même quand Influence à la cour change l’ordre des cartes.
E-28 Sidi Suleiman n’a rien à échanger, il ne peut donc que rester ou aller sous la pile.
E-29 À quatre ou cinq joueurs, Changer d’avis fait toujours regarder la première carte\xA0; à trois, vous nommez le tour et, après Double ennui, laquelle des deux, avant de regarder.
E-30 Changer d’avis et Jours tranquilles peuvent se jouer dans le même tour, et la carte attend alors\xA0; à trois joueurs, si une seule princesse vient, on ne peut regarder qu’elle.
E-31 Âge d’Or ajoute 20\xA0% à tout ce qu’un joueur reçoit, arrondi s’il le faut à 10 vers le bas.
E-32 Avec Interruption du commerce d’épices, les caravanes gardent tous les paiements qui leur restent.
E-33 Bonne tenue se recompte chaque fois que des jetons changent, même prêtés\xA0; avec good_looking sur fixed, elle se compte une fois, quand elle est jouée.
E-34 Les Chambres d’invité s’ajoutent, et ne sont ni palais ni points.
E-35 Nouvelle caravane d’épices ne peut pas mener une caravane au-delà de la case la plus à droite.
E-36 Vermine n’épargne personne, et les propriétaires choisissent dans le sens des aiguilles d’une montre à partir du joueur de la carte.
E-37 Une caravane que la vermine chasse de sa dernière case va à la réserve sans payer.
E-38 À trois joueurs, Jours tranquilles laisse une princesse pour deux tours.
E-39 La piste du palais n’a pas de bout qu’on puisse atteindre.
E-40 Chameaux malades vaut pour tous et pour chaque mise du tour.
E-41 À trois joueurs, Âge d’Or, Interruption du commerce d’épices et Chameaux malades ne valent que pour le tour impair.
E-42 Le revenu est payé à tous en même temps, et les princesses indécises regardent après.
E-43 Avec une pile Emira vide, on continue, jusqu’à ce que plus personne ne vienne ou que dix tours aient passé en vain\xA0; si exhaustion_end est désactivé, on continue même alors, mais aucune partie ne dépasse last_turn, que les livrets ne connaissent pas et qui est le tour 60, sauf si la table en fixe un autre.
E-44 Ce qui reste en vente n’est pas doublé.
E-45 Une mise ne peut pas dépasser votre or et ce que vos chameaux retirent, puisqu’elle se paie tout de suite\xA0; il n’y a pas d’autre limite.
E-46 Les mises sont des multiples de 10, et l’on peut toujours passer.
E-47 Si tous passent, le premier interrogé agit gratuitement, et le dernier interrogé peut encore miser.
E-48 Le dernier joueur agit sans mise, mais peut en payer une.
E-49 Un gagnant qui ne fait rien a perdu sa mise et son action, et laisse les six actions aux autres.
E-50 Le secours se prend avant une enchère ou au lieu d’une action, avec moins de 500 pièces d’or à ce moment, ou avec quatre princesses et aucune caravane.
E-51 L’enchère suivante est ouverte par le prochain joueur à gauche du gagnant qui n’a pas agi.
E-52 Un cheik que Hind retient ne prend aucune part aux enchères, pas même en passant.
E-53 Les chameaux ramènent une mise à zéro au plus, et ne réduisent jamais le prix d’une action.
E-54 On n’annonce pas ce que l’on vise, et ici il n’y a pas moyen de le faire.
E-55 Une piste et une case ont de la place pour autant de caravanes qu’on veut.
E-56 On peut agir, mais on n’y est pas obligé.
E-57 Le bonus des séries se recompte chaque fois que des jetons viennent ou partent.
E-58 Un jeton invendu retourne dans le sac, et une carte statut invendue va sous sa pile.
E-59 Le palais vaut ses sections\xA0; la partie imprimée et les Chambres d’invité ne comptent pas, et le blanc commence à 1.
E-60 Il y a deux chambres, plus une par section et par Chambre d’invité.
E-61 Si personne n’a de chambre, la princesse est indécise.
E-62 Une égalité peut être entre autant de cheiks qu’on veut, et zéro peut être la meilleure valeur.
E-63 Une princesse indécise regarde tous les cheiks qui ont une chambre, comme dans le livret français, et pas seulement ceux qui étaient à égalité, comme dans le polonais.
E-64 Les princesses indécises regardent de nouveau chaque fois que quelque chose est fini, pas seulement aux enchères.
E-65 Seul compte l’or en main, et mise, prix et achat ne font qu’un\xA0; avec undecided_check sur payment, les princesses indécises regardent après chaque paiement.
E-66 Parmi plusieurs princesses indécises, celle qui attend depuis le plus longtemps regarde en premier, et après chacune qui s’installe toutes recommencent.
E-67 Les événements qui touchent la pile Emira ne concernent pas les princesses indécises.
E-68 Seul l’or comparé est montré\xA0; avec gold_reveal sur all, tous le montrent.
E-69 La première fois, c’est une fois pour chaque princesse et chaque cheik.
E-70 Samira prend un jeton à vous, même celui avec lequel le bleu a commencé, et rien si tous sont prêtés.
E-71 Zahrah prend une carte de votre choix, qui quitte la partie\xA0; avec zahrah_discard sur deck, elle va sous la pile des statuts.
E-72 Hind retient son cheik exactement un tour, celui qui suit son arrivée\xA0: c’est ce que dit le livret français\xA0; selon le livret polonais, elle le retient tant qu’elle vit chez lui, mais il la range aussi parmi les effets qui n’agissent qu’une fois.
E-73 Les princesses peuvent choisir le cheik que Hind retient, comme dans le livret polonais\xA0; avec hind_blocks_choice, elles ne le peuvent pas, comme dans le français.
E-74 Un cheik retenu décide quand même de ce dont il ne peut se dispenser, et il est libre aussitôt que Hind part.
E-75 Les frais de Suleika valent pour celles qui viennent tant qu’elle est là et se paient au prochain entretien, si elle y est encore, même si celle qui est venue est repartie\xA0; elle-même et Sidi Suleiman n’en coûtent pas, ni Xenia si son premier cadeau ne peut être payé.
E-76 Janan coûte 100 à chaque entretien, et Zafirah rien.
E-77 Xenia, installée au tour 4, est payée aux tours 4, 7, 10 et ainsi de suite\xA0; on compte depuis le tour où elle a été payée, si tôt que ce soit dans ce tour.
E-78 Seul un premier cadeau qu’on ne peut pas payer retire Xenia de la partie, comme dans le livret polonais (le livret français est ici confus), et «\xA0premier\xA0» se compte séparément pour chaque cheik.
E-79 Xenia refusée va chez le plus riche des autres cheiks qui ont une chambre, puis selon l’apparence, sinon elle attend et évite celui qui a refusé.
E-80 Sidi Suleiman attend tant que plusieurs sont à égalité, même quand personne n’a de princesse.
E-81 L’hôte choisit qui Sidi Suleiman enlève, même une princesse arrivée ce tour-ci.
E-82 Albina et Firyal ne font rien dans la partie de base, et ce qu’elles coûtent reste perdu.
E-83 On règle d’abord Xenia, puis tous paient dans le sens des aiguilles d’une montre à partir du premier joueur.
E-84 Dans la partie de base, celle qui part est tirée parmi toutes, l’arrivée du jour et Zafirah comprises.
E-85 Dans la partie avancée, on ne paie que l’entretien de celles qui restent.
E-86 Celle qui s’installe après l’entretien ne coûte rien ce tour-ci et compte pour la victoire\xA0; si late_arrival_counts est désactivé, elle ne compte pas.
E-87 Pour gagner, il faut avoir payé en entier l’entretien de ce tour\xA0; perdre Xenia pour son premier cadeau n’empêche pas de gagner.
E-88 Plusieurs gagnants du même tour se partagent la victoire dans la partie de base, et sont classés par le score dans la partie avancée.
E-89 Les jetons prêtés et ceux marqués +1 comptent au score, de même que le chant et la comédie, mais aucune Chambre d’invité.
E-90 Deux fois un talent et une fois un autre valent dans les deux sens là où l’objectif le dit.
E-91 Une princesse à deux talents vaut pour celui qui aide.
E-92 La victoire se voit et s’annonce d’elle-même.
E-93 À trois joueurs, les cartes événement ne s’achètent qu’aux tours pairs, comme dans le livret polonais ; le français le dit aussi, et ailleurs le contraire.
E-94 À trois joueurs, un jeton invendu retourne dans le sac à la fin des enchères du tour pair, comme dans le livret polonais ; le français dit impair.
E-95 À trois joueurs, une action prise au tour impair n’existe plus pour personne au tour pair, sauf la section\xA0; le secours et ne rien faire n’en prennent aucune.
E-96 À trois joueurs, trois cartes statut sont mises de côté, et trois à 3 points sont mélangées au reste.
E-97 À trois joueurs, une section achetée est remplacée au tour pair, s’il en reste.
E-98 À trois joueurs, le chameau et les caravanes que personne n’a achetés restent et ne sont pas doublés.
E-99 Hind, Xenia et Suleika comptent des tours, pas des paires de tours.`}]};export{e as default};