/** Which lessons somebody has come to the end of, and which were offered and declined. Remembered on this device alone. */
const STORED = 'caravanserai-lessons';

type Mark = 'finished' | 'declined';

export const isFinished = (game: string): boolean => kept()[game] === 'finished';

/** Whether nothing is known of this game: neither was its lesson played, nor declined. */
export const isNew = (game: string): boolean => kept()[game] === undefined;

export function remember(game: string, mark: Mark): void {
  if (isFinished(game)) return;
  localStorage.setItem(STORED, JSON.stringify({ ...kept(), [game]: mark }));
}

/** What cannot be read is forgotten. */
function kept(): Record<string, Mark | undefined> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, Mark>) : {};
  } catch {
    return {};
  }
}
