/** Polish bends its nouns by the number before them: by the one that is shown. */
import { beforeAll, expect, test } from 'vitest';
import { say, words } from '../src/core/words.svelte';
import { wayOf } from '../src/games/emira/panels/verdicts';
import { bidWorth } from '../src/games/five_tribes/lens';
import type { Courtship } from '../src/generated/emira';
import type { BidWorth } from '../src/generated/five_tribes';

beforeAll(async () => {
  for (const game of ['emira', 'five_tribes']) await words.addGame(game);
  await words.use('pl');
});

test.each([
  [0, '0 punktów'],
  [-3.6, '−3,6 punktu'],
  [4.02, '+4 punktów'],
  [-1, '−1 punktu'],
])('a place in the order worth about %f', (net, said) => {
  expect(bidWorth({ place: 2, net } as BidWorth)).toContain(`to około ${said}.`);
});

test('what is missing stands in the genitive', () => {
  const court = { first: 'palace', second: 'money' } as unknown as Courtship;
  expect(wayOf(court, { room: true, first: 1, second: 1200 }).replaceAll('\u00a0', ' ')).toBe(
    'Żeby wybrała ciebie, brakuje ci wolnej komnaty, 1 punktu pałacu i 1 200 sztuk złota.',
  );
  expect(wayOf(court, { room: false, first: 0.5, second: null })).toContain('brakuje ci 0,5 punktu pałacu.');
  expect(wayOf(court, { room: false, first: 3, second: null })).toContain('brakuje ci 3 punktów pałacu.');
});

test.each([
  [1, 'pałac'],
  [3, 'pałace'],
  [10, 'pałaców'],
  [0, 'pałaców'],
])('%i of what is left', (count, said) => {
  expect(say('five_tribes-page-palaces', { count })).toBe(said);
});

test.each([
  [1, '1 wielbłąd, 50: oferty tańsze o 200.'],
  [3, '3 wielbłądy po 50: oferty tańsze o 200.'],
  [5, '5 wielbłądów po 50: oferty tańsze o 200.'],
])('%i camels', (count, said) => {
  expect(say('emira-page-herd', { count, rate: 50, off: '200' })).toBe(said);
});
