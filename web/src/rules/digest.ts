/** The rules of a game as the page has them. They are made from `RULES*.md` when the page is built (plugins/digest.ts), or by the server's text. */
import { servedRules } from '../core/served';
import type { Language } from '../core/words.svelte';

export interface Section {
  /** `5.3`; also its anchor. */
  number: string;
  title: string;
  /** 2 for a chapter, 3 for a section of one. */
  level: number;
  html: string;
  /** What the html says, one line for each paragraph or item. */
  text: string;
}

export interface Digest {
  language: string;
  title: string;
  /** What stands before the first chapter. */
  html: string;
  text: string;
  sections: Section[];
}

const digests = import.meta.glob<Digest>('../../../src/caravanserai/games/*/RULES*.md', { query: '?digest', import: 'default' });
const FOLDER = '../../../src/caravanserai/games';

/** The games that tell their rules, in alphabetical order. */
export const gamesWithRules: string[] = [...new Set(Object.keys(digests).map((path) => path.split('/').at(-2)!))].sort();

/** A game's rules in this language, or in English where nobody has told them in it; null if there are none. */
export async function loadDigest(game: string, language: Language): Promise<Digest | null> {
  const load = digests[`${FOLDER}/${game}/RULES.${language}.md`] ?? digests[`${FOLDER}/${game}/RULES.md`];
  if (load) return load();
  const rules = await servedRules(game, language);
  return rules && (await import('./markdown')).digestOf(rules.text, rules.language);
}

/** One section by its number, to be read anywhere on the site; null if the rules do not have it. */
export async function section(game: string, number: string, language: Language): Promise<Section | null> {
  const found = (await loadDigest(game, language))?.sections.find((section) => section.number === number);
  return found ? { ...found, html: found.html.replaceAll('href="#', `href="/rules/${game}#`) } : null;
}
