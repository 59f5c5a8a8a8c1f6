import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from '../src/shell/queue';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const frame = (): Promise<unknown> => vi.advanceTimersByTimeAsync(20);

test('one piece of work a frame, in the order in which it was asked for', async () => {
  const done: string[] = [];
  for (const name of ['first', 'second', 'third']) inTurn(() => done.push(name));
  expect(done).toEqual([]);
  await frame();
  expect(done).toEqual(['first']);
  await frame();
  await frame();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('what is to come next does not wait for the others', async () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('first');
    inTurn(() => done.push('part of it'), true);
  });
  inTurn(() => done.push('second'));
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['first', 'part of it', 'second']);
});

test('what is taken back is left out', async () => {
  const done: string[] = [];
  inTurn(() => done.push('first'));
  const takeBack = inTurn(() => done.push('second'));
  inTurn(() => done.push('third'));
  takeBack();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['first', 'third']);
});

test('a page that nobody looks at is drawn as well', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const done: string[] = [];
  inTurn(() => done.push('first'));
  await vi.advanceTimersByTimeAsync(99);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['first']);
});
