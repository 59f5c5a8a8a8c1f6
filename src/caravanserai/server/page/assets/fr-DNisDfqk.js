var e=`### Camel Up à côté de la boîte.

camel_up-page-real-camels = Chameaux
camel_up-page-real-out = Dés déjà sortis
camel_up-page-real-where =
    { $camel ->
        [blue] Où est le bleu\xA0?
        [green] Où est le vert\xA0?
        [yellow] Où est le jaune\xA0?
        [red] Où est le rouge\xA0?
        [purple] Où est le violet\xA0?
        [white] Où est le blanc\xA0?
       *[black] Où est le noir\xA0?
    }
camel_up-page-real-touch = Touchez sa case. Qui vient après monte dessus.
camel_up-page-real-tiles = Tuiles
camel_up-page-real-turn = Touchez une case\xA0: +1, puis −1, puis rien.
camel_up-page-real-all = Tous sont en place
camel_up-page-real-lift = Touchez une case pour soulever celui du dessus.
camel_up-page-real-space =
    Case { $space }{ $camels ->
        [none] {""}
       *[other] {""} ({ $camels })
    }{ $tile ->
        [cheer] , une tuile +1
        [boo] , une tuile −1
       *[none] {""}
    }
camel_up-page-real-on = en { $space }
camel_up-page-real-place = poser
camel_up-page-real-tile = tuile
camel_up-page-real-is-out = sorti
camel_up-page-real-is-in = dedans
camel_up-page-real-notation = Le plateau en notation
camel_up-page-real-missing =
    { $count ->
        [one] Encore { $count } chameau à poser
       *[other] Encore { $count } chameaux à poser
    }
camel_up-page-real-follow = Montrer les chances
camel_up-page-real-again = Tout replacer
camel_up-page-real-leg = Étape { $leg }, chances exactes
camel_up-page-real-ends = La course finit dans cette étape\xA0: { $chance }\xA0%
camel_up-page-real-over = La course est finie.
camel_up-page-real-rolled =
    { $camel ->
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
        [red] Rouge
        [purple] Violet
        [white] Blanc
       *[black] Noir
    } { $face }\xA0: vers la case { $space }.
camel_up-page-real-which = Quel dé est sorti\xA0?
camel_up-page-real-number =
    { $camel ->
        [blue] Bleu\xA0: quel chiffre\xA0?
        [green] Vert\xA0: quel chiffre\xA0?
        [yellow] Jaune\xA0: quel chiffre\xA0?
        [red] Rouge\xA0: quel chiffre\xA0?
        [purple] Violet\xA0: quel chiffre\xA0?
        [white] Blanc\xA0: quel chiffre\xA0?
       *[black] Noir\xA0: quel chiffre\xA0?
    }
camel_up-page-real-to = en { $space }
camel_up-page-real-tab =
    { $tab ->
        [leg] Cette étape
        [race] Toute la course
       *[tiles] Tuiles
    }
camel_up-page-real-ticket = pari
camel_up-page-real-taken = Quelqu’un a pris ce pari\xA0: { camel_up-camel }
camel_up-page-real-ticket-help = Touchez un pari quand quelqu’un le prend.
camel_up-page-real-was = avant { $chance }
camel_up-page-real-roll = Un lancer rapporte { $worth }.
camel_up-page-real-wins = gagne
camel_up-page-real-loses = perd
camel_up-page-real-card = carte
camel_up-page-real-races = Estimé sur { $races } courses, ± { $error }. La carte\xA0: ce que rapporte maintenant une carte sur le vainqueur.
camel_up-page-real-cheer = +1\xA0: { $worth }
camel_up-page-real-boo = −1\xA0: { $worth }
camel_up-page-real-lies = Une tuile est posée ici
camel_up-page-real-tiles-help = Ce qu’une tuile y rapporte dans cette étape à qui la pose. Touchez une case quand on la pose, la retourne ou la reprend.
camel_up-page-real-what-if = Et si…

## Le carnet de score

camel_up-page-pad-line =
    { $row ->
        [race] la course
        [coins] pièces
        [pyramid] tickets de pyramide
        [partner] partenaire
        [tickets] tickets d’étape
        [winner] paris, vainqueur
       *[loser] paris, dernier
    }
camel_up-page-pad-hint =
    { $row ->
        [race] Comment les coureurs sont placés à la fin\xA0: qui est devant, qui est derrière tous.
        [coins] Ce que l’on avait avant de payer la dernière étape.
        [pyramid] De la dernière étape, s’ils ne sont pas déjà payés.
        [partner] Le meilleur ticket du partenaire est copié.
        [tickets] De la dernière étape, s’ils ne sont pas déjà payés.
        [winner] Depuis la plus ancienne carte\xA0: touchez à qui elle est et quel chameau.
       *[loser] Depuis la plus ancienne carte\xA0: touchez à qui elle est et quel chameau.
    }
camel_up-page-pad-question =
    { $question ->
        [first] premier
        [second] deuxième
       *[last] dernier
    }
camel_up-page-pad-piece =
    { $piece ->
        [coins] pièces
       *[pyramid_ticket] ticket de pyramide
    }
camel_up-page-pad-ticket = ticket { camel_up-camel } de { $value }
`;export{e as default};