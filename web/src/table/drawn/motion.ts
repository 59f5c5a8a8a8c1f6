/** Lets things on the board go where they went: what lies elsewhere flies there, its neighbours make room, what is new appears, what is another turns over. */
import type { Flight } from './moved';

const LASTS = 620;
const SHORT = 320;
const EASE = 'cubic-bezier(.35,0,.25,1)';

interface Seen {
  box: DOMRect;
  text: string;
}
export type Boxes = Map<string, Seen>;

/** Where everything lies, by its key. */
export function boxesIn(root: HTMLElement): Boxes {
  return new Map(
    [...root.querySelectorAll<HTMLElement>('[data-piece]')].map((element) => [
      element.dataset['piece']!,
      { box: element.getBoundingClientRect(), text: element.textContent.trim() },
    ]),
  );
}

/** Move everything from where it was to where it is. */
export function move(root: HTMLElement, before: Boxes, flights: Flight[], haste: number): void {
  const from = new Map(flights.map((flight) => [flight.to, before.get(flight.from)?.box]));
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const key = element.dataset['piece']!;
    const was = before.get(key);
    const origin = from.get(key);
    if (origin && !isNumber(element)) fly(element, origin, LASTS / haste);
    else if (!was) appear(element, SHORT / haste);
    else if (was.text !== element.textContent.trim() && !isNumber(element)) turn(element, LASTS / haste);
    else slide(element, was.box, SHORT / haste);
  }
}

/** Numbers count, they do not move. */
function isNumber(element: HTMLElement): boolean {
  return element.dataset['is'] === 'number';
}

function fly(element: HTMLElement, from: DOMRect, duration: number): void {
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: `translate(${dx * 0.55}px, ${dy * 0.55 - 26}px) scale(1.15)`, zIndex: 5, offset: 0.45 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration, easing: EASE },
  );
}

function slide(element: HTMLElement, from: DOMRect, duration: number): void {
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) + Math.abs(dy) > 2) element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration, easing: EASE });
}

function appear(element: HTMLElement, duration: number): void {
  element.animate([{ opacity: 0, transform: 'scale(0.4)' }, {}], { duration, easing: EASE });
}

function turn(element: HTMLElement, duration: number): void {
  element.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(90deg) scale(1.12)', offset: 0.4 }, { transform: 'none' }], {
    duration,
    easing: EASE,
  });
}

/** A token goes from one place to another, and is gone. */
export function carry(token: HTMLElement, from: DOMRect, to: DOMRect, haste: number, done: () => void): () => void {
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const moving = token.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 },
      { transform: `translate(${x + dx * 0.4}px, ${y + dy * 0.4 - 36}px) scale(1.1)`, opacity: 1, offset: 0.4 },
      { transform: `translate(${x + dx}px, ${y + dy}px) scale(0.6)`, opacity: 0.8 },
    ],
    { duration: LASTS / haste, easing: EASE, fill: 'both' },
  );
  moving.onfinish = done;
  return () => moving.cancel();
}
