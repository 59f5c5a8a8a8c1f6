/**
 * Makes `text/en.ftl?sign` a module: what stands on a game's sign, its title and its pitch, how far one has come in it, and who is to be met there, out of all its sentences. So home says them with its own words,
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

/** Title and pitch, each on one line; how it counts its legs or rounds, if it does; and its bots, each with its character. */
export function signOf(sentences: string): string {
  const sign = ['title', 'pitch'].map((part) => {
    const [message] = new RegExp(`^\\w+-${part} = .+$`, 'm').exec(sentences) ?? [];
    if (!message) throw new Error(`a game's words begin with its title and its pitch; there is no ${part}`);
    return message;
  });
  const stage = sentences.match(/^\w+-stage = .+$/gm) ?? [];
  const bots = sentences.match(/^\w+-bot-\w+ = .+\n {4}\.help = .+$/gm) ?? [];
  return [...sign, ...stage, ...bots].join('\n');
}
