/** A what-if that somebody works on: a move counts when the server has made it, and copies are kept as long as there is room. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError, Away } from '../src/core/api';
import type { GameFront } from '../src/core/fronts';
import { words } from '../src/core/words.svelte';
import type { WhatIfSeen } from '../src/generated/wire';
import { dropCopy, keepCopy, recallCopy } from '../src/whatif/kept';
import { Plan } from '../src/whatif/plan.svelte';
import { emptyTree, grown, lineTo, type Tree } from '../src/whatif/tree';

vi.mock('../src/core/table.svelte', () => ({
  TableStore: class {
    notice: string | null = null;
    busy = false;
    constructor(id: string, _front: unknown, _first: unknown, connect: (id: string, hearer: object) => unknown) {
      connect(id, { update: () => undefined, change: () => true });
    }
    close(): void {
      this.busy = false;
    }
  },
}));

const stored = new Map<string, string>();
/** So many characters a browser has room for. */
let room = Infinity;
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => {
    if (text.length > room) throw new DOMException('no room', 'QuotaExceededError');
    stored.set(name, text);
  },
});

const start = emptyTree('camel_up', '');
const seenAt = (moves: number, added: string[] = []): WhatIfSeen =>
  ({
    position: `after ${moves}`,
    actor: 0,
    added: added.map((notation) => ({ notation, actor: -1, move: { move: notation } })),
    chance: [],
    told: [],
    update: { seats: [{}, {}], moves, legal: [] },
  }) as unknown as WhatIfSeen;
const move = { move: 'roll' };
const look = vi.spyOn(api, 'lookAt');
const refused = new ApiError(503, { message: 'error', code: 'busy', text: 'busy', id: 0, details: {}, update: null });

let kept: Tree[];
function planOf(tree: Tree): Plan {
  kept = [];
  return new Plan({} as GameFront, tree, seenAt(lineTo(tree, tree.at).length), [], (changed) => kept.push(changed));
}

beforeAll(() => words.use('en'));
beforeEach(() => {
  look.mockReset();
  stored.clear();
  room = Infinity;
});

describe('a move', () => {
  it('is in the tree, with what chance adds, when the server has made it', async () => {
    const plan = planOf(start);
    look.mockResolvedValueOnce(seenAt(2, ['B3']));
    expect(await plan.play('roll', move)).toBe(true);
    expect(look).toHaveBeenLastCalledWith(expect.objectContaining({ line: ['roll'], since: 0 }));
    expect([plan.line.line, kept.at(-1)]).toEqual([['roll', 'B3'], plan.tree]);
  });

  it.each([new Away(), refused])('is not there if the server did not answer, and can be tried again', async (failure) => {
    const plan = planOf(start);
    look.mockRejectedValueOnce(failure);
    expect(await plan.play('roll', move)).toBe(false);
    expect([plan.tree, plan.branch, kept, plan.rests]).toEqual([start, -1, [], true]);
    look.mockResolvedValueOnce(seenAt(1));
    expect(await plan.play('roll', move)).toBe(true);
    expect(look).toHaveBeenLastCalledWith(expect.objectContaining({ line: ['roll'] }));
    expect(plan.line.line).toEqual(['roll']);
  });

  it('is not there if one has gone elsewhere meanwhile', async () => {
    const plan = planOf(grown(start, { notation: 'pass', actor: 0, move })!);
    look.mockResolvedValue(seenAt(0));
    const playing = plan.play('roll', move);
    await plan.goTo(0);
    expect(await playing).toBe(false);
    expect(plan.tree).toEqual({ ...grown(start, { notation: 'pass', actor: 0, move })!, at: 0 });
  });
});

describe('where one is', () => {
  const one = grown(start, { notation: 'a', actor: 0, move })!;
  const two = grown(grown(one, { notation: 'b', actor: 0, move })!, { notation: 'c', actor: 0, move })!;

  it('stays if another position does not come', async () => {
    const plan = planOf(two);
    look.mockImplementationOnce(() => new Promise(() => undefined));
    void plan.goTo(2);
    look.mockRejectedValueOnce(new Away());
    await plan.goTo(1);
    expect([plan.tree.at, plan.branch, plan.seen.position]).toEqual([3, 0, 'after 3']);
    look.mockRejectedValueOnce(refused);
    await plan.seeAs(1);
    expect([plan.viewer, plan.store.notice]).toEqual([-1, expect.anything()]);
  });

  it('is left with a branch only when the server tells where one is then', async () => {
    const plan = planOf(two);
    look.mockRejectedValueOnce(new Away());
    await plan.remove(0);
    expect([plan.tree, kept]).toEqual([two, []]);
    look.mockResolvedValueOnce(seenAt(0));
    await plan.remove(0);
    expect([plan.tree, plan.branch]).toEqual([start, -1]);
    expect(kept).toEqual([start]);
  });
});

describe('copies', () => {
  const own = grown(start, { notation: 'a', actor: 0, move })!;
  const addressOf = (number: number): string => `/t/${number}/what-if`;

  it('are kept under their address, those of one’s own', () => {
    expect(keepCopy('/t/x/what-if', { ...own, played: 1, table: 'x' })).toBe(0);
    expect(recallCopy('/t/x/what-if')).toBeNull();
    keepCopy('/t/x/what-if', own);
    keepCopy('/w/y', start);
    expect([recallCopy('/t/x/what-if'), recallCopy('/w/y')]).toEqual([own, start]);
    keepCopy('/t/x/what-if', start);
    dropCopy('/w/y');
    expect([recallCopy('/t/x/what-if'), recallCopy('/w/y')]).toEqual([null, null]);
  });

  it('are fifty at most, and the oldest goes', () => {
    const gone = Array.from({ length: 51 }, (_, number) => keepCopy(addressOf(number), own));
    expect(gone).toEqual([...Array<number>(50).fill(0), 1]);
    expect([recallCopy(addressOf(0)), recallCopy(addressOf(1)), recallCopy(addressOf(50))]).toEqual([null, own, own]);
  });

  it('are fewer where there is less room', () => {
    keepCopy(addressOf(0), own);
    keepCopy(addressOf(1), own);
    room = stored.get('caravanserai-what-ifs')!.length;
    expect(keepCopy(addressOf(2), own)).toBe(1);
    expect([recallCopy(addressOf(0)), recallCopy(addressOf(1)), recallCopy(addressOf(2))]).toEqual([null, own, own]);
    room = 10;
    expect(keepCopy(addressOf(3), own)).toBe(0);
    expect(recallCopy(addressOf(2))).toEqual(own);
  });
});
