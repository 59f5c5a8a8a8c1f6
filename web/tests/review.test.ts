/** A review as it is drawn and told: moments, dunes, and decisions by weight. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { words, type Language } from '../src/core/words.svelte';
import type { Decision, Review } from '../src/generated/review';
import Decisions from '../src/review/Decisions.svelte';
import InFigures from '../src/review/InFigures.svelte';
import { lookOf, reviewOf, type Look } from '../src/review/looks';
import Sums from '../src/review/Sums.svelte';
import {
  byWeight,
  costOf,
  countsOf,
  dunesOf,
  flagsAt,
  gradeOf,
  largestDraws,
  momentAt,
  momentsOf,
  stagesOf,
  standingOut,
  summitOf,
  withNames,
} from '../src/review/telling';
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

test('the best find is shown however many errors there are', () => {
  const error = (first: number): Decision => ({ first, grade: 'real', fine: false, gain: 0 }) as Decision;
  const find = (first: number, gain: number): Decision => ({ first, grade: 'none', fine: true, gain }) as Decision;
  const plain = { first: 9, grade: 'none', fine: false, gain: 0 } as Decision;
  const numbers = (decisions: Decision[], most: number): number[] => standingOut(decisions, most).map((one) => one.first);
  expect(numbers([error(1), find(2, 0.04), error(3), find(4, 0.09), error(5), plain], 3)).toEqual([1, 3, 4]);
  expect(numbers([error(1), find(2, 0.04), find(4, 0.09)], 2)).toEqual([1, 4]);
  expect(numbers([error(1), find(2, 0.04), plain], 3)).toEqual([1, 2]);
  expect(numbers([error(1), error(3), plain], 1)).toEqual([1]);
});

test('an address says by whose knowledge a game is reviewed', () => {
  expect(['all', 'open', '0', '2', '3', 'mine', '-1', '1.5', '', null].map((named) => lookOf(named, 3))).toEqual([
    ...['all', 'open', 0, 2],
    ...[null, null, null, null, null, null],
  ]);
  expect(reviewOf('abc', 0)).toBe('/t/abc/review?by=0');
});

const NAMES = ['Ala', 'Bo', 'Cy'];
const plain = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

async function speak(language: Language): Promise<void> {
  await words.use(language);
  await words.addGame('camel_up');
  await addReviewWords();
}

const ROLL = { move: 'roll' };
const TILE = { move: 'place_tile', side: 'cheer', space: 10 };

/** One decision as the page tells it: a roll, where the search holds a tile on 10 to be best. */
async function told(language: Language, by: Look, ...some: Partial<Decision>[]): Promise<string> {
  await speak(language);
  const decisions = some.map((one, index) => ({
    ...{ first: index + 1, seat: 0, stage: 1, played: ['roll'], best: ['tile'], up_to: null, best_up_to: null },
    ...{ loss: 0, error: 0.002, points: null, grade: 'none', fine: false, gain: 0, gain_error: 0, ...one },
  }));
  const reviewed = { game: 'camel_up', unit: 'coins', open_cards: by === 'open', limits: { grave: 0.08, real: 0.03, small: 0.01 }, sure: 3, decisions };
  const props = { review: reviewed as unknown as Review, names: NAMES, moves: { roll: ROLL, tile: TILE }, table: 'abc', by, you: 0 };
  return plain(render(Decisions, { props }).body);
}

test('a better move is named where there was an error, and nowhere else', async () => {
  expect(await told('en', 0, { grade: 'real', loss: 0.05 })).toMatch(/1 error .* Better .*10/);
  const found = await told('en', 0, { fine: true, loss: 0.004, gain: 0.05, gain_error: 0.01 });
  expect(found).toContain('5% better than what looks best at a glance');
  expect(found).toContain('+5 ± 2 ');
  expect(found).not.toContain('Better');
  expect(await told('pl', 0, { fine: true, gain: 0.052 })).toContain('o 5,2% lepiej niż to, co na oko wygląda najlepiej');
  expect(costOf({ fine: false, grade: 'none', loss: 0.004, error: 0.002 } as Decision)).toBe('−0,4 ± 0,4');
});

test('what an error is called stands beside its limits, and how many there are of each', async () => {
  const called = (loss: number): Decision['grade'] => (loss > 0.08 ? 'grave' : loss > 0.03 ? 'real' : 'small');
  const errors = [0.09, 0.1, 0.04, 0.02].map((loss) => ({ loss, grade: called(loss) }));
  const [english, polish, french] = [await told('en', 0, ...errors), await told('pl', 0, ...errors), await told('fr', 0, ...errors)];
  expect(english).toMatch(/2 grave errors .*1 error .*1 small error /);
  expect(english).toContain('A small error costs at least 1%, an error 3%, a grave one 8%, and each at least 3 standard errors.');
  expect(polish).toMatch(/2 ciężkie błędy .*1 błąd .*1 drobny błąd /);
  expect(polish).toContain('Drobny błąd kosztuje co najmniej 1%, błąd 3%, ciężki 8%, a każdy co najmniej 3 błędy standardowe.');
  expect(french).toMatch(/2 erreurs graves .*1 erreur .*1 petite erreur /);
  expect(french).toContain('Une petite erreur coûte au moins 1 %, une erreur 3 %, une grave 8 %, et chacune au moins 3 erreurs types.');
});

test.each([
  ['en', 'Your decisions', 'Decisions of Bo', 'from what its player could know then.', 'with all cards open: its player could not know them.'],
  ['pl', 'Twoje decyzje', 'Decyzje: Bo', 'według tego, co grający mógł wtedy wiedzieć.', 'z odkrytymi kartami: grający nie mógł ich znać.'],
  ['fr', 'Vos décisions', 'Décisions de Bo', 'd’après ce que son joueur pouvait savoir alors.', 'son joueur ne pouvait pas les connaître.'],
] as const)('in %s it is said whose decisions they are, and what could be known', async (language, mine, others, closed, open) => {
  const [own, another, all] = [await told(language, 0, {}), await told(language, 1, {}), await told(language, 'open', {})];
  expect([own.includes(mine), own.includes(closed), own.includes(open)]).toEqual([true, true, false]);
  expect([another.includes(others), another.includes(closed)]).toEqual([true, true]);
  expect([all.includes(closed), all.includes(open)]).toEqual([false, true]);
});

/** A review in which chance drew three times. */
const drawn = {
  ...{
    game: 'camel_up',
    engine: '1.2/CamelUpJudge-2/3',
    samples: 512,
    trials: 256,
    start: [0.5, 0.5],
    turnings: [{ step: 1, seat: 0, before: 0.6, after: 0.9 }],
  },
  steps: [
    { ...step(2, 1, 0.6, 0.4), actor: -1, change: [0.1, -0.1], error: [0.01, 0.01] },
    { ...step(4, 1, 0.9, 0.1), actor: -1, change: [0.3, -0.3], error: [0.02, 0.02], first: 3, events: [{ event: 'start_die_rolled', camel: 'blue', face: 2 }] },
    { ...step(6, 2, 0.88, 0.12), change: [-0.02, 0.02], error: [0, 0] },
    { ...step(7, 2, 1, 0), actor: -1, change: [0.12, -0.12], error: [0, 0], revealed: [0.11, -0.11] },
  ],
} as unknown as Review;

test('the draws that changed most are listed in the order of the game, without what was turned up', () => {
  expect(largestDraws(drawn, 2).map(({ step }) => step.first)).toEqual([2, 3]);
  expect(largestDraws(drawn, 9).map(({ luck }) => luck.map((share) => share.toFixed(2)))).toEqual([
    ['0.10', '-0.10'],
    ['0.30', '-0.30'],
    ['0.01', '-0.01'],
  ]);
});

test.each([
  ['en', 'Turning point 1 (Leg 1) 90 10', 'The blue die shows 2. Leg 1 +30 ± 4 −30 ± 4', 'Judged by 1.2/CamelUpJudge-2/3'],
  ['pl', 'Punkt zwrotny 1 (Etap 1) 90 10', 'Niebieska kostka pokazuje 2. Etap 1 +30 ± 4 −30 ± 4', 'Ocenia 1.2/CamelUpJudge-2/3'],
  ['fr', 'Tournant 1 (Étape 1) 90 10', 'Le dé bleu montre 2. Étape 1 +30 ± 4 −30 ± 4', 'Jugé par 1.2/CamelUpJudge-2/3'],
] as const)('in %s the figures have turning points, draws, and what judged', async (language, turning, draw, judge) => {
  await speak(language);
  const figures = plain(render(InFigures, { props: { review: drawn, moments: momentsOf(drawn), names: ['Ala', 'Bo'] } }).body);
  expect(figures).toContain(turning);
  expect(figures).toContain(draw);
  expect(figures).toContain(judge);
  expect(figures).toMatch(/512\b.*256\b/);
});

test('a review that is saved has the names of its table', () => {
  const kept = { names: ['Seat 1', 'Seat 2'], seats: [{ seat: 1, name: 'Seat 2' }] } as Review;
  expect(withNames(kept, ['Ala', 'Bo'])).toEqual({ names: ['Ala', 'Bo'], seats: [{ seat: 1, name: 'Bo' }] });
});

/** A game that turned at its last roll, when cards were turned up too, as the page shows it: its turning points and its sums. */
async function shown(language: Language, viewer: number | null, revealed: number[]): Promise<{ turnings: string; sums: string }> {
  await speak(language);
  const last = { ...step(9, 5, 0, 0, 1), actor: -1, change: [-0.59, -0.07, 0.66], revealed };
  const seats = NAMES.map((name, seat) => ({
    seat,
    name,
    start: 0.33,
    luck: 0,
    luck_error: 0,
    own: 0,
    others: 0,
    result: 0,
    adjusted: 0.72,
    mean_loss: 0.0269,
  }));
  const usual = { novice: 0.0269, expert: 0.0002 };
  const turned = {
    game: 'camel_up',
    viewer,
    usual,
    usual_among: 3,
    steps: [last],
    seats,
    turnings: [{ step: 0, seat: 2, before: 0.34, after: 1 }],
  } as unknown as Review;
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

test.each([
  ['en', 'Result Without luck Lost per decision', '0 72 2.69', 'measured among 3 bots of one level: novice 2.69 and expert 0.02.'],
  ['pl', 'Wynik Bez losu Strata na decyzję', '0 72 2,69', 'zmierzone wśród 3 botów jednego poziomu: nowicjusz 2,69 i ekspert 0,02.'],
  ['fr', 'Résultat Sans hasard Perte par décision', '0 72 2,69', 'mesuré parmi 3 robots d’un même niveau : débutant 2,69 et expert 0,02.'],
] as const)('in %s the sums have the result without luck, and what a decision usually costs', async (language, columns, row, usual) => {
  const { sums } = await shown(language, null, []);
  expect(sums).toContain(columns);
  expect(sums).toContain(row);
  expect(sums.toLowerCase()).toContain(usual.toLowerCase());
});

test('where nothing was turned up nothing is said of it', async () => {
  const { turnings, sums } = await shown('en', null, []);
  expect(turnings).toContain('Leg 5 · luck');
  expect(turnings + sums).not.toContain('turned up');
});
