### Whom somebody chooses at a real table.

page-whom-away = Her choice needs the network: nobody answers just now.
