var e=`# The table on a television.
page-tv-title = { $game } on the television
page-tv-public = Only what everybody may see
page-tv-join = Sit down with your phone
    .help = Scan, give your name and take a free seat.
page-tv-hand = Your hand is on your phone
    .help = Whoever plays has their cards there. Scan to look on from yours.
    .seat = Whoever plays has their cards there. Scan to take a bot’s seat, or to look on.
page-tv-sound = Sound
page-tv-full = Full screen
page-tv-gathering = { $free ->
    [0] Everybody is here. The host begins.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
page-tv-turn = to move
page-tv-bot = a bot
page-tv-free-seat = a free seat
page-tv-away = away
page-tv-won = has won
`;export{e as default};