import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longestCatchUp, readingTime, timingOf, type Timing } from '../src/core/pace';
import { Playback, type Presenter } from '../src/core/playback.svelte';

const LONGEST = 4000;

describe('playback', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function begin(pace: number, more: Partial<Presenter<number>> = {}, timing: Partial<Timing> = {}) {
    const shown: number[] = [];
    const told: number[] = [];
    const [done, paused] = [vi.fn(), vi.fn()];
    const playback = new Playback<number>({
      timing: () => ({ lasts: pace, words: 0, held: false, speed: 1, ...timing }),
      reading: () => 0,
      opens: () => false,
      waits: () => false,
      longest: () => LONGEST,
      show: (cue) => shown.push(cue),
      tell: (cue) => told.push(cue),
      paused,
      done,
      ...more,
    });
    return { shown, told, done, paused, playback };
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

  it('says a thing when its pieces have come, and not before', async () => {
    const { playback, shown, told } = begin(500, {}, { words: 400 });
    playback.add([1, 2]);
    await vi.advanceTimersByTimeAsync(399);
    expect([shown, told]).toEqual([[1], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([shown, told]).toEqual([[1], [1]]);
    await vi.advanceTimersByTimeAsync(100);
    expect([shown, told]).toEqual([[1, 2], [1]]);
  });

  it('catches up within a few seconds, however much there is', async () => {
    const { playback, shown, done } = begin(500);
    playback.add(Array.from({ length: 400 }, (_, number) => number));
    await vi.advanceTimersByTimeAsync(LONGEST + 100);
    expect(shown).toHaveLength(400);
    expect(done).toHaveBeenCalledOnce();
  });

  it('never squeezes a scene, and does not squeeze the rest because of it', async () => {
    const { playback, shown } = begin(100, { timing: (cue) => ({ lasts: cue === 1 ? 60_000 : 100, words: 0, held: cue === 1, speed: 1 }) });
    playback.add([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.haste).toBe(1);
    await vi.advanceTimersByTimeAsync(99);
    expect(shown).toEqual([1, 2]);
  });

  it('leaves words standing until they are read, before the next turn and at the end, but not within a turn', async () => {
    const { playback, shown, done } = begin(100, { reading: () => 1000, opens: (cue) => cue === 3 });
    playback.add([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(999);
    expect(shown).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('does not let words be read that what comes now belongs to', async () => {
    const { playback, shown } = begin(100, { reading: () => 1000 });
    playback.add([1]);
    await vi.advanceTimersByTimeAsync(300);
    playback.add([2]);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 2]);
  });

  it('waits before a turn for whoever wants that, also while it is skipped', async () => {
    const { playback, shown, paused, done } = begin(100, { opens: (cue) => cue === 3, waits: (cue) => cue === 3 });
    playback.add([1, 2, 3, 4]);
    playback.skip();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual([1, 2]);
    expect(playback.waiting).toBe(true);
    expect(paused).toHaveBeenCalledOnce();
    playback.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.waiting).toBe(false);
    expect(shown).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalledOnce();
  });

  it('waits before an event within a turn too, for whoever wants that', async () => {
    const { playback, shown } = begin(100, { waits: (cue) => cue > 1 });
    playback.add([1, 2, 3]);
    for (const seen of [[1], [1, 2], [1, 2, 3]]) {
      await vi.advanceTimersByTimeAsync(60_000);
      expect(shown).toEqual(seen);
      playback.next();
    }
  });

  it('waits for nobody who leaves', async () => {
    const { playback, shown, done } = begin(100, { opens: (cue) => cue === 2, waits: (cue) => cue === 2 });
    playback.add([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(1000);
    playback.skipAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 2, 3]);
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

  it('goes on to the next when asked, without skipping the rest', async () => {
    const { playback, shown } = begin(1000);
    playback.add([1, 2, 3]);
    playback.next();
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toEqual([1, 2]);
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

describe('the pace that somebody likes', () => {
  const mine = { calm: false, mine: true };

  it('is slower or faster than the game says, and lets more or less time pass in all', () => {
    const times = (['slow', 'normal', 'fast', 'wait'] as const).map((pace) => 1000 / timingOf(1000, { pace, ...mine }).speed);
    expect(times[0]).toBeGreaterThan(times[1]!);
    expect(times[1]).toBeGreaterThan(times[2]!);
    expect(times[3]).toBe(times[1]);
    expect(longestCatchUp('slow')).toBeGreaterThan(longestCatchUp('fast'));
  });

  it('gives others’ turns the share of time that the game says', () => {
    expect(timingOf({ lasts: 600, others: 0.5 }, { pace: 'normal', calm: false, mine: false }).speed).toBe(2);
    expect(timingOf({ lasts: 600, others: 0.5 }, { pace: 'normal', ...mine }).speed).toBe(1);
  });

  it('steps with reduced motion, but leaves a scene its time', () => {
    const calm = { pace: 'normal', calm: true, mine: true } as const;
    expect(timingOf({ lasts: 2000, words: 1500 }, calm)).toMatchObject({ lasts: 350, words: 200 });
    expect(timingOf({ lasts: 2000, words: 1500, held: true }, calm)).toMatchObject({ lasts: 2000, words: 1500 });
  });

  it('leaves longer sentences longer', () => {
    expect(readingTime('')).toBe(0);
    expect(readingTime('Samir takes the green ticket worth 5.')).toBeGreaterThan(1000);
    expect(readingTime('x'.repeat(500))).toBeLessThan(3000);
  });
});
