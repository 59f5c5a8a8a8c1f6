### Words of the pages with the rules.

page-rules-title = Rules
page-rules-lead = Every game in our own words, each paragraph with a number. Whatever happens at a table, the log cites the paragraph behind it.
page-rules-read = Read the rules
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-clear = Clear the search
page-rules-hits =
    { $count ->
        [0] Nothing found
        [one] { $count } place
       *[other] { $count } places
    }
page-rules-hit = { $number } of { $count }
page-rules-section-hits =
    { $count ->
        [one] { $count } place found here
       *[other] { $count } places found here
    }
page-rules-next = Next place
page-rules-previous = Previous place
page-rules-copy = Copy the link to §{ $section }
page-rules-copied = Link copied
page-rules-not-copied = The link could not be copied; it is in the address bar now
page-rules-untranslated = These rules are not told in your language yet. Here they are in English.
page-rules-missing = There are no rules at this address
page-rules-missing-help = Perhaps the game goes by another name. These are the ones we have.
page-rules-aid = Player aid to print
page-rules-judge = Ask the judge
