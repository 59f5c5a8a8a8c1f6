/** What the journal says of a game, and on which evenings one played. */
import { expect, test } from 'vitest';
import type { JournalGame, JournalSeat } from '../src/generated/wire';
import { mostOf } from '../src/journal/keepsakes';
import { isWon, measuredBy, weeksOf } from '../src/journal/telling';
import { offlineFiles, partOf } from '../plugins/offline';

const seat = (kind: JournalSeat['kind'], name: string, place: number, score: number): JournalSeat => ({ kind, name, bot: '', place, score });
const game = (winners: number[], ...seats: JournalSeat[]): JournalGame => ({
  table: 't',
  game: 'camel_up',
  name: '',
  ended: 0,
  you: 0,
  seats,
  winners,
  reason: 'forward',
  moves: 9,
  highlights: [],
});

test('who has won is measured by the next, who has lost by the winner', () => {
  const won = game([0], seat('me', 'Ann', 1, 9), seat('bot', 'Khamsin', 3, 2), seat('friend', 'Ben', 2, 7));
  expect([isWon(won), measuredBy(won)?.name]).toEqual([true, 'Ben']);
  const lost = game([2], seat('me', 'Ann', 2, 5), seat('bot', 'Khamsin', 3, 2), seat('friend', 'Ben', 1, 7));
  expect([isWon(lost), measuredBy(lost)?.name]).toEqual([false, 'Ben']);
  const shared = game([0, 1], seat('me', 'Ann', 1, 5), seat('friend', 'Ben', 1, 5));
  expect([isWon(shared), measuredBy(shared)?.name]).toEqual([true, 'Ben']);
});

test('eight weeks end with the present one, and days to come have no lantern', () => {
  const now = new Date(2026, 2, 31, 12);
  const weeks = weeksOf(
    [new Date(2026, 2, 29, 23, 30), new Date(2026, 2, 30, 0, 10), new Date(2026, 0, 1)].map((day) => day.getTime() / 1000),
    now,
  );
  expect(weeks).toHaveLength(8);
  expect(weeks[6]!.map((day) => day.lit)).toEqual([false, false, false, false, false, false, true]);
  expect(weeks[7]!.map((day) => day.lit)).toEqual([true, false, false, false, false, false, false]);
  expect(weeks[7]!.map((day) => day.ahead)).toEqual([false, false, true, true, true, true, true]);
  expect(weeks.flat().filter((day) => day.lit)).toHaveLength(2);
});

test('what one has had most of comes first', () => {
  const highlights = [
    { kind: 'tickets', about: 'red', amount: 2 },
    { kind: 'paid', about: 'red', amount: 1 },
    { kind: 'tickets', about: 'blue', amount: 5 },
  ];
  expect(mostOf(highlights, 'tickets').map((one) => one.about)).toEqual(['blue', 'red']);
});

test('pages that need no server are kept with all that they are made of, and words by their language', () => {
  expect(partOf('/x/src/pages/Rules.svelte')).toBe('pages');
  expect(partOf('/x/games/emira/RULES.md?digest')).toBe('en');
  expect(partOf('/x/games/emira/RULES.pl.md?digest')).toBe('pl');
  expect(partOf('/x/games/emira/text/journal/fr.ftl?raw')).toBe('fr');
  expect(partOf('/x/src/pages/NewTable.svelte')).toBeNull();
  expect(['pages/Odds', 'games/camel_up/beside/Odds', 'pages/Whom', 'games/emira/beside/Whom'].map((part) => partOf(`/x/src/${part}.svelte`))).toEqual(
    Array(4).fill('pages'),
  );
  expect(partOf('/x/src/beside/odds/text/pl.ftl?raw')).toBe('pl');
  const chunk = (fileName: string, facadeModuleId: string, imports: string[], css: string[]) => ({
    type: 'chunk',
    fileName,
    facadeModuleId,
    imports,
    viteMetadata: { importedCss: new Set(css) },
  });
  const bundle = {
    'assets/Rules-1.js': chunk('assets/Rules-1.js', '/x/src/pages/Rules.svelte', ['assets/inn-1.js'], ['assets/Rules-1.css']),
    'assets/inn-1.js': chunk('assets/inn-1.js', '', ['assets/Rules-1.js'], []),
    'assets/New-1.js': chunk('assets/New-1.js', '/x/src/pages/NewTable.svelte', [], []),
    'previews.json': { type: 'asset', fileName: 'previews.json' },
  } as unknown as Parameters<typeof offlineFiles>[0];
  expect(offlineFiles(bundle)).toEqual({
    all: ['/assets/New-1.js', '/assets/Rules-1.js', '/assets/inn-1.js'],
    pages: ['/assets/Rules-1.css', '/assets/Rules-1.js', '/assets/inn-1.js'],
  });
});
