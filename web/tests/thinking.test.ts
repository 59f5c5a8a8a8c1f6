import { expect, it } from 'vitest';
import type { Update } from '../src/generated/wire';
import { thinkersOf } from '../src/table/thinking.svelte';

const update = (given: Partial<Update> = {}): Update =>
  ({ phase: 'playing', awaited: [1], seats: [{ thinks: false }, { thinks: true }, { thinks: true }, { thinks: false }], ...given }) as unknown as Update;
const shown = { busy: false, past: null };

it('a bot that takes time is seen to think when it is to move', () => {
  expect(thinkersOf({ ...shown, update: update() })).toEqual([1]);
  expect(thinkersOf({ ...shown, update: update({ awaited: [0, 1, 2, 3] }) })).toEqual([1, 2]);
});

it('one that answers at once is not', () => expect(thinkersOf({ ...shown, update: update({ awaited: [3] }) })).toEqual([]));

it('nobody is before all that happened has been shown, in an earlier position, or when the game is over', () => {
  expect(thinkersOf({ ...shown, busy: true, update: update() })).toEqual([]);
  expect(thinkersOf({ ...shown, past: {} as never, update: update() })).toEqual([]);
  expect(thinkersOf({ ...shown, update: update({ phase: 'over' }) })).toEqual([]);
  expect(thinkersOf({ ...shown, update: null })).toEqual([]);
});
