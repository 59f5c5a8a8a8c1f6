var e=`five_tribes-order-bid = Zajmij pole { $spot }, jeśli jest wolne
`;export{e as default};