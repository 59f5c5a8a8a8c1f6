import { describe, expect, test } from 'vitest';
import { manifestIn } from '../plugins/manifests';
import { LANGUAGES } from '../src/core/words.svelte';

interface Manifest {
  id: string;
  lang: string;
  description: string;
  shortcuts: { name: string; url: string }[];
}

const manifests = LANGUAGES.map((language) => JSON.parse(manifestIn(language)) as Manifest);

describe('the manifest', () => {
  test('is that of one and the same page in every language', () => {
    expect(manifests.map(({ lang }) => lang)).toEqual([...LANGUAGES]);
    expect(new Set(manifests.map(({ id }) => id))).toEqual(new Set(['/']));
    expect(manifests.map(({ shortcuts }) => shortcuts.map(({ url }) => url))).toEqual(LANGUAGES.map(() => ['/beside', '/judge']));
  });

  test('says nothing in another language, and no word by its id', () => {
    const said = manifests.map(({ description, shortcuts }) => [description, ...shortcuts.map(({ name }) => name)]);
    expect(new Set(said.flat()).size).toBe(said.flat().length);
    expect(said.flat().filter((text) => text.includes('page-') || text.includes('{'))).toEqual([]);
  });
});
