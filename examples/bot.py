"""A bot that joins a table by its link and plays any game, with any legal move.

python examples/bot.py http://localhost:8000/t/NAME [TOKEN]
"""

import random
import sys

from caravanserai.client import Client, table_of
from caravanserai.server.wire import Error
from caravanserai.tables.commands import Play, Ready, Sit
from caravanserai.tables.messages import Update


def main(link: str, token: str | None = None) -> None:
    address, table = table_of(link)
    answered = 0
    with Client(address, token) as client:
        client.do(table, Sit(name="Example bot"))
        client.do(table, Ready())
        with client.live(table) as live:
            for message in live:
                if isinstance(message, Error):
                    print("refused:", message.text)
                elif isinstance(message, Update) and message.phase == "over":
                    print("final scores:", message.outcome.scores if message.outcome else None)
                    return
                elif isinstance(message, Update) and message.legal and message.version > answered:
                    group = random.choice(message.legal)
                    live.send(Play(random.choice(group.moves).number, message.version))
                    answered = message.version


if __name__ == "__main__":
    main(*sys.argv[1:])
