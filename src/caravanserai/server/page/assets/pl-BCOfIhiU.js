var e=`emira-order-bid_to = Licytuj w tej aukcji, najwyżej { $amount }
emira-order-pass = Pasuj do końca tej tury
emira-order-no_event = Nie zagrywaj wydarzeń, póki mam te same karty i gości
emira-order-no_relief = Nie bierz zapomogi, póki mam te same karty i gości
emira-order-no_card = Nie kupuj kart wydarzeń, póki mam te same karty i gości
`;export{e as default};