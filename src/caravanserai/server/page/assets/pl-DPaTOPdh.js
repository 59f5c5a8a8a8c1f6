var e=`### Co Emira pamięta, w dzienniku.

emira-page-journal-princess =
    { $count ->
        [one] Wybrała cię { $princess }
       *[other] Najczęściej wybierała cię { $princess }: { $count } razy
    }
emira-page-journal-princesses =
    { $count ->
        [one] Wybrała cię jedna księżniczka
        [few] Wybrały cię { $count } księżniczki
       *[other] Wybrało cię { $count } księżniczek
    }
emira-page-journal-best_bid = Najdroższa wygrana licytacja: { $count } sztuk złota
emira-page-journal-best_income = Najlepszy dochód w turze: { $count } sztuk złota
emira-page-journal-reason-objective = dzięki celowi
`;export{e as default};