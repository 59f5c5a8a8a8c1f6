"""A player aid as HTML: the sheet alone, for the page in the browser, or one file that needs no network."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import singledispatch
from html import escape
from importlib.resources import files
from typing import Final

from caravanserai.core.aids import (
    Beside,
    Block,
    Cards,
    Cell,
    Drawing,
    Flow,
    Frame,
    Item,
    Ladder,
    Mark,
    Notes,
    Numeral,
    Pictures,
    Piece,
    Sheet,
    SheetPart,
    SheetTable,
    Small,
    Steps,
    Track,
)
from caravanserai.core.speech import Speech

CITED: Final = re.compile(r'<span class="aid-cite">§([\d.]+)</span>')
BOLD: Final = re.compile(r"\*([^*]+)\*")
FONTS: Final = (
    ("Marcellus", "400", "marcellus-latin-400-normal", "U+20-2F, U+3A-FF, U+152-153, U+2000-206F"),
    ("Marcellus", "400", "marcellus-latin-ext-400-normal", "U+100-151, U+154-2AF"),
    (
        "Atkinson Hyperlegible Next",
        "200 800",
        "atkinson-hyperlegible-next-latin-wght-normal",
        "U+0-FF, U+152-153, U+2000-22FF",
    ),
    ("Atkinson Hyperlegible Next", "200 800", "atkinson-hyperlegible-next-latin-ext-wght-normal", "U+100-151, U+154-2AF"),
)
"""The page's own type, by family, weight, file and letters. Figures of the display face would read as letters."""


def style() -> str:
    """How an aid looks, on paper and on a screen."""
    return (files("caravanserai.beside") / "aid.css").read_text(encoding="utf-8")


def file_of(sheet: Sheet, language: str | None) -> str:
    """One file that needs no network: the sheet with its style and its type."""
    speech = Speech(language)
    title = escape(speech.say("terminal-aid-title", game=sheet.title))
    head = (
        f'<!doctype html><html lang="{speech.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
    )
    return f"{head}<style>{_faces()}{style()}</style><body class=aid-file>{html_of(sheet, language)}</body></html>\n"


def _faces() -> str:
    """The page's type, from where it was built; nothing where the page is not there."""
    faces = []
    folder = files("caravanserai") / "server" / "page" / "assets"
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    for family, weight, file, letters in FONTS:
        found = next((name for name in names if name.startswith(file) and name.endswith(".woff2")), None)
        if found is not None:
            data = b64encode((folder / found).read_bytes()).decode()
            faces.append(
                f'@font-face{{font-family:"{family}";font-weight:{weight};unicode-range:{letters};'
                f'src:url("data:font/woff2;base64,{data}") format("woff2")}}'
            )
    return "".join(faces)


def html_of(sheet: Sheet, language: str | None) -> str:
    """The sheet alone: its pages one after the other."""
    speech = Speech(language)
    count = len(sheet.pages)
    pages = []
    for number, parts in enumerate(sheet.pages, 1):
        head = _head(sheet, speech) if number == 1 else ""
        foot = speech.say("terminal-aid-foot", game=sheet.title)
        place = speech.say("terminal-aid-page", page=number, pages=count)
        inside = "".join(_place(part) for part in parts)
        line = f'<p class="aid-foot"><span>{said(foot)}</span><span>{said(place)}</span></p>'
        pages.append(f'<section class="aid-page">{head}{inside}{line}</section>')
    look = "aid roomy" if sheet.roomy else "aid"
    return f'<article class="{look}" lang="{speech.language}">{sheet.drawings}{"".join(pages)}</article>'


def _head(sheet: Sheet, speech: Speech) -> str:
    facts = "".join(f"<span>{said(fact)}</span>" for fact in sheet.facts)
    subtitle = " · ".join(part for part in (sheet.subtitle, speech.say("terminal-aid-name")) if part)
    return (
        f'<header class="aid-head"><h1>{escape(sheet.title)}</h1><p class="aid-sub">{said(subtitle)}</p>'
        f'<p class="aid-facts">{facts}</p></header>'
    )


def _place(part: SheetPart | Beside) -> str:
    if isinstance(part, Beside):
        return f'<div class="aid-beside {part.look}">{"".join(_place(one) for one in part.parts)}</div>'
    note = f" <small>{said(part.note)}</small>" if part.note else ""
    blocks = "".join(block_html(block) for block in part.blocks)
    return f'<section class="aid-part"><h2>{said(part.title)}{note}{cite(part.section)}</h2>{blocks}</section>'


def said(text: str) -> str:
    """Words as HTML: what stands between stars is bold."""
    return BOLD.sub(r"<b>\1</b>", escape(text, quote=False))


def cite(section: str) -> str:
    """Where the rules tell it; several sections are parted by spaces."""
    return "".join(f' <span class="aid-cite">§{one}</span>' for one in section.split())


def linked(html: str, rules: str) -> str:
    """The sheet with every section leading into the rules at this address."""
    return CITED.sub(rf'<a class="aid-cite" href="{rules}#\1">§\1</a>', html)


def drawn(symbol: str, look: str = "") -> str:
    """A piece, to look at only: what it is stands beside it."""
    return f'<svg class="aid-drawing {look} d-{symbol}" aria-hidden="true"><use href="#aid-{symbol}"/></svg>' if symbol else ""


def cell_html(cell: Cell) -> str:
    pieces = cell if isinstance(cell, tuple) else (cell,)
    return " ".join(_piece(piece) for piece in pieces)


def _piece(piece: Piece) -> str:
    match piece:
        case Drawing(symbol, large):
            return drawn(symbol, "large" if large else "")
        case Numeral(text):
            return f'<span class="aid-num">{said(text)}</span>'
        case Small(text):
            return f'<small class="aid-small">{said(text)}</small>'
        case Mark(text, look):
            return f'<span class="aid-mark {look}">{said(text)}</span>'
        case Frame(pieces):
            return f'<span class="aid-frame">{"".join(_piece(one) for one in pieces)}</span>'
        case str():
            return said(piece)


def _words(item: Item) -> str:
    """A name in bold, what there is to say, and the section."""
    title = f"<b>{said(item.title)}</b> " if item.title else ""
    return f"{title}{said(item.text)}{cite(item.section)}"


@singledispatch
def block_html(block: Block) -> str:
    raise TypeError(f"no block of an aid: {block!r}")


@block_html.register
def _(block: Steps) -> str:
    signs = [chr(ord("A") + place) if block.letters else str(place + 1) for place in range(len(block.items))]
    items = (
        f'<li><span class="aid-key">{sign}</span><p>{_words(item)}</p></li>'
        for sign, item in zip(signs, block.items, strict=True)
    )
    return f'<ol class="aid-steps{" letters" if block.letters else ""}">{"".join(items)}</ol>'


@block_html.register
def _(block: SheetTable) -> str:
    heads = "".join(f"<th>{html}</th>" if (html := cell_html(head)) else "<td></td>" for head in block.heads)
    body = ""
    for row in block.rows:
        cells = [cell_html(cell) for cell in row.cells]
        cells[-1] += cite(row.section)
        first = f'<td rowspan="{row.span}" class="group">' if row.span > 1 else "<td>"
        body += f"<tr{' class=first' if row.span > 1 else ''}>{first}{'</td><td>'.join(cells)}</td></tr>"
    thead = f"<thead><tr>{heads}</tr></thead>" if heads else ""
    return f'<table class="aid-table {block.look}">{thead}<tbody>{body}</tbody></table>'


@block_html.register
def _(block: Ladder) -> str:
    rows = "".join(
        f"<tr><th>{said(name)}</th>{''.join(f'<td>{said(cell)}</td>' for cell in cells)}</tr>" for name, cells in block.rows
    )
    return f'<table class="aid-ladder">{rows}</table>'


@block_html.register
def _(block: Track) -> str:
    spots = "".join(f"<li{' class=pale' if spot == block.plain else ''}>{said(spot)}</li>" for spot in block.spots)
    return f'<ol class="aid-track">{spots}</ol>'


@block_html.register
def _(block: Cards) -> str:
    cards = ""
    for item in block.items:
        figure = f'<span class="aid-num">{said(item.figure)}</span>' if item.figure else ""
        note = f"<small>{said(item.text)}</small>" if item.text else ""
        cards += f"<li>{drawn(item.drawing)}{figure}<span>{said(item.title)}</span>{note}</li>"
    return f'<ul class="aid-cards">{cards}</ul>'


@block_html.register
def _(block: Notes) -> str:
    items = "".join(f"<li>{drawn(item.drawing)}<span>{_words(item)}</span></li>" for item in block.items)
    return f'<ul class="aid-notes {block.look}">{items}</ul>'


@block_html.register
def _(block: Pictures) -> str:
    items = "".join(
        f"<figure>{drawn(item.drawing, 'picture')}<figcaption>{_words(item)}</figcaption></figure>" for item in block.items
    )
    return f'<div class="aid-pictures">{items}</div>'


@block_html.register
def _(block: Flow) -> str:
    items = "".join(
        f"<li><b>{said(item.title)}</b><span>{said(item.text)}{cite(item.section)}</span></li>" for item in block.items
    )
    return f'<ol class="aid-flow">{items}</ol>'
