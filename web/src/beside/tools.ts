/** What the page has for people at a real table, by game: a tool is there for every game that has a part of its own for it, and the judge for all that have rules. */
import { gamesWithRules } from '../rules/digest';
import { hasPart } from './parts';

export interface Tool {
  /** Its words are `page-beside-<tool>`. */
  tool: 'aid' | 'judge' | 'pad' | 'odds' | 'whom';
  path: string;
}

const parts = import.meta.glob('../games/*/beside/{pad.ts,Odds.svelte,Whom.svelte}');
const has = (file: string) => (game: string) => `../games/${game}/beside/${file}` in parts;

const TOOLS: (Tool & { isFor: (game: string) => boolean })[] = [
  { tool: 'pad', path: '/pad', isFor: has('pad.ts') },
  { tool: 'odds', path: '/odds', isFor: has('Odds.svelte') },
  { tool: 'whom', path: '/whom', isFor: has('Whom.svelte') },
  { tool: 'aid', path: '/aid', isFor: hasPart },
  { tool: 'judge', path: '/judge', isFor: () => true },
];

export const besideGames: string[] = gamesWithRules;

export const toolsOf = (game: string): Tool[] => TOOLS.filter(({ isFor }) => isFor(game));
