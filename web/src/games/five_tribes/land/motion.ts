/** How pieces come to where they are. Every piece already stands at its goal; an animation only shows the way there, and leaves nothing behind. */
export interface Manner {
  /** Step instead of move. */
  calm: boolean;
  /** How many times faster than usual. */
  haste: number;
}

/** In milliseconds. */
const SETTLE = 380;
const FADE = 180;

/** A meeple falls out of the hand when the hand has come there. */
export function drop(element: Element, delay: number, { calm, haste }: Manner): void {
  if (calm) return fade(element, haste);
  element.animate(
    [
      { opacity: 0, translate: '30% -130%' },
      { opacity: 1, translate: '0 -70%', offset: 0.4, easing: 'ease-in' },
      { opacity: 1, translate: '0 0' },
    ],
    { duration: 200 / haste, delay: (delay * 0.6) / haste, fill: 'backwards' },
  );
}

/** A piece is put down. */
export function arrive(element: Element | null, { calm, haste }: Manner): void {
  if (!element) return;
  if (calm) return fade(element, haste);
  element.animate(
    [
      { opacity: 0, translate: '0 -90%', scale: '1.3', easing: 'ease-in' },
      { opacity: 1, translate: '0 0', scale: '1', offset: 0.7, easing: 'ease-out' },
      { translate: '0 0', scale: '1.08 0.92', offset: 0.84 },
      { translate: '0 0', scale: '1' },
    ],
    { duration: SETTLE / haste, fill: 'backwards' },
  );
}

function fade(element: Element, haste: number): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE / haste });
}

/** Something flies from one place of the page to another. */
export function fly(flyer: HTMLElement, from: DOMRect, to: DOMRect, delay: number, haste: number): void {
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + Math.min(to.width / 2, 60) - x, to.top + Math.min(to.height / 2, 40) - y];
  flyer.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0 },
      { transform: `translate(${x + dx * 0.45}px, ${y + dy * 0.45 - 40}px) scale(1.2)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x + dx}px, ${y + dy}px) scale(0.8)`, opacity: 0.9 },
    ],
    { duration: 520 / haste, delay: delay / haste, easing: 'cubic-bezier(.4,0,.3,1)', fill: 'both' },
  ).onfinish = () => flyer.remove();
}
