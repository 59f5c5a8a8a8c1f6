/** Playing apart: time in days, orders in words, and what has changed for whoever was away. */
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../src/core/words.svelte';
import type { OrderOffer, SeatInfo, Update } from '../src/generated/wire';
import { changedFor } from '../src/table/apart/changed';
import { lineOf, offerInWords, offerOf, within } from '../src/table/apart/order';
import { learn } from '../src/table/apart/words';
import { moment, spanInWords, untilWhen } from '../src/table/apart/until';
import { timeLeft } from '../src/table/time.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Monday, 16 November 2026, noon by this machine's clock. */
const MONDAY = new Date(2026, 10, 16, 12).getTime() / 1000;

beforeAll(async () => {
  await words.use('en');
  await words.addGame('camel_up');
  await words.addGame('emira');
  await learn('camel_up');
  await learn('emira');
});

describe('time in days', () => {
  const update = (more: object): Update =>
    ({ phase: 'playing', now: MONDAY, turn_since: MONDAY, deadline: MONDAY + 2 * DAY + 4 * HOUR, settings: { clock: { kind: 'days' } }, ...more }) as Update;
  const seat = { seconds: 2 * DAY + 4 * HOUR, bank: 0 } as SeatInfo;

  it('is told in days and hours', () => {
    expect([90, 59 * 60, HOUR, 3.5 * HOUR, DAY, 2 * DAY + 4 * HOUR, 3 * DAY + 59].map(spanInWords)).toEqual([
      '1 minute',
      '59 minutes',
      '1 hour',
      '3 hours',
      '1 day',
      '2 days 4 hours',
      '3 days',
    ]);
  });

  it('ends on a day of the week, with its date where that could be another week’s', () => {
    expect(moment(MONDAY + 3 * DAY + 6 * HOUR, MONDAY)).toBe('Thursday 18:00');
    expect(moment(MONDAY + 8 * DAY, MONDAY)).toMatch(/^Tue,? 24 Nov,? 12:00$/);
  });

  it('is told with its end', () => {
    expect(untilWhen(update({}), MONDAY)).toBe('2 days 4 hours left, until Wednesday 16:00');
    expect(untilWhen(update({ deadline: null }), MONDAY)).toBe('');
    expect(untilWhen(update({ phase: 'over' }), MONDAY)).toBe('');
  });

  it('goes by the deadline for whoever acts, weekends and all', () => {
    const over = update({ deadline: MONDAY + 4 * DAY + 4 * HOUR });
    expect(timeLeft(over, seat, true, MONDAY)).toEqual({ text: '4 days', low: false });
    expect(timeLeft(over, seat, false, MONDAY)).toEqual({ text: '2 days', low: false });
    expect(timeLeft(over, seat, true, over.deadline! - 30 * 60)).toEqual({ text: '30:00', low: true });
  });
});

describe('an order', () => {
  const bid: OrderOffer = { line: 'bid to 40', kind: 'bid_to', about: { amount: 40 }, amounts: [40, 95, 10] };
  const ticket: OrderOffer = { line: 'ticket B if B worth 5', kind: 'ticket', about: { camel: 'blue', worth: 5 }, amounts: null };

  it('has an amount in steps, where it has one', () => {
    expect([null, 10, 47, 60, 500].map((wished) => within(bid, wished))).toEqual([40, 40, 40, 60, 90]);
    expect(within(ticket, 5)).toBeNull();
    expect([lineOf(bid, 60), lineOf(ticket, 60)]).toEqual(['bid to 60', 'ticket B if B worth 5']);
  });

  it('is known again by its line', () => {
    expect(offerOf([ticket, bid], 'bid to 70')).toBe(bid);
    expect(offerOf([ticket, bid], ticket.line)).toBe(ticket);
    expect(offerOf([ticket, bid], 'ticket B if B worth 3')).toBeNull();
  });

  it('is told in words, or as it is written where there are none', () => {
    expect(offerInWords('camel_up', ticket)).toBe('Take the blue ticket if it pays 5');
    expect(offerInWords('emira', bid, 70)).toBe('Bid in this auction, up to 70');
    expect(offerInWords('coins', { ...bid, kind: 'toss' }, 70)).toBe('bid to 70');
  });
});

it('tells what has changed of what lies before me, and nothing else', () => {
  const seat = (coins: number) => ({ coins, tickets: [], pyramid_tickets: 0, partner: null, cards: 5, hand: [], copied: 0 });
  const view = (...coins: number[]) => ({ viewer: 0, options: {}, seats: coins.map(seat) });
  const names = ['Ann', 'Bo', 'Cy'];
  expect(changedFor('camel_up', names, 0, view(3, 3, 3), view(8, 1, 3))).toEqual([{ label: 'Coins', before: '3', after: '8' }]);
  expect(changedFor('camel_up', names, 2, view(3, 3, 3), view(8, 1, 3))).toEqual([]);
});
