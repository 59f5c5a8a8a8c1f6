/** What a princess would do, in words. */
import type { EmiraTable } from '../game';
import { Figure, say, words } from '../../../core/words.svelte';
import type { Courtship, Way } from '../../../generated/emira';
import { GOLD } from './numbers';

interface Verdict {
  princess: string;
  verdict: 'joins' | 'undecided' | 'unsure';
  seats: number[];
}

/** "She joins you", "she stays undecided", "hidden gold decides between you and Ann". */
export function verdictOf(table: EmiraTable, of: Verdict): string {
  const seats = of.seats.map((seat) => (seat === table.you ? say('emira-page-you-object') : table.names[seat]!));
  const [only] = of.seats;
  const whom = only === table.you && of.seats.length === 1 ? 'me' : 'other';
  return say('emira-page-verdict', { verdict: of.verdict, whom, seats: words.list(seats), count: seats.length, princess: of.princess });
}

/** "She would choose you if you had a free room and 2 more points of appearance." */
export function wayOf(court: Courtship, way: Way): string {
  const more = (preference: string | null, by: number | null): string[] =>
    preference && by ? [say('emira-page-more', { preference, more: new Figure(by, preference === 'money' ? GOLD : {}) })] : [];
  const what = [...(way.room ? [say('emira-page-more-room')] : []), ...more(court.first, way.first), ...more(court.second, way.second)];
  return say('emira-page-way', { what: words.list(what), end: way.second === null ? 'unsure' : 'sure' });
}
