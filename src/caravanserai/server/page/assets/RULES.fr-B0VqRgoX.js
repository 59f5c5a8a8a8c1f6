var e={language:`fr`,title:`Five Tribes\xA0: les règles`,html:`<p>Five Tribes (Bruno Cathala\xA0; Days of Wonder, 2014), pour deux à quatre joueurs, avec sa première petite extension, Les Voleurs de Naqala. Ceci est notre propre résumé, avec
nos propres mots. Les sections sont numérotées pour que le code, les tests et les refus puissent les citer, comme <a class="cite" href="#3.5">§3.5</a>. Là où les livrets laissent une question ouverte, une
décision <a class="cite" href="#Q1">Q1</a> à <a class="cite" href="#Q26">Q26</a> y répond\xA0; elles sont toutes réunies au <a class="cite" href="#7">§7</a>.</p>
<p>Le vieux sultan de Naqala est mort, et une prophétie appelle des étrangers dans le pays. Cinq tribus en parcourent les trente tuiles. Aucune n’est à vous\xA0: vous prenez les
meeples d’une tuile, vous les semez un par un le long d’un chemin, et la tribu que vous rencontrez au bout travaille pour vous. Or, terres, sages, vizirs, marchandises et
djinns\xA0: tout compte à la fin.</p>
<p>Une tuile se nomme par sa colonne et sa ligne, de <code>a1</code> en haut à gauche à <code>f5</code> en bas à droite. Les vizirs (<strong>V</strong>), les sages (<strong>E</strong>, sur le plateau S), les marchands (<strong>M</strong>), les bâtisseurs
(<strong>B</strong>) et les assassins (<strong>A</strong>) s’écrivent par leurs lettres\xA0: <code>c3 VVE</code> veut dire deux vizirs et un sage sur c3.</p>`,text:`Five Tribes (Bruno Cathala\xA0; Days of Wonder, 2014), pour deux à quatre joueurs, avec sa première petite extension, Les Voleurs de Naqala. Ceci est notre propre résumé, avec nos propres mots. Les sections sont numérotées pour que le code, les tests et les refus puissent les citer, comme §3.5. Là où les livrets laissent une question ouverte, une décision Q1 à Q26 y répond\xA0; elles sont toutes réunies au §7.
Le vieux sultan de Naqala est mort, et une prophétie appelle des étrangers dans le pays. Cinq tribus en parcourent les trente tuiles. Aucune n’est à vous\xA0: vous prenez les meeples d’une tuile, vous les semez un par un le long d’un chemin, et la tribu que vous rencontrez au bout travaille pour vous. Or, terres, sages, vizirs, marchandises et djinns\xA0: tout compte à la fin.
Une tuile se nomme par sa colonne et sa ligne, de a1 en haut à gauche à f5 en bas à droite. Les vizirs (V), les sages (E, sur le plateau S), les marchands (M), les bâtisseurs (B) et les assassins (A) s’écrivent par leurs lettres\xA0: c3 VVE veut dire deux vizirs et un sage sur c3.`,sections:[{number:`1`,title:`Le matériel`,level:2,html:`<ul>
<li>Trente tuiles. Douze portent un nombre bleu\xA0: cinq villages (5 points chacun) et sept lieux sacrés (quatre à 6, un à 10, un à 12 et un à 15). Dix-huit portent un nombre
rouge\xA0: six oasis (8), huit petits marchés (6) et quatre grands marchés (4).</li>
<li>Quatre-vingt-dix meeples\xA0: 16 vizirs (jaunes), 20 sages (blancs), 18 marchands (verts), 18 bâtisseurs (bleus) et 18 assassins (rouges), et le sac dont ils sortent.</li>
<li>Cinquante-quatre cartes ressource\xA0: ivoire, joyaux et lingots d’or, deux de chaque\xA0; papyrus, soie et épices, quatre de chaque\xA0; poisson, blé et poterie, six de chaque. Ces
neuf sortes sont des marchandises. Les dix-huit autres cartes sont des fakirs, qui ne sont pas des marchandises.</li>
<li>Vingt-deux djinns, 12 palmiers, 10 palais, de l’or sans limite.</li>
<li>Des chameaux\xA0: onze chacun à deux joueurs, huit chacun à trois ou quatre. Des marqueurs de tour\xA0: deux chacun à deux joueurs, sinon un.</li>
<li>La piste d’ordre des enchères, et la piste d’ordre du tour avec ses neuf cases\xA0: 0, 0, 0, 1, 3, 5, 8, 12 et 18.</li>
<li>Avec les voleurs\xA0: cinq voleurs et un djinn de plus, Morgiane. Un sixième voleur, Madjaar, appartient à une autre extension et reste dans la boîte.</li>
</ul>`,text:`Trente tuiles. Douze portent un nombre bleu\xA0: cinq villages (5 points chacun) et sept lieux sacrés (quatre à 6, un à 10, un à 12 et un à 15). Dix-huit portent un nombre rouge\xA0: six oasis (8), huit petits marchés (6) et quatre grands marchés (4).
Quatre-vingt-dix meeples\xA0: 16 vizirs (jaunes), 20 sages (blancs), 18 marchands (verts), 18 bâtisseurs (bleus) et 18 assassins (rouges), et le sac dont ils sortent.
Cinquante-quatre cartes ressource\xA0: ivoire, joyaux et lingots d’or, deux de chaque\xA0; papyrus, soie et épices, quatre de chaque\xA0; poisson, blé et poterie, six de chaque. Ces neuf sortes sont des marchandises. Les dix-huit autres cartes sont des fakirs, qui ne sont pas des marchandises.
Vingt-deux djinns, 12 palmiers, 10 palais, de l’or sans limite.
Des chameaux\xA0: onze chacun à deux joueurs, huit chacun à trois ou quatre. Des marqueurs de tour\xA0: deux chacun à deux joueurs, sinon un.
La piste d’ordre des enchères, et la piste d’ordre du tour avec ses neuf cases\xA0: 0, 0, 0, 1, 3, 5, 8, 12 et 18.
Avec les voleurs\xA0: cinq voleurs et un djinn de plus, Morgiane. Un sixième voleur, Madjaar, appartient à une autre extension et reste dans la boîte.`},{number:`2`,title:`Mise en place et information`,level:2,html:`<p>Les tuiles sont mélangées et forment une grille de six colonnes et cinq lignes. Sur chacune se tiennent trois meeples tirés du sac, qui se vide ainsi. Chacun commence avec 50
pièces d’or. Les marqueurs sont placés au hasard sur la piste d’ordre des enchères\xA0; à deux joueurs, tous les quatre. Neuf cartes ressource sont visibles, en rangée et dans
l’ordre, ainsi que trois djinns.</p>
<p>Votre or et vos cartes ressource sont votre secret jusqu’à la fin. Le nombre de vos cartes et tout le reste sont visibles\xA0: les meeples devant vous, les djinns, les chameaux, le
sac, les défausses. Ce que les autres prennent dans la rangée ou vendent est vu de tous\xA0; une bonne mémoire sait donc presque tout.</p>`,text:`Les tuiles sont mélangées et forment une grille de six colonnes et cinq lignes. Sur chacune se tiennent trois meeples tirés du sac, qui se vide ainsi. Chacun commence avec 50 pièces d’or. Les marqueurs sont placés au hasard sur la piste d’ordre des enchères\xA0; à deux joueurs, tous les quatre. Neuf cartes ressource sont visibles, en rangée et dans l’ordre, ainsi que trois djinns.
Votre or et vos cartes ressource sont votre secret jusqu’à la fin. Le nombre de vos cartes et tout le reste sont visibles\xA0: les meeples devant vous, les djinns, les chameaux, le sac, les défausses. Ce que les autres prennent dans la rangée ou vendent est vu de tous\xA0; une bonne mémoire sait donc presque tout.`},{number:`3`,title:`Une manche`,level:2,html:``,text:``},{number:`3.1`,title:`Les enchères`,level:3,html:`<p>Les marqueurs enchérissent l’un après l’autre, dans l’ordre de la piste d’ordre des enchères. Choisissez une case libre de la piste d’ordre du tour, payez son prix à la banque et
mettez-y le marqueur. Personne ne passe, et aucune enchère ne change. Les trois zéros sont un seul emplacement pour trois marqueurs au plus\xA0: le dernier arrivé se place
devant les autres et joue en premier parmi eux. Si les trois sont pris, le marqueur suivant doit payer.</p>
<p>Avec Kumarbi, vous pouvez défausser des fakirs à chaque enchère\xA0; chacun la rend moins chère d’une case de la piste, jusqu’à zéro. Aucun fakir ne peut être gaspillé. Si
vous ne pouvez payer aucune case libre, vous prenez la moins chère pour tout l’or qui vous reste.</p>`,text:`Les marqueurs enchérissent l’un après l’autre, dans l’ordre de la piste d’ordre des enchères. Choisissez une case libre de la piste d’ordre du tour, payez son prix à la banque et mettez-y le marqueur. Personne ne passe, et aucune enchère ne change. Les trois zéros sont un seul emplacement pour trois marqueurs au plus\xA0: le dernier arrivé se place devant les autres et joue en premier parmi eux. Si les trois sont pris, le marqueur suivant doit payer.
Avec Kumarbi, vous pouvez défausser des fakirs à chaque enchère\xA0; chacun la rend moins chère d’une case de la piste, jusqu’à zéro. Aucun fakir ne peut être gaspillé. Si vous ne pouvez payer aucune case libre, vous prenez la moins chère pour tout l’or qui vous reste.`},{number:`3.2`,title:`Les activations`,level:3,html:`<p>Le marqueur sur la case la plus chère agit en premier, puis le suivant, jusqu’au dernier zéro. Un marqueur qui agit va sur le premier emplacement vide de la piste d’ordre des
enchères\xA0; l’ordre de jeu de cette manche est donc l’ordre des enchères de la suivante.</p>
<p>Une activation a ces étapes\xA0: le déplacement (<a class="cite" href="#3.3">§3.3</a>), le contrôle (<a class="cite" href="#3.4">§3.4</a>), l’action de la tribu (<a class="cite" href="#3.5">§3.5</a>), avec les voleurs, un voleur (<a class="cite" href="#6">§6</a>), l’action de la tuile (<a class="cite" href="#3.6">§3.6</a>), et une
vente (<a class="cite" href="#3.7">§3.7</a>). Les pouvoirs des djinns qui ont un prix peuvent servir avant le déplacement, avant que bâtisseurs ou assassins agissent, après l’action de la tribu, et à la fin,
avant ou après une vente (<a class="cite" href="#5">§5</a>).</p>`,text:`Le marqueur sur la case la plus chère agit en premier, puis le suivant, jusqu’au dernier zéro. Un marqueur qui agit va sur le premier emplacement vide de la piste d’ordre des enchères\xA0; l’ordre de jeu de cette manche est donc l’ordre des enchères de la suivante.
Une activation a ces étapes\xA0: le déplacement (§3.3), le contrôle (§3.4), l’action de la tribu (§3.5), avec les voleurs, un voleur (§6), l’action de la tuile (§3.6), et une vente (§3.7). Les pouvoirs des djinns qui ont un prix peuvent servir avant le déplacement, avant que bâtisseurs ou assassins agissent, après l’action de la tribu, et à la fin, avant ou après une vente (§5).`},{number:`3.3`,title:`Le déplacement`,level:3,html:`<p>Prenez tous les meeples d’une tuile\xA0; un chameau, les palmiers et les palais restent. Avancez ensuite de tuile en tuile, jamais en diagonale, et déposez sur chacune un meeple de
votre choix, jusqu’au dernier. Vous pouvez croiser votre propre chemin, mais jamais revenir aussitôt sur la tuile que vous venez de quitter. Le dernier meeple doit arriver sur
une tuile où se tient déjà un meeple de sa tribu\xA0; un meeple que vous y avez déposé plus tôt dans le même déplacement compte. Si un tel déplacement est possible, il faut en
faire un.</p>`,text:`Prenez tous les meeples d’une tuile\xA0; un chameau, les palmiers et les palais restent. Avancez ensuite de tuile en tuile, jamais en diagonale, et déposez sur chacune un meeple de votre choix, jusqu’au dernier. Vous pouvez croiser votre propre chemin, mais jamais revenir aussitôt sur la tuile que vous venez de quitter. Le dernier meeple doit arriver sur une tuile où se tient déjà un meeple de sa tribu\xA0; un meeple que vous y avez déposé plus tôt dans le même déplacement compte. Si un tel déplacement est possible, il faut en faire un.`},{number:`3.4`,title:`Le contrôle`,level:3,html:`<p>Retirez de cette tuile le dernier meeple et tous les autres de sa tribu\xA0: deux au moins. S’il n’y reste aucun meeple, et si aucun chameau ne s’y tient, posez-y un de vos
chameaux\xA0: la tuile est à vous. Une tuile qui porte un chameau ne change jamais de mains ainsi. S’il ne vous reste pas de chameau, la tuile reste neutre.</p>`,text:`Retirez de cette tuile le dernier meeple et tous les autres de sa tribu\xA0: deux au moins. S’il n’y reste aucun meeple, et si aucun chameau ne s’y tient, posez-y un de vos chameaux\xA0: la tuile est à vous. Une tuile qui porte un chameau ne change jamais de mains ainsi. S’il ne vous reste pas de chameau, la tuile reste neutre.`},{number:`3.5`,title:`L’action de la tribu`,level:3,html:`<p>Tous les meeples que vous avez retirés agissent ensemble.</p>
<ul>
<li>Les <strong>vizirs</strong> et les <strong>sages</strong> restent devant vous.</li>
<li>Les <strong>marchands</strong> vont dans le sac. Prenez autant de cartes en tête de la rangée, comme elles viennent. Les vides ne sont pas comblés avant la fin de la manche.</li>
<li>Les <strong>bâtisseurs</strong> vont dans le sac. Vous pouvez défausser des fakirs. Chaque bâtisseur et chaque fakir rapporte autant de pièces d’or qu’il y a de tuiles bleues parmi la
dernière tuile et les huit au plus qui l’entourent.</li>
<li>Les <strong>assassins</strong> vont dans le sac. Ils tuent un meeple\xA0: soit sur une tuile éloignée d’au plus autant de pas qu’il y a d’assassins, la dernière tuile comprise, soit un vizir
ou un sage d’un adversaire, à n’importe quelle distance. Chaque fakir que vous défaussez augmente leur portée d’un pas. La victime va dans le sac. Si le meurtre vide une
tuile sans chameau, la tuile est à vous, mais vous n’en faites pas l’action. Il faut tuer quelqu’un si c’est possible sans dépenser de fakirs.</li>
</ul>`,text:`Tous les meeples que vous avez retirés agissent ensemble.
Les vizirs et les sages restent devant vous.
Les marchands vont dans le sac. Prenez autant de cartes en tête de la rangée, comme elles viennent. Les vides ne sont pas comblés avant la fin de la manche.
Les bâtisseurs vont dans le sac. Vous pouvez défausser des fakirs. Chaque bâtisseur et chaque fakir rapporte autant de pièces d’or qu’il y a de tuiles bleues parmi la dernière tuile et les huit au plus qui l’entourent.
Les assassins vont dans le sac. Ils tuent un meeple\xA0: soit sur une tuile éloignée d’au plus autant de pas qu’il y a d’assassins, la dernière tuile comprise, soit un vizir ou un sage d’un adversaire, à n’importe quelle distance. Chaque fakir que vous défaussez augmente leur portée d’un pas. La victime va dans le sac. Si le meurtre vide une tuile sans chameau, la tuile est à vous, mais vous n’en faites pas l’action. Il faut tuer quelqu’un si c’est possible sans dépenser de fakirs.`},{number:`3.6`,title:`L’action de la tuile`,level:3,html:`<p>À présent, la tuile où le déplacement a fini agit pour vous, quel qu’en soit le propriétaire.</p>
<ul>
<li><strong>Village</strong>\xA0: posez-y un palais. <strong>Oasis</strong>\xA0: posez-y un palmier. C’est obligatoire tant qu’il en reste, et il peut y en avoir plusieurs sur une tuile.</li>
<li><strong>Petit marché</strong>\xA0: vous pouvez payer 3 pièces d’or et prendre une des trois premières cartes de la rangée.</li>
<li><strong>Grand marché</strong>\xA0: vous pouvez payer 6 pièces d’or et prendre deux des six premières\xA0; s’il n’y en a qu’une, elle coûte quand même 6.</li>
<li><strong>Lieu sacré</strong>\xA0: vous pouvez payer deux sages, ou un sage et un fakir, et prendre un des djinns visibles, ou le voleur visible (<a class="cite" href="#6">§6</a>). Le pouvoir du djinn peut servir aussitôt
(<a class="cite" href="#5">§5</a>).</li>
</ul>`,text:`À présent, la tuile où le déplacement a fini agit pour vous, quel qu’en soit le propriétaire.
Village\xA0: posez-y un palais. Oasis\xA0: posez-y un palmier. C’est obligatoire tant qu’il en reste, et il peut y en avoir plusieurs sur une tuile.
Petit marché\xA0: vous pouvez payer 3 pièces d’or et prendre une des trois premières cartes de la rangée.
Grand marché\xA0: vous pouvez payer 6 pièces d’or et prendre deux des six premières\xA0; s’il n’y en a qu’une, elle coûte quand même 6.
Lieu sacré\xA0: vous pouvez payer deux sages, ou un sage et un fakir, et prendre un des djinns visibles, ou le voleur visible (§6). Le pouvoir du djinn peut servir aussitôt (§5).`},{number:`3.7`,title:`La vente`,level:3,html:`<p>À la fin de votre activation, vous pouvez vendre des marchandises. Un lot est un ensemble de marchandises différentes\xA0; il rapporte</p>
<table>
<thead>
<tr>
<th>cartes</th>
<th>1</th>
<th>2</th>
<th>3</th>
<th>4</th>
<th>5</th>
<th>6</th>
<th>7</th>
<th>8</th>
<th>9</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="cartes">or</td>
<td data-head="1">1</td>
<td data-head="2">3</td>
<td data-head="3">7</td>
<td data-head="4">13</td>
<td data-head="5">21</td>
<td data-head="6">30</td>
<td data-head="7">40</td>
<td data-head="8">50</td>
<td data-head="9">60</td>
</tr>
</tbody>
</table>
<p>Vous pouvez vendre plusieurs lots. Les marchandises rejoignent un lot dans n’importe quel ordre, et peuvent être reprises tant qu’il n’est pas vendu. Les cartes vendues et les fakirs dépensés vont à la défausse.</p>`,text:`À la fin de votre activation, vous pouvez vendre des marchandises. Un lot est un ensemble de marchandises différentes\xA0; il rapporte
cartes
1
2
3
4
5
6
7
8
9
or
1
3
7
13
21
30
40
50
60
Vous pouvez vendre plusieurs lots. Les marchandises rejoignent un lot dans n’importe quel ordre, et peuvent être reprises tant qu’il n’est pas vendu. Les cartes vendues et les fakirs dépensés vont à la défausse.`},{number:`3.8`,title:`La fin d’une manche`,level:3,html:`<p>Quand le dernier marqueur a agi, les cartes avancent et la rangée est complétée à neuf\xA0; les djinns le sont à trois, et avec les voleurs l’un d’eux est visible. Une pile vide
est reformée en mélangeant sa défausse quand il faut une carte, et pas avant\xA0; s’il n’y en a pas, moins de cartes sont visibles.</p>`,text:`Quand le dernier marqueur a agi, les cartes avancent et la rangée est complétée à neuf\xA0; les djinns le sont à trois, et avec les voleurs l’un d’eux est visible. Une pile vide est reformée en mélangeant sa défausse quand il faut une carte, et pas avant\xA0; s’il n’y en a pas, moins de cartes sont visibles.`},{number:`4`,title:`La fin de la partie`,level:2,html:`<p>La manche où quelqu’un pose son dernier chameau est la dernière. De même celle où un marqueur ne trouve aucun déplacement\xA0: il saute tout jusqu’à la vente, mais les pouvoirs
peuvent encore servir, et si l’un d’eux rend un déplacement possible, il faut le faire. Les marqueurs suivants de cette manche essaient à leur tour. Et si une manche est
finie, que les rangées sont complétées et qu’aucun meeple ne peut plus être déplacé sur le plateau, la partie s’arrête là\xA0: plus personne n’enchérit.</p>
<p>Ensuite, on compte tout\xA0:</p>
<ul>
<li>chaque pièce d’or, 1\xA0;</li>
<li>chaque vizir, 1, et 10 par adversaire qui en a moins\xA0; si la table l’a choisi, 10 seulement pour la personne qui en a le plus, sans égalité\xA0;</li>
<li>chaque sage, 2\xA0;</li>
<li>les djinns, et les voleurs qui n’ont pas servi (6 chacun)\xA0;</li>
<li>sur les tuiles où se tient votre chameau\xA0: le nombre de la tuile, 3 par palmier, 5 par palais\xA0;</li>
<li>les marchandises en main, réparties en lots au mieux (<a class="cite" href="#3.7">§3.7</a>).</li>
</ul>
<p>Le plus grand nombre de points gagne\xA0; à égalité, on partage la victoire.</p>`,text:`La manche où quelqu’un pose son dernier chameau est la dernière. De même celle où un marqueur ne trouve aucun déplacement\xA0: il saute tout jusqu’à la vente, mais les pouvoirs peuvent encore servir, et si l’un d’eux rend un déplacement possible, il faut le faire. Les marqueurs suivants de cette manche essaient à leur tour. Et si une manche est finie, que les rangées sont complétées et qu’aucun meeple ne peut plus être déplacé sur le plateau, la partie s’arrête là\xA0: plus personne n’enchérit.
Ensuite, on compte tout\xA0:
chaque pièce d’or, 1\xA0;
chaque vizir, 1, et 10 par adversaire qui en a moins\xA0; si la table l’a choisi, 10 seulement pour la personne qui en a le plus, sans égalité\xA0;
chaque sage, 2\xA0;
les djinns, et les voleurs qui n’ont pas servi (6 chacun)\xA0;
sur les tuiles où se tient votre chameau\xA0: le nombre de la tuile, 3 par palmier, 5 par palais\xA0;
les marchandises en main, réparties en lots au mieux (§3.7).
Le plus grand nombre de points gagne\xA0; à égalité, on partage la victoire.`},{number:`5`,title:`Les djinns`,level:2,html:`<p>Un djinn sans prix agit de lui-même. Un djinn qui a un prix sert à son propriétaire, pendant sa propre activation, au plus une fois dans chacune. Les sages payés vont dans
le sac.</p>
<table class="wide">
<thead>
<tr>
<th>djinn</th>
<th>points</th>
<th>prix</th>
<th>ce qu’il fait</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="djinn">Al-Amin</td>
<td data-head="points">5</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">à la fin, deux fakirs valent une marchandise au choix</td>
</tr>
<tr>
<td data-head="djinn">Anun-Nak</td>
<td data-head="points">8</td>
<td data-head="prix">sage ou fakir</td>
<td data-head="ce qu’il fait">trois meeples du sac sur une tuile sans meeple, chameau, palmier ni palais\xA0; moins si le sac en a moins</td>
</tr>
<tr>
<td data-head="djinn">Ba’al</td>
<td data-head="points">6</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">chaque fois que quelqu’un gagne un djinn autre que Ba’al\xA0: 1 pièce d’or si c’est vous, 2 si c’est quelqu’un d’autre</td>
</tr>
<tr>
<td data-head="djinn">Boaz</td>
<td data-head="points">6</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">les assassins ne peuvent tuer ni vos vizirs ni vos sages</td>
</tr>
<tr>
<td data-head="djinn">Bouraq</td>
<td data-head="points">6</td>
<td data-head="prix">sage ou fakir</td>
<td data-head="ce qu’il fait">un palais sur n’importe quel village</td>
</tr>
<tr>
<td data-head="djinn">Echidna</td>
<td data-head="points">4</td>
<td data-head="prix">sage, et sage ou fakir</td>
<td data-head="ce qu’il fait">avant que vos bâtisseurs agissent\xA0: ils rapportent deux fois plus d’or</td>
</tr>
<tr>
<td data-head="djinn">Enki</td>
<td data-head="points">8</td>
<td data-head="prix">sage ou fakir</td>
<td data-head="ce qu’il fait">un palmier sur n’importe quelle oasis</td>
</tr>
<tr>
<td data-head="djinn">Hagis</td>
<td data-head="points">10</td>
<td data-head="prix">sage ou fakir</td>
<td data-head="ce qu’il fait">un palais que vous posez va plutôt sur une des huit tuiles au plus qui entourent la tuile, quelle qu’elle soit</td>
</tr>
<tr>
<td data-head="djinn">Haurvatat</td>
<td data-head="points">8</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">vos palmiers valent 5 chacun</td>
</tr>
<tr>
<td data-head="djinn">Ibus</td>
<td data-head="points">8</td>
<td data-head="prix">sage ou fakir</td>
<td data-head="ce qu’il fait">vos assassins tuent deux fois sur une même tuile, ou deux fois chez un même adversaire\xA0; une seule, s’il n’y a qu’une victime</td>
</tr>
<tr>
<td data-head="djinn">Jafaar</td>
<td data-head="points">6</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">vos vizirs valent 3 chacun\xA0; les dizaines restent</td>
</tr>
<tr>
<td data-head="djinn">Kandicha</td>
<td data-head="points">6</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">les victimes de vos assassins vous servent\xA0: pour un marchand la première carte de la pile, pour un bâtisseur l’or d’un bâtisseur à cet endroit\xA0; vizirs et sages viennent à vous</td>
</tr>
<tr>
<td data-head="djinn">Kumarbi</td>
<td data-head="points">6</td>
<td data-head="prix">fakirs</td>
<td data-head="ce qu’il fait">des enchères moins chères (<a class="cite" href="#3.1">§3.1</a>)</td>
</tr>
<tr>
<td data-head="djinn">Lamia</td>
<td data-head="points">10</td>
<td data-head="prix">sage ou fakir</td>
<td data-head="ce qu’il fait">comme Hagis, pour un palmier</td>
</tr>
<tr>
<td data-head="djinn">Leta</td>
<td data-head="points">4</td>
<td data-head="prix">sage, et sage ou fakir</td>
<td data-head="ce qu’il fait">un chameau sur une tuile sans meeple, chameau, palmier ni palais</td>
</tr>
<tr>
<td data-head="djinn">Marid</td>
<td data-head="points">6</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">chaque meeple déposé lors d’un déplacement sur une de vos tuiles\xA0: 1 pièce d’or si vous le déposez, 2 si c’est quelqu’un d’autre</td>
</tr>
<tr>
<td data-head="djinn">Monkir</td>
<td data-head="points">6</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">chaque palais posé\xA0: 1 pièce d’or si c’est par vous, 2 si c’est par quelqu’un d’autre</td>
</tr>
<tr>
<td data-head="djinn">Nekir</td>
<td data-head="points">6</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">chaque fois que des assassins tuent, une victime ou deux\xA0: 1 pièce d’or si ce sont les vôtres, 2 sinon</td>
</tr>
<tr>
<td data-head="djinn">Shamhat</td>
<td data-head="points">6</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">vos sages valent 4 chacun</td>
</tr>
<tr>
<td data-head="djinn">Sibittis</td>
<td data-head="points">4</td>
<td data-head="prix">sage, et sage ou fakir</td>
<td data-head="ce qu’il fait">regardez les trois premiers djinns de la pile, gardez-en un, défaussez les autres</td>
</tr>
<tr>
<td data-head="djinn">Sloar</td>
<td data-head="points">8</td>
<td data-head="prix">fakir</td>
<td data-head="ce qu’il fait">la première carte de la pile des ressources</td>
</tr>
<tr>
<td data-head="djinn">Utug</td>
<td data-head="points">4</td>
<td data-head="prix">sage, et sage ou fakir</td>
<td data-head="ce qu’il fait">un chameau sur une tuile avec des meeples, mais sans chameau, palmier ni palais</td>
</tr>
<tr>
<td data-head="djinn">Morgiane</td>
<td data-head="points">6</td>
<td data-head="prix"></td>
<td data-head="ce qu’il fait">les voleurs des autres ne vous concernent pas (<a class="cite" href="#6">§6</a>)</td>
</tr>
</tbody>
</table>`,text:`Un djinn sans prix agit de lui-même. Un djinn qui a un prix sert à son propriétaire, pendant sa propre activation, au plus une fois dans chacune. Les sages payés vont dans le sac.
djinn
points
prix
ce qu’il fait
Al-Amin
5

à la fin, deux fakirs valent une marchandise au choix
Anun-Nak
8
sage ou fakir
trois meeples du sac sur une tuile sans meeple, chameau, palmier ni palais\xA0; moins si le sac en a moins
Ba’al
6

chaque fois que quelqu’un gagne un djinn autre que Ba’al\xA0: 1 pièce d’or si c’est vous, 2 si c’est quelqu’un d’autre
Boaz
6

les assassins ne peuvent tuer ni vos vizirs ni vos sages
Bouraq
6
sage ou fakir
un palais sur n’importe quel village
Echidna
4
sage, et sage ou fakir
avant que vos bâtisseurs agissent\xA0: ils rapportent deux fois plus d’or
Enki
8
sage ou fakir
un palmier sur n’importe quelle oasis
Hagis
10
sage ou fakir
un palais que vous posez va plutôt sur une des huit tuiles au plus qui entourent la tuile, quelle qu’elle soit
Haurvatat
8

vos palmiers valent 5 chacun
Ibus
8
sage ou fakir
vos assassins tuent deux fois sur une même tuile, ou deux fois chez un même adversaire\xA0; une seule, s’il n’y a qu’une victime
Jafaar
6

vos vizirs valent 3 chacun\xA0; les dizaines restent
Kandicha
6

les victimes de vos assassins vous servent\xA0: pour un marchand la première carte de la pile, pour un bâtisseur l’or d’un bâtisseur à cet endroit\xA0; vizirs et sages viennent à vous
Kumarbi
6
fakirs
des enchères moins chères (§3.1)
Lamia
10
sage ou fakir
comme Hagis, pour un palmier
Leta
4
sage, et sage ou fakir
un chameau sur une tuile sans meeple, chameau, palmier ni palais
Marid
6

chaque meeple déposé lors d’un déplacement sur une de vos tuiles\xA0: 1 pièce d’or si vous le déposez, 2 si c’est quelqu’un d’autre
Monkir
6

chaque palais posé\xA0: 1 pièce d’or si c’est par vous, 2 si c’est par quelqu’un d’autre
Nekir
6

chaque fois que des assassins tuent, une victime ou deux\xA0: 1 pièce d’or si ce sont les vôtres, 2 sinon
Shamhat
6

vos sages valent 4 chacun
Sibittis
4
sage, et sage ou fakir
regardez les trois premiers djinns de la pile, gardez-en un, défaussez les autres
Sloar
8
fakir
la première carte de la pile des ressources
Utug
4
sage, et sage ou fakir
un chameau sur une tuile avec des meeples, mais sans chameau, palmier ni palais
Morgiane
6

les voleurs des autres ne vous concernent pas (§6)`},{number:`6`,title:`Les voleurs`,level:2,html:`<p>Là où vous pouvez acheter un djinn, vous pouvez acheter à la place le voleur visible, au même prix. Juste après l’action de sa tribu, vous pouvez l’utiliser\xA0; il quitte alors la
partie. Il ne peut pas servir dans la manche où il a été acheté. Les voleurs qui n’ont pas servi valent 6 points chacun. Les voleurs ne sont pas des djinns.</p>
<p>Les autres joueurs cèdent quelque chose, l’un après l’autre en partant de votre gauche, chacun à son choix, ou ce qu’il a, s’il en a moins. Ensuite vous vous servez, et le
reste est défaussé.</p>
<table class="wide">
<thead>
<tr>
<th>voleur</th>
<th>après</th>
<th>chaque autre joueur cède</th>
<th>vous prenez</th>
<th>le reste</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="voleur">Houssain</td>
<td data-head="après">les marchands</td>
<td data-head="chaque autre joueur cède">deux marchandises, pas de fakirs</td>
<td data-head="vous prenez">deux</td>
<td data-head="le reste">à la défausse</td>
</tr>
<tr>
<td data-head="voleur">Ziad</td>
<td data-head="après">les vizirs</td>
<td data-head="chaque autre joueur cède">un vizir</td>
<td data-head="vous prenez">un</td>
<td data-head="le reste">dans le sac</td>
</tr>
<tr>
<td data-head="voleur">Ouafat</td>
<td data-head="après">les sages</td>
<td data-head="chaque autre joueur cède">un djinn</td>
<td data-head="vous prenez">un\xA0; son pouvoir n’a pas servi</td>
<td data-head="le reste">à la défausse des djinns</td>
</tr>
<tr>
<td data-head="voleur">Kohdian</td>
<td data-head="après">les assassins</td>
<td data-head="chaque autre joueur cède">une tuile\xA0: le chameau retourne à son propriétaire</td>
<td data-head="vous prenez">une, avec un de vos chameaux</td>
<td data-head="le reste">reste neutre</td>
</tr>
<tr>
<td data-head="voleur">Shaum</td>
<td data-head="après">les bâtisseurs</td>
<td data-head="chaque autre joueur cède">un palmier ou un palais d’une de ses tuiles</td>
<td data-head="vous prenez">un, pour une de vos tuiles, quelle qu’elle soit</td>
<td data-head="le reste">à la réserve</td>
</tr>
</tbody>
</table>
<p>Sans chameau restant, vous ne prenez pas de tuile\xA0; sans tuile, vous ne prenez ni palmier ni palais. Une dernière manche qui a commencé reste la dernière, même si un chameau
revient.</p>`,text:`Là où vous pouvez acheter un djinn, vous pouvez acheter à la place le voleur visible, au même prix. Juste après l’action de sa tribu, vous pouvez l’utiliser\xA0; il quitte alors la partie. Il ne peut pas servir dans la manche où il a été acheté. Les voleurs qui n’ont pas servi valent 6 points chacun. Les voleurs ne sont pas des djinns.
Les autres joueurs cèdent quelque chose, l’un après l’autre en partant de votre gauche, chacun à son choix, ou ce qu’il a, s’il en a moins. Ensuite vous vous servez, et le reste est défaussé.
voleur
après
chaque autre joueur cède
vous prenez
le reste
Houssain
les marchands
deux marchandises, pas de fakirs
deux
à la défausse
Ziad
les vizirs
un vizir
un
dans le sac
Ouafat
les sages
un djinn
un\xA0; son pouvoir n’a pas servi
à la défausse des djinns
Kohdian
les assassins
une tuile\xA0: le chameau retourne à son propriétaire
une, avec un de vos chameaux
reste neutre
Shaum
les bâtisseurs
un palmier ou un palais d’une de ses tuiles
un, pour une de vos tuiles, quelle qu’elle soit
à la réserve
Sans chameau restant, vous ne prenez pas de tuile\xA0; sans tuile, vous ne prenez ni palmier ni palais. Une dernière manche qui a commencé reste la dernière, même si un chameau revient.`},{number:`7`,title:`Décisions`,level:2,html:`<p>Ce que les livrets imprimés laissent ouvert, et ce qui se joue ici. Les noms en <code>code</code> sont les options de la table et leurs valeurs.</p>
<ul>
<li id="Q1" class="ruling"><strong><a class="own" href="#Q1">Q1</a></strong> Un pouvoir qui a un prix sert une fois par activation, donc deux fois par manche à deux joueurs\xA0; avec <code>djinn_limit</code> sur <code>round</code>, il sert une fois par manche.</li>
<li id="Q2" class="ruling"><strong><a class="own" href="#Q2">Q2</a></strong> Un voleur attend la manche qui suit son achat\xA0; avec <code>thief_wait</code> sur <code>activation</code>, seulement l’activation suivante de son propriétaire.</li>
<li id="Q3" class="ruling"><strong><a class="own" href="#Q3">Q3</a></strong> Un meeple déposé plus tôt dans le même déplacement convient au dernier\xA0; si <code>loop_match</code> est désactivé, il ne convient pas.</li>
<li id="Q4" class="ruling"><strong><a class="own" href="#Q4">Q4</a></strong> «\xA0Autour\xA0» veut dire huit tuiles pour Hagis et Lamia.</li>
<li id="Q5" class="ruling"><strong><a class="own" href="#Q5">Q5</a></strong> Echidna, achetée après l’action des bâtisseurs, n’a pas d’effet rétroactif.</li>
<li id="Q6" class="ruling"><strong><a class="own" href="#Q6">Q6</a></strong> Echidna ne double pas ce que Kandicha rapporte pour un bâtisseur tué.</li>
<li id="Q7" class="ruling"><strong><a class="own" href="#Q7">Q7</a></strong> Tuer est obligatoire si c’est possible sans fakirs, et la dernière tuile elle-même est à portée.</li>
<li id="Q8" class="ruling"><strong><a class="own" href="#Q8">Q8</a></strong> Si l’on ne peut payer aucune case libre, on prend la moins chère et on paie tout ce qu’on a.</li>
<li id="Q9" class="ruling"><strong><a class="own" href="#Q9">Q9</a></strong> Il y a cinq tribus\xA0: les artisans, la sixième, appartiennent à une autre extension et ne jouent pas ici.</li>
<li id="Q10" class="ruling"><strong><a class="own" href="#Q10">Q10</a></strong> Chaque marqueur cherche un déplacement à nouveau\xA0; une dernière manche reste la dernière.</li>
<li id="Q11" class="ruling"><strong><a class="own" href="#Q11">Q11</a></strong> Morgiane vaut 6 points.</li>
<li id="Q12" class="ruling"><strong><a class="own" href="#Q12">Q12</a></strong> Un voleur vaut 6 points.</li>
<li id="Q13" class="ruling"><strong><a class="own" href="#Q13">Q13</a></strong> Les voleurs font le tour dans le sens des aiguilles d’une montre, à partir de la gauche.</li>
<li id="Q14" class="ruling"><strong><a class="own" href="#Q14">Q14</a></strong> Houssain prend des marchandises, pas de fakirs.</li>
<li id="Q15" class="ruling"><strong><a class="own" href="#Q15">Q15</a></strong> Kumarbi peut servir à chaque enchère, donc deux fois par manche à deux joueurs.</li>
<li id="Q16" class="ruling"><strong><a class="own" href="#Q16">Q16</a></strong> Un djinn pris par Ouafat peut servir à son nouveau propriétaire, même si l’ancien s’en est servi.</li>
<li id="Q17" class="ruling"><strong><a class="own" href="#Q17">Q17</a></strong> Aucun pouvoir ne sert entre deux meeples déposés.</li>
<li id="Q18" class="ruling"><strong><a class="own" href="#Q18">Q18</a></strong> Les pouvoirs peuvent servir avant et après une vente.</li>
<li id="Q19" class="ruling"><strong><a class="own" href="#Q19">Q19</a></strong> L’or et les cartes sont cachés\xA0; avec <code>open_hands</code>, tout le monde les voit.</li>
<li id="Q20" class="ruling"><strong><a class="own" href="#Q20">Q20</a></strong> Les djinns distribués à part et ceux d’autres extensions ne se jouent pas ici.</li>
<li id="Q21" class="ruling"><strong><a class="own" href="#Q21">Q21</a></strong> Une manche qui ne laisse aucun déplacement sur le plateau met fin à la partie dès que ses rangées sont complétées, même si un pouvoir pouvait en rendre un possible\xA0; avec <code>empty_round</code>, on joue encore une manche d’enchères, de pouvoirs et de ventes.</li>
<li id="Q22" class="ruling"><strong><a class="own" href="#Q22">Q22</a></strong> Les deux victimes d’Ibus sont d’abord désignées, puis Kandicha donne pour l’une et pour l’autre, dans cet ordre.</li>
<li id="Q23" class="ruling"><strong><a class="own" href="#Q23">Q23</a></strong> Un pouvoir qui a un prix sert avant le déplacement, avant que bâtisseurs ou assassins agissent, alors qu’ils sont déjà dans le sac, après l’action de la tribu, ou à la fin.</li>
<li id="Q24" class="ruling"><strong><a class="own" href="#Q24">Q24</a></strong> Chaque fakir de Kumarbi rend une enchère moins chère d’une case de la piste, et non d’une pièce d’or, même si cette case est prise\xA0; les zéros sont les dernières, et aucun fakir n’est défaussé pour rien.</li>
<li id="Q25" class="ruling"><strong><a class="own" href="#Q25">Q25</a></strong> Chaque adversaire qui a moins de vizirs donne dix points\xA0; avec <code>viziers</code> sur <code>most</code>, dix points vont à la personne qui en a le plus, sans égalité.</li>
<li id="Q26" class="ruling"><strong><a class="own" href="#Q26">Q26</a></strong> Les voleurs ne participent qu’avec <code>thieves</code>.</li>
</ul>`,text:`Ce que les livrets imprimés laissent ouvert, et ce qui se joue ici. Les noms en code sont les options de la table et leurs valeurs.
Q1 Un pouvoir qui a un prix sert une fois par activation, donc deux fois par manche à deux joueurs\xA0; avec djinn_limit sur round, il sert une fois par manche.
Q2 Un voleur attend la manche qui suit son achat\xA0; avec thief_wait sur activation, seulement l’activation suivante de son propriétaire.
Q3 Un meeple déposé plus tôt dans le même déplacement convient au dernier\xA0; si loop_match est désactivé, il ne convient pas.
Q4 «\xA0Autour\xA0» veut dire huit tuiles pour Hagis et Lamia.
Q5 Echidna, achetée après l’action des bâtisseurs, n’a pas d’effet rétroactif.
Q6 Echidna ne double pas ce que Kandicha rapporte pour un bâtisseur tué.
Q7 Tuer est obligatoire si c’est possible sans fakirs, et la dernière tuile elle-même est à portée.
Q8 Si l’on ne peut payer aucune case libre, on prend la moins chère et on paie tout ce qu’on a.
Q9 Il y a cinq tribus\xA0: les artisans, la sixième, appartiennent à une autre extension et ne jouent pas ici.
Q10 Chaque marqueur cherche un déplacement à nouveau\xA0; une dernière manche reste la dernière.
Q11 Morgiane vaut 6 points.
Q12 Un voleur vaut 6 points.
Q13 Les voleurs font le tour dans le sens des aiguilles d’une montre, à partir de la gauche.
Q14 Houssain prend des marchandises, pas de fakirs.
Q15 Kumarbi peut servir à chaque enchère, donc deux fois par manche à deux joueurs.
Q16 Un djinn pris par Ouafat peut servir à son nouveau propriétaire, même si l’ancien s’en est servi.
Q17 Aucun pouvoir ne sert entre deux meeples déposés.
Q18 Les pouvoirs peuvent servir avant et après une vente.
Q19 L’or et les cartes sont cachés\xA0; avec open_hands, tout le monde les voit.
Q20 Les djinns distribués à part et ceux d’autres extensions ne se jouent pas ici.
Q21 Une manche qui ne laisse aucun déplacement sur le plateau met fin à la partie dès que ses rangées sont complétées, même si un pouvoir pouvait en rendre un possible\xA0; avec empty_round, on joue encore une manche d’enchères, de pouvoirs et de ventes.
Q22 Les deux victimes d’Ibus sont d’abord désignées, puis Kandicha donne pour l’une et pour l’autre, dans cet ordre.
Q23 Un pouvoir qui a un prix sert avant le déplacement, avant que bâtisseurs ou assassins agissent, alors qu’ils sont déjà dans le sac, après l’action de la tribu, ou à la fin.
Q24 Chaque fakir de Kumarbi rend une enchère moins chère d’une case de la piste, et non d’une pièce d’or, même si cette case est prise\xA0; les zéros sont les dernières, et aucun fakir n’est défaussé pour rien.
Q25 Chaque adversaire qui a moins de vizirs donne dix points\xA0; avec viziers sur most, dix points vont à la personne qui en a le plus, sans égalité.
Q26 Les voleurs ne participent qu’avec thieves.`}]};export{e as default};