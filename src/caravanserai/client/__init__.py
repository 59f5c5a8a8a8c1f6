"""A server's tables from Python: `Client` waits, `AsyncClient` is for asyncio. Both speak the types of `caravanserai.api`.

client = Client("http://localhost:8000")
made = client.open_table(Settings(game="camel_up", players=4))
with client.live(made.table) as live:
    for message in live: ...

`ReconnectingSubscription` keeps a live connection through everything, in a thread; `TableClient` sends commands until they
have arrived.
"""

from caravanserai.client.aio import AsyncClient, AsyncSubscription
from caravanserai.client.dice import DiceFiles, OwnDice
from caravanserai.client.errors import ServerError, Unreachable
from caravanserai.client.links import offer_of, table_of
from caravanserai.client.reconnecting import ReconnectingSubscription
from caravanserai.client.sync import Client, Subscription
from caravanserai.client.table_client import TableClient

__all__ = [
    "AsyncClient",
    "AsyncSubscription",
    "Client",
    "DiceFiles",
    "OwnDice",
    "ReconnectingSubscription",
    "ServerError",
    "Subscription",
    "TableClient",
    "Unreachable",
    "offer_of",
    "table_of",
]
