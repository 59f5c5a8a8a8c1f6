var e=`### L’accueil : les jeux et les tables.

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
page-home-beside = À une vraie table\xA0?
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
page-home-openlist-none = Personne ne cherche de compagnie en ce moment. Une table «\xA0affichée à l’accueil\xA0» apparaît ici pour tout le monde.
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
page-lanterns-away = Mises de côté\xA0: { $count }
page-lanterns-put-away = Mettre de côté\xA0: { $table }
page-history = Vos parties
page-history-rest = En cours
page-history-away = Mises de côté
    .help = Elles continuent comme avant et personne n’a été prévenu. Une partie contre des robots seuls vient ici d’elle-même après trois jours sans coup.
page-history-take-up = Reprendre
page-history-none = Vos parties terminées ou mises de côté se retrouvent ici.
page-journal = Votre journal

## Avec quelque chose en main

page-home-link = On vous a envoyé un lien\xA0?
    .example = Collez-le ici
page-home-link-go = Y aller
page-home-link-wrong = Ce n’est pas un lien vers une table.
page-home-import = Revoir une partie enregistrée

## Ce que c’est

page-home-what = Quel est cet endroit\xA0?
page-home-what-account = Ni compte ni adresse e-mail.
    .text = On choisit un nom, on partage un lien, on s’assoit.
page-home-what-tracking = Personne ne vous observe.
    .text = Ni pistage ni publicité, et rien n’est chargé d’ailleurs.
page-home-what-fair = Des dés vérifiables.
    .text = Ils sont fixés et scellés avant la partie\xA0; ensuite chacun peut les vérifier.
page-home-what-bots = Un robot pour chaque place.
    .text = De plusieurs forces\xA0; il remplace aussi l’ami qui doit partir.
page-home-what-open = Des règles ouvertes.
    .text = Chaque refus et chaque point cite le paragraphe d’où il vient.
page-home-what-more = En savoir plus

## Le pied de page

page-foot = Ni compte ni adresse e-mail. Un nom, un lien, et on s’assoit.
page-foot-nav = À lire
page-foot-rules = Règles
page-foot-beside = À une vraie table\xA0?
page-foot-what-if = Préparer une position
page-foot-api = Pour les auteurs de robots
page-foot-about = À propos
`,t=`### Les premières parties guidées : la carte à côté du plateau, et les entrées.

page-lesson-where = { $step } sur { $of }
page-lesson-region = Première partie, étape { $step } sur { $of }
page-lesson-watching = Regardez ce qui se passe…
page-lesson-why = Pourquoi\xA0?
page-lesson-what-if = Et s’il en avait été autrement\xA0?
page-lesson-go-on = Continuer
page-lesson-show-me = Montrer
page-lesson-take-back = Reprendre ce coup
page-lesson-back = Retour
page-lesson-skip = Passer cette étape
page-lesson-leave = Quitter
page-lesson-asked = demandé à cette étape
page-lesson-prepared = Les dés d’une première partie sont préparés.

## Quitter

page-lesson-leave-title = La garder pour plus tard\xA0?
page-lesson-leave-text = La leçon vous attend parmi vos tables, à cette étape même.
page-lesson-leave-yes = La garder et quitter
page-lesson-leave-no = Rester ici

## La fin

page-lesson-own = Maintenant une partie à vous
page-lesson-rules = Lire les règles
page-lesson-again = Encore une fois

## Les entrées

page-lesson-minutes = apprendre en jouant, { $from }–{ $to } min
page-lesson-once-more = apprendre en jouant, encore une fois
page-lesson-never = Jamais joué\xA0? «\xA0{ $title }\xA0» vous montre comment, { $from }–{ $to } min.
page-lesson-show-how = Montrez-moi
page-lesson-lobby = Jamais joué\xA0?
page-lesson-no-odds = Cela vient un peu plus tard dans cette leçon.
`,n=`### Une nouvelle table, et une table avant sa partie.

## Liens

page-link-copy = Copier le lien
page-link-copied = Copié
page-link-share = Partager

## Une nouvelle table

page-new = Nouvelle table
page-new-game = Jeu
page-new-players = Nombre de joueurs
page-new-few = Le jeu est fait pour au moins { $fewest } personnes\xA0; à deux, on suit notre règle maison.
page-new-me = Votre nom
    .help = Avec un nom, vous vous asseyez tout de suite.
page-new-name = Nom de la table
    .help = Si vous voulez. Sans nom, elle s’appelle comme le jeu.
page-new-manner = Comment vous jouez
page-new-open = Ouvrir la table
page-new-usual = { $value } (par défaut)
page-new-number = Un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, s’il vous plaît.
page-new-lens = Qui voit les probabilités
page-new-lens-all = Tout le monde
    .help = Probabilités exactes et valeurs à côté du plateau, les mêmes pour tous. Idéal pour apprendre.
page-new-lens-own = À son tour
    .help = Seule la personne dont c’est le tour voit les probabilités.
page-new-lens-off = Personne
    .help = Chacun calcule pour soi.
page-new-clock = Horloge
page-new-clock-none = Aucune
    .help = Prenez votre temps. Personne n’est pressé.
page-new-clock-minutes = Minutes
    .help = Chacun dispose d’un nombre fixe de minutes pour toute la partie et regagne un peu de temps à chaque coup.
page-new-clock-days = Jours
    .help = Un coup de temps en temps, chacun en quelques jours. La table attend et rappelle.
page-new-minutes = Minutes pour la partie
page-new-increment = Secondes de plus par coup
page-new-days = Jours pour chaque coup
page-new-bank = Heures en réserve
    .help = Pour les coups qui dépassent leurs jours. Ce qui est pris ne revient pas.
page-new-weekends = Week-ends libres
    .help = Le temps ne passe ni le samedi ni le dimanche ({ $zone }).
page-new-zero = Quand le temps est écoulé
page-new-zero-bot_moves = Un robot joue ce coup
    .help = La place reste à vous.
page-new-zero-resign = Un robot prend la place
    .help = Pour le reste de la partie.
page-new-guests = Invités et absences
page-new-listed = Afficher la table à l’accueil
    .help = Des inconnus peuvent la trouver et prendre une place libre.
page-new-watch = Qui peut regarder
page-new-watch-anyone = N’importe qui
    .help = La partie figure parmi les tables à regarder. Personne ne voit ce qui est secret.
page-new-watch-link = Les personnes qui ont le lien
    .help = La partie n’est affichée nulle part.
page-new-watch-nobody = Les joueurs seulement
    .help = Le lien sert alors à s’asseoir, pas à regarder.
page-new-talk = Conversation
page-new-talk-auto = Selon le cas
    .help = Libre entre amis\xA0; seulement des réactions là où des inconnus peuvent venir.
page-new-talk-free = Libre
    .help = Les joueurs écrivent ce qu’ils veulent.
page-new-talk-reactions = Réactions seulement
    .help = Quelques phrases toutes faites qui ne blessent personne.
page-new-talk-off = Aucune
    .help = On ne dit rien à cette table.
page-new-bot_seats = Rejoindre une partie en cours
page-new-bot_seats-auto = Comme d’habitude
    .help = Avec le lien, on peut prendre la place d’un robot\xA0; pas là où des inconnus peuvent venir.
page-new-bot_seats-open = On peut prendre la place d’un robot
    .help = Qui a le lien peut prendre la place d’un robot et continuer à partir de là.
page-new-bot_seats-closed = Les robots gardent leur place
    .help = Personne ne rejoint une partie en cours.
page-new-grace = Un robot prend le relais après
    .help = Quand quelqu’un s’absente aussi longtemps. À son retour, sa place lui revient aussitôt.
page-new-thinking = Un robot expert réfléchit pendant
    .help = Plus longtemps, il joue un peu mieux. Les autres répondent aussitôt.
page-new-standin = Quel robot prend le relais
page-new-house = Règles maison
    .help = Sur ces points, le livret se tait ou les habitudes diffèrent. Si cela ne vous dit rien, laissez tel quel.
page-new-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }

## Comment la table est réglée

page-sum-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-sum-lens-all = Tout le monde voit les probabilités
page-sum-lens-own = Chacun voit les probabilités à son tour
page-sum-lens-off = Les probabilités ne sont pas montrées
page-sum-clock-none = Pas d’horloge
page-sum-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute chacun, plus { $increment } s par coup
       *[other] { $minutes } minutes chacun, plus { $increment } s par coup
    }
page-sum-clock-days =
    { $days ->
        [one] { $days } jour pour chaque coup
       *[other] { $days } jours pour chaque coup
    }
page-sum-bank =
    { $bank ->
        [one] { $bank } heure en réserve
       *[other] { $bank } heures en réserve
    }
page-sum-weekends = Les week-ends sont libres
page-sum-zero-bot_moves = À zéro, un robot joue ce coup
page-sum-zero-resign = À zéro, un robot prend la place
page-sum-listed = Affichée à l’accueil, ouverte à tous
page-sum-unlisted = On n’entre qu’avec le lien
page-sum-watch-anyone = N’importe qui peut regarder
page-sum-watch-link = Avec le lien, on peut regarder
page-sum-watch-nobody = Personne d’autre ne peut regarder
page-sum-talk-free = La conversation est libre
page-sum-talk-reactions = Des réactions, mais rien d’écrit
page-sum-talk-off = Pas de conversation
page-sum-bot_seats-open = On peut prendre plus tard la place d’un robot
page-sum-bot_seats-closed = Les robots gardent leur place jusqu’au bout
page-sum-grace = Un robot remplace les absents au bout de { $time }

## Avant la partie

page-lobby-title = { $game }\xA0: qui joue\xA0?
page-lobby-seats = Places
page-lobby-free = La place { $number } est libre
page-lobby-sit = S’asseoir ici
page-lobby-move = Venir ici
page-lobby-bot = Asseoir un robot
page-lobby-bot-title = Quel robot s’assoit ici\xA0?
page-lobby-bot-change = Changer de niveau
page-lobby-bot-away = Renvoyer
page-lobby-add = Ajouter quelqu’un sur cet appareil
    .help = Chacun son tour\xA0: vous vous passez l’appareil, et un rideau cache chaque main aux autres.
page-lobby-isbot = Robot\xA0: { $strength }
page-lobby-you = vous
page-lobby-host = a ouvert la table
page-lobby-ready = c’est bon
page-lobby-unready = pas encore
page-lobby-away = pas là pour l’instant
page-lobby-rename = Changer de nom
page-lobby-leave = Se lever
page-lobby-free-seat = Libérer cette place
page-lobby-name = Comment vous appelez-vous\xA0?
page-lobby-sit-named = S’asseoir
page-lobby-cancel = Pas maintenant
page-lobby-fill = Remplir avec des robots
page-lobby-start = Commencer la partie
page-lobby-get-ready = Pour moi, c’est bon
page-lobby-not-ready = Finalement, pas encore
page-lobby-lack-free = La place { $number } est encore libre.
page-lobby-lack-many =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
page-lobby-lack-unready =
    { $count ->
        [one] On attend encore { $names }.
       *[other] On attend encore { $names }.
    }
page-lobby-lack-you = Tout le monde est là. C’est bon pour vous\xA0?
page-lobby-can = Tout le monde est là.
page-lobby-wait = Tout le monde est là. La personne qui a ouvert la table lance la partie.
page-lobby-invite = Inviter des amis
    .help = Avec ce lien, on peut voir la table et prendre une place libre.
page-lobby-local = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres appareils de votre réseau puissent l’ouvrir, arrêtez le serveur et relancez-le avec «\xA0make play LAN=1\xA0» ou «\xA0caravanserai serve --lan\xA0».
page-lobby-link = Lien vers cette table
page-lobby-qr = Code QR du lien vers cette table
page-lobby-settings = Notre façon de jouer
page-lobby-settings-yours = Modifiable jusqu’au départ.
page-lobby-settings-theirs = La personne qui a ouvert la table peut tout modifier jusqu’au départ.
page-lobby-settings-more =
    { $count ->
        [one] { $count } autre réglage
       *[other] { $count } autres réglages
    }
page-lobby-altered = Modifié, avant «\xA0{ $before }\xA0»\xA0; chacun doit confirmer de nouveau.
page-lobby-lack-altered = Les réglages ont changé. Êtes-vous prêt\xA0?
page-lobby-lack-host = C’est votre table. Prenez d’abord une place.
page-lobby-lack-host-seat = Vous n’avez pas de place. Libérez-en une pour jouer.
page-lobby-full = Toutes les places sont prises, et seuls les joueurs peuvent regarder.
page-lobby-full-watch = Toutes les places sont prises. Restez pour regarder\xA0: la partie s’ouvrira ici à son début.
page-lobby-talk =
    { $count ->
        [0] Conversation
        [one] Conversation ({ $count } nouveau message)
       *[other] Conversation ({ $count } nouveaux messages)
    }

## Des dés honnêtes

page-fair = Des dés honnêtes
page-fair-text = Personne ne peut choisir les dés de cette partie. Le serveur a scellé un nombre secret\xA0: son empreinte est ci-dessous. Votre navigateur en a scellé un autre pour vous, et ceux des autres aussi. Ils sont ouverts ensemble au début de la partie, et alors seulement les dés sont fixés\xA0; après la partie, le nombre du serveur est ouvert lui aussi, et chacun peut relancer chaque dé. Si vous voulez, ajoutez vos propres mots.
page-fair-seal = Le sceau
page-fair-salt = Vos propres mots
    .example = ce que personne ne devinerait
page-fair-add = Ajouter
page-fair-added = C’est ajouté\xA0: «\xA0{ $salt }\xA0». Personne n’apprend ces mots.

## Vous

page-you = Vous
page-you-name = Votre nom
    .help = C’est ainsi que les autres vous voient. Aux tables où vous avez déjà une place, l’ancien nom reste.
page-you-save = Enregistrer
page-you-saved = Enregistré.
page-you-devices = Sur un autre appareil
page-you-devices-text = Vous n’avez ni compte ni mot de passe\xA0: ce navigateur se souvient simplement de vous. Avec un lien personnel, un autre appareil vous reconnaît aussi, avec toutes vos tables. Ne le donnez à personne d’autre.
page-you-devices-warning = Un nouveau lien rend tous les anciens inutilisables. Les appareils qui s’en sont servis restent les vôtres.
page-you-make = Créer un lien personnel
page-you-link = Votre lien personnel
page-you-qr = Code QR de votre lien personnel
page-you-once = Valable pour un seul appareil, puis plus du tout
page-you-take-back = Retirer ce lien
page-you-out = Se déconnecter
page-you-out-text = Si vous avez utilisé un appareil qui n’est pas le vôtre, faites-lui oublier qui vous êtes. Sans lien personnel, un navigateur qui vous a oublié ne peut plus vous reconnaître.
page-you-out-elsewhere = Se déconnecter partout ailleurs
page-you-signed-out-elsewhere = Tous les autres appareils vous ont oublié, et plus aucun lien personnel ne fonctionne.
page-you-out-here = Se déconnecter ici
page-you-forget = Partir pour de bon
page-you-forget-text = Vos places reviennent à des robots ; votre nom et tout ce que vous avez dit disparaissent de toutes les tables. Jetons et liens cessent de fonctionner. C’est sans retour\xA0: personne ne peut vous faire revenir.
page-you-forget-yes = Oui, oubliez-moi
page-you-forget-no = Non, je reste
page-you-prefer = Sur cet appareil
page-recover = Est-ce vous\xA0?
page-recover-text = Ce lien a été créé sur un autre de vos appareils. Si vous continuez, ce navigateur devient le même voyageur, avec le même nom et les mêmes tables.
page-recover-lose = Ici, vous êtes actuellement { $name }\xA0; cette identité et ses tables ne seront plus accessibles depuis ce navigateur, sauf si vous créez d’abord un lien personnel pour elle.
page-recover-yes = Oui, c’est moi
page-recover-no = Non, je reste qui je suis
page-recover-none = Ce lien n’est pas complet. Copiez-le à nouveau sur l’autre appareil.

## À propos

page-about = À propos
page-about-what = Ce que c’est
page-about-what-text = Un caravansérail était l’auberge où les caravanes se rencontraient. Ici, on se retrouve pour jouer à des jeux de société du désert avec toutes leurs règles\xA0: avec des amis au loin, avec des robots, ou les deux. C’est gratuit, le code est ouvert, et une seule commande suffit pour tenir sa propre auberge.
page-about-games-text = Les règles sont racontées avec nos mots, et chaque dessin est de nous. Nous n’avons aucun lien avec les éditeurs\xA0; si un jeu vous plaît, achetez-le et jouez-y aussi autour d’une vraie table.
page-about-fair = Pourquoi les dés sont honnêtes
page-about-fair-1 = Avant la partie, le serveur pense à un très long nombre secret et montre son empreinte. Aucun autre nombre n’a cette empreinte.
page-about-fair-2 = Le navigateur de chaque joueur scelle lui aussi un nombre secret. Au début de la partie ils sont ouverts, une fois tous scellés\xA0: ensemble, ils fixent chaque dé.
page-about-fair-3 = Après la partie, le nombre est montré. Chacun peut vérifier qu’il a la même empreinte, et relancer chaque dé.
page-about-fair-text = Personne ne peut donc changer un dé pendant la partie, et personne n’a pu les choisir avant\xA0: pas même quelqu’un qui tient le serveur et joue avec vous. Qui n’ouvre pas à temps est écarté et nommé. Une table terminée a un bouton pour cela\xA0: votre navigateur vérifie les sceaux et que votre part a compté, le serveur relance tous les dés. Si vous ne vous fiez pas au serveur, enregistrez la partie et vérifiez tout sur votre propre ordinateur.
page-about-bots = Ce que savent les robots
page-about-bots-text = Un robot voit exactement ce qu’un joueur à sa place peut voir, et rien de plus. Il ne connaît pas les dés à venir.
page-about-privacy = Ce que nous savons de vous
page-about-privacy-text = Le nom que vous choisissez, les tables où vous vous asseyez, vos coups, ce que vous y dites. Un cookie dit à ce serveur que c’est bien vous\xA0; il n’y en a pas d’autre. Ni pistage ni publicité\xA0; rien ne vient d’autres serveurs. Ce que vous préférez sur cet appareil reste sur cet appareil.
page-about-secrets = Votre lien est votre clé
page-about-secrets-text = Avec le lien d’une table, on peut la voir et prendre une place libre, mais pas la vôtre. Votre lien personnel, lui, permet à un autre appareil d’agir en votre nom\xA0: ne le donnez à personne.
page-about-more = Pour aller plus loin
page-about-api = Pour les auteurs de robots\xA0: l’interface
page-about-licences = Ce que d’autres ont fait, et leurs licences
page-about-fonts = Caractères
page-about-fonts-text = Marcellus de Brian J. Bonislawsky et Atkinson Hyperlegible Next du Braille Institute\xA0; tous deux sous licence SIL Open Font License.
page-about-licence = Licence de { $font }
`,r=`### Les mots des pages de règles.

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
page-rules-not-copied = Le lien n’a pas pu être copié\xA0; il est maintenant dans la barre d’adresse
page-rules-untranslated = Ces règles ne sont pas encore racontées dans votre langue. Les voici en anglais.
page-rules-missing = Il n’y a pas de règles à cette adresse
page-rules-missing-help = Le jeu s’appelle peut-être autrement. Voici ceux que nous avons.
page-rules-aid = Aide de jeu à imprimer
page-rules-judge = Demander au juge
`,i=`### Les mots du cadre de la page.

page-name = Caravanserai
page-skip = Aller au contenu
page-traveller = Voyageur
page-guest = un invité
page-seat = Place { $number }
page-named = { $name }\xA0:
page-away = Le serveur ne répond pas. Ce qui a été confirmé est en sûreté\xA0; la page réessaie d’elle-même.
page-away-title = Personne n’ouvre
page-away-whole = Le serveur est injoignable pour l’instant. Tout ce qui a été confirmé est conservé.
page-away-without = Pour jouer, il faut le serveur. Sans lui, vous pouvez lire les règles, votre journal et les parties finies déjà regardées sur cet appareil.
page-away-again = Frapper encore
page-refused = Ce n’était pas possible\xA0: { $text }
page-why-allowed = Vous pouvez le faire maintenant.
page-why-not_your_turn = Ce n’est pas votre tour.
page-why-not_playing = La partie n’est pas en cours.

## La tête d’une page

page-home = Caravanserai, page d’accueil
page-close = Fermer
page-language = Langue
page-theme = Thème
page-theme-light = Jour
page-theme-system = Selon l’appareil
page-theme-dark = Nuit
page-preferences = Préférences
page-preferences-you = Votre nom et vos autres appareils
page-motion = Animations
page-motion-system = selon l’appareil
page-motion-full = complètes
page-motion-reduced = réduites
page-pace = Rythme
    .help = À quelle vitesse vous voyez ce que font les autres. «\xA0Passer\xA0», Échap ou un clic sur le plateau montre le reste d’un coup.
page-pace-slow = lent
page-pace-normal = normal
page-pace-fast = rapide
page-pace-wait = m’attendre après chaque tour
page-confirm = Confirmer les coups
    .help = Un coup est d’abord montré, puis joué quand vous le confirmez.
page-sound = Son
    .help = Discret, et seulement quand il se passe quelque chose.
page-text = Tables en mode texte
    .help = Pour le clavier et les lecteurs d’écran.

## Les règles

page-cite = Règles, §{ $section }
page-cite-all = Lire dans les règles
page-cite-missing = Ce paragraphe est introuvable.

## Ailleurs

page-nowhere = Rien que du sable
page-nowhere-text = Il n’y a rien à cette adresse. Le vent en a peut-être emporté une lettre.
page-nowhere-back = Retour à l’auberge
page-missing = Cette table n’existe pas
page-missing-text = Le lien est peut-être coupé, ou la table n’a jamais été ouverte. Redemandez le lien.
page-missing-closed = On ne peut pas regarder cette table
page-missing-closed-text = Seules les personnes qui y jouent peuvent la voir.
page-refused-no_such_game = Ce jeu n’existe pas.
page-refused-no_such_table = Cette table n’existe pas.
page-refused-not_watchable = On ne peut pas regarder cette table.
page-refused-seat_taken = Quelqu’un a été plus rapide\xA0: cette place est prise.
page-refused-table_full = Toutes les places sont prises.
page-refused-game_begun = La partie a déjà commencé.
page-refused-not_host = Seule la personne qui a ouvert la table peut le faire.
page-refused-not_seated = Vous n’avez pas de place à cette table.
page-refused-seat_free = Une place est encore libre.
page-refused-not_ready = On attend encore quelqu’un.
page-refused-too_many = Cela fait beaucoup d’un coup. Attendez un instant et réessayez.
page-refused-bad_recovery = Ce lien n’est plus valable\xA0: il a servi, il a été retiré, ou il en existe un plus récent.
page-refused-bad_record = Cette partie enregistrée n’est pas cohérente\xA0: { $text }
page-refused-bad_settings = Une table ne peut pas être réglée ainsi\xA0: { $text }
page-refused-other_rules = Cette position ne peut pas être montrée\xA0: elle a été atteinte selon d’autres règles que celles d’aujourd’hui. Ce que l’on sait de ses coups est dans le journal.
page-refused-closed = La personne qui tient ce serveur a fermé cette table.
page-refused-unreadable = Cette table est conservée, mais elle ne peut pas être lue\xA0: quelque chose dans son journal est abîmé ou vient d’un programme plus récent. Prévenez la personne qui tient ce serveur.
page-refused-no_such_seat = Cette table n’a pas cette place.
page-refused-no_such_bot = Ce jeu n’a pas ce robot.
page-refused-no_such_token = Vous n’avez pas ce jeton d’accès.
page-refused-too_many_tokens = Vous avez autant de jetons d’accès qu’on peut en avoir. Révoquez-en un d’abord.
page-refused-not_for_tokens = Une personne le fait dans un navigateur, pas un jeton d’accès.
page-refused-bad_token = Ce jeton d’accès n’est pas connu ici, ou il a été révoqué.
page-refused-scope = Ce jeton d’accès permet seulement de regarder.
page-refused-no_identity = Vous ne faites que regarder. Rechargez la page pour prendre part.
page-refused-other_host = Ce serveur ne porte pas le nom que vous avez demandé.
page-refused-other_site = La page d’un autre site l’a demandé\xA0: rien n’a été fait.
page-refused-not_found = Il n’y a rien à cette adresse.
page-refused-method_not_allowed = Cela ne se fait pas à cette adresse.
page-refused-too_large = C’est trop grand.
page-refused-bad_text = Ce texte contient un caractère qui ne peut pas être gardé.
page-refused-bad_json = Le serveur n’a pas pu lire ce qui a été envoyé\xA0: { $text }
page-refused-not_json = Le serveur n’a pas pu lire ce qui a été envoyé\xA0: { $text }
page-refused-bad_message = Quelque chose ne peut pas être ainsi\xA0: { $text }
page-refused-bad_name = Rien de ce nom n’est visible. Choisissez-en un que les autres puissent lire.
page-refused-bad_query = Quelque chose dans cette adresse ne peut pas être ainsi\xA0: { $text }
page-refused-broken_off = La connexion s’est rompue. Réessayez.
page-refused-try_again = Quelqu’un d’autre agissait au même instant. Réessayez.
page-refused-no_storage = Le serveur n’a pas accès à ses tables en ce moment. Réessayez dans un instant.
page-refused-internal = Quelque chose a échoué sur le serveur. C’est noté là-bas.
page-refused-refused = Ce n’était pas possible\xA0: { $text }
page-refused-bad_address = Rien ne peut être envoyé à cette adresse\xA0: { $text }
page-refused-endpoint_taken = Un autre navigateur est appelé là. Désactivez, puis réactivez.
page-refused-no_mail = Aucun courriel n’a pu être envoyé\xA0: { $text }
page-refused-no_such_place = Rien n’est envoyé à un tel endroit.
page-refused-too_many_places = Il y en a déjà autant que possible. Retirez-en d’abord un.
page-refused-lens_off = Les chances ne sont pas montrées à cette table.
page-refused-not_beside = Il n’y a rien de tel pour une vraie table de ce jeu.
page-refused-no_lesson = Aucune leçon n’est donnée ici.
page-refused-no_puzzle = Il n’y a pas d’énigme pour ce jour.
page-refused-in_a_lesson = Cela ne se fait pas dans une première partie.
page-refused-lesson_waits = Faites d’abord ce que demande cette étape.
page-refused-lens_not_now = Les chances se montrent à votre propre tour.

## À côté de la boîte

page-pad = Carnet de score
page-pad-none = Il n’y a pas ici de carnet de score pour ce jeu.
page-odds = Chances du plateau
page-whom = Qui choisira-t-elle\xA0?
page-beside-none = Il n’y a rien de tel pour ce jeu.
`,a=`### Les mots de chaque table : ce qui est demandé, le journal, les places, le menu, la fin.

page-table-for =
    { $unit ->
        [minutes]
            { $count ->
                [one] depuis { $count } minute
               *[other] depuis { $count } minutes
            }
        [hours]
            { $count ->
                [one] depuis { $count } heure
               *[other] depuis { $count } heures
            }
       *[days]
            { $count ->
                [one] depuis { $count } jour
               *[other] depuis { $count } jours
            }
    }

## Ce qui est demandé

page-table-chosen = Votre choix\xA0: { $move }.
page-table-catching-up = Voici ce qui s’est passé…
page-table-sending = Envoi de votre coup…
page-table-bot-thinks =
    { $count ->
        [one] { $seat } réfléchit.
       *[other] { $seat } réfléchissent.
    }
page-table-awaited = On attend { $seats }.
page-table-won =
    { $count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } se partagent la victoire.
    }
page-table-past = Vous regardez une position passée\xA0: après le coup { $moves } sur { $of }.
page-table-now = Revenir au présent
page-table-cancel = Annuler
page-table-skip = Passer
page-table-close = Fermer
page-table-go-on = Continuer
page-table-aim = Ce que vous visez
page-table-again = Revoir cela
    .help = Le dernier tour est montré encore une fois.

## Revenir en arrière

page-table-undo = Annuler le coup
page-table-undo-ask = Demander à revenir en arrière
    .help = Quelqu’un a joué depuis, ou un dé est sorti. Si tout le monde est d’accord, la partie revient à votre dernier tour.
page-table-undo-back =
    { $others ->
        [one] Votre coup est repris, et avec lui le tour de { $seats }.
       *[other] Votre coup est repris, et avec lui les tours de { $seats }.
    }
page-table-undo-back-what = Vous revenez avant ceci\xA0: { $what }
page-table-undo-do = Reprendre
page-table-undo-asked =
    { $back ->
        [one] { $seat } aimerait annuler le dernier coup.
       *[other] { $seat } aimerait revenir { $back } coups en arrière.
    }
page-table-undo-mine =
    { $back ->
        [one] Vous avez demandé à annuler le dernier coup.
       *[other] Vous avez demandé à revenir { $back } coups en arrière.
    }
page-table-undo-agreed =
    { $agreed ->
        [one] { $agreed } accord sur { $of }
       *[other] { $agreed } accords sur { $of }
    }
page-table-undo-yes = D’accord
page-table-undo-no = Refuser

## Le journal

page-table-log = Ce qui s’est passé
page-table-log-none = Rien ne s’est encore passé.
page-table-log-look = Voir le plateau après le coup { $moves }
page-table-log-more =
    { $count ->
        [one] Montrer { $count } tour précédent
       *[other] Montrer { $count } tours précédents
    }
page-table-log-rest =
    { $count ->
        [one] Montrer { $count } ligne de plus
       *[other] Montrer { $count } lignes de plus
    }
page-table-rules-since =
    Depuis le coup { $moves }, les règles de la version { $after } s’appliquent\xA0; avant, c’était la version { $before }. { $dropped ->
        [0] { "" }
        [one] Pour cela, il a fallu reprendre { $dropped } coup.
       *[other] Pour cela, il a fallu reprendre { $dropped } coups.
    }
page-table-rules-then = Cette partie a été jouée selon la version { $played } des règles. Celle d’aujourd’hui est la version { $today }, et elle ne mène pas à travers toute la partie\xA0: la fin reste ce qu’elle était, et de certains coups on ne voit que la notation.
page-table-since-turn =
    { $count ->
        [one] { $count } tour depuis le vôtre
       *[other] { $count } tours depuis le vôtre
    }

## Les places

page-table-seats = Joueurs
page-table-seat-you = vous
page-table-seat-turn = tour en cours
page-table-seat-thinks = réfléchit
page-table-seat-won = victoire
page-table-seat-bot = robot
    .help = robot\xA0: { $level }
page-table-hidden = face cachée
page-table-clock = Temps restant\xA0:
page-table-clock-low = Il reste peu de temps\xA0:

## Pourquoi pas

page-table-ask = Qu’est-ce que c’est\xA0?
page-table-why = Pourquoi pas { $what }\xA0?
page-table-why-not = Pourquoi pas\xA0?

## À voix haute

page-table-chosen-heard = Votre choix\xA0: { $move }. Entrée confirme, Échap annule.

## Menu

page-table-menu = Menu de la table
page-table-rules = Règles
page-table-share = Partager le lien de cette table
    .help =
        { $watch ->
            [nobody] Seules les personnes assises ici peuvent l’ouvrir.
           *[other] Avec ce lien, on peut regarder, mais pas prendre votre place.
        }
page-table-copy = Copier
page-table-copied = Copié
page-table-text = Mode texte
    .help = Toute la table en mots, pour le clavier et les lecteurs d’écran.
page-table-confirm = Confirmer les coups
    .help = Un coup n’est joué que lorsque vous le confirmez.
page-table-sound = Sons
    .help = Discrets\xA0: dés, sabots, pièces, votre tour.
page-table-keys = Raccourcis d’une touche
    .help = Les lettres et les chiffres mènent d’un endroit de la table à l’autre. Rien ne se fait avant Entrée.
page-table-resign = Laisser ma place à un robot
    .help = Un robot joue à votre place jusqu’à la fin, à moins que quelqu’un ne la reprenne. Vous pouvez continuer à regarder. Pour un court moment, laissez plutôt un robot jouer pour vous.
page-table-resign-short = Pour de bon\xA0; on vous demande d’abord.
page-table-resign-yes = La laisser au robot
page-table-leave = Retour à l’auberge
    .help = La partie continue. Vous pouvez revenir quand vous voulez\xA0; en votre absence, un robot finit par jouer pour vous.
    .watching = Vous pouvez revenir quand vous voulez.

## Céder sa place

page-table-hand = Céder ma place à quelqu’un
    .help = Vous créez un lien et l’envoyez à la personne de votre choix. Elle reprend la place ({ $seat }) telle qu’elle est, avec tout ce qui s’y trouve, et vous regardez la suite.
page-table-hand-short = Par un lien que vous envoyez.
page-table-hand-make = Créer le lien
page-table-hand-link = Lien à envoyer
page-table-hand-care = Il est valable une heure et pour une seule personne. Ne le donnez à personne d’autre.
page-table-offer = On vous cède une place
    .help = Quelqu’un vous cède sa place à cette table\xA0: c’est vous qui jouez la suite.
page-table-offer-name = Votre nom à cette table
page-table-offer-yes = Prendre la place
page-table-offer-no = Pas maintenant
page-table-offer-seated = Vous êtes déjà à cette table\xA0: vous ne pouvez pas prendre une seconde place.

## La conversation

page-table-talk = Conversation
page-table-talk-unread =
    { $count ->
        [one] Conversation\xA0: { $count } nouveau message
       *[other] Conversation\xA0: { $count } nouveaux messages
    }
page-table-talk-none = Personne n’a encore rien dit.
page-table-talk-say = Dire quelque chose
page-table-talk-send = Envoyer
page-table-talk-seated = Seules les personnes assises à la table peuvent parler.
page-table-talk-mute = Masquer la conversation
page-table-reactions = Réactions
page-table-reaction-well_played = Bien joué\xA0!
page-table-reaction-ouch = Aïe\xA0!
page-table-reaction-thinking = Je réfléchis…
page-table-reaction-hurry = On continue\xA0?
page-table-reaction-thanks = Merci\xA0!
page-table-reaction-laugh = Ha ha, très bon\xA0!

## Titre

page-table-title = { $game }
page-table-title-yours = À vous de jouer · { $game }
page-table-title-theirs = À { $seat } de jouer · { $game }
page-table-title-over = Partie finie · { $game }

## Revoir la partie

page-table-order = Demander un coup d’avance
    .help = Pour quand ce sera votre tour en votre absence
page-table-scrub = Parcourir la partie
    .help = Toute position passée, telle que vous pouviez la voir alors.
page-table-scrub-at = Coup { $moves } sur { $of }
page-table-scrub-move = Coup
page-table-scrub-back = Un coup en arrière
page-table-scrub-on = Un coup en avant
page-table-scrub-play = Lecture
page-table-scrub-pause = Pause de la lecture
page-table-scrub-link = Lien vers cette position
page-table-scrub-close = Aller à la fin

## La fin

page-table-drawn = Personne n’a gagné.
page-table-result = Résultat
page-table-result-place = Rang
page-table-result-player = Joueur
page-table-result-score = Points
page-table-rematch = Rejouer
page-table-rematch-ready = Une revanche est prête.
page-table-rematch-go = Y aller
page-table-export = Enregistrer la partie
page-table-scrub-think = Meilleurs coups
page-table-set-up = Position préparée
page-table-set-up-told = Cette partie commence à une position préparée. Elle ne compte nulle part, et qui l’a préparée peut savoir ce qui y est caché.
page-table-what-if = Et si…
page-table-plan-over = Voilà comment cela finirait. Revenez et essayez autre chose.
page-table-review = Analyser la partie
page-table-verify = Les dés étaient-ils honnêtes\xA0?
page-table-verify-title = Les dés étaient-ils honnêtes\xA0?
page-table-verify-story = Avant le premier coup, tous les dés de cette partie ont été mis dans une enveloppe, et l’enveloppe a été scellée. Tout le monde voyait le sceau, personne ne pouvait regarder dedans, et changer le contenu aurait brisé le sceau. Maintenant, l’enveloppe est ouverte.
page-table-verify-checking = On regarde de près…
page-table-verify-good = Conforme\xA0:
page-table-verify-bad = Non conforme\xA0:
page-table-verify-seal =
    { $judgement ->
        [broken] Le sceau ne va pas avec l’enveloppe\xA0: votre navigateur l’a calculé et en a trouvé un autre.
        [changed] Ce n’est pas le sceau que votre navigateur a vu plus tôt dans cette partie.
       *[other] Le sceau est intact\xA0: votre propre navigateur l’a recalculé, et c’est le même.
    }
page-table-verify-dice =
    { $count ->
        [one] { $count } dé de l’enveloppe a été relancé\xA0: il a montré le même chiffre.
       *[other] Les { $count } dés de l’enveloppe ont été relancés\xA0: chacun a montré le même chiffre.
    }
page-table-verify-taken-back =
    { $count ->
        [one] { $count } coup a été annulé en chemin. La partie enregistrée le contient aussi\xA0: il ne manque aucun dé.
       *[other] { $count } coups ont été annulés en chemin. La partie enregistrée les contient aussi\xA0: il ne manque aucun dé.
    }
page-table-verify-dice-bad = La partie ne suit pas l’enveloppe\xA0: { $problem }
page-table-verify-early =
    { $judgement ->
        [whole] Votre navigateur a vu ce sceau avant le premier coup.
        [late] Votre navigateur connaît ce sceau depuis le coup { $moves }\xA0: tous les dés suivants étaient déjà dans l’enveloppe.
        [unseen] Votre navigateur n’était pas là pendant cette partie. Quelqu’un qui y était peut comparer le sceau.
        [changed] Demandez aux autres quel sceau ils ont vu.
       *[broken] Demandez à la personne qui tient ce serveur.
    }
page-table-verify-unchecked =
    { $count ->
        [one] La partie a commencé selon la version { $rules } des règles. Il y a { $count } coup auquel les règles d’aujourd’hui ne mènent pas\xA0: s’il était permis, et ce que les dés y ont décidé, on ne peut plus le vérifier. Aucun dé n’a été omis, et tous les autres, relancés, ont montré la même chose.
       *[other] La partie a commencé selon la version { $rules } des règles. Il y a { $count } coups auxquels les règles d’aujourd’hui ne mènent pas\xA0: s’ils étaient permis, et ce que les dés y ont décidé, on ne peut plus le vérifier. Aucun dé n’a été omis, et tous les autres, relancés, ont montré la même chose.
    }
page-table-verify-partly = Ce que l’on peut encore savoir des dés est en ordre.
page-table-verify-yes = Les dés étaient honnêtes.
page-table-verify-fits = Les dés correspondent à l’enveloppe.
page-table-verify-parts =
    { $count ->
        [0] Seul le serveur a donné quelque chose à ces dés.
       *[other] Dans les dés, outre l’enveloppe\xA0: ce qu’ont donné { $names }.
    }
page-table-verify-fixed = Les dés étaient fixés avant, et personne ne les a changés.
page-table-verify-no = Quelque chose ne va pas.
page-table-verify-details = Tous les détails
page-table-verify-commitment = Le sceau (SHA-256 de «\xA0caravanserai commitment\xA0», d’un saut de ligne et de la graine)
page-table-verify-seed = Ce que contenait l’enveloppe (la graine)
page-table-verify-salts = Ce que les joueurs ont donné
page-table-verify-offline = Pour tout vérifier sans ce serveur, enregistrez la partie et lancez sur votre ordinateur\xA0:

## Mode texte

page-table-text-asked = La question
page-table-text-do = Ce que vous pouvez faire
page-table-text-table = La table
page-table-text-log = Ce qui s’est passé
page-table-lens = Probabilités
page-table-worth = vaut { $worth }
page-table-do-none = Rien pour l’instant. Quand ce sera à vous, ce sera écrit ici et dit à voix haute.
page-table-do-past = Vous regardez une position passée. Revenez au présent pour jouer.
page-table-do-over = La partie est finie.
page-table-do-watching = Vous regardez.
page-table-watching = Vous regardez
page-table-onlookers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
page-table-do-help = À quoi cela sert-il\xA0?
page-table-yes = oui
page-table-no = non
page-table-keys-title = Jouer au clavier
page-table-keys-tab = Tab va d’une sorte de coups à l’autre, les flèches d’un coup à l’autre, Entrée choisit.
page-table-keys-board = Tab va d’une chose à l’autre, Entrée la choisit.
page-table-keys-confirm = Quand un coup est à confirmer, Entrée confirme et Échap annule.
page-table-keys-digits = vers cette sorte de coups
page-table-keys-q = la question
page-table-keys-m = ce que vous pouvez faire
page-table-keys-w = ce qu’est chaque chose
page-table-keys-h = le conseil
page-table-keys-t = la table
page-table-keys-l = ce qui s’est passé
page-table-keys-o = les probabilités
page-table-keys-help = cette aide

## Refus

page-refused-stale = Quelque chose vient de changer à la table. Regardez encore une fois, puis choisissez.
page-refused-not_your_turn = Ce n’est pas à vous de jouer.
page-refused-not_playing = On ne joue pas en ce moment.
page-refused-illegal_move = Ce n’est pas permis maintenant.
page-refused-no_such_move = Ce coup n’existe pas.
page-refused-nothing_to_undo = Vous n’avez rien à annuler.
page-refused-undo_asked = Quelqu’un demande déjà à revenir en arrière\xA0; il faut d’abord lui répondre.
page-refused-no_undo_asked = Personne ne demande plus à revenir en arrière.
page-refused-bad_undo = La partie ne peut pas revenir jusque-là.
page-refused-answered = Vous avez déjà répondu.
page-refused-bad_offer = Ce lien n’est pas valable, ou son heure est passée.
page-refused-offer_over = Cette place a déjà été cédée.
page-refused-lent = Un robot joue déjà pour vous.
page-refused-nobody_awaited = Il n’y a personne à rappeler\xA0: la table vous attend, ou attend un robot.
page-refused-not_away = On ne peut donner à un robot que la place de quelqu’un pour qui un robot joue déjà.
page-refused-not_gone = La personne est là, ou vient tout juste de partir. Attendez un instant.
page-refused-by_the_clock = À une table en jours, chacun dispose du temps que donne la pendule.
page-refused-nudged = Quelqu’un a déjà fait signe. Attendez un instant.
page-refused-other_seat = Vous aviez une autre place ici et savez ce qu’elle cache\xA0: vous pouvez reprendre celle-là, mais aucune autre.
page-refused-seats_closed = À cette table, les robots gardent leur place. Demandez à quelqu’un de vous céder la sienne.
page-dice-setting = On mélange les dés…
page-dice-waiting = Un instant, on attend { $names }
page-dice-out = Absente des dés, car pas ouverte à temps\xA0: la part de { $names }.
page-dice-commitment = Attention\xA0: le serveur montre un autre sceau qu’avant. On ne peut pas se fier à ses dés.
page-dice-given = Attention\xA0: ce que les joueurs ont donné aux dés n’est plus raconté comme avant, ou ne va pas ensemble. On ne peut pas se fier à ces dés.
page-dice-begun_again = Attention\xA0: le départ a été repris après l’ouverture de votre part des dés. Le serveur pourrait profiter de ce qu’il sait\xA0; votre part n’est pas ouverte de nouveau.
page-dice-left_out = Attention\xA0: votre part des dés a été ouverte, et elle ne compte pas. Votre connexion était peut-être trop lente\xA0; ou le serveur l’a écartée.
page-dice-replaced = Pour votre place, une autre part que celle de ce navigateur a été donnée aux dés. Si vous n’étiez pas ici avec un autre appareil, c’est le serveur qui l’a mise.
page-dice-no_part = Rien de vous n’est dans ces dés\xA0: la partie a commencé avant l’arrivée de votre part, ou celle-ci n’a pas été ouverte à temps.
page-dice-seed = Attention\xA0: le contenu de l’enveloppe ne correspond pas à son sceau. Les dés n’étaient pas ceux qui avaient été scellés.
page-refused-opening_over = C’est trop tard\xA0: les dés sont fixés, ou se font sans vous.
page-refused-bad_opening = Cela n’ouvre pas ce qui avait été promis.
page-refused-bad_position = Ce n’est pas une position de ce jeu\xA0: { $text }
page-refused-bad_line = Ces coups ne peuvent pas se suivre\xA0: { $text }
page-refused-no_such_what_if = Il n’y a pas de tel plan ici. Qui l’a partagé est peut-être parti pour de bon.
page-refused-too_many_what_ifs = Vous avez partagé autant de plans que permis.
page-refused-bad_order = Cela ne peut pas être demandé d’avance. Choisissez parmi ce qui est proposé.
page-refused-seated = Vous êtes déjà à cette table.
page-refused-talk_off = On ne parle pas à cette table.
page-refused-not_over = La partie n’est pas encore finie.
page-refused-not_checkable = Cette partie vient d’ailleurs, sans son enveloppe\xA0: ses dés ne peuvent pas être vérifiés ici.
page-refused-no_such_position = Cette partie n’a pas cette position.

## Conseils

page-hint = Conseil
    .help = Que ferait ici un bon joueur\xA0?
page-hint-would = { $level } conseille\xA0:
page-hint-asking = Un instant de réflexion…
page-hint-do = Faire tout cela
page-hint-others = Autres coups envisagés ({ $count })
page-hint-best = son conseil
page-hint-plan = { $first } …, et pour finir\xA0: { $last }
page-hint-less = { $less } de moins
page-hint-no-reason = Sans donner de raison.
page-hint-level = À qui demander
page-tv-show = Afficher sur un téléviseur
    .help = Le plateau, les places et le déroulement en grand, sans les mains\xA0: elles restent sur les téléphones.
`,o=`camel_up-title = Camel Up
camel_up-pitch = Pariez sur une course où les chameaux s’empilent.
camel_up-stage = étape { $number }
camel_up-bot-random = Vagabond
    .help = Joue n’importe quel coup permis, sans plan.
camel_up-bot-novice = Débutant
    .help = Regarde qui est devant plus qu’il ne compte, et suit son humeur.
camel_up-bot-regular = Habitué
    .help = Connaît les probabilités exactes, devine les paris des autres et pense à ce qu’il laisse au suivant.
camel_up-bot-expert = Expert
    .help = Joue pour la première place, pas pour les pièces\xA0: essaie les meilleurs coups dans des centaines de courses jusqu’à l’arrivée.`,s=`emira-title = Emira
emira-pitch = Les cheiks courtisent, les princesses choisissent. Une satire.
emira-stage = tour { $number }
emira-bot-random = Vagabond
    .help = Joue n’importe quel coup permis, sans plan.
emira-bot-novice = Débutant
    .help = Se trompe sur la valeur des choses, paie trop cher pour agir en premier et ne regarde pas ses rivaux.
emira-bot-regular = Habitué
    .help = Compare chaque action à son objectif, mise ce que vaut le fait d’agir maintenant et garde de l’or pour l’entretien.
emira-bot-expert = Expert
    .help = Sait ce que contient chaque bourse et joue ses plans en pensée bien des fois avant de décider. Difficile à battre.`,c=`five_tribes-title = Five Tribes
five_tribes-pitch = Semez les meeples, réveillez les djinns, prenez le sultanat.
five_tribes-stage = manche { $number }
five_tribes-bot-random = Vagabond
    .help = Joue n’importe quel coup permis, sans plan.
five_tribes-bot-novice = Débutant
    .help = Joue ce qui a l’air bon au premier coup d’œil, sans penser au suivant.
five_tribes-bot-regular = Habitué
    .help = Sait ce que vaudront marchandises et vizirs, pense à qui joue ensuite et enchérit avec soin. Répond aussitôt.
five_tribes-bot-expert = Maître
    .help = Rejoue les meilleurs coups dans sa tête, encore et encore, tant qu’il en a le temps. Difficile à battre.`,l=Object.assign({"./fr/home.ftl":e,"./fr/lesson.ftl":t,"./fr/lobby.ftl":n,"./fr/rules.ftl":r,"./fr/shell.ftl":i,"./fr/table.ftl":a}),u=Object.assign({"../../../src/caravanserai/games/camel_up/text/fr.ftl":o,"../../../src/caravanserai/games/emira/text/fr.ftl":s,"../../../src/caravanserai/games/five_tribes/text/fr.ftl":c}),d=[...Object.values(l),...Object.values(u)];export{d as default};