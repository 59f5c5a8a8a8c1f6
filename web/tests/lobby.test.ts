import { describe, expect, it } from 'vitest';
import type { Altered, GameInfo, SeatInfo, Settings } from '../src/generated/wire';
import { arrangement, type Setting } from '../src/lobby/arranging';
import { isLocal } from '../src/lobby/local';
import { missing, placeOf } from '../src/lobby/missing';
import { spanInWords, spanOf, summary } from '../src/lobby/summary';
import { initial } from '../src/shell/initial';
import { qrPath } from '../src/shell/qr';

const seat = (kind: SeatInfo['kind'], ready = false): SeatInfo => ({
  kind,
  name: kind === 'free' ? '' : 'Ann',
  bot: null,
  ready,
  present: true,
  seconds: null,
  bank: 0,
  thinks: false,
  away: null,
  bot_at: null,
  bot_from: null,
  lent: false,
});

it('knows a link that leads nowhere else', () => {
  expect(['localhost', '127.0.0.1', '127.3.2.1', '[::1]', 'inn.localhost'].map(isLocal)).toEqual([true, true, true, true, true]);
  expect(['192.168.1.20', 'inn.example', 'localhost.example', '10.0.0.127'].map(isLocal)).toEqual([false, false, false, false]);
});

describe('how a table is set', () => {
  const info = {
    game: 'camel_up',
    fewest: 3,
    most: 8,
    lens: true,
    bots: ['novice', 'regular'],
    options: [
      { name: 'hide_coins', values: [false, true], minimum: null, maximum: null, default: false, ordinary: true, fewest: null },
      { name: 'two_players', values: [false, true], minimum: null, maximum: null, default: false, ordinary: false, fewest: 2 },
      { name: 'start_seat', values: ['random'], minimum: 0, maximum: 7, default: 0, ordinary: true, fewest: null },
    ],
  } as unknown as GameInfo;
  const settings: Settings = {
    game: 'camel_up',
    players: 4,
    options: { hide_coins: false, two_players: false, start_seat: 3 },
    name: '',
    lens: 'all',
    clock: { kind: 'minutes', minutes: 12, increment: 10, days: 3, at_zero: 'bot_moves', bank: 0, weekends_off: false, zone: '' },
    watch: 'link',
    listed: false,
    talk: 'free',
    grace: 120,
    thinking: 1,
    stand_in: 'regular',
    bot_seats: 'auto',
  };
  const of = (name: string, altered: Altered[] = [], given = settings): Setting => {
    const { main, more } = arrangement(given, info, altered, 'en');
    return [...main, ...more].find((one) => one.name === name)!;
  };

  it('keeps a value that nobody would have offered', () => {
    const clock = of('clock');
    expect(clock.values[0]).toEqual(settings.clock);
    expect(clock.tell(clock.value)).toBe('12 minutes');
    expect(clock.with(clock.values[1])).toEqual({ ...settings, clock: { ...settings.clock, kind: 'none' } });
  });
  it('lets fewer play only by the option for it, and gives a seat that is gone to nobody', () => {
    const { options, players } = of('players').with(2);
    expect([players, options]).toEqual([2, { hide_coins: false, two_players: true, start_seat: 0 }]);
    expect(of('players', [], { ...settings, players: 2 }).with(5).options['two_players']).toBe(false);
  });
  it('shows strangers nothing that is not listed', () => {
    expect(of('watch').values).toEqual(['link', 'nobody']);
    const listed = { ...settings, listed: true, watch: 'anyone' as const };
    expect(of('watch', [], listed).values).toEqual(['anyone', 'link', 'nobody']);
    expect(of('listed', [], listed).with(false).watch).toBe('link');
  });
  it('brings what was changed before everybody’s eyes', () => {
    expect(arrangement(settings, info, [], 'en').main.map((one) => one.name)).not.toContain('grace');
    const changed = arrangement(settings, info, [{ name: 'grace', before: 30, at: 1 }], 'en').main.find((one) => one.name === 'grace')!;
    expect(changed.tell(changed.altered!.before)).toBe('30 seconds');
  });
});

describe('what a table lacks', () => {
  it('is a free seat, and whoever is not ready', () => {
    expect(missing([seat('person', true), seat('free'), seat('bot'), seat('person')], 0, false)).toEqual([
      { is: 'free', seat: 1 },
      { is: 'unready', seat: 3 },
    ]);
  });
  it('is not the host, who begins', () => {
    expect(missing([seat('person'), seat('bot')], 0, true)).toEqual([]);
    expect(missing([seat('person'), seat('bot')], 0, false)).toEqual([{ is: 'unready', seat: 0 }]);
  });
});

it('seats people clockwise along the carpet', () => {
  const places = [0, 1, 2, 3, 4].map((number) => placeOf(number, 5));
  expect(places.map((place) => `${place.row} ${place.column}`)).toEqual(['above 0', 'above 2', 'above 4', 'below 3', 'below 1']);
  expect([0, 1, 2, 3].map((number) => placeOf(number, 4).column)).toEqual([0, 2, 2, 0]);
});

describe('settings in words', () => {
  const settings: Settings = {
    game: 'camel_up',
    players: 4,
    options: { hide_coins: true, stall_limit: 0 },
    name: '',
    lens: 'own',
    clock: { kind: 'days', minutes: 10, increment: 10, days: 3, at_zero: 'resign', bank: 72, weekends_off: true, zone: 'Europe/Warsaw' },
    watch: 'link',
    listed: true,
    talk: 'auto',
    grace: 7200,
    thinking: 1,
    stand_in: 'regular',
    bot_seats: 'auto',
  };
  const info = {
    game: 'camel_up',
    lens: true,
    options: [
      { name: 'hide_coins', values: [false, true], minimum: null, maximum: null, default: false },
      { name: 'stall_limit', values: [], minimum: 0, maximum: 9, default: 0 },
    ],
  } as unknown as GameInfo;
  const told = summary(settings, info, 'en').map((line) => ('option' in line ? line.option : line.id));

  it('name what was chosen, and only options that are not as usual', () => {
    expect(told).toEqual([
      'page-sum-players',
      'page-sum-lens-own',
      'page-sum-clock-days',
      'page-sum-bank',
      'page-sum-weekends',
      'page-sum-zero-resign',
      'page-sum-listed',
      'page-sum-watch-link',
      'page-sum-talk-reactions',
      'page-sum-bot_seats-closed',
      'page-sum-grace',
      'hide_coins',
    ]);
  });
  it('tell a time in its largest whole unit', () => {
    expect(spanOf(90)).toEqual({ count: 90, unit: 'second' });
    expect(spanOf(604800)).toEqual({ count: 7, unit: 'day' });
    expect(spanInWords(120, 'fr')).toBe('2 minutes');
    expect(spanInWords(7200, 'pl')).toBe('2 godziny');
  });
});

it('writes the first letter of a name, whatever it is', () => {
  expect(initial('  zosia')).toBe('Z');
  expect(initial('łukasz')).toBe('Ł');
  expect(initial('👩‍🚀 Ann')).toBe('👩‍🚀');
  expect(initial('')).toBe('');
});

it('draws runs of dark squares', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
