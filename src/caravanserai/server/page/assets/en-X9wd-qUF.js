var e=`### What Emira remembers, in the journal.

emira-page-journal-princess =
    { $count ->
        [one] { $princess } chose you
       *[other] { $princess } chose you most often: { $count } times
    }
emira-page-journal-princesses =
    { $count ->
        [one] One princess has chosen you
       *[other] { $count } princesses have chosen you
    }
emira-page-journal-best_bid = Dearest auction won: { $count } gold
emira-page-journal-best_income = Best income of a turn: { $count } gold
emira-page-journal-reason-objective = by the objective
`;export{e as default};