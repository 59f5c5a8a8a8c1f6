/** Against whom one plays a game at once, and how many sit there. Remembered for each game, on this device alone. */
import { levelsOf } from '../core/levels';
import type { GameInfo } from '../generated/wire';

export interface Wish {
  bot: string;
  players: number;
}

const STORED = 'caravanserai-play';

/** What was chosen for this game before; for a first game the gentlest bots, at the usual table. */
export function wishFor(info: GameInfo): Wish {
  const { bot, players } = kept()[info.game] ?? {};
  const levels = levelsOf(info);
  return {
    bot: bot !== undefined && levels.includes(bot) ? bot : levels[0]!,
    players: players !== undefined && seatCounts(info).includes(players) ? players : info.usual,
  };
}

export function keepWish(game: string, wish: Wish): void {
  localStorage.setItem(STORED, JSON.stringify({ ...kept(), [game]: wish }));
}

/** How many may play, as the game is made for. */
export function seatCounts({ fewest, most }: Pick<GameInfo, 'fewest' | 'most'>): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}

/** What cannot be read is forgotten. */
function kept(): Record<string, Partial<Wish> | undefined> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, Partial<Wish>>) : {};
  } catch {
    return {};
  }
}
