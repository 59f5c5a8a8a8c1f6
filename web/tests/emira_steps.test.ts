import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '../src/core/speech';
import type { EmiraView } from '../src/generated/emira';
import { turnPhase } from '../src/games/emira/panels/sight';
import { pace, step } from '../src/games/emira/steps';

const seat = { colour: 'green', gold: 600, shown: null, cards: 1, hand: { vermin: 1 }, camels: 0, rate: 50, sections: 0, guest_houses: 0, tokens: {}, status: [], caravans: { small_slow: [1, 8] }, princesses: [], appearance: 0, status_points: 0, palace: 0, rooms: 2 };
const view = {
  viewer: 0, phase: 'bidding', turn: 3, first: 0, seats: [seat, { ...seat, colour: 'red', gold: null, hand: null }], offer: { small: true, large: true, token: 'beauty', status: 800, section: true, camel: true },
  in_play: ['farah'], undecided: ['adara'], swapped: [], played: [], step: {}, princess_deck: 20,
} as unknown as EmiraView;
const after = (...events: object[]): EmiraView => events.reduce<unknown>((shown, event) => step(shown, event as AnyEvent), view) as EmiraView;

describe('what the table looks like after an event', () => {
  test('income is paid and caravans walk; one that stood on its last space is gone', () => {
    const [mine, other] = after({ event: 'income_paid', seat: 0, gold: 450, caravans: 300 }, { event: 'income_paid', seat: 1, gold: 450, caravans: 300 }).seats;
    expect(mine).toMatchObject({ gold: 1050, caravans: { small_slow: [7] } });
    expect(other).toMatchObject({ gold: null, caravans: { small_slow: [7] } });
  });

  test('on closed roads caravans stay where they are', () => {
    const shown = after({ event: 'card_played', seat: 1, card: 'interrupt_spice_trade' }, { event: 'income_paid', seat: 0, gold: 150, caravans: 0 });
    expect(shown.seats[0]).toMatchObject({ gold: 750, caravans: { small_slow: [1, 8] } });
  });

  test('bids and passes are seen at once', () => {
    expect(after({ event: 'bid_made', seat: 1, amount: 50 }, { event: 'passed', seat: 0 }).step).toMatchObject({ bid: 50, bidder: 1, passed: [0] });
  });

  test('what is bought leaves its stall', () => {
    const shown = after({ event: 'status_bought', seat: 0, cost: 800, points: 2 }, { event: 'caravan_bought', seat: 0, caravan: 'large_fast', price: 900 });
    expect(shown.offer).toMatchObject({ status: null, large: false, small: true });
    expect(shown.seats[0]).toMatchObject({ status_points: 2, caravans: { large_fast: [4] } });
  });

  test('a princess moves in, or waits in the garden', () => {
    const shown = after({ event: 'princess_joined', princess: 'adara', seat: 1 }, { event: 'princess_undecided', princess: 'farah' });
    expect(shown).toMatchObject({ in_play: [], undecided: ['farah'] });
    expect(shown.seats[1]!.princesses).toEqual(['adara']);
  });

  test('an event that nobody knows changes nothing', () => {
    expect(step(view, { event: 'something_else' } as unknown as AnyEvent)).toBe(view);
  });
});

test('nobody waits for what cannot be seen', () => {
  expect(pace({ event: 'asked', section: '4' })).toBe(0);
  expect(pace({ event: 'princess_joined', section: '6.1' })).toBeGreaterThan(500);
});

test('forced choices belong to the phase that goes on after them', () => {
  expect(turnPhase(view)).toBe('auctions');
  expect(turnPhase({ ...view, phase: 'discarding_token', step: { resume: 'purchases' } } as unknown as EmiraView)).toBe('purchases');
  expect(turnPhase({ ...view, phase: 'over' })).toBeNull();
});
