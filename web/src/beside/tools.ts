/** What the page has for people at a real table, by game. A tool shows only where the page has its own file for it. */
import { gamesWithRules } from '../rules/digest';
import { hasPart } from './parts';

export interface Tool {
  /** Its words are `page-beside-<tool>`. */
  tool: 'aid' | 'judge' | 'pad' | 'odds' | 'whom';
  page: string;
  path: string;
  /** The games that it is for; without it, all that have a part of their own, and the judge for all that have rules. */
  games?: string[];
}

const pages = import.meta.glob('../pages/*.svelte');

const TOOLS: Tool[] = [
  { tool: 'pad', page: 'Pad', path: '/pad' },
  { tool: 'odds', page: 'Odds', path: '/odds', games: ['camel_up'] },
  { tool: 'whom', page: 'Whom', path: '/whom', games: ['emira'] },
  { tool: 'aid', page: 'Aid', path: '/aid' },
  { tool: 'judge', page: 'Judge', path: '/judge' },
];

export const besideGames: string[] = gamesWithRules;

export const toolsOf = (game: string): Tool[] =>
  TOOLS.filter(({ tool, page, games }) => `../pages/${page}.svelte` in pages && (games?.includes(game) ?? (tool === 'judge' || hasPart(game))));
