var e=`### Whom somebody chooses at a real table.

page-whom-away = The server compares, and nobody answers just now. What you told is kept; her choice comes by itself when the network is back.
`;export{e as default};