### Five Tribes obok pudełka.

five_tribes-page-pad-piece =
    { $piece ->
        [coins] monety
        [vizier] wezyrowie
        [elder] starcy
        [palm] palmy
        [palace] pałace
        [tile_4] kafel za 4
        [tile_5] kafel za 5
        [tile_6] kafel za 6
        [tile_8] kafel za 8
        [tile_10] kafel za 10
        [tile_12] kafel za 12
        [tile_15] kafel za 15
       *[fakir] fakirzy
    }
