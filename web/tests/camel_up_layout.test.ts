import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAMELS, type CamelUpView } from '../src/generated/camel_up';
import { courtOf, toBeSeen } from '../src/games/camel_up/track/court';
import { covers, facingAt, hiddenShare, numberAt, numbersOf, printsOf, standings, tileAt, type Box, type Standing } from '../src/games/camel_up/track/layout';
import { makeRing, middleOf } from '../src/games/camel_up/track/ring';

const BOXES: [number, number][] = [
  [320, 300],
  [360, 370],
  [390, 540],
  [820, 900],
  [888, 640],
  [1900, 1050],
  [3840, 1800],
  [600, 260],
  [372, 330],
  [800, 390],
];
const [first] = JSON.parse(readFileSync(new URL('./fixtures/camel_up.json', import.meta.url), 'utf8')) as { view: CamelUpView }[];
const holding = (track: CamelUpView['track']): CamelUpView => ({ ...first!.view, track });
/** The ends of a camel's drawing, with its ornament or hair. */
const extent = ({ x, y, scale, facing }: Standing) => ({
  left: x - (facing === 'left' ? 75 : 41) * scale,
  right: x + (facing === 'right' ? 75 : 41) * scale,
  top: y - 82 * scale,
  bottom: y + 3 * scale,
});

describe.each(BOXES)('pieces in %i x %i', (width, height) => {
  const ring = makeRing(width, height);
  const court = courtOf(ring);

  it.each([1, 2, 3, 4, 5, 6, 7])('a stack of %i stays on the board, wherever it stands, and its letters can be seen', (count) => {
    for (let space = -2; space <= 19; space++) {
      const camels = [...CAMELS].reverse().slice(0, count);
      const stood = standings(holding([{ space, camels }]), ring, court).filter((standing) => camels.includes(standing.camel));
      expect(stood).toHaveLength(count);
      for (const standing of stood) {
        const { left, right, top, bottom } = extent(standing);
        expect(left, `left of ${space}`).toBeGreaterThanOrEqual(0);
        expect(right, `right of ${space}`).toBeLessThanOrEqual(width);
        expect(top, `above ${space}`).toBeGreaterThanOrEqual(0);
        expect(bottom, `below ${space}`).toBeLessThanOrEqual(height);
      }
      for (let index = 1; index < count; index++) expect((stood[index - 1]!.y - stood[index]!.y) / stood[index]!.scale).toBeGreaterThanOrEqual(26.9);
      expect(stood.map((standing) => standing.depth)).toEqual(stood.map((standing) => standing.depth).sort((one, other) => one - other));
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('a stack of %i hides no tile of another space', (count) => {
    const camels = [...CAMELS].reverse().slice(0, count);
    for (let space = 2; space <= 16; space++) {
      for (const away of [-2, -1, 1, 2]) {
        const view = { ...holding([{ space: space + away, camels }]), tiles: [{ space, side: 'cheer' as const, owner: 0 }] };
        const stood = standings(view, ring, court).filter((standing) => camels.includes(standing.camel));
        const tile = tileAt(ring, space, stood);
        expect(hiddenShare(ring, tile, stood), `tile ${space}, stack ${space + away}`).toBeLessThan(0.35);
        expect(tile.x - 34 * ring.u).toBeGreaterThanOrEqual(0);
        expect(tile.x + 34 * ring.u).toBeLessThanOrEqual(width);
      }
    }
  });

  it('a tile that nobody hides lies in the middle of its space', () => {
    for (let space = 2; space <= 16; space++) {
      const { x, y } = middleOf(ring, space);
      expect(tileAt(ring, space, [])).toEqual({ x, y: y - 5 * ring.u });
    }
  });

  it('camels that are not on the track wait inside the ring', () => {
    const waiting = standings(holding([]), ring, court);
    expect(waiting.map((standing) => standing.camel)).toEqual([...CAMELS]);
    for (const standing of waiting) {
      const { left, right, top, bottom } = extent(standing);
      expect(left).toBeGreaterThan(ring.cx - ring.a - ring.band / 2);
      expect(right).toBeLessThan(ring.cx + ring.a + ring.band / 2);
      expect(top).toBeGreaterThan(ring.cy - ring.b);
      expect(bottom).toBeLessThan(ring.cy + ring.b);
    }
    expect(new Set(waiting.map(({ x, y }) => `${x} ${y}`)).size).toBe(CAMELS.length);
  });

  it('dice, piles and pyramid lie in the court', () => {
    const inside = (x: number, y: number): boolean => Math.abs(x - court.cx) < court.width / 2 && Math.abs(y - court.cy) < court.height / 2;
    expect(court.tents).toHaveLength(5);
    for (const tent of court.tents)
      expect(inside(tent.x + 32 * tent.scale, tent.y + 38 * tent.scale) && inside(tent.x - 32 * tent.scale, tent.y - 38 * tent.scale)).toBe(true);
    for (const pile of [court.winner, court.loser])
      for (const way of [-1, 1]) expect(inside(pile.x + way * 33 * court.card, pile.y - 45 * court.card)).toBe(true);
    expect(inside(court.door.x, court.door.y)).toBe(true);
    expect(court.pyramid.y - 168 * court.pyramid.scale).toBeGreaterThan(ring.cy - ring.b - ring.band / 2);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('a stack of %i hides no die, pile, label or number, wherever it stands', (count) => {
    const overlap = (one: Box, other: Box): number =>
      Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
      Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
    const size = Math.max(12, 17 * ring.u);
    for (let space = 1; space <= 16; space++) {
      const view = {
        ...holding([{ space, camels: [...CAMELS].slice(0, count) }, ...(count < 7 ? [{ space: (space % 16) + 1, camels: [...CAMELS].slice(count) }] : [])]),
        leg: 1,
        turns: 3,
      };
      const bodies = standings(view, ring, court).flatMap(covers);
      for (const box of toBeSeen(view, court)) {
        const hidden = bodies.reduce((sum, body) => sum + overlap(box, body), 0) / ((box.right - box.left) * (box.bottom - box.top));
        expect(hidden, `${count} on ${space} before ${JSON.stringify(box)}`).toBeLessThan(0.07);
      }
      numbersOf(ring, standings(view, ring, court)).forEach(({ x, y }, index) => {
        const box = { left: x - 0.25 * size, right: x + 0.25 * size, top: y - 0.7 * size, bottom: y };
        const hidden = bodies.reduce((sum, body) => sum + overlap(box, body), 0) / (0.35 * size * size);
        expect(hidden, `number ${index + 1}, ${count} on ${space}`).toBeLessThan(0.2);
      });
    }
  });

  it('what is written below one die does not touch the next', () => {
    expect(court.tents[1]!.x - court.tents[0]!.x).toBeGreaterThan(25);
  });

  it('no hoof print lies on a number', () => {
    const prints = printsOf(ring, 1, 16);
    for (let space = 1; space <= 16; space++) {
      const { x, y } = numberAt(ring, space);
      expect(
        prints.every((print) => Math.abs(print.x - x) > 6 || print.y > y + 3 || print.y < y - 11),
        `${space}`,
      ).toBe(true);
    }
  });

  it('a tile that makes way for a stack does not lie under the name of a pile', () => {
    const words = toBeSeen(holding([]), court);
    for (let space = 2; space <= 16; space++) {
      const camels = standings(holding([{ space, camels: [...CAMELS].slice(0, 3) }]), ring, court);
      const middle = tileAt(ring, space, []);
      const { x, y } = tileAt(ring, space, camels, words);
      if (Math.hypot(x - middle.x, y - middle.y) < 1) continue;
      expect(
        words.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
        `${space}`,
      ).toBe(false);
    }
  });
});

it('racers look the way they run', () => {
  const ring = makeRing(888, 640);
  for (let space = 1; space <= 16; space++) {
    const { tx } = middleOf(ring, space);
    if (Math.abs(tx) > 0.5) expect(facingAt(ring, space)).toBe(tx > 0 ? 'right' : 'left');
  }
});

it('prints lead from where a camel was to where it is', () => {
  const ring = makeRing(888, 640);
  expect(printsOf(ring, 5, 5)).toEqual([]);
  const prints = printsOf(ring, 14, 11);
  const from = middleOf(ring, 14);
  const to = middleOf(ring, 11);
  const near = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
  expect(near(prints[0]!, from)).toBeLessThan(ring.space / 2);
  expect(near(prints.at(-1)!, to)).toBeLessThan(ring.space / 2);
});
