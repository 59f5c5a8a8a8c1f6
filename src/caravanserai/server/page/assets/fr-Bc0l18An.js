var e=`### For people at a real table: the door, player aids, the judge.

page-beside-heading = À une vraie table
page-beside-lead = Vous avez la boîte. Voici ce qui va à côté\xA0: des feuilles à imprimer, et des réponses. Ce qui a été ouvert une fois marche sans réseau.
page-beside-aid = Aide de jeu
    .help = deux pages à imprimer
page-beside-judge = Demander au juge
    .help = avec vos propres mots
page-beside-pad = Feuille de score
    .help = elle fait les sommes
page-beside-odds = Chances
    .help = pour le plateau devant vous
page-beside-whom = Qui choisira-t-elle\xA0?
    .help = et pourquoi

## Player aids

page-aid-title = Aide de jeu
page-aid-print = Imprimer
page-aid-variant = Quelle version
page-aid-none = Il n’y a pas d’aide pour ce jeu.
page-aid-rules = Règles
page-aid-away = Personne ne répond, et cette feuille n’a pas encore été ouverte ici.
page-aid-paper = A4 ou Letter, le noir et blanc suffit

## The judge

page-judge-title = Le juge
page-judge-lead = Les réponses sont des phrases des règles, trouvées par leurs mots. Il ne connaît que ces règles.
page-judge-question = Votre question
page-judge-placeholder = Puis-je …\xA0?
page-judge-ask = Demander
page-judge-clear = Effacer la question
page-judge-games = Jeu
page-judge-read = Lire la section
page-judge-ruling = Décision
page-judge-none = Les règles n’ont pas ce mot. Dites-le autrement, ou cherchez-y.
page-judge-also = On a demandé
page-judge-english = Ces règles ne sont qu’en anglais.
page-judge-found = { $count ->
        [one] Une réponse
       *[other] { $count } réponses
    }, la meilleure d’abord.
page-judge-example-camel_up = Puis-je poser ma tuile à côté d’une autre\xA0?
    .second = Peut-on passer son tour\xA0?
    .third = Quel chameau fou part si l’un est assis sur l’autre\xA0?
page-judge-example-five_tribes = Faut-il tuer quelqu’un\xA0?
    .second = Combien coûte un djinn\xA0?
    .third = Un voleur peut-il servir juste après son achat\xA0?
page-judge-example-emira = Chez qui va-t-elle en cas d’égalité\xA0?
    .second = Que faire si je ne peux pas payer l’entretien\xA0?
    .third = Quand dois-je montrer mon or\xA0?
`;export{e as default};