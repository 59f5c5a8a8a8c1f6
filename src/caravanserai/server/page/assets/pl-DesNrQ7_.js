var e=`### Kogo ktoś wybierze przy prawdziwym stole.

page-whom-away = Jej wybór potrzebuje sieci: teraz nikt nie odpowiada.
`;export{e as default};