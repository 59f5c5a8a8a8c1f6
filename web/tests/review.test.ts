/** A review as it is drawn and told: moments, dunes, and decisions by weight. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { words, type Language } from '../src/core/words.svelte';
import type { Decision, Review } from '../src/generated/review';
import Sums from '../src/review/Sums.svelte';
import { byWeight, countsOf, dunesOf, flagsAt, gradeOf, momentAt, momentsOf, stagesOf, summitOf } from '../src/review/telling';
import Turnings from '../src/review/Turnings.svelte';
import { addReviewWords } from '../src/review/words';

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

const NAMES = ['Ala', 'Bo', 'Cy'];

/** A game that turned at its last roll, when cards were turned up too, as the page shows it: its turning points and its sums. */
async function shown(language: Language, viewer: number | null, revealed: number[]): Promise<{ turnings: string; sums: string }> {
  await words.use(language);
  await words.addGame('camel_up');
  await addReviewWords();
  const last = { ...step(9, 5, 0, 0, 1), actor: -1, change: [-0.59, -0.07, 0.66], revealed };
  const seats = NAMES.map((name, seat) => ({ seat, name, start: 0.33, luck: 0, luck_error: 0, own: 0, others: 0, result: 0, mean_loss: null }));
  const turned = { game: 'camel_up', viewer, usual: {}, steps: [last], seats, turnings: [{ step: 0, seat: 2, before: 0.34, after: 1 }] } as unknown as Review;
  const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  return {
    turnings: plain(render(Turnings, { props: { review: turned, names: NAMES, shown: 1, onlook: () => null } }).body),
    sums: plain(render(Sums, { props: { review: turned, names: NAMES } }).body),
  };
}

test.each([
  ['en', 'Leg 5 · luck +28%, cards turned up at the end +38% (not luck)'],
  ['pl', 'Etap 5 · los +28%, karty odkryte na końcu +38% (to nie los)'],
  ['fr', 'Étape 5 · hasard +28 %, cartes retournées à la fin +38 % (pas du hasard)'],
] as const)('in %s a turning point tells its luck and the cards that were turned up apart', async (language, said) => {
  const { turnings } = await shown(language, null, [-0.208, -0.17, 0.378]);
  expect(turnings).toContain(said);
});

test.each([
  [
    'en',
    'The cards turned up at the end are not luck: they count as own moves (Ala −21, Bo −17 and Cy +38).',
    'The cards turned up at the end are not luck: they count as own moves (Cy +38) and as others’ moves (Ala −38).',
  ],
  [
    'pl',
    'Karty odkryte na końcu to nie los: liczą się jako własne ruchy (Ala −21, Bo −17 i Cy +38).',
    'Karty odkryte na końcu to nie los: liczą się jako własne ruchy (Cy +38) i jako ruchy innych (Ala −38).',
  ],
  [
    'fr',
    'Les cartes retournées à la fin ne sont pas du hasard : elles comptent comme propres coups (Ala −21, Bo −17 et Cy +38).',
    'Les cartes retournées à la fin ne sont pas du hasard : elles comptent comme propres coups (Cy +38) et comme coups des autres (Ala −38).',
  ],
] as const)('in %s it stands below the sums where they count: as a seat’s own, or as the others’ if it knew its own', async (language, own, both) => {
  expect((await shown(language, null, [-0.208, -0.17, 0.378])).sums).toContain(own);
  expect((await shown(language, 0, [-0.378, 0.004, 0.378])).sums).toContain(both);
});

test('where nothing was turned up nothing is said of it', async () => {
  const { turnings, sums } = await shown('en', null, []);
  expect(turnings).toContain('Leg 5 · luck');
  expect(turnings + sums).not.toContain('turned up');
});
