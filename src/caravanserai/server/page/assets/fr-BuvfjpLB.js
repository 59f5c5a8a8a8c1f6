var e=`### Qui est là, qui s'est absenté, qui est de retour, qui est remplacé ; aller et venir. Chargé quand quelqu'un n'est pas là, ou que quelque chose de cela s'est passé.

## À une place

page-here-away = hors ligne { $time }
    .help = { $name } est hors ligne depuis { $time }.
page-here-bot-at = un robot joue dans { $time }
page-here-stands-in = un robot joue
    .help = Un robot joue pour { $name } en attendant son retour.
page-here-lent = un robot joue
    .help = { $name } laisse jouer un robot un moment.
page-here-back = de retour

## Pendant qu'on attend

page-here-wait = { $name } est hors ligne. Un robot joue dans { $time } et rend la place dès que { $name } revient.
page-here-wait-short = { $name } est hors ligne. Un robot joue dans { $time }.
page-here-wait-clock = { $name } est hors ligne\xA0; seule la pendule continue.
page-here-wait-long = { $name } n’a pas joué depuis un moment.
page-here-nudge = Faire signe
    .help = Un petit rappel, une fois par minute pour vous tous ensemble.
page-here-nudge-again = Faire signe dans { $time }
page-here-bot-now = Faire jouer un robot maintenant
    .help = Jusqu’au retour de { $name }. Sinon un robot vient de lui-même, un peu plus tard.
page-here-lent-mine = Un robot joue pour vous.
page-here-take-back = Reprendre ma place

## Ce qui s'est passé

page-tiding-taken_over = { $name } est toujours hors ligne\xA0: un robot joue en attendant.
page-tiding-returned =
    { $count ->
        [0] { $name } est de retour.
        [one] { $name } est de retour. Un robot a joué { $count } coup entre-temps.
       *[other] { $name } est de retour. Un robot a joué { $count } coups entre-temps.
    }
page-tiding-lent = { $name } laisse jouer un robot un moment.
page-tiding-resigned = { $name } part pour de bon\xA0: sa place est à un robot.
page-tiding-out_of_time = Le temps de { $name } est écoulé\xA0: sa place est à un robot.
page-tiding-given = On attend toujours { $name }\xA0: sa place est à un robot.
page-tiding-taken = { $name } prend la place qu’avait un robot ({ $former }).
page-tiding-handed = { $name } reprend la place de { $former }.
page-tiding-host = La table est maintenant entre les mains de { $name }.
page-tiding-host-mine = La table est maintenant entre vos mains.
page-tiding-late = Le temps de { $name } est écoulé\xA0: un robot joue ce coup.
page-tiding-undo_asked =
    { $count ->
        [one] { $name } demande à annuler le dernier coup.
       *[other] { $name } demande à revenir { $count } coups en arrière.
    }
page-tiding-undo_agreed = { $name } accepte de revenir en arrière.
page-tiding-undo_refused = { $name } refuse de revenir en arrière.
page-tiding-undo_dropped = La demande de { $name } de revenir en arrière n’a plus cours.
page-tiding-undone =
    { $count ->
        [one] { $name } a repris un coup.
       *[other] { $name } a repris { $count } coups.
    }
page-tiding-nudged = { $name } fait signe à { $others }.
page-tiding-nudged-mine = { $name } vous fait signe\xA0: la table vous attend.
page-tiding-seats_opened = Désormais, vos amis peuvent prendre la place des robots.
page-tiding-seats_closed = Désormais, les robots gardent leur place.
page-tiding-away = { $name } est hors ligne.
page-tiding-away-bot = { $name } est hors ligne. Si cela dure, un robot joue dans { $time }.
page-tiding-back = { $name } est de retour.
page-tiding-moved-mine =
    { $count ->
        [one] Vous revoilà. Un robot a joué { $count } coup pour vous.
       *[other] Vous revoilà. Un robot a joué { $count } coups pour vous.
    }

## Prendre la place d'un robot

page-take = Vous jouez avec nous\xA0?
    .help =
        { $count ->
            [one] Un robot occupe une place ici. Prenez-la et continuez à partir de là.
           *[other] Des robots occupent { $count } places ici. Prenez-en une et continuez à partir de là.
        }
page-take-name = Votre nom
page-take-seat = Prendre la place de { $bot }
page-take-no = Regarder seulement
page-take-which = Quelle place\xA0?

## Dans le menu

page-ways-lend = Laisser un robot jouer pour moi
    .help = Jusqu’à ce que vous repreniez votre place ou jouiez un coup. Vous pouvez continuer à regarder.
page-ways-back = Reprendre ma place
    .help = Le robot cesse de jouer pour vous.
page-ways-give = Donner la place de { $name } à un robot
    .help = { $name } est hors ligne depuis longtemps. En cas de retour, on pourra reprendre la place.
page-ways-open-seats = Laisser mes amis prendre la place des robots
    .help = Quiconque a le lien peut s’asseoir là où joue un robot.
page-ways-close-seats = Que les robots gardent leur place
    .help = Personne qui vient plus tard ne prend la place d’un robot. Cela peut être changé à nouveau.
`;export{e as default};