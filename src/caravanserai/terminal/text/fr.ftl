### Les mots du terminal lui-même en français, communs à tous les jeux.

terminal-and = { $first } et { $last }
terminal-or = { $first } ou { $last }
terminal-player = Voyageur
terminal-seat = Place { $number }
terminal-guest = un invité
terminal-you = vous
terminal-welcome = Bienvenue au caravansérail. Ce soir : { $game }.
terminal-company = À la table : { $names }.
terminal-bot = { $name } ({ $kind })
terminal-level = { $level } : { $help }
terminal-levels = D’autres niveaux, au lancement : { $levels }
terminal-log = La partie jusqu’ici
terminal-log-empty = Il ne s’est encore rien passé.
terminal-section = §{ $section }

## Les commandes, telles qu’on peut les taper, et ce qu’elles font

terminal-command-help = aide
    .help = cette page ; avec un coup, comme { $example } : ce qu’il fait, et s’il est permis
terminal-command-odds = chances
    .help = ce qui va sans doute arriver, en chiffres
terminal-command-count = compte
    .help = ce que chacun a forcément, pour qui tient le compte
terminal-command-hint = conseil
    .help = ce que ferait un bon joueur, pourquoi, et quoi d’autre ; { $word } débutant en demande un autre
terminal-command-why = pourquoi
    .help = pourquoi les robots ont joué ainsi ; { $word } Amina ne le demande qu’à elle
terminal-command-board = plateau
    .help = montrer de nouveau le plateau
terminal-command-log = journal
    .help = tout ce qui s’est passé jusqu’ici
terminal-command-save = enregistrer
    .help = enregistrer la partie dans un fichier : { $word } soirée.txt
terminal-command-quit = quitter
    .help = se lever de table
terminal-help-title = Comment jouer
terminal-help-type = Tapez le numéro d’une ligne et ce qui le suit, comme { $example } ; ou écrivez le coup, comme { $notation }.
terminal-help-section = Une marque comme §{ $section } désigne une règle ; ? { $section } la montre.
terminal-help-moves = Ce que vous pouvez faire
terminal-help-commands = Et aussi
terminal-help-slash = Un mot par lequel commence un coup permis désigne ce coup. Après une barre oblique, comme { $example }, un mot est toujours une commande.
terminal-line = Par exemple { $examples }. ? explique ; { $commands }.
terminal-press = Tapez un numéro ou un coup. ? explique.

## Réponses

terminal-unknown = « { $text } » n’est ni un coup ni une commande. Tapez par exemple { $example }, ou ? pour l’aide.
terminal-which = { $word } : lequel ? { $choices }
terminal-several = « { $text } » peut être { $choices }. Lequel ?
terminal-illegal = { $move } : pas maintenant. { $reason }
terminal-legal = Ce coup est permis maintenant.
terminal-no_section = Il n’y a pas de règle numéro { $section }.
terminal-hint = { $bot } jouerait { $notation } : { $move }.
terminal-no_reason = Sans donner de raison.
terminal-plan = { $first } …, et pour finir : { $last }
terminal-hint-others = En comparaison :
terminal-less = { $less } de moins
terminal-why-move = { $name } : { $move }.
terminal-why-secret = Le dernier coup de { $name } reste caché, et sa raison aussi.
terminal-why-quiet = Jusqu’où il irait reste son secret.
terminal-why-nothing = Aucun robot n’a encore eu à choisir.
terminal-why-who = Aucun robot de cette table ne s’appelle « { $name } ». Il y a { $names }.
terminal-no_odds = Ce jeu n’a pas de probabilités à montrer.
terminal-no_count = Il n’y a rien à compter maintenant.
terminal-save_which = Nommez un fichier : { $word } soirée.txt
terminal-save_exists = { $file } existe déjà. Choisissez un autre nom.
terminal-save_failed = Impossible d’écrire { $file } : { $fault }
terminal-saved = La partie est enregistrée dans { $file }. Pour la revoir : caravanserai replay { $file }

## La fin

terminal-final = Le résultat
terminal-place = Rang
terminal-name = Joueur
terminal-score = Points
terminal-bye = Merci d’avoir joué. La lanterne reste allumée pour vous.
terminal-left = La partie n’est pas finie. Bonne route !
terminal-left_unsaved = Elle n’a pas été enregistrée. La prochaine fois, --save FICHIER l’enregistrera.

## Revoir une partie enregistrée

terminal-replay = { $game } : { $names }. { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
terminal-replay-step = Coup { $number }
terminal-replay-steps = Coups { $first } à { $last }
terminal-replay-chance = Le hasard
terminal-replay-keys = Entrée : suivant · b : retour · un nombre : y aller · q : quitter
terminal-replay-open = Ici, la partie enregistrée s’interrompt.
terminal-replay-bounds = Il n’y a que les coups 1 à { $last }.

## Un invité à une table lointaine

terminal-guest-ready = c’est bon
terminal-guest-not_ready = pas encore
terminal-guest-bot = un robot
terminal-guest-free = libre
terminal-guest-lobby = La partie n’a pas commencé. Vous pouvez taper : { $commands }. ? explique.
terminal-guest-watching = Vous regardez la partie.
terminal-guest-returned_self = Votre place vous attendait.
terminal-guest-stands_in = { $name } n’est pas là : { $bot } joue à sa place.
terminal-guest-returned = { $name } est de retour.
terminal-guest-resigned = { $name } abandonne : { $bot } joue la suite.
terminal-guest-handed = { $former } cède sa place à { $name }.
terminal-guest-taken = { $name } prend la place qu’avait un robot ({ $former }).
terminal-guest-lent = { $name } laisse jouer { $bot } pour un moment.
terminal-guest-nudged = { $name } vous relance : la table vous attend.
terminal-guest-has_nudged = Rappel envoyé.
terminal-guest-has_lent = Un robot joue pour vous, jusqu’à ce que vous jouiez ou tapiez { $word }.
terminal-guest-which_seat = Quelle place ? { $word } 2, suivi de votre nom si vous voulez. Places des robots : { $seats }.
terminal-guest-which_away = Quelle place ? { $word } 2. Hors ligne : { $seats }.
terminal-guest-nobody_away = Personne qu’un robot pourrait remplacer n’est hors ligne.
terminal-guest-has_opened = Qui a le lien peut maintenant prendre la place d’un robot.
terminal-guest-has_closed = Les robots gardent maintenant leur place.
terminal-guest-order_none = Vous n’avez laissé aucun ordre.
terminal-guest-order_stands = Votre ordre, que personne d’autre ne voit : { $lines }
terminal-guest-order_over = Votre ordre ne tient plus : { $ended ->
        [done] il a été exécuté
        [moved] vous avez joué vous-même
        [went_back] la partie est revenue en arrière
        [void] ce qu’il visait est passé
        [not_possible] il ne pouvait pas être exécuté
       *[over] la partie est finie
    }.
terminal-guest-order_offers = Tapez { $word } { $first }, et ce sera fait à votre tour, même en votre absence. Séparez-en plusieurs par un point-virgule : le premier possible compte ; un tiret reprend tout. Il y a : { $offers }
terminal-guest-undo_wish = { $name } voudrait revenir { $moves ->
        [one] d’un coup
       *[other] de { $moves } coups
    } en arrière. Tapez { $agree } ou { $refuse }.
terminal-guest-undo_seen = { $name } voudrait revenir { $moves ->
        [one] d’un coup
       *[other] de { $moves } coups
    } en arrière.
terminal-guest-undo_asked = On demande aux autres si vous pouvez revenir { $moves ->
        [one] d’un coup
       *[other] de { $moves } coups
    } en arrière.
terminal-guest-agreed = Vous avez accepté.
terminal-guest-refused = Vous avez refusé.
terminal-guest-undo_over = Pas de retour en arrière : la partie continue.
terminal-guest-went_back = La partie est revenue en arrière.
terminal-guest-ahead = Votre choix : { $move }. Il compte dès que les autres ont choisi ; d’ici là, vous pouvez l’annuler.
terminal-guest-awaited = On attend { $names }.
terminal-guest-lost = La connexion est coupée. Nouvelle tentative en cours…
terminal-guest-found = La connexion est rétablie.
terminal-guest-waiting = Le serveur ne répond pas. Nouvel essai…
terminal-guest-unknown = « { $text } » n’est pas une commande, et ce n’est pas à vous de jouer. ? explique.
terminal-guest-talk = { $name } : { $text }
terminal-guest-reaction-well_played = Bien joué !
terminal-guest-reaction-ouch = Aïe !
terminal-guest-reaction-thinking = Je réfléchis…
terminal-guest-reaction-hurry = On attend !
terminal-guest-reaction-thanks = Merci !
terminal-guest-reaction-laugh = Ha ha !
terminal-guest-said = C’est dit.
terminal-guest-say_what = Dire quoi ? { $word } bonsoir
terminal-guest-which_bot = Nommez une place et un robot : { $word } 2 { $name }. Il y a : { $bots }. Un tiret au lieu du nom libère la place.
terminal-guest-which_level = Aucun robot ne s’appelle { $level } ici. On peut demander à : { $levels }.
terminal-guest-resign_sure = Un robot aura votre place pour de bon. Tapez { $word } encore une fois si c’est ce que vous voulez.
terminal-guest-odds_off = À cette table, on joue sans probabilités.
terminal-guest-odds_own = À cette table, on ne voit les probabilités qu’à son propre tour.
terminal-guest-left = La place est de nouveau libre. Bonne route !
terminal-guest-kept = Votre place est gardée ; au bout de { $seconds } secondes, un robot vous remplace. Pour revenir : caravanserai join { $link }
terminal-guest-kept_open = Votre place est gardée, et la partie n’a pas commencé. Pour revenir : caravanserai join { $link }
terminal-guest-kept_days = Votre place est gardée ; aucun robot ne vous remplace, mais l’horloge tourne quand c’est à vous. Pour revenir : caravanserai join { $link }
terminal-guest-clock-none = Pas d’horloge : prenez votre temps.
terminal-guest-clock-minutes = Horloge : { $minutes } min par joueur, plus { $increment } s à chaque coup.
terminal-guest-clock-days = Horloge : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } pour chaque coup.
terminal-guest-bank = En réserve, pour les coups plus longs : { $bank } h.
terminal-guest-weekends = Les week-ends sont libres.
terminal-guest-zero-bot_moves = À zéro, un robot joue ce coup.
terminal-guest-zero-resign = À zéro, un robot prend la place pour de bon.
terminal-guest-lens-all = Tout le monde voit les probabilités.
terminal-guest-lens-own = On voit les probabilités à son propre tour.
terminal-guest-lens-off = On joue sans probabilités.
terminal-guest-option = { $name } : { $value }
terminal-guest-clocks = Temps restant : { $clocks }
terminal-guest-time-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } { $hours } h
terminal-guest-sealed = Les dés sont scellés. Notez le sceau, et vous pourrez vérifier après la partie que personne ne les a changés : { $seal }
terminal-guest-dice_by = Mélangés ensemble par le serveur et { $names } : personne n’a pu les choisir.
terminal-guest-dice_without = Absent des dés, car pas ouvert à temps : ce qu’avaient promis { $names }.
terminal-guest-dice-commitment = Attention : le serveur montre à présent un autre sceau qu’avant. On ne peut pas se fier à ses dés.
terminal-guest-dice-given = Attention : ce que les joueurs ont donné aux dés n’est plus raconté comme avant, ou ne va pas ensemble. On ne peut pas se fier à ces dés.
terminal-guest-dice-begun_again = Attention : le départ a été repris après l’ouverture de votre part des dés. Le serveur pourrait en profiter ; votre part ne sera pas ouverte de nouveau.
terminal-guest-dice-left_out = Attention : vous avez ouvert votre part des dés, et elle ne compte pas. Votre connexion était peut-être trop lente ; ou le serveur l’a écartée.
terminal-guest-dice-replaced = Pour votre place, autre chose a été promis que ce qui est parti d’ici. Si vous n’y étiez pas avec un autre appareil, c’est le serveur qui l’a mis.
terminal-guest-dice-no_part = Rien de vous n’est dans ces dés : la partie a commencé avant l’arrivée de votre part, ou celle-ci n’a pas été ouverte à temps.
terminal-guest-dice-seed = Attention : la graine que le serveur a ouverte ne correspond pas à son sceau. Les dés n’étaient pas ceux qu’il avait scellés.
terminal-guest-salted = Vos mots iront dans votre part des dés.
terminal-guest-salt_what = Ajouter quels mots ? { $word } la lune sur les dunes
terminal-guest-offered = La personne qui ouvre ce lien dans l’heure prend votre place :
terminal-guest-again = Tapez { $word } pour rejouer, ou appuyez sur Entrée pour partir.
terminal-guest-again_open = La table de la revanche est ouverte. Tapez { $word } pour y aller, ou appuyez sur Entrée pour partir.
terminal-guest-keep = Pour enregistrer la partie et vérifier les dés : caravanserai join { $link } --save soirée.txt, puis caravanserai verify soirée.txt
terminal-guest-verify = Pour vérifier que les dés étaient honnêtes : caravanserai verify { $file } --commitment { $seal }
terminal-guest-help_help = cette page ; à votre tour, aussi avec un coup, comme { $example }
terminal-guest-help_alone = cette page
terminal-guest-quit_help = partir en gardant votre place
terminal-guest-command-ready = prêt
    .help = dire que c’est bon pour vous
terminal-guest-command-wait = attendre
    .help = dire qu’il faut encore vous attendre
terminal-guest-command-start = commencer
    .help = commencer la partie
terminal-guest-command-bot = robot
    .help = donner une place libre à un robot, comme { $word } 2 suivi d’un nom ({ $bots }) ; avec un tiret, la place redevient libre
terminal-guest-command-leave = partir
    .help = rendre votre place et partir
terminal-guest-command-undo = annuler
    .help = annuler vos coups jusqu’au début de votre tour ; plus loin si tous sont d’accord
terminal-guest-command-agree = accepter
    .help = accepter que la partie revienne en arrière
terminal-guest-command-refuse = refuser
    .help = laisser la partie continuer
terminal-guest-command-say = dire
    .help = dire quelque chose à la table : { $word } bonsoir
terminal-guest-command-salt = sel
    .help = ajouter vos propres mots aux dés : { $word } la lune sur les dunes
terminal-guest-command-nudge = relancer
    .help = rappeler à l’ordre ceux que la table attend, une fois par minute
terminal-guest-command-cover = remplacer
    .help = faire jouer tout de suite un robot à la place de quelqu’un qui est hors ligne : { $word } 2
terminal-guest-command-lend = prêter
    .help = laisser un robot jouer pour vous jusqu’à votre retour
terminal-guest-command-back = reprendre
    .help = reprendre votre place au robot
terminal-guest-command-sit = asseoir
    .help = prendre la place d’un robot : { $word } 2
terminal-guest-command-order = ordre
    .help = ce qu’il faut faire à votre tour en votre absence : { $word } montre ce qui se commande
terminal-guest-command-open = ouvrir
    .help = laisser qui a le lien prendre la place d’un robot
terminal-guest-command-close = fermer
    .help = laisser les robots garder leur place
terminal-guest-command-offer = céder
    .help = créer un lien par lequel quelqu’un d’autre prend votre place
terminal-guest-command-rematch = revanche
    .help = rejouer, à une nouvelle table avec les mêmes places
terminal-guest-command-resign = abandonner
    .help = donner votre place à un robot pour de bon

## Ce qu’un serveur lointain refuse

terminal-guest-error-unreachable = Le serveur est injoignable. Le lien est-il juste, et le serveur est-il en marche ?
terminal-guest-error-no_such_table = Cette table n’existe pas sur ce serveur.
terminal-guest-error-not_watchable = Seules les personnes assises à cette table peuvent la voir.
terminal-guest-error-seat_taken = La place { $seat } est prise.
terminal-guest-error-table_full = Toutes les places de cette table sont prises. Avec --watch, vous pouvez regarder.
terminal-guest-error-no_such_seat = Cette table n’a pas de place { $seat }.
terminal-guest-error-game_begun = La partie a déjà commencé.
terminal-guest-error-not_playing = Il n’y a pas de partie en cours.
terminal-guest-error-not_host = Seule la personne qui a ouvert la table peut le faire.
terminal-guest-error-not_seated = Vous n’avez pas de place à cette table.
terminal-guest-error-seat_free = La place { $seat } est libre : il faut que quelqu’un s’y assoie, ou un robot.
terminal-guest-error-not_ready = On attend encore { $name }.
terminal-guest-error-stale = La table a changé entre-temps. Regardez de nouveau.
terminal-guest-error-not_your_turn = Ce n’est pas à vous de jouer.
terminal-guest-error-lens_off = À cette table, personne ne donne de conseil.
terminal-guest-error-nothing_to_undo = Il n’y a rien à annuler.
terminal-guest-error-bad_undo = La partie ne peut pas revenir à cet endroit.
terminal-guest-error-undo_asked = Quelqu’un demande déjà à revenir en arrière. Il faut d’abord lui répondre.
terminal-guest-error-no_undo_asked = Personne ne demande à revenir en arrière.
terminal-guest-error-answered = Vous avez déjà accepté.
terminal-guest-error-talk_off = À cette table, on ne parle pas.
terminal-guest-error-bad_offer = Ce lien n’offre aucune place à cette table.
terminal-guest-error-offer_over = Cette offre est passée : son heure est écoulée, ou la place a été cédée. Demandez un nouveau lien.
terminal-guest-error-seated = Vous avez déjà une place à cette table.
terminal-guest-error-nudged = Quelqu’un a déjà relancé. Attendez un peu : { $seconds } s.
terminal-guest-error-nobody_awaited = Personne à relancer : la table vous attend, ou attend un robot.
terminal-guest-error-lent = Un robot joue déjà pour vous.
terminal-guest-error-seats_closed = À cette table, les robots gardent leur place.
terminal-guest-error-not_gone = La personne est là, ou vient tout juste de partir. Attendez un instant.
terminal-guest-error-by_the_clock = À une table en jours, chacun dispose du temps que donne l’horloge.
terminal-guest-error-in_a_lesson = Cela ne se fait pas dans une première partie.
terminal-guest-error-other_seat = Vous savez ce qui était caché à la place { $seat } : vous pouvez la reprendre, mais aucune autre.
terminal-guest-error-bad_order = Cela ne peut pas être ordonné. « ordre » tout seul montre ce qui peut l’être.
terminal-guest-error-not_over = La partie n’est pas encore finie.
terminal-guest-error-too_many = C’était trop à la fois. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
terminal-guest-error-bad_token = Le serveur ne connaît pas ce jeton, ou il a été révoqué.
terminal-guest-error-scope = Ce jeton permet seulement de regarder.
terminal-guest-error-try_again = Quelqu’un d’autre a changé cette table. Réessayez.
terminal-guest-error-no_storage = Le serveur n’a pas accès à ses tables en ce moment. Réessayez dans un instant.

# Une partie enregistrée est vérifiée.
terminal-verify-sound = { $file } : en ordre : { $game }, { $players } joueurs, { $moves } coups ; victoire : { $winners } ({ $scores })
terminal-verify-sound_so_far = { $file } : en ordre jusqu’ici : { $game }, { $players } joueurs, { $moves } coups, partie non terminée
terminal-verify-position = Elle commence à une position préparée, et non au début.
terminal-verify-taken_back = { $count ->
        [one] { $count } coup a été repris en chemin.
       *[other] { $count } coups ont été repris en chemin.
    }
terminal-verify-no_dice = Rien dans le fichier ne dit d’où viennent ses dés.
terminal-verify-fits = Ses dés concordent avec le fichier. Si ce sont ceux de la partie, seul un engagement vu avant elle peut le dire : --commitment
terminal-verify-sealed = Ce sont bien ces dés : la graine du serveur et les promesses de tous sont celles que vous avez notées au départ, et chaque dé en découle.
terminal-verify-committed = Ce sont bien ces dés : la graine du serveur est celle dont vous avez noté l’engagement, et chaque dé en découle.
terminal-verify-committed_only = La graine du serveur est celle dont vous avez noté l’engagement, et chaque dé découle d’elle et de ce que les joueurs ont donné. Que leurs promesses soient celles du départ, l’engagement ne le dit pas ; le sceau du départ le dit.
terminal-verify-other_dice = Ce ne sont pas les dés que vous avez notés : ce fichier a l’engagement { $commitment } et le sceau { $seal }.
terminal-verify-by = { $count ->
        [0] Dans les dés : la graine du serveur seule.
       *[other] Dans les dés : la graine du serveur, et ce qu’ont donné { $names }.
    }
terminal-verify-out = Absent des dés, car pas ouvert à temps : ce qu’avaient promis { $names }.
terminal-verify-signed = Signé par la clé { $key }, et pas modifié depuis. À qui est cette clé, --server ou --key le disent.
terminal-verify-signed_by = { $server ->
        [none] Signé par la clé que vous avez donnée, et pas modifié depuis.
       *[other] Signé par { $server } avec la clé { $key }, et pas modifié depuis.
    }
terminal-verify-not_signed = Pas signé : les coups, les noms, les reprises et la fin valent ce que vaut la personne qui vous a donné le fichier.
terminal-verify-other_key = Signé, mais par une autre clé : { $key }

## Une partie selon d’autres règles que celles d’aujourd’hui

terminal-earlier-alike = Elle a été jouée selon la version { $rules } des règles. Selon celle d’aujourd’hui, la version { $today }, chaque coup est permis aussi, et la fin est la même.
terminal-earlier = Elle a été jouée selon la version { $rules } des règles ; celle d’aujourd’hui est la version { $today }. { $count ->
        [0] Elle mène à travers tous les coups, mais finirait la partie autrement.
        [one] Il y a { $count } coup auquel elle ne mène pas : le coup { $first }. S’il était permis, et ce que les dés y ont décidé, on ne peut pas le vérifier ici.
       *[other] Il y a { $count } coups auxquels elle ne mène pas, le premier est le coup { $first }. S’ils étaient permis, et ce que les dés y ont décidé, on ne peut pas le vérifier ici.
    }
terminal-earlier-since = Depuis le coup { $moves }, les règles de la version { $rules } s’appliquent.
terminal-verify-unaltered = { $file } : pas modifié : { $game }, { $players } joueurs, { $moves } coups
terminal-earlier-end = Sa dernière ligne dit : { $end }
terminal-verify-earlier_dice = Aucun tirage n’a été omis. Que chaque dé découle de la graine et des promesses, on le sait des coups auxquels mènent les règles d’aujourd’hui. { $noted ->
        [sealed] La graine du serveur et les promesses de tous sont celles que vous avez notées au départ.
        [committed] La graine du serveur est celle dont vous avez noté l’engagement.
       *[no] La graine concorde avec son engagement, et ce qui a été ouvert avec les promesses. Si ce sont celles de la partie, seul un engagement vu avant elle peut le dire : --commitment
    }
terminal-guest-rules_since = Depuis le coup { $moves }, les règles de la version { $after } s’appliquent ; avant, c’était la version { $before }. Ce qui précède ne peut pas être repris. { $dropped ->
        [0] { "" }
        [one] Pour cela, il a fallu reprendre { $dropped } coup, car les nouvelles règles n’y mènent pas.
       *[other] Pour cela, il a fallu reprendre { $dropped } coups, car les nouvelles règles n’y mènent pas.
    }
terminal-guest-rules_then = Cette partie a été jouée selon la version { $played } des règles ; celle d’aujourd’hui est la version { $today }, et elle ne mène pas à travers toute la partie. La fin reste ce qu’elle était ; des coups auxquels elle ne mène pas, vous ne voyez que la notation.

## L’analyse d’une partie finie

terminal-review = { $game }, analyse : { $names }.
terminal-review-from = { $how ->
        [open] À CARTES OUVERTES : les chances tiennent compte aussi de tout ce qui était caché. Personne à la table ne pouvait les connaître.
        [seat] Les chances viennent de ce que { $name } pouvait savoir à chaque moment.
       *[all] Les chances viennent de ce que toute la table pouvait savoir ; chaque décision est jugée d’après ce que sa place pouvait savoir.
    }
terminal-review-chart = Chance de gagner, du premier coup au dernier
terminal-review-turnings = Tournants
terminal-review-turning = { $stage } : { $what } { $name } : de { $before } à { $after } %.
terminal-review-turning_revealed = Hasard { $luck } %, cartes retournées à la fin { $cards } % (pas du hasard).
terminal-review-setup = Mise en place
terminal-review-no_turnings = Aucune étape n’a changé grand-chose à elle seule.
terminal-review-decisions = Décisions
terminal-review-errors = Erreurs, et bons coups difficiles à voir
terminal-review-none = Aucune qui sorte du bruit.
terminal-review-grade = { $grade ->
        [small] petite erreur
        [real] erreur
        [grave] erreur grave
        [fine] bien trouvé
       *[none] { "" }
    }
terminal-review-instead = plutôt : { $move }
terminal-review-glance = mieux de { $gain } % que ce qui paraît le meilleur au premier coup d’œil
terminal-review-up_to = { $move }, jusqu’à { $price }
terminal-review-loss = { $unit ->
        [coins] −{ $loss } % (± { $error }), en pièces : { $amount }
        [points] −{ $loss } % (± { $error }), en points : { $amount }
       *[none] −{ $loss } % (± { $error })
    }
terminal-review-luck = Hasard et talent, en pour cent de la victoire : départ + hasard + soi + autres = résultat
terminal-review-column = { $column ->
        [move] coup
        [who] qui
        [played] joué
        [cost] coût
        [verdict] avis
        [better] mieux
        [start] départ
        [luck] hasard
        [own] soi
        [others] autres
        [result] résultat
        [adjusted] sans hasard
        [decisions] décisions
        [mean_loss] perte par décision
       *[errors] erreurs
    }
terminal-review-revealed = { $where ->
        [both] Les cartes retournées à la fin ne sont pas du hasard : elles comptent dans « soi » ({ $own }) et dans « autres » ({ $others }).
        [others] Les cartes retournées à la fin ne sont pas du hasard : elles comptent dans « autres » ({ $others }).
       *[own] Les cartes retournées à la fin ne sont pas du hasard : elles comptent dans « soi » ({ $own }).
    }
terminal-review-usual = Ce qu’une décision coûte d’ordinaire aux robots, en pour cent, mesuré parmi { $among } robots d’un même niveau : { $bots }.
terminal-review-made = Jugé par { $engine } avec { $samples } essais par moment et { $trials } par décision, graine { $seed }. Une petite erreur coûte au moins { $small } %, une erreur { $real }, une grave { $grave }, et chacune au moins { $sure } erreurs types. ± est l’intervalle à 95 %.
terminal-review-mark = { "," }

## A player aid to print

terminal-aid-title = { $game } : aide de jeu
terminal-aid-name = aide de jeu
terminal-aid-foot = Caravanserai · { $game } · Nos mots et nos dessins ; les nombres sont ceux du jeu. § est une section des règles
terminal-aid-page = page { $page } sur { $pages }
