/**
 * Writes `offline.json` for the service worker (`public/sw.js`): the names of all assets; those of the pages that open without the network, for every language and besides for each; so
 * that they are there before anybody has opened them.
 */
import type { Plugin, Rolldown } from 'vite';

/** The pages that need no server, and what they fetch by and by in whatever language. */
const PAGES = [
  /\/pages\/(Rules|Journal|Beside|Judge|Aid|Pad|Odds|Whom)\.svelte$/,
  /\/table\/(Ended|Ending|GenericBoard|Missing|Scrubber)\.svelte$/,
  /\/games\/\w+\/(figures\.ts|Keepsake\.svelte)$/,
  /\/games\/\w+\/beside\/(pad\.ts|Odds\.svelte|Whom\.svelte)$/,
  /\/generated\/pads\/\w+\.json$/,
  /\/core\/kept\.ts$/,
];
/** What they fetch in one language: rules, captions, the words of a game, of the page and of the journal. */
const IN_LANGUAGE = [
  /\/RULES(?:\.(\w+))?\.md\?digest$/,
  /\/games\/\w+\/figures\/(\w+)\.ftl\?raw$/,
  /\/games\/\w+\/text\/(?:journal\/)?(\w+)\.ftl\?raw$/,
  /\/(?:journal|beside)\/text\/(\w+)\.ftl\?raw$/,
  /\/games\/\w+\/beside\/judge\/(\w+)\.txt\?raw$/,
  /\/games\/\w+\/text\/beside\/(\w+)\.ftl\?raw$/,
  /\/beside\/\w+\/text\/(\w+)\.ftl\?raw$/,
  /\/src\/text\/(\w+)\.ts$/,
];

export type Offline = { all: string[]; pages: string[] } & Record<string, string[]>;
type Bundle = Rolldown.OutputBundle;

export function offline(): Plugin {
  return {
    name: 'caravanserai-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'offline.json', source: `${JSON.stringify(offlineFiles(bundle), null, 1)}\n` });
    },
  };
}

export function offlineFiles(bundle: Bundle): Offline {
  const files: Offline = { all: [], pages: [] };
  for (const { fileName } of Object.values(bundle)) if (fileName.startsWith('assets/')) files.all.push(`/${fileName}`);
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const part = partOf(chunk.facadeModuleId ?? '');
    if (part) (files[part] ??= []).push(...neededBy(bundle, chunk.fileName));
  }
  for (const [part, names] of Object.entries(files)) files[part] = [...new Set(names)].sort();
  return files;
}

/** To which part a module's chunk belongs: to a language, to all of them, or to none. */
export function partOf(module: string): string | null {
  for (const pattern of IN_LANGUAGE) {
    const found = pattern.exec(module);
    if (found) return found[1] ?? 'en';
  }
  return PAGES.some((pattern) => pattern.test(module)) ? 'pages' : null;
}

/** A chunk with all that it cannot do without: other chunks, and styles. */
export function neededBy(bundle: Bundle, fileName: string, met = new Set<string>()): string[] {
  const chunk = bundle[fileName];
  if (met.has(fileName) || chunk?.type !== 'chunk') return [];
  met.add(fileName);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);
  return [`/${fileName}`, ...styles, ...chunk.imports.flatMap((name) => neededBy(bundle, name, met))];
}
