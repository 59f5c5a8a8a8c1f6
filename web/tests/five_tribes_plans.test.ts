/** The planner of Five Tribes: what it says of a move, in which order plans lie, how tiles glow, and trails that are drawn with the finger. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, words } from '../src/core/words.svelte';
import { dropsOn, goTo } from '../src/games/five_tribes/drag';
import { endsOf, glowOf, GLOWS, pipsOf, placesOf, plansOf, worthByStart, type End } from '../src/games/five_tribes/lens';
import { readEnd, sharesOf, tellChoice, tellEnd, type Scene } from '../src/games/five_tribes/sentences';
import type { WorthEstimate, FiveTribesLens, FiveTribesView, MoveWorth } from '../src/generated/five_tribes';
import type { Tribe } from '../src/games/five_tribes/names';

beforeAll(() => words.addGame('five_tribes'));
beforeEach(() => words.use('en'));

const NOTHING: MoveWorth = {
  taken: 2,
  control: false,
  points: 0,
  gains: {},
  tens: 0,
  over: [],
  gives: {},
  around: 0,
  cards: [],
  victim: null,
  estimate: null,
  trail: [],
};
const worth = (value: number, leaves = 0): WorthEstimate => ({ tribe: value, land: 0, tile: 0, worth: value, leaves });
const end = (tribe: Tribe, earns: Partial<MoveWorth>, to = 'c2'): End => ({
  start: 'f2',
  end: to,
  tribe,
  path: [],
  earns: { ...NOTHING, ...earns },
  best: false,
});

function scene(design: string, more: { owner?: number; elders?: number; viziers?: 'each' | 'most' } = {}): Scene {
  const tile = { tile: 'c2', design, meeples: {}, owner: more.owner ?? null, palms: 0, palaces: 0 };
  const view = { tiles: [tile], palms_left: 3, palaces_left: 3, seats: [{ elders: more.elders ?? 0, hand: {} }], options: { viziers: more.viziers ?? 'each' } };
  return { view: view as unknown as FiveTribesView, names: ['Salma', 'Jan', 'Inès', 'Sirocco'], seat: 0 };
}

describe('a move is told', () => {
  it('with viziers: their points, whom they beat, the camel, and the djinn one cannot pay', () => {
    const one = end('vizier', { gains: { viziers: 12, tiles: 10 }, tens: 10, over: [2], control: true });
    expect(tellEnd(one, scene('sacred_10'))).toBe(
      'Take 2 viziers: 2 points, and 10 for having more than Inès. Your camel takes c2: 10. Its djinn needs two elders; you have none.',
    );
    const three = end('vizier', { taken: 3, gains: { viziers: 33 }, tens: 30, over: [1, 2, 3] });
    expect(tellEnd(three, scene('oasis', { owner: 1 }))).toBe(
      'Take 3 viziers: 3 points, and 10 each for having more than Jan, Inès and Sirocco. Jan gets a palm there.',
    );
    expect(tellEnd(one, scene('village', { viziers: 'most' }))).toContain('and 10 for having the most.');
  });

  it('with what the next player then gets, where the planner knows', () => {
    const one = end('builder', { gains: { gold: 10, tiles: 6 }, around: 5, control: true, estimate: worth(16, 21.3) });
    expect(readEnd(one, scene('small_market'), 'Sirocco')).toBe(
      'f2 → c2: about 16. Take 2 builders: 5 blue tiles around, 10 gold. Your camel takes c2: 6. Its market sells one of the first three cards for 3. Sirocco then gets about 21.',
    );
    expect(readEnd({ ...one, earns: { ...one.earns, estimate: null } }, scene('small_market'), null)).not.toContain('about');
  });

  it('with cards, elders, victims, pieces and what others have of it', () => {
    const cards = end('merchant', { cards: ['fish', 'fakir'], gains: { goods: 4 } });
    expect(tellEnd(cards, scene('large_market'))).toBe(
      'Take 2 merchants: fish and a fakir; your goods count 4 more. Its market sells two of the first six cards for 6.',
    );
    const elders = end('elder', { gains: { elders: 4, tiles: 8, palms: 6 }, control: true });
    expect(tellEnd(elders, scene('oasis'))).toBe('Take 2 elders: 4 points, or the price of djinns. Your camel takes c2: 8. What stands there counts 6 more.');
    expect(tellEnd(end('elder', { gains: { elders: 4 } }), scene('sacred_6'))).toContain('Then you can win a djinn there.');
    const kill = end('assassin', { victim: { tile: 'b2', points: 10 }, gains: { palaces: 5 }, gives: { '2': 2 } });
    expect(tellEnd(kill, scene('village', { owner: 0 }))).toBe(
      'Take 2 assassins: kill someone up to 2 steps away, or a vizier or elder in front of somebody. A kill on b2 takes the tile: 10. A palace on your c2: 5. Inès gets 2 gold for it.',
    );
  });

  it.each(LANGUAGES)('in %s without a gap or a missing word', async (language) => {
    await words.use(language);
    for (const tribe of ['vizier', 'elder', 'merchant', 'builder', 'assassin'] as const)
      for (const design of ['village', 'oasis', 'small_market', 'large_market', 'sacred_6']) {
        const one = end(tribe, { gains: { viziers: 11, elders: 4, goods: 2, gold: 3 }, tens: 10, over: [1], cards: ['fish'], around: 3, gives: { '1': 1 } });
        const said = tellEnd(one, scene(design));
        expect(said).not.toMatch(/[{}$]|five_tribes-|undefined| {2}| [.,]/);
      }
  });

  it('in Polish with the forms that numbers ask for', async () => {
    await words.use('pl');
    expect(tellEnd(end('vizier', { gains: { viziers: 2 } }), scene('sacred_6'))).toContain('Weź 2 wezyrów: 2 punkty.');
    expect(tellEnd(end('builder', { gains: { gold: 5 }, around: 1 }), scene('sacred_6'))).toContain('1 niebieska płytka wokół, 5 monet.');
    expect(tellEnd(end('builder', { gains: { gold: 22 }, around: 3 }), scene('sacred_6'))).toContain('3 niebieskie płytki wokół, 22 monety.');
  });
});

describe('what a choice does', () => {
  it('is told by the tile it brings, the points, and what others lose', () => {
    expect(tellChoice({ points: 10, takes: 'b2', costs: {} }, ['Ann', 'Ben'])).toBe('takes the tile: +10');
    expect(tellChoice({ points: 0, takes: null, costs: { '1': 11 } }, ['Ann', 'Ben'])).toBe('Ben loses 11');
    expect(tellChoice({ points: -3, takes: null, costs: {} }, ['Ann', 'Ben'])).toBe('−3 for you');
    expect(tellChoice(undefined, [])).toBe('');
  });
});

function lens(moves: Record<string, Record<string, Partial<Record<Tribe, Partial<MoveWorth>>>>>, plans: FiveTribesLens['plans']): FiveTribesLens {
  const filled = Object.fromEntries(
    Object.entries(moves).map(([start, ends]) => [
      start,
      Object.fromEntries(
        Object.entries(ends).map(([to, by]) => [to, Object.fromEntries(Object.entries(by).map(([tribe, earns]) => [tribe, { ...NOTHING, ...earns }]))]),
      ),
    ]),
  );
  return { seat: 0, following: 1, moves: filled, plans, places: [], bids: {}, choices: {}, row: [], scores: [], counted: [] };
}

describe('plans', () => {
  const some = lens(
    {
      a1: { b1: { vizier: { estimate: worth(9), points: 2 }, elder: { estimate: worth(12), points: 4 } } },
      c3: { d4: { builder: { estimate: worth(20), points: 20 } } },
      e5: { f4: { merchant: { estimate: worth(15), points: 3 } } },
    },
    [
      { start: 'e5', end: 'f4', tribe: 'merchant' },
      { start: 'c3', end: 'd4', tribe: 'builder' },
    ],
  );

  it('lie in the order of the planner, ends in that of their worth', () => {
    expect(plansOf(some).map(({ start, tribe }) => [start, tribe])).toEqual([
      ['e5', 'merchant'],
      ['c3', 'builder'],
    ]);
    expect(endsOf(some).map(({ earns }) => earns.estimate!.worth)).toEqual([20, 15, 12, 9]);
    expect(
      endsOf(some)
        .filter(({ best }) => best)
        .map(({ start }) => start),
    ).toEqual(['e5']);
    expect(plansOf(null)).toEqual([]);
  });

  it('are facts in the order of their points where there is no planner', () => {
    const facts = lens({ a1: { b1: { vizier: { points: 2 }, elder: { points: 4 } } } }, []);
    expect(endsOf(facts).map(({ tribe }) => tribe)).toEqual(['elder', 'vizier']);
    expect(worthByStart(facts).size).toBe(0);
    expect(pipsOf(endsOf(facts), null).map(({ text }) => text)).toEqual(['+4', '+2']);
  });

  it('make tiles glow in steps, the best alone the brightest', () => {
    const worths = worthByStart(some);
    expect([...worths]).toEqual([
      ['c3', 20],
      ['e5', 15],
      ['a1', 12],
    ]);
    expect([20, 19.9, 15, 12].map((value) => glowOf(value, worths.values()))).toEqual([GLOWS, GLOWS - 1, 2, 1]);
    expect(
      new Set(
        Array.from({ length: 30 }, (_, value) =>
          glowOf(
            value,
            Array.from({ length: 30 }, (_, one) => one),
          ),
        ),
      ).size,
    ).toBeGreaterThanOrEqual(5);
    expect(glowOf(7, [7, 7])).toBe(GLOWS);
  });

  it('of places are told with their own trail', () => {
    const earns = { ...NOTHING, trail: [{ tile: 'b1', tribe: 'elder' as const }] };
    const placed = { ...some, places: [{ move: { start: 'a1', end: 'b1', tribe: 'elder' as const }, earns }] };
    expect(placesOf(placed)[0]).toMatchObject({ start: 'a1', path: earns.trail, best: true });
  });

  it('show what their worth is made of, estimates and facts apart', () => {
    const one = end('vizier', { estimate: { tribe: 14, land: 10, tile: 0, worth: 24, leaves: 15 } });
    expect(sharesOf(one, scene('sacred_10')).map(({ part, value, sure }) => [part, value, sure])).toEqual([
      ['vizier', 14, false],
      ['land', 10, true],
    ]);
  });
});

describe('a trail under the finger', () => {
  it('goes from tile to tile, also when the pointer skips some, and back when it returns', () => {
    expect(goTo('f2', [], 'e2', 3)).toEqual(['e2']);
    expect(goTo('f2', [], 'c2', 3)).toEqual(['e2', 'd2', 'c2']);
    expect(goTo('f2', ['e2', 'd2'], 'e2', 3)).toEqual(['e2']);
    expect(goTo('f2', ['e2'], 'f2', 3)).toEqual([]);
    expect(goTo('f2', ['e2'], 'd3', 3)).toEqual(['e2']);
  });

  it('ends when the hand is empty', () => {
    expect(goTo('f2', ['e2', 'd2'], 'd3', 2)).toEqual(['e2', 'd2']);
  });

  it('drops whoever works at its end last, and knows a move only when all are dropped', () => {
    const hand: Tribe[] = ['vizier', 'merchant', 'builder'];
    const there = end('vizier', {});
    const half = dropsOn(['e2', 'd2'], hand, [there], ['vizier']);
    expect(half.left).toHaveLength(1);
    expect(half.end).toBeNull();
    const whole = dropsOn(['e2', 'd2', 'c2'], hand, [there], ['vizier']);
    expect(whole.path.map(({ tribe }) => tribe)).toEqual(['merchant', 'builder', 'vizier']);
    expect(whole.end).toBe(there);
    expect(dropsOn(['e2', 'd2', 'd3'], hand, [there], []).end).toBeNull();
  });

  it('drops one of the tribe on the way where none stood at the end', () => {
    const hand: Tribe[] = ['elder', 'elder', 'merchant', 'builder', 'assassin'];
    const loop = end('elder', {}, 'b1');
    expect(dropsOn(['b1', 'c1', 'c2', 'b2', 'b1'], hand, [loop], []).path.map(({ tribe }) => tribe)).toEqual([
      'elder',
      'merchant',
      'builder',
      'assassin',
      'elder',
    ]);
  });
});
