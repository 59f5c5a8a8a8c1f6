"""A bot that joins a table by its link and plays any game, with any legal move, through restarts of the server and its own.

python examples/bot.py http://localhost:8000/t/NAME [BOT'S NAME] [TOKEN]
"""

import random
import sys
from queue import SimpleQueue

from caravanserai.api.messages import Update
from caravanserai.client import Chair, Client, Following, table_of
from caravanserai.client.kept import keep_identity, kept_identity
from caravanserai.core.errors import CaravanseraiError


def main(link: str, name: str = "Example bot", token: str | None = None) -> None:
    address, table = table_of(link)
    news: SimpleQueue[Update | CaravanseraiError] = SimpleQueue()
    with Client(address, token, kept_identity(f"{name} at {address}")) as client:
        client.me()
        keep_identity(f"{name} at {address}", client.identity)
        chair, done = Chair(client, table), 0
        if client.table(table).phase == "open":
            chair.sit(name)
            done = chair.ready(True)
        with Following(client, table, show=news.put, lost=lambda: print("waiting for the server"), refused=news.put):
            while isinstance(update := news.get(), Update) and update.phase != "over":
                try:
                    if update.undo and update.you not in update.undo.agreed and update.version >= done:
                        done = chair.answer_undo(True)
                    elif update.legal and update.version >= done:
                        done = chair.play(random.choice(random.choice(update.legal).moves).number, update.version)
                except CaravanseraiError as error:
                    print("refused:", error)
        print(f"final scores: {update.outcome.scores}" if isinstance(update, Update) and update.outcome else update)


if __name__ == "__main__":
    main(*sys.argv[1:])
