// What can be measured about what a page shows. Called through the browser's debugger, so that the page's policy stays as it is.
({
  name(element) {
    return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replaceAll(/ ?svelte-\w+/g, '').replaceAll(' ', '.')}`;
  },

  seen(element) {
    return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  },

  /** Every text node that is shown. */
  texts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (/[\p{L}\p{N}]/u.test(node.data) && !element.closest('script, style, option, noscript, .quiet') && this.seen(element)) found.push(node);
    }
    return found;
  },

  boxes(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((box) => box.width > 0);
  },

  wider() {
    const width = document.scrollingElement.scrollWidth;
    if (width <= innerWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    const ends = wide.slice(0, 6).map((element) => `${this.name(element)} ends at ${element.getBoundingClientRect().right.toFixed()}`);
    return [...ends, `the page is ${width} wide, the window ${innerWidth}`];
  },

  controls: 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch], [data-move]',

  /** Words and controls that go on beyond a side of the screen, unless a row that scrolls leads to them. */
  beyond() {
    const found = new Set();
    const note = (element, box, what) => {
      if ((box.right <= innerWidth + 1 && box.left >= -1) || this.scrollsAside(element)) return;
      found.add(`'${what.trim().slice(0, 40)}' (${this.name(element)}) lies from ${box.left.toFixed()} to ${box.right.toFixed()}`);
    };
    for (const node of this.texts()) for (const box of this.boxes(node)) note(node.parentElement, box, node.data);
    for (const element of document.querySelectorAll(this.controls)) {
      if (this.seen(element) && !element.closest('[inert], .quiet')) note(element, element.getBoundingClientRect(), element.getAttribute('aria-label') ?? element.textContent);
    }
    return [...found];
  },

  /** Buttons below such an element that lie, in part or wholly, outside what holds them or below the window. What one reads, such as a log, may scroll. */
  outside(within) {
    const found = new Set();
    for (const element of document.querySelectorAll(`${within} button`)) {
      if (!this.seen(element) || element.closest('[inert], .quiet, dialog, [aria-labelledby="log-title"]')) continue;
      const box = element.getBoundingClientRect();
      const name = (element.dataset.move ?? element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      if (box.bottom > innerHeight + 1 || box.top < -1) found.add(`'${name}' ends at ${box.bottom.toFixed()}, the window at ${innerHeight}`);
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at), holder = at.getBoundingClientRect();
        if (style.overflowY !== 'visible' && (box.bottom > holder.bottom + 1 || box.top < holder.top - 1)) found.add(`'${name}' from ${box.top.toFixed()} to ${box.bottom.toFixed()} is outside ${this.name(at)}, ${holder.top.toFixed()} to ${holder.bottom.toFixed()}`);
        if (style.overflowX !== 'visible' && !this.scrollsAside(element) && (box.right > holder.right + 1 || box.left < holder.left - 1)) found.add(`'${name}' is outside ${this.name(at)} at its side`);
      }
    }
    return [...found];
  },

  /** Tabs are to be seen all at once: a row of them does not count as scrolling. */
  scrollsAside(element) {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at);
      const scrolls = ['auto', 'scroll'].includes(overflowX) && at.scrollWidth > at.clientWidth && !at.matches('nav');
      if (clipPath !== 'none' || scrolls) return true;
    }
    return false;
  },

  cutOff() {
    const found = new Set();
    for (const node of this.texts()) {
      const boxes = this.boxes(node);
      if (!boxes.length || this.isName(node.parentElement)) continue;
      const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
      const slack = boxes[0].height * 0.2 + 1.5;
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at), box = at.getBoundingClientRect();
        if (box.width <= 2 || box.height <= 2 || style.clipPath !== 'none') break;
        const hides = (overflow) => ['hidden', 'clip'].includes(overflow);
        const scrolls = (overflow) => ['auto', 'scroll'].includes(overflow);
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
        const holds = at.matches('button, .button, [role=button], [role=tab], summary, select, label') && !(at instanceof SVGElement);
        const across = (hides(style.overflowX) || holds) && (left < box.left - 1.5 || right > box.right + 1.5);
        const down = (hides(style.overflowY) || holds) && (top < box.top - slack || bottom > box.bottom + slack);
        if (across || down) {
          const sizes = `${(right - left).toFixed()} x ${(bottom - top).toFixed()} in ${box.width.toFixed()} x ${box.height.toFixed()}`;
          found.add(`'${node.data.trim().slice(0, 50)}' (${this.name(node.parentElement)}) is cut off by ${this.name(at)}: ${sizes}`);
          break;
        }
        if (style.position === 'fixed') break;
      }
    }
    return [...found];
  },

  /** In the narrow strip of players, names and what is said of them may end in an ellipsis: a sheet tells all. So may the aim in the head: a tap tells it. */
  isName(element) {
    return element.matches('[data-seat] :is(strong, .mark), [data-aim]') && getComputedStyle(element).textOverflow === 'ellipsis';
  },

  tooSmall(least) {
    const found = new Set();
    for (const element of document.querySelectorAll(this.controls)) {
      if (!this.seen(element) || element.closest('[inert], [aria-hidden=true]') || element.matches('.skip')) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none' || this.isInASentence(element, style)) continue;
      const whole = element.matches('input[type=radio], input[type=checkbox]') ? (element.closest('label') ?? element) : element;
      const box = whole.getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2 || (box.width >= least - 0.5 && box.height >= least - 0.5)) continue;
      const label = element.dataset.move ?? element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      found.add(`${this.name(element)} '${label}' is ${box.width.toFixed()} x ${box.height.toFixed()}`);
    }
    return [...found];
  },

  /** Links in running text are as high as a line; citations reach a little beyond it. */
  isInASentence(element, style) {
    if (element.matches('.cite')) return true;
    if (!element.matches('a') || !style.display.startsWith('inline')) return false;
    return element.parentElement.textContent.trim() !== element.textContent.trim();
  },

  words() {
    const found = new Set([document.title]);
    const foreign = 'script, style, noscript, code, [lang]:not(html)';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(foreign)) found.add(walker.currentNode.data);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`)) if (!element.closest(foreign)) found.add(element.getAttribute(name));
    return [...found].map((text) => text.trim().replaceAll(/\s+/g, ' '));
  },

  /** Every text in view: what it says, where it is, in which ink. */
  inks() {
    const found = [];
    for (const node of this.texts()) {
      const element = node.parentElement;
      if (element.closest(':disabled, [aria-disabled="true"], [inert]')) continue;
      const style = getComputedStyle(element);
      const svg = element instanceof SVGElement;
      const matrix = svg ? element.getScreenCTM?.() : null;
      const ink = svg ? style.fill : style.webkitTextFillColor || style.color;
      if (ink === 'none' || ink.startsWith('url')) continue;
      for (const whole of this.boxes(node)) {
        const box = this.shown(element, whole);
        if (!box || this.covered(element, box)) continue;
        found.push({
          text: node.data.trim().slice(0, 60),
          where: this.name(element),
          svg,
          ink: this.rgba(ink),
          opacity: this.opacity(element) * (svg ? Number(style.fillOpacity) : 1),
          size: parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1),
          bold: Number(style.fontWeight) >= 700,
          box: [box.left, box.top, box.right, box.bottom],
        });
      }
    }
    return found;
  },

  /** What is left of a box inside the window and all that scrolls or hides, where it does not fade; null if it is hardly anything. */
  shown(element, box) {
    let { left, top, right, bottom } = box;
    const cut = (edge) => {
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflow === 'visible' || at instanceof SVGGraphicsElement) continue;
      const edge = at.getBoundingClientRect();
      cut({ left: edge.left, top: edge.top, right: edge.right, bottom: edge.bottom - (parseFloat(style.scrollPaddingBottom) || 0) });
    }
    return right - left > (box.right - box.left) * 0.6 && bottom - top > (box.bottom - box.top) * 0.8 ? { left, top, right, bottom } : null;
  },

  /** Whether something else lies over it: a dialog, a sheet, another piece. */
  covered(element, box) {
    const modal = document.querySelector('dialog:modal');
    if (modal && !modal.contains(element)) return true;
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const floats = (at) => ['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches('dialog, [role=dialog], [popover]');
    for (let at = over; at && at !== document.body; at = at.parentElement) if (floats(at)) return !at.contains(element);
    return false;
  },

  opacity(element) {
    let whole = 1;
    for (let at = element; at; at = at.parentElement) whole *= Number(getComputedStyle(at).opacity);
    return whole;
  },

  rgba(colour) {
    if (!this.colours.has(colour)) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const pen = canvas.getContext('2d');
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
      this.colours.set(colour, [red, green, blue, alpha / 255]);
    }
    return this.colours.get(colour);
  },

  colours: new Map(),

  hideWords() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *, *::before, *::after, *::placeholder {
        color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important;
        text-decoration-color: transparent !important; caret-color: transparent !important; transition: none !important;
      }
      svg text, svg tspan, svg textPath { fill: transparent !important; transition: none !important; }`);
    sheet.hidesWords = true;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  },

  showWords() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheet.hidesWords);
  },

  inView(element) {
    const box = element.getBoundingClientRect();
    return box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  },
})
