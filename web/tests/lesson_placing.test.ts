import { describe, expect, it } from 'vitest';
import { around, place, shared, WEIGHTS, type Box } from '../src/lesson/placing';

const laptop: Box = { x: 6, y: 6, width: 1354, height: 756 };
const phone: Box = { x: 6, y: 6, width: 378, height: 832 };
const lying = (at: { x: number; y: number }, size: { width: number; height: number }): Box => ({ ...at, ...size });

it('boxes share what they cover together', () => {
  expect(shared({ x: 0, y: 0, width: 10, height: 10 }, { x: 5, y: 6, width: 10, height: 10 })).toBe(20);
  expect(shared({ x: 0, y: 0, width: 10, height: 10 }, { x: 10, y: 0, width: 5, height: 5 })).toBe(0);
  expect(around({ x: 5, y: 5, width: 2, height: 2 }, 3)).toEqual({ x: 2, y: 2, width: 8, height: 8 });
});

describe.each([
  ['a ticket at the foot of a laptop', laptop, { width: 416, height: 210 }, { x: 20, y: 660, width: 110, height: 90 }],
  ['a seat at its head', laptop, { width: 416, height: 210 }, { x: 12, y: 60, width: 214, height: 66 }],
  ['a tile in the middle', laptop, { width: 416, height: 210 }, { x: 640, y: 340, width: 90, height: 90 }],
  ['a ticket at the foot of a phone', phone, { width: 378, height: 300 }, { x: 4, y: 690, width: 90, height: 90 }],
  ['a sheet over the lower half of a phone', phone, { width: 378, height: 300 }, { x: 0, y: 330, width: 390, height: 460 }],
  ['players at the head of a phone', phone, { width: 378, height: 330 }, { x: 0, y: 48, width: 390, height: 50 }],
])('%s', (_, room, size, ring) => {
  const at = place(size, room, [{ ...ring, weight: WEIGHTS.ringed }], ring);

  it('is never covered', () => expect(shared(lying(at, size), ring)).toBe(0));
  it('has its card within the window', () => {
    expect(at.x).toBeGreaterThanOrEqual(room.x);
    expect(at.y).toBeGreaterThanOrEqual(room.y);
    expect(at.x + size.width).toBeLessThanOrEqual(room.x + room.width);
    expect(at.y + size.height).toBeLessThanOrEqual(room.y + room.height);
  });
});

it('what is lit is rather covered than what is asked for', () => {
  const ring = { x: 6, y: 500, width: 378, height: 330, weight: WEIGHTS.ringed };
  const lit = { x: 6, y: 6, width: 378, height: 300, weight: WEIGHTS.lit };
  const at = place({ width: 378, height: 320 }, phone, [ring, lit], ring);
  expect(shared(lying(at, { width: 378, height: 320 }), ring)).toBe(0);
});

it('where nothing is lit the card lies at the foot', () => expect(place({ width: 400, height: 200 }, laptop, [], null).y).toBe(562));

it('a card that is larger than the room begins where the room does', () => expect(place({ width: 500, height: 900 }, phone, [], null)).toEqual({ x: 6, y: 6 }));
