/**
 * Makes `text/en.ftl?sign` a module: what stands on a game's sign, its title and its pitch, out of all its sentences. So home says them with its own words,
 * and waits for no other file.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const QUERY = '?sign';

export function signs(): Plugin {
  return {
    name: 'caravanserai-signs',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      return `export default ${JSON.stringify(signOf(await readFile(file, 'utf-8')))};`;
    },
  };
}

/** The two messages, each on one line. */
export function signOf(sentences: string): string {
  return ['title', 'pitch']
    .map((part) => {
      const [message] = new RegExp(`^\\w+-${part} = .+$`, 'm').exec(sentences) ?? [];
      if (!message) throw new Error(`a game's words begin with its title and its pitch; there is no ${part}`);
      return message;
    })
    .join('\n');
}
