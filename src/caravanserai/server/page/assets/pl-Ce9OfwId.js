var e=`### Kogo ktoś wybierze przy prawdziwym stole.

page-whom-away = Porównuje serwer, a teraz nikt nie odpowiada. To, co podano, jest zachowane; jej wybór pojawi się sam, gdy wróci sieć.
`;export{e as default};