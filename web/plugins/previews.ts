/** Writes `previews.json`: the words, in every language, that a link to the page is shown with elsewhere. They are the page's own; the server puts a game's title in. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEXTS = new URL('../src/text/', import.meta.url);
export const LANGUAGES = ['en', 'pl', 'fr'];
const WORDS = {
  name: 'page-name',
  tagline: 'page-home-tagline',
  invitation: 'page-lobby-title',
  rules: 'page-foot-rules',
  review: 'page-review',
  review_tells: 'page-review-tells',
};

export type Previews = Record<string, Record<keyof typeof WORDS, string>>;

export function previews(): Plugin {
  return {
    name: 'caravanserai-previews',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'previews.json', source: `${JSON.stringify(previewWords(), null, 1)}\n` });
    },
  };
}

export function previewWords(): Previews {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const files = [...['shell', 'home', 'lobby'].map((part) => `${language}/${part}.ftl`), `../review/text/${language}.ftl`];
      const sentences = files.map((file) => readFileSync(fileURLToPath(new URL(file, TEXTS)), 'utf-8')).join('\n');
      return [language, Object.fromEntries(Object.entries(WORDS).map(([name, id]) => [name, messageOf(sentences, id)]))];
    }),
  ) as Previews;
}

/** A message that takes one line, as it is written. */
export function messageOf(sentences: string, id: string): string {
  const found = new RegExp(`^${id} = (.+)$`, 'm').exec(sentences)?.[1];
  if (!found) throw new Error(`there is no ${id} on one line`);
  return found;
}
