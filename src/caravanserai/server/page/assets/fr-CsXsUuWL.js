var e=`### Ce qui est dit des choses que chaque table a.

page-about-ask = Montrez n’importe quoi, ou prenez les flèches.
page-about-ask-touch = Touchez n’importe quoi pour savoir ce que c’est.
page-about-ask-leave = Revenir au jeu
page-about-seat =
    { $who ->
        [you] C’est vous, avec tout ce qui est devant vous.
        [bot] Ici joue un robot\xA0: { $level }. À côté de son nom, ce qui est devant lui.
       *[person] Quelqu’un qui joue avec vous. À côté du nom, ce qui est devant cette personne.
    }
page-about-seat-acts =
    { $who ->
        [you] C’est votre tour.
       *[other] C’est son tour.
    }
page-about-clock = Temps restant
    .help = Il ne court que pendant que ce joueur doit décider.
page-about-question = La question
    .help = Ce que le jeu vous demande, ou qui il attend. C’est ici que vous confirmez ce que vous choisissez.
page-about-log = Tout ce qui s’est passé, tour par tour. Les petits numéros mènent à la règle.
`;export{e as default};