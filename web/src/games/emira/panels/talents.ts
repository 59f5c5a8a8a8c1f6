/** For showing an objective at the end: which of somebody's princesses stands for which of its talents. Who has won is the server's word, not this. */
import { TALENTS } from '../../../generated/emira';
import type { Princess, Talent } from '../art/pieces';
import { talentsOf } from './people';

export interface Standing {
  talent: Talent;
  by: Princess | null;
}

const BY_LETTER: Record<string, Talent> = Object.fromEntries(TALENTS.map((talent) => [talent.charAt(0), talent]));

/** An objective's name spells its ways: `iir_irr` is two I and an R, or an I and two R. */
export function standings(objective: string, princesses: readonly Princess[]): Standing[] {
  const ways = objective.split('_').map((way) =>
    assign(
      [...way].map((letter) => BY_LETTER[letter]!),
      princesses,
    ),
  );
  return ways.reduce((best, way) => (filled(way) > filled(best) ? way : best));
}

const filled = (way: Standing[]): number => way.filter((one) => one.by).length;

/** Each talent in turn takes a princess who is free, or makes one with two talents change over. */
function assign(wanted: Talent[], princesses: readonly Princess[]): Standing[] {
  const by: (Princess | null)[] = wanted.map(() => null);
  const find = (place: number, seen: Set<Princess>): boolean =>
    princesses.some((princess) => {
      if (seen.has(princess) || !talentsOf(princess).includes(wanted[place]!)) return false;
      seen.add(princess);
      const before = by.indexOf(princess);
      if (before >= 0 && !find(before, seen)) return false;
      by[place] = princess;
      return true;
    });
  wanted.forEach((_, place) => find(place, new Set()));
  return wanted.map((talent, place) => ({ talent, by: by[place]! }));
}
