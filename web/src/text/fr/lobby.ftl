### Une nouvelle table, et une table avant sa partie.

## Liens

page-link-copy = Copier le lien
page-link-copied = Copié
page-link-share = Partager

## Une nouvelle table

page-new = Nouvelle table
page-new-game = Jeu
page-new-players = Nombre de joueurs
page-new-few = Le jeu est fait pour au moins { $fewest } personnes ; à deux, on suit notre règle maison.
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
    .help = Libre entre amis ; seulement des réactions là où des inconnus peuvent venir.
page-new-talk-free = Libre
    .help = Les joueurs écrivent ce qu’ils veulent.
page-new-talk-reactions = Réactions seulement
    .help = Quelques phrases toutes faites qui ne blessent personne.
page-new-talk-off = Aucune
    .help = On ne dit rien à cette table.
page-new-bot_seats = Rejoindre une partie en cours
page-new-bot_seats-auto = Comme d’habitude
    .help = Avec le lien, on peut prendre la place d’un robot ; pas là où des inconnus peuvent venir.
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

page-lobby-title = { $game } : qui joue ?
page-lobby-seats = Places
page-lobby-free = La place { $number } est libre
page-lobby-sit = S’asseoir ici
page-lobby-move = Venir ici
page-lobby-bot = Asseoir un robot
page-lobby-bot-title = Quel robot s’assoit ici ?
page-lobby-bot-change = Changer de niveau
page-lobby-bot-away = Renvoyer
page-lobby-add = Ajouter quelqu’un sur cet appareil
    .help = Chacun son tour : vous vous passez l’appareil, et un rideau cache chaque main aux autres.
page-lobby-isbot = Robot : { $strength }
page-lobby-you = vous
page-lobby-host = a ouvert la table
page-lobby-ready = c’est bon
page-lobby-unready = pas encore
page-lobby-away = pas là pour l’instant
page-lobby-rename = Changer de nom
page-lobby-leave = Se lever
page-lobby-free-seat = Libérer cette place
page-lobby-name = Comment vous appelez-vous ?
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
page-lobby-lack-you = Tout le monde est là. C’est bon pour vous ?
page-lobby-can = Tout le monde est là.
page-lobby-wait = Tout le monde est là. La personne qui a ouvert la table lance la partie.
page-lobby-invite = Inviter des amis
    .help = Avec ce lien, on peut voir la table et prendre une place libre.
page-lobby-local = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres appareils de votre réseau puissent l’ouvrir, arrêtez le serveur et relancez-le avec « make play LAN=1 » ou « caravanserai serve --lan ».
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
page-lobby-altered = Modifié, avant « { $before } » ; chacun doit confirmer de nouveau.
page-lobby-lack-altered = Les réglages ont changé. Êtes-vous prêt ?
page-lobby-lack-host = C’est votre table. Prenez d’abord une place.
page-lobby-lack-host-seat = Vous n’avez pas de place. Libérez-en une pour jouer.
page-lobby-full = Toutes les places sont prises, et seuls les joueurs peuvent regarder.
page-lobby-full-watch = Toutes les places sont prises. Restez pour regarder : la partie s’ouvrira ici à son début.
page-lobby-talk =
    { $count ->
        [0] Conversation
        [one] Conversation ({ $count } nouveau message)
       *[other] Conversation ({ $count } nouveaux messages)
    }

## Des dés honnêtes

page-fair = Des dés honnêtes
page-fair-text = Personne ne peut choisir les dés de cette partie. Le serveur a scellé un nombre secret : son empreinte est ci-dessous. Votre navigateur en a scellé un autre pour vous, et ceux des autres aussi. Ils sont ouverts ensemble au début de la partie, et alors seulement les dés sont fixés ; après la partie, le nombre du serveur est ouvert lui aussi, et chacun peut relancer chaque dé. Si vous voulez, ajoutez vos propres mots.
page-fair-seal = Le sceau
page-fair-salt = Vos propres mots
    .example = ce que personne ne devinerait
page-fair-add = Ajouter
page-fair-added = C’est ajouté : « { $salt } ». Personne n’apprend ces mots.

## Vous

page-you = Vous
page-you-name = Votre nom
    .help = C’est ainsi que les autres vous voient. Aux tables où vous avez déjà une place, l’ancien nom reste.
page-you-save = Enregistrer
page-you-saved = Enregistré.
page-you-devices = Sur un autre appareil
page-you-devices-text = Vous n’avez ni compte ni mot de passe : ce navigateur se souvient simplement de vous. Avec un lien personnel, un autre appareil vous reconnaît aussi, avec toutes vos tables. Ne le donnez à personne d’autre.
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
page-you-forget-text = Vos places reviennent à des robots ; votre nom et tout ce que vous avez dit disparaissent de toutes les tables. Jetons et liens cessent de fonctionner. C’est sans retour : personne ne peut vous faire revenir.
page-you-forget-yes = Oui, oubliez-moi
page-you-forget-no = Non, je reste
page-you-prefer = Sur cet appareil
page-recover = Est-ce vous ?
page-recover-text = Ce lien a été créé sur un autre de vos appareils. Si vous continuez, ce navigateur devient le même voyageur, avec le même nom et les mêmes tables.
page-recover-lose = Ici, vous êtes actuellement { $name } ; cette identité et ses tables ne seront plus accessibles depuis ce navigateur, sauf si vous créez d’abord un lien personnel pour elle.
page-recover-yes = Oui, c’est moi
page-recover-no = Non, je reste qui je suis
page-recover-none = Ce lien n’est pas complet. Copiez-le à nouveau sur l’autre appareil.

## À propos

page-about = À propos
page-about-what = Ce que c’est
page-about-what-text = Un caravansérail était l’auberge où les caravanes se rencontraient. Ici, on se retrouve pour jouer à des jeux de société du désert avec toutes leurs règles : avec des amis au loin, avec des robots, ou les deux. C’est gratuit, le code est ouvert, et une seule commande suffit pour tenir sa propre auberge.
page-about-games-text = Les règles sont racontées avec nos mots, et chaque dessin est de nous. Nous n’avons aucun lien avec les éditeurs ; si un jeu vous plaît, achetez-le et jouez-y aussi autour d’une vraie table.
page-about-fair = Pourquoi les dés sont honnêtes
page-about-fair-1 = Avant la partie, le serveur pense à un très long nombre secret et montre son empreinte. Aucun autre nombre n’a cette empreinte.
page-about-fair-2 = Le navigateur de chaque joueur scelle lui aussi un nombre secret. Au début de la partie ils sont ouverts, une fois tous scellés : ensemble, ils fixent chaque dé.
page-about-fair-3 = Après la partie, le nombre est montré. Chacun peut vérifier qu’il a la même empreinte, et relancer chaque dé.
page-about-fair-text = Personne ne peut donc changer un dé pendant la partie, et personne n’a pu les choisir avant : pas même quelqu’un qui tient le serveur et joue avec vous. Qui n’ouvre pas à temps est écarté et nommé. Une table terminée a un bouton pour cela : votre navigateur vérifie les sceaux et que votre part a compté, le serveur relance tous les dés. Si vous ne vous fiez pas au serveur, enregistrez la partie et vérifiez tout sur votre propre ordinateur.
page-about-bots = Ce que savent les robots
page-about-bots-text = Un robot voit exactement ce qu’un joueur à sa place peut voir, et rien de plus. Il ne connaît pas les dés à venir.
page-about-privacy = Ce que nous savons de vous
page-about-privacy-text = Le nom que vous choisissez, les tables où vous vous asseyez, vos coups, ce que vous y dites. Un cookie dit à ce serveur que c’est bien vous ; il n’y en a pas d’autre. Ni pistage ni publicité ; rien ne vient d’autres serveurs. Ce que vous préférez sur cet appareil reste sur cet appareil.
page-about-secrets = Votre lien est votre clé
page-about-secrets-text = Avec le lien d’une table, on peut la voir et prendre une place libre, mais pas la vôtre. Votre lien personnel, lui, permet à un autre appareil d’agir en votre nom : ne le donnez à personne.
page-about-more = Pour aller plus loin
page-about-api = Pour les auteurs de robots : l’interface
page-about-licences = Ce que d’autres ont fait, et leurs licences
page-about-fonts = Caractères
page-about-fonts-text = Marcellus de Brian J. Bonislawsky et Atkinson Hyperlegible Next du Braille Institute ; tous deux sous licence SIL Open Font License.
page-about-licence = Licence de { $font }
