import { expect, test } from 'vitest';
import { LANGUAGES as BUILT, previewWords } from '../plugins/previews';
import { LANGUAGES } from '../src/core/words.svelte';

test('a link is shown with words in every language of the page', () => {
  expect([...BUILT].sort()).toEqual([...LANGUAGES].sort());
  for (const words of Object.values(previewWords())) {
    expect(words.invitation).toContain('{ $game }');
    for (const word of [words.name, words.tagline, words.rules]) expect(word).not.toMatch(/[{}]/);
  }
});
