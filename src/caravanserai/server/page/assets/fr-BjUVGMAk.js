var e=`emira-order-bid_to = Miser dans cette enchère, jusqu’à { $amount }
emira-order-pass = Passer jusqu’à la fin de ce tour
emira-order-no_event = Ne jouer aucun événement, à main et invitées égales
emira-order-no_relief = Ne prendre aucune aide, à main et invitées égales
emira-order-no_card = N’acheter aucune carte événement, à main et invitées égales
`;export{e as default};