### Les mots des pages de règles.

page-rules-title = Règles
page-rules-lead = Chaque jeu raconté avec nos propres mots, en paragraphes numérotés. Quoi qu’il arrive à une table, le journal cite celui qui s’applique.
page-rules-read = Lire les règles
page-rules-contents = Sommaire
page-rules-search = Chercher dans les règles
page-rules-clear = Effacer la recherche
page-rules-hits =
    { $count ->
        [0] Aucun passage
        [one] { $count } passage
       *[other] { $count } passages
    }
page-rules-hit = { $number } sur { $count }
page-rules-section-hits =
    { $count ->
        [one] { $count } passage trouvé ici
       *[other] { $count } passages trouvés ici
    }
page-rules-next = Passage suivant
page-rules-previous = Passage précédent
page-rules-copy = Copier le lien vers le §{ $section }
page-rules-copied = Lien copié
page-rules-not-copied = Le lien n’a pas pu être copié ; il est maintenant dans la barre d’adresse
page-rules-untranslated = Ces règles ne sont pas encore racontées dans votre langue. Les voici en anglais.
page-rules-missing = Il n’y a pas de règles à cette adresse
page-rules-missing-help = Le jeu s’appelle peut-être autrement. Voici ceux que nous avons.
page-rules-aid = Aide de jeu à imprimer
page-rules-judge = Demander au juge
