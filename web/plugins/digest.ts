/**
 * Makes `RULES.md?digest` a module: the rules of a game in one language, read when the page is built, as sections ready to show and to search.
 * So the browser gets no markdown and no library for it, and each language of each game is a chunk of its own. Only the rules of a game that the
 * page was built without are read in the browser, by the same `src/rules/markdown.ts`.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { digestOf } from '../src/rules/markdown.ts';

const QUERY = '?digest';

export function digests(): Plugin {
  return {
    name: 'caravanserai-digests',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.md${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      return `export default ${JSON.stringify(digestOf(await readFile(file, 'utf-8'), languageOf(file)))};`;
    },
  };
}

/** `RULES.pl.md` is Polish, `RULES.md` English. */
export function languageOf(file: string): string {
  return /\.([a-z]{2,3})\.md$/.exec(file)?.[1] ?? 'en';
}
