/** Colours and measures that styles share are where they belong: those of a game with the game, and loaded wherever they are used. */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sources as files } from './sources';

const games = [...files.keys()].flatMap((path) => /^games\/(\w+)\/tokens\.css$/.exec(path)?.[1] ?? []);
const SHARED = 'styles/tokens.css';

/** What a file declares, in a style, by a directive, or from code. */
const declared = (file: string): string[] => [...files.get(file)!.matchAll(/(?<![\w-])(--[\w-]+)(?=\s*:|=\{|="|',)/g)].map(([, name]) => name!);
/** What a file asks for, and whether it does without. */
const used = (file: string): { name: string; needed: boolean }[] =>
  [...files.get(file)!.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g)].map(([, name, end]) => ({ name: name!, needed: end === ')' }));
const tokensOf = (game: string): Set<string> => new Set(declared(`games/${game}/tokens.css`));
const gameOf = (file: string): string | null => /^games\/(\w+)\//.exec(file)?.[1] ?? null;

/** What comes with a file: itself and all that it imports at once. */
function loaded(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry) || !files.has(entry)) return found;
  found.add(entry);
  for (const [, path] of files.get(entry)!.matchAll(/(?:from|import) '(\.[^']+)'/g)) {
    const target = posix.join(posix.dirname(entry), path!);
    for (const name of [target, `${target}.ts`, `${target}/index.ts`]) loaded(name, found);
  }
  return found;
}

test('the shared tokens are of no game', () => {
  const prefixes = games.map((game) => new Set([...tokensOf(game)].map((name) => /^--[a-z]+-/.exec(name)?.[0])));
  expect(prefixes.map((found) => found.size)).toEqual(games.map(() => 1));
  const own = new Set(prefixes.flatMap((found) => [...found]));
  expect(own.size).toBe(games.length);
  const everybody = [...files.keys()].filter((file) => gameOf(file) === null);
  const named = everybody.flatMap((file) => [...declared(file), ...used(file).map(({ name }) => name)]);
  expect(named.filter((name) => own.has(/^--[a-z]+-/.exec(name)?.[0]))).toEqual([]);
});

test('every shared token is used, and not by one game alone', () => {
  const users = (token: string): Set<string> =>
    new Set([...files.keys()].filter((file) => used(file).some(({ name }) => name === token)).map((file) => gameOf(file) ?? 'everybody'));
  const lonely = declared(SHARED).filter((token) => {
    const found = [...users(token)];
    return found.length === 0 || (found.length === 1 && found[0] !== 'everybody');
  });
  expect(lonely).toEqual([]);
});

describe.each(games)('%s', (game) => {
  const tokens = tokensOf(game);
  const entries = ['index.ts', 'figures.ts', 'Arch.svelte'].map((name) => `games/${game}/${name}`).filter((file) => files.has(file));

  test.each(entries)('%s loads the tokens that it needs', (entry) => {
    const all = [...loaded(entry)];
    const needs = all.flatMap((file) => used(file).filter(({ name }) => tokens.has(name)));
    expect(needs.length === 0 || all.includes(`games/${game}/tokens.css`)).toBe(true);
  });

  test('uses each of its tokens', () => {
    const named = new Set([...files.keys()].filter((file) => gameOf(file) === game).flatMap((file) => used(file).map(({ name }) => name)));
    expect([...tokens].filter((name) => !named.has(name))).toEqual([]);
  });
});

test('whatever is asked for is declared for whoever asks', () => {
  const declaredBy = (game: string | null): Set<string> => new Set([...files.keys()].filter((file) => gameOf(file) === game).flatMap(declared));
  const common = declaredBy(null);
  const own = new Map(games.map((game) => [game, declaredBy(game)]));
  const faults = [...files.keys()].flatMap((file) => {
    const there = own.get(gameOf(file) ?? '') ?? common;
    return used(file)
      .filter(({ name, needed }) => needed && !common.has(name) && !there.has(name))
      .map(({ name }) => `${file}: ${name}`);
  });
  expect(faults).toEqual([]);
});
