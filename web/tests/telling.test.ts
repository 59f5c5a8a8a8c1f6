import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_CATCH_UP, Telling } from '../src/core/telling.svelte';

describe('telling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function begin(pace: number) {
    const shown: number[] = [];
    const done = vi.fn();
    return { shown, done, telling: new Telling<number>({ pace: () => pace, show: (step) => shown.push(step), done }) };
  }

  it('shows each step for as long as it needs, in order', async () => {
    const { telling, shown, done } = begin(300);
    telling.add([1, 2, 3]);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(299);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(301);
    expect(shown).toEqual([1, 2, 3]);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(done).toHaveBeenCalledOnce();
    expect(telling.busy).toBe(false);
  });

  it('catches up within a few seconds, however much there is', async () => {
    const { telling, shown, done } = begin(500);
    telling.add(Array.from({ length: 400 }, (_, number) => number));
    await vi.advanceTimersByTimeAsync(LONGEST_CATCH_UP + 100);
    expect(shown).toHaveLength(400);
    expect(done).toHaveBeenCalledOnce();
  });

  it('goes on with what comes while it is busy', async () => {
    const { telling, shown, done } = begin(100);
    telling.add([1]);
    telling.add([2]);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual([1, 2]);
    expect(done).toHaveBeenCalledOnce();
  });

  it('can be skipped, and shows the next steps at their pace again', async () => {
    const { telling, shown, done } = begin(1000);
    telling.add([1, 2, 3]);
    telling.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 2, 3]);
    expect(done).toHaveBeenCalledOnce();
    telling.add([4, 5]);
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('forgets what did not come to be', async () => {
    const { telling, shown, done } = begin(100);
    telling.add([1, 2, 3]);
    telling.drop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([1]);
    expect(done).toHaveBeenCalledOnce();
  });
});
