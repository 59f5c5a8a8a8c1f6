import { describe, expect, it } from 'vitest';
import type { GameInfo, SeatInfo, Settings } from '../src/generated/wire';
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
  thinks: false,
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
    clock: { kind: 'days', minutes: 10, increment: 10, days: 3, at_zero: 'resign' },
    watch: 'link',
    listed: true,
    talk: 'auto',
    grace: 7200,
    thinking: 1,
    stand_in: 'regular',
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
      'page-sum-zero-resign',
      'page-sum-listed',
      'page-sum-watch-link',
      'page-sum-talk-reactions',
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
