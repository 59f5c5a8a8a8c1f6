/** Who is here, away, stood in for or back; and whom one may nudge. */
import { describe, expect, it } from 'vitest';
import type { SeatInfo, Tiding, Update } from '../src/generated/wire';
import { absenceOf, awaitedOther, BACK, mayHurry, nudgeIn, openSeats, shareLeft } from '../src/table/presence/absence';

const person = (given: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name: 'Ann',
  bot: null,
  ready: true,
  present: true,
  seconds: null,
  bank: 0,
  thinks: false,
  away: null,
  bot_at: null,
  bot_from: null,
  lent: false,
  ...given,
});
const bot = person({ kind: 'bot', bot: 'novice' });
const table = (seats: SeatInfo[], given: Partial<Update> = {}): Update =>
  ({ phase: 'playing', you: 0, awaited: [1], nudge: null, lesson: false, settings: { bot_seats: 'open' }, seats, ...given }) as unknown as Update;
const tiding = (kind: Tiding['kind'], seat: number, at: number): Tiding => ({
  kind,
  seat,
  at,
  version: at,
  name: '',
  moves: 0,
  former: '',
  bot: '',
  count: 0,
  others: [],
});

describe('a seat', () => {
  const away = person({ present: false, away: 100, bot_at: 220, bot_from: 120 });
  it('is away since its line was cut, until a bot comes', () =>
    expect(absenceOf(table([person(), away]), 1, [], 130)).toEqual({ is: 'away', since: 100, botAt: 220 }));
  it('is never away to its own owner, who is looking', () => expect(absenceOf(table([away, person()]), 0, [], 130)).toBeNull());
  it('is stood in for, or lent', () => {
    expect(absenceOf(table([person(), person({ bot: 'novice', present: false, away: 1 })]), 1, [], 130)).toEqual({ is: 'stood-in', bot: 'novice' });
    expect(absenceOf(table([person(), person({ bot: 'novice', lent: true })]), 1, [], 130)).toEqual({ is: 'lent', bot: 'novice' });
  });
  it('is back for a while, and not after something else has happened to it', () => {
    const both = [tiding('taken_over', 1, 90), tiding('returned', 1, 100)];
    expect(absenceOf(table([person(), person()]), 1, both, 100 + BACK - 1)).toEqual({ is: 'back' });
    expect(absenceOf(table([person(), person()]), 1, both, 100 + BACK)).toBeNull();
    expect(absenceOf(table([person(), person()]), 1, [...both, tiding('handed', 1, 110)], 120)).toBeNull();
    expect(absenceOf(table([person(), person()]), 0, both, 120)).toBeNull();
  });
  it('of a bot, and after the end, is nobody’s to be away from', () => {
    expect(absenceOf(table([person(), bot]), 1, [], 130)).toBeNull();
    expect(absenceOf(table([person(), away], { phase: 'over' }), 1, [], 130)).toBeNull();
  });
});

describe('the ring', () => {
  it.each([
    [100, 1],
    [160, 0.5],
    [220, 0],
    [300, 0],
    [50, 1],
  ])('at %d has %d left', (now, left) => expect(shareLeft(100, 220, now)).toBe(left));
});

describe('a bot at once', () => {
  const seats = [person(), person({ present: false, away: 100, bot_at: 220, bot_from: 120 })];
  const strangers = { settings: { listed: true } } as Partial<Update>;
  it.each([
    [{}, 120, true],
    [{}, 119, false],
    [{ you: null, host: true }, 120, true],
    [{ you: null }, 120, false],
    [strangers, 120, false],
    [{ ...strangers, host: true }, 120, true],
  ] as [Partial<Update>, number, boolean][])('with %o at %d is mine to call: %s', (given, now, may) =>
    expect(mayHurry(table(seats, { host: false, ...given }), 1, now)).toBe(may),
  );
  it('is never called for somebody who is here', () => expect(mayHurry(table(seats, { host: true }), 0, 500)).toBe(false));
});

describe('a nudge', () => {
  it('is for the one who is away first, never for a bot or oneself', () => {
    const seats = [person(), person(), person({ away: 5 }), bot];
    expect(awaitedOther(table(seats, { awaited: [0, 1, 2, 3] }))).toBe(2);
    expect(awaitedOther(table(seats, { awaited: [1, 3] }))).toBe(1);
    expect(awaitedOther(table(seats, { awaited: [0, 3] }))).toBeNull();
    expect(awaitedOther(table([person(), person({ bot: 'novice' })]))).toBeNull();
  });
  it('waits until the last one is a minute old', () => {
    expect(nudgeIn(table([person()]), 100)).toBe(0);
    expect(nudgeIn(table([person()], { nudge: { at: 100, again: 160 } }), 130)).toBe(30);
    expect(nudgeIn(table([person()], { nudge: { at: 100, again: 160 } }), 170)).toBe(0);
  });
});

describe('a bot’s seat', () => {
  const watching = { you: null };
  it('can be taken by whoever watches, where the table is open', () => expect(openSeats(table([person(), bot, bot], watching))).toEqual([1, 2]));
  it.each([{ you: 0 }, { phase: 'over' }, { lesson: true }, { settings: { bot_seats: 'closed' } }])('but not with %o', (given) =>
    expect(openSeats(table([person(), bot], { ...watching, ...(given as Partial<Update>) }))).toEqual([]),
  );
});
