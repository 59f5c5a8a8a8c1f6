/** What everybody can see of how the sheikhs stand with a princess: what is printed on her card, and what lies on the table. Whom she chooses is the server's word. */
import type { EmiraView } from '../../../generated/emira';
import type { Princess } from '../art/pieces';
import { preferencesOf, type Preference } from './people';

export type House = EmiraView['seats'][number];

export interface Standing {
  seat: number;
  /** Free rooms. */
  free: number;
  /** By her first wish and by her second; null where gold is hidden, and where she has no second. */
  first: number | null;
  second: number | null;
}

/** What she sees who looks at this; gold that is not shown in this turn stays hidden. */
export function seenOf(house: House, by: Preference | null, turn: number): number | null {
  switch (by) {
    case 'appearance':
      return house.appearance;
    case 'status':
      return house.status_points;
    case 'palace':
      return house.palace / 2;
    case 'princesses':
      return house.princesses.length;
    case 'money':
      return house.gold ?? (house.shown_turn === turn ? house.shown : null);
    case null:
      return null;
  }
}

export const wishesOf = (view: EmiraView, princess: Princess): (Preference | null)[] => preferencesOf(princess, view.swapped.includes(princess));

/** All sheikhs, as they sit. */
export function standingsOf(view: EmiraView, princess: Princess): Standing[] {
  const [first = null, second = null] = wishesOf(view, princess);
  return view.seats.map((house, seat) => ({
    seat,
    free: Math.max(0, house.rooms - house.princesses.length),
    first: seenOf(house, first, view.turn),
    second: seenOf(house, second, view.turn),
  }));
}
