var e=`camel_up-order-ticket = Prendre le { camel_up-camel } s’il rapporte { $worth }
camel_up-order-ticket_leads = Le { camel_up-camel } s’il rapporte { $worth } et mène
camel_up-order-roll = Lancer un dé
`;export{e as default};