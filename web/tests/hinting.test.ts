import { beforeAll, describe, expect, it } from 'vitest';
import type { Advice, Planned } from '../src/core/game';
import type { AnyMove } from '../src/core/speech';
import { words } from '../src/core/words.svelte';
import { compare, explain, namePlan, othersOf } from '../src/table/hinting';

const NAMES = ['Ann', 'Ben'];
const step = (move: object, notation: string) => ({ move: move as AnyMove, notation });
const plan = (notation: string, value: number, ...then: string[]) => ({
  ...step({ move: 'roll' }, notation),
  value,
  then: then.map((one) => step({ move: 'roll' }, one)),
  values: [],
  trials: 0,
});
const advice = (first: Planned, considered: Advice['considered']): Advice => ({ version: 1, bot: 'expert', reason: '', about: {}, ...first, considered });

beforeAll(async () => {
  await words.use('en');
  for (const game of ['camel_up', 'five_tribes', 'emira']) await words.addGame(game);
});

describe('a hint', () => {
  it('tells of a walk where it begins and how it ends', () => {
    const walk = {
      ...step({ move: 'pick_up', tile: 'b2' }, 'pick b2'),
      then: [step({ move: 'drop', tile: 'b1', tribe: 'builder' }, 'drop b1 B'), step({ move: 'drop', tile: 'a1', tribe: 'elder' }, 'drop a1 E')],
    };
    expect(namePlan('five_tribes', walk, NAMES)).toBe('Pick up the meeples on b2 …, and in the end: Drop an elder on a1');
    expect(namePlan('five_tribes', { ...walk, then: [] }, NAMES)).toBe('Pick up the meeples on b2');
  });

  it('gives its reason, with figures and names, and none where there are no words for it', () => {
    expect(explain('camel_up', { reason: 'cover', about: { seat: 1, camel: 'blue' } }, NAMES)).toContain('Ben');
    expect(explain('camel_up', { reason: '', about: {} }, NAMES)).toBe('');
    expect(explain('camel_up', { reason: 'whim', about: {} }, NAMES)).toBe('');
  });

  it('compares in the unit of the bot', () => {
    expect(compare('camel_up', 'expert', 0.52)).toBe('0.5 coins less');
    expect(compare('five_tribes', 'regular', 2)).toBe('2.0 points less');
    expect(compare('emira', 'expert', 0.02)).toBe('2 victories fewer in 100 games');
    expect(compare('emira', 'regular', 60)).toBe('60 gold less');
    expect(compare('dunes', 'expert', 1.5)).toBe('1.5 less');
  });

  it('calls what is no worse, or better by chance, about as good', () => {
    for (const less of [0, 0.004, -3]) for (const game of ['camel_up', 'five_tribes', 'emira']) expect(compare(game, 'expert', less)).toBe('about as good');
  });

  it('tells each other plan once, against the best of them, and not itself again', () => {
    const hint = advice(plan('pick a1', 0, 'drop a2 V', 'drop a3 E'), [
      plan('pick a1', 5, 'drop b1 V', 'drop a3 E'),
      plan('pick a1', 4, 'drop a2 E', 'drop a3 V'),
      plan('pick a1', 3, 'drop b1 E', 'drop a3 V'),
      plan('pick c1', 6, 'drop c2 V'),
    ]);
    expect(othersOf(hint).map((one) => [one.plan.notation, one.plan.then.at(-1)?.notation, one.less])).toEqual([
      ['pick a1', 'drop a3 V', 2],
      ['pick c1', 'drop c2 V', 0],
    ]);
    expect(othersOf(advice(plan('roll', 0), []))).toEqual([]);
  });
});
