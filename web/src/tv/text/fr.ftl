# La table sur un téléviseur.
page-tv-title = { $game } sur le téléviseur
page-tv-public = Seulement ce que tout le monde peut voir
page-tv-join = Prenez place avec votre téléphone
    .help = Scannez, donnez votre nom et prenez une place libre.
page-tv-hand = Votre main est sur votre téléphone
    .help = Qui joue y a ses cartes. Scannez pour suivre sur le vôtre.
    .seat = Qui joue y a ses cartes. Scannez pour prendre la place d’un robot, ou pour regarder.
page-tv-sound = Son
page-tv-full = Plein écran
page-tv-gathering = { $free ->
    [0] Tout le monde est là. L’hôte lance la partie.
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
page-tv-turn = joue
page-tv-bot = un robot
page-tv-free-seat = place libre
page-tv-away = absent
page-tv-won = a gagné
