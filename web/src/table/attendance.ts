/** The parts that tell who is here, away, back or stood in for: fetched, with their words, when somebody first is not here. */
import type { TableStore } from '../core/table.svelte';
import { fetched } from './fetched';

let parts: Promise<typeof import('./presence/parts')> | undefined;

export const attendance = () =>
  (parts ??= fetched(async () => {
    const found = await import('./presence/parts');
    await found.learn();
    return found;
  }));

/** Whether there is anything to tell of who is here: all sit where they sat, and are here, at most tables. */
export function isTold({ tidings, update }: TableStore): boolean {
  return tidings.length > 0 || update!.seats.some((seat) => seat.kind === 'person' && (seat.bot !== null || !seat.present));
}
