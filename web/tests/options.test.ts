import { describe, expect, it } from 'vitest';
import type { GameInfo, Option } from '../src/generated/wire';
import { Draft } from '../src/newtable/draft.svelte';
import { attributeOf, choices, given, playerCounts, sorted } from '../src/newtable/options';

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  values: [],
  minimum: null,
  maximum: null,
  default: 0,
  ordinary: false,
  fewest: null,
  ...more,
});
const info: GameInfo = {
  game: 'camel_up',
  rules_version: 1,
  fewest: 3,
  most: 8,
  usual: 4,
  options: [
    option('start_seat', { values: ['random'], minimum: 0, maximum: 7, ordinary: true }),
    option('stack_order', { values: ['choose', 'random'], default: 'choose' }),
    option('hide_coins', { values: [false, true], default: false, ordinary: true }),
    option('two_players', { values: [false, true], default: false, fewest: 2 }),
    option('stall_limit', { minimum: 0, maximum: 100000 }),
  ],
  bots: ['random', 'regular'],
  usual_bot: 'regular',
  lens: true,
  hides: true,
};

describe('options', () => {
  it('are ordinary, or rulings; what lets fewer play is no choice of its own', () => {
    const { ordinary, rulings } = sorted(info);
    expect(ordinary.map((one) => one.name)).toEqual(['start_seat', 'hide_coins']);
    expect(rulings.map((one) => one.name)).toEqual(['stack_order', 'stall_limit']);
  });
  it('are chosen from a list where they are few', () => {
    expect(choices(info.options[0]!, 3)).toEqual(['random', 0, 1, 2]);
    expect(choices(info.options[1]!, 3)).toEqual(['choose', 'random']);
    expect(choices(info.options[4]!, 3)).toBeNull();
  });
  it('are sent when they differ, and fit the table', () => {
    expect(given(info, { start_seat: 5, hide_coins: true, stack_order: 'choose' }, 4)).toEqual({ hide_coins: true });
    expect(given(info, { start_seat: 3 }, 4)).toEqual({ start_seat: 3 });
    expect(given(info, {}, 2)).toEqual({ two_players: true });
  });
  it('are told by an attribute', () => expect([true, false, 3, 'random'].map(attributeOf)).toEqual(['yes', 'no', 'number', 'random']));
});

describe('players', () => {
  it('may be fewer where an option allows it', () => {
    expect(playerCounts(info)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(playerCounts({ ...info, options: [] })[0]).toBe(3);
  });
});

describe('a draft', () => {
  it('is for as many as play by habit, or as were chosen for the game before', () => {
    const draft = new Draft();
    draft.use(info);
    expect(draft.players).toBe(4);
    draft.players = 5;
    draft.use({ ...info, most: 5 });
    expect(draft.players).toBe(5);
    draft.use({ ...info, most: 3, usual: 3 });
    expect(draft.players).toBe(3);
  });
  it('waits as long as its clock', () => {
    const draft = new Draft();
    expect(draft.grace).toBe(120);
    draft.clock.kind = 'days';
    expect(draft.grace).toBe(604800);
    draft.ownGrace = 300;
    expect(draft.grace).toBe(300);
  });
  it('says which fields are wrong', () => {
    const draft = new Draft();
    draft.use(info);
    expect([...draft.wrong]).toEqual([]);
    draft.clock.kind = 'minutes';
    draft.clock.minutes = 0;
    draft.options['stall_limit'] = 1.5;
    expect([...draft.wrong]).toEqual(['minutes', 'stall_limit']);
    expect(draft.settings.players).toBe(4);
  });
});
