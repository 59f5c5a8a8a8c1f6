/** What is remembered of puzzles, and what one tells others of them. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError } from '../src/core/api';
import type { GameFront } from '../src/core/fronts';
import { words } from '../src/core/words.svelte';
import { dayAfter, dayBefore, keepResult, resultOf, resultOn, shifted, streak, type Result } from '../src/puzzle/kept';
import { PuzzleRun } from '../src/puzzle/run.svelte';
import { marks, rowsOf, within } from '../src/puzzle/telling';
import type { Ack, Command, PuzzleInfo, PuzzleSolution, PuzzleTry } from '../src/generated/wire';

type Send = (command: Command) => Promise<Ack>;
let send: Send;
vi.mock('../src/core/table.svelte', () => ({
  TableStore: class {
    constructor(
      id: string,
      _front: unknown,
      readonly update: object,
      connect: (id: string, hearer: object) => { send: Send },
    ) {
      ({ send } = connect(id, { update: () => undefined }));
    }
  },
}));
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, text: string) => stored.set(name, text) });
beforeAll(() => words.use('en'));
beforeEach(() => stored.clear());
afterEach(() => vi.useRealTimers());

const foundOn = (on: string, puzzle = 'sand'): Result => ({ puzzle, costs: [3.2, 0], found: true, seconds: 48, on });
const missed: Result = { puzzle: 'sand', costs: [3.2, 4, 9.1], found: false, seconds: 90, on: '2026-11-18' };

test('days follow each other over the ends of months and years', () => {
  expect([dayAfter('2026-12-31'), dayBefore('2028-03-01'), shifted('2026-11-18', -7)]).toEqual(['2027-01-01', '2028-02-29', '2026-11-11']);
});

test('a result is kept for its game and day, and shown under its own puzzle alone', () => {
  const found = foundOn('2026-11-18');
  keepResult('camel_up', '2026-11-18', found);
  keepResult('emira', '2026-11-18', missed);
  expect(resultOf('camel_up', '2026-11-18', 'sand')).toEqual(found);
  expect(resultOf('emira', '2026-11-18', 'sand')).toEqual(missed);
  expect(resultOf('emira', '2026-11-18', 'palm')).toBeNull();
  expect(resultOn('emira', '2026-11-18')).toEqual(missed);
  expect(resultOf('camel_up', '2026-11-17', 'sand')).toBeNull();
  stored.set('caravanserai-puzzles', 'sand');
  expect(resultOf('camel_up', '2026-11-18', 'sand')).toBeNull();
});

test('a row of days ends where one was missed, left out or found later, and today may still come', () => {
  for (const day of ['2026-11-14', '2026-11-16', '2026-11-17']) keepResult('camel_up', day, foundOn(day));
  expect(streak('camel_up', '2026-11-18')).toBe(2);
  keepResult('camel_up', '2026-11-15', foundOn('2026-11-18'));
  expect([streak('camel_up', '2026-11-18'), streak('camel_up', '2026-11-15')]).toEqual([2, 0]);
  keepResult('camel_up', '2026-11-18', foundOn('2026-11-18'));
  expect(streak('camel_up', '2026-11-18')).toBe(3);
  keepResult('camel_up', '2026-11-18', missed);
  expect(streak('camel_up', '2026-11-18')).toBe(0);
  expect(streak('emira', '2026-11-18')).toBe(0);
});

test('only so many days are remembered, the latest ones', () => {
  const days = Array.from({ length: 409 }, (_, number) => [shifted('2026-01-01', number), foundOn(shifted('2026-01-01', number))]);
  stored.set('caravanserai-puzzles', JSON.stringify({ camel_up: Object.fromEntries(days) as unknown }));
  keepResult('camel_up', shifted('2026-01-01', 409), foundOn(shifted('2026-01-01', 409)));
  expect(resultOn('camel_up', '2026-01-05')).toBeNull();
  expect(streak('camel_up', shifted('2026-01-01', 409))).toBe(400);
});

test('what is shared has a mark for each try and nothing of the board', () => {
  expect([marks(foundOn('2026-11-18')), marks(missed), marks({ costs: [], found: false })]).toEqual(['○ ●', '○ ○ ○', '']);
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

test('what is told of a cost is half of its 95 % interval', () => expect(within(0.0051)).toBe('1.0'));

const DAY = Date.UTC(2026, 10, 18, 23, 50) / 1000;
const infoOf = (now: number, puzzle = 'sand'): PuzzleInfo =>
  ({
    game: 'camel_up',
    day: '2026-11-18',
    puzzle,
    update: { now, you: 0, seats: [{ name: '' }], legal: [{ moves: [{ number: 4, notation: 'roll' }] }] },
  }) as unknown as PuzzleInfo;
const opened = (now = DAY, puzzle = 'sand'): PuzzleRun => new PuzzleRun(infoOf(now, puzzle), {} as GameFront);
const tried = (found: boolean): PuzzleTry =>
  ({ done: true, found, near: false, loss: found ? 0 : 0.032, error: 0.001, update: infoOf(DAY).update, facts: null }) as unknown as PuzzleTry;
const play = (): Promise<Ack> => send({ do: 'play', move: 4 } as unknown as Command);

test('tries and the time that it takes go on where a page was left', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const answer = vi.spyOn(api, 'tryPuzzle').mockResolvedValue(tried(false));
  vi.spyOn(api, 'puzzleSolution').mockResolvedValue({ after: infoOf(DAY).update } as unknown as PuzzleSolution);
  expect(opened().left).toBe(3);
  await play();
  vi.setSystemTime(1_060_000);
  const again = opened(DAY + 60);
  expect([again.left, again.result, again.tries.map(({ loss }) => loss)]).toEqual([2, null, [0.032]]);
  answer.mockResolvedValue(tried(true));
  vi.setSystemTime(1_120_000);
  await play();
  expect(again.result).toEqual({ puzzle: 'sand', costs: [3.2, 0], found: true, seconds: 120, on: '2026-11-18' });
  expect([streak('camel_up', '2026-11-18'), opened(DAY + 180).tries.length]).toEqual([1, 2]);
  expect([opened(DAY + 180, 'palm').left, opened(DAY + 180, 'palm').result]).toEqual([3, null]);
});

test('what is found after its day does not count in a row, by the clock of the server', async () => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(api, 'tryPuzzle').mockResolvedValue(tried(true));
  vi.spyOn(api, 'puzzleSolution').mockRejectedValue(new ApiError(503, { message: 'error', code: 'busy', text: '', id: 0, details: {}, update: null }));
  const run = opened();
  vi.setSystemTime(900_000);
  await play();
  expect([run.result?.on, run.found, streak('camel_up', '2026-11-18')]).toEqual(['2026-11-19', true, 0]);
});
