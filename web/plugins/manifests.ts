/** Writes a manifest for every language from `src/manifest.json`, in which the page's own words stand by their ids: whoever installs the page reads its shortcuts in the language that it was in. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, messageOf } from './previews.ts';

const SOURCES = new URL('../src/', import.meta.url);
const WORDS = ['text/LANGUAGE/shell.ftl', 'text/LANGUAGE/home.ftl', 'beside/text/LANGUAGE.ftl'];
const read = (file: string): string => readFileSync(fileURLToPath(new URL(file, SOURCES)), 'utf-8');

export function manifests(): Plugin {
  return {
    name: 'caravanserai-manifests',
    apply: 'build',
    generateBundle() {
      for (const language of LANGUAGES) this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source: manifestIn(language) });
    },
  };
}

export function manifestIn(language: string): string {
  const sentences = WORDS.map((file) => read(file.replace('LANGUAGE', language))).join('\n');
  const said = JSON.parse(read('manifest.json'), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('page-') ? messageOf(sentences, value) : value,
  ) as object;
  return `${JSON.stringify({ lang: language, ...said }, null, 1)}\n`;
}
