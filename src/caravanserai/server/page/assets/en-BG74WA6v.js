var e=`emira-order-bid_to = Bid in this auction, up to { $amount }
emira-order-pass = Pass for the rest of this turn
emira-order-no_event = No event until my hand or guests change
emira-order-no_relief = No relief until my hand or guests change
emira-order-no_card = Buy no event until my hand or guests change
`;export{e as default};