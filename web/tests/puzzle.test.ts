/** What is remembered of puzzles, and what one tells others of them. */
import { beforeEach, expect, test, vi } from 'vitest';
import { dayAfter, dayBefore, keepResult, resultOf, shifted, streak } from '../src/puzzle/kept';
import { marks, rowsOf } from '../src/puzzle/telling';
import type { PuzzleSolution } from '../src/generated/wire';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, text: string) => stored.set(name, text) });
beforeEach(() => stored.clear());

const found = { costs: [3.2, 0], found: true, seconds: 48 };
const missed = { costs: [3.2, 4, 9.1], found: false, seconds: 90 };

test('days follow each other over the ends of months and years', () => {
  expect([dayAfter('2026-12-31'), dayBefore('2028-03-01'), shifted('2026-11-18', -7)]).toEqual(['2027-01-01', '2028-02-29', '2026-11-11']);
});

test('a result is kept for its game and day', () => {
  keepResult('camel_up', '2026-11-18', found);
  keepResult('emira', '2026-11-18', missed);
  expect(resultOf('camel_up', '2026-11-18')).toEqual(found);
  expect(resultOf('emira', '2026-11-18')).toEqual(missed);
  expect(resultOf('camel_up', '2026-11-17')).toBeNull();
  stored.set('caravanserai-puzzles', 'sand');
  expect(resultOf('camel_up', '2026-11-18')).toBeNull();
});

test('a row of days ends where one was missed or left out, and today may still come', () => {
  for (const day of ['2026-11-14', '2026-11-16', '2026-11-17']) keepResult('camel_up', day, found);
  expect(streak('camel_up', '2026-11-18')).toBe(2);
  keepResult('camel_up', '2026-11-18', found);
  expect(streak('camel_up', '2026-11-18')).toBe(3);
  keepResult('camel_up', '2026-11-18', missed);
  expect(streak('camel_up', '2026-11-18')).toBe(0);
  expect(streak('emira', '2026-11-18')).toBe(0);
});

test('only so many days are remembered, the latest ones', () => {
  const days = Array.from({ length: 409 }, (_, number) => [shifted('2026-01-01', number), found]);
  stored.set('caravanserai-puzzles', JSON.stringify({ camel_up: Object.fromEntries(days) as unknown }));
  keepResult('camel_up', shifted('2026-01-01', 409), found);
  expect(resultOf('camel_up', '2026-01-05')).toBeNull();
  expect(streak('camel_up', shifted('2026-01-01', 409))).toBe(400);
});

test('what is shared has a mark for each try and nothing of the board', () => {
  expect([marks(found), marks(missed), marks({ costs: [], found: false })]).toEqual(['○ ●', '○ ○ ○', '']);
});

test('the solution says which of the plans were tried, and which one comes to mind first', () => {
  const line = (notation: string) => ({ moves: [{ move: {}, notation }], loss: 0, error: 0, points: null, reason: '', about: {} });
  const solution = { answer: line('ticket Y'), glance: line('ticket G'), others: [line('roll'), line('ticket G')] } as unknown as PuzzleSolution;
  const tried = [{ moves: ['ticket G'], loss: 0.03, error: 0, near: false, found: false }];
  expect(rowsOf(solution, tried).map(({ number, tried, glance }) => [number, tried, glance])).toEqual([
    [0, 0, false],
    [1, 0, false],
    [2, 1, true],
  ]);
});
