/** What of a thing is seen in the window, and how it comes into sight. */
import type { Box } from './placing';

/** The part of it that is seen: within the window, and within all that is scrolled around it. */
export function seen(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const cut = (to: { left: number; top: number; right: number; bottom: number }): void => {
    [left, top, right, bottom] = [Math.max(left, to.left), Math.max(top, to.top), Math.min(right, to.right), Math.min(bottom, to.bottom)];
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (!(around instanceof SVGElement) && getComputedStyle(around).overflow !== 'visible') cut(around.getBoundingClientRect());
  return right - left > 4 && bottom - top > 4 ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** Whether so much of it is seen that it can be worked with, and no sheet lies over it. */
export function isReachable(element: Element): boolean {
  const box = seen(element);
  const whole = element.getBoundingClientRect();
  if (!box || box.width * box.height < 0.6 * Math.min(whole.width * whole.height, innerWidth * innerHeight * 0.5)) return false;
  return coverOf(element, box) === null;
}

/** The sheet or dialog that lies over its middle. */
function coverOf(element: Element, { x, y, width, height }: Box): Element | null {
  const over = document.elementsFromPoint(x + width / 2, y + height / 2).find((one) => !one.closest('[data-lesson]'));
  const sheet = over?.closest('[role=dialog], dialog') ?? null;
  return sheet && !sheet.contains(element) ? sheet : null;
}
