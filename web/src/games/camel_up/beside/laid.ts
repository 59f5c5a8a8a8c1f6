/** A real board as words of the notation, and what a finger does to them. */
import { itemsOf, withItems, type Word } from '../../../whatif/setup/line';
import { moved, spaceOf, tileOn, turned } from '../setup';
import type { Camel } from '../art/pieces';

export const CAMELS: readonly Camel[] = ['blue', 'green', 'yellow', 'red', 'purple', 'white', 'black'];
const LETTERS = ['B', 'G', 'Y', 'R', 'P', 'w', 'k'];
export const letterOf = (camel: Camel): string => LETTERS[CAMELS.indexOf(camel)]!;
export const camelOf = (letter: string): Camel => CAMELS[LETTERS.indexOf(letter)]!;
export const RACERS = CAMELS.slice(0, 5);
/** So many tickets a colour has. */
const TICKETS = 4;
/** So many dice come out in a leg. */
const OUT = 5;

export const whereIs = (words: Word[], camel: Camel): number => Number(spaceOf(words, letterOf(camel)) || 0);
export const standing = (words: Word[], space: number): Camel[] => itemsOf(words, String(space)).map(camelOf);
export const tileSide = (words: Word[], space: number): 'cheer' | 'boo' | null => {
  const tile = tileOn(words, String(space));
  return tile ? (tile.startsWith('+') ? 'cheer' : 'boo') : null;
};

export const placed = (words: Word[], camel: Camel, space: number): Word[] => moved(words, letterOf(camel), String(space));
export const tileTurned = (words: Word[], space: number): Word[] => turned(words, String(space));

export function lifted(words: Word[], camel: Camel): Word[] {
  const space = spaceOf(words, letterOf(camel));
  const rest = itemsOf(words, space).filter((letter) => letter !== letterOf(camel));
  return withItems(words, space, rest);
}

const dieOf = (camel: Camel): string[] => (camel === 'white' || camel === 'black' ? ['w', 'k', 'grey'] : [letterOf(camel)]);
const isDie = (camel: Camel, item: string): boolean => dieOf(camel).some((die) => item.replace(/\d/, '') === die);
export const isOut = (words: Word[], camel: Camel): boolean => itemsOf(words, 'out').some((item) => isDie(camel, item));

/** A die is out, or back; no more than a leg has. */
export function dieTurned(words: Word[], camel: Camel): Word[] {
  const out = itemsOf(words, 'out');
  const without = out.filter((item) => !isDie(camel, item));
  const now = without.length < out.length ? without : out.length < OUT ? [...out, dieOf(camel).at(-1)!] : out;
  return withItems(words, 'out', now);
}

/** One leg ticket of a colour more is gone; after the last all are back. */
export function ticketTaken(words: Word[], camel: Camel): Word[] {
  const gone = itemsOf(words, 'tickets');
  const own = gone.filter((item) => item.startsWith(letterOf(camel)));
  const others = gone.filter((item) => !item.startsWith(letterOf(camel)));
  const now = own.length < TICKETS ? [...gone, `${letterOf(camel)}0`] : others;
  return withItems(words, 'tickets', now);
}
