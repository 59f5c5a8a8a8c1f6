"""A bot that joins a table by its link and plays any game, with any legal move, through restarts of the server and its own.

python examples/bot.py http://localhost:8000/t/NAME [BOT'S NAME] [TOKEN]
"""

import random
import sys
from queue import SimpleQueue

from caravanserai.api.messages import Update
from caravanserai.client import Client, DiceFiles, OwnDice, ReconnectingSubscription, TableClient, table_of
from caravanserai.client.identities import keep_identity, known_identity
from caravanserai.core.errors import CaravanseraiError


def main(link: str, name: str = "Example bot", token: str | None = None) -> None:
    address, table = table_of(link)
    news: SimpleQueue[Update | CaravanseraiError] = SimpleQueue()
    with Client(address, token, known_identity(f"{name} at {address}")) as client:
        client.me()
        keep_identity(f"{name} at {address}", client.identity)
        seat, done = TableClient(client, table, dice=OwnDice(table, DiceFiles(f"{name} at {address}"))), 0
        if (look := client.table(table)).phase == "open" and look.fair.opening is None:
            done = seat.sit(name) and seat.ready(True)
        with ReconnectingSubscription(client, table, show=news.put, lost=lambda: print("connecting again"), refused=news.put):
            while isinstance(update := news.get(), Update) and update.phase != "over":
                print(*(f"the dice: {doubt}\n" for doubt in seat.attend(update)), sep="", end="")
                try:
                    if update.undo and update.you not in update.undo.agreed and update.version >= done:
                        done = seat.answer_undo(True)
                    elif update.legal and update.version >= done:
                        done = seat.play(random.choice(random.choice(update.legal).moves).number, update.version)
                except CaravanseraiError as error:
                    print("refused:", error)
        print(f"final scores: {update.outcome.scores}" if isinstance(update, Update) and update.outcome else update)


if __name__ == "__main__":
    main(*sys.argv[1:])
