var e=`five_tribes-order-bid = Take spot { $spot } if it is free
`;export{e as default};