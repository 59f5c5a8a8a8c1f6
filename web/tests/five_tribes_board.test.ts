import { describe, expect, it } from 'vitest';
import type { Heard } from '../src/core/game';
import type { FiveTribesEvent } from '../src/games/five_tribes/game';
import { beside, cornerOf, makeGrid, placeOf, rounded, trailPoints } from '../src/games/five_tribes/land/grid';
import { resultLines, sheetOf, sums } from '../src/games/five_tribes/panels/result';
import { rowOf } from '../src/games/five_tribes/panels/rule';
import { TILES } from '../src/generated/five_tribes';
import { ranking } from '../src/table/ranking';

describe('the grid', () => {
  it('fills a wide box by six columns and a tall one by five', () => {
    const wide = makeGrid(1000, 700);
    const tall = makeGrid(360, 560);
    expect(wide.turned).toBe(false);
    expect(tall.turned).toBe(true);
    for (const [grid, width, height] of [
      [wide, 1000, 700],
      [tall, 360, 560],
    ] as const) {
      expect(grid.width).toBeLessThanOrEqual(width + 1);
      expect(grid.height).toBeLessThanOrEqual(height + 1);
    }
  });

  it('is not turned while somebody looks at it, unless its tiles would be too small to touch', () => {
    expect(makeGrid(367, 285).turned).toBe(false);
    expect(makeGrid(367, 285, true).turned).toBe(true);
    expect(makeGrid(367, 220, true).turned).toBe(false);
  });

  it.each([makeGrid(1000, 700), makeGrid(360, 560)])('has every tile in a place of its own, and the arrows go to its neighbours', (grid) => {
    const corners = TILES.map((tile) => cornerOf(grid, tile));
    expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
    for (const tile of TILES) {
      const right = beside(grid, tile, 1, 0);
      if (right) expect(placeOf(grid, right)).toEqual({ column: placeOf(grid, tile).column + 1, row: placeOf(grid, tile).row });
    }
    expect(beside(grid, 'a1', -1, 0)).toBeNull();
    expect(beside(grid, 'f5', 0, 1)).toBeNull();
  });

  it('draws a trail that can be followed where it crosses itself', () => {
    const grid = makeGrid(1000, 700);
    const points = trailPoints(grid, ['b2', 'c2', 'c3', 'b3', 'b2']);
    expect(points[0]).not.toEqual(points[4]);
    expect(rounded(points, 10).match(/Q/g)).toHaveLength(3);
    expect(rounded(points.slice(0, 1), 10)).toBe('');
  });
});

describe('the score sheet', () => {
  const section = '7';
  const told: Heard<FiveTribesEvent>[] = [
    {
      moves: 9,
      actor: 0,
      events: [
        { event: 'scored', section, seat: 0, category: 'gold', points: 30 },
        { event: 'scored', section, seat: 1, category: 'gold', points: 12 },
        { event: 'scored', section, seat: 1, category: 'viziers', points: 14 },
        { event: 'game_ended', section, winners: [0] },
      ],
      notation: '',
    },
  ];

  it('has what the server told, counted row by row', () => {
    const sheet = sheetOf(told, 2);
    expect(sheet.rows[0]).toEqual({ category: 'gold', points: [30, 12] });
    expect(sums(sheet, 0)).toEqual([0, 0]);
    expect(sums(sheet, 1)).toEqual([30, 12]);
    expect(sums(sheet, Infinity)).toEqual([30, 26]);
  });

  it('can be sent in a few lines', () => {
    expect(resultLines('Title', ranking({ winners: [0, 2], scores: [40, 12, 40], places: [1, 3, 1] }), ['Ann', 'Ben', 'Cid'], 'link')).toEqual([
      'Title',
      '🥇 Ann 40',
      '🥇 Cid 40',
      '🥉 Ben 12',
      'link',
    ]);
  });
});

describe("a card's rule", () => {
  const html =
    "<table><tbody><tr><td>Ba'al</td><td>6</td><td></td><td>gold for <strong>djinns</strong></td></tr><tr><td>Boaz</td><td>6</td><td></td><td>guards</td></tr></tbody></table>";

  it('is the end of the row with its name, whatever its apostrophe', () => {
    expect(rowOf(html, 'Ba’al')).toBe('gold for djinns');
    expect(rowOf(html, 'Boaz')).toBe('guards');
    expect(rowOf(html, 'Lamia')).toBeNull();
  });
});
