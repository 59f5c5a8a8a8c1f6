var e={language:`pl`,title:`Emira: zasady`,html:`<p>Emira (Liesbeth Vanzeir i\xA0Paul Van Hove; Phalanx Games i\xA0Mayfair Games, 2006), dla trzech do pięciu osób, w\xA0wersji podstawowej i\xA0zaawansowanej. To nasze własne
streszczenie, własnymi słowami, drukowanej instrukcji w\xA0wydaniu polskim i\xA0francuskim; każdy rozdział mówi, gdzie w\xA0tych instrukcjach szukać jego treści. Punkty mają
numery, żeby kod, testy i\xA0odmowy mogły się na nie powoływać, na przykład <a class="cite" href="#5.1">§5.1</a>. Tam, gdzie instrukcje zostawiają pytanie otwarte, odpowiada na nie rozstrzygnięcie
<a class="cite" href="#E-01">E-01</a> do <a class="cite" href="#E-99">E-99</a>; wszystkie są zebrane w\xA0<a class="cite" href="#11">§11</a>. Karty noszą nazwy z\xA0wydanej gry; wszystkie inne słowa są nasze.</p>
<p>Jesteś szejkiem: masz mały pałac, własne źródło przypraw i\xA0trochę za mało złota. Przez pustynię wędrują księżniczki i\xA0każda sama decyduje, gdzie zamieszka: u\xA0szejka
o\xA0najlepszej prezencji, o\xA0najwyższym statusie, u\xA0najbogatszego albo u\xA0tego, kto ma największy pałac. Wysyłasz karawany, licytujesz o\xA0prawo pierwszeństwa i\xA0starasz
się być tym, kogo szuka następna księżniczka. Tajny cel mówi, jakich księżniczek ci potrzeba.</p>
<p>Talenty (w\xA0instrukcji: właściwości) są cztery: rozsądek, gospodarność, gotowanie i\xA0czułość. Księżniczki patrzą na cztery rzeczy: prezencję, status, pałac i\xA0złoto.</p>`,text:`Emira (Liesbeth Vanzeir i\xA0Paul Van Hove; Phalanx Games i\xA0Mayfair Games, 2006), dla trzech do pięciu osób, w\xA0wersji podstawowej i\xA0zaawansowanej. To nasze własne streszczenie, własnymi słowami, drukowanej instrukcji w\xA0wydaniu polskim i\xA0francuskim; każdy rozdział mówi, gdzie w\xA0tych instrukcjach szukać jego treści. Punkty mają numery, żeby kod, testy i\xA0odmowy mogły się na nie powoływać, na przykład §5.1. Tam, gdzie instrukcje zostawiają pytanie otwarte, odpowiada na nie rozstrzygnięcie E-01 do E-99; wszystkie są zebrane w\xA0§11. Karty noszą nazwy z\xA0wydanej gry; wszystkie inne słowa są nasze.
Jesteś szejkiem: masz mały pałac, własne źródło przypraw i\xA0trochę za mało złota. Przez pustynię wędrują księżniczki i\xA0każda sama decyduje, gdzie zamieszka: u\xA0szejka o\xA0najlepszej prezencji, o\xA0najwyższym statusie, u\xA0najbogatszego albo u\xA0tego, kto ma największy pałac. Wysyłasz karawany, licytujesz o\xA0prawo pierwszeństwa i\xA0starasz się być tym, kogo szuka następna księżniczka. Tajny cel mówi, jakich księżniczek ci potrzeba.
Talenty (w\xA0instrukcji: właściwości) są cztery: rozsądek, gospodarność, gotowanie i\xA0czułość. Księżniczki patrzą na cztery rzeczy: prezencję, status, pałac i\xA0złoto.`,sections:[{number:`1`,title:`Elementy gry`,level:2,html:`<p class="source"><em>W\xA0instrukcji: 2.0 do 2.4.</em></p>
<ul>
<li>Plansza wspólna, a\xA0dla każdego z\xA0pięciu kolorów (zielony, biały, czerwony, niebieski, czarny) własna plansza i\xA0drewniane krążki. Znacznik pierwszego gracza.</li>
<li>Szesnaście celów: 4 dla trzech osób, 5 dla czterech, 7 dla pięciu.</li>
<li>Pięćdziesiąt cztery karty wydarzeń: 18 różnych, każda w\xA0trzech egzemplarzach. Jedna z\xA0tych 18 należy do wersji zaawansowanej, więc w\xA0podstawowej kart jest 51.</li>
<li>Dwadzieścia osiem kart talii Emir: 27 księżniczek i\xA0Sidi Suleiman.</li>
<li>Dwadzieścia kart statusu: dziesięć wartych 1 punkt (trzy po 300, cztery po 350, trzy po 400), sześć wartych 2 punkty (700, 750, dwie po 800, 850, 900) i\xA0cztery
warte 3 punkty (1200, 1300, 1400, 1500). Dwie dodatkowe, śpiew i\xA0aktorstwo, chodzą za swoimi księżniczkami i\xA0nigdy nie są na sprzedaż.</li>
<li>Dwadzieścia trzy wielbłądy, 20 części pałacu, 12 małych i\xA012 dużych karawan.</li>
<li>Żetony prezencji: 9 urody, 9 manier, 9 szaty i\xA0trochę z\xA0napisem +1; woreczek, z\xA0którego się je losuje. Dwa żetony Xenii.</li>
<li>Złoto, ile potrzeba. Wszystkie ceny, a\xA0więc i\xA0wszystkie sakiewki, są wielokrotnościami 10.</li>
</ul>`,text:`W\xA0instrukcji: 2.0 do 2.4.
Plansza wspólna, a\xA0dla każdego z\xA0pięciu kolorów (zielony, biały, czerwony, niebieski, czarny) własna plansza i\xA0drewniane krążki. Znacznik pierwszego gracza.
Szesnaście celów: 4 dla trzech osób, 5 dla czterech, 7 dla pięciu.
Pięćdziesiąt cztery karty wydarzeń: 18 różnych, każda w\xA0trzech egzemplarzach. Jedna z\xA0tych 18 należy do wersji zaawansowanej, więc w\xA0podstawowej kart jest 51.
Dwadzieścia osiem kart talii Emir: 27 księżniczek i\xA0Sidi Suleiman.
Dwadzieścia kart statusu: dziesięć wartych 1 punkt (trzy po 300, cztery po 350, trzy po 400), sześć wartych 2 punkty (700, 750, dwie po 800, 850, 900) i\xA0cztery warte 3 punkty (1200, 1300, 1400, 1500). Dwie dodatkowe, śpiew i\xA0aktorstwo, chodzą za swoimi księżniczkami i\xA0nigdy nie są na sprzedaż.
Dwadzieścia trzy wielbłądy, 20 części pałacu, 12 małych i\xA012 dużych karawan.
Żetony prezencji: 9 urody, 9 manier, 9 szaty i\xA0trochę z\xA0napisem +1; woreczek, z\xA0którego się je losuje. Dwa żetony Xenii.
Złoto, ile potrzeba. Wszystkie ceny, a\xA0więc i\xA0wszystkie sakiewki, są wielokrotnościami 10.`},{number:`2`,title:`Przygotowanie i to, co widać`,level:2,html:`<p class="source"><em>W\xA0instrukcji: 3.0; dla wersji zaawansowanej 8.1 i\xA08.2; dla trzech osób 6.0.</em></p>`,text:`W\xA0instrukcji: 3.0; dla wersji zaawansowanej 8.1 i\xA08.2; dla trzech osób 6.0.`},{number:`2.1`,title:`Na początek`,level:3,html:`<p>Wszyscy zaczynają z\xA0750 sztukami złota, pałacem z\xA0miejscem dla dwóch księżniczek, zniżką 50 za wielbłąda i\xA0jednym tajnym celem dla tej liczby osób; pozostałe cele są
zakryte. Los wskazuje, kto jest pierwszym graczem (w\xA0instrukcji: rozgrywającym). Talia Emir zostaje potasowana. Po jednym żetonie urody, manier i\xA0szaty leży z\xA0boku;
pozostałe 24 są w\xA0woreczku.</p>`,text:`Wszyscy zaczynają z\xA0750 sztukami złota, pałacem z\xA0miejscem dla dwóch księżniczek, zniżką 50 za wielbłąda i\xA0jednym tajnym celem dla tej liczby osób; pozostałe cele są zakryte. Los wskazuje, kto jest pierwszym graczem (w\xA0instrukcji: rozgrywającym). Talia Emir zostaje potasowana. Po jednym żetonie urody, manier i\xA0szaty leży z\xA0boku; pozostałe 24 są w\xA0woreczku.`},{number:`2.2`,title:`Kolory`,level:3,html:`<p>Każdy losuje kolor, a\xA0każdy kolor zaczyna z\xA0jakąś przewagą:</p>
<ul>
<li><strong>zielony</strong>: wielbłąd;</li>
<li><strong>biały</strong>: część pałacu;</li>
<li><strong>czerwony</strong>: karta statusu o\xA0cenie 350, warta 1 punkt; jeśli nikt nie gra czerwonym, trafia do talii statusu;</li>
<li><strong>niebieski</strong>: odłożony żeton szaty; jeśli nikt nie gra niebieskim, trafia do woreczka;</li>
<li><strong>czarny</strong>: o\xA050 sztuk złota więcej w\xA0każdym dochodzie.</li>
</ul>`,text:`Każdy losuje kolor, a\xA0każdy kolor zaczyna z\xA0jakąś przewagą:
zielony: wielbłąd;
biały: część pałacu;
czerwony: karta statusu o\xA0cenie 350, warta 1 punkt; jeśli nikt nie gra czerwonym, trafia do talii statusu;
niebieski: odłożony żeton szaty; jeśli nikt nie gra niebieskim, trafia do woreczka;
czarny: o\xA050 sztuk złota więcej w\xA0każdym dochodzie.`},{number:`2.3`,title:`Talia statusu`,level:3,html:`<p>Cztery karty warte 3 punkty zostają wyjęte. Z\xA0pozostałych, potasowanych, sześć odkłada się na bok; do reszty wtasowuje się tamte cztery, a\xA0sześć kładzie na wierzch.
Wśród pierwszych sześciu nie ma więc karty wartej 3 punkty.</p>`,text:`Cztery karty warte 3 punkty zostają wyjęte. Z\xA0pozostałych, potasowanych, sześć odkłada się na bok; do reszty wtasowuje się tamte cztery, a\xA0sześć kładzie na wierzch. Wśród pierwszych sześciu nie ma więc karty wartej 3 punkty.`},{number:`2.4`,title:`Wydarzenie na start`,level:3,html:`<p>Każdy dostaje trzy karty wydarzeń, w\xA0tajemnicy zatrzymuje jedną i\xA0oddaje pozostałe, które wracają do talii i\xA0są w\xA0nią wtasowane. W\xA0wersji podstawowej Renowacja
zostaje w\xA0pudełku.</p>`,text:`Każdy dostaje trzy karty wydarzeń, w\xA0tajemnicy zatrzymuje jedną i\xA0oddaje pozostałe, które wracają do talii i\xA0są w\xA0nią wtasowane. W\xA0wersji podstawowej Renowacja zostaje w\xA0pudełku.`},{number:`2.5`,title:`Co jest jawne, a co tajne`,level:3,html:`<p>Tajne są twoje złoto, cel i\xA0karty wydarzeń oraz to, co tylko tobie wolno było obejrzeć; kolejności kart w\xA0taliach nie zna nikt. Wszystko inne jest jawne: karawany,
wielbłądy, żetony, karty statusu, części pałacu, księżniczki, liczba kart wydarzeń w\xA0ręce, przebieg licytacji i\xA0stan zasobów. Złoto pokazuje się, gdy porównują je
księżniczki (<a class="cite" href="#6.3">§6.3</a>), a\xA0szejk, u\xA0którego mieszka Noor, ma je zawsze na wierzchu. Gdy ktoś ułoży inaczej karty, które znasz z\xA0podglądu, nadal wiesz, że są wśród nich.</p>`,text:`Tajne są twoje złoto, cel i\xA0karty wydarzeń oraz to, co tylko tobie wolno było obejrzeć; kolejności kart w\xA0taliach nie zna nikt. Wszystko inne jest jawne: karawany, wielbłądy, żetony, karty statusu, części pałacu, księżniczki, liczba kart wydarzeń w\xA0ręce, przebieg licytacji i\xA0stan zasobów. Złoto pokazuje się, gdy porównują je księżniczki (§6.3), a\xA0szejk, u\xA0którego mieszka Noor, ma je zawsze na wierzchu. Gdy ktoś ułoży inaczej karty, które znasz z\xA0podglądu, nadal wiesz, że są wśród nich.`},{number:`3`,title:`Na co patrzą księżniczki`,level:2,html:`<p class="source"><em>W\xA0instrukcji: 4.4.1 i\xA04.6; o\xA0torze pałacu 8.1.</em></p>`,text:`W\xA0instrukcji: 4.4.1 i\xA04.6; o\xA0torze pałacu 8.1.`},{number:`3.1`,title:`Prezencja`,level:3,html:`<p>Każdy żeton urody, manier i\xA0szaty liczy się za 1. Każdy pełny komplet tych trzech liczy się za 1 więcej; gdy komplet się rozpada, premia przepada. Więcej może dodać
Przystojniak (<a class="cite" href="#7.2">§7.2</a>).</p>`,text:`Każdy żeton urody, manier i\xA0szaty liczy się za 1. Każdy pełny komplet tych trzech liczy się za 1 więcej; gdy komplet się rozpada, premia przepada. Więcej może dodać Przystojniak (§7.2).`},{number:`3.2`,title:`Status szejka`,level:3,html:`<p>Punkty twoich kart statusu, 1 więcej, gdy mieszka u\xA0ciebie Halimah, i\xA01 więcej, gdy mieszka Rasha.</p>`,text:`Punkty twoich kart statusu, 1 więcej, gdy mieszka u\xA0ciebie Halimah, i\xA01 więcej, gdy mieszka Rasha.`},{number:`3.3`,title:`Pałac i komnaty`,level:3,html:`<p>Pałac liczy się za 1 od każdej części; budowla nadrukowana na planszy, z\xA0którą wszyscy zaczynają, nie liczy się wcale. W\xA0wersji zaawansowanej dodaje się tor pałacu
(<a class="cite" href="#10.1">§10.1</a>). Masz dwie komnaty, jedną więcej za każdą część i\xA0jedną więcej za każdy Domek dla gości (<a class="cite" href="#7.2">§7.2</a>). Każda księżniczka zajmuje komnatę. Możesz mieć więcej niż
osiem części.</p>`,text:`Pałac liczy się za 1 od każdej części; budowla nadrukowana na planszy, z\xA0którą wszyscy zaczynają, nie liczy się wcale. W\xA0wersji zaawansowanej dodaje się tor pałacu (§10.1). Masz dwie komnaty, jedną więcej za każdą część i\xA0jedną więcej za każdy Domek dla gości (§7.2). Każda księżniczka zajmuje komnatę. Możesz mieć więcej niż osiem części.`},{number:`3.4`,title:`Złoto`,level:3,html:`<p>Tyle, ile masz w\xA0tej chwili. Oferty jeszcze niezapłacone się nie liczą.</p>`,text:`Tyle, ile masz w\xA0tej chwili. Oferty jeszcze niezapłacone się nie liczą.`},{number:`4`,title:`Tura`,level:2,html:`<p class="source"><em>W\xA0instrukcji: 4.0 do 4.8.</em></p>
<p>Tura ma osiem faz, <a class="cite" href="#4.1">§4.1</a> do <a class="cite" href="#4.8">§4.8</a>. W\xA0grze trzyosobowej niektóre się zmieniają (<a class="cite" href="#9">§9</a>).</p>`,text:`W\xA0instrukcji: 4.0 do 4.8.
Tura ma osiem faz, §4.1 do §4.8. W\xA0grze trzyosobowej niektóre się zmieniają (§9).`},{number:`4.1`,title:`Zagrywanie wydarzeń`,level:3,html:`<p>Od pierwszego gracza, zgodnie z\xA0ruchem wskazówek zegara, każdy może zagrać jedną kartę wydarzenia, tylko w\xA0jednej kolejce; kto rezygnuje, nie dostaje drugiej szansy.
Karty z\xA0symbolem, który w\xA0tej turze już się pojawił, zagrać nie można (<a class="cite" href="#7.1">§7.1</a>). Zagrane karty wypadają z\xA0gry, prócz tych, które zostają przed właścicielem. W\xA0wersji
podstawowej w\xA0turze 1 nikt nie zagrywa wydarzeń.</p>`,text:`Od pierwszego gracza, zgodnie z\xA0ruchem wskazówek zegara, każdy może zagrać jedną kartę wydarzenia, tylko w\xA0jednej kolejce; kto rezygnuje, nie dostaje drugiej szansy. Karty z\xA0symbolem, który w\xA0tej turze już się pojawił, zagrać nie można (§7.1). Zagrane karty wypadają z\xA0gry, prócz tych, które zostają przed właścicielem. W\xA0wersji podstawowej w\xA0turze 1 nikt nie zagrywa wydarzeń.`},{number:`4.2`,title:`Dochód`,level:3,html:`<p>Wszyscy naraz dostają 150 sztuk złota z\xA0własnych przypraw, czarny o\xA050 więcej, i\xA0to, co przynosi każda karawana. Karawana, która zapłaciła, przesuwa się o\xA0pole w
lewo; ta, która stała na ostatnim polu, zapłaciła po raz ostatni i\xA0wraca do zasobów. Dochód jest też w\xA0pierwszej turze.</p>`,text:`Wszyscy naraz dostają 150 sztuk złota z\xA0własnych przypraw, czarny o\xA050 więcej, i\xA0to, co przynosi każda karawana. Karawana, która zapłaciła, przesuwa się o\xA0pole w\xA0lewo; ta, która stała na ostatnim polu, zapłaciła po raz ostatni i\xA0wraca do zasobów. Dochód jest też w\xA0pierwszej turze.`},{number:`4.3`,title:`Przygotowanie planszy`,level:3,html:`<p>W\xA0takiej kolejności: odkrywa się wierzchnią kartę talii Emir; odkrywa się wierzchnią kartę statusu; losuje się żeton z\xA0woreczka; wystawia się część pałacu,
wielbłąda, małą i\xA0dużą karawanę, każde tylko wtedy, gdy nic nie zostało z\xA0poprzedniej tury. Czego zabrakło, tego się nie wystawia.</p>`,text:`W\xA0takiej kolejności: odkrywa się wierzchnią kartę talii Emir; odkrywa się wierzchnią kartę statusu; losuje się żeton z\xA0woreczka; wystawia się część pałacu, wielbłąda, małą i\xA0dużą karawanę, każde tylko wtedy, gdy nic nie zostało z\xA0poprzedniej tury. Czego zabrakło, tego się nie wystawia.`},{number:`4.4`,title:`Licytacje i akcje`,level:3,html:`<p>Każdy może wykonać jedną akcję, a\xA0każdą z\xA0sześciu akcji można w\xA0turze wykonać raz. O\xA0tym, kto działa pierwszy, rozstrzyga licytacja, potem następna o\xA0to, kto drugi,
i\xA0tak dalej. Szczegóły są w\xA0<a class="cite" href="#5">§5</a>.</p>`,text:`Każdy może wykonać jedną akcję, a\xA0każdą z\xA0sześciu akcji można w\xA0turze wykonać raz. O\xA0tym, kto działa pierwszy, rozstrzyga licytacja, potem następna o\xA0to, kto drugi, i\xA0tak dalej. Szczegóły są w\xA0§5.`},{number:`4.5`,title:`Kupowanie wydarzeń`,level:3,html:`<p>Od pierwszego gracza, zgodnie z\xA0ruchem wskazówek zegara, każdy może kupić jedną kartę wydarzenia: za 150 sztuk złota oglądasz dwie wierzchnie karty i\xA0zatrzymujesz
jedną, za 250 oglądasz trzy. Pozostałe idą pod spód talii. Cena jest ta sama, gdy w\xA0talii jest mniej kart; z\xA0pustej talii nic kupić nie można. Liczba kart w\xA0ręce
jest dowolna. Kupioną kartę można zagrać od następnej tury.</p>`,text:`Od pierwszego gracza, zgodnie z\xA0ruchem wskazówek zegara, każdy może kupić jedną kartę wydarzenia: za 150 sztuk złota oglądasz dwie wierzchnie karty i\xA0zatrzymujesz jedną, za 250 oglądasz trzy. Pozostałe idą pod spód talii. Cena jest ta sama, gdy w\xA0talii jest mniej kart; z\xA0pustej talii nic kupić nie można. Liczba kart w\xA0ręce jest dowolna. Kupioną kartę można zagrać od następnej tury.`},{number:`4.6`,title:`Księżniczka wybiera`,level:3,html:`<p>Odkryta księżniczka wybiera szejka (<a class="cite" href="#6.1">§6.1</a>) i\xA0od razu się wprowadza. Jeśli nie może się zdecydować, czeka (<a class="cite" href="#6.2">§6.2</a>).</p>`,text:`Odkryta księżniczka wybiera szejka (§6.1) i\xA0od razu się wprowadza. Jeśli nie może się zdecydować, czeka (§6.2).`},{number:`4.7`,title:`Utrzymanie`,level:3,html:`<p>Najpierw prezent dla Xenii (<a class="cite" href="#6.7">§6.7</a>). Potem, od pierwszego gracza, każdy płaci: 50 sztuk złota za każdą księżniczkę, 100 za Janan, nic za Zafirah, do tego opłaty
Suleiki. Kto w\xA0wersji podstawowej nie może zapłacić całości, oddaje wszystko, co ma, i\xA0jedna wylosowana księżniczka odchodzi: jej karta idzie zakryta pod talię Emir,
a\xA0reszta długu przepada. W\xA0wersji zaawansowanej jest trudniej (<a class="cite" href="#10.2">§10.2</a>). Niezdecydowane księżniczki rozglądają się jeszcze raz, a\xA0potem okazuje się, czy ktoś wygrał
(<a class="cite" href="#8.2">§8.2</a>).</p>`,text:`Najpierw prezent dla Xenii (§6.7). Potem, od pierwszego gracza, każdy płaci: 50 sztuk złota za każdą księżniczkę, 100 za Janan, nic za Zafirah, do tego opłaty Suleiki. Kto w\xA0wersji podstawowej nie może zapłacić całości, oddaje wszystko, co ma, i\xA0jedna wylosowana księżniczka odchodzi: jej karta idzie zakryta pod talię Emir, a\xA0reszta długu przepada. W\xA0wersji zaawansowanej jest trudniej (§10.2). Niezdecydowane księżniczki rozglądają się jeszcze raz, a\xA0potem okazuje się, czy ktoś wygrał (§8.2).`},{number:`4.8`,title:`Następna tura`,level:3,html:`<p>Jeśli nikt nie wygrał, znacznik pierwszego gracza przechodzi w\xA0lewo, a\xA0wszystko, co miało działać tylko w\xA0tej turze, przestaje działać.</p>`,text:`Jeśli nikt nie wygrał, znacznik pierwszego gracza przechodzi w\xA0lewo, a\xA0wszystko, co miało działać tylko w\xA0tej turze, przestaje działać.`},{number:`5`,title:`Licytacje i akcje`,level:2,html:`<p class="source"><em>W\xA0instrukcji: 4.4, 4.4.1 i\xA04.4.2.</em></p>`,text:`W\xA0instrukcji: 4.4, 4.4.1 i\xA04.4.2.`},{number:`5.1`,title:`Przebieg licytacji`,level:3,html:`<p>Pierwszą licytację otwiera pierwszy gracz, każdą kolejną najbliższa osoba na lewo od ostatniego zwycięzcy, która jeszcze nie działała. Zgodnie z\xA0ruchem wskazówek
zegara każdy, kto jeszcze nie działał, licytuje albo pasuje. Pierwsza oferta to co najmniej 10, każda następna jest wyższa co najmniej o\xA010, zawsze o\xA0wielokrotność
10. Kto spasował, odpada z\xA0tej licytacji, ale nie z\xA0następnej. Kto zostanie sam, wygrywa za tyle, ile zaoferował. O\xA0co się licytuje, tego się nie ogłasza.
Nie możesz dać więcej, niż zapłacisz własnym złotem razem ze zniżką za wielbłądy; innej granicy nie ma.</p>`,text:`Pierwszą licytację otwiera pierwszy gracz, każdą kolejną najbliższa osoba na lewo od ostatniego zwycięzcy, która jeszcze nie działała. Zgodnie z\xA0ruchem wskazówek zegara każdy, kto jeszcze nie działał, licytuje albo pasuje. Pierwsza oferta to co najmniej 10, każda następna jest wyższa co najmniej o\xA010, zawsze o\xA0wielokrotność 10. Kto spasował, odpada z\xA0tej licytacji, ale nie z\xA0następnej. Kto zostanie sam, wygrywa za tyle, ile zaoferował. O\xA0co się licytuje, tego się nie ogłasza. Nie możesz dać więcej, niż zapłacisz własnym złotem razem ze zniżką za wielbłądy; innej granicy nie ma.`},{number:`5.2`,title:`Nikt nie licytuje albo nie ma z kim`,level:3,html:`<p>Jeśli wszyscy spasują, za darmo działa ten, kto otworzył licytację; ostatnia pytana osoba może jeszcze dać 10 i\xA0wygrać. Gdy tylko jedna osoba jeszcze nie działała,
licytacji nie ma: działa za darmo, ale może z\xA0własnej woli zapłacić dowolną ofertę, choćby po to, by zejść poniżej 500 sztuk złota (<a class="cite" href="#5.5">§5.5</a>).</p>`,text:`Jeśli wszyscy spasują, za darmo działa ten, kto otworzył licytację; ostatnia pytana osoba może jeszcze dać 10 i\xA0wygrać. Gdy tylko jedna osoba jeszcze nie działała, licytacji nie ma: działa za darmo, ale może z\xA0własnej woli zapłacić dowolną ofertę, choćby po to, by zejść poniżej 500 sztuk złota (§5.5).`},{number:`5.3`,title:`Wielbłądy obniżają oferty`,level:3,html:`<p>Każdy twój wielbłąd odejmuje od oferty, którą płacisz, twoją zniżkę, na początku 50, najdalej do zera. Samej akcji wielbłądy nigdy nie obniżają.</p>`,text:`Każdy twój wielbłąd odejmuje od oferty, którą płacisz, twoją zniżkę, na początku 50, najdalej do zera. Samej akcji wielbłądy nigdy nie obniżają.`},{number:`5.4`,title:`Sześć akcji`,level:3,html:`<p>Zwycięzca płaci ofertę, wybiera jedną akcję, która jeszcze jest i\xA0na którą go stać, płaci za nią i\xA0wykonuje ją, wszystko w\xA0jednym kroku. Może też nie zrobić nic;
oferta i\xA0tak przepada, a\xA0żadna akcja się nie zużywa.</p>
<table>
<thead>
<tr>
<th>akcja</th>
<th>cena</th>
<th>co dostajesz</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="akcja">mała karawana</td>
<td data-head="cena">450 powolna, 550 szybka</td>
<td data-head="co dostajesz">powolna: 150 sztuk złota w\xA0każdym z\xA0następnych 8 dochodów; szybka: 300 w\xA0każdym z\xA04</td>
</tr>
<tr>
<td data-head="akcja">duża karawana</td>
<td data-head="cena">750 powolna, 900 szybka</td>
<td data-head="co dostajesz">powolna: 250 sztuk złota w\xA0każdym z\xA0następnych 8 dochodów; szybka: 500 w\xA0każdym z\xA04</td>
</tr>
<tr>
<td data-head="akcja">prezencja</td>
<td data-head="cena">350</td>
<td data-head="co dostajesz">wystawiony żeton</td>
</tr>
<tr>
<td data-head="akcja">status</td>
<td data-head="cena">wydrukowana na karcie</td>
<td data-head="co dostajesz">wystawioną kartę statusu</td>
</tr>
<tr>
<td data-head="akcja">pałac</td>
<td data-head="cena">500</td>
<td data-head="co dostajesz">część pałacu</td>
</tr>
<tr>
<td data-head="akcja">wielbłąd</td>
<td data-head="cena">150</td>
<td data-head="co dostajesz">wielbłąda</td>
</tr>
</tbody>
</table>
<p>O\xA0tym, czy karawana jest powolna, czy szybka, decyduje się przy zakupie; zaczyna na skrajnym prawym polu swojego toru. Na jednym torze i\xA0na jednym polu może stać
dowolnie wiele karawan.</p>`,text:`Zwycięzca płaci ofertę, wybiera jedną akcję, która jeszcze jest i\xA0na którą go stać, płaci za nią i\xA0wykonuje ją, wszystko w\xA0jednym kroku. Może też nie zrobić nic; oferta i\xA0tak przepada, a\xA0żadna akcja się nie zużywa.
akcja
cena
co dostajesz
mała karawana
450 powolna, 550 szybka
powolna: 150 sztuk złota w\xA0każdym z\xA0następnych 8 dochodów; szybka: 300 w\xA0każdym z\xA04
duża karawana
750 powolna, 900 szybka
powolna: 250 sztuk złota w\xA0każdym z\xA0następnych 8 dochodów; szybka: 500 w\xA0każdym z\xA04
prezencja
350
wystawiony żeton
status
wydrukowana na karcie
wystawioną kartę statusu
pałac
500
część pałacu
wielbłąd
150
wielbłąda
O\xA0tym, czy karawana jest powolna, czy szybka, decyduje się przy zakupie; zaczyna na skrajnym prawym polu swojego toru. Na jednym torze i\xA0na jednym polu może stać dowolnie wiele karawan.`},{number:`5.5`,title:`Zapomoga`,level:3,html:`<p>Zamiast akcji możesz wziąć 150 sztuk złota, jeśli masz mniej niż 500 albo jeśli masz cztery księżniczki lub więcej i\xA0żadnej karawany. Możesz to zrobić po wygranej
licytacji, a\xA0także przed każdą licytacją, w\xA0której możesz wziąć udział; wtedy w\xA0tej turze już nie licytujesz. Może z\xA0tego skorzystać dowolnie wiele osób, każda raz
na turę.</p>`,text:`Zamiast akcji możesz wziąć 150 sztuk złota, jeśli masz mniej niż 500 albo jeśli masz cztery księżniczki lub więcej i\xA0żadnej karawany. Możesz to zrobić po wygranej licytacji, a\xA0także przed każdą licytacją, w\xA0której możesz wziąć udział; wtedy w\xA0tej turze już nie licytujesz. Może z\xA0tego skorzystać dowolnie wiele osób, każda raz na turę.`},{number:`5.6`,title:`Czego nikt nie kupił`,level:3,html:`<p>Po ostatniej akcji żeton wraca do woreczka, a\xA0karta statusu idzie pod swoją talię. Część pałacu, wielbłąd i\xA0karawany zostają wystawione.</p>`,text:`Po ostatniej akcji żeton wraca do woreczka, a\xA0karta statusu idzie pod swoją talię. Część pałacu, wielbłąd i\xA0karawany zostają wystawione.`},{number:`6`,title:`Księżniczki`,level:2,html:`<p class="source"><em>W\xA0instrukcji: 4.6, 4.7 i\xA07.3.</em></p>`,text:`W\xA0instrukcji: 4.6, 4.7 i\xA07.3.`},{number:`6.1`,title:`Jak wybiera`,level:3,html:`<p>Liczą się tylko szejkowie z\xA0wolną komnatą. Idzie do tego, kto jest najlepszy pod względem jej pierwszej preferencji; jeśli kilku jest równych, do tego z\xA0nich, kto
jest najlepszy pod względem drugiej. Najlepszym wynikiem może być i\xA0zero, a\xA0szejk, który jako jedyny ma komnatę, zostaje wybrany zawsze. Odmówić jej nie można. Jeśli
nadal jest remis albo nikt nie ma komnaty, jest niezdecydowana.</p>`,text:`Liczą się tylko szejkowie z\xA0wolną komnatą. Idzie do tego, kto jest najlepszy pod względem jej pierwszej preferencji; jeśli kilku jest równych, do tego z\xA0nich, kto jest najlepszy pod względem drugiej. Najlepszym wynikiem może być i\xA0zero, a\xA0szejk, który jako jedyny ma komnatę, zostaje wybrany zawsze. Odmówić jej nie można. Jeśli nadal jest remis albo nikt nie ma komnaty, jest niezdecydowana.`},{number:`6.2`,title:`Niezdecydowane księżniczki`,level:3,html:`<p>Niezdecydowana księżniczka czeka obok talii, a\xA0czekać może ich dowolnie wiele. Rozgląda się od nowa wśród wszystkich szejków po każdej karcie wydarzenia, po
dochodzie, po każdej akcji lub zapomodze, po każdej kupionej karcie wydarzenia, po każdej księżniczce, która wybierała, i\xA0po utrzymaniu; wprowadza się, gdy tylko
jeden szejk jest najlepszy. Pierwsza rozgląda się ta, która czeka najdłużej; ilekroć któraś się wprowadzi, wszystkie zaczynają od nowa.</p>`,text:`Niezdecydowana księżniczka czeka obok talii, a\xA0czekać może ich dowolnie wiele. Rozgląda się od nowa wśród wszystkich szejków po każdej karcie wydarzenia, po dochodzie, po każdej akcji lub zapomodze, po każdej kupionej karcie wydarzenia, po każdej księżniczce, która wybierała, i\xA0po utrzymaniu; wprowadza się, gdy tylko jeden szejk jest najlepszy. Pierwsza rozgląda się ta, która czeka najdłużej; ilekroć któraś się wprowadzi, wszystkie zaczynają od nowa.`},{number:`6.3`,title:`Pokazywanie złota`,level:3,html:`<p>Gdy złoto porównuje odkryta księżniczka, pokazują je ci, których złoto się porównuje: wszyscy z\xA0wolną komnatą, jeśli złoto jest jej pierwszą preferencją, a\xA0ci,
którzy są równi, jeśli drugą. Przy niezdecydowanej księżniczce podaje się tylko wynik.</p>`,text:`Gdy złoto porównuje odkryta księżniczka, pokazują je ci, których złoto się porównuje: wszyscy z\xA0wolną komnatą, jeśli złoto jest jej pierwszą preferencją, a\xA0ci, którzy są równi, jeśli drugą. Przy niezdecydowanej księżniczce podaje się tylko wynik.`},{number:`6.4`,title:`Przybycie i odejście`,level:3,html:`<p>To, co księżniczka wnosi, zaczyna działać, gdy się wprowadza, i\xA0kończy się, gdy odchodzi. Co stracone lub zapłacone, nie wraca. „Za pierwszym razem” znaczy raz u
każdego szejka. Noor, Hind, Janan i\xA0Xenia mają po dwa talenty i\xA0używają jednego z\xA0nich, zawsze tylko jednego naraz.</p>`,text:`To, co księżniczka wnosi, zaczyna działać, gdy się wprowadza, i\xA0kończy się, gdy odchodzi. Co stracone lub zapłacone, nie wraca. „Za pierwszym razem” znaczy raz u\xA0każdego szejka. Noor, Hind, Janan i\xA0Xenia mają po dwa talenty i\xA0używają jednego z\xA0nich, zawsze tylko jednego naraz.`},{number:`6.5`,title:`Kim są`,level:3,html:`<table class="wide">
<thead>
<tr>
<th>księżniczka</th>
<th>preferencje</th>
<th>talent</th>
<th>co wnosi</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="księżniczka">Albina</td>
<td data-head="preferencje">prezencja, potem status</td>
<td data-head="talent">rozsądek</td>
<td data-head="co wnosi">w\xA0wersji zaawansowanej za pierwszym razem twój tor pałacu spada o\xA00,5; w\xA0podstawowej nic</td>
</tr>
<tr>
<td data-head="księżniczka">Halimah</td>
<td data-head="preferencje">prezencja, potem status</td>
<td data-head="talent">gospodarność</td>
<td data-head="co wnosi">śpiewa: 1 punkt statusu więcej</td>
</tr>
<tr>
<td data-head="księżniczka">Asima</td>
<td data-head="preferencje">prezencja, potem status</td>
<td data-head="talent">gotowanie</td>
<td data-head="co wnosi"></td>
</tr>
<tr>
<td data-head="księżniczka">Noor</td>
<td data-head="preferencje">prezencja, potem pałac</td>
<td data-head="talent">rozsądek lub gospodarność</td>
<td data-head="co wnosi">twoje złoto jest jawne</td>
</tr>
<tr>
<td data-head="księżniczka">Rasha</td>
<td data-head="preferencje">prezencja, potem pałac</td>
<td data-head="talent">gotowanie</td>
<td data-head="co wnosi">gra na scenie: 1 punkt statusu więcej</td>
</tr>
<tr>
<td data-head="księżniczka">Thara</td>
<td data-head="preferencje">prezencja, potem pałac</td>
<td data-head="talent">czułość</td>
<td data-head="co wnosi"></td>
</tr>
<tr>
<td data-head="księżniczka">Zainab</td>
<td data-head="preferencje">prezencja, potem złoto</td>
<td data-head="talent">rozsądek</td>
<td data-head="co wnosi">za karty wydarzeń płacisz 100 i\xA0200</td>
</tr>
<tr>
<td data-head="księżniczka">Nibal</td>
<td data-head="preferencje">prezencja, potem złoto</td>
<td data-head="talent">gospodarność</td>
<td data-head="co wnosi"></td>
</tr>
<tr>
<td data-head="księżniczka">Samira</td>
<td data-head="preferencje">prezencja, potem złoto</td>
<td data-head="talent">czułość</td>
<td data-head="co wnosi">za pierwszym razem wrzucasz do woreczka jeden własny żeton prezencji, jeśli go masz</td>
</tr>
<tr>
<td data-head="księżniczka">Zahrah</td>
<td data-head="preferencje">status, potem prezencja</td>
<td data-head="talent">rozsądek</td>
<td data-head="co wnosi">za pierwszym razem tracisz kartę statusu, którą wybierzesz, jeśli jakąś masz</td>
</tr>
<tr>
<td data-head="księżniczka">Fatima</td>
<td data-head="preferencje">status, potem prezencja</td>
<td data-head="talent">gospodarność</td>
<td data-head="co wnosi"></td>
</tr>
<tr>
<td data-head="księżniczka">Layla</td>
<td data-head="preferencje">status, potem prezencja</td>
<td data-head="talent">czułość</td>
<td data-head="co wnosi">odłożony żeton manier</td>
</tr>
<tr>
<td data-head="księżniczka">Malika</td>
<td data-head="preferencje">status, potem pałac</td>
<td data-head="talent">rozsądek</td>
<td data-head="co wnosi"></td>
</tr>
<tr>
<td data-head="księżniczka">Nadia</td>
<td data-head="preferencje">status, potem pałac</td>
<td data-head="talent">gospodarność</td>
<td data-head="co wnosi">odłożony żeton urody</td>
</tr>
<tr>
<td data-head="księżniczka">Firyal</td>
<td data-head="preferencje">status, potem pałac</td>
<td data-head="talent">gotowanie</td>
<td data-head="co wnosi">jak Albina</td>
</tr>
<tr>
<td data-head="księżniczka">Hind</td>
<td data-head="preferencje">status, potem złoto</td>
<td data-head="talent">gospodarność lub czułość</td>
<td data-head="co wnosi">w\xA0następnej turze nie możesz działać (<a class="cite" href="#6.6">§6.6</a>)</td>
</tr>
<tr>
<td data-head="księżniczka">Farah</td>
<td data-head="preferencje">status, potem złoto</td>
<td data-head="talent">rozsądek</td>
<td data-head="co wnosi">za wielbłąda płacisz 50</td>
</tr>
<tr>
<td data-head="księżniczka">Raidah</td>
<td data-head="preferencje">status, potem złoto</td>
<td data-head="talent">gotowanie</td>
<td data-head="co wnosi"></td>
</tr>
<tr>
<td data-head="księżniczka">Adara</td>
<td data-head="preferencje">pałac, potem prezencja</td>
<td data-head="talent">rozsądek</td>
<td data-head="co wnosi">małe karawany kosztują cię 400 (powolna) i\xA0500 (szybka), duże 650 i\xA0800</td>
</tr>
<tr>
<td data-head="księżniczka">Suleika</td>
<td data-head="preferencje">pałac, potem prezencja</td>
<td data-head="talent">gospodarność</td>
<td data-head="co wnosi">każda księżniczka, która wprowadzi się później, kosztuje cię raz 100, w\xA0utrzymaniu tej samej tury</td>
</tr>
<tr>
<td data-head="księżniczka">Janan</td>
<td data-head="preferencje">pałac, potem status</td>
<td data-head="talent">rozsądek lub gotowanie</td>
<td data-head="co wnosi">jej utrzymanie kosztuje 100</td>
</tr>
<tr>
<td data-head="księżniczka">Sahar</td>
<td data-head="preferencje">pałac, potem status</td>
<td data-head="talent">czułość</td>
<td data-head="co wnosi"></td>
</tr>
<tr>
<td data-head="księżniczka">Anisah</td>
<td data-head="preferencje">pałac, potem złoto</td>
<td data-head="talent">rozsądek</td>
<td data-head="co wnosi"></td>
</tr>
<tr>
<td data-head="księżniczka">Zafirah</td>
<td data-head="preferencje">pałac, potem złoto</td>
<td data-head="talent">gotowanie</td>
<td data-head="co wnosi">jej utrzymanie nic nie kosztuje</td>
</tr>
<tr>
<td data-head="księżniczka">Xenia</td>
<td data-head="preferencje">złoto, potem prezencja</td>
<td data-head="talent">gotowanie lub czułość</td>
<td data-head="co wnosi">chce prezentów (<a class="cite" href="#6.7">§6.7</a>)</td>
</tr>
<tr>
<td data-head="księżniczka">Yasmine</td>
<td data-head="preferencje">złoto, potem status</td>
<td data-head="talent">gospodarność</td>
<td data-head="co wnosi"></td>
</tr>
<tr>
<td data-head="księżniczka">Badra</td>
<td data-head="preferencje">złoto, potem pałac</td>
<td data-head="talent">rozsądek</td>
<td data-head="co wnosi">za część pałacu płacisz 400</td>
</tr>
<tr>
<td data-head="księżniczka">Sidi Suleiman</td>
<td data-head="preferencje"></td>
<td data-head="talent"></td>
<td data-head="co wnosi">porywa księżniczkę (<a class="cite" href="#6.8">§6.8</a>)</td>
</tr>
</tbody>
</table>
<p>Żetony Layli i\xA0Nadii liczą się do kompletów; należą do nich, nie można ich oddać z\xA0powodu Samiry i\xA0wracają na bok, gdy księżniczka odchodzi. Zahrah nigdy nie zabiera
śpiewu ani aktorstwa.</p>`,text:`księżniczka
preferencje
talent
co wnosi
Albina
prezencja, potem status
rozsądek
w\xA0wersji zaawansowanej za pierwszym razem twój tor pałacu spada o\xA00,5; w\xA0podstawowej nic
Halimah
prezencja, potem status
gospodarność
śpiewa: 1 punkt statusu więcej
Asima
prezencja, potem status
gotowanie

Noor
prezencja, potem pałac
rozsądek lub gospodarność
twoje złoto jest jawne
Rasha
prezencja, potem pałac
gotowanie
gra na scenie: 1 punkt statusu więcej
Thara
prezencja, potem pałac
czułość

Zainab
prezencja, potem złoto
rozsądek
za karty wydarzeń płacisz 100 i\xA0200
Nibal
prezencja, potem złoto
gospodarność

Samira
prezencja, potem złoto
czułość
za pierwszym razem wrzucasz do woreczka jeden własny żeton prezencji, jeśli go masz
Zahrah
status, potem prezencja
rozsądek
za pierwszym razem tracisz kartę statusu, którą wybierzesz, jeśli jakąś masz
Fatima
status, potem prezencja
gospodarność

Layla
status, potem prezencja
czułość
odłożony żeton manier
Malika
status, potem pałac
rozsądek

Nadia
status, potem pałac
gospodarność
odłożony żeton urody
Firyal
status, potem pałac
gotowanie
jak Albina
Hind
status, potem złoto
gospodarność lub czułość
w\xA0następnej turze nie możesz działać (§6.6)
Farah
status, potem złoto
rozsądek
za wielbłąda płacisz 50
Raidah
status, potem złoto
gotowanie

Adara
pałac, potem prezencja
rozsądek
małe karawany kosztują cię 400 (powolna) i\xA0500 (szybka), duże 650 i\xA0800
Suleika
pałac, potem prezencja
gospodarność
każda księżniczka, która wprowadzi się później, kosztuje cię raz 100, w\xA0utrzymaniu tej samej tury
Janan
pałac, potem status
rozsądek lub gotowanie
jej utrzymanie kosztuje 100
Sahar
pałac, potem status
czułość

Anisah
pałac, potem złoto
rozsądek

Zafirah
pałac, potem złoto
gotowanie
jej utrzymanie nic nie kosztuje
Xenia
złoto, potem prezencja
gotowanie lub czułość
chce prezentów (§6.7)
Yasmine
złoto, potem status
gospodarność

Badra
złoto, potem pałac
rozsądek
za część pałacu płacisz 400
Sidi Suleiman


porywa księżniczkę (§6.8)
Żetony Layli i\xA0Nadii liczą się do kompletów; należą do nich, nie można ich oddać z\xA0powodu Samiry i\xA0wracają na bok, gdy księżniczka odchodzi. Zahrah nigdy nie zabiera śpiewu ani aktorstwa.`},{number:`6.6`,title:`Hind i następna tura`,level:3,html:`<p>W\xA0turze po tej, w\xA0której Hind się wprowadziła, jej szejk nie zagrywa wydarzenia, nie licytuje, nie wykonuje akcji, nie bierze zapomogi i\xA0nie kupuje wydarzenia.
Dochód i\xA0utrzymanie są jak zawsze, a\xA0księżniczki mogą go wybierać. Jeśli Hind odejdzie, wszystko to od razu ustaje.</p>`,text:`W\xA0turze po tej, w\xA0której Hind się wprowadziła, jej szejk nie zagrywa wydarzenia, nie licytuje, nie wykonuje akcji, nie bierze zapomogi i\xA0nie kupuje wydarzenia. Dochód i\xA0utrzymanie są jak zawsze, a\xA0księżniczki mogą go wybierać. Jeśli Hind odejdzie, wszystko to od razu ustaje.`},{number:`6.7`,title:`Xenia i jej prezenty`,level:3,html:`<p>Xenia chce 250 sztuk złota razem z\xA0utrzymaniem tury, w\xA0której się wprowadziła, oprócz swoich 50, a\xA0potem znów co trzecią turę. Odliczają to dwa żetony: gdy prezent
zapłacono, trafiają na jej kartę, w\xA0utrzymaniu każdej z\xA0dwóch następnych tur zdejmuje się jeden, a\xA0gdy na początku utrzymania nie ma żadnego, prosi znowu.</p>
<p>Jeśli jej szejk nie może zapłacić pierwszego prezentu i\xA0wszystkiego innego, Xenia wypada z\xA0gry, nic nie kosztuje, a\xA0reszta utrzymania jest płacona bez niej.
Późniejszego prezentu można odmówić, a\xA0kto ma mniej niż 250, musi. Wtedy Xenia przenosi się od razu do najbogatszego z\xA0innych szejków z\xA0wolną komnatą, przy remisie
do tego, kto ma lepszą prezencję, a\xA0w\xA0innym razie czeka jako niezdecydowana; do szejka, który odmówił, nie wraca. Nowy płaci 250 od razu, a\xA0jeśli nie stać go na to
razem z\xA0całym utrzymaniem, Xenia wypada z\xA0gry.</p>`,text:`Xenia chce 250 sztuk złota razem z\xA0utrzymaniem tury, w\xA0której się wprowadziła, oprócz swoich 50, a\xA0potem znów co trzecią turę. Odliczają to dwa żetony: gdy prezent zapłacono, trafiają na jej kartę, w\xA0utrzymaniu każdej z\xA0dwóch następnych tur zdejmuje się jeden, a\xA0gdy na początku utrzymania nie ma żadnego, prosi znowu.
Jeśli jej szejk nie może zapłacić pierwszego prezentu i\xA0wszystkiego innego, Xenia wypada z\xA0gry, nic nie kosztuje, a\xA0reszta utrzymania jest płacona bez niej. Późniejszego prezentu można odmówić, a\xA0kto ma mniej niż 250, musi. Wtedy Xenia przenosi się od razu do najbogatszego z\xA0innych szejków z\xA0wolną komnatą, przy remisie do tego, kto ma lepszą prezencję, a\xA0w\xA0innym razie czeka jako niezdecydowana; do szejka, który odmówił, nie wraca. Nowy płaci 250 od razu, a\xA0jeśli nie stać go na to razem z\xA0całym utrzymaniem, Xenia wypada z\xA0gry.`},{number:`6.8`,title:`Sidi Suleiman, porywacz`,level:3,html:`<p>Nie jest księżniczką. Idzie do szejka, który ma najwięcej księżniczek, bez względu na to, czy jest tam miejsce; dopóki najwięcej ma kilku, czeka jako niezdecydowany.
Gospodarz wybiera jedną ze swoich księżniczek i\xA0oboje wypadają z\xA0gry.</p>`,text:`Nie jest księżniczką. Idzie do szejka, który ma najwięcej księżniczek, bez względu na to, czy jest tam miejsce; dopóki najwięcej ma kilku, czeka jako niezdecydowany. Gospodarz wybiera jedną ze swoich księżniczek i\xA0oboje wypadają z\xA0gry.`},{number:`7`,title:`Wydarzenia`,level:2,html:`<p class="source"><em>W\xA0instrukcji: 4.1 i\xA07.2.</em></p>`,text:`W\xA0instrukcji: 4.1 i\xA07.2.`},{number:`7.1`,title:`Symbole`,level:3,html:`<p>Dwóch kart z\xA0tym samym symbolem nie można zagrać w\xA0jednej turze, żeby nic się nie podwajało i\xA0nic sobie nie przeczyło. Razem są: Nierozłączki i\xA0Ciche dni; Złote
czasy i\xA0Przerwane szlaki handlowe; Gody wielbłądów i\xA0Wielbłądzia zaraza; Zmieniła zdanie i\xA0Wpływy na dworze; Nowe polecenia i\xA0Towar dla wybranych. Bazar, Parszywe
wielbłądy i\xA0Szkodniki mają własne symbole. Pozostałe nie mają żadnego.</p>
<p>Karty, która wymaga czegoś twojego, nie można bez tego zagrać. Kartę, która dotyczy wszystkich albo talii, można zagrać, nawet jeśli nic z\xA0tego nie wyniknie.</p>`,text:`Dwóch kart z\xA0tym samym symbolem nie można zagrać w\xA0jednej turze, żeby nic się nie podwajało i\xA0nic sobie nie przeczyło. Razem są: Nierozłączki i\xA0Ciche dni; Złote czasy i\xA0Przerwane szlaki handlowe; Gody wielbłądów i\xA0Wielbłądzia zaraza; Zmieniła zdanie i\xA0Wpływy na dworze; Nowe polecenia i\xA0Towar dla wybranych. Bazar, Parszywe wielbłądy i\xA0Szkodniki mają własne symbole. Pozostałe nie mają żadnego.
Karty, która wymaga czegoś twojego, nie można bez tego zagrać. Kartę, która dotyczy wszystkich albo talii, można zagrać, nawet jeśli nic z\xA0tego nie wyniknie.`},{number:`7.2`,title:`Karty`,level:3,html:`<table>
<thead>
<tr>
<th>wydarzenie</th>
<th>co robi</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="wydarzenie">Bazar</td>
<td data-head="co robi">w\xA0przygotowaniu przeszukujesz woreczek i\xA0wybierasz wystawiany żeton</td>
</tr>
<tr>
<td data-head="wydarzenie">Lepsza rasa</td>
<td data-head="co robi">twoja zniżka za wielbłąda rośnie o\xA0stopień: z\xA050 na 70, 100 i\xA0150</td>
</tr>
<tr>
<td data-head="wydarzenie">Gody wielbłądów</td>
<td data-head="co robi">każdy dostaje wielbłąda za każde 2, które ma; jeśli w\xA0zasobach nie wystarcza dla wszystkich, nikt nic nie dostaje</td>
</tr>
<tr>
<td data-head="wydarzenie">Wielbłądzia zaraza</td>
<td data-head="co robi">każdy traci wielbłąda za każde 3, które ma</td>
</tr>
<tr>
<td data-head="wydarzenie">Zmieniła zdanie</td>
<td data-head="co robi">obejrzyj wierzchnią kartę talii Emir: zostaw księżniczkę, jaka jest, zamień jej preferencje miejscami albo włóż ją pod talię</td>
</tr>
<tr>
<td data-head="wydarzenie">Wpływy na dworze</td>
<td data-head="co robi">obejrzyj 3 wierzchnie karty talii Emir i\xA0odłóż je w\xA0dowolnej kolejności</td>
</tr>
<tr>
<td data-head="wydarzenie">Nierozłączki</td>
<td data-head="co robi">w\xA0tej turze odkrywa się dwie karty talii Emir; najpierw wybiera pierwsza, potem druga</td>
</tr>
<tr>
<td data-head="wydarzenie">Złote czasy</td>
<td data-head="co robi">dochód tej tury jest o\xA020% wyższy, dla wszystkich</td>
</tr>
<tr>
<td data-head="wydarzenie">Przystojniak</td>
<td data-head="co robi">zostaje przed tobą: wskaż urodę, maniery albo szatę; za każde 3 takie żetony liczysz 1 punkt prezencji więcej</td>
</tr>
<tr>
<td data-head="wydarzenie">Domek dla gości</td>
<td data-head="co robi">zostaje przed tobą: jedna komnata więcej</td>
</tr>
<tr>
<td data-head="wydarzenie">Przerwane szlaki handlowe</td>
<td data-head="co robi">w\xA0tej turze karawany nie płacą i\xA0nie przesuwają się, u\xA0wszystkich</td>
</tr>
<tr>
<td data-head="wydarzenie">Nowe polecenia</td>
<td data-head="co robi">obejrzyj 3 wierzchnie karty statusu i\xA0odłóż je w\xA0dowolnej kolejności</td>
</tr>
<tr>
<td data-head="wydarzenie">Nowa karawana</td>
<td data-head="co robi">jedna twoja karawana przesuwa się o\xA0pole w\xA0prawo, nie dalej niż na koniec toru</td>
</tr>
<tr>
<td data-head="wydarzenie">Towar dla wybranych</td>
<td data-head="co robi">w\xA0przygotowaniu przeszukujesz talię statusu i\xA0wybierasz wystawianą kartę; resztę się tasuje</td>
</tr>
<tr>
<td data-head="wydarzenie">Ciche dni</td>
<td data-head="co robi">w\xA0tej turze nie odkrywa się karty talii Emir; niezdecydowane księżniczki nadal mogą się zdecydować</td>
</tr>
<tr>
<td data-head="wydarzenie">Renowacja</td>
<td data-head="co robi">tylko wersja zaawansowana: twój tor pałacu rośnie o\xA00,5</td>
</tr>
<tr>
<td data-head="wydarzenie">Parszywe wielbłądy</td>
<td data-head="co robi">w\xA0tej turze wielbłądy nikomu nie obniżają ofert</td>
</tr>
<tr>
<td data-head="wydarzenie">Szkodniki</td>
<td data-head="co robi">wskaż rodzaj karawany: każdy, kto ma takie, przesuwa jedną z\xA0nich o\xA0pole w\xA0lewo, a\xA0z\xA0powolnych dwie, jeśli ma dwie lub więcej; właściciel wybiera które, a\xA0ta, która stała na ostatnim polu, przepada bez zapłaty</td>
</tr>
</tbody>
</table>`,text:`wydarzenie
co robi
Bazar
w\xA0przygotowaniu przeszukujesz woreczek i\xA0wybierasz wystawiany żeton
Lepsza rasa
twoja zniżka za wielbłąda rośnie o\xA0stopień: z\xA050 na 70, 100 i\xA0150
Gody wielbłądów
każdy dostaje wielbłąda za każde 2, które ma; jeśli w\xA0zasobach nie wystarcza dla wszystkich, nikt nic nie dostaje
Wielbłądzia zaraza
każdy traci wielbłąda za każde 3, które ma
Zmieniła zdanie
obejrzyj wierzchnią kartę talii Emir: zostaw księżniczkę, jaka jest, zamień jej preferencje miejscami albo włóż ją pod talię
Wpływy na dworze
obejrzyj 3 wierzchnie karty talii Emir i\xA0odłóż je w\xA0dowolnej kolejności
Nierozłączki
w\xA0tej turze odkrywa się dwie karty talii Emir; najpierw wybiera pierwsza, potem druga
Złote czasy
dochód tej tury jest o\xA020% wyższy, dla wszystkich
Przystojniak
zostaje przed tobą: wskaż urodę, maniery albo szatę; za każde 3 takie żetony liczysz 1 punkt prezencji więcej
Domek dla gości
zostaje przed tobą: jedna komnata więcej
Przerwane szlaki handlowe
w\xA0tej turze karawany nie płacą i\xA0nie przesuwają się, u\xA0wszystkich
Nowe polecenia
obejrzyj 3 wierzchnie karty statusu i\xA0odłóż je w\xA0dowolnej kolejności
Nowa karawana
jedna twoja karawana przesuwa się o\xA0pole w\xA0prawo, nie dalej niż na koniec toru
Towar dla wybranych
w\xA0przygotowaniu przeszukujesz talię statusu i\xA0wybierasz wystawianą kartę; resztę się tasuje
Ciche dni
w\xA0tej turze nie odkrywa się karty talii Emir; niezdecydowane księżniczki nadal mogą się zdecydować
Renowacja
tylko wersja zaawansowana: twój tor pałacu rośnie o\xA00,5
Parszywe wielbłądy
w\xA0tej turze wielbłądy nikomu nie obniżają ofert
Szkodniki
wskaż rodzaj karawany: każdy, kto ma takie, przesuwa jedną z\xA0nich o\xA0pole w\xA0lewo, a\xA0z\xA0powolnych dwie, jeśli ma dwie lub więcej; właściciel wybiera które, a\xA0ta, która stała na ostatnim polu, przepada bez zapłaty`},{number:`8`,title:`Zwycięstwo`,level:2,html:`<p class="source"><em>W\xA0instrukcji: 5.0 i\xA07.1.</em></p>`,text:`W\xA0instrukcji: 5.0 i\xA07.1.`},{number:`8.1`,title:`Cele`,level:3,html:`<p>Cel wymienia talenty, a\xA0każda księżniczka może występować z\xA0jednym ze swoich. Wypełnia go mniejsza liczba księżniczek, jeśli są wśród nich wszystkie wymienione
talenty, albo większa liczba, kimkolwiek są.</p>
<table>
<thead>
<tr>
<th>osób</th>
<th>z\xA0talentami</th>
<th>bez nich</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="osób">3</td>
<td data-head="z\xA0talentami">6</td>
<td data-head="bez nich">8</td>
</tr>
<tr>
<td data-head="osób">4</td>
<td data-head="z\xA0talentami">5</td>
<td data-head="bez nich">7</td>
</tr>
<tr>
<td data-head="osób">5</td>
<td data-head="z\xA0talentami">4</td>
<td data-head="bez nich">6</td>
</tr>
</tbody>
</table>
<ul>
<li>Dla trzech osób: dwa razy rozsądek i\xA0po razie gospodarność, gotowanie i\xA0czułość; dwa razy gospodarność oraz trzy razy rozsądek lub gotowanie, oba co najmniej raz;
dwa razy rozsądek oraz trzy razy gospodarność lub czułość, oba co najmniej raz; rozsądek, gotowanie i\xA0czułość, dwa z\xA0tych talentów po dwa razy.</li>
<li>Dla czterech: każdy talent raz; dwa razy rozsądek, raz gospodarność i\xA0raz gotowanie; rozsądek oraz trzy razy gospodarność lub czułość, oba co najmniej raz; czułość
oraz trzy razy rozsądek lub gotowanie, oba co najmniej raz; gospodarność, gotowanie i\xA0czułość, jeden z\xA0tych talentów dwa razy.</li>
<li>Dla pięciu: rozsądek, gospodarność i\xA0czułość; rozsądek, gotowanie i\xA0czułość; gospodarność, gotowanie i\xA0czułość; dwa razy rozsądek, raz gospodarność; dwa razy
rozsądek, raz gotowanie; trzy razy rozsądek lub czułość, oba co najmniej raz; trzy razy gospodarność lub gotowanie, oba co najmniej raz.</li>
</ul>`,text:`Cel wymienia talenty, a\xA0każda księżniczka może występować z\xA0jednym ze swoich. Wypełnia go mniejsza liczba księżniczek, jeśli są wśród nich wszystkie wymienione talenty, albo większa liczba, kimkolwiek są.
osób
z\xA0talentami
bez nich
3
6
8
4
5
7
5
4
6
Dla trzech osób: dwa razy rozsądek i\xA0po razie gospodarność, gotowanie i\xA0czułość; dwa razy gospodarność oraz trzy razy rozsądek lub gotowanie, oba co najmniej raz; dwa razy rozsądek oraz trzy razy gospodarność lub czułość, oba co najmniej raz; rozsądek, gotowanie i\xA0czułość, dwa z\xA0tych talentów po dwa razy.
Dla czterech: każdy talent raz; dwa razy rozsądek, raz gospodarność i\xA0raz gotowanie; rozsądek oraz trzy razy gospodarność lub czułość, oba co najmniej raz; czułość oraz trzy razy rozsądek lub gotowanie, oba co najmniej raz; gospodarność, gotowanie i\xA0czułość, jeden z\xA0tych talentów dwa razy.
Dla pięciu: rozsądek, gospodarność i\xA0czułość; rozsądek, gotowanie i\xA0czułość; gospodarność, gotowanie i\xA0czułość; dwa razy rozsądek, raz gospodarność; dwa razy rozsądek, raz gotowanie; trzy razy rozsądek lub czułość, oba co najmniej raz; trzy razy gospodarność lub gotowanie, oba co najmniej raz.`},{number:`8.2`,title:`Koniec gry`,level:3,html:`<p>Na końcu utrzymania wygrywa każdy, kto wypełnił swój cel i\xA0w\xA0tej turze zapłacił całe utrzymanie. W\xA0wersji podstawowej kilka osób dzieli się zwycięstwem; w
zaawansowanej rozstrzyga wynik (<a class="cite" href="#10.3">§10.3</a>).</p>`,text:`Na końcu utrzymania wygrywa każdy, kto wypełnił swój cel i\xA0w\xA0tej turze zapłacił całe utrzymanie. W\xA0wersji podstawowej kilka osób dzieli się zwycięstwem; w\xA0zaawansowanej rozstrzyga wynik (§10.3).`},{number:`8.3`,title:`Nikt już nie przybędzie`,level:3,html:`<p>Jeśli nikt nie wygrał, talia Emir jest pusta i\xA0nikt już nie czeka na swój wybór, gra się kończy, a\xA0wszystkich szereguje wynik z\xA0<a class="cite" href="#10.3">§10.3</a>. Tak samo po dziesięciu turach
z\xA0rzędu z\xA0pustą talią, w\xA0których nikt się nie wprowadził. Jeśli do końca tury 60 albo innej, którą wyznaczył stół, nadal nikt nie wygrał,
gra kończy się tak samo.</p>`,text:`Jeśli nikt nie wygrał, talia Emir jest pusta i\xA0nikt już nie czeka na swój wybór, gra się kończy, a\xA0wszystkich szereguje wynik z\xA0§10.3. Tak samo po dziesięciu turach z\xA0rzędu z\xA0pustą talią, w\xA0których nikt się nie wprowadził. Jeśli do końca tury 60 albo innej, którą wyznaczył stół, nadal nikt nie wygrał, gra kończy się tak samo.`},{number:`9`,title:`Gra trzyosobowa`,level:2,html:`<p class="source"><em>W\xA0instrukcji: 6.0 do 6.3.</em></p>`,text:`W\xA0instrukcji: 6.0 do 6.3.`},{number:`9.1`,title:`Czego ubywa`,level:3,html:`<p>W\xA0pudełku zostają 4 małe i\xA04 duże karawany, 7 wielbłądów, po 2 żetony urody, manier i\xA0szaty oraz karty statusu 300, 350, 400, dwie po 800 i\xA01400. Zanim do talii
statusu trafią trzy pozostałe karty warte 3 punkty, odkłada się na bok trzy karty zamiast sześciu.</p>`,text:`W\xA0pudełku zostają 4 małe i\xA04 duże karawany, 7 wielbłądów, po 2 żetony urody, manier i\xA0szaty oraz karty statusu 300, 350, 400, dwie po 800 i\xA01400. Zanim do talii statusu trafią trzy pozostałe karty warte 3 punkty, odkłada się na bok trzy karty zamiast sześciu.`},{number:`9.2`,title:`Tury nieparzyste i parzyste`,level:3,html:`<p>Dwie tury, nieparzysta i\xA0parzysta, należą do siebie.</p>
<ul>
<li>W\xA0turze nieparzystej odkrywa się dwie karty talii Emir: pierwsza wybiera w\xA0tej turze, druga w\xA0następnej. Wydarzeń się nie kupuje. Żeton i\xA0karta statusu zostają
wystawione.</li>
<li>W\xA0turze parzystej nie zagrywa się wydarzeń. Niczego się nie przygotowuje, tylko kupioną część pałacu zastępuje nowa. Akcji wykonanych w\xA0turze nieparzystej nie ma,
prócz części pałacu. Czego nikt nie kupił, wraca jak w\xA0<a class="cite" href="#5.6">§5.6</a>.</li>
</ul>`,text:`Dwie tury, nieparzysta i\xA0parzysta, należą do siebie.
W\xA0turze nieparzystej odkrywa się dwie karty talii Emir: pierwsza wybiera w\xA0tej turze, druga w\xA0następnej. Wydarzeń się nie kupuje. Żeton i\xA0karta statusu zostają wystawione.
W\xA0turze parzystej nie zagrywa się wydarzeń. Niczego się nie przygotowuje, tylko kupioną część pałacu zastępuje nowa. Akcji wykonanych w\xA0turze nieparzystej nie ma, prócz części pałacu. Czego nikt nie kupił, wraca jak w\xA0§5.6.`},{number:`9.3`,title:`Wydarzenia w grze trzyosobowej`,level:3,html:`<ul>
<li><strong>Nierozłączki</strong>: na dwie tury odkrywa się trzy karty. Zagrywając, mówisz, która z\xA0tur ma dwie.</li>
<li><strong>Ciche dni</strong>: odkrywa się tylko jedną kartę, w\xA0turze nieparzystej. Zagrywając, mówisz, w\xA0której turze księżniczka wybiera; w\xA0drugiej nie ma żadnej.</li>
<li><strong>Zmieniła zdanie</strong>: zanim spojrzysz, mówisz, którą z\xA0nadchodzących księżniczek masz na myśli.</li>
</ul>
<p>Co miało działać jedną turę, kończy się po nieparzystej.</p>`,text:`Nierozłączki: na dwie tury odkrywa się trzy karty. Zagrywając, mówisz, która z\xA0tur ma dwie.
Ciche dni: odkrywa się tylko jedną kartę, w\xA0turze nieparzystej. Zagrywając, mówisz, w\xA0której turze księżniczka wybiera; w\xA0drugiej nie ma żadnej.
Zmieniła zdanie: zanim spojrzysz, mówisz, którą z\xA0nadchodzących księżniczek masz na myśli.
Co miało działać jedną turę, kończy się po nieparzystej.`},{number:`10`,title:`Wersja zaawansowana`,level:2,html:`<p class="source"><em>W\xA0instrukcji: 8.0 do 8.3.</em></p>`,text:`W\xA0instrukcji: 8.0 do 8.3.`},{number:`10.1`,title:`Tor pałacu`,level:3,html:`<p>Wydarzenia można zagrywać od tury 1, a\xA0w\xA0talii jest Renowacja. Każdy ma tor pałacu, który zaczyna się od 0 i\xA0przesuwa się o\xA00,5; może spaść poniżej 0. Liczy się do
pałacu, ale komnat nie daje. Albina i\xA0Firyal działają.</p>`,text:`Wydarzenia można zagrywać od tury 1, a\xA0w\xA0talii jest Renowacja. Każdy ma tor pałacu, który zaczyna się od 0 i\xA0przesuwa się o\xA00,5; może spaść poniżej 0. Liczy się do pałacu, ale komnat nie daje. Albina i\xA0Firyal działają.`},{number:`10.2`,title:`Kogo nie stać`,level:3,html:`<p>Księżniczki odchodzą jedna po drugiej, losowane, aż szejka stać na te, które zostają; wtedy płaci za nie, a\xA0resztę złota zachowuje. Te, które odeszły, tasuje się i
kładzie zakryte pod talią Emir.</p>`,text:`Księżniczki odchodzą jedna po drugiej, losowane, aż szejka stać na te, które zostają; wtedy płaci za nie, a\xA0resztę złota zachowuje. Te, które odeszły, tasuje się i\xA0kładzie zakryte pod talią Emir.`},{number:`10.3`,title:`Wynik`,level:3,html:`<p>Każda księżniczka liczy się za 2, a\xA0talenty twojego celu za 3, jeśli masz wszystkie, bez względu na liczbę księżniczek. Przy remisie: po 1 za każdy żeton prezencji,
punkt statusu, część pałacu i\xA0wielbłąda, do tego tor pałacu. Jeśli dalej jest remis: więcej złota. W\xA0innym razie są równi. Kto wypełnił cel, zawsze jest przed tym,
kto go nie wypełnił.</p>`,text:`Każda księżniczka liczy się za 2, a\xA0talenty twojego celu za 3, jeśli masz wszystkie, bez względu na liczbę księżniczek. Przy remisie: po 1 za każdy żeton prezencji, punkt statusu, część pałacu i\xA0wielbłąda, do tego tor pałacu. Jeśli dalej jest remis: więcej złota. W\xA0innym razie są równi. Kto wypełnił cel, zawsze jest przed tym, kto go nie wypełnił.`},{number:`11`,title:`Rozstrzygnięcia`,level:2,html:`<p>Co drukowane instrukcje zostawiają otwarte albo mówią na dwa sposoby i\xA0jak gra się tutaj. Nazwy zapisane jak <code>code</code> to opcje stołu i\xA0ich wartości.</p>
<ul>
<li id="E-01" class="ruling"><strong><a class="own" href="#E-01">E-01</a></strong> Każda karta wydarzenia jest w\xA0trzech egzemplarzach.</li>
<li id="E-02" class="ruling"><strong><a class="own" href="#E-02">E-02</a></strong> Do talii statusu wtasowuje się z\xA0powrotem wszystkie karty warte 3 punkty: cztery, a\xA0w\xA0grze trzyosobowej trzy.</li>
<li id="E-03" class="ruling"><strong><a class="own" href="#E-03">E-03</a></strong> Gdy nikt nie gra czerwonym, karta statusu o\xA0cenie 350 jest w\xA0talii od początku i\xA0tasuje się ją jak każdą inną wartą 1 punkt.</li>
<li id="E-04" class="ruling"><strong><a class="own" href="#E-04">E-04</a></strong> Duża karawana kosztuje 750, gdy jest powolna, a\xA0900, gdy szybka, jak w\xA0instrukcji polskiej; francuska obie nazywa małymi.</li>
<li id="E-05" class="ruling"><strong><a class="own" href="#E-05">E-05</a></strong> Własne przyprawy przynoszą 150 w\xA0każdym dochodzie, bo instrukcje nie podają tej liczby; opcją <code>base_income</code> stół może ustawić 100 albo 200.</li>
<li id="E-06" class="ruling"><strong><a class="own" href="#E-06">E-06</a></strong> Czarny dostaje o\xA050 więcej niż inni, jak mówi wydanie polskie, a\xA0nie 50 w\xA0ogóle, jak można by zrozumieć francuskie.</li>
<li id="E-07" class="ruling"><strong><a class="own" href="#E-07">E-07</a></strong> Bank nigdy się nie wyczerpuje, ale karawany, wielbłądy, części pałacu, żetony i\xA0karty statusu tak.</li>
<li id="E-08" class="ruling"><strong><a class="own" href="#E-08">E-08</a></strong> Z\xA0Adarą małe karawany kosztują 400 i\xA0500, a\xA0duże 650 i\xA0800.</li>
<li id="E-09" class="ruling"><strong><a class="own" href="#E-09">E-09</a></strong> Preferencje i\xA0talenty z\xA0<a class="cite" href="#6.5">§6.5</a> są takie jak w\xA0obu instrukcjach.</li>
<li id="E-10" class="ruling"><strong><a class="own" href="#E-10">E-10</a></strong> Żetony Layli i\xA0Nadii to te odłożone na bok i\xA0tam wracają, nigdy do woreczka.</li>
<li id="E-11" class="ruling"><strong><a class="own" href="#E-11">E-11</a></strong> W\xA0grze trzyosobowej w\xA0woreczku jest po 6 żetonów każdego rodzaju, a\xA0gdy nikt nie gra niebieskim, 7 żetonów szaty.</li>
<li id="E-12" class="ruling"><strong><a class="own" href="#E-12">E-12</a></strong> Wylosować można dowolne kolory, a\xA0niewylosowane są poza grą.</li>
<li id="E-13" class="ruling"><strong><a class="own" href="#E-13">E-13</a></strong> Wydarzenia na start rozdaje się wszystkim, zanim ktokolwiek wybierze, wszyscy wybierają jednocześnie, a\xA0oddane karty tasuje się dopiero, gdy wybrali wszyscy; przy <code>opening_event</code> ustawionym na <code>random</code> każdy dostaje jedną i\xA0ją zatrzymuje.</li>
<li id="E-14" class="ruling"><strong><a class="own" href="#E-14">E-14</a></strong> Bez wydarzeń jest tylko tura 1 wersji podstawowej; trzy osoby mogą zagrać pierwsze w\xA0turze 3.</li>
<li id="E-15" class="ruling"><strong><a class="own" href="#E-15">E-15</a></strong> Symbole są pogrupowane jak w\xA0<a class="cite" href="#7.1">§7.1</a>, bo instrukcje ich nie wymieniają; gdy <code>event_symbols</code> ma wartość <code>titles</code>, wykluczają się tylko karty o\xA0tej samej nazwie, a\xA0Nierozłączki i\xA0Ciche dni w\xA0jednej turze się znoszą: przybywa tyle księżniczek, co zwykle, każda w\xA0swojej turze.</li>
<li id="E-16" class="ruling"><strong><a class="own" href="#E-16">E-16</a></strong> Wydarzenia zagrywa się w\xA0jednej kolejce i\xA0widać, co zagrano wcześniej.</li>
<li id="E-17" class="ruling"><strong><a class="own" href="#E-17">E-17</a></strong> Karty, która wymaga czegoś twojego, nie można bez tego zagrać, a\xA0kartę dla wszystkich albo dla talii można zagrać na próżno i\xA0jej symbol się zużywa.</li>
<li id="E-18" class="ruling"><strong><a class="own" href="#E-18">E-18</a></strong> Liczba kart wydarzeń w\xA0ręce jest dowolna.</li>
<li id="E-19" class="ruling"><strong><a class="own" href="#E-19">E-19</a></strong> Kupioną kartę można zagrać od następnej fazy wydarzeń.</li>
<li id="E-20" class="ruling"><strong><a class="own" href="#E-20">E-20</a></strong> Kto kupuje z\xA0talii, w\xA0której jest za mało wydarzeń, płaci całą cenę i\xA0zatrzymuje jedną z\xA0tych, które są, a\xA0pustej talii nie tasuje się na nowo.</li>
<li id="E-21" class="ruling"><strong><a class="own" href="#E-21">E-21</a></strong> Karty wydarzeń, których kupujący nie zatrzymał, idą pod talię w\xA0kolejności dobrania.</li>
<li id="E-22" class="ruling"><strong><a class="own" href="#E-22">E-22</a></strong> Z\xA0Bazarem wybiera się, gdy księżniczka i\xA0karta statusu są odkryte, a\xA0zawartość woreczka widzi tylko zagrywający.</li>
<li id="E-23" class="ruling"><strong><a class="own" href="#E-23">E-23</a></strong> Z\xA0kartą Towar dla wybranych wybiera się, gdy księżniczka jest odkryta, spośród wszystkich kart, które są w\xA0talii statusu, a\xA0szukanie jest tajne.</li>
<li id="E-24" class="ruling"><strong><a class="own" href="#E-24">E-24</a></strong> Lepsza rasa dotyczy wielbłądów, które masz i\xA0które dostaniesz, i\xA0kończy się na 150.</li>
<li id="E-25" class="ruling"><strong><a class="own" href="#E-25">E-25</a></strong> Gody wielbłądów wymagają, by w\xA0zasobach starczyło dla wszystkich, a\xA0wystawionego wielbłąda się nie liczy; tak mówi wydanie francuskie, a\xA0według polskiego karta zawodzi dopiero wtedy, gdy w\xA0zasobach nie ma żadnego wielbłąda.</li>
<li id="E-26" class="ruling"><strong><a class="own" href="#E-26">E-26</a></strong> Wielbłądzia zaraza zaokrągla w\xA0dół, a\xA0wielbłądy wracają do zasobów.</li>
<li id="E-27" class="ruling"><strong><a class="own" href="#E-27">E-27</a></strong> Gdy zagrywasz kartę Zmieniła zdanie, inni słyszą, co postanawiasz, ale nie o\xA0kim, a\xA0zamiana trwa, dopóki księżniczka się nie wprowadzi albo nie trafi pod talię; do tego czasu na jej karcie leży znacznik i\xA0wszyscy widzą, gdzie trafia, także gdy Wpływy na dworze zmieniają kolejność kart.</li>
<li id="E-28" class="ruling"><strong><a class="own" href="#E-28">E-28</a></strong> Sidi Suleiman nie ma czego zamieniać, więc może tylko zostać albo trafić pod talię.</li>
<li id="E-29" class="ruling"><strong><a class="own" href="#E-29">E-29</a></strong> W\xA0grze cztero- i\xA0pięcioosobowej karta Zmieniła zdanie zawsze pokazuje wierzchnią kartę; w\xA0trzyosobowej, zanim spojrzysz, wskazujesz turę, a\xA0po Nierozłączkach także, którą z\xA0dwóch.</li>
<li id="E-30" class="ruling"><strong><a class="own" href="#E-30">E-30</a></strong> Karty Zmieniła zdanie i\xA0Ciche dni można zagrać w\xA0jednej turze, a\xA0obejrzana karta wtedy czeka; gdy w\xA0grze trzyosobowej przybędzie tylko jedna księżniczka, obejrzeć można tylko ją.</li>
<li id="E-31" class="ruling"><strong><a class="own" href="#E-31">E-31</a></strong> Złote czasy dodają 20% do wszystkiego, co ktoś dostaje, w\xA0razie potrzeby zaokrąglone w\xA0dół do 10.</li>
<li id="E-32" class="ruling"><strong><a class="own" href="#E-32">E-32</a></strong> Gdy działają Przerwane szlaki handlowe, karawany zachowują wszystkie wypłaty, które im zostały.</li>
<li id="E-33" class="ruling"><strong><a class="own" href="#E-33">E-33</a></strong> Przystojniaka liczy się od nowa przy każdej zmianie żetonów, także użyczonych; gdy <code>good_looking</code> ma wartość <code>fixed</code>, liczy się go raz, przy zagraniu.</li>
<li id="E-34" class="ruling"><strong><a class="own" href="#E-34">E-34</a></strong> Domki dla gości się sumują, ale nie są ani pałacem, ani punktami.</li>
<li id="E-35" class="ruling"><strong><a class="own" href="#E-35">E-35</a></strong> Nowa karawana nie przesuwa karawany poza skrajne prawe pole.</li>
<li id="E-36" class="ruling"><strong><a class="own" href="#E-36">E-36</a></strong> Szkodniki nie oszczędzają nikogo, a\xA0właściciele wybierają zgodnie z\xA0ruchem wskazówek zegara, zaczynając od zagrywającego.</li>
<li id="E-37" class="ruling"><strong><a class="own" href="#E-37">E-37</a></strong> Karawana, którą szkodniki spędzą z\xA0ostatniego pola, wraca do zasobów bez wypłaty.</li>
<li id="E-38" class="ruling"><strong><a class="own" href="#E-38">E-38</a></strong> W\xA0grze trzyosobowej Ciche dni zostawiają jedną księżniczkę na dwie tury.</li>
<li id="E-39" class="ruling"><strong><a class="own" href="#E-39">E-39</a></strong> Tor pałacu nie ma końców, do których dałoby się dojść.</li>
<li id="E-40" class="ruling"><strong><a class="own" href="#E-40">E-40</a></strong> Parszywe wielbłądy dotyczą wszystkich i\xA0każdej oferty tej tury.</li>
<li id="E-41" class="ruling"><strong><a class="own" href="#E-41">E-41</a></strong> W\xA0grze trzyosobowej Złote czasy, Przerwane szlaki handlowe i\xA0Parszywe wielbłądy działają tylko w\xA0turze nieparzystej.</li>
<li id="E-42" class="ruling"><strong><a class="own" href="#E-42">E-42</a></strong> Dochód dostają wszyscy jednocześnie, a\xA0niezdecydowane księżniczki rozglądają się potem.</li>
<li id="E-43" class="ruling"><strong><a class="own" href="#E-43">E-43</a></strong> Z\xA0pustą talią Emir gra toczy się dalej, aż nikt już nie przybędzie albo dziesięć tur minie na próżno; gdy <code>exhaustion_end</code> jest wyłączone, toczy się i\xA0wtedy, ale żadna gra nie trwa dłużej niż do tury <code>last_turn</code>, której instrukcje nie znają, a\xA0którą jest tura 60, chyba że stół wyznaczy inną.</li>
<li id="E-44" class="ruling"><strong><a class="own" href="#E-44">E-44</a></strong> Co zostało wystawione, tego się nie podwaja.</li>
<li id="E-45" class="ruling"><strong><a class="own" href="#E-45">E-45</a></strong> Oferta nie może być wyższa niż twoje złoto razem ze zniżką za wielbłądy, bo płaci się ją od razu; innej granicy nie ma.</li>
<li id="E-46" class="ruling"><strong><a class="own" href="#E-46">E-46</a></strong> Oferty są wielokrotnościami 10, a\xA0spasować można zawsze.</li>
<li id="E-47" class="ruling"><strong><a class="own" href="#E-47">E-47</a></strong> Jeśli wszyscy spasują, za darmo działa osoba pytana jako pierwsza, a\xA0pytana jako ostatnia może jeszcze licytować.</li>
<li id="E-48" class="ruling"><strong><a class="own" href="#E-48">E-48</a></strong> Ostatnia osoba działa bez licytacji, ale może zapłacić ofertę.</li>
<li id="E-49" class="ruling"><strong><a class="own" href="#E-49">E-49</a></strong> Kto wygra i\xA0nic nie zrobi, traci ofertę i\xA0swoją akcję, a\xA0wszystkie sześć akcji zostawia innym.</li>
<li id="E-50" class="ruling"><strong><a class="own" href="#E-50">E-50</a></strong> Zapomogę można wziąć przed licytacją albo zamiast akcji, mając w\xA0tej chwili mniej niż 500 sztuk złota albo cztery księżniczki i\xA0żadnej karawany.</li>
<li id="E-51" class="ruling"><strong><a class="own" href="#E-51">E-51</a></strong> Następną licytację otwiera najbliższa osoba na lewo od zwycięzcy, która jeszcze nie działała.</li>
<li id="E-52" class="ruling"><strong><a class="own" href="#E-52">E-52</a></strong> Szejk, którego zajmuje Hind, nie bierze w\xA0licytacjach żadnego udziału, nawet jako pasujący.</li>
<li id="E-53" class="ruling"><strong><a class="own" href="#E-53">E-53</a></strong> Wielbłądy obniżają ofertę najdalej do zera i\xA0nigdy nie obniżają ceny akcji.</li>
<li id="E-54" class="ruling"><strong><a class="own" href="#E-54">E-54</a></strong> O\xA0co się licytuje, tego się nie ogłasza, i\xA0tutaj nie ma jak.</li>
<li id="E-55" class="ruling"><strong><a class="own" href="#E-55">E-55</a></strong> Na torze i\xA0na polu mieści się dowolnie wiele karawan.</li>
<li id="E-56" class="ruling"><strong><a class="own" href="#E-56">E-56</a></strong> Działać można, ale nie trzeba.</li>
<li id="E-57" class="ruling"><strong><a class="own" href="#E-57">E-57</a></strong> Premię za komplety liczy się od nowa, ilekroć żetonów przybywa lub ubywa.</li>
<li id="E-58" class="ruling"><strong><a class="own" href="#E-58">E-58</a></strong> Niesprzedany żeton wraca do woreczka, a\xA0niesprzedana karta statusu idzie pod swoją talię.</li>
<li id="E-59" class="ruling"><strong><a class="own" href="#E-59">E-59</a></strong> Pałac jest wart tyle, ile ma części; część nadrukowana i\xA0Domki dla gości się nie liczą, a\xA0biały zaczyna z\xA01.</li>
<li id="E-60" class="ruling"><strong><a class="own" href="#E-60">E-60</a></strong> Komnaty są dwie i\xA0po jednej za każdą część pałacu i\xA0każdy Domek dla gości.</li>
<li id="E-61" class="ruling"><strong><a class="own" href="#E-61">E-61</a></strong> Jeśli nikt nie ma komnaty, księżniczka jest niezdecydowana.</li>
<li id="E-62" class="ruling"><strong><a class="own" href="#E-62">E-62</a></strong> Remisować może dowolnie wielu, a\xA0najlepszym wynikiem może być zero.</li>
<li id="E-63" class="ruling"><strong><a class="own" href="#E-63">E-63</a></strong> Niezdecydowana księżniczka rozgląda się wśród wszystkich szejków z\xA0komnatą, nie tylko wśród tych, którzy byli równi; tak mówi wydanie francuskie, a\xA0polskie tylko o\xA0rywalu, z\xA0którym był remis.</li>
<li id="E-64" class="ruling"><strong><a class="own" href="#E-64">E-64</a></strong> Niezdecydowane księżniczki rozglądają się, ilekroć coś się skończy, nie tylko podczas licytacji.</li>
<li id="E-65" class="ruling"><strong><a class="own" href="#E-65">E-65</a></strong> Liczy się tylko złoto w\xA0ręce, a\xA0oferta, cena i\xA0zakup to jeden krok; gdy <code>undecided_check</code> ma wartość <code>payment</code>, niezdecydowane księżniczki rozglądają się po każdej zapłacie.</li>
<li id="E-66" class="ruling"><strong><a class="own" href="#E-66">E-66</a></strong> Z\xA0kilku niezdecydowanych pierwsza rozgląda się ta, która czeka najdłużej, a\xA0po każdej, która się wprowadzi, wszystkie zaczynają od nowa.</li>
<li id="E-67" class="ruling"><strong><a class="own" href="#E-67">E-67</a></strong> Wydarzenia, które dotyczą talii Emir, nie ruszają niezdecydowanych księżniczek.</li>
<li id="E-68" class="ruling"><strong><a class="own" href="#E-68">E-68</a></strong> Pokazuje się tylko złoto, które jest porównywane; gdy <code>gold_reveal</code> ma wartość <code>all</code>, pokazują je wszyscy.</li>
<li id="E-69" class="ruling"><strong><a class="own" href="#E-69">E-69</a></strong> Za pierwszym razem znaczy raz dla każdej księżniczki i\xA0każdego szejka.</li>
<li id="E-70" class="ruling"><strong><a class="own" href="#E-70">E-70</a></strong> Samira zabiera własny żeton szejka, także ten, z\xA0którym zaczął niebieski, a\xA0nic, jeśli wszystkie są użyczone.</li>
<li id="E-71" class="ruling"><strong><a class="own" href="#E-71">E-71</a></strong> Zahrah zabiera kartę, którą wybierzesz, i\xA0karta wypada z\xA0gry; gdy <code>zahrah_discard</code> ma wartość <code>deck</code>, idzie pod talię statusu.</li>
<li id="E-72" class="ruling"><strong><a class="own" href="#E-72">E-72</a></strong> Hind zajmuje swojego szejka dokładnie przez jedną turę, następną po tej, w\xA0której się wprowadziła; tak mówi wydanie francuskie, a\xA0według polskiego trwa to, dopóki Hind mieszka w\xA0pałacu, choć i\xA0ono wymienia ją wśród jednorazowych utrudnień.</li>
<li id="E-73" class="ruling"><strong><a class="own" href="#E-73">E-73</a></strong> Księżniczki mogą wybrać szejka, którego zajmuje Hind; z\xA0opcją <code>hind_blocks_choice</code> nie mogą; pierwsze mówi wydanie polskie, drugie francuskie.</li>
<li id="E-74" class="ruling"><strong><a class="own" href="#E-74">E-74</a></strong> Zajęty szejk nadal podejmuje decyzje, których nie da się uniknąć, i\xA0jest wolny od razu, gdy Hind odejdzie.</li>
<li id="E-75" class="ruling"><strong><a class="own" href="#E-75">E-75</a></strong> Opłata Suleiki dotyczy tych, które przychodzą, gdy ona tam mieszka, i\xA0płaci się ją w\xA0najbliższym utrzymaniu, jeśli nadal mieszka, choćby ta, która przyszła, już odeszła; za nią samą i\xA0za Sidiego Suleimana się nie płaci, za Xenię też nie, jeśli nie stać kogoś na jej pierwszy prezent.</li>
<li id="E-76" class="ruling"><strong><a class="own" href="#E-76">E-76</a></strong> Janan kosztuje 100 w\xA0każdym utrzymaniu, a\xA0Zafirah nic.</li>
<li id="E-77" class="ruling"><strong><a class="own" href="#E-77">E-77</a></strong> Xenia, która wprowadziła się w\xA0turze 4, dostaje prezenty w\xA0turach 4, 7, 10 i\xA0tak dalej; liczy się od tury, w\xA0której prezent zapłacono, choćby na samym jej początku.</li>
<li id="E-78" class="ruling"><strong><a class="own" href="#E-78">E-78</a></strong> Tylko pierwszy prezent, na który kogoś nie stać, usuwa Xenię z\xA0gry, a\xA0pierwszy prezent liczy się u\xA0każdego szejka osobno; tak mówi wydanie polskie, a\xA0francuskie jest tu niejasne.</li>
<li id="E-79" class="ruling"><strong><a class="own" href="#E-79">E-79</a></strong> Xenia, której odmówiono, idzie do najbogatszego innego szejka z\xA0komnatą, potem decyduje prezencja, a\xA0w\xA0innym razie czeka i\xA0omija tego, kto odmówił.</li>
<li id="E-80" class="ruling"><strong><a class="own" href="#E-80">E-80</a></strong> Sidi Suleiman czeka, dopóki najwięcej księżniczek ma kilku, także dopóki nikt nie ma żadnej.</li>
<li id="E-81" class="ruling"><strong><a class="own" href="#E-81">E-81</a></strong> Gospodarz wybiera, kogo porywa Sidi Suleiman, choćby tę, która przybyła w\xA0tej turze.</li>
<li id="E-82" class="ruling"><strong><a class="own" href="#E-82">E-82</a></strong> Albina i\xA0Firyal w\xA0wersji podstawowej nic nie robią, a\xA0co przez nie stracono, nie wraca.</li>
<li id="E-83" class="ruling"><strong><a class="own" href="#E-83">E-83</a></strong> Najpierw rozstrzyga się sprawę Xenii, potem wszyscy płacą zgodnie z\xA0ruchem wskazówek zegara od pierwszego gracza.</li>
<li id="E-84" class="ruling"><strong><a class="own" href="#E-84">E-84</a></strong> W\xA0wersji podstawowej księżniczkę, która odchodzi, losuje się ze wszystkich, także z\xA0dzisiejszej i\xA0z\xA0Zafirah.</li>
<li id="E-85" class="ruling"><strong><a class="own" href="#E-85">E-85</a></strong> W\xA0wersji zaawansowanej płaci się tylko za te, które zostają.</li>
<li id="E-86" class="ruling"><strong><a class="own" href="#E-86">E-86</a></strong> Kto wprowadza się po utrzymaniu, w\xA0tej turze nic nie kosztuje i\xA0liczy się do zwycięstwa; gdy <code>late_arrival_counts</code> jest wyłączone, nie liczy się.</li>
<li id="E-87" class="ruling"><strong><a class="own" href="#E-87">E-87</a></strong> Żeby wygrać, trzeba w\xA0tej turze zapłacić całe utrzymanie; utrata Xenii przy pierwszym prezencie w\xA0tym nie przeszkadza.</li>
<li id="E-88" class="ruling"><strong><a class="own" href="#E-88">E-88</a></strong> Kilka osób, które wygrają w\xA0tej samej turze, dzieli się zwycięstwem w\xA0wersji podstawowej, a\xA0w\xA0zaawansowanej szereguje je wynik.</li>
<li id="E-89" class="ruling"><strong><a class="own" href="#E-89">E-89</a></strong> Do wyniku liczą się żetony użyczone i\xA0te z\xA0napisem +1, a\xA0także śpiew i\xA0aktorstwo, ale nie Domki dla gości.</li>
<li id="E-90" class="ruling"><strong><a class="own" href="#E-90">E-90</a></strong> Dwa razy jeden talent i\xA0raz drugi może być w\xA0obie strony, jeśli cel tak mówi.</li>
<li id="E-91" class="ruling"><strong><a class="own" href="#E-91">E-91</a></strong> Księżniczka o\xA0dwóch talentach występuje z\xA0tym, który pomaga.</li>
<li id="E-92" class="ruling"><strong><a class="own" href="#E-92">E-92</a></strong> Zwycięstwo widać i\xA0ogłasza się je samo.</li>
<li id="E-93" class="ruling"><strong><a class="own" href="#E-93">E-93</a></strong> W\xA0grze trzyosobowej karty wydarzeń kupuje się tylko w\xA0turach parzystych, jak w\xA0instrukcji polskiej; francuska mówi to samo, a\xA0w\xA0innym miejscu przeciwnie.</li>
<li id="E-94" class="ruling"><strong><a class="own" href="#E-94">E-94</a></strong> W\xA0grze trzyosobowej niesprzedany żeton wraca na koniec licytacji tury parzystej, jak mówi wydanie polskie; francuskie mówi o\xA0nieparzystej.</li>
<li id="E-95" class="ruling"><strong><a class="own" href="#E-95">E-95</a></strong> W\xA0grze trzyosobowej akcji wykonanej w\xA0turze nieparzystej nikt nie może wykonać w\xA0parzystej, prócz części pałacu; zapomoga i\xA0bezczynność żadnej nie zużywają.</li>
<li id="E-96" class="ruling"><strong><a class="own" href="#E-96">E-96</a></strong> W\xA0grze trzyosobowej odkłada się trzy karty statusu i\xA0wtasowuje trzy warte 3 punkty.</li>
<li id="E-97" class="ruling"><strong><a class="own" href="#E-97">E-97</a></strong> W\xA0grze trzyosobowej kupioną część pałacu zastępuje się w\xA0turze parzystej nową, jeśli jeszcze jakaś jest.</li>
<li id="E-98" class="ruling"><strong><a class="own" href="#E-98">E-98</a></strong> W\xA0grze trzyosobowej wielbłąd i\xA0karawany, których nikt nie kupił, zostają i\xA0się nie podwajają.</li>
<li id="E-99" class="ruling"><strong><a class="own" href="#E-99">E-99</a></strong> Hind, Xenia i\xA0Suleika liczą tury, nie pary tur.</li>
</ul>`,text:`Co drukowane instrukcje zostawiają otwarte albo mówią na dwa sposoby i\xA0jak gra się tutaj. Nazwy zapisane jak code to opcje stołu i\xA0ich wartości.
E-01 Każda karta wydarzenia jest w\xA0trzech egzemplarzach.
E-02 Do talii statusu wtasowuje się z\xA0powrotem wszystkie karty warte 3 punkty: cztery, a\xA0w\xA0grze trzyosobowej trzy.
E-03 Gdy nikt nie gra czerwonym, karta statusu o\xA0cenie 350 jest w\xA0talii od początku i\xA0tasuje się ją jak każdą inną wartą 1 punkt.
E-04 Duża karawana kosztuje 750, gdy jest powolna, a\xA0900, gdy szybka, jak w\xA0instrukcji polskiej; francuska obie nazywa małymi.
E-05 Własne przyprawy przynoszą 150 w\xA0każdym dochodzie, bo instrukcje nie podają tej liczby; opcją base_income stół może ustawić 100 albo 200.
E-06 Czarny dostaje o\xA050 więcej niż inni, jak mówi wydanie polskie, a\xA0nie 50 w\xA0ogóle, jak można by zrozumieć francuskie.
E-07 Bank nigdy się nie wyczerpuje, ale karawany, wielbłądy, części pałacu, żetony i\xA0karty statusu tak.
E-08 Z\xA0Adarą małe karawany kosztują 400 i\xA0500, a\xA0duże 650 i\xA0800.
E-09 Preferencje i\xA0talenty z\xA0§6.5 są takie jak w\xA0obu instrukcjach.
E-10 Żetony Layli i\xA0Nadii to te odłożone na bok i\xA0tam wracają, nigdy do woreczka.
E-11 W\xA0grze trzyosobowej w\xA0woreczku jest po 6 żetonów każdego rodzaju, a\xA0gdy nikt nie gra niebieskim, 7 żetonów szaty.
E-12 Wylosować można dowolne kolory, a\xA0niewylosowane są poza grą.
E-13 Wydarzenia na start rozdaje się wszystkim, zanim ktokolwiek wybierze, wszyscy wybierają jednocześnie, a\xA0oddane karty tasuje się dopiero, gdy wybrali wszyscy; przy opening_event ustawionym na random każdy dostaje jedną i\xA0ją zatrzymuje.
E-14 Bez wydarzeń jest tylko tura 1 wersji podstawowej; trzy osoby mogą zagrać pierwsze w\xA0turze 3.
E-15 Symbole są pogrupowane jak w\xA0§7.1, bo instrukcje ich nie wymieniają; gdy event_symbols ma wartość titles, wykluczają się tylko karty o\xA0tej samej nazwie, a\xA0Nierozłączki i\xA0Ciche dni w\xA0jednej turze się znoszą: przybywa tyle księżniczek, co zwykle, każda w\xA0swojej turze.
E-16 Wydarzenia zagrywa się w\xA0jednej kolejce i\xA0widać, co zagrano wcześniej.
E-17 Karty, która wymaga czegoś twojego, nie można bez tego zagrać, a\xA0kartę dla wszystkich albo dla talii można zagrać na próżno i\xA0jej symbol się zużywa.
E-18 Liczba kart wydarzeń w\xA0ręce jest dowolna.
E-19 Kupioną kartę można zagrać od następnej fazy wydarzeń.
E-20 Kto kupuje z\xA0talii, w\xA0której jest za mało wydarzeń, płaci całą cenę i\xA0zatrzymuje jedną z\xA0tych, które są, a\xA0pustej talii nie tasuje się na nowo.
E-21 Karty wydarzeń, których kupujący nie zatrzymał, idą pod talię w\xA0kolejności dobrania.
E-22 Z\xA0Bazarem wybiera się, gdy księżniczka i\xA0karta statusu są odkryte, a\xA0zawartość woreczka widzi tylko zagrywający.
E-23 Z\xA0kartą Towar dla wybranych wybiera się, gdy księżniczka jest odkryta, spośród wszystkich kart, które są w\xA0talii statusu, a\xA0szukanie jest tajne.
E-24 Lepsza rasa dotyczy wielbłądów, które masz i\xA0które dostaniesz, i\xA0kończy się na 150.
E-25 Gody wielbłądów wymagają, by w\xA0zasobach starczyło dla wszystkich, a\xA0wystawionego wielbłąda się nie liczy; tak mówi wydanie francuskie, a\xA0według polskiego karta zawodzi dopiero wtedy, gdy w\xA0zasobach nie ma żadnego wielbłąda.
E-26 Wielbłądzia zaraza zaokrągla w\xA0dół, a\xA0wielbłądy wracają do zasobów.
E-27 Gdy zagrywasz kartę Zmieniła zdanie, inni słyszą, co postanawiasz, ale nie o\xA0kim, a\xA0zamiana trwa, dopóki księżniczka się nie wprowadzi albo nie trafi pod talię; do tego czasu na jej karcie leży znacznik i\xA0wszyscy widzą, gdzie trafia, także gdy Wpływy na dworze zmieniają kolejność kart.
E-28 Sidi Suleiman nie ma czego zamieniać, więc może tylko zostać albo trafić pod talię.
E-29 W\xA0grze cztero- i\xA0pięcioosobowej karta Zmieniła zdanie zawsze pokazuje wierzchnią kartę; w\xA0trzyosobowej, zanim spojrzysz, wskazujesz turę, a\xA0po Nierozłączkach także, którą z\xA0dwóch.
E-30 Karty Zmieniła zdanie i\xA0Ciche dni można zagrać w\xA0jednej turze, a\xA0obejrzana karta wtedy czeka; gdy w\xA0grze trzyosobowej przybędzie tylko jedna księżniczka, obejrzeć można tylko ją.
E-31 Złote czasy dodają 20% do wszystkiego, co ktoś dostaje, w\xA0razie potrzeby zaokrąglone w\xA0dół do 10.
E-32 Gdy działają Przerwane szlaki handlowe, karawany zachowują wszystkie wypłaty, które im zostały.
E-33 Przystojniaka liczy się od nowa przy każdej zmianie żetonów, także użyczonych; gdy good_looking ma wartość fixed, liczy się go raz, przy zagraniu.
E-34 Domki dla gości się sumują, ale nie są ani pałacem, ani punktami.
E-35 Nowa karawana nie przesuwa karawany poza skrajne prawe pole.
E-36 Szkodniki nie oszczędzają nikogo, a\xA0właściciele wybierają zgodnie z\xA0ruchem wskazówek zegara, zaczynając od zagrywającego.
E-37 Karawana, którą szkodniki spędzą z\xA0ostatniego pola, wraca do zasobów bez wypłaty.
E-38 W\xA0grze trzyosobowej Ciche dni zostawiają jedną księżniczkę na dwie tury.
E-39 Tor pałacu nie ma końców, do których dałoby się dojść.
E-40 Parszywe wielbłądy dotyczą wszystkich i\xA0każdej oferty tej tury.
E-41 W\xA0grze trzyosobowej Złote czasy, Przerwane szlaki handlowe i\xA0Parszywe wielbłądy działają tylko w\xA0turze nieparzystej.
E-42 Dochód dostają wszyscy jednocześnie, a\xA0niezdecydowane księżniczki rozglądają się potem.
E-43 Z\xA0pustą talią Emir gra toczy się dalej, aż nikt już nie przybędzie albo dziesięć tur minie na próżno; gdy exhaustion_end jest wyłączone, toczy się i\xA0wtedy, ale żadna gra nie trwa dłużej niż do tury last_turn, której instrukcje nie znają, a\xA0którą jest tura 60, chyba że stół wyznaczy inną.
E-44 Co zostało wystawione, tego się nie podwaja.
E-45 Oferta nie może być wyższa niż twoje złoto razem ze zniżką za wielbłądy, bo płaci się ją od razu; innej granicy nie ma.
E-46 Oferty są wielokrotnościami 10, a\xA0spasować można zawsze.
E-47 Jeśli wszyscy spasują, za darmo działa osoba pytana jako pierwsza, a\xA0pytana jako ostatnia może jeszcze licytować.
E-48 Ostatnia osoba działa bez licytacji, ale może zapłacić ofertę.
E-49 Kto wygra i\xA0nic nie zrobi, traci ofertę i\xA0swoją akcję, a\xA0wszystkie sześć akcji zostawia innym.
E-50 Zapomogę można wziąć przed licytacją albo zamiast akcji, mając w\xA0tej chwili mniej niż 500 sztuk złota albo cztery księżniczki i\xA0żadnej karawany.
E-51 Następną licytację otwiera najbliższa osoba na lewo od zwycięzcy, która jeszcze nie działała.
E-52 Szejk, którego zajmuje Hind, nie bierze w\xA0licytacjach żadnego udziału, nawet jako pasujący.
E-53 Wielbłądy obniżają ofertę najdalej do zera i\xA0nigdy nie obniżają ceny akcji.
E-54 O\xA0co się licytuje, tego się nie ogłasza, i\xA0tutaj nie ma jak.
E-55 Na torze i\xA0na polu mieści się dowolnie wiele karawan.
E-56 Działać można, ale nie trzeba.
E-57 Premię za komplety liczy się od nowa, ilekroć żetonów przybywa lub ubywa.
E-58 Niesprzedany żeton wraca do woreczka, a\xA0niesprzedana karta statusu idzie pod swoją talię.
E-59 Pałac jest wart tyle, ile ma części; część nadrukowana i\xA0Domki dla gości się nie liczą, a\xA0biały zaczyna z\xA01.
E-60 Komnaty są dwie i\xA0po jednej za każdą część pałacu i\xA0każdy Domek dla gości.
E-61 Jeśli nikt nie ma komnaty, księżniczka jest niezdecydowana.
E-62 Remisować może dowolnie wielu, a\xA0najlepszym wynikiem może być zero.
E-63 Niezdecydowana księżniczka rozgląda się wśród wszystkich szejków z\xA0komnatą, nie tylko wśród tych, którzy byli równi; tak mówi wydanie francuskie, a\xA0polskie tylko o\xA0rywalu, z\xA0którym był remis.
E-64 Niezdecydowane księżniczki rozglądają się, ilekroć coś się skończy, nie tylko podczas licytacji.
E-65 Liczy się tylko złoto w\xA0ręce, a\xA0oferta, cena i\xA0zakup to jeden krok; gdy undecided_check ma wartość payment, niezdecydowane księżniczki rozglądają się po każdej zapłacie.
E-66 Z\xA0kilku niezdecydowanych pierwsza rozgląda się ta, która czeka najdłużej, a\xA0po każdej, która się wprowadzi, wszystkie zaczynają od nowa.
E-67 Wydarzenia, które dotyczą talii Emir, nie ruszają niezdecydowanych księżniczek.
E-68 Pokazuje się tylko złoto, które jest porównywane; gdy gold_reveal ma wartość all, pokazują je wszyscy.
E-69 Za pierwszym razem znaczy raz dla każdej księżniczki i\xA0każdego szejka.
E-70 Samira zabiera własny żeton szejka, także ten, z\xA0którym zaczął niebieski, a\xA0nic, jeśli wszystkie są użyczone.
E-71 Zahrah zabiera kartę, którą wybierzesz, i\xA0karta wypada z\xA0gry; gdy zahrah_discard ma wartość deck, idzie pod talię statusu.
E-72 Hind zajmuje swojego szejka dokładnie przez jedną turę, następną po tej, w\xA0której się wprowadziła; tak mówi wydanie francuskie, a\xA0według polskiego trwa to, dopóki Hind mieszka w\xA0pałacu, choć i\xA0ono wymienia ją wśród jednorazowych utrudnień.
E-73 Księżniczki mogą wybrać szejka, którego zajmuje Hind; z\xA0opcją hind_blocks_choice nie mogą; pierwsze mówi wydanie polskie, drugie francuskie.
E-74 Zajęty szejk nadal podejmuje decyzje, których nie da się uniknąć, i\xA0jest wolny od razu, gdy Hind odejdzie.
E-75 Opłata Suleiki dotyczy tych, które przychodzą, gdy ona tam mieszka, i\xA0płaci się ją w\xA0najbliższym utrzymaniu, jeśli nadal mieszka, choćby ta, która przyszła, już odeszła; za nią samą i\xA0za Sidiego Suleimana się nie płaci, za Xenię też nie, jeśli nie stać kogoś na jej pierwszy prezent.
E-76 Janan kosztuje 100 w\xA0każdym utrzymaniu, a\xA0Zafirah nic.
E-77 Xenia, która wprowadziła się w\xA0turze 4, dostaje prezenty w\xA0turach 4, 7, 10 i\xA0tak dalej; liczy się od tury, w\xA0której prezent zapłacono, choćby na samym jej początku.
E-78 Tylko pierwszy prezent, na który kogoś nie stać, usuwa Xenię z\xA0gry, a\xA0pierwszy prezent liczy się u\xA0każdego szejka osobno; tak mówi wydanie polskie, a\xA0francuskie jest tu niejasne.
E-79 Xenia, której odmówiono, idzie do najbogatszego innego szejka z\xA0komnatą, potem decyduje prezencja, a\xA0w\xA0innym razie czeka i\xA0omija tego, kto odmówił.
E-80 Sidi Suleiman czeka, dopóki najwięcej księżniczek ma kilku, także dopóki nikt nie ma żadnej.
E-81 Gospodarz wybiera, kogo porywa Sidi Suleiman, choćby tę, która przybyła w\xA0tej turze.
E-82 Albina i\xA0Firyal w\xA0wersji podstawowej nic nie robią, a\xA0co przez nie stracono, nie wraca.
E-83 Najpierw rozstrzyga się sprawę Xenii, potem wszyscy płacą zgodnie z\xA0ruchem wskazówek zegara od pierwszego gracza.
E-84 W\xA0wersji podstawowej księżniczkę, która odchodzi, losuje się ze wszystkich, także z\xA0dzisiejszej i\xA0z\xA0Zafirah.
E-85 W\xA0wersji zaawansowanej płaci się tylko za te, które zostają.
E-86 Kto wprowadza się po utrzymaniu, w\xA0tej turze nic nie kosztuje i\xA0liczy się do zwycięstwa; gdy late_arrival_counts jest wyłączone, nie liczy się.
E-87 Żeby wygrać, trzeba w\xA0tej turze zapłacić całe utrzymanie; utrata Xenii przy pierwszym prezencie w\xA0tym nie przeszkadza.
E-88 Kilka osób, które wygrają w\xA0tej samej turze, dzieli się zwycięstwem w\xA0wersji podstawowej, a\xA0w\xA0zaawansowanej szereguje je wynik.
E-89 Do wyniku liczą się żetony użyczone i\xA0te z\xA0napisem +1, a\xA0także śpiew i\xA0aktorstwo, ale nie Domki dla gości.
E-90 Dwa razy jeden talent i\xA0raz drugi może być w\xA0obie strony, jeśli cel tak mówi.
E-91 Księżniczka o\xA0dwóch talentach występuje z\xA0tym, który pomaga.
E-92 Zwycięstwo widać i\xA0ogłasza się je samo.
E-93 W\xA0grze trzyosobowej karty wydarzeń kupuje się tylko w\xA0turach parzystych, jak w\xA0instrukcji polskiej; francuska mówi to samo, a\xA0w\xA0innym miejscu przeciwnie.
E-94 W\xA0grze trzyosobowej niesprzedany żeton wraca na koniec licytacji tury parzystej, jak mówi wydanie polskie; francuskie mówi o\xA0nieparzystej.
E-95 W\xA0grze trzyosobowej akcji wykonanej w\xA0turze nieparzystej nikt nie może wykonać w\xA0parzystej, prócz części pałacu; zapomoga i\xA0bezczynność żadnej nie zużywają.
E-96 W\xA0grze trzyosobowej odkłada się trzy karty statusu i\xA0wtasowuje trzy warte 3 punkty.
E-97 W\xA0grze trzyosobowej kupioną część pałacu zastępuje się w\xA0turze parzystej nową, jeśli jeszcze jakaś jest.
E-98 W\xA0grze trzyosobowej wielbłąd i\xA0karawany, których nikt nie kupił, zostają i\xA0się nie podwajają.
E-99 Hind, Xenia i\xA0Suleika liczą tury, nie pary tur.`}]};export{e as default};