/** What the pieces are called and how they are told apart: by hue, letter, shape and pattern. The hues are classes of `art.css`.

Every drawing of this folder is a part of an SVG: put it inside one, or give it a `size` (its height in CSS pixels, which grow with the text) and it brings
an `<svg>` of its own, for use among HTML. Drawings are hidden from screen readers: whoever uses one says what it means. */
import { say } from '../../../core/words.svelte';
import type { CamelUpView, PlayCard } from '../../../generated/camel_up';

export type Camel = CamelUpView['track'][number]['camels'][number];
export type Racer = PlayCard['camel'];
export type Die = CamelUpView['dice_left'][number];
export type Side = CamelUpView['tiles'][number]['side'];
export type Pile = PlayCard['pile'];
export type Facing = 'left' | 'right';

/** The letter on a piece, or two where one would not tell it from another: a word of the reader's language, not of the notation. */
export function letter(camel: Camel): string {
  return say('camel_up-letter', { camel });
}

export function isCrazy(camel: Camel): camel is 'white' | 'black' {
  return camel === 'white' || camel === 'black';
}

/** The outline of a camel's shape around a point: circle, triangle, square, diamond, hexagon; an arch and a bowl for the crazy ones. */
export function shape(camel: Camel, x: number, y: number, r: number): string {
  const p = (dx: number, dy: number): string => `${tidy(x + dx * r)} ${tidy(y + dy * r)}`;
  const arc = (radius: number): string => `A${tidy(radius * r)} ${tidy(radius * r)} 0 0 `;
  switch (camel) {
    case 'blue':
      return `M${p(-1, 0)}${arc(1)}1 ${p(1, 0)}${arc(1)}1 ${p(-1, 0)}Z`;
    case 'green':
      return `M${p(0, -1.18)}L${p(1.2, 0.92)}L${p(-1.2, 0.92)}Z`;
    case 'yellow':
      return `M${p(-0.92, -0.92)}H${tidy(x + 0.92 * r)}V${tidy(y + 0.92 * r)}H${tidy(x - 0.92 * r)}Z`;
    case 'red':
      return `M${p(0, -1.28)}L${p(1.22, 0)}L${p(0, 1.28)}L${p(-1.22, 0)}Z`;
    case 'purple':
      return `M${p(1.12, 0)}L${p(0.56, 0.97)}L${p(-0.56, 0.97)}L${p(-1.12, 0)}L${p(-0.56, -0.97)}L${p(0.56, -0.97)}Z`;
    case 'white':
      return `M${p(-0.95, 0.95)}V${tidy(y)}${arc(0.95)}1 ${p(0.95, 0)}V${tidy(y + 0.95 * r)}Z`;
    case 'black':
      return `M${p(-0.95, -0.95)}V${tidy(y)}${arc(0.95)}0 ${p(0.95, 0)}V${tidy(y - 0.95 * r)}Z`;
  }
}

/** The mark of each pile of finish cards, around 0, 0. */
export const PILE_MARK: Record<Pile, string> = {
  winner: 'M0 -18L5 -6L17 -5L8 3L11 15L0 8L-11 15L-8 3L-17 -5L-5 -6Z',
  loser: 'M0 -17V7M-9 -2L0 7L9 -2M-14 15H14',
};

function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}
