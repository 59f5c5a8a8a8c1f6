/**
 * Writes `licences.txt`: whose work is bundled into the page besides ours, by what licence, in the words of that licence. It is made from what is bundled, so nobody can be forgotten. The typefaces' licences lie beside it.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NODE_MODULES = 'node_modules/';
/** What the bundlers put in themselves has no file of its own. */
const BUNDLERS: [RegExp, string][] = [
  [/^\0?vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
];
/** Where the words of a licence are that a package only names. */
const SPELT_OUT: Record<string, string> = { 'Apache-2.0': 'node_modules/typescript/LICENSE.txt' };
/** Bundlers go on with whatever they have bundled themselves, of which nothing is in the page. */
const WITHIN = /^#+ Licenses of bundled dependencies/im;
const RULE = '-'.repeat(80);

export type Work = { name: string; version: string; licence: string; text: string };

export function licences(root: string): Plugin {
  return {
    name: 'caravanserai-licences',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames));
      const folders = [...this.getModuleIds(), ...files].map((id) => folderOf(id, root)).filter((folder) => folder !== null);
      const works = [...new Set(folders.map((folder) => resolve(root, folder)))].sort().map((folder) => workIn(folder, root));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: told(works) });
    },
  };
}

/** The folder of the package that a module is of; null for our own. */
export function folderOf(id: string, root: string): string | null {
  for (const [pattern, name] of BUNDLERS) if (pattern.test(id)) return join(root, NODE_MODULES, name);
  const at = id.lastIndexOf(NODE_MODULES);
  if (at < 0) return null;
  const [first = '', second = ''] = id.slice(at + NODE_MODULES.length).split('/');
  return id.slice(0, at + NODE_MODULES.length).replace(/^\0/, '') + (first.startsWith('@') ? `${first}/${second}` : first);
}

/** A package's name, version and licence as it states them itself. */
export function workIn(folder: string, root: string): Work {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Record<string, string>;
  if (!name || !version || !license) throw new Error(`${folder} does not say by what licence it may be used`);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)([-.].*)?$/i.test(entry));
  const [home, words] = file ? [folder, file] : [root, SPELT_OUT[license]];
  if (!words) throw new Error(`${folder} does not give the words of its licence, ${license}`);
  const [text = ''] = readFileSync(join(home, words), 'utf-8').split(WITHIN);
  return { name, version, licence: license, text: text.trim() };
}

export function told(works: Work[]): string {
  const head = 'What others have made, and is part of this page. Each is used by its own licence, which follows.';
  const list = works.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
  const texts = works.map(({ name, text }) => `${RULE}\n${name}\n${RULE}\n\n${text.replaceAll('\r\n', '\n')}`);
  return `${[head, list.join('\n'), ...texts].join('\n\n')}\n`;
}
