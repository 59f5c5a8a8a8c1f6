/**
 * Which modules come in one file. Over a slow line many small ones wait for each other, and a browser asks for six at a time: so what every page begins with is one file, and a table's page,
 * what all boards have, and each board are one more each. What other pages need too (the rules, the journal, the television) is kept apart, so that these do not fetch a board.
 */
import type { Rolldown } from 'vite';

type Look = (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry'> | null;

const TABLE = /\/pages\/Table\.svelte$/;
const LOBBY = /\/table\/Lobby\.svelte$/;
const BOARD = /\/games\/(\w+)\/index\.ts$/;
/** What is fetched by itself, and by somebody who is not at a table. */
const ELSEWHERE = /\/pages\/(?!Table)|\/tv\/|\/games\/\w+\/(?:figures\.ts|Arch\.svelte|Keepsake\.svelte)$|\/(?:home|journal|rules|review|notices|beside)\//;

/** What is fetched by itself of which a module is a part. */
export function rootsOf(id: string, look: Look, met = new Set<string>()): Set<string> {
  const found = new Set<string>();
  const up = (at: string): void => {
    if (met.has(at)) return;
    met.add(at);
    const info = look(at);
    if (info?.isEntry || info?.dynamicImporters.length) found.add(at);
    info?.importers.forEach(up);
  };
  up(id);
  return found;
}

/** The file that a module belongs to, if it is one of those that are put together. */
export function fileOf(id: string, look: Look): string | null {
  const roots = [...rootsOf(id, look)];
  const is = (what: RegExp): boolean => roots.some((root) => what.test(root));
  const [game, ...others] = new Set(roots.flatMap((root) => BOARD.exec(root)?.[1] ?? []));
  if (is(TABLE) || (is(LOBBY) && game)) return is(ELSEWHERE) ? 'shared' : 'table';
  if (!game) return null;
  if (others.length) return is(ELSEWHERE) ? 'shared' : 'boards';
  if (is(ELSEWHERE)) return `${game}-art`;
  return roots.every((root) => root.includes(`/games/${game}/`)) ? game : 'boards';
}

/** From what most need to what few do: a module's file has all that it stands on, unless that is in one before. */
export const FILES = ['shared', 'table', 'boards', /-art$/, /./] as const;

export const groups = [
  { name: 'inn', tags: ['$initial' as const], priority: FILES.length + 1 },
  ...FILES.map((file, place) => ({
    debugName: String(file),
    name: (id: string, context: { getModuleInfo: Look }): string | null => {
      const found = fileOf(id, (one) => context.getModuleInfo(one));
      return found !== null && (typeof file === 'string' ? found === file : file.test(found)) ? found : null;
    },
    priority: FILES.length - place,
  })),
];
