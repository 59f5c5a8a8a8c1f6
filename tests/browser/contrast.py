"""Whether every word can be read on what lies behind it, wherever it is drawn.

Two pictures are taken, with the words and without. Where they differ there is ink; the colour that the words are told to have is
compared with what the second picture shows there. That works inside SVG and on scenery too, where axe gives up.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Page

from tests.browser.layout import measure

ENOUGH = 4.5
ENOUGH_IF_LARGE = 3.0
LARGE, LARGE_IF_BOLD = 24, 18.66
UNSEEN = 12
"""A text that changes fewer pixels than this is covered by something."""
INKED = 60
"""How much a pixel must change to be ink, of 765."""

Colour = Sequence[float]


def too_faint(page: Page) -> list[str]:
    """Every text in view whose ink is too close to what lies behind it."""
    texts = measure(page, "inks")
    inked = _picture(page)
    measure(page, "hideWords")
    try:
        bare = _picture(page)
    finally:
        measure(page, "showWords")
    scale = inked.width / page.evaluate("innerWidth")
    under_ink = _under_ink(inked, bare)
    return list(dict.fromkeys(fault for text in texts if (fault := _fault(text, under_ink, scale))))


def _picture(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="initial"))).convert("RGB")


def _under_ink(inked: Image.Image, bare: Image.Image) -> Image.Image:
    """The picture without words, opaque where there was ink."""
    red, green, blue = ImageChops.difference(inked, bare).split()
    changed = ImageChops.add(ImageChops.add(red, green), blue)
    seen = bare.copy()
    seen.putalpha(changed.point([255 if change > INKED else 0 for change in range(256)]))
    return seen


def _fault(text: Any, under_ink: Image.Image, scale: float) -> str:
    *ink, alpha = text["ink"]
    behind = [(count, under) for count, under in _behind(text["box"], under_ink, scale) if _is_seen_on(ink, under)]
    inked = sum(count for count, _ in behind)
    if inked < UNSEEN:
        return ""
    ratios = sorted((_ratio(_blend(ink, under, alpha * text["opacity"]), under), count) for count, under in behind)
    ratio = _median(ratios, inked)
    large = text["size"] >= (LARGE_IF_BOLD if text["bold"] else LARGE)
    wanted = ENOUGH_IF_LARGE if large else ENOUGH
    if ratio >= wanted - 0.05:
        return ""
    return f"{text['where']} '{text['text']}': {ratio:.2f}, wanted {wanted} ({text['size']:.0f} px, {ink} on {behind[0][1]})"


def _is_seen_on(ink: Colour, under: Colour) -> bool:
    """On its own colour ink changes nothing: what changed there is another word, which lies over this one."""
    return max(abs(one - other) for one, other in zip(ink, under, strict=True)) > 3


def _behind(box: list[float], under_ink: Image.Image, scale: float) -> list[tuple[int, Colour]]:
    """The colours under the ink, with how often each is there."""
    left, top, right, bottom = (round(edge * scale) for edge in box)
    area = (max(0, left), max(0, top), min(under_ink.width, right), min(under_ink.height, bottom))
    if area[0] >= area[2] or area[1] >= area[3]:
        return []
    piece = under_ink.crop(area)
    colours: Any = piece.getcolors(piece.width * piece.height)
    return [(count, colour[:3]) for count, colour in colours if colour[3]]


def _median(ratios: list[tuple[float, int]], whole: int) -> float:
    before = 0
    for ratio, count in ratios:
        before += count
        if before > whole // 2:
            return ratio
    raise AssertionError("no ratio in the middle")


def _blend(ink: Colour, under: Colour, alpha: float) -> Colour:
    return [over * alpha + below * (1 - alpha) for over, below in zip(ink, under, strict=True)]


def _ratio(one: Colour, other: Colour) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (part / 3294.6 if part <= 10.31 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
