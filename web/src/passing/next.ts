/** Who of those who share a device is to have it now. */
import type { Update } from '../generated/wire';

type Seen = Pick<Update, 'phase' | 'awaited' | 'mine'>;

/** The first seat of this device that the game waits for; null while it waits for others, and after the end. */
export function nextHere({ phase, awaited, mine }: Seen): number | null {
  return phase === 'playing' ? (awaited.find((seat) => mine.includes(seat)) ?? null) : null;
}

/** Whether the curtain falls before whoever looks: it is the turn of somebody else at this device, and not theirs. */
export function handsOver(update: Seen, opened: number): boolean {
  const next = nextHere(update);
  return next !== null && !update.awaited.includes(opened);
}
