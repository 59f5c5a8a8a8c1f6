/** What is written on somebody's flag. */
import { getContext, setContext } from 'svelte';

const KEY = 'names at the table';
/** Made once: a table asks for its letters at every move, and making this takes longer than all else about a flag. */
const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of the name, large. An emoji or a letter with accents stays whole. */
export function initial(name: string): string {
  return lettersOf(name)[0]?.toLocaleUpperCase() ?? '';
}

/** The initial of each name; where two begin alike, with the first letter after it that tells them apart, or else the number of the seat. */
export function initials(names: string[]): string[] {
  const rivals = (seat: number): string[] => names.filter((name, other) => other !== seat && initial(name) === initial(names[seat]!));
  return names.map((name, seat) => {
    const first = initial(name);
    const others = rivals(seat).map((other) => lettersOf(other.toLowerCase()));
    if (!first || !others.length) return first;
    const own = lettersOf(name.toLowerCase());
    const place = own.findIndex((letter, at) => at > 0 && others.every((other) => other[at] !== letter));
    return first + (place > 0 ? own[place]! : String(seat + 1));
  });
}

/** Flags inside this component are told apart by all the names at its table. */
export function flagAll(names: () => string[]): void {
  let kept: { names: string[]; letters: string[] } | null = null;
  /** Every flag asks at every move; what it says changes when a name does. */
  setContext(KEY, () => {
    const now = names();
    if (!kept || now.length !== kept.names.length || now.some((name, seat) => name !== kept!.names[seat])) kept = { names: now, letters: initials(now) };
    return kept;
  });
}

/** What the flag of this seat says: among the others at the table if one is at a table, or for this name alone. To be called when a component is made. */
export function flags(): (seat: number, name: string) => string {
  const all = getContext<(() => { names: string[]; letters: string[] }) | undefined>(KEY);
  return (seat, name) => {
    const table = all?.();
    return table?.names[seat] === name ? table.letters[seat]! : initial(name);
  };
}

function lettersOf(name: string): string[] {
  return Array.from(LETTERS.segment(name.trim()), (part) => part.segment);
}
