/** Whose seat is lit, which must not run ahead of what is shown on the board. */
import type { TableStore } from '../core/table.svelte';
import type { Told } from '../generated/wire';

type Shown = Pick<TableStore, 'event' | 'playing' | 'past' | 'log'> & { update: Pick<NonNullable<TableStore['update']>, 'awaited'> | null };

/** Whoever makes the move that is being shown; otherwise whoever is to move in the position that one looks at. */
export function actingIn({ event, playing, past, log, update }: Shown): number[] {
  const shown = past ? past.told : playing;
  if (event && shown) return movers(shown, log);
  const next = past ? log.find((told) => told.moves > past.moves) : undefined;
  return next ? movers(next, log) : update!.awaited;
}

/** What chance does belongs to the seat that set it off. */
function movers(told: Told, log: Told[]): number[] {
  const mover = told.actor >= 0 ? told : log.findLast((other) => other.moves < told.moves && other.actor >= 0);
  return mover ? [mover.actor] : [];
}
