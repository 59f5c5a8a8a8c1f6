"""Bots for every game, and one way to name, make and ask any: `make_bot`, `label_of` and `ask`."""

from caravanserai.bots.asking import ask
from caravanserai.bots.elsewhere import installed_bots
from caravanserai.bots.listed import bot_names, check_bot, instant_bot, takes_time, yardsticks
from caravanserai.bots.making import AnyBot, label_of, labels_of, load_bot, make_bot
from caravanserai.bots.naming import split_bots
from caravanserai.bots.offered import offer
from caravanserai.bots.prints import print_of
from caravanserai.bots.random import RandomBot

__all__ = [
    "AnyBot",
    "RandomBot",
    "ask",
    "bot_names",
    "check_bot",
    "installed_bots",
    "instant_bot",
    "label_of",
    "labels_of",
    "load_bot",
    "make_bot",
    "offer",
    "print_of",
    "split_bots",
    "takes_time",
    "yardsticks",
]
