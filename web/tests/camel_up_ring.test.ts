import { describe, expect, it } from 'vitest';
import { along, cellOf, makeRing, middleOf, outline, type Ring } from '../src/games/camel_up/track/ring';

const BOXES: [number, number][] = [
  [320, 300],
  [320, 480],
  [360, 370],
  [390, 560],
  [820, 900],
  [888, 640],
  [1400, 1000],
  [2500, 1200],
  [3840, 1800],
  [600, 260],
  [300, 900],
];
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(BOXES)('a ring in %i x %i', (width, height) => {
  const ring: Ring = makeRing(width, height);

  it('stays inside its box, with room for heads above', () => {
    const edge = ring.band / 2;
    expect(ring.cx - ring.a - edge).toBeGreaterThan(0);
    expect(ring.cx + ring.a + edge).toBeLessThan(width);
    expect(ring.cy - ring.b - edge).toBeGreaterThan(60 * ring.u);
    expect(ring.cy + ring.b + edge).toBeLessThan(height);
    expect(ring.c).toBeGreaterThanOrEqual(edge);
  });

  it('has sixteen spaces of one length that close', () => {
    expect(distance(along(ring, 0), along(ring, 16 * ring.space))).toBeLessThan(1e-6);
    for (let space = 1; space <= 16; space++) {
      const steps = 400;
      let length = 0;
      for (let step = 0; step < steps; step++)
        length += distance(along(ring, (space - 1 + step / steps) * ring.space), along(ring, (space - 1 + (step + 1) / steps) * ring.space));
      expect(length / ring.space).toBeCloseTo(1, 4);
    }
  });

  it('runs clockwise from the middle of the bottom', () => {
    const start = along(ring, 0);
    expect(start.x).toBeCloseTo(ring.cx);
    expect(start.y).toBeCloseTo(ring.cy + ring.b);
    expect(start.tx).toBeCloseTo(-1);
    expect(middleOf(ring, 1).x).toBeLessThan(ring.cx);
    expect(middleOf(ring, 16).x).toBeGreaterThan(ring.cx);
    expect(middleOf(ring, 8).y).toBeLessThan(ring.cy);
    expect(distance(middleOf(ring, 1), middleOf(ring, 17))).toBeLessThan(1e-6);
    for (let at = 0; at < 16; at += 0.37) {
      const spot = along(ring, at * ring.space);
      const next = along(ring, at * ring.space + 0.01);
      expect(Math.hypot(spot.tx, spot.ty)).toBeCloseTo(1);
      expect((next.x - spot.x) / 0.01).toBeCloseTo(spot.tx, 2);
      expect((next.y - spot.y) / 0.01).toBeCloseTo(spot.ty, 2);
      expect(distance(along(ring, at * ring.space, 5), { x: ring.cx, y: ring.cy })).toBeGreaterThan(distance(spot, { x: ring.cx, y: ring.cy }));
    }
  });

  it('draws closed outlines of finite numbers', () => {
    for (const path of [outline(ring, 10), outline(ring, -ring.band / 2), ...Array.from({ length: 16 }, (_, index) => cellOf(ring, index + 1, 3, 4))]) {
      expect(path).toMatch(/^M.*Z$/);
      expect(path).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

it('lies down in a wide box and stands in a tall one', () => {
  expect(makeRing(888, 640).portrait).toBe(false);
  expect(makeRing(390, 560).portrait).toBe(true);
  expect(makeRing(360, 370).portrait).toBe(false);
});
