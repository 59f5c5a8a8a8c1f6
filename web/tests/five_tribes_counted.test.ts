import { beforeAll, expect, test } from 'vitest';
import { words } from '../src/core/words.svelte';
import { held } from '../src/games/five_tribes/panels/counted';

beforeAll(async () => {
  await words.addGame('five_tribes');
  await words.use('en');
});

test('gold, the cards that must be there, and how many others there are', () => {
  expect(held({ gold: 34, cards: { fakir: 1, ivory: 2 }, unknown: 1 })).toBe('34 gold coins; 2 × ivory and fakir; 1 unknown card.');
  expect(held({ gold: 1, cards: {}, unknown: 0 })).toBe('1 gold coin.');
  expect(held({ gold: null, cards: {}, unknown: 3 })).toBe('gold is hidden; 3 unknown cards.');
});
