/** A review as it is drawn and told: moments, dunes, and decisions by weight. */
import { expect, test } from 'vitest';
import type { Decision, Review } from '../src/generated/review';
import { byWeight, countsOf, dunesOf, flagsAt, gradeOf, momentAt, momentsOf, stagesOf, summitOf } from '../src/review/telling';

const step = (last: number, stage: number, ...chances: number[]): Review['steps'][number] => ({
  ...{ first: last, last, actor: 0, stage, chances },
  ...{ change: [], error: [], events: [], revealed: [] },
});
const review = { start: [0.5, 0.5], steps: [step(2, 1, 0.75, 0.25), step(3, 2, 0.1, 0.9), step(8, 2, 1, 0)] } as unknown as Review;
const moments = momentsOf(review);

test('the beginning is a moment too, and each step ends with one', () => {
  expect(moments.map((moment) => moment.moves)).toEqual([0, 2, 3, 8]);
  expect([0, 1, 2, 7, 8].map((moves) => momentAt(moments, moves))).toEqual([0, 0, 1, 2, 3]);
  expect(stagesOf(moments).map((moment) => moment.moves)).toEqual([3]);
});

test('a dune lies upon those of the seats before it, and all of them fill the field', () => {
  const [first, second] = dunesOf(moments, 80, 100);
  expect(first).toBe('M0.0 50.0L20.0 25.0L30.0 90.0L80.0 0.0L80.0 100.0L30.0 100.0L20.0 100.0L0.0 100.0Z');
  expect(second).toBe('M0.0 0.0L20.0 0.0L30.0 0.0L80.0 0.0L80.0 0.0L30.0 90.0L20.0 25.0L0.0 50.0Z');
});

test('a name stands where its dune is highest, or nowhere', () => {
  expect(summitOf(moments, 1)).toEqual({ moves: 3, middle: 0.55 });
  expect(summitOf(momentsOf({ start: [0.9, 0.1], steps: [step(1, 1, 0.95, 0.05)] } as unknown as Review), 1)).toBeNull();
});

test('flags stand at their places, or as near as others let them', () => {
  expect(flagsAt([0.1, 0.5, 0.9], 0.1)).toEqual([0.1, 0.5, 0.9]);
  expect(flagsAt([0.1, 0.12, 0.5], 0.1)).toEqual([0.1, 0.2, 0.5]);
  expect(flagsAt([0.95, 1, 1], 0.1).map((place) => Number(place.toFixed(2)))).toEqual([0.8, 0.9, 1]);
});

test('the gravest decisions come first, and what was well found is told apart', () => {
  const one = (first: number, grade: Decision['grade'], fine = false): Decision => ({ first, grade, fine }) as Decision;
  const decisions = [one(1, 'none'), one(2, 'small'), one(3, 'grave'), one(4, 'none', true), one(5, 'grave')];
  expect(byWeight(decisions).map((decision) => decision.first)).toEqual([3, 5, 2, 4, 1]);
  expect(decisions.map(gradeOf)).toEqual(['none', 'small', 'grave', 'fine', 'grave']);
  expect(countsOf(decisions)).toEqual([
    { grade: 'grave', count: 2 },
    { grade: 'small', count: 1 },
    { grade: 'fine', count: 1 },
    { grade: 'none', count: 1 },
  ]);
});
