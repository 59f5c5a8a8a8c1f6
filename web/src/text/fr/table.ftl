### Les mots de chaque table : ce qui est demandé, le journal, les places, le menu, la fin.

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

page-table-chosen = Votre choix : { $move }.
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
page-table-past = Vous regardez une position passée : après le coup { $moves } sur { $of }.
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
page-table-undo-back-what = Vous revenez avant ceci : { $what }
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
    Depuis le coup { $moves }, les règles de la version { $after } s’appliquent ; avant, c’était la version { $before }. { $dropped ->
        [0] { "" }
        [one] Pour cela, il a fallu reprendre { $dropped } coup.
       *[other] Pour cela, il a fallu reprendre { $dropped } coups.
    }
page-table-rules-then = Cette partie a été jouée selon la version { $played } des règles. Celle d’aujourd’hui est la version { $today }, et elle ne mène pas à travers toute la partie : la fin reste ce qu’elle était, et de certains coups on ne voit que la notation.
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
    .help = robot : { $level }
page-table-hidden = face cachée
page-table-clock = Temps restant :
page-table-clock-low = Il reste peu de temps :

## Pourquoi pas

page-table-ask = Qu’est-ce que c’est ?
page-table-why = Pourquoi pas { $what } ?
page-table-why-not = Pourquoi pas ?

## À voix haute

page-table-chosen-heard = Votre choix : { $move }. Entrée confirme, Échap annule.

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
    .help = Discrets : dés, sabots, pièces, votre tour.
page-table-keys = Raccourcis d’une touche
    .help = Les lettres et les chiffres mènent d’un endroit de la table à l’autre. Rien ne se fait avant Entrée.
page-table-resign = Laisser ma place à un robot
    .help = Un robot joue à votre place jusqu’à la fin, à moins que quelqu’un ne la reprenne. Vous pouvez continuer à regarder. Pour un court moment, laissez plutôt un robot jouer pour vous.
page-table-resign-short = Pour de bon ; on vous demande d’abord.
page-table-resign-yes = La laisser au robot
page-table-leave = Retour à l’auberge
    .help = La partie continue. Vous pouvez revenir quand vous voulez ; en votre absence, un robot finit par jouer pour vous.
    .watching = Vous pouvez revenir quand vous voulez.

## Céder sa place

page-table-hand = Céder ma place à quelqu’un
    .help = Vous créez un lien et l’envoyez à la personne de votre choix. Elle reprend la place ({ $seat }) telle qu’elle est, avec tout ce qui s’y trouve, et vous regardez la suite.
page-table-hand-short = Par un lien que vous envoyez.
page-table-hand-make = Créer le lien
page-table-hand-link = Lien à envoyer
page-table-hand-care = Il est valable une heure et pour une seule personne. Ne le donnez à personne d’autre.
page-table-offer = On vous cède une place
    .help = Quelqu’un vous cède sa place à cette table : c’est vous qui jouez la suite.
page-table-offer-name = Votre nom à cette table
page-table-offer-yes = Prendre la place
page-table-offer-no = Pas maintenant
page-table-offer-seated = Vous êtes déjà à cette table : vous ne pouvez pas prendre une seconde place.

## La conversation

page-table-talk = Conversation
page-table-talk-unread =
    { $count ->
        [one] Conversation : { $count } nouveau message
       *[other] Conversation : { $count } nouveaux messages
    }
page-table-talk-none = Personne n’a encore rien dit.
page-table-talk-say = Dire quelque chose
page-table-talk-send = Envoyer
page-table-talk-seated = Seules les personnes assises à la table peuvent parler.
page-table-talk-mute = Masquer la conversation
page-table-reactions = Réactions
page-table-reaction-well_played = Bien joué !
page-table-reaction-ouch = Aïe !
page-table-reaction-thinking = Je réfléchis…
page-table-reaction-hurry = On continue ?
page-table-reaction-thanks = Merci !
page-table-reaction-laugh = Ha ha, très bon !

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
page-table-verify = Les dés étaient-ils honnêtes ?
page-table-verify-title = Les dés étaient-ils honnêtes ?
page-table-verify-story = Avant le premier coup, tous les dés de cette partie ont été mis dans une enveloppe, et l’enveloppe a été scellée. Tout le monde voyait le sceau, personne ne pouvait regarder dedans, et changer le contenu aurait brisé le sceau. Maintenant, l’enveloppe est ouverte.
page-table-verify-checking = On regarde de près…
page-table-verify-good = Conforme :
page-table-verify-bad = Non conforme :
page-table-verify-seal =
    { $judgement ->
        [broken] Le sceau ne va pas avec l’enveloppe : votre navigateur l’a calculé et en a trouvé un autre.
        [changed] Ce n’est pas le sceau que votre navigateur a vu plus tôt dans cette partie.
       *[other] Le sceau est intact : votre propre navigateur l’a recalculé, et c’est le même.
    }
page-table-verify-dice =
    { $count ->
        [one] { $count } dé de l’enveloppe a été relancé : il a montré le même chiffre.
       *[other] Les { $count } dés de l’enveloppe ont été relancés : chacun a montré le même chiffre.
    }
page-table-verify-taken-back =
    { $count ->
        [one] { $count } coup a été annulé en chemin. La partie enregistrée le contient aussi : il ne manque aucun dé.
       *[other] { $count } coups ont été annulés en chemin. La partie enregistrée les contient aussi : il ne manque aucun dé.
    }
page-table-verify-dice-bad = La partie ne suit pas l’enveloppe : { $problem }
page-table-verify-early =
    { $judgement ->
        [whole] Votre navigateur a vu ce sceau avant le premier coup.
        [late] Votre navigateur connaît ce sceau depuis le coup { $moves } : tous les dés suivants étaient déjà dans l’enveloppe.
        [unseen] Votre navigateur n’était pas là pendant cette partie. Quelqu’un qui y était peut comparer le sceau.
        [changed] Demandez aux autres quel sceau ils ont vu.
       *[broken] Demandez à la personne qui tient ce serveur.
    }
page-table-verify-unchecked =
    { $count ->
        [one] La partie a commencé selon la version { $rules } des règles. Il y a { $count } coup auquel les règles d’aujourd’hui ne mènent pas : s’il était permis, et ce que les dés y ont décidé, on ne peut plus le vérifier. Aucun dé n’a été omis, et tous les autres, relancés, ont montré la même chose.
       *[other] La partie a commencé selon la version { $rules } des règles. Il y a { $count } coups auxquels les règles d’aujourd’hui ne mènent pas : s’ils étaient permis, et ce que les dés y ont décidé, on ne peut plus le vérifier. Aucun dé n’a été omis, et tous les autres, relancés, ont montré la même chose.
    }
page-table-verify-partly = Ce que l’on peut encore savoir des dés est en ordre.
page-table-verify-yes = Les dés étaient honnêtes.
page-table-verify-fits = Les dés correspondent à l’enveloppe.
page-table-verify-parts =
    { $count ->
        [0] Seul le serveur a donné quelque chose à ces dés.
       *[other] Dans les dés, outre l’enveloppe : ce qu’ont donné { $names }.
    }
page-table-verify-fixed = Les dés étaient fixés avant, et personne ne les a changés.
page-table-verify-no = Quelque chose ne va pas.
page-table-verify-details = Tous les détails
page-table-verify-commitment = Le sceau (SHA-256 de « caravanserai commitment », d’un saut de ligne et de la graine)
page-table-verify-seed = Ce que contenait l’enveloppe (la graine)
page-table-verify-salts = Ce que les joueurs ont donné
page-table-verify-offline = Pour tout vérifier sans ce serveur, enregistrez la partie et lancez sur votre ordinateur :

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
page-table-do-help = À quoi cela sert-il ?
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
page-refused-undo_asked = Quelqu’un demande déjà à revenir en arrière ; il faut d’abord lui répondre.
page-refused-no_undo_asked = Personne ne demande plus à revenir en arrière.
page-refused-bad_undo = La partie ne peut pas revenir jusque-là.
page-refused-answered = Vous avez déjà répondu.
page-refused-bad_offer = Ce lien n’est pas valable, ou son heure est passée.
page-refused-offer_over = Cette place a déjà été cédée.
page-refused-lent = Un robot joue déjà pour vous.
page-refused-nobody_awaited = Il n’y a personne à rappeler : la table vous attend, ou attend un robot.
page-refused-not_away = On ne peut donner à un robot que la place de quelqu’un pour qui un robot joue déjà.
page-refused-not_gone = La personne est là, ou vient tout juste de partir. Attendez un instant.
page-refused-by_the_clock = À une table en jours, chacun dispose du temps que donne la pendule.
page-refused-nudged = Quelqu’un a déjà fait signe. Attendez un instant.
page-refused-other_seat = Vous aviez une autre place ici et savez ce qu’elle cache : vous pouvez reprendre celle-là, mais aucune autre.
page-refused-seats_closed = À cette table, les robots gardent leur place. Demandez à quelqu’un de vous céder la sienne.
page-dice-setting = On mélange les dés…
page-dice-waiting = Un instant, on attend { $names }
page-dice-out = Absente des dés, car pas ouverte à temps : la part de { $names }.
page-dice-commitment = Attention : le serveur montre un autre sceau qu’avant. On ne peut pas se fier à ses dés.
page-dice-given = Attention : ce que les joueurs ont donné aux dés n’est plus raconté comme avant, ou ne va pas ensemble. On ne peut pas se fier à ces dés.
page-dice-begun_again = Attention : le départ a été repris après l’ouverture de votre part des dés. Le serveur pourrait profiter de ce qu’il sait ; votre part n’est pas ouverte de nouveau.
page-dice-left_out = Attention : votre part des dés a été ouverte, et elle ne compte pas. Votre connexion était peut-être trop lente ; ou le serveur l’a écartée.
page-dice-replaced = Pour votre place, une autre part que celle de ce navigateur a été donnée aux dés. Si vous n’étiez pas ici avec un autre appareil, c’est le serveur qui l’a mise.
page-dice-no_part = Rien de vous n’est dans ces dés : la partie a commencé avant l’arrivée de votre part, ou celle-ci n’a pas été ouverte à temps.
page-dice-seed = Attention : le contenu de l’enveloppe ne correspond pas à son sceau. Les dés n’étaient pas ceux qui avaient été scellés.
page-refused-opening_over = C’est trop tard : les dés sont fixés, ou se font sans vous.
page-refused-bad_opening = Cela n’ouvre pas ce qui avait été promis.
page-refused-bad_position = Ce n’est pas une position de ce jeu : { $text }
page-refused-bad_line = Ces coups ne peuvent pas se suivre : { $text }
page-refused-no_such_what_if = Il n’y a pas de tel plan ici. Qui l’a partagé est peut-être parti pour de bon.
page-refused-too_many_what_ifs = Vous avez partagé autant de plans que permis.
page-refused-bad_order = Cela ne peut pas être demandé d’avance. Choisissez parmi ce qui est proposé.
page-refused-seated = Vous êtes déjà à cette table.
page-refused-talk_off = On ne parle pas à cette table.
page-refused-not_over = La partie n’est pas encore finie.
page-refused-not_checkable = Cette partie vient d’ailleurs, sans son enveloppe : ses dés ne peuvent pas être vérifiés ici.
page-refused-no_such_position = Cette partie n’a pas cette position.

## Conseils

page-hint = Conseil
    .help = Que ferait ici un bon joueur ?
page-hint-would = { $level } conseille :
page-hint-asking = Un instant de réflexion…
page-hint-do = Faire tout cela
page-hint-others = Autres coups envisagés ({ $count })
page-hint-best = son conseil
page-hint-plan = { $first } …, et pour finir : { $last }
page-hint-less = { $less } de moins
page-hint-no-reason = Sans donner de raison.
page-hint-level = À qui demander
page-tv-show = Afficher sur un téléviseur
    .help = Le plateau, les places et le déroulement en grand, sans les mains : elles restent sur les téléphones.
