/** Which bots are seen to think: those that take time, once they have taken a moment. One that answers at once is never shown as thinking. */
import type { TableStore } from '../core/table.svelte';

/** So long nothing is said, in milliseconds: whoever has only one move answers sooner. */
export const MOMENT = 250;

type Watched = Pick<TableStore, 'busy' | 'past'> & { update: Pick<NonNullable<TableStore['update']>, 'phase' | 'awaited' | 'seats'> | null };

/** The seats whose bots are about to think, when all that happened before has been shown. */
export function thinkersOf({ busy, past, update }: Watched): number[] {
  if (!update || update.phase !== 'playing' || busy || past) return [];
  return update.awaited.filter((seat) => update.seats[seat]?.thinks);
}

/** Made where a part of the page is, and as long as that lives. */
export class Thinking {
  seats = $state.raw<number[]>([]);

  constructor(table: () => TableStore) {
    const awaited = $derived(thinkersOf(table()).join(' '));
    $effect(() => {
      const seats = awaited ? awaited.split(' ').map(Number) : [];
      if (!seats.length) {
        this.seats = [];
        return;
      }
      const timer = setTimeout(() => (this.seats = seats), MOMENT);
      return () => clearTimeout(timer);
    });
  }
}
