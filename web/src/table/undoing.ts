/** How one's latest move can be taken back: at once, or by asking everybody. */
import type { Heard } from '../core/game';
import type { Update } from '../generated/wire';
import { byTurn } from './turns';

export interface Undoing {
  /** Whether it is done at once. */
  free: boolean;
  /** To when so many moves had been made; null leaves it to the server. */
  moves: number | null;
}

export function undoing(update: Update, log: Heard[]): Undoing | null {
  if (update.phase !== 'playing' || update.you === null || update.undo) return null;
  if (update.can_undo !== null) return { free: true, moves: null };
  const mine = byTurn(log, () => '.').findLast((turn) => turn.actor === update.you);
  if (!mine) return null;
  const others = update.seats.some((seat, number) => seat.kind === 'person' && number !== update.you);
  return { free: !others, moves: mine.from };
}
