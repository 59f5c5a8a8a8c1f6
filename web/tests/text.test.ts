/** Every text of the page is there in every language, with the same attributes and the same arguments. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/core/words.svelte';

const source = new URL('../src/', import.meta.url);

/** Each id, its attributes and the arguments it mentions. */
function outline(path: URL): string[] {
  const resource = new FluentResource(readFileSync(path, 'utf-8'));
  return resource.body.map((entry) => `${entry.id} ${Object.keys(entry.attributes).sort().join()} ${argumentsOf(entry).join()}`).sort();
}

function argumentsOf(node: unknown): string[] {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
    if ((part as { type?: string }).type === 'var') found.add((part as { name: string }).name);
    Object.values(part).forEach(walk);
  };
  walk(node);
  return [...found].sort();
}

const folders = [
  ...readdirSync(new URL('text/en/', source)).map((file) => [`text`, file] as const),
  ...readdirSync(new URL('games/', source))
    .filter((game) => existsSync(new URL(`games/${game}/text/en.ftl`, source)))
    .flatMap((game) => ['text', 'text/about', 'text/journal', 'text/order'].map((folder) => [`games/${game}/${folder}`, ''] as const)),
  ['table/text/about', ''] as const,
  ['table/apart/text', ''] as const,
  ['journal/text', ''] as const,
  ['notices/text', ''] as const,
  ['table/text/presence', ''] as const,
  ['passing/text', ''] as const,
  ['puzzle/text', ''] as const,
  ['tv/text', ''] as const,
  ['whatif/text', ''] as const,
  ['beside/text', ''] as const,
];

describe.each(folders)('%s/%s', (folder, file) => {
  const path = (language: string) => new URL(file ? `${folder}/${language}/${file}` : `${folder}/${language}.ftl`, source);

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has what English has', (language) => {
    expect(outline(path(language))).toEqual(outline(path('en')));
  });

  it.each(LANGUAGES)('no id stands twice in %s', (language) => {
    const ids = new FluentResource(readFileSync(path(language), 'utf-8')).body.map((entry) => entry.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

const frenchIn = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((name) => /(^|[\\/])fr([\\/][^\\/]+)?\.ftl$/.test(name));
const french = frenchIn(source);

it.each(french)('French marks are never parted from their word in %s', (name) => {
  const lines = readFileSync(new URL(name, source), 'utf-8').split('\n');
  expect(lines.filter((line) => !line.startsWith('#') && /[^\s] [:;!?»](?=[\s.,)]|$)|« |" " \}[:;!?]/.test(line))).toEqual([]);
});

const python = new URL('../../src/caravanserai/', import.meta.url);

it('whoever plays by itself is a robot, wherever French is read', () => {
  const texts = [source, python].flatMap((folder) => frenchIn(folder).map((name) => readFileSync(new URL(name, folder), 'utf-8')));
  const said = texts.join('\n').replace(/^[\w-]+ =|\$\w+|\[\w+\]/gm, '');
  expect(said.split('\n').filter((line) => /(?<![\w-])bots?\b/i.test(line))).toEqual([]);
});

const code = readdirSync(source, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|ts)$/.test(name));

it.each(code)('%s leaves the colon after a name to the language', (name) => {
  const lines = readFileSync(new URL(name, source), 'utf-8').split('\n');
  expect(lines.filter((line) => /\}:( ?<| \$?\{)|content: ':/.test(line) && !/console\.|^ +((const|let) \{.*)?\}: \{/.test(line))).toEqual([]);
});
