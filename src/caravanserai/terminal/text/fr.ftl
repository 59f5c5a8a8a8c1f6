### Les mots du terminal lui-même en français, communs à tous les jeux.

terminal-and = { $first } et { $last }
terminal-or = { $first } ou { $last }
terminal-player = Voyageur
terminal-seat = Place { $number }
terminal-you = vous
terminal-welcome = Bienvenue au caravansérail. Ce soir : { $game }.
terminal-company = À la table : { $names }.
terminal-bot = { $name } ({ $kind })
terminal-log = La partie jusqu’ici
terminal-log-empty = Il ne s’est encore rien passé.
terminal-section = §{ $section }

## Les commandes, telles qu'on peut les taper, et ce qu'elles font

terminal-command-help = aide
    .help = cette page ; avec un coup, comme { $example } : ce qu’il fait, et s’il est permis
terminal-command-odds = chances
    .help = ce qui va sans doute arriver, en chiffres
terminal-command-hint = conseil
    .help = ce que ferait un bon joueur, et pourquoi
terminal-command-board = table
    .help = montrer de nouveau la table
terminal-command-log = journal
    .help = tout ce qui s’est passé jusqu’ici
terminal-command-save = garder
    .help = garder la partie dans un fichier : { $word } soirée.txt
terminal-command-quit = quitter
    .help = se lever de table
terminal-help-title = Comment jouer
terminal-help-type = Tapez le numéro d’une ligne et ce qui le suit, comme { $example } ; ou écrivez le coup, comme { $notation }.
terminal-help-section = Une marque comme §{ $section } désigne une règle ; ? { $section } la montre.
terminal-help-moves = Ce que vous pouvez faire
terminal-help-commands = Et aussi
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
terminal-no_odds = Ce jeu n’a pas de probabilités à montrer.
terminal-save_which = Nommez un fichier : { $word } soirée.txt
terminal-save_exists = { $file } existe déjà. Choisissez un autre nom.
terminal-save_failed = Impossible d’écrire { $file } : { $fault }
terminal-saved = La partie est gardée dans { $file }. Pour la revoir : caravanserai replay { $file }

## La fin

terminal-final = Le résultat
terminal-place = Rang
terminal-name = Joueur
terminal-score = Score
terminal-bye = Merci d’avoir joué. La lanterne reste allumée pour vous.
terminal-left = La partie n’est pas finie. Bonne route !
terminal-left_unsaved = Elle n’a pas été gardée. La prochaine fois, --save FICHIER la gardera.

## Revoir une partie gardée

terminal-replay = { $game } : { $names }. { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
terminal-replay-step = Coup { $number }
terminal-replay-steps = Coups { $first } à { $last }
terminal-replay-chance = Le hasard
terminal-replay-keys = Entrée : suivant · b : retour · un nombre : y aller · q : quitter
terminal-replay-open = Ici, la partie gardée s’interrompt.
terminal-replay-bounds = Il n’y a que les coups 1 à { $last }.
