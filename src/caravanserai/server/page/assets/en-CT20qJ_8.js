var e=`camel_up-order-ticket = Take the { camel_up-camel } ticket if it pays { $worth }
camel_up-order-ticket_leads = Take { camel_up-camel } if it pays { $worth } and leads
camel_up-order-roll = Roll
`;export{e as default};