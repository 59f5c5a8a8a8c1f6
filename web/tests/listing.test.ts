import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../src/generated/wire';
import { addressOf, ago, arrange, statusOf } from '../src/home/listing';

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  table: 'h3Vx',
  game: 'camel_up',
  name: '',
  phase: 'playing',
  players: 4,
  free_seats: 0,
  waits_for_me: false,
  changed: 0,
  names: ['Ann', 'Bo', '', ''],
  acting: null,
  turn_since: 0,
  ...more,
});

describe('how a table stands', () => {
  it('waits for me, or for somebody who is named', () => {
    expect(statusOf(table({ waits_for_me: true, acting: 'Ann' }))).toEqual({ is: 'mine' });
    expect(statusOf(table({ acting: 'Bo', turn_since: 5 }))).toEqual({ is: 'thinking', name: 'Bo', since: 5 });
    expect(statusOf(table())).toEqual({ is: 'playing' });
  });
  it('counts its seats before the game, and waits for nobody while one is free', () => {
    expect(statusOf(table({ phase: 'open', free_seats: 2, waits_for_me: true }))).toEqual({ is: 'seats', seated: 2, players: 4 });
    expect(statusOf(table({ phase: 'open' }))).toEqual({ is: 'full' });
    expect(statusOf(table({ phase: 'open', waits_for_me: true }))).toEqual({ is: 'mine' });
  });
  it('is over', () => expect(statusOf(table({ phase: 'over', waits_for_me: true }))).toEqual({ is: 'over' }));
});

it('shows what waits for me first, and what is finished apart', () => {
  const [open, old, fresh, mine, over] = [
    table({ table: 'a', phase: 'open', changed: 9 }),
    table({ table: 'b', changed: 1 }),
    table({ table: 'c', changed: 5 }),
    table({ table: 'd', waits_for_me: true }),
    table({ table: 'e', phase: 'over' }),
  ];
  const { current, finished } = arrange([open, old, fresh, mine, over]);
  expect(current.map((one) => one.table)).toEqual(['d', 'c', 'b', 'a']);
  expect(finished).toEqual([over]);
});

it('finds the address in what was pasted', () => {
  expect(addressOf(' http://inn.example:8000/t/24BH1yjZiiO5 ')).toBe('/t/24BH1yjZiiO5');
  expect(addressOf('https://inn.example/t/24BH1yjZiiO5?move=3')).toBe('/t/24BH1yjZiiO5');
  expect(addressOf('/t/a-b_c/')).toBe('/t/a-b_c');
  expect(addressOf('24BH1yjZiiO5')).toBe('/t/24BH1yjZiiO5');
  expect(addressOf('https://inn.example/recover#abc.def')).toBe('/recover#abc.def');
  expect(addressOf('https://inn.example/rules')).toBeNull();
  expect(addressOf('hello there')).toBeNull();
  expect(addressOf('')).toBeNull();
});

it('tells how long ago', () => {
  expect(ago(20, 'en')).toBeNull();
  expect(ago(130, 'en')).toBe('2 minutes ago');
  expect(ago(7300, 'pl')).toBe('2 godziny temu');
  expect(ago(90000, 'fr')).toBe('hier');
});
