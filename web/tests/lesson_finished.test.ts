import { beforeEach, expect, it, vi } from 'vitest';
import { isFinished, isNew, remember } from '../src/lesson/finished';

let kept = new Map<string, string>();

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});

it('a lesson that was finished stays so, for each game by itself', () => {
  expect(isNew('dunes')).toBe(true);
  remember('dunes', 'declined');
  expect([isNew('dunes'), isFinished('dunes'), isNew('oasis')]).toEqual([false, false, true]);
  remember('dunes', 'finished');
  remember('dunes', 'declined');
  expect([isFinished('dunes'), isFinished('oasis')]).toEqual([true, false]);
});

it('what cannot be read is as if nothing had been', () => {
  for (const text of ['{', 'null', '7']) {
    kept.set('caravanserai-lessons', text);
    expect(isNew('dunes')).toBe(true);
  }
});
