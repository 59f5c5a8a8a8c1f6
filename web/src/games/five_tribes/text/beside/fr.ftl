### Five Tribes à côté de la boîte.

five_tribes-page-pad-piece =
    { $piece ->
        [coins] pièces
        [vizier] vizirs
        [elder] anciens
        [palm] palmiers
        [palace] palais
        [tile_4] tuile de 4
        [tile_5] tuile de 5
        [tile_6] tuile de 6
        [tile_8] tuile de 8
        [tile_10] tuile de 10
        [tile_12] tuile de 12
        [tile_15] tuile de 15
       *[fakir] fakirs
    }
