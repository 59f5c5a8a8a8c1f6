/** An objective as it is: the talents that it names, those of which it leaves open which, and who stands for each. Whether it is fulfilled is the server's word, not this. */
import { LEAST_WITH_TALENTS, LEAST_WITHOUT, TALENTS } from '../../../generated/emira';
import type { Princess, Talent } from '../art/pieces';
import { talentsOf } from './people';

export interface Slot {
  /** One talent; or several, any of which will do. */
  talents: Talent[];
  by: Princess | null;
}

interface Standing {
  talent: Talent;
  by: Princess | null;
}

const BY_LETTER: Record<string, Talent> = Object.fromEntries(TALENTS.map((talent) => [talent.charAt(0), talent]));

/** How many princesses are needed with all the talents among them, and of any kind. */
export const needed = (players: number): { least: number; without: number } => ({
  least: LEAST_WITH_TALENTS[players - 3]!,
  without: LEAST_WITHOUT[players - 3]!,
});

/** An objective's name spells its ways: `iir_irr` is two I and an R, or an I and two R; that is an I, an R, and either. */
export function slotsOf(objective: string, princesses: readonly Princess[]): Slot[] {
  const ways = objective.split('_').map((way) => [...way].map((letter) => BY_LETTER[letter]!));
  const times = (way: Talent[], talent: Talent): number => way.filter((one) => one === talent).length;
  const sure = (talent: Talent): number => Math.min(...ways.map((way) => times(way, talent)));
  const open = TALENTS.filter((talent) => ways.some((way) => times(way, talent) > sure(talent)));
  const best = ways.map((way) => assign(way, princesses)).reduce((one, other) => (filled(other) > filled(one) ? other : one));
  const left = [...best];
  const named = TALENTS.flatMap((talent) =>
    Array.from({ length: sure(talent) }, (): Slot => {
      const found = left.find((one) => one.talent === talent && one.by) ?? left.find((one) => one.talent === talent)!;
      left.splice(left.indexOf(found), 1);
      return { talents: [talent], by: found.by };
    }),
  );
  return [...named, ...left.map((one): Slot => ({ talents: open, by: one.by }))];
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
