/** The page is laid out anew at bounds that have names, and at no others. */
import { expect, test } from 'vitest';
import { named } from '../plugins/media';
import { MEDIA } from '../src/styles/media';
import { sources } from './sources';

const asked = [...sources].flatMap(([file, text]) =>
  file === 'styles/media.ts' ? [] : [...text.matchAll(/@media[^{]+|(?:MediaQuery|matchMedia)\([^)]*\)?/g)].map(([query]) => ({ file, query: query.trim() })),
);

test('a name stands for its query, alone or with others', () => {
  expect(named('@media (--phone), (--flat) and (--wide) {')).toBe('@media (width <= 47.5em), (height <= 31em) and (width >= 68.75em) {');
  expect(named('@media print { a { color: var(--ink); } }')).toBe('@media print { a { color: var(--ink); } }');
  expect(() => named('@media (--spacious) {')).toThrow('no bound is called spacious');
});

test('no style and no code asks for a width or a height by itself', () => {
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ query }) => /width|height|aspect-ratio/.test(query))).toEqual([]);
});

test('every name is used', () => {
  const used = (name: string): boolean => asked.some(({ query }) => query.includes(`(--${name})`) || query.includes(`MEDIA.${name}`));
  expect(Object.keys(MEDIA).filter((name) => !used(name))).toEqual([]);
});
