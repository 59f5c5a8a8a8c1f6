/** How one's latest move can be taken back: at once, or by asking everybody; and what goes with it. */
import type { Heard } from '../core/game';
import type { AnyEvent } from '../core/speech';
import type { Update } from '../generated/wire';
import { byTurn, type Turn } from './turns';

export interface Undoing {
  /** Whether it is done at once. */
  free: boolean;
  /** To when so many moves had been made; null leaves it to the server. */
  moves: number | null;
}

export function undoing(update: Update, log: Heard[]): Undoing | null {
  if (update.phase !== 'playing' || update.you === null || update.undo || update.lesson) return null;
  if (update.can_undo !== null) return { free: true, moves: null };
  const mine = byTurn(log, () => '.').findLast((turn) => turn.actor === update.you);
  if (!mine) return null;
  const others = update.seats.some((seat, number) => seat.kind === 'person' && number !== update.you);
  return { free: !others, moves: mine.from };
}

export interface TakenBack {
  /** What I did, in words. */
  mine: string;
  /** Whose turns go with it, each once, in the order they were. */
  others: number[];
}

/** What going back takes with it, where that is more than my own move: whoever asks for it is told first. */
export function takenBack({ you }: Update, log: Heard[], { free, moves }: Undoing, sentence: (event: AnyEvent) => string): TakenBack | null {
  if (!free || moves === null) return null;
  const turns: Turn[] = byTurn(log, sentence).filter((turn) => turn.from >= moves);
  const others = [...new Set(turns.flatMap(({ actor }) => (actor >= 0 && actor !== you ? [actor] : [])))];
  const mine = turns.find((turn) => turn.actor === you)?.lines[0]?.text ?? '';
  return others.length ? { mine, others } : null;
}
