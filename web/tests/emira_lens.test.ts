import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../src/core/words.svelte';
import type { EmiraTable } from '../src/games/emira/game';
import { bidOf, goldOf } from '../src/games/emira/panels/counted';
import { resultOf, upkeepThen } from '../src/games/emira/panels/plans';
import { besideMove, priceOf } from '../src/games/emira/panels/prices';
import { verdictOf, wayOf } from '../src/games/emira/panels/verdicts';
import type { Courtship, EmiraLens, EmiraView, Plan } from '../src/generated/emira';

const plan = {
  price: 500,
  pays: 0,
  turns: 0,
  first: 0,
  last: 0,
  left: 650,
  highest: 650,
  safe: 350,
  results: [
    { bid: 400, changes: [], guests: ['xenia'], upkeep: 300 },
    { bid: 650, changes: [], guests: [], upkeep: 0 },
  ],
} as unknown as Plan;
const lens = { plans: { section: plan }, purse: { gift: 0 } } as unknown as EmiraLens;
const [first, second] = plan.results;
const view = { offer: { status: 800 }, seats: [{ prices: { section: 400, camel: 150 } }] } as unknown as EmiraView;
const court = { first: 'appearance', second: 'money' } as unknown as Courtship;

beforeAll(async () => {
  await words.addGame('emira');
  await words.use('en');
});

describe('what comes of an action', () => {
  test('depends on the bid', () => {
    expect(resultOf(lens, 'section', 400)?.guests).toEqual(['xenia']);
    expect(resultOf(lens, 'section', 410)?.guests).toEqual([]);
    expect(resultOf(lens, 'section', 660)).toBeNull();
    expect(resultOf(lens, 'camel', 10)).toBeNull();
    expect(resultOf(null, 'section', 10)).toBeNull();
  });

  test('upkeep names who comes with it, and says what is left or missing', () => {
    expect(upkeepThen(lens, plan, first!, 50)).toBe('Upkeep 300 with Xenia: 300 left.');
    expect(upkeepThen(lens, plan, first!, 400)).toBe('Upkeep 300 with Xenia: 50 short.');
    expect(upkeepThen(lens, plan, second!, 410)).toBe('Upkeep 0: 240 left.');
  });

  test('a gift that Xenia will ask for is told', () => {
    const asked = { ...lens, purse: { gift: 250 } } as unknown as EmiraLens;
    expect(upkeepThen(asked, plan, second!, 0)).toBe('Upkeep 0: 650 left. 250 of it is for Xenia, who will ask.');
  });
});

describe('prices', () => {
  test('are those of the seat, as the view tells them; who looks on sees the printed ones', () => {
    expect([priceOf(view, 0, 'section'), priceOf(view, null, 'section'), priceOf(view, 0, 'status')]).toEqual([400, 500, 800]);
  });

  test('are told in the text mode too', () => {
    expect(besideMove({ move: 'buy', action: 'section' }, view, 0)).toBe('for 400 gold');
    expect(besideMove({ move: 'pass' }, view, 0)).toBe('');
  });
});

describe('what would make her choose me', () => {
  test('is told with all that it takes', () => {
    expect(wayOf(court, { room: true, first: 2, second: 10 })).toBe(
      'She would choose you if you had a free room, 2 more points of appearance and 10 more gold.',
    );
    expect(wayOf(court, { room: false, first: 2, second: null })).toBe('With 2 more points of appearance you would be level, and hidden gold would decide.');
  });

  test('a tie and a full house are not the same', () => {
    const table = { you: 0, names: ['Ann', 'Ben'] } as unknown as EmiraTable;
    expect(verdictOf(table, { princess: 'xenia', verdict: 'undecided', seats: [0, 1] })).toBe('It is a tie: you and Ben.');
    expect(verdictOf(table, { princess: 'xenia', verdict: 'undecided', seats: [] })).toBe('Nobody has a room for her.');
  });
});

describe('what could be counted', () => {
  test('is the gold that is known, the least that is there, or nothing', () => {
    expect(goldOf({ gold: 640, least: 640, bid: 740 })).toBe('640 gold, by count');
    expect(goldOf({ gold: null, least: 300, bid: null })).toBe('at least 300 gold, by count');
    expect(goldOf({ gold: null, least: 0, bid: null })).toBe('');
    expect(goldOf(null)).toBe('');
  });

  test('tells how high somebody can bid, where it is known', () => {
    expect([bidOf({ gold: 640, least: 640, bid: 740 }), bidOf({ gold: null, least: 0, bid: null })]).toEqual(['can bid up to 740', '']);
  });
});
