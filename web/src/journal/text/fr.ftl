### Le journal : ses propres parties, une fois finies.

page-journal-heading = Vos soirées
page-journal-titles = Parties de
page-journal-all = Toutes
page-journal-together =
    { $games ->
        [one] partie avec d’autres
       *[other] parties avec d’autres
    }
page-journal-alone =
    { $games ->
        [one] partie contre des robots seuls
       *[other] parties contre des robots seuls
    }
page-journal-of-them-won =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
page-journal-list = Vos parties
page-journal-won = gagnée
page-journal-place =
    { $place ->
        [1] 1re place sur { $of }
       *[other] { $place }e place sur { $of }
    }
page-journal-ahead = { $amount } d’avance sur { $name }
page-journal-behind = { $amount } de retard sur { $name }
page-journal-level = à égalité avec { $name }
page-journal-amount =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
page-journal-look = Revoir
page-journal-look-at = Revoir { $title } du { $day }
page-journal-with = avec { $names }
page-journal-earlier = Parties plus anciennes
page-journal-whom = Avec qui
page-journal-whom-games = parties
page-journal-whom-share = devant
page-journal-whom-none = Personne encore.
page-journal-whom-note = « Devant » : mieux classé dans la même partie ; une place partagée compte pour moitié. La barre montre où le chiffre se fixerait après un très grand nombre de parties, avec 95 % de certitude : tant qu’elle traverse le milieu, nul ne peut dire qui est le meilleur.
page-journal-whom-range = entre { $low } et { $high }
page-journal-guests = Invités
page-journal-bots = Robots : { $level }
page-journal-weeks = Lanternes de huit semaines
page-journal-weeks-told =
    { $days ->
        [0] Aucune partie finie ces huit dernières semaines.
        [one] Vous avez fini une partie un jour de ces huit dernières semaines.
       *[other] Vous avez fini des parties { $days } jours de ces huit dernières semaines.
    }
page-journal-none = Rien n’est encore écrit ici
page-journal-none-text = Chaque partie jouée jusqu’au bout entre dans votre journal : avec qui, comment elle a fini, et ce qui mérite d’en être retenu. Les premières parties guidées ne comptent pas.
page-journal-play = Vers les jeux
page-journal-reading = Lecture des parties d’autrefois…
page-journal-yours = Tout cela est à vous
page-journal-yours-text = Emportez-le en un seul fichier : tout ce qui est gardé de vous, et vos parties finies en texte, que ce Caravanserai ou tout autre sait montrer.
page-journal-take = L’emporter
page-journal-take-part = Partie { $part } sur { $of }
page-journal-delete = Partir pour de bon
page-journal-delete-text = Alors votre journal disparaît, et dans les parties finies des autres vous êtes « un invité ».
page-journal-offline = Le serveur ne répond pas : voici votre journal tel que vous l’avez vu ici la dernière fois.
page-journal-needs-server = Votre journal n’a pas encore été ouvert sur cet appareil : sans le serveur, il n’y a rien à montrer.

## From score pads

page-journal-real = À de vraies tables
page-journal-real-text = Tirés des carnets de score, sur cet appareil seulement. Ils ne comptent dans aucune statistique ci-dessus.
page-journal-real-person = { $place }. { $name } { $points }
page-journal-real-drop = Retirer { $title }, { $day }
