var e=`# Stół na telewizorze.
page-tv-title = { $game } na telewizorze
page-tv-public = Tylko to, co mogą widzieć wszyscy
page-tv-join = Dosiądź się z telefonem
    .help = Zeskanuj, podaj imię i zajmij wolne miejsce.
page-tv-hand = Twoja ręka jest w twoim telefonie
    .help = Kto gra, ma tam swoje karty. Zeskanuj, aby obserwować na swoim.
    .seat = Kto gra, ma tam swoje karty. Zeskanuj, żeby zająć miejsce bota albo popatrzeć.
page-tv-sound = Dźwięk
page-tv-full = Pełny ekran
page-tv-gathering = { $free ->
    [0] Wszyscy już są. Zaczyna gospodarz.
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $free } miejsca są jeszcze wolne.
   *[other] { $free } miejsc jest jeszcze wolnych.
}
page-tv-turn = wykonuje ruch
page-tv-bot = bot
page-tv-free-seat = wolne miejsce
page-tv-away = nie ma przy stole
page-tv-won = wygrywa
`;export{e as default};