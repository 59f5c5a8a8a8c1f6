/** Questions that several seats are asked at once, each of which answers when it likes, and nobody is asked again because another has; and those that are a matter of form. */
import type { Update } from '../generated/wire';

/** Whether the viewer is asked what it was asked before: others have answered the same question since, and nobody else is asked. */
export function askedStill(before: Update, update: Update): boolean {
  const same = before.you === update.you && before.prompt?.ask === update.prompt?.ask;
  return same && before.awaited.length > 1 && isAwaited(update) && update.awaited.every((seat) => before.awaited.includes(seat));
}

/** Whether the game waits for the viewer as a matter of form: there is nothing to decide, and the table goes on by itself. */
export function isFormality(update: Update): boolean {
  return isAwaited(update) && !update.legal.length;
}

/** Whether the viewer has to come: there is something to decide, and no order of theirs decides it. */
export function isCalled({ phase, legal, ordered }: Update): boolean {
  return phase === 'playing' && legal.length > 0 && !ordered;
}

/** Whether the game waits for the viewer. */
export function isAwaited(update: Update): boolean {
  return update.you !== null && update.awaited.includes(update.you);
}

/** Whether nobody else sits here but bots. */
export const isAlone = ({ you, seats }: Pick<Update, 'you' | 'seats'>): boolean =>
  you !== null && seats.every((seat, number) => number === you || seat.kind !== 'person');
