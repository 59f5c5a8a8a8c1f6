"""Tables over HTTP and WebSocket. Decides nothing about games: it reads what is asked, and sends what the tables answer."""
