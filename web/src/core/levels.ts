/** The bots that can be chosen, weakest first: what each is called, and its character in one line. */
import type { GameInfo } from '../generated/wire';
import { say, words } from './words.svelte';

/** The bot of every game that has no plan at all: for those who want that, and no level to play against. */
const PLANLESS = 'random';

/** The levels that one plays against, the gentlest first; where a game has no bot of its own, what there is. */
export function levelsOf(info: Pick<GameInfo, 'bots'>): string[] {
  const levels = info.bots.filter((bot) => bot !== PLANLESS);
  return levels.length ? levels : info.bots;
}

export function levelName(game: string, bot: string): string {
  const id = `${game}-bot-${bot}`;
  return words.has(id) ? say(id) : bot;
}

/** Empty where a game has no words for it. */
export function characterOf(game: string, bot: string): string {
  const id = `${game}-bot-${bot}.help`;
  return words.has(id) ? say(id) : '';
}
