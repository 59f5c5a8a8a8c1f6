import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLD, holds } from '../src/passing/hold';
import { handsOver, nextHere } from '../src/passing/next';

describe('who of those at one device is next', () => {
  const at = (awaited: number[], phase: 'open' | 'playing' | 'over' = 'playing') => ({ phase, awaited, mine: [0, 2] });

  it('is the first of them whom the game waits for', () => {
    expect([at([1, 2]), at([2, 0]), at([1]), at([0], 'over'), at([0], 'open')].map(nextHere)).toEqual([2, 2, null, null, null]);
  });

  it('is handed the device when the one who has it is not asked, and not while others move', () => {
    expect([at([2]), at([0]), at([0, 2]), at([1]), at([1, 2])].map((update) => handsOver(update, 0))).toEqual([true, false, false, false, true]);
  });
});

describe('a button that is held', () => {
  let done = 0;
  let held: boolean[] = [];
  let plain = false;
  let button: EventTarget;
  const tell = (kind: string, more: object = {}): boolean => button.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), more));

  beforeEach(() => {
    vi.useFakeTimers();
    [done, held, plain] = [0, [], false];
    button = new EventTarget();
    holds({ plain: () => plain, held: (is) => held.push(is), done: () => done++ })(button as HTMLElement);
  });
  afterEach(() => void vi.useRealTimers());

  it('opens after half a second under a thumb, and not before', () => {
    tell('pointerdown');
    vi.advanceTimersByTime(HOLD - 1);
    tell('pointerup');
    tell('click');
    vi.advanceTimersByTime(HOLD);
    expect([done, held]).toEqual([0, [true, false]]);
    tell('pointerdown');
    vi.advanceTimersByTime(HOLD);
    tell('pointerup');
    tell('click');
    expect(done).toBe(1);
  });

  it('opens under a key that is held, however often it repeats', () => {
    tell('keydown', { key: ' ' });
    vi.advanceTimersByTime(HOLD / 2);
    tell('keydown', { key: ' ' });
    vi.advanceTimersByTime(HOLD / 2);
    expect(done).toBe(1);
    tell('keydown', { key: 'Tab' });
    vi.advanceTimersByTime(HOLD);
    expect(done).toBe(1);
  });

  it('opens at once for whoever presses without a hand, and for all who want no motion', () => {
    tell('click');
    expect(done).toBe(1);
    plain = true;
    tell('pointerdown');
    tell('pointerup');
    tell('click');
    expect([done, held]).toEqual([2, []]);
  });
});
