/** The engine is asked step by step for as long as somebody looks, and the best few moves have their place on the board. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError, Away } from '../src/core/api';
import { words } from '../src/core/words.svelte';
import type { Thoughts, WeighedMove, WeighedSoFar } from '../src/generated/wire';
import { Thinker, type Question } from '../src/whatif/thinker.svelte';
import { drawn, movesOf, places } from '../src/whatif/ways';

const best = { notation: 'roll', move: { move: 'roll' }, then: [], up_to: null, chance: 0.5, error: 0.01, tried: 64 } as unknown as WeighedMove;
const tried = (samples: number): WeighedSoFar => ({ option: 0, tried: samples, parts: 2, total: 1, squares: 0.5 });
const thoughts = (samples: number, done = false): Thoughts => ({
  actor: 0,
  samples,
  depth: 0,
  done,
  chances: samples === 64 ? [0.5, 0.5] : [],
  best: [best],
  so_far: [tried(samples)],
});
const question = (key: string): Question => ({ key, line: { game: 'camel_up', position: key, line: [] } });
const problem = (code: string): ApiError => new ApiError(429, { message: 'error', code, text: code, id: 0, details: {}, update: null });
const think = vi.spyOn(api, 'think');
const page = { visibilityState: 'visible', documentElement: {}, querySelector: () => null };
const stored = new Map<string, string>();
vi.stubGlobal('document', page);
vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, text: string) => stored.set(name, text) });
const engine = (): Thinker => new Thinker(() => null, 'caravanserai-engine', true);
const later = (milliseconds = 10_000): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeAll(() => words.use('en'));
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  page.visibilityState = 'visible';
  think.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('the engine', () => {
  it('goes on from where it was left until it is done', async () => {
    const thinker = engine();
    think.mockResolvedValueOnce(thoughts(64)).mockResolvedValueOnce(thoughts(640, true));
    thinker.attend(question('a'));
    await later();
    expect(think.mock.calls.map(([{ so_far, samples }]) => [so_far, samples])).toEqual([
      [[], 640],
      [[tried(64)], 640],
    ]);
    expect([thinker.best, thinker.chances, thinker.canDeepen]).toEqual([[best], [0.5, 0.5], true]);
    thinker.deepen();
    think.mockResolvedValueOnce(thoughts(2560, true));
    thinker.attend(question('a'));
    await later();
    expect(think).toHaveBeenCalledTimes(3);
    expect(think).toHaveBeenLastCalledWith(expect.objectContaining({ samples: 2560 }));
  });

  it('is not asked by whoever only passes by', async () => {
    const leave = engine().attend(question('a'));
    leave!();
    await later();
    expect(think).not.toHaveBeenCalled();
  });

  it('stops with whoever leaves, and what comes too late is not shown', async () => {
    const thinker = engine();
    let answer: (told: Thoughts) => void = () => undefined;
    think.mockReturnValueOnce(new Promise((done) => (answer = done)));
    const leave = thinker.attend(question('a'));
    await later();
    leave!();
    answer(thoughts(64));
    await later();
    expect(think).toHaveBeenCalledOnce();
    expect(thinker.thoughts).toBeNull();
  });

  it('waits while the page is hidden', async () => {
    page.visibilityState = 'hidden';
    think.mockResolvedValue(thoughts(640, true));
    engine().attend(question('a'));
    await later();
    expect(think).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    await later();
    expect(think).toHaveBeenCalledOnce();
  });

  it('comes back where others are first, or nobody answers, and leaves it where it is refused', async () => {
    const thinker = engine();
    think.mockRejectedValueOnce(problem('try_again')).mockRejectedValueOnce(new Away());
    think.mockRejectedValueOnce(problem('bad_line'));
    thinker.attend(question('a'));
    await later(300);
    expect([thinker.busy, think.mock.calls.length]).toEqual([true, 1]);
    await later();
    expect(think).toHaveBeenCalledTimes(3);
    expect(thinker.wrong).not.toBe('');
  });

  it('forgets one position over another', async () => {
    const thinker = engine();
    think.mockResolvedValue(thoughts(640, true));
    const leave = thinker.attend(question('a'));
    await later();
    thinker.deepen();
    leave!();
    thinker.attend(question('b'));
    expect([thinker.best, thinker.chances, thinker.samples]).toEqual([[], [], 640]);
    await later();
    expect(think).toHaveBeenLastCalledWith(expect.objectContaining({ position: 'b', so_far: [], samples: 640 }));
  });

  it('is not asked where it is turned off, and that is kept', async () => {
    engine().turn();
    const thinker = engine();
    expect([thinker.on, thinker.attend(question('a'))]).toEqual([false, undefined]);
    await later();
    expect(think).not.toHaveBeenCalled();
  });
});

describe('on the board', () => {
  const ring = { x: 10, y: 10, width: 40, height: 40 };
  const way = (x: number) => ({
    ring: null,
    way: [
      { x: 0, y: 0 },
      { x, y: 90 },
    ],
  });

  it('moves that are made on the same thing share a ring, and each has its rank beside the others', () => {
    const marks = drawn([1, 2].map((rank) => ({ rank, mark: { ring, way: [] } })));
    expect(marks.map(({ ranks }) => ranks)).toEqual([[1, 2]]);
    expect(places(marks)).toEqual([
      { rank: 1, x: 19.5, y: 10 },
      { rank: 2, x: 40.5, y: 10 },
    ]);
  });

  it('a walk is a trail beside the better one, with its rank at the end', () => {
    const marks = drawn([
      { rank: 1, mark: way(90) },
      { rank: 2, mark: way(40) },
    ]);
    expect(marks.map(({ mark }) => mark.way[0])).toEqual([
      { x: 0, y: 0 },
      { x: 5, y: 5 },
    ]);
    expect(places(marks)).toEqual([
      { rank: 1, x: 90, y: 90 },
      { rank: 2, x: 45, y: 95 },
    ]);
    expect(movesOf({ ...best, then: [{ move: { move: 'drop' }, notation: 'drop' }] })).toHaveLength(2);
  });
});
