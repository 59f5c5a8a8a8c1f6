import { describe, expect, it } from 'vitest';
import { isAsked, placesOf, roomFor, totalsOf, type Told } from '../src/beside/pad/sums';
import type { PadSheet } from '../src/generated/pad';

/** A purse, bets on who comes first, and a pile; coins break no tie. */
const RACE: PadSheet = {
  players: [2],
  options: {},
  rows: [
    { name: 'race', section: '1', pieces: [], terms: [], asks: [{ name: 'first', answers: ['blue', 'red'] }] },
    { name: 'coins', section: '1', pieces: [{ name: 'coin' }], terms: [{ kind: 'each', piece: 'coin', points: 1, instead: {} }] },
    { name: 'partner', section: '1', pieces: [], terms: [{ kind: 'copied', rows: ['bets'] }], paired: true },
    {
      name: 'bets',
      section: '1',
      pieces: [{ name: 'on_red', box: 1, worth: 5, on: 'red' }],
      terms: [{ kind: 'bets', pays: { first: null }, otherwise: -1 }],
      floor: 'line',
    },
    { name: 'pile', section: '1', pieces: [], terms: [{ kind: 'laid', question: 'first', pays: [8, 5], otherwise: -1 }], pile: ['blue', 'red'], floor: 'part' },
  ],
};
const ALL = ['race', 'coins', 'partner', 'bets', 'pile'];
const told = (more: Partial<Told> = {}, counted = ALL): Told => ({
  people: [
    { counts: {}, counted, partner: null },
    { counts: { on_red: 1 }, counted, partner: null },
  ],
  answers: { first: 'blue' },
  piles: {},
  ...more,
});
const lines = (given: Told, seat: number): (number | undefined)[] => totalsOf(RACE, given)[seat]!.lines.map((line) => line?.points);

describe('the sums of a score pad', () => {
  it('owe nothing that is not there', () => expect(lines(told(), 1)).toEqual([0, 0, 0, 0, 0]));

  it('forgive nothing before it is known what is there', () => {
    expect(lines(told({}, ['race', 'bets', 'pile']), 1)).toEqual([0, undefined, undefined, -1, 0]);
  });

  it('wait for an answer where one is needed, and only there', () => {
    expect(lines(told({ answers: {} }), 1)[3]).toBeUndefined();
    expect(lines(told({ answers: {} }), 0)).toEqual([0, 0, 0, 0, 0]);
    expect(totalsOf(RACE, told({ answers: {} })).map(({ whole }) => whole)).toEqual([true, false]);
  });

  it('copy what a partner has, and wait until it is counted', () => {
    const allied = told({ answers: { first: 'red' } });
    [allied.people[0]!.partner, allied.people[1]!.partner] = [1, 0];
    expect(lines(allied, 0)[2]).toBe(5);
    allied.people[1]!.counted = ['race', 'coins'];
    expect(lines(allied, 0)[2]).toBeUndefined();
  });

  it('pay a pile from its oldest card on, each card from what is there then', () => {
    const pile = [
      { seat: 0, card: 'red' },
      { seat: 1, card: 'blue' },
      { seat: 0, card: 'blue' },
    ];
    expect([0, 1].map((seat) => lines(told({ piles: { pile } }), seat)[4])).toEqual([5, 8]);
  });
});

describe('what decides before and after points', () => {
  const SHEET: PadSheet = {
    players: [3],
    options: {},
    goal: { row: 'card', section: '1', covered: 2, otherwise: 3, shared: false, bar: 'unpaid', late: 'late' },
    rows: [
      { name: 'guests', section: '1', pieces: ['ann', 'bea', 'cat'].map((name) => ({ name, box: 1 })), terms: [{ kind: 'all', points: 2 }] },
      {
        name: 'card',
        section: '1',
        pieces: [{ name: 'both', box: 1 }],
        terms: [{ kind: 'covered', points: 3, needs: { both: [{ song: 1, dance: 1 }] }, stands: { ann: ['song'], bea: ['song', 'dance'], cat: ['song'] } }],
        most: 1,
      },
      { name: 'unpaid', section: '1', pieces: [{ name: 'unpaid' }], terms: [], most: 1, asked: 'reached' },
      { name: 'late', section: '1', pieces: [{ name: 'late_bea', box: 1, of: 'bea' }], terms: [], asked: 'reached' },
      { name: 'gold', section: '1', pieces: [{ name: 'gold' }], terms: [{ kind: 'each', piece: 'gold', points: 1, instead: {} }], breaks: 1, asked: 'level' },
    ],
  };
  const sit = (...counts: Record<string, number>[]): Told => ({
    people: counts.map((one) => ({ counts: one, counted: SHEET.rows.map(({ name }) => name) })),
    answers: {},
    piles: {},
  });

  it('is the goal, for whoever is not barred from it', () => {
    const reached = (counts: Record<string, number>): boolean => totalsOf(SHEET, sit(counts))[0]!.reached;
    expect(reached({ ann: 1, bea: 1, both: 1 })).toBe(true);
    expect(reached({ ann: 1, cat: 1, both: 1 })).toBe(false);
    expect(reached({ ann: 1, bea: 1, both: 1, unpaid: 1 })).toBe(false);
    expect(reached({ ann: 1, bea: 1, both: 1, late_bea: 1 })).toBe(false);
  });

  it('is asked only of those whom it can decide about', () => {
    const given = sit({ ann: 1, bea: 1, both: 1 }, { cat: 1 }, {});
    const asked = (name: string, at: Told): boolean[] =>
      at.people.map((_, seat) =>
        isAsked(
          SHEET,
          at,
          totalsOf(SHEET, at),
          SHEET.rows.find((row) => row.name === name)!,
          seat,
        ),
      );
    expect(asked('unpaid', given)).toEqual([true, false, false]);
    expect(asked('gold', given)).toEqual([false, false, false]);
    expect(asked('gold', sit({ ann: 1 }, { cat: 1 }, {}))).toEqual([true, true, false]);
    expect(placesOf(SHEET, totalsOf(SHEET, sit({ ann: 1, gold: 3 }, { cat: 1, gold: 4 }, {})))).toEqual([2, 1, 3]);
  });

  it('is not counted of what somebody does not have', () => {
    const late = SHEET.rows.find(({ name }) => name === 'late')!;
    const homes: Record<string, number>[] = [{ bea: 1 }, { ann: 1 }];
    expect(homes.map((counts) => roomFor(late, 'late_bea', sit(counts).people, 0))).toEqual([1, 0]);
  });
});
