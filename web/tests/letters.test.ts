import { describe, expect, test } from 'vitest';
import { LANGUAGES, say, words } from '../src/core/words.svelte';
import { CAMELS } from '../src/generated/camel_up';
import { TRIBES } from '../src/generated/five_tribes';
import { SHEIKHS } from '../src/games/emira/art/pieces';

const PIECES = [
  ['camel_up', 'camel', [...CAMELS]],
  ['five_tribes', 'tribe', [...TRIBES]],
  ['emira', 'colour', Object.keys(SHEIKHS)],
] as const;

describe.each(PIECES)('on the pieces of %s', (game, field, pieces) => {
  test.each(LANGUAGES)('stands the letter that tells them apart in %s, two at most', async (language) => {
    await words.use(language);
    await words.addGame(game);
    const letters = pieces.map((piece) => say(`${game}-letter`, { [field]: piece }));
    expect(new Set(letters.map((letter) => letter.toLowerCase())).size).toBe(pieces.length);
    for (const letter of letters) expect(letter).toMatch(/^\p{L}{1,2}$/u);
  });
});

test.each([
  ['en', 'blue', 'B'],
  ['pl', 'blue', 'N'],
  ['fr', 'green', 'V'],
] as const)('in %s the %s camel is %s', async (language, camel, letter) => {
  await words.use(language);
  await words.addGame('camel_up');
  expect(say('camel_up-letter', { camel })).toBe(letter);
});
