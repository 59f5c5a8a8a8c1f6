/** Questions that several seats are asked at once: each answers when it likes, and nobody is asked again because another has. */
import type { Update } from '../generated/wire';

/** Whether the viewer is asked what it was asked before: others have answered the same question since, and nobody else is asked. */
export function askedStill(before: Update, update: Update): boolean {
  const same = before.you === update.you && before.prompt?.ask === update.prompt?.ask;
  return same && before.awaited.length > 1 && isAwaited(update) && update.awaited.every((seat) => before.awaited.includes(seat));
}

/** Whether the game waits for the viewer. */
export function isAwaited(update: Update): boolean {
  return update.you !== null && update.awaited.includes(update.you);
}
