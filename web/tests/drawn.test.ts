import { describe, expect, it } from 'vitest';
import { touched } from '../src/core/changes';
import { learnSeats } from '../src/core/seats';
import { words } from '../src/core/words.svelte';
import { Describer } from '../src/table/describe';
import { counted, flights, keysOf } from '../src/table/drawn/moved';
import { pace } from '../src/table/drawn/pace';
import { belongings, common, type Tile } from '../src/table/drawn/tiles';

await words.use('en');
learnSeats('oasis', ['owner'], ['scores', 'cards']);

const describer = new Describer('oasis', ['Ada', 'Bo']);
const view = {
  viewer: 0,
  phase: 'turn',
  turn: 0,
  options: {},
  wells: 4,
  owner: 1,
  open: true,
  market: ['fish', 'silk', 'fish'],
  stack: [null, null],
  tiles: [{ owner: 0, height: 2 }],
  bag: { red: 2 },
  scores: [3, 5],
  cards: ['palm', null],
  seats: [
    { gold: 7, hand: ['camel'] },
    { gold: 2, hand: null },
  ],
};
const at = (tiles: Tile[], path: string): Tile => tiles.find((tile) => tile.path === path)!;

describe('a view on the board', () => {
  const middle = common(describer, view);

  it('has what is common in the middle, and nothing that lies before a seat or is shown elsewhere', () => {
    expect(middle.map((tile) => tile.path)).toEqual(['wells', 'owner', 'open', 'market', 'stack', 'tiles', 'bag']);
  });

  it('draws a number, a seat, a word, and what lies face down', () => {
    expect(at(middle, 'wells').piece).toEqual({ is: 'number', value: 4, text: '4' });
    expect(at(middle, 'owner').piece).toEqual({ is: 'seat', value: 1, text: 'Bo' });
    expect(at(middle, 'open').piece).toMatchObject({ is: 'word', text: 'yes' });
    expect(at(middle, 'market').row!.map((piece) => piece.text)).toEqual(['fish', 'silk', 'fish']);
    expect(at(middle, 'stack').row!.map((piece) => piece.is)).toEqual(['hidden', 'hidden']);
  });

  it('draws what has fields of its own as tiles within', () => {
    expect(at(middle, 'bag').tiles.map((tile) => [tile.path, tile.piece!.value])).toEqual([['bag.red', 2]]);
    expect(at(middle, 'tiles').tiles[0]!.tiles.map((tile) => [tile.path, tile.piece!.text])).toEqual([
      ['tiles.0.owner', 'Ada'],
      ['tiles.0.height', '2'],
    ]);
  });

  it('has before a seat its items of the lists with one for each, and its own fields', () => {
    const mine = belongings(describer, view, 0);
    expect(mine.map((tile) => tile.path)).toEqual(['scores.0', 'cards.0', 'seats.0.gold', 'seats.0.hand']);
    expect(mine[1]!.piece).toMatchObject({ is: 'word', text: 'palm' });
  });

  it('covers what another has and the viewer may not see', () => {
    const theirs = belongings(describer, view, 1);
    expect(at(theirs, 'cards.1').piece!.is).toBe('hidden');
    expect(at(theirs, 'seats.1.hand').piece!.is).toBe('hidden');
    expect(JSON.stringify(theirs)).not.toContain('palm');
    expect(belongings(describer, { ...view, viewer: null }, 1).map((tile) => tile.path)).not.toContain('seats.1.hand');
  });

  it('tells the same in the text mode', () => {
    expect(describer.seat(view, 1).map((part) => [part.label, part.text])).toEqual([
      ['scores', '5'],
      ['cards', 'face down'],
      ['gold', '2'],
      ['hand', '–'],
    ]);
    expect(describer.view(view).map((part) => part.label)).not.toContain('scores');
  });
});

describe('what moved', () => {
  const tiles = (changed: Partial<typeof view>): Tile[] => {
    const next = { ...view, ...changed };
    return [...common(describer, next), ...belongings(describer, next, 0), ...belongings(describer, next, 1)];
  };
  const before = tiles({});

  it('is nothing where nothing did', () => {
    expect(flights(before, tiles({}))).toEqual([]);
    expect([...counted(before, tiles({}))]).toEqual([]);
  });

  it('is a thing that left one place and came to another', () => {
    const after = tiles({
      market: ['fish', 'fish'],
      seats: [
        { gold: 7, hand: ['camel', 'silk'] },
        { gold: 2, hand: null },
      ],
    });
    expect(flights(before, after)).toEqual([{ from: 'market/silk/1', to: 'seats.0.hand/silk/1', text: 'silk' }]);
  });

  it('is as much as one number lost and another gained', () => {
    const after = tiles({ wells: 1, scores: [3, 8] });
    expect(flights(before, after)).toEqual([{ from: 'wells', to: 'scores.1', text: '3' }]);
    expect(counted(before, after)).toEqual(
      new Map([
        ['wells', -3],
        ['scores.1', 3],
      ]),
    );
  });

  it('knows a thing of a row by its word and not by its place', () => {
    const row = (...texts: string[]) => texts.map((text) => ({ is: 'word' as const, value: 0, text }));
    expect(keysOf('row', row('a', 'b', 'a'))).toEqual(['row/a/1', 'row/b/1', 'row/a/2']);
    expect(keysOf('row', row('b', 'a'))).toEqual(['row/b/1', 'row/a/1']);
  });
});

describe('where two views differ', () => {
  it('is told by paths, down to the last', () => {
    const next = { ...view, wells: 3, scores: [3, 6], seats: [view.seats[0], { gold: 1, hand: null }] };
    expect(touched(view, next)).toEqual(['wells', 'scores.1', 'seats.1.gold']);
  });

  it('is a list itself where it grows', () => {
    expect(touched(view, { ...view, market: [...view.market, 'ivory'] })).toEqual(['market']);
    expect(touched(view, { ...view, cards: ['palm', 'dune'] })).toEqual(['cards.1']);
  });
});

describe('how long an event is told', () => {
  const event = { event: 'dug', section: '1' };

  it('depends on what is said of it', () => {
    const lasts = (text: string): number => pace(event, () => text);
    expect(lasts('')).toBeLessThan(lasts('Bo digs.'));
    expect(lasts('Bo digs.')).toBeLessThan(lasts('Bo digs a well, and finds more than enough for everybody.'));
    expect(lasts('x'.repeat(1000))).toBeLessThan(3000);
  });
});
