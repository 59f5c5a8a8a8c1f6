var e=`### Szanse na prawdziwej planszy.

page-odds-step-back = Cofnij o krok
page-odds-away = Szanse liczy serwer, a teraz nikt nie odpowiada. Ta plansza jest zachowana; odpowiedź przyjdzie sama, gdy wróci sieć.
`;export{e as default};