/** How a position of a game is set up by hand: what can be changed, and what a tap on the board does. A game's own is `games/<id>/setup.ts`. */
import { say } from '../../core/words.svelte';
import type { Word } from './line';

export interface Count {
  kind: 'count';
  label: string;
  value: number;
  set: (value: number) => Word[];
  /** By how much a press changes it; one unless said. */
  step?: number;
}

export interface Choice {
  kind: 'choice';
  label: string;
  value: string;
  options: { value: string; label: string }[];
  set: (value: string) => Word[];
}

/** Some of many, each with or without. */
export interface Some {
  kind: 'some';
  label: string;
  values: string[];
  options: { value: string; label: string }[];
  set: (values: string[]) => Word[];
}

export type Control = Count | Choice | Some;

export interface ControlGroup {
  key: string;
  title: string;
  controls: Control[];
}

/** Something on the board, as it says of itself (`data-explains`), with the space or seat that it is on. */
export interface Thing {
  kind: string;
  which: string;
  space: string;
  seat: string;
}

/** What comes of a tap: other words, something taken up (or put down, if empty), a group to show. */
export interface Tapped {
  words?: Word[];
  held?: string;
  group?: string;
}

export interface Arrangement {
  /** Everything that can be changed, by what it belongs to. */
  groups: (words: Word[], names: string[], chosen: string) => ControlGroup[];
  tap: (words: Word[], thing: Thing, held: string) => Tapped | null;
  /** What is taken up, on the board and in words. */
  held?: { on: (held: string) => string; name: (held: string) => string };
  /** The id of the words that say what can be touched. */
  says: string;
}

const arrangements = import.meta.glob<{ arrangement: Arrangement }>('../../games/*/setup.ts');

/** A game's own; null where a position is only written. */
export async function loadArrangement(game: string): Promise<Arrangement | null> {
  return (await arrangements[`../../games/${game}/setup.ts`]?.())?.arrangement ?? null;
}

/** Whose turn it is, as most games write it. */
export function seatChoice(names: string[]): Choice['options'] {
  return names.map((label, seat) => ({ value: String(seat), label }));
}

export interface Row {
  /** What a place is called, counted from 1. */
  label: (place: number) => string;
  set: (items: string[]) => Word[];
  room: number;
  /** Whether there is one of each. */
  once?: boolean;
}

/** A row or a pile in its order: a choice for each place, and one more to add to it. What is taken away closes up. */
export function inOrder(items: string[], options: Choice['options'], { label, set, room, once = false }: Row): Choice[] {
  return [...items, ''].slice(0, room).map((value, place) => ({
    kind: 'choice',
    label: label(place + 1),
    value,
    options: [
      { value: '', label: say('page-whatif-setup-none') },
      ...options.filter((option) => option.value === value || !(once && items.includes(option.value))),
    ],
    set: (now) => set([...items.slice(0, place), ...(now ? [now] : []), ...items.slice(place + 1)]),
  }));
}

export function thingAt(element: Element | null): Thing | null {
  const place = element?.closest<HTMLElement | SVGElement>('[data-explains], [data-seat]');
  if (!place) return null;
  const [kind = '', which = ''] = (place.dataset['explains'] ?? '').split(' ');
  const seat = place.closest<HTMLElement | SVGElement>('[data-seat]')?.dataset['seat'] ?? '';
  return { kind, which, space: place.dataset['tile'] ?? '', seat };
}
