var e=`### Les mots de la page de Camel Up. Événements, coups, refus et questions sont dans les fichiers du jeu.

camel_up-page-camel =
    { $camel ->
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
        [red] Rouge
        [purple] Violet
        [white] Blanc
       *[black] Noir
    }

## Le tapis

camel_up-page-carpet = Vos affaires et ce que vous pouvez faire
camel_up-page-tabs = Panneaux
camel_up-page-yours = Devant vous
camel_up-page-group =
    { $what ->
        [tickets] Tickets d’étape
        [tile] Votre tuile
        [roll] Pyramide
        [cards] Cartes de pari
       *[ally] Alliance
    }
camel_up-page-tab =
    { $what ->
        [tickets] Tickets
        [tile] Tuile
        [roll] Dé
        [cards] Cartes
        [ally] Alliance
        [odds] Chances
       *[log] Journal
    }
camel_up-page-tickets = Tickets d’étape
camel_up-page-ticket =
    { $left ->
        [0] { $move }\xA0: il n’en reste plus
        [one] { $move }\xA0: il rapporte { $value }, c’est le dernier
       *[other] { $move }\xA0: il rapporte { $value }, il en reste { $left }
    }
camel_up-page-worth = vaut { $worth }
camel_up-page-worth-word = vaut
camel_up-page-tile = Votre tuile de spectateurs
camel_up-page-side =
    { $side ->
        [cheer] vivats
       *[boo] huées
    }
    .help =
        { $side ->
            [cheer] Côté encouragements\xA0: un chameau qui s’y arrête avance de 1
           *[boo] Côté huées\xA0: un chameau qui s’y arrête recule de 1
        }
camel_up-page-tile-where = Posez votre tuile sur une case marquée.
camel_up-page-tile-lies =
    { $side ->
        [cheer] Case { $space }, encouragements.
       *[boo] Case { $space }, huées.
    }
camel_up-page-on = sur { $space }
camel_up-page-tile-of =
    { $side ->
        [cheer] tuile d’encouragements sur la case { $space }
       *[boo] tuile de huées sur la case { $space }
    }
camel_up-page-roll-earn = Lancer, gagner 1
camel_up-page-dice-left =
    { $count ->
        [one] dernier dé de l’étape
       *[other] encore { $count } dés
    }
camel_up-page-cards = Vos cartes de pari
camel_up-page-card =
    { $camel ->
        [blue] Carte de pari bleue
        [green] Carte de pari verte
        [yellow] Carte de pari jaune
        [red] Carte de pari rouge
       *[purple] Carte de pari violette
    }
camel_up-page-card-played =
    { camel_up-page-card }, { $pile ->
        [winner] jouée sur le vainqueur
        [loser] jouée sur le dernier
       *[none] pas en votre possession
    }
camel_up-page-card-where = Gagne-t-il la course, ou finit-il dernier\xA0?
camel_up-page-card-which = Quel chameau\xA0?
camel_up-page-piles = Piles de cartes de pari
camel_up-page-pile =
    { $pile ->
        [winner] Gagne la course
       *[loser] Finit dernier
    }
    .help =
        { $pile ->
            [winner] Parier sur le vainqueur de la course
           *[loser] Parier sur le dernier de la course
        }\xA0: { $count ->
            [0] aucune carte pour l’instant
            [one] { $count } carte
           *[other] { $count } cartes
        }
camel_up-page-pile-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
camel_up-page-allies = Alliance pour cette étape
camel_up-page-ally-mine = { $seat } est votre partenaire pour cette étape
camel_up-page-ally-taken = { $seat } a déjà une alliance avec { $partner }
camel_up-page-stack = La pile jusqu’ici, de bas en haut
camel_up-page-stack-next = suivant
camel_up-page-decides = Qu’est-ce qui se décide ici\xA0?
camel_up-page-setup-wait = Les chameaux prennent place sur la piste.
camel_up-page-copy-nothing = Rien
camel_up-page-leg-order = Ordre des chameaux\xA0:
camel_up-page-key-roll = le lancer

## Ce que dit le bouton qui confirme un coup

camel_up-page-do-take_ticket = Prendre le { camel_up-camel }
camel_up-page-do-place_tile =
    { $side ->
        [cheer] Encouragements en { $space }
       *[boo] Huées en { $space }
    }
camel_up-page-do-roll = Lancer
camel_up-page-do-play_card =
    { camel_up-page-camel } { $pile ->
        [winner] gagne
       *[loser] finit dernier
    }
camel_up-page-do-form_partnership = S’allier à { $seat }
camel_up-page-do-stack_camel = { camel_up-page-camel } ensuite
camel_up-page-do-place_first_crazy = { camel_up-page-camel } d’abord
camel_up-page-do-copy_ticket =
    { $ticket ->
        [nothing] Aucun ticket
        [pyramid] Ticket de pyramide
       *[other] Ticket { camel_up-ticket }
    }

## Devant les joueurs

camel_up-page-players-more = Ce que chacun possède
camel_up-page-coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
camel_up-page-coins-hidden = pièces cachées
camel_up-page-starts = a commencé cette étape
camel_up-page-holds-ticket =
    { $camel ->
        [blue] ticket bleu de { $value }
        [green] ticket vert de { $value }
        [yellow] ticket jaune de { $value }
        [red] ticket rouge de { $value }
       *[purple] ticket violet de { $value }
    }
camel_up-page-holds-pyramid =
    { $count ->
        [one] { $count } ticket de pyramide
       *[other] { $count } tickets de pyramide
    }
camel_up-page-holds-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
camel_up-page-allied = alliance avec { $partner }

## Probabilités

camel_up-page-odds = Probabilités
camel_up-page-odds-leg = Cette étape
camel_up-page-odds-race = La course
camel_up-page-first = premier
camel_up-page-second = deuxième
camel_up-page-last = dernier
camel_up-page-ticket-worth = le ticket vaut
camel_up-page-ticket-none = épuisé
camel_up-page-wins = gagne
camel_up-page-loses = dernier
camel_up-page-card-worth = carte
camel_up-page-odds-off = Cette table joue sans afficher les probabilités.
camel_up-page-odds-own = À cette table, les probabilités s’affichent pendant votre tour.
camel_up-page-odds-players = À cette table, seule la personne dont c’est le tour voit les probabilités.
camel_up-page-odds-before = Les probabilités viendront avec la première étape.
camel_up-page-odds-over = La course est finie\xA0: il n’y a plus rien à calculer.
camel_up-page-odds-past = Les probabilités valent pour le présent, pas pour les positions passées.
camel_up-page-odds-wait = Calcul en cours…

## Comptes

camel_up-page-accounts = Comptes de l’étape { $leg }
camel_up-page-accounts-last = Comptes de la dernière étape
camel_up-page-accounts-rules = Un ticket rapporte sa valeur si son chameau est premier, 1 s’il est deuxième\xA0; sinon il coûte 1. Un ticket de pyramide rapporte 1.
camel_up-page-go-on = Continuer
camel_up-page-show-all = Tout montrer
camel_up-page-line-ticket =
    { $camel ->
        [blue] Ticket bleu de { $value }\xA0: { $gain }
        [green] Ticket vert de { $value }\xA0: { $gain }
        [yellow] Ticket jaune de { $value }\xA0: { $gain }
        [red] Ticket rouge de { $value }\xA0: { $gain }
       *[purple] Ticket violet de { $value }\xA0: { $gain }
    }
camel_up-page-line-pyramid =
    { $count ->
        [one] { $count } ticket de pyramide\xA0: { $gain }
       *[other] { $count } tickets de pyramide\xA0: { $gain }
    }
camel_up-page-line-partner = Grâce à un ticket du partenaire ({ $partner })\xA0: { $gain }
camel_up-page-no-tickets = aucun ticket
camel_up-page-floor = Une bourse ne descend jamais au-dessous de zéro.

## La fin

camel_up-page-race-over = La course est finie
camel_up-page-stalled = Partie interrompue, match nul
camel_up-page-you-win = Vous gagnez\xA0!
camel_up-page-wins-game =
    { $count ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
camel_up-page-ranking = Le classement
camel_up-page-to-board = Voir la piste
camel_up-page-no-cards = Personne n’a parié sur la course.
camel_up-page-turn-which =
    { $pile ->
        [winner] Qui gagne la course\xA0? Carte { $number } sur { $of }, dans l’ordre où elles ont été jouées
       *[loser] La dernière pile\xA0: qui est dernier\xA0? Carte { $number } sur { $of }, dans l’ordre où elles ont été jouées
    }
camel_up-page-turn-pays = si juste { $value }
camel_up-page-turn-rule = Le premier qui a vu juste reçoit 8, les suivants 5, 3, 2, puis 1\xA0; une carte fausse coûte 1.
camel_up-page-turn-next = Retourner la carte suivante
camel_up-page-story-race =
    { $how ->
        [backward]
            { $legs ->
                [one] Un chameau fou a mis fin à la course dès la première étape, à contresens, avec le { $winner } en tête et le { $loser } dernier.
               *[other] Un chameau fou a mis fin à la course après { $legs } étapes, à contresens, avec le { $winner } en tête et le { $loser } dernier.
            }
       *[forward]
            { $legs ->
                [one] La course a duré une seule étape\xA0; le { $winner } l’a gagnée, le { $loser } a fini dernier.
               *[other] La course a duré { $legs } étapes\xA0; le { $winner } l’a gagnée, le { $loser } a fini dernier.
            }
    }
camel_up-page-story-overtook =
    { $when ->
        [winner] { $seat } a dépassé { $rival } grâce aux cartes sur le vainqueur.
        [loser] { $seat } a dépassé { $rival } tout à la fin, grâce aux cartes sur le dernier.
       *[leg] { $seat } a dépassé { $rival } à l’étape { $leg } et n’a plus quitté la tête.
    }
camel_up-page-story-led = { $seat } a mené de la première étape à la dernière.
camel_up-page-story-best =
    { $gain ->
        [one] Meilleure étape\xA0: { $seat }, { $gain } pièce à l’étape { $leg }.
       *[other] Meilleure étape\xA0: { $seat }, { $gain } pièces à l’étape { $leg }.
    }
camel_up-page-story-call =
    { $pile ->
        [winner] { $seat } a vu en premier que le { $camel } gagnerait\xA0: { $gain } pièces.
       *[loser] { $seat } a vu en premier que le { $camel } finirait dernier\xA0: { $gain } pièces.
    }
camel_up-page-share = Partager le résultat
camel_up-page-shared = Copié\xA0: collez-le où vous voulez.
camel_up-page-share-failed = Ce navigateur ne laisse pas la page copier.
camel_up-page-share-title =
    { $legs ->
        [one] Camel Up au Caravansérail, une étape\xA0:
       *[other] Camel Up au Caravansérail, { $legs } étapes\xA0:
    }

## La piste

camel_up-page-subtitle =
    { $dice ->
        [0] Étape { $leg }
       *[other] Étape { $leg }, dés { $dice }/5
    }
camel_up-page-subtitle-over = Course finie
camel_up-page-track = La piste
camel_up-page-track-winner = Premier
camel_up-page-track-loser = Dernier
camel_up-page-track-pays = carte suivante\xA0: { $value }
camel_up-page-track-pays-short = paie { $value }
camel_up-page-track-refused = Case { $space }\xA0: pourquoi pas\xA0?
camel_up-page-track-first = Aucune tuile ne peut être posée sur la case { $space }, juste après le départ.
camel_up-page-track-stack =
    { $count ->
        [one] Case { $space }\xA0: { $camels }.
       *[other] Case { $space }, de bas en haut\xA0: { $camels }.
    }
camel_up-page-track-tile =
    { $side ->
        [cheer] Case { $space }\xA0: tuile d’encouragements ({ $seat }).
       *[boo] Case { $space }\xA0: tuile de huées ({ $seat }).
    }
camel_up-page-track-waiting = Pas encore sur la piste\xA0: { $camels }.
camel_up-page-track-out =
    { $count ->
        [0] Aucun dé n’est encore sorti.
       *[other] Dés sortis\xA0: { $dice }.
    }
camel_up-page-track-die =
    { $camel ->
        [blue] dé bleu { $face }
        [green] dé vert { $face }
        [yellow] dé jaune { $face }
        [red] dé rouge { $face }
        [purple] dé violet { $face }
        [white] dé gris, un { $face } blanc
       *[black] dé gris, un { $face } noir
    }
camel_up-page-track-inside = Dans la pyramide\xA0: { $dice }.
camel_up-page-track-pile =
    { $count ->
        [0] { $pile ->
            [winner] Personne n’a encore parié sur le vainqueur.
           *[loser] Personne n’a encore parié sur le dernier.
        }
       *[other] { $pile ->
            [winner] Paris sur le vainqueur, du plus ancien au plus récent\xA0: { $seats }.
           *[loser] Paris sur le dernier, du plus ancien au plus récent\xA0: { $seats }.
        }
    }

## Le but

camel_up-page-aim =
    Le plus de pièces gagne{ $how ->
        [lead] \xA0: vous menez de { $gap }
        [behind] \xA0: { $gap } derrière { $seat }
        [level] \xA0: à égalité avec { $seat }
        [watch] \xA0: { $seat } mène
       *[alone] { "" }
    }
    .brief =
        { $how ->
            [lead] vous menez de { $gap }
            [behind] { $gap } derrière { $seat }
            [level] à égalité avec { $seat }
            [watch] { $seat } mène
           *[alone] le plus de pièces gagne
        }
    .text = Qui a le plus de pièces quand un chameau a franchi la ligne gagne. Les pièces viennent des tickets sur les premiers de l’étape, des cartes de pari sur le premier et le dernier de la course, des lancers et de votre tuile.
    .now =
        { $how ->
            [watch] { $seat } mène avec { $coins }.
           *[other] Vous en avez { $coins }.
        }

## L’énigme du jour

camel_up-page-puzzle = À vous. Que pouvez-vous faire de mieux\xA0?

## Et si

camel_up-page-whatif-depth = Dans chacun, les dés mènent la course jusqu’à sa fin.
`;export{e as default};