### L’accueil : les jeux et les tables.

page-home-tagline = Des jeux de société du désert, entre amis et avec des robots qui gardent les places au chaud.
page-home-games = Les jeux
page-home-players =
    { $fewest ->
        [1] Jusqu’à { $most } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
page-home-play = Jouer maintenant
page-home-level = Les robots
page-home-count = À la table
page-home-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-home-setting = On dresse la table…
page-home-open = Ouvrir une table entre amis
page-home-new = Nouvelle table
page-home-beside = À une vraie table ?
    .help = Des aides à imprimer, et un juge
page-home-puzzle = Les énigmes du jour
    .help = Deux minutes, un meilleur coup

## Les tables

page-home-mine = Vos tables
page-home-finished =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
page-home-openlist = Tables ouvertes
page-home-openlist-none = Personne ne cherche de compagnie en ce moment. Une table « affichée à l’accueil » apparaît ici pour tout le monde.
page-home-watch = Tables à regarder
page-home-watch-none = Aucune partie n’est ouverte au public en ce moment.
page-tables-set-up = position préparée
page-tables-mine = À vous de jouer
page-tables-thinking = { $name } réfléchit
page-tables-playing = Partie en cours
page-tables-seats =
    { $seated ->
        [one] { $seated } place prise sur { $players }
       *[other] { $seated } places prises sur { $players }
    }
page-tables-full = Au complet, bientôt le départ
page-tables-over = Terminée

## Les lanternes : les tables où l’on joue

page-lanterns-waiting =
    { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
page-lanterns-first = les plus pressées d’abord
page-lanterns-left = encore { $time }
page-lanterns-more = { $count } de plus
page-lanterns-away = Mises de côté : { $count }
page-lanterns-put-away = Mettre de côté : { $table }
page-history = Vos parties
page-history-rest = En cours
page-history-away = Mises de côté
    .help = Elles continuent comme avant et personne n’a été prévenu. Une partie contre des robots seuls vient ici d’elle-même après trois jours sans coup.
page-history-take-up = Reprendre
page-history-none = Vos parties terminées ou mises de côté se retrouvent ici.
page-journal = Votre journal

## Avec quelque chose en main

page-home-link = On vous a envoyé un lien ?
    .example = Collez-le ici
page-home-link-go = Y aller
page-home-link-wrong = Ce n’est pas un lien vers une table.
page-home-import = Revoir une partie enregistrée

## Ce que c’est

page-home-what = Quel est cet endroit ?
page-home-what-account = Ni compte ni adresse e-mail.
    .text = On choisit un nom, on partage un lien, on s’assoit.
page-home-what-tracking = Personne ne vous observe.
    .text = Ni pistage ni publicité, et rien n’est chargé d’ailleurs.
page-home-what-fair = Des dés vérifiables.
    .text = Ils sont fixés et scellés avant la partie ; ensuite chacun peut les vérifier.
page-home-what-bots = Un robot pour chaque place.
    .text = De plusieurs forces ; il remplace aussi l’ami qui doit partir.
page-home-what-open = Des règles ouvertes.
    .text = Chaque refus et chaque point cite le paragraphe d’où il vient.
page-home-what-more = En savoir plus

## Le pied de page

page-foot = Ni compte ni adresse e-mail. Un nom, un lien, et on s’assoit.
page-foot-nav = À lire
page-foot-rules = Règles
page-foot-beside = À une vraie table ?
page-foot-what-if = Préparer une position
page-foot-api = Pour les auteurs de robots
page-foot-about = À propos
