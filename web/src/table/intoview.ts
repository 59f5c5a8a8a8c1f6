/** Let the box that an element scrolls in show it, and nothing else move: the page itself stays where it is. */
export function bringIntoView(element: Element): void {
  const box = scrollerOf(element);
  if (!box) return;
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - Math.max(0, outer.height - inner.height) / 2;
}

function scrollerOf(element: Element): Element | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
