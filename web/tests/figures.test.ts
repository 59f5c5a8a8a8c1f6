import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/core/words.svelte';
import { loadDigest, section } from '../src/rules/digest';
import { loadCaptions, loadFigures } from '../src/rules/figures';

const games = Object.keys(import.meta.glob('../src/games/*/figures.ts')).map((path) => path.split('/').at(-2)!);

describe.each(games)('the pictures beside the rules of %s', (game) => {
  // Drawings are compiled when they are first asked for.
  beforeAll(async () => void (await loadFigures(game)), 120_000);

  test('stand beside sections that there are', async () => {
    const sections = (await loadDigest(game, 'en'))!.sections.map((section) => section.number);
    expect(['', ...sections]).toEqual(expect.arrayContaining(Object.keys((await loadFigures(game)).figures)));
  });

  test.each(LANGUAGES)('are told in %s, each in its own words', async (language) => {
    const told = await loadCaptions(game, language);
    const captions = Object.values((await loadFigures(game)).figures).flatMap((figures) => figures.map((figure) => told(figure.caption)));
    expect(captions.every((caption) => caption !== '')).toBe(true);
    expect(new Set(captions).size).toBe(captions.length);
  });
});

test('a game without pictures has none', async () => {
  expect(await loadFigures('nothing')).toEqual({ figures: {} });
  expect((await loadCaptions('nothing', 'en'))('any')).toBe('');
});

test('a section can be read anywhere, its citations leading to the page of the rules', async () => {
  expect((await section('camel_up', '4.2', 'pl'))!.html).toContain('href="/rules/camel_up#5.5"');
  expect(await section('camel_up', '99', 'pl')).toBeNull();
});
