import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_CATCH_UP, Playback } from '../src/core/playback.svelte';

describe('playback', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function begin(pace: number) {
    const shown: number[] = [];
    const done = vi.fn();
    return { shown, done, playback: new Playback<number>({ pace: () => pace, show: (cue) => shown.push(cue), done }) };
  }

  it('shows each cue for as long as it needs, in order', async () => {
    const { playback, shown, done } = begin(300);
    playback.add([1, 2, 3]);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(299);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(301);
    expect(shown).toEqual([1, 2, 3]);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(done).toHaveBeenCalledOnce();
    expect(playback.busy).toBe(false);
  });

  it('catches up within a few seconds, however much there is', async () => {
    const { playback, shown, done } = begin(500);
    playback.add(Array.from({ length: 400 }, (_, number) => number));
    await vi.advanceTimersByTimeAsync(LONGEST_CATCH_UP + 100);
    expect(shown).toHaveLength(400);
    expect(done).toHaveBeenCalledOnce();
  });

  it('goes on with what comes while it is busy', async () => {
    const { playback, shown, done } = begin(100);
    playback.add([1]);
    playback.add([2]);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual([1, 2]);
    expect(done).toHaveBeenCalledOnce();
  });

  it('can be skipped, and shows the next steps at their pace again', async () => {
    const { playback, shown, done } = begin(1000);
    playback.add([1, 2, 3]);
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 2, 3]);
    expect(done).toHaveBeenCalledOnce();
    playback.add([4, 5]);
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('forgets what did not come to be', async () => {
    const { playback, shown, done } = begin(100);
    playback.add([1, 2, 3]);
    playback.drop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([1]);
    expect(done).toHaveBeenCalledOnce();
  });
});
