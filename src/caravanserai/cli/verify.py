"""`caravanserai verify`: is a saved game whole, legal and unaltered?"""

from __future__ import annotations

from caravanserai.cli.arguments import FileArgument
from caravanserai.cli.files import read_game


def verify(file: FileArgument) -> None:
    """Check that a saved game is sound and unaltered.

    Every move has to be legal, every line as it was written, and the dice of a server as it had sealed them. The first line at
    fault is named.
    """
    record = read_game(file)
    outcome = record.outcome
    dice = "; every die is as the server committed to before the game" if record.fairness is not None else ""
    if record.beginning is not None:
        dice += "; it begins at a position that was set up, not at the start"
    if record.taken_back:
        dice += f"; {record.taken_back} moves were taken back on the way"
    if outcome is None:
        print(f"{file}: sound so far: {record.game.id}, {record.players} players, {len(record.log)} moves, not finished{dice}")
        return
    winners = " and ".join(record.names[seat] for seat in outcome.winners)
    scores = ", ".join(f"{name} {score}" for name, score in zip(record.names, outcome.scores, strict=True))
    print(f"{file}: sound: {record.game.id}, {record.players} players, {len(record.log)} moves; {winners} won ({scores}){dice}")
