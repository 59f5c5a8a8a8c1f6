/** What a princess would do, in words. */
import type { TableStore } from '../../../core/table.svelte';
import { say, words } from '../../../core/words.svelte';

interface Verdict {
  princess: string;
  verdict: 'joins' | 'undecided' | 'unsure';
  seats: number[];
}

/** "She joins you", "she stays undecided", "hidden gold decides between you and Ann". */
export function verdictOf(table: TableStore, of: Verdict): string {
  const seats = of.seats.map((seat) => (seat === table.you ? say('emira-page-you-object') : table.names[seat]!));
  const [only] = of.seats;
  const whom = only === table.you && of.seats.length === 1 ? 'me' : 'other';
  return say('emira-page-verdict', { verdict: of.verdict, whom, seats: words.list(seats), count: seats.length, princess: of.princess });
}
