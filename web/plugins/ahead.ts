/** Writes `ahead.json`: what a table needs besides what every page has, so that the server can name it in the page's head, and it is fetched beside the page's code and not after it. */
import type { Plugin, Rolldown } from 'vite';
import { neededBy } from './offline.ts';

/** By module: a table's page, what is shown before the game, and the boards, by their game. */
const PARTS = [/\/pages\/(Table)\.svelte$/, /\/table\/(Lobby)\.svelte$/, /\/games\/(\w+)\/index\.ts$/];

/** What every page begins with is one chunk (`vite.config.ts`). */
const INITIAL = 'inn';

export type Ahead = Record<string, string[]>;

export function ahead(): Plugin {
  return {
    name: 'caravanserai-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: `${JSON.stringify(filesAhead(bundle), null, 1)}\n` });
    },
  };
}

export function filesAhead(bundle: Rolldown.OutputBundle): Ahead {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const everywhere = new Set(chunks.filter((chunk) => chunk.name === INITIAL).flatMap((chunk) => neededBy(bundle, chunk.fileName)));
  const files: Ahead = {};
  for (const chunk of chunks) {
    const part = PARTS.map((pattern) => pattern.exec(chunk.facadeModuleId ?? '')?.[1]).find(Boolean);
    if (part) files[part] = neededBy(bundle, chunk.fileName).filter((name) => !everywhere.has(name));
  }
  return Object.fromEntries(Object.entries(files).sort());
}
