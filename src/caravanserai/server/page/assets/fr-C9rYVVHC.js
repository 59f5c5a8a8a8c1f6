var e=`### Emira à côté de la boîte.

emira-page-whom-sheikh =
    { $colour ->
        [green] Vert
        [white] Blanc
        [red] Rouge
        [blue] Bleu
       *[black] Noir
    }
emira-page-whom-who = Qui choisit\xA0?
emira-page-whom-another = Une autre
emira-page-whom-then = puis
emira-page-whom-swap = échanger
emira-page-whom-players = Combien jouent
emira-page-whom-room = chambres libres
emira-page-whom-cell = { $name }, { $what }\xA0:
emira-page-whom-guests =
    { $count ->
        [0] qui vit ici\xA0?
        [one] { $count } princesse
       *[other] { $count } princesses
    }
emira-page-whom-no-room = pas de chambre
emira-page-whom-less =
    { $preference ->
        [appearance] moins d’apparence
        [status] moins de statut
        [palace] palais plus petit
        [money] moins d’or
       *[princesses] moins de princesses
    }
emira-page-whom-level = à égalité
emira-page-whom-here = elle va ici
emira-page-whom-goes = { emira-princess } choisit { $name }.
emira-page-whom-undecided = { emira-princess } hésite et attend.
emira-page-whom-look =
    { $preference ->
        [appearance] Apparence { $best }
        [status] Statut { $best }
        [palace] Palais { $best }
        [money] Or { $best }
       *[princesses] Princesses { $best }
    }\xA0: { $count ->
        [one] { $names }.
       *[other] égalité entre { $names }.
    }
emira-page-whom-upkeep = Entretien ensuite
emira-page-whom-besides = Selon qui vit où. Les frais de Suleika et les cadeaux de Xenia viennent en plus.
emira-page-whom-missing = Dites ce qu’elle regarde, et son choix apparaît.
emira-page-whom-home = La maison de { $name }
emira-page-whom-name = Nom
emira-page-whom-live = Qui vit là\xA0? Cela compte pour l’entretien.
emira-page-whom-tell = { $name }\xA0: { $what }
emira-page-whom-rub = Effacer le dernier chiffre
emira-page-whom-next = Suite
`;export{e as default};