var e=`### Five Tribes beside the box.

five_tribes-page-pad-piece =
    { $piece ->
        [coins] coins
        [vizier] viziers
        [elder] elders
        [palm] palms
        [palace] palaces
        [tile_4] tile of 4
        [tile_5] tile of 5
        [tile_6] tile of 6
        [tile_8] tile of 8
        [tile_10] tile of 10
        [tile_12] tile of 12
        [tile_15] tile of 15
       *[fakir] fakirs
    }
`;export{e as default};