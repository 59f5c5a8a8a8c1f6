import { describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../src/generated/wire';
import { words } from '../src/core/words.svelte';
import { opponents, ownName, shortLine, spanShort } from '../src/home/lanterns';
import { addressOf, ago, arrange, statusOf } from '../src/home/listing';
import { lessons } from '../src/lesson/known.svelte';

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
  lesson: false,
  you: 0,
  stage: 0,
  deadline: null,
  put_away: false,
  set_up: false,
  ...more,
});

describe('what a table is called', () => {
  it('by its own name, by that of its lesson as soon as it is known, or as its game', () => {
    const known = vi.spyOn(lessons, 'of').mockReturnValue(null);
    expect([{ name: 'Friday' }, { lesson: true }, {}].map((more) => ownName(table(more)))).toEqual(['Friday', '', '']);
    known.mockReturnValue({ game: 'camel_up', title: 'Your first race', minutes: [3, 5], steps: 19 });
    expect([{ name: 'Friday', lesson: true }, { lesson: true }, {}].map((more) => ownName(table(more)))).toEqual(['Friday', 'Your first race', '']);
    known.mockRestore();
  });
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

it('hangs what presses most first, and keeps apart what was put away', () => {
  const tables = [
    table({ table: 'free', waits_for_me: true, changed: 9 }),
    table({ table: 'late', waits_for_me: true, deadline: 500 }),
    table({ table: 'soon', waits_for_me: true, deadline: 100 }),
    table({ table: 'theirs', deadline: 50, changed: 3 }),
    table({ table: 'gone', waits_for_me: true, put_away: true }),
  ];
  const { current, away } = arrange(tables);
  expect(current.map((one) => one.table)).toEqual(['soon', 'late', 'free', 'theirs']);
  expect(away.map((one) => one.table)).toEqual(['gone']);
});

describe('a lantern', () => {
  it('says how far the game is and how much time is left', async () => {
    await words.use('en');
    const mine = table({ waits_for_me: true, stage: 3, deadline: 1000 + 12 * 60 + 30 });
    expect(shortLine(mine, 1000)).toEqual({ stage: 'leg 3', time: `${spanShort(750)} left`, late: true });
    expect(spanShort(750)).toMatch(/^12\s?min/);
    expect(shortLine(table({ game: 'five_tribes', waits_for_me: true, stage: 2 }), 0)).toEqual({ stage: 'round 2', time: '', late: false });
    expect(shortLine(table({ acting: 'Bo', stage: 1, deadline: 10 }), 0)).toEqual({ stage: 'leg 1', time: 'Bo is thinking', late: false });
    expect(shortLine(table({ phase: 'open', free_seats: 2 }), 0).stage).toBe('2 of 4 seated');
  });
  it('names those who play against me', () => {
    expect(opponents(table({ names: ['Ann', 'Bo', '', 'Cy'], you: 1 }))).toEqual([
      { seat: 0, name: 'Ann' },
      { seat: 3, name: 'Cy' },
    ]);
  });
});
