### The journal: one's own games after they are over.

page-journal-heading = Your evenings
page-journal-titles = Games of
page-journal-all = All
page-journal-together =
    { $games ->
        [one] game with others
       *[other] games with others
    }
page-journal-alone =
    { $games ->
        [one] game against bots only
       *[other] games against bots only
    }
page-journal-of-them-won = { $won } won
page-journal-list = Your games
page-journal-won = won
page-journal-place =
    { $place ->
        [1] 1st of { $of }
        [2] 2nd of { $of }
        [3] 3rd of { $of }
       *[other] { $place }th of { $of }
    }
page-journal-ahead = { $amount } ahead of { $name }
page-journal-behind = { $amount } behind { $name }
page-journal-level = level with { $name }
page-journal-amount =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
page-journal-look = Look at it
page-journal-look-at = Look at { $title } of { $day }
page-journal-with = with { $names }
page-journal-earlier = Earlier games
page-journal-whom = With whom
page-journal-whom-games = games
page-journal-whom-share = ahead
page-journal-whom-none = Nobody yet.
page-journal-whom-note = “Ahead”: you came before them in the same game; a shared place counts half. The bar shows where the figure would settle after very many games, with 95 % certainty: where it crosses the middle, nobody can say yet who is better.
page-journal-whom-range = between { $low } and { $high }
page-journal-guests = Guests
page-journal-bots = Bots: { $level }
page-journal-weeks = Lanterns of eight weeks
page-journal-weeks-told =
    { $days ->
        [0] No game in the last eight weeks.
        [one] You finished a game on one day of the last eight weeks.
       *[other] You finished games on { $days } days of the last eight weeks.
    }
page-journal-none = Nothing is written here yet
page-journal-none-text = Every game that you play to its end comes into your journal: with whom it was, how it ended, and what is worth remembering. Guided first games do not count.
page-journal-play = To the games
page-journal-reading = Games of earlier times are being read …
page-journal-yours = All of this is yours
page-journal-yours-text = Take it along as one file: everything that is kept of you, and your finished games as text that this or any other Caravanserai can show.
page-journal-take = Take it along
page-journal-take-part = Part { $part } of { $of }
page-journal-delete = Leave for good
page-journal-delete-text = Then your journal is gone, and in the finished games of the others you are “a guest”.
page-journal-offline = The server does not answer: this is your journal as you last saw it here.
page-journal-needs-server = Your journal was not opened on this device yet, so there is nothing to show without the server.

## From score pads

page-journal-real = At real tables
page-journal-real-text = From score pads, on this device alone. They count in no figures above.
page-journal-real-person = { $place }. { $name } { $points }
page-journal-real-drop = Take out { $title }, { $day }
