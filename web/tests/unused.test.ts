/** Words that nobody says are forgotten ones. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const code = Object.values(import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }));
const sentences = Object.values(
  import.meta.glob<string>(
    ['../src/text/en/*.ftl', '../src/table/apart/text/en.ftl', '../src/{passing,puzzle,tv,whatif}/text/en.ftl', '../src/beside/*/text/en.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);

/** The ids that code mentions, as patterns: where it puts one together, any single word may fill the gap. */
function mentioned(text: string): RegExp[] {
  const found = text.matchAll(/['"`](page-(?:\$\{[^}]*\}|[\w-])+)/g);
  return [...found].map(([, id]) => new RegExp(`^${id!.replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`));
}

test('every sentence of the page is said somewhere', () => {
  const patterns = code.flatMap(mentioned);
  const ids = sentences.flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
});
