var e=`five_tribes-order-bid = Prendre la case { $spot } si elle est libre
`;export{e as default};