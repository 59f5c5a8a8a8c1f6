var e=`### Les mots sous les images à côté des règles.

emira-page-figure-letters = En haut, ce que regardent les princesses\xA0: apparence, statut, palais et argent. En bas, leurs talents\xA0: intelligence, ménage, cuisine et romance.
emira-page-figure-colours = Avec quoi commence chaque couleur\xA0: un chameau, une section, une carte statut, un jeton de tenue, et 50 pièces d’or de plus à chaque revenu.
emira-page-figure-appearance = Beauté, manières et tenue forment une série et comptent 4. Avec un jeton de beauté de plus, cela fait 5.
emira-page-figure-palace = Deux chambres du palais imprimé, toutes deux occupées, et celle d’une section, encore libre. Grâce à la section, le palais compte 1.
emira-page-figure-income = Deux petites caravanes. La lente rapporte 150 et avance d’une case vers la gauche. La rapide était sur sa dernière case\xA0: elle rapporte 300 et s’en va.
emira-page-figure-upkeep = Thara et Layla coûtent 50 chacune, Janan 100 et Zafirah rien\xA0: 200 en tout.
emira-page-figure-auction = Le rouge a misé 40, le blanc 60 et le bleu 90. Puis le rouge et le blanc ont passé, et le bleu gagne pour 90.
emira-page-figure-camels = Le bleu a gagné avec 130. Chacun de ses deux chameaux en retire 50\xA0: le bleu paie 30.
emira-page-figure-market = Les six étals d’un tour\xA0: petite et grande caravane, lente ou rapide, un jeton de manières, une carte statut à 800, une section et un chameau.
emira-page-figure-choice = Malika regarde le statut, puis le palais. Le bleu n’a pas de chambre. Le rouge et le vert sont à égalité avec 3, et le rouge a le plus grand palais\xA0: elle s’installe chez lui.
emira-page-figure-xenia = Xenia s’installe au tour 4 et reçoit son cadeau. On retire un jeton au tour 5, un autre au tour 6, et au tour 7 elle demande de nouveau.
emira-page-figure-objective = À quatre joueurs, l’objectif est deux fois intelligence, une fois ménage et une fois cuisine\xA0: cinq princesses, et ces talents parmi elles. Noor a deux talents et vaut pour le ménage\xA0; Sahar est la cinquième.
`;export{e as default};