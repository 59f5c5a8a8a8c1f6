var e=`### Szanse na prawdziwej planszy.

page-odds-step-back = Cofnij o krok
page-odds-away = Szanse potrzebują sieci: teraz nikt nie odpowiada.
`;export{e as default};