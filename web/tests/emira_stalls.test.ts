import { beforeAll, describe, expect, test } from 'vitest';
import { say, words } from '../src/core/words.svelte';
import { asksAgain, broughtBy, joinersOf, judge } from '../src/games/emira/panels/stalls';
import type { EmiraLens, EmiraView } from '../src/generated/emira';

const plan = {
  price: 500,
  pays: 0,
  turns: 0,
  first: 0,
  last: 0,
  before: 0,
  after: 1,
  left: 370,
  highest: 570,
  safe: 420,
  results: [{ bid: 570, changes: [{ princess: 'thara', verdict: 'joins', seats: [0] }], guests: ['thara'], upkeep: 150 }],
};
const small = {
  ...plan,
  price: 450,
  pays: 150,
  turns: 8,
  first: 15,
  last: 22,
  before: 0,
  after: 0,
  left: 420,
  results: [{ bid: 620, changes: [], guests: [], upkeep: 100 }],
};
const camel = { ...plan, price: 150, before: 200, after: 200, left: 720, results: [{ bid: 920, changes: [], guests: [], upkeep: 100 }] };
const lens = { plans: { section: plan, small_slow: small, camel }, purse: { gold: 870, discount: 200, gift: 0 } } as unknown as EmiraLens;
const view = {
  viewer: 0,
  options: { advanced: false },
  offer: { status: 900 },
  seats: [{ princesses: ['asima', 'halimah', 'fatima'] }],
} as unknown as EmiraView;

beforeAll(async () => {
  await words.addGame('emira');
  await words.use('en');
});

describe('a stall is a verdict', () => {
  test('bought and upkeep paid: what is left', () => {
    const judged = judge(lens, view, 'section', 300)!;
    expect([judged.tone, judged.brief, judged.means]).toEqual(['good', '120 left', 'upkeep is paid']);
    expect(judged.sentence).toBe('500 for a palace section leaves 270. Upkeep 150 with Thara: 120 left.');
    expect(asksAgain(judged)).toBe(false);
  });

  test('bought, but short: by how much, and who leaves', () => {
    const judged = judge(lens, view, 'section', 500)!;
    expect([judged.tone, judged.brief, judged.means]).toEqual(['short', '80 short', 'one of 4 leaves']);
    expect(asksAgain(judged)).toBe(true);
    expect(judge(lens, { ...view, options: { advanced: true } }, 'section', 500)!.means).toBe('princesses leave');
  });

  test('too dear: by how much', () => {
    const judged = judge(lens, view, 'section', 600)!;
    expect([judged.tone, judged.brief, judged.means]).toEqual(['dear', '30 over', 'too dear now']);
    expect(judged.sentence).toContain('not enough left for a palace section');
  });

  test('what brings nothing is asked about once more', () => {
    const judged = judge(lens, view, 'camel', 0)!;
    expect(judged.idle).toBe(true);
    expect(asksAgain(judged)).toBe(true);
    expect(judged.sentence).toContain('It would bring nothing.');
    expect(judge(lens, view, 'small_slow', 0)!.idle).toBe(false);
  });

  test('without the lens there is none', () => {
    expect(judge(null, view, 'section', 10)).toBeNull();
    expect(asksAgain(null)).toBe(false);
    expect(judge(lens, view, 'status', 10)).toBeNull();
  });

  test('in Polish and in French too', async () => {
    await words.use('pl');
    expect(judge(lens, view, 'section', 300)!.brief).toBe('zostaje 120');
    await words.use('fr');
    expect(judge(lens, view, 'section', 500)!.brief).toBe('manque 80');
    await words.use('en');
  });
});

test('it says what it brings, and when', () => {
  expect(broughtBy(view, lens.plans['small_slow']!, 'small_slow')[0]!.replaceAll(/\s|\u2060/g, ' ')).toMatch(/^slow: 150 × 8, turns 15.*22$/);
  expect(broughtBy(view, lens.plans['section']!, 'section')).toEqual(['one more room', 'palace 0→1']);
  expect(broughtBy(view, null, 'section')).toEqual(['one more room']);
  expect(broughtBy(view, null, 'appearance')).toEqual([say('emira-page-token-helps')]);
});

test('who changes her mind for me stands at the stall', () => {
  expect(joinersOf(lens, 0, ['section'], 300)).toEqual(['thara']);
  expect(joinersOf(lens, 1, ['section'], 300)).toEqual([]);
});
