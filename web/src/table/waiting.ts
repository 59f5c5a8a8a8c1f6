/** How long one waits. */
import type { Update } from '../generated/wire';

/** Whether it may take a while until it is my turn again: none of the others is there, or they have days. */
export function mayTakeAWhile({ phase, you, legal, lesson, seats, settings }: Update): boolean {
  if (phase !== 'playing' || you === null || legal.length || lesson) return false;
  const others = seats.filter((seat, number) => number !== you && seat.kind === 'person');
  return others.length > 0 && (settings.clock.kind === 'days' || !others.some((seat) => seat.present));
}
