var e=`camel_up-order-ticket = Weź { camel_up-camel } kafelek, jeśli daje { $worth }
camel_up-order-ticket_leads = Weź { camel_up-camel }, jeśli daje { $worth } i prowadzi
camel_up-order-roll = Rzuć kostką
`;export{e as default};