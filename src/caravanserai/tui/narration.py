"""The log in words: what happened, a paragraph for each player it happened to, every sentence with its rule; and the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from caravanserai.core.contract import Event, Outcome, View
from caravanserai.core.speech import Speech, tag_of
from caravanserai.terminal.face import Face
from caravanserai.terminal.palette import FAINT, FRAME, HERE, TITLE
from caravanserai.terminal.prose import Prose


class Teller:
    """Tells events to one reader."""

    def __init__(self, face: Face, speech: Speech, names: Sequence[str]) -> None:
        self.face = face
        self.speech = speech
        self.names = names

    def paragraphs(self, events: Iterable[Event], view: View) -> list[Prose]:
        """A new paragraph for every headline, after it, and wherever another player comes in."""
        paragraphs: list[Prose] = []
        current = Text()
        who: object = None
        for event in events:
            sentence = self.sentence(event, view)
            if not sentence:
                continue
            headline = tag_of(event) in self.face.headlines
            actor = getattr(event, "seat", None)
            if headline or (actor is not None and actor != who):
                self._close(paragraphs, current)
                current, who = Text(), actor
            current = Text.assemble(current, " " if current else "", sentence)
            if headline:
                paragraphs.append(Prose(current, Text("⚑ ", FRAME)))
                current, who = Text(), None
        self._close(paragraphs, current)
        return paragraphs

    def _close(self, paragraphs: list[Prose], text: Text) -> None:
        if text:
            paragraphs.append(Prose(text, Text("· ", FRAME)))

    def sentence(self, event: Event, view: View) -> Text:
        """One event and its rule; nothing for what needs no words."""
        words = self.speech.tell(event, self.names, **self.face.veil(event, view))
        if not words:
            return Text()
        style = TITLE if tag_of(event) in self.face.headlines else ""
        section = self.speech.say("terminal-section", section=event.section)
        return Text.assemble((words, style), "\u00a0", (section, FAINT))


def result_table(outcome: Outcome, speech: Speech, names: Sequence[str], reader: int | None) -> Table:
    """Every player with place and score; winners are marked."""
    table = Table(title=Text(speech.say("terminal-final"), TITLE), box=box.ROUNDED, border_style=FRAME, header_style=FAINT)
    table.add_column(speech.say("terminal-place"), justify="right")
    table.add_column(speech.say("terminal-name"))
    table.add_column(speech.say("terminal-score"), justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: (outcome.places[seat], -outcome.scores[seat], seat)):
        star = " ★" if seat in outcome.winners else ""
        name = Text.assemble((names[seat], HERE if seat == reader else ""), (star, HERE))
        table.add_row(str(outcome.places[seat]), name, Text(str(outcome.scores[seat]), "bold"))
    return table
