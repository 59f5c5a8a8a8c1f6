"""Pictures of the games for links that are shown elsewhere: `web/public/previews`, one for each that has an arch, and the inn's.

    python -m tools.preview_pictures

They are taken of the page itself, so that they change when its drawings do; run it then, and build the page.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.server_process import ROOT, ServerProcess

TARGET = ROOT / "web" / "public" / "previews"
SIZE = {"width": 1200, "height": 630}
COLOURS = 128
LAY_OUT = """(game) => {
  const inn = game === null;
  const doors = [...document.querySelectorAll('article')];
  const shown = doors.filter((one) => inn || one.querySelector(`[href="/new?game=${game}"]`));
  const element = (kind, text, styles) => {
    const made = document.createElement(kind);
    made.textContent = text;
    Object.assign(made.style, styles);
    return made;
  };
  const picture = element('div', '', {
    position: 'fixed', inset: '0', display: 'flex', alignItems: 'center', justifyContent: 'center',
    gap: inn ? '40px' : '56px', flexDirection: inn ? 'column' : 'row',
  });
  const words = element('div', '', { display: inn ? 'flex' : 'grid', gap: '18px', justifyItems: 'start', alignItems: 'center' });
  const mark = document.querySelector('.brand svg').cloneNode(true);
  Object.assign(mark.style, { height: '92px', width: 'auto' });
  const name = element('p', document.querySelector('h1').textContent, { font: `400 ${inn ? 76 : 52}px/1 var(--title)` });
  if (inn) Object.assign(words.style, { alignSelf: 'start', marginLeft: '180px' });
  else name.style.color = 'var(--muted)';
  const large = { font: '400 104px/1.05 var(--title)', maxWidth: '560px' };
  const title = element('p', shown[0].querySelector('h2').textContent, large);
  words.append(mark, ...(inn ? [name] : [title, name]));
  const row = element('div', '', { display: 'flex', gap: '18px', alignItems: 'end' });
  for (const one of shown) {
    const arch = one.querySelector('.arch');
    Object.assign(arch.style, { height: inn ? '370px' : '540px', width: 'auto' });
    row.append(arch);
  }
  picture.append(words, row);
  document.querySelector('.home:not(.scene)').style.display = 'none';
  document.body.append(picture);
}"""


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        try:
            page = browser.new_page(viewport=SIZE, base_url=server.address, locale="en-GB")  # type: ignore[arg-type]
            games = [path.parent.name for path in sorted((ROOT / "web" / "src" / "games").glob("*/Arch.svelte"))]
            for game in [None, *games]:
                keep(take(page, game), TARGET / f"{game or 'inn'}.png")
        finally:
            browser.close()
            server.stop()


def take(page: Page, game: str | None) -> bytes:
    page.goto("/")
    page.wait_for_selector("[data-play]:not(:disabled)")
    page.wait_for_timeout(1000)
    page.evaluate(LAY_OUT, game)
    return page.screenshot(animations="disabled")


def keep(picture: bytes, path: Path) -> None:
    """With as few colours as one does not miss."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, kmeans=4, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
