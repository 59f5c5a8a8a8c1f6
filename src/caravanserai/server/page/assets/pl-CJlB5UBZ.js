var e=`# Co mówi się przy stole = słowa zasad; także słowa drukowanych wydań.
spasować, pominąć, czekać = pasować
obok, sąsiedni, przylegać, styk, koło = obok
położyć, postawić, wystawić, dać = położyć
odwrócić, obrócić, przewrócić = odwrócić
oaza, plus = doping
fatamorgana, miraż, minus, buczenie = wygwizdanie
pustynia, żeton, płytka, widownia = kafelek widowni
pieniądze, kasa, funty, złoto, zarobić, płaci, płacić, wypłata, warta, daje = moneta daje dostaje
staje, stanie, zatrzyma, ląduje = zatrzyma postój
remis, remisie, równo = zwycięstwem tyle samo dzielą
wygrywa, zwycięzca, wygrać = wygrywa pierwsze zwycięzcy
meta, koniec, kończy = linię skończony koniec
tyłem, wstecz, odwrotnie, szalony, zwariowany = szalony
stos, stosie, wieża, drugim, jeden na drugim = wieża wprost górny
niesie, jedzie, nosi = niesie ładunkiem
zakład, obstawiać, obstawić, typować, typ = typowania
rzut, kostka, rzucić = rzuć kostkę piramidy
drużyna, partner, sprzymierzeniec = sojusz sojusznika
kara, dług, nie stać, minus, brak = kosztuje zero rozliczenie
okrążenie, kółko = okrążenia linią
tajne, ukryte, jawne, sekret = tajne jawne
zaczyna, rozpoczyna, pierwszy gracz, start = zaczyna znacznik
kolejność, prowadzi, pierwszy = kolejność przed
druga, drugi, trzecia = druga
`;export{e as default};