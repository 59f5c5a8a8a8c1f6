var e=`### What Five Tribes remembers, in the journal.

five_tribes-page-journal-longest_trail =
    Your longest trail: { $count ->
        [one] one meeple
       *[other] { $count } meeples
    }
five_tribes-page-journal-tiles =
    { $count ->
        [one] You took one tile
       *[other] You took { $count } tiles
    }
five_tribes-page-journal-djinn =
    { $count ->
        [one] { $djinn } came to you
       *[other] { $djinn } came to you most often: { $count } times
    }
five_tribes-page-journal-best_suit = Dearest suit of goods: { $count } gold
five_tribes-page-journal-best_build = Best day of the builders: { $count } gold
`;export{e as default};