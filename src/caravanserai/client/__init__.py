"""A server's tables from Python: `Client` waits, `AsyncClient` is for asyncio. Both speak the types of `caravanserai.api`.

client = Client("http://localhost:8000")
made = client.open_table(Settings(game="camel_up", players=4))
with client.live(made.table) as live:
    for message in live: ...

`Following` keeps a live connection through everything, in a thread; `Chair` sends commands until they have arrived.
"""

from caravanserai.client.aio import AsyncClient, AsyncLive
from caravanserai.client.chair import Chair
from caravanserai.client.errors import ServerError, Unreachable
from caravanserai.client.following import Following
from caravanserai.client.links import offer_of, table_of
from caravanserai.client.sync import Client, Live

__all__ = [
    "AsyncClient",
    "AsyncLive",
    "Chair",
    "Client",
    "Following",
    "Live",
    "ServerError",
    "Unreachable",
    "offer_of",
    "table_of",
]
