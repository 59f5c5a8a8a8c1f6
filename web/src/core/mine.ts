/** What is kept on this device of somebody, and is nobody else's: gone when they leave. `kept.ts` fills it. */
export const MINE = 'caravanserai-mine-1';

export const hasMine = async (): Promise<boolean> => (await globalThis.caches?.has(MINE).catch(() => false)) ?? false;

export async function forgetMine(): Promise<void> {
  await globalThis.caches?.delete(MINE).catch(() => false);
}

/** Besides, what this browser remembers of the tables that somebody was at, of what-ifs, puzzles and score pads. */
export async function leaveNothing(): Promise<void> {
  for (const kept of [
    'dice',
    'seen',
    'lanterns',
    'what-ifs',
    'puzzles',
    'puzzle-tries',
    'pads',
    'pad-names',
    'real-tables',
    'real-boards',
    'real-laid',
    'real-court',
  ])
    localStorage.removeItem(`caravanserai-${kept}`);
  await forgetMine();
}
