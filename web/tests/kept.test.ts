/** What is kept of finished games: their positions follow from the first one and from what each event changed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, recall } from '../src/core/kept';
import { forgetMine, hasMine, MINE } from '../src/core/mine';

class Shelf {
  #kept = new Map<string, string>();
  match = (path: string): Promise<Response | undefined> => Promise.resolve(this.#kept.has(path) ? new Response(this.#kept.get(path)) : undefined);
  put = async (path: string, answer: Response): Promise<void> => void this.#kept.set(path, await answer.text());
  delete = (path: string): Promise<boolean> => Promise.resolve(this.#kept.delete(path));
}

const told = (moves: number, ...changes: unknown[]) => ({ moves, actor: 0, events: changes.map(() => ({})), changes, notation: '' });

beforeEach(async () => {
  const shelves = new Map<string, Shelf>();
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(shelves.get(name) ?? shelves.set(name, new Shelf()).get(name)),
    has: (name: string) => Promise.resolve(shelves.has(name)),
    delete: (name: string) => Promise.resolve(shelves.delete(name)),
  });
  await keep('/tables/t/moves/0', JSON.stringify({ table: 't', moves: 0, of: 3, view: { coins: [3, 3], leg: 1 }, told: null, outcome: null }));
  await keep('/tables/t/replay?moves=0', JSON.stringify([told(1, { coins: { 0: [4] } }), told(2), told(3, { leg: [2] }, { coins: { 1: [9] } })]));
  await keep('/tables/t?since=0', JSON.stringify({ outcome: { winners: [1] } }));
});
afterEach(() => vi.unstubAllGlobals());

test('an answer is given again as it was', async () => {
  expect(await recall('/tables/t?since=0')).toEqual({ outcome: { winners: [1] } });
  expect(await recall('/tables/t?since=7')).toBeNull();
  expect(await recall('/tables/other/moves/1')).toBeNull();
});

test('every position of a game that is kept can be looked at', async () => {
  expect(await recall('/tables/t/moves/1')).toMatchObject({ moves: 1, view: { coins: [4, 3], leg: 1 }, outcome: null, told: { moves: 1 } });
  expect(await recall('/tables/t/moves/3')).toMatchObject({ moves: 3, view: { coins: [4, 9], leg: 2 }, outcome: { winners: [1] } });
  expect(await recall('/tables/t/moves/4')).toBeNull();
});

test('a game passes once more from wherever one is', async () => {
  expect(await recall('/tables/t/replay?moves=1')).toMatchObject([{ moves: 2 }, { moves: 3 }]);
});

test('whoever leaves leaves nothing', async () => {
  expect(await hasMine()).toBe(true);
  await forgetMine();
  expect(await caches.has(MINE)).toBe(false);
  expect(await recall('/tables/t/moves/1')).toBeNull();
});

test('where nothing can be kept, nothing is', async () => {
  vi.stubGlobal('caches', undefined);
  await keep('/me', '{}');
  await forgetMine();
  expect(await recall('/me')).toBeNull();
  expect(await hasMine()).toBe(false);
});
