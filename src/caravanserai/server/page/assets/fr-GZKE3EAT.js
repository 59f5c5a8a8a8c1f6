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

## Le carnet de score

emira-page-pad-line =
    { $row ->
        [princesses] princesses
        [objective] objectif
        [upkeep] entretien impayé
        [late] venues après
        [appearance] apparence
        [status] statut
        [sections] sections de palais
        [camels] chameaux
        [track] piste du palais
       *[gold] or
    }
emira-page-pad-hint =
    { $row ->
        [princesses] Touchez toutes celles qui vivent là.
        [objective] Quel objectif est-ce\xA0?
        [upkeep] Seulement qui n’a pas pu payer tout l’entretien de ce tour.
        [late] Celle qui est venue après l’entretien ne compte pas pour l’objectif.
        [appearance] Pour départager\xA0: tous les jetons, prêtés aussi, et les cartes Bonne tenue.
        [status] Pour départager\xA0: les cartes par points. Le chant et la scène sont déjà comptés.
        [sections] Pour départager\xA0: les sections bâties, sans le palais imprimé.
        [camels] Pour départager.
        [track] Pour départager\xA0: où en est la piste du palais.
       *[gold] Pour départager, si l’égalité demeure.
    }
emira-page-pad-piece =
    { $piece ->
        [unpaid] N’a pas pu tout payer
        [looks] ajouté par Bonne tenue
        [section] sections de palais
        [camel] chameaux
       *[gold] or
    }
emira-page-pad-looks = Bonne tenue\xA0: { emira-token }
emira-page-pad-status = cartes statut de { $points }
emira-page-pad-tie =
    { $tie ->
        [0] apparence, statut, palais et chameaux
       *[other] or
    }
`;export{e as default};