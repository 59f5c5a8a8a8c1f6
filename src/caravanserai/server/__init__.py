"""Tables over HTTP and WebSocket. Decides nothing about games: it knows who asks, and passes on what tables answer."""
