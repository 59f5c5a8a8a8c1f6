/** A board styles the seats by the properties that they offer. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const games = new URL('../src/games/', import.meta.url);
const INSIDE = /:global\([^)]*\.(seats|pennant|about|line|mark|clock)\b/;

test('no board reaches into the seats', () => {
  const styled = readdirSync(games, { recursive: true, encoding: 'utf-8' }).filter((path) => path.endsWith('.svelte'));
  expect(styled.length).toBeGreaterThan(50);
  expect(styled.filter((path) => INSIDE.test(readFileSync(new URL(path, games), 'utf-8')))).toEqual([]);
});
