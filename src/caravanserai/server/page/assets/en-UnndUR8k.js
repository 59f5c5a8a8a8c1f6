var e=`### Emira beside the box.

emira-page-whom-sheikh =
    { $colour ->
        [green] Green
        [white] White
        [red] Red
        [blue] Blue
       *[black] Black
    }
emira-page-whom-who = Who chooses?
emira-page-whom-another = Another
emira-page-whom-then = then
emira-page-whom-swap = swap
emira-page-whom-players = How many play
emira-page-whom-room = free rooms
emira-page-whom-cell = { $name }, { $what }:
emira-page-whom-guests =
    { $count ->
        [0] who lives here?
        [one] { $count } princess
       *[other] { $count } princesses
    }
emira-page-whom-no-room = no room
emira-page-whom-less =
    { $preference ->
        [appearance] less appearance
        [status] less status
        [palace] smaller palace
        [money] less gold
       *[princesses] fewer princesses
    }
emira-page-whom-level = level
emira-page-whom-here = she goes here
emira-page-whom-goes = { emira-princess } goes to { $name }.
emira-page-whom-undecided = { emira-princess } waits, undecided.
emira-page-whom-look =
    { $preference ->
        [appearance] Appearance { $best }
        [status] Status { $best }
        [palace] Palace { $best }
        [money] Gold { $best }
       *[princesses] Princesses { $best }
    }: { $count ->
        [one] { $names }.
       *[other] { $names } are level.
    }
emira-page-whom-upkeep = Upkeep then
emira-page-whom-besides = By who lives there. Suleika’s fees and Xenia’s gifts come besides.
emira-page-whom-missing = Tell what she looks at, and her choice appears.
emira-page-whom-home = The house of { $name }
emira-page-whom-name = Name
emira-page-whom-live = Who lives there? It counts for the upkeep.
emira-page-whom-tell = { $name }: { $what }
emira-page-whom-rub = Take away the last digit
emira-page-whom-next = Next

## The score pad

emira-page-pad-line =
    { $row ->
        [princesses] princesses
        [objective] objective
        [upkeep] upkeep unpaid
        [late] came late
        [appearance] appearance
        [status] status
        [sections] palace sections
        [camels] camels
        [track] palace track
       *[gold] gold
    }
emira-page-pad-hint =
    { $row ->
        [princesses] Touch all who live there.
        [objective] Which objective is it?
        [upkeep] Only whoever could not pay this turn’s upkeep in full.
        [late] Whoever moved in after the upkeep does not count for the objective.
        [appearance] To break a tie: all tokens, lent ones too, and cards of Good Looking.
        [status] To break a tie: the cards by their points. Singing and Acting are counted already.
        [sections] To break a tie: sections built, without the printed palace.
        [camels] To break a tie.
        [track] To break a tie: where the palace track stands.
       *[gold] To break a tie that still remains.
    }
emira-page-pad-piece =
    { $piece ->
        [unpaid] Could not pay in full
        [looks] added by Good Looking
        [section] palace sections
        [camel] camels
       *[gold] gold
    }
emira-page-pad-looks = Good Looking: { emira-token }
emira-page-pad-status = status cards of { $points }
emira-page-pad-tie =
    { $tie ->
        [0] appearance, status, palace and camels
       *[other] gold
    }
`;export{e as default};